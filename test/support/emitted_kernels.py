"""Emitted kernels written by hand, with their meaning in NumPy: a pipelined product, softmax, attention, and moves of tiles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mirage_ir.interpret.real import round_bf16
from mirage_ir.lowering.cuda.emitted import (
    Buffer,
    BufferPlace,
    Commit,
    Compute,
    Convert,
    CopyAsync,
    EmittedKernel,
    EmittedStatement,
    Fill,
    FillBeyond,
    For,
    Fragment,
    KernelTensor,
    LoadGlobal,
    LoadShared,
    Multiply,
    Permute,
    Reduce,
    SharedOperand,
    StoreGlobal,
    StoreShared,
    Sync,
    Wait,
    Window,
)
from mirage_ir.lowering.cuda.layout import Layout, Mode, Panels, Unit
from mirage_ir.lowering.cuda.tensor_cores import matrix_layout
from mirage_ir.program import DType

Array = NDArray[Any]
R, L, W = Unit.REGISTER, Unit.LANE, Unit.WARP


@dataclass(frozen=True)
class WrittenKernel:
    """A kernel, and its result's float64 values for given inputs; results lie within `tolerance` (relative to the largest).

    scale: of inputs that are drawn; rows take turns with its numbers.
    """

    kernel: EmittedKernel
    meaning: Callable[..., Array]
    tolerance: float = 2e-3
    scale: tuple[float, ...] = (1.0,)

    def inputs(self, seed: int) -> list[Array]:
        """Random inputs, in their element types."""
        random = np.random.default_rng(seed)
        found: list[Array] = []
        for t in self.kernel.tensors:
            if not t.written:
                rows = np.resize(self.scale, t.shape[-2])[:, None]
                found.append(rounded_to((rows * random.standard_normal(t.shape)).astype(np.float32), t.dtype))
        return found

    def result(self) -> Array:
        """An array for the result that holds NaN."""
        tensor = self.kernel.tensors[-1]
        return np.full(tensor.shape, np.nan, dtype=np.float16 if tensor.dtype is DType.f16 else np.float32)

    def right(self, inputs: Sequence[Array], result: Array) -> bool:
        """Whether a result is that of the meaning, up to rounding."""
        wanted = self.meaning(*(x.astype(np.float64) for x in inputs))
        return bool(np.max(np.abs(result - wanted)) <= self.tolerance * np.max(np.abs(wanted)))


def rounded_to(x: Array, dtype: DType) -> Array:
    """A float32 array as an argument of an element type."""
    return x.astype(np.float16) if dtype is DType.f16 else round_bf16(x) if dtype is DType.bf16 else x


Counter = int | str
"""An iteration: a number, or an expression."""


def times(i: Counter, factor: int) -> str:
    return f"({i}) * {factor}" if isinstance(i, str) else str(i * factor)


def modulo(i: Counter, divisor: int) -> str:
    return f"({i}) % {divisor}" if isinstance(i, str) else str(i % divisor)


def minus(extent: int, i: Counter, factor: int) -> str:
    return f"{extent} - ({i}) * {factor}" if isinstance(i, str) else str(extent - i * factor)


def gemm(dtype: DType = DType.f16, stages: int = 3, rows: int = 90, columns: int = 56, depth: int = 108) -> WrittenKernel:
    """A product of ragged matrices with a pipeline of `stages` copies; results leave through shared memory."""
    m, n, k = 64, 32, 32
    layout = matrix_layout((m, n), 2, 2)
    vectors = Layout(((Mode(4, W, 1), Mode(2, R, 8), Mode(8, L, 4)), (Mode(4, L, 1), Mode(8, R, 1))))
    panels = Panels((m, k), dtype, 32, 2), Panels((n, k), dtype, 16, 1)
    second = stages * panels[0].nbytes

    def copies(i: Counter) -> tuple[EmittedStatement, ...]:
        stage, first, left = modulo(i, stages), times(i, k), minus(depth, i, k)
        return (
            CopyAsync(BufferPlace("left", stage), Window("x", (f"b0 * {m}", first), (f"{rows} - b0 * {m}", left))),
            CopyAsync(BufferPlace("right", stage, (), (1, 0)), Window("y", (first, f"b1 * {n}"), (left, f"{columns} - b1 * {n}"))),
            Commit(),
        )

    body: tuple[EmittedStatement, ...] = (
        Fill("sums", 0.0),
        *(s for i in range(stages - 1) for s in copies(i)),
        For(
            -(-depth // k),
            (
                Wait(stages - 2),
                Sync(),
                *copies(f"i + {stages - 1}"),
                Multiply("sums", SharedOperand("left", f"i % {stages}"), SharedOperand("right", f"i % {stages}", transposed=True)),
            ),
        ),
        Convert("narrow", "sums"),
        Wait(0),
        Sync(),
        StoreShared("narrow", BufferPlace("out")),
        Sync(),
        LoadShared("leaving", BufferPlace("out")),
        StoreGlobal("leaving", Window("z", (f"b0 * {m}", f"b1 * {n}"), (f"{rows} - b0 * {m}", f"{columns} - b1 * {n}"))),
    )
    kernel = EmittedKernel(
        "gemm",
        (-(-rows // m), -(-columns // n)),
        (1, 0),
        128,
        (
            KernelTensor("x", dtype, (rows, depth)),
            KernelTensor("y", dtype, (depth, columns)),
            KernelTensor("z", dtype, (rows, columns), True),
        ),
        (Fragment("sums", DType.f32, layout), Fragment("narrow", dtype, layout), Fragment("leaving", dtype, vectors)),
        (
            Buffer("left", panels[0], stages, 0),
            Buffer("right", panels[1], stages, second),
            Buffer("out", Panels((m, n), dtype, 32, 2), 1, panels[0].nbytes),
        ),
        body,
    )
    return WrittenKernel(kernel, lambda x, y: x @ y, 1e-2 if dtype is DType.bf16 else 2e-3)


def softmax(rows: int = 13, columns: int = 200) -> WrittenKernel:
    """Softmax of rows that four warps share; partial maxima and sums of warps meet in shared memory."""
    row_digits = (Mode(2, R, 1), Mode(4, L, 8))
    whole = Layout((row_digits, (Mode(4, W, 1), Mode(8, R, 2), Mode(8, L, 1))))
    part, all_parts, one = (Layout((row_digits, digits)) for digits in ((Mode(4, W, 1),), (Mode(4, R, 2),), ()))
    window = Window("x", ("b0 * 8", "0"), (f"{rows} - b0 * 8", str(columns)))

    def joined(name: str, op: str) -> tuple[EmittedStatement, ...]:
        return (
            Reduce(f"{name}_part", "entries", 1, op),
            StoreShared(f"{name}_part", BufferPlace("parts")),
            Sync(),
            LoadShared(f"{name}_parts", BufferPlace("parts")),
            Reduce(name, f"{name}_parts", 1, op),
        )

    body: tuple[EmittedStatement, ...] = (
        LoadGlobal("loaded", window),
        Convert("entries", "loaded"),
        FillBeyond("entries", 1, str(columns), -1e30),
        *joined("top", "max"),
        Compute("entries", "sub", ("entries", "top")),
        Compute("entries", "exp", ("entries",)),
        Sync(),
        *joined("total", "sum"),
        Compute("entries", "div", ("entries", "total")),
        StoreGlobal("entries", Window("y", window.origin, window.limit)),
    )
    kernel = EmittedKernel(
        "softmax",
        (-(-rows // 8),),
        (0,),
        128,
        (KernelTensor("x", DType.bf16, (rows, columns)), KernelTensor("y", DType.f32, (rows, columns), True)),
        (
            Fragment("loaded", DType.bf16, whole),
            Fragment("entries", DType.f32, whole),
            *(Fragment(f"{name}_part", DType.f32, part) for name in ("top", "total")),
            *(Fragment(f"{name}_parts", DType.f32, all_parts) for name in ("top", "total")),
            *(Fragment(name, DType.f32, one) for name in ("top", "total")),
        ),
        (Buffer("parts", Panels((8, 4), DType.f32, 4), 1, 0),),
        body,
    )

    def meaning(x: Array) -> Array:
        e = np.exp(x - x.max(1, keepdims=True))
        return e / e.sum(1, keepdims=True)

    return WrittenKernel(kernel, meaning, 1e-5, (1.0, 600.0, 1.0))


def attention(queries: int = 48, keys: int = 100, width: int = 32) -> WrittenKernel:
    """Attention with a running maximum; keys and values come in tiles of 32, two stages, and scores never leave registers."""
    m, n = 32, 32
    scores, result = matrix_layout((m, n), 2), matrix_layout((m, width), 2)
    one = scores.without(1)

    def copies(i: Counter) -> tuple[EmittedStatement, ...]:
        window = (times(i, n), "0"), (minus(keys, i, n), str(width))
        stage = modulo(i, 2)
        return (
            CopyAsync(BufferPlace("k", stage), Window("keys", *window)),
            CopyAsync(BufferPlace("v", stage), Window("values", *window)),
            Commit(),
        )

    own = (f"b0 * {m}", "0"), (f"{queries} - b0 * {m}", str(width))
    body: tuple[EmittedStatement, ...] = (
        CopyAsync(BufferPlace("q"), Window("queries", *own)),
        Commit(),
        *copies(0),
        Fill("result", 0.0),
        Fill("total", 0.0),
        Fill("top", -1e30),
        Wait(1),
        Sync(),
        LoadShared("query", BufferPlace("q")),
        For(
            -(-keys // n),
            (
                Wait(0),
                Sync(),
                *copies("i + 1"),
                Fill("scores", 0.0),
                Multiply("scores", "query", SharedOperand("k", "i % 2", transposed=True)),
                FillBeyond("scores", 1, f"{keys} - i * {n}", -1e30),
                Reduce("tile_top", "scores", 1, "max"),
                Compute("new_top", "maximum", ("top", "tile_top")),
                Compute("factor", "sub", ("top", "new_top")),
                Compute("factor", "exp", ("factor",)),
                Compute("scores", "sub", ("scores", "new_top")),
                Compute("scores", "exp", ("scores",)),
                Reduce("tile_total", "scores", 1, "sum"),
                Compute("total", "mul", ("total", "factor")),
                Compute("total", "add", ("total", "tile_total")),
                Compute("result", "mul", ("result", "factor")),
                Convert("weights", "scores"),
                Multiply("result", "weights", SharedOperand("v", "i % 2")),
                Convert("top", "new_top"),
            ),
        ),
        Compute("result", "div", ("result", "total")),
        StoreGlobal("result", Window("output", *own)),
    )
    kernel = EmittedKernel(
        "attention",
        (-(-queries // m),),
        (0,),
        64,
        (
            KernelTensor("queries", DType.f16, (queries, width)),
            KernelTensor("keys", DType.f16, (keys, width)),
            KernelTensor("values", DType.f16, (keys, width)),
            KernelTensor("output", DType.f32, (queries, width), True),
        ),
        (
            Fragment("query", DType.f16, matrix_layout((m, width), 2)),
            Fragment("scores", DType.f32, scores),
            Fragment("weights", DType.f16, scores),
            Fragment("result", DType.f32, result),
            *(Fragment(name, DType.f32, one) for name in ("top", "new_top", "tile_top", "factor", "total", "tile_total")),
        ),
        (
            Buffer("q", Panels((m, width), DType.f16, 32, 2), 1, 0),
            Buffer("k", Panels((n, width), DType.f16, 32, 2), 2, 2048),
            Buffer("v", Panels((n, width), DType.f16, 32, 2), 2, 6144),
        ),
        body,
    )

    def meaning(q: Array, k: Array, v: Array) -> Array:
        e = np.exp(q @ k.T - (q @ k.T).max(1, keepdims=True))
        return e / e.sum(1, keepdims=True) @ v

    return WrittenKernel(kernel, meaning, scale=(0.4,))


def moves() -> WrittenKernel:
    """Products in f32 of permuted tiles with leading dimensions; two halves of the result are put side by side in shared memory."""
    product = Layout(((Mode(3, R, 4),), (Mode(2, W, 1), Mode(2, R, 1), Mode(4, L, 1)), (Mode(2, R, 2), Mode(8, L, 4))))
    turned = Layout((product.dims[2], product.dims[0], product.dims[1]))
    wide = Layout(((Mode(2, W, 1), Mode(8, R, 1)), (Mode(3, R, 8),), (Mode(32, L, 1),)))
    body: tuple[EmittedStatement, ...] = (
        For(
            2,
            (
                CopyAsync(BufferPlace("a", "0", (), (0, 2, 1)), Window("x", ("0", "0", "i * 12"), ("3", "8", "12"))),
                CopyAsync(BufferPlace("b"), Window("y", ("b0", "0", "0"), ("1", "8", "16"))),
                Commit(),
                Wait(0),
                Sync(),
                Fill("sums", 0.0),
                Multiply("sums", SharedOperand("a"), SharedOperand("b")),
                Permute("turned", "sums", (2, 0, 1)),
                StoreShared("turned", BufferPlace("c", "0", ("0", "0", "i * 12")), ("16", "3", "12")),
                Sync(),
            ),
        ),
        LoadShared("out", BufferPlace("c")),
        StoreGlobal("out", Window("z", ("b0", "0", "0", "0"), ("1", "16", "3", "24"))),
    )
    kernel = EmittedKernel(
        "moves",
        (2,),
        (0,),
        64,
        (
            KernelTensor("x", DType.f32, (3, 8, 24)),
            KernelTensor("y", DType.f32, (2, 8, 16)),
            KernelTensor("z", DType.f32, (2, 16, 3, 24), True),
        ),
        (
            Fragment("sums", DType.f32, product),
            Fragment("turned", DType.f32, turned),
            Fragment("out", DType.f32, wide),
        ),
        (
            Buffer("a", Panels((3, 16, 8), DType.f32, 8), 1, 0),
            Buffer("b", Panels((8, 16), DType.f32, 8, 1), 1, 1536),
            Buffer("c", Panels((16, 3, 32), DType.f32, 32, 3), 1, 2048),
        ),
        body,
    )
    return WrittenKernel(kernel, lambda x, y: np.einsum("lkm,bkn->bnlm", x, y), 1e-5)
