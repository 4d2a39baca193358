"""Thread graphs by rule: connected element-wise operators of a block graph become one graph-defined block operator.

rewrite: in a block graph, `%a = exp %x; %b = mul %a, %y` → one thread graph that loads `%x` and `%y` into registers, applies both
operators and stores `%b`; `%a` never takes shared memory.
checks: the operators give values of one shape and exist in the same stage (each iteration, or after the loop); no path leaves the
group and comes back; the thread grid divides the tile; the block graph still fits shared memory.

Source: Wu et al., OSDI'25, section 4.2: thread graphs are built by rules instead of searched.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from mirage_ir.check import MAX_GRID_RANK, check_graph, infer_program, stages_of
from mirage_ir.errors import ProgramError
from mirage_ir.ops import Kind, operator
from mirage_ir.program import (
    REPLICATE,
    Apply,
    BodyNode,
    GraphOp,
    Level,
    Load,
    Node,
    Program,
    Shape,
    Stage,
    Store,
    TensorType,
    numbered,
    operands,
    rename_values,
    results,
)


def form_threads(program: Program) -> Program:
    """The same program with thread graphs in its block graphs. Raises `ProgramError` when it is not well formed."""
    types = infer_program(program)
    nodes: list[Node] = []
    for node in program.nodes:
        nodes.append(node if isinstance(node, Apply) else form_threads_in(node, [types[v] for v in node.operands]))
    return replace(program, nodes=tuple(nodes))


def form_threads_in(graph: GraphOp, operand_types: Sequence[TensorType]) -> GraphOp:
    """The block graph with its groups of element-wise operators fused, the largest groups first."""
    types = check_graph(graph, operand_types)
    chosen: list[frozenset[int]] = []
    fused = graph
    for group in sorted(element_wise_groups(graph, types), key=lambda g: (-len(g), min(g))):
        attempt = _fuse(graph, types, (*chosen, group))
        try:
            check_graph(attempt, operand_types)
        except ProgramError:
            continue  # What a group holds at once is more than its operators one by one; this one does not fit.
        chosen.append(group)
        fused = attempt
    return fused


def element_wise_groups(graph: GraphOp, types: Sequence[TensorType]) -> list[frozenset[int]]:
    """Groups of two or more positions in the body, each of which can be one thread graph.

    Each operator joins the groups of the operators that it reads, as long as the body with every group made one node has no cycle.
    """
    stages = stages_of(graph)
    producer = _producers(graph)
    group_of: dict[int, int] = {position: position for position in range(len(graph.body))}
    seen: dict[int, tuple[Shape, Stage]] = {}
    for value, node in numbered(len(graph.operands), graph.body):
        if not isinstance(node, Apply) or not _element_wise(node):
            continue
        position = producer[value]
        seen[position] = (types[value].shape, stages[value])
        for read in node.operands:
            other = producer.get(read)
            if other is None or seen.get(other) != seen[position] or group_of[other] == group_of[position]:
                continue
            merged = {p: group_of[other] if g == group_of[position] else g for p, g in group_of.items()}
            if _acyclic(graph, producer, merged):
                group_of = merged
    members: dict[int, set[int]] = {}
    for position, group in group_of.items():
        members.setdefault(group, set()).add(position)
    return [frozenset(m) for m in members.values() if len(m) > 1]


def _element_wise(node: Apply) -> bool:
    row = operator(node.op)
    return row.kind is Kind.ELEMENTWISE and Level.THREAD in row.levels


def _producers(graph: GraphOp) -> dict[int, int]:
    """The position in the body of the node that makes each value."""
    producer: dict[int, int] = {}
    value = len(graph.operands)
    for position, node in enumerate(graph.body):
        for _ in range(results(node)):
            producer[value] = position
            value += 1
    return producer


def _dependencies(graph: GraphOp, producer: Mapping[int, int], group_of: Mapping[int, int]) -> dict[int, set[int]]:
    """For each group, the groups that it comes after: those that it reads, and for a store the store before it."""
    reads: dict[int, set[int]] = {group: set() for group in group_of.values()}
    for position, node in enumerate(graph.body):
        group = group_of[position]
        reads[group].update(group_of[producer[v]] for v in operands(node) if v in producer)
        reads[group].discard(group)
    stores = [position for position, node in enumerate(graph.body) if isinstance(node, Store)]
    for earlier, later in pairwise(stores):
        reads[later].add(earlier)
    return reads


def _ordered(reads: Mapping[int, set[int]], rank: Mapping[int, int]) -> list[int]:
    """The groups with every one after those that it reads, the lowest rank first; shorter when there is a cycle."""
    order: list[int] = []
    done: set[int] = set()
    while ready := [g for g in reads if g not in done and reads[g] <= done]:
        order.append(min(ready, key=lambda g: rank[g]))
        done.add(order[-1])
    return order


def _acyclic(graph: GraphOp, producer: Mapping[int, int], group_of: Mapping[int, int]) -> bool:
    reads = _dependencies(graph, producer, group_of)
    return len(_ordered(reads, {g: g for g in reads})) == len(reads)


def _fuse(graph: GraphOp, types: Sequence[TensorType], groups: Sequence[frozenset[int]]) -> GraphOp:
    """The block graph with each group of positions made one thread graph."""
    producer = _producers(graph)
    group_of = {position: position for position in range(len(graph.body))}
    members: dict[int, frozenset[int]] = {}
    for group in groups:
        last = max(group)  # A group stands where its last operator stood, so that stores keep their order.
        members[last] = group
        group_of.update(dict.fromkeys(group, last))
    value_of = {position: value for value, position in producer.items()}
    names = {v: v for v in range(len(graph.operands))}
    body: list[BodyNode] = []
    next_value = len(graph.operands)
    for group in _ordered(_dependencies(graph, producer, group_of), {g: g for g in group_of.values()}):
        if group in members:
            kept = [p for p in sorted(members[group]) if _used_outside(graph, value_of[p], members[group])]
            node = _thread_graph(graph, types, [graph.body[p] for p in sorted(members[group])], value_of, members[group], kept)
            made = [value_of[p] for p in kept]
        else:
            node = graph.body[group]
            made = [v for v, p in producer.items() if p == group]
        body.append(rename_values(node, names))
        for value in made:
            names[value] = next_value
            next_value += 1
    return replace(graph, body=tuple(body))


def _used_outside(graph: GraphOp, value: int, group: Iterable[int]) -> bool:
    return any(value in operands(node) for position, node in enumerate(graph.body) if position not in group)


def _thread_graph(
    graph: GraphOp,
    types: Sequence[TensorType],
    nodes: Sequence[BodyNode],
    value_of: Mapping[int, int],
    group: Iterable[int],
    kept: Sequence[int],
) -> GraphOp:
    """One group as a thread graph whose operands are values of the block graph and whose results are those of `kept`."""
    inside = [value_of[p] for p in sorted(group)]
    sources = tuple(dict.fromkeys(v for node in nodes for v in operands(node) if v not in inside))
    shape = types[inside[0]].shape
    dims, grid = thread_grid(shape, graph.threads)
    local: dict[int, int] = {}
    body: list[BodyNode] = []
    for index, source in enumerate(sources):
        body.append(Load(index, _load_map(types[source].shape, shape, dims)))
        local[source] = len(sources) + index
    for value, node in zip(inside, nodes, strict=True):
        body.append(rename_values(node, local))
        local[value] = len(sources) + len(body) - 1
    body.extend(Store(local[value_of[p]], dims, types[value_of[p]].dtype) for p in kept)
    return GraphOp(Level.THREAD, sources, grid, tuple(body), threads=graph.threads)


def thread_grid(shape: Shape, threads: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Which dimensions of a tile the threads of a block split, and into how many parts each.

    The last dimension comes first, for neighbouring threads to hold neighbouring entries; parts divide extents.

    >>> thread_grid((4, 64), 128)
    ((0, 1), (2, 64))
    """
    split: list[tuple[int, int]] = []
    for dim in reversed(range(len(shape))):
        parts = max(n for n in range(1, min(threads, shape[dim]) + 1) if shape[dim] % n == 0)
        if parts > 1 and len(split) < MAX_GRID_RANK:
            split.append((dim, parts))
            threads //= parts
    if not split:
        return (REPLICATE,), (1,)
    split.reverse()
    return tuple(d for d, _ in split), tuple(n for _, n in split)


def _load_map(source: Shape, shape: Shape, dims: Sequence[int]) -> tuple[int, ...]:
    """How a thread grid that splits `dims` of `shape` splits an operand that broadcasts to it."""
    lead = len(shape) - len(source)
    return tuple(d - lead if d >= lead and source[d - lead] != 1 else REPLICATE for d in dims)
