"""Laws of maxima, minima, relu and clamp: common numbers, factors and terms are taken out."""

from __future__ import annotations

from collections.abc import Callable

from mirage_ir.ops.constants import exact
from mirage_ir.ops.shapes import broadcast_shapes
from mirage_ir.program import AccumulatorKind, Apply
from mirage_ir.verify.identities import factors, sums
from mirage_ir.verify.identities.body import RewrittenBody, dimension
from mirage_ir.verify.identities.choices import Activations
from mirage_ir.verify.identities.sums import is_float


def along_dimension(body: RewrittenBody, node: Apply) -> int:
    """The maximum over a dimension."""
    x = node.operands[0]
    last = dimension(node) - len(body.shapes[x])
    return _largest(
        body, x, lambda v: body.apply("max", body.in_place_of(v, x, last), **node.attr()), lambda v: body.alike(v, last)
    )


def over_loop(body: RewrittenBody, value: int) -> int:
    """The maximum over all iterations."""
    return _largest(body, value, lambda v: body.accumulate(body.in_place_of(v, value, None), AccumulatorKind.MAX), body.before_loop)


def relu(body: RewrittenBody, value: int) -> int:
    if body.activations is Activations.EXPONENTIALS:  # A quotient of exponentials has many forms, with other divisors each.
        return body.apply("relu", value)
    return _largest(body, value, lambda v: body.apply("relu", v), None)


def clamped(body: RewrittenBody, node: Apply) -> int:
    """clamp(x, a, b) as b − relu(b − a − relu(x − a)); as it is where no float is b − a, and where it is not negative."""
    low, high = (float(node.attr()[name]) for name in ("min", "max"))  # type: ignore[arg-type]
    if not is_float(exact(high) - exact(low)) or low > high or low >= 0:
        return body.apply("clamp", *node.operands, **node.attr())
    above = relu(body, sums.offset(body, node.operands[0], -low))
    below = relu(body, sums.offset(body, sums.negative(body, above), high - low))
    return sums.offset(body, sums.negative(body, below), high)


def smaller(body: RewrittenBody, a: int, b: int) -> int:
    """The minimum of two, as the maximum of their negatives."""
    negatives = sums.negative(body, a), sums.negative(body, b)
    return sums.negative(body, larger(body, *negatives))


def larger(body: RewrittenBody, a: int, b: int) -> int:
    """The maximum of two, without a term or a positive factor that both have; a maximum with 0 is a relu."""
    content = sums.content(body, a, b)
    if content != 1:
        parts = (sums.multiplied(body, v, 1 / content) for v in (a, b))
        return sums.multiplied(body, larger(body, *parts), content)
    for x, y in ((a, b), (b, a)):
        if body.combinations.get(y) == {} and body.shapes[x] == broadcast_shapes(body.shapes[x], body.shapes[y]):
            return relu(body, x)
    for rest, other, term, negative in factors.in_both(factors.terms(body, a), factors.terms(body, b)):
        largest = larger(body, factors.built(body, rest), factors.built(body, other))
        return body.apply("sub" if negative else "add", largest, term)
    if body.activations is Activations.ORACLES:
        for rest, other, factor, divided in factors.in_both(factors.factors(body, a), factors.factors(body, b)):
            return body.times(larger(body, factors.built(body, rest), factors.built(body, other)), factor, divided)
    return body.apply("maximum", a, b)


def _largest(body: RewrittenBody, value: int, maximum: Callable[[int], int], alike: Callable[[int], bool] | None) -> int:
    """The maximum of a value; takes out positive factors and terms that are `alike` for all entries.

    Without `alike`, a maximum of one value and 0: only factors are taken out. Offsets are terms.
    """
    content = sums.content(body, value)
    if content != 1:
        return sums.multiplied(body, _largest(body, sums.multiplied(body, value, 1 / content), maximum, alike), content)
    node = body.definitions.get(value)
    if isinstance(node, Apply) and node.op == "offset" and alike is not None:
        inner = _largest(body, node.operands[0], maximum, alike)
        return sums.combined(body, Apply("offset", (inner,), node.attrs))
    rank = len(body.shapes[value])
    for rest, factor, divided in factors.factors(body, value):
        if alike is None or alike(factor):
            largest = _largest(body, body.ranked(factors.built(body, rest), rank), maximum, alike)
            return body.times(largest, factor, divided)
    for rest, term, negative in factors.terms(body, value):
        if alike is not None and alike(term):
            largest = _largest(body, body.ranked(factors.built(body, rest), rank), maximum, alike)
            return sums.minus(body, largest, term) if negative else sums.plus(body, largest, term)
    return maximum(value)
