"""The layout plan of a kernel: in which layout each step of a block graph computes, solved as an assignment problem.

Each step has a choice of layouts: those of accumulators, in all divisions of the block's warps over rows and columns, and those
that read rows or columns in vectors. The cost is an estimate of a block's cycles, summed over steps and the values that pass
between them: instructions (copies in several threads included), exchanges between lanes and warps, transactions with device
memory, those with shared memory that products make, and where a value is wanted in another layout than it has, its way through
shared memory. What the loop does counts once for each iteration.

The steps of a thread graph that make values of one shape have one layout, so that no value inside goes through shared memory; so
have the chains of element-wise operators that would become thread graphs (`mirage_ir.form_threads`). Layouts may be given: a step
then has that choice alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import inf, isinf, prod

import numpy as np
from numpy.typing import NDArray

from mirage_ir.check import store_type
from mirage_ir.errors import LoweringError, ProgramError
from mirage_ir.form_threads import thread_groups
from mirage_ir.lowering.cuda.access import (
    BANKS_BYTES,
    SCHEDULERS,
    default_panels,
    global_cycles,
    issue_cycles,
    lane_steps,
    reduced_layouts,
    shared_cycles,
)
from mirage_ir.lowering.cuda.alignment import common_alignment
from mirage_ir.lowering.cuda.assignment import LARGEST_TABLE, assign
from mirage_ir.lowering.cuda.candidates import layout_candidates
from mirage_ir.lowering.cuda.check import check_layout
from mirage_ir.lowering.cuda.geometry import Padding, padded_shapes, varies
from mirage_ir.lowering.cuda.layout import WARP, Layout, Panels, Unit
from mirage_ir.lowering.cuda.plan import PlanError
from mirage_ir.lowering.cuda.rows import comes_in_chunks
from mirage_ir.lowering.cuda.steps import (
    concatenates,
    demanded,
    from_memory,
    home,
    is_looped,
    maker_of,
    multiplied_alone,
    permutation_of,
    products_of_sums,
    reduced,
)
from mirage_ir.lowering.cuda.tensor_cores import GROUP, is_accumulators, is_grouped
from mirage_ir.lowering.cuda.vectors import ASYNC
from mirage_ir.lowering.exponentials import plan_exponentials
from mirage_ir.lowering.flatten import Flat, NodePlace, TileStep, is_product, reads
from mirage_ir.program import Accumulate, Apply, DType, GraphOp, Load, Shape, Stage, Store, TensorType
from mirage_ir.rounding import product_dtype
from mirage_ir.target.machines import HOPPER

MULTIPLICATIONS_A_CYCLE = 300
"""Products of 16-bit numbers that the tensor core of one scheduler adds up in a cycle, by `mma.sync`: a choice, three fifths of
`MULTIPLICATIONS_OF_GROUPS`."""
MULTIPLICATIONS_OF_GROUPS = 512
"""The same by `wgmma`: the peak rate of an H100's data sheet over its multiprocessors, schedulers and cycles."""
SYNC_CYCLES = 30.0
"""Cycles in which a barrier of a block's threads goes by: a choice, of the order that was measured for Hopper."""
MOST_CHOICES = 48
"""Layouts of a step, at most."""


@dataclass(frozen=True, slots=True)
class LayoutPlan:
    """For each step, by its position, the layout that it computes in; loads have none.

    A reduction computes in its operand's layout, a store in that of the value, any other step in its result's. `cost`: cycles a
    block. `groups`: warp groups may multiply. `proved`: no other choice of the listed layouts costs less. `padded`: the padded
    extents of each value. `strides`: those of the graph's operands, then of its results, in elements, as the plan takes them to
    be; the layouts are right for any.
    """

    warps: int
    groups: bool
    padded: tuple[Shape, ...]
    strides: tuple[Shape, ...]
    layouts: dict[int, Layout]
    cost: float
    proved: bool


