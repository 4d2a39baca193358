"""What a bound needs to know of a program: degrees, denominators, and the oracle atoms that one output entry depends on.

An entry of a value is a rational function of the inputs and of the oracles' results. This analysis runs a program, by the
walker that also executes it, on `Profile`s in place of numbers, and so follows every map, loop and layout exactly. A profile
holds, for the entries of one tensor, a bound on the degree of the numerator, the denominators, the atoms in the cone and the
divisions in the cone.

Which denominator or atom belongs to which entry is a numpy view: `Sources` keeps, for each source of such things, an array of
bytes that nobody reads or writes, laid out so that entries with the same address share the same denominator (or atoms). A
stride of 0 says that the thing does not depend on that dimension; so a softmax's denominator stays one however many terms are
summed over it. Views move as the values do. Equal addresses mean equal things, hence unions do not count twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import reduce
from math import lcm, log2, prod
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from mirage_ir.interpret.layout import Array
from mirage_ir.interpret.walker import Accumulator, Move, Site, run_values
from mirage_ir.ops import Operator
from mirage_ir.program import AccumulatorKind, DType, GraphOp, Program, TensorType

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


class ProfileSource(NamedTuple):
    """One source of denominators or atoms: `weight` of them at each address, to the power `times`.

    Of a denominator, `weight` is the degree and `height` log2 of the sum of its coefficients' magnitudes.
    """

    weight: int
    times: int
    at: Addresses
    height: float = 0.0


Sources: TypeAlias = Mapping[Identity, ProfileSource]


def _count(parts: Sources) -> int:
    return sum(p.weight * p.times for p in parts.values())


def _height(parts: Sources) -> float:
    return sum(p.height * p.times for p in parts.values())


def _sign(x: Fraction) -> int:
    return (x > 0) - (x < 0)


def _common_sign(signs: Iterable[int]) -> int:
    """That of the greatest number of which numbers with these signs are multiples, as the field has it."""
    known = set(signs)
    return -1 if known <= {-1, 0} and known != {0} else 1


def _sum_log2(x: float, y: float) -> float:
    """log2(2^x + 2^y)"""
    return max(x, y) + log2(1 + 2.0 ** -abs(x - y))


def _union(*many: Sources) -> dict[Identity, ProfileSource]:
    """All parts; of one that several have, the largest exponent."""
    out: dict[Identity, ProfileSource] = {}
    for parts in many:
        for i, p in parts.items():
            out[i] = p if i not in out or out[i].times < p.times else out[i]
    return out


def _product(x: Sources, y: Sources) -> dict[Identity, ProfileSource]:
    out = dict(x)
    for i, p in y.items():
        out[i] = p._replace(times=p.times + out[i].times) if i in out else p
    return out


def _without(x: Sources, y: Sources) -> dict[Identity, ProfileSource]:
    """x with the exponents that y has in common taken away."""
    out: dict[Identity, ProfileSource] = {}
    for i, p in x.items():
        left = p.times - (y[i].times if i in y else 0)
        if left > 0:
            out[i] = p._replace(times=left)
    return out


@dataclass(slots=True)
class Profile:
    """The entries of one tensor.

    `at` says which entries are known to be the same; `numerator` bounds the degree of the numerators; `nonzero` says that no
    entry can be 0; `function` names the oracle whose results these are, unchanged. Numerators and denominators have whole
    coefficients: `height` bounds log2 of the sum of a numerator's, by magnitude, and `scale` is a whole number that entries are
    divided by beside their denominators. Of a `constant` the number is known. `sign` is that of the coefficient that the field
    keeps apart (`mirage_ir.verify.elements`).
    """

    at: Addresses
    numerator: int
    denominators: Sources = field(default_factory=dict[Identity, ProfileSource])
    atoms: Sources = field(default_factory=dict[Identity, ProfileSource])
    divisions: Sources = field(default_factory=dict[Identity, ProfileSource])
    nonzero: bool = False
    function: str = ""
    height: float = 0.0
    scale: int = 1
    constant: Fraction | None = None
    sign: int = 1

    @property
    def shape(self) -> tuple[int, ...]:
        return self.at.view.shape

    @property
    def denominator(self) -> int:
        """A bound on the degree of an entry's denominator."""
        return _count(self.denominators)

    @property
    def denominator_height(self) -> float:
        """A bound on log2 of the sum of a denominator's coefficients, by magnitude."""
        return log2(self.scale) + _height(self.denominators)

    @property
    def atom_count(self) -> int:
        """A bound on the oracle atoms and set members in the cone of one entry."""
        return _count(self.atoms)

    @property
    def division_degree(self) -> int:
        """A bound on the sum of the degrees of all divisors in the cone of one entry that could be 0."""
        return _count(self.divisions)


