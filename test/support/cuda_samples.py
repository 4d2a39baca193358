"""Emitted kernels written by hand: a product with a pipeline of copies, a softmax of rows over several warps, and attention."""

from __future__ import annotations

from mirage_ir.lowering.cuda.emitted import (
    Buffer,
    BufferPlace,
    Commit,
    Compute,
    Convert,
    CopyAsync,
    EmittedKernel,
    EmittedStatement,
    Fence,
    Fill,
    FillBeyond,
    For,
    Fragment,
    KernelTensor,
    LoadGlobal,
    LoadShared,
    Multiply,
    Note,
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
from mirage_ir.lowering.cuda.tensor_cores import grouped_layout, matrix_layout
from mirage_ir.program import AccumulatorKind, DType

SUM, MAX = AccumulatorKind.SUM.value, AccumulatorKind.MAX.value


def gemm(
    m: int,
    n: int,
    k: int,
    dtype: DType = DType.f16,
    transposed: bool = False,
    columns: int = 64,
    warps: int = 4,
    groups: bool = False,
) -> EmittedKernel:
    """a · w, or a · wᵀ, with tiles of 128 × `columns` results and 64 of the depth, and two tiles in flight."""
    rows, depth, stages = 128, 64, 3
    accumulators = grouped_layout((rows, columns), warps // 4) if groups else matrix_layout((rows, columns), warps)

    def copies(i: str) -> tuple[EmittedStatement, ...]:
        down, left = f"({i}) * {depth}", f"{k} - ({i}) * {depth}"
        w = (f"b1 * {columns}", down) if transposed else (down, f"b1 * {columns}")
        w_limit = (f"{n} - b1 * {columns}", left) if transposed else (left, f"{n} - b1 * {columns}")
        return (
            CopyAsync(BufferPlace("a_s", f"({i}) % {stages}"), Window("a", (f"b0 * {rows}", down), (f"{m} - b0 * {rows}", left))),
            CopyAsync(BufferPlace("w_s", f"({i}) % {stages}"), Window("w", w, w_limit)),
            Commit(),
        )

    body = (
        Fill("acc", 0.0),
        *copies("0"),
        *copies("1"),
        For(
            -(-k // depth),
            (
                Wait(1),
                *((Fence(),) if groups else ()),
                Sync(),
                *copies("i + 2"),
                Note(f"%2 = product of %0 and %1 : {m}x{n}x{dtype}"),
                Multiply("acc", SharedOperand("a_s", f"i % {stages}"), SharedOperand("w_s", f"i % {stages}", transposed), groups),
            ),
        ),
        Convert("y", "acc"),
        StoreGlobal("y", Window("out", (f"b0 * {rows}", f"b1 * {columns}"), (f"{m} - b0 * {rows}", f"{n} - b1 * {columns}"))),
    )
    return EmittedKernel(
        "gemm_transposed" if transposed else "gemm",
        (-(-m // rows), -(-n // columns)),
        (1, 0),
        32 * warps,
        (
            KernelTensor("a", dtype, (m, k)),
            KernelTensor("w", dtype, (n, k) if transposed else (k, n)),
            KernelTensor("out", dtype, (m, n), True),
        ),
        (Fragment("acc", DType.f32, accumulators), Fragment("y", dtype, accumulators)),
        (
            Buffer("a_s", Panels((rows, depth), dtype, depth, 3), stages, 0),
            Buffer(
                "w_s", Panels((columns, depth) if transposed else (depth, columns), dtype, 64, 3), stages, stages * rows * depth * 2
            ),
        ),
        body,
    )


def product_f32(m: int, n: int, k: int) -> EmittedKernel:
    """a · w in f32, one entry of the depth after the other."""
    digits = (
        (Mode(4, Unit.WARP, 1), Mode(4, Unit.REGISTER, 4), Mode(4, Unit.LANE, 8)),
        (Mode(8, Unit.LANE, 1), Mode(4, Unit.REGISTER, 1)),
    )
    layout = Layout(digits)
    rows, columns, depth = 64, 32, 32
    return EmittedKernel(
        "product_f32",
        (-(-m // rows), -(-n // columns)),
        (0, 1),
        128,
        (KernelTensor("a", DType.f32, (m, k)), KernelTensor("w", DType.f32, (k, n)), KernelTensor("out", DType.f32, (m, n), True)),
        (Fragment("acc", DType.f32, layout),),
        (
            Buffer("a_s", Panels((rows, depth), DType.f32, depth), 1, 0),
            Buffer("w_s", Panels((depth, columns), DType.f32, columns), 1, rows * depth * 4),
        ),
        (
            Fill("acc", 0.0),
            For(
                -(-k // depth),
                (
                    CopyAsync(
                        BufferPlace("a_s"),
                        Window("a", (f"b0 * {rows}", f"i * {depth}"), (f"{m} - b0 * {rows}", f"{k} - i * {depth}")),
                    ),
                    CopyAsync(
                        BufferPlace("w_s"),
                        Window("w", (f"i * {depth}", f"b1 * {columns}"), (f"{k} - i * {depth}", f"{n} - b1 * {columns}")),
                    ),
                    Commit(),
                    Wait(0),
                    Sync(),
                    Multiply("acc", SharedOperand("a_s"), SharedOperand("w_s")),
                    Sync(),
                ),
            ),
            StoreGlobal("acc", Window("out", (f"b0 * {rows}", f"b1 * {columns}"), (f"{m} - b0 * {rows}", f"{n} - b1 * {columns}"))),
        ),
    )


def softmax(rows: int, columns: int) -> EmittedKernel:
    """The softmax of rows of up to 1024 f16 numbers, two a block, each over two warps; and the same transposed."""
    x = Layout(
        (
            (Mode(2, Unit.WARP, 2),),
            (Mode(2, Unit.WARP, 1), Mode(2, Unit.REGISTER, 8), Mode(32, Unit.LANE, 1), Mode(8, Unit.REGISTER, 1)),
        )
    )
    partial = Layout(((Mode(2, Unit.WARP, 2),), (Mode(2, Unit.WARP, 1),)))
    both = Layout(((Mode(2, Unit.WARP, 2),), (Mode(2, Unit.REGISTER, 1),)))
    one = Layout(((Mode(2, Unit.WARP, 2),), ()))
    window = Window("x", ("b0", "b1 * 2", "0"), ("1", f"{rows} - b1 * 2", str(columns)))
    turned = Window("turned", ("0", "b1 * 2 + b0 * 0"), (str(columns), f"{rows} - b1 * 2"))

    def over(source: str, target: str, op: str) -> tuple[EmittedStatement, ...]:
        return (
            Reduce("part", source, 1, op),
            StoreShared("part", BufferPlace("parts")),
            Sync(),
            LoadShared("both", BufferPlace("parts")),
            Reduce(target, "both", 1, op),
            Sync(),
        )

    names = {"x32": x, "less": x, "e": x, "y32": x, "part": partial, "both": both, "top": one, "total": one}
    return EmittedKernel(
        "softmax",
        (1, -(-rows // 2)),
        (0, 1),
        128,
        (
            KernelTensor("x", DType.f16, (1, rows, columns)),
            KernelTensor("out", DType.f16, (1, rows, columns), True),
            KernelTensor("turned", DType.f16, (columns, rows), True),
        ),
        (
            *(Fragment(name, DType.f32, layout) for name, layout in names.items()),
            Fragment("x16", DType.f16, x),
            Fragment("y16", DType.f16, x),
            Fragment("y_t", DType.f16, Layout((x.dims[1], x.dims[0]))),
        ),
        (Buffer("parts", Panels((2, 2), DType.f32, 2), 1, 0),),
        (
            LoadGlobal("x16", window),
            Convert("x32", "x16"),
            FillBeyond("x32", 1, str(columns), float("-inf")),
            *over("x32", "top", MAX),
            Compute("less", "sub", ("x32", "top")),
            Compute("e", "exp", ("less",)),
            *over("e", "total", SUM),
            Compute("y32", "div", ("e", "total")),
            Convert("y16", "y32"),
            StoreGlobal("y16", Window("out", window.origin, window.limit)),
            Permute("y_t", "y16", (1, 0)),
            StoreGlobal("y_t", turned),
        ),
    )


def attention(heads: int, queries: int, keys: int, depth: int, dtype: DType = DType.f16) -> EmittedKernel:
    """softmax(q · kᵀ · depth^-½) · v, tile of keys by tile of keys, with a running maximum."""
    rows, tile = 64, 64
    scores, result = matrix_layout((1, rows, tile), 4), matrix_layout((1, rows, depth), 4)
    column = result.without(2)
    nbytes = tile * depth * 2
    count = -(-keys // tile)

    def copies(i: str) -> tuple[EmittedStatement, ...]:
        limit = ("1", f"{keys} - ({i}) * {tile}", str(depth))
        return (
            CopyAsync(BufferPlace("k_s", f"({i}) % 2"), Window("k", ("b0", f"({i}) * {tile}", "0"), limit)),
            CopyAsync(BufferPlace("v_s", f"({i}) % 2"), Window("v", ("b0", f"({i}) * {tile}", "0"), limit)),
            Commit(),
        )

    step = (
        Wait(0),
        Sync(),
        *copies("i + 1"),
        Fill("s", 0.0),
        Multiply("s", "q_r", SharedOperand("k_s", "i % 2", True)),
        Compute("s", "scale", ("s",), (("value", depth**-0.5),)),
        FillBeyond("s", 2, f"{keys} - i * {tile}", float("-inf")),
        Reduce("peak", "s", 2, MAX),
        Compute("peak", "maximum", ("peak", "top")),
        Compute("shift", "sub", ("top", "peak")),
        Compute("shift", "exp", ("shift",)),
        Compute("s", "sub", ("s", "peak")),
        Compute("s", "exp", ("s",)),
        Reduce("more", "s", 2, SUM),
        Compute("total", "mul", ("total", "shift")),
        Compute("total", "add", ("total", "more")),
        Compute("o", "mul", ("o", "shift")),
        Convert("p", "s"),
        Multiply("o", "p", SharedOperand("v_s", "i % 2")),
        Convert("top", "peak"),
    )
    q = Window("q", ("b0", f"b1 * {rows}", "0"), ("1", f"{queries} - b1 * {rows}", str(depth)))
    names = {"s": scores, "o": result, "peak": column, "top": column, "shift": column, "more": column, "total": column}
    panels = Panels((1, tile, depth), dtype, 64, 3)
    return EmittedKernel(
        "attention",
        (heads, -(-queries // rows)),
        (1, 0),
        128,
        (
            KernelTensor("q", dtype, (heads, queries, depth)),
            KernelTensor("k", dtype, (heads, keys, depth)),
            KernelTensor("v", dtype, (heads, keys, depth)),
            KernelTensor("out", dtype, (heads, queries, depth), True),
        ),
        (
            *(Fragment(name, DType.f32, layout) for name, layout in names.items()),
            Fragment("q_r", dtype, result),
            Fragment("p", dtype, scores),
            Fragment("y", dtype, result),
        ),
        (
            Buffer("q_s", Panels((1, rows, depth), dtype, 64, 3), 1, 0),
            Buffer("k_s", panels, 2, rows * depth * 2),
            Buffer("v_s", panels, 2, rows * depth * 2 + 2 * nbytes),
        ),
        (
            CopyAsync(BufferPlace("q_s"), q),
            *copies("0"),
            Wait(0),
            Sync(),
            LoadShared("q_r", BufferPlace("q_s")),
            Fill("o", 0.0),
            Fill("total", 0.0),
            Fill("top", float("-inf")),
            For(count, step),
            Compute("o", "div", ("o", "total")),
            Convert("y", "o"),
            StoreGlobal("y", Window("out", q.origin, q.limit)),
        ),
    )


def shuffle(rows: int, columns: int) -> EmittedKernel:
    """x of at most 64 × 64, moved through shared memory in several ways: xᵀ + xᵀ."""
    plain = Layout(((Mode(4, Unit.WARP, 1), Mode(16, Unit.LANE, 2)), (Mode(2, Unit.LANE, 1), Mode(32, Unit.REGISTER, 1))))
    held = matrix_layout((64, 64), 4)
    window = Window("x", ("0", "0"), (str(rows), str(columns)))
    return EmittedKernel(
        "shuffle",
        (1,),
        (0,),
        128,
        (KernelTensor("x", DType.f16, (rows, columns)), KernelTensor("out", DType.f32, (columns, rows), True)),
        (
            Fragment("x16", DType.f16, plain),
            Fragment("t16", DType.f16, held),
            Fragment("u16", DType.f16, held),
            *(Fragment(name, DType.f32, held) for name in ("t", "u", "sum")),
        ),
        (
            Buffer("across", Panels((64, 64), DType.f16, 64, 3), 1, 0),
            Buffer("down", Panels((128, 64), DType.f16, 32, 2), 1, 8192),
        ),
        (
            LoadGlobal("x16", window),
            StoreShared("x16", BufferPlace("across")),
            StoreShared("x16", BufferPlace("down", origin=("64", "0"), permutation=(1, 0))),
            Sync(),
            LoadShared("t16", BufferPlace("across", permutation=(1, 0))),
            LoadShared("u16", BufferPlace("down", origin=("64", "0"))),
            Convert("t", "t16"),
            Convert("u", "u16"),
            Compute("sum", "add", ("t", "u")),
            StoreGlobal("sum", Window("out", ("0", "0"), (str(columns), str(rows)))),
        ),
    )
