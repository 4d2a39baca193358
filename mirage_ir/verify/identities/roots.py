"""Divisors as squares of roots: x / y is ((x·y) / √(y²)) / √(y²).

A root is a variable of its own, so that a sum of quotients with many divisors is a sum of products. This one has a value, and the
sign of x/y, wherever x/y has: (x / √y) / √y would have none where y is negative. It is no law that `normalize` applies: it hides
that a divisor is a sum, and some pairs need that. A divisor that is a product of exponentials or other positive functions is one of
variables already, which others cancel: it stays.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from mirage_ir.ops import VIEWS, operator
from mirage_ir.program import Accumulate, AccumulatorKind, Apply, BodyNode, GraphOp, Load, Program, Store, rename_values, results
from mirage_ir.verify.identities.factors import PRODUCT

KEEPS_ONE_TERM = frozenset((PRODUCT, "div", "reciprocal", "square", *VIEWS))
"""Operators whose results have one term where their operands have."""


def by_roots(program: Program) -> Program:
    """A program that divides by roots of squares of divisors, and by products of positive functions, alone."""
    names = list(range(len(program.inputs)))
    nodes = tuple(n for n in _nodes(program.nodes, names, set()) if isinstance(n, Apply | GraphOp))
    return replace(program, nodes=nodes, outputs=tuple(names[v] for v in program.outputs))


def _nodes(nodes: Iterable[BodyNode], names: list[int], positive: set[int]) -> Iterator[BodyNode]:
    """Nodes written anew; `names` has the new number of each value so far, and `positive` those that are products of positive
    functions."""
    count = len(names)
    for node in nodes:
        moved = rename_values(node, names)
        if isinstance(moved, GraphOp):
            inside = {i for i, v in enumerate(moved.operands) if v in positive}
            own = list(range(len(moved.operands)))
            moved = replace(moved, body=tuple(_nodes(moved.body, own, inside)))
            stores = [n for n in moved.body if isinstance(n, Store)]
            positive.update(count + i for i, store in enumerate(stores) if store.operand in inside)
        elif isinstance(moved, Apply) and moved.op in ("div", "reciprocal") and moved.operands[-1] not in positive:
            *dividend, divisor = moved.operands
            above = [Apply(PRODUCT, (*dividend, divisor))] if dividend else []
            root = count + len(above) + 1
            yield from (*above, Apply("square", (divisor,)), Apply("sqrt", (root - 1,)))
            yield Apply("div", (count if above else divisor, root))
            moved = Apply("div", (root + 1, root))
            count = root + 2
        elif _is_positive(moved, positive):
            positive.add(count)
        yield moved
        names.extend(range(count, count + results(moved)))
        count += results(moved)


def _is_positive(node: BodyNode, positive: set[int]) -> bool:
    """Whether a node makes a product of positive functions of such."""
    match node:
        case Apply():
            return operator(node.op).positive or (node.op in KEEPS_ONE_TERM and positive.issuperset(node.operands))
        case Load():
            return node.source in positive
        case Accumulate():
            return node.kind is AccumulatorKind.CONCAT and node.operand in positive
        case _:
            return False
