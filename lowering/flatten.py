"""A block graph as a list of steps, with its thread graphs taken in.

Each lowering spreads tiles over the threads of a block itself, so a thread graph needs no code of its own: its operators apply to
whole tiles, if every thread's fragment is the same part of every tile that it meets (`mirage_ir.lowering.fragments`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import gcd
from typing import TypeAlias

from mirage_ir.absence import Absence, of_accumulator, of_load, of_operator
from mirage_ir.block.fit import LEAST_ASYNCHRONOUS
from mirage_ir.block.rows import VECTOR_BYTES
from mirage_ir.block.strides import contiguous
from mirage_ir.check import check_graph, stages_of
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.fragments import PartsDiffer, WholeNode, whole_tiles
from mirage_ir.ops import operator
from mirage_ir.program import (
    REPLICATE,
    Accumulate,
    Apply,
    DType,
    GraphOp,
    Load,
    Shape,
    Stage,
    Store,
    TensorType,
    numbered,
    operands,
    rename_values,
)

NodePlace: TypeAlias = tuple[int, ...]
"""Where a node stands in a block graph: its position in the body and, in a thread graph, its position there."""


@dataclass(frozen=True, slots=True)
class Round:
    """A value rounded to another element type (the store of a thread graph)."""

    operand: int
    dtype: DType


StepNode = Apply | Load | Accumulate | Store | Round


@dataclass(frozen=True, slots=True)
class TileStep:
    """One operator of a block graph. `value` is its result, of type `type`; a store has -1, and the type of its operand.

    place: the node that it comes from; two loads may come from one.
    """

    node: StepNode
    value: int
    type: TensorType
    stage: Stage
    place: NodePlace = ()


@dataclass(frozen=True, slots=True)
class Flat:
    """A block graph without thread graphs: its steps, and types and absences of all values, operands first.

    strides: those of the operands, in elements.
    """

    graph: GraphOp
    steps: tuple[TileStep, ...]
    types: tuple[TensorType, ...]
    absent: tuple[Absence, ...]
    strides: tuple[Shape, ...]


def iterates(flat: Flat, loop: int) -> bool:
    """Whether the loop of this number has several iterations in which something varies."""
    return flat.graph.loops[loop] > 1 and any(s.stage.varies and s.stage.loop == loop for s in flat.steps)


def reads(node: StepNode) -> tuple[int, ...]:
    """The values that a step reads."""
    return (node.operand,) if isinstance(node, Round) else operands(node)


def is_single(flat: Flat, node: Load) -> bool:
    """Whether tiles of a tensor are loaded entry by entry, since its rows begin anywhere: no such load is asynchronous."""
    source, strides = flat.types[node.source], flat.strides[node.source]
    steps = [stride for stride, extent in zip(strides, source.shape, strict=True) if extent > 1]
    if 1 in steps:
        steps.remove(1)
    return gcd(VECTOR_BYTES, *(step * source.dtype.itemsize for step in steps)) < LEAST_ASYNCHRONOUS


def loops_alone(flat: Flat, node: Load) -> tuple[int, ...]:
    """The loops in which a block loads what this node loads, if no other block does."""
    if any(d == REPLICATE and parts > 1 for d, parts in zip(node.imap, flat.graph.grid, strict=True)):
        return ()
    return tuple(s.node.loop for s in flat.steps if isinstance(s.node, Load) and replace(s.node, loop=node.loop) == node)


def is_product(node: StepNode) -> bool:
    """Whether a step multiplies matrices."""
    return isinstance(node, Apply) and operator(node.op).product


def operands_of_products(steps: Sequence[TileStep]) -> tuple[set[int], set[int]]:
    """Operands of products, and operands of other steps."""
    products, others = set[int](), set[int]()
    for step in steps:
        (products if is_product(step.node) else others).update(reads(step.node))
    return products, others


def flatten(graph: GraphOp, operand_types: Sequence[TensorType], strides: Sequence[Shape] = ()) -> Flat:
    """The steps of a block graph that a store depends on, whose operands have these strides or are contiguous.

    Raises `ProgramError`, and `LoweringError` where tile parts differ.
    """
    inner, stages = check_graph(graph, operand_types), stages_of(graph)
    types, steps = list(operand_types), list[TileStep]()
    names = list(range(len(operand_types)))

    def add(node: StepNode, type: TensorType, stage: Stage, place: NodePlace) -> int:
        types.append(type)
        steps.append(TileStep(node, len(types) - 1, type, stage, place))
        return len(types) - 1

    for position, (value, node) in enumerate(numbered(len(names), graph.body)):
        moved = rename_values(node, names)
        if isinstance(moved, GraphOp):
            whole = list(moved.operands)
            fragments = check_graph(moved, [types[v] for v in whole])
            for inside, part in enumerate(_whole(moved, fragments)):
                place = (position, inside)
                if isinstance(part, Load):
                    whole.append(whole[part.source])
                elif isinstance(part, Store):
                    tile = whole[part.operand]
                    if part.dtype is not types[tile].dtype:
                        tile = add(Round(tile, part.dtype), replace(types[tile], dtype=part.dtype), stages[value], place)
                    names.append(tile)
                else:
                    apply, shape = part
                    type = TensorType(shape, fragments[len(whole)].dtype)
                    apply = replace(apply, operands=tuple(whole[v] for v in apply.operands))
                    whole.append(add(apply, type, stages[value], place))
        elif isinstance(moved, Store):
            steps.append(TileStep(moved, -1, types[moved.operand], stages[operands(node)[0]], (position,)))
        else:
            names.append(add(moved, inner[value], stages[value], (position,)))
    needed: set[int] = set()
    for step in reversed(steps):
        if isinstance(step.node, Store) or step.value in needed:
            needed.update(reads(step.node))
    live = (step for step in steps if isinstance(step.node, Store) or step.value in needed)
    given = tuple(strides) or tuple(contiguous(t.shape) for t in operand_types)
    return Flat(graph, tuple(live), tuple(types), tuple(_absences(graph, steps, types)), given)


def _absences(graph: GraphOp, steps: Sequence[TileStep], types: Sequence[TensorType]) -> list[Absence]:
    """The absence of each value; steps make them in order."""
    found: list[Absence] = [(None,) * len(t.shape) for t in types]
    for step in steps:
        node, value = step.node, step.value
        match node:
            case Load():
                found[value] = of_load(graph, node, types[node.source], step.type, found[node.source])
            case Apply():
                read = [types[v] for v in node.operands]
                found[value] = of_operator(graph, node, read, len(step.type.shape), [found[v] for v in node.operands])
            case Accumulate():
                found[value] = of_accumulator(graph, node, types, found, step.stage.loop)
            case Round():
                found[value] = found[node.operand]
            case Store():
                pass
    return found


def _whole(graph: GraphOp, fragments: Sequence[TensorType]) -> list[WholeNode]:
    try:
        return whole_tiles(graph, fragments)
    except PartsDiffer as reason:
        raise LoweringError(f"{reason}: kernels on whole tiles cannot express it") from None
