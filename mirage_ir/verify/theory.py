"""Which law the theory lacks where two programs differ in the field: words for a person who knows that they are equal."""

from __future__ import annotations

from mirage_ir.ops import operator
from mirage_ir.program import Accumulate, AccumulatorKind, Apply, BodyNode, GraphOp, Program


def lacking(source: Program, candidate: Program) -> str:
    """Which law would be needed, as far as the operators of the two tell it; empty when nothing can be told."""
    (ours, our_maxima), (theirs, their_maxima) = _used(source.nodes), _used(candidate.nodes)
    if ours ^ theirs:
        return f"no law relates what only one of them takes: {', '.join(sorted(ours ^ theirs))}"
    if our_maxima or their_maxima:
        return "of maxima and minima only the laws of sets are known, and how they move and scale"
    if ours:
        return f"of {', '.join(sorted(ours))} only the laws of docs/verification.md are known"
    return ""


def _used(nodes: tuple[BodyNode, ...]) -> tuple[set[str], bool]:
    """The functions that nodes take, and whether there are maxima or minima."""
    functions, extrema = set[str](), False
    for node in nodes:
        match node:
            case Apply():
                row = operator(node.op)
                functions |= {row.name} if row.oracle else {row.takes} - {""}
                extrema |= row.extremum
            case GraphOp():
                inside, ordered = _used(node.body)
                functions |= inside
                extrema |= ordered
            case Accumulate(kind=AccumulatorKind.MAX):
                extrema = True
            case _:
                continue
    return functions, extrema
