"""Element-wise operators as arith and math on f32 scalars.

The meaning over real arrays in an operator's row is run on scalars under construction. An operator needs a rule here only where
another form is more accurate, or where its meaning is no expression.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from xdsl.dialects.builtin import f32
from xdsl.ir import SSAValue

from mirage_ir.check import node_attrs
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.mlir.builder import Builder
from mirage_ir.lowering.symbols import ArrayModule, Symbol
from mirage_ir.ops import operator
from mirage_ir.program import Apply

_SAME = (
    *("ceil", "cos", "cosh", "erf", "exp", "exp2", "expm1", "floor", "log", "log10", "log1p", "log2"),
    *("rsqrt", "sin", "sinh", "sqrt", "tan", "tanh", "trunc"),
)
_MATH = {
    **{name: f"math.{name}" for name in _SAME},
    **dict.fromkeys(("abs", "absolute", "fabs"), "math.absf"),
    "maximum": "arith.maximumf",
    "minimum": "arith.minimumf",
    "power": "math.powf",
}
"""NumPy's functions, as upstream spells them."""

_INFIX = {"+": "arith.addf", "-": "arith.subf", "*": "arith.mulf", "/": "arith.divf"}


class Scalar(Symbol):
    """An f32 value under construction, with Python's arithmetic."""

    def __init__(self, builder: Builder, value: SSAValue) -> None:
        self.builder = builder
        self.value = value

    def call(self, name: str, *others: Any) -> Scalar:
        """The operation `name` of this value and others, which may be numbers."""
        operands = [self.value, *(self.wrap(other).value for other in others)]
        return Scalar(self.builder, self.builder.one(name, operands, f32))

    def wrap(self, other: Any) -> Scalar:
        return (
            other
            if isinstance(other, Scalar)
            else Scalar(self.builder, self.builder.constant(other if isinstance(other, float) else float(other)))
        )

    def infix(self, left: Any, sign: str, right: Any) -> Scalar:
        if sign in "+*" and left is not self:  # A number comes last where the order does not matter.
            left, right = right, left
        return self.wrap(left).call(_INFIX[sign], right)

    def __pow__(self, other: Any) -> Scalar:
        if isinstance(other, int) and 1 <= other <= 4:
            product = self
            for _ in range(other - 1):
                product = product * self
            return product
        return self.call("math.powf", other)

    def __neg__(self) -> Scalar:
        return self.call("arith.negf")

    def __abs__(self) -> Scalar:
        return self.call("math.absf")

    def __bool__(self) -> bool:
        raise TypeError("a condition on the value of an entry is no expression")


def maximumf(x: Scalar, y: Scalar) -> Scalar:
    return x.call("arith.maximumf", y)


def exponential(x: Scalar) -> Scalar:
    return x.call("math.exp")


def _call(name: str, *operands: Any) -> Scalar:
    """A function of NumPy's on scalars and numbers."""
    like = next(x for x in operands if isinstance(x, Scalar))
    first, *others = (like.wrap(x) for x in operands)
    if name in _FORMULAS:
        return _FORMULAS[name](first)
    return first.call(_MATH[name], *others)


_FORMULAS: dict[str, Callable[[Scalar], Scalar]] = {"square": lambda x: x * x, "reciprocal": lambda x: 1 / x}
"""NumPy's functions that upstream does not have."""
_NUMPY = ArrayModule(_MATH.keys() | _FORMULAS.keys(), _call)


def _gelu(x: Scalar, form: str) -> Scalar:
    if form == "erf":
        return x * 0.5 * ((x * 0.7071067811865476).call("math.erf") + 1)
    return 0.5 * x * ((0.7978845608028654 * (x + 0.044715 * x**3)).call("math.tanh") + 1)


ScalarRule = Callable[..., Scalar]

RULES: dict[str, ScalarRule] = {
    "erf": lambda x: x.call("math.erf"),
    "gelu": _gelu,
    "pow": lambda x, y: x.call("math.powf", y),
    "rsqrt": lambda x: x.call("math.rsqrt"),
}
"""Operators that are not written by their row's meaning."""


def register_rule(name: str, rule: ScalarRule) -> None:
    """The rule of an operator added at run time whose meaning is no expression: it takes `Scalar`s, and attributes by name."""
    RULES[name] = rule


def unregister_rule(name: str) -> None:
    """Takes the rule of an operator out again."""
    RULES.pop(name, None)


def write_scalar(node: Apply, operands: Sequence[Scalar]) -> Scalar:
    """An element-wise operator of f32 scalars. Raises `LoweringError` for one whose meaning is no expression."""
    row = operator(node.op)
    attrs = node_attrs(node)
    rule = RULES.get(node.op)
    try:
        return row.real(_NUMPY, *operands, **attrs) if rule is None else rule(*operands, **attrs)
    except (TypeError, AttributeError, ValueError) as error:
        message = f"operator '{node.op}' has no rule for upstream MLIR, and none can be read off its meaning ({error})"
        raise LoweringError(f"{message}: give mirage_ir.lowering.mlir.scalars.register_rule one") from error
