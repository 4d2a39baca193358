"""Structures: block graphs without sizes, read off a space of tile values, fewest operators first."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import count
from typing import Any, TypeAlias

from mirage_ir.clock import TimeUp
from mirage_ir.ops import Kind
from mirage_ir.program import Stage
from mirage_ir.search.cone.cone import Axes, Index, Instance, Value, renamed_axes
from mirage_ir.search.cone.steps import BlockStep, LoadTile, TileOperator
from mirage_ir.search.cone.tiles import Derivation, TileSpace
from mirage_ir.search.space import MAX, LoopAccumulator

PARTIAL_CHOICES = 20
"""Partial choices that are looked at for each structure that is wanted, at most. Of the examples and the suite, one program meets
this limit: a sum over eight terms, with 340 partial choices for each structure."""


@dataclass(frozen=True, slots=True)
class MaximumOf:
    """The maximum over all iterations of the tile value `shift`: a split needs it, and the space may lack it."""

    shift: int


TileNumber: TypeAlias = int | MaximumOf
"""A tile value of a space, by number, or a maximum that a split adds."""


@dataclass(frozen=True, slots=True)
class StructureOp:
    """One step of a structure; `operands` are positions in the structure.

    `value` is the number of the tile value that it computes, in the space that the structure comes from.
    """

    value: TileNumber
    step: BlockStep
    operands: tuple[int, ...]
    axes: Axes
    stage: Stage


@dataclass(frozen=True, eq=False)
class Structure:
    """A block graph with symbolic sizes.

    `parts` are its operators in order; `loads` are the tensors it reads, under their index tuples, and `targets` the values that it
    stores, of which `outputs` are the positions in `parts`. `split` is an index that a grid dimension splits although no target has
    it: blocks then store partial results, side by side in a new leading dimension.
    """

    loads: tuple[Instance, ...]
    targets: tuple[Instance, ...]
    extents: dict[Index, int]
    loop_index: Index | None
    parts: tuple[StructureOp, ...]
    outputs: tuple[int, ...]
    split: Index | None = None
    loops: int = 1
    """How many loops run over the loop's index, one after the other."""

    def renamed(self, names: Mapping[Index, Index], values: Mapping[Value, Value]) -> Structure:
        """Renames indices and renumbers values; others stay."""

        def instance(i: Instance) -> Instance:
            return Instance(values.get(i.value, i.value), renamed_axes(i.axes, names))

        def index(i: Index | None) -> Index | None:
            return None if i is None else names.get(i, i)

        return replace(
            self,
            loads=tuple(map(instance, self.loads)),
            targets=tuple(map(instance, self.targets)),
            extents={names.get(i, i): n for i, n in self.extents.items()},
            loop_index=index(self.loop_index),
            parts=tuple(replace(p, axes=renamed_axes(p.axes, names)) for p in self.parts),
            split=index(self.split),
        )

    @property
    def operators(self) -> int:
        """How many, loads and stores not counted."""
        return sum(not isinstance(p.step, LoadTile) for p in self.parts)

    @cached_property
    def reduced(self) -> frozenset[Index]:
        """Indices that an operator binds within a tile: a grid must not split them."""
        found: set[Index | None] = set()
        for part in self.parts:
            kind = part.step.row.kind if isinstance(part.step, TileOperator) else None
            if kind is Kind.CONTRACTION:
                found.add(self.parts[part.operands[0]].axes[-1])
            elif kind is Kind.REDUCTION:
                found.update(set(self.parts[part.operands[0]].axes) - set(part.axes))
        return frozenset(i for i in found if i is not None)

    @cached_property
    def divided(self) -> frozenset[Index]:
        """Indices that tiles must divide: absent entries would be counted, repeated, or compared in no iteration."""
        found: set[Index | None] = set()
        for part in self.parts:
            inner = [self.parts[o].axes for o in part.operands]
            match part.step:
                case TileOperator() as step if step.row.broadcasts:
                    found.update(set(part.axes).difference(*inner))
                case TileOperator() as step if step.row.uses_extent:
                    found.update(set().union(*inner) - set(part.axes))
                case LoopAccumulator() as step if self.loop_index in part.axes and (step.shifted or step == MAX):
                    found.add(self.loop_index)
                case _:
                    pass
        return frozenset(i for i in found if i is not None)

    @cached_property
    def shapes(self) -> dict[Axes, int]:
        """A number for the shape of the tiles with each axes that there are."""
        found: dict[Axes, int] = {}
        for part in self.parts:
            found.setdefault(part.axes, len(found))
        return found


@dataclass(frozen=True, slots=True)
class TileNode:
    """An operator of a block graph in the making: a tile value and the derivation chosen for it, with the nodes of its operands."""

    value: int
    derivation: Derivation | None = None
    operands: tuple[int, ...] = ()


