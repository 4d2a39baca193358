"""Running several sets of inputs at once, and noticing which operator is the first to make a number that is not finite.

Values have one leading axis, a set of inputs an entry.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from mirage_ir.interpret.layout import Array
from mirage_ir.interpret.real import Emulated, Exact
from mirage_ir.interpret.walker import Accumulator, Site
from mirage_ir.ops import Kind, Operator
from mirage_ir.program import AccumulatorKind, DType


class Watched(Exact):
    """Values over several sets of inputs. `first` says for each what made the first number that is not finite; None for nothing."""

    def __init__(self, sets: int) -> None:
        self.first: list[str | None] = [None] * sets
        self.entry_bytes *= sets

    def allocate(self, shape: tuple[int, ...], like: Array) -> Array:
        return np.empty((len(self.first), *shape), dtype=like.dtype)

    def look(self, x: Array, what: str) -> None:
        """Notes `what` for every set in which `x` has a number that is not finite and nothing is noted yet."""
        if all(self.first):
            return
        finite = np.isfinite(x).reshape(x.shape[0], -1).all(axis=1)
        for i in np.flatnonzero(~finite):
            self.first[i] = self.first[i] or what


class WatchedExact(Watched):
    """Float64 over several sets of inputs."""

    def apply(self, row: Operator, xs: Sequence[Array], attrs: dict[str, Any], site: Site) -> Array:
        out = super().apply(row, xs, attrs, site)
        if row.kind is not Kind.LAYOUT:
            self.look(out, row.name)
        return out


class WatchedEmulated(Watched, Emulated):
    """Float32 over several sets of inputs, rounded where an emitted kernel rounds."""

    def apply(self, row: Operator, xs: Sequence[Array], attrs: dict[str, Any], site: Site) -> Array:
        if row.kind is Kind.LAYOUT:
            return super().apply(row, xs, attrs, site)
        if site.product is not None:
            xs = [super(WatchedEmulated, self).round(x, site.product) for x in xs]
            for x in xs:
                self.look(x, f"an operand of '{row.name}' rounded to {site.product}")
        out = super().apply(row, xs, attrs, Site(DType.f32, shifting=site.shifting))
        self.look(out, f"'{row.name}' in f32")
        return self._narrowed(out, site.dtype, f"'{row.name}' rounded to {site.dtype}")

    def round(self, x: Array, dtype: DType) -> Array:
        return self._narrowed(x, dtype, f"a store rounded to {dtype}")

    def _narrowed(self, x: Array, dtype: DType, what: str) -> Array:
        if dtype is DType.f32:
            return x
        out = super().round(x, dtype)
        self.look(out, what)
        return out

    def accumulator(self, kind: AccumulatorKind, dim: int | None, shifted: bool) -> Accumulator[Array]:
        inner = super().accumulator(kind, dim, shifted)
        name = f"accumulate {kind}" + (" shift" if shifted else "")
        return _WatchedAccumulator(inner, self, f"'{name}' in f32")


class _WatchedAccumulator:
    def __init__(self, inner: Accumulator[Array], watched: Watched, what: str) -> None:
        self.inner, self.watched, self.what = inner, watched, what

    def add(self, x: Array, shift: Array | None) -> None:
        self.inner.add(x, shift)

    def value(self) -> Array:
        value = self.inner.value()
        self.watched.look(value, self.what)
        return value
