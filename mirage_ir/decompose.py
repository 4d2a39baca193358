"""Decomposition: composite operators, and means, become operators that the search knows.

rewrite: `rms_norm(x)` → `x / sqrt(scale(sum(square(x)), 1/n))`, and so on for every row of `mirage_ir.ops.composites`;
`mean(x, d)` → `scale(sum(x, d), 1/n)`. checks: shapes, which the expansion preserves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NewType

from mirage_ir.check import infer_program, node_type
from mirage_ir.ops.composites import EXPANSIONS
from mirage_ir.ops.library import LIBRARY
from mirage_ir.program import (
    REPLICATE,
    Apply,
    DType,
    GraphOp,
    Level,
    Load,
    Node,
    Program,
    Store,
    TensorType,
    make_attrs,
    numbered,
    rename_values,
    results,
)

Decomposed = NewType("Decomposed", Program)
"""A well-formed program without composites and means: what every engine takes. A candidate may have kernels of libraries.

`decompose` makes one. Four functions write one from the operators of another: `search.plan.assemble.assemble`,
`search.plan.parts.cut` and `join`, `saturate.writer.ProgramWriter.program`, and `verify.shrink.shrink`.
"""


def decompose(program: Program, *, libraries: bool = False) -> Decomposed:
    """The same program without composites and means; with `libraries`, kernels of libraries stay, as in a candidate.

    Raises `ProgramError` when it is not well formed.
    """
    types = infer_program(program)
    kept = LIBRARY.keys() if libraries else ()
    if not any(isinstance(node, Apply) and node.op in EXPANSIONS and node.op not in kept for node in program.nodes):
        return Decomposed(program)
    out_types = list(types[: len(program.inputs)])
    names = list(range(len(program.inputs)))
    nodes: list[Node] = []

    def emit(op: str, *operands: int, **attrs: Any) -> int:
        if op in EXPANSIONS and op not in kept:
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


def unfolded(program: Program) -> Program:
    """A candidate with each library's kernel as a graph-defined one of a single block: f32 inside, rounded once.

    It computes the same with the same rounding, and tells nothing of how the kernel does it. Raises `ProgramError`.
    """
    if not any(isinstance(node, Apply) and node.op in LIBRARY for node in program.nodes):
        return program
    types = infer_program(program, memory=False)
    nodes = [
        _one_block(node, types, types[first].dtype) if isinstance(node, Apply) and node.op in LIBRARY else node
        for first, node in numbered(len(program.inputs), program.nodes)
    ]
    return replace(program, nodes=tuple(nodes))


def _one_block(node: Apply, types: Sequence[TensorType], dtype: DType) -> GraphOp:
    """The graph-defined kernel of one block that computes an operator of a library."""
    read = tuple(dict.fromkeys(node.operands))
    whole = decompose(Program(node.op, tuple(types[v] for v in read), (_over(node, read),), (len(read),)))
    loads = [Load(n, (REPLICATE,)) for n in range(len(read))]
    # Inside, the operands come first, and then what is loaded of them.
    moved = [rename_values(inner, range(len(read), 2 * len(read) + len(whole.nodes))) for inner in whole.nodes]
    store = Store(whole.outputs[0] + len(read), (REPLICATE,), dtype)
    return GraphOp(Level.BLOCK, read, (1,), (*loads, *moved, store))


def _over(node: Apply, read: Sequence[int]) -> Apply:
    """The operator, applied to the first values of a program."""
    return replace(node, operands=tuple(read.index(v) for v in node.operands))