class LayoutProblem:
    """The assignment problem of one kernel with `warps` warps a block."""

    def __init__(
        self,
        flat: Flat,
        padded: Sequence[Shape],
        strides: Sequence[Shape],
        warps: int,
        capability: int,
        given: Mapping[NodePlace, Layout] | None = None,
    ) -> None:
        """strides: of the graph's operands, then of its results, in elements. given: layouts by the places of steps. Raises
        `PlanError` for one that its step cannot have."""
        self.flat, self.padded, self.strides, self.warps = flat, padded, strides, warps
        products = [s for s in flat.steps if self._on_tensor_cores(s)]
        self.groups = capability == HOPPER and warps >= GROUP and bool(products) and not any(map(self._reads_chunks, products))
        self.results = iter(strides[len(flat.graph.operands) :])
        self.position = {s.value: p for p, s in enumerate(flat.steps) if s.value >= 0}
        self.looped = is_looped(flat)
        self._check(given or {})
        self.slots = self._slots(given or {})
        self.given = self._given(given or {})
        self.choices: dict[int, list[Layout]] = {}
        for p, slot in self.slots.items():
            if slot in self.given:
                self.choices[slot] = [self.given[slot]]
            elif slot == p:
                products = self._on_tensor_cores(flat.steps[p])
                self.choices[p] = list(dict.fromkeys(layout_candidates(self._space(flat.steps[p]), warps, products, self.groups)))
        self._passed_on()

    def _has_layout(self, step: TileStep) -> bool:
        return not (isinstance(step.node, Load) or concatenates(step) or self._only_multiplied(step))

    def _check(self, given: Mapping[NodePlace, Layout]) -> None:
        """Raises `PlanError` for a layout that is given to a step that cannot have it."""
        steps = {s.place: s for s in self.flat.steps if self._has_layout(s)}
        unwritten = plan_exponentials(self.flat).unwritten if given else ()
        for place, layout in given.items():
            step = steps.get(place)
            if step is None:
                raise PlanError(place, "nothing is computed in registers here, so there is no layout to choose")
            if step.value in unwritten:
                raise PlanError(place, "the exponentials that read this difference compute it, each in its own layout")
            space = self._space(step)
            if layout.shape != space:
                held = f"{_extents(layout.shape)} entries, and the tile, with its padding, is {_extents(space)}"
                raise PlanError(place, f"the layout is one of {held}")
            try:
                check_layout(layout, self.warps)
            except ProgramError as error:
                raise PlanError(place, f"the layout does not fit a block of {self.warps} warps: {error}") from None

    def _slots(self, given: Mapping[NodePlace, Layout]) -> dict[int, int]:
        """For each step that has a layout, by position, the first step that has the same one, whichever it is: of a thread graph,
        of a chain, or of a product and the sum that it adds to."""
        chains: dict[NodePlace, int] = {
            (p,): n for n, group in enumerate(_chains(self.flat.graph, self._operand_types())) for p in group
        }
        sums = products_of_sums(self.flat) if self.looped else {}
        first: dict[tuple[str, int, Shape], int] = {}
        found: dict[int, int] = {}
        for p, step in enumerate(self.flat.steps):
            if not self._has_layout(step):
                continue
            found[p] = p
            if isinstance(step.node, Accumulate) and (product := maker_of(self.flat, step.node.operand).value) in sums:
                found[p] = self.position[product]
            elif permutation_of(step.node) is not None:
                continue
            elif len(step.place) > 1:
                found[p] = first.setdefault(("thread graph", step.place[0], step.type.shape), p)
            elif step.place in chains and step.place not in given:
                found[p] = first.setdefault(("chain", chains[step.place], step.type.shape), p)
        return found

    def _given(self, given: Mapping[NodePlace, Layout]) -> dict[int, Layout]:
        """The layouts that slots are to have. Raises `PlanError` where one is to have two, or products cannot have it."""
        found: dict[int, Layout] = {}
        for p, slot in self.slots.items():
            step = self.flat.steps[p]
            layout = given.get(step.place)
            if layout is None:
                continue
            if found.setdefault(slot, layout) != layout:
                inside = len(step.place) > 1
                whole = "the values of one shape in a thread graph" if inside else "a sum over the loop and its product"
                raise PlanError(step.place, f"{whole} have one layout, and two are planned")
            fits = is_accumulators(layout) or (self.groups and is_grouped(layout))
            if self._on_tensor_cores(self.flat.steps[slot]) and not fits:
                raise PlanError(step.place, "tensor cores cannot add to this layout: it is none of their accumulators")
        return found

    def _operand_types(self) -> tuple[TensorType, ...]:
        return self.flat.types[: len(self.flat.graph.operands)]

    def _inside(self, maker: TileStep, reader: TileStep) -> bool:
        """Whether a value is read in the thread graph that makes it."""
        return len(maker.place) > 1 and maker.place[:1] == reader.place[:1]

    def _passed_on(self) -> None:
        """Adds to each step's choices the layouts in which others would want its value, or hand it one: rows' maxima, for
        example."""
        fixed = {slot for p, slot in self.slots.items() if slot in self.given or self._on_tensor_cores(self.flat.steps[p])}
        for forward in (False, True, False):
            order = sorted(self.slots, reverse=not forward)
            for p in order:
                step = self.flat.steps[p]
                for layout in list(self.choices[self.slots[p]]):
                    for v, wanted in demanded(self.flat, self.padded, step, layout):
                        q = self.position[maker_of(self.flat, v).value]
                        if q not in self.slots:
                            continue
                        maker = self.flat.steps[q]
                        if not forward and self.slots[q] not in fixed and reduced(self.flat, maker) is None:
                            self._add(q, wanted)
                if forward and self.slots[p] not in fixed and not isinstance(step.node, Store):
                    # A reduction is done where a product leaves what it reduces, or in its own way.
                    reduces = reduced(self.flat, step) is not None
                    for v in reads(step.node):
                        q = self.position[maker_of(self.flat, v).value]
                        for made in self.choices.get(self.slots.get(q, -1), ()):
                            layout = home(self.flat, self.flat.steps[q], made)
                            if not reduces or is_accumulators(layout):
                                self._add(p, layout)

    def _add(self, p: int, layout: Layout) -> None:
        found = self.choices[self.slots[p]]
        if layout.shape == self._space(self.flat.steps[p]) and layout not in found and len(found) < MOST_CHOICES:
            found.append(layout)

    def solve(self, largest_table: int = LARGEST_TABLE) -> LayoutPlan:
        """The cheapest layouts. largest_table: entries of the largest table of the elimination."""
        stored = {p: next(self.results) for p, s in enumerate(self.flat.steps) if isinstance(s.node, Store)}
        alone = {slot: np.zeros(len(found)) for slot, found in self.choices.items()}
        pairs: dict[tuple[int, int], NDArray[np.float64]] = {}
        for p, slot in self.slots.items():
            step, found = self.flat.steps[p], self.choices[slot]
            often, ways = self._often(step), dict[int, _Ways]()
            for number, layout in enumerate(found):
                alone[slot][number] += self._alone(p, layout, stored.get(p))
                for v, wanted in demanded(self.flat, self.padded, step, layout):
                    q = self.position[maker_of(self.flat, v).value]
                    if q not in self.slots:
                        alone[slot][number] += self._loading(v, wanted)
                        continue
                    other_slot = self.slots[q]
                    if other_slot == slot:
                        continue  # One layout: nothing moves.
                    if v not in ways:
                        ways[v] = self._ways(v, q, self._moved_as(step))
                    table = pairs.setdefault((other_slot, slot), np.zeros((len(self.choices[other_slot]), len(found))))
                    inside = self._inside(self.flat.steps[q], step)
                    table[:, number] += ways[v].barred(wanted) if inside else often * ways[v].costs(wanted)
        answer = assign({n: tuple(costs) for n, costs in alone.items()}, pairs, largest_table)
        if isinf(answer.cost):
            raise LoweringError("no layouts that are tried keep the values of a thread graph in registers")
        layouts = {p: self.choices[slot][answer.choices[slot]] for p, slot in self.slots.items()}
        return LayoutPlan(self.warps, self.groups, tuple(self.padded), tuple(self.strides), layouts, answer.cost, answer.proved)

    def _space(self, step: TileStep) -> Shape:
        return computed_shape(self.flat, self.padded, step)

    def _on_tensor_cores(self, step: TileStep) -> bool:
        node = step.node
        if not (isinstance(node, Apply) and is_product(node)) or multiplied_alone(self.flat, step):
            return False
        return product_dtype(self.flat.graph, self.flat.types, node) is not DType.f32

    def _reads_chunks(self, product: TileStep) -> bool:
        """Whether the right operand of a product lies in chunks: warp groups cannot read it, and it is not moved into place for
        them, which takes longer than they save."""
        step = maker_of(self.flat, reads(product.node)[1])
        while permutation_of(step.node) is not None:
            step = maker_of(self.flat, reads(step.node)[0])
        return isinstance(step.node, Load) and comes_in_chunks(self.flat, self.strides, step, self.padded[step.value])

    def _only_multiplied(self, step: TileStep) -> bool:
        """Whether a step transposes what products alone read from shared memory."""
        if permutation_of(step.node) is None:
            return False
        readers = [s for s in self.flat.steps if step.value in reads(s.node)]
        return all(is_product(s.node) and from_memory(self.flat, s, step.value) for s in readers)

    def _often(self, step: TileStep) -> int:
        return int(self.flat.graph.loop) if self.looped and step.stage is Stage.VARIANT else 1

    def _alone(self, p: int, layout: Layout, stored: Shape | None) -> float:
        """The cost of a step in a layout, apart from its operands' ways."""
        step = self.flat.steps[p]
        often, node = self._often(step), step.node
        if stored is not None:
            assert isinstance(node, Store)
            tensor = store_type(node, step.type, self.flat.graph.grid, self.flat.absent[node.operand])
            rows, size = row_bytes(tensor, stored), tensor.dtype.itemsize
            return often * global_cycles(layout, stored[-len(layout.dims) :], size, self.warps, alignment=rows, written=True)
        cost = issue_cycles(layout, self.warps)
        if isinstance(node, Apply) and is_product(node):
            cost = self._multiplying(step, node, layout)
        elif (dim := reduced(self.flat, step)) is not None:
            part, result = reduced_layouts(layout, dim)
            cost += lane_steps(layout, dim) * part.registers * self.warps
            if part != result:
                cost += 2 * part.registers * self.warps + SYNC_CYCLES
        return often * cost

    def _multiplying(self, step: TileStep, node: Apply, layout: Layout) -> float:
        """Reads of shared memory by a product: each warp reads its rows of the left and its columns of the right operand."""
        if multiplied_alone(self.flat, step):
            return issue_cycles(layout, self.warps)
        if not self._on_tensor_cores(step):
            return 3.0 * self.padded[node.operands[0]][-1] * issue_cycles(layout, self.warps)
        left, right = node.operands
        columns = prod(m.extent for m in layout.dims[-1] if m.unit is Unit.WARP)
        depth, threads = self.padded[left][-1], WARP * self.warps
        grouped = self.groups and is_grouped(layout)
        rate = MULTIPLICATIONS_OF_GROUPS if grouped else MULTIPLICATIONS_A_CYCLE
        cost = layout.registers * threads * depth / (rate * min(self.warps, SCHEDULERS))
        if grouped:  # A group reads its operands once for its four warps, while it multiplies.
            return cost if from_memory(self.flat, step, right) else cost + prod(self.padded[right]) * 2 / BANKS_BYTES + SYNC_CYCLES
        cost += prod(self.padded[right]) * 2 / BANKS_BYTES * self.warps / columns
        if from_memory(self.flat, step, left):
            cost += prod(self.padded[left]) * 2 / BANKS_BYTES * columns
        if not from_memory(self.flat, step, right):
            cost += prod(self.padded[right]) * 2 / BANKS_BYTES + SYNC_CYCLES
        return cost

    def _loading(self, value: int, layout: Layout) -> float:
        """The cost of a loaded tile in a layout."""
        step = maker_of(self.flat, value)
        if permutation_of(step.node) is not None:
            ((source, wanted),) = demanded(self.flat, self.padded, step, layout)
            return self._loading(source, wanted)
        if concatenates(step):
            return shared_cycles(layout, default_panels(self.padded[value], step.type.dtype), self.warps)
        assert isinstance(step.node, Load)
        strides, tensor = self.strides[step.node.source], self.flat.types[step.node.source]
        rows = row_bytes(tensor, strides)
        if rows < ASYNC and self.looped and varies(step.node, self.flat.graph.loop):  # It is read from shared memory.
            shape = self.padded[step.value]
            return self._often(step) * shared_cycles(layout, default_panels(shape, tensor.dtype), self.warps)
        return self._often(step) * global_cycles(layout, strides, tensor.dtype.itemsize, self.warps, alignment=rows)

    def _moved_as(self, step: TileStep) -> DType:
        """The element type in which a step gets a value that it does not have in its layout: what is stored is rounded first."""
        return step.node.dtype if isinstance(step.node, Store) else DType.f32

    def _ways(self, value: int, position: int, dtype: DType) -> _Ways:
        """The ways of a value, which the step at `position` makes, from each of that step's choices."""
        maker = self.flat.steps[position]
        made = [home(self.flat, maker, layout) for layout in self.choices[self.slots[position]]]
        return _Ways(made, default_panels(self.padded[value], dtype), self.warps)


