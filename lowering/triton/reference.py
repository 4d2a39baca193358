"""The float64 reference of a source program, as plain torch text: one line an operator.

A graph-defined operator in a source (a program that was written by hand at block level) becomes loops over its grid and its
for-loop, taking the program model literally: nothing here shares code with the kernel writer.
"""

from __future__ import annotations

from collections.abc import Sequence

from mirage_ir.check import check_graph, check_graph_results, infer_program
from mirage_ir.lowering.triton.rules import torch_expression
from mirage_ir.program import (
    NEW_DIM,
    REPLICATE,
    Accumulate,
    AccumulatorKind,
    Apply,
    GraphOp,
    Load,
    Program,
    Shape,
    Store,
    TensorType,
    numbered,
    results,
)
from mirage_ir.program import operands as operands_of


def _apply(node: Apply, names: Sequence[str]) -> str:
    return torch_expression(node.op, [names[v] for v in node.operands], node.attr())


def _graph(graph: GraphOp, operands: Sequence[str], types: Sequence[TensorType], made: Sequence[str], prefix: str) -> list[str]:
    """Lines that fill `made`, the results of a graph-defined operator, from the tensors `operands`."""
    inner = check_graph(graph, types)
    lines: list[str] = []
    for name, type in zip(made, check_graph_results(graph, types), strict=True):
        lines.append(f"{name} = {operands[0]}.new_empty({type.shape})")
    indices = [f"{prefix}g{d}" for d in range(len(graph.grid))]
    pad = ""
    for index, extent in zip(indices, graph.grid, strict=True):
        lines.append(f"{pad}for {index} in range({extent}):")
        pad += "    "
    counter = f"{prefix}it"

    def part(name: str, dims: Sequence[int], tile: Shape, iterated: int = REPLICATE) -> str:
        """`name` narrowed to a block's part, of shape `tile`. The grid splits `dims`, the for-loop the dimension `iterated`."""
        splits = [*zip(dims, indices, graph.grid, strict=True), (iterated, counter, graph.loop)]
        for dim, extent in enumerate(tile):
            start = ""
            for split, index, count in splits:
                if split == dim and count > 1:
                    start = f"({start} * {count} + {index})" if start else index
            if start:
                name += f".narrow({dim}, {start} * {extent}, {extent})"
        return name

    accumulators = [v for v, n in numbered(len(operands), graph.body) if isinstance(n, Accumulate)]
    lines += [f"{pad}{prefix}parts{v}, {prefix}shifts{v} = [], []" for v in accumulators]
    names = [*operands]
    in_loop: list[str] = []
    after: list[str] = []
    late: set[int] = set()
    stores = iter(made)
    for value, node in numbered(len(operands), graph.body):
        own = range(value, value + results(node))
        names += [f"{prefix}v{v}" for v in own]
        where = in_loop
        if isinstance(node, Accumulate) or late.intersection(operands_of(node)):
            late.update(own)
            where = after
        match node:
            case Load():
                where.append(f"{names[value]} = {part(names[node.source], node.imap, inner[value].shape, node.fmap)}")
            case Apply():
                where.append(f"{names[value]} = {_apply(node, names)}")
            case Accumulate():
                parts = f"{prefix}parts{value}"
                in_loop.append(f"{parts}.append({names[node.operand]})")
                if node.kind is AccumulatorKind.CONCAT:
                    text = f"torch.cat({parts}, dim={node.dim})"
                elif node.kind is AccumulatorKind.MAX:
                    text = f"torch.stack({parts}).amax(0)"
                elif node.shift is None:
                    text = f"sum({parts})"
                else:
                    shifts = f"{prefix}shifts{value}"
                    in_loop.append(f"{shifts}.append({names[node.shift]})")
                    top = f"torch.stack({shifts}).amax(0)"
                    text = f"sum(torch.exp(s - {top}) * x for s, x in zip({shifts}, {parts}))"
                after.append(f"{names[value]} = {text}")
            case GraphOp():
                read = [names[v] for v in node.operands], [inner[v] for v in node.operands]
                where += _graph(node, *read, [names[v] for v in own], f"{prefix}t{value}_")
            case Store():
                result = next(stores)
                new = [g for g, d in enumerate(node.omap) if d == NEW_DIM]
                target = result + (f"[{', '.join(indices[g] for g in new)}]" if new else "")
                after.append(f"{part(target, node.omap, inner[node.operand].shape)}.copy_({names[node.operand]})")
    lines.append(f"{pad}for {counter} in range({graph.loop}):")
    lines += [f"{pad}    {line}" for line in in_loop]
    lines += [f"{pad}{line}" for line in after]
    return lines


def reference_text(source: Program) -> str:
    """The function `reference(*inputs)`, which returns a tuple of float64 tensors. `source` is decomposed."""
    types = infer_program(source)
    names = [f"x{v}" for v in range(len(source.inputs))]
    lines = [
        "def reference(*inputs):",
        '    """The source program in float64, operator by operator."""',
        f"    {', '.join(names)}{',' if len(names) == 1 else ''} = (x.to(torch.float64) for x in inputs)",
    ]
    for value, node in numbered(len(names), source.nodes):
        made = [f"v{value + i}" for i in range(results(node))]
        if isinstance(node, Apply):
            lines.append(f"    {made[0]} = {_apply(node, names)}")
        else:
            assert isinstance(node, GraphOp)
            inside = _graph(node, [names[v] for v in node.operands], [types[v] for v in node.operands], made, f"k{value}_")
            lines += [f"    {line}" for line in inside]
        names.extend(made)
    outputs = [names[v] for v in source.outputs]
    lines.append(f"    return ({', '.join(outputs)},)")
    return "\n".join(lines) + "\n"
