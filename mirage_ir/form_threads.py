"""Thread graphs by rule: connected element-wise operators of a block graph become one graph-defined block operator.

rewrite: in a block graph, `%a = exp %x; %b = mul %a, %y` → one thread graph that loads `%x` and `%y` into registers, applies both
operators and stores `%b`; `%a` never takes shared memory.
checks: the operators give values of one shape and exist in the same stage (each iteration, or after the loop); no path leaves the
group and comes back; the thread grid divides the tile; the block graph still fits shared memory.

Source: Wu et al., OSDI'25, section 4.2: thread graphs are built by rules instead of searched.
"""

from __future__ import annotations

from collections.abc import Sequence
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
    nodes = (n if isinstance(n, Apply) else form_threads_in(n, [types[v] for v in n.operands]) for n in program.nodes)
    return replace(program, nodes=tuple(nodes))


def form_threads_in(graph: GraphOp, operand_types: Sequence[TensorType]) -> GraphOp:
    """The block graph with its groups of element-wise operators fused, the largest groups first."""
    chosen = thread_groups(graph, operand_types)
    return _Body(graph, check_graph(graph, operand_types)).fused(chosen) if chosen else graph


def thread_groups(graph: GraphOp, operand_types: Sequence[TensorType]) -> list[frozenset[int]]:
    """The groups of element-wise operators that become thread graphs, by their positions in the body; the largest first."""
    body = _Body(graph, check_graph(graph, operand_types))
    chosen: list[frozenset[int]] = []
    for group in sorted(body.groups(), key=lambda g: (-len(g), min(g))):
        try:
            check_graph(body.fused([*chosen, group]), operand_types)
        except ProgramError:
            continue  # What a group holds at once is more than its operators one by one; this one does not fit.
        chosen.append(group)
    return chosen


class _Body:
    """The body of a block graph, whose nodes are grouped by position; a group has the number of one of its positions."""

    def __init__(self, graph: GraphOp, types: Sequence[TensorType]) -> None:
        self.graph, self.types = graph, types
        self.firsts = [first for first, _ in numbered(len(graph.operands), graph.body)]
        self.makers = {
            first + n: position
            for position, (first, node) in enumerate(zip(self.firsts, graph.body, strict=True))
            for n in range(results(node))
        }

    def groups(self) -> list[frozenset[int]]:
        """Groups of two or more positions, each of which can be one thread graph.

        Each operator joins the groups of the operators that it reads, unless the body, with groups as nodes, then had a cycle.
        """
        stages = stages_of(self.graph)
        group_of = list(range(len(self.graph.body)))
        seen: dict[int, tuple[Shape, Stage]] = {}
        for position, (value, node) in enumerate(zip(self.firsts, self.graph.body, strict=True)):
            if not isinstance(node, Apply) or not _element_wise(node):
                continue
            seen[position] = (self.types[value].shape, stages[value])
            for other in (self.makers[v] for v in node.operands if v in self.makers):
                if seen.get(other) == seen[position]:
                    merged = [group_of[other] if g == group_of[position] else g for g in group_of]
                    if self.ordered(merged) is not None:
                        group_of = merged
        found = (frozenset(p for p, g in enumerate(group_of) if g == group) for group in dict.fromkeys(group_of))
        return [group for group in found if len(group) > 1]

    def ordered(self, group_of: Sequence[int]) -> list[int] | None:
        """The groups in order: each after the groups it reads, a store after the one before. None when there is a cycle."""
        needs: dict[int, set[int]] = {group: set() for group in group_of}
        for position, node in enumerate(self.graph.body):
            needs[group_of[position]].update(group_of[self.makers[v]] for v in operands(node) if v in self.makers)
        for earlier, later in pairwise(p for p, node in enumerate(self.graph.body) if isinstance(node, Store)):
            needs[later].add(earlier)
        order: list[int] = []
        while ready := [g for g in needs if g not in order and needs[g] - {g} <= set(order)]:
            order.append(min(ready))
        return order if len(order) == len(needs) else None

    def fused(self, groups: Sequence[frozenset[int]]) -> GraphOp:
        """The block graph with each group made one thread graph, in the place of its last operator: stores keep their order."""
        members = {max(group): sorted(group) for group in groups}
        last = {position: group for group, positions in members.items() for position in positions}
        order = self.ordered([last.get(position, position) for position in range(len(self.graph.body))])
        assert order is not None, "groups are only merged where there is no cycle"
        names = {v: v for v in range(len(self.graph.operands))}
        body: list[BodyNode] = []
        for position in order:
            if position in members:
                node, made = self.thread_graph(members[position])
            else:
                node = self.graph.body[position]
                made = list(range(self.firsts[position], self.firsts[position] + results(node)))
            body.append(rename_values(node, names))
            names.update(zip(made, range(len(names), len(names) + len(made)), strict=True))
        return replace(self.graph, body=tuple(body))

    def thread_graph(self, positions: Sequence[int]) -> tuple[GraphOp, list[int]]:
        """A group as a thread graph whose operands are values of the block graph, and the values that are its results."""
        nodes = [self.graph.body[p] for p in positions]
        inside = [self.firsts[p] for p in positions]
        read = {v for p, node in enumerate(self.graph.body) if p not in positions for v in operands(node)}
        made = [value for value in inside if value in read]
        sources = tuple(dict.fromkeys(v for node in nodes for v in operands(node) if v not in inside))
        shape = self.types[inside[0]].shape
        dims, grid = thread_grid(shape, self.graph.threads)
        loads = [Load(index, _load_map(self.types[source].shape, shape, dims)) for index, source in enumerate(sources)]
        local = {value: len(sources) + n for n, value in enumerate((*sources, *inside))}
        stores = [Store(local[value], dims, self.types[value].dtype) for value in made]
        body = (*loads, *(rename_values(node, local) for node in nodes), *stores)
        return GraphOp(Level.THREAD, sources, grid, body, threads=self.graph.threads), made


def _element_wise(node: Apply) -> bool:
    row = operator(node.op)
    return row.kind is Kind.ELEMENTWISE and Level.THREAD in row.levels


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
    split = split[::-1] or [(REPLICATE, 1)]
    return tuple(d for d, _ in split), tuple(n for _, n in split)


def _load_map(source: Shape, shape: Shape, dims: Sequence[int]) -> tuple[int, ...]:
    """How a thread grid that splits `dims` of `shape` splits an operand that broadcasts to it."""
    lead = len(shape) - len(source)
    return tuple(d - lead if d >= lead and source[d - lead] != 1 else REPLICATE for d in dims)
