"""Block graphs as emitted programs: emulated, they agree with the interpreter, and their texts parse back to them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import fused_programs
import numpy as np
import pytest
from cuda_samples import gemm
from emulated_runs import built, distance, emulated, kernels_of, planned, rounded
from fused_programs import ALL, Body
from ragged_graphs import EASY, FAMILIES, HARD, draw_inputs
from random_mugraphs import tame_programs

from mirage_ir.check import infer_program
from mirage_ir.errors import LoweringError
from mirage_ir.interpret.real import run_program
from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.barriers import with_barriers
from mirage_ir.lowering.cuda.candidates import rows_layout
from mirage_ir.lowering.cuda.emulator import run_kernel
from mirage_ir.lowering.cuda.geometry import Padding, padded_shapes
from mirage_ir.lowering.cuda.launch import blocks_together, plan_kernels, rounds_of_blocks
from mirage_ir.lowering.cuda.layout import Unit
from mirage_ir.lowering.cuda.memory import EmulationError
from mirage_ir.lowering.cuda.parse import parse_kernel
from mirage_ir.lowering.cuda.plan import KernelPlan
from mirage_ir.lowering.cuda.tensor_cores import joins_rows, rows_of, shared_by
from mirage_ir.lowering.cuda.text import kernel_text
from mirage_ir.lowering.flatten import flatten
from mirage_ir.program import DType, GraphOp, Program, Store, TensorType
from mirage_ir.target.machines import machine

TOLERANCE = 5e-3
TYPES = (DType.f16, DType.bf16, DType.f32)
LAUNCHES = ((0, 0), (1, 1), (2, 3), (4, 2), (8, 4))
FUSED: dict[str, Callable[[], Program]] = {
    "rmsnorm": fused_programs.fused_rmsnorm,
    "attention": fused_programs.flash_attention,
    "safe_attention": lambda: fused_programs.flash_attention(rows=64, depth=64, keys=256, blocks=1, loop=4, safe=True),
    "split_attention": fused_programs.split_attention,
    "gated_mlp": fused_programs.fused_gated_mlp,
    "moe": fused_programs.fused_moe,
    "qknorm": fused_programs.fused_qknorm,
    "lora": fused_programs.fused_lora,
    "ntrans": fused_programs.fused_ntrans,
}


@pytest.mark.parametrize("launch", LAUNCHES)
@pytest.mark.parametrize("name", FUSED)
def test_fused_programs(name: str, launch: tuple[int, int]) -> None:
    program = FUSED[name]()
    random = Random(f"{name}{launch}")
    inputs = [x * 0.3 for x in draw_inputs(program, random)]
    wanted = run_program(program, inputs)
    found = emulated(program, inputs, random, *launch)
    assert max(map(distance, found, wanted)) < TOLERANCE


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("family", FAMILIES)
def test_tiles_that_do_not_divide(family: Callable[[Random, DType], Program], seed: int) -> None:
    random = Random(seed)
    program = family(random, TYPES[seed % 3])
    kinds = (EASY, *HARD.get(program.name, ()))
    inputs = draw_inputs(program, random, kinds[seed % len(kinds)])
    found = emulated(program, inputs, random, *LAUNCHES[seed % 5])
    assert max(map(distance, found, run_program(program, inputs))) < 2 * TOLERANCE


SMALL_ROWS = [
    # matrices, rows of each, depth, columns
    ((16,), 1, 32, 24),
    ((32,), 2, 64, 64),
    ((12,), 3, 16, 40),
    ((2, 10), 4, 48, 16),
    ((5,), 5, 20, 33),
    ((3, 4), 8, 32, 48),
]


def _few_rows(few: tuple[tuple[int, ...], int, int, int], dtype: DType, computed: bool, loop: int) -> Program:
    """The largest row of each matrix of a product by one right operand; `computed`: its left operand is made in the kernel."""
    lead, rows, depth, columns = few
    b, last = Body(2), len(lead) + 1
    x = b.load(0, (ALL,), last) if loop > 1 else b.load(0, (ALL,))
    y = b.load(1, (ALL,), 0) if loop > 1 else b.load(1, (ALL,))
    product = b.apply("matmul", b.apply("relu", x) if computed else x, y)
    b.store(b.apply("max", b.accumulate(product) if loop > 1 else product, dim=last - 1), (ALL,), DType.f32)
    inputs = fused_programs.tensors((*lead, rows, depth * loop), (depth * loop, columns), dtype=dtype)
    return fused_programs.program("few_rows", inputs, b.block((0, 1), (1,), loop))


@pytest.mark.parametrize("launch", LAUNCHES)
@pytest.mark.parametrize("few", SMALL_ROWS)
@pytest.mark.parametrize(("computed", "loop"), [(False, 1), (True, 1), (False, 3), (True, 3)])
def test_few_rows_of_many_matrices_are_joined(
    few: tuple[tuple[int, ...], int, int, int], computed: bool, loop: int, launch: tuple[int, int]
) -> None:
    random = Random(f"{few}{launch}")
    program = _few_rows(few, random.choice([DType.f16, DType.bf16]), computed, loop)
    inputs = draw_inputs(program, random)
    assert max(map(distance, emulated(program, inputs, random, *launch), run_program(program, inputs))) < TOLERANCE
    (kernel,) = kernels_of(program, *launch)
    layouts = {f.name: f.layout for f in kernel.fragments}
    (product,) = (s for s in e.statements(kernel.body) if isinstance(s, e.Multiply))
    held = layouts[product.target]
    assert joins_rows(held.shape) and rows_of(held.shape) % 16 == 0
    assert held.shape[-2] < 2 * few[1], "as many rows of a matrix as it has, up to a power of two"
    assert parse_kernel(kernel_text(kernel)) == kernel


@pytest.mark.parametrize("rows", [4, 16])
def test_rows_that_lie_apart_are_multiplied_from_registers(rows: int) -> None:
    """A left operand whose rows are contiguous lies in shared memory as columns; joined rows are not read from there."""
    b = Body(2)
    b.store(b.apply("matmul", b.load(0, (ALL,)), b.load(1, (ALL,))), (ALL,))
    types = [TensorType((8, rows, 32), DType.f16), TensorType((32, 48), DType.f16)]
    strides = [(32 * rows, 1, rows), (48, 1), (48 * rows, 48, 1)]
    kernel = plan_kernels("k", flatten(b.block((0, 1), (1,)), types), ["x", "w"], ["y"], strides, machine("h100"))[0].kernel
    (product,) = (s for s in kernel.body if isinstance(s, e.Multiply))
    assert isinstance(product.left, str if rows == 4 else e.SharedOperand)
    random = np.random.default_rng(3)
    x, w = (random.standard_normal(shape).astype(np.float16) for shape in ((8, 32, rows), (32, 48)))
    x, found = x.swapaxes(1, 2), np.full((8, rows, 48), np.nan, np.float16)
    run_kernel(kernel, [x, w, found], order=Random(3))
    assert distance(found, x.astype(np.float64) @ w) < TOLERANCE


def test_rows_that_another_product_pads_are_not_joined() -> None:
    """The rows of the first product are those of the second one, which has a right operand for each matrix: both have 16."""
    b = Body(3)
    first = b.apply("relu", b.apply("matmul", b.load(0, (ALL,)), b.load(1, (ALL,))))
    b.store(b.apply("matmul", first, b.load(2, (ALL,))), (ALL,))
    inputs = fused_programs.tensors((16, 2, 1, 16), (16, 16), (16, 2, 16, 32), dtype=DType.f16)
    program = fused_programs.program("two", inputs, b.block((0, 1, 2), (1,)))
    (kernel,) = kernels_of(program)
    layouts = {f.name: f.layout for f in kernel.fragments}
    assert {layouts[s.target].shape[:3] for s in kernel.body if isinstance(s, e.Multiply)} == {(16, 2, 16)}
    random = Random(6)
    inputs = draw_inputs(program, random)
    assert max(map(distance, emulated(program, inputs, random), run_program(program, inputs))) < TOLERANCE


def test_a_value_that_was_rounded_for_a_store_is_not_computed_with() -> None:
    """A product is stored in f16, and its squares are summed in f32, both in vectors."""
    b = Body(2)
    p = b.apply("matmul", b.load(0, (ALL,)), b.load(1, (ALL,)))
    b.store(p, (ALL,))
    b.store(b.apply("sum", b.apply("square", p), dim=1), (ALL,), DType.f32)
    graph, types = b.block((0, 1), (1,)), [TensorType((64, 32), DType.f16), TensorType((32, 64), DType.f16)]
    steps = flatten(graph, types).steps
    places = [s.place for s in steps if isinstance(s.node, Store)][:1] + [
        s.place for s in steps if getattr(s.node, "op", "") == "square"
    ]
    layout = rows_layout((64, 64), 4, 1)
    kernel = planned(graph, types, KernelPlan(warps=4, layouts=dict.fromkeys(places, layout))).kernel
    random = np.random.default_rng(0)
    x, w = (random.standard_normal(t.shape).astype(np.float16) for t in types)
    stored, sums = np.full((64, 64), np.nan, np.float16), np.full((64, 1), np.nan, np.float32)
    run_kernel(kernel, [x, w, stored, sums], order=Random(1))
    assert distance(sums, ((x.astype(np.float64) @ w) ** 2).sum(1, keepdims=True)) < 1e-6


def test_matrices_are_shared_by_warps() -> None:
    """Eight small attentions: each of four warps has two of them for itself, and of what it computes only the result, for
    stores in vectors, goes through shared memory."""
    b = Body(3)
    scores = b.apply("matmul", b.load(0, (ALL,)), b.load(1, (ALL,)))
    p = b.apply("exp", b.apply("sub", scores, b.apply("max", scores, dim=2)))
    b.store(b.apply("div", b.apply("matmul", p, b.load(2, (ALL,))), b.apply("sum", p, dim=2)), (ALL,))
    inputs = fused_programs.tensors((8, 16, 32), (8, 32, 24), (8, 24, 16), dtype=DType.f16)
    program = fused_programs.program("heads", inputs, b.block((0, 1, 2), (1,)))
    (kernel,) = kernels_of(program, 4, 1)
    layouts = {f.name: f.layout for f in kernel.fragments}
    for s in e.statements(kernel.body):
        if isinstance(s, e.Multiply):
            assert shared_by(layouts[s.target]) == (4, 1, 1)
    assert [s.source for s in kernel.body if isinstance(s, e.StoreShared)] == ["div_12_f16"]
    random = Random(4)
    inputs = draw_inputs(program, random)
    assert max(map(distance, emulated(program, inputs, random, 4, 1), run_program(program, inputs))) < TOLERANCE


def _masked_after() -> Program:
    """x · y is summed with what lies beyond the rows of x taken for 0, and behind that step stands the maximum of x."""
    b = Body(2)
    x, y = b.load(0, (ALL,)), b.load(1, (ALL,), 0)
    both = b.apply("sum", b.apply("mul", x, y), dim=1)
    b.store(b.accumulate(b.apply("add", both, b.apply("max", x, dim=1))), (ALL,), DType.f32)
    return fused_programs.program("maximum", fused_programs.tensors((4, 3), (8, 3)), b.block((0, 1), (1,), 2))


def _masked_in_loop() -> Program:
    """exp x is multiplied in the loop, with zeros beyond its rows, and before the loop its sum is taken."""
    b = Body(2)
    e, y = b.apply("exp", b.load(0, (ALL,))), b.load(1, (ALL,), 1)
    product = b.apply("matmul", e, y)
    b.store(b.accumulate(b.apply("div", product, b.apply("sum", e, dim=1))), (ALL,), DType.f32)
    return fused_programs.program("sum", fused_programs.tensors((4, 3), (3, 8), dtype=DType.f32), b.block((0, 1), (1,), 2))


def _repeated_beyond() -> Program:
    """x + y is summed over rows that are padded; y has one column, which is repeated there, though its own padding is 0."""
    b = Body(3)
    x, y = b.load(0, (ALL,)), b.load(1, (ALL,))
    b.store(b.apply("sum", b.apply("add", x, y), dim=1), (ALL,), DType.f32)
    b.store(b.apply("matmul", y, b.load(2, (ALL,))), (ALL,), DType.f32)
    inputs = fused_programs.tensors((3, 5), (3, 1), (1, 5))
    return fused_programs.program("repeated", inputs, b.block((0, 1, 2), (1,)), outputs=(3, 4))


def _present_beyond() -> Program:
    """x + y is summed over the loop; the last tile of x has fewer columns than y."""
    b = Body(2)
    b.store(b.accumulate(b.apply("add", b.load(0, (ALL,), 1, (4, 3)), b.load(1, (ALL,)))), (ALL,), DType.f32)
    return fused_programs.program("present", fused_programs.tensors((4, 5), (4, 3)), b.block((0, 1), (1,), 2))


@pytest.mark.parametrize("launch", LAUNCHES)
@pytest.mark.parametrize("made", [_masked_after, _masked_in_loop, _repeated_beyond, _present_beyond])
def test_what_lies_beyond_a_tile_is_not_counted(made: Callable[[], Program], launch: tuple[int, int]) -> None:
    program, random = made(), Random(5)
    inputs = draw_inputs(program, random)
    assert max(map(distance, emulated(program, inputs, random, *launch), run_program(program, inputs))) < TOLERANCE


@pytest.mark.parametrize("ragged", [False, True])
def test_random_programs(ragged: bool) -> None:
    """Operators without a plan; programs whose thread graphs reorder their entries are refused."""
    compared = 0
    for seed, (program, inputs, wanted) in zip(range(60), tame_programs(3, ragged=ragged), strict=False):
        try:
            found = emulated(program, inputs, Random(seed), *LAUNCHES[seed % 5])
        except LoweringError:
            continue
        compared += 1
        assert max(map(distance, found, wanted)) < TOLERANCE
    assert compared >= 15


@pytest.mark.parametrize("name", FUSED)
def test_texts_parse_back(name: str) -> None:
    for kernel in kernels_of(FUSED[name]()):
        assert parse_kernel(kernel_text(kernel)) == kernel


def _attention(safe: bool) -> e.EmittedKernel:
    (kernel,) = kernels_of(
        fused_programs.flash_attention(heads=1, rows=128, depth=64, keys=1024, blocks=1, loop=16, safe=safe), 8, 3
    )
    return kernel


@pytest.mark.parametrize("safe", [False, True])
def test_what_one_product_makes_the_next_one_takes_from_registers(safe: bool) -> None:
    """Scores become weights, and weights a left operand, without a way through shared memory, in one barrier an iteration."""
    kernel = _attention(safe)
    (loop,) = (s for s in kernel.body if isinstance(s, e.For))
    assert not any(isinstance(s, e.StoreShared | e.LoadShared) for s in loop.body)
    assert sum(isinstance(s, e.Sync) for s in loop.body) == 1
    lefts = [s.left for s in loop.body if isinstance(s, e.Multiply)]
    assert [isinstance(left, str) for left in lefts] == [True, True], "queries stay in registers"


def _scores_ahead() -> tuple[Program, e.EmittedKernel]:
    """Attention whose scores are computed one iteration ahead."""
    program = fused_programs.flash_attention(heads=1, rows=64, depth=64, keys=320, blocks=1, loop=5, safe=True)
    (kernel,) = kernels_of(program)
    return program, kernel


def test_scores_are_computed_while_the_last_ones_are_used() -> None:
    _, kernel = _scores_ahead()
    (loop,) = (s for s in kernel.body if isinstance(s, e.For))
    begun = [n for n, s in enumerate(loop.body) if isinstance(s, e.Multiply) and not s.waits]
    used = [n for n, s in enumerate(loop.body) if isinstance(s, e.Compute)]
    finished = [n for n, s in enumerate(loop.body) if isinstance(s, e.Finish)]
    assert len(begun) == len(finished) == 1
    assert begun[0] < min(used) < max(used) < finished[0]
    first = [s for s in kernel.body if isinstance(s, e.Multiply)]
    assert len(first) == 1, "the first iteration's come before the loop"


def test_what_is_begun_must_be_finished() -> None:
    """Without the wait for scores that are begun, or with operands overwritten while they are read, emulation says so."""
    program, kernel = _scores_ahead()
    inputs = [rounded(x, t.dtype) for x, t in zip(draw_inputs(program, Random(1)), program.inputs, strict=True)]
    out = np.zeros((1, 64, 64), np.float16)
    run_kernel(kernel, [*inputs, out])
    hasty = _without(kernel.body, lambda s: isinstance(s, e.Finish))
    hasty = _changed(hasty, lambda s: replace(s, waits=False) if isinstance(s, e.Multiply) else s)
    with pytest.raises(EmulationError, match="which is not finished"):
        run_kernel(replace(kernel, body=hasty), [*inputs, out])
    unfenced = _without(kernel.body, lambda s: isinstance(s, e.Fence))
    with pytest.raises(EmulationError, match="which no fence has made visible to warp groups"):
        run_kernel(replace(kernel, body=unfenced), [*inputs, out])


def _changed(
    body: tuple[e.EmittedStatement, ...], change: Callable[[e.EmittedStatement], e.EmittedStatement]
) -> tuple[e.EmittedStatement, ...]:
    return tuple(replace(s, body=_changed(s.body, change)) if isinstance(s, e.For) else change(s) for s in body)


@pytest.mark.parametrize("launch", LAUNCHES)
def test_rows_of_minus_infinity_add_nothing_to_squares_of_exponentials(launch: tuple[int, int]) -> None:
    """The squares keep the exponentials from a form with the running maximum: they subtract each iteration's own, times log₂e."""
    b = Body(3)
    x, y, z = b.load(0, (ALL,)), b.load(1, (ALL,), 1), b.load(2, (ALL,), 0)
    scores = b.apply("matmul", x, y)
    top = b.apply("max", scores, dim=1)
    e = b.apply("exp", b.apply("sub", scores, top))
    products = b.accumulate(b.apply("matmul", e, z), shift=top)
    squares = b.accumulate(b.apply("sum", b.apply("square", e), dim=1), shift=top)
    b.store(b.apply("div", products, squares), (ALL,), DType.f32)
    inputs = fused_programs.tensors((16, 8), (8, 32), (32, 16))
    program = fused_programs.program("squares", inputs, b.block((0, 1, 2), (1,), 2))
    values = [np.abs(x) for x in draw_inputs(program, Random(5))]
    values[1][:, 16:] = -np.inf
    (wanted,) = run_program(program, values)
    assert np.isfinite(wanted).all()
    assert distance(emulated(program, values, Random(5), *launch)[0], wanted) < TOLERANCE


