"""What a bound needs to know of a program: degrees, denominators, and the oracle atoms that one output entry depends on.

An entry of a value is a rational function of the inputs and of the oracles' results. This analysis runs a program, by the
walker that also executes it, on `Profile`s in place of numbers, and so follows every map, loop and layout exactly. A profile
holds, for the entries of one tensor, a bound on the degree of the numerator, the denominators, the atoms in the cone and the
divisions in the cone.

Which denominator or atom belongs to which entry is a numpy view: `Parts` keeps, for each source of such things, an array of
bytes that nobody reads or writes, laid out so that entries with the same address share the same denominator (or atoms). A
stride of 0 says that the thing does not depend on that dimension; so a softmax's denominator stays one however many terms are
summed over it. Views move as the values do. Equal addresses mean equal things, hence unions do not count twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import reduce
from math import prod
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from mirage_ir.interpret.layout import Array
from mirage_ir.interpret.walker import Accumulator, Move, Site, run_values
from mirage_ir.ops import Operator
from mirage_ir.program import DType, GraphOp, Program, TensorType

Identity: TypeAlias = tuple[int, int, tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Addresses:
    """A view of address space number `space`, which begins at address `origin`."""

    view: Array
    space: int
    origin: int

    @property
    def identity(self) -> Identity:
        """Equal exactly when the same entries have the same addresses."""
        view = self.view
        strides = tuple(s if n > 1 else 0 for s, n in zip(view.strides, view.shape, strict=True))
        return self.space, view.__array_interface__["data"][0] - self.origin, view.shape, strides

    def varies(self, dim: int) -> bool:
        return self.view.shape[dim] > 1 and self.view.strides[dim] != 0


class Part(NamedTuple):
    """One source of denominators or atoms: `weight` of them at each address, to the power `times`."""

    weight: int
    times: int
    at: Addresses


Parts: TypeAlias = Mapping[Identity, Part]


def _count(parts: Parts) -> int:
    return sum(p.weight * p.times for p in parts.values())


def _union(*many: Parts) -> dict[Identity, Part]:
    """All parts; of one that several have, the largest exponent."""
    out: dict[Identity, Part] = {}
    for parts in many:
        for i, p in parts.items():
            out[i] = p if i not in out or out[i].times < p.times else out[i]
    return out


def _product(x: Parts, y: Parts) -> dict[Identity, Part]:
    out = dict(x)
    for i, p in y.items():
        out[i] = p._replace(times=p.times + out[i].times) if i in out else p
    return out


def _without(x: Parts, y: Parts) -> dict[Identity, Part]:
    """x with the exponents that y has in common taken away."""
    out: dict[Identity, Part] = {}
    for i, p in x.items():
        left = p.times - (y[i].times if i in y else 0)
        if left > 0:
            out[i] = p._replace(times=left)
    return out


@dataclass(slots=True)
class Profile:
    """The entries of one tensor.

    `at` says which entries are known to be the same; `numerator` bounds the degree of the numerators; `nonzero` says that no
    entry can be 0; `function` names the oracle whose results these are, unchanged.
    """

    at: Addresses
    numerator: int
    denominators: Parts = field(default_factory=dict[Identity, Part])
    atoms: Parts = field(default_factory=dict[Identity, Part])
    divisions: Parts = field(default_factory=dict[Identity, Part])
    nonzero: bool = False
    function: str = ""

    @property
    def shape(self) -> tuple[int, ...]:
        return self.at.view.shape

    @property
    def denominator(self) -> int:
        """A bound on the degree of an entry's denominator."""
        return _count(self.denominators)

    @property
    def atom_count(self) -> int:
        """A bound on the oracle atoms and set members in the cone of one entry."""
        return _count(self.atoms)

    @property
    def division_degree(self) -> int:
        """A bound on the sum of the degrees of all divisors in the cone of one entry that could be 0."""
        return _count(self.divisions)


