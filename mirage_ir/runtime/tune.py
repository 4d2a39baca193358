"""Measuring at hand: where there is a GPU, candidates are measured at once, beside what PyTorch has for the program.

A bundle is written to a scratch folder and measured by its own script, with the same processes, locks and checks as anywhere else.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from mirage_ir import statistics
from mirage_ir.atomic import write_files
from mirage_ir.block.cost import program_cost
from mirage_ir.cache.results import TIMINGS, Cache
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import LoweringError, MirageError, OptionError
from mirage_ir.lowering.mixed.backends import Backend
from mirage_ir.lowering.module.pytorch import PyTorchWay, emit_pytorch_module
from mirage_ir.pipeline.acceptance import itself
from mirage_ir.pipeline.candidate import Candidate, preference
from mirage_ir.program import Apply, BodyNode, GraphOp, Program
from mirage_ir.runtime.bundle import BundleError, CudaTried, sha256, write_bundle
from mirage_ir.runtime.measure import capability_here, environment, gpu_here
from mirage_ir.runtime.measured import Measured
from mirage_ir.runtime.timings import Timings, read_timings
from mirage_ir.runtime.trial import Launch, Launches
from mirage_ir.target.machines import WARP, Machine


@dataclass(frozen=True, slots=True)
class TuneEffort:
    """What tuning does: candidates that the search is asked for and that are measured, seconds, ways of PyTorch, CUDA kernels."""

    searched: int
    measured: int
    seconds: float
    ways: tuple[PyTorchWay, ...]
    cuda: CudaTried


EFFORTS: Mapping[str, TuneEffort] = {
    "quick": TuneEffort(16, 10, 20.0, (PyTorchWay.EAGER, PyTorchWay.COMPILE), CudaTried(4, 1)),
    "full": TuneEffort(32, 24, 150.0, (PyTorchWay.EAGER, PyTorchWay.COMPILE, PyTorchWay.AUTOTUNE), CudaTried(12, 3)),
}
"""By the option `tune`."""
BEST_FIRST = 4
"""Candidates that are measured because the model rates them best; the next ones because they differ from these."""
NOISE = 1.01
"""Times that PyTorch's own must be faster to be the result."""


@dataclass(frozen=True, slots=True)
class Tuning:
    """What was measured.

    device: its name. chosen: "generated", "library" (kernels of libraries alone), or PyTorch's way (`PyTorchWay`). us: microseconds
    a call of the result. ours_us: of the fastest candidate. pytorch: of what PyTorch has, by way. measured: how many candidates
    have a time. failed: each way of PyTorch or candidate without one, with the reason. seconds: that it took. cached: whether it
    was known. candidates: those with a time, fastest first.
    """

    device: str
    chosen: str
    us: float
    ours_us: float | None
    pytorch: Mapping[str, float]
    measured: int
    failed: tuple[tuple[str, str], ...] = ()
    seconds: float = 0.0
    cached: bool = False
    candidates: tuple[Candidate, ...] = ()

    @property
    def pytorch_us(self) -> float | None:
        """Microseconds of the best that PyTorch has; None when none of it was right."""
        return min(self.pytorch.values(), default=None)

    def __str__(self) -> str:
        sides = [f"{way} {us:.2f}" for way, us in self.pytorch.items()]
        ours = "none" if self.ours_us is None else f"{self.ours_us:.2f}"
        return f"{self.us:.2f} µs on {self.device} ({self.chosen}); candidates: {ours}; {', '.join(sides) or 'nothing of PyTorch'}"


@dataclass(frozen=True, slots=True)
class KeptTimings:
    """The text of a `timings.json`, as the cache keeps it."""

    text: str = field(default="")


def check_tune(tune: str | None) -> TuneEffort | None:
    """The effort of the option `tune`, None for none. Raises `OptionError` for another value, and where there is no GPU."""
    if tune is None or tune == "none":
        return None
    if not isinstance(tune, str) or tune not in EFFORTS:  # pyright: ignore[reportUnnecessaryIsInstance]
        raise OptionError(f"option 'tune' is {' or '.join(map(repr, EFFORTS))}, not {tune!r}")
    try:
        here = gpu_here()
    except ModuleNotFoundError as error:
        raise OptionError(f"tune needs a GPU, torch and triton: there is no module '{error.name}' here") from None
    if not here:
        raise OptionError("tune needs a GPU, and there is none here: a bundle is measured elsewhere (docs/measuring.md)")
    return EFFORTS[tune]


