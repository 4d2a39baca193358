"""Concatenations that take no time: kernels store their results where the concatenation has them.

The operands of a concatenation then are parts of it, and it is no kernel. That takes operands which graph-defined kernels compute,
each for this concatenation alone and none of them an output: a caller who keeps an output keeps nothing else in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from mirage_ir.check import node_attrs
from mirage_ir.ops import OPERATORS, VIEWS, Kind
from mirage_ir.program import Apply, GraphOp, Program, TensorType, numbered, results


@dataclass(frozen=True, slots=True)
class JoinedPart:
    """Where an operand of a concatenation begins, along its dimension `dim`."""

    whole: int
    dim: int
    start: int


def is_concatenation(node: Apply) -> bool:
    """Whether a node is a concatenation: the one operator that moves entries and is no view."""
    return node.op in OPERATORS and OPERATORS[node.op].kind is Kind.LAYOUT and node.op not in VIEWS


def in_place(
    concatenations: Mapping[int, Sequence[int]], made: Collection[int], outputs: Collection[int], types: Callable[[int], TensorType]
) -> set[int]:
    """Which of some concatenations, given by their operands, take no time. `made` are what graph-defined kernels store,
    `outputs` what callers keep, views seen through."""
    taken: set[int] = set()
    found: set[int] = set()
    for whole in sorted(concatenations, key=lambda v: (-types(v).nbytes, v)):  # The largest copy is the first to be saved.
        operands = concatenations[whole]
        own = set(operands)
        alike = all(types(v).dtype is types(whole).dtype for v in own)
        if alike and len(own) == len(operands) and own.isdisjoint(taken) and own.isdisjoint(outputs) and own <= {*made}:
            taken |= own
            found.add(whole)
    return found


def kept_by_callers(outputs: Collection[int], views: Mapping[int, int]) -> set[int]:
    """The outputs, and whatever they are views of; `views` has the operand of each view."""
    kept = set(outputs)
    waiting = [*outputs]
    for value in waiting:
        if value in views and views[value] not in kept:
            kept.add(views[value])
            waiting.append(views[value])
    return kept


def parts_in_place(program: Program, types: Sequence[TensorType]) -> dict[int, JoinedPart]:
    """The values of a program that are stored as parts of a concatenation."""
    made, every, views = set[int](), dict[int, Apply](), dict[int, int]()
    for first, node in numbered(len(program.inputs), program.nodes):
        if isinstance(node, GraphOp):
            made.update(range(first, first + results(node)))
        elif is_concatenation(node):
            every[first] = node
        elif node.op in VIEWS:
            views[first] = node.operands[0]
    kept = kept_by_callers(program.outputs, views)
    found: dict[int, JoinedPart] = {}
    for whole in in_place({v: node.operands for v, node in every.items()}, made, kept, types.__getitem__):
        dim, start = int(node_attrs(every[whole])["dim"]), 0
        for operand in every[whole].operands:
            found[operand] = JoinedPart(whole, dim, start)
            start += types[operand].shape[dim]
    return found
