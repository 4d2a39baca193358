"""One block graph for a cone and a loop, built in one pass: the operators as they are written, moved past the loop by linearity.

`structures.py` chooses among all block graphs and takes long for large cones. This one follows the program. Without a loop it
applies the cone's operators to tiles. With a loop, a value of one iteration may depend on values that are known after the loop only
(a mean, a sum of squares, a maximum). Such a value is kept as a sum of terms, each a tile of the iteration times a factor that is
known after the loop:

| value | terms |
|---|---|
| (x − mean)·g/σ | x·g with the factor 1/σ, g with −mean/σ |
| Σ_l of it with w | Σ_l (x·g)·w, with the factor 1/σ, and Σ_l g·w, with −mean/σ |
| exp(s − M), M = max_l s | exp(s − m) with the maximum m of the tile, to be summed as a shifted sum |

Sums over the loop's index are taken of the tiles; factors come to them after the loop. Where another function is applied to such
a value, or it leaves the kernel, there is no block graph.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import TypeAlias

from mirage_ir.ops import Expansion, Kind, operator
from mirage_ir.ops.table import Operator
from mirage_ir.program import Attr, Stage, make_attrs
from mirage_ir.search.cone.cone import Axes, Cone, Index, Step, joined_axes, reached
from mirage_ir.search.cone.steps import (
    ADD,
    BROADCAST,
    DIV,
    EXP,
    MUL,
    NEG,
    SUB,
    BlockStep,
    LoadTile,
    TileOperator,
    reduction_of,
    scaled_by,
)
from mirage_ir.search.cone.structures import Structure, StructureOp
from mirage_ir.search.space import MAX, SHIFTED, SUM, LoopAccumulator

MOST_TERMS = 4
"""FactoredTiles of a value, at most. A choice."""


class NoGraph(Exception):
    """The operators of the cone make no block graph in this way."""


@dataclass(frozen=True, slots=True)
class FactoredTile:
    """`tile` · `over`/`under`, where tiles are of one iteration, and factors known after the loop; None is 1.

    With `shift`, the tile has a factor exp(−shift) that the value has not: its sum is one of shifted values.
    """

    tile: int | None = None
    over: int | None = None
    under: int | None = None
    shift: int | None = None


FactoredTiles: TypeAlias = tuple[FactoredTile, ...]
"""A value as a sum. One term with a tile alone is a plain value; so is one with nothing but `over`, known after the loop."""


def direct_structure(cone: Cone, loop_index: Index | None) -> Structure | None:
    """The block graph that follows the cone's operators; None when they make none with this loop."""
    builder = _Builder(cone, loop_index)
    try:
        return builder.structure()
    except NoGraph:
        return None


def ordered_structure(
    cone: Cone, loop: Index | None, parts: Sequence[StructureOp], outputs: Sequence[int], loops: int = 1
) -> Structure:
    """The structure of the steps that the outputs need, loop by loop: in each its loads first, what follows it last, and there the
    accumulators first."""

    def rank(n: int) -> tuple[int, bool, int]:
        section = max(parts[n].stage - 1, 0)
        return section, not isinstance(parts[n].step, LoopAccumulator if section % 2 else LoadTile), n

    order = sorted(reached(outputs, lambda n: parts[n].operands), key=rank)
    position = {n: i for i, n in enumerate(order)}
    kept = (replace(parts[n], operands=tuple(position[o] for o in parts[n].operands)) for n in order)
    ends = tuple(position[n] for n in outputs)
    return Structure(cone.loads, cone.targets, cone.extents, loop, tuple(kept), ends, loops=loops)


