"""Divisors as squares of roots: x / y is ((x·y) / √(y²)) / √(y²).

A root is a variable of its own, so that a sum of quotients with many divisors is a sum of products. This one has a value, and the
sign of x/y, wherever x/y has: (x / √y) / √y would have none where y is negative. It is no law that `normalize` applies: it hides
that a divisor is a sum, and some pairs need that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from mirage_ir.program import Apply, BodyNode, GraphOp, Program, rename_values, results
from mirage_ir.verify.identities.factors import PRODUCT


def by_roots(program: Program) -> Program:
    """A program that divides by roots of squares of divisors alone."""
    names = list(range(len(program.inputs)))
    nodes = tuple(n for n in _nodes(program.nodes, names) if isinstance(n, Apply | GraphOp))
    return replace(program, nodes=nodes, outputs=tuple(names[v] for v in program.outputs))


def _nodes(nodes: Iterable[BodyNode], names: list[int]) -> Iterator[BodyNode]:
    """Nodes written anew; `names` has the new number of each value so far."""
    count = len(names)
    for node in nodes:
        moved = rename_values(node, names)
        if isinstance(moved, GraphOp):
            moved = replace(moved, body=tuple(_nodes(moved.body, list(range(len(moved.operands))))))
        elif isinstance(moved, Apply) and moved.op in ("div", "reciprocal"):
            *dividend, divisor = moved.operands
            above = [Apply(PRODUCT, (*dividend, divisor))] if dividend else []
            root = count + len(above) + 1
            yield from (*above, Apply("square", (divisor,)), Apply("sqrt", (root - 1,)))
            yield Apply("div", (count if above else divisor, root))
            moved = Apply("div", (root + 1, root))
            count = root + 2
        yield moved
        names.extend(range(count, count + results(moved)))
        count += results(moved)
