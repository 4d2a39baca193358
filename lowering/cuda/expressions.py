"""Integer expressions of emitted programs: what can be told of them without their values."""

from __future__ import annotations

import ast
from math import gcd

from mirage_ir.errors import LoweringError
from mirage_ir.lowering.cuda.emitted import Expr


def divisor(expr: Expr, most: int) -> int:
    """A divisor of `most` that divides the expression's value, whatever its variables are."""
    return gcd(_divisor(ast.parse(expr, mode="eval").body), most)


def _divisor(node: ast.expr) -> int:
    """A number that divides the value; 0 where the value is 0."""
    match node:
        case ast.Constant(value=int(value)):
            return abs(value)
        case ast.Name():
            return 1
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return _divisor(operand)
        case ast.BinOp(left=left, op=ast.Mult(), right=right):
            return _divisor(left) * _divisor(right)
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() | ast.Mod(), right=right):
            return gcd(_divisor(left), _divisor(right))
        case ast.BinOp(left=left, op=ast.Div(), right=ast.Constant(value=int(value))):
            found = _divisor(left)
            return found // value if found % value == 0 else 1
        case ast.BinOp(op=ast.Div()):
            return 1
        case ast.Call(func=ast.Name(id="min" | "max"), args=args):
            return gcd(*map(_divisor, args))
        case _:
            raise LoweringError(f"{ast.unparse(node)} is no expression of a block's index")
