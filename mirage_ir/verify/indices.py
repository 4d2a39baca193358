"""How many indices a monomial of a value has: what says how many classes of each index decide a pair (`classes`).

Multiplied out, an entry is a fraction of two sums of monomials: products of input entries and of results of functions (*atoms*),
under sums over *bound* indices. Σ_k e[q,k]·v[k,d] / Σ_k e[q,k] has one bound index above and one below; its square has two and
two. This analysis walks two programs with the factors of their extents (`extents`), and bounds these numbers, factor by factor. A
divisor that is a single monomial, such as a root, is a factor with a negative exponent, and no divisor. All others are kept
apart, with the axes along which they vary: a sum over such an axis has no common denominator of fixed size (`unbounded`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import reduce
from typing import Any, NamedTuple, TypeAlias

from mirage_ir.interpret.arithmetic import OperatorArithmetic
from mirage_ir.ops import Kind, operator, signature_of
from mirage_ir.program import (
    NEW_DIM,
    REPLICATE,
    Accumulate,
    AccumulatorKind,
    Apply,
    BodyNode,
    GraphOp,
    Load,
    Program,
    Store,
    numbered,
    operands,
)
from mirage_ir.verify.extents import GraphSizes, Size, ValueSizes
from mirage_ir.verify.rows import DigitFactors

VaryingAxis: TypeAlias = int | tuple[str, int, int]
"""A dimension of a value, or what it varies along beside: a grid dimension or the loop of a graph, or a bound dimension."""
IndexNumbers: TypeAlias = Counter[int]
"""How many indices of each factor."""


class PlacedDivisor(NamedTuple):
    """A divisor as a value has it: its number, the axes along which each of its own varies, and how its digits were arranged.

    Equal ones are one divisor, entry by entry, which sums have once in their denominator. So an axis that was cut or joined, whose
    digits may since be in any order, counts as arranged in another way, unless the same was done to the same divisor.
    """

    number: int
    axes: tuple[tuple[VaryingAxis, ...], ...]
    arranged: int


@dataclass(frozen=True, slots=True)
class Monomials:
    """The entries of a value: `indices` bound in a monomial above, divisors with their exponents, axes along which it varies.

    `single`: an entry is one monomial.
    """

    indices: IndexNumbers = field(default_factory=Counter[int])
    below: Mapping[PlacedDivisor, int] = field(default_factory=dict[PlacedDivisor, int])
    along: frozenset[VaryingAxis] = frozenset()
    single: bool = True


def _most(*many: IndexNumbers) -> IndexNumbers:
    return reduce(Counter[int].__or__, many, Counter[int]())


class IndexArithmetic(OperatorArithmetic[Monomials]):
    """Bound indices as a meaning of the table's operators; dimensions of operands are axes of the result already.

    `numerators` and `denominators` have the most indices of compared values: arguments of functions, divisors, members of sets.
    """

    BOUND: VaryingAxis = ("bound", 0, 0)

    def __init__(self) -> None:
        self.divisors: list[IndexNumbers] = []
        self.numerators: IndexNumbers = Counter()
        self.denominators: IndexNumbers = Counter()
        self.unbounded = False
        self.equal_terms = False
        """Whether a sum has terms that are all the same."""
        self.ordered = False
        self.compared = False
        self.bound: IndexNumbers = Counter()
        """The factors of the dimension that the operator at work binds."""

    def below(self, x: Monomials, without: Mapping[PlacedDivisor, int] | None = None) -> IndexNumbers:
        """The indices of x's denominator, or of what `without` lacks of it."""
        found: IndexNumbers = Counter()
        for divisor, exponent in x.below.items():
            for _ in range(exponent - (without or {}).get(divisor, 0)):
                found += self.divisors[divisor.number]
        return found

    def compare(self, x: Monomials) -> None:
        """Entries of this value are compared with one another."""
        self.compared = True
        self.numerators |= x.indices
        self.denominators |= self.below(x)

    def constant(self, value: int | Fraction) -> Monomials:
        return Monomials(single=value != 0)

    def add(self, x: Monomials, y: Monomials) -> Monomials:
        common = Monomials(below={d: max(x.below.get(d, 0), y.below.get(d, 0)) for d in (*x.below, *y.below)})
        above = (z.indices + self.below(common, z.below) for z in (x, y))
        return Monomials(_most(*above), common.below, x.along | y.along, False)

    def neg(self, x: Monomials) -> Monomials:
        return x

    def mul(self, x: Monomials, y: Monomials) -> Monomials:
        below = {d: x.below.get(d, 0) + y.below.get(d, 0) for d in (*x.below, *y.below)}
        return Monomials(x.indices + y.indices, below, x.along | y.along, x.single and y.single)

    def div(self, x: Monomials, y: Monomials) -> Monomials:
        if y.single:
            return self.mul(x, y)
        self.compare(y)
        self.divisors.append(y.indices)
        own = tuple((a,) for a in sorted(y.along, key=repr))
        inverse = Monomials(self.below(y), {PlacedDivisor(len(self.divisors) - 1, own, 0): 1}, y.along, False)
        return self.mul(x, inverse)

    def oracle(self, name: str, *xs: Monomials, **attrs: Any) -> Monomials:
        for x in xs:
            self.compare(x)
        return Monomials(along=frozenset[VaryingAxis]().union(*(x.along for x in xs)))

    def maximum(self, x: Monomials, y: Monomials) -> Monomials:
        return self._extremum(self.add(x, y))

    minimum = maximum

    def _extremum(self, members: Monomials) -> Monomials:
        """Sets that differ by a translation are told apart by differences of members, of which no divisors are counted."""
        self.ordered = True
        self.unbounded |= bool(members.below)
        self.compare(members)
        return replace(members, single=False)

    def bind(self, x: Monomials, axis: VaryingAxis, size: IndexNumbers) -> Monomials:
        """One entry for all along an axis: a sum, if `size` has the factors over which it runs."""
        if any(axis in axes for divisor in x.below for axes in divisor.axes):
            self.unbounded = True
        self.equal_terms |= bool(size) and axis not in x.along
        return Monomials(x.indices + size, x.below, x.along - {axis}, False)

    def sum(self, x: Monomials, dim: int) -> Monomials:
        return self.bind(x, self.BOUND, self.bound)

    def max(self, x: Monomials, dim: int) -> Monomials:
        return self._extremum(self.bind(x, self.BOUND, Counter()))

    min = max

    def matmul(self, x: Monomials, y: Monomials) -> Monomials:
        return self.bind(self.mul(x, y), self.BOUND, self.bound)

    def extent(self, x: Monomials, dim: int) -> int:
        return 1

    def move(self, f: Callable[..., Any], *xs: Monomials, **attrs: Any) -> Monomials:
        """Entries of any of xs."""
        if len(xs) == 1:
            return xs[0]
        return replace(reduce(self.add, xs), single=all(x.single for x in xs))


