"""Terms as normal forms: what is compared with the theory."""

from __future__ import annotations

from mirage_ir.expr.normal_form import Algebra, Expr
from paper_theory.terms import Term


def form(algebra: Algebra, term: Term) -> Expr:
    """The normal form of a term."""
    arguments = [form(algebra, a) for a in term.arguments]
    match term.head:
        case "In":
            number, _, parts = term.name.partition(":")
            return algebra.input(int(number), tuple((p,) for p in parts.split(",") if p))
        case "Add":
            return algebra.add(*arguments)
        case "Mul":
            return algebra.mul(*arguments)
        case "Div":
            return algebra.div(*arguments)
        case "Sum":
            return algebra.sum(arguments[0], (term.name,))
        case "Exp":
            return algebra.function("exp", *arguments)
        case "Function":
            return algebra.function(term.name, *arguments)
        case "One":
            return algebra.one
        case "Neg":
            return algebra.neg(*arguments)
        case "Larger":
            return algebra.maximum(*arguments)
        case "Over":
            return algebra.max(arguments[0], (term.name,))
        case unknown:
            raise AssertionError(f"an operator of unknown kind {unknown!r}")