def tune_candidates(
    candidates: Sequence[Candidate],
    source: Decomposed,
    original: Program,
    machine: Machine,
    tune: str,
    cache: Cache | None = None,
    *,
    backends: Sequence[Backend] = (Backend.TRITON,),
    interpret: bool = False,
) -> tuple[list[Candidate], Tuning]:
    """Measures candidates for `source`, best first by the model, and returns those with a time, fastest first.

    `original` is the source with its composites, as PyTorch gets it. Where PyTorch is faster than every candidate, its own is
    first (`Candidate.pytorch`). Where `backends` has CUDA, and the GPU is of the machine's compute capability, kernels of the first
    candidates are measured in both languages, each by itself.

    Candidates with numerical faults come after all without. Raises `MirageError` when nothing could be
    measured. With `interpret` there need be no GPU, and the times mean nothing.
    """
    effort, started = EFFORTS[tune], time.perf_counter()
    chosen = choose(candidates, effort.measured)
    names = [f"{source.name}.{n}" for n in range(len(chosen))]
    programs = [Decomposed(replace(c.program, name=name)) for c, name in zip(chosen, names, strict=True)]
    with tempfile.TemporaryDirectory(prefix="mirage_ir_tune_") as scratch:
        folder = Path(scratch) / "bundle"
        cuda = effort.cuda if Backend.CUDA in backends and not interpret and capability_here() == machine.capability else None
        left_out = write_bundle(folder, source, programs, "", machine, _baselines(original, effort), cuda)
        timings, cached = _measured(folder, tune, effort, cache, interpret)
    by_name = dict(zip(names, chosen, strict=True))
    rank = dict(zip(names, preference(chosen), strict=True))
    timed = [(one, by_name[one.function]) for one in timings.measured]
    timed.sort(key=lambda pair: (rank[pair[0].function], pair[0].order))
    ranked = [_with_time(candidate, one) for one, candidate in timed]
    pytorch = {b.way: b.us for b in timings.baselines if b.us is not None}
    timed_candidates = tuple(ranked)
    ours = ranked[0].measured_us if ranked else None
    best = min(pytorch, key=lambda way: pytorch[way], default=None)
    word = "generated" if ranked and any(isinstance(n, GraphOp) for n in ranked[0].program.nodes) else "library"
    if best is not None and (ours is None or pytorch[best] * NOISE < ours):
        cost = program_cost(source, machine)
        theirs = Candidate(source, cost, machine.name, verified=itself(), measured_us=pytorch[best], pytorch=best)
        ranked, word = [theirs, *ranked], best
    us = ranked[0].measured_us
    assert us is not None
    failed = (*timings.failed, *((b.way, b.failure) for b in timings.baselines if b.us is None), *((line, "") for line in left_out))
    seconds = time.perf_counter() - started
    tuning = Tuning(
        timings.device, word, us, ours, MappingProxyType(pytorch), len(timed), failed, seconds, cached, timed_candidates
    )
    statistics.record(
        tune__chosen=word,
        tune__us=us,
        tune__measured=len(timed),
        tune__failed=len(failed),
        tune__seconds=seconds,
        **({"tune__candidates_us": ours} if ours is not None else {}),
        **({"tune__pytorch_us": pytorch[best]} if best is not None else {}),
    )
    return ranked, tuning


def choose(candidates: Sequence[Candidate], most: int) -> list[Candidate]:
    """At most `most` candidates to be measured, in their order: the first few, then one of each other structure, then the next."""
    first = list(candidates[:BEST_FIRST])
    met = {structure(c.program) for c in first}
    others: list[Candidate] = []
    for candidate in candidates[BEST_FIRST:]:
        if (kind := structure(candidate.program)) not in met:
            met.add(kind)
            others.append(candidate)
    wanted = [*first, *others, *candidates[BEST_FIRST:]][:most]
    return [c for c in candidates if any(c is w for w in wanted)]


def structure(program: Program) -> Any:
    """What two programs share that differ in sizes alone: their kernels' operators."""

    def of(node: BodyNode) -> Any:
        match node:
            case Apply():
                return node.op, node.operands
            case GraphOp():
                return node.operands, len(node.grid), max(node.loops) > 1, tuple(map(of, node.body))
            case _:
                return type(node).__name__

    return tuple(map(of, program.nodes))


def with_launches(program: Decomposed, launches: Launches) -> Decomposed:
    """The program with these launches of its graph-defined kernels, in order."""
    left = iter(launches)

    def launched(node: GraphOp) -> GraphOp:
        warps, stages, runtime_strides, tma, cuda = next(left)
        return replace(node, threads=warps * WARP, stages=stages, runtime_strides=runtime_strides, tma=tma, cuda=cuda)

    nodes = tuple(launched(node) if isinstance(node, GraphOp) else node for node in program.nodes)
    return Decomposed(replace(program, nodes=nodes))


def measured_functions(candidates: Sequence[Candidate]) -> list[Measured]:
    """The timings of measured candidates under the names of their programs; they are in their order."""
    found: list[Measured] = []
    for place, candidate in enumerate(candidates):
        assert candidate.measured_us is not None
        launches = tuple(
            Launch(node.threads // WARP, node.stages, node.runtime_strides, node.tma, node.cuda)
            for node in candidate.program.nodes
            if isinstance(node, GraphOp)
        )
        found.append(Measured(candidate.program.name, candidate.measured_us, launches, place))
    return found


def _with_time(candidate: Candidate, measured: Measured) -> Candidate:
    return replace(candidate, program=with_launches(candidate.program, measured.launches), measured_us=measured.us)


def _baselines(original: Program, effort: TuneEffort) -> dict[PyTorchWay, str]:
    """PyTorch's modules; none for a program that it has no operators for."""
    try:
        return {way: emit_pytorch_module(original, way) for way in effort.ways}
    except LoweringError:
        return {}


def _measured(folder: Path, tune: str, effort: TuneEffort, cache: Cache | None, interpret: bool) -> tuple[Timings, bool]:
    """The timings of a bundle, measured now unless the cache has them, and whether it had."""
    manifest = (folder / "manifest.json").read_text(encoding="utf-8")
    key = None if cache is None else cache.timings_key(sha256(manifest), tune, environment())
    if cache is not None and key is not None:
        known = cache.get(TIMINGS, key, KeptTimings)
        if known is not None:
            write_files({str(folder / "timings.json"): known.text})
            try:
                return read_timings(folder), True
            except BundleError as error:
                cache.texts.drop(TIMINGS, key, str(error))
    how = ["--interpret"] if interpret else ["--tune", tune]
    command = [sys.executable, str(folder / "measure.py"), str(folder), *how, "--within", str(effort.seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if not (folder / "timings.json").is_file():
        last = done.stderr.strip().splitlines()
        raise MirageError(f"the candidates could not be measured: {last[-1] if last else f'status {done.returncode}'}")
    timings = read_timings(folder)
    if cache is not None and key is not None:
        cache.put(TIMINGS, key, KeptTimings((folder / "timings.json").read_text(encoding="utf-8")))
    return timings, False
