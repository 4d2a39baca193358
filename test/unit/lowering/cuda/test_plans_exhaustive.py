"""Plans of small kernels, compared with all choices of layouts, and small buffers with all places where they may lie."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from random import Random

import fused_programs
import pytest
from emulated_runs import planned
from fused_programs import ALL, Body
from ragged_graphs import FAMILIES

from mirage_ir.block.strides import contiguous
from mirage_ir.check import check_graph_results, infer_program
from mirage_ir.lowering.cuda.emitted import Buffer
from mirage_ir.lowering.cuda.geometry import padded_shapes
from mirage_ir.lowering.cuda.layout import Panels
from mirage_ir.lowering.cuda.plan_layouts import LayoutProblem, plan_layouts
from mirage_ir.lowering.cuda.plan_memory import BuffersOverlap, LiveRange, memory_plan, place_buffers
from mirage_ir.lowering.exponentials import plan_exponentials
from mirage_ir.lowering.flatten import Flat, flatten
from mirage_ir.program import DType, GraphOp, Level, Shape, TensorType

MOST_TRIED = 1300
"""Choices of layouts for all steps of a kernel, at most."""


def normalized() -> tuple[GraphOp, list[TensorType]]:
    """Rows divided by their sums."""
    b = Body(1)
    x = b.load(0, (0,))
    b.store(b.apply("div", x, b.apply("sum", x, dim=1)), (0,), DType.f32)
    return b.block((0,), (2,)), fused_programs.tensors((8, 16), dtype=DType.f32)


def transposed() -> tuple[GraphOp, list[TensorType]]:
    """A sum with what is transposed: rows of the one are columns of the other."""
    b = Body(2)
    x, y = b.load(0, (ALL,)), b.load(1, (ALL,))
    b.store(b.apply("add", x, b.apply("transpose", y, permutation=(1, 0))), (ALL,), DType.f32)
    return b.block((0, 1), (1,)), fused_programs.tensors((4, 8), (8, 4), dtype=DType.f32)


def multiplied() -> tuple[GraphOp, list[TensorType]]:
    """A product and the maximum of its rows, stored both."""
    b = Body(2)
    p = b.apply("matmul", b.load(0, (ALL,), 1), b.load(1, (ALL,), 0))
    a = b.accumulate(p)
    b.store(b.apply("max", a, dim=1), (ALL,), DType.f32)
    return b.block((0, 1), (1,), 2), fused_programs.tensors((16, 64), (64, 16))


def threaded() -> tuple[GraphOp, list[TensorType]]:
    """A thread graph whose operand is repeated along rows, and the sum of its columns."""
    inner = Body(2)
    inner.store(inner.apply("mul", inner.apply("exp", inner.load(0, (0, 1))), inner.load(1, (ALL, 0))), (0, 1), DType.f32)
    b = Body(2)
    x, y = b.load(0, (ALL,)), b.load(1, (ALL,))
    t = b.add(GraphOp(Level.THREAD, (x, y), (4, 2), tuple(inner.nodes)))
    b.store(b.apply("sum", t, dim=0), (ALL,), DType.f32)
    return b.block((0, 1), (1,)), fused_programs.tensors((4, 8), (8,), dtype=DType.f32)


def small_kernels() -> Iterator[tuple[str, GraphOp, list[TensorType]]]:
    for made in (normalized, transposed, multiplied, threaded):
        yield (made.__name__, *made())
    for family in FAMILIES:
        program = family(Random(1), DType.f32)
        types = infer_program(program)
        for number, node in enumerate(program.nodes):
            if isinstance(node, GraphOp):
                yield f"{program.name} {number}", node, [types[v] for v in node.operands]


def problems() -> Iterator[tuple[str, Flat, list[Shape], int, LayoutProblem]]:
    """Kernels and numbers of warps with few enough choices."""
    for name, graph, types in small_kernels():
        flat = flatten(graph, types)
        strides = [contiguous(t.shape) for t in (*types, *check_graph_results(graph, types))]
        for warps in (1, 2, 4):
            problem = LayoutProblem(flat, padded_shapes(flat), strides, warps, 90)
            if prod(map(len, problem.choices.values())) <= MOST_TRIED and not plan_exponentials(flat).unwritten:
                yield name, flat, strides, warps, problem


def test_layouts_of_small_kernels_are_the_cheapest() -> None:
    """A kernel all of whose layouts are given costs what they cost: none of all choices costs less than the plan."""
    names: set[str] = set()
    for name, flat, strides, warps, problem in problems():
        plan = plan_layouts(flat, strides, warps, 90)
        assert plan.proved
        slots = list(problem.choices)
        least = min(
            plan_layouts(
                flat,
                strides,
                warps,
                90,
                {flat.steps[p].place: chosen[slots.index(slot)] for p, slot in problem.slots.items()},
            ).cost
            for chosen in product(*problem.choices.values())
        )
        assert plan.cost == pytest.approx(least), (name, warps)
        names.add(name)
    assert {"normalized", "transposed", "multiplied"} <= names
    assert len(names) >= 5


def test_layouts_that_are_kept_leave_the_rest_the_cheapest() -> None:
    graph, types = normalized()
    flat, strides = flatten(graph, types), [contiguous(t.shape) for t in (*types, *check_graph_results(graph, types))]
    problem = LayoutProblem(flat, padded_shapes(flat), strides, 1, 90)
    (first, *others) = problem.choices
    for layout in problem.choices[first]:
        given = {flat.steps[first].place: layout}
        plan = plan_layouts(flat, strides, 1, 90, given)
        assert plan.layouts[first] == layout
        rest = product(*(problem.choices[n] for n in others))
        costs = (
            plan_layouts(flat, strides, 1, 90, given | {flat.steps[n].place: c for n, c in zip(others, chosen, strict=True)}).cost
            for chosen in rest
        )
        assert plan.cost <= min(costs) + 1e-9


def buffers_of(random: Random) -> tuple[list[Buffer], list[LiveRange]]:
    """Up to three buffers of few bytes."""
    count = random.randint(1, 3)
    lives = [LiveRange(first := random.randint(0, 3), first + random.randint(0, 2)) for _ in range(count)]
    swizzles = [random.choice((0, 0, 1)) for _ in range(count)]
    panels = [Panels((random.randint(1, 3) * (2 if s else 1), 16), DType.f32, 16, s) for s in swizzles]
    return [Buffer(f"b{n}", p, 1, 0) for n, p in enumerate(panels)], lives


@pytest.mark.parametrize("seed", range(30))
def test_no_offsets_take_fewer_bytes(seed: int) -> None:
    """All offsets in steps of 64 bytes are tried, for some with one buffer that lies where it is said."""
    random = Random(seed)
    buffers, lives = buffers_of(random)
    fixed = {"b0": 64 * random.randint(0, 3) * (buffers[0].panels.alignment // 64 or 1)} if seed % 2 else {}
    plan = place_buffers(buffers, lives, fixed)
    assert plan.proved
    assert fixed.items() <= plan.offsets.items()
    limit = sum(b.nbytes for b in buffers) + sum(fixed.values()) + 256
    places = [
        [fixed[b.name]] if b.name in fixed else [at for at in range(0, limit, 64) if at % b.panels.alignment == 0] for b in buffers
    ]
    least = min(
        max(at + b.nbytes for at, b in zip(chosen, buffers, strict=True))
        for chosen in product(*places)
        if all(
            not lives[n].meets(lives[m]) or chosen[n] + buffers[n].nbytes <= chosen[m] or chosen[m] + buffers[m].nbytes <= chosen[n]
            for n in range(len(buffers))
            for m in range(n)
        )
    )
    assert plan.nbytes == least


def test_buffers_that_are_to_overlap_are_refused() -> None:
    buffers = [Buffer(name, Panels((2, 16), DType.f32, 16), 1, 0) for name in ("x", "y")]
    now, later = LiveRange(0, 1), LiveRange(2, 3)
    with pytest.raises(BuffersOverlap, match="buffers 'x' and 'y' are needed at once and overlap"):
        place_buffers(buffers, [now, now], {"x": 0, "y": 64})
    assert place_buffers(buffers, [now, later], {"x": 0, "y": 64}).nbytes == 192


def test_memory_of_the_examples_is_proved_to_be_the_least() -> None:
    for program in (fused_programs.fused_rmsnorm(), fused_programs.fused_gated_mlp(), fused_programs.fused_lora()):
        types = infer_program(program)
        (node,) = program.nodes
        assert isinstance(node, GraphOp)
        kernel = planned(node, [types[v] for v in node.operands]).kernel
        plan = memory_plan(kernel)
        assert plan.proved
        assert plan.nbytes == kernel.shared_bytes
        assert plan.offsets == {b.name: b.offset for b in kernel.buffers}
