"""`mirage-opt --report`: the page about a superoptimized module, written when everything else is."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp

from mirage_ir.atomic import write_files
from mirage_ir.dialects.bridge import program_from_func
from mirage_ir.dialects.candidate_attributes import VERIFIED, read_candidate, target_of
from mirage_ir.dialects.diagnostics import FailedOn
from mirage_ir.dialects.functions import elsewhere, functions, is_private, symbol
from mirage_ir.dialects.workloads import SOURCE, source_of
from mirage_ir.errors import MirageError
from mirage_ir.target.machines import DEFAULT_TARGET, Machine, machine

if TYPE_CHECKING:
    from mirage_ir.pipeline.history import History
    from mirage_ir.pipeline.sized import SizedResult
    from mirage_ir.program import Program
    from mirage_ir.reporting.facts import EmittedText, ProgramFacts, ReportFacts, SizedFacts
    from mirage_ir.runtime.tune import Tuning


@dataclass
class ModuleReport:
    """What becomes the page: filled in while the tool works, written last.

    `written` are the programs before the passes by name, where they were programs then. `target` is the language of `text`, what
    the tool wrote.
    """

    path: str
    target: str = "mlir"
    module: ModuleOp | None = None
    written: Mapping[str, Program] = field(default_factory=dict[str, "Program"])
    history: History = ()
    tuning: Tuning | None = None
    sized: tuple[SizedResult, Machine] | None = None
    text: str = ""

    @contextmanager
    def listening(self) -> Generator[None]:
        """Keeps the history of the stages inside the `with` block."""
        from mirage_ir.pipeline.history import history_of_stages

        with history_of_stages() as records:
            yield
        self.history = tuple(records)

    def write(self) -> None:
        """Writes the page: all of it or, on an error, nothing. Raises `OSError` and, for a module without a result, `FailedOn`."""
        from mirage_ir.reporting.page import page

        write_files({self.path: page(self._facts())})

    def _facts(self) -> ReportFacts:
        from mirage_ir.reporting.facts import ReportFacts

        if self.sized is not None:
            facts = self._sized(*self.sized)
            return ReportFacts(facts.name, (facts,))
        assert self.module is not None
        chosen = chosen_functions(self.module)
        programs = tuple(self._program(self.module, func, others) for func, *others in chosen)
        return ReportFacts(", ".join(p.name for p in programs), programs)

    def _sized(self, result: SizedResult, goal: Machine) -> SizedFacts:
        from mirage_ir.reporting.facts import EmittedText
        from mirage_ir.reporting.gather_sized import gather_sized

        return gather_sized(result, goal, [EmittedText("Triton module", self.text)])

    def _program(self, module: ModuleOp, func: FuncOp, others: list[FuncOp]) -> ProgramFacts:
        from mirage_ir.api.report import measurement_of
        from mirage_ir.reporting.gather import Subject, gather

        name, candidate = func.sym_name.data, read_candidate(func)
        source = source_of(module, func)
        original = program_from_func(func if source is None else source)
        tuning = self.tuning
        return gather(
            Subject(
                name,
                machine(target_of(func) or DEFAULT_TARGET),
                self.written.get(name, original),
                candidate,
                tuple(map(read_candidate, others)),
                self.history,
                () if tuning is None else tuning.candidates,
                None if tuning is None else measurement_of(tuning),
                tuple(self._texts(func, original)),
                ()
                if source is not None or name in self.written
                else ("Its source was not kept, so it is drawn as the result is.",),
            )
        )

    def _texts(self, func: FuncOp, original: Program) -> Generator[EmittedText]:
        from mirage_ir.reporting.facts import EmittedText

        if self.target != "mlir":
            yield EmittedText(f"What -t {self.target} wrote", self.text)
        if self.target != "triton":
            yield _triton(func, original)
        yield EmittedText("The result as MLIR", str(func))


def chosen_functions(module: ModuleOp) -> list[list[FuncOp]]:
    """The superoptimized functions of a module, each with its runners-up behind it. Raises `FailedOn` when there are none.

    They have one source; where it was not kept, runners-up of `@f` are the private `@f.1`, `@f.2`, … (`mugraph-select`).
    """
    groups: dict[str, list[FuncOp]] = {}
    for func in functions(module):
        if VERIFIED not in func.attributes:
            continue
        name = func.sym_name.data
        best = name.rpartition(".")[0]
        runner_up = is_private(func) and best in groups and name.rpartition(".")[2].rstrip("_").isdecimal()
        groups.setdefault(symbol(func, SOURCE) or (best if runner_up else name), []).append(func)
    if not groups:
        raise FailedOn(module, "there is nothing to report: the module holds no superoptimized program" + elsewhere(module))
    return list(groups.values())


def _triton(func: FuncOp, original: Program) -> EmittedText:
    """The emitted module of a function, or why there is none."""
    from mirage_ir.decompose import decompose
    from mirage_ir.dialects.candidate_attributes import read_program
    from mirage_ir.lowering.mixed.module import emit_program, module_kind
    from mirage_ir.lowering.module.pytorch import emit_pytorch_module
    from mirage_ir.lowering.module.target import pytorch_of
    from mirage_ir.reporting.facts import EmittedText

    try:
        way = pytorch_of(func)
        if way is not None:
            return EmittedText("Module that calls PyTorch", emit_pytorch_module(program_from_func(func), way))
        goal = machine(target_of(func) or DEFAULT_TARGET)
        program = read_program(func, libraries=True)
        return EmittedText(module_kind(program), emit_program(program, decompose(original), machine=goal))
    except MirageError as error:
        return EmittedText("Triton module", None, str(error))
