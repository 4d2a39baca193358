"""Times and bounds of verification: `nice python bench/verify.py [name …] [--budget 60]`.

Each example and each large program of KernelBench's kind is the source once, for a hand-written fused form, where there is one, and
for what the search finds within a budget; whole layers are verified as one program, for the best programs of their parts, joined.
A fresh process verifies the candidates of a source, and a row is printed as soon as it is there. All seconds are those of its
processors, so that they do not depend on who else uses the machine; of three runs the best counts.

* `first s`: the source against itself, which draws its inputs. `check s`: the slowest candidate. `filter ms`: the slowest
  comparison at shrunken shapes. `MiB`: the most memory that the process had, the interpreter included.
* `wrong s`, `wrong MiB`: a wrong candidate, its output doubled, in a process of its own. It runs at full size as well where classes
  do not decide. The limits hold for it, too.
* `classes`: how many candidates were proved on classes of indices, at a cost that does not depend on their extents. For the others,
  lines below the table say why.

The exit status is 1 when a candidate is refused, a wrong one is accepted or passes the filter, or a limit is missed: `SECONDS` a
candidate (a layer `LAYER_SECONDS`), `MEMORY_MIB`, `FILTER_MS` (a layer `LAYER_FILTER_MS`), and a bound below 2^`BOUND_LOG2`.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Callable, Hashable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "support"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "examples"))

import fused_programs as fp
from fused_programs import ALL, Body, op, program, tensors
from llama_layer import Sizes, layer

from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.program import Apply, Program, make_attrs
from mirage_ir.search.plan.generate import Generated, generate_each
from mirage_ir.search.plan.parts import cut, join
from mirage_ir.search.run.control import Control
from mirage_ir.search.run.run import Run
from mirage_ir.search.space import Space
from mirage_ir.target import DEFAULT_TARGET, machine
from mirage_ir.verify import Verdict, Verifier
from mirage_ir.verify.classes import on_classes
from mirage_ir.verify.equivalence import CHOICES
from mirage_ir.verify.identities import normalize
from mirage_ir.verify.verdict import Basis

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
BIG = (4096, 393216)
"""The shape of KernelBench's softmax and activations."""


