"""The float64 reference of a source program, as plain torch text: one line an operator.

A graph-defined operator in a source (a program that was written by hand at block level) becomes loops over its grid and its
for-loop, taking the program model literally: nothing here shares code with the kernel writer. A tile with absent entries is a
shorter tensor, of those that are present: nothing can read the others.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast

from mirage_ir.absence import Cover, is_ragged
from mirage_ir.check import absences, check_graph, check_graph_results, infer_program
from mirage_ir.loop_kernels import with_loops_apart
from mirage_ir.lowering.module.rules import MINUS_INFINITY, number_text, torch_expression
from mirage_ir.ops import Kind, operator, signature_of
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

FILLED = '''
    def filled(x, dim, extent, value):
        """A shorter tile at its full length."""
        shape = [extent - n if d == dim else n for d, n in enumerate(x.shape)]
        return torch.cat((x, x.new_full(shape, value)), dim)
'''
"""A function within `reference`, where iterations lack entries."""


def _apply(node: Apply, names: Sequence[str]) -> str:
    return torch_expression(node.op, [names[v] for v in node.operands], node.attr())


def _applied(node: Apply, names: Sequence[str], types: Sequence[TensorType], ends: Sequence[Sequence[str]]) -> str:
    """The text of an operator on tiles that may be shorter than their types say.

    `ends` are the extents of its operands' dimensions that are. What meets a shorter tile is cut, and a broadcast keeps extents.
    """
    signature, texts, attrs = (
        signature_of(node, [types[v].shape for v in node.operands]),
        [names[v] for v in node.operands],
        node.attr(),
    )
    for label in signature.labels:
        for end in {ends[o][d] for o, d in label.along} - {""}:
            for o, d in label.along:
                texts[o] += "" if ends[o][d] else f"[{':, ' * d}: {end}]"
    row = operator(node.op)
    if row.kind is Kind.REDUCTION and row.neutral:  # torch knows no maximum of nothing.
        dim, (source,) = cast("int", attrs["dim"]), node.operands
        if ends[0][dim]:
            texts[0] = f"filled({texts[0]}, {dim}, {types[source].shape[dim]}, {number_text(row.neutral)})"
    if row.broadcasts:
        kept = {label.result for label in signature.kept if label.along}
        attrs["shape"] = tuple(-1 if d in kept else extent for d, extent in enumerate(cast("Shape", attrs["shape"])))
    return torch_expression(node.op, texts, attrs)


def _graph(
    graph: GraphOp,
    operands: Sequence[str],
    types: Sequence[TensorType],
    made: Sequence[str],
    prefix: str,
    shapes: Sequence[str] | None = None,
) -> list[str]:
    """Lines that fill `made`, the results of a graph-defined operator, from the tensors `operands`.

    `shapes` are given for a thread graph whose tiles may be shorter than their types say: the shapes of its results.
    """
    inner = check_graph(graph, types)
    ragged = shapes is not None or is_ragged(graph)
    absent = absences(graph, types) if ragged and shapes is None else [(None,) * len(t.shape) for t in inner]
    lines: list[str] = []
    for name, shape in zip(made, shapes or [str(t.shape) for t in check_graph_results(graph, types)], strict=True):
        lines.append(f"{name} = {operands[0]}.new_empty({shape})")
    indices = [f"{prefix}g{d}" for d in range(len(graph.grid))]
    counter = f"{prefix}it"
    pad = ""
    for index, extent in zip(indices, graph.grid, strict=True):
        lines.append(f"{pad}for {index} in range({extent}):")
        pad += "    "

    def part(name: str, dims: Sequence[int], tile: Shape, iterated: int = REPLICATE) -> str:
        """`name` narrowed to a block's part, of shape `tile`. The grid splits `dims`, the for-loop the dimension `iterated`."""
        splits = [*zip(dims, indices, graph.grid, strict=True), (iterated, counter, graph.loop)]
        for dim, extent in enumerate(tile):
            start = ""
            for split, index, count in splits:
                if split == dim and count > 1:
                    start = f"({start} * {count} + {index})" if start else index
            if start and ragged:  # A slice ends where its tensor ends.
                name += f"[{':, ' * dim}{start} * {extent} : {start} * {extent} + {extent}]"
            elif start:
                name += f".narrow({dim}, {start} * {extent}, {extent})"
        return name

    def present(cover: Cover) -> str:
        """How many entries of a tile are present."""
        number = ""
        for index, count in (*((indices[g], graph.grid[g]) for g in cover.grid), *([(counter, graph.loop)] if cover.loop else [])):
            number = f"({number} * {count} + {index})" if number else index
        left = f"{cover.extent} - {number} * {cover.tile}" if number else str(cover.extent)
        return f"min({cover.tile}, max({left}, 0))"

    def full(value: int, absence: str) -> str:
        """The text of a value as an accumulator takes it, with all entries."""
        text = names[value]
        for d, cover in enumerate(absent[value]):
            if cover is not None and cover.loop:
                text = f"filled({text}, {d}, {cover.tile}, {absence})"
        return text

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
                ends = [["" if cover is None else present(cover) for cover in absent[v]] for v in node.operands]
                text = _applied(node, names, inner, ends) if ragged else _apply(node, names)
                where.append(f"{names[value]} = {text}")
            case Accumulate():
                parts = f"{prefix}parts{value}"
                added = names[node.operand]
                if node.kind is not AccumulatorKind.CONCAT:
                    added = full(node.operand, MINUS_INFINITY if node.kind is AccumulatorKind.MAX else "0.0")
                in_loop.append(f"{parts}.append({added})")
                if node.kind is AccumulatorKind.CONCAT:
                    text = f"torch.cat({parts}, dim={node.dim})"
                elif node.kind is AccumulatorKind.MAX:
                    text = f"torch.stack({parts}).amax(0)"
                elif node.shift is None:
                    text = f"sum({parts})"
                else:
                    shifts = f"{prefix}shifts{value}"
                    in_loop.append(f"{shifts}.append({full(node.shift, MINUS_INFINITY)})")
                    top = f"torch.stack({shifts}).amax(0)"
                    weight = f"torch.exp(s - {top})"
                    if ragged:  # Tiles without entries count for nothing, also where no tile has any.
                        weight += f".masked_fill(s == {MINUS_INFINITY}, 0.0)"
                    text = f"sum({weight} * x for s, x in zip({shifts}, {parts}))"
                after.append(f"{names[value]} = {text}")
            case GraphOp():
                read = [names[v] for v in node.operands], [inner[v] for v in node.operands]
                extents = [
                    [str(e) if c is None else present(c) for e, c in zip(inner[v].shape, absent[v], strict=True)] for v in own
                ]
                shapes = [f"({', '.join(e)}{',' * (len(e) == 1)})" for e in extents] if ragged else None
                where += _graph(node, *read, [names[v] for v in own], f"{prefix}t{value}_", shapes)
            case Store():
                result = next(stores)
                new = [g for g, d in enumerate(node.omap) if d == NEW_DIM]
                target = result + (f"[{', '.join(indices[g] for g in new)}]" if new else "")
                after.append(f"{part(target, node.omap, inner[node.operand].shape)}.copy_({names[node.operand]})")
    lines.append(f"{pad}for {counter} in range({graph.loop}):")
    lines += [f"{pad}    {line}" for line in in_loop]
    lines += [f"{pad}{line}" for line in after]
    return lines


