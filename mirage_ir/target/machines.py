"""Descriptions of machines, as data.

Bandwidths of device memory and peak rates are from the data sheets of the SXM parts (dense bf16 tensor cores, f32 elsewhere), and
limits of a multiprocessor from the CUDA C++ Programming Guide's table of compute capabilities. No data sheet has `l2_bandwidth`: it
is a round figure, and so is `launch_us` of the A100. The H100's `launch_us`, of a launch inside a CUDA graph, was measured on one.
`shared_bandwidth` is that of 32 banks of 4 bytes a multiprocessor, at the clock that `tensor_rate` is for.
The H200 is the same chip with other memory, and has the H100's factors.
"""

from __future__ import annotations

from dataclasses import dataclass

from mirage_ir.errors import OptionError
from mirage_ir.target.calibration import FITTED, UNMEASURED, Calibration

HOPPER = 90
"""The compute capability from which warp groups issue products and launches overlap (CUDA C++ Programming Guide: 9.0)."""

WARP = 32
"""Threads of a warp."""
WARP_GROUP_ROWS = 64
"""Rows of a product from which four warps issue it together on Hopper (wgmma), from shared memory; others go through registers."""
RESERVED = 1024
"""Bytes of shared memory that the driver takes a block."""


@dataclass(frozen=True, slots=True)
class Machine:
    """A GPU: bandwidths in bytes/µs, rates in floating-point operations/µs, memory in bytes, times in µs.

    measured: the device on which the calibration was measured. When it is empty, rates are as in the data sheet.
    """

    name: str
    capability: int
    multiprocessors: int
    shared_memory_per_block: int
    shared_memory_per_multiprocessor: int
    threads_per_multiprocessor: int
    blocks_per_multiprocessor: int
    l2_bytes: int
    dram_bandwidth: float
    l2_bandwidth: float
    tensor_rate: float
    vector_rate: float
    shared_bandwidth: float
    launch_us: float
    calibration: Calibration = UNMEASURED
    measured: str = ""


MACHINES: dict[str, Machine] = {
    m.name: m
    for m in (
        Machine("a100", 80, 108, 163 << 10, 164 << 10, 2048, 32, 40 << 20, 2.0e6, 5.0e6, 312e6, 19.5e6, 19.5e6, 1.6),
        Machine("h100", 90, 132, 227 << 10, 228 << 10, 2048, 32, 50 << 20, 3.35e6, 7.5e6, 989e6, 67e6, 30.9e6, 1.3, FITTED, "H100"),
        Machine("h200", 90, 132, 227 << 10, 228 << 10, 2048, 32, 50 << 20, 4.8e6, 7.5e6, 989e6, 67e6, 30.9e6, 1.3, FITTED, "H100"),
    )
}

DEFAULT_TARGET = "h100"
"""The machine on which the factors were measured."""
LARGEST_SHARED_MEMORY = max(m.shared_memory_per_block for m in MACHINES.values())
"""Bytes that a block may have on some machine."""


def machine(name: str) -> Machine:
    """The machine of that name; an `OptionError` that lists the known ones when there is none."""
    found = MACHINES.get(name)
    if found is None:
        raise OptionError(f"unknown target '{name}': known are {', '.join(sorted(MACHINES))}")
    return found
