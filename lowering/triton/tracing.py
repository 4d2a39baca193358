"""The torch text of an operator that has no rule of its own: its row's meaning over real arrays, run on symbols.

A row of the operator table says what the operator means in terms of an array module that the caller passes in. Here that module
and the operands are symbols which write down what is done to them, so that a new activation needs no third spelling.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any

from mirage_ir.errors import LoweringError
from mirage_ir.ops import Operator

_NAMES = {
    "absolute": "abs",
    "arccos": "acos",
    "arccosh": "acosh",
    "arcsin": "asin",
    "arcsinh": "asinh",
    "arctan": "atan",
    "arctanh": "atanh",
    "fabs": "abs",
    "power": "pow",
}
"""NumPy's functions that torch names differently."""
_SAME = frozenset(
    [
        "abs",
        "ceil",
        "clip",
        "cos",
        "cosh",
        "exp",
        "exp2",
        "expm1",
        "floor",
        "log",
        "log10",
        "log1p",
        "log2",
        "logaddexp",
        "matmul",
        "maximum",
        "minimum",
        "reciprocal",
        "round",
        "sign",
        "sin",
        "sinh",
        "sqrt",
        "square",
        "tan",
        "tanh",
        "trunc",
        "where",
    ]
)
"""NumPy's functions that torch has under the same name."""
_REDUCTIONS = {"amax": "amax", "amin": "amin", "max": "amax", "mean": "mean", "min": "amin", "sum": "sum"}
"""NumPy's functions that reduce along an axis, and torch's names for them."""
_TENSORS_ONLY = frozenset({"maximum", "minimum", "logaddexp"})
"""Functions of torch that take no plain numbers."""


class Symbol:
    """A torch expression under construction."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __add__(self, other: Any) -> Symbol:
        return _binary(self, "+", other)

    def __radd__(self, other: Any) -> Symbol:
        return _binary(other, "+", self)

    def __sub__(self, other: Any) -> Symbol:
        return _binary(self, "-", other)

    def __rsub__(self, other: Any) -> Symbol:
        return _binary(other, "-", self)

    def __mul__(self, other: Any) -> Symbol:
        return _binary(self, "*", other)

    def __rmul__(self, other: Any) -> Symbol:
        return _binary(other, "*", self)

    def __truediv__(self, other: Any) -> Symbol:
        return _binary(self, "/", other)

    def __rtruediv__(self, other: Any) -> Symbol:
        return _binary(other, "/", self)

    def __pow__(self, other: Any) -> Symbol:
        return _binary(self, "**", other)

    def __rpow__(self, other: Any) -> Symbol:
        return _binary(other, "**", self)

    def __matmul__(self, other: Any) -> Symbol:
        return _binary(self, "@", other)

    def __neg__(self) -> Symbol:
        return Symbol(f"(-{self.text})")

    def __abs__(self) -> Symbol:
        return Symbol(f"torch.abs({self.text})")

    def __lt__(self, other: Any) -> Symbol:
        return _binary(self, "<", other)

    def __le__(self, other: Any) -> Symbol:
        return _binary(self, "<=", other)

    def __gt__(self, other: Any) -> Symbol:
        return _binary(self, ">", other)

    def __ge__(self, other: Any) -> Symbol:
        return _binary(self, ">=", other)

    def __bool__(self) -> bool:
        raise TypeError("a condition on the value of an array cannot be written as one torch expression")


def _write(value: Any) -> str:
    if isinstance(value, Symbol):
        return value.text
    return f'float("{value}")' if isinstance(value, float) and not isfinite(value) else repr(value)


def _binary(left: Any, sign: str, right: Any) -> Symbol:
    return Symbol(f"({_write(left)} {sign} {_write(right)})")


class _ArrayModule:
    """Stands for numpy: every function becomes torch's function of the same meaning."""

    pi = 3.141592653589793
    e = 2.718281828459045
    inf = float("inf")

    def __getattr__(self, name: str) -> Any:
        if name not in _NAMES and name not in _SAME and name not in _REDUCTIONS:
            raise AttributeError(f"'{name}' is not known")
        torch_name = _REDUCTIONS.get(name) or _NAMES.get(name, name)

        def call(*args: Any, axis: int | None = None, keepdims: bool = False) -> Symbol:
            if name in _REDUCTIONS:
                if axis is None:
                    raise ValueError(f"'{name}' without an axis is not known")
                return Symbol(f"torch.{torch_name}({_write(args[0])}, {axis}, {keepdims})")
            like = next((a.text for a in args if isinstance(a, Symbol)), None)
            wrap = torch_name in _TENSORS_ONLY and like is not None
            return Symbol(f"torch.{torch_name}({', '.join(_wrapped(a, like) if wrap else _write(a) for a in args)})")

        return call


def _wrapped(value: Any, like: str | None) -> str:
    return _write(value) if isinstance(value, Symbol) else f"torch.full_like({like}, {_write(value)})"


def torch_text(row: Operator, operands: Sequence[str], attrs: dict[str, Any]) -> str:
    """The torch expression of `row` on `operands` (names). Raises `LoweringError` when its meaning cannot be followed."""
    try:
        result = row.real(_ArrayModule(), *(Symbol(name) for name in operands), **attrs)
    except (TypeError, AttributeError, ValueError) as error:
        raise LoweringError(
            f"operator '{row.name}' has no torch rule and none can be read off its meaning ({error}): give register_rule one"
        ) from error
    return _write(result)
