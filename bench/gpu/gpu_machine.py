"""What a GPU can do, for the floors of `gpu.py`: prints {"result": …} as one line of JSON.

Bytes a second of a copy (read and written), flops a second of an f16 product of 8192³, microseconds of a launch in a CUDA graph.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable
from typing import Any

import torch

COPIED = 2**30
"""Entries of the tensor that is copied: 2 GiB."""
EXTENT = 8192
"""Of the matrices that are multiplied."""


def microseconds(call: Callable[[], Any], calls: int, replays: int) -> float:
    """Of one call, by replays of a CUDA graph of `calls`: the median."""
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        call()
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=stream):
            for _ in range(calls):
                call()
        for _ in range(3):
            graph.replay()
        times: list[float] = []
        for _ in range(replays):
            before, after = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
            before.record(stream)
            graph.replay()
            after.record(stream)
            after.synchronize()
            times.append(before.elapsed_time(after) * 1e3 / calls)
    return statistics.median(times)


def copy_us() -> float:
    """The faster of what the driver copies with and a kernel that reads and writes as much."""
    source = torch.randn(COPIED, dtype=torch.float16, device="cuda")
    copy = torch.empty_like(source)
    return min(microseconds(call, 2, 10) for call in (lambda: copy.copy_(source), lambda: torch.neg(source, out=copy)))


def product_us() -> float:
    a, b, c = (torch.randn(EXTENT, EXTENT, dtype=torch.float16, device="cuda") for _ in range(3))
    return microseconds(lambda: torch.mm(a, b, out=c), 4, 10)


def launch_us() -> float:
    """A kernel that does nothing: it waits for no cycles."""
    return microseconds(lambda: torch.cuda._sleep(0), 200, 20)  # pyright: ignore[reportPrivateUsage]


def machine_facts() -> dict[str, Any]:
    facts: dict[str, Any] = {"device": "none", "torch": str(torch.__version__)}
    if torch.cuda.is_available():
        import triton

        properties = torch.cuda.get_device_properties(0)
        facts.update(device=properties.name, triton=str(triton.__version__), l2_bytes=properties.L2_cache_size)
        facts["bytes_per_second"] = 2 * COPIED * 2 / copy_us() * 1e6
        facts["flops_per_second"] = 2 * EXTENT**3 / product_us() * 1e6
        facts["launch_us"] = launch_us()
    return facts


if __name__ == "__main__":
    torch.set_grad_enabled(False)
    print(json.dumps({"result": machine_facts()}))
