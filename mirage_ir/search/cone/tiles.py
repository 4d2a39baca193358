"""The space of tile values: every value that a block graph for a cone can compute usefully, and every way to compute it.

Block graphs are not enumerated one by one. The search enumerates distinct tile *values*: a normal form, the indices of
its axes, and its stage in the loop. Each value is met once, however many graphs compute it, and carries all its derivations (an
operator and the values it is applied to). The block graphs of a cone are the acyclic choices of one derivation for each value that
the targets need; `structures.py` reads them off.

A value is kept when its normal form is a subexpression of the cone's targets. Sizes play no part here: the for-loop splits one
index, named by its role, and all grids and loop ranges are tried afterwards.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass, field

from mirage_ir.clock import ENDLESS, Clock, TimeUp
from mirage_ir.expr.completion import Completion
from mirage_ir.expr.normal_form import Algebra
from mirage_ir.expr.parts import Parts
from mirage_ir.expr.store import Expr
from mirage_ir.expr.subexpression import Subexpressions
from mirage_ir.expr.targets import program_roots
from mirage_ir.ops import Expansion, Kind, operator
from mirage_ir.program import REPLICATE, Stage, make_attrs
from mirage_ir.search.cone.cone import Axes, Cone, Index, Instance, joined_axes
from mirage_ir.search.cone.steps import BlockStep, LoadTile, TileOperator, operators_of
from mirage_ir.search.space import CONCAT, FEWEST_BLOCK_OPS, MAX, SHIFTED, SUM, Space

TERMS_A_STATE = 4
"""Terms of an expression that count as one more state against `max_states`, since its cost grows with them.

Seven programs of `bench/search.py` are searched alike with 2 and 8.
"""


@dataclass(frozen=True, slots=True)
class Derivation:
    """One way to compute a tile value: a step, and the numbers of the tile values that it is applied to."""

    step: BlockStep
    operands: tuple[int, ...] = ()


@dataclass(slots=True)
class TileValue:
    """The contents of a tile: an expression, an index for each axis, and a stage; `depth` is its shortest derivation's length."""

    expr: Expr
    axes: Axes
    stage: Stage
    depth: int
    ways: dict[Derivation, None] = field(default_factory=dict[Derivation, None])

    @property
    def derivations(self) -> tuple[Derivation, ...]:
        """All ways to compute it; the operands of the first were met before it."""
        return tuple(self.ways)


