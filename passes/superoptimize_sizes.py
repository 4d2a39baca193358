"""The search for programs of functions whose sizes are symbols, and their places in the IR."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from mirage_ir.dialects.diagnostics import blaming
from mirage_ir.dialects.functions import is_ours
from mirage_ir.dialects.sized_choices import PROGRAM_OF, programs_of, write_choices
from mirage_ir.dialects.sizes import sized_functions, sized_program
from mirage_ir.errors import OptionError
from mirage_ir.passes.options import declared_space

if TYPE_CHECKING:
    from mirage_ir.decompose import Decomposed
    from mirage_ir.passes.superoptimize import SuperoptimizePass
    from mirage_ir.pipeline.sized import SizedResult
    from mirage_ir.sized.family import SizedProgram


def superoptimize_sized(module: ModuleOp, options: SuperoptimizePass) -> int:
    """Writes programs for all sizes beside each function of symbols that has none yet; returns for how many functions.

    Raises `FailedOn` and `OperationError` for a function that is no program, or for which no program has all sizes; `OptionError`
    for an option that belongs to programs of fixed sizes.
    """
    wanted = [f for f in sized_functions(module) if is_ours(f) and PROGRAM_OF not in f.attributes and not programs_of(module, f)]
    for func in wanted:
        found = search_sizes(module, func, sized_program(func), options)
        write_choices(module, func, found, options.target)
    return len(wanted)


def search_sizes(
    module: ModuleOp,
    func: FuncOp,
    source: SizedProgram,
    options: SuperoptimizePass,
    check: Callable[[Decomposed], None] = lambda _: None,
) -> SizedResult:
    """The programs for all sizes of a function's symbols, of which each passes `check` (`mirage_ir.pipeline.sized`).

    Raises as `superoptimize_sized` does.
    """
    from mirage_ir.pipeline.sized import SIZED_EFFORT, superoptimize_sizes

    for name in ("tests", "lanes"):
        if getattr(options, name) is not None:
            raise OptionError(f"programs with symbolic sizes are not verified with '{name}': leave it out")
    if options.stabilize:
        raise OptionError("programs with symbolic sizes are searched as they are: leave out --stabilize")
    with blaming(func):
        return superoptimize_sizes(
            source,
            options.space({**SIZED_EFFORT, **declared_space(module)}),
            options.machine(),
            control=options.control(),
            cache=options.results(module, options.name),
            memory=options.memory,
            seed=options.seed,
            check=check,
        )