def structures(space: TileSpace, limit: int, redundant: bool = False) -> tuple[list[Structure], bool]:
    """The structures for the cone's targets, fewest operators first, at most `limit`; and whether these are all.

    Best first over partial choices, of which at most `PARTIAL_CHOICES` times `limit` are looked at: each state has nodes, some of
    which still need a derivation, and is ordered by a bound on its operators.

    With `redundant`, one value may be computed in several ways within one graph, and transposed anywhere; else every value has one
    node, and tiles are transposed as they are loaded, before they are stored, and where the source does.
    """
    goals = space.targets()
    if goals is None:
        return [], space.exhausted
    found: dict[Any, Structure] = {}
    serial = count()
    leaves = {n: v.derivations[0] for n, v in enumerate(space.values) if isinstance(v.derivations[0].step, LoadTile)}
    turned = space.transposed() | set(goals)

    def detour(value: int, derivation: Derivation) -> bool:
        """Whether the graph transposes a tile where the source does not; it could transpose its loads or stores instead."""
        step = derivation.step
        turns = isinstance(step, TileOperator) and step.row.transposes
        return turns and derivation.operands[0] not in leaves and value not in turned

    def leaf(value: int) -> TileNode:
        return TileNode(value, leaves[value]) if value in leaves else TileNode(value)

    start = tuple(leaf(g) for g in dict.fromkeys(goals))
    heap: list[tuple[int, int, int, tuple[TileNode, ...]]] = [(0, 0, next(serial), start)]
    tried = 0
    while heap:
        try:
            space.clock.check()
        except TimeUp:
            space.clock.extend()
            return list(found.values()), False
        *_, nodes = heapq.heappop(heap)
        tried += 1
        if tried > limit * PARTIAL_CHOICES:
            return list(found.values()), False
        position = max((i for i, n in enumerate(nodes) if n.derivation is None), key=lambda i: nodes[i].value, default=None)
        if position is None:
            structure = _assemble(space, nodes, [next(i for i, n in enumerate(nodes) if n.value == g) for g in goals])
            if structure is not None and (key := (structure.parts, structure.outputs)) not in found:
                if len(found) == limit:
                    return list(found.values()), False
                found[key] = structure
            continue
        for derivation in space.values[nodes[position].value].ways:
            if isinstance(derivation.step, LoadTile) or (not redundant and detour(nodes[position].value, derivation)):
                continue  # A value that is loaded has a leaf for a node.
            for grown in _with_operands(nodes, position, derivation, leaf, redundant):
                operators = _fewest_operators(space, grown)
                if operators <= space.max_ops:
                    heapq.heappush(heap, (operators, -sum(n.derivation is not None for n in grown), next(serial), grown))
    return list(found.values()), space.exhausted


def _fewest_operators(space: TileSpace, nodes: tuple[TileNode, ...]) -> int:
    """How many operators a graph with these nodes has, at least: all nodes, and for each one all that is computed from it and a
    chain as long as its shortest derivation."""
    users: dict[int, list[int]] = {}
    operators = 0
    for i, node in enumerate(nodes):
        operators += node.derivation is None or not isinstance(node.derivation.step, LoadTile)
        for operand in node.operands:
            users.setdefault(operand, []).append(i)
    for i, node in enumerate(nodes):
        if node.derivation is None:
            above: set[int] = set()
            stack = list(users.get(i, ()))
            while stack:
                at = stack.pop()
                if at not in above:
                    above.add(at)
                    stack += users.get(at, ())
            operators = max(operators, len(above) + space.values[node.value].depth)
    return operators


def _with_operands(
    nodes: tuple[TileNode, ...], position: int, derivation: Derivation, leaf: Callable[[int], TileNode], redundant: bool
) -> Iterator[tuple[TileNode, ...]]:
    """The nodes with a derivation for one of them: its operands are nodes that are there already, or new ones."""
    choices: list[tuple[tuple[TileNode, ...], tuple[int, ...]]] = [(nodes, ())]
    for operand in derivation.operands:
        grown: list[tuple[tuple[TileNode, ...], tuple[int, ...]]] = []
        for known, operands in choices:
            have = [i for i, n in enumerate(known) if n.value == operand]
            grown += [(known, (*operands, i)) for i in have]
            if not have or (redundant and leaf(operand).derivation is None):
                grown.append(((*known, leaf(operand)), (*operands, len(known))))
        choices = grown
    for known, operands in choices:
        settled = TileNode(known[position].value, derivation, operands)
        if settled not in known and not _reaches(known, operands, position):
            yield (*known[:position], settled, *known[position + 1 :])


def _reaches(nodes: tuple[TileNode, ...], start: tuple[int, ...], goal: int) -> bool:
    """Whether a node is computed from itself."""
    stack, seen = list(start), set(start)
    while stack:
        at = stack.pop()
        if at == goal:
            return True
        fresh = set(nodes[at].operands) - seen
        seen |= fresh
        stack += fresh
    return False


def _assemble(space: TileSpace, nodes: tuple[TileNode, ...], goals: list[int]) -> Structure | None:
    """The structure of complete nodes in a canonical order, or None when two nodes are the same."""

    @cache
    def name(i: int) -> Any:
        """A name for the value of a node and the way it is computed."""
        return (nodes[i].value, nodes[i].derivation, *map(name, nodes[i].operands))

    if len({name(i) for i in range(len(nodes))}) < len(nodes):
        return None
    order: dict[int, None] = {}

    def visit(i: int) -> None:
        for o in nodes[i].operands:
            visit(o)
        order.setdefault(i)

    for goal in goals:
        visit(goal)
    steps = {i: derivation.step for i in order if (derivation := nodes[i].derivation) is not None}

    def rank(i: int) -> tuple[int, bool]:
        """Loop by loop; in each its loads first, what follows it last, and there the accumulators first."""
        section = max(space.values[nodes[i].value].stage - 1, 0)
        return section, not isinstance(steps[i], LoopAccumulator if section % 2 else LoadTile)

    ranked = sorted(order, key=rank)
    position = {i: n for n, i in enumerate(ranked)}
    parts: list[StructureOp] = []
    for i in ranked:
        node, value = nodes[i], space.values[nodes[i].value]
        parts.append(StructureOp(node.value, steps[i], tuple(position[o] for o in node.operands), value.axes, value.stage))
    cone = space.cone
    outputs = tuple(position[g] for g in goals)
    return Structure(cone.loads, cone.targets, cone.extents, space.loop_index, tuple(parts), outputs, loops=space.loops)
