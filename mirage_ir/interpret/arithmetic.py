"""Running programs by the arithmetic that the operator table's `modular` meanings name, and the accumulators of for-loops.

An `OperatorArithmetic` says what numbers, sums and products are: rational numbers (`mirage_ir.interpret.rational`), intervals
(`mirage_ir.interpret.intervals`), elements of finite fields (`mirage_ir.verify.field`), or degrees (`mirage_ir.verify.profile`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Generic, TypeVar

from mirage_ir.interpret.layout import Array
from mirage_ir.interpret.walker import Accumulator, Site
from mirage_ir.ops import Operator
from mirage_ir.program import AccumulatorKind, DType

V = TypeVar("V")


class OperatorArithmetic(ABC, Generic[V]):
    """What operators compute with. Dimensions are negative; a dimension that is reduced stays with extent 1."""

    @abstractmethod
    def constant(self, value: int | Fraction) -> V: ...
    @abstractmethod
    def add(self, x: V, y: V) -> V: ...
    @abstractmethod
    def neg(self, x: V) -> V: ...
    @abstractmethod
    def maximum(self, x: V, y: V) -> V: ...
    @abstractmethod
    def move(self, f: Callable[..., Any], *xs: V, **attrs: Any) -> V:
        """Entries moved by `f(np, *arrays, **attrs)`, which looks at trailing axes only."""

    @property
    def one(self) -> V:
        return self.constant(1)

    @property
    def zero(self) -> V:
        return self.constant(0)

    def sub(self, x: V, y: V) -> V:
        return self.add(x, self.neg(y))

    def weighted(self, x: V, shift: V, top: V) -> V:
        """exp(shift − top) · x, a term of a shifted sum."""
        raise TypeError("apply mirage_ir.verify.identities first: it says what a shifted sum is")


class ArithmeticSemantics(Generic[V]):
    """The part of a `Semantics` that follows from an arithmetic alone; nothing is rounded.

    Subclasses say how values are stored: `move`, `allocate`, `write`.
    """

    def __init__(self, arithmetic: OperatorArithmetic[V]) -> None:
        self.arithmetic = arithmetic

    def apply(self, row: Operator, xs: Sequence[V], attrs: dict[str, Any], site: Site) -> V:
        return row.modular(self.arithmetic, *xs, **attrs)

    def round(self, x: V, dtype: DType) -> V:
        return x

    def accumulator(self, kind: AccumulatorKind, dim: int | None, shifted: bool) -> Accumulator[V]:
        a = self.arithmetic
        if dim is not None:
            return Collected(lambda *xs: a.move(_concatenated, *xs, dim=dim))
        return ShiftedSum(a.maximum, a.add, a.weighted) if shifted else Fold(a.add if kind is AccumulatorKind.SUM else a.maximum)


def _concatenated(np: Any, *xs: Array, dim: int) -> Array:
    return np.concatenate(xs, axis=dim)


class Fold(Generic[V]):
    """Joins each tile with all before it."""

    def __init__(self, join: Callable[[V, V], V]) -> None:
        self.join = join
        self.total: V | None = None

    def add(self, x: V, shift: V | None) -> None:
        self.total = x if self.total is None else self.join(self.total, x)

    def value(self) -> V:
        assert self.total is not None
        return self.total


class ShiftedSum(Generic[V]):
    """Σ_l exp(s_l − M)·x_l with M = max_l s_l; rescales the sum whenever the running maximum grows.

    `weighted(x, s, top)` is exp(s − top)·x.
    """

    def __init__(self, larger: Callable[[V, V], V], plus: Callable[[V, V], V], weighted: Callable[[V, V, V], V]) -> None:
        self.larger, self.plus, self.weighted = larger, plus, weighted
        self.state: tuple[V, V] | None = None
        """The sum so far, and the running maximum."""

    def add(self, x: V, shift: V | None) -> None:
        assert shift is not None
        if self.state is None:
            top = self.larger(shift, shift)
            self.state = self.weighted(x, shift, top), top
            return
        total, before = self.state
        top = self.larger(before, shift)
        self.state = self.plus(self.weighted(total, before, top), self.weighted(x, shift, top)), top

    def value(self) -> V:
        assert self.state is not None
        return self.state[0]


class Collected(Generic[V]):
    """Keeps the tiles of all iterations and joins them at the end."""

    def __init__(self, join: Callable[..., V]) -> None:
        self.join = join
        self.pieces: list[V] = []

    def add(self, x: V, shift: V | None) -> None:
        self.pieces.append(x)

    def value(self) -> V:
        return self.join(*self.pieces)
