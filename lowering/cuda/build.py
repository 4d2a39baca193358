"""A block graph as an emitted program for GPUs with `mma.sync` and `cp.async` (sm_80 and later).

Values live in fragments, whose layouts `plan_layouts` chose (`values`). What products read as it is in device memory, and what the
loop loads, is copied to shared memory; the copies of later iterations are in flight while one computes (`copies`). Where a value
is wanted in another layout, it goes through shared memory. `barriers` then adds the barriers that this takes, and `plan_memory`
places the buffers.
"""

from __future__ import annotations

from collections.abc import Sequence

from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.accumulators import AccumulatorStatements
from mirage_ir.lowering.cuda.ahead import with_products_ahead
from mirage_ir.lowering.cuda.alignment import with_alignments
from mirage_ir.lowering.cuda.barriers import with_barriers
from mirage_ir.lowering.cuda.copies import CopiedLoads
from mirage_ir.lowering.cuda.draft import Draft
from mirage_ir.lowering.cuda.exponentials import RunningExponentials
from mirage_ir.lowering.cuda.geometry import COUNTER, block_start, sum_text, times
from mirage_ir.lowering.cuda.groups import by_groups
from mirage_ir.lowering.cuda.layout import WARP, Layout
from mirage_ir.lowering.cuda.operators import OperatorStatements
from mirage_ir.lowering.cuda.plan_layouts import LayoutPlan
from mirage_ir.lowering.cuda.plan_memory import plan_memory
from mirage_ir.lowering.cuda.products import ProductStatements
from mirage_ir.lowering.cuda.steps import concatenates, is_alias
from mirage_ir.lowering.cuda.values import HeldValues
from mirage_ir.lowering.flatten import Flat, Round, TileStep, is_product, reads
from mirage_ir.ops import Kind, operator
from mirage_ir.program import NEW_DIM, Accumulate, Apply, Load, Stage, Store


def build_kernel(
    name: str, flat: Flat, sources: Sequence[str], results: Sequence[str], plan: LayoutPlan, stages: int, *, ahead: bool = False
) -> e.EmittedKernel:
    """The emitted program of a block graph, with its layouts planned.

    sources, results: names of the tensors. stages: tiles of the loop's loads that shared memory holds at a time, at most. ahead:
    products of loaded tiles go one iteration ahead where they can (`with_products_ahead`). Operators have rules
    (`rules.check_rule`).
    """
    return _Builder(Draft(flat, sources, results, plan, stages)).kernel(name, ahead)


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

    def kernel(self, name: str, ahead: bool) -> e.EmittedKernel:
        draft = self._draft
        outputs = iter(draft.results)
        for p, step in enumerate(draft.flat.steps):
            layout = draft.plan.layouts.get(p)
            if isinstance(step.node, Load) or is_alias(draft.flat, step) or (layout is None and not concatenates(step)):
                continue
            draft.at = draft.part_of(step)
            draft.emit(e.Note(_note(step)))
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
        )
        if draft.plan.groups:
            kernel = by_groups(kernel)
        kernel = with_alignments(kernel, draft.plan.strides)
        return with_barriers(plan_memory(with_products_ahead(kernel) if ahead else kernel))

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


def _note(step: TileStep) -> str:
    """A step for people."""
    attrs = ""
    match step.node:
        case Apply() as node:
            what = node.op
            attrs = "".join(f" {k}={v}" for k, v in node.attrs)
        case Accumulate() as node:
            what = f"accumulate {node.kind}"
        case Round() as node:
            what = f"round to {node.dtype}"
        case _:
            what = "store"
    made = f"%{step.value} = " if step.value >= 0 else ""
    return f"{made}{what} {', '.join(f'%{v}' for v in reads(step.node))}{attrs} : {step.type}"


def _order(flat: Flat) -> tuple[int, ...]:
    """The grid's dimensions, the one along which neighbouring blocks lie first: it splits the fewest bytes that the loop loads."""
    loads = [s for s in flat.steps if isinstance(s.node, Load)]

    def key(g: int) -> tuple[int, int]:
        split = [(s, d) for s in loads if isinstance(s.node, Load) and (d := s.node.imap[g]) >= 0]
        moved = sum(s.type.nbytes for s, _ in split if s.stage is Stage.VARIANT)
        return moved, -max((d - len(s.type.shape) for s, d in split), default=0)

    return tuple(sorted(range(len(flat.graph.grid)), key=key))
