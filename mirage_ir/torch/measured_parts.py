"""Which program for a part of an island is the fastest on a GPU.

Estimates of the cost model err by more than programs differ: of large products, by a sixth. So the programs that it likes best,
which differ in what takes the time, are compiled side by side, compared with what PyTorch computes, and timed by turns.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random
from statistics import median
from typing import Any

import torch
from torch._dispatch.python import no_python_dispatcher
from torch._subclasses.fake_tensor import unset_fake_temporarily

from mirage_ir.api.kernel import Executable
from mirage_ir.block.cost import program_cost
from mirage_ir.cache.store import EntryStore
from mirage_ir.decompose import Decomposed
from mirage_ir.pipeline.candidate import Candidate
from mirage_ir.program import DType, GraphOp, Shape
from mirage_ir.runtime.trial import Tried, captured, input_sets, laid_out
from mirage_ir.target.machines import Machine
from mirage_ir.torch.convert.reader import TORCH_TYPES
from mirage_ir.torch.tried_launches import other_launches

MOST_MEASURED = 8
"""Programs beside the one that the model likes best. A choice, as are these:"""
NEAR = 1.4
"""Times of the least estimate up to which programs are measured: the pick of the model is seldom slower than the fastest by more
(`bench/cost_model.py`)."""
WORTH_US = 8.0
"""Microseconds that a part is expected to take, from which programs for it are measured."""
SECONDS = 20.0
"""For the parts of a graph together; one that has begun is measured to its end."""
TURNS = 7
"""Replays of each, of which the median counts."""
LAUNCHES = Tried(warps=(2, 4, 8), tma=(False, True)), Tried(stages=(2, 3, 4, 5, 7))
"""Launches that are tried of the slowest kernel where it multiplies: some with each other, then others with the best of these. On
an H200, a product of 1024 × 4096 × 4096 with a residual gains 12%, two of 1024 × 4096 × 1024 in one kernel 8%, most others less."""
TUNED_NEAR, MOST_TUNED = 1.15, 2
"""Programs whose launches are tried: of those with kernels of ours up to so many times of the fastest's time, the first that differ
in grids or loops."""
MOST_AT_ONCE = 8
"""Programs that are compiled at once."""
TOLERANCE = {DType.f16: 1e-2, DType.bf16: 4e-2, DType.f32: 1e-2}
"""Relative differences of results, as norms, from those of PyTorch's operators one after the other, by the type of a result: 10 or
20 units in the last place of 16 bits, since both sides round in other places. A choice: it is to find what is wrong, and errors of
candidates are bounded before."""
SPREAD = 0.1
"""Standard deviation of the entries of inputs."""


@dataclass
class PartMeasuring:
    """The GPU on which programs for parts are measured, and the seconds that are left for it."""

    device: torch.device
    seconds: float = SECONDS


@dataclass(frozen=True, slots=True)
class FastestProgram:
    """The fastest of some candidates, with the µs that were measured.

    us: µs on the scale of the model, on which others are estimated: what was measured, times the ratio of estimate and measurement
    of the best program that has kernels of libraries alone.
    """

    candidate: Candidate
    us: float


@dataclass(frozen=True, slots=True, eq=False)
class Runner:
    """A program that computes what PyTorch does. `replayed` runs it, and returns microseconds of a call."""

    program: Decomposed
    candidate: Candidate | None
    replayed: Callable[[], float]


@dataclass(frozen=True, slots=True)
class TimedProgram:
    """A program that was timed among others: microseconds of a call."""

    runner: Runner
    us: float

    @property
    def tiles(self) -> tuple[tuple[Shape, Shape], ...]:
        """Grid and loops of each kernel of ours."""
        return tuple((node.grid, node.loops) for node in self.runner.program.nodes if isinstance(node, GraphOp))


def fastest(
    part: Decomposed, candidates: Sequence[Candidate], machine: Machine, device: torch.device, texts: EntryStore | None
) -> FastestProgram | None:
    """The candidate for a part that is the fastest on a device, with its best launch; None where the part or all candidates fail
    there."""
    # As when PyTorch compiles nothing.
    with unset_fake_temporarily(), no_python_dispatcher(), torch.no_grad(), torch.cuda.device(device):
        try:
            return _fastest(PartRace(part, machine, device, texts), candidates)
        except Exception:  # noqa: BLE001  (there may be no memory for its tensors; Triton's errors have no base of PyTorch's)
            return None
        finally:
            torch.cuda.empty_cache()


def _fastest(race: PartRace, candidates: Sequence[Candidate]) -> FastestProgram | None:
    part, machine = race.part, race.machine
    written = [] if any(c.program.nodes == part.nodes for c in candidates) else [(part, None)]
    timed = timed_by_turns(race.ready([*((c.program, c) for c in candidates), *written]))
    known = [t for t in timed if not t.tiles]
    ours = sorted((t for t in timed if t.runner.candidate is not None), key=lambda t: t.us)
    if not known or not ours:
        return None
    alike = min(known, key=lambda t: program_cost(t.runner.program, machine))
    close = {t.tiles: t for t in reversed(ours) if t.tiles and t.us <= TUNED_NEAR * ours[0].us}
    tuned = [_tuned(race, t) for t in sorted(close.values(), key=lambda t: t.us)[:MOST_TUNED]]
    again, *finalists = timed_by_turns([alike.runner, *dict.fromkeys([ours[0].runner, *tuned])])
    best = min(finalists, key=lambda t: t.us)
    assert best.runner.candidate is not None
    us = best.us * program_cost(alike.runner.program, machine) / again.us
    return FastestProgram(replace(best.runner.candidate, measured_us=best.us), us)


def _tuned(race: PartRace, timed: TimedProgram) -> Runner:
    """A program with the fastest launch that was tried of its slowest kernel."""
    candidate = timed.runner.candidate
    assert candidate is not None
    for tried in LAUNCHES:
        others = [replace(candidate, program=p) for p in other_launches(timed.runner.program, race.machine, tried)]
        timed = min(timed_by_turns([timed.runner, *race.ready([(c.program, c) for c in others])]), key=lambda t: t.us)
    return timed.runner


def timed_by_turns(runners: Sequence[Runner]) -> list[TimedProgram]:
    """The median time of each. What runs before it decides how much power a GPU at its limit has left, so each turn has an order of
    its own."""
    times: list[list[float]] = [[] for _ in runners]
    order, draw = list(zip(runners, times, strict=True)), Random(0)
    for _ in range(TURNS):
        draw.shuffle(order)
        for runner, own in order:
            own.append(runner.replayed())
    return [TimedProgram(runner, median(own)) for runner, own in zip(runners, times, strict=True)]


class PartRace:
    """Makes programs for a part ready to be timed, on inputs that lie as its own do."""

    def __init__(self, part: Decomposed, machine: Machine, device: torch.device, texts: EntryStore | None) -> None:
        self.part, self.machine, self._device, self._texts = part, machine, device, texts
        self._inputs = _inputs(part, device)
        self._expected = self._executable(part).launch(*self._inputs)
        self._sets = input_sets(self._inputs)

    def ready(self, programs: Sequence[tuple[Decomposed, Candidate | None]]) -> list[Runner]:
        """Those that compile, compute what PyTorch does and can be captured."""
        calls = [self._executable(program) for program, _ in programs]
        with ThreadPoolExecutor(min(MOST_AT_ONCE, os.cpu_count() or 1)) as pool:
            works = list(pool.map(lambda call: _agrees(call, self._inputs, self._expected, self._device), calls))
        found: list[Runner] = []
        for (program, candidate), call, agrees in zip(programs, calls, works, strict=True):
            if agrees:
                with _left_out():
                    found.append(Runner(program, candidate, captured(call.computed, self._sets)))
        return found

    def _executable(self, program: Decomposed) -> Executable:
        return Executable(program, self.part, self.machine, self._texts)


def _agrees(call: Executable, inputs: Sequence[torch.Tensor], expected: Sequence[torch.Tensor], device: torch.device) -> bool:
    """Whether a program compiles, runs, and computes what is expected. It is called in a thread of its own."""
    with torch.no_grad(), torch.cuda.device(device):
        try:
            torch.cuda.synchronize()  # A thread has no context before, and cuBLAS would warn of that.
            results = call.launch(*inputs)
            call.computed(*inputs)
            return all(_near(x, y) for x, y in zip(results, expected, strict=True))
        except Exception:  # noqa: BLE001  (whatever it fails of, others remain)
            return False


def _near(found: torch.Tensor, expected: torch.Tensor) -> bool:
    wanted = expected.float()
    off = (found.float() - wanted).norm() / wanted.norm().clamp(min=1e-30)  # Not a number where one of them is infinite.
    dtype = next(own for own, theirs in TORCH_TYPES.items() if theirs == expected.dtype)
    return bool(off <= TOLERANCE[dtype])


def _inputs(part: Decomposed, device: torch.device) -> list[Any]:
    """Random inputs of a part, that lie as its own do. PyTorch's own random numbers go on as if none had been drawn."""
    strides = part.strides or (None,) * len(part.inputs)
    generator = torch.Generator(device).manual_seed(0)
    found: list[Any] = []
    for type, own in zip(part.inputs, strides, strict=True):
        drawn = torch.empty(type.shape, dtype=TORCH_TYPES[type.dtype], device=device)
        found.append(laid_out(drawn.normal_(0, SPREAD, generator=generator), own))
    return found


@contextmanager
def _left_out() -> Generator[None]:
    """What fails inside is left out: a candidate that cannot be captured is not timed."""
    try:
        yield
    except Exception:  # noqa: BLE001  (as above)
        torch.cuda.synchronize()
