"""Values of programs as random elements of finite fields, and what operators do to them.

Every entry has t independent *lanes*, each modulo a prime of its own. Linear operators act lane by lane; a function that algebra
knows nothing about is an oracle of all lanes (`mirage_ir.verify.oracles`); a maximum is a function of the set of its arguments
(`mirage_ir.verify.extrema`). Entries that divide by zero, and all that follow from them, are undefined and marked so.

A tensor is a rational number, its *coefficient*, times residues: scales, signs and equal terms that are added go there. So a
maximum knows the sign of a number that its arguments are multiplied by, which residues do not tell.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import reduce
from math import gcd, isinf, prod
from typing import Any

import numpy as np

from mirage_ir.interpret.arithmetic import OperatorArithmetic
from mirage_ir.interpret.layout import Folding
from mirage_ir.interpret.threads import each
from mirage_ir.ops import Domain, operator
from mirage_ir.verify import domains, modular, oracles
from mirage_ir.verify.domains import Conditions, Sign, Traits
from mirage_ir.verify.elements import COMPUTED_AT_ONCE, Computed, Elements, Mask, any_along, either
from mirage_ir.verify.extrema import settled
from mirage_ir.verify.inputs import Drawn
from mirage_ir.verify.modular import Box, Moduli, Residues, Words, column
from mirage_ir.verify.panels import PanelOperand, multiply

LARGEST_KEPT = 256 << 20
"""Bytes of a tensor that is computed entry by entry, and kept."""
_MOST_READS = 32
"""Tensors that are read for an entry of one that is not kept: beyond, it would be computed again too often."""
_MOST_MEMBERS = 1 << 26
"""Set members kept for one value; beyond, operands count as single elements: that may refuse a right program, never the reverse."""


class Field(OperatorArithmetic[Elements]):
    """The arithmetic that the operator table's `modular` meanings name, on `Elements` with a lane for each of `primes`.

    `secret` keys oracles. `risky` collects the functions (or "division") that were applied where it is not known to be safe
    (`mirage_ir.verify.domains`). With `conditions`, results carry the conditions they rest on: "risky" leaves out
    conditions that are known to hold, "all" does not. An element-wise result of more than `largest` bytes is not kept.

    Raises `ProgramError` unless the primes are primes from 7 to 2^20.
    """

    def __init__(self, primes: Sequence[int], secret: object = 0, conditions: str = "", largest: int = LARGEST_KEPT) -> None:
        self.primes = tuple(primes)
        self.lanes = len(self.primes)
        self.secret = secret
        self.moduli = Moduli(self.primes)
        self.conditions = conditions
        self.largest = largest
        self.risky: set[str] = set()
        self._ones = np.ones((self.lanes,), dtype=np.uint32)

    # Constants.

    def constant(self, value: int | Fraction) -> Elements:
        """An exact rational, in every lane. Raises `NoResidueError` when a prime divides its denominator."""
        exact = Fraction(value)
        self.moduli.rational(exact)
        return Elements(self._ones, coefficient=exact, traits=Traits(Sign.POSITIVE))

    def number(self, x: Elements) -> Elements:
        """The same with the coefficient multiplied out, and a maximum worked out: residues that say all."""
        x = self.settle(x)
        if x.coefficient == 1:
            return x
        factor = self.moduli.rational(x.coefficient)
        values = self._on_blocks(lambda a: self.moduli.multiply(a, column(factor, a)), x)
        return Elements(values, x.undefined, traits=x.known, conditions=x.conditions, zeros=self._known_zeros(x))

    # Element-wise.

    def _common(self, *xs: Elements) -> list[Elements]:
        """Operands settled and with equally many axes."""
        return _of_one_rank([self.settle(x) for x in xs])

    def _on_blocks(self, f: Callable[..., Residues], *ys: Elements) -> Residues | Computed:
        """Residues that `f` computes entry by entry from operands of equal rank."""
        shape = np.broadcast_shapes(*(y.shape for y in ys))
        if prod(shape) <= COMPUTED_AT_ONCE and not any(isinstance(y.values, Drawn | Computed) for y in ys):
            return f(*(y.dense() for y in ys))
        computed = Computed(f, ys, self.lanes)
        later = 4 * self.lanes * prod(shape) > self.largest and computed.reads <= _MOST_READS
        return computed if later else computed.dense()

    def _made(
        self, values: Residues | Computed, coefficient: Fraction, traits: Traits, *ys: Elements, zeros: Conditions | None = None
    ) -> Elements:
        """The result with these values, computed from operands of equal rank."""
        undefined = either(*(y.undefined for y in ys))
        conditions = domains.union(*(y.conditions for y in ys))
        return Elements(values, undefined, coefficient=coefficient, traits=traits, conditions=conditions, zeros=zeros)

    def add(self, x: Elements, y: Elements) -> Elements:
        """The coefficient of the sum is the greatest rational number that divides both coefficients."""
        x, y = self._common(x, y)
        a, b = x.coefficient, y.coefficient
        if a * b > 0 and x.same(y):
            return self._made(x.values if isinstance(x.values, Computed) else x.dense(), a + b, x.traits, x, y, zeros=x.zeros)
        common = _common_factor(a, b)
        m, n = (int(c / common) for c in (a, b))
        if (m, n) == (1, 1):
            values = self._on_blocks(self.moduli.add, x, y)
        elif (m, n) == (1, -1):
            values = self._on_blocks(self.moduli.subtract, x, y)
        else:
            u, v = (self.moduli.rational(Fraction(k)) for k in (m, n))
            times, plus = self.moduli.multiply, self.moduli.add
            values = self._on_blocks(lambda p, q: plus(times(p, column(u, p)), times(q, column(v, q))), x, y)
        return self._made(values, common, domains.of_sum(*(z.scaled(1 / common).known for z in (x, y))), x, y)

    def mul(self, x: Elements, y: Elements) -> Elements:
        for one, other in ((x, y), (y, x)):
            if one.values is self._ones:
                return other.scaled(one.coefficient)
        square = x is y
        x, y = self._common(x, y)
        traits = domains.of_product(x.traits, y.traits)
        if square:
            traits = replace(traits, sign=max(traits.sign, Sign.NONNEGATIVE))
        values = self._on_blocks(self.moduli.multiply, x, y)
        return self._made(values, x.coefficient * y.coefficient, traits, x, y, zeros=self._known_zeros(x, y))

    def neg(self, x: Elements) -> Elements:
        return x.scaled(Fraction(-1))

    def div(self, x: Elements, y: Elements) -> Elements:
        """x / y, undefined where any lane of y is 0."""
        if y.values is self._ones and y.coefficient:
            return x.scaled(1 / y.coefficient)
        one = x.values is self._ones
        x, y = self._common(x, y)
        coefficient = y.coefficient
        if not coefficient:
            coefficient, y = Fraction(1), self.number(y)
        inverse = Elements(self._on_blocks(self.moduli.invert, y), y.undefined, traits=y.traits, conditions=self._nonzero(y))
        zero = self._without_inverse(inverse)
        if zero is not None:
            inverse.undefined = either(inverse.undefined, zero)
        if one:
            traits = replace(y.traits, vanishing=False)
            return self._made(self._on_blocks(lambda a: a, inverse), x.coefficient / coefficient, traits, x, inverse, zeros=())
        traits = domains.of_quotient(x.traits, y.traits)
        values = self._on_blocks(self.moduli.multiply, x, inverse)
        return self._made(values, x.coefficient / coefficient, traits, x, inverse, zeros=self._known_zeros(x))

    def oracle(self, name: str, *xs: Elements, **attrs: Any) -> Elements:
        """Fresh random elements for each distinct argument, never 0, so that dividing by them is always defined.

        Where f(−x) = 1 / f(x), the sign in the coefficient is told from the residues: f of a negative multiple is a quotient.
        """
        row = operator(name)
        if row.inverts and xs[0].coefficient < 0:
            return self.div(self.one, self.oracle(name, self.neg(xs[0])))
        secret = oracles.key(self.secret, name, tuple(sorted(attrs.items())))
        ys = self._common(*(self.number(x) for x in xs))

        def hashed(*arguments: Residues) -> Residues:
            words = np.broadcast_arrays(*(w for a in arguments for w in oracles.pack(a)))
            return oracles.squeeze(*oracles.absorb(words, secret), self.primes)

        out = self._on_blocks(hashed, *ys)
        argument = ys[0].traits
        sign = Sign.POSITIVE if row.positive else Sign.UNKNOWN
        if row.nonnegative:
            sign = max(argument.sign, Sign.NONNEGATIVE)
        # Without known zeros, a function may be zero for many arguments, as relu is.
        vanishing = row.zeros is None or any(
            (argument.opaque if zero else argument.may_vanish) or self._has(zero, ys[0]) for zero in row.zeros
        )
        made = self._made(out, Fraction(1), Traits(sign, True, vanishing), *ys)
        made.conditions = domains.union(made.conditions, self._applied(name, row.domain, attrs, ys))
        made.zeros = self._known_zeros(ys[0]) if row.nonnegative and row.zeros == (0,) else None
        return made

    def _without_inverse(self, inverse: Elements) -> Mask | None:
        """Where one of the lanes is 0; None when none is."""
        zero = np.zeros(inverse.shape, dtype=np.bool_)

        def work(box: Box) -> None:
            zero[box] = (inverse.block(box) == 0).any(axis=0)

        each(work, modular.boxes(inverse.shape, COMPUTED_AT_ONCE), heavy=prod(inverse.shape) > COMPUTED_AT_ONCE)
        return zero if zero.any() else None

    def _has(self, number: int, x: Elements) -> bool:
        """Whether an entry is this number in all lanes, so that it may be that as an expression."""
        return isinstance(x.values, Computed) or bool((x.dense() == number).all(axis=0).any())

    # Conditions.

    def _applied(self, name: str, domain: Domain, attrs: dict[str, Any], ys: Sequence[Elements]) -> Conditions:
        """The conditions under which a function of this domain has values."""
        first = ys[0].traits
        safe = {
            Domain.ALL: True,
            Domain.NONNEGATIVE: first.sign is not Sign.UNKNOWN,
            Domain.POSITIVE: first.sign is not Sign.UNKNOWN and not first.may_vanish and not self._has(0, ys[0]),
            Domain.UNKNOWN: False,
        }[domain]
        if not safe:
            self.risky.add(name)
        if not self.conditions or domain is Domain.ALL or (safe and self.conditions != "all"):
            return ()
        if domain is Domain.UNKNOWN:
            return (self._condition((name, tuple(sorted(attrs.items()))), *ys),)
        nonnegative = self._condition("nonnegative", ys[0])
        if domain is Domain.NONNEGATIVE:
            return (nonnegative,)
        implied = (nonnegative, *self._zeros(ys[0])) if self.conditions == "all" else ()
        return (self._condition("positive", ys[0]), *implied)

    def _nonzero(self, y: Elements) -> Conditions:
        """The conditions under which y can be divided by."""
        risky = y.traits.may_vanish
        if risky:
            self.risky.add("division")
        return (
            domains.union(y.conditions, self._zeros(y)) if self.conditions == "all" or (self.conditions and risky) else y.conditions
        )

    def _zeros(self, y: Elements) -> Conditions:
        """A condition for each factor of y, that it is not zero; y is settled. A factor and its negative are the same."""
        if y.zeros is not None:
            return y.zeros
        words = (
            self._condition("zero", Elements(v, y.undefined)) for v in (y.dense(), self.moduli.subtract(0 * y.dense(), y.dense()))
        )
        return (np.minimum(*words),)

    def _known_zeros(self, *ys: Elements) -> Conditions | None:
        """The same for a product, where conditions are kept."""
        return domains.union(*(self._zeros(y) for y in ys)) if self.conditions else None

    def _condition(self, what: object, *ys: Elements) -> Words:
        """A condition on the values of these operands, entry by entry; none where they are undefined."""
        secret = oracles.key(self.secret, "condition", what)
        words = np.broadcast_arrays(*(w for y in ys for w in oracles.pack(y.dense())))
        made = oracles.absorb([np.ascontiguousarray(w) for w in words], secret)[0] | np.uint64(1)
        undefined = either(*(y.undefined for y in ys))
        if undefined is not None:
            made[np.broadcast_to(undefined, made.shape)] = 0
        return made[None]

    # Maximum and minimum.

    def join(self, order: int, *xs: Elements) -> Elements:
        """The maximum (`order` 1) or minimum (−1) of operands that broadcast: the union of their sets."""
        ys = _of_one_rank(xs)
        shape = np.broadcast_shapes(*(y.shape for y in ys))
        members = [self._members(y, order) for y in ys]
        if sum(m.shape[1] for m in members) * prod(shape) > _MOST_MEMBERS:
            members = [self.settle(y).dense()[:, None] for y in ys]
        common = reduce(_common_factor, (abs(y.coefficient) for y in ys)) or Fraction(1)
        multiples = [self._multiple(m, y.coefficient / common) for m, y in zip(members, ys, strict=True)]
        every = np.concatenate([np.broadcast_to(m, (*m.shape[:2], *shape)) for m in multiples], axis=1)
        sign = (max if order > 0 else min)(y.sign for y in ys)
        return self._set(every, order, common, Traits(sign, True, True), *ys)

    def _set(self, members: Residues, order: int, coefficient: Fraction, traits: Traits, *xs: Elements) -> Elements:
        made = self._made(members[:, 0], coefficient, traits, *xs)
        made.members, made.order, made.settled = members, order, False
        return made

    def _members(self, x: Elements, order: int) -> Residues:
        """The set whose maximum or minimum x is, up to its coefficient; x itself, where x is an extremum of the other order."""
        own = order if x.coefficient >= 0 else -order
        return x.members if x.members is not None and x.order == own else self.settle(x).dense()[:, None]

    def _multiple(self, residues: Residues, factor: Fraction) -> Residues:
        return residues if factor == 1 else self.moduli.multiply(residues, column(self.moduli.rational(factor), residues))

    def maximum(self, x: Elements, y: Elements) -> Elements:
        return self.join(1, x, y)

    def minimum(self, x: Elements, y: Elements) -> Elements:
        return self.join(-1, x, y)

    def max(self, x: Elements, dim: int) -> Elements:
        return self._extremum(x, dim, 1)

    def min(self, x: Elements, dim: int) -> Elements:
        return self._extremum(x, dim, -1)

    def _extremum(self, x: Elements, dim: int, order: int) -> Elements:
        members = self._members(x, order)
        own = order if x.coefficient >= 0 else -order
        sets = np.moveaxis(members, dim, 2)
        shape = list(x.shape)
        shape[dim] = 1
        made = self._set(sets.reshape(self.lanes, -1, *shape), own, x.coefficient, Traits(x.traits.sign, True, True))
        made.undefined = any_along(x.undefined, dim)
        made.conditions = domains.all_along(x.conditions, dim)
        return made

    def settle(self, x: Elements) -> Elements:
        """Works out the values of x, and returns it."""
        if x.members is None or x.settled:
            return x
        x.values, undefined = settled(x.members, x.order, self.moduli, self.secret)
        x.undefined = either(x.undefined, undefined)
        x.settled = True
        return x

    # Absent entries.

    def choose(self, present: Mask, x: Elements, other: Elements | float, nonempty: bool) -> Elements:
        """x where `present`, elsewhere the other, for a reduction that follows; `nonempty`: some entry of each sum is present."""
        if isinstance(other, float) and isinf(other):
            other = self._infinity(other, len(x.shape))
        if isinstance(other, Elements):
            if not x.alike(other):
                x, other = self.settle(x), self.settle(other)
                common = _common_factor(x.coefficient, other.coefficient)
                x, other = (self._with_coefficient(y, common) for y in (x, other))
            values, traits = np.where(present, x.dense(), other.dense()), domains.weakest(x.traits, other.traits)
            made = replace(x, values=values, traits=traits, zeros=None)
            if x.members is not None and other.members is not None:
                made.members, made.settled = np.where(present, x.members, other.members), False
            its, conditions = other.undefined, other.conditions
        else:
            x = self.settle(x) if other == 0 else self.number(x)
            sign = x.traits.sign if nonempty else min(x.traits.sign, Sign.NONNEGATIVE)
            traits = replace(x.traits, sign=sign, vanishing=x.traits.vanishing or not nonempty)
            made = Elements(np.where(present, x.dense(), np.uint32(other)), coefficient=x.coefficient, traits=traits)
            its, conditions = None, ()
        none = np.zeros((), dtype=np.bool_)
        if x.undefined is not None or its is not None:
            made.undefined = np.where(present, none if x.undefined is None else x.undefined, none if its is None else its)
        if x.conditions or conditions:
            shapes = (x.shape, other.shape if isinstance(other, Elements) else x.shape)
            ours, theirs = domains.stacked(
                [domains.in_one_array(c, s) for c, s in zip((x.conditions, conditions), shapes, strict=True)]
            )
            made.conditions = (np.where(present, ours, theirs),)
        return made

    def _infinity(self, value: float, rank: int) -> Elements:
        """A number of which nothing is known, in place of −∞, and its negative in place of ∞: no field has them."""
        state = oracles.absorb([np.zeros((1,) * rank, dtype=np.uint64)], oracles.key(self.secret, "infinity"))
        return Elements(oracles.squeeze(*state, self.primes), coefficient=Fraction(-1 if value > 0 else 1))

    def _with_coefficient(self, x: Elements, coefficient: Fraction) -> Elements:
        """The same numbers as a whole multiple of a coefficient; x is settled."""
        factor = x.coefficient / coefficient
        values = self._multiple(x.dense(), factor)
        traits = x.scaled(1 / coefficient).known
        return Elements(values, x.undefined, coefficient=coefficient, traits=traits, conditions=x.conditions)

    # Reductions and products.

    def sum(self, x: Elements, dim: int) -> Elements:
        """Equal terms are counted in the coefficient."""
        x = self.settle(x)
        coefficient, extent = x.coefficient, x.shape[dim]
        if extent > 1 and x.stride(dim) == 0:
            coefficient *= extent
            values = x.move(lambda a: a[(..., slice(0, 1), *(slice(None),) * (-1 - dim))]).dense()
        else:
            values = self._total(x, dim)
        undefined = any_along(x.undefined, dim)
        conditions = domains.all_along(x.conditions, dim)
        return Elements(values, undefined, coefficient=coefficient, traits=domains.of_total(x.traits), conditions=conditions)

    def _total(self, x: Elements, dim: int) -> Residues:
        """The sum over a dimension; piece by piece where the tensor is not kept."""
        if not isinstance(x.values, Drawn | Computed) or prod(x.shape) <= COMPUTED_AT_ONCE:
            return self.moduli.total(x.dense(), dim)
        axis = len(x.shape) + dim
        shape = (*x.shape[:axis], 1, *x.shape[axis + 1 :])
        out = np.empty((self.lanes, *shape), dtype=np.uint32)
        rows = max(1, COMPUTED_AT_ONCE // x.shape[axis])

        def work(box: Box) -> None:
            total = np.zeros((self.lanes, *out[0][box].shape), dtype=np.uint64)
            for start in range(0, x.shape[axis], COMPUTED_AT_ONCE):
                piece = (*box[:axis], slice(start, start + COMPUTED_AT_ONCE), *box[axis + 1 :])
                total += x.block(piece).sum(axis=dim, keepdims=True, dtype=np.uint64)
            out[(slice(None), *box)] = total % column(np.array(self.primes, dtype=np.uint64), total)

        each(work, modular.boxes(shape, rows))
        return out

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
            operands = PanelOperand(fold.left(left), dense_left), PanelOperand(fold.right(right), dense_right)
            multiply(self.moduli.each[lane], *operands, fold.result(out[lane]), len(fold.shared))

        each(work, range(self.lanes), heavy=prod(out.shape) * x.shape[-1] > COMPUTED_AT_ONCE * 64)
        made = Elements(
            out,
            either(any_along(x.undefined, -1), any_along(y.undefined, -2)),
            coefficient=x.coefficient * y.coefficient,
            traits=domains.of_total(domains.of_product(x.traits, y.traits)),
        )
        made.conditions = domains.union(domains.all_along(x.conditions, -1), domains.all_along(y.conditions, -2))
        return made

    # Layout.

    def move(self, f: Callable[..., Any], *xs: Elements, **attrs: Any) -> Elements:
        if len(xs) == 1:
            return xs[0].move(lambda a: f(np, a, **attrs))
        ys = [self.settle(x) for x in xs]
        common = reduce(_common_factor, (y.coefficient for y in ys))
        undefined = None
        if any(y.undefined is not None for y in ys):
            masks = [np.zeros(y.shape, dtype=np.bool_) if y.undefined is None else y.undefined for y in ys]
            undefined = f(np, *masks, **attrs)
        values = f(np, *(self._multiple(y.dense(), y.coefficient / common) for y in ys), **attrs)
        traits = domains.weakest(*(y.scaled(1 / common).known for y in ys))
        made = Elements(values, undefined, coefficient=common, traits=traits)
        if self.conditions:
            every = domains.stacked([domains.in_one_array(y.conditions, y.shape) for y in ys])
            made.conditions = (f(np, *every, **attrs),) if every[0].size else ()
        return made


def _common_factor(a: Fraction, b: Fraction) -> Fraction:
    """The greatest rational number that divides both: negative when both are negative, and 1 when both are 0."""
    if a == b:
        return a or Fraction(1)
    magnitude = Fraction(gcd(a.numerator * b.denominator, b.numerator * a.denominator), a.denominator * b.denominator)
    return -magnitude if max(a, b) <= 0 else magnitude


def _of_one_rank(xs: Sequence[Elements]) -> list[Elements]:
    rank = max(len(x.shape) for x in xs)
    return [x if len(x.shape) == rank else x.padded(rank) for x in xs]