class ProfileField:
    """Degrees and cones as a meaning of the table's operators, named as `mirage_ir.verify.field.Field` names them.

    `argument_numerator` and `argument_denominator` are the largest degrees of any oracle's argument so far, `ordered` whether
    there was a maximum or minimum. `divided` and `used` name the oracles whose results were divided by, and put to any other
    use.

    The results of the oracles in `inverted` are only divided by, in both programs: their inverses are taken as the variables,
    and no denominator is left of them.
    """

    def __init__(self, inverted: frozenset[str] = frozenset()) -> None:
        self.inverted = inverted
        self.divided: set[str] = set()
        self.used: set[str] = set()
        self.argument_numerator = 0
        self.argument_denominator = 0
        self.ordered = False
        self._spaces = 0
        self._arena: Array = np.empty(1 << 20, dtype=np.uint8)
        self._arenas = [self._arena]
        self._derived: dict[object, Addresses] = {}

    # Address spaces. They overlap in one arena of memory that is never touched; their numbers tell them apart.

    def fresh(self, shape: Sequence[int], varying: Sequence[bool] | None = None) -> Addresses:
        """An address for each entry of `shape`, the same along dimensions that are not `varying`."""
        own = tuple(n if varying is None or varying[d] else 1 for d, n in enumerate(shape))
        count = prod(own)
        if count > self._arena.size:
            self._arena = np.empty(count, dtype=np.uint8)
            self._arenas.append(self._arena)
        self._spaces += 1
        view = np.broadcast_to(self._arena[:count].reshape(own), tuple(shape))
        return Addresses(view, self._spaces, self._arena.__array_interface__["data"][0])

    def _derive(self, key: object, shape: Sequence[int], varying: Sequence[bool]) -> Addresses:
        """`fresh`, but the same for the same key."""
        if key not in self._derived:
            self._derived[key] = self.fresh(shape, varying)
        return self._derived[key]

    def _moved(self, at: Addresses, f: Move) -> Addresses:
        view = f(at.view)
        if view.size and not np.may_share_memory(view, at.view):
            return self.fresh(view.shape)
        return Addresses(view, at.space, at.origin)

    def _map(self, parts: Parts, f: Callable[[Addresses], Addresses]) -> dict[Identity, Part]:
        moved = [p._replace(at=f(p.at)) for p in parts.values()]
        return {p.at.identity: p for p in moved}

    def moved(self, x: Profile, f: Move) -> Profile:
        def move(at: Addresses) -> Addresses:
            return self._moved(at, f)

        denominators, atoms, divisions = (self._map(p, move) for p in (x.denominators, x.atoms, x.divisions))
        return Profile(move(x.at), x.numerator, denominators, atoms, divisions, x.nonzero, x.function)

    def use(self, *xs: Profile) -> None:
        """Notes that these values are used otherwise than to divide by."""
        self.used.update(x.function for x in xs if x.function)

    def _fitted(self, *xs: Profile) -> list[Profile]:
        """Operands broadcast to their common shape."""
        shape = np.broadcast_shapes(*(x.shape for x in xs))
        return [x if x.shape == shape else self.moved(x, lambda a: np.broadcast_to(a, shape)) for x in xs]

    def _result(self, *xs: Profile) -> Addresses:
        """Addresses for what is computed entry by entry from operands of one shape: alike where all operands are."""
        shape = xs[0].shape
        return self.fresh(shape, [any(x.at.varies(d) for x in xs) for d in range(len(shape))])

    def _reduce(self, parts: Parts, dim: int) -> dict[Identity, Part]:
        """All parts along a dimension that is summed over: the product of denominators, the union of atoms."""
        out: dict[Identity, Part] = {}
        for p in parts.values():
            first = p.at.view[(..., slice(0, 1), *(slice(None),) * (-1 - dim))]
            at, count = Addresses(first, p.at.space, p.at.origin), 1
            if p.at.varies(dim):
                varying = [p.at.varies(d) for d in range(first.ndim)]
                at, count = self._derive((p.at.identity, "all", dim), first.shape, varying), p.at.view.shape[dim]
            out[at.identity] = Part(p.weight * count, p.times, at)
        return out

    # Constants.

    def constant(self, value: int | Fraction) -> Profile:
        return Profile(self.fresh(()), 0, nonzero=value != 0)

    @property
    def one(self) -> Profile:
        return self.constant(1)

    @property
    def zero(self) -> Profile:
        return self.constant(0)

    # Element-wise.

    def add(self, x: Profile, y: Profile) -> Profile:
        """Over the least common denominator."""
        self.use(x, y)
        x, y = self._fitted(x, y)
        common = _union(x.denominators, y.denominators)
        total = _count(common)
        numerator = max(x.numerator + total - x.denominator, y.numerator + total - y.denominator)
        return Profile(self._result(x, y), numerator, common, _union(x.atoms, y.atoms), _union(x.divisions, y.divisions))

    def sub(self, x: Profile, y: Profile) -> Profile:
        return self.add(x, y)

    def neg(self, x: Profile) -> Profile:
        self.use(x)
        return replace(x, function="")

    def mul(self, x: Profile, y: Profile) -> Profile:
        self.use(x, y)
        return self._times(x, y)

    def _times(self, x: Profile, y: Profile) -> Profile:
        x, y = self._fitted(x, y)
        return Profile(
            self._result(x, y),
            x.numerator + y.numerator,
            _product(x.denominators, y.denominators),
            _union(x.atoms, y.atoms),
            _union(x.divisions, y.divisions),
            x.nonzero and y.nonzero,
        )

    def div(self, x: Profile, y: Profile) -> Profile:
        """Common factors of the denominators cancel; the numerators of y become denominators."""
        self.use(x)
        if y.function:
            self.divided.add(y.function)
            if y.function in self.inverted:
                return self._times(x, y)
        x, y = self._fitted(x, y)
        divisor = {y.at.identity: Part(y.numerator, 1, y.at)} if y.numerator else {}
        return Profile(
            self._result(x, y),
            x.numerator + _count(_without(y.denominators, x.denominators)),
            _product(_without(x.denominators, y.denominators), divisor),
            _union(x.atoms, y.atoms),
            _union(x.divisions, y.divisions, {} if y.nonzero else divisor),
            x.nonzero and y.nonzero,
        )

    def oracle(self, name: str, *xs: Profile, **attrs: Any) -> Profile:
        self.use(*xs)
        xs = tuple(self._fitted(*xs))
        self._arguments(*xs)
        at = self._result(*xs)
        atoms = _union(*(x.atoms for x in xs), {at.identity: Part(1, 1, at)})
        return Profile(at, 1, {}, atoms, _union(*(x.divisions for x in xs)), True, repr((name, sorted(attrs.items()))))

    def _arguments(self, *xs: Profile) -> None:
        for x in xs:
            self.argument_numerator = max(self.argument_numerator, x.numerator)
            self.argument_denominator = max(self.argument_denominator, x.denominator)

    # Maximum and minimum: an element of the set, or a hash of it.

    def join(self, *xs: Profile) -> Profile:
        self.use(*xs)
        self._arguments(*xs)
        total = xs[0]
        for x in xs[1:]:
            total = self.add(total, x)
        return self._extremum(total, len(xs))

    def _extremum(self, total: Profile, members: int) -> Profile:
        self.ordered = True
        at = self._result(total)
        atoms = _union(total.atoms, {at.identity: Part(1 + members, 1, at)})
        return Profile(at, max(1, total.numerator), total.denominators, atoms, total.divisions)

    def maximum(self, x: Profile, y: Profile) -> Profile:
        return self.join(x, y)

    def minimum(self, x: Profile, y: Profile) -> Profile:
        return self.join(x, y)

    def max(self, x: Profile, dim: int) -> Profile:
        self._arguments(x)
        return self._extremum(self.sum(x, dim), x.shape[dim])

    def min(self, x: Profile, dim: int) -> Profile:
        return self.max(x, dim)

    # Reductions and products.

    def sum(self, x: Profile, dim: int) -> Profile:
        self.use(x)
        below = self._reduce(x.denominators, dim)
        numerator = x.numerator + _count(below) - x.denominator
        shape = list(x.shape)
        shape[dim] = 1
        # A sum shares its address with the same sum only, not with the parts of its terms taken together.
        at = self._derive((x.at.identity, "sum", dim), shape, [x.at.varies(d) for d in range(len(shape))])
        return Profile(at, numerator, below, self._reduce(x.atoms, dim), self._reduce(x.divisions, dim))

    def extent(self, x: Profile, dim: int) -> int:
        return x.shape[dim]

    def matmul(self, x: Profile, y: Profile) -> Profile:
        """A sum over k of products: each operand's parts are those of its own sum over k."""
        return self.mul(self.sum(x, -1), self.sum(y, -2))

    # Layout.

    def move(self, f: Callable[..., Any], *xs: Profile, **attrs: Any) -> Profile:
        if len(xs) == 1:
            return self.moved(xs[0], lambda a: f(np, a, **attrs))
        flat = [np.broadcast_to(np.zeros((), dtype=np.bool_), x.shape) for x in xs]
        return self._stacked(f(np, *flat, **attrs).shape, xs)

    def concatenate(self, xs: Sequence[Profile], dim: int) -> Profile:
        shape = list(xs[0].shape)
        shape[dim] = sum(x.shape[dim] for x in xs)
        return self._stacked(tuple(shape), xs)

    def _stacked(self, shape: tuple[int, ...], xs: Sequence[Profile]) -> Profile:
        """Entries that are each an entry of one of xs; whatever they depend on is taken to differ from entry to entry."""
        self.use(*xs)
        at = self.fresh(shape)

        def most(count: Callable[[Profile], int]) -> dict[Identity, Part]:
            weight = max(count(x) for x in xs)
            return {at.identity: Part(weight, 1, at)} if weight else {}

        return Profile(
            at,
            max(x.numerator for x in xs),
            most(lambda x: x.denominator),
            most(lambda x: x.atom_count),
            most(lambda x: x.division_degree),
            all(x.nonzero for x in xs),
        )

    def stored(self, out: Profile, place: Move, x: Profile) -> None:
        """Makes `out` hold x, written to the view `place(out)`."""
        target = place(out.at.view)
        strides = [s if n > 1 else 0 for s, n in zip(out.at.view.strides, out.shape, strict=True)]

        def rebase(at: Addresses) -> Addresses:
            spread = np.broadcast_to(at.view, target.shape)
            varying = [False] * len(strides)
            for extent, stride, own in zip(target.shape, target.strides, spread.strides, strict=True):
                if extent > 1 and own != 0:
                    varying[max((d for d, s in enumerate(strides) if 0 < s <= stride), key=lambda d: strides[d])] = True
            return self._derive((at.identity, "store", out.shape, target.shape, target.strides), out.shape, varying)

        out.at = rebase(x.at)
        out.numerator, out.nonzero, out.function = x.numerator, x.nonzero, x.function
        out.denominators, out.atoms, out.divisions = (self._map(p, rebase) for p in (x.denominators, x.atoms, x.divisions))