class IndexCount:
    """The bound indices of two programs, by the factors of their extents.

    After `program` ran for both, `enough` says how many classes decide the pair.
    """

    def __init__(self, factors: DigitFactors) -> None:
        self.factors = factors
        self.arithmetic = IndexArithmetic()
        self.labels: IndexNumbers = Counter()
        """The most indices that say which entry of a compared value is meant."""
        self.results: list[list[tuple[IndexNumbers, Monomials]]] = []
        """For each program, the indices of each output, and its monomials."""
        self._arrangements: dict[tuple[PlacedDivisor, object], int] = {}

    @property
    def unbounded(self) -> bool:
        return self.arithmetic.unbounded

    def enough(self, factor: int) -> int:
        """Classes of a factor's index with which equality on classes is formal equality (docs/verification.md)."""
        above, below = self.arithmetic.numerators[factor], self.arithmetic.denominators[factor]
        entries = 4 if self.arithmetic.ordered else 2
        most = entries * self.labels[factor] + above + (entries - 1) * below
        for ours, theirs in zip(*self.results, strict=True):
            (own, x), (_, y) = ours, theirs
            crossed = (a.indices[factor] + self.arithmetic.below(b)[factor] for a, b in ((x, y), (y, x)))
            most = max(most, own[factor] + max(crossed))
        return most

    def indices(self, sizes: Iterable[Size]) -> IndexNumbers:
        return Counter(f for size in sizes for f in self.factors.digits(size))

    def program(self, program: Program, graph: GraphSizes) -> None:
        values = [Monomials(along=_dims(sizes)) for sizes in graph.values[: len(program.inputs)]]
        self._nodes(program.nodes, graph, values, Counter(), 0)
        self.results.append([(self.indices(graph.values[v]), values[v]) for v in program.outputs])

    def _nodes(
        self, nodes: Sequence[BodyNode], graph: GraphSizes, values: list[Monomials], around: IndexNumbers, level: int
    ) -> list[Monomials]:
        """Appends the values of a graph's nodes; `around` are the indices of the graphs that it stands in. What it stores."""
        stored: list[Monomials] = []
        around = around + self.indices((*graph.grid, graph.loop))
        for (value, node), note in zip(numbered(len(values), nodes), graph.nodes, strict=True):
            match node:
                case Apply():
                    values.append(self._apply(node, value, graph, values))
                case Load():
                    values.append(self._load(node, graph, values[node.source], level))
                case Accumulate():
                    values.append(self._accumulate(node, graph, values[node.operand], level))
                case GraphOp():
                    assert isinstance(note, GraphSizes)
                    inner = [values[v] for v in node.operands]
                    values.extend(self._nodes(node.body, note, inner, around, level + 1))
                case Store():
                    stored.append(self._store(node, graph, values[node.operand], level))
            if self.arithmetic.compared:
                shapes = (graph.values[v] for v in (*operands(node), value))
                self.labels |= around + _most(*map(self.indices, shapes))
                self.arithmetic.compared = False
        return stored

    def _apply(self, node: Apply, value: int, graph: GraphSizes, values: Sequence[Monomials]) -> Monomials:
        row = operator(node.op)
        sizes = [graph.values[v] for v in node.operands]
        signature = signature_of(node, [tuple(map(self.factors.extent, s)) for s in sizes])
        axes: list[dict[int, tuple[VaryingAxis, ...]]] = [{} for _ in node.operands]
        arithmetic = self.arithmetic
        for label in signature.labels:
            for o, d in label.along:
                axes[o][d] = (arithmetic.BOUND if label.result is None else label.result,)
        for segment in signature.segments:
            axes[segment.operand][segment.dim] = (segment.result,)
        for group in signature.regroupings:
            axes[0].update((d, group.result) for d in group.operand)
        # Each slice, concatenation or reshape is one of its own, which no other value has gone through.
        cut = signature.segments or signature.regroupings
        whole = [self._arranged(values[v], "apply", id(graph), value, o) if cut else values[v] for o, v in enumerate(node.operands)]
        moved = [_moved(x, a) for x, a in zip(whole, axes, strict=True)]
        arithmetic.bound = self.indices(_bound(signature.bound, sizes))
        attrs = node.attr()
        if row.kind is Kind.LAYOUT:
            attrs["rank"] = len(sizes[0])
        return row.modular(arithmetic, *moved, **attrs)

    def _arranged(self, x: Monomials, *how: object) -> Monomials:
        """x with its divisors after digits of their axes were cut, joined or brought to another place."""

        def number(divisor: PlacedDivisor) -> int:
            return self._arrangements.setdefault((divisor, how), len(self._arrangements) + 1)

        return replace(x, below={d._replace(arranged=number(d)): exponent for d, exponent in x.below.items()})

    def _load(self, node: Load, graph: GraphSizes, source: Monomials, level: int) -> Monomials:
        axes: dict[int, tuple[VaryingAxis, ...]] = {}
        for d in range(len(graph.values[node.source])):
            split = [("grid", level, g) for g, target in enumerate(node.imap) if target == d and graph.grid[g]]
            split += [("loop", level, 0)] if node.fmap == d and graph.loop else []
            axes[d] = (*split, d)
        return _moved(self._arranged(source, "load", node.imap, node.fmap, graph.grid, graph.loop), axes)

    def _accumulate(self, node: Accumulate, graph: GraphSizes, x: Monomials, level: int) -> Monomials:
        loop: VaryingAxis = ("loop", level, 0)
        if node.dim is not None:
            return _renamed(self._arranged(x, "side by side", node.dim, graph.loop), {loop: node.dim})
        if node.kind is AccumulatorKind.SUM:
            return self.arithmetic.bind(x, loop, self.indices([graph.loop]))
        bound = self.arithmetic.bind(x, loop, Counter())
        return self.arithmetic.maximum(bound, bound)

    def _store(self, node: Store, graph: GraphSizes, x: Monomials, level: int) -> Monomials:
        lead = sum(d == NEW_DIM for d in node.omap)
        x = self._arranged(x, "store", node.omap, graph.grid, graph.loop)
        x = _moved(x, {d: (d + lead,) for d in range(len(graph.values[node.operand]))})
        names: dict[VaryingAxis, VaryingAxis] = {}
        new = 0
        for g, d in enumerate(node.omap):
            names[("grid", level, g)] = new if d == NEW_DIM else d + lead if d >= 0 else REPLICATE
            new += d == NEW_DIM
        return _renamed(x, names)


