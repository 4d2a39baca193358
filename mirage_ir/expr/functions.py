"""Functions in normal form: exponentials multiply, logarithms add; other functions have no laws."""

from __future__ import annotations

from typing import Any

from mirage_ir.expr.maxima import Maxima
from mirage_ir.expr.parts import NOTHING
from mirage_ir.expr.products import Products
from mirage_ir.expr.store import Exponential, Expr, ExprStore, Function


class Functions:
    """Non-linear functions of interned expressions."""

    def __init__(self, store: ExprStore, products: Products, maxima: Maxima) -> None:
        self._store, self._products, self._maxima = store, products, maxima

    def __call__(self, name: str, *arguments: Expr, **attrs: Any) -> Expr:
        """The function of that name, with the laws of exp and log."""
        match name:
            case "exp":
                return self._products.exp(arguments[0])
            case "log":
                return self._log(arguments[0])
            case _:
                return self._uninterpreted(name, arguments, attrs)

    def _uninterpreted(self, name: str, arguments: tuple[Expr, ...], attrs: dict[str, Any]) -> Expr:
        free = NOTHING.union(*(self._store.free[x] for x in arguments))
        return self._store.atom_expr(self._store.atom(Function(name, tuple(sorted(attrs.items())), arguments), free))

    def _log(self, x: Expr) -> Expr:
        """log(exp(x)·y) = x + log(y) and log(y·z/w) = log(y) + log(z) − log(w), for factors that are known to be positive.

        Numbers stay inside, with the factors of unknown sign: no operator has the logarithm of a number as its result.
        """
        products = self._products
        _, content, (rest,) = self._maxima.positive_content([x], numbers=False)
        value = products.zero
        for component, power in content:
            key = self._store.key_of(component)
            one = key.argument if isinstance(key, Exponential) else self._uninterpreted("log", (products.divisor(component),), {})
            value = products.add(value, products.times(one, power))
        return value if rest == products.one else products.add(value, self._uninterpreted("log", (rest,), {}))
