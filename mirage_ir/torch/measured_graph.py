"""Which of two compiled graphs is faster on the GPU: the one with kernels, or PyTorch's own."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from statistics import median
from typing import Any

import torch
from torch._subclasses.fake_tensor import unset_fake_temporarily
from torch.fx import GraphModule

from mirage_ir.cache.results import TIMINGS, Cache
from mirage_ir.runtime.measure import environment
from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.sizes import seen

REPLAYS = 20
"""Launches of a graph for one time, and times of which the median counts. Choices."""


@dataclass(frozen=True, slots=True)
class GraphTimes:
    """Microseconds of a call of a graph with kernels, and as Inductor compiles it alone."""

    ours: float
    theirs: float

    def __str__(self) -> str:
        return f"with kernels {self.ours:.1f} µs, Inductor's alone {self.theirs:.1f} µs (measured)"


_known: dict[str, GraphTimes] = {}
"""What was measured in this process: models have many layers of one kind."""


class MeasuredGraph:
    """A graph with kernels whose times may be known, from this process or from a cache (an option as of `Cache.of`)."""

    def __init__(self, changed: GraphModule, cache: bool | str | os.PathLike[str] | None) -> None:
        self._cache = Cache.of(cache)
        self._key: str | None = None
        """What the times stand under; none for a graph of which some sizes are not known, which cannot be measured."""
        with suppress(NotConverted):
            self._key = Cache.graph_key(_text_of(changed), environment())

    def known(self) -> GraphTimes | None:
        """What was measured before."""
        if self._key is None:
            return None
        if self._key not in _known and self._cache is not None:
            kept = self._cache.get(TIMINGS, self._key, GraphTimes)
            if kept is not None:
                _known[self._key] = kept
        return _known.get(self._key)

    def keep(self, times: GraphTimes) -> None:
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


def _text_of(graph: GraphModule) -> str:
    """The operators of a graph, and how its inputs lie. Kernels have names that follow from what they compute, and how."""
    inputs = [node.meta.get("val") for node in graph.graph.nodes if node.op == "placeholder"]
    codes = [module.code for module in graph.modules() if isinstance(module, GraphModule)]
    return "\n".join([*map(_said, inputs), *codes])


def _said(value: Any) -> str:
    if not isinstance(value, torch.Tensor):
        return str(value)
    return f"{value.dtype} {[*map(seen, value.shape)]} {[*map(seen, value.stride())]} {value.device}"


def faster(first: Callable[[list[Any]], Any], second: Callable[[list[Any]], Any], examples: Sequence[Any]) -> GraphTimes:
    """Microseconds of a call of each, with random inputs like the examples, as CUDA graphs, in turns.

    Symbolic sizes are those with which the graph was made. Raises `NotConverted` where it has none, `RuntimeError` when a call
    fails, or when there is no memory for the inputs.
    """
    with unset_fake_temporarily(), torch.no_grad():
        inputs = [_like(x) for x in examples]
        graphs = [_captured(call, inputs) for call in (first, second)]
        times: list[list[float]] = [[], []]
        for _ in range(REPLAYS):
            for graph, own in zip(graphs, times, strict=True):
                own.append(_time(graph))
        del inputs, graphs
        torch.cuda.empty_cache()
    return GraphTimes(median(times[0]), median(times[1]))


def _like(example: Any) -> Any:
    """A tensor with entries, as one without them says."""
    if not isinstance(example, torch.Tensor):
        return seen(example) if isinstance(example, torch.SymInt) else example
    shape, strides = (tuple(map(seen, extents)) for extents in (example.shape, example.stride()))
    made = torch.empty_strided(shape, strides, dtype=example.dtype, device=example.device)
    return made.normal_(0, 0.1) if made.is_floating_point() else made.zero_()


def _captured(call: Callable[[list[Any]], Any], inputs: Sequence[Any]) -> torch.cuda.CUDAGraph:
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        for _ in range(3):
            call(list(inputs))
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, stream=stream):
        call(list(inputs))
    return graph


def _time(graph: torch.cuda.CUDAGraph) -> float:
    """Microseconds of a replay."""
    before, after = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    before.record()
    for _ in range(REPLAYS):
        graph.replay()
    after.record()
    torch.cuda.synchronize()
    return before.elapsed_time(after) * 1000 / REPLAYS