class _Builder:
    def __init__(self, cone: Cone, loop: Index | None) -> None:
        self.cone, self.loop = cone, loop
        self.parts: list[StructureOp] = []
        self._numbers: dict[tuple[BlockStep, tuple[int, ...], Axes], int] = {}
        self._tops: dict[int, tuple[int, int]] = {}
        """For a maximum over the loop, the values compared and the maximum of a tile."""

    def structure(self) -> Structure:
        made: dict[object, FactoredTiles] = {}
        for number, load in enumerate(self.cone.loads):
            stage = Stage.VARIANT if self.loop is not None and self.loop in load.axes else Stage.INVARIANT
            made[load] = (FactoredTile(self._put(LoadTile(number), (), load.axes, stage)),)
        for instance, step in self.cone.steps.items():
            made[instance] = self._apply(step, [made[o] for o in step.operands], [o.axes for o in step.operands], instance.axes)
        outputs = self._plain([made[target] for target in self.cone.targets])
        if outputs is None:
            raise NoGraph
        for target, at in zip(self.cone.targets, outputs, strict=True):
            if self.parts[at].stage is Stage.VARIANT or self.parts[at].axes != target.axes:
                raise NoGraph
        return ordered_structure(self.cone, self.loop, self.parts, outputs)

    # Single operators.

    def _put(self, step: BlockStep, operands: tuple[int, ...], axes: Axes, stage: Stage) -> int:
        key = (step, operands, axes)
        if key not in self._numbers:
            self._numbers[key] = len(self.parts)
            self.parts.append(StructureOp(len(self.parts), step, operands, axes, stage))
        return self._numbers[key]

    def _tiles(self, step: TileOperator, *operands: int, axes: Axes | None = None) -> int:
        """An operator on values of which none is of an iteration where another is known after the loop."""
        stages = {self.parts[o].stage for o in operands}
        if {Stage.VARIANT, Stage.ACCUMULATED} <= stages:
            raise NoGraph
        if axes is None:
            axes = self.parts[operands[0]].axes
            for other in operands[1:]:
                joined = joined_axes(axes, self.parts[other].axes)
                if joined is None:
                    raise NoGraph
                axes = joined
        return self._put(step, operands, axes, max(stages))

    def _both(self, step: TileOperator, x: int | None, y: int | None) -> int | None:
        """A product, in which None is 1."""
        return x if y is None else y if x is None else self._tiles(step, x, y)

    def _split(self, axes: Axes, at: int) -> bool:
        """Whether a value with these axes has the loop's index there, counted from the end."""
        return self.loop is not None and len(axes) >= -at and axes[at] == self.loop

    # Values.

    def _apply(self, step: Step, operands: list[FactoredTiles], shapes: list[Axes], axes: Axes) -> FactoredTiles:
        row, attrs = operator(step.node.op), step.node.attr()
        if row.kind is Kind.REDUCTION:
            dim = attrs["dim"]
            assert isinstance(dim, int)
            return self._reduced(row, operands[0], dim - len(shapes[0]))
        if row.kind is Kind.CONTRACTION:
            return self._contracted(row, *operands)
        if row.kind is Kind.LAYOUT:
            return tuple(self._moved(row, attrs, step.node.attrs, term, axes) for term in operands[0])
        plain = self._plain(operands)
        if plain is not None:
            full = make_attrs({**row.defaults, **attrs}) if row.arity == 1 else ()
            return self._known(self._tiles(TileOperator(row.name, full), *plain))
        return self._elementwise(row, make_attrs({**row.defaults, **attrs}), operands)

    def _known(self, at: int) -> FactoredTiles:
        """A plain value."""
        return (FactoredTile(over=at),) if self.parts[at].stage is Stage.ACCUMULATED else (FactoredTile(at),)

    def _plain(self, operands: Sequence[FactoredTiles]) -> list[int] | None:
        """The values of operands that an operator can be applied to as they are."""
        found: list[int] = []
        for terms in operands:
            term = terms[0]
            at = term.tile if term.over is None else term.over
            if at is None or len(terms) > 1 or term not in (FactoredTile(at), FactoredTile(over=at)):
                return None
            found.append(at)
        return None if {Stage.VARIANT, Stage.ACCUMULATED} <= {self.parts[at].stage for at in found} else found

    def _elementwise(self, row: Operator, attrs: tuple[tuple[str, Attr], ...], operands: list[FactoredTiles]) -> FactoredTiles:
        first = operands[0]
        if row.arity == 1:
            if row.name == EXP.name:
                return self._exponential(first)
            if row.expansion is Expansion.SCALED and row.keeps_zero:
                return tuple(self._scaled(TileOperator(row.name, attrs), term) for term in first)
            if row.factors == 2:
                return self._product(first, first)
        elif row.expansion is Expansion.TERMS:
            second = tuple(self._scaled(NEG, term) for term in operands[1]) if row.difference else operands[1]
            return self._limited((*first, *second))
        elif row.expansion is Expansion.FACTORS:
            return self._product(*operands)
        elif row.expansion is Expansion.QUOTIENT:
            return self._product(first, tuple(map(self._inverse, self._single(operands[1]))))
        raise NoGraph

    def _limited(self, terms: FactoredTiles) -> FactoredTiles:
        if len(terms) > MOST_TERMS:
            raise NoGraph
        return terms

    def _single(self, terms: FactoredTiles) -> FactoredTiles:
        if len(terms) != 1 or terms[0].shift is not None:
            raise NoGraph
        return terms

    def _inverse(self, term: FactoredTile) -> FactoredTile:
        """One divided by a term that is known after the loop."""
        if term.tile is not None:
            raise NoGraph
        return FactoredTile(None, term.under, term.over)

    def _scaled(self, step: TileOperator, term: FactoredTile) -> FactoredTile:
        """A term under a linear function of one value, such as its opposite."""
        if term.tile is not None:
            return replace(term, tile=self._tiles(step, term.tile))
        if term.over is None:
            raise NoGraph
        return replace(term, over=self._tiles(step, term.over))

    def _product(self, first: FactoredTiles, second: FactoredTiles) -> FactoredTiles:
        found: list[FactoredTile] = []
        for x, y in product(first, second):
            if x.shift is not None and y.shift is not None:
                raise NoGraph
            shift = y.shift if x.shift is None else x.shift
            found.append(
                FactoredTile(
                    self._both(MUL, x.tile, y.tile), self._both(MUL, x.over, y.over), self._both(MUL, x.under, y.under), shift
                )
            )
        return self._limited(tuple(found))

    def _exponential(self, terms: FactoredTiles) -> FactoredTiles:
        """exp(s − M) where M is the maximum of s over the loop: the tile's maximum takes its place until the values are summed."""
        if len(terms) != 2 or any(t.under is not None or t.shift is not None for t in terms):
            raise NoGraph
        (value,) = (t.tile for t in terms if t.over is None) if sum(t.over is None for t in terms) == 1 else (None,)
        (top,) = (t.over for t in terms if t.tile is None) if sum(t.tile is None for t in terms) == 1 else (None,)
        if value is None or top is None or self.parts[top].step != NEG:
            raise NoGraph
        compared, of_tile = self._tops.get(self.parts[top].operands[0], (-1, -1))
        if compared != value:
            raise NoGraph
        behind = self._tiles(SUB, value, of_tile)
        full = TileOperator(EXP.name, make_attrs(EXP.row.defaults))
        return (FactoredTile(self._tiles(full, behind), shift=of_tile),)

    def _moved(
        self, row: Operator, attrs: dict[str, Attr], given: tuple[tuple[str, Attr], ...], term: FactoredTile, axes: Axes
    ) -> FactoredTile:
        """A term with its dimensions in another order, or repeated."""

        def move(at: int | None) -> int | None:
            if at is None:
                return None
            inner = self.parts[at].axes
            if row.broadcasts:
                wide = joined_axes(inner, tuple(axes))
                if wide != tuple(axes):
                    raise NoGraph
                return self._tiles(TileOperator(row.name), at, axes=tuple(axes)) if inner != tuple(axes) else at
            if not row.transposes:
                raise NoGraph
            permutation = attrs["permutation"]
            assert isinstance(permutation, tuple)
            if len(inner) != len(permutation):
                raise NoGraph
            return self._tiles(TileOperator(row.name, given), at, axes=tuple(inner[int(d)] for d in permutation))

        if row.broadcasts and term.tile is not None:
            return replace(term, tile=move(term.tile))
        if row.broadcasts:
            return replace(term, over=move(term.over)) if term == FactoredTile(over=term.over) else self._refuse()
        if term.shift is not None:
            raise NoGraph
        return FactoredTile(move(term.tile), move(term.over), move(term.under))

    @staticmethod
    def _refuse() -> FactoredTile:
        raise NoGraph

    # Sums and maxima.

    def _reduced(self, row: Operator, terms: FactoredTiles, at: int) -> FactoredTiles:
        """A reduction over the dimension `at`, counted from the end."""
        plain = self._plain([terms])
        if plain is not None:
            (value,) = plain
            return self._ended(row, value, self._along(row, value, at), at)
        if not row.linear:
            raise NoGraph
        index = self._index(terms, at)
        if any(not self._free(factor, at) for term in terms for factor in (term.over, term.under)):
            raise NoGraph
        looped, found = index == self.loop, list[FactoredTile]()
        for term in terms:
            inner = () if term.tile is None else self.parts[term.tile].axes
            if term.tile is not None and len(inner) >= -at and inner[at] is not None:
                found.append(replace(term, tile=self._along(row, term.tile, at)))
            elif index is None or term.shift is not None or (looped and term.tile is not None):
                raise NoGraph
            else:
                found.append(self._scaled(scaled_by(self.cone.extents[index]), term))
        return self._summed(found) if looped else tuple(found)

    def _index(self, terms: FactoredTiles, at: int) -> Index | None:
        """The index of a dimension of a value."""
        inner = (self.parts[t.tile].axes for t in terms if t.tile is not None)
        return next((axes[at] for axes in inner if len(axes) >= -at and axes[at] is not None), None)

    def _along(self, row: Operator, value: int, at: int) -> int:
        inner = self.parts[value].axes
        dim = len(inner) + at
        if dim < 0:
            raise NoGraph
        return self._tiles(TileOperator(row.name, make_attrs({"dim": dim})), value, axes=(*inner[:dim], None, *inner[dim + 1 :]))

    def _ended(self, row: Operator, value: int, reduced: int, at: int) -> FactoredTiles:
        """A reduction of a plain value, accumulated where it runs over the loop."""
        if not self._split(self.parts[value].axes, at):
            return self._known(reduced)
        if row.linear:
            return self._known(self._accumulated(SUM, reduced))
        if row.extremum or row.neutral == float("-inf"):
            top = self._accumulated(MAX, reduced)
            self._tops[top] = value, reduced
            return self._known(top)
        raise NoGraph

    def _accumulated(self, kind: LoopAccumulator, *operands: int) -> int:
        return self._put(kind, operands, self.parts[operands[0]].axes, Stage.ACCUMULATED)

    def _free(self, factor: int | None, at: int) -> bool:
        """Whether a factor is the same along a dimension."""
        return factor is None or len(self.parts[factor].axes) < -at or self.parts[factor].axes[at] is None

    def _summed(self, terms: list[FactoredTile]) -> FactoredTiles:
        """The sum over the loop of terms, whose factors come to them now."""
        total: int | None = None
        for term in terms:
            if term.tile is None:  # A factor, counted already.
                one = term.over
            elif self.parts[term.tile].stage is not Stage.VARIANT:
                raise NoGraph
            elif term.shift is None:
                one = self._both(MUL, self._accumulated(SUM, term.tile), term.over)
            elif joined_axes(self.parts[term.tile].axes, self.parts[term.shift].axes) == self.parts[term.tile].axes:
                one = self._both(MUL, self._accumulated(SHIFTED, term.tile, term.shift), term.over)
            else:
                raise NoGraph
            if one is None:
                raise NoGraph
            if term.under is not None:
                one = self._tiles(DIV, one, term.under)
            total = one if total is None else self._tiles(ADD, total, one)
        assert total is not None
        return self._known(total)

    def _contracted(self, row: Operator, first: FactoredTiles, second: FactoredTiles) -> FactoredTiles:
        """A product over the last dimension of `first` and the last but one of `second`."""
        plain = self._plain([first, second])
        looped = self.loop is not None and self._index(first, -1) == self.loop
        if plain is not None and not looped:
            return self._known(self._multiplied(row, *plain))
        found: list[FactoredTile] = []
        for x, y in product(first, second):
            if not all(self._free(f, -1) for f in (x.over, x.under)) or not all(self._free(f, -2) for f in (y.over, y.under)):
                raise NoGraph
            if x.shift is not None and y.shift is not None:
                raise NoGraph
            shift = y.shift if x.shift is None else x.shift
            over, under = self._both(MUL, x.over, y.over), self._both(MUL, x.under, y.under)
            if y.tile is None or (x.tile is None and x.over is None):
                raise NoGraph
            # Where a row is the same number all along, the columns are summed.
            tile = self._along_kind(y.tile, -2) if x.tile is None else self._multiplied(row, x.tile, y.tile)
            found.append(FactoredTile(tile, over, under, shift))
        return self._summed(found) if looped else self._limited(tuple(found))

    def _along_kind(self, value: int, at: int) -> int:
        """The sum of a tile over the dimension `at`, counted from the end."""
        inner = self.parts[value].axes
        dim = len(inner) + at
        if dim < 0 or inner[dim] is None:
            raise NoGraph
        return self._tiles(reduction_of(SUM.kind, dim), value, axes=(*inner[:dim], None, *inner[dim + 1 :]))

    def _multiplied(self, row: Operator, left: int, right: int) -> int:
        """A product of two tiles; rows without a second dimension get one of extent 1."""
        if len(self.parts[left].axes) == 1:
            left = self._tiles(BROADCAST, left, axes=(None, *self.parts[left].axes))
        one, other = self.parts[left].axes, self.parts[right].axes
        if len(one) < 2 or len(other) < 2 or one[-1] != other[-2]:
            raise NoGraph
        lead = joined_axes(one[:-2], other[:-2])
        axes = None if lead is None else (*lead, one[-2], other[-1])
        named = [i for i in axes or () if i is not None]
        if axes is None or len(set(named)) < len(named) or (one[-1] is not None and one[-1] in named):
            raise NoGraph
        return self._tiles(TileOperator(row.name), left, right, axes=axes)
