"""Element-wise kernels of Inductor's whose threads move 16 bytes of each tensor at a time.

Inductor tries two kernels for a large tensor, of 8 entries a thread and of 2, on tensors that no cache has. There both wait for
memory, and which is chosen is chance. In a graph the tensors were just written and are in the cache: silu(x) · y of 1024 × 14336 in
16 bits, behind the two products that make x and y, took 19.8 µs by the first and 29.5 by the second (an H200).
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from torch._inductor import config as inductor_config
from torch._inductor.choices import InductorChoices
from torch._inductor.dependencies import MemoryDep
from torch._inductor.virtualized import V

from mirage_ir.torch.kept_graphs import TaggedPass

LEAST_ENTRIES = 1 << 21
"""Entries that fill a GPU at 8 a thread: 132 multiprocessors of 2048 threads. With fewer, more threads may be worth more."""
MOST, WIDTH = 8, 16
"""Entries of a thread, and bytes that it can move at once."""


class WideSweeps(InductorChoices):
    """Inductor's choices but for element-wise kernels of large tensors."""

    def triton_kernel_kwargs(self, kernel_cls: Any, features: Any, groups: Any, kernel_kwargs: dict[str, Any]) -> dict[str, Any]:
        kwargs = super().triton_kernel_kwargs(kernel_cls, features, groups, kernel_kwargs)
        if features.is_reduction() or not features.numel.is_Integer or int(features.numel) < LEAST_ENTRIES:
            return kwargs
        every = features.buf_accesses().items()  # With such as only stand in an order to the kernel, which have no type.
        moved = [name for name, accesses in every if any(isinstance(access, MemoryDep) for access in accesses)]
        entries = min(MOST, WIDTH // max((V.graph.get_dtype(name).itemsize for name in moved), default=WIDTH))
        return {**kwargs, "min_elem_per_thread": max(entries, kwargs.get("min_elem_per_thread", 0))}


@contextmanager
def wide_sweeps() -> Generator[None]:
    """While it lasts, Inductor compiles such kernels, and keeps graphs apart from those that it compiles by itself.

    Where somebody has choices of their own, these hold."""
    if type(V.choices) is not InductorChoices:
        yield
        return
    tagged = TaggedPass("wide sweeps", inductor_config.joint_custom_post_pass)
    with inductor_config.patch(joint_custom_post_pass=tagged), V.set_choices_handler(WideSweeps()):
        yield