def test_copies_run_ahead() -> None:
    kernel = _attention(safe=True)
    (loop,) = (s for s in kernel.body if isinstance(s, e.For))
    (wait,) = (s for s in loop.body if isinstance(s, e.Wait))
    ahead = [s.target.stage for s in loop.body if isinstance(s, e.CopyAsync)]
    assert (wait.pending, ahead) == (1, ["(i + 2) % 3"] * 2)


def _without(
    body: tuple[e.EmittedStatement, ...], left_out: Callable[[e.EmittedStatement], bool]
) -> tuple[e.EmittedStatement, ...]:
    kept = (s for s in body if not left_out(s))
    return tuple(replace(s, body=_without(s.body, left_out)) if isinstance(s, e.For) else s for s in kept)


def _barriers(kernel: e.EmittedKernel) -> list[e.Sync]:
    return [s for s in e.statements(kernel.body) if isinstance(s, e.Sync)]


@pytest.mark.parametrize("name", FUSED)
def test_no_barrier_can_be_left_out(name: str) -> None:
    """Without its barriers a kernel gets them again; with any one of them taken out, it gets another one."""
    for kernel in kernels_of(FUSED[name](), 4, 2):
        bare = replace(kernel, body=_without(kernel.body, lambda s: isinstance(s, e.Sync | e.Fence)))
        assert with_barriers(bare) == kernel
        for barrier in _barriers(kernel):
            fewer = replace(kernel, body=_without(kernel.body, lambda s, gone=barrier: s is gone))
            assert len(_barriers(with_barriers(fewer))) > len(_barriers(fewer))


