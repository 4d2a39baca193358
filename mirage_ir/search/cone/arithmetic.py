"""The arithmetic that a cone takes at least, whatever the laws make of its order.

Functions (exp, sqrt, …) divide the steps of a cone into regions that algebra does not reach across. Products that stand alone in a
region are computed in full; products of products in the best order that there is for their factors.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, reduce
from itertools import chain, combinations
from operator import or_
from typing import Any, TypeAlias

import numpy as np

from mirage_ir.index.classes import DimensionClasses
from mirage_ir.ops import Expansion, Kind, operator
from mirage_ir.search.cone.cone import Axes, Cone, Index, Instance, Step, bits

MOST_ORDERED_FACTORS = 6
"""Factors of a product whose orders are all looked at: 2 to the number of factors, squared at most.

The best costs and the numbers of cones of seven programs of `bench/search.py` are the same with 3 and 12.
"""
SQUARED = 2
"""Factors of a square. Higher powers are not looked for."""
Cost: TypeAlias = Callable[[frozenset[Index], frozenset[Index]], Any]


@dataclass(frozen=True, slots=True)
class Product:
    """A product that falls apart into no smaller ones: its axes, the indices that it binds, and the factors that have all axes of
    one of its operands."""

    axes: Axes
    bound: tuple[Index, ...]
    factors: frozenset[Instance]

    @property
    def indices(self) -> frozenset[Index]:
        return frozenset(i for i in (*self.axes, *self.bound) if i is not None)


@dataclass(frozen=True, slots=True)
class PointwiseWork:
    """An element-wise function of entries along some axes; `flops` counts operations for each entry."""

    flops: float
    along: Axes


@dataclass(frozen=True, slots=True)
class Network:
    """A product of several factors, each with its indices; it sums over all indices except `kept`.

    `values` are the factors that a cone has, the first of them when `factors` are more.
    """

    factors: tuple[frozenset[Index], ...]
    kept: frozenset[Index]
    values: tuple[Instance, ...] = ()

    def least(self, cost: Cost) -> Any:
        """The least sum over the steps of any order in which factors are multiplied; `cost` gives the cost of a step from its
        indices and its result's.

        Only steps count in which each operand has an index that the other has not: products of matrices, and outer products, which
        take longer when they are multiplied entry by entry.
        """
        factors, every = self.factors, (1 << len(self.factors)) - 1

        @cache
        def left(subset: int) -> frozenset[Index]:
            """The indices of a product of some factors: the result or another factor has each of them."""
            inside, outside = set[Index](), set[Index](self.kept)
            for n, factor in enumerate(factors):
                (inside if subset >> n & 1 else outside).update(factor)
            return frozenset(inside & outside)

        @cache
        def best(subset: int) -> Any:
            lowest, found = subset & -subset, None
            rest = part = subset ^ lowest
            while part:
                part = (part - 1) & rest
                one, other = part | lowest, rest ^ part
                x, y = left(one), left(other)
                whole = best(one) + best(other)
                if x - y and y - x:
                    whole = whole + cost(x | y, left(subset))
                found = whole if found is None else np.minimum(found, whole)
            return 0.0 if found is None else found

        return best(every)

    def cuts(self, index: Index) -> Iterator[tuple[Network, Network]]:
        """Ways to multiply some factors first, all with `index` among them, and sum over it; each with the rest."""
        every = range(len(self.factors))
        having = [n for n in every if index in self.factors[n]]
        others = [n for n in every if n not in having]
        for size in range(len(others) + 1):
            for more in combinations(others, size):
                first = sorted((*having, *more))
                rest = [n for n in every if n not in first]
                inside = frozenset[Index]().union(*(self.factors[n] for n in first))
                left = inside & self.kept.union(*(self.factors[n] for n in rest))
                yield (
                    Network(tuple(self.factors[n] for n in first), left, tuple(self.values[n] for n in first)),
                    Network((*(self.factors[n] for n in rest), left), self.kept, tuple(self.values[n] for n in rest)),
                )


@dataclass(frozen=True, slots=True)
class Arithmetic:
    """Arithmetic that every order of computation of a cone contains: products, a function, and products of several factors.

    `squares` are the axes of tensors whose entries are multiplied by themselves: tiles with these axes are computed.
    """

    products: tuple[Product, ...]
    function: PointwiseWork | None
    networks: tuple[Network, ...] = ()
    squares: tuple[Axes, ...] = ()


def least_arithmetic(cone: Cone) -> Arithmetic:
    """The arithmetic that every order of computation of a cone contains.

    Of each region the largest product counts which no other product of the region is an operand of or reads, and no sum reduces, so
    that no other order makes it smaller, and whose operands each have a factor with all of its axes, so that it falls apart into no
    smaller ones. Where there is none, products of products and sums of products count in their best order. Of the functions one
    counts: the one with the most work.
    """
    instances = (*cone.loads, *cone.steps)
    number = {instance: n for n, instance in enumerate(instances)}
    rows = ((step, operator(step.node.op), [number[o] for o in step.operands]) for step in cone.steps.values())
    every = [(n, *row) for n, row in enumerate(rows, len(cone.loads))]
    regions = DimensionClasses[int]()
    # Sets of instances have a bit for each.
    nested = 0  # Products with another one among what they read, or reading them, and sums over products.
    inside = [0] * len(instances)
    factors = [1 << n for n in range(len(cone.loads))]
    function: PointwiseWork | None = None
    for n, step, row, operands in every:
        instance = instances[n]
        linear = row.kind is not Kind.ELEMENTWISE or row.expansion is not None
        reached = operands[:1] if row.expansion is Expansion.QUOTIENT else operands if linear else ()
        below = factor = 0
        for o in reached:
            below |= inside[o]
            factor |= factors[o]
            if o >= len(cone.loads):
                regions.join(o, n)
        # Σ_b (X·W)[a, b] is X·(Σ_b W): a sum over what a product has kept makes it smaller.
        sums = row.kind is Kind.REDUCTION and row.linear and any(set(step.bound) & set(instances[p].axes) for p in bits(below))
        if below and (row.product or sums):
            nested |= below | 1 << n
        inside[n] = below | 1 << n if row.product or sums else below
        if not linear:
            arguments = [tuple(i for i in instances[f].axes if i in instances[o].axes) for o in operands for f in bits(factors[o])]
            widest = max(arguments, key=cone.entries)
            # exp(x + y) may be exp(x)·exp(y).
            whole = set(instance.axes) <= {*widest, None}
            factor = 1 << n if whole else reduce(or_, (factors[o] for o in operands))
            work = row.flops * cone.entries(widest)
            if function is None or work > function.flops * cone.entries(function.along):
                function = PointwiseWork(row.flops, widest)
        factors.append(factor | 1 << n if row.product else factor)
    largest: dict[int, Product] = {}
    for n, step, row, operands in every:
        if not row.product or nested >> n & 1:
            continue
        full = [[instances[f] for f in bits(factors[o]) if set(instances[o].axes) <= set(instances[f].axes)] for o in operands]
        if all(full):
            product = Product(instances[n].axes, step.bound, frozenset(chain.from_iterable(full)))
            known = largest.get(regions.find(n))
            if known is None or cone.entries((*known.axes, *known.bound)) < cone.entries((*product.axes, *product.bound)):
                largest[regions.find(n)] = product
    networks: dict[int, Network] = {}
    terms = _Terms(cone)
    for n in sorted(bits(nested)):
        apart = regions.find(n) not in largest and regions.find(n) not in networks
        if apart and not any(inside[other] >> n & 1 for other in bits(nested ^ 1 << n)):
            network = terms.network(instances[n])
            if network is not None:
                networks[regions.find(n)] = network
    return Arithmetic(tuple(largest.values()), function, tuple(networks.values()), _squares(cone))


def _squares(cone: Cone) -> tuple[Axes, ...]:
    """The axes of the tensors of which a cone has squares, multiplied out.

    Nothing but an element-wise product makes them: a product of matrices has a row of one operand and a column of the other, and no
    index is both, unless the tensor has a dimension of extent 1.
    """
    if not any(_is_square(step) for step in cone.steps.values()):
        return ()
    terms: dict[Instance, frozenset[Axes]] = {i: frozenset({i.axes}) for i in cone.loads if None not in i.axes}
    found: dict[Axes, None] = {}
    for instance, step in cone.steps.items():
        below = frozenset[Axes]().union(*(terms.get(o, frozenset()) for o in step.operands))
        row = operator(step.node.op)
        if _is_square(step):
            found.update(dict.fromkeys(sorted(below, key=repr)))
        elif row.expansion in (Expansion.TERMS, Expansion.SCALED):
            terms[instance] = below
    return tuple(found)


def _is_square(step: Step) -> bool:
    row = operator(step.node.op)
    return row.factors == SQUARED and row.kind is Kind.ELEMENTWISE and len({*step.operands}) == 1


def summed_indices(cone: Cone) -> frozenset[Index]:
    """The indices that every kernel of a cone sums up: sums run over them of what varies along them.

    No law makes such a sum disappear, as a maximum does by which a softmax is shifted.
    """
    along: dict[Instance, frozenset[Index]] = {i: frozenset(a for a in i.axes if a is not None) for i in cone.loads}
    found = set[Index]()
    for instance, step in cone.steps.items():
        row, below = operator(step.node.op), frozenset[Index]().union(*(along[o] for o in step.operands))
        along[instance] = below.intersection(instance.axes)
        if row.kind is Kind.CONTRACTION or (row.kind is Kind.REDUCTION and row.linear):
            found.update(below.intersection(step.bound))
    return frozenset(found)


class _Terms:
    """One term of each value of a cone as it is when it is multiplied out: its factors, and the indices that are summed up.

    Every order of computation of a sum holds an order in which the factors of each of its terms are multiplied.
    """

    def __init__(self, cone: Cone) -> None:
        self.cone = cone
        self.term = cache(self._multiplied_out)

    def network(self, instance: Instance) -> Network | None:
        """The factors of a product; None when an order with less arithmetic than theirs may exist.

        A term with a value twice may be computed once and used twice, and an index of two sums is not one index.
        """
        factors, bound = self.term(instance)
        indices = tuple(frozenset(i for i in factor.axes if i is not None) for factor in factors)
        kept = frozenset(i for i in instance.axes if i is not None)
        once = len({factor.value for factor in factors}) == len(factors) and len({*bound}) == len(bound)
        return Network(indices, kept, factors) if once and not kept & {*bound} and len(factors) <= MOST_ORDERED_FACTORS else None

    def _multiplied_out(self, instance: Instance) -> tuple[tuple[Instance, ...], tuple[Index, ...]]:
        step = self.cone.steps.get(instance)
        if step is None:
            return (instance,), ()
        row = operator(step.node.op)
        if row.kind in (Kind.REDUCTION, Kind.CONTRACTION) and not row.linear:
            return (instance,), ()
        if row.kind is Kind.ELEMENTWISE and row.expansion is None:
            # exp(x + y) may be exp(x)·exp(y): then neither is counted.
            arguments = (factor for operand in step.operands for factor in self.term(operand)[0])
            return ((instance,), ()) if any({*instance.axes} <= {*factor.axes, None} for factor in arguments) else ((), ())
        read = step.operands if row.kind is Kind.CONTRACTION or row.expansion is Expansion.FACTORS else step.operands[:1]
        if row.expansion is Expansion.TERMS:
            read = (max(step.operands, key=lambda o: (len(self.term(o)[0]), self.cone.entries(o.axes))),)
        terms = [self.term(o) for o in read]
        return tuple(f for factors, _ in terms for f in factors), (*step.bound, *(b for _, bound in terms for b in bound))
