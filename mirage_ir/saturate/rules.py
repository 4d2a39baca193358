"""Laws as rules of egglog.

A tensor is a term of sort `T`. `(shape t)` is the analysis of a class: a vector of rank and extents, filled up with ones to a
common length, so that dimension d (negative) stands at the same place in all. It follows from the operators, and no two members
of a class may differ in it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from mirage_ir.saturate.laws import Law
from mirage_ir.saturate.laws.terms import ARITHMETIC, LawTerm, Var, expression, operators, parse, variables
from mirage_ir.saturate.laws.vocabulary import TermOperator, vocabulary


def rational(value: Fraction | int) -> str:
    """A constant of sort BigRat."""
    fraction = Fraction(value)
    return f'(bigrat (from-string "{fraction.numerator}") (from-string "{fraction.denominator}"))'


class RuleWriter:
    """Writes rules for tensors of at most `rank` dimensions."""

    def __init__(self, rank: int) -> None:
        self.rank = rank
        self.operators = vocabulary()

    def shape(self, extents: Sequence[int]) -> str:
        padded = (len(extents), *(1,) * (self.rank - len(extents)), *extents)
        return f"(vec-of {' '.join(map(str, padded))})"

    def shape_rules(self, used: Iterable[TermOperator]) -> Iterator[str]:
        """The shape of the value of each operator."""
        for op in used:
            places = range(op.arity)
            attributes = (f"k{i}" for i in range(len(op.sorts)))
            term = f"({' '.join((op.constructor, *(f'x{i}' for i in places), *attributes))})"
            shapes = " ".join(f"(= s{i} (shape x{i}))" for i in places)
            yield f"(rule ((= e {term}) {shapes}) ((set (shape e) {op.shape(self.rank)})))"

    def law_rules(self, law: Law, number: int, record: bool) -> Iterator[str]:
        """The rules of a law: from left to right, and back."""
        sides = law.sides
        directions = [(*sides, "")] + ([(*sides[::-1], "back")] if law.back else [])
        for left, right, back in directions:
            if isinstance(left, Var):
                continue
            facts = [f"(= whole {self._match(left)})"]
            if law.beside:
                facts.append(f"(= beside {self._match(parse(law.beside))})")
            if law.neighbours:
                facts.append(f"(next {' '.join(law.neighbours)})")
            if law.stabilizing:
                facts.extend(f"(own {name})" for name in variables(left))
            conditions = list(self._facts(expression(law.where))) if law.where else []
            asked = _asked(law.where, *_attributes(right))
            facts += [f"(= shape-{x} (shape {x}))" for x in asked]
            actions = [f"(union whole {self._match(right)})"]
            if record:
                actions.append(f"({record_name(number, back)} whole {' '.join(recorded(law))})")
            yield f"(rule ({' '.join((*facts, *conditions))}) ({' '.join(actions)}))"

    def records(self, law: Law, number: int) -> Iterator[str]:
        """Relations that keep the tensors and attributes of each use of a law."""
        for back in ("", "back") if law.back else ("",):
            yield f"(relation {record_name(number, back)} (T {' '.join(self.recorded_sorts(law))}))"

    def recorded_sorts(self, law: Law) -> list[str]:
        sorts = {name: sort for term in law.terms for name, sort in _sorts(term).items()}
        return [sorts.get(name, "T") for name in recorded(law)]

    def _match(self, term: LawTerm) -> str:
        if isinstance(term, Var):
            return term.name
        operator = self.operators[term.op]
        values = map(self._value, term.expressions(), operator.sorts)
        return f"({' '.join((operator.constructor, *map(self._match, term.operands), *values))})"

    def _value(self, node: ast.expr, sort: str = "i64") -> str:
        match node:
            case ast.Constant(int() as value):
                return rational(value) if sort == "BigRat" else str(value)
            case ast.UnaryOp(ast.USub(), ast.Constant(int() as value)):
                return rational(-value) if sort == "BigRat" else str(-value)
            case ast.UnaryOp(ast.USub(), operand):
                return f"(- 0 {self._value(operand)})"
            case ast.Name(name):
                return name
            case ast.BinOp(left, op, right):
                return f"({ARITHMETIC[type(op)][0]} {self._value(left, sort)} {self._value(right, sort)})"
            case ast.Call(ast.Name("rank"), [ast.Name(x)]):
                return f"(vec-get shape-{x} 0)"
            case ast.Call(ast.Name("extent"), [ast.Name(x), dim]):
                return f"(vec-get shape-{x} (+ {self.rank + 1} {self._value(dim)}))"
            case _:
                raise ValueError(f"no value: {ast.unparse(node)}")

    def _facts(self, node: ast.expr) -> Iterator[str]:
        match node:
            case ast.BoolOp(ast.And(), parts):
                for part in parts:
                    yield from self._facts(part)
            case ast.Call(ast.Name("alike"), [ast.Name(x), ast.Name(y), dim]):
                at = f"(+ {self.rank + 1} {self._value(dim)})"
                yield f"(= (vec-set shape-{x} {at} 0) (vec-set shape-{y} {at} 0))"
                yield f"(>= (vec-get shape-{x} 0) (- 0 {self._value(dim)}))"
            case ast.Call(ast.Name("within"), [ast.Name(x), ast.Name(y)]):
                for place in range(self.rank + 1):
                    yield f"(<= (vec-get shape-{x} {place}) (vec-get shape-{y} {place}))"
            case ast.Compare(left, [op], [right]):
                # A name stands first where a constant is asked about: that it is not 0.
                sort = "BigRat" if isinstance(left, ast.Name) else "i64"
                yield f"({ARITHMETIC[type(op)][0]} {self._value(left, sort)} {self._value(right, sort)})"
            case _:
                raise ValueError(f"no condition: {ast.unparse(node)}")


def record_name(number: int, back: str) -> str:
    return f"used{back}-{number}"


def recorded(law: Law) -> list[str]:
    """The names that an instance of a law gives values, in order: tensors and attributes."""
    tensors = dict.fromkeys(name for term in law.terms for name in variables(term))
    attributes = sorted(set().union(*map(_sorts, law.terms)))
    return [*tensors, *attributes]


def _sorts(term: LawTerm) -> dict[str, str]:
    """The attributes that are plain names, with their sorts."""
    if isinstance(term, Var):
        return {}
    own = zip(term.expressions(), vocabulary()[term.op].sorts, strict=True)
    found = {node.id: sort for node, sort in own if isinstance(node, ast.Name)}
    for operand in term.operands:
        found |= _sorts(operand)
    return found


def _attributes(term: LawTerm) -> list[str]:
    if isinstance(term, Var):
        return []
    return [*term.attributes, *(a for operand in term.operands for a in _attributes(operand))]


def _asked(*texts: str) -> list[str]:
    """The tensors whose shape conditions or attributes ask for."""
    calls = (n for text in texts if text for n in ast.walk(expression(text)) if isinstance(n, ast.Call))
    return sorted({a.id for call in calls for a in call.args if isinstance(a, ast.Name) and not _is_dimension(call, a)})


def _is_dimension(call: ast.Call, argument: ast.Name) -> bool:
    """Whether a name in a call stands for a dimension, which comes last."""
    return argument is call.args[-1] and isinstance(call.func, ast.Name) and call.func.id in ("extent", "alike")


def law_operators(law: Law) -> frozenset[str]:
    return frozenset().union(*map(operators, law.terms))
