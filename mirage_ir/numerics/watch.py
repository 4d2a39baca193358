"""Running several sets of inputs at once, and noticing which operator is the first to make a number that is not finite.

Values have one leading axis, a set of inputs an entry.

Absent entries (`mirage_ir.absence`) are nan and so is what follows from them. So once a tensor was padded, an operator is the first
only where all that it reads is finite.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any

import numpy as np

from mirage_ir.interpret.layout import Array
from mirage_ir.interpret.real import Emulated, Exact
from mirage_ir.interpret.walker import Accumulator, Site
from mirage_ir.ops import Kind, Operator
from mirage_ir.program import AccumulatorKind, DType


class Watched(Exact):
    """Values over several sets of inputs. `first` says for each what made the first number that is not finite; None for nothing.

    `padded`: some values have had absent entries.
    """

    def __init__(self, sets: int) -> None:
        self.first: list[str | None] = [None] * sets
        self.padded = False
        self.entry_bytes *= sets

    def allocate(self, shape: tuple[int, ...], like: Array) -> Array:
        return np.empty((len(self.first), *shape), dtype=like.dtype)

    def pad(self, x: Array, widths: Sequence[int]) -> Array:
        self.padded = True
        return super().pad(x, widths)

    def look(self, x: Array, what: str, made: Callable[[], Array]) -> None:
        """Notes `what` for every set in which `x` has a number that is not finite and nothing is noted yet.

        `made` says for each entry whether it was made of finite numbers alone.
        """
        if all(self.first):
            return
        finite = np.isfinite(x)
        if self.padded and not finite.all():
            finite = finite | ~made()
        finite = finite.reshape(x.shape[0], -1).all(axis=1)
        for i in np.flatnonzero(~finite):
            self.first[i] = self.first[i] or what


class WatchedExact(Watched):
    """Float64 over several sets of inputs."""

    def apply(self, row: Operator, xs: Sequence[Array], attrs: dict[str, Any], site: Site) -> Array:
        out = super().apply(row, xs, attrs, site)
        if row.kind is not Kind.LAYOUT:
            self.look(out, row.name, lambda: _made_of_finite(row, xs, attrs))
        return out


def _made_of_finite(row: Operator, xs: Sequence[Array], attrs: dict[str, Any]) -> Array:
    """For each entry of an operator's result, whether all entries that it is made of are finite."""
    finite = [np.isfinite(x) for x in xs]
    if row.kind is Kind.CONTRACTION:
        return np.asarray(finite[0].all(axis=-1, keepdims=True) & finite[1].all(axis=-2, keepdims=True))
    if row.kind is Kind.REDUCTION:
        return np.asarray(finite[0].all(axis=attrs["dim"], keepdims=True))
    return reduce(np.logical_and, finite)


class WatchedEmulated(Watched, Emulated):
    """Float32 over several sets of inputs, rounded where an emitted kernel rounds."""

    def apply(self, row: Operator, xs: Sequence[Array], attrs: dict[str, Any], site: Site) -> Array:
        if row.kind is Kind.LAYOUT:
            return super().apply(row, xs, attrs, site)
        if site.product is not None:
            xs = [self._narrowed(x, site.product, f"an operand of '{row.name}' rounded to {site.product}") for x in xs]
        out = super().apply(row, xs, attrs, Site(DType.f32, shifting=site.shifting))
        self.look(out, f"'{row.name}' in f32", lambda: _made_of_finite(row, xs, attrs))
        return self._narrowed(out, site.dtype, f"'{row.name}' rounded to {site.dtype}")

    def round(self, x: Array, dtype: DType) -> Array:
        return self._narrowed(x, dtype, f"a store rounded to {dtype}")

    def _narrowed(self, x: Array, dtype: DType, what: str) -> Array:
        if dtype is DType.f32:
            return x
        out = super().round(x, dtype)
        self.look(out, what, lambda: np.isfinite(x))
        return out

    def accumulator(self, kind: AccumulatorKind, dim: int | None, shifted: bool) -> Accumulator[Array]:
        inner = super().accumulator(kind, dim, shifted)
        name = f"accumulate {kind}" + (" shift" if shifted else "")
        return _WatchedAccumulator(inner, self, f"'{name}' in f32", dim)


class _WatchedAccumulator:
    def __init__(self, inner: Accumulator[Array], watched: Watched, what: str, dim: int | None) -> None:
        self.inner, self.watched, self.what, self.dim = inner, watched, what, dim
        self.finite: list[Array] = []

    def add(self, x: Array, shift: Array | None) -> None:
        self.inner.add(x, shift)
        if self.watched.padded:
            here = np.isfinite(x) if shift is None else np.isfinite(x) & np.isfinite(shift)
            self.finite = [*self.finite, here] if self.dim is not None or not self.finite else [self.finite[0] & here]

    def made(self) -> Array:
        """For each entry of the value, whether all entries that it is made of are finite."""
        return self.finite[0] if self.dim is None else np.concatenate(self.finite, axis=self.dim)

    def value(self) -> Array:
        value = self.inner.value()
        self.watched.look(value, self.what, self.made)
        return value
