"""Maxima in normal form: terms that do not depend on the compared index, and positive factors, stand outside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mirage_ir.expr.factors import common_coefficient
from mirage_ir.expr.naming import Naming
from mirage_ir.expr.parts import NOTHING, Parts, fresh_names
from mirage_ir.expr.products import Products
from mirage_ir.expr.store import Component, Expr, ExprStore, MaxOf, MaxOver, Powers, Term, connected


class Maxima:
    """Maxima of several expressions and over index parts. A minimum is the opposite of a maximum of opposites."""

    def __init__(self, store: ExprStore, products: Products, naming: Naming) -> None:
        self._store, self._products, self._naming = store, products, naming
        self._known: dict[tuple[Expr, Parts], Expr] = {}

    def positive_content(
        self, xs: Sequence[Expr], parts: frozenset[str] = NOTHING, numbers: bool = True
    ) -> tuple[int, Powers, list[Expr]]:
        """The largest whole number, and powers of positive components without any of `parts`, that all terms of `xs` have as
        factors, and what they leave of each x. Without `numbers`, components that are numbers are left in it."""
        store, factors = self._store, self._products.factors

        def kept(c: Component) -> bool:
            return store.is_positive(c) and store.component_free[c].isdisjoint(parts) and (numbers or not store.is_number(c))

        shared = factors.shared((term for x in xs for term, _ in store.exprs[x]), kept)
        scale = max(1, common_coefficient(store, xs)) if numbers else 1
        if not shared and scale == 1:
            return 1, (), list(xs)
        content = tuple((c, e if up else -e) for (c, up), e in shared.items())
        return scale, content, [factors.without(x, scale, shared) for x in xs]

    def _scaled(self, x: Expr, scale: int, content: Powers) -> Expr:
        return self._products.times(self._products.mul(x, self._store.intern({self._products.normal_powers(content): 1})), scale)

    # Of several values.

    def minimum(self, *xs: Expr) -> Expr:
        """The element-wise minimum: min(x, y) is −max(−x, −y)."""
        return self._products.neg(self.maximum(*map(self._products.neg, xs)))

    def maximum(self, *xs: Expr) -> Expr:
        """The element-wise maximum: associative, commutative, idempotent. max(p·x, p·y) is p·max(x, y) for a positive p."""
        members = {member for x in xs for member in self._members(x)}
        if len(members) == 1:
            return members.pop()
        scale, content, rest = self.positive_content(sorted(members))
        free = NOTHING.union(*(self._store.free[x] for x in rest))
        atom = self._store.atom(MaxOf(tuple(sorted(rest))), free)
        return self._scaled(self._store.atom_expr(atom), scale, content)

    def _members(self, x: Expr) -> Iterable[Expr]:
        """The values of which x is the maximum: p·max(y, z) is max(p·y, p·z)."""
        if len(self._store.exprs[x]) == 1:
            ((term, coefficient),) = self._store.exprs[x]
            top, others = self._positive_multiple(term)
            if isinstance(top, MaxOf):
                return [self._scaled(member, coefficient, others) for member in top.members]
        return [x]

    def _positive_multiple(self, term: Term) -> tuple[MaxOf | MaxOver | None, Powers]:
        """The maximum of which a term is a positive multiple, if it is one, and its other factors."""
        sign, powers = term
        tops = [(c, e) for c, e in powers if not self._store.is_positive(c)]
        key = self._store.key_of(tops[0][0]) if sign > 0 and len(tops) == 1 and tops[0][1] == 1 else None
        return (key, tuple(item for item in powers if item != tops[0])) if isinstance(key, (MaxOf, MaxOver)) else (None, powers)

    # Over index parts.

    def over(self, x: Expr, bound: Parts) -> Expr:
        """The maximum over index parts; a maximum of maxima is one maximum.

        Terms that do not depend on the parts stand outside, as do positive factors. Terms that share no part are maximal apart.
        """
        live = tuple(sorted({p for p in bound if p in self._store.free[x]}))
        if not live:
            return x
        found = self._known.get((x, live))
        if found is None:
            found = self._known[x, live] = self._over(x, live)
        return found

    def _over(self, x: Expr, live: Parts) -> Expr:
        store, products = self._store, self._products
        still: dict[Term, int] = {}
        moving = products.zero
        taken = {*store.free[x], *live}
        parts = set(live)
        for term, coefficient in store.exprs[x]:
            if store.term_free(term).isdisjoint(live):
                still[term] = coefficient
                continue
            top, others = self._positive_multiple(term)
            value = store.intern({term: coefficient})
            if isinstance(top, MaxOver):  # p·max_t x_t + y is max_t (p·x_t + y).
                fresh = fresh_names(top.parts, taken)
                taken |= set(fresh.values())
                parts |= set(fresh.values())
                value = self._scaled(self._naming.rename(top.body, fresh), coefficient, others)
            moving = products.add(moving, value)
        result = store.intern(still)
        for bound, group in connected(store.exprs[moving], lambda item: store.term_free(item[0]) & parts):
            scale, content, (rest,) = self.positive_content([store.intern(dict(group))], bound)
            top_over = store.atom_expr(self._naming.max_atom(bound, rest))
            result = products.add(result, self._scaled(top_over, scale, content))
        return result