class ProfileSemantics:
    """The analysis as a meaning of programs, for the walker; all blocks at once."""

    budget = 1 << 62

    def block_bytes(self, graph: GraphOp, types: Sequence[TensorType]) -> int:
        return 0

    def __init__(self, field: ProfileField) -> None:
        self.field = field

    def apply(self, row: Operator, xs: Sequence[Profile], attrs: dict[str, Any], site: Site) -> Profile:
        return row.modular(self.field, *xs, **attrs)

    def move(self, f: Move, x: Profile) -> Profile:
        return self.field.moved(x, f)

    def round(self, x: Profile, dtype: DType) -> Profile:
        return x

    def accumulator(self, kind: str, dim: int | None, shifted: bool) -> Accumulator[Profile]:
        return _Accumulated(self.field, kind, dim)

    def allocate(self, shape: tuple[int, ...], like: Profile) -> Profile:
        return Profile(self.field.fresh(shape), 0)

    def write(self, out: Profile, place: Move, x: Profile) -> None:
        self.field.stored(out, place, x)


class _Accumulated:
    def __init__(self, field: ProfileField, kind: str, dim: int | None) -> None:
        self.field = field
        self.kind = kind
        self.dim = dim
        self.pieces: list[Profile] = []

    def add(self, x: Profile, shift: Profile | None) -> None:
        self.pieces.append(x)

    def value(self) -> Profile:
        if self.dim is not None:
            return self.field.concatenate(self.pieces, self.dim)
        if self.kind == "max":
            return self.field.join(*self.pieces)
        return reduce(self.field.add, self.pieces)


def profile(program: Program, field: ProfileField) -> list[Profile]:
    """The profiles of a program's outputs; composites decomposed and identities applied."""
    inputs = [Profile(field.fresh(t.shape), 1) for t in program.inputs]
    outputs = run_values(program, inputs, ProfileSemantics(field))
    field.use(*outputs)
    return outputs
