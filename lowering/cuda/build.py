"""A block graph as an emitted program for GPUs with `mma.sync` and `cp.async` (sm_80 and later).

Values live in fragments, whose layouts `plan_layouts` chose (`values`). What products read as it is in device memory, and what the
loop loads, is copied to shared memory; the copies of later iterations are in flight while one computes (`copies`). Where a value
is wanted in another layout, it goes through shared memory. `barriers` then adds the barriers that this takes, and `plan_memory`
places the buffers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.accumulators import AccumulatorStatements
from mirage_ir.lowering.cuda.alignment import with_alignments
from mirage_ir.lowering.cuda.barriers import with_barriers
from mirage_ir.lowering.cuda.copies import CopiedLoads
from mirage_ir.lowering.cuda.draft import Draft
from mirage_ir.lowering.cuda.exponentials import RunningExponentials
from mirage_ir.lowering.cuda.geometry import COUNTER, block_start, sum_text, times
from mirage_ir.lowering.cuda.groups import by_groups
from mirage_ir.lowering.cuda.layout import WARP, Layout
from mirage_ir.lowering.cuda.loads_first import loads_first
from mirage_ir.lowering.cuda.loop_operations import OperationName
from mirage_ir.lowering.cuda.operators import OperatorStatements
from mirage_ir.lowering.cuda.plan import OPEN, KernelPlan, PlanError
from mirage_ir.lowering.cuda.plan_layouts import LayoutPlan
from mirage_ir.lowering.cuda.plan_memory import BuffersOverlap, plan_memory
from mirage_ir.lowering.cuda.plan_schedule import as_scheduled, given_schedule, with_schedule
from mirage_ir.lowering.cuda.products import ProductStatements
from mirage_ir.lowering.cuda.schedule import LoopForm
from mirage_ir.lowering.cuda.steps import concatenates, is_alias, maker_of, step_note
from mirage_ir.lowering.cuda.tensor_cores import is_accumulators
from mirage_ir.lowering.cuda.values import HeldValues
from mirage_ir.lowering.flatten import Flat, NodePlace, Round, TileStep, is_product
from mirage_ir.ops import Kind, operator
from mirage_ir.program import NEW_DIM, Accumulate, Apply, DType, Load, Stage, Store


@dataclass(frozen=True, slots=True)
class BuiltKernel:
    """An emitted program. drafted: before its loop was scheduled. owners: for each of its buffers the place of the value that it
    holds, and which one of this place's buffers it is."""

    kernel: e.EmittedKernel
    drafted: e.EmittedKernel
    owners: Mapping[str, tuple[NodePlace, int]]


def build_kernel(
    name: str,
    flat: Flat,
    sources: Sequence[str],
    results: Sequence[str],
    plan: LayoutPlan,
    stages: int,
    given: KernelPlan = OPEN,
    form: LoopForm | None = None,
    sizes: Sequence[str] = (),
    *,
    in_place: bool = True,
) -> BuiltKernel:
    """The emitted program of a block graph, with its layouts planned.

    sources, results: names of the tensors. stages: tiles of the loop's loads that shared memory holds at a time, at most. given:
    the plan of its buffers and its loop. form: in which the loop is scheduled, where it can be; None for the order of the graph.
    sizes: names of the sizes that it takes when it runs. in_place: whether tiles in chunks that several warps read are moved into
    place, which takes another buffer.
    Operators have rules (`rules.check_rule`). Raises `PlanError` where buffers or the loop cannot be as planned.
    """
    draft = Draft(flat, sources, results, plan, stages, given, sizes, in_place=in_place)
    builder = _Builder(draft)
    drafted = builder.drafted(name)
    if given.loop is not None and form is not None:
        kernel = as_scheduled(drafted, given_schedule(drafted, given.loop, places_of(flat)))
    else:
        kernel = drafted if form is None else with_schedule(drafted, form)
    return BuiltKernel(with_barriers(builder.with_memory(kernel)), drafted, draft.owners)


def places_of(flat: Flat) -> dict[OperationName, NodePlace]:
    """The places of operators. A product that adds to a sum over the loop has statements with the sum's note."""
    found = {(step_note(step), product): step.place for step in flat.steps for product in (False, True)}
    for step in flat.steps:
        if isinstance(step.node, Accumulate) and is_product((maker := maker_of(flat, step.node.operand)).node):
            found[step_note(step), True] = maker.place
    return found


