"""Degrees, denominators, and the oracle atoms that one output entry depends on: the quantities of a verdict's bound.

An entry of a value is a rational function of the inputs and of the oracles' results. This analysis runs a program, by the
walker that also executes it, on `Profile`s in place of numbers, and so follows every map, loop and layout exactly. A profile
holds, for the entries of one tensor, a bound on the degree of the numerator, the denominators, the atoms in the cone and the
divisions in the cone. `mirage_ir.verify.addresses` tells which of these entries share.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import reduce
from math import isinf, lcm, log2
from typing import Any, NamedTuple

import numpy as np

from mirage_ir.interpret.arithmetic import ArithmeticSemantics, Collected, OperatorArithmetic
from mirage_ir.interpret.layout import Array
from mirage_ir.interpret.walker import Accumulator, Move, run_values
from mirage_ir.ops import operator
from mirage_ir.program import AccumulatorKind, GraphOp, Program, TensorType
from mirage_ir.verify.addresses import (
    Addresses,
    AddressSpaces,
    Identity,
    ProfileSource,
    Sources,
    count_sources,
    multiply_sources,
    total_height,
    unite_sources,
    without,
)


def _common_sign(signs: Iterable[int]) -> int:
    """The sign of the common coefficient that `Field.add` gives numbers with these signs."""
    known = set(signs)
    return -1 if known <= {-1, 0} and known != {0} else 1


def _sum_log2(x: float, y: float) -> float:
    """log2(2^x + 2^y)"""
    return max(x, y) + log2(1 + 2.0 ** -abs(x - y))


@dataclass(slots=True)
class Profile:
    """The entries of one tensor.

    `at` says which entries are known to be the same; `numerator` bounds the degree of the numerators; `nonzero` says that no
    entry can be 0; `function` names the oracle that made these results, unchanged. Numerators and denominators have whole
    coefficients: `height` bounds log2 of the sum of a numerator's, by magnitude, and `scale` is a whole number that entries are
    divided by beside their denominators. `constant` is the number, if it is known. `sign` is the sign of the field's coefficient
    (`mirage_ir.verify.elements`).
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
        return count_sources(self.denominators)

    @property
    def denominator_height(self) -> float:
        """A bound on log2 of the sum of a denominator's coefficients, by magnitude."""
        return log2(self.scale) + total_height(self.denominators)

    @property
    def atom_count(self) -> int:
        """A bound on the oracle atoms and set members in the cone of one entry."""
        return count_sources(self.atoms)

    @property
    def division_degree(self) -> int:
        """A bound on the sum of the degrees of all divisors in the cone of one entry that could be 0."""
        return count_sources(self.divisions)


class Fractions(NamedTuple):
    """Fractions up to a size: degrees and heights of numerator and denominator, and the whole number that they are divided by."""

    numerator: int
    denominator: int
    height: float
    denominator_height: float
    scale: int

    @staticmethod
    def of(x: Profile) -> Fractions:
        return Fractions(x.numerator, x.denominator, x.height, total_height(x.denominators), x.scale)


def difference(fractions: Iterable[Fractions]) -> tuple[int, float]:
    """Bounds on the degree and the height of a₁b₂ − a₂b₁ for any two of these fractions a₁/b₁ and a₂/b₂."""
    known = list(fractions)
    if not known:
        return 0, 0.0
    scale = lcm(*(f.scale for f in known))
    degree = max(f.numerator for f in known) + max(f.denominator for f in known)
    above = max(f.height + log2(scale) - log2(f.scale) for f in known)
    return degree, 1 + above + max(f.denominator_height for f in known)


