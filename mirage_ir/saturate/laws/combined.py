"""Laws of two tensors, used on all tensors of a program that they fit, at once.

`matmul.columns_side_by_side` and `matmul.rows_stacked` put two products together at a time and find intervals of them; where all
are to be one product, this is where to start from. `concat.associative` makes one concatenation of several.
"""

from __future__ import annotations

from typing import Any

from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.program import Apply, Program, numbered
from mirage_ir.saturate.writer import ProgramWriter


def joined(program: Decomposed, side: int) -> Decomposed:
    """The program with all products that share the operand on one side (0 is the left one) as slices of one product.

    Their other operands are concatenated where their shapes differ in no other dimension. The program itself when there are none.
    """
    first = len(program.inputs)
    types = infer_program(program)
    across = -1 if side == 0 else -2  # The dimension of the other operands along which they are put side by side.
    groups: dict[tuple[int, tuple[int, ...]], dict[int, int]] = {}
    """By the shared operand and the other extents: the products, and the other operand of each."""
    for v, node in numbered(first, program.nodes):
        if isinstance(node, Apply) and node.op == "matmul":
            other = node.operands[1 - side]
            rest = list(types[other].shape)
            rest[across] = 0
            groups.setdefault((node.operands[side], tuple(rest)), {})[v] = other
    group_of = {v: group for group in groups.values() if 1 < len(group) == len(set(group.values())) for v in group}
    writer = ProgramWriter(program)
    names = list(range(first))
    done: dict[int, int] = {}
    for v, node in numbered(first, program.nodes):
        assert isinstance(node, Apply)
        if v not in group_of:
            names.append(writer.add(Apply(node.op, tuple(names[o] for o in node.operands), node.attrs)))
            continue
        group = group_of[v]
        leader, others = min(group), list(group.values())
        if v == leader:
            # The operands must all be there where the first of the products stands.
            if any(o >= v for o in others):
                return program
            whole = writer.emit("concat", *(names[o] for o in others), dim=len(types[others[0]].shape) + across)
            shared = names[node.operands[side]]
            done[v] = writer.emit("matmul", *((shared, whole) if side == 0 else (whole, shared)))
        product = done[leader]
        start = sum(types[o].shape[across] for member, o in group.items() if member < v)
        stop = start + types[group[v]].shape[across]
        names.append(writer.emit("slice", product, dim=len(writer.shape(product)) + across, start=start, stop=stop))
    return writer.program([names[o] for o in program.outputs])


def with_whole_concats(program: Program) -> Decomposed:
    """The program with concatenations of concatenations as one."""
    writer = ProgramWriter(program)
    names = list(range(len(program.inputs)))
    parts: dict[tuple[int, Any], tuple[int, ...]] = {}
    """The parts of each concatenation, by its value and dimension."""
    for node in program.nodes:
        assert isinstance(node, Apply)
        operands = tuple(names[v] for v in node.operands)
        if node.op == "concat":
            dim = node.attr()["dim"]
            operands = tuple(part for v in operands for part in parts.get((v, dim), (v,)))
            names.append(writer.emit("concat", *operands, dim=dim))
            parts[names[-1], dim] = operands
        else:
            names.append(writer.add(Apply(node.op, operands, node.attrs)))
    return writer.program([names[v] for v in program.outputs])
