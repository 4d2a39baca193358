"""Maxima in normal form: what does not depend on what is compared, and factors that are known to be positive, stand outside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import gcd

from mirage_ir.expr.products import Products
from mirage_ir.expr.store import NOTHING, Atom, Component, Expr, Parts, Powers, Term, connected


class Extrema(Products):
    """Interned expressions under maxima, of several and over index parts. A minimum is the opposite of a maximum of opposites."""

    def positive_content(
        self, xs: Sequence[Expr], parts: frozenset[str] = NOTHING, numbers: bool = True
    ) -> tuple[int, Powers, list[Expr]]:
        """The largest whole number, and powers of positive components without any of `parts`, that all terms of `xs` have as
        factors, and what they leave of each x. Without `numbers`, components that are numbers are left in it."""
        terms = [item for x in xs for item in self.exprs[x]]
        content: dict[tuple[Component, bool], int] | None = None
        for (_, powers), _ in terms:
            mine = {
                (c, e > 0): e
                for c, e in self._factored(powers)
                if self.is_positive(c) and self.component_free[c].isdisjoint(parts) and (numbers or not self.is_number(c))
            }
            content = mine if content is None else {k: min(e, mine[k], key=abs) for k, e in content.items() if k in mine}
            if not content:
                break
        scale = gcd(*(coefficient for _, coefficient in terms)) if numbers else 1
        if not content and scale <= 1:
            return 1, (), list(xs)
        shared = content or {}
        return max(scale, 1), tuple((c, e) for (c, _), e in shared.items()), [self._without(x, scale, shared) for x in xs]

    def _without(self, x: Expr, scale: int, content: dict[tuple[Component, bool], int]) -> Expr:
        rest: dict[Term, int] = {}
        for (sign, powers), coefficient in self.exprs[x]:
            left = ((c, e - content.get((c, e > 0), 0)) for c, e in self._factored(powers))
            flipped, kept = self.normal_powers((c, e) for c, e in left if e)
            term = (sign * flipped, kept)
            rest[term] = rest.get(term, 0) + coefficient // scale
        return self._intern(rest)

    def _scaled(self, x: Expr, scale: int, content: Powers) -> Expr:
        return self._times(self.mul(x, self._intern({self.normal_powers(content): 1})), scale)

    # Of several values.

    def extremum(self, kind: str, *arguments: Expr) -> Expr:
        """The element-wise maximum ("max") or minimum ("min"): associative, commutative, idempotent.

        max(p·x, p·y) is p·max(x, y) for a positive p.
        """
        if kind == "min":
            return self.neg(self.extremum("max", *map(self.neg, arguments)))
        members = {member for x in arguments for member in self._members(x)}
        if len(members) == 1:
            return members.pop()
        scale, content, rest = self.positive_content(sorted(members))
        free = NOTHING.union(*(self.free[x] for x in rest))
        return self._scaled(self._of_atom(self._atom(("extremum", "max", tuple(sorted(rest))), free)), scale, content)

    def _members(self, x: Expr) -> Iterable[Expr]:
        """What x is the maximum of: p·max(y, z) is max(p·y, p·z)."""
        if len(self.exprs[x]) == 1:
            ((term, coefficient),) = self.exprs[x]
            found = self._positive_multiple(term, "extremum")
            if found is not None:
                atom, others = found
                return [self._scaled(member, coefficient, others) for member in self.atoms[atom][2]]
        return [x]

    def _positive_multiple(self, term: Term, kind: str) -> tuple[Atom, Powers] | None:
        """The maximum of which a term is a positive multiple, and its other factors."""
        sign, powers = term
        tops = [(c, e) for c, e in powers if not self.is_positive(c)]
        if sign < 0 or len(tops) != 1 or tops[0][1] != 1:
            return None
        bound, factors = self.components[tops[0][0]]
        atom = factors[0][0]
        if bound or self.atoms[atom][0] != kind:
            return None
        return atom, tuple(item for item in powers if item != tops[0])

    # Over index parts.

    def max(self, x: Expr, bound: Parts) -> Expr:
        """The maximum over index parts; a maximum of maxima is one maximum.

        Terms that do not depend on the parts stand outside, as do positive factors. Terms that share no part are maximal apart.
        """
        live = {p for p in bound if p in self.free[x]}
        if not live:
            return x
        key = ("max", x, tuple(sorted(live)))
        found = self._memo.get(key)
        if found is None:
            found = self._memo[key] = self._maximum(x, live)
        return found

    def _maximum(self, x: Expr, live: set[str]) -> Expr:
        still: dict[Term, int] = {}
        moving = self.zero
        taken = set(self.free[x]) | live
        parts = set(live)
        for term, coefficient in self.exprs[x]:
            if live.isdisjoint(self._term_free(term)):
                still[term] = coefficient
                continue
            nested = self._positive_multiple(term, "max")
            value = self._intern({term: coefficient})
            if nested is not None:  # p·max_t x_t + y is max_t (p·x_t + y).
                _, inner, body = self.atoms[nested[0]]
                fresh = self._fresh(inner, taken)
                taken |= set(fresh.values())
                parts |= set(fresh.values())
                value = self._scaled(self.rename(body, fresh), coefficient, nested[1])
            moving = self.add(moving, value)
        result = self._intern(still)
        for bound, group in connected(self.exprs[moving], lambda item: self._term_free(item[0]) & parts):
            scale, content, (rest,) = self.positive_content([self._intern(dict(group))], bound)
            result = self.add(result, self._scaled(self._of_atom(self.max_atom(bound, rest)), scale, content))
        return result

    def _term_free(self, term: Term) -> frozenset[str]:
        return NOTHING.union(*(self.component_free[c] for c, _ in term[1]))