class _Ways:
    """The ways of a value from the layouts in which it may be made to another one, through shared memory."""

    def __init__(self, made: Sequence[Layout], panels: Panels, warps: int) -> None:
        self._panels, self._warps = panels, warps
        self._stored = np.array([shared_cycles(layout, panels, warps) for layout in made])
        self._same: dict[Layout, list[int]] = {}
        for number, layout in enumerate(made):
            self._same.setdefault(layout, []).append(number)

    def costs(self, wanted: Layout) -> NDArray[np.float64]:
        """The cost of each way: 0 where the value has the layout."""
        found = self._stored + shared_cycles(wanted, self._panels, self._warps) + SYNC_CYCLES
        found[self._same.get(wanted, [])] = 0.0
        return found

    def barred(self, wanted: Layout) -> NDArray[np.float64]:
        """The cost of each way where values may not go through shared memory."""
        found = np.full(len(self._stored), inf)
        found[self._same.get(wanted, [])] = 0.0
        return found


def row_bytes(tensor: TensorType, strides: Shape) -> int:
    """Bytes of which a tensor's rows begin at multiples, along the dimension of stride 1; its element's where there is none."""
    along = next((d for d in reversed(range(len(strides))) if strides[d] == 1 and tensor.shape[d] > 1), -1)
    return common_alignment(tensor.shape, strides, tensor.dtype.itemsize, along) or tensor.dtype.itemsize


