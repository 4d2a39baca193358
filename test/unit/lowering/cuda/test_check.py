"""Well-formed kernels, and one clear error for each way in which a kernel is not."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from emitted_kernels import attention, gemm, moves, softmax

from mirage_ir.errors import ProgramError
from mirage_ir.lowering.cuda.check import check_kernel, left_operand, repeated
from mirage_ir.lowering.cuda.emitted import (
    Buffer,
    BufferPlace,
    Compute,
    Convert,
    CopyAsync,
    EmittedKernel,
    EmittedStatement,
    Fill,
    FillBeyond,
    For,
    Fragment,
    IntExpr,
    KernelTensor,
    LoadGlobal,
    LoadShared,
    Multiply,
    Permute,
    Reduce,
    SharedOperand,
    StoreGlobal,
    StoreShared,
    Wait,
    Window,
)
from mirage_ir.lowering.cuda.layout import Layout, Mode, Panels, Unit, compact
from mirage_ir.lowering.cuda.tensor_cores import is_accumulators, matrix_layout
from mirage_ir.program import DType

R, L, W = Unit.REGISTER, Unit.LANE, Unit.WARP
GEMM, ATTENTION = gemm().kernel, attention().kernel

ROW = Layout(((Mode(4, W, 1), Mode(2, R, 1), Mode(8, L, 4)), (Mode(4, L, 1), Mode(8, R, 2))))
"""64 rows and 32 columns."""
INTO: Window = Window("x", ("b0 * 64", "0"), ("64", "32"))
FROM: Window = Window("z", ("b0 * 64", "0"), ("64", "32"))


def kernel(*body: EmittedStatement) -> EmittedKernel:
    """A kernel with fragments, buffers and tensors to choose from."""
    square = matrix_layout((64, 32), 4)
    return EmittedKernel(
        "k",
        (2, 3),
        (1, 0),
        128,
        (KernelTensor("x", DType.f16, (128, 32)), KernelTensor("z", DType.f32, (128, 32), True)),
        (
            Fragment("row", DType.f32, ROW),
            Fragment("half", DType.f16, ROW),
            Fragment("one", DType.f32, ROW.without(1)),
            Fragment("flat", DType.f32, compact(Layout((ROW.dims[1],)))),
            Fragment("turned", DType.f32, Layout((ROW.dims[1], ROW.dims[0]))),
            Fragment("square", DType.f32, square),
            Fragment("left", DType.f16, square),
            Fragment("split", DType.f32, matrix_layout((64, 32), 2, 2)),
        ),
        (
            Buffer("tile", Panels((64, 32), DType.f16, 32, 2), 3, 0),
            Buffer("wide", Panels((64, 32), DType.f32, 32), 1, 12288),
            Buffer("right", Panels((32, 32), DType.f16, 32), 2, 20480),
            Buffer("deep", Panels((24, 32), DType.f16, 32), 1, 24576),
            Buffer("line", Panels((32,), DType.f16, 32), 1, 28672),
            Buffer("batch", Panels((3, 32, 32), DType.f16, 32), 1, 32768),
        ),
        body,
    )


RIGHT: tuple[EmittedStatement, ...] = (
    LoadGlobal("half", INTO),
    StoreGlobal("row", FROM),
    CopyAsync(BufferPlace("tile", "2"), INTO),
    For(5, (CopyAsync(BufferPlace("tile", "(i + 2) % 3"), INTO), For(2, (CopyAsync(BufferPlace("tile", "i + b0"), INTO),)))),
    For(6, (CopyAsync(BufferPlace("tile", "i - i / 3 * 3"), INTO),)),
    LoadShared("half", BufferPlace("tile", "b1")),
    StoreShared("row", BufferPlace("wide", "0", (), (0, 1))),
    StoreShared("half", BufferPlace("tile", "0", ("0", "b0 * 16")), ("64", "16")),
    StoreShared("half", BufferPlace("tile", "0", ("b0", "0")), ("64 - b0", "32")),
    FillBeyond("row", 1, "40 - b0 * 20", 0.0),
    Convert("half", "row"),
    Convert("row", "one"),
    Compute("row", "add", ("one", "flat")),
    Compute("row", "scale", ("row",), (("value", 2.0),)),
    Permute("turned", "row", (1, 0)),
    Reduce("one", "row", 1, "sum"),
    Multiply("square", SharedOperand("tile", "b1"), SharedOperand("right", "b0")),
    Multiply("square", "left", SharedOperand("right", transposed=True)),
    Multiply("split", SharedOperand("tile"), SharedOperand("right")),
)


@pytest.mark.parametrize("statement", RIGHT, ids=lambda s: type(s).__name__)
def test_statements_that_are_right(statement: EmittedStatement) -> None:
    check_kernel(kernel(statement))


@pytest.mark.parametrize("written", [GEMM, ATTENTION, softmax().kernel, moves().kernel], ids=lambda k: k.name)
def test_kernels_that_are_right(written: EmittedKernel) -> None:
    check_kernel(written)


def stage(text: IntExpr) -> EmittedStatement:
    return LoadShared("half", BufferPlace("tile", text))


WRONG: dict[EmittedStatement, str] = {
    LoadGlobal("nobody", INTO): "there is no fragment 'nobody'",
    LoadGlobal("half", replace(INTO, tensor="y")): "there is no tensor 'y'",
    LoadGlobal("row", INTO): "the tile is f32, tensor 'x' f16",
    LoadGlobal("row", FROM): "tensor 'z' is a result",
    StoreGlobal("half", INTO): "tensor 'x' is an input",
    LoadGlobal("half", replace(INTO, origin=("0",))): "window and tensor 'x' have different numbers of dimensions",
    LoadGlobal("half", replace(INTO, limit=("0", "1", "2"))): "window and tensor 'x' have different numbers of dimensions",
    CopyAsync(BufferPlace("batch"), INTO): "tile and tensor 'x' have 3 and 2 dimensions",
    LoadGlobal("half", replace(INTO, origin=("b2", "0"))): "expression 'b2' uses b2, which has no value here",
    LoadGlobal("half", replace(INTO, limit=("64", "i"))): "expression 'i' uses i, which has no value here",
    LoadGlobal("half", replace(INTO, limit=("64", "8 //"))): "expression '8 //' cannot be read",
    CopyAsync(BufferPlace("tile", "0", ("0", "0")), INTO): "a copy fills a stage: it has no origin",
    CopyAsync(BufferPlace("nothing"), INTO): "there is no buffer 'nothing'",
    CopyAsync(BufferPlace("wide"), INTO): "the tile is f32, tensor 'x' f16",
    CopyAsync(BufferPlace("tile", "0", (), (1, 1)), INTO): "(1, 1) is no order of the dimensions of buffer 'tile'",
    stage("3"): "stage '3' may be [3], outside of 0 … 2",
    stage("b1 + 1"): "stage 'b1 + 1' may be [3], outside of 0 … 2",
    stage("b1 - 1"): "stage 'b1 - 1' may be [-1], outside of 0 … 2",
    Wait(-1): "-1 groups cannot be in flight",
    LoadShared("row", BufferPlace("tile")): "'row' is f32, buffer 'tile' f16",
    LoadShared("half", BufferPlace("line")): "a tile of 2 dimensions in buffer 'line' of 1",
    LoadShared("half", BufferPlace("right")): "end in dimension 0 of buffer 'right' '(0) + 64' may be [64], outside of",
    LoadShared("half", BufferPlace("tile", "0", (), (1, 0))): "end in dimension 1 of buffer 'tile' '(0) + 64' may be [64]",
    LoadShared("half", BufferPlace("tile", "0", ("0", "b0"))): "end in dimension 1 of buffer 'tile' '(b0) + 32' may be [33]",
    LoadShared("half", BufferPlace("tile", "0", ("0", "0 - b0"))): "origin in dimension 1 of buffer 'tile' '0 - b0' may be [-1]",
    LoadShared("half", BufferPlace("tile", "0", ("0",))): "the origin does not fit the dimensions of buffer 'tile'",
    StoreShared("half", BufferPlace("tile"), ("64",)): "the limit does not fit the dimensions of 'half'",
    StoreShared("half", BufferPlace("tile", "0", ("0", "b0 * 16")), ("64", "17")): "'(b0 * 16) + min(32, 17)' may be [33]",
    Fill("nobody", 0.0): "there is no fragment 'nobody'",
    FillBeyond("row", 2, "0", 0.0): "'row' has 2 dimensions, and no dimension 2",
    FillBeyond("row", 0, "i", 0.0): "expression 'i' uses i",
    Convert("half", "turned"): "the digits of 'turned' are not those of 'half'",
    Convert("flat", "row"): "the digits of 'row' are not those of 'flat'",
    Compute("row", "matmul", ("row", "row")): "'matmul' is not element-wise",
    Compute("row", "frobnicate", ("row",)): "unknown operator 'frobnicate'",
    Compute("row", "add", ("row",)): "'add' takes 2 operands, not 1",
    Compute("row", "scale", ("row",)): "'scale' has other attributes",
    Compute("row", "exp", ("row",), (("value", 2.0),)): "'exp' has other attributes",
    Compute("row", "exp", ("half",)): "'half' is not f32",
    Compute("half", "exp", ("row",)): "'half' is not f32",
    Compute("row", "exp", ("square",)): "the digits of 'square' are not those of 'row'",
    Compute("one", "exp", ("row",)): "the digits of 'row' are not those of 'one'",
    Permute("turned", "row", (0, 1)): "the digits of 'row' in that order are not those of 'turned'",
    Permute("turned", "row", (0, 0)): "(0, 0) is no order of the dimensions of 'row'",
    Permute("turned", "half", (1, 0)): "'turned' is f32, 'half' f16",
    Reduce("one", "row", 1, "mean"): "'mean' is no sum or maximum",
    Reduce("one", "row", 1, "exp"): "'exp' is no sum or maximum",
    Reduce("one", "row", 2, "sum"): "'row' has 2 dimensions, and no dimension 2",
    Reduce("one", "row", 0, "sum"): "digits of 'one' in dimension 0 are not those of 'row'",
    Reduce("one", "half", 1, "sum"): "sums and maxima are of f32 entries",
    Reduce("flat", "row", 0, "sum"): "'flat' and 'row' differ in dimensions",
    Multiply("half", SharedOperand("tile"), SharedOperand("right")): "'half' is no f32 matrix",
    Multiply("flat", SharedOperand("tile"), SharedOperand("right")): "'flat' is no f32 matrix",
    Multiply("row", SharedOperand("tile"), SharedOperand("right")): "'row' is not in a layout of accumulators",
    Multiply("square", SharedOperand("wide"), SharedOperand("right")): "operands are f32 and f16",
    Multiply("square", SharedOperand("line"), SharedOperand("right")): "buffer 'line' holds no matrix",
    Multiply("square", SharedOperand("tile"), SharedOperand("deep")): "extents 64 × 32, 24 × 32 and 64 × 32 do not fit",
    Multiply(
        "square", SharedOperand("tile", transposed=True), SharedOperand("right")
    ): "extents 32 × 64, 32 × 32 and 64 × 32 do not fit",
    Multiply("square", SharedOperand("tile"), SharedOperand("right", "2")): "stage '2' may be [2], outside of 0 … 1",
    Multiply("square", SharedOperand("tile"), SharedOperand("batch")): "leading dimensions [3] do not fit []",
    Multiply("square", "half", SharedOperand("right")): "'half' is not in the layout of left operands",
    Multiply("split", "left", SharedOperand("right")): "'left' is not in the layout of left operands",
    Multiply("square", "square", SharedOperand("right")): "operands are f32 and f16",
    For(0, ()): "a loop runs 0 times",
}


@pytest.mark.parametrize("statement", WRONG, ids=lambda s: type(s).__name__)
def test_statements_that_are_wrong(statement: EmittedStatement) -> None:
    with pytest.raises(ProgramError, match=rf"^kernel 'k': statement 2.*{re.escape(WRONG[statement])}"):
        check_kernel(kernel(Fill("row", 0.0), Fill("one", 0.0), statement))


def test_f32_products_take_both_operands_from_memory_and_any_layout() -> None:
    wide = Buffer("more", Panels((32, 32), DType.f32, 32), 1, 40960)
    given = kernel(Multiply("row", SharedOperand("wide"), SharedOperand("more")))
    check_kernel(replace(given, buffers=(*given.buffers, wide)))
    wrong = kernel(Multiply("row", "row", SharedOperand("more")))
    with pytest.raises(ProgramError, match="f32 operands both lie in shared memory"):
        check_kernel(replace(wrong, buffers=(*wrong.buffers, wide)))


def test_depths_of_16_bit_products_are_multiples_of_16() -> None:
    given = kernel(Multiply("square", SharedOperand("tile"), SharedOperand("right")))
    narrow = (Buffer("tile", Panels((64, 24), DType.f16, 8), 1, 0), Buffer("right", Panels((24, 32), DType.f16, 32), 1, 4096))
    with pytest.raises(ProgramError, match="24 contracted entries are no multiple of 16"):
        check_kernel(replace(given, buffers=narrow))


JOINED = (Fragment("target", DType.f32, matrix_layout((16, 4, 32), 4)), Fragment("few", DType.f16, matrix_layout((16, 4, 32), 4)))
OPERANDS = (
    Buffer("many", Panels((16, 4, 32), DType.f16, 32), 1, 0),
    Buffer("swapped", Panels((16, 32, 4), DType.f16, 4), 1, 4096),
    Buffer("repeated", Panels((1, 4, 32), DType.f16, 32), 1, 8192),
    Buffer("all", Panels((32, 32), DType.f16, 32), 1, 12288),
    Buffer("each", Panels((16, 32, 32), DType.f16, 32), 1, 16384),
)


@pytest.mark.parametrize(
    ("left", "right", "message"),
    [
        (SharedOperand("many"), "all", None),
        ("few", "all", None),
        (SharedOperand("many"), "each", "joined rows of 'target' meet different right operands, or are one row of the left one"),
        (SharedOperand("repeated"), "all", "joined rows of 'target' meet different right operands, or are one row of the left one"),
        (SharedOperand("swapped", transposed=True), "all", "panels of 8 bytes"),
    ],
)
def test_joined_rows(left: str | SharedOperand, right: str, message: str | None) -> None:
    """Matrices of four rows: their rows are those of one product where they meet one right operand."""
    given = replace(kernel(Multiply("target", left, SharedOperand(right))), fragments=JOINED, buffers=OPERANDS)
    if message is None:
        check_kernel(given)
        return
    with pytest.raises(ProgramError, match=re.escape(message)):
        check_kernel(given)


def test_joined_rows_are_not_columns_of_a_buffer() -> None:
    target = Fragment("target", DType.f32, matrix_layout((16, 8, 32), 4))
    buffers = (Buffer("swapped", Panels((16, 32, 8), DType.f16, 8), 1, 0), OPERANDS[3])
    product = Multiply("target", SharedOperand("swapped", transposed=True), SharedOperand("all"))
    with pytest.raises(ProgramError, match="joined rows of 'target' are not read from a buffer that holds them as columns"):
        check_kernel(replace(kernel(product), fragments=(target,), buffers=buffers))


def with_layout(*dims: tuple[Mode, ...]) -> Callable[[EmittedKernel], EmittedKernel]:
    return lambda k: replace(k, fragments=(Fragment("f", DType.f32, Layout(dims)),))


def with_buffer(panels: Panels, stages: int = 1, offset: int = 0) -> Callable[[EmittedKernel], EmittedKernel]:
    return lambda k: replace(k, buffers=(Buffer("b", panels, stages, offset),))


HALF = DType.f16
FAULTS: dict[str, tuple[Callable[[EmittedKernel], EmittedKernel], str]] = {
    "threads": (lambda k: replace(k, threads=48), "it cannot have 48 threads"),
    "many threads": (lambda k: replace(k, threads=2048), "it cannot have 2048 threads"),
    "grid": (lambda k: replace(k, grid=(0, 3)), "its grid has no blocks"),
    "order": (lambda k: replace(k, order=(0, 0)), "order (0, 0) is not one of the grid's dimensions"),
    "twice": (lambda k: replace(k, fragments=(*k.fragments, Fragment("tile", HALF, ROW))), "'tile' is defined 2 times"),
    "name": (lambda k: replace(k, fragments=(Fragment("a b", HALF, ROW),)), "'a b' is no name"),
    "extent 1": (with_layout((Mode(1, R, 1),)), "fragment 'f': digit R<1, 1> has fewer than two values"),
    "lanes overlap": (with_layout((Mode(8, L, 1),), (Mode(4, L, 4),)), "digit L<4, 4> overlaps another one of 'L'"),
    "registers overlap": (with_layout((Mode(2, R, 1),), (Mode(2, R, 1),)), "digit R<2, 1> overlaps another one of 'R'"),
    "registers with a gap": (with_layout((Mode(2, R, 2),)), "digit R<2, 2> leaves registers without an entry"),
    "lanes": (with_layout((Mode(8, L, 8),)), "digit L<8, 8> goes beyond the 32 numbers of 'L'"),
    "three lanes": (with_layout((Mode(3, L, 1),)), "digit L<3, 1> does not divide the lanes of a warp"),
    "warps": (with_layout((Mode(4, W, 2),)), "digit W<4, 2> goes beyond the 4 numbers of 'W'"),
    "no entries": (with_buffer(Panels((0, 32), HALF, 32)), "buffer 'b': a tile has no entries"),
    "columns": (with_buffer(Panels((8, 32), HALF, 24)), "panels of 24 columns do not divide it"),
    "swizzle": (with_buffer(Panels((64, 64), HALF, 64, 4)), "4 bits cannot be swizzled"),
    "lines": (with_buffer(Panels((3, 32), HALF, 32, 2)), "swizzled tiles have whole lines of 128 bytes"),
    "stages": (with_buffer(Panels((8, 32), HALF, 32), 0), "it has no stage"),
    "offset": (with_buffer(Panels((8, 32), HALF, 32), 1, 8), "offset 8 is not aligned"),
    "swizzled offset": (with_buffer(Panels((8, 64), HALF, 64, 3), 1, 512), "offset 512 is not aligned"),
    "shared memory": (with_buffer(Panels((256, 64), HALF, 64, 3), 8), "262144 bytes of shared memory are more than 232448"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_kernels_that_are_wrong(fault: str) -> None:
    change, message = FAULTS[fault]
    with pytest.raises(ProgramError, match=f"^kernel 'k': .*{re.escape(message)}"):
        check_kernel(change(kernel()))


def test_statements_are_counted_through_loops() -> None:
    body = (Fill("row", 0.0), For(2, (Fill("row", 0.0), Fill("one", 0.0))), Fill("nobody", 0.0))
    with pytest.raises(ProgramError, match="statement 4, Fill: there is no fragment 'nobody'"):
        check_kernel(kernel(*body))


def test_layouts_of_tensor_cores() -> None:
    target = matrix_layout((2, 64, 32), 2, 2)
    assert is_accumulators(target)
    assert not is_accumulators(ROW)
    assert not is_accumulators(Layout((target.dims[0], target.dims[2], target.dims[1])))
    across = Layout((*target.dims[:1], tuple(replace(m, stride=1) if m.unit is W else m for m in target.dims[1]), target.dims[2]))
    assert not is_accumulators(across), "both digits over warps have stride 1"
    alone = matrix_layout((2, 64, 48), 2)
    left = Layout(tuple(tuple(replace(m, stride=2) if m.unit is W else m for m in digits) for digits in alone.dims))
    assert left_operand(left, target)
    assert not left_operand(alone, target), "warps that are neighbours have the same rows"
    assert left_operand(alone, matrix_layout((2, 64, 32), 2))


def test_digits_are_alike_up_to_the_strides_of_registers_and_how_they_are_cut() -> None:
    whole = Layout(((Mode(4, R, 1), Mode(8, L, 4)), (Mode(4, L, 1),)))
    cut = Layout(((Mode(2, R, 2), Mode(2, R, 1), Mode(2, L, 16), Mode(4, L, 4)), (Mode(4, L, 1),)))
    assert repeated(whole, cut) and repeated(cut, whole)
    assert repeated(whole, whole.without(0)) and not repeated(whole.without(0), whole)
    assert not repeated(whole, Layout((whole.dims[0], (Mode(4, L, 8),))))
    assert repeated(whole, Layout((whole.dims[1],))) and not repeated(Layout((whole.dims[1],)), whole)
