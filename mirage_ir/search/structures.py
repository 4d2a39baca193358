"""Structures: block graphs without sizes, read off a space of tile values, fewest operators first."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from mirage_ir.ops import Kind, operator
from mirage_ir.program import Stage
from mirage_ir.search.cone import Axes, Index, Instance
from mirage_ir.search.tiles import ACCUMULATE, LOAD, Derivation, TileSpace


@dataclass(frozen=True, slots=True)
class Part:
    """One operator of a structure; `operands` are positions in the structure (a load's: the position in `Structure.loads`)."""

    derivation: Derivation
    operands: tuple[int, ...]
    axes: Axes
    stage: Stage


@dataclass(frozen=True, eq=False)
class Structure:
    """A block graph with symbolic sizes.

    `parts` are its operators in order; `loads` are the tensors it reads, under their index tuples, and `targets` those that it
    stores, of which `outputs` are the positions in `parts`. `split` is an index that a grid dimension splits although no target has
    it: blocks then store partial results, side by side in a new leading dimension.
    """

    loads: tuple[Instance, ...]
    targets: tuple[Instance, ...]
    extents: dict[Index, int]
    loop_index: Index | None
    parts: tuple[Part, ...]
    outputs: tuple[int, ...]
    split: Index | None = None

    @cached_property
    def reduced(self) -> frozenset[Index]:
        """Indices that an operator binds within a tile: a grid must not split them."""
        found: set[Index | None] = set()
        for part in self.parts:
            name = part.derivation.op
            if name == LOAD or name.startswith(ACCUMULATE):
                continue
            kind = operator(name).kind
            if kind is Kind.CONTRACTION:
                found.add(self.parts[part.operands[0]].axes[-1])
            elif kind is Kind.REDUCTION:
                found.update(set(self.parts[part.operands[0]].axes) - set(part.axes))
        return frozenset(i for i in found if i is not None)


Choice: TypeAlias = tuple[tuple[int, int], ...]
"""(value, position of the derivation chosen for it), in the order of choice."""


def structures(space: TileSpace, max_ops: int, limit: int) -> Iterator[Structure]:
    """At most `limit` structures for the cone's targets with at most `max_ops` operators (loads not counted), smallest first.

    Best first over partial choices: each state has derivations for some values and a set of values that still need one, and is
    ordered by an estimate of its operators. Choices that turn out cyclic are dropped.
    """
    goals = space.targets()
    if goals is None:
        return
    leaves = {n for n, v in enumerate(space.values) if v.derivations[0].op == LOAD}
    start = frozenset(goals)
    serial = 0

    def depth(needed: frozenset[int]) -> int:
        """How many operators are still to come: a chain as long as the deepest value, and one for each value."""
        return max(len(needed), max((space.values[n].depth for n in needed), default=0))

    heap: list[tuple[int, int, int, frozenset[int], Choice]] = [(depth(start - leaves), 0, serial, start - leaves, ())]
    found, expanded = 0, 0
    while heap and found < limit and expanded < 200 * limit:
        _, _, _, needed, chosen = heapq.heappop(heap)
        if not needed:
            structure = _assemble(space, dict(chosen), goals)
            if structure is not None:
                found += 1
                yield structure
            continue
        expanded += 1
        value = max(needed)
        done = {n for n, _ in chosen} | {value}
        for position, derivation in enumerate(space.values[value].derivations):
            fresh = {n for n in derivation.operands if n not in leaves and n not in done}
            left = (needed - {value}) | fresh
            if len(done) + len(left) <= max_ops:
                serial += 1
                heapq.heappush(heap, (len(done) + depth(left), -len(done), serial, left, (*chosen, (value, position))))


def _assemble(space: TileSpace, chosen: dict[int, int], goals: list[int]) -> Structure | None:
    """The structure of a complete choice, or None when it is cyclic."""
    order: list[int] = []
    state: dict[int, int] = {}

    def derivation(number: int) -> Derivation:
        return space.values[number].derivations[chosen.get(number, 0)]

    def visit(number: int) -> bool:
        if state.get(number) == 2:
            return True
        if state.get(number) == 1:
            return False
        state[number] = 1
        if derivation(number).op != LOAD and not all(visit(n) for n in derivation(number).operands):
            return False
        state[number] = 2
        order.append(number)
        return True

    if not all(visit(g) for g in goals):
        return None
    loads = [n for n in order if derivation(n).op == LOAD]
    inner = [n for n in order if derivation(n).op != LOAD and space.values[n].stage is not Stage.ACCUMULATED]
    after = [n for n in order if space.values[n].stage is Stage.ACCUMULATED]
    accumulators = [n for n in after if derivation(n).op.startswith(ACCUMULATE)]
    order = [*loads, *inner, *accumulators, *(n for n in after if n not in accumulators)]
    position = {n: i for i, n in enumerate(order)}
    parts: list[Part] = []
    for n in order:
        d, value = derivation(n), space.values[n]
        operands = d.operands if d.op == LOAD else tuple(position[o] for o in d.operands)
        parts.append(Part(d, operands, value.axes, value.stage))
    cone = space.cone
    outputs = tuple(position[g] for g in goals)
    return Structure(cone.loads, cone.targets, cone.extents, space.loop_index, tuple(parts), outputs)