class TileSpace:
    """Explores the tile values of a cone with a given loop index (None: no loop).

    Over the index, `loops` may run one after the other: as few as compute the targets, but two at least if more than one may. A
    later loop loads the same tensors and computes the same values again, each in the way in which it was found first; what it
    computes from them and from what earlier loops accumulated is new, and only that does it accumulate. Unless all programs are
    wanted, what it computes entry by entry, in it and behind it, is what the source does.

    `states` counts the distinct values considered, `pruned` those refused as useless, and `exhausted` says that the
    limit on states was not met, and that time was not up. With `prune` off, only the number of operators in a chain bounds the
    space. Raises `TimeUp` when time is up before there are values.
    """

    def __init__(
        self,
        cone: Cone,
        loop_index: Index | None,
        space: Space,
        prune: bool = True,
        clock: Clock = ENDLESS,
        max_ops: int | None = None,
        loops: int = 1,
    ) -> None:
        self.cone, self.loop_index, self.clock, self.prune = cone, loop_index, clock, prune
        self.loops = 1
        self.max_ops = max_block_ops(cone, space) if max_ops is None else max_ops
        self.algebra = Algebra(clock.check)
        self.values: list[TileValue] = []
        self.exhausted = True
        self._effort = 0
        self._numbers: dict[tuple[Expr, Axes, Stage], int] = {}
        self._refused: set[tuple[Expr, Axes, Stage]] = set()
        self._heap: list[tuple[int, int, int]] = []
        self._again = set[int]()
        """Values that a later loop computes again."""
        self._only_stored = set[int]()
        """Concatenations over the loop."""
        self._iterations = () if loop_index is None else self.parts(loop_index)[:1]
        """The part of the loop's index that accumulators bind."""
        self.source = self._source_exprs()
        self._completion = Completion(self.algebra)
        self.operators = operators_of(cone, space.operators)
        self._rescaling = loop_index is not None and SHIFTED in self.operators.accumulators and bool(self._completion.widest)
        self._embeds = Subexpressions(self.algebra, self._roots(), space.max_terms)
        self._as_written = space.top is not None and prune
        self._known = {(self.source[i], i.axes) for i in self.source}
        for position, load in enumerate(cone.loads):
            if self._loadable(load, space):
                stage = Stage.VARIANT if loop_index is not None and loop_index in load.axes else Stage.INVARIANT
                self._meet(self.source[load], load.axes, stage, 0, Derivation(LoadTile(position)))
        self._whole = {(self.source[t], t.axes) for t in cone.targets if loop_index is not None and loop_index in t.axes}
        """Targets along the loop's index, which a loop stores part by part."""
        try:
            self._explore(space.states)
            for loop in range(1, loops):
                self.loops = loop + 1
                self._go_on(self._with_loop(loop), space.states)
                if self.targets() is not None:
                    break
        except TimeUp:
            self.exhausted = False
            clock.extend()

    def _roots(self) -> list[Expr]:
        """The expressions that contain all useful values."""
        divisors = [
            self.source[s.operands[1]] for s in self.cone.steps.values() if operator(s.node.op).expansion is Expansion.QUOTIENT
        ]
        return program_roots(self.algebra, self.source.values(), divisors)

    def _loadable(self, load: Instance, space: Space) -> bool:
        """Whether the loop may split this tensor as it must."""
        if space.fmaps is None or self.loop_index is None:
            return True
        return (load.axes.index(self.loop_index) if self.loop_index in load.axes else REPLICATE) in space.fmaps

    @property
    def states(self) -> int:
        return len(self.values) + len(self._refused)

    @property
    def pruned(self) -> int:
        return len(self._refused)

    def targets(self) -> list[int] | None:
        """The value of each target of the cone, or None when one cannot be computed."""
        found: list[int] = []
        stages = (Stage.ACCUMULATED, Stage.INVARIANT, *(Stage.of_variant(loop).accumulated for loop in range(1, self.loops)))
        for target in self.cone.targets:
            numbers = (self._numbers.get((self.source[target], target.axes, stage)) for stage in stages)
            known = next((n for n in numbers if n is not None), None)
            if known is None:
                return None
            found.append(known)
        late = self.loops == 1 or any(self.values[n].stage is stages[-1] for n in found)
        return found if late else None  # Else fewer loops do.

    def transposed(self) -> set[int]:
        """The values that the source computes by a transposition."""
        keys = {(self.source[i], i.axes) for i, step in self.cone.steps.items() if operator(step.node.op).transposes}
        return {n for n, value in enumerate(self.values) if (value.expr, value.axes) in keys}

    # The source's values.

    def parts(self, index: Index) -> Parts:
        """The parts of an index: the loop index is split over iterations and tile."""
        name = index.name + "~" * index.copy  # Expressions compare names only.
        return (f"{name}.l", f"{name}.t") if index == self.loop_index else (name,)

    def _source_exprs(self) -> dict[Instance, Expr]:
        exprs: dict[Instance, Expr] = {}
        for load in self.cone.loads:
            axes = tuple(() if i is None else self.parts(i) for i in load.axes)
            assert isinstance(load.value, int)
            exprs[load] = self.algebra.input(load.value, axes)
        for instance, step in self.cone.steps.items():
            bound = tuple(p for i in step.bound for p in self.parts(i))
            row = operator(step.node.op)
            arguments = [exprs[o] for o in step.operands]
            exprs[instance] = row.expr(self.algebra, bound, *arguments, **{**row.defaults, **step.node.attr()})
        return exprs

    # Exploration.

    def _meet(self, expr: Expr, axes: Axes, stage: Stage, depth: int, derivation: Derivation) -> None:
        key = (expr, axes, stage)
        number = self._numbers.get(key)
        if number is None:
            if key in self._refused:
                return
            if depth > self.max_ops or (stage > Stage.ACCUMULATED and self._is_detour(expr, axes, derivation.step)):
                return
            self._effort += 1 + len(self.algebra.store.exprs[expr]) // TERMS_A_STATE
            if self.prune and not self._useful(expr):
                self._refused.add(key)
                return
            number = self._numbers[key] = len(self.values)
            self.values.append(TileValue(expr, axes, stage, depth))
            if derivation.step == CONCAT:
                self._only_stored.add(number)
            else:
                self._push(number)
        value = self.values[number]
        value.ways.setdefault(derivation)
        if depth < value.depth:  # What is computed from it may be nearer, too.
            value.depth = depth
            if number not in self._only_stored:
                self._push(number)

    def _push(self, number: int) -> None:
        # What the source computes comes first, so that a search that is cut short still has the program as it was written.
        value = self.values[number]
        heapq.heappush(self._heap, (0 if (value.expr, value.axes) in self._known else 1, value.depth, number))

    def _is_detour(self, expr: Expr, axes: Axes, step: BlockStep) -> bool:
        """Whether a later loop would compute entry by entry what the source does not, now or once its shifts are rescaled."""
        if not self._as_written or not isinstance(step, TileOperator) or step.row.kind is not Kind.ELEMENTWISE:
            return False
        known = (expr, axes) in self._known or (self._rescaling and (self._completion(expr), axes) in self._known)
        return not known

    def _useful(self, expr: Expr) -> bool:
        """Whether a value can be part of the targets, now or once its shifts are rescaled to the maximum of all."""
        return self._embeds(expr) or (self._rescaling and self._embeds(self._completion(expr)))

    def _with_loop(self, loop: int) -> dict[int, None]:
        """Makes the values of the loop before once more for the next one, and all that it computes first from what was accumulated.

        The values that what is found further on is combined with.
        """
        stage = Stage.of_variant(loop)
        again: dict[int, int] = {}
        for n, value in enumerate(tuple(self.values)):
            if value.stage + 2 == stage:
                first = value.derivations[0]
                twin = Derivation(first.step, tuple(again.get(o, o) for o in first.operands))
                again[n] = self._numbers[value.expr, value.axes, stage] = len(self.values)
                self.values.append(TileValue(value.expr, value.axes, stage, value.depth, {twin: None}))
        self._again.update(again.values())
        ready = [n for n, v in enumerate(self.values) if not v.stage.varies and n not in self._only_stored]
        for x in [n for n in ready if self.values[n].stage + 1 == stage]:
            for y in again.values():
                self.clock.check()
                self._apply_binary(x, y)
                self._apply_binary(y, x)
        return dict.fromkeys([*ready, *again.values()])

    def _explore(self, max_states: int) -> None:
        self._go_on({}, max_states)

    def _go_on(self, done: dict[int, None], max_states: int) -> None:
        """Applies all operators to what is new, and to it and what is done."""
        while self._heap:
            if self._effort >= max_states:
                self.exhausted = False
                return
            _, _, number = heapq.heappop(self._heap)
            done.setdefault(number)
            self.clock.states, self.clock.pruned = self.states, self.pruned
            self._apply_unary(number)
            for other in tuple(done):
                self.clock.check()
                self._apply_binary(number, other)
                if other != number:
                    self._apply_binary(other, number)

    def _apply_unary(self, number: int) -> None:
        value = self.values[number]
        expr, axes, stage, depth = value.expr, value.axes, value.stage, value.depth + 1
        algebra, operators = self.algebra, self.operators
        for step in operators.unary:
            result = step.row.expr(algebra, (), expr, **dict(step.attrs))
            self._meet(result, axes, stage, depth, Derivation(step, (number,)))
        for name in operators.reductions:
            for dim, index in enumerate(axes):
                if index is not None:
                    bound = (self.parts(index)[-1],)
                    result = operator(name).expr(algebra, bound, expr, dim=dim)
                    shape = (*axes[:dim], None, *axes[dim + 1 :])
                    self._meet(result, shape, stage, depth, Derivation(TileOperator(name, make_attrs({"dim": dim})), (number,)))
        for step, permutation in operators.transposes:
            if len(permutation) == len(axes):
                shape = tuple(axes[d] for d in permutation)
                self._meet(expr, shape, stage, depth, Derivation(step, (number,)))
        for step, wider in operators.broadcasts:
            if wider != axes and joined_axes(wider, axes) == wider:
                self._meet(expr, wider, stage, depth, Derivation(step, (number,)))
        if stage.varies and number not in self._again:
            for accumulator, total in ((SUM, algebra.sum), (MAX, algebra.max)):
                if accumulator in operators.accumulators:
                    self._meet(total(expr, self._iterations), axes, stage.accumulated, depth, Derivation(accumulator, (number,)))
            if (expr, axes) in self._whole and CONCAT in operators.accumulators:
                self._meet(expr, axes, stage.accumulated, depth, Derivation(CONCAT, (number,)))

    def _apply_binary(self, x: int, y: int) -> None:
        left, right = self.values[x], self.values[y]
        earlier, stage = (left.stage, right.stage) if left.stage <= right.stage else (right.stage, left.stage)
        if earlier % 2 and earlier is not stage:  # It varies in a loop that has ended.
            return
        depth = max(left.depth, right.depth) + 1
        axes = joined_axes(left.axes, right.axes)
        if axes is not None:
            for step in self.operators.binary:
                row = step.row
                if row.commutative and x > y:
                    continue
                result = row.expr(self.algebra, (), left.expr, right.expr)
                self._meet(result, axes, stage, depth, Derivation(step, (x, y)))
            if self._rescaling and earlier is stage and stage % 2 and axes == left.axes and not {x, y} <= self._again:
                self._accumulate_shifted(x, y, depth)
        for shape, index in self._contracted(left.axes, right.axes) if self.operators.contractions else ():
            bound = () if index is None else (self.parts(index)[-1],)
            for step in self.operators.contractions:
                result = step.row.expr(self.algebra, bound, left.expr, right.expr)
                self._meet(result, shape, stage, depth, Derivation(step, (x, y)))

    def _accumulate_shifted(self, x: int, shift: int, depth: int) -> None:
        """Σ_l exp(s_l − M)·x_l with M = max_l s_l: a sum of values that were shifted by a maximum known only after the loop."""
        algebra, bound = self.algebra, self._iterations
        value, by = self.values[x], self.values[shift].expr
        factor = algebra.function("exp", algebra.add(by, algebra.neg(algebra.max(by, bound))))
        total = algebra.sum(algebra.mul(factor, value.expr), bound)
        self._meet(total, value.axes, value.stage.accumulated, depth, Derivation(SHIFTED, (x, shift)))

    def _contracted(self, x: Axes, y: Axes) -> Iterator[tuple[Axes, Index | None]]:
        """The axes of a contraction of x and y and the contracted index, when they fit."""
        if len(x) < 2 or len(y) < 2 or x[-1] != y[-2]:
            return
        lead = joined_axes(x[:-2], y[:-2])
        if lead is None:
            return
        axes = (*lead, x[-2], y[-1])
        named = [i for i in axes if i is not None]
        if len(set(named)) == len(named) and x[-1] not in named:
            yield axes, x[-1]


def max_block_ops(cone: Cone, space: Space) -> int:
    """Most operators in a block graph for a cone."""
    if space.max_block_ops is not None:
        return space.max_block_ops
    ends = sum(operator(s.node.op).kind in (Kind.REDUCTION, Kind.CONTRACTION) for s in cone.steps.values())
    return max(FEWEST_BLOCK_OPS, len(cone.steps) + 2 * ends)
