"""Parts that multiply one tensor become one part, so that one kernel can load it once for all of them.

A cut puts operators into one order, in which such products may be far from each other: queries, keys and values of attention.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.ops.table import VIEWS, operator
from mirage_ir.program import Apply, Program, Shape, TensorType, rename_values
from mirage_ir.search.plan.parts import Part

MOST = 4
"""Products of a joined part, at most: queries, keys, values and a gate. A choice: a kernel has registers for few."""


def join_siblings(parts: Sequence[Part], inputs: int) -> tuple[Part, ...]:
    """The parts of a program with so many inputs, in which those that multiply one value, and make results of one type, are one.

    What a joined part reads must be made before the first of them.
    """
    made = set(range(inputs))
    before: list[set[int]] = []
    for part in parts:
        before.append(set(made))
        made.update(part.outputs)
    groups: list[list[int]] = []
    latest: dict[Hashable, list[int]] = {}
    for place, part in enumerate(parts):
        alike = _multiplied(part)
        if alike is None:
            continue
        group = latest.get(alike, [])
        if not group or len(group) == MOST or not before[group[0]].issuperset(part.inputs):
            group = latest[alike] = []
            groups.append(group)
        group.append(place)
    first = {group[0]: _joined([parts[place] for place in group]) for group in groups}
    joined = {place for group in groups for place in group}
    return tuple(first.get(place, part) for place, part in enumerate(parts) if place in first or place not in joined)


def _multiplied(part: Part) -> Hashable | None:
    """The value that a part multiplies in its one product, and the type of its one result; None for other parts."""
    program = part.program
    types, first = infer_program(program), len(program.inputs)
    products = [node for node in program.nodes if isinstance(node, Apply) and operator(node.op).product]
    if len(products) != 1 or len(program.outputs) != 1:
        return None
    value = products[0].operands[0]
    while value >= first:
        node = program.nodes[value - first]
        if not isinstance(node, Apply) or node.op not in VIEWS:
            return None
        value = node.operands[0]
    return part.inputs[value], types[program.outputs[0]]


def _joined(parts: Sequence[Part]) -> Part:
    """Parts that read nothing of each other, as one."""
    if len(parts) == 1:
        return parts[0]
    known = {v: own for part in parts for v, own in zip(part.inputs, _inputs(part.program), strict=True)}
    place = {v: n for n, v in enumerate(known)}
    outputs: list[int] = []
    made: dict[Apply, int] = {}
    for part in parts:
        names = [place[v] for v in part.inputs]
        for node in part.program.nodes:
            moved = rename_values(node, names)
            assert isinstance(moved, Apply)
            names.append(made.setdefault(moved, len(known) + len(made)))  # Views of what they share are made once.
        outputs += (names[v] for v in part.program.outputs)
    types, called, strides = zip(*known.values(), strict=True)
    program = Program(parts[0].program.name, types, tuple(made), tuple(outputs), called, strides)
    return Part(Decomposed(program), tuple(known), tuple(v for part in parts for v in part.outputs))


def _inputs(program: Program) -> list[tuple[TensorType, str, Shape | None]]:
    """Types, names and strides of a program's inputs."""
    count = len(program.inputs)
    names = program.input_names or tuple(f"arg{n}" for n in range(count))
    return list(zip(program.inputs, names, program.strides or (None,) * count, strict=True))
