"""Decomposition: composite operators, and means, become operators that the search knows.

rewrite: `rms_norm(x)` → `x / sqrt(scale(sum(square(x)), 1/n))`, and so on for every row of `mirage_ir.ops.composites`;
`mean(x, d)` → `scale(sum(x, d), 1/n)`. checks: shapes, which the expansion preserves.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NewType

from mirage_ir.check import infer_program, node_type
from mirage_ir.ops.composites import EXPANSIONS
from mirage_ir.program import Apply, Level, Node, Program, make_attrs, numbered, rename_values, results

Decomposed = NewType("Decomposed", Program)
"""A well-formed program without composites and means: what every engine takes.

`decompose` makes one. Four functions write one from the operators of another: `search.plan.assemble.assemble`,
`search.plan.parts.cut` and `join`, `saturate.writer.ProgramWriter.program`, and `verify.shrink.shrink`.
"""


def decompose(program: Program) -> Decomposed:
    """The same program without composites and means. Raises `ProgramError` when it is not well formed."""
    types = infer_program(program)
    if not any(isinstance(node, Apply) and node.op in EXPANSIONS for node in program.nodes):
        return Decomposed(program)
    out_types = list(types[: len(program.inputs)])
    names = list(range(len(program.inputs)))
    nodes: list[Node] = []

    def emit(op: str, *operands: int, **attrs: Any) -> int:
        if op in EXPANSIONS:
            defaults, expand = EXPANSIONS[op]
            return expand(emit, shape_of, operands, {**defaults, **attrs})
        node = Apply(op, operands, make_attrs(attrs))
        nodes.append(node)
        out_types.append(node_type(node, [out_types[v] for v in operands], Level.KERNEL))
        return len(out_types) - 1

    def shape_of(value: int) -> tuple[int, ...]:
        return out_types[value].shape

    for first, node in numbered(len(program.inputs), program.nodes):
        if isinstance(node, Apply):
            names.append(emit(node.op, *(names[v] for v in node.operands), **node.attr()))
        else:
            moved = rename_values(node, names)
            assert not isinstance(moved, Apply)
            nodes.append(moved)  # type: ignore[arg-type]
            for v in range(first, first + results(node)):
                out_types.append(types[v])
                names.append(len(out_types) - 1)
    return Decomposed(replace(program, nodes=tuple(nodes), outputs=tuple(names[v] for v in program.outputs)))
