"""Layout operators: of sums, of broadcast values, and of one another."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from mirage_ir.ops import operator
from mirage_ir.ops.signature import groups_of_reshape
from mirage_ir.program import Apply, Shape, make_attrs
from mirage_ir.verify.identities.body import ONE, RewrittenBody, Terms, dimension
from mirage_ir.verify.identities.sums import sum_of


def view(body: RewrittenBody, node: Apply) -> int:
    """A layout operator on a sum: the sum of its terms, each seen so, where they have as many dimensions or are reshaped."""
    x = node.operands[0]
    if (same := _same_view(body, node)) is not None:
        return same
    terms = body.combination(x)
    values = terms.keys() - {ONE}
    shape = body.shapes[x]
    if not values:
        seen = body.apply(node.op, x, **node.attr())
        body.combinations[seen] = terms
        return seen
    fits, seen_shape = terms.keys() != {x}, _shape(body, node)
    if node.op == "reshape":
        fits = fits and all(_reshaped(body.shapes[v], shape, seen_shape) is not None for v in values)
    else:
        fits = fits and all(len(body.shapes[v]) == len(shape) for v in values)
    if node.op == "broadcast":
        fits = fits and len(seen_shape) == len(shape) and any(body.shapes[v] == shape for v in values)
    if not fits:
        return body.apply(node.op, x, **node.attr())
    moved: Terms = {}
    for base, times in terms.items():
        if base == ONE:
            moved[ONE] = times
            continue
        seen = _term(body, node, base, shape, seen_shape)
        moved[seen] = moved.get(seen, Fraction(0)) + times
    return sum_of(body, moved, seen_shape, node)


def view_of(body: RewrittenBody, node: Apply, operand: int) -> int:
    """A layout operator on another value of the same shape."""
    return view(body, replace(node, operands=(operand,)))


def _shape(body: RewrittenBody, node: Apply) -> Shape:
    row = operator(node.op)
    return row.shape([body.shapes[node.operands[0]]], {**row.defaults, **node.attr()})


def _term(body: RewrittenBody, node: Apply, term: int, shape: Shape, seen_shape: Shape) -> int:
    """A term of a sum of this shape under the layout operator; itself where it broadcasts to the result."""
    own = body.shapes[term]
    if node.op == "reshape" and own != shape:
        reshaped = _reshaped(own, shape, seen_shape)
        assert reshaped is not None
        return body.apply("reshape", term, shape=reshaped)
    stays = own != shape if node.op == "broadcast" else node.op == "slice" and own[dimension(node)] == 1
    return term if stays else body.apply(node.op, term, **node.attr())


def _same_view(body: RewrittenBody, node: Apply) -> int | None:
    """The value of a layout operator that changes nothing, or that follows another of its kind; None for any other."""
    (x,) = node.operands
    shape = _shape(body, node)
    if shape == body.shapes[x] and node.op != "transpose":
        return x
    below = body.definitions.get(x)
    if not isinstance(below, Apply):
        return None
    if node.op == "slice":
        copied = below.op == "broadcast" and body.alike(below.operands[0], dimension(node) - len(shape))
        return view(body, Apply("broadcast", below.operands, make_attrs({"shape": shape}))) if copied else None
    if below.op != node.op:
        return None
    (first,) = below.operands
    if node.op != "transpose":
        return view(body, replace(node, operands=(first,)))
    inner, outer = below.attr()["permutation"], node.attr()["permutation"]
    assert isinstance(inner, tuple) and isinstance(outer, tuple)
    order = tuple(inner[d] for d in outer)
    if order == tuple(range(len(order))):
        return first
    return view(body, Apply("transpose", (first,), make_attrs({"permutation": order})))


def _reshaped(own: Shape, shape: Shape, seen: Shape) -> Shape | None:
    """The shape of a term that is broadcast to `shape`, when that is reshaped to `seen`; None for a term that has some of the
    dimensions that are regrouped together, and is broadcast along others."""
    extents, found = (1,) * (len(shape) - len(own)) + own, [1] * len(seen)
    for ours, theirs in groups_of_reshape(shape, seen):
        if all(extents[d] == shape[d] for d in ours):
            for d in theirs:
                found[d] = seen[d]
        elif any(extents[d] > 1 for d in ours):
            return None
    return tuple(found)
