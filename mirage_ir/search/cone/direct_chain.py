"""One block graph of several loops for a cone, built in one pass: its operators, each in the first loop that can have it.

A value that varies along the loops' index may depend on sums over the index. It is computed in the loop after the last of these,
and so are the values from which it is computed, once more. A sum over the index adds up the tiles of the loop that has its operand
first.
"""

from __future__ import annotations

from mirage_ir.ops import Kind, operator
from mirage_ir.ops.table import Operator
from mirage_ir.program import Stage, make_attrs
from mirage_ir.search.cone.cone import Axes, Cone, Index, Instance, Step
from mirage_ir.search.cone.direct import ordered_structure
from mirage_ir.search.cone.steps import BlockStep, LoadTile, TileOperator
from mirage_ir.search.cone.structures import Structure, StructureOp
from mirage_ir.search.space import CONCAT, MAX, SUM, LoopAccumulator

_ACCUMULATORS: dict[str, LoopAccumulator] = {a.kind.value: a for a in (SUM, MAX)}
"""The accumulator of a reduction bears its name."""


def direct_chain(cone: Cone, index: Index, most: int) -> Structure | None:
    """The block graph that follows the cone's operators with at most so many loops over an index; None when they make none."""
    passed: dict[Instance, int] = dict.fromkeys(cone.loads, 0)
    for instance, step in cone.steps.items():
        row, bound = operator(step.node.op), index in step.bound
        if bound and (index in instance.axes or not (row.product or row.name in _ACCUMULATORS)):
            return None
        passed[instance] = max((passed[o] for o in step.operands), default=0) + bound
    loops = max(1, *(passed[t] + (index in t.axes) for t in cone.targets))
    if loops > most:
        return None
    chain = _Chain(cone, index, passed)
    outputs = [chain.stored(target) for target in cone.targets]
    return ordered_structure(cone, index, chain.parts, outputs, loops)


class _Chain:
    """The steps of the block graph; `passed` is how many loops must have ended before a value is known."""

    def __init__(self, cone: Cone, index: Index, passed: dict[Instance, int]) -> None:
        self.cone, self.index, self.passed = cone, index, passed
        self.parts: list[StructureOp] = []
        self._numbers: dict[tuple[Instance, int], int] = {}
        self._loads = {load: n for n, load in enumerate(cone.loads)}

    def stored(self, target: Instance) -> int:
        """A target, of which each iteration stores its own part where it varies."""
        loop = self.passed[target]
        if self.index not in target.axes:
            return self._value(target, loop)
        return self._put(CONCAT, (self._value(target, loop),), target.axes, Stage.of_variant(loop).accumulated)

    def _put(self, step: BlockStep, operands: tuple[int, ...], axes: Axes, stage: Stage) -> int:
        self.parts.append(StructureOp(len(self.parts), step, operands, axes, stage))
        return len(self.parts) - 1

    def _value(self, instance: Instance, loop: int) -> int:
        """A value in this loop; one that does not vary is the same in all of them."""
        varies = self.index in instance.axes
        key = instance, loop if varies else 0
        if key not in self._numbers:
            step = self.cone.steps.get(instance)
            if step is None:
                stage = Stage.of_variant(loop) if varies else Stage.INVARIANT
                self._numbers[key] = self._put(LoadTile(self._loads[instance]), (), instance.axes, stage)
            elif self.index in step.bound:
                self._numbers[key] = self._total(instance, step)
            else:
                inner = tuple(self._value(o, loop) for o in step.operands)
                stage = max((self.parts[n].stage for n in inner), default=Stage.INVARIANT)
                self._numbers[key] = self._put(_tile_operator(operator(step.node.op), step), inner, instance.axes, stage)
        return self._numbers[key]

    def _total(self, instance: Instance, step: Step) -> int:
        """A sum or maximum over the index: of each tile, and then of all iterations."""
        row, loop = operator(step.node.op), self.passed[instance] - 1
        inner = tuple(self._value(o, loop) for o in step.operands)
        stage = Stage.of_variant(loop)
        tile = self._put(_tile_operator(row, step), inner, instance.axes, stage)
        return self._put(_ACCUMULATORS.get(row.name, SUM), (tile,), instance.axes, stage.accumulated)


def _tile_operator(row: Operator, step: Step) -> TileOperator:
    """An operator as it applies to tiles, with the attributes that it has there."""
    attrs = step.node.attr()
    if row.broadcasts or row.kind is Kind.CONTRACTION or (row.kind is Kind.ELEMENTWISE and row.arity != 1):
        return TileOperator(row.name)
    if row.kind is Kind.REDUCTION:
        return TileOperator(row.name, make_attrs({"dim": attrs["dim"]}))
    return TileOperator(row.name, make_attrs({**row.defaults, **attrs}))
