"""Expressions of emitted programs: integers that depend on the block (`b0`, `b1`, …) and the iteration (`i`).

The language is that of Python and of C++ where they agree: decimal numbers, names, `+`, `-`, `*`, `/`, `%`, `min`, `max` and
parentheses. `/` rounds down; it and `%` take no negative number on the left and only positive ones on the right, where the two
languages differ.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from functools import lru_cache
from math import gcd
from typing import TypeAlias

from mirage_ir.errors import ProgramError
from mirage_ir.lowering.cuda.emitted import IntExpr

Bindings: TypeAlias = Mapping[str, int]
Ranges: TypeAlias = Mapping[str, tuple[int, int]]
"""For each variable its least and its greatest value."""

_SIGNS: dict[type[ast.operator], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Mod: "%"}
_CALLS: dict[str, Callable[[int, int], int]] = {f.__name__: f for f in (min, max)}


@lru_cache(maxsize=1 << 14)
def parse_expression(text: IntExpr) -> ast.expr:
    """The syntax tree of an expression of the language. Raises `ProgramError` that quotes the expression and its fault."""
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError) as error:
        raise ProgramError(f"expression '{text}' cannot be read: {error}") from error
    _validate(tree, text)
    return tree


def _validate(tree: ast.expr, text: IntExpr) -> None:
    match tree:
        case ast.Constant(value=int() as value) if not isinstance(value, bool):
            pass
        case ast.Name():
            pass
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            _validate(operand, text)
        case ast.BinOp(left=left, op=sign, right=right) if type(sign) in _SIGNS:
            _validate(left, text)
            _validate(right, text)
        case ast.Call(func=ast.Name(id=name), args=[left, right], keywords=[]) if name in _CALLS:
            _validate(left, text)
            _validate(right, text)
        case _:
            raise ProgramError(f"expression '{text}': '{ast.unparse(tree)}' is not in the language")


@lru_cache(maxsize=1 << 14)
def expression_variables(text: IntExpr) -> frozenset[str]:
    """The names of variables in an expression."""
    return frozenset(_names(parse_expression(text)))


def _names(tree: ast.expr) -> list[str]:
    match tree:
        case ast.Name(id=name):
            return [name]
        case ast.UnaryOp(operand=operand):
            return _names(operand)
        case ast.BinOp(left=left, right=right) | ast.Call(args=[left, right]):
            return _names(left) + _names(right)
        case _:
            return []


def evaluate_expression(text: IntExpr, values: Bindings) -> int:
    """The value of an expression. Raises `ProgramError` for a variable without a value, and for numbers that `/` and `%` refuse."""
    try:
        return _evaluator(text)(values)
    except KeyError as error:
        raise ProgramError(f"expression '{text}' needs {error}, which has no value here") from None


@lru_cache(maxsize=1 << 14)
def _evaluator(text: IntExpr) -> Callable[[Bindings], int]:
    """The expression as a function, made once."""

    def refuse(left: int, sign: str, right: int) -> int:
        raise ProgramError(f"expression '{text}': {left} {sign} {right} has a negative number or a zero divisor")

    def quotient(left: int, right: int) -> int:
        return left // right if left >= 0 and right > 0 else refuse(left, "/", right)

    def remainder(left: int, right: int) -> int:
        return left % right if left >= 0 and right > 0 else refuse(left, "%", right)

    functions: dict[str, Callable[[int, int], int]] = {
        "+": int.__add__,
        "-": int.__sub__,
        "*": int.__mul__,
        "/": quotient,
        "%": remainder,
        **_CALLS,
    }

    def made(tree: ast.expr) -> Callable[[Bindings], int]:
        match tree:
            case ast.Constant(value=int() as value):
                return lambda values: value
            case ast.Name(id=name):
                return lambda values: values[name]
            case ast.UnaryOp(operand=operand):
                inner = made(operand)
                return lambda values: -inner(values)
            case _:
                sign, left, right = _parts(tree)
                f, x, y = functions[sign], made(left), made(right)
                return lambda values: f(x(values), y(values))

    return made(parse_expression(text))


def _parts(tree: ast.expr) -> tuple[str, ast.expr, ast.expr]:
    """The sign or function of two operands, and both."""
    match tree:
        case ast.BinOp(left=left, op=sign, right=right):
            return _SIGNS[type(sign)], left, right
        case ast.Call(func=ast.Name(id=name), args=[left, right]):
            return name, left, right
        case _:
            raise AssertionError(ast.dump(tree))


def expression_bounds(text: IntExpr, ranges: Ranges) -> tuple[int, int]:
    """Two numbers between which (inclusive) an expression's values lie, not always the nearest ones."""
    try:
        return _bounds(parse_expression(text), ranges, text)
    except KeyError as error:
        raise ProgramError(f"expression '{text}' needs {error}, which has no value here") from None


def _bounds(tree: ast.expr, ranges: Ranges, text: IntExpr) -> tuple[int, int]:
    match tree:
        case ast.Constant(value=int() as value):
            return value, value
        case ast.Name(id=name):
            return ranges[name]
        case ast.UnaryOp(operand=operand):
            low, high = _bounds(operand, ranges, text)
            return -high, -low
        case _:
            sign, left, right = _parts(tree)
            x, y = _bounds(left, ranges, text), _bounds(right, ranges, text)
    if sign in _CALLS:
        f = _CALLS[sign]
        return f(x[0], y[0]), f(x[1], y[1])
    match sign:
        case "+":
            return x[0] + y[0], x[1] + y[1]
        case "-":
            return x[0] - y[1], x[1] - y[0]
        case "*":
            corners = [a * b for a in x for b in y]
            return min(corners), max(corners)
        case _:
            pass
    if x[0] < 0 or y[0] <= 0:
        raise ProgramError(f"expression '{text}': '{ast.unparse(tree)}' may take a negative number or a zero divisor")
    if sign == "/":
        return x[0] // y[1], x[1] // y[0]
    if y[0] == y[1] and x[0] // y[0] == x[1] // y[0]:
        return x[0] % y[0], x[1] % y[0]
    return 0 if x[1] >= y[0] else x[0], min(x[1], y[1] - 1)


def divides(divisor: int, text: IntExpr, known: Bindings | None = None) -> bool:
    """Whether all values of an expression are provably multiples of a positive number.

    known: for variables a number of which all their values are multiples (0: the variable is always 0).
    """
    return _factor(parse_expression(text), known or {}) % divisor == 0


def divisor(text: IntExpr, most: int) -> int:
    """A divisor of `most` that divides all values of an expression."""
    return gcd(_factor(parse_expression(text), {}), most)


def _factor(tree: ast.expr, known: Bindings) -> int:
    """A number of which all values are multiples; 0 when the value is 0."""
    match tree:
        case ast.Constant(value=int() as value):
            return value
        case ast.Name(id=name):
            return known.get(name, 1)
        case ast.UnaryOp(operand=operand):
            return _factor(operand, known)
        case _:
            sign, left, right = _parts(tree)
            x, y = _factor(left, known), _factor(right, known)
    if sign == "*":
        return x * y
    if sign == "/":
        exact = isinstance(right, ast.Constant) and y and x % y == 0
        return x // y if exact else 1
    return gcd(x, y)
