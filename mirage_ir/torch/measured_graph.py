"""Which of two compiled graphs is faster on the GPU: the one with kernels, or PyTorch's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

import torch
from torch._subclasses.fake_tensor import unset_fake_temporarily

from mirage_ir.torch.convert.sizes import seen

REPLAYS = 20
"""Launches of a graph for one time, and times of which the median counts. Choices."""


def faster(first: Callable[[list[Any]], Any], second: Callable[[list[Any]], Any], examples: Sequence[Any]) -> tuple[float, float]:
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
    return median(times[0]), median(times[1])


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
