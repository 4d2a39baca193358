"""The cost model: more work never costs less, arrays are many numbers, and a program is the sum of its launches."""

from __future__ import annotations

from dataclasses import fields, replace

import fused_programs as fp
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from several_loops import softmax

from mirage_ir.block.cost import ALIKE, graph_work, order_of, program_cost
from mirage_ir.block.library import library_work
from mirage_ir.block.work import work_in_columns
from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.errors import OptionError, ProgramError
from mirage_ir.program import REPLICATE, Apply, DType, GraphOp, Program, numbered, results
from mirage_ir.target import MACHINES, machine
from mirage_ir.target.cost import CostTerm, Work, cost_terms, few_terms_cost, kernel_cost

H100 = MACHINES["h100"]
ROUNDING = 1e-12
"""Of a sum, for each of 1: where products take longer than all else, what they hide makes up for that."""

WORKS = st.builds(
    Work,
    blocks=st.integers(1, 10_000),
    iterations=st.integers(1, 512),
    loaded_bytes=st.integers(0, 1 << 32),
    unique_bytes=st.integers(0, 1 << 30),
    tensor_flops=st.integers(0, 1 << 42),
    vector_flops=st.integers(0, 1 << 38),
    shared_bytes=st.integers(0, H100.shared_memory_per_block),
    threads=st.sampled_from((32, 128, 256, 512, 1024)),
    rows=st.sampled_from((0, 64, 128)),
    operand_bytes=st.integers(0, 1 << 36),
    stage_bytes=st.integers(0, H100.shared_memory_per_block),
    streamed_bytes=st.integers(0, 1 << 18),
)
GROWING = (
    "loaded_bytes",
    "unique_bytes",
    "tensor_flops",
    "vector_flops",
    "shared_bytes",
    "handed",
    "operand",
    "operand_bytes",
)


@settings(max_examples=200, deadline=None)
@given(WORKS, st.sampled_from(GROWING), st.integers(0, 1 << 20))
def test_more_work_costs_no_less(work: Work, name: str, more: int) -> None:
    if name == "shared_bytes":  # Of fewer blocks that start at once, each waits for the first loads of fewer others.
        more = min(more, H100.shared_memory_per_block - work.shared_bytes)
        work = replace(work, streamed_bytes=0)
    heavier = replace(work, **{name: getattr(work, name) + more})
    assert kernel_cost(heavier, H100) >= kernel_cost(work, H100) * (1 - ROUNDING)


@settings(max_examples=1000, deadline=None)
@given(WORKS, st.integers(0, 4), st.integers(1, 1000))
def test_a_longer_loop_costs_no_less(work: Work, products: int, times: int) -> None:
    """Of iterations that do as much each. The same work in more of them may cost less: a loop that goes on longer hides more, and
    what a block without one does not, so that two iterations may cost less than one."""
    work = replace(work, products=products, iterations=max(2, work.iterations))
    grows = ("iterations", "loaded_bytes", "operand_bytes", "tensor_flops", "vector_flops")
    longer = {name: times * getattr(work, name) for name in grows}
    assert kernel_cost(replace(work, **longer), H100) >= kernel_cost(work, H100) * (1 - ROUNDING)


def test_a_long_loop_hides_more() -> None:
    """The same work, of which products are most, costs less in 1000 iterations than in 128; in a million, latency takes longer."""
    work = Work(1, 128, 60_000_000, 0, 2_700_000_000, operand_bytes=464_000_000, rows=128)
    costs = [float(kernel_cost(replace(work, iterations=n), H100)) for n in (128, 1000, 1_000_000)]
    assert costs[1] < costs[0] < costs[2]


@settings(max_examples=200, deadline=None)
@given(WORKS, st.integers(0, 40_000), st.integers(0, 4), st.booleans())
def test_few_terms_cost_no_more(work: Work, held: int, products: int, relaxed: bool) -> None:
    work = replace(work, held=held, products=products, relaxed=relaxed)
    few = (work.blocks, work.iterations, work.loaded_bytes, work.unique_bytes, work.tensor_flops)
    assert 0 < few_terms_cost(H100, *few) <= kernel_cost(work, H100) * (1 + ROUNDING)


