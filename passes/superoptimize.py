"""`mugraph-superoptimize`: the whole pipeline as one pass, for use among other compilers' passes."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.passes import ModulePass

from mirage_ir.dialects.diagnostics import blaming
from mirage_ir.dialects.functions import is_ours
from mirage_ir.dialects.sized_choices import PROGRAM_OF, programs_of, write_choices
from mirage_ir.dialects.sizes import sized_functions, sized_program
from mirage_ir.dialects.workloads import has_workloads
from mirage_ir.errors import OptionError
from mirage_ir.passes.check_numerics import CheckNumericsPass
from mirage_ir.passes.decompose import DecomposePass
from mirage_ir.passes.generate import GeneratePass
from mirage_ir.passes.inline import InlinePass
from mirage_ir.passes.options import RunOptions, SearchOptions, begin_budget, declared_space
from mirage_ir.passes.outline import OutlinePass
from mirage_ir.passes.saturate import SaturatePass
from mirage_ir.passes.select import SelectPass
from mirage_ir.passes.verify import VerifyPass
from mirage_ir.pipeline.candidate import PipelineStage
from mirage_ir.saturate.limits import beside_search

if TYPE_CHECKING:
    from mirage_ir.pipeline.sized import Check, SizedResult
    from mirage_ir.sized.family import SizedProgram

STAGES = {p.name: p for p in (CheckNumericsPass, GeneratePass, InlinePass, OutlinePass, SaturatePass, SelectPass, VerifyPass)}
"""The passes of the stages, by name; `PipelineStage` says in which order they run."""


@dataclass(frozen=True)
class SuperoptimizePass(SearchOptions, RunOptions, ModulePass):
    """Decompose, outline, saturate, generate, check numerics, verify, select, inline.

    args: the search options (`SearchOptions`) and how to run the search (`RunOptions`), with the options of `mugraph-verify`
        (`tests`, `lanes`, `memory`, `seed`), of `mugraph-select` (`keep-source`) and of `mugraph-saturate` (`stabilize`).
        A `budget` is for all of them together, this pass's own time from its beginning (`BudgetOptions`).
    rewrite: `@f` → `@f` computed by the best verified program, and the private `@f__source`, which is `@f` as it was, decomposed.
        `@f` with sizes as symbols → `@f`, and private programs for all sizes (`mirage_ir.dialects.sized_choices`).
    checks: as in `mugraph-verify` and `mugraph-select`. Functions with other operators than mugraph's stay as they are; a module
        of such functions alone is an error.
    """

    name: ClassVar[str] = "mugraph-superoptimize"

    tests: int | None = None
    """Tests of each verification; by default as many as keep the chance of an error below 2^-40."""
    lanes: int | None = None
    """Independent field elements in every entry of a test; chosen likewise."""
    memory: int | float | None = None
    """GiB that a verification may take, by default half of the free memory. A candidate that would take more is not verified."""
    seed: int = 0
    """Seed of the random values that verify candidates and check their numerics."""
    keep_source: bool = True
    """Whether the function as it was stays beside its replacement: what -t triton emits tests itself against it."""
    stabilize: bool = False
    """Whether a function in which an exp can overflow is searched in an equal form in which none can."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.stages()

    def stages(self) -> tuple[ModulePass, ...]:
        """The passes that this one stands for. Each has the options of this one that it knows by name."""
        beside = beside_search(self.wanted, self.stabilize)
        given: dict[str, Any] = {**vars(self), "first": self.wanted, **({} if beside is None else asdict(beside))}

        def made(stage: PipelineStage) -> ModulePass:
            # Candidates come to the selection with estimates for the target.
            known = {f.name for f in fields(STAGES[stage])} - ({"target"} if stage is PipelineStage.SELECT else set())
            return STAGES[stage](**{name: given[name] for name in known & given.keys()})

        order = (stage for stage in PipelineStage if beside is not None or stage is not PipelineStage.SATURATE)
        return DecomposePass(self.budget), *map(made, order)

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        begin_budget(op, self.budget)
        if superoptimize_sized(op, self) and not has_workloads(op):
            return
        for stage in self.stages():
            stage.apply(ctx, op)


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
    check: Check = lambda _source, _program: None,
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
