"""A block graph as a list of steps, with its thread graphs taken in.

Triton itself spreads a tile over the threads of a block, so a thread graph needs no code of its own: its operators apply to whole
tiles. That is right exactly when every thread's fragment is the same part of every tile that it meets, which is what `_Partition`
checks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from mirage_ir.check import check_graph, stages_of
from mirage_ir.errors import LoweringError
from mirage_ir.program import (
    REPLICATE,
    Accumulate,
    Apply,
    BodyNode,
    DType,
    GraphOp,
    Load,
    Shape,
    Stage,
    Store,
    TensorType,
    make_attrs,
    numbered,
    operands,
    rename_values,
)


@dataclass(frozen=True, slots=True)
class Round:
    """A value rounded to an element type (the store of a thread graph)."""

    operand: int
    dtype: DType


StepNode = Apply | Load | Accumulate | Store | Round


@dataclass(frozen=True, slots=True)
class Step:
    """One operator of a block graph. `value` is its result (-1 for a store), of type `type` (a store: that of its operand)."""

    node: StepNode
    value: int
    type: TensorType
    stage: Stage


@dataclass(frozen=True, slots=True)
class Flat:
    """A block graph without thread graphs: its steps, and the types of all values, operands first."""

    graph: GraphOp
    steps: tuple[Step, ...]
    types: tuple[TensorType, ...]

    @property
    def sources(self) -> int:
        return len(self.graph.operands)


def reads(node: StepNode) -> tuple[int, ...]:
    """The values that a step reads."""
    return (node.operand,) if isinstance(node, Round) else operands(node)


_Partition = tuple[int, ...]
"""For each grid dimension of a thread graph, the dimension of a tile that it splits (-1 is the last), or 0 for none."""


class _Flattener:
    def __init__(self, graph: GraphOp, operand_types: Sequence[TensorType]) -> None:
        self.graph = graph
        self.inner = check_graph(graph, operand_types)
        self.stages = stages_of(graph)
        self.types = list(operand_types)
        self.steps: list[Step] = []

    def run(self) -> Flat:
        names = list(range(len(self.graph.operands)))
        for value, node in numbered(len(names), self.graph.body):
            moved = rename_values(node, names)
            if isinstance(moved, GraphOp):
                names.extend(self.thread_graph(moved, self.stages[value]))
            elif isinstance(moved, Store):
                self.steps.append(Step(moved, -1, self.types[moved.operand], self.stages[node.operand]))  # type: ignore[union-attr]
            else:
                names.append(self.add(moved, self.inner[value], self.stages[value]))
        return Flat(self.graph, self._live(), tuple(self.types))

    def add(self, node: StepNode, type: TensorType, stage: Stage) -> int:
        self.types.append(type)
        self.steps.append(Step(node, len(self.types) - 1, type, stage))
        return len(self.types) - 1

    def _live(self) -> tuple[Step, ...]:
        """The steps that a store depends on."""
        needed: set[int] = set()
        kept: list[Step] = []
        for step in reversed(self.steps):
            if isinstance(step.node, Store) or step.value in needed:
                needed.update(reads(step.node))
                kept.append(step)
        return tuple(reversed(kept))

    def thread_graph(self, graph: GraphOp, stage: Stage) -> list[int]:
        """The values of its stores, as whole tiles."""
        grid = graph.grid
        names: list[int] = list(graph.operands)
        partitions: list[_Partition] = [()] * len(names)
        out: list[int] = []
        fragments = check_graph(graph, [self.types[v] for v in graph.operands])
        for value, node in numbered(len(names), graph.body):
            match node:
                case Load():
                    rank = len(self.types[names[node.source]].shape)
                    names.append(names[node.source])
                    partitions.append(tuple(d - rank if d != REPLICATE and grid[g] > 1 else 0 for g, d in enumerate(node.imap)))
                case Apply():
                    partition = self.partition(
                        node, [partitions[v] for v in node.operands], [names[v] for v in node.operands], grid
                    )
                    shape = _whole(fragments[value].shape, partition, grid)
                    moved = replace(_whole_attrs(node, shape), operands=tuple(names[v] for v in node.operands))
                    names.append(self.add(moved, TensorType(shape, fragments[value].dtype), stage))
                    partitions.append(partition)
                case Store():
                    rank = len(fragments[node.operand].shape)
                    asked = tuple(d - rank if grid[g] > 1 and d >= 0 else 0 for g, d in enumerate(node.omap))
                    made = any(d < 0 and grid[g] > 1 for g, d in enumerate(node.omap))
                    if made or asked != partitions[node.operand]:
                        raise LoweringError(
                            "a thread graph stores its fragments in another order than it loads them: Triton cannot express it"
                        )
                    type = self.types[names[node.operand]]
                    out.append(self.add(Round(names[node.operand], node.dtype), replace(type, dtype=node.dtype), stage))
                case _:
                    raise LoweringError(f"a thread graph cannot hold {type_name(node)}")
        return out

    def partition(self, node: Apply, partitions: Sequence[_Partition], tiles: Sequence[int], grid: Sequence[int]) -> _Partition:
        """The common partition of an operator's operands; refuses operands of which a thread sees different parts."""
        result: list[int] = []
        for g in range(len(grid)):
            split = {p[g] for p in partitions} - {0}
            if len(split) > 1:
                raise LoweringError(
                    f"'{node.op}' in a thread graph meets tiles split along different dimensions: Triton cannot express it"
                )
            dim = split.pop() if split else 0
            for p, v in zip(partitions, tiles, strict=True):
                shape = self.types[v].shape
                if dim and p[g] == 0 and len(shape) >= -dim and shape[dim] != 1:
                    raise LoweringError(f"'{node.op}' in a thread graph meets a split and a whole tile: Triton cannot express it")
            if dim and node.op == "transpose":
                permutation = dict(node.attrs)["permutation"]
                assert isinstance(permutation, tuple)
                dim = permutation.index(len(permutation) + dim) - len(permutation)
            result.append(dim)
        if node.op == "broadcast":
            target = dict(node.attrs)["shape"]
            assert isinstance(target, tuple)
            shape = _fragment(self.types[tiles[0]].shape, result, grid)
            if any(d and shape[d] != target[d] for d in result):
                raise LoweringError(
                    "a thread graph broadcasts along the dimension that its threads split: Triton cannot express it"
                )
        return tuple(result)


