"""Kernels of which a part is planned already: they are as planned, compute the same, or are refused with the place at fault."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import fused_programs
import pytest
from emulated_runs import distance, launched, planned
from fused_programs import ALL, EXAMPLE_KERNELS, Body
from ragged_graphs import FAMILIES, draw_inputs
from random_mugraphs import tame_programs

from mirage_ir.check import infer_program
from mirage_ir.errors import LoweringError
from mirage_ir.form_threads import form_threads, thread_groups
from mirage_ir.lowering.cuda.candidates import layout_candidates
from mirage_ir.lowering.cuda.launch import ChosenKernel
from mirage_ir.lowering.cuda.layout import Layout, Mode, Panels, Unit
from mirage_ir.lowering.cuda.plan import OPEN, KernelPlan, PlanError, PlannedBuffer
from mirage_ir.lowering.cuda.steps import maker_of
from mirage_ir.lowering.cuda.tensor_cores import grouped_layout, is_accumulators, is_grouped, matrix_layout
from mirage_ir.lowering.flatten import NodePlace, flatten, is_product, reads
from mirage_ir.program import DType, GraphOp, Level, Program, Store, TensorType


def graphs(program: Program) -> list[tuple[GraphOp, list[TensorType]]]:
    types = infer_program(program)
    return [(node, [types[v] for v in node.operands]) for node in program.nodes if isinstance(node, GraphOp)]


def whole_plan(found: ChosenKernel, capability: int = 90) -> KernelPlan:
    """All that was planned of a kernel."""
    buffers: dict[NodePlace, tuple[PlannedBuffer, ...]] = {}
    for b in found.kernel.buffers:
        place, number = found.owners[b.name]
        assert number == len(buffers.get(place, ()))
        buffers[place] = (*buffers.get(place, ()), PlannedBuffer(b.panels, b.stages, b.offset))
    return KernelPlan(capability, found.kernel.warps, found.layouts, buffers)


@pytest.mark.parametrize(("target", "capability"), [("h100", 90), ("a100", 80)])
@pytest.mark.parametrize("name", EXAMPLE_KERNELS)
def test_a_kernel_is_planned_again_from_its_plan(name: str, target: str, capability: int) -> None:
    """From all of it, and from its layouts alone."""
    for graph, types in graphs(EXAMPLE_KERNELS[name]()):
        found = planned(graph, types, target=target)
        plan = whole_plan(found, capability)
        assert planned(graph, types, plan, target) == found
        assert planned(graph, types, replace(plan, buffers={}), target) == found


def edited(random: Random, found: ChosenKernel, graph: GraphOp, types: list[TensorType]) -> KernelPlan:
    """Some layouts, panels and offsets that somebody might choose instead of a kernel's, with some of its own."""
    plan, flat = whole_plan(found), flatten(graph, types)
    layouts = {place: layout for place, layout in plan.layouts.items() if random.random() < 0.5}
    products = {s.place for s in flat.steps if is_product(s.node) and s.place in plan.layouts}
    for place in random.sample(sorted(plan.layouts), min(2, len(plan.layouts))):
        others = layout_candidates(plan.layouts[place].shape, found.kernel.warps, place in products)
        layouts[place] = random.choice(others or (plan.layouts[place],))
    buffers: dict[NodePlace, tuple[PlannedBuffer, ...]] = {}
    top = found.kernel.shared_bytes
    for place, own in plan.buffers.items():
        if random.random() < 0.3 and not layouts:
            (first, *rest) = own
            swizzle = random.randrange(3) if first.panels.nbytes % 128 == 0 else 0
            panels = replace(first.panels, swizzle=swizzle)
            assert first.stages is not None
            buffers[place] = (PlannedBuffer(panels, first.stages, -(-top // 1024) * 1024), *rest)
            top = -(-top // 1024) * 1024 + panels.nbytes * first.stages
    return KernelPlan(90, found.kernel.warps, layouts, buffers)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", EXAMPLE_KERNELS)
def test_edited_plans_compute_the_same(name: str, seed: int) -> None:
    """Or they are refused at a place; the kernel has the layouts that were planned."""
    random, program = Random(f"{name}{seed}"), EXAMPLE_KERNELS[name]()
    inputs = [x * 0.3 for x in draw_inputs(program, random)]
    kernels: list[ChosenKernel] = []
    for graph, types in graphs(program):
        found = planned(graph, types)
        plan = edited(random, found, graph, types)
        try:
            one = planned(graph, types, plan)
            assert plan.layouts.items() <= one.layouts.items()
            kernels.append(one)
        except PlanError:
            kernels.append(found)
    for one in launched(program, inputs, made_of=[k.kernel for k in kernels]):
        assert max(map(distance, one.run(random), one.wanted)) < 1e-2


def product() -> tuple[GraphOp, list[TensorType]]:
    """x · w over a loop, and the sum of squares of x, whose root divides it."""
    b = Body(2)
    x, w = b.load(0, (ALL,), 1), b.load(1, (1,), 0)
    p, q = b.apply("matmul", x, w), b.apply("square", x)
    total, squares = b.accumulate(p), b.accumulate(q)
    b.store(b.apply("div", total, b.apply("sqrt", b.apply("sum", squares, dim=1))), (1,))
    return b.block((0, 1), (4,), 8), [TensorType((64, 512), DType.f16), TensorType((512, 256), DType.f16)]


PRODUCT, SQUARE, TOTAL, SUM = (2,), (3,), (4,), (6,)
"""Places in `product`."""
ROWS = matrix_layout((64, 64), 2, 2)
VECTORS = Layout(((Mode(16, Unit.REGISTER, 8), Mode(4, Unit.LANE, 8)), (Mode(8, Unit.LANE, 1), Mode(8, Unit.REGISTER, 1))))


def test_a_layout_that_is_given_is_the_kernels() -> None:
    found = planned(*product(), KernelPlan(layouts={PRODUCT: ROWS}))
    assert found.layouts[PRODUCT] == found.layouts[TOTAL] == ROWS, "a sum over the loop is where its product is"
    assert planned(*product(), KernelPlan(warps=8)).kernel.warps == 8


BIG = Panels((64, 64), DType.f16, 64, 3)


def buffered(place: NodePlace, stages: int | None = None, offset: int | None = None, panels: Panels = BIG) -> KernelPlan:
    """A plan of one buffer."""
    return KernelPlan(buffers={place: (PlannedBuffer(panels, stages, offset),)})


def both(x: tuple[int, int], w: tuple[int, int]) -> KernelPlan:
    """A plan of stages and offsets of both tiles."""
    return KernelPlan(buffers={(0,): (PlannedBuffer(BIG, *x),), (1,): (PlannedBuffer(BIG, *w),)})


OTHER = matrix_layout((64, 64), 4)
REFUSED: list[tuple[KernelPlan, NodePlace, str]] = [
    (KernelPlan(layouts={PRODUCT: VECTORS}), PRODUCT, "tensor cores cannot add to this layout"),
    (
        KernelPlan(layouts={PRODUCT: matrix_layout((64, 32), 4)}),
        PRODUCT,
        "the layout is one of 64x32 entries, and the tile, with its",
    ),
    (KernelPlan(layouts={TOTAL: VECTORS}), TOTAL, "tensor cores cannot add to this layout"),
    (
        KernelPlan(layouts={PRODUCT: grouped_layout((64, 64), 1, 2)}),
        PRODUCT,
        "only warp groups add to this layout",
    ),
    (KernelPlan(layouts={(0,): VECTORS}), (0,), "nothing is computed in registers here, so there is no layout to choose"),
    (KernelPlan(warps=2, layouts={PRODUCT: ROWS}), PRODUCT, "the layout does not fit a block of 2 warps: digit W<2, 2> goes"),
    (KernelPlan(layouts={PRODUCT: ROWS, TOTAL: OTHER}), TOTAL, "a sum over the loop and its product have one layout"),
    (KernelPlan(warps=3), (), "a block has 1, 2, 4, 8, 16 warps, not 3 as planned"),
    (KernelPlan(capability=80), (), "it is planned for GPUs of compute capability 80, and h100 has another"),
    (buffered(SQUARE), SQUARE, "the plan has one buffer for this value, which takes none"),
    (buffered((1,), panels=replace(BIG, shape=(32, 64))), (1,), "the plan has a buffer of 32x64xf16 for a tile of 64x64xf16"),
    (buffered((1,), panels=replace(BIG, columns=4, swizzle=0)), (), "no kernel is as planned: kernel 'kernel': statement"),
    (buffered((1,), 9, 0), (1,), "9 stages are planned for a loop of 8 iterations"),
    (buffered((1,), 2, 64), (1,), "no buffer lies so in shared memory: offset 64 is not aligned"),
    (buffered((1,), 2, 1 << 20), (), "the plan has buffers that end at byte 1064960, and a block on h100 has"),
    (buffered(SUM, 2, 0, Panels((64, 1), DType.f32, 1)), SUM, "the plan has 2 stages for a buffer that has 1"),
    (both((2, 0), (2, 8192)), (0,), "buffers 'x0_s' and 'x1_s' are needed at once and overlap"),
    (both((3, 65536), (2, 0)), (1,), "all tiles that a loop loads have as many stages: 3 are planned, and here 2"),
]


@pytest.mark.parametrize(("plan", "place", "message"), REFUSED, ids=[message for *_, message in REFUSED])
def test_a_plan_that_no_kernel_has_is_refused_at_its_place(plan: KernelPlan, place: NodePlace, message: str) -> None:
    with pytest.raises(PlanError) as refused:
        planned(*product(), plan)
    assert refused.value.place == place
    assert refused.value.message.startswith(message)


def test_a_fixed_launch_and_a_plan_agree() -> None:
    graph, types = product()
    with pytest.raises(PlanError, match="the block is launched with 256 threads, and planned for 128"):
        planned(replace(graph, threads=256, stages=2), types, KernelPlan(warps=4))


def programs() -> Iterator[Program]:
    yield from (made() for made in EXAMPLE_KERNELS.values())
    yield from (family(Random(seed), dtype) for family in FAMILIES for seed, dtype in enumerate(DType))
    for ragged in (False, True):
        yield from (program for _, (program, _, _) in zip(range(44), tame_programs(3, ragged=ragged), strict=False))


def test_no_value_inside_a_thread_graph_goes_to_shared_memory() -> None:
    """Of programs whose thread graphs are formed: only what these store has a buffer."""
    graphs_seen, buffers_seen = 0, 0
    for program in programs():
        for graph, types in graphs(form_threads(program)):
            try:
                found = planned(graph, types)
            except LoweringError:
                continue  # A thread graph that reorders its entries.
            inside = [p for p, node in enumerate(graph.body) if isinstance(node, GraphOp)]
            graphs_seen += len(inside)
            buffers_seen += len(found.owners)
            owners = {place for place, _ in found.owners.values() if len(place) > 1}
            assert owners <= {(p, made) for p in inside for made in stored(graph, p)}
    assert graphs_seen > 50
    assert buffers_seen > 100


def stored(graph: GraphOp, position: int) -> set[int]:
    """The nodes of a thread graph whose results it stores, and those stores."""
    inner = graph.body[position]
    assert isinstance(inner, GraphOp)
    first = len(inner.operands)
    stores = {n for n, node in enumerate(inner.body) if isinstance(node, Store)}
    return stores | {node.operand - first for node in inner.body if isinstance(node, Store)}


def test_chains_stay_in_registers_as_their_thread_graphs_would() -> None:
    """Without thread graphs: a value that only its chain reads has no buffer, and the estimate is that of thread graphs."""
    chains_seen = 0
    for program in programs():
        for (graph, types), (formed, _) in zip(graphs(program), graphs(form_threads(program)), strict=True):
            try:
                found, other = planned(graph, types), planned(formed, types)
            except LoweringError:
                continue
            flat, owners = flatten(graph, types), {place for place, _ in found.owners.values()}
            for chain in thread_groups(graph, types):
                chains_seen += 1
                for step in flat.steps:
                    readers = [s for s in flat.steps if step.value in map(lambda v: maker_of(flat, v).value, reads(s.node))]
                    if step.place[0] in chain and all(s.place[0] in chain for s in readers):
                        assert step.place not in owners
            assert found.plan.cost == pytest.approx(other.plan.cost)
    assert chains_seen > 50


def test_the_values_of_a_thread_graph_have_one_layout() -> None:
    inner = Body(2)
    y = inner.apply("exp", inner.load(0, (0, 1)))
    inner.store(inner.apply("mul", y, inner.load(1, (0, 1))), (0, 1))
    b = Body(2)
    x, w = b.load(0, (0,)), b.load(1, (0,))
    b.store(b.add(GraphOp(Level.THREAD, (x, w), (8, 8), tuple(inner.nodes))), (0,))
    graph, types = b.block((0, 1), (2,)), fused_programs.tensors((128, 64), (128, 64))
    columns = Layout(((Mode(2, Unit.REGISTER, 8), Mode(32, Unit.LANE, 1)), (Mode(8, Unit.REGISTER, 16), Mode(8, Unit.REGISTER, 1))))
    with pytest.raises(
        PlanError, match="the values of one shape in a thread graph have one layout, and two are planned"
    ) as refused:
        planned(graph, types, KernelPlan(warps=1, layouts={(2, 1): columns, (2, 3): VECTORS}))
    assert refused.value.place == (2, 3)
    found = planned(graph, types, KernelPlan(warps=1, layouts={(2, 1): columns}))
    assert found.layouts[2, 3] == columns
    assert is_accumulators(ROWS) and not is_grouped(VECTORS)
    assert OPEN.is_open
