"""Completion: a relaxation for pruning where sums are shifted by a maximum that is known only later."""

from __future__ import annotations

from mirage_ir.expr.normal_form import Algebra
from mirage_ir.expr.store import Atom, Component, Expr, Parts


class Completion:
    """Replaces every maximum over some index parts by the one over all that the target takes of the same expression.

    A sum that was shifted by a tile's maximum is rescaled to the maximum of everything later, so what must be part of the target
    is the value as it will be then. `widest` gives, for each expression of which the target takes a maximum, the index parts.
    """

    def __init__(self, algebra: Algebra) -> None:
        self.algebra = algebra
        self.widest: dict[Expr, Parts] = {}
        self._memo: dict[Expr, Expr] = {}
        for key in algebra.atoms:
            if key[0] == "max" and len(key[1]) > len(self.widest.get(key[2], ())):
                self.widest[key[2]] = key[1]

    def __call__(self, x: Expr) -> Expr:
        found = self._memo.get(x)
        if found is None:
            algebra = self.algebra
            value = algebra.zero
            for (sign, powers), coefficient in algebra.exprs[x]:
                made = algebra.from_terms({(sign, ()): coefficient})
                for component, power in powers:
                    made = self._multiplied(made, self._component(component), power)
                value = algebra.add(value, made)
            found = self._memo[x] = value
        return found

    def _multiplied(self, x: Expr, factor: Expr, power: int) -> Expr:
        for _ in range(abs(power)):
            x = self.algebra.mul(x, factor) if power > 0 else self.algebra.div(x, factor)
        return x

    def _component(self, component: Component) -> Expr:
        bound, factors = self.algebra.components[component]
        value = self.algebra.one
        for atom, exponent in factors:
            value = self._multiplied(value, self._atom(atom), exponent)
        return self.algebra.sum(value, bound) if bound else value

    def _atom(self, atom: Atom) -> Expr:
        key = self.algebra.atoms[atom]
        match key[0]:
            case "function":
                return self.algebra.function(key[1], *map(self, key[3]), **dict(key[2]))
            case "extremum":
                return self.algebra.extremum(key[1], *map(self, key[2]))
            case "sum":
                return self(key[1])
            case "numeral":
                return self.algebra.number(key[1])
            case "max":
                widest = self.widest.get(key[2], ())
                return self.algebra.max(self(key[2]), widest if set(key[1]) <= set(widest) else key[1])
            case _:
                return self.algebra.atom_expr(atom)
