"""What is known to be positive."""

from __future__ import annotations

from mirage_ir.expr.naming import Naming
from mirage_ir.expr.store import Atom, Component

NUMBERS = frozenset({"constant", "numeral", "count"})
"""Atoms that stand for a positive number; the sign of a constant is its term's."""


class Positive(Naming):
    """Interned expressions, of some of which the sign is known."""

    def is_positive(self, component: Component) -> bool:
        """Whether a component is known to be positive: a number, an exponential, or a sum or product or quotient of such."""
        return all(self._is_positive_atom(atom) for atom, _ in self.components[component][1])

    def is_number(self, component: Component) -> bool:
        return all(self.atoms[atom][0] in NUMBERS for atom, _ in self.components[component][1])

    def _is_positive_atom(self, atom: Atom) -> bool:
        key = self.atoms[atom]
        if key[0] == "sum":
            return all(sign > 0 and all(self.is_positive(c) for c, _ in powers) for (sign, powers), _ in self.exprs[key[1]])
        return key[0] in NUMBERS or key[:2] == ("function", "exp")
