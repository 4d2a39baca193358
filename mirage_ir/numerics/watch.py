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


class Notes:
    """For each set of inputs, what made the first number that is not finite; None while there is none."""

    def __init__(self, sets: int) -> None:
        self.first: list[str | None] = [None] * sets

    def look(self, x: Array, what: str) -> None:
        """Notes `what` for every set in which `x` has a number that is not finite and nothing is noted yet."""
        if all(self.first):
            return
        finite = np.isfinite(x).reshape(x.shape[0], -1).all(axis=1)
        for i in np.flatnonzero(~finite):
            self.first[i] = self.first[i] or what


class _Watched(Exact):
    """Values over several sets of inputs."""

    def __init__(self, sets: int) -> None:
        self.sets = sets
        self.notes = Notes(sets)
        self.entry_bytes *= sets

    def allocate(self, shape: tuple[int, ...], like: Array) -> Array:
        return np.empty((self.sets, *shape), dtype=like.dtype)


class WatchedExact(_Watched):
    """Float64 over several sets of inputs."""

    def apply(self, row: Operator, xs: Sequence[Array], attrs: dict[str, Any], site: Site) -> Array:
        out = super().apply(row, xs, attrs, site)
        if row.kind is not Kind.LAYOUT:
            self.notes.look(out, row.name)
        return out


class WatchedEmulated(_Watched, Emulated):
    """Float32 over several sets of inputs, rounded where an emitted kernel rounds."""

    def apply(self, row: Operator, xs: Sequence[Array], attrs: dict[str, Any], site: Site) -> Array:
        if row.kind is Kind.LAYOUT:
            return super().apply(row, xs, attrs, site)
        if site.product is not None:
            xs = [super(WatchedEmulated, self).round(x, site.product) for x in xs]
            for x in xs:
                self.notes.look(x, f"an operand of '{row.name}' rounded to {site.product}")
        out = super().apply(row, xs, attrs, Site(DType.f32, shifting=site.shifting))
        self.notes.look(out, f"'{row.name}' in f32")
        return self._narrowed(out, site.dtype, f"'{row.name}' rounded to {site.dtype}")

    def round(self, x: Array, dtype: DType) -> Array:
        return self._narrowed(x, dtype, f"a store rounded to {dtype}")

    def _narrowed(self, x: Array, dtype: DType, what: str) -> Array:
        if dtype is DType.f32:
            return x
        out = super().round(x, dtype)
        self.notes.look(out, what)
        return out

    def accumulator(self, kind: AccumulatorKind, dim: int | None, shifted: bool) -> Accumulator[Array]:
        inner = super().accumulator(kind, dim, shifted)
        name = f"accumulate {kind}" + (" shift" if shifted else "")
        return _WatchedAccumulator(inner, self.notes, f"'{name}' in f32")


class _WatchedAccumulator:
    def __init__(self, inner: Accumulator[Array], notes: Notes, what: str) -> None:
        self.inner, self.notes, self.what = inner, notes, what

    def add(self, x: Array, shift: Array | None) -> None:
        self.inner.add(x, shift)

    def value(self) -> Array:
        value = self.inner.value()
        self.notes.look(value, self.what)
        return value
