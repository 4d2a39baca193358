"""Which of two compiled graphs is faster on the GPU, and at which sizes: the one with kernels, or PyTorch's own."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from statistics import median
from types import MappingProxyType
from typing import Any, NamedTuple

import torch
from torch._dispatch.python import no_python_dispatcher
from torch._subclasses.fake_tensor import unset_fake_temporarily
from torch.fx import GraphModule

from mirage_ir.cache.results import TIMINGS, Cache
from mirage_ir.runtime.measure import environment
from mirage_ir.torch.convert.errors import FAILURES, NotConverted
from mirage_ir.torch.convert.sizes import seen
from mirage_ir.torch.sized_graph import SizesOfSymbols, measured_points, size_at

TURNS = 5
"""Turns in which two times are taken of each capture of a graph, of which the median counts, or of its calls, of which the least
does: what a processor does beside them only adds to it. A choice, as are these:"""
CAPTURES = 3
"""CUDA graphs of each graph, if there is memory for so many. Where their memory lies makes a percent or two of their time."""
MOST_REPLAYS, REPLAYED_US = 30, 3000.0
"""Replays of a graph for one time: at most so many, and about as many as take so long."""
MOST_CALLS, CALLED_US = 10, 5000.0
"""The same for calls."""
CALLED_NOISE, REPLAYED_NOISE = 0.03, 0.015
"""Shares by which times of calls and of replays differ at least that decide. The processor's times vary more: on an H200, medians
of replays of one graph that was compiled three times were within 1.2% of each other, for five of six blocks."""
WAITS = 1.1
"""Times of a replay that a call takes, up to which it waits for the GPU. Then it tells no more than replays do, but varies more:
calls of a layer of LLaMA-3-8B, of 734 µs, by 8%."""


class Pays(NamedTuple):
    """Whether kernels pay in calls on a stream, and in those that are captured for a CUDA graph."""

    called: bool
    captured: bool

    def __str__(self) -> str:
        if self.called == self.captured:
            return "the change stays" if self.called else "the change is left out"
        return "the change stays in calls on a stream" if self.called else "the change stays in captured calls"


@dataclass(frozen=True, slots=True)
class GraphTimes:
    """Microseconds of a graph with kernels, and as Inductor compiles it alone: as a CUDA graph, and of a call on a stream.

    A call takes what the processor takes to launch it, where that is longer. `sizes` are those of the graph's symbols.
    """

    ours: float
    theirs: float
    ours_called: float
    theirs_called: float
    sizes: tuple[int, ...] = ()

    @property
    def waits(self) -> bool:
        """Whether calls of both wait for the GPU."""
        return self.ours_called <= WAITS * self.ours and self.theirs_called <= WAITS * self.theirs

    @property
    def pays_alone(self) -> bool:
        """Whether kernels pay where one form serves all calls: how these are made is not known, and both ways count alike."""
        if self.waits:
            return self.ours <= self.theirs
        return self.ours * self.ours_called <= self.theirs * self.theirs_called

    def pays(self, replayed: bool = False) -> Pays:
        """In which calls kernels make it faster. Times that are close do not decide, so that one form serves all calls if it can.
        Where calls wait for the GPU, it does.

        `replayed`: Inductor makes a CUDA graph of each form.
        """
        if replayed or self.waits:
            return Pays(self.ours <= self.theirs, self.ours <= self.theirs)
        return Pays(
            self._pays(self.ours_called, self.theirs_called, CALLED_NOISE), self._pays(self.ours, self.theirs, REPLAYED_NOISE)
        )

    def _pays(self, ours: float, theirs: float, noise: float) -> bool:
        return self.pays_alone if abs(ours - theirs) < noise * theirs else ours < theirs

    def __str__(self) -> str:
        where = f"at {', '.join(map(str, self.sizes))}: " if self.sizes else ""
        replayed = f"changed {self.ours:.1f} µs, Inductor's alone {self.theirs:.1f} µs as CUDA graphs"
        return f"{where}{replayed}, {self.ours_called:.1f} and {self.theirs_called:.1f} µs a call (measured)"


@dataclass(frozen=True, slots=True)
class GraphMeasurements:
    """The times of a graph at all sizes that were measured."""

    every: tuple[GraphTimes, ...]


_known: dict[str, GraphMeasurements] = {}
"""What was measured in this process: models have many layers of one kind."""


class MeasuredGraph:
    """A graph with kernels whose times may be known, from this process or from a cache (an option as of `Cache.of`).

    `patches` are settings with which Inductor compiles it.
    """

    def __init__(
        self,
        changed: GraphModule,
        cache: bool | str | os.PathLike[str] | None,
        patches: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        self._cache = Cache.of(cache)
        self._key: str | None = None
        """What the times stand under; none for a graph of which some sizes are not known, which cannot be measured."""
        with suppress(NotConverted):
            self._key = Cache.graph_key(f"{_text_of(changed)}\n{sorted(patches.items())}", environment())

    def known(self) -> GraphMeasurements | None:
        """What was measured before."""
        if self._key is None:
            return None
        if self._key not in _known and self._cache is not None:
            kept = self._cache.get(TIMINGS, self._key, GraphMeasurements)
            if kept is not None:
                _known[self._key] = kept
        return _known.get(self._key)

    def keep(self, times: GraphMeasurements) -> None:
        """Keeps what was measured now."""
        if self._key is None:
            return
        _known[self._key] = times
        if self._cache is not None:
            self._cache.put(TIMINGS, self._key, times)


def on_gpu(inputs: Sequence[Any]) -> bool:
    """Whether a graph with these inputs can be measured: its tensors are on a GPU."""
    devices = {x.device.type for x in inputs if isinstance(x, torch.Tensor)}
    return devices == {"cuda"}


def communicates(graph: GraphModule) -> bool:
    """Whether a graph talks to other processes, which do not run it while it is measured here."""
    return any(node.op == "call_function" and "c10d" in str(getattr(node.target, "namespace", "")) for node in graph.graph.nodes)


def _text_of(graph: GraphModule) -> str:
    """The operators of a graph, and how its inputs lie. Kernels have names that follow from what they compute, and how."""
    inputs = [node.meta.get("val") for node in graph.graph.nodes if node.op == "placeholder"]
    codes = [module.code for module in graph.modules() if isinstance(module, GraphModule)]
    return "\n".join([*map(_said, inputs), *codes])


def _said(value: Any) -> str:
    if not isinstance(value, torch.Tensor):
        return str(value)
    return f"{value.dtype} {[*map(seen, value.shape)]} {[*map(seen, value.stride())]} {value.device}"


def faster(first: Callable[[list[Any]], Any], second: Callable[[list[Any]], Any], examples: Sequence[Any]) -> GraphMeasurements:
    """Microseconds of two graphs at each of the `measured_points`, with random inputs like the examples.

    Sizes at which a call fails, as when there is no memory, are left out where there are others. Raises `NotConverted` for a size
    that follows from data, and one of `FAILURES` when a call fails at all sizes.
    """
    points = measured_points(examples)
    found: list[GraphTimes] = []
    for n, sizes in enumerate(points):
        try:
            found.append(_times(first, second, examples, sizes))
        except FAILURES:
            if n == len(points) - 1 and not found:
                raise
    return GraphMeasurements(tuple(found))


def _times(
    first: Callable[[list[Any]], Any], second: Callable[[list[Any]], Any], examples: Sequence[Any], sizes: SizesOfSymbols
) -> GraphTimes:
    """The times at some sizes, in turns."""
    calls = first, second
    with unset_fake_temporarily(), no_python_dispatcher(), torch.no_grad():  # As when PyTorch compiles nothing.
        try:
            inputs = [_like(x, sizes) for x in examples]
            captures = [[_captured(call, inputs) for call in calls]]
            called_once = [_number(MOST_CALLS, CALLED_US, _called(call, inputs, 1)) for call in calls]
            replayed, called = ([[], []], [[], []])
            for n in TURNS * (0, 1, 1, 0):  # Each finds the GPU as the other leaves it, or itself.
                called[n].append(_called(calls[n], inputs, called_once[n]))
            with suppress(*FAILURES):  # There is no memory for more.
                captures += ([_captured(call, inputs) for call in calls] for _ in range(CAPTURES - 1))
            replays = [_number(MOST_REPLAYS, REPLAYED_US, _replayed(graph, 1)) for graph in captures[0]]
            for graphs in TURNS * captures:
                for n in (0, 1, 1, 0):
                    replayed[n].append(_replayed(graphs[n], replays[n]))
        finally:
            inputs = captures = None
            torch.cuda.empty_cache()
    (ours, theirs), (ours_called, theirs_called) = map(median, replayed), map(min, called)
    return GraphTimes(ours, theirs, ours_called, theirs_called, tuple(sizes.values()))


def _number(most: int, wanted_us: float, one_us: float) -> int:
    """How many of what takes so long are done for one time."""
    return max(1, min(most, round(wanted_us / max(one_us, 1e-3))))


def _like(example: Any, sizes: SizesOfSymbols) -> Any:
    """A tensor with entries at these sizes, as one without them says; a number, as it is there."""
    if not isinstance(example, torch.Tensor):
        return size_at(example, sizes) if isinstance(example, torch.SymInt) else example
    shape, strides = (tuple(size_at(e, sizes) for e in extents) for extents in (example.shape, example.stride()))
    made = torch.empty_strided(shape, strides, dtype=example.dtype, device=example.device)
    return made.normal_(0, 0.1) if made.is_floating_point() else made.zero_()


def _captured(call: Callable[[list[Any]], Any], inputs: Sequence[Any]) -> torch.cuda.CUDAGraph:
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        for _ in range(3):
            call(list(inputs))
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    # Other threads may get memory meanwhile.
    with torch.cuda.graph(graph, stream=stream, capture_error_mode="thread_local"):
        call(list(inputs))
    return graph


def _replayed(graph: torch.cuda.CUDAGraph, times: int) -> float:
    """Microseconds of a replay."""
    before, after = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    before.record()
    for _ in range(times):
        graph.replay()
    after.record()
    torch.cuda.synchronize()
    return before.elapsed_time(after) * 1000 / times


def _called(call: Callable[[list[Any]], Any], inputs: Sequence[Any], times: int) -> float:
    """Microseconds of a call among others on a stream."""
    torch.cuda.synchronize()
    started = time.perf_counter()
    for _ in range(times):
        call(list(inputs))
    torch.cuda.synchronize()
    return (time.perf_counter() - started) * 1e6 / times