class ProfileField(OperatorArithmetic[Profile]):
    """Degrees and cones as a meaning of the table's operators, named as `mirage_ir.verify.field.Field` names them.

    `arguments` has the sizes of all oracles' arguments and members of sets so far, `ordered` says whether there was a maximum or
    minimum. `divided` names the oracles that were divided by, `used` the oracles put to any other use.

    The results of the oracles in `inverted` are only divided by, in both programs: their inverses are taken as the variables,
    and no denominator is left of them.
    """

    def __init__(self, inverted: frozenset[str] = frozenset()) -> None:
        self.inverted = inverted
        self.divided: set[str] = set()
        self.used: set[str] = set()
        self.arguments: set[Fractions] = set()
        self.ordered = False
        self.spaces = AddressSpaces()

    def moved(self, x: Profile, f: Move) -> Profile:
        def move(at: Addresses) -> Addresses:
            return self.spaces.moved(at, f)

        denominators, atoms, divisions = (self.spaces.map(p, move) for p in (x.denominators, x.atoms, x.divisions))
        return replace(x, at=move(x.at), denominators=denominators, atoms=atoms, divisions=divisions)

    def use(self, *xs: Profile) -> None:
        """Notes that these values are used otherwise than to divide by."""
        self.used.update(x.function for x in xs if x.function)

    def _fitted(self, *xs: Profile) -> list[Profile]:
        """Operands broadcast to their common shape."""
        shape = np.broadcast_shapes(*(x.shape for x in xs))
        return [x if x.shape == shape else self.moved(x, lambda a: np.broadcast_to(a, shape)) for x in xs]

    def _result(self, *xs: Profile) -> Addresses:
        """Addresses of an element-wise result of operands of one shape: alike where all operands are."""
        shape = xs[0].shape
        return self.spaces.fresh(shape, [any(x.at.varies(d) for x in xs) for d in range(len(shape))])

    # Constants.

    def constant(self, value: int | Fraction) -> Profile:
        exact = Fraction(value)
        height, sign = log2(abs(exact.numerator)) if exact else 0.0, (exact > 0) - (exact < 0)
        at, scale = self.spaces.fresh(()), exact.denominator
        return Profile(at, 0, nonzero=value != 0, height=height, scale=scale, constant=exact, sign=sign)

    # Element-wise.

    def add(self, x: Profile, y: Profile) -> Profile:
        """Over the least common denominator."""
        self.use(x, y)
        x, y = self._fitted(x, y)
        common = unite_sources(x.denominators, y.denominators)
        total = count_sources(common)
        numerator = max(x.numerator + total - x.denominator, y.numerator + total - y.denominator)
        atoms, divisions, scale = unite_sources(x.atoms, y.atoms), unite_sources(x.divisions, y.divisions), lcm(x.scale, y.scale)
        top = log2(scale) + total_height(common)
        height = _sum_log2(*(z.height + top - z.denominator_height for z in (x, y)))
        sign = _common_sign((x.sign, y.sign))
        return Profile(self._result(x, y), numerator, common, atoms, divisions, height=height, scale=scale, sign=sign)

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
            multiply_sources(x.denominators, y.denominators),
            unite_sources(x.atoms, y.atoms),
            unite_sources(x.divisions, y.divisions),
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
        above = without(y.denominators, x.denominators)
        return Profile(
            self._result(x, y),
            x.numerator + count_sources(above),
            multiply_sources(without(x.denominators, y.denominators), divisor),
            unite_sources(x.atoms, y.atoms),
            unite_sources(x.divisions, y.divisions, {} if y.nonzero else divisor),
            x.nonzero and y.nonzero,
            height=x.height + log2(y.scale) + total_height(above),
            scale=x.scale,
            sign=x.sign * (y.sign or 1),
        )

    def oracle(self, name: str, *xs: Profile, **attrs: Any) -> Profile:
        if operator(name).inverts and xs[0].sign < 0:
            return self.div(self.one, self.oracle(name, self.neg(xs[0])))
        self.use(*xs)
        xs = tuple(self._fitted(*xs))
        self.arguments.update(map(Fractions.of, xs))
        at = self._result(*xs)
        atoms = unite_sources(*(x.atoms for x in xs), {at.identity: ProfileSource(1, 1, at)})
        return Profile(at, 1, {}, atoms, unite_sources(*(x.divisions for x in xs)), True, repr((name, sorted(attrs.items()))))

    # Maximum and minimum: the mean of a set, and a hash of how its members differ from it. Each may stand for its negative.

    def join(self, *xs: Profile) -> Profile:
        self.use(*xs)
        return replace(self._extremum(reduce(self.add, xs), len(xs)), sign=1)

    def _extremum(self, total: Profile, members: int) -> Profile:
        """The extremum of a set with this sum. The mean has the sum's degrees, and is divided by the number of members."""
        self.ordered = True
        divisor = lcm(*range(1, members + 1)) if members <= 16 else members
        mean = replace(total, scale=total.scale * divisor, height=total.height + log2(divisor))
        self.arguments.add(Fractions.of(replace(mean, height=mean.height + 1)))
        at = self._result(total)
        atoms = unite_sources(total.atoms, {at.identity: ProfileSource(1 + 2 * members, 1, at)})
        degree = max(total.numerator, 1 + total.denominator)
        height = _sum_log2(mean.height, mean.denominator_height)
        return replace(mean, at=at, numerator=degree, atoms=atoms, height=height, nonzero=False, function="")

    def maximum(self, x: Profile, y: Profile) -> Profile:
        return self.join(x, y)

    minimum = maximum

    def max(self, x: Profile, dim: int) -> Profile:
        return self._extremum(self.sum(x, dim), x.shape[dim])

    min = max

    # Reductions and products.

    def sum(self, x: Profile, dim: int) -> Profile:
        self.use(x)
        below = self.spaces.reduce(x.denominators, dim)
        numerator = x.numerator + count_sources(below) - x.denominator
        shape = list(x.shape)
        shape[dim] = 1
        # A sum shares its address with the same sum only, not with the parts of its terms taken together.
        at = self.spaces.derive((x.at.identity, "total", dim), shape, [x.at.varies(d) for d in range(len(shape))])
        height = x.height + total_height(below) - total_height(x.denominators) + log2(x.shape[dim])
        divisions = self.spaces.reduce(x.divisions, dim)
        return Profile(at, numerator, below, self.spaces.reduce(x.atoms, dim), divisions, height=height, scale=x.scale, sign=x.sign)

    def extent(self, x: Profile, dim: int) -> int:
        return x.shape[dim]

    def matmul(self, x: Profile, y: Profile) -> Profile:
        """A sum over k of products: each operand has the parts of its own sum over k."""
        total = self.mul(self.sum(x, -1), self.sum(y, -2))
        return replace(total, height=total.height - log2(x.shape[-1]))

    # Layout.

    def move(self, f: Callable[..., Any], *xs: Profile, **attrs: Any) -> Profile:
        if len(xs) == 1:
            return self.moved(xs[0], lambda a: f(np, a, **attrs))
        # Each entry is an entry of one of xs: what they depend on is taken to differ along each dimension along which it may.
        self.use(*xs)
        flat = [np.broadcast_to(np.zeros((), dtype=np.bool_), x.shape) for x in xs]
        at = self.spaces.fresh(f(np, *flat, **attrs).shape)

        def most(sources: Callable[[Profile], Sources]) -> dict[Identity, ProfileSource]:
            weight = max(count_sources(sources(x)) for x in xs)
            parts = [p.at for x in xs for p in sources(x).values()]
            rank = len(at.view.shape)
            along = attrs.get("dim", 0) % rank  # Operators of several operands that move their entries put them side by side.
            varying = ["dim" not in attrs or d == along or any(p.varies(d) for p in parts) for d in range(rank)]
            own = self.spaces.fresh(at.view.shape, varying)
            return {own.identity: ProfileSource(weight, 1, own)} if weight else {}

        scale = lcm(*(x.scale for x in xs))
        below = {
            i: p._replace(height=max(total_height(x.denominators) for x in xs)) for i, p in most(lambda x: x.denominators).items()
        }
        return Profile(
            at,
            max(x.numerator for x in xs),
            below,
            most(lambda x: x.atoms),
            most(lambda x: x.divisions),
            all(x.nonzero for x in xs),
            height=max(x.height + log2(scale) - log2(x.scale) for x in xs),
            scale=scale,
            sign=_common_sign(x.sign for x in xs),
        )

    def extended(self, x: Profile, widths: Sequence[int]) -> Profile:
        """With so many more entries at the end of the last dimensions, which hold anything, but depend on as much.

        Where x is one along a dimension, what it depends on stays one. The entries themselves become different.
        """
        lead = len(x.shape) - len(widths)
        wide = (*x.shape[:lead], *(n + w for n, w in zip(x.shape[lead:], widths, strict=True)))
        more = [False] * lead + [w > 0 for w in widths]

        def made(at: Addresses) -> Addresses:
            varying = [at.varies(d) for d in range(len(wide))]
            if not any(v and m for v, m in zip(varying, more, strict=True)):
                first = at.view[tuple(slice(None) if v else slice(0, 1) for v in varying)]
                return Addresses(np.broadcast_to(first, wide), at.space, at.origin)
            return self.spaces.derive((at.identity, "more", *widths), wide, varying)

        varying = [m or x.at.varies(d) for d, m in enumerate(more)]
        at = self.spaces.derive((x.at.identity, "extended", *widths), wide, varying)
        denominators, atoms, divisions = (self.spaces.map(p, made) for p in (x.denominators, x.atoms, x.divisions))
        return replace(x, at=at, denominators=denominators, atoms=atoms, divisions=divisions)

    def chosen(self, present: Array, x: Profile, other: Profile | None) -> Profile:
        """x where `present`, elsewhere the other, or a number. Each entry depends on what x and the other depend on."""
        given = (x,) if other is None else (x, other)
        self.use(*given)
        shape = np.broadcast_shapes(present.shape, *(y.shape for y in given))
        given = tuple(y if y.shape == shape else self.moved(y, lambda a: np.broadcast_to(a, shape)) for y in given)
        differing = (1,) * (len(shape) - present.ndim) + present.shape
        varying = [n > 1 or any(y.at.varies(d) for y in given) for d, n in enumerate(differing)]
        key = ("chosen", present.shape, present.tobytes(), *(y.at.identity for y in given))
        below, scale = unite_sources(*(y.denominators for y in given)), lcm(*(y.scale for y in given))
        return Profile(
            self.spaces.derive(key, shape, varying),
            max(y.numerator + count_sources(without(below, y.denominators)) for y in given),
            below,
            unite_sources(*(y.atoms for y in given)),
            unite_sources(*(y.divisions for y in given)),
            other is not None and all(y.nonzero for y in given),
            height=max(y.height + log2(scale) - log2(y.scale) + total_height(without(below, y.denominators)) for y in given),
            scale=scale,
            sign=_common_sign(y.sign for y in given),
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
            return self.spaces.derive((at.identity, "store", out.shape, target.shape, target.strides), out.shape, varying)

        out.at = rebase(x.at)
        out.numerator, out.nonzero, out.function = x.numerator, x.nonzero, x.function
        out.height, out.scale, out.sign = x.height, x.scale, x.sign
        out.denominators, out.atoms, out.divisions = (self.spaces.map(p, rebase) for p in (x.denominators, x.atoms, x.divisions))


class ProfileSemantics(ArithmeticSemantics[Profile]):
    """Profiles as values of programs; all blocks at once."""

    budget = 1 << 62

    def __init__(self, field: ProfileField) -> None:
        super().__init__(field)
        self.field = field

    def block_bytes(self, graph: GraphOp, types: Sequence[TensorType]) -> int:
        return 0

    def move(self, f: Move, x: Profile) -> Profile:
        return self.field.moved(x, f)

    def pad(self, x: Profile, widths: Sequence[int]) -> Profile:
        return self.field.extended(x, widths)

    def choose(self, present: Array, x: Profile, other: Profile | float, nonempty: bool) -> Profile:
        if isinstance(other, float) and isinf(other):  # A variable stands for it.
            other = Profile(self.field.spaces.fresh((1,) * len(x.shape)), 1, sign=-1 if other > 0 else 1)
        return self.field.chosen(present, x, other if isinstance(other, Profile) else None)

    def accumulator(self, kind: AccumulatorKind, dim: int | None, shifted: bool) -> Accumulator[Profile]:
        if kind is AccumulatorKind.MAX:
            return Collected(self.field.join)
        return super().accumulator(kind, dim, shifted)

    def allocate(self, shape: tuple[int, ...], like: Profile) -> Profile:
        return Profile(self.field.spaces.fresh(shape), 0)

    def write(self, out: Profile, place: Move, x: Profile) -> None:
        self.field.stored(out, place, x)


def profile(program: Program, field: ProfileField, given: Sequence[Profile] = ()) -> list[Profile]:
    """The profiles of a program's outputs; composites decomposed and identities applied. `given` are those of the last inputs."""
    own = program.inputs[: len(program.inputs) - len(given)]
    inputs = [*(Profile(field.spaces.fresh(t.shape), 1) for t in own), *given]
    outputs = run_values(program, inputs, ProfileSemantics(field))
    field.use(*outputs)
    return outputs