class Fractions(NamedTuple):
    """Fractions up to a size: degrees and heights of numerator and denominator, and the whole number that they are divided by."""

    numerator: int
    denominator: int
    height: float
    denominator_height: float
    scale: int

    @staticmethod
    def of(x: Profile) -> Fractions:
        return Fractions(x.numerator, x.denominator, x.height, _height(x.denominators), x.scale)


def difference(fractions: Iterable[Fractions]) -> tuple[int, float]:
    """Bounds on the degree and the height of a₁b₂ − a₂b₁ for any two of these fractions a₁/b₁ and a₂/b₂."""
    known = list(fractions)
    if not known:
        return 0, 0.0
    scale = lcm(*(f.scale for f in known))
    degree = max(f.numerator for f in known) + max(f.denominator for f in known)
    above = max(f.height + log2(scale) - log2(f.scale) for f in known)
    return degree, 1 + above + max(f.denominator_height for f in known)


class ProfileField:
    """Degrees and cones as a meaning of the table's operators, named as `mirage_ir.verify.field.Field` names them.

    `arguments` has the sizes of all oracles' arguments and members of sets so far, `ordered` says whether there was a maximum or
    minimum. `divided` and `used` name the oracles whose results were divided by, and put to any other use.

    The results of the oracles in `inverted` are only divided by, in both programs: their inverses are taken as the variables,
    and no denominator is left of them.
    """

    def __init__(self, inverted: frozenset[str] = frozenset()) -> None:
        self.inverted = inverted
        self.divided: set[str] = set()
        self.used: set[str] = set()
        self.arguments: set[Fractions] = set()
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

    def _map(self, parts: Sources, f: Callable[[Addresses], Addresses]) -> dict[Identity, ProfileSource]:
        moved = [p._replace(at=f(p.at)) for p in parts.values()]
        return {p.at.identity: p for p in moved}

    def moved(self, x: Profile, f: Move) -> Profile:
        def move(at: Addresses) -> Addresses:
            return self._moved(at, f)

        denominators, atoms, divisions = (self._map(p, move) for p in (x.denominators, x.atoms, x.divisions))
        return replace(x, at=move(x.at), denominators=denominators, atoms=atoms, divisions=divisions)

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

    def _reduce(self, parts: Sources, dim: int) -> dict[Identity, ProfileSource]:
        """All parts along a dimension that is summed over: the product of denominators, the union of atoms."""
        out: dict[Identity, ProfileSource] = {}
        for p in parts.values():
            first = p.at.view[(..., slice(0, 1), *(slice(None),) * (-1 - dim))]
            at, count = Addresses(first, p.at.space, p.at.origin), 1
            if p.at.varies(dim):
                varying = [p.at.varies(d) for d in range(first.ndim)]
                at, count = self._derive((p.at.identity, "all", dim), first.shape, varying), p.at.view.shape[dim]
            out[at.identity] = ProfileSource(p.weight * count, p.times, at, p.height * count)
        return out

    # Constants.

    def constant(self, value: int | Fraction) -> Profile:
        exact = Fraction(value)
        height = log2(abs(exact.numerator)) if exact else 0.0
        return Profile(
            self.fresh(()), 0, nonzero=value != 0, height=height, scale=exact.denominator, constant=exact, sign=_sign(exact)
        )

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
        atoms, divisions, scale = _union(x.atoms, y.atoms), _union(x.divisions, y.divisions), lcm(x.scale, y.scale)
        top = log2(scale) + _height(common)
        height = _sum_log2(*(z.height + top - z.denominator_height for z in (x, y)))
        sign = _common_sign((x.sign, y.sign))
        return Profile(self._result(x, y), numerator, common, atoms, divisions, height=height, scale=scale, sign=sign)

    def sub(self, x: Profile, y: Profile) -> Profile:
        return self.add(x, self.neg(y))

    def neg(self, x: Profile) -> Profile:
        self.use(x)
        return replace(x, function="", constant=None, sign=-x.sign)

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
            height=x.height + y.height,
            scale=x.scale * y.scale,
            sign=x.sign * y.sign,
        )

    def div(self, x: Profile, y: Profile) -> Profile:
        """Common factors of the denominators cancel; the numerators of y become denominators."""
        self.use(x)
        if y.function:
            self.divided.add(y.function)
            if y.function in self.inverted:
                return self._times(x, y)
        if y.constant:
            return self._times(x, self.constant(1 / y.constant))
        x, y = self._fitted(x, y)
        divisor = {y.at.identity: ProfileSource(y.numerator, 1, y.at, y.height)}
        above = _without(y.denominators, x.denominators)
        return Profile(
            self._result(x, y),
            x.numerator + _count(above),
            _product(_without(x.denominators, y.denominators), divisor),
            _union(x.atoms, y.atoms),
            _union(x.divisions, y.divisions, {} if y.nonzero else divisor),
            x.nonzero and y.nonzero,
            height=x.height + log2(y.scale) + _height(above),
            scale=x.scale,
            sign=x.sign * (y.sign or 1),
        )

    def oracle(self, name: str, *xs: Profile, **attrs: Any) -> Profile:
        if name == "exp" and xs[0].sign < 0:
            return self.div(self.one, self.oracle(name, self.neg(xs[0])))
        self.use(*xs)
        xs = tuple(self._fitted(*xs))
        self._arguments(*xs)
        at = self._result(*xs)
        atoms = _union(*(x.atoms for x in xs), {at.identity: ProfileSource(1, 1, at)})
        return Profile(at, 1, {}, atoms, _union(*(x.divisions for x in xs)), True, repr((name, sorted(attrs.items()))))

    def _arguments(self, *xs: Profile) -> None:
        self.arguments.update(Fractions.of(x) for x in xs)

    # Maximum and minimum: the mean of a set, and a hash of how its members differ from it. Each may stand for its negative.

    def join(self, *xs: Profile) -> Profile:
        self.use(*xs)
        total = xs[0]
        for x in xs[1:]:
            total = self.add(total, x)
        return replace(self._extremum(total, len(xs)), sign=1)

    def _extremum(self, total: Profile, members: int) -> Profile:
        """`total` is the sum of all members: the mean has the same degrees, and is divided by up to so many more."""
        self.ordered = True
        count = lcm(*range(1, members + 1)) if members <= 16 else members
        mean = replace(total, scale=total.scale * count, height=total.height + log2(count))
        apart = replace(mean, height=mean.height + 1)
        self._arguments(apart)
        at = self._result(total)
        atoms = _union(total.atoms, {at.identity: ProfileSource(1 + 2 * members, 1, at)})
        degree = max(total.numerator, 1 + total.denominator)
        height = _sum_log2(mean.height, mean.denominator_height)
        return replace(mean, at=at, numerator=degree, atoms=atoms, height=height, nonzero=False, function="")

    def maximum(self, x: Profile, y: Profile) -> Profile:
        return self.join(x, y)

    def minimum(self, x: Profile, y: Profile) -> Profile:
        return self.join(x, y)

    def max(self, x: Profile, dim: int) -> Profile:
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
        height = x.height + _height(below) - _height(x.denominators) + log2(x.shape[dim])
        divisions = self._reduce(x.divisions, dim)
        return Profile(at, numerator, below, self._reduce(x.atoms, dim), divisions, height=height, scale=x.scale, sign=x.sign)

    def extent(self, x: Profile, dim: int) -> int:
        return x.shape[dim]

    def matmul(self, x: Profile, y: Profile) -> Profile:
        """A sum over k of products: each operand's parts are those of its own sum over k."""
        product = self.mul(self.sum(x, -1), self.sum(y, -2))
        return replace(product, height=product.height - log2(x.shape[-1]))

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

        def most(count: Callable[[Profile], int]) -> dict[Identity, ProfileSource]:
            weight = max(count(x) for x in xs)
            return {at.identity: ProfileSource(weight, 1, at)} if weight else {}

        scale = lcm(*(x.scale for x in xs))
        below = {i: p._replace(height=max(_height(x.denominators) for x in xs)) for i, p in most(lambda x: x.denominator).items()}
        return Profile(
            at,
            max(x.numerator for x in xs),
            below,
            most(lambda x: x.atom_count),
            most(lambda x: x.division_degree),
            all(x.nonzero for x in xs),
            height=max(x.height + log2(scale) - log2(x.scale) for x in xs),
            scale=scale,
            sign=_common_sign(x.sign for x in xs),
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
        out.height, out.scale, out.sign = x.height, x.scale, x.sign
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

    def accumulator(self, kind: AccumulatorKind, dim: int | None, shifted: bool) -> Accumulator[Profile]:
        return _Accumulated(self.field, kind, dim)

    def allocate(self, shape: tuple[int, ...], like: Profile) -> Profile:
        return Profile(self.field.fresh(shape), 0)

    def write(self, out: Profile, place: Move, x: Profile) -> None:
        self.field.stored(out, place, x)


class _Accumulated:
    def __init__(self, field: ProfileField, kind: AccumulatorKind, dim: int | None) -> None:
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
