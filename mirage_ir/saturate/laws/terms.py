"""Terms: the language of laws and of the e-graph, and how a text is read as one.

A law is written like Python over tensors: `(a @ b) @ c`, `scale(x, s) @ b`, `sum(x * r, d)`. Lower-case names stand for tensors,
or, where an operator has an attribute, for its value. Dimensions are counted from the end (-1 is the last), so that a law holds
for every rank.

`slice(x, d, i, j)` has the entries from i up to j of dimension d; `vocabulary` lists the operators.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any, TypeAlias

from mirage_ir.saturate.laws.vocabulary import attributes_of

BINARY: Mapping[type[ast.operator], str] = {ast.MatMult: "matmul", ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.Div: "div"}
ARITHMETIC: Mapping[type[ast.AST], tuple[str, Callable[[Any, Any], Any]]] = {
    ast.Add: ("+", operator.add),
    ast.Sub: ("-", operator.sub),
    ast.Mult: ("*", operator.mul),
    ast.Div: ("/", lambda x, y: Fraction(x) / y),
    ast.Eq: ("=", operator.eq),
    ast.NotEq: ("!=", operator.ne),
    ast.Lt: ("<", operator.lt),
    ast.LtE: ("<=", operator.le),
    ast.Gt: (">", operator.gt),
    ast.GtE: (">=", operator.ge),
}
"""What attributes and conditions may compute: the sign in egglog, and the function on exact numbers."""

Attribute: TypeAlias = ast.expr
"""An integer, a fraction, a name, or arithmetic over them."""


@dataclass(frozen=True, slots=True)
class Var:
    """Any tensor."""

    name: str


@dataclass(frozen=True, slots=True)
class Pattern:
    """An operator applied to terms. Attributes are expressions (`ast`), compared by what they say."""

    op: str
    operands: tuple[Pattern | Var, ...]
    attributes: tuple[str, ...] = ()

    def expressions(self) -> tuple[Attribute, ...]:
        return tuple(map(expression, self.attributes))


LawTerm: TypeAlias = Pattern | Var
"""A term of a law."""


@lru_cache(maxsize=1024)
def expression(text: str) -> Attribute:
    return ast.parse(text, mode="eval").body


@lru_cache(maxsize=1024)
def parse(text: str) -> LawTerm:
    """The term that a string says; `SyntaxError` or `ValueError` for one that says none."""
    return _term(expression(text))


def _term(node: ast.expr) -> LawTerm:
    match node:
        case ast.Name(name):
            return Var(name)
        case ast.BinOp(left, op, right) if type(op) in BINARY:
            return Pattern(BINARY[type(op)], (_term(left), _term(right)))
        case ast.UnaryOp(ast.USub(), operand):
            return Pattern("neg", (_term(operand),))
        case ast.Call(ast.Name(name), arguments):
            split = len(arguments) - len(attributes_of(name))
            attributes = tuple(ast.unparse(a) for a in arguments[split:])
            return Pattern(name, tuple(map(_term, arguments[:split])), attributes)
        case _:
            raise ValueError(f"no term: {ast.unparse(node)}")


def variables(term: LawTerm) -> tuple[str, ...]:
    """The tensors of a term, each once, as they are first met."""
    if isinstance(term, Var):
        return (term.name,)
    return tuple(dict.fromkeys(name for operand in term.operands for name in variables(operand)))


def attribute_names(term: LawTerm) -> frozenset[str]:
    if isinstance(term, Var):
        return frozenset()
    return frozenset().union(*map(_free_names, term.expressions()), *map(attribute_names, term.operands))


def _free_names(node: ast.expr) -> frozenset[str]:
    """The names in an expression, but for the tensors that it asks for."""
    match node:
        case ast.Name(name):
            return frozenset((name,))
        case ast.Call(_, [_, *rest]):
            return frozenset().union(*map(_free_names, rest))
        case _:
            inner = (child for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr))
            return frozenset().union(*map(_free_names, inner))


def operators(term: LawTerm) -> frozenset[str]:
    if isinstance(term, Var):
        return frozenset()
    return frozenset((term.op,)).union(*map(operators, term.operands))