def softmax_kernels(rows: int, columns: int) -> Program:
    """The sums of the rows, and the quotients."""
    b = Body(1)
    b.store(b.accumulate(b.apply("sum", b.apply("exp", b.load(0, (0,), 1)), dim=1)), (0,))
    c = Body(2)
    c.store(c.apply("div", c.apply("exp", c.load(0, (0, 1))), c.load(1, (0, ALL))), (0, 1))
    return program("kernels", tensors((rows, columns)), b.block((0,), (rows // 2,), 96), c.block((0, 1), (rows // 4, 192)))


def norm_kernel(rows: int, columns: int) -> Program:
    """rms_norm in two kernels: the sums of squares, and the quotients."""
    b = Body(1)
    b.store(b.accumulate(b.apply("sum", b.apply("square", b.load(0, (0,), 1)), dim=1)), (0,))
    c = Body(2)
    mean = c.apply("scale", c.load(1, (0, ALL)), value=1 / columns)
    c.store(c.apply("div", c.load(0, (0, 1)), c.apply("sqrt", c.apply("offset", mean, value=1e-6))), (0, 1))
    return program("kernels", tensors((rows, columns)), b.block((0,), (rows // 2,), 96), c.block((0, 1), (rows // 4, 192)))


def partial_sums(rows: int, columns: int) -> Program:
    """The sums of parts of the rows, and their sums."""
    b = Body(1)
    b.store(b.accumulate(b.apply("sum", b.load(0, (0, 1), 1), dim=1)), (0, 1), fp.F32)
    c = Body(1)
    c.store(c.apply("sum", c.load(0, (0,)), dim=1), (0,))
    return program("parts", tensors((rows, columns)), b.block((0,), (rows // 4, 64), 48), c.block((1,), (rows // 4,)))


def product_kernel(n: int) -> Program:
    b = Body(2)
    b.store(b.accumulate(b.apply("matmul", b.load(0, (0, ALL), 1), b.load(1, (ALL, 1), 0))), (0, 1))
    return program("kernel", tensors((n, n), (n, n)), b.block((0, 1), (n // 64, n // 64), n // 64))


def normalized_gemm(rows: int = 1024, depth: int = 8192, columns: int = 8192) -> Program:
    """KernelBench's product, batch norm and softmax."""
    types = tensors((rows, depth), (depth, columns), (1, columns), (columns,), (columns,))
    nodes = (op("matmul", 0, 1), op("add", 5, 2), op("batch_norm", 6, 3, 4), op("softmax", 7, dim=1))
    return program("gemm_bn_softmax", types, *nodes)


@dataclass(frozen=True, slots=True)
class Subject:
    """A source, hand-written programs that compute it, and the seconds that each may take; of a layer the parts are searched."""

    source: Callable[[], Program]
    fused: Callable[[], Sequence[Program]] = tuple
    seconds: float = 0.3
    in_parts: bool = False


def _pair(source: Callable[[], Program], *fused: Callable[[], Program]) -> Subject:
    return Subject(source, lambda: [f() for f in fused])


def _example(source: Callable[[int], Program], fused: Callable[[int], Program], batch: int) -> Subject:
    return _pair(lambda: source(batch), lambda: fused(batch))


LAYER_SECONDS, LAYER_FILTER_MS = 2.0, 100.0
EXAMPLES: dict[str, tuple[Callable[[int], Program], Callable[[int], Program]]] = {
    "gqa": (lambda b: fp.attention(2 * b, 256, 64, 4096), lambda b: fp.flash_attention(2 * b, 256, 64, 4096, 4, 64)),
    "gqa_safe": (
        lambda b: fp.attention(2 * b, 256, 64, 4096, True),
        lambda b: fp.flash_attention(2 * b, 256, 64, 4096, 4, 64, True),
    ),
    "mha": (lambda b: fp.attention(32 * b, 16, 64, 4096), lambda b: fp.flash_attention(32 * b, 16, 64, 4096, 1, 64)),
    "mqa": (lambda b: fp.attention(b, 1024, 64, 4096), lambda b: fp.flash_attention(b, 1024, 64, 4096, 16, 64)),
    "qknorm": (lambda b: fp.qknorm(2 * b, 256, 64, 4096), lambda b: fp.fused_qknorm(2 * b, 256, 64, 4096, 4, 64)),
    "rmsnorm": (lambda b: fp.rmsnorm(2 * b, 4096, 6144), lambda b: fp.fused_rmsnorm(2 * b, 4096, 6144, 96, 64)),
    "gated_mlp": (lambda b: fp.gated_mlp(8, 4096, 4096), lambda b: fp.fused_gated_mlp(8, 4096, 4096, 64, 64)),
    "lora": (lambda b: fp.lora(16, 256, 4096, 16), lambda b: fp.fused_lora(16, 256, 4096, 16, 64)),
    "ntrans": (lambda b: fp.ntrans(8 * b, 4096), lambda b: fp.fused_ntrans(8 * b, 4096)),
    "moe": (lambda b: fp.moe(8, 8, 4096, 4096), lambda b: fp.fused_moe(8, 8, 4096, 4096, 16, 64)),
}
"""The examples by batch; some have no batch dimension."""
UNBATCHED = {"gated_mlp", "lora", "moe"}
SUBJECTS = {
    **{
        name if batch == 1 else f"{name}_b8": _example(*pair, batch)
        for name, pair in EXAMPLES.items()
        for batch in ((1,) if name in UNBATCHED else (1, 8))
    },
    "softmax": _pair(lambda: program("softmax", tensors(BIG), op("softmax", 0, dim=1)), lambda: softmax_kernels(*BIG)),
    "gelu": _pair(lambda: program("gelu", tensors(BIG), op("gelu", 0))),
    "rms_norm": _pair(lambda: program("rms_norm", tensors(BIG), op("rms_norm", 0, eps=1e-6)), lambda: norm_kernel(*BIG)),
    "sum": _pair(lambda: program("sum", tensors(BIG), op("sum", 0, dim=1)), lambda: partial_sums(*BIG)),
    "gemm_bn_softmax": _pair(normalized_gemm),
    "product_4096": _pair(
        lambda: program("product", tensors(*[(4096, 4096)] * 2), op("matmul", 0, 1)), lambda: product_kernel(4096)
    ),
    "attention_16384": _pair(lambda: fp.attention(8, 1024, 128, 16384), lambda: fp.flash_attention(8, 1024, 128, 16384, 16, 256)),
    "attention_safe": _pair(
        lambda: fp.attention(8, 1024, 128, 16384, True), lambda: fp.flash_attention(8, 1024, 128, 16384, 16, 256, True)
    ),
    **{
        name: Subject(lambda name=name: layer(Sizes(), name == "llama_layer_append").program(), tuple, LAYER_SECONDS, True)
        for name in ("llama_layer", "llama_layer_append")
    },
}
FILTER_MS = 20.0
BOUND_LOG2 = -60.0
MEMORY_MIB = 500.0
HEADINGS = (
    "program             candidates classes  first s  check s  filter ms    bound  tests  lanes  degree   atoms   MiB"
    "  wrong s wrong MiB"
)


def best(work: Callable[[], T], times: int = 3) -> tuple[T, float]:
    """A result, and the fewest seconds of processors that it takes in so many times; once when they are many."""
    seconds: list[float] = []
    while True:
        start = time.process_time()
        result = work()
        seconds.append(time.process_time() - start)
        if len(seconds) == times or seconds[0] > 2:
            return result, min(seconds)


def most_memory() -> float:
    """MiB that this process had at most; what `getrusage` says includes the process that started it."""
    (kilobytes,) = re.findall(r"^VmHWM:\s*(\d+) kB$", Path("/proc/self/status").read_text(), re.MULTILINE)
    return int(kilobytes) / 2**10


def doubled(program: Decomposed) -> Decomposed:
    """Wrong in every entry of its first output."""
    last = len(program.inputs) + sum(1 if isinstance(n, Apply) else len(n.stores) for n in program.nodes)
    node = Apply("scale", program.outputs[:1], make_attrs({"value": 2.0}))
    return replace(program, nodes=(*program.nodes, node), outputs=(last, *program.outputs[1:]))


@dataclass(frozen=True, slots=True)
class Measured:
    """What the verification of some candidates took."""

    first: float
    seconds: list[float]
    verdicts: list[Verdict]
    objections: list[bool]
    filter_ms: float
    mebibytes: float


def measured(source: Decomposed, candidates: Sequence[Decomposed], filtered: bool = True) -> Measured:
    """To be called in a process of its own, because of the memory."""
    start = time.process_time()
    verifier = Verifier(source)
    verifier.check(verifier.source)
    first = time.process_time() - start
    verdicts, seconds = zip(*(best(lambda c=c: verifier.check(c)) for c in candidates), strict=True)
    peak = most_memory()
    filters = [best(lambda c=c: verifier.differs_when_shrunken(c), 10) for c in candidates if filtered]
    return Measured(first, list(seconds), list(verdicts), [f[0] for f in filters], 1e3 * max(f[1] for f in filters), peak)


def alone(*given: object) -> Measured:
    """`measured` in a fresh process."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(measured, *given).result()  # type: ignore[arg-type]


def candidates_of(subject: Subject, source: Decomposed, budget: float) -> list[Decomposed]:
    """Hand-written ones, and what is found in so many seconds; of a layer, the best programs of its parts as one."""
    goal = machine(DEFAULT_TARGET)
    fused = [decompose(p) for p in subject.fused()]
    if not subject.in_parts:
        return [*fused, *(c for c in searched({0: source}, budget)[0].candidates if c != source)] or [source]
    parts = cut(source, goal)
    found = searched({part.key: part.program for part in parts}, budget)
    return [*fused, join(source, parts, [found[part.key].candidates[0] for part in parts])]


def searched(programs: Mapping[K, Decomposed], budget: float) -> dict[K, Generated]:
    """What the search finds in so many seconds, in this process."""
    with Run(Control(budget, workers=1, progress=False), tuple(programs.values()), Space(), machine(DEFAULT_TARGET)) as run:
        return generate_each(programs, run)


def why_full_size(source: Decomposed, candidate: Decomposed) -> str:
    """Why a candidate was not proved on classes."""
    pairs = [on_classes(*(normalize(p, *choice) for p in (source, candidate))) for choice in CHOICES]
    return "refused on classes" if any(pair is not None for pair in pairs) else "no sum has fewer classes than terms"


def measure(name: str, budget: float) -> tuple[list[str], list[str]]:
    """Prints a row; what is wrong with it, and what was verified at full size."""
    subject = SUBJECTS[name]
    source = decompose(subject.source())
    candidates = candidates_of(subject, source, budget)
    right = alone(source, candidates)
    wrong = alone(source, [doubled(candidates[0])])
    classes = [v.basis is Basis.CLASSES for v in right.verdicts]
    weakest, slowest = max(right.verdicts, key=lambda v: v.bound_log2), max(right.seconds)
    figures = f"{len(candidates):10} {sum(classes):7} {right.first:8.2f} {slowest:8.2f} {right.filter_ms:10.1f}"
    figures += f" {weakest.bound_log2:8.1f} {weakest.tests:6} {weakest.lanes:6} {weakest.degree:7} {weakest.atoms:7}"
    print(f"{name:19} {figures} {right.mebibytes:5.0f} {wrong.seconds[0]:8.2f} {wrong.mebibytes:9.0f}", flush=True)
    complaints = [v.message for v in right.verdicts if not v.equivalent]
    filter_ms = LAYER_FILTER_MS if subject.in_parts else FILTER_MS
    checks = {
        f"the bound is not below 2^{BOUND_LOG2:.0f}": weakest.bound_log2 < BOUND_LOG2,
        f"a candidate takes more than {subject.seconds} s": slowest <= subject.seconds,
        f"the filter takes more than {filter_ms} ms": right.filter_ms <= filter_ms,
        f"it takes more than {MEMORY_MIB} MiB": right.mebibytes <= MEMORY_MIB,
        "the filter objects to a right candidate": not any(right.objections),
        f"a wrong candidate takes more than {subject.seconds} s": wrong.seconds[0] <= subject.seconds,
        f"a wrong candidate takes more than {MEMORY_MIB} MiB": wrong.mebibytes <= MEMORY_MIB,
        "a wrong candidate passes": not wrong.verdicts[0].equivalent,
        "a wrong candidate passes the filter": wrong.objections[0],
    }
    full = [f"candidate {i}, {why_full_size(source, c)}" for i, c in enumerate(candidates) if not classes[i]]
    return complaints + [what for what, holds in checks.items() if not holds], full


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="name", help=f"one of {', '.join(SUBJECTS)}; not given: all")
    parser.add_argument("--budget", type=float, default=60.0, help="seconds for the search of a source")
    options = parser.parse_args(arguments)
    for name in options.names:
        if name not in SUBJECTS:
            parser.error(f"there is no source '{name}': there are {', '.join(SUBJECTS)}")
    print(HEADINGS, flush=True)
    complaints: list[str] = []
    at_full_size: list[str] = []
    for name in options.names or SUBJECTS:
        found, full = measure(name, options.budget)
        for what in found:
            print(f"  {what}", flush=True)
        complaints += [f"{name}: {what}" for what in found]
        at_full_size += [f"{name} at full size: {what}" for what in full]
    print("\n".join([*at_full_size, *(complaints or ["all limits are met"])]))
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
