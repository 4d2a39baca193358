"""The kernels that `torch.compile` launches for a program of the suite on a GPU; needs torch, not mirage-ir.

python bench/suite/suite_launches.py NAME        # prints {"NAME": {"": […], "sdpa": […]}}: kernels of each form, in order
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import torch
from suite_all import SUITE
from suite_sides import sides

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "gpu"))

from gpu_sides import apart, drawn

NAME = 100
"""Characters of a kernel's name that are kept."""


def launched(name: str) -> dict[str, list[str]]:
    """The names of the kernels of one call of each form of a program, compiled by Inductor as by default."""
    generator = torch.Generator("cuda").manual_seed(0)
    program = SUITE[name].full_size()
    inputs = [drawn(x.kind, x.shape, x.deviation, generator).half().contiguous() for x in program.inputs]
    return {
        form: kernels_of_call(torch.compile(apart(call, f"form_{form}"), dynamic=False), inputs)
        for form, call in sides(name).items()
    }


def kernels_of_call(call: Any, inputs: list[torch.Tensor]) -> list[str]:
    """The kernels that one call launches, once it is warm; copies and fills of memory are none."""
    for _ in range(3):
        call(*inputs)
    torch.cuda.synchronize()
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as profile:
        call(*inputs)
        torch.cuda.synchronize()
    events = [e for e in profile.events() or () if "CUDA" in str(e.device_type)]
    events.sort(key=lambda e: e.time_range.start)
    return [e.name[:NAME] for e in events if not e.name.startswith(("Memcpy", "Memset"))]


if __name__ == "__main__":
    print(json.dumps({sys.argv[1]: launched(sys.argv[1])}))
