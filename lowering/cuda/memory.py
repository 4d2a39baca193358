"""The emulator's memory: shared memory as bits, copies in flight, and tensors in device memory with their bounds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from mirage_ir.interpret.real import round_bf16
from mirage_ir.lowering.cuda.alignment import common_alignment
from mirage_ir.lowering.cuda.emitted import Buffer, KernelTensor
from mirage_ir.lowering.cuda.indices import IndexArray
from mirage_ir.lowering.cuda.layout import CHUNK
from mirage_ir.lowering.cuda.vectors import Access
from mirage_ir.program import DType, Shape

Copies: TypeAlias = Literal["earliest", "latest", "random"]
"""When the bytes of an asynchronous copy arrive: when it is issued, at the `Wait` for its group, or at any time between."""
RegisterValues: TypeAlias = NDArray[np.float32]

BITS: dict[DType, Any] = {DType.f16: np.uint16, DType.bf16: np.uint16, DType.f32: np.uint32}


class EmulationError(Exception):
    """A kernel does something that is not defined: a race, or an access outside of a tensor or buffer."""


def round_values(values: RegisterValues, dtype: DType) -> RegisterValues:
    """Numbers rounded to an element type, ties to even; f32 arrays hold them."""
    match dtype:
        case DType.f16:
            return values.astype(np.float16).astype(np.float32)
        case DType.bf16:
            return round_bf16(values)
        case DType.f32:
            return values


def to_bits(values: RegisterValues, dtype: DType) -> NDArray[Any]:
    """The bits of numbers that are in an element type."""
    match dtype:
        case DType.f16:
            return values.astype(np.float16).view(np.uint16)
        case DType.bf16:
            bits = (values.view(np.uint32) >> np.uint32(16)).astype(np.uint16)
            return np.where(np.isnan(values), np.uint16(0x7FFF), bits)
        case DType.f32:
            return values.view(np.uint32)


def from_bits(bits: NDArray[Any], dtype: DType) -> RegisterValues:
    """The numbers whose bits these are."""
    match dtype:
        case DType.f16:
            return bits.view(np.float16).astype(np.float32)
        case DType.bf16:
            return (bits.astype(np.uint32) << np.uint32(16)).view(np.float32)
        case DType.f32:
            return bits.view(np.float32)


@dataclass(frozen=True, slots=True)
class _Piece:
    """Bits on their way to places of a stage."""

    memory: NDArray[Any]
    places: IndexArray
    bits: NDArray[Any]

    def land(self) -> None:
        self.memory[self.places] = self.bits


@dataclass(slots=True)
class _Flight:
    """A warp's copies that have not arrived, by group: those that are committed, oldest first, and the open one."""

    committed: list[list[_Piece]] = field(default_factory=list[list[_Piece]])
    open: list[_Piece] = field(default_factory=list[_Piece])


