"""Factors and terms that can be taken out of a value, and the rest of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from math import prod
from typing import TypeAlias

from mirage_ir.ops.shapes import broadcast_shapes
from mirage_ir.program import Accumulate, AccumulatorKind, Apply
from mirage_ir.verify.identities import constants, signs
from mirage_ir.verify.identities.body import Factor, RewrittenBody, dimension
from mirage_ir.verify.identities.sums import combined

MOST_WAYS = 16
"""Factors and terms of one value that are looked at, to bound the time: a value that is used often has exponentially many."""
PRODUCT = "mul"
"""The operator that multiplies two values."""
WITH_FACTORS = frozenset(("mul", "div", "scale", "neg", "add", "sub", "transpose", "slice", "sum", "matmul"))
"""Operators whose results may have the factors of an operand."""
MOST_LOADED_FACTORS = 4
"""Factors of one value that a graph loads or stores one by one; further ones stay in the rest, to keep graphs small."""


@dataclass(frozen=True, slots=True)
class Rest:
    """A value without one of its factors or terms: a node on other operands, or the only one of `parts` as it is."""

    node: Apply | Accumulate | None
    parts: tuple[int | Rest, ...]


SharedFactor: TypeAlias = tuple[Rest, int, bool]
"""The rest of a value, a factor (or term) of it, and whether the factor divides (or the term is subtracted)."""


def factors(body: RewrittenBody, value: int, positive: bool = True) -> Sequence[SharedFactor]:
    """Ways in which a value is something times or divided by a positive factor; or times any, if not `positive`.

    Not all: a value that is used often has more than anybody could look at.
    """
    return body.bottom_up(_POSITIVE_FACTORS if positive else _ANY_FACTORS, value, WITH_FACTORS)


def first_factor(body: RewrittenBody, value: int) -> SharedFactor | None:
    return next(iter(factors(body, value)), None)


def terms(body: RewrittenBody, value: int) -> Sequence[SharedFactor]:
    """Ways in which a value is something plus (or minus) a term; not all, as of factors."""
    return body.bottom_up(_TERMS, value, ("add", "sub"))


def in_both(xs: Iterable[SharedFactor], ys: Iterable[SharedFactor]) -> Iterator[tuple[Rest, Rest, int, bool]]:
    """The factors (or terms) that two values share, with the rest of each."""
    of_y = {(factor, divided): rest for rest, factor, divided in ys}
    for rest, factor, divided in xs:
        if (factor, divided) in of_y:
            yield rest, of_y[factor, divided], factor, divided


def built(body: RewrittenBody, rest: Rest) -> int:
    """The value that is left when a factor is taken out: nodes are made only for the way that is taken."""
    parts = [built(body, p) if isinstance(p, Rest) else p for p in rest.parts]
    if rest.node is None:
        return parts[0]
    if isinstance(rest.node, Apply) and rest.node.op in ("sum", "matmul", "slice", "transpose"):
        ranks = [len(body.shapes[v]) for v in rest.node.operands]
        parts = [body.ranked(p, rank) for p, rank in zip(parts, ranks, strict=True)]
        for part, operand, dim in zip(parts, rest.node.operands, _bound(body, rest.node), strict=False):
            body.in_place_of(part, operand, dim)
    if isinstance(rest.node, Accumulate):
        body.in_place_of(parts[0], rest.node.operand, None)
        whole = parts[0] if rest.node.dim is None else body.ranked(parts[0], len(body.shapes[rest.node.operand]))
        return body.accumulate(whole, rest.node.kind, rest.node.dim)
    new = replace(rest.node, operands=tuple(parts))
    if new.op in ("add", "sub", "neg", "scale"):
        return combined(body, new)
    return body.apply(new.op, *parts, **new.attr())


def _bound(body: RewrittenBody, node: Apply) -> tuple[int, ...]:
    """The dimension (negative) of each operand that a sum or a product binds; nothing of another operator."""
    if node.op == "sum":
        return (dimension(node) - len(body.shapes[node.operands[0]]),)
    return (-1, -2) if node.op == "matmul" else ()


def as_product(body: RewrittenBody, value: int) -> list[Factor]:
    """A value as a rest and its positive factors, those with the fewest entries first; itself when it has none."""
    rest, found = value, list[Factor]()
    while len(found) + 1 < MOST_LOADED_FACTORS and (way := _smallest_factor(body, rest)) is not None:
        rest = built(body, way[0])
        found.append(way[1:])
    shapes = [body.shapes[v] for v in (rest, *(v for v, _ in found))]
    return [(rest, False), *found] if broadcast_shapes(*shapes) == body.shapes[value] else [(value, False)]


def _smallest_factor(body: RewrittenBody, value: int) -> SharedFactor | None:
    """The first of the factors with the fewest entries: that of all rows and columns may be one of rows times one of columns."""
    return min(factors(body, value), key=lambda way: prod(body.shapes[way[1]]), default=None)


def _find_factors(body: RewrittenBody, value: int, positive: bool) -> Iterator[SharedFactor]:
    node = body.definitions.get(value)
    if isinstance(node, Accumulate):
        linear = node.shift is None and node.kind is not AccumulatorKind.MAX
        for rest, factor, divided in factors(body, node.operand, positive) if linear else ():
            if node.dim is None or body.alike(factor, node.dim - len(body.shapes[node.operand])):
                same = factor if body.before_loop(factor) else constants.behind_loop(body, factor)
                if same is not None:
                    yield Rest(node, (rest,)), same, divided
        return
    if not isinstance(node, Apply):
        return
    parts = node.operands
    match node.op:
        case "mul" | "div":
            a, b = parts
            divides = node.op == "div" and signs.positive_divisor(body, b)  # Where it is 0 there is no quotient.
            if divides or signs.positive(body, b) or (not positive and node.op == "mul"):
                yield Rest(None, (a,)), b, node.op == "div"
            if signs.positive(body, a) or (not positive and node.op == "mul"):
                yield Rest(None if node.op == "mul" else Apply("reciprocal", (b,)), (b,)), a, False
            for rest, factor, divided in factors(body, a, positive):
                yield Rest(node, (rest, b)), factor, divided
            for rest, factor, divided in factors(body, b, positive):
                if node.op == "mul" or not divided or signs.positive(body, factor):
                    yield Rest(node, (a, rest)), factor, divided != (node.op == "div")
        case "scale" | "neg":
            for rest, factor, divided in factors(body, parts[0], positive):
                yield Rest(node, (rest,)), factor, divided
        case "add" | "sub":
            for rest, other, factor, divided in in_both(*(factors(body, v, positive) for v in parts)):
                yield Rest(node, (rest, other)), factor, divided
        case "transpose":
            for rest, factor, divided in factors(body, parts[0], positive):
                if len(body.shapes[factor]) == len(body.shapes[parts[0]]):
                    yield Rest(node, (rest,)), body.apply("transpose", factor, **node.attr()), divided
        case "slice" | "sum":
            last = dimension(node) - len(body.shapes[parts[0]])
            for rest, factor, divided in factors(body, parts[0], positive):
                if body.alike(factor, last):
                    yield Rest(node, (rest,)), factor, divided
        case "matmul":
            for side, dim in ((0, -1), (1, -2)):
                for rest, factor, divided in factors(body, parts[side], positive):
                    if body.alike(factor, dim):
                        yield Rest(node, (rest, parts[1]) if side == 0 else (parts[0], rest)), factor, divided
        case _:
            return


def _find_terms(body: RewrittenBody, value: int) -> Iterator[SharedFactor]:
    node = body.definitions.get(value)
    if not isinstance(node, Apply) or node.op not in ("add", "sub"):
        return
    a, b = node.operands
    yield Rest(None, (a,)), b, node.op == "sub"
    if node.op == "add":
        yield Rest(None, (b,)), a, False
    for rest, term, negative in terms(body, a):
        yield Rest(node, (rest, b)), term, negative
    for rest, term, negative in terms(body, b):
        yield Rest(node, (a, rest)), term, negative != (node.op == "sub")


def _first(find: Callable[[RewrittenBody, int], Iterator[SharedFactor]]) -> Callable[[RewrittenBody, int], Sequence[SharedFactor]]:
    return lambda body, value: tuple(islice(find(body, value), MOST_WAYS))


_POSITIVE_FACTORS = _first(partial(_find_factors, positive=True))
_ANY_FACTORS = _first(partial(_find_factors, positive=False))
_TERMS = _first(_find_terms)