def test_a_transposed_tensor_is_copied_as_it_lies() -> None:
    """Keys that are contiguous along their depth go to shared memory in this order, and the product takes them transposed."""
    b = Body(2)
    b.store(b.apply("matmul", b.load(0, (0,)), b.load(1, (ALL,))), (0,))
    graph = b.block((0, 1), (2,))

    types = [TensorType((64, 32), DType.f16), TensorType((32, 48), DType.f16)]
    strides = [(32, 1), (1, 32), (48, 1)]
    kernel = plan_kernels("k", flatten(graph, types), ["x", "w"], ["y"], strides, machine("h100"))[0].kernel
    (copy,) = (s for s in kernel.body if isinstance(s, e.CopyAsync) and s.window.tensor == "w")
    (product,) = (s for s in kernel.body if isinstance(s, e.Multiply))
    assert copy.target.permutation == (1, 0)
    assert product.right.transposed


def test_the_assembler_is_told_of_blocks_that_leave_each_other_registers() -> None:
    one = gemm(512, 384, 320)
    found = {n: blocks_together(replace(one, grid=(n,), order=(0,)), machine("h100")) for n in (1, 132, 133, 396, 397)}
    assert one.threads == 128 and machine("h100").multiprocessors == 132
    assert found == {1: 1, 132: 1, 133: 2, 396: 3, 397: None}
    assert blocks_together(replace(one, threads=512), machine("h100")) is None


