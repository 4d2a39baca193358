"""Bundles of the cases of `gpu.py`: the candidates of a search for each, verified, and the files that measure them."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from io import StringIO
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "test" / "support"))

from fused_programs import attention
from gpu_cases import CASE_FILE, CUDA_MODULE, Case
from xdsl.context import Context
from xdsl.dialects.builtin import Builtin, FloatAttr, ModuleOp
from xdsl.dialects.func import Func, FuncOp
from xdsl.parser import Parser
from xdsl.printer import Printer

from mirage_ir.block.cost import program_cost
from mirage_ir.cache.results import Cache
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.dialects.bridge import func_from_program, program_from_func
from mirage_ir.dialects.mugraph import MuGraph
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.cuda.module import emit_cuda_module
from mirage_ir.numerics.check import Checker
from mirage_ir.numerics.rank import rank
from mirage_ir.pipeline.superoptimize import superoptimize
from mirage_ir.program import GraphOp, Program
from mirage_ir.runtime.bundle import write_bundle
from mirage_ir.search.plan.generate import generate_each
from mirage_ir.search.run.control import Control
from mirage_ir.search.run.run import Run
from mirage_ir.search.space import Space
from mirage_ir.target import Machine, machine
from mirage_ir.verify.equivalence import Verifier

HERE = Path(__file__).resolve().parent
EXAMPLES = HERE.parents[1] / "examples"
CARRIED = ("../gpu.py", "gpu_case.py", "gpu_cases.py", "gpu_machine.py", "gpu_run.py", "gpu_sides.py", "gpu_table.py")
"""What the folder needs to be run elsewhere."""


def program_of(case: Case) -> Program:
    """The program of a case, with the strides of its inputs."""
    if case.source:
        context = Context()
        for dialect in (Builtin, Func, MuGraph):
            context.load_dialect(dialect)
        path = EXAMPLES / case.source
        (function,) = Parser(context, path.read_text(encoding="utf-8"), str(path)).parse_module().ops
        assert isinstance(function, FuncOp)
        program = program_from_func(function)
    else:
        (heads, queries, depth), (_, _, keys), _ = case.shapes
        program = attention(heads, queries, depth, keys, case.safe)
    assert tuple(t.shape for t in program.inputs) == case.shapes, f"{case.name} is not what {case.source} says"
    return replace(program, strides=case.strides)


def text_of(programs: Sequence[Program], measured: Sequence[float] = ()) -> str:
    """A module with these programs as functions: the source, then `candidate_0` and so on; with microseconds, candidates alone."""
    first = [] if measured else [programs[0].name]
    names = [*first, *(f"candidate_{n}" for n in range(len(programs) - len(first)))]
    functions = [func_from_program(p, name) for p, name in zip(programs, names, strict=True)]
    for function, us in zip(functions, measured, strict=False):
        function.attributes[MEASURED] = FloatAttr(round(us, 3), 64)
    out = StringIO()
    Printer(stream=out).print_op(ModuleOp(functions))
    return out.getvalue() + "\n"


MEASURED = "mugraph.measured_us"
LISTED = 300
"""Candidates that are asked of a search when some are to be spread over them."""
WORST = 3.0
"""How much more than the best the others may be estimated at."""


@dataclass(frozen=True, slots=True)
class How:
    """How candidates are found: how many, in how many seconds (verification included), for which machine.

    spread: how many more, at even distances over all that the model estimates at up to `WORST` times the best; these are verified
    by what measures them alone, and there are none when `verified`.
    cache: a folder of `mirage_ir.cache` that results are taken from and put into. verified: whether they are verified at full size,
    which takes seconds for each where there are many keys; otherwise at smaller shapes only, and the bundle says so.
    cuda: how many of the first candidates are written as CUDA modules, too.
    """

    top: int = 20
    spread: int = 0
    budget: float = 40.0
    target: str = "h100"
    cache: Path | None = None
    verified: bool = True
    cuda: int = 0


@cache
def candidates(source: Program, how: How) -> tuple[Decomposed, ...]:
    """Programs for `source`, best first, each with a kernel of ours; a search is done once for all layouts."""
    wanted = how.top + 1  # One more: the source itself may be among them.
    control = Control(budget=how.budget, progress=False)
    if how.verified:
        result = superoptimize(
            source, Space(top=wanted, distinct=True), machine(how.target), control=control, cache=Cache.of(how.cache)
        )
        found = [c.program for c in result.candidates]
    else:
        found = searched(decompose(source), replace(how, top=wanted), control)
    fused = [p for p in found if any(isinstance(n, GraphOp) for n in p.nodes)]
    return tuple(fused[: how.top] + spread(fused[how.top :], how, program_cost(fused[0], machine(how.target))) if fused else ())


def searched(source: Decomposed, how: How, control: Control) -> list[Decomposed]:
    """What the search finds and `superoptimize` would verify, in that order, but for what is wrong at smaller shapes."""
    space = Space(top=max(how.top, LISTED if how.spread else 0), distinct=True)
    with Run(control, (source,), space, machine(how.target)) as run:
        found = generate_each({0: source}, run)[0].candidates
    ranked = [found[place.position] for place in rank(Checker(source), found, how.top)]
    verifier = Verifier(source)
    return [p for p in ranked[: how.top] if not verifier.differs_when_shrunken(p)] + ranked[how.top :]


def spread(programs: Sequence[Decomposed], how: How, best: float) -> list[Decomposed]:
    """Some of `programs`, at even distances over those that the model estimates at up to `WORST` times the best."""
    rest = [p for p in programs if program_cost(p, machine(how.target)) <= WORST * best]
    count = min(how.spread, len(rest))
    return [rest[(2 * n + 1) * len(rest) // (2 * count)] for n in range(count)]


def emit_case(case: Case, folder: Path, how: How) -> list[str]:
    """Writes the bundle of one case into `folder`, which is replaced. Returns a line for each candidate that is left out.

    Raises `MirageError` when no candidate can be found, verified or emitted.
    """
    source = program_of(case)
    found = candidates(replace(source, strides=()), how)  # Strides change neither search nor verification.
    chosen = [replace(p, strides=case.strides) for p in found]
    shutil.rmtree(folder, ignore_errors=True)
    left_out = write_bundle(folder, decompose(source), chosen, text_of([source, *chosen]), machine(how.target))
    (folder / CASE_FILE).write_text(json.dumps({**case.to_json(), "verified": how.verified}, indent=1) + "\n", encoding="utf-8")
    for number, program in enumerate(chosen[: how.cuda]):
        left_out += write_cuda(folder, number, program, decompose(source), machine(how.target))
    return left_out


def write_cuda(folder: Path, number: int, program: Decomposed, source: Decomposed, goal: Machine) -> list[str]:
    """Writes a candidate as CUDA modules: with warps in step and, where that is another text, in turns. Returns what is refused."""
    try:
        text = emit_cuda_module(program, source, machine=goal)
        turns = emit_cuda_module(program, source, machine=goal, turns=True)
    except LoweringError as error:
        return [f"candidate {number} is not in CUDA: {error}"]
    (folder / f"{CUDA_MODULE}{number}.py").write_text(text, encoding="utf-8")
    if turns != text:
        (folder / f"{CUDA_MODULE}{number}_turns.py").write_text(turns, encoding="utf-8")
    return []


def carry(folder: Path) -> None:
    """Copies the scripts into `folder`, so that it needs nothing else."""
    for name in CARRIED:
        shutil.copy(HERE / name, folder)
