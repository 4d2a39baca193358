"""Tensors that enter a program with rows in memory: a kernel would read columns again and again, entry by entry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mirage_ir.ops.table import VIEWS, operator
from mirage_ir.program import Apply, Program, rename_values
from mirage_ir.torch.convert.writer import Outside


def in_order(
    program: Program, inputs: Sequence[Outside], kept: Sequence[int]
) -> tuple[Program, tuple[Outside, ...], tuple[int, ...]]:
    """The program without transposes of inputs that make columns of rows, what its inputs are then, and what is left of `kept`,
    which has an entry for each node. All inputs but operands of products have an `order`.

    Products take their operands in any order, so theirs stay, and so do those of inputs that are read otherwise, too.
    """
    first = len(program.inputs)
    users: dict[int, list[int]] = {}
    for value, node in enumerate(program.nodes, first):
        for v in node.operands:
            users.setdefault(v, []).append(value)

    def readers(value: int) -> list[int]:
        """Who reads a value or a view of it."""
        return [u for user in users.get(value, ()) for u in (user, *(readers(user) if _op(program, user) in VIEWS else ()))]

    turned: dict[int, tuple[int, ...]] = {}
    for value, node in enumerate(program.nodes, first):
        assert isinstance(node, Apply)
        order = node.attr().get("permutation")
        if not operator(node.op).transposes or not isinstance(order, tuple) or order[-1] == len(order) - 1:
            continue
        (source,) = node.operands
        alone = source < first and users[source] == [value] and not inputs[source].causal and source not in program.outputs
        if alone and value not in program.outputs and not any(operator(_op(program, v)).product for v in readers(value)):
            turned[source] = order
    names: dict[int, int] = {v: v for v in range(first)}
    nodes: list[Apply] = []
    left: list[int] = []
    for value, (node, number) in enumerate(zip(program.nodes, kept, strict=True), first):
        assert isinstance(node, Apply)
        if operator(node.op).transposes and node.operands[0] in turned:
            names[value] = node.operands[0]
            continue
        names[value] = first + len(nodes)
        moved = rename_values(node, names)
        assert isinstance(moved, Apply)
        nodes.append(moved)
        left.append(number)
    types, outside = list(program.inputs), list(inputs)
    for v, type in enumerate(types):
        if not inputs[v].causal and not any(operator(_op(program, u)).product for u in readers(v)):
            order = turned.get(v, tuple(range(len(type.shape))))
            types[v] = replace(type, shape=tuple(type.shape[d] for d in order))
            outside[v] = replace(inputs[v], order=order)
    changed = replace(program, inputs=tuple(types), nodes=tuple(nodes), outputs=tuple(names[v] for v in program.outputs))
    return changed, tuple(outside), tuple(left)


def _op(program: Program, value: int) -> str:
    node = program.nodes[value - len(program.inputs)]
    assert isinstance(node, Apply)
    return node.op