def test_tiles_beyond_shared_memory_are_refused() -> None:
    b = Body(2)
    b.store(b.apply("matmul", b.load(0, (0,)), b.load(1, (ALL,))), (0,))
    graph = b.block((0, 1), (1,))
    with pytest.raises(
        LoweringError, match=r"tiles of \d+ bytes are beyond the \d+ bytes of shared memory that a block has on a100"
    ):
        _for_a100(graph)


def _for_a100(graph: GraphOp) -> None:

    types = [TensorType((300, 272), DType.f16), TensorType((272, 16), DType.f16)]
    plan_kernels("k", flatten(graph, types), ["x", "w"], ["y"], [(272, 1), (16, 1), (16, 1)], machine("a100"))


def test_tiles_with_less_padding_are_tried_where_others_do_not_fit() -> None:
    """33 matrices of 17 × 17 f32 numbers: 36 of 20 × 20 fit shared memory, 48 of 32 × 32 do not."""
    b = Body(2)
    b.store(b.apply("matmul", b.load(0, (ALL,)), b.load(1, (ALL,))), (0,))
    types = [TensorType((33, 3, 17), DType.f32), TensorType((33, 17, 17), DType.f32)]
    kernel = built(b.block((0, 1), (1,)), types)
    assert {buffer.panels.shape for buffer in kernel.buffers} == {(36, 4, 20), (36, 20, 20)}
    random = Random(0)
    x, w = (np.array([random.gauss(0, 1) for _ in range(t.size)], np.float32).reshape(t.shape) for t in types)
    y = np.full((33, 3, 17), np.nan, np.float16)
    run_kernel(kernel, [x, w, y], order=random)
    assert np.allclose(y, x @ w, rtol=2e-3, atol=2e-3)


