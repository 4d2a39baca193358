"""Tiles that arrive through registers, in plans and schedules: of a loop whose scores are multiplied an iteration ahead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from emulated_runs import distance, launched, planned
from fused_programs import ALL, F32, Body, program, tensors
from kernels_in_turns import planned_alone
from ragged_graphs import draw_inputs

from mirage_ir.lowering.cuda.compile import Compiled
from mirage_ir.lowering.cuda.durations import LATENCY, waiting
from mirage_ir.lowering.cuda.emitted import CopyAsync, For, LoadGlobal, Multiply, StoreShared, takes_turns
from mirage_ir.lowering.cuda.launch import ChosenKernel, registers
from mirage_ir.lowering.cuda.loop_operations import COPIES, TICK
from mirage_ir.lowering.cuda.plan import KernelPlan, LoopPlan, PlanError, PlannedBuffer
from mirage_ir.lowering.cuda.plan_schedule import ScheduledLoop, schedule_loop
from mirage_ir.lowering.cuda.schedule import LoopForm
from mirage_ir.lowering.cuda.source import source_text
from mirage_ir.lowering.flatten import NodePlace
from mirage_ir.program import GraphOp, Program, TensorType

V = (2,)
"""The place of the load of values."""


def odd_attention(columns: int = 61, loop: int = 8) -> Program:
    """One head of 128 queries; values have rows of `columns` entries."""
    b = Body(3)
    q, k, v = b.load(0, (0,)), b.load(1, (ALL,), 1), b.load(2, (ALL,), 0)
    scores = b.apply("matmul", q, k)
    top = b.apply("max", scores, dim=1)
    ones = b.apply("exp", b.apply("sub", scores, top))
    o, s = b.accumulate(b.apply("matmul", ones, v), shift=top), b.accumulate(b.apply("sum", ones, dim=1), shift=top)
    b.store(b.apply("div", o, s), (0,))
    return program("odd attention", tensors((128, 64), (64, 64 * loop), (64 * loop, columns)), b.block((0, 1, 2), (1,), loop))


def graph_of(made: Program) -> tuple[GraphOp, list[TensorType]]:
    (graph,) = made.nodes
    assert isinstance(graph, GraphOp)
    return graph, list(made.inputs)


def scheduled(found: ChosenKernel) -> ScheduledLoop:
    loop = schedule_loop(found.drafted, found.form)
    assert loop is not None
    return loop


def whole_plan(found: ChosenKernel) -> KernelPlan:
    """All that was planned of a kernel."""
    loop = scheduled(found)
    best = loop.plan.schedule
    copies = next(start for o, start in zip(loop.operations, best.starts, strict=True) if o.name == COPIES)
    times = LoopPlan(loop.form, best.interval, loop.starts(found.operators), copies, best.offset, loop.plan.proved)
    buffers: dict[NodePlace, tuple[PlannedBuffer, ...]] = {}
    for b in found.kernel.buffers:
        place, _ = found.owners[b.name]
        buffers[place] = (*buffers.get(place, ()), PlannedBuffer(b.panels, b.stages, b.offset))
    return KernelPlan(90, found.kernel.warps, found.layouts, buffers, times)


def test_scores_are_multiplied_ahead_while_values_arrive() -> None:
    made, random = odd_attention(), Random(0)
    found = planned_alone(made)
    (loop,) = (s for s in found.kernel.body if isinstance(s, For))
    (arriving,) = (f.name for f in found.kernel.fragments if f.arriving)
    loads = [n for n, s in enumerate(loop.body) if isinstance(s, LoadGlobal)]
    begun = [n for n, s in enumerate(loop.body) if isinstance(s, Multiply) and not s.waits]
    stored = [n for n, s in enumerate(loop.body) if isinstance(s, StoreShared) and s.source == arriving]
    used = [n for n, s in enumerate(loop.body) if isinstance(s, Multiply) and s.right.buffer == "x2_s"]
    assert len(loads) == len(begun) == len(stored) == len(used) == 1
    assert loads < begun < used < stored
    assert {b.name: b.stages for b in found.kernel.buffers}["x2_s"] == 2
    assert {b.name: b.stages for b in found.kernel.buffers}["x1_s"] == 4
    (one,) = launched(made, [x * 0.3 for x in draw_inputs(made, random)], made_of=[found.kernel])
    (out,) = one.run(random)
    assert distance(out, one.wanted[0]) < 2e-3


def test_they_compile_for_hopper(compiled: Callable[[str, str], Compiled]) -> None:
    found = compiled(source_text([planned_alone(odd_attention()).kernel]), "sm_90a").kernels
    assert all(r.spilled_bytes == 0 for r in found.values())


def test_a_schedule_stores_what_arrives_when_it_is_there() -> None:
    found = planned_alone(odd_attention())
    loop = scheduled(found)
    starts = dict(zip((o.key for o in loop.operations), loop.plan.schedule.starts, strict=True))
    ((stored,),) = [times for place, times in loop.starts(found.operators).items() if place == V]
    assert stored - starts[COPIES, False] >= LATENCY / TICK
    assert loop.plan.proved
    assert loop.plan.schedule.stages == 2
    even = scheduled(planned_alone(odd_attention(64)))
    assert V not in even.starts(found.operators)
    assert next(o for o in even.problem.operations if o.name == COPIES).latency == 0


def test_no_turns_are_taken_where_tiles_arrive() -> None:
    assert takes_turns(planned_alone(odd_attention(64), turns=True).kernel)
    found = planned_alone(odd_attention(), turns=True)
    assert found.form is LoopForm.IN_STEP
    assert not takes_turns(found.kernel)


def test_a_kernel_with_tiles_that_arrive_is_planned_again_from_its_plan() -> None:
    """Two stages of one tile and four of the other are a plan, since one of them arrives."""
    graph, types = graph_of(odd_attention())
    found = planned(graph, types)
    plan = whole_plan(found)
    assert [plan.buffers[place][0].stages for place in ((1,), V)] == [4, 2]
    assert planned(graph, types, plan) == found
    assert planned(graph, types, plan.unplaced) == found
    assert planned(graph, types, plan.unscheduled) == found


def test_only_what_may_arrive_has_stages_of_its_own() -> None:
    graph, types = graph_of(odd_attention())
    plan = whole_plan(planned(graph, types)).unscheduled
    three = {place: tuple(replace(b, stages=3) for b in plan.buffers[place]) for place in ((1,), V)}
    with pytest.raises(PlanError, match="the plan has 3 stages for a buffer that has 2"):
        planned(graph, types, replace(plan, buffers={**plan.buffers, **three}))
    four = {(1,): tuple(replace(b, stages=4) for b in plan.buffers[1,]), V: three[V]}
    with pytest.raises(PlanError, match="as many stages: 4 are planned, and here 3"):
        planned(graph, types, replace(plan, buffers={**plan.buffers, **four}))


def test_copies_that_are_waited_for_hold_their_warps() -> None:
    """Tiles of 64 x 253 are more than registers have place for: their copy goes through registers, each thread waits for what it
    reads."""
    found = planned_alone(odd_attention(253, loop=3))
    (loop,) = (s for s in found.kernel.body if isinstance(s, For))
    assert not any(f.arriving for f in found.kernel.fragments)
    assert sum(isinstance(s, CopyAsync) for s in loop.body) == 2
    assert waiting(found.kernel) == LATENCY * 3
    even = planned_alone(odd_attention(256, loop=3))
    assert waiting(even.kernel) == 0
    with_waits, without = (scheduled(kernel).plan.schedule.interval for kernel in (found, even))
    assert with_waits >= without + LATENCY // TICK


def test_what_arrives_takes_registers_of_its_chunks_and_of_its_entries() -> None:
    """Two chunks for each vector, and the vector itself: three halves of a register for each entry."""
    kernel = planned_alone(odd_attention()).drafted
    held = next(f.layout.registers for f in kernel.fragments if f.arriving)
    arrived = replace(kernel, fragments=tuple(replace(f, arriving=False) for f in kernel.fragments))
    assert registers(kernel) == registers(arrived) + held


def test_tight_tiles_are_planned_again_from_their_plan() -> None:
    """33 matrices of 17 x 17 f32 numbers fit shared memory only with as little padding as layouts allow."""
    b = Body(2)
    b.store(b.apply("matmul", b.load(0, (ALL,)), b.load(1, (ALL,))), (0,), F32)
    graph, types = b.block((0, 1), (1,)), tensors((33, 3, 17), (33, 17, 17), dtype=F32)
    found = planned(graph, types)
    assert {buffer.panels.shape for buffer in found.kernel.buffers} == {(36, 4, 20), (36, 20, 20)}
    assert planned(graph, types, KernelPlan(90, found.kernel.warps, found.layouts)) == found
    buffers = {found.owners[b.name][0]: (PlannedBuffer(b.panels, b.stages, b.offset),) for b in found.kernel.buffers}
    assert planned(graph, types, KernelPlan(90, found.kernel.warps, found.layouts, buffers)) == found
    assert planned(graph, types, KernelPlan(buffers=buffers)).kernel == found.kernel
    wide = {place: (replace(some[0], panels=replace(some[0].panels, swizzle=9)),) for place, some in buffers.items()}
    with pytest.raises(PlanError, match="no buffer lies so in shared memory"):
        planned(graph, types, KernelPlan(90, found.kernel.warps, found.layouts, wide))
