"""The paper's axioms of abstract expressions (Mirage, OSDI'25, Table 2), for entries of tensors as functions of their indices.

The paper forgets indices: sum(n, x) is a sum over n values, of whichever index. Here a sum names the index part that it binds. That
changes three axioms, and nothing else:

* sum(i, mul(x, y)) = mul(sum(i, x), y), and the same for div, hold where y does not depend on i. Without indices, the paper has
  them for any y; so Σ_k x·w is (Σ_k x)·w there, which no program may use.
* sum(i, sum(j, x)) = sum(i·j, x), with which sums of one total extent are equal, becomes: sums commute. The sum over an index that
  is split is written as sums over its parts.
* sum(1, x) = x is a sum over no index part, which is not written.

All other axioms are the paper's, and the law of exponentials is one more. Whatever the laws here prove without it, the paper's
axioms prove of the terms with indices forgotten: each law here becomes an instance of theirs. Conversely, a proof of the paper's is
one here when each step that moves a factor or a divisor through a sum moves one that does not depend on the sum's index, and no
step trades one sum for another of the same extent. Equalities with other proofs are none of programs.

**What provable means for normal forms.** Each law, with the operations of `mirage_ir.expr` in place of the operators, should hold
of all normal forms. Then the forms are a model of the theory, and terms that it proves equal have one form.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from paper_theory.terms import Term


@dataclass(frozen=True)
class Law:
    """Two sides that are equal; each pair in `conditions` is a variable that does not depend on an index part."""

    name: str
    left: Term
    right: Term
    conditions: tuple[tuple[str, str], ...] = ()

    def directions(self) -> Iterator[tuple[Term, Term]]:
        """Both ways to use it as a rewrite rule, or one, where the other would have to make something up."""
        for one, other in ((self.left, self.right), (self.right, self.left)):
            if variables(other) <= variables(one):
                yield one, other


def parsed(text: str) -> Term:
    """A term of a law, as an S-expression: (Sum i (Mul x y))."""
    tokens = text.replace("(", " ( ").replace(")", " ) ").split()

    def term(at: int) -> tuple[Term, int]:
        if tokens[at] != "(":
            return Term("Var", (), tokens[at]), at + 1
        head, at, name = tokens[at + 1], at + 2, ""
        if head in ("Sum", "Function"):
            name, at = tokens[at], at + 1
        arguments: list[Term] = []
        while tokens[at] != ")":
            argument, at = term(at)
            arguments.append(argument)
        return Term(head, tuple(arguments), name), at + 1

    return term(0)[0]


def variables(pattern: Term) -> set[str]:
    """The variables of a law's side, index parts among them."""
    own = {pattern.name} if pattern.head in ("Var", "Sum", "Function") else set[str]()
    return own.union(*(variables(a) for a in pattern.arguments))


def law(name: str, left: str, right: str, *conditions: tuple[str, str]) -> Law:
    return Law(name, parsed(left), parsed(right), conditions)


EQUALITY = (
    law("add commutes", "(Add x y)", "(Add y x)"),
    law("add associates", "(Add x (Add y z))", "(Add (Add x y) z)"),
    law("mul commutes", "(Mul x y)", "(Mul y x)"),
    law("mul associates", "(Mul x (Mul y z))", "(Mul (Mul x y) z)"),
    law("mul distributes", "(Add (Mul x z) (Mul y z))", "(Mul (Add x y) z)"),
    law("div distributes", "(Add (Div x z) (Div y z))", "(Div (Add x y) z)"),
    law("a factor of a quotient", "(Mul x (Div y z))", "(Div (Mul x y) z)"),
    law("a quotient of a quotient", "(Div (Div x y) z)", "(Div x (Mul y z))"),
    law("sums commute", "(Sum i (Sum j x))", "(Sum j (Sum i x))"),
    law("a sum of sums", "(Sum i (Add x y))", "(Add (Sum i x) (Sum i y))"),
    law("a factor leaves a sum", "(Sum i (Mul x y))", "(Mul (Sum i x) y)", ("y", "i")),
    law("a divisor leaves a sum", "(Sum i (Div x y))", "(Div (Sum i x) y)", ("y", "i")),
    law("exponentials multiply", "(Mul (Exp x) (Exp y))", "(Exp (Add x y))"),
)

CONTAINMENT = tuple(parsed(text) for text in ("(Add x y)", "(Mul x y)", "(Div x y)", "(Exp x)", "(Function f x)", "(Sum i x)"))
"""Whatever stands in one of these is a subexpression of it. (y ⊑ add(x, y) and y ⊑ mul(x, y) are no axioms of the paper's: they
follow from x ⊑ add(x, y) and x ⊑ mul(x, y).)"""


def matched(pattern: Term, term: Term, found: dict[str, Term | str]) -> bool:
    """Whether a term is an instance of a pattern; `found` gets what the variables stand for."""
    if pattern.head == "Var":
        return found.setdefault(pattern.name, term) == term
    if pattern.head != term.head or len(pattern.arguments) != len(term.arguments):
        return False
    if pattern.head in ("Sum", "Function") and found.setdefault(pattern.name, term.name) != term.name:
        return False
    return all(matched(p, t, found) for p, t in zip(pattern.arguments, term.arguments, strict=True))


def instance(pattern: Term, found: dict[str, Term | str]) -> Term:
    """A pattern with something in place of its variables."""
    if pattern.head == "Var":
        value = found[pattern.name]
        assert isinstance(value, Term)
        return value
    name = str(found[pattern.name]) if pattern.name else ""
    return Term(pattern.head, tuple(instance(a, found) for a in pattern.arguments), name)


def allowed(conditions: tuple[tuple[str, str], ...], found: dict[str, Term | str]) -> bool:
    """Whether conditions hold of what the variables stand for."""
    for variable, part in conditions:
        value, index = found[variable], found[part]
        assert isinstance(value, Term) and isinstance(index, str)
        if index in value.free:
            return False
    return True


@cache
def rewritten(term: Term, name: str) -> tuple[Term, ...]:
    """All results of one application of a law somewhere in a term, in either direction."""
    (rule,) = (r for r in EQUALITY if r.name == name)
    results: dict[Term, None] = {}
    for position, inner in term.positions():
        for one, other in rule.directions():
            found: dict[str, Term | str] = {}
            if matched(one, inner, found) and allowed(rule.conditions, found):
                results[term.replaced(position, instance(other, found))] = None
    return tuple(results)
