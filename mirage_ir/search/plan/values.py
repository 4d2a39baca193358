"""The values that a kernel graph may hold: the source's, and further ones by the axioms.

A kernel may end where the source has no value: x·w for rms_norm(x)·w, whose division another kernel does. Such values are found
like tile values, as subexpressions of the program's outputs, and each has all its *ways*: the operators that compute it from
others.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from mirage_ir.block.rows import between_kernels
from mirage_ir.check import infer_program
from mirage_ir.clock import ENDLESS, Clock, TimeUp
from mirage_ir.index.classes import DimensionClasses
from mirage_ir.program import Apply, DType, Program, TensorType, make_attrs
from mirage_ir.search.cone.cone import Axes, Cone, ConeBuilder, is_barrier, reached
from mirage_ir.search.cone.shrunken import drop_refuted
from mirage_ir.search.cone.steps import LoadTile, TileOperator
from mirage_ir.search.cone.tiles import Derivation, TileSpace
from mirage_ir.search.space import Space


@dataclass(frozen=True, slots=True)
class Values:
    """The values of kernel graphs for a program.

    `source` is the program asked about, `program` the same with nodes for further values appended (so that values of the source
    keep their numbers), `types` has the types of its values. `ways[v]` are the operators that compute v, its own node first; `rank`
    orders values so that the operands of every way come before what it computes. `complete` says that no limit of effort was met.
    """

    source: Program
    program: Program
    types: tuple[TensorType, ...]
    ways: dict[int, tuple[Apply, ...]]
    rank: dict[int, int]
    complete: bool


def values_of(source: Program, space: Space, most: int, clock: Clock = ENDLESS) -> Values:
    """The values for a decomposed program; parts of it with more than `most` operators, or for which there is no time, have only
    their own."""
    types = tuple(infer_program(source))
    first = len(source.inputs)
    ways: dict[int, dict[Apply, None]] = {first + n: {node: None} for n, node in enumerate(source.nodes) if isinstance(node, Apply)}
    extended = source
    complete = True
    for sinks in _regions(source):
        cone = ConeBuilder(source, types).build(sinks, _frontier(source))
        if len(cone.steps) > most:
            complete = False
            continue
        cone = cone.shared() or cone
        try:
            tiles = TileSpace(cone, None, replace(space, max_block_ops=None, operators=None, fmaps=None), clock=clock)
            drop_refuted(tiles)
        except TimeUp:
            complete = False
            continue
        complete &= tiles.exhausted
        extended = _extend(extended, tiles, cone, ways)
    kept = _acyclic({v: tuple(w) for v, w in ways.items()})
    return Values(source, extended, tuple(infer_program(extended)), kept, _ranks(kept, first), complete)


def storage(value: int, source: Program, type: TensorType) -> TensorType:
    """How a value passes between graph-defined kernels; `type` is its own.

    In f32 when it is reduced (it has a dimension of extent 1) or none of the source's, whose range nobody chose; outputs keep their
    type. All others have padded rows, except inputs.
    """
    first = len(source.inputs)
    own = value >= first + len(source.nodes)
    wide = value >= first and value not in source.outputs and (own or 1 in type.shape)
    stored = replace(type, dtype=DType.f32) if wide else type
    return stored if value < first or value in source.outputs else between_kernels(stored)


def _frontier(source: Program) -> frozenset[int]:
    """The values where cones end: inputs, and results of operators that regroup dimensions."""
    first = len(source.inputs)
    barriers = (first + n for n, node in enumerate(source.nodes) if is_barrier(node))
    return frozenset((*range(first), *barriers))


def _regions(source: Program) -> list[tuple[int, ...]]:
    """The values that leave each region between barriers, one tuple for each region."""
    first, frontier = len(source.inputs), _frontier(source)
    regions = DimensionClasses[int]()
    leaving = set(source.outputs)
    for n, node in enumerate(source.nodes):
        inner = [v for v in node.operands if v not in frontier]
        if first + n in frontier:
            leaving.update(inner)
        else:
            for v in inner:
                regions.join(v, first + n)
    sinks = sorted(v for v in leaving if v not in frontier)
    return [tuple(v for v in sinks if regions.find(v) == root) for root in dict.fromkeys(map(regions.find, sinks))]


def _extend(program: Program, tiles: TileSpace, cone: Cone, ways: dict[int, dict[Apply, None]]) -> Program:
    """The program with nodes for the values of a tile space that it lacks; adds to `ways`."""
    known = {(tiles.source[i], i.axes): i.value for i in (*cone.loads, *cone.steps) if isinstance(i.value, int)}
    number: dict[int, int] = {}
    fresh = len(program.inputs) + len(program.nodes)
    added: list[Apply] = []
    for n, value in enumerate(tiles.values):
        have = known.get((value.expr, value.axes))
        if have is None and value.ways:
            have = fresh + len(added)
            added.append(_node(value.derivations[0], number, value.axes, cone))
            ways[have] = {}
        if have is not None:
            number[n] = have
    for n, value in enumerate(tiles.values):
        for derivation in value.ways if number.get(n) in ways else ():
            if all(o in number for o in derivation.operands) and not isinstance(derivation.step, LoadTile):
                ways[number[n]].setdefault(_node(derivation, number, value.axes, cone))
    return replace(program, nodes=(*program.nodes, *added))


def _node(derivation: Derivation, number: dict[int, int], axes: Axes, cone: Cone) -> Apply:
    step = derivation.step
    assert isinstance(step, TileOperator)
    attrs = dict(step.attrs)
    if step.row.broadcasts:
        attrs["shape"] = tuple(1 if i is None else cone.extents[i] for i in axes)
    operands = tuple(number[o] for o in derivation.operands)
    return Apply(step.name, tuple(sorted(operands)) if step.row.commutative else operands, make_attrs(attrs))


def _acyclic(ways: dict[int, tuple[Apply, ...]]) -> dict[int, tuple[Apply, ...]]:
    """Drops ways that lead back to their own result; keeps the first way of each value."""
    kept = {v: w[:1] for v, w in ways.items()}
    for v in sorted(ways):
        for way in ways[v][1:]:
            if v not in reached(way.operands, lambda u: (o for w in kept.get(u, ()) for o in w.operands)):
                kept[v] = (*kept[v], way)
    return kept


def _ranks(ways: dict[int, tuple[Apply, ...]], first: int) -> dict[int, int]:
    """Positions in an order in which operands come first; the source's values keep theirs as far as they can."""
    order: dict[int, int] = {v: v for v in range(first)}
    done: set[int] = set(range(first))

    def visit(v: int) -> None:
        if v not in done:
            done.add(v)
            for o in sorted({o for way in ways[v] for o in way.operands}):
                visit(o)
            order[v] = len(order)

    for v in sorted(ways):
        visit(v)
    return order
