"""Which program for a part of an island is the fastest on a GPU.

Estimates of the cost model err by more than programs differ: of large products, by a sixth. So the programs that it likes best,
which differ in what takes the time, are compiled side by side, compared with what PyTorch computes, and timed by turns.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
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
from mirage_ir.program import DType, GraphOp
from mirage_ir.runtime.trial import captured, input_sets, laid_out
from mirage_ir.target.machines import Machine
from mirage_ir.torch.convert.reader import TORCH_TYPES

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


@dataclass(frozen=True, slots=True)
class TimedProgram:
    """A program that computes what PyTorch does, and its microseconds."""

    program: Decomposed
    candidate: Candidate | None
    us: float


def fastest(
    part: Decomposed, candidates: Sequence[Candidate], machine: Machine, device: torch.device, texts: EntryStore | None
) -> FastestProgram | None:
    """The candidate for a part that is the fastest on a device; None where the part or all candidates fail there."""
    # As when PyTorch compiles nothing.
    with unset_fake_temporarily(), no_python_dispatcher(), torch.no_grad(), torch.cuda.device(device):
        try:
            timed = list(_timed(part, candidates, machine, device, texts))
        except Exception:  # noqa: BLE001  (there may be no memory for its tensors; Triton's errors have no base of PyTorch's)
            return None
        finally:
            torch.cuda.empty_cache()
    known = [t for t in timed if not any(isinstance(node, GraphOp) for node in t.program.nodes)]
    ours = [t for t in timed if t.candidate is not None]
    if not known or not ours:
        return None
    best, alike = min(ours, key=lambda t: t.us), min(known, key=lambda t: program_cost(t.program, machine))
    assert best.candidate is not None
    us = best.us * program_cost(alike.program, machine) / alike.us
    return FastestProgram(replace(best.candidate, measured_us=best.us), us)


def _timed(
    part: Decomposed, candidates: Sequence[Candidate], machine: Machine, device: torch.device, texts: EntryStore | None
) -> Iterator[TimedProgram]:
    """The candidates that are right, and the part as it is written, with their times."""
    written = None if any(c.program.nodes == part.nodes for c in candidates) else part
    programs = [*((c.program, c) for c in candidates), *([(written, None)] if written is not None else [])]
    calls = [Executable(program, part, machine, texts) for program, _ in programs]
    inputs = _inputs(part, device)
    expected = Executable(part, part, machine, texts).launch(*inputs)
    with ThreadPoolExecutor(min(MOST_AT_ONCE, os.cpu_count() or 1)) as pool:
        works = list(pool.map(lambda call: _agrees(call, inputs, expected, device), calls))
    sets = input_sets(inputs)
    replays: dict[int, Callable[[], float]] = {}
    for n, call in enumerate(calls):
        if works[n]:
            with _left_out():
                replays[n] = captured(call.computed, sets)
    times: dict[int, list[float]] = {n: [] for n in replays}
    for _ in range(TURNS):
        for n, replayed in replays.items():
            times[n].append(replayed())
    for n, own in times.items():
        yield TimedProgram(*programs[n], median(own))


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
