"""Sums over a dimension: of multiples, and of terms that are alike along it."""

from __future__ import annotations

from dataclasses import replace

from mirage_ir.program import Accumulate, Apply, make_attrs
from mirage_ir.verify.identities.body import ONCE, ONE, RewrittenBody, Terms, dimension
from mirage_ir.verify.identities.sums import Sums, add_terms
from mirage_ir.verify.identities.views import Views


class Reductions:
    """Takes sums over a dimension to the terms of what they add up."""

    def __init__(self, body: RewrittenBody, sums: Sums, views: Views) -> None:
        self.body = body
        self.sums = sums
        self.views = views

    def summed(self, node: Apply) -> int | None:
        """The sum over a dimension of a value times a number, and of a sum with terms that are alike along it: term by term.

        None where it stays as it is.
        """
        x = node.operands[0]
        terms, shape, dim = self.body.combination(x), self.body.shapes[x], dimension(node)
        values = terms.keys() - {ONE}
        if not values or terms.keys() == {x} or any(len(self.body.shapes[v]) != len(shape) for v in values):
            return self._equal_terms(node)
        if len(terms) > 1 and ONE not in terms and not any(self._term_alike(v, dim) for v in values):
            return self._equal_terms(node)
        out: Terms = {}
        for base, times in terms.items():
            if base == ONE or self.body.shapes[base][dim] == 1:
                value, times = base, times * shape[dim]
            else:
                once = self._equal_terms(replace(node, operands=(base,)))
                value = self.body.apply("sum", base, **node.attr()) if once is None else once
            add_terms(out, self.body.combination(value), times)
        return self.sums.sum_of(out, (*shape[:dim], 1, *shape[dim + 1 :]), node)

    def concatenated(self, node: Accumulate) -> int | None:
        """The tiles of all iterations side by side, of a sum: term by term, where terms vary or are alike along the dimension."""
        x = node.operand
        terms, shapes = self.body.parts(x), self.body.shapes
        values = [v for v in terms if v != ONE]
        if node.dim is None or terms.keys() == {x} or any(len(shapes[v]) != len(shapes[x]) for v in values):
            return None
        once = {v for v in values if shapes[v][node.dim] == 1 and self.body.before_loop(v)}
        if any(shapes[v][node.dim] != shapes[x][node.dim] or self.body.before_loop(v) for v in values if v not in once):
            return None
        out: Terms = {}
        for base, times in terms.items():
            whole = base if base == ONE or base in once else self.body.accumulate(base, node.kind, node.dim)
            add_terms(out, {whole: ONCE}, times)
        shape = tuple(n * self.body.given.loop if d == node.dim else n for d, n in enumerate(shapes[x]))
        value = self.sums.sum_of(out, shape, None)
        return value if shapes[value] == shape else None

    def _term_alike(self, value: int, dim: int) -> bool:
        """Whether a term is alike along a dimension: it has an extent of 1, or was broadcast along it."""
        shape, node = self.body.shapes[value], self.body.definitions.get(value)
        if shape[dim] == 1:
            return True
        return isinstance(node, Apply) and node.op == "broadcast" and self.body.alike(node.operands[0], dim - len(shape))

    def _equal_terms(self, node: Apply) -> int | None:
        """The sum over a dimension along which a value was broadcast: the value times the extent. None for any other."""
        view = self.body.definitions.get(node.operands[0])
        if not isinstance(view, Apply) or view.op != "broadcast":
            return None
        shape, dim = view.attr()["shape"], dimension(node)
        assert isinstance(shape, tuple)
        if shape[dim] == 1 or not self.body.alike(view.operands[0], dim - len(shape)):
            return None
        once = Apply("broadcast", view.operands, make_attrs({"shape": (*shape[:dim], 1, *shape[dim + 1 :])}))
        return self.sums.scaled(self.views.view(once), float(shape[dim]))
