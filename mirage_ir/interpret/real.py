"""The meaning of programs over real numbers, in NumPy: exactly as the mathematics says, or rounded as emitted kernels round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from mirage_ir.check import infer_program
from mirage_ir.errors import ProgramError
from mirage_ir.interpret.arithmetic import Collected, Fold, ShiftedSum
from mirage_ir.interpret.layout import Array, matrix_product, pad_end
from mirage_ir.interpret.threads import one_blas_thread
from mirage_ir.interpret.walker import Accumulator, Move, Site, run_values
from mirage_ir.ops import Kind, Operator
from mirage_ir.program import AccumulatorKind, DType, GraphOp, Program, TensorType

Precision: TypeAlias = Literal["emulated", "float64"]
TILE_BYTES = 256 << 20
"""Bytes that the tiles of one chunk of blocks may take."""


def run_program(program: Program, inputs: Sequence[NDArray[Any]], *, precision: Precision = "emulated") -> list[NDArray[Any]]:
    """The outputs of a program, whatever its levels.

    `inputs` are float16, float32 or float64 arrays of the inputs' shapes. With "float64" all is computed in float64 and nothing is
    rounded: the mathematics. With "emulated" values are f32 and are rounded where an emitted kernel rounds (`mirage_ir.rounding`);
    results are float16 for f16, float32 for f32, and float32 holding bf16 numbers for bf16. Overflow and division by zero give
    inf and nan, as on a GPU. Raises `ProgramError` for inputs that do not fit and for programs that are not well formed.
    """
    types = infer_program(program)
    if len(inputs) != len(program.inputs):
        raise ProgramError(f"the program takes {len(program.inputs)} inputs, not {len(inputs)}")
    for i, (array, kind) in enumerate(zip(inputs, program.inputs, strict=True)):
        if array.shape != kind.shape:
            raise ProgramError(f"input {i} has shape {list(kind.shape)}, not {list(array.shape)}")
    if precision == "float64":
        with np.errstate(all="ignore"), one_blas_thread():
            return run_values(program, [np.asarray(a, dtype=np.float64) for a in inputs], Exact())
    semantics = Emulated()
    with np.errstate(all="ignore"), one_blas_thread():
        read = [semantics.round(np.asarray(a, dtype=np.float32), t.dtype) for a, t in zip(inputs, program.inputs, strict=True)]
        return [_narrow(x, types[v].dtype) for x, v in zip(run_values(program, read, semantics), program.outputs, strict=True)]


def _narrow(x: Array, dtype: DType) -> Array:
    return x.astype(np.float16) if dtype is DType.f16 else x


def round_bf16(x: Array) -> Array:
    """A float32 array rounded to bf16 numbers, ties to even; nan stays nan."""
    bits = np.ascontiguousarray(x, dtype=np.float32).view(np.uint32)
    rounded = (bits + (np.uint32(0x7FFF) + ((bits >> np.uint32(16)) & np.uint32(1)))) & np.uint32(0xFFFF0000)
    return np.where(np.isnan(x), x, rounded.view(np.float32))


def _larger(x: Array, y: Array) -> Array:
    """The maximum, at least the lowest finite number, as in emitted kernels: a shift of -inf gives exp(-inf) = 0."""
    return np.maximum(np.maximum(x, y), np.finfo(x.dtype).min)


def _weighted(x: Array, shift: Array, top: Array) -> Array:
    return x * np.exp(shift - top)


class Exact:
    """Values are float64 arrays."""

    budget = TILE_BYTES
    entry_bytes = 8

    def block_bytes(self, graph: GraphOp, types: Sequence[TensorType]) -> int:
        return self.entry_bytes * sum(t.size for t in types[len(graph.operands) :])

    def apply(self, row: Operator, xs: Sequence[Array], attrs: dict[str, Any], site: Site) -> Array:
        if row.product:
            return matrix_product(xs[0], xs[1])
        if site.shifting:
            xs = [xs[0], np.maximum(xs[1], np.finfo(xs[1].dtype).min)]
        return row.real(np, *xs, **attrs)

    def move(self, f: Move, x: Array) -> Array:
        return f(x)

    def pad(self, x: Array, widths: Sequence[int]) -> Array:
        return pad_end(x, widths, np.nan)

    def choose(self, present: Array, x: Array, other: Array | float, nonempty: bool) -> Array:
        return np.where(present, x, np.asarray(other, dtype=x.dtype))

    def round(self, x: Array, dtype: DType) -> Array:
        return x

    def accumulator(self, kind: AccumulatorKind, dim: int | None, shifted: bool) -> Accumulator[Array]:
        if dim is not None:
            return Collected(lambda *xs: np.concatenate(xs, axis=dim))
        return ShiftedSum(_larger, np.add, _weighted) if shifted else Fold(np.add if kind is AccumulatorKind.SUM else np.maximum)

    def allocate(self, shape: tuple[int, ...], like: Array) -> Array:
        return np.empty(shape, dtype=like.dtype)

    def write(self, out: Array, place: Move, x: Array) -> None:
        place(out)[...] = x


class Emulated(Exact):
    """Values are float32 arrays that hold numbers of their element types."""

    entry_bytes = 4

    def apply(self, row: Operator, xs: Sequence[Array], attrs: dict[str, Any], site: Site) -> Array:
        if row.kind is Kind.LAYOUT:
            return super().apply(row, xs, attrs, site)
        if site.product is not None:
            xs = [self.round(x, site.product) for x in xs]
        return self.round(np.asarray(super().apply(row, xs, attrs, site), dtype=np.float32), site.dtype)

    def round(self, x: Array, dtype: DType) -> Array:
        match dtype:
            case DType.f16:
                return x.astype(np.float16).astype(np.float32)
            case DType.bf16:
                return round_bf16(x)
            case DType.f32:
                return x