def test_fixed_launches_are_kept() -> None:
    program = fused_programs.flash_attention()
    (graph,) = program.nodes
    assert isinstance(graph, GraphOp)
    types = infer_program(program)
    operands = [types[v] for v in graph.operands]
    kernel = built(replace(graph, threads=256, stages=2), operands)
    assert kernel.threads == 256
    assert max(b.stages for b in kernel.buffers) == 2
    with pytest.raises(LoweringError, match=r"blocks of 32, 64, 128, … threads are launched, not of 96"):
        built(replace(graph, threads=96, stages=2), operands)


def test_all_layouts_fit_the_block() -> None:
    kernel = _attention(safe=True)
    for fragment in kernel.fragments:
        for mode in fragment.layout.modes(Unit.WARP):
            assert mode.stride * mode.extent <= kernel.warps


@pytest.mark.parametrize(("blocks", "stages"), [(128, 4), (256, 2), (640, 4)])
def test_fewer_stages_where_all_blocks_then_run_in_fewer_rounds(blocks: int, stages: int) -> None:
    """Four stages leave a multiprocessor one block, and two stages two: 256 blocks then run in one round. 640 run in five rounds or
    in three; a launch that the graph fixes keeps its stages."""
    b = Body(2)
    b.store(b.accumulate(b.apply("matmul", b.load(0, (0,), 1), b.load(1, (ALL,), 0))), (0,))
    graph = b.block((0, 1), (blocks,), 8)
    types = [TensorType((blocks * 64, 1024), DType.f16), TensorType((1024, 128), DType.f16)]
    if blocks == 640:
        graph = replace(graph, threads=128, stages=4)
    kernel = planned(graph, types).kernel
    assert {buffer.stages for buffer in kernel.buffers if buffer.stages > 1} == {stages}
    rounds = rounds_of_blocks(kernel, machine("h100"))
    assert rounds == {128: 1, 256: 1, 640: 5}[blocks]


