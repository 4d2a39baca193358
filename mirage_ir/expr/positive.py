"""Which components are known to be positive."""

from __future__ import annotations

from mirage_ir.expr.store import Component, Constant, Count, Divisor, Exponential, ExprStore, Numeral

NUMBERS = (Constant, Numeral, Count)
"""Atoms that stand for a positive number."""


def is_number(store: ExprStore, component: Component) -> bool:
    return all(isinstance(store.atoms[atom], NUMBERS) for atom, _ in store.components[component][1])


def is_positive(store: ExprStore, component: Component) -> bool:
    """True for numbers, exponentials, and sums, products and quotients of them."""
    for atom, _ in store.components[component][1]:
        key = store.atoms[atom]
        if isinstance(key, Divisor):
            if not all(sign > 0 and all(is_positive(store, c) for c, _ in powers) for (sign, powers), _ in store.exprs[key.value]):
                return False
        elif not isinstance(key, (Exponential, *NUMBERS)):
            return False
    return True
