"""Random mistakes in the tiles of programs: what somebody who writes ragged tiles by hand gets wrong.

A mistake is made in a kernel as it is written: each load with the shape of its tile (`as_written`), which stays when a grid, a loop
or a map changes. What comes out need not be well formed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from mutations import mutant

from mirage_ir.check import check_graph, infer_program, split_into
from mirage_ir.program import NEW_DIM, REPLICATE, BodyNode, GraphOp, Load, Program, Shape, Store, TensorType, numbered

Mistake = Callable[[GraphOp, Sequence[TensorType], Random], GraphOp]


def as_written(graph: GraphOp, operand_types: Sequence[TensorType]) -> GraphOp:
    """The graph, each load with the shape of its tile."""
    types = check_graph(graph, operand_types, memory=False)
    return replace(
        graph,
        body=tuple(
            replace(node, tile=types[v].shape) if isinstance(node, Load) else node
            for v, node in numbered(len(graph.operands), graph.body)
        ),
    )


def as_read(program: Program) -> Program:
    """The program, where loads have a shape only when their tiles do not divide the source, as when IR is read."""
    types = list(program.inputs)
    nodes = list(program.nodes)
    for position, node in enumerate(nodes):
        if isinstance(node, GraphOp):
            nodes[position] = _read(node, [types[v] for v in node.operands])
        types = infer_program(replace(program, nodes=tuple(nodes[: position + 1]), outputs=()), memory=False)
    return replace(program, nodes=tuple(nodes))


def _read(graph: GraphOp, operand_types: Sequence[TensorType]) -> GraphOp:
    def tile(node: BodyNode) -> BodyNode:
        if not isinstance(node, Load) or node.tile is None:
            return node
        source = operand_types[node.source].shape
        exact = all(split_into(node, graph, d) * t == n for d, (n, t) in enumerate(zip(source, node.tile, strict=True)))
        return replace(node, tile=None) if exact else node

    return replace(graph, body=tuple(map(tile, graph.body)))


def _changed(graph: GraphOp, at: int, node: BodyNode) -> GraphOp:
    return replace(graph, body=(*graph.body[:at], node, *graph.body[at + 1 :]))


def _put(dims: Shape, at: int, new: int) -> Shape:
    return (*dims[:at], new, *dims[at + 1 :])


def _loads(graph: GraphOp) -> list[tuple[int, Load]]:
    return [(at, node) for at, node in enumerate(graph.body) if isinstance(node, Load)]


def _splits(node: Load, dim: int) -> tuple[Shape, bool]:
    """What splits a dimension of a source: grid dimensions, and whether the loop does."""
    return tuple(g for g, d in enumerate(node.imap) if d == dim), node.fmap == dim


def tile_short(graph: GraphOp, operand_types: Sequence[TensorType], random: Random) -> GraphOp:
    """A tile has an entry less, or more: of one load, or of all that are split alike."""
    at, node = random.choice(_loads(graph))
    assert node.tile is not None
    dim, change = random.randrange(len(node.tile)), random.choice((-1, -1, -2, 1))
    alike, extent = random.random() < 0.6, node.tile[dim]
    for other, load in _loads(graph) if alike else [(at, node)]:
        tile = load.tile
        assert tile is not None
        for d in range(len(tile)) if alike else (dim,):
            if tile[d] == extent and _splits(load, d) == _splits(node, dim):
                tile = _put(tile, d, extent + change)
        graph = _changed(graph, other, replace(load, tile=tile))
    return graph


def iterations(graph: GraphOp, operand_types: Sequence[TensorType], random: Random) -> GraphOp:
    """An iteration too many, or too few."""
    return replace(graph, loop=graph.loop + random.choice((-1, -1, 1, 2)))


def store(graph: GraphOp, operand_types: Sequence[TensorType], random: Random) -> GraphOp:
    """A store whose blocks overlap, leave a gap, or change places."""
    at = random.choice([i for i, node in enumerate(graph.body) if isinstance(node, Store)])
    node = graph.body[at]
    assert isinstance(node, Store)
    g = random.randrange(len(node.omap))
    if random.random() < 0.4:
        h = random.randrange(len(node.omap))
        omap = _put(_put(node.omap, g, node.omap[h]), h, node.omap[g])
    else:
        omap = _put(node.omap, g, random.choice((0, 1, REPLICATE, NEW_DIM)))
    return _changed(graph, at, replace(node, omap=omap))


def split(graph: GraphOp, operand_types: Sequence[TensorType], random: Random) -> GraphOp:
    """A grid of another extent, or a load that a grid dimension or the loop does not split any more."""
    if random.random() < 0.5:
        g = random.randrange(len(graph.grid))
        return replace(graph, grid=_put(graph.grid, g, graph.grid[g] + random.choice((-1, -1, 1, 2))))
    at, node = random.choice(_loads(graph))
    used = [g for g, d in enumerate(node.imap) if d != REPLICATE]
    if used and (node.fmap == REPLICATE or random.random() < 0.5):
        g = random.choice(used)
        new = replace(node, imap=_put(node.imap, g, REPLICATE))
    else:
        new = replace(node, fmap=REPLICATE)
    if random.random() < 0.5 and new.tile is not None:
        whole = operand_types[node.source].shape
        new = replace(
            new,
            tile=tuple(n if _splits(new, d) == ((), False) else t for d, (n, t) in enumerate(zip(whole, new.tile, strict=True))),
        )
    return _changed(graph, at, new)


def exchanged(graph: GraphOp, operand_types: Sequence[TensorType], random: Random) -> GraphOp:
    """Two indices in each other's place: of a load's maps, with or without the extents of its tile, or of the grid and the loop."""
    at, node = random.choice(_loads(graph))
    assert node.tile is not None
    g = random.randrange(len(graph.grid))
    match random.choice(("map", "loop", "dimensions", "grid", "grid and loop")):
        case "map":
            h = random.randrange(len(graph.grid))
            return _changed(graph, at, replace(node, imap=_put(_put(node.imap, g, node.imap[h]), h, node.imap[g])))
        case "loop":
            return _changed(graph, at, replace(node, imap=_put(node.imap, g, node.fmap), fmap=node.imap[g]))
        case "dimensions":
            c, d = (random.randrange(len(node.tile)) for _ in range(2))
            other = {c: d, d: c}
            imap = tuple(other.get(dim, dim) for dim in node.imap)
            tile = _put(_put(node.tile, c, node.tile[d]), d, node.tile[c]) if random.random() < 0.5 else node.tile
            return _changed(graph, at, replace(node, imap=imap, fmap=other.get(node.fmap, node.fmap), tile=tile))
        case "grid":
            h = random.randrange(len(graph.grid))
            return replace(graph, grid=_put(_put(graph.grid, g, graph.grid[h]), h, graph.grid[g]))
        case _:
            return replace(graph, grid=_put(graph.grid, g, graph.loop), loop=graph.grid[g])


MISTAKES: dict[str, Mistake] = {
    "tile": tile_short,
    "iterations": iterations,
    "store": store,
    "split": split,
    "exchanged": exchanged,
}


OTHER = "any other"
"""A mistake of `mutations`, which has nothing to do with tiles and leaves a well-formed program."""
KINDS = (*MISTAKES, OTHER)


def ragged_mutant(program: Program, random: Random) -> tuple[str, Program]:
    """A kind of mistake, and the program with one of that kind, now and then with another."""
    kind = random.choice(KINDS)
    while kind == OTHER:
        made = mutant(program, random)
        if made is not None:
            return kind, made[1]
    types = infer_program(program, memory=False)
    while True:
        at = random.choice([i for i, node in enumerate(program.nodes) if isinstance(node, GraphOp)])
        graph = program.nodes[at]
        assert isinstance(graph, GraphOp)
        read = [types[v] for v in graph.operands]
        changed = MISTAKES[kind](as_written(graph, read), read, random)
        if random.random() < 0.2:
            changed = MISTAKES[random.choice(list(MISTAKES))](changed, read, random)
        changed = _read(changed, read)
        if changed != graph:
            return kind, replace(program, nodes=(*program.nodes[:at], changed, *program.nodes[at + 1 :]))
