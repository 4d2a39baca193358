"""`mirage-opt --superoptimize -t triton` of a function whose sizes are symbols: one module for all sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from mirage_ir.dialects.diagnostics import FailedOn, blaming
from mirage_ir.dialects.functions import emitted
from mirage_ir.dialects.sizes import sized_program
from mirage_ir.passes.superoptimize import SuperoptimizePass, search_sizes

if TYPE_CHECKING:
    from mirage_ir.pipeline.sized import SizedResult


def superoptimized_sizes(module: ModuleOp, func: FuncOp, options: SuperoptimizePass) -> tuple[SizedResult, str]:
    """The programs for all sizes of a function's symbols, and their Triton module.

    Raises `FailedOn` and `OperationError` for a function that is not the only one of its module, is no program with symbols, or for
    which no program has all sizes; `OptionError` for an option that belongs to programs of fixed sizes.
    """
    from mirage_ir.lowering.triton.sized import check_emits, emit_sized_module

    for other in emitted(module):
        if other is not func:
            raise FailedOn(other, f"a Triton module holds one program, and @{func.sym_name.data} has symbolic sizes")
    source = sized_program(func)
    goal = options.machine()
    found = search_sizes(module, func, source, options, lambda program: check_emits(source, program, goal))
    with blaming(func):
        return found, emit_sized_module(source, found.choices, machine=goal)