class SharedMemory:
    """The shared memory of a block, with its copies in flight. At first it holds NaN in every element type."""

    def __init__(self, nbytes: int, warps: int, copies: Copies, random: Random) -> None:
        self._bytes = np.full(-(-nbytes // 16) * 16, 0xFF, dtype=np.uint8)
        self._views = {dtype: self._bytes.view(bits) for dtype, bits in BITS.items()}
        self._flights = [_Flight() for _ in range(warps)]
        self._copies: Copies = copies
        self._random = random

    def stage(self, buffer: Buffer, stage: int) -> NDArray[Any]:
        """The bits of a stage, place by place."""
        dtype = buffer.panels.dtype
        first = (buffer.offset + stage * buffer.stage_bytes) // dtype.itemsize
        return self._views[dtype][first : first + buffer.panels.nbytes // dtype.itemsize]

    def values(self, buffer: Buffer, stage: int) -> RegisterValues:
        """The numbers of a stage, place by place."""
        return from_bits(self.stage(buffer, stage), buffer.panels.dtype)

    def issue(self, warp: int, buffer: Buffer, stage: int, places: IndexArray, bits: NDArray[Any]) -> None:
        """Starts a warp's copies of bits to places of a stage, in one group with its others since its last `commit`.

        The bits are those that device memory has now: no kernel writes what it reads there.
        """
        memory = self.stage(buffer, stage)
        if self._copies == "earliest":
            memory[places] = bits
        elif self._copies == "latest":
            self._flights[warp].open.append(_Piece(memory, places, bits))
        else:
            part = np.array([self._random.randrange(3) for _ in range(len(places))])
            self._flights[warp].open.extend(_Piece(memory, places[part == p], bits[part == p]) for p in range(3))

    def commit(self, warp: int) -> None:
        flight = self._flights[warp]
        flight.committed.append(flight.open)
        flight.open = []

    def wait(self, warp: int, pending: int) -> None:
        """Lands all of the warp's groups but the `pending` latest."""
        groups = self._flights[warp].committed
        while len(groups) > pending:
            for piece in groups.pop(0):
                piece.land()

    def drift(self) -> None:
        """Time passes: with random copies, some of those in flight land."""
        if self._copies != "random":
            return
        for flight in self._flights:
            for group in (*flight.committed, flight.open):
                for n in reversed(range(len(group))):
                    if self._random.random() < 0.25:
                        group.pop(n).land()


class DeviceTensor:
    """An argument of a kernel: a float16 array for f16, float32 for f32, and float32 that holds bf16 numbers for bf16."""

    def __init__(self, tensor: KernelTensor, array: NDArray[Any]) -> None:
        expected = np.float16 if tensor.dtype is DType.f16 else np.float32
        if array.shape != tensor.shape or array.dtype != expected:
            wanted = f"{np.dtype(expected)} array of shape {list(tensor.shape)}"
            raise ValueError(f"argument '{tensor.name}' must be a {wanted}, not {array.dtype} of shape {list(array.shape)}")
        self.tensor, self._array = tensor, array
        self._stored = np.zeros(array.shape if tensor.written else (), dtype=np.bool_)

        self.strides = tuple(stride // array.itemsize for stride in array.strides)
        size, reach = tensor.dtype.itemsize, sum((n - 1) * s for n, s in zip(array.shape, self.strides, strict=True))
        self.begin = int(array.__array_interface__["data"][0]) // array.itemsize * size
        self.end = self.begin + (reach + 1) * size

    def lies(self, contiguous: int) -> bool:
        """Whether the array lies as the first of a text's kernels takes it to (`mirage_ir.lowering.cuda.alignment`)."""
        if contiguous < 0:
            return True
        rows = common_alignment(self.tensor.shape, self.strides, self.tensor.dtype.itemsize, contiguous)
        return rows > 0 and rows % self.tensor.alignment == 0 and self.begin % self.tensor.alignment == 0

    def touch(self, accesses: Iterable[Access]) -> None:
        """Raises `EmulationError` for an access that is not aligned to its width, or reaches beyond the tensor."""
        for access in accesses:
            odd = access.starts % access.width != 0
            if odd.any():
                raise EmulationError(
                    f"{access.width} bytes of '{self.tensor.name}' begin at byte {access.starts[odd][0] % CHUNK} of {CHUNK}"
                )
            outside = (access.starts < self.begin) | (access.starts + access.reach > self.end)
            if outside.any():
                byte = access.starts[outside][0] - self.begin
                raise EmulationError(
                    f"{access.width} bytes from byte {byte} of '{self.tensor.name}' on, which has {self.end - self.begin}"
                )

    def box(self, origin: Shape, limit: Shape, shape: Shape) -> tuple[slice, ...]:
        """The entries of a tile within a window, as slices of the tensor. Raises `EmulationError` if one is outside of it."""
        shape = (1,) * (len(origin) - len(shape)) + shape
        extents = [max(0, min(n, t)) for n, t in zip(limit, shape, strict=True)]
        if 0 in extents:
            return (slice(0, 0),) * len(origin)
        for d, (first, n, extent) in enumerate(zip(origin, extents, self.tensor.shape, strict=True)):
            if first < 0 or first + n > extent:
                raise EmulationError(
                    f"entries {first} … {first + n - 1} of dimension {d} of '{self.tensor.name}', which has {extent}"
                )
        return tuple(slice(first, first + n) for first, n in zip(origin, extents, strict=True))

    def tile(self, box: Sequence[slice], shape: Shape) -> RegisterValues:
        """The tile whose first entries are those of a box, the others 0."""
        found = np.zeros((1,) * (len(box) - len(shape)) + shape, dtype=np.float32)
        part = self._array[tuple(box)]
        found[tuple(slice(0, n) for n in part.shape)] = part
        return found.reshape(shape)

    def store(self, entries: tuple[IndexArray, ...], values: RegisterValues) -> None:
        """Stores values. Raises `EmulationError` for an entry that has been stored before: nothing orders blocks."""
        again = self._stored[entries]
        if again.any():
            at = [int(part[again][0]) for part in entries]
            raise EmulationError(f"entry {at} of '{self.tensor.name}' is stored twice")
        self._stored[entries] = True
        self._array[entries] = values
