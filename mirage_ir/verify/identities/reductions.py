"""Sums over a dimension: of multiples, and of terms that are alike along it."""

from __future__ import annotations

from dataclasses import replace

from mirage_ir.program import Accumulate, Apply, make_attrs
from mirage_ir.verify.identities.body import ONCE, ONE, RewrittenBody, Terms, dimension
from mirage_ir.verify.identities.sums import add_terms, scaled, sum_of
from mirage_ir.verify.identities.views import view


def summed(body: RewrittenBody, node: Apply) -> int | None:
    """The sum over a dimension of a value times a number, and of a sum with terms that are alike along it: term by term.

    None where it stays as it is.
    """
    x = node.operands[0]
    terms, shape, dim = body.combination(x), body.shapes[x], dimension(node)
    values = terms.keys() - {ONE}
    if (
        not _same_absence(body, x, terms, dim - len(shape))
        or terms.keys() == {x}
        or any(len(body.shapes[v]) != len(shape) for v in values)
    ):
        return _equal_terms(body, node)
    if len(terms) > 1 and ONE not in terms and not any(_term_alike(body, v, dim) for v in values):
        return _equal_terms(body, node)
    out: Terms = {}
    for base, times in terms.items():
        if base == ONE or body.alike(base, dim - len(shape)):
            value, times = base, times * shape[dim]
        else:
            once = _equal_terms(body, replace(node, operands=(base,)))
            value = body.apply("sum", base, **node.attr()) if once is None else once
        add_terms(out, body.combination(value), times)
    return sum_of(body, out, (*shape[:dim], 1, *shape[dim + 1 :]), node)


def _same_absence(body: RewrittenBody, value: int, terms: Terms, dim: int) -> bool:
    """Whether all terms of a value lack the entries along a dimension (negative) that it lacks: none is counted too often."""
    cover = body.cover(value, dim)
    return (cover is None or ONE not in terms) and all(v == ONE or body.cover(v, dim) == cover for v in terms)


def accumulated_zeros(body: RewrittenBody, node: Accumulate) -> int | None:
    """The sum over all iterations of a value that is zero; None for any other."""
    if body.combination(node.operand):
        return None
    value = body.accumulate(node.operand)
    body.combinations[value] = {}
    return value


def concatenated_sum(body: RewrittenBody, node: Accumulate) -> int | None:
    """The tiles of all iterations side by side, of a sum: term by term, where terms vary or are alike along the dimension."""
    x = node.operand
    terms, shapes = body.parts(x), body.shapes
    values = [v for v in terms if v != ONE]
    if node.dim is None or terms.keys() == {x} or any(len(shapes[v]) != len(shapes[x]) for v in values):
        return None
    once = {v for v in values if shapes[v][node.dim] == 1 and body.before_loop(v)}
    if any(shapes[v][node.dim] != shapes[x][node.dim] or body.before_loop(v) for v in values if v not in once):
        return None
    out: Terms = {}
    for base, times in terms.items():
        whole = base if base == ONE or base in once else body.accumulate(base, node.kind, node.dim)
        add_terms(out, {whole: ONCE}, times)
    shape = tuple(n * body.given.loop if d == node.dim else n for d, n in enumerate(shapes[x]))
    value = sum_of(body, out, shape, None)
    return value if shapes[value] == shape else None


def _term_alike(body: RewrittenBody, value: int, dim: int) -> bool:
    """Whether a term is alike along a dimension: it has an extent of 1, or was broadcast along it."""
    shape, node = body.shapes[value], body.definitions.get(value)
    if shape[dim] == 1:
        return True
    return isinstance(node, Apply) and node.op == "broadcast" and body.alike(node.operands[0], dim - len(shape))


def _equal_terms(body: RewrittenBody, node: Apply) -> int | None:
    """The sum over a dimension along which a value was broadcast: the value times the extent. None for any other."""
    copied = body.definitions.get(node.operands[0])
    if not isinstance(copied, Apply) or copied.op != "broadcast":
        return None
    shape, dim = copied.attr()["shape"], dimension(node)
    assert isinstance(shape, tuple)
    if shape[dim] == 1 or not body.alike(copied.operands[0], dim - len(shape)):
        return None
    once = Apply("broadcast", copied.operands, make_attrs({"shape": (*shape[:dim], 1, *shape[dim + 1 :])}))
    return scaled(body, view(body, once), float(shape[dim]))
