"""Sizes that a kernel takes when it runs: parameters that it is not compiled for.

The strides that follow from sizes are in a kernel's inner loops. There it matters whether they are multiples of 16: only then are
loads wide and asynchronous. So such a kernel comes in two variants, ALIGNED and not. Strides of tensors whose rows have one entry,
as the maxima of rows, do not matter.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

ALIGNMENT = 16
"""What a stride is a multiple of when it is aligned, in elements: what Triton itself looks for in integer arguments."""


def aligned_strides(free: Sequence[str]) -> list[str]:
    """The lines at the beginning of a kernel that tell the compiler which strides are aligned: x // 16 * 16 is a multiple of 16."""
    lines = [f"    {stride} = {stride} // {ALIGNMENT} * {ALIGNMENT}" for stride in free]
    return ["if ALIGNED:", *lines] if lines else []


def read_sizes(sizes: Sequence[str], body: Sequence[str]) -> tuple[str, ...]:
    """The symbols that a kernel's lines read."""
    words = set(re.findall(r"\w+", "\n".join(body)))
    return tuple(size for size in sizes if size in words)


def decorator(unspecialized: Sequence[str]) -> str:
    """The line before a kernel, which names the integers that it is not compiled for."""
    if not unspecialized:
        return "@triton.jit"
    names = ", ".join(f'"{name}"' for name in unspecialized)
    return f"@triton.jit(do_not_specialize=[{names}])"
