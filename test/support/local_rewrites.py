"""Rewrites of one operator and those before it: how a law is applied to a place of a program.

A law is a function that looks at an operator and returns the nodes that take its place, or None where it does not apply.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from edit import Lines, Place, apply, places

from mirage_ir.ops.composites import COMPOSITES
from mirage_ir.program import Apply, Program, Shape

Rewrite = Callable[[Program, Random], Program | None]
Law = Callable[[Lines, int, Apply, Random], list[Apply] | None]
"""What the operator of a line becomes: nodes of which the last computes its result. Operands below 0 name the nodes before: -1 the
first."""


def sites(program: Program, random: Random) -> Iterator[tuple[Place, Lines, int, Apply]]:
    """All operators of all graphs, in random order."""
    found = [(place, lines, n) for place in places(program) for lines in [place.lines()] for n in range(len(lines.lines))]
    random.shuffle(found)
    for place, lines, n in found:
        node = lines.lines[n].node
        if isinstance(node, Apply) and node.op not in COMPOSITES:
            yield place, lines, n, node


def local(law: Law) -> Rewrite:
    """The rewrite that applies a law at a random place."""

    def rewrite(program: Program, random: Random) -> Program | None:
        for place, lines, n, node in sites(program, random):
            new = law(lines, n, node, random)
            if new is not None:
                names: list[int] = []
                for part in new[:-1]:
                    names.append(lines.insert(n + len(names), _named(part, names)))
                lines.lines[n + len(names)].node = _named(new[-1], names)
                return place.with_lines(lines)
        return None

    return rewrite


def _named(node: Apply, names: list[int]) -> Apply:
    return replace(node, operands=tuple(v if v >= 0 else names[-1 - v] for v in node.operands))


class Nodes:
    """Builds what a law returns: each method call appends a node and gives the operand that names it."""

    def __init__(self) -> None:
        self.nodes: list[Apply] = []

    def __call__(self, op: str, *operands: int, **attrs: float | tuple[int, ...]) -> int:
        self.nodes.append(apply(op, *operands, **attrs))
        return -len(self.nodes)


def shape(lines: Lines, name: int) -> Shape:
    return lines.types[name].shape


def defined_by(lines: Lines, name: int, *ops: str) -> Apply | None:
    """The operator that computes a value, if it is one of these."""
    node = lines.maker(name)
    return node if isinstance(node, Apply) and node.op in ops else None


def from_the_end(lines: Lines, node: Apply) -> int:
    """The dimension of a reduction, counted from the end (negative)."""
    dim = node.attr()["dim"]
    assert isinstance(dim, int)
    return dim - len(shape(lines, node.operands[0]))


def value_of(node: Apply) -> float:
    """The constant of a scale or an offset."""
    value = node.attr()["value"]
    assert isinstance(value, int | float)
    return float(value)