def _symbol_lines(source: Program, symbols: Sequence[str], body: Sequence[str]) -> list[str]:
    """Lines that set the symbols that others read."""
    places = {str(e): (i, d) for i, type in enumerate(source.inputs) for d, e in enumerate(type.shape)}
    words = set(re.findall(r"\w+", "\n".join(body)))
    found = [(symbol, *places[symbol]) for symbol in symbols if symbol in words]
    return [f"    {symbol} = inputs[{i}].shape[{d}]" for symbol, i, d in found]


def reference_text(source: Program, symbols: Sequence[str] = ()) -> str:
    """The function `reference(*inputs)`, which returns a tuple of float64 tensors. `source` is decomposed.

    Its extents may follow from `symbols` (`mirage_ir.sized.extent`).
    """
    source = with_loops_apart(source)
    types = infer_program(source)
    names = [f"x{v}" for v in range(len(source.inputs))]
    lines = [
        "def reference(*inputs):",
        '    """The source program in float64, operator by operator."""',
        f"    {', '.join(names)}{',' if len(names) == 1 else ''} = (x.to(torch.float64) for x in inputs)",
    ]
    body: list[str] = []
    for value, node in numbered(len(names), source.nodes):
        made = [f"v{value + i}" for i in range(results(node))]
        if isinstance(node, Apply):
            body.append(f"    {made[0]} = {_apply(node, names)}")
        else:
            assert isinstance(node, GraphOp)
            inside = _graph(node, [names[v] for v in node.operands], [types[v] for v in node.operands], made, f"k{value}_")
            body += [f"    {line}" for line in inside]
        names.extend(made)
    lines += [*_symbol_lines(source, symbols, body), *body]
    outputs = [names[v] for v in source.outputs]
    lines.append(f"    return ({', '.join(outputs)},)")
    if any("filled(" in line for line in lines):
        lines.insert(2, FILLED)
    return "\n".join(lines) + "\n"
