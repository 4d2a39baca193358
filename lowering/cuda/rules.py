"""One rule an element-wise operator: the CUDA C++ text of its function of float numbers.

A rule is a format string such as "square_root({0})", in which {0}, {1} are the operands and attributes stand by name, or a function
`(*operands, **attrs) -> str`. Numeric attributes are given as the name of a variable that holds them, other attributes (`form`) as
they are. Functions that a rule calls are CUDA's own or those of `include/fragment.cuh`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mirage_ir.errors import LoweringError
from mirage_ir.lowering.module.rules import Rule
from mirage_ir.ops import Kind, operator

RULES: dict[str, Rule] = {
    "add": "{0} + {1}",
    "sub": "{0} - {1}",
    "mul": "{0} * {1}",
    "div": "quotient({0}, {1})",
    "maximum": "maximum({0}, {1})",
    "minimum": "minimum({0}, {1})",
    "pow": "powf({0}, {1})",
    "exp": "exponential({0})",
    "exp2": "power_of_two({0})",
    "log": "logf({0})",
    "log1p": "log1pf({0})",
    "expm1": "expm1f({0})",
    "sqrt": "square_root({0})",
    "rsqrt": "inverse_square_root({0})",
    "square": "{0} * {0}",
    "neg": "-{0}",
    "reciprocal": "reciprocal({0})",
    "sigmoid": "sigmoid({0})",
    "silu": "{0} * sigmoid({0})",
    "gelu": "gelu_{form}({0})",
    "relu": "maximum({0}, 0.0f)",
    "tanh": "hyperbolic_tangent({0})",
    "erf": "error_function({0})",
    "clamp": "minimum(maximum({0}, {min}), {max})",
    "scale": "{0} * {value}",
    "offset": "{0} + {value}",
}

REDUCTIONS = {"sum": "sum", "mean": "sum", "max": "max"}
"""How registers are reduced, for each reduction of the table; a mean is then scaled."""
ADDITION, DIFFERENCE, MULTIPLICATION, LARGER, EXPONENTIAL, SCALING = "add", "sub", "mul", "maximum", "exp", "scale"
SUM = "sum"
"""The operators that accumulators, means and products of a single entry are computed with."""
POWER_OF_TWO = "exp2"
"""2^x, the exponential that the machine computes: no operator of the table, since only lowerings need it."""
LOWEST = -3.4028234663852886e38
"""The lowest finite number of f32: where a maximum begins that is subtracted."""
SPECIAL_FUNCTIONS = {
    "exp": 1,
    POWER_OF_TWO: 1,
    "log": 1,
    "log1p": 1,
    "expm1": 1,
    "div": 1,
    "reciprocal": 1,
    "sqrt": 1,
    "rsqrt": 1,
    "sigmoid": 2,
    "silu": 2,
    "gelu": 2,
    "tanh": 2,
    "erf": 1,
    "pow": 2,
}
"""Instructions of special-function units in an operator's rule, for an entry; none for others."""
MISSING_RULE = "operator '{}' has no CUDA rule: add one with mirage_ir.lowering.cuda.rules.register_rule"


def register_rule(name: str, rule: Rule) -> None:
    """The rule of an operator added to the table at run time; a second call replaces the first."""
    RULES[name] = rule


def unregister_rule(name: str) -> None:
    """Takes the rule of an operator out again."""
    RULES.pop(name, None)


def check_rule(name: str) -> None:
    """Raises `LoweringError` naming an operator that kernels cannot compute: a function without rule, or another sum or product."""
    row = operator(name)
    if row.kind is Kind.ELEMENTWISE and name not in RULES:
        raise LoweringError(MISSING_RULE.format(name))
    if row.kind is Kind.REDUCTION and name not in REDUCTIONS:
        raise LoweringError(f"operator '{name}' has no CUDA rule: kernels reduce by {', '.join(sorted(REDUCTIONS))} alone")
    if row.kind is Kind.CONTRACTION and not row.product:
        raise LoweringError(f"operator '{name}' has no CUDA rule: kernels contract by products of matrices alone")


def operator_text(name: str, operands: Sequence[str], attrs: Mapping[str, Any]) -> str:
    """The text of an element-wise operator applied to variables. Raises `LoweringError` naming it when it has no rule."""
    rule = RULES.get(name)
    if rule is None:
        raise LoweringError(MISSING_RULE.format(name))
    return rule.format(*operands, **attrs) if isinstance(rule, str) else rule(*operands, **attrs)
