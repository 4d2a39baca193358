"""Kernels of several loops as kernels of one loop each: what the first kernel accumulates, the second one loads.

Before, one kernel whose second loop reads what its first one accumulated:    m[a] = max_k x[a,k]; z[a,k] = x[a,k] − m[a]
After, a kernel of the first loop, and a kernel of the second one:            m[g,a] = max_k x[a,k]; z[a,k] = x[a,k] − m[g,a]

Each block g hands on its own tiles: the grid splits one of a tile's dimensions, so that the block of the next kernel loads what the
same block stored. Tiles pass in the element type that they have, so nothing is rounded. What is computed before and between loops
is computed again in each kernel that reads it.

**Lemma.** A block of the last kernel computes the values of a block of the original. By induction over the loops: a value of
a loop is computed by the same operators from loads of the same tensors and from tiles of earlier loops, which the block of the same
number stored. Absent entries (`mirage_ir.absence`) are handed on as absent: the grid dimensions that cover a tile's dimension split
it, and the tensor in between has its extent.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from mirage_ir.check import absences, check_graph, infer_program, stages_of
from mirage_ir.errors import ProgramError
from mirage_ir.program import (
    REPLICATE,
    Accumulate,
    Apply,
    BodyNode,
    GraphOp,
    Load,
    Node,
    Program,
    Stage,
    Store,
    TensorType,
    numbered,
    operands,
    rename_values,
    results,
)


def with_loops_apart(program: Program) -> Program:
    """A well-formed program in which each kernel has one loop at most; the same program where that is so.

    Raises `ProgramError` where no grid dimension can tell the tiles of blocks apart that pass between two loops: they have absent
    entries along all dimensions, or a concatenation of a loop that reaches beyond its tensor is computed with.
    """
    if not any(isinstance(node, GraphOp) and node.later for node in program.nodes):
        return program
    types = infer_program(program, memory=False)
    names = list(range(len(program.inputs)))
    nodes: list[Node] = []
    values = len(names)
    for position, node in enumerate(program.nodes):
        moved = rename_values(node, names)
        if isinstance(node, GraphOp) and isinstance(moved, GraphOp) and node.later:
            try:
                chain = _Chain(moved, [types[v] for v in node.operands], values)
            except ProgramError as error:
                raise ProgramError(str(error), position) from None
            nodes += chain.kernels
            names += chain.stored
            values = chain.values
        else:
            assert isinstance(moved, Apply | GraphOp)
            nodes.append(moved)
            names += range(values, values + results(moved))
            values += results(moved)
    return replace(program, nodes=tuple(nodes), outputs=tuple(names[v] for v in program.outputs))


class _Chain:
    """The kernels of one kernel of several loops, whose first result has the number `first`.

    stored: the numbers of the original's results. values: the first number that is free.
    """

    def __init__(self, graph: GraphOp, operand_types: Sequence[TensorType], first: int) -> None:
        self.graph = graph
        self.types = check_graph(graph, operand_types, memory=False)
        self.absent = absences(graph, operand_types)
        self.stages = stages_of(graph)
        self.values = first
        self.kernels: list[GraphOp] = []
        self.handed: dict[int, int] = {}
        """Accumulators in device memory, and their numbers there."""
        made: dict[int, int] = {}
        for loop in range(len(graph.loops)):
            self._add(loop, made)
        self.stored = [made[n] for n in range(len(graph.stores))]

    def _add(self, loop: int, made: dict[int, int]) -> None:
        """Adds the kernel of a loop; `made` gets the numbers of the results that it stores."""
        graph, last = self.graph, loop == len(self.graph.loops) - 1
        ours = [n for n, s in enumerate(graph.stores) if self._loop_of(s) == loop]
        readers = [(n, self.stages[v]) for v, n in numbered(len(graph.operands), graph.body) if not isinstance(n, Store)]
        readers += [(s, self.stages[s.operand]) for s in graph.stores if self._loop_of(s) > loop]
        later = {
            v
            for node, stage in readers
            if (stage.loop > loop or isinstance(node, Store)) and not isinstance(node, Load)
            for v in operands(node)
        }
        accumulated = {v for v, n in numbered(len(graph.operands), graph.body) if isinstance(n, Accumulate)}
        handed = sorted(v for v in self._reached(later) & accumulated if self.stages[v].loop == loop) if not last else []
        if not ours and not handed:
            return
        stores = [graph.stores[n] for n in ours]
        stores += [Store(v, self._map(v), self.types[v].dtype) for v in handed]
        needed = self._reached(s.operand for s in stores)
        sources = [v for v in sorted(needed) if v in self.handed]
        outside = (*graph.operands, *(self.handed[v] for v in sources))
        names = {v: v for v in range(len(graph.operands))}
        body: list[BodyNode] = []
        number = len(outside)
        for value, node in numbered(len(graph.operands), graph.body):
            if isinstance(node, Store) or value not in needed:
                continue
            if value in self.handed:
                source = len(graph.operands) + sources.index(value)
                tile = self.types[value].shape if any(self.absent[value]) else None
                new: BodyNode = Load(source, self._map(value), REPLICATE, tile)
            else:
                new = rename_values(node, names)
                new = replace(new, loop=0) if isinstance(new, Load) else new
            body.append(new)
            names.update((value + n, number + n) for n in range(results(node)))
            number += results(node)
        body += [replace(s, operand=names[s.operand]) for s in stores]
        self.kernels.append(replace(graph, operands=outside, body=tuple(body), loop=graph.loops[loop], later=()))
        made.update((n, self.values + i) for i, n in enumerate(ours))
        self.handed.update((v, self.values + len(ours) + i) for i, v in enumerate(handed))
        self.values += len(stores)

    def _loop_of(self, store: Store) -> int:
        """The number of the loop behind which a store stands; one of invariant values stands in the last kernel."""
        stage = self.stages[store.operand]
        return len(self.graph.loops) - 1 if stage is Stage.INVARIANT else stage.loop

    def _reached(self, start: Iterable[int]) -> set[int]:
        """Values and all that they are computed from, up to accumulators that are in device memory."""
        makers = {v + i: (v, n) for v, n in numbered(len(self.graph.operands), self.graph.body) for i in range(results(n))}
        found, waiting = set[int](), [*start]
        while waiting:
            value = waiting.pop()
            if value < len(self.graph.operands):
                continue
            first, node = makers[value]
            if first not in found:
                found.add(first)
                waiting += [] if first in self.handed else operands(node)
        return found

    def _map(self, value: int) -> tuple[int, ...]:
        """For each grid dimension the dimension of a tile that it splits, so that each block finds its own tile again."""
        covers, grid = self.absent[value], self.graph.grid
        if any(c is not None and not c.grid for c in covers):
            raise ProgramError("a concatenation beyond its tensor is read in a later loop")
        free = [d for d, cover in enumerate(covers) if cover is None]
        split = {g: d for d, cover in enumerate(covers) if cover is not None for g in cover.grid}
        if not free and any(n > 1 and g not in split for g, n in enumerate(grid)):
            raise ProgramError("tiles of blocks that pass between loops have absent entries along all dimensions")
        return tuple(split.get(g, free[-1] if n > 1 else REPLICATE) for g, n in enumerate(grid))
