"""Every derivation of a tile space, tested at shrunken sizes.

A space holds all block graphs of a cone as choices of one derivation for each value. When every derivation of a value computes the
same numbers on some inputs, and the targets have the source's numbers, then by induction over its operators every block
graph of the space, in every grid and loop, computes what the source does on those inputs: a grid splits only indices that no
operator of the block binds, so its blocks are slices of the tiles here, and the loop runs twice. This costs one operator a
derivation instead of one program a graph.

It is a filter. The programs that a search returns are verified at full size by `mirage_ir.verify`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import numpy as np

from mirage_ir.interpret.layout import Array
from mirage_ir.interpret.real import Exact
from mirage_ir.interpret.walker import Site
from mirage_ir.ops import Kind, operator
from mirage_ir.ops.table import Operator
from mirage_ir.program import Attr, DType
from mirage_ir.search.cone.cone import Axes, Cone, Index
from mirage_ir.search.cone.steps import LoadTile
from mirage_ir.search.cone.tiles import Derivation, TileSpace
from mirage_ir.search.space import LoopAccumulator

ITERATIONS = 2
"""Iterations of the shrunken loop."""
TILES = (2, 3)
"""Extents of shrunken tiles, in turn."""
SHRUNKEN_TOLERANCE = 1e-8
TileNumbers: TypeAlias = list[Array]
"""A tile's numbers: in each iteration for a variant value, else one array."""


class ShrunkenCone:
    """The numbers of a cone's values at shrunken sizes; its loop splits `loop_index`.

    Inputs are drawn from `seed`, between `least` and 1.5.
    """

    def __init__(self, cone: Cone, loop_index: Index | None = None, seed: int = 0, least: float = 0.5) -> None:
        self.cone, self.loop_index = cone, loop_index
        indices = dict.fromkeys(i.name for v in (*cone.loads, *cone.steps) for i in v.axes if i is not None)
        self._tile = {name: TILES[n % len(TILES)] for n, name in enumerate(indices)}
        draw = np.random.default_rng(seed)
        shapes = {i.value: self._whole(i.axes) for i in cone.loads}
        self._inputs = {value: draw.uniform(least, 1.5, shape) for value, shape in shapes.items()}
        self._semantics = Exact()

    def source_numbers(self) -> list[Array]:
        """The targets' numbers, as the cone's own operators compute them."""
        known = dict[Any, Array]()
        for load in self.cone.loads:
            known[load] = self._inputs[load.value]
        for instance, step in self.cone.steps.items():
            operands = [known[o] for o in step.operands]
            known[instance] = self._apply(operator(step.node.op), operands, step.node.attr(), self._whole(instance.axes))
        return [known[target] for target in self.cone.targets]

    def _whole(self, axes: Axes) -> tuple[int, ...]:
        """The shape of a whole tensor: of the loop's index, and of all that range over the same, as many tiles as iterations."""
        loop = None if self.loop_index is None else self.loop_index.name
        return tuple(1 if i is None else self._tile[i.name] * (ITERATIONS if i.name == loop else 1) for i in axes)

    def _apply(self, row: Operator, operands: Sequence[Array], attrs: dict[str, Attr], shape: tuple[int, ...] | None) -> Array:
        if row.broadcasts:
            # Derived tiles broadcast where they are used.
            return operands[0] if shape is None else np.broadcast_to(operands[0], shape)
        arguments: dict[str, Any] = {**row.defaults, **attrs}
        rank = operands[0].ndim
        if row.kind is Kind.LAYOUT:
            arguments["rank"] = rank
        widest = max(x.ndim for x in operands)
        operands = [x.reshape((1,) * (widest - x.ndim) + x.shape) for x in operands]
        if "dim" in arguments:
            arguments["dim"] -= rank
        return self._semantics.apply(row, operands, arguments, Site(DType.f32))


class Shrunken(ShrunkenCone):
    """The numbers of a tile space's values at shrunken sizes, on inputs drawn from `seed`."""

    def __init__(self, space: TileSpace, seed: int = 0) -> None:
        super().__init__(space.cone, space.loop_index, seed)
        self.space = space

    def refuted(self) -> tuple[int, list[tuple[int, Derivation]]]:
        """The number of derivations tested, and the derivations that differ from the first of their value.

        A target's value that has other numbers than the source is refuted with all its derivations.
        """
        tested, wrong = 0, list[tuple[int, Derivation]]()
        with np.errstate(all="ignore"):
            numbers: list[TileNumbers] = []
            for value in self.space.values:
                numbers.append(self._derived(value.derivations[0], numbers))
            expected = {n: a for n, a in self._targets()}
            for n, value in enumerate(self.space.values):
                right = n not in expected or same_numbers(numbers[n], [expected[n]])
                for derivation in value.derivations:
                    self.space.clock.check()
                    tested += 1
                    if not right or not same_numbers(numbers[n], self._derived(derivation, numbers)):
                        wrong.append((n, derivation))
        return tested, wrong

    def _targets(self) -> Iterator[tuple[int, Array]]:
        """The targets' values in the space, with the source's numbers for them."""
        yield from zip(self.space.targets() or (), self.source_numbers(), strict=False)

    def _derived(self, derivation: Derivation, numbers: Sequence[TileNumbers]) -> TileNumbers:
        """The numbers that a derivation computes from its operands'."""
        step = derivation.step
        if isinstance(step, LoadTile):
            load = self.space.cone.loads[step.load]
            whole = self._inputs[load.value]
            if self.space.loop_index not in load.axes or self.space.loop_index is None:
                return [whole]
            return list(np.split(whole, ITERATIONS, axis=load.axes.index(self.space.loop_index)))
        operands = [numbers[o] for o in derivation.operands]
        if isinstance(step, LoopAccumulator):
            accumulator = self._semantics.accumulator(step.kind, None, step.shifted)
            for iteration in range(ITERATIONS):
                x, *shift = (tile[iteration % len(tile)] for tile in operands)
                accumulator.add(x, shift[0] if shift else None)
            return [accumulator.value()]
        times = max(map(len, operands))
        attrs = dict(step.attrs)
        return [self._apply(step.row, [t[i % len(t)] for t in operands], attrs, None) for i in range(times)]


def same_numbers(ours: TileNumbers, theirs: TileNumbers) -> bool:
    """Whether two tiles have the same numbers, but for rounding and broadcasting."""
    if len(ours) != len(theirs):
        return False
    for x, y in zip(ours, theirs, strict=True):
        both = np.broadcast_arrays(x, y)
        if not np.allclose(*both, rtol=SHRUNKEN_TOLERANCE, atol=SHRUNKEN_TOLERANCE, equal_nan=True):
            return False
    return True


def drop_refuted(space: TileSpace) -> tuple[int, int]:
    """Takes derivations that shrunken sizes refute out of a space; how many were tested and how many taken out."""
    tested, wrong = Shrunken(space).refuted()
    for number, derivation in wrong:
        del space.values[number].ways[derivation]
    return tested, len(wrong)