def _two_results(rows: int) -> Program:
    """Attention of `rows` queries over 96 keys, which gives its weights, too."""
    b = Body(3)
    scores = b.apply("matmul", b.load(0, (ALL,)), b.load(1, (ALL,)))
    p = b.apply("exp", b.apply("sub", scores, b.apply("max", scores, dim=1)))
    p = b.apply("div", p, b.apply("sum", p, dim=1))
    b.store(b.apply("matmul", p, b.load(2, (ALL,))), (ALL,))
    b.store(p, (ALL,))
    inputs = fused_programs.tensors((rows, 64), (64, 96), (96, 64), dtype=DType.f16)
    return fused_programs.program("weights", inputs, b.block((0, 1, 2), (1,)))


@pytest.mark.parametrize(("rows", "usual", "more"), [(20, 32, 32), (37, 48, 64), (77, 80, 128), (160, 160, 192)])
def test_rows_of_products_are_padded_for_four_warps_where_that_is_cheaper(rows: int, usual: int, more: int) -> None:
    """80 rows are five tiles of 16: four warps would share their columns, and find maxima and sums together."""
    program = _two_results(rows)
    (graph,) = program.nodes
    assert isinstance(graph, GraphOp)
    flat = flatten(graph, list(program.inputs))
    scores = next(step.value for step in flat.steps if getattr(step.node, "op", "") == "matmul")
    of = {padding: padded_shapes(flat, padding)[scores] for padding in Padding}
    assert (of[Padding.USUAL], of[Padding.WARPS]) == ((usual, 96), (more, 96))
    if rows <= 77:
        (kernel,) = kernels_of(program)
        layouts = {f.name: f.layout for f in kernel.fragments}
        rowed = {layouts[s.target].shape[0] for s in e.statements(kernel.body) if isinstance(s, e.Multiply)}
        assert rowed == {more}
        random = Random(rows)
        inputs = draw_inputs(program, random)
        assert max(map(distance, emulated(program, inputs, random), run_program(program, inputs))) < TOLERANCE


def test_a_value_that_was_rounded_for_a_product_is_stored_so() -> None:
    """Attention's weights are rounded once, for the second product, and these are stored: the f32 numbers are not kept."""
    (kernel,) = kernels_of(_two_results(64), 4, 1)
    (rounded_weights,) = (s.target for s in e.statements(kernel.body) if isinstance(s, e.Convert) and s.source.startswith("div"))
    assert any(isinstance(s, e.Multiply) and s.left == rounded_weights for s in kernel.body)
    assert any(isinstance(s, e.StoreShared) and s.source == rounded_weights for s in kernel.body)
