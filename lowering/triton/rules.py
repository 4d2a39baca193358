"""One rule an operator: the Triton text of its tiles.

A *tile rule* is the text of an operator on float32 tiles: a format string such as "tl.sqrt({0})", in which {0}, {1} are the
operands and attributes stand by name, or a function `(*operands, **attrs) -> str`.

* The rule of a reduction reduces {0} along {axis}: "tl.sum({0} * {0}, {axis})".
* The rule of a contraction takes {0}, of dimensions (m, k) or (batch, m, k), and {1}, (k, n) or (batch, k, n), so it counts axes
  from the end: "2.0 * tl.dot({0}, {1})". Its operands are rounded like a product's: to 16 bits where the kernel loads such numbers.

Beyond the extent of a bound dimension, operands hold the row's `neutral`. Some text depends on more than the operands:
`mirage_ir.lowering.triton.product` writes matmul, `operators.move` layout operators, a `ReductionRule` the built-in reductions, and
`mirage_ir.lowering.triton.exponentials` finds better forms of some exponentials.

The text of an operator on whole tensors is in `mirage_ir.lowering.module.rules`.
"""

from __future__ import annotations

from dataclasses import dataclass

from mirage_ir.errors import LoweringError
from mirage_ir.lowering.exponentials import LOG2E
from mirage_ir.lowering.module.rules import MINUS_INFINITY, TORCH_RULES, Rule
from mirage_ir.program import AccumulatorKind

TILE_RULES: dict[str, Rule] = {
    "add": "{0} + {1}",
    "sub": "{0} - {1}",
    "mul": "{0} * {1}",
    "div": "{0} / {1}",
    "maximum": "tl.maximum({0}, {1}, propagate_nan=tl.PropagateNan.ALL)",
    "minimum": "tl.minimum({0}, {1}, propagate_nan=tl.PropagateNan.ALL)",
    "pow": "power({0}, {1})",
    "exp": f"tl.exp2({{0}} * {LOG2E})",
    "log": "tl.log({0})",
    "log1p": "log1p({0})",
    "expm1": "expm1({0})",
    "sqrt": "tl.sqrt({0})",
    "rsqrt": "tl.rsqrt({0})",
    "square": "{0} * {0}",
    "neg": "-{0}",
    "reciprocal": "1.0 / {0}",
    "sigmoid": "tl.sigmoid({0})",
    "silu": "{0} * tl.sigmoid({0})",
    "gelu": lambda x, form: f"gelu_{form}({x})",
    "relu": "tl.maximum({0}, 0.0, propagate_nan=tl.PropagateNan.ALL)",
    "tanh": "tanh({0})",
    "erf": "error_function({0})",
    "clamp": "tl.minimum(tl.maximum({0}, {min}, propagate_nan=tl.PropagateNan.ALL), {max}, propagate_nan=tl.PropagateNan.ALL)",
    "scale": "{0} * {value}",
    "offset": "{0} + {value}",
}

INVERSES: dict[str, str] = {"div": "(1.0 / {0})"}
"""The inverse of the second operand of operators x ∘ y = x · y⁻¹: it is taken before it is spread along other axes."""


@dataclass(frozen=True, slots=True)
class ReductionRule:
    """How a reduction is written: all of {0} along {axis} at once, or entry by entry from `start`, {0} joined with {1}. The
    `accumulator` goes on with it in a loop."""

    along: str
    join: str
    start: str = "0.0"
    accumulator: AccumulatorKind = AccumulatorKind.SUM


MOST_PARTS = 32
"""Entries of a reduction that are loaded one by one."""
REDUCTION_RULES: dict[str, ReductionRule] = {
    "sum": ReductionRule("tl.sum({0}, {axis})", "{0} + {1}"),
    "mean": ReductionRule("tl.sum({0}, {axis})", "{0} + {1}"),
    "max": ReductionRule(
        "maximum_along({0}, {axis})",
        "tl.maximum({0}, {1}, propagate_nan=tl.PropagateNan.ALL)",
        MINUS_INFINITY,
        AccumulatorKind.MAX,
    ),
}
"""The built-in reductions. Where the row uses the extent, the result is divided by it."""

