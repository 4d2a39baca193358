"""Completion: a relaxation for pruning where sums are shifted by a maximum that is known only later."""

from __future__ import annotations

from functools import cache

from mirage_ir.expr.normal_form import Algebra
from mirage_ir.expr.parts import Parts
from mirage_ir.expr.store import Atom, Component, Divisor, Exponential, Expr, Function, MaxOf, MaxOver


class Completion:
    """Replaces every maximum over some index parts by the one over all that the target takes of the same expression.

    A sum that was shifted by a tile's maximum is rescaled to the maximum of everything later, so what must be part of the target
    is the value as it will be then. `widest` gives, for each expression of which the target takes a maximum, the index parts.
    """

    def __init__(self, algebra: Algebra) -> None:
        self._algebra, self._store = algebra, algebra.store
        self.widest: dict[Expr, Parts] = {}
        self._completed = cache(self._terms)
        self._component, self._atom = cache(self._sum), cache(self._factor)
        for key in self._store.atoms:
            if isinstance(key, MaxOver) and len(key.parts) > len(self.widest.get(key.body, ())):
                self.widest[key.body] = key.parts

    def __call__(self, x: Expr) -> Expr:
        return self._completed(x)

    def _terms(self, x: Expr) -> Expr:
        store, products = self._store, self._algebra.products
        value = products.zero
        for (sign, powers), coefficient in store.exprs[x]:
            made = store.intern({(sign, ()): coefficient})
            for component, power in powers:
                made = products.times_power(made, self._component(component), power)
            value = products.add(value, made)
        return value

    def _sum(self, component: Component) -> Expr:
        bound, factors = self._store.components[component]
        value = self._algebra.one
        for atom, exponent in factors:
            value = self._algebra.products.times_power(value, self._atom(atom), exponent)
        return self._algebra.sum(value, bound) if bound else value

    def _factor(self, atom: Atom) -> Expr:
        algebra = self._algebra
        match self._store.atoms[atom]:
            case Exponential(argument):
                return algebra.products.exp(self(argument))
            case Function(name, attrs, arguments):
                return algebra.function(name, *map(self, arguments), **dict(attrs))
            case MaxOf(members):
                return algebra.maximum(*map(self, members))
            case Divisor(value):
                return self(value)
            case MaxOver(parts, body):
                widest = self.widest.get(body, ())
                return algebra.max(self(body), widest if set(parts) <= set(widest) else parts)
            case _:
                return algebra.products.atom_divisor(atom)