@settings(max_examples=300, deadline=None)
@given(WORKS, st.integers(0, 4))
def test_relaxed_work_costs_no_more(work: Work, products: int) -> None:
    """Of relaxed work the shared memory is open, and how its operands reach the tensor cores."""
    work = replace(work, products=products, rows=work.rows if work.tensor_flops else 0)
    least = replace(work, relaxed=True, multiplies=True, rows=0, shared_bytes=0, stage_bytes=0, operand_bytes=0)
    assert kernel_cost(least, H100) <= kernel_cost(work, H100) * (1 + ROUNDING)


@settings(max_examples=200, deadline=None)
@given(WORKS, st.floats(1, 4), st.integers(0, 40_000), st.floats(0, 1e12))
def test_terms_are_the_whole_cost(work: Work, slowed: float, held: int, fragment: float) -> None:
    work = replace(work, slowed=slowed, held=held, fragment_flops=fragment)
    terms = cost_terms(work, H100)
    assert sum(terms.values()) == pytest.approx(float(kernel_cost(work, H100)), rel=1e-12)
    assert min(terms.values()) >= 0
    assert (terms[CostTerm.UNALIGNED] > 0) == (slowed > 1)


@settings(max_examples=100, deadline=None)
@given(WORKS)
def test_a_launch_is_the_least(work: Work) -> None:
    assert kernel_cost(work, H100) > H100.launch_us


def test_blocks_begin_one_after_the_other() -> None:
    work = Work(blocks=1 << 18, iterations=1, loaded_bytes=1 << 20, unique_bytes=1 << 20)
    begins = work.blocks * H100.calibration.begin
    assert kernel_cost(work, H100) == pytest.approx(begins + H100.launch_us * H100.calibration.launch)
    assert kernel_cost(replace(work, blocks=1 << 10), H100) < begins / 50


def test_products_hide_more_the_longer_they_go_on() -> None:
    short = Work(128, 32, 1 << 27, 1 << 24, tensor_flops=1 << 36, rows=128)
    shown = [cost_terms(replace(short, iterations=n), H100)[CostTerm.TILES] for n in (32, 128, 512)]
    assert shown[0] == shown[1] > 1.5 * shown[2] > 0


@settings(max_examples=100, deadline=None)
@given(WORKS)
def test_faster_machines_are_no_slower(work: Work) -> None:
    cost = kernel_cost(work, H100)
    for f in fields(H100):
        if f.name in ("dram_bandwidth", "l2_bandwidth", "tensor_rate", "vector_rate", "shared_bandwidth"):
            assert kernel_cost(work, replace(H100, **{f.name: 2 * getattr(H100, f.name)})) <= cost * (1 + ROUNDING)


@settings(max_examples=50, deadline=None)
@given(st.lists(WORKS, min_size=1, max_size=6))
def test_arrays_are_many_numbers(works: list[Work]) -> None:
    costs = kernel_cost(work_in_columns(works), H100)
    assert costs == pytest.approx([float(kernel_cost(w, H100)) for w in works], rel=1e-12)


def product_flops(*shapes: tuple[int, ...]) -> float:
    """Operations of a pre-defined product."""
    source = fp.program("product", fp.tensors(*shapes), fp.op("matmul", 0, 1))
    types, (node,) = infer_program(source), source.nodes
    assert isinstance(node, Apply)
    return library_work(node, types[:2], types[2]).tensor_flops


def test_products_are_counted_in_whole_fragments() -> None:
    assert product_flops((16, 64), (64, 16)) == product_flops((1, 64), (64, 3)) == 2 * 16 * 64 * 16
    assert product_flops((2, 16, 64), (2, 64, 17)) == 2 * product_flops((16, 64), (64, 32))


def test_long_products_are_counted_in_whole_tiles() -> None:
    assert product_flops((1, 4097), (4097, 1)) == product_flops((1, 4160), (4160, 1))
    assert product_flops((4224, 64), (64, 4224)) == 2 * 4224 * 64 * 4224


def test_libraries_are_slow_where_rows_are_not_aligned() -> None:
    """Operands are padded: on an H200, 4097 × 4097 × 4097 took 311 µs, and 4096 × 4096 × 4096 took 200."""
    slower = 1.1

    def cost(m: int, k: int, n: int) -> float:
        shapes = fp.tensors((m, k), (k, n))
        return program_cost(decompose(fp.program("product", shapes, fp.op("matmul", 0, 1))), H100)

    aligned = cost(4096, 4096, 4096)
    assert cost(4097, 4096, 4096) < 1.1 * aligned  # Rows are as long as they were.
    assert all(cost(*sizes) > slower * aligned for sizes in ((4096, 4097, 4096), (4096, 4096, 4097), (4096, 4098, 4100)))
    assert cost(4097, 4097, 4097) > max(slower, 1.3) * aligned


