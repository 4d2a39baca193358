"""A drawing as Graphviz text: graphs inside nodes are clusters, phases of a loop are clusters inside these."""

from __future__ import annotations

from collections.abc import Iterator

from mirage_ir.reporting.drawing import Drawing, DrawnEdge, DrawnNode, NodeRole

SHAPES = {
    NodeRole.INPUT: "ellipse",
    NodeRole.RESULT: "ellipse",
    NodeRole.PRODUCT: "box, style=bold",
    NodeRole.ACCUMULATOR: "box, style=rounded",
    NodeRole.LOAD: "invhouse",
    NodeRole.STORE: "house",
    NodeRole.LAYOUT: "box, style=dashed",
}
"""How Graphviz draws a role; any other is a box."""


def dot_of(drawing: Drawing, name: str) -> str:
    """The text of a directed graph, which `dot` lays out. Names of nodes are their paths."""
    lines = [
        f"digraph {quoted(name)} {{",
        "  compound=true;",
        '  node [fontname="Helvetica", fontsize=10, shape=box];',
        '  edge [fontname="Helvetica", fontsize=8];',
        *(f"  {line}" for line in _inside(drawing)),
        "}",
    ]
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """A string of the dot language. Line ends in `text` become its `\\n`."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def _inside(drawing: Drawing) -> Iterator[str]:
    for number, band in enumerate(drawing.bands):
        members = [node for node in drawing.nodes if node.band == number]
        lines = (line for node in members for line in _node(node))
        if band:
            path = members[0].path.rpartition(".")[0]
            yield f"subgraph {quoted(f'cluster_{path}_{number}')} {{"
            yield f"  label={quoted(band)}; style=dotted;"
            yield from (f"  {line}" for line in lines)
            yield "}"
        else:
            yield from lines
    for edge in drawing.edges:
        yield _edge(drawing, edge)


def _node(node: DrawnNode) -> Iterator[str]:
    label = quoted(f"{node.title}\n{node.shape}")
    facts = quoted("\n".join(f"{name}: {value}" for name, value in node.facts))
    if node.inside is None:
        yield f"{quoted(node.path)} [label={label}, shape={SHAPES.get(node.role, 'box')}, tooltip={facts}];"
        return
    yield f"subgraph {quoted(f'cluster_{node.path}')} {{"
    yield f"  label={label}; style=rounded; tooltip={facts};"
    yield from (f"  {line}" for line in _inside(node.inside))
    yield "}"


def _edge(drawing: Drawing, edge: DrawnEdge) -> str:
    """An edge. One that ends at a cluster is drawn to a node inside it and cut at its border."""
    source, target = drawing.nodes[edge.source], drawing.nodes[edge.target]
    cut = [f"label={quoted(edge.shape)}"]
    if source.inside is not None:
        cut.append(f"ltail={quoted(f'cluster_{source.path}')}")
    if target.inside is not None:
        cut.append(f"lhead={quoted(f'cluster_{target.path}')}")
    return f"{quoted(_anchor(source, -1))} -> {quoted(_anchor(target, 0))} [{', '.join(cut)}];"


def _anchor(node: DrawnNode, place: int) -> str:
    """The path of the first or the last node without a graph inside a node."""
    while node.inside is not None:
        node = node.inside.nodes[place]
    return node.path
