"""Which bytes of device memory the statements of a kernel touch, for tensors that lie in some way: the emulator asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import prod

import numpy as np

from mirage_ir.lowering.cuda.alignment import row_alignment, vector_dims
from mirage_ir.lowering.cuda.emitted import CopyAsync, EmittedKernel, LoadGlobal, StoreGlobal
from mirage_ir.lowering.cuda.indices import IndexArray, buffer_order, coordinates, tile_shape, writers
from mirage_ir.lowering.cuda.layout import CHUNK, Panels
from mirage_ir.lowering.cuda.memory import DeviceTensor
from mirage_ir.lowering.cuda.trace import TracedStep
from mirage_ir.lowering.cuda.vectors import Vectors, chunks_of_rows, copy_vectors, fragment_vectors, leading_registers
from mirage_ir.program import Shape


class TouchedMemory:
    """The accesses of a launch, by the kernel of the text that is chosen for its tensors."""

    def __init__(self, kernel: EmittedKernel, tensors: dict[str, DeviceTensor]) -> None:
        self._kernel, self._tensors = kernel, tensors
        self._layouts = {f.name: f.layout for f in kernel.fragments}
        self._panels = {b.name: b.panels for b in kernel.buffers}
        known = vector_dims(kernel)
        fast = all(tensor.lies(known[name]) for name, tensor in tensors.items())
        self._along = known if fast else dict.fromkeys(known, -1)

    def check(self, step: TracedStep) -> None:
        """Raises `EmulationError` when a step touches device memory at addresses that are not aligned, or beyond a tensor."""
        statement = step.statement
        if not isinstance(statement, LoadGlobal | StoreGlobal | CopyAsync):
            return
        window, tensor = statement.window, self._tensors[statement.window.tensor]
        along = self._along[window.tensor]
        alignment = row_alignment(tensor.tensor, window, along) if along >= 0 else tensor.tensor.dtype.itemsize
        if isinstance(statement, CopyAsync):
            panels, order = self._panels[statement.target.buffer], statement.target.permutation
            within = along - (len(step.origin) - len(panels.shape))
            if statement.in_chunks and within == buffer_order(order, len(panels.shape))[-1]:
                rows, present = _rows(tensor, step.origin, step.limit, panels.out_of_chunks, order)
                tensor.touch(chunks_of_rows(rows, present * tensor.tensor.dtype.itemsize, tensor.begin, tensor.end))
                return
            if statement.in_chunks:
                panels = replace(panels, shape=panels.out_of_chunks, columns=1)
            vectors = copy_vectors(panels, order, within, alignment)
            starts, present = _addresses(step.origin, step.limit, tensor, _copied(panels, order, vectors.entries), within, vectors)
            tensor.touch(vectors.copy(starts, present, tensor.begin, tensor.end))
            return
        layout = self._layouts[statement.target if isinstance(statement, LoadGlobal) else statement.source]
        within = along - (len(step.origin) - len(layout.dims))
        written = isinstance(statement, StoreGlobal)
        vectors = fragment_vectors(layout, within, tensor.tensor.dtype.itemsize, alignment, written)
        leading = leading_registers(layout, within, vectors.entries)
        parts = [part[:, leading] for part in coordinates(layout, self._kernel.warps)]
        starts, present = _addresses(step.origin, step.limit, tensor, parts, within, vectors)
        if written:
            stored = writers(layout, self._kernel.warps)[:, leading]
            tensor.touch(vectors.write(starts, np.where(stored, present, 0)))
        else:
            tensor.touch(vectors.read(starts, present, tensor.begin, tensor.end))

    def shifts(self, name: str, origin: Shape, shape: Shape, permutation: Shape) -> IndexArray:
        """For each row of a tile that is copied in chunks how many entries of its first chunk lie before it.

        origin: of its window. shape: the tile's, in its buffer.
        """
        tensor, order = self._tensors[name], buffer_order(permutation, len(shape))
        if self._along[name] - (len(origin) - len(shape)) != order[-1]:  # Entries are copied one by one.
            return np.zeros(prod(shape[:-1]), dtype=np.int64)
        rows, _ = _rows(tensor, origin, origin, shape, permutation)
        return rows % CHUNK // tensor.tensor.dtype.itemsize


def _rows(tensor: DeviceTensor, origin: Shape, limit: Shape, shape: Shape, permutation: Shape) -> tuple[IndexArray, IndexArray]:
    """The byte addresses of the rows of a tile, and how many of their entries are in the window.

    shape: the tile's, in its buffer.
    """
    order, size = buffer_order(permutation, len(shape)), tensor.tensor.dtype.itemsize
    parts: list[IndexArray] = [np.zeros(0, dtype=np.int64)] * len(shape)
    for d, part in zip(order, np.indices((*shape[:-1], 1)), strict=True):
        parts[d] = part.reshape(-1)
    return _addresses(origin, limit, tensor, parts, order[-1], Vectors(shape[-1], size, size))


def _copied(panels: Panels, permutation: Shape, entries: int) -> list[IndexArray]:
    """For each dimension of a tile the coordinates of the chunks that a copy moves."""
    shape = list(tile_shape(panels, permutation))
    last = permutation[-1] if permutation else len(shape) - 1
    shape[last] //= entries
    found: list[IndexArray] = list(np.indices(shape))
    found[last] = found[last] * entries
    return found


def _addresses(
    origin: Shape, limits: Shape, tensor: DeviceTensor, parts: Sequence[IndexArray], along: int, vectors: Vectors
) -> tuple[IndexArray, IndexArray]:
    """The byte addresses of vectors, and how many of their entries are in the window. along: the tile's dimension, or negative."""
    skipped = len(origin) - len(parts)
    starts = np.full(parts[0].shape if parts else (1,), tensor.begin, dtype=np.int64)
    present = np.full(starts.shape, vectors.entries, dtype=np.int64)
    for d, (first, limit, stride) in enumerate(zip(origin, limits, tensor.strides, strict=True)):
        part = parts[d - skipped] if d >= skipped else np.int64(0)
        starts = starts + (first + part) * stride * vectors.itemsize
        if d - skipped == along and d >= skipped:
            present = np.minimum(present, np.clip(limit - part, 0, vectors.entries))
        else:
            present = np.where(part < limit, present, 0)
    return starts, present