@given(st.lists(st.tuples(st.floats(1, 2), st.integers(1, 4)), max_size=6))
def test_the_first_has_the_fewest_kernels_of_those_that_cost_about_the_least(programs: list[tuple[float, int]]) -> None:
    costs, kernels = [c for c, _ in programs], [k for _, k in programs]
    order = order_of(costs, kernels)
    assert sorted(order) == list(range(len(programs)))
    assert [programs[n] for n in order[1:]] == sorted(programs[n] for n in order[1:])
    if order:
        alike = [(k, c) for c, k in programs if c <= ALIKE * min(costs)]
        assert (kernels[order[0]], costs[order[0]]) == min(alike)


def test_a_program_is_the_sum_of_its_launches_and_views_are_free() -> None:
    source = fp.program("twice", fp.tensors((64, 64)), fp.op("exp", 0), fp.op("exp", 1))
    viewed = fp.program("viewed", fp.tensors((64, 64)), fp.op("exp", 0), fp.op("transpose", 1, permutation=(1, 0)), fp.op("exp", 2))
    once = fp.program("once", fp.tensors((64, 64)), fp.op("exp", 0))
    assert program_cost(source, H100) == pytest.approx(2 * program_cost(once, H100))
    assert program_cost(viewed, H100) == pytest.approx(program_cost(source, H100))


@pytest.mark.parametrize(
    ("source", "fused"),
    [
        (fp.rmsnorm(16, 4096, 6144), fp.fused_rmsnorm(16, 4096, 6144, 96, 64)),
        (fp.attention(2, 256, 64, 4096), fp.flash_attention(2, 256, 64, 4096, 16, 32)),
        (fp.lora(16, 256, 4096, 16), fp.fused_lora(16, 256, 4096, 16, 64)),
    ],
    ids=lambda p: p.name,
)
def test_fusion_pays(source: Program, fused: Program) -> None:
    assert program_cost(fused, H100) < program_cost(decompose(source), H100)


def test_larger_tensors_cost_more() -> None:
    for name in MACHINES:
        costs = [program_cost(decompose(fp.rmsnorm(16, 1024 * n, 2048)), MACHINES[name]) for n in (1, 2, 4, 8)]
        assert costs == sorted(costs)
        assert costs[0] < costs[-1]


def softmax_cost(columns: int, tile: int, rows: int = 1) -> float:
    """Of 4096 rows in two loops, so many of them in each block."""
    return program_cost(softmax(columns, (tile, tile), DType.f16, rows=4096, tile=rows), machine("h200"))


def test_l2_keeps_rows_where_few_blocks_read_them_again() -> None:
    """Long tiles have many threads, so that few blocks run at once: on an H200, the first two take 215 and 258 µs by hand."""
    first, second, third = (softmax_cost(50304, tile) for tile in (16384, 8192, 4096))
    assert max(first, second) < third


def test_single_rows_are_read_in_vectors_wherever_they_begin() -> None:
    """By windows: in a loop along the row, and where a tile has room for seven entries more."""
    assert softmax_cost(50257, 8192) < 1.1 * softmax_cost(50264, 8192)
    assert softmax_cost(50257, 8192, rows=2) > 1.15 * softmax_cost(50264, 8192, rows=2)


def test_costs_are_of_well_formed_programs() -> None:
    with pytest.raises(ProgramError):
        program_cost(fp.program("wrong", fp.tensors((2, 3), (2, 3)), fp.op("matmul", 0, 1)), H100)


def test_machines_by_name() -> None:
    assert machine("a100").capability == 80
    with pytest.raises(OptionError, match="known are a100, h100, h200"):
        machine("v100")


def test_work_of_a_graph_by_hand() -> None:
    """rmsnorm in 6 blocks, 4 iterations: each block loads all of x and a sixth of w."""
    source = fp.fused_rmsnorm(2, 256, 384, 6, 4)
    types = infer_program(source)
    for first, node in numbered(len(source.inputs), source.nodes):
        assert isinstance(node, GraphOp)
        work = graph_work(node, [types[v] for v in node.operands], types[first : first + results(node)])
        x, w, y = (t.nbytes for t in types)
        assert work.unique_bytes == x + w + y
        assert work.loaded_bytes == 6 * x + w + y
        assert (work.tensor_flops, work.fragment_flops) == (0, 6 * 4 * 2 * 16 * 64 * 64)
        assert (work.blocks, work.iterations, work.threads) == (6, 4, 128)