HELPERS: dict[str, str] = {
    "turned": '''@triton.jit
def turned(x):
    """A matrix transposed in registers: products take rows of so large a one in another order in shared memory (Triton 3.6)."""
    y = tl.trans(x)
    if not INTERPRETED:
        entries: tl.constexpr = 32 // x.dtype.primitive_bitwidth
        y = tl.inline_asm_elementwise("mov.b32 $0, $1;", "=r,r", [y], dtype=y.dtype, is_pure=True, pack=entries)
    return y
''',
    "to_bf16": '''@triton.jit
def to_bf16(x):
    """Rounds float32 to the nearest; Triton's interpreter would truncate."""
    if INTERPRETED:
        bits = x.to(tl.int32, bitcast=True)
        rounded = ((bits + 32767 + ((bits >> 16) & 1)) & -65536).to(tl.float32, bitcast=True)
        x = tl.where(x == x, rounded, float("nan"))
    return x.to(tl.bfloat16)
''',
    "maximum_along": '''@triton.jit
def larger(x, y):
    """The maximum of two numbers, NaN when one is."""
    return tl.maximum(x, y, propagate_nan=tl.PropagateNan.ALL)


@triton.jit
def maximum_along(x, axis: tl.constexpr):
    """The maximum over an axis, NaN when an entry is: tl.max would leave NaN out."""
    if INTERPRETED:  # It would call `larger` for one entry after the other.
        top = tl.where(tl.max((x != x).to(tl.int32), axis) > 0, float("nan"), tl.max(x, axis))
    else:
        top = tl.reduce(x, axis, larger)
    return top
''',
    "tanh": '''@triton.jit
def tanh(x):
    """By its series where 1 - 2 / (exp(2x) + 1) would cancel."""
    y = x * x
    series = x * (1.0 - y * (0.33333333 - y * (0.13333333 - y * 0.053968254)))
    return tl.where(y < 0.04, series, 2.0 * tl.sigmoid(2.0 * x) - 1.0)
''',
    "log1p": '''@triton.jit
def log1p(x):
    """By its series in x / (2 + x) where 1 + x would round x."""
    s = x / (x + 2.0)
    y = s * s
    series = 2.0 * s * (1.0 + y * (0.33333333 + y * (0.2 + y * (0.14285714 + y * 0.11111111))))
    return tl.where(tl.abs(x) < 0.3, series, tl.log(1.0 + x))
''',
    "expm1": '''@triton.jit
def expm1(x):
    """By its series where exp(x) - 1 would cancel."""
    series = 1.0 + x * 0.14285714 * (1.0 + x * 0.125)
    series = 1.0 + x * 0.25 * (1.0 + x * 0.2 * (1.0 + x * 0.16666667 * series))
    series = x * (1.0 + x * 0.5 * (1.0 + x * 0.33333333 * series))
    return tl.where(tl.abs(x) < 0.5, series, tl.exp(x) - 1.0)
''',
    "error_function": '''@triton.jit
def error_function(x):
    """1 - 2 Q(√2 |x|) with the sign of x, Q as in `gelu_erf`, and a series where that would cancel."""
    t = tl.minimum(1.4142135623730951 * tl.abs(x), 6.0, propagate_nan=tl.PropagateNan.ALL)
    p = -0.000209567486 + t * (-0.00016392862 + t * (3.89029447e-05 + t * (-3.93086748e-06 + t * 1.56627863e-07)))
    p = -1.0 + t * (-1.15110695 + t * (-0.459188938 + t * (-0.052563291 + t * (0.00716491556 + t * p))))
    tail = 1.0 - 2.0 * tl.exp2(p)
    y = x * x
    series = 0.33333333 - y * (0.1 - y * (0.023809524 - y * (0.0046296296 - y * 0.00075757576)))
    return tl.where(y < 0.25, 1.1283791670955126 * (x - x * y * series), tl.where(x < 0.0, -tail, tail))
''',
    "gelu_erf": '''@triton.jit
def gelu_erf(x):
    """max(x, 0) - |x| Q(|x|). Q, the part of a normal distribution above |x|, is 2 to a polynomial: nothing cancels."""
    t = tl.minimum(tl.abs(x), 6.0)
    p = -0.000209567486 + t * (-0.00016392862 + t * (3.89029447e-05 + t * (-3.93086748e-06 + t * 1.56627863e-07)))
    p = -1.0 + t * (-1.15110695 + t * (-0.459188938 + t * (-0.052563291 + t * (0.00716491556 + t * p))))
    return tl.maximum(x, 0.0, propagate_nan=tl.PropagateNan.ALL) - t * tl.exp2(p)
''',
    "gelu_tanh": '''@triton.jit
def gelu_tanh(x):
    """0.5 x (1 + tanh(u)) = x sigmoid(2u)."""
    return x * tl.sigmoid(1.5957691216057308 * (x + 0.044715 * x * x * x))
''',
    "power": '''@triton.jit
def power(x, y):
    """As numpy.power: a negative base wants an integer exponent and takes its parity; anything to the power 0 is 1."""
    magnitude = tl.exp2(y * tl.log2(tl.abs(x)))
    half = 0.5 * y
    signed = tl.where(tl.floor(half) != half, -magnitude, magnitude)
    negative = tl.where(tl.floor(y) == y, signed, float("nan"))
    result = tl.where(x < 0.0, negative, magnitude)
    return tl.where(y == 0.0, 1.0, tl.where(x == 1.0, 1.0, result))
''',
}
"""Functions that an emitted module defines when a kernel calls them: without libdevice, which Triton's interpreter lacks."""


def register_rule(name: str, rule: Rule, torch_rule: Rule | None = None) -> None:
    """The rules of an operator added to the table at run time; a second call replaces the first.

    `rule` is its tile rule (this module's docstring), for example `register_rule("softsign", "{0} / (1.0 + tl.abs({0}))")`.
    `torch_rule` is needed only when `mirage_ir.lowering.module.tracing` cannot follow the row's real meaning.
    """
    TILE_RULES[name] = rule
    if torch_rule is not None:
        TORCH_RULES[name] = torch_rule


def unregister_rule(name: str) -> None:
    """Takes the rules of an operator out again."""
    TILE_RULES.pop(name, None)
    TORCH_RULES.pop(name, None)


def tile_rule(name: str) -> Rule:
    """The tile rule of an operator; a `LoweringError` that names the operator when it has none."""
    rule = TILE_RULES.get(name)
    if rule is None:
        raise LoweringError(f"operator '{name}' has no Triton rule: add one with mirage_ir.lowering.triton.register_rule")
    return rule
