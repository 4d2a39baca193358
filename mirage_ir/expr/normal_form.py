"""Canonical normal forms of indexed expressions.

An expression is what one entry of a tensor is, as a function of its indices. It is held as a sum of terms over the axioms of a
commutative semiring with division and signs (the paper's Tables 1 and 2): products distribute over sums, sums merge, what does not
depend on a summation index is pulled out of the sum, `exp(x)·exp(y)` merges. Two expressions that these axioms make equal are the
same object: expressions are interned and named by small integers, and every operation is memoized on those.

The parts, from the inside out:

* An *index part* is a string: an index of the program ("k"), or one part of a split one ("k.l" for the for-loop's, "k.t" for the
  tile's).
* An *atom* is an input entry, an uninterpreted function of expressions, an extremum, a maximum over index parts, a constant, the
  number of values of an index part, or, as a denominator only, a sum of several terms or a prime number.
* A *component* is a set of bound index parts and a product of powers of atoms that are connected through them: Σ_{parts} Π atoms.
* A *term* is a sign and a product of powers of components; an *expression* maps terms to positive integer coefficients.

There is no cancellation: (x·w)/w and (x+y)−y keep both parts, as in the paper. Numerators and denominators are therefore kept apart
(positive and negative powers of one atom stand side by side) and so are terms of opposite sign.

Bound parts carry the name of the part that they range over; where that name is taken inside a component (by a free part or by a
second sum over the same range) primes are appended, and of all such namings the smallest is kept, so that the choice of names makes
no difference.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from mirage_ir.expr.maxima import Maxima
from mirage_ir.expr.naming import Naming
from mirage_ir.expr.parts import NOTHING, Parts
from mirage_ir.expr.products import Products
from mirage_ir.expr.store import Constant, Exponential, Expr, ExprStore, Function, InputEntry
from mirage_ir.expr.sums import Sums


class Algebra:
    """Interned expressions and the operations on them; one instance a search.

    `tick` is called often inside long computations, such as multiplying out; it may raise, to end them. `store` has the tables of
    expressions; `products` and `naming` take expressions apart.
    """

    def __init__(self, tick: Callable[[], None] | None = None) -> None:
        self.store = store = ExprStore(tick)
        self.products = products = Products(store)
        self.naming = naming = Naming(store, products)
        self._maxima = maxima = Maxima(store, products, naming)
        self.zero, self.one, self.number = products.zero, products.one, products.number
        self.add, self.neg, self.mul, self.div = products.add, products.neg, products.mul, products.div
        self.sum, self.max = Sums(store, products, naming).over, maxima.over
        self.maximum, self.minimum = maxima.maximum, maxima.minimum

    def constant(self, value: Fraction) -> Expr:
        """A constant of the program: a symbol of its own, but for its sign and for 0 and 1. Constants are not folded."""
        if value == 0:
            return self.zero
        size = self.one if abs(value) == 1 else self.store.atom_expr(self.store.atom(Constant(abs(value)), NOTHING))
        return size if value > 0 else self.neg(size)

    def input(self, name: int, axes: tuple[Parts, ...]) -> Expr:
        """The entry of input `name` at the index parts of each of its axes (an axis of extent 1 has none)."""
        return self.store.atom_expr(self.store.atom(InputEntry(name, axes), frozenset(p for axis in axes for p in axis)))

    def function(self, name: str, *arguments: Expr, **attrs: Any) -> Expr:
        """The function of that name: exponentials multiply, logarithms add; other functions have no laws."""
        match name:
            case "exp":
                return self.products.exp(arguments[0])
            case "log":
                return self._log(arguments[0])
            case _:
                return self._uninterpreted(name, arguments, attrs)

    def _uninterpreted(self, name: str, arguments: tuple[Expr, ...], attrs: dict[str, Any]) -> Expr:
        free = NOTHING.union(*(self.store.free[x] for x in arguments))
        return self.store.atom_expr(self.store.atom(Function(name, tuple(sorted(attrs.items())), arguments), free))

    def _log(self, x: Expr) -> Expr:
        """log(exp(x)·y) = x + log(y) and log(y·z/w) = log(y) + log(z) − log(w), for factors that are known to be positive.

        Numbers stay inside, with the factors of unknown sign: no operator has the logarithm of a number as its result.
        """
        _, content, (rest,) = self._maxima.positive_content([x], numbers=False)
        value = self.zero
        for component, power in content:
            key = self.store.key_of(component)
            one = (
                key.argument
                if isinstance(key, Exponential)
                else self._uninterpreted("log", (self.products.divisor(component),), {})
            )
            value = self.add(value, self.products.times(one, power))
        return value if rest == self.one else self.add(value, self._uninterpreted("log", (rest,), {}))

    def scale(self, x: Expr, value: Fraction) -> Expr:
        return self.mul(x, self.constant(value))