def _dims(sizes: ValueSizes) -> frozenset[VaryingAxis]:
    """The dimensions that have more than one entry."""
    return frozenset(d for d, size in enumerate(sizes) if size)


def _bound(labels: Sequence[Any], sizes: Sequence[ValueSizes]) -> list[Size]:
    return [sizes[o][d] for label in labels for o, d in label.along[:1]]


def _moved(x: Monomials, axes: Mapping[int, Sequence[VaryingAxis]]) -> Monomials:
    """x with dimensions along other axes; a dimension of extent 1 that is gone is along none."""
    return _along(x, lambda a: axes.get(a, ()) if isinstance(a, int) else (a,))


def _renamed(x: Monomials, names: Mapping[VaryingAxis, VaryingAxis]) -> Monomials:
    """x with some axes called otherwise; those that become `REPLICATE` are gone."""
    return _along(x, lambda a: () if names.get(a, a) == REPLICATE else (names.get(a, a),))


def _along(x: Monomials, new: Callable[[VaryingAxis], Sequence[VaryingAxis]]) -> Monomials:
    """x along `new` axes for each, in their order."""

    def moved(own: Iterable[VaryingAxis]) -> tuple[VaryingAxis, ...]:
        return tuple(dict.fromkeys(b for a in own for b in new(a)))

    below: Counter[PlacedDivisor] = Counter()
    for divisor, exponent in x.below.items():
        below[divisor._replace(axes=tuple(map(moved, divisor.axes)))] += exponent
    return replace(x, below=dict(below), along=frozenset(moved(x.along)))