class _Builder:
    """Writes the steps of a block graph in order."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        self._copied = CopiedLoads(draft)
        self._values = HeldValues(draft, self._copied)
        exponentials = RunningExponentials(draft, self._values)
        self._operators = OperatorStatements(draft, self._values, exponentials)
        self._products = ProductStatements(draft, self._values)
        self._accumulators = AccumulatorStatements(draft, self._values, self._products, exponentials)

    def drafted(self, name: str) -> e.EmittedKernel:
        """The kernel without barriers and places of buffers, with its loop in the order of the graph."""
        draft = self._draft
        outputs = iter(draft.results)
        for p, step in enumerate(draft.flat.steps):
            layout = draft.plan.layouts.get(p)
            if isinstance(step.node, Load) or is_alias(draft.flat, step) or (layout is None and not concatenates(step)):
                continue
            draft.at = draft.part_of(step)
            draft.emit(e.Note(step_note(step)))
            match step.node:
                case Accumulate() as node:
                    self._accumulators.accumulate(step, node, layout)
                case Store() as node:
                    assert layout is not None
                    self._store(step, node, layout, next(outputs))
                case Round() as node:
                    assert layout is not None
                    self._values.put(step, self._values.get(node.operand, layout, node.dtype))
                case Apply() as node:
                    assert layout is not None
                    self._apply(step, node, layout)
        kernel = e.EmittedKernel(
            name,
            draft.flat.graph.grid,
            _order(draft.flat),
            draft.plan.warps * WARP,
            (*draft.sources, *draft.results),
            tuple(draft.fragments.values()),
            tuple(draft.buffers.values()),
            self._copied.in_pipeline(),
            draft.sizes,
        )
        kernel = loads_first(kernel)
        if draft.plan.groups:
            kernel = by_groups(kernel)
            self._check_groups(kernel)
        return with_alignments(kernel, draft.plan.strides)

    def _check_groups(self, kernel: e.EmittedKernel) -> None:
        """Raises `PlanError` for a product in a layout that only warp groups add to, where they cannot read its operands."""
        layouts, dtypes = {f.name: f.layout for f in kernel.fragments}, {b.name: b.panels.dtype for b in kernel.buffers}
        for s in e.statements(kernel.body):
            if not isinstance(s, e.Multiply) or s.groups or dtypes[s.right.buffer] is DType.f32:
                continue
            if not is_accumulators(layouts[s.target]):
                place = self._products.places[s.target]
                raise PlanError(place, "only warp groups add to this layout, and they cannot read the product's operands")

    def with_memory(self, kernel: e.EmittedKernel) -> e.EmittedKernel:
        """The kernel with its buffers where the plan has them, or where there is room."""
        draft = self._draft
        for place, planned in draft.given.buffers.items():
            count = sum(owner == place for owner, _ in draft.owners.values())
            if count < len(planned):
                raise PlanError(place, f"the plan has {_buffers(len(planned))} for this value, which takes {count or 'none'}")
        try:
            return plan_memory(kernel, draft.given.offsets(draft.owners))
        except BuffersOverlap as error:
            raise PlanError(draft.owners[error.name][0], str(error)) from None

    def _apply(self, step: TileStep, node: Apply, layout: Layout) -> None:
        kind = operator(node.op).kind
        if is_product(node):
            self._products.product(step, node, layout)
        elif kind is Kind.ELEMENTWISE:
            self._operators.elementwise(step, node, layout)
        elif kind is Kind.REDUCTION:
            self._operators.reduction(step, node, layout)
        else:
            self._operators.move(step, node, layout)

    def _store(self, step: TileStep, node: Store, layout: Layout, tensor: e.KernelTensor) -> None:
        draft = self._draft
        raw, maker = draft.raw_step(node.operand), draft.step(node.operand)
        along = raw.node.dim if draft.looped and isinstance(raw.node, Accumulate) and is_alias(draft.flat, raw) else None
        name = self._values.get(node.operand, layout, node.dtype)
        grid, loop = draft.flat.graph.grid, draft.flat.graph.loop
        start: list[e.IntExpr] = [f"b{g}" if grid[g] > 1 else "0" for g, d in enumerate(node.omap) if d == NEW_DIM]
        limit: list[e.IntExpr] = ["1"] * len(start)
        for d, extent in enumerate(draft.flat.types[maker.value].shape):
            terms = block_start(grid, node.omap, d, extent * (loop if d == along else 1))
            if d == along:
                terms.append(times(COUNTER, extent))
            start.append(sum_text(terms))
        limit += draft.limits(maker.value, draft.counter())
        draft.emit(e.StoreGlobal(name, e.Window(tensor.name, tuple(start), tuple(limit))))


def _buffers(count: int) -> str:
    return "one buffer" if count == 1 else f"{count} buffers"


def _order(flat: Flat) -> tuple[int, ...]:
    """The grid's dimensions, the one along which neighbouring blocks lie first: it splits the fewest bytes that the loop loads."""
    loads = [s for s in flat.steps if isinstance(s.node, Load)]

    def key(g: int) -> tuple[int, int]:
        split = [(s, d) for s in loads if isinstance(s.node, Load) and (d := s.node.imap[g]) >= 0]
        moved = sum(s.type.nbytes for s, _ in split if s.stage is Stage.VARIANT)
        return moved, -max((d - len(s.type.shape) for s, d in split), default=0)

    return tuple(sorted(range(len(flat.graph.grid)), key=key))
