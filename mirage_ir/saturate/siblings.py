"""Products that share an operand, as one product: of the program's own, all that can be put side by side at once.

The laws put two together at a time, and find intervals of them; where all are to be one, this is where to start from.
"""

from __future__ import annotations

from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.program import Apply, Program, numbered
from mirage_ir.saturate.writer import ProgramWriter


def joined(program: Decomposed, side: int) -> Decomposed:
    """The program with the products that have the same operand on one side (0 is the left one) as slices of one product.

    Their other operands are concatenated where their shapes differ in no other dimension. The program itself when there are none.
    """
    first = len(program.inputs)
    types = infer_program(program)
    across = -1 if side == 0 else -2  # The dimension of the other operands along which they are put side by side.
    groups: dict[tuple[int, tuple[int, ...]], list[int]] = {}
    for v, node in numbered(first, program.nodes):
        if isinstance(node, Apply) and node.op == "matmul":
            rest = list(types[node.operands[1 - side]].shape)
            rest[across] = 0
            groups.setdefault((node.operands[side], tuple(rest)), []).append(v)
    group_of = {v: tuple(members) for members in groups.values() if _distinct(program, members, side) for v in members}
    writer = ProgramWriter(program)
    names = list(range(first))
    done: dict[tuple[int, ...], int] = {}
    for v, node in numbered(first, program.nodes):
        assert isinstance(node, Apply)
        members = group_of.get(v)
        if members is None:
            names.append(writer.add(Apply(node.op, tuple(names[o] for o in node.operands), node.attrs)))
            continue
        others = [_operand(program, m, 1 - side) for m in members]
        if members not in done:
            # The operands must all be there where the first of the products stands.
            if any(o >= v for o in others):
                return program
            rank = len(types[others[0]].shape)
            whole = writer.emit("concat", *(names[o] for o in others), dim=rank + across)
            shared = names[node.operands[side]]
            done[members] = writer.emit("matmul", *((shared, whole) if side == 0 else (whole, shared)))
        position = members.index(v)
        start = sum(types[o].shape[across] for o in others[:position])
        product = done[members]
        dim = len(writer.shape(product)) + across
        stop = start + types[others[position]].shape[across]
        names.append(writer.emit("slice", product, dim=dim, start=start, stop=stop))
    return writer.program([names[o] for o in program.outputs])


def _operand(program: Program, value: int, side: int) -> int:
    return program.nodes[value - len(program.inputs)].operands[side]


def _distinct(program: Program, members: list[int], side: int) -> bool:
    """Whether there are several products, of different operands."""
    others = [_operand(program, m, 1 - side) for m in members]
    return len(others) > 1 and len(set(others)) == len(others)