def type_name(node: BodyNode) -> str:
    return type(node).__name__


def _whole(fragment: Shape, partition: Sequence[int], grid: Sequence[int]) -> Shape:
    shape = list(fragment)
    for g, d in enumerate(partition):
        if d:
            shape[d] *= grid[g]
    return tuple(shape)


def _fragment(whole: Shape, partition: Sequence[int], grid: Sequence[int]) -> Shape:
    shape = list(whole)
    for g, d in enumerate(partition):
        if d:
            shape[d] //= grid[g]
    return tuple(shape)


def _whole_attrs(node: Apply, shape: Shape) -> Apply:
    return replace(node, attrs=make_attrs({**node.attr(), "shape": shape})) if node.op == "broadcast" else node


def flatten(graph: GraphOp, operand_types: Sequence[TensorType]) -> Flat:
    """The steps of a block graph that a store depends on.

    Raises `ProgramError`, and `LoweringError` for a thread graph in which different parts of tiles meet.
    """
    return _loaded_twice(_Flattener(graph, operand_types).run())


def _loaded_twice(flat: Flat) -> Flat:
    """Each tile that the loop loads for a product and for other operators as two: one for the products, and one for the others.

    A tile has one layout in shared memory. The layout of registers that other operators want is, for a product, full of bank
    conflicts; the second load finds the tile in the cache.
    """
    types, steps = list(flat.types), list[Step]()
    again: dict[int, int] = {}
    multiplied = {v for s in flat.steps if isinstance(s.node, Apply) and s.node.op == "matmul" for v in s.node.operands}
    others = {v for s in flat.steps if not (isinstance(s.node, Apply) and s.node.op == "matmul") for v in reads(s.node)}
    for step in flat.steps:
        node = step.node
        if isinstance(node, Load):
            steps.append(step)
            narrow = step.type.dtype is not DType.f32
            if narrow and node.fmap != REPLICATE and flat.graph.loop > 1 and step.value in multiplied & others:
                again[step.value] = len(types)
                types.append(step.type)
                steps.append(replace(step, value=again[step.value]))
        elif isinstance(node, Apply) and node.op == "matmul":
            steps.append(step)
        elif isinstance(node, Round):
            steps.append(replace(step, node=replace(node, operand=again.get(node.operand, node.operand))))
        else:
            names = {v: again.get(v, v) for v in reads(node)}
            moved = rename_values(node, names)
            assert isinstance(moved, Apply | Accumulate | Store)
            steps.append(replace(step, node=moved))
    return Flat(flat.graph, tuple(steps), tuple(types))