@pytest.mark.parametrize(("rows", "handed"), [(16, 0), (32, 1), (64, 0)])
def test_warps_hand_scores_to_each_other_where_no_warp_group_multiplies_them(rows: int, handed: int) -> None:
    """Attention in tiles of these rows: warp groups multiply 64 of them, and scores of 16 are few."""
    source = fp.flash_attention(2, 4 * rows, 64, 512)
    types = infer_program(source)
    (graph,) = source.nodes
    assert isinstance(graph, GraphOp)
    work = graph_work(graph, [types[v] for v in graph.operands], types[3:])
    assert work.handed == handed
    more = float(kernel_cost(work, H100) - kernel_cost(replace(work, handed=0), H100))
    assert (more > 0) == (handed > 0)


def test_operands_that_are_loaded_are_handed_to_no_one() -> None:
    source = fp.fused_rmsnorm(32, 256, 384, 6, 4)
    types = infer_program(source)
    (graph,) = source.nodes
    assert isinstance(graph, GraphOp)
    assert graph_work(graph, [types[v] for v in graph.operands], types[2:]).handed == 0


@pytest.mark.parametrize(
    ("rows", "keys", "loop", "alike"),
    [(16, 64, 1, 2), (16, 512, 1, 3), (32, 64, 1, 1), (32, 512, 1, 3), (16, 512, 8, 1), (64, 64, 1, 0)],
)
def test_warps_have_the_same_rows_of_chained_products(rows: int, keys: int, loop: int, alike: float) -> None:
    """Two products in tiles of these rows, one of the other: two warps or more, where registers are full, share rows by 16.

    In a loop they wait for its loads, and warp groups share columns, too.
    """
    split = (0, 1) if loop > 1 else (fp.ALL, fp.ALL)
    b = fp.Body(3)
    q, k, v = b.load(0, (0,)), b.load(1, (fp.ALL,), split[1]), b.load(2, (fp.ALL,), split[0])
    chained = b.apply("matmul", b.apply("exp", b.apply("matmul", q, k)), v)
    b.store(b.accumulate(chained) if loop > 1 else chained, (0,))
    source = fp.program("p", fp.tensors((4 * rows, 64), (64, keys), (keys, 64)), b.block((0, 1, 2), (4,), loop))
    (graph,), types = source.nodes, infer_program(source)
    assert isinstance(graph, GraphOp)
    work = graph_work(graph, [types[n] for n in graph.operands], types[3:])
    once = 4 * 2 * 2 * rows * 64 * keys
    assert work.fragment_flops == once * alike
    assert work.tensor_flops == (0 if alike else once)


@pytest.mark.parametrize(
    ("rows", "depth", "computed", "loop", "operand"),
    [
        (2, 1024, True, 1, 256.0),  # Each thread of a warp has a quarter of 16 rows' columns, two to a register.
        (32, 1024, True, 1, 256.0),  # Warps share the rows.
        (2, 1024, True, 8, 0.0),
        (64, 1024, False, 1, 0.0),  # Warp groups read it where it lies.
    ],
)
def test_operands_of_products_outside_of_loops_are_wanted_at_once(
    rows: int, depth: int, computed: bool, loop: int, operand: float
) -> None:
    body = fp.Body(2)
    x, w = body.load(0, (0,), 1 if loop > 1 else REPLICATE), body.load(1, (fp.ALL,), 0 if loop > 1 else REPLICATE)
    product = body.apply("matmul", body.apply("relu", x) if computed else x, w)
    body.store(body.accumulate(product) if loop > 1 else product, (0,))
    graph = body.block((0, 1), (8,), loop)
    work = graph_work(graph, fp.tensors((8 * rows, depth), (depth, 16)), fp.tensors((8 * rows, 16)))
    assert work.operand == operand
    assert kernel_cost(work, H100) >= kernel_cost(replace(work, operand=0), H100)


def test_loaded_operands_of_single_rows_cost_registers_too() -> None:
    body = fp.Body(2)
    body.store(body.apply("matmul", body.load(0, (fp.ALL,)), body.load(1, (1,))), (1,))
    work = graph_work(body.block((0, 1), (8,)), fp.tensors((1, 4096), (4096, 128)), fp.tensors((1, 128)))
    assert 256 < work.operand < 1024
