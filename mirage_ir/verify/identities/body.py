"""A graph under construction: its nodes, and the facts known of each value."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, TypeAlias, TypeVar

from mirage_ir.absence import Absence, Cover, is_ragged, of_accumulator, of_operator
from mirage_ir.errors import ProgramError
from mirage_ir.ops import operator
from mirage_ir.program import (
    REPLICATE,
    Accumulate,
    AccumulatorKind,
    Apply,
    Attr,
    BodyNode,
    DType,
    GraphOp,
    Level,
    Load,
    Shape,
    Stage,
    TensorType,
    make_attrs,
    operands,
    results,
)
from mirage_ir.verify.identities.choices import Activations, Splitting

T = TypeVar("T")

ONE = -1
"""In a sum of values times numbers, the key of the number that is added."""
ONCE = Fraction(1)
"""The number that stands for a value that is a term once; with `ONE`, for 1."""

Terms: TypeAlias = dict[int, Fraction]
"""A sum of values times numbers, and a number (`ONE`)."""
Factor: TypeAlias = tuple[int, bool]
"""A value, and whether it divides."""
WantedFunction: TypeAlias = tuple[int, str]
"""An operand, by its number, and "exp" or "log" of it."""


@dataclass(frozen=True, slots=True)
class Operands:
    """The operands of a graph: its `own`, and further ones, of these shapes; some are positive, some never negative, some
    may be zero in a region, some are piecewise, some defined for all inputs.

    It stands on this `level`, and has a `loop`; `graph` is itself, None for a program, and `absent` says which entries of its
    operands are absent (`mirage_ir.absence`), where any are. `latest` are the operands that have the stage of the results. `sums`
    and `products` write operands as sums and products of others, by number; the first factor of a product never divides; `numbers`
    has the number that all entries of an operand are. After all these come the `functions` of operands.
    """

    own: int
    shapes: Sequence[Shape]
    level: Level = Level.KERNEL
    loop: int = 1
    graph: GraphOp | None = None
    absent: Sequence[Absence] = ()
    positive: frozenset[int] = frozenset()
    never_negative: frozenset[int] = frozenset()
    vanishing: frozenset[int] = frozenset()
    piecewise: frozenset[int] = frozenset()
    total: frozenset[int] = frozenset()
    latest: frozenset[int] = frozenset()
    functions: Sequence[WantedFunction] = ()
    sums: Mapping[int, Terms] = field(default_factory=dict[int, Terms])
    products: Mapping[int, Sequence[Factor]] = field(default_factory=dict[int, Sequence[Factor]])
    numbers: Mapping[int, Fraction] = field(default_factory=dict[int, Fraction])


@dataclass(frozen=True, slots=True)
class StoredResult:
    """A result of a graph-defined operator as it was before its body was rewritten, its operands' types, and the store's number.

    `expands` names the functions of it to which an identity applies.
    """

    graph: GraphOp
    types: Sequence[TensorType]
    store: int
    expands: frozenset[str]
    positive: bool
    never_negative: bool
    vanishes: bool
    piecewise: bool
    total: bool


@dataclass(frozen=True, slots=True)
class RewrittenGraph:
    """A graph as it was, and its rewritten body; `names` sends values of the one to values of the other."""

    graph: GraphOp
    names: Sequence[int]
    body: RewrittenBody


GraphRewriter: TypeAlias = Callable[[GraphOp, Sequence[TensorType], Operands], RewrittenGraph]
"""Rewrites the body of a graph, given the types of its operands and all that it can load."""
Definition: TypeAlias = Apply | Load | Accumulate | StoredResult
"""The node or stored result that makes a value."""


class RewrittenBody:
    """The nodes of a graph under construction; values are numbered as they are made, after the operands.

    Operators and loads are made once. Facts known of a value: its `definitions`, `shapes` and `stages`; the `combinations` that
    it is a sum of; in `split` the grid dimensions on which it depends; whether it is among the `whole` sums, which are not split.
    `functions` numbers the functions of operands that the graph can load, `demanded` has the ones that it loads;
    `made_functions` has exp(unit·value) and log(value), by name, value and unit; `behind_loop` the values behind the loop that are
    the same as values of its iterations. `absent` has the absence of each value of a graph
    with absent entries. `apart`: positive divisors are taken apart, too.
    """

    def __init__(
        self, given: Operands, splitting: Splitting, activations: Activations, apart: bool, rewritten: GraphRewriter
    ) -> None:
        self.given = given
        self.splitting = splitting
        self.activations = activations
        self.apart = apart
        self.rewritten = rewritten
        self.functions = {wanted: len(given.shapes) + i for i, wanted in enumerate(given.functions)}
        self.made_functions: dict[tuple[str, int, Fraction], int] = {}
        self.behind_loop: dict[int, int] = {}
        self.demanded: set[WantedFunction] = set()
        self.nodes: list[BodyNode] = []
        self.definitions: dict[int, Definition] = {}
        self.shapes: dict[int, Shape] = dict(enumerate((*given.shapes, *(given.shapes[v] for v, _ in given.functions))))
        self.stages: dict[int, Stage] = {}
        self.combinations: dict[int, Terms] = {}
        self.split: dict[int, frozenset[int]] = {}
        self.whole: set[int] = set()
        self.absent: dict[int, Absence] = {}
        self.ragged = given.graph is not None and (is_ragged(given.graph) or any(map(any, given.absent)))
        if self.ragged and given.absent:
            self.absent.update(enumerate((*given.absent, *(given.absent[v] for v, _ in given.functions))))
        self.values = len(self.shapes)
        self._made: dict[Apply | Load, int] = {}
        self._found: dict[Any, dict[int, Any]] = {}

    def add(self, node: BodyNode) -> int:
        """Appends a node; the number of its (last) result. The caller sets shape and stage (`apply` and `accumulate` do)."""
        if isinstance(node, Apply | Load):
            if node in self._made:
                return self._made[node]
            self._made[node] = self.values
        self.nodes.append(node)
        if isinstance(node, Apply | Load | Accumulate):
            self.definitions[self.values] = node
        if isinstance(node, Load):
            split = frozenset(g for g, d in enumerate(node.imap) if d != REPLICATE)
        else:
            split = frozenset[int]().union(*(self.split.get(v, ()) for v in operands(node)))
        self.split.update(dict.fromkeys(range(self.values, self.values + results(node)), split))
        self.values += results(node)
        return self.values - 1

    def apply(self, op: str, *operands: int, **attrs: Attr) -> int:
        """The value of an operator as it is: no identity is looked for. Raises `ProgramError` where it needs absent entries."""
        row, node = operator(op), Apply(op, operands, make_attrs(attrs))
        shape = row.shape([self.shapes[v] for v in operands], {**row.defaults, **attrs})
        absence = self._absence_of(node, len(shape)) if self.ragged else None
        value = self.add(node)
        if absence is not None:
            self.absent[value] = absence
        if op in ("add", "sub") and self.splitting is Splitting.SHIFTS and len({self.shapes[v] for v in operands}) == 1:
            self.whole.add(value)
        self.shapes[value] = shape
        self.stages[value] = max(map(self.stage, operands), default=Stage.INVARIANT)
        return value

    def times(self, value: int, factor: int, divided: bool = False) -> int:
        """value · factor, or value / factor."""
        return self.apply("div" if divided else "mul", value, factor)

    def accumulate(self, operand: int, kind: AccumulatorKind = AccumulatorKind.SUM, dim: int | None = None) -> int:
        node, absence = Accumulate(kind, operand, dim), None
        if self.ragged and self.given.graph is not None:
            absence = of_accumulator(self.given.graph, replace(node, operand=0), [], [self.absence(operand)])
        value = self.add(node)
        if absence is not None:
            self.absent[value] = absence
        shape = self.shapes[operand]
        self.shapes[value] = tuple(n * self.given.loop if d == dim else n for d, n in enumerate(shape))
        self.stages[value] = Stage.ACCUMULATED
        return value

    def ranked(self, value: int, rank: int) -> int:
        """The value with at least `rank` dimensions: a value without one of its factors may have fewer."""
        missing = rank - len(self.shapes[value])
        return self.apply("broadcast", value, shape=(1,) * missing + self.shapes[value]) if missing > 0 else value

    def combination(self, value: int) -> Terms:
        """A value as a sum of other values times numbers, and a number (`ONE`), by sums, differences, scales and offsets."""
        return self.combinations.get(value, {value: ONCE})

    def parts(self, value: int) -> Terms:
        """The same, with one value at least: a number alone is its own part."""
        terms = self.combination(value)
        return terms if terms.keys() - {ONE} else {value: ONCE}

    def bottom_up(self, find: Callable[[RewrittenBody, int], T], value: int, ops: Container[str] | None = None) -> T:
        """`find` of a value, which is asked once of each value.

        Operands come first, through accumulators and these operators (or all), so that long chains take no recursion.
        """
        known: dict[int, T] = self._found.setdefault(find, {})
        stack, below = [value], set[int]()
        while stack:
            v = stack.pop()
            if v in known or v in below:
                continue
            below.add(v)
            node = self.definitions.get(v)
            if isinstance(node, Accumulate) or (isinstance(node, Apply) and (ops is None or node.op in ops)):
                stack += operands(node)
        for v in sorted(below):
            known[v] = find(self, v)
        return known[value]

    def stage(self, value: int) -> Stage:
        return self.stages.get(value, Stage.INVARIANT)

    def before_loop(self, value: int) -> bool:
        """Whether a value is the same in all iterations of the loop."""
        return self.stage(value) is Stage.INVARIANT

    def alike(self, value: int, dim: int) -> bool:
        """Whether a value, broadcast, is the same along a dimension (negative), and present."""
        shape = self.shapes[value]
        return len(shape) < -dim or (shape[dim] == 1 and self.cover(value, dim) is None)

    # Absent entries.

    def absence(self, value: int) -> Absence:
        """Which entries of a value are absent."""
        return self.absent.get(value) or (None,) * len(self.shapes[value])

    def cover(self, value: int, dim: int) -> Cover | None:
        """How tiles cover a dimension (negative) of a value; None where no entry is absent along it."""
        absence = self.absent.get(value, ())
        return absence[dim] if len(absence) >= -dim else None

    def in_place_of(self, value: int, other: int, dim: int | None) -> int:
        """A value that is reduced in place of another along a dimension (negative), or over the loop if that is None.

        Raises `ProgramError` unless the same entries are absent there: others would be counted.
        """
        if self.ragged and self._bound(value, dim) != self._bound(other, dim):
            raise ProgramError("another number of entries would be counted")
        return value

    def _bound(self, value: int, dim: int | None) -> dict[int, Cover]:
        covers = enumerate(reversed(self.absence(value)), 1)
        return {back: c for back, c in covers if c is not None and (c.loop if dim is None else back == -dim)}

    def _absence_of(self, node: Apply, rank: int) -> Absence:
        assert self.given.graph is not None
        types = [TensorType(self.shapes[v], DType.f32) for v in node.operands]
        return of_operator(self.given.graph, node, types, rank, [self.absence(v) for v in node.operands])


def dimension(node: Apply) -> int:
    """The dimension that a reduction or a slice is about."""
    dim = node.attr()["dim"]
    assert isinstance(dim, int)
    return dim