def plan_layouts(
    flat: Flat,
    strides: Sequence[Shape],
    warps: int,
    capability: int,
    given: Mapping[NodePlace, Layout] | None = None,
    largest_table: int = LARGEST_TABLE,
    *,
    padding: Padding = Padding.USUAL,
) -> LayoutPlan:
    """The cheapest layouts for a block of `warps` warps on a GPU of this compute capability; `strides` as in `LayoutPlan`.

    given: layouts that steps are to have, by their places. largest_table: entries of the largest table of the elimination. padding:
    how far tiles are padded (`padded_shapes`). Raises `PlanError` for a given layout that its step cannot have.
    """
    return LayoutProblem(flat, padded_shapes(flat, padding), strides, warps, capability, given).solve(largest_table)


def paddings(flat: Flat, given: Mapping[NodePlace, Layout]) -> Sequence[Padding]:
    """The different ways to pad tiles, `TIGHT` last: those by which `given` layouts have their tiles' entries, or all where none
    does."""
    different: dict[tuple[Shape, ...], Padding] = {}
    for padding in Padding:
        different.setdefault(tuple(padded_shapes(flat, padding)), padding)
    fitting: list[Padding] = []
    for padded, padding in different.items():
        spaces = {s.place: computed_shape(flat, padded, s) for s in flat.steps if s.place in given}
        if all(given[place].shape == space for place, space in spaces.items()):
            fitting.append(padding)
    return fitting or tuple(different.values())


def computed_shape(flat: Flat, padded: Sequence[Shape], step: TileStep) -> Shape:
    """The padded extents of the space in which a step computes."""
    if reduced(flat, step) is not None or isinstance(step.node, Store):
        return padded[maker_of(flat, reads(step.node)[0]).value]
    return padded[step.value]


@lru_cache(maxsize=16)
def _chains(graph: GraphOp, operand_types: tuple[TensorType, ...]) -> list[frozenset[int]]:
    """The chains of element-wise operators that would become thread graphs."""
    return thread_groups(graph, operand_types)


def _extents(shape: Shape) -> str:
    return "x".join(map(str, shape)) or "1"
