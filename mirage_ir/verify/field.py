"""Values of programs as random elements of a finite field, and what operators do to them.

Every entry has t independent *lanes*. Linear operators act lane by lane; a function that algebra knows nothing about is an
oracle of all lanes (`mirage_ir.verify.oracles`). A maximum is a function of the *set* of its arguments: it is associative,
commutative and idempotent, the maximum of one element is that element, and the maximum of several is a hash of their set.
Entries that divide by zero, and what is computed from them, are undefined and marked so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mirage_ir.errors import ProgramError
from mirage_ir.interpret.layout import Array, Folding
from mirage_ir.interpret.threads import each
from mirage_ir.interpret.walker import Accumulator, Move, Site
from mirage_ir.ops import Operator
from mirage_ir.program import DType, GraphOp, TensorType
from mirage_ir.verify import modular, oracles
from mirage_ir.verify.inputs import Drawn
from mirage_ir.verify.modular import PRIME, Box, Floats, Modulus, Residues, Words
from mirage_ir.verify.sets import set_members

BUDGET = 192 << 20
"""Bytes that the tiles of one chunk of blocks may take."""
_BLOCK = 1 << 14
"""Entries worked on at once, so that temporaries stay in the cache."""
_GEMM = 1 << 21
"""Elements of the three matrices of one product, so that their float64 copies stay within 16 MiB."""
MEMBER_BYTES = 16
"""Of two fingerprints."""
_MOST_MEMBERS = 1 << 26
"""Set members kept for one value; beyond, operands count as single elements: that may refuse a right program, never the reverse."""

PARTIAL = frozenset({"log", "sqrt", "pow"})
"""Functions that are not defined for all real numbers."""

Mask = NDArray[np.bool_]


class Elements:
    """A tensor of field elements.

    `values` is (t, *shape), or a `Drawn` tensor. `undefined` marks entries without a value. The result of a maximum
    (`order` "max") or minimum has `members` (2, m, *shape), two fingerprints of each member of the sets; until it is
    `settled`, its values are those of the sets' first members.
    """

    __slots__ = ("members", "order", "settled", "undefined", "values")

    def __init__(
        self,
        values: Residues | Drawn,
        undefined: Mask | None = None,
        members: Words | None = None,
        order: str = "",
        settled: bool = True,
    ) -> None:
        self.values = values
        self.undefined = None if undefined is None else np.broadcast_to(undefined, self.shape)
        self.members = members
        self.order = order
        self.settled = settled

    @property
    def shape(self) -> tuple[int, ...]:
        return self.values.view.shape if isinstance(self.values, Drawn) else self.values.shape[1:]

    def dense(self) -> Residues:
        """All residues (t, *shape)."""
        return self.values.residues(self.values.view) if isinstance(self.values, Drawn) else self.values

    def first(self, lanes: int) -> Elements:
        """The first lanes of an input."""
        return Elements(
            replace(self.values, keys=self.values.keys[:lanes]) if isinstance(self.values, Drawn) else self.values[:lanes]
        )

    def block(self, box: Box) -> Residues:
        """The residues of a box, or of the part of it that broadcasts to it."""
        if isinstance(self.values, Drawn):
            return self.values.residues(modular.part(self.values.view, box))
        index = tuple(s if n > 1 else slice(None) for s, n in zip(box, self.shape, strict=True))
        return self.values[(slice(None), *index)]

    def move(self, f: Move) -> Elements:
        """Seen through a view; `f` looks at trailing axes only."""
        undefined = None if self.undefined is None else f(self.undefined)
        if isinstance(self.values, Drawn):
            moved = self.values.moved(f(self.values.view))
            return Elements(f(self.dense()) if moved is None else moved, undefined)
        members = None if self.members is None else f(self.members)
        return Elements(f(self.values), undefined, members, self.order, self.settled)

    def lane(self, lane: int) -> tuple[Array, Callable[[Array], Floats]]:
        """An array that stands for one lane, and what turns a view of it into float64 residues."""
        values = self.values
        if isinstance(values, Drawn):
            return values.view, lambda view: values.floats(view, lane)
        return values[lane], lambda view: np.array(view, dtype=np.float64, order="C")


def _either(*masks: Mask | None) -> Mask | None:
    found: Mask | None = None
    for mask in masks:
        if mask is not None:
            found = mask if found is None else found | mask
    return found


def _any(mask: Mask | None, dim: int) -> Mask | None:
    """Undefined when anything along the dimension is."""
    return None if mask is None else np.asarray(mask.any(axis=dim, keepdims=True))


def _pad(array: Array, lead: int, rank: int) -> Array:
    """Inserts axes of extent 1 after `lead` axes, up to `rank` more."""
    return array.reshape(*array.shape[:lead], *(1,) * (rank + lead - array.ndim), *array.shape[lead:])


class Field:
    """The arithmetic that the operator table's `modular` meanings name, on `Elements` of `lanes` lanes.

    `secret` keys oracles. `partial` collects what `PARTIAL` functions were applied to, by their names: a fingerprint of each
    argument. Raises `ProgramError` unless `prime` is a prime from 7 to 2^20.
    """

    def __init__(self, lanes: int = 4, secret: object = 0, prime: int = PRIME) -> None:
        self.lanes = lanes
        self.secret = secret
        self.modulus = modular.modulus(prime)
        self.partial: dict[str, list[Words]] = {}

    # Constants.

    def constant(self, value: int | Fraction) -> Elements:
        """An exact rational, in every lane."""
        exact = Fraction(value)
        prime = self.modulus.prime
        if exact.denominator % prime == 0:
            raise ProgramError(f"the constant {exact} has no value modulo {prime}")
        residue = exact.numerator * pow(exact.denominator, -1, prime) % prime
        return Elements(np.full((self.lanes,), residue, dtype=np.uint32))

    @property
    def one(self) -> Elements:
        return self.constant(1)

    @property
    def zero(self) -> Elements:
        return self.constant(0)

    # Element-wise.

    def _common(self, *xs: Elements) -> tuple[tuple[int, ...], list[Elements]]:
        """The shape to which operands broadcast, and the operands settled and with that many axes."""
        rank = max(len(x.shape) for x in xs)
        settled = [self.settle(x) for x in xs]
        padded = [x if len(x.shape) == rank else self._padded(x, rank) for x in settled]
        return np.broadcast_shapes(*(x.shape for x in padded)), padded

    def _padded(self, x: Elements, rank: int) -> Elements:
        undefined = None if x.undefined is None else _pad(x.undefined, 0, rank)
        members = None if x.members is None else _pad(x.members, 2, rank)
        values = x.values.moved(_pad(x.values.view, 0, rank)) if isinstance(x.values, Drawn) else _pad(x.values, 1, rank)
        assert values is not None
        return Elements(values, undefined, members, x.order, x.settled)

    def _pointwise(self, f: Callable[..., Residues], *xs: Elements) -> Elements:
        shape, ys = self._common(*xs)
        undefined = _either(*(y.undefined for y in ys))
        if modular.size(shape) <= _BLOCK and not any(isinstance(y.values, Drawn) for y in ys):
            return Elements(f(*(y.dense() for y in ys)), undefined)
        out = np.empty((self.lanes, *shape), dtype=np.uint32)

        def work(box: Box) -> None:
            out[(slice(None), *box)] = f(*(y.block(box) for y in ys))

        each(work, modular.boxes(shape, _BLOCK))
        return Elements(out, undefined)

    def add(self, x: Elements, y: Elements) -> Elements:
        return self._pointwise(self.modulus.add, x, y)

    def sub(self, x: Elements, y: Elements) -> Elements:
        return self._pointwise(self.modulus.subtract, x, y)

    def mul(self, x: Elements, y: Elements) -> Elements:
        return self._pointwise(self.modulus.multiply, x, y)

    def neg(self, x: Elements) -> Elements:
        return self.sub(self.zero, x)

    def div(self, x: Elements, y: Elements) -> Elements:
        """x / y, undefined where any lane of y is 0."""
        table = self.modulus.inverses()
        y = self.settle(y)
        inverse = self._pointwise(lambda b: table[b], y)
        zero = (inverse.dense() == 0).any(axis=0)
        if zero.any():
            inverse.undefined = _either(inverse.undefined, zero)
        return self.mul(x, inverse)

    def oracle(self, name: str, *xs: Elements, **attrs: Any) -> Elements:
        """Fresh random elements for each distinct argument, never 0, so that dividing by them is always defined."""
        secret = oracles.key(self.secret, name, tuple(sorted(attrs.items())))
        shape, ys = self._common(*xs)
        out = np.empty((self.lanes, *shape), dtype=np.uint32)

        def work(box: Box) -> None:
            words = [np.broadcast_to(w, out[0][box].shape) for y in ys for w in oracles.pack(y.block(box))]
            a, b = oracles.absorb(words, secret)
            out[(slice(None), *box)] = oracles.squeeze(a, b, self.lanes, self.modulus.prime)

        each(work, modular.boxes(shape, _BLOCK), heavy=modular.size(shape) > _BLOCK)
        undefined = _either(*(y.undefined for y in ys))
        if name in PARTIAL:
            self.partial.setdefault(name, []).append(self._arguments(ys, None if undefined is None else ~undefined))
        return Elements(out, undefined)

    def _arguments(self, ys: Sequence[Elements], defined: Mask | None) -> Words:
        """The different arguments of an operator's entries, as words."""
        secret = oracles.key(self.secret, "argument")
        words = np.broadcast_arrays(*(w for y in ys for w in oracles.pack(y.dense())))
        known = [w if defined is None else w[np.broadcast_to(defined, w.shape)] for w in words]
        return np.unique(oracles.absorb([np.ascontiguousarray(w) for w in known], secret)[0])

    # Maximum and minimum.

    def fingerprints(self, x: Elements) -> Words:
        """Two independent words for each entry (2, 1, *shape): equal lanes, equal words."""
        secret = oracles.key(self.secret, "member")
        out = np.empty((2, 1, *x.shape), dtype=np.uint64)

        def work(box: Box) -> None:
            out[(slice(None), 0, *box)] = oracles.absorb(oracles.pack(x.block(box)), secret)

        each(work, modular.boxes(x.shape, _BLOCK), heavy=modular.size(x.shape) > _BLOCK)
        return out

    def _as_set(self, x: Elements, order: str) -> Words:
        if x.members is not None and x.order == order:
            return x.members
        return self.fingerprints(self.settle(x))

    def join(self, order: str, *xs: Elements) -> Elements:
        """The maximum ("max") or minimum of operands that broadcast: the union of their sets."""
        rank = max(len(x.shape) for x in xs)
        padded = [x if len(x.shape) == rank else self._padded(x, rank) for x in xs]
        shape = np.broadcast_shapes(*(x.shape for x in padded))
        sets = [self._as_set(x, order) for x in padded]
        if sum(s.shape[1] for s in sets) * modular.size(shape) > _MOST_MEMBERS:
            sets = [self.fingerprints(self.settle(x)) for x in padded]
        members = np.concatenate([np.broadcast_to(s, (*s.shape[:2], *shape)) for s in sets], axis=1)
        carry = padded[0].dense()
        undefined = _either(*(x.undefined for x in padded))
        return Elements(np.broadcast_to(carry, (self.lanes, *shape)), undefined, members, order, settled=False)

    def maximum(self, x: Elements, y: Elements) -> Elements:
        return self.join("max", x, y)

    def minimum(self, x: Elements, y: Elements) -> Elements:
        return self.join("min", x, y)

    def max(self, x: Elements, dim: int) -> Elements:
        return self.extremum(x, dim, "max")

    def min(self, x: Elements, dim: int) -> Elements:
        return self.extremum(x, dim, "min")

    def extremum(self, x: Elements, dim: int, order: str) -> Elements:
        """Over one dimension, which stays with extent 1."""
        sets = np.moveaxis(self._as_set(x, order), dim, 2)
        shape = list(x.shape)
        shape[dim] = 1
        members = sets.reshape(2, -1, *shape)
        undefined = _any(x.undefined, dim)
        first = x.move(lambda a: a[(..., slice(0, 1), *(slice(None),) * (-1 - dim))])
        return Elements(first.dense(), undefined, members, order, settled=False)

    def settle(self, x: Elements) -> Elements:
        """Works out the values of x, and returns it: the element itself for a set of one, a hash of the set otherwise."""
        if x.members is None or x.settled:
            return x
        values = np.array(x.dense())
        secret = oracles.key(self.secret, x.order)
        sets = x.members

        def work(box: Box) -> None:
            # Each of the two fingerprints by itself: sorted, without repetitions, summed.
            members = np.sort(np.moveaxis(sets[(slice(None), slice(None), *box)], 1, -1), axis=-1)
            again = members[..., 1:] == members[..., :-1]
            members[..., 1:][again] = 0
            sums = members.sum(axis=-1, dtype=np.uint64)
            hashed = oracles.squeeze(*oracles.absorb(list(sums), secret), self.lanes, self.modulus.prime)
            np.copyto(values[(slice(None), *box)], hashed, where=~again.all(axis=(0, -1)))

        each(work, modular.boxes(x.shape, max(1, _BLOCK * 2 // sets.shape[1])), heavy=sets.size > _BLOCK)
        x.values, x.settled = values, True
        return x

    # Reductions and products.

    def sum(self, x: Elements, dim: int) -> Elements:
        """Over one dimension (negative), which stays with extent 1."""
        x = self.settle(x)
        undefined = _any(x.undefined, dim)
        return Elements(self.modulus.total(x.dense(), dim), undefined)

    def extent(self, x: Elements, dim: int) -> int:
        return x.shape[dim]

    def matmul(self, x: Elements, y: Elements) -> Elements:
        """(…, m, k) · (…, k, n), operands of equal rank, leading dimensions broadcasting."""
        x, y = self.settle(x), self.settle(y)
        fold = Folding.of(x.shape, y.shape)
        batch = np.broadcast_shapes(x.shape[:-2], y.shape[:-2])
        out = np.empty((self.lanes, *batch, x.shape[-2], y.shape[-1]), dtype=np.uint32)

        def work(lane: int) -> None:
            (left, dense_left), (right, dense_right) = x.lane(lane), y.lane(lane)
            place = fold.result(out[lane])
            _multiply(self.modulus, fold.left(left), dense_left, fold.right(right), dense_right, place, len(fold.shared))

        each(work, range(self.lanes), heavy=modular.size(out.shape) * x.shape[-1] > _BLOCK * 64)
        return Elements(out, _either(_any(x.undefined, -1), _any(y.undefined, -2)))

    # Layout.

    def move(self, f: Callable[..., Any], *xs: Elements, **attrs: Any) -> Elements:
        if len(xs) == 1:
            return xs[0].move(lambda a: f(np, a, **attrs))
        settled = [self.settle(x) for x in xs]
        undefined = None
        if any(x.undefined is not None for x in settled):
            masks = [np.zeros(x.shape, dtype=np.bool_) if x.undefined is None else x.undefined for x in settled]
            undefined = f(np, *masks, **attrs)
        return Elements(f(np, *(x.dense() for x in settled), **attrs), undefined)


def _multiply(
    modulus: Modulus,
    left: Array,
    dense_left: Callable[[Array], Floats],
    right: Array,
    dense_right: Callable[[Array], Floats],
    out: Residues,
    shared: int,
) -> None:
    """left (*shared, *rows, k) · right (*shared, k, *columns) into out (*shared, *rows, *columns), modulo p.

    Operands become floats piece by piece: groups of shared axes, and pieces of k, both so that a group's matrices stay small and
    so that the sum over k stays exact.
    """
    rows, columns = left.shape[shared:-1], right.shape[shared + 1 :]
    m, n = prod(rows), prod(columns)
    high = m if m * n <= _GEMM // 2 else min(m, 1024)
    wide = min(n, max(64, _GEMM // 2 // high))
    whole = (slice(None),) * shared
    for column in modular.boxes(columns, wide):
        for row in modular.boxes(rows, high):
            a, b, place = left[(*whole, *row)], right[(*whole, slice(None), *column)], out[(*whole, *row, *column)]
            _multiply_panels(modulus, a, dense_left, b, dense_right, place, shared)


def _multiply_panels(
    modulus: Modulus,
    left: Array,
    dense_left: Callable[[Array], Floats],
    right: Array,
    dense_right: Callable[[Array], Floats],
    out: Residues,
    shared: int,
) -> None:
    """The same, for operands so few rows and columns that a result is small."""
    lead, k = left.shape[:shared], left.shape[-1]
    m, n = prod(left.shape[shared:-1]), prod(right.shape[shared + 1 :])
    step = min(k, modulus.longest_exact_sum, max(64, _GEMM // 2 // (m + n)))
    group = max(1, _GEMM // (step * (m + n) + m * n))
    for box in modular.boxes(lead, group):
        a, b = left[box], right[box]
        batch = a.shape[:shared]
        total: Floats | None = None
        summed = 0
        for start in range(0, k, step):
            piece = slice(start, min(start + step, k))
            count = piece.stop - start
            x = dense_left(a[..., piece]).reshape(*batch, m, count)
            y = dense_right(b[(*(slice(None),) * shared, piece)]).reshape(*batch, count, n)
            if total is not None and summed + count > modulus.longest_exact_sum:
                total, summed = modulus.reduce(total).astype(np.float64), 1
            product = np.matmul(x, y)
            total = product if total is None else np.add(total, product, out=total)
            summed += count
        assert total is not None
        place = out[box]
        place[...] = modulus.reduce(total).reshape(place.shape)


class FieldSemantics:
    """The field as a meaning of programs, for the walker."""

    budget = BUDGET

    def __init__(self, field: Field) -> None:
        self.field = field

    def block_bytes(self, graph: GraphOp, types: Sequence[TensorType]) -> int:
        members, _ = set_members(graph, types, [1] * len(graph.operands))
        return 4 * self.field.lanes * sum(t.size for t in types[len(graph.operands) :]) + MEMBER_BYTES * members

    def apply(self, row: Operator, xs: Sequence[Elements], attrs: dict[str, Any], site: Site) -> Elements:
        return row.modular(self.field, *xs, **attrs)

    def move(self, f: Move, x: Elements) -> Elements:
        return x.move(f)

    def round(self, x: Elements, dtype: DType) -> Elements:
        return x

    def accumulator(self, kind: str, dim: int | None, shifted: bool) -> Accumulator[Elements]:
        if shifted:
            raise TypeError("apply mirage_ir.verify.identities first: it says what a shifted sum is")
        return _Sum(self.field) if kind == "sum" else _Collect(self.field, dim)

    def allocate(self, shape: tuple[int, ...], like: Elements) -> Elements:
        return Elements(np.empty((self.field.lanes, *shape), dtype=np.uint32), order=like.order)

    def write(self, out: Elements, place: Move, x: Elements) -> None:
        values = self.field.settle(x).dense()
        assert isinstance(out.values, np.ndarray)
        place(out.values)[...] = values
        if x.undefined is not None:
            if out.undefined is None:
                out.undefined = np.zeros(out.shape, dtype=np.bool_)
            place(out.undefined)[...] = x.undefined
        if x.members is not None:
            members = x.members
            if out.members is None:
                out.members = np.empty((*members.shape[:2], *out.shape), dtype=np.uint64)
            elif out.members.shape[1] != members.shape[1]:  # Some of them had too many: all sets count as single elements.
                if out.members.shape[1] > 1:
                    out.members = self.field.fingerprints(out)
                members = self.field.fingerprints(self.field.settle(x))
            place(out.members)[...] = members


class _Sum:
    def __init__(self, field: Field) -> None:
        self.field = field
        self.total: Elements | None = None

    def add(self, x: Elements, shift: Elements | None) -> None:
        self.total = x if self.total is None else self.field.add(self.total, x)

    def value(self) -> Elements:
        assert self.total is not None
        return self.field.settle(self.total)


class _Collect:
    """Keeps all iterations: their maximum as one set, or their concatenation."""

    def __init__(self, field: Field, dim: int | None) -> None:
        self.field = field
        self.dim = dim
        self.pieces: list[Elements] = []

    def add(self, x: Elements, shift: Elements | None) -> None:
        self.pieces.append(x)

    def value(self) -> Elements:
        if self.dim is None:
            return self.field.join("max", *self.pieces)
        return self.field.move(lambda _, *xs, dim: np.concatenate(xs, axis=dim), *self.pieces, dim=self.dim)
