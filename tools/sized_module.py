"""`mirage-opt --superoptimize -t triton`, `-t cuda` and `-t cuda-torch` of a function whose sizes are symbols: one text for all."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from mirage_ir.dialects.diagnostics import FailedOn, blaming
from mirage_ir.dialects.functions import emitted
from mirage_ir.dialects.sizes import sized_program
from mirage_ir.passes.superoptimize import SuperoptimizePass, search_sizes

if TYPE_CHECKING:
    from mirage_ir.pipeline.sized import SizedResult
    from mirage_ir.target.machines import Machine

WRITTEN = {"triton": "a Triton module", "cuda": "a CUDA file", "cuda-torch": "a CUDA module"}
"""The targets that know symbols, each with what it writes."""


def superoptimized_sizes(module: ModuleOp, func: FuncOp, options: SuperoptimizePass, target: str) -> tuple[SizedResult, str]:
    """The programs for all sizes of a function's symbols, and what a target of `WRITTEN` makes of them.

    Raises `FailedOn` and `OperationError` for a function that is not the only one of its module, is no program with symbols, or for
    which no program has all sizes; `OptionError` for an option that belongs to programs of fixed sizes.
    """
    for other in emitted(module):
        if other is not func:
            raise FailedOn(other, f"{WRITTEN[target]} holds one program, and @{func.sym_name.data} has symbolic sizes")
    source = sized_program(func)
    goal, check = options.machine(), _check(target)
    found = search_sizes(module, func, source, options, partial(check, machine=goal))
    with blaming(func):
        return found, _text(target, found, goal)


def _check(target: str) -> Callable[..., None]:
    """The function that refuses a program that the target cannot write for all sizes."""
    if target == "triton":
        from mirage_ir.lowering.triton.sized import check_emits

        return check_emits
    from mirage_ir.lowering.cuda.sized import check_emits_cuda

    return partial(check_emits_cuda, alone=target == "cuda")


def _text(target: str, found: SizedResult, goal: Machine) -> str:
    if target == "triton":
        from mirage_ir.lowering.triton.sized import emit_sized_module

        return emit_sized_module(found.source, found.choices, machine=goal)
    from mirage_ir.lowering.cuda.sized import emit_sized_cuda_file, emit_sized_cuda_module

    return (emit_sized_cuda_file if target == "cuda" else emit_sized_cuda_module)(found.source, found.choices, machine=goal)
