"""What the theory lacks, where two programs differ in the field: words for a person who knows that they are equal."""

from __future__ import annotations

from mirage_ir.ops import OPERATORS
from mirage_ir.program import Accumulate, AccumulatorKind, Apply, BodyNode, GraphOp, Program

_ORDERED = frozenset({"max", "maximum", "minimum", "relu", "clamp"})


def lacking(source: Program, candidate: Program) -> str:
    """Which law would be needed, as far as the operators of the two tell it; empty when nothing can be told."""
    ours, theirs = _names(source.nodes), _names(candidate.nodes)
    functions = {name for name in ours ^ theirs if name in OPERATORS and OPERATORS[name].oracle}
    if functions:
        return f"no law relates what only one of them takes: {', '.join(sorted(functions))}"
    if (ours | theirs) & _ORDERED and (ours & _ORDERED or theirs & _ORDERED):
        return "of maxima and minima only the laws of sets are known, and how they move and scale"
    known = {name for name in ours & theirs if name in OPERATORS and OPERATORS[name].oracle}
    if known:
        return f"of {', '.join(sorted(known))} only the laws of docs/verification.md are known"
    return ""


def _names(nodes: tuple[BodyNode, ...]) -> set[str]:
    found: set[str] = set()
    for node in nodes:
        match node:
            case Apply():
                found.add({"rsqrt": "sqrt"}.get(node.op, node.op))
            case GraphOp():
                found |= _names(node.body)
            case Accumulate(kind=AccumulatorKind.MAX):
                found.add("max")
            case _:
                continue
    return found
