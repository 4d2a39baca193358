"""How a kernel reaches its tensors: along which dimension it moves vectors, and which alignment it counts on.

Each text has two kernels. The first one, named as the emitted kernel, takes for each tensor by itself what the program's strides
promise: a dimension of stride 1, and addresses and other strides that are multiples of `KernelTensor.alignment` bytes. So a tensor
with rows of odd length slows its own accesses, and no others. The second one, NAME_any, is for tensors that lie in another way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import gcd

from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.expressions import divisor
from mirage_ir.lowering.cuda.layout import CHUNK, Unit
from mirage_ir.lowering.cuda.vectors import Vectors, copy_vectors
from mirage_ir.program import Shape
from mirage_ir.sized.extent import is_symbolic

VECTOR = 8
"""Entries that one access moves at most."""


def vector_dims(kernel: e.EmittedKernel) -> dict[str, int]:
    """For each tensor the dimension that the first of a text's kernels takes for contiguous: -1 where there is none.

    That kernel may be launched where, for each tensor that has one, this dimension has stride 1, and the address and all other
    strides are multiples of the tensor's alignment and not negative; strides of dimensions of extent 1 are never used.
    """
    tensors = {t.name: t for t in kernel.tensors}
    layouts = {f.name: f.layout for f in kernel.fragments}
    found: dict[str, int] = {}
    for s in e.statements(kernel.body):
        if isinstance(s, e.CopyAsync):
            panels = next(b.panels for b in kernel.buffers if b.name == s.target.buffer)
            rank = len(panels.shape)
            last = s.target.permutation[-1] if s.target.permutation else rank - 1
            found.setdefault(s.window.tensor, len(tensors[s.window.tensor].shape) - rank + last)
    for s in e.statements(kernel.body):
        if isinstance(s, e.LoadGlobal | e.StoreGlobal):
            dims = layouts[s.target if isinstance(s, e.LoadGlobal) else s.source].dims
            vectors = [d for d, digits in enumerate(dims) if digits and digits[-1].unit is Unit.REGISTER]
            if vectors:
                found.setdefault(s.window.tensor, len(tensors[s.window.tensor].shape) - len(dims) + vectors[-1])
    return {name: found.get(name, -1) if t.alignment else -1 for name, t in tensors.items()}


def common_alignment(shape: Shape, strides: Sequence[int], itemsize: int, contiguous: int) -> int:
    """Bytes of which rows along the dimension `contiguous` begin at multiples when the tensor does: a power of two, 16 at most.

    A stride that follows from sizes counts as a multiple of 16 bytes (`mirage_ir.lowering.cuda.run_time_sizes`).
    shape: dimensions of extent 1 have no strides. 0: entries along `contiguous` are not neighbours, or a stride is negative.
    """
    found = CHUNK
    for d, (extent, stride) in enumerate(zip(shape, strides, strict=True)):
        if extent == 1:
            continue
        if stride < 0 or (d == contiguous and stride != 1):
            return 0
        if d != contiguous and not is_symbolic(stride):
            found = gcd(found, stride * itemsize)
    return found


def with_alignments(kernel: e.EmittedKernel, strides: Sequence[Shape]) -> e.EmittedKernel:
    """The kernel with the alignment that its tensors have with these strides, in elements, and addresses on 16 bytes."""
    along = vector_dims(kernel)
    return replace(
        kernel,
        tensors=tuple(
            t if along[t.name] < 0 else replace(t, alignment=common_alignment(t.shape, own, t.dtype.itemsize, along[t.name]))
            for t, own in zip(kernel.tensors, strides, strict=True)
        ),
    )


def copied_vectors(kernel: e.EmittedKernel, copy: e.CopyAsync) -> Vectors:
    """How the first of a text's kernels copies a tile."""
    tile = next(b.panels for b in kernel.buffers if b.name == copy.target.buffer)
    return copy_vectors(tile, copy.target.permutation, *_rows(kernel, copy.window, len(tile.shape)))


def _rows(kernel: e.EmittedKernel, window: e.Window, rank: int) -> tuple[int, int]:
    """The dimension of a tile that is contiguous in memory, negative where none is, and bytes on which its rows lie."""
    tensor = next(t for t in kernel.tensors if t.name == window.tensor)
    along = vector_dims(kernel)[window.tensor]
    rows = row_alignment(tensor, window, along) if along >= 0 else tensor.dtype.itemsize
    return along - (len(window.origin) - rank) if along >= 0 else -1, rows


def row_alignment(tensor: e.KernelTensor, window: e.Window, along: int) -> int:
    """Bytes of which the rows of a window begin at multiples, in the first of a text's kernels."""
    return gcd(tensor.alignment, divisor(window.origin[along], VECTOR) * tensor.dtype.itemsize)
