"""The theory in egglog: what is part of a term, by as many rounds of all its laws as there is room for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from egglog.bindings import EggSmolError, EGraph

from paper_theory.laws import CONTAINMENT, EQUALITY
from paper_theory.terms import Term

ROUNDS = 8
"""Most rounds of rewriting."""
NODES = 3000
"""An e-graph of more nodes is not rewritten further."""

LANGUAGE = """
(datatype E (In String) (Add E E) (Mul E E) (Div E E) (Exp E) (Function String E) (Sum String E))
(relation free (E String))  ; The first does not depend on the index part.
(relation part (E))  ; A subexpression of the term in question.
(rule ((= e (Sum i x))) ((free e i)))
(rule ((= e (Sum j x)) (free x i)) ((free e i)))
(rule ((= e (Exp x)) (free x i)) ((free e i)))
(rule ((= e (Function f x)) (free x i)) ((free e i)))
(rule ((= e (Add x y)) (free x i) (free y i)) ((free e i)))
(rule ((= e (Mul x y)) (free x i) (free y i)) ((free e i)))
(rule ((= e (Div x y)) (free x i) (free y i)) ((free e i)))
"""


def _spelled(pattern: Term) -> str:
    """A law's side in egglog's language; variables are bare names there."""
    if pattern.head == "Var":
        return pattern.name
    return f"({' '.join(filter(None, (pattern.head, pattern.name, *map(_spelled, pattern.arguments))))})"


def _rules() -> Iterator[str]:
    for law in EQUALITY:
        for one, other in law.directions():
            conditions = " ".join(f"(free {x} {i})" for x, i in law.conditions)
            yield f"(rewrite {_spelled(one)} {_spelled(other)}{f' :when ({conditions})' if conditions else ''})"
    for whole in CONTAINMENT:
        parts = " ".join(f"(part {argument.name})" for argument in whole.arguments)
        yield f"(rule ((part e) (= e {_spelled(whole)})) ({parts}))"


RULES = "\n".join(_rules())


def contained(
    whole: Term, candidates: Sequence[Term], parts: Iterable[str], rounds: int = ROUNDS, nodes: int = NODES
) -> list[bool]:
    """For each candidate, whether it is found to be a subexpression of a term; `parts` are all index parts.

    What is found follows from the laws. What is not found may follow from more rounds.
    """
    graph: Any = EGraph()
    text = [LANGUAGE, RULES, f"(let $whole {whole})", "(part $whole)"]
    text += [f"(let $x{n} {candidate})" for n, candidate in enumerate(candidates)]
    leaves = {t for term in (whole, *candidates) for t in term.subterms() if t.head == "In"}
    text += [f'(free {leaf} "{part}")' for leaf in sorted(leaves, key=str) for part in parts if part not in leaf.free]
    _run(graph, "\n".join(text))
    for _ in range(rounds):
        if _size(graph) > nodes:
            break
        (ran,) = _run(graph, "(run 1)")
        if not ran.report.updated:
            break
    return [_holds(graph, f"(part $x{n})") for n in range(len(candidates))]


def _run(graph: Any, text: str) -> Any:
    return graph.run_program(*graph.parse_program(text))


def _size(graph: Any) -> int:
    (sizes,) = _run(graph, "(print-size)")
    return sum(count for _, count in sizes.sizes)


def _holds(graph: Any, fact: str) -> bool:
    try:
        _run(graph, f"(check {fact})")
    except EggSmolError:
        return False
    return True
