"""A block graph as a list of steps, with its thread graphs taken in.

Triton itself spreads a tile over the threads of a block, so a thread graph needs no code of its own: its operators apply to whole
tiles, if every thread's fragment is the same part of every tile that it meets (`mirage_ir.lowering.fragments`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from mirage_ir.check import check_graph, stages_of
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.fragments import PartsDiffer, whole_tiles
from mirage_ir.ops import operator
from mirage_ir.program import (
    REPLICATE,
    Accumulate,
    Apply,
    DType,
    GraphOp,
    Load,
    Stage,
    Store,
    TensorType,
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
class TileStep:
    """One operator of a block graph. `value` is its result, of type `type`; a store has -1, and the type of its operand."""

    node: StepNode
    value: int
    type: TensorType
    stage: Stage


@dataclass(frozen=True, slots=True)
class Flat:
    """A block graph without thread graphs: its steps, and the types of all values, operands first."""

    graph: GraphOp
    steps: tuple[TileStep, ...]
    types: tuple[TensorType, ...]


def reads(node: StepNode) -> tuple[int, ...]:
    """The values that a step reads."""
    return (node.operand,) if isinstance(node, Round) else operands(node)


def is_product(node: StepNode) -> bool:
    """Whether a step multiplies matrices."""
    return isinstance(node, Apply) and operator(node.op).product


def operands_of_products(steps: Sequence[TileStep]) -> tuple[set[int], set[int]]:
    """Operands of products, and operands of other steps."""
    products, others = set[int](), set[int]()
    for step in steps:
        (products if is_product(step.node) else others).update(reads(step.node))
    return products, others


class _Flattener:
    def __init__(self, graph: GraphOp, operand_types: Sequence[TensorType]) -> None:
        self.graph = graph
        self.inner = check_graph(graph, operand_types)
        self.stages = stages_of(graph)
        self.types = list(operand_types)
        self.steps: list[TileStep] = []

    def run(self) -> Flat:
        names = list(range(len(self.graph.operands)))
        for value, node in numbered(len(names), self.graph.body):
            moved = rename_values(node, names)
            if isinstance(moved, GraphOp):
                names.extend(self.thread_graph(moved, self.stages[value]))
            elif isinstance(moved, Store):
                self.steps.append(TileStep(moved, -1, self.types[moved.operand], self.stages[node.operand]))  # type: ignore[union-attr]
            else:
                names.append(self.add(moved, self.inner[value], self.stages[value]))
        return Flat(self.graph, self._live(), tuple(self.types))

    def add(self, node: StepNode, type: TensorType, stage: Stage) -> int:
        self.types.append(type)
        self.steps.append(TileStep(node, len(self.types) - 1, type, stage))
        return len(self.types) - 1

    def _live(self) -> tuple[TileStep, ...]:
        """The steps that a store depends on."""
        needed: set[int] = set()
        kept: list[TileStep] = []
        for step in reversed(self.steps):
            if isinstance(step.node, Store) or step.value in needed:
                needed.update(reads(step.node))
                kept.append(step)
        return tuple(reversed(kept))

    def thread_graph(self, graph: GraphOp, stage: Stage) -> list[int]:
        """The values of its stores, as whole tiles."""
        names: list[int] = list(graph.operands)
        fragments = check_graph(graph, [self.types[v] for v in graph.operands])
        try:
            body = whole_tiles(graph, fragments)
        except PartsDiffer as reason:
            raise LoweringError(f"{reason}: Triton cannot express it") from None
        out: list[int] = []
        for node in body:
            match node:
                case Load():
                    names.append(names[node.source])
                case Store():
                    type = self.types[names[node.operand]]
                    out.append(self.add(Round(names[node.operand], node.dtype), replace(type, dtype=node.dtype), stage))
                case (apply, shape):
                    moved = replace(apply, operands=tuple(names[v] for v in apply.operands))
                    names.append(self.add(moved, TensorType(shape, fragments[len(names)].dtype), stage))
        return out


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
    types, steps = list(flat.types), list[TileStep]()
    again: dict[int, int] = {}
    products, others = operands_of_products(flat.steps)
    for step in flat.steps:
        node = step.node
        if isinstance(node, Load):
            steps.append(step)
            narrow = step.type.dtype is not DType.f32
            if narrow and node.fmap != REPLICATE and flat.graph.loop > 1 and step.value in products & others:
                again[step.value] = len(types)
                types.append(step.type)
                steps.append(replace(step, value=again[step.value]))
        elif is_product(node):
            steps.append(step)
        elif isinstance(node, Round):
            steps.append(replace(step, node=replace(node, operand=again.get(node.operand, node.operand))))
        else:
            moved = rename_values(node, {v: again.get(v, v) for v in reads(node)})
            assert isinstance(moved, Apply | Accumulate | Store)
            steps.append(replace(step, node=moved))
    return Flat(flat.graph, tuple(steps), tuple(types))
