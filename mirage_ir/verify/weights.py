"""Sums over classes of entries: how many entries each class stands for, as further inputs of a program.

Where the entries along a dimension fall into classes of entries that are alike, their sum is the sum over the classes, each times
the number of its entries, its *weight*: Σ_i x_i = Σ_c w_c·x_c. A maximum needs no weights. A program at its small sizes
(`mirage_ir.verify.extents`) gets its weights as inputs, after its own, and multiplies by them before it sums.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from math import log2, prod
from typing import NamedTuple, TypeAlias

import numpy as np

from mirage_ir.interpret.layout import Array
from mirage_ir.ops import operator, signature_of
from mirage_ir.program import (
    REPLICATE,
    Accumulate,
    AccumulatorKind,
    Apply,
    BodyNode,
    DType,
    GraphOp,
    Load,
    Program,
    TensorType,
    operands,
    rename_values,
    results,
)
from mirage_ir.verify import oracles
from mirage_ir.verify.domains import Sign, Traits
from mirage_ir.verify.elements import Elements
from mirage_ir.verify.extents import ExtentFactors, GraphSizes, Size
from mirage_ir.verify.field import Field
from mirage_ir.verify.identities import PRODUCT
from mirage_ir.verify.profile import Profile, ProfileField


class ClassedValues(NamedTuple):
    """Neighbouring values of an index that fall into so many classes; where these are as many, each has one value.

    A `free` segment may have any number of values.
    """

    values: int
    classes: int
    free: bool = False

    @property
    def counted(self) -> bool:
        """Whether classes have weights."""
        return self.free or self.classes < self.values


@dataclass(frozen=True, slots=True)
class IndexClasses:
    """The classes of a factor's index: those of its segments, in their order; `shared`: each has a known number of values."""

    factor: int
    segments: tuple[ClassedValues, ...]
    shared: bool = False

    @property
    def values(self) -> int:
        return sum(s.values for s in self.segments)

    @property
    def classes(self) -> int:
        return sum(s.classes for s in self.segments)

    @property
    def counted(self) -> bool:
        return any(s.counted for s in self.segments)

    def value(self, number: int) -> int:
        """A value of the class with this number."""
        start = 0
        for segment in self.segments:
            if number < segment.classes:
                break
            number, start = number - segment.classes, start + segment.values
        return start + number

    def weights(self, field: Field) -> Array:
        """How many values each class has, (t, classes).

        Numbers where these are shared out, else random field elements, with the right sum where a segment has one.
        """
        pieces = [self._of_segment(i, segment, field) for i, segment in enumerate(self.segments)]
        return np.concatenate(pieces, axis=1)

    def _of_segment(self, number: int, segment: ClassedValues, field: Field) -> Array:
        values, classes, any_number = segment
        if not segment.counted:
            return np.ones((field.lanes, classes), dtype=np.uint64)
        if self.shared and not any_number:
            counts = [values // classes] * (classes - 1) + [values - values // classes * (classes - 1)]
            return np.tile(np.array(counts, dtype=np.uint64), (field.lanes, 1))
        moduli = np.array(field.primes, dtype=np.uint64)[:, None]
        index = np.arange(classes if any_number else classes - 1, dtype=np.uint32)
        keys = (oracles.key(field.secret, "classes", self.factor, number, lane) for lane in range(field.lanes))
        first = [oracles.counter_residues(index.copy(), key, p) for key, p in zip(keys, field.primes, strict=True)]
        free = np.array(first, dtype=np.uint64).reshape(field.lanes, -1)
        if any_number:
            return free
        last = (moduli + values % moduli - free.sum(axis=1, keepdims=True) % moduli) % moduli
        return np.concatenate([free, last], axis=1)

    @property
    def degree(self) -> int:
        """Of a weight: all but the last of a segment are variables, and the last is the number of values less these."""
        return int(any(s.free or 1 < s.classes < s.values for s in self.segments))

    @property
    def height(self) -> float:
        return max(log2(s.values + s.classes) if s.counted and not s.free else 0.0 for s in self.segments)


@dataclass(frozen=True, slots=True)
class PartClasses:
    """The classes of `entries` numbers, from `start` on, with these digits, outermost first.

    They are `classes` of those of all numbers, from `first` on. Or the numbers are those of several `pieces`, one after the other.
    """

    digits: tuple[IndexClasses, ...]
    entries: int
    classes: int
    start: int = 0
    first: int = 0
    pieces: tuple[tuple[PartClasses, ...], ...] = ()

    def place(self, number: int) -> int:
        """An entry of the class with this number."""
        offset = 0
        for piece in self.pieces:
            classes = prod(part.classes for part in piece)
            if number < classes:
                return offset + place_of_classes(piece, number)
            number, offset = number - classes, offset + prod(part.entries for part in piece)
        full, inner, number = 0, 1, number + self.first
        for digit in reversed(self.digits):
            number, own = divmod(number, digit.classes)
            full, inner = full + digit.value(own) * inner, inner * digit.values
        return full - self.start

    @property
    def indices(self) -> tuple[IndexClasses, ...]:
        """The digits, of all pieces."""
        return (*self.digits, *(index for piece in self.pieces for part in piece for index in part.indices))

    def most(self, measure: Callable[[IndexClasses], float]) -> float:
        """The largest sum of a measure of the digits that an entry has."""
        return sum(map(measure, self.digits)) + max((sum(p.most(measure) for p in piece) for piece in self.pieces), default=0)

    def along(self, numbers: Callable[[IndexClasses], Array], times: Callable[[Array, Array], Array], one: Array) -> Array:
        """For each class what its digits' classes have in `numbers`, multiplied by `times`, beginning with `one`."""
        if self.pieces:
            found = [reduce(times, (p.along(numbers, times, one) for p in piece), one) for piece in self.pieces]
            return np.concatenate(found, axis=-1)
        return reduce(times, map(numbers, self.digits), one)[..., self.first : self.first + self.classes]


def place_of_classes(parts: Sequence[PartClasses], number: int) -> int:
    """An entry of a product of parts that belongs to the class with this number."""
    full, inner = 0, 1
    for part in reversed(parts):
        number, own = divmod(number, part.classes)
        full, inner = full + part.place(own) * inner, inner * part.entries
    return full


TensorClasses: TypeAlias = tuple[tuple[PartClasses, ...], ...]
"""For each dimension of a tensor, the parts whose product it is, outermost first."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights along a dimension with these parts, outermost first, and `after` more dimensions of extent 1."""

    parts: tuple[PartClasses, ...]
    after: int

    @property
    def type(self) -> TensorType:
        return TensorType((prod(p.classes for p in self.parts), *(1,) * self.after), DType.f32)

    @property
    def digits(self) -> tuple[IndexClasses, ...]:
        return tuple(d for part in self.parts for d in part.indices)

    def along(self, weights: Callable[[IndexClasses], Array], primes: Sequence[int]) -> Array:
        """The weights (t, …) along the dimension, given those of each digit's classes."""
        moduli = np.array(primes, dtype=np.uint64)[:, None, None]

        def times(x: Array, y: Array) -> Array:
            return (x[:, :, None] * y[:, None, :] % moduli).reshape(len(primes), -1)

        one = np.ones((len(primes), 1), dtype=np.uint64)
        return reduce(times, (part.along(weights, times, one) for part in self.parts), one)

    def elements(self, field: Field) -> Elements:
        values = self.along(lambda digit: digit.weights(field), field.primes).astype(np.uint32)
        return Elements(values.reshape(field.lanes, *self.type.shape), traits=Traits(Sign.POSITIVE))

    def profile(self, field: ProfileField) -> Profile:
        degree, height = sum(p.most(lambda d: d.degree) for p in self.parts), sum(p.most(lambda d: d.height) for p in self.parts)
        return Profile(field.spaces.fresh(self.type.shape), int(degree), height=height)


@dataclass(slots=True)
class WeightInputs:
    """The weights that programs of these sizes need, in the order of their inputs."""

    factors: ExtentFactors
    parts: Callable[[Size], tuple[PartClasses, ...]]
    found: dict[Weights, int] = field(default_factory=dict[Weights, int])

    def of(self, size: Size, after: int) -> Weights | None:
        """The weights along a product of factors; None where each entry is a class of its own."""
        weights = Weights(self.parts(size), after)
        if not any(d.counted for d in weights.digits):
            return None
        self.found.setdefault(weights, len(self.found))
        return weights

    def weighed(self, pair: Sequence[Program], graphs: Sequence[GraphSizes]) -> list[Program]:
        """Programs at their small sizes, with the weights as inputs, the same for all, and sums over classes."""
        for program, graph in zip(pair, graphs, strict=True):
            self._collect(program.nodes, graph)
        return [self._program(program, graph) for program, graph in zip(pair, graphs, strict=True)]

    def _collect(self, nodes: Sequence[BodyNode], graph: GraphSizes) -> None:
        for node, note in zip(nodes, graph.nodes, strict=True):
            self.needed(node, graph)
            if isinstance(node, GraphOp) and isinstance(note, GraphSizes):
                self._collect(node.body, note)

    def needed(self, node: BodyNode, graph: GraphSizes) -> Weighed | None:
        """The weights of a node's sum; None where it is no sum, or each entry is a class of its own."""
        if isinstance(node, Accumulate) and node.dim is None and node.kind is AccumulatorKind.SUM:
            weights = self.of(graph.loop, 0)
            return None if weights is None else Weighed(weights, 0, 0)
        if not isinstance(node, Apply) or not operator(node.op).linear:
            return None
        sizes = [graph.values[v] for v in node.operands]
        for label in signature_of(node, [self.factors.shape(s) for s in sizes]).bound:
            place, dim = label.along[-1]
            weights = self.of(sizes[place][dim], len(sizes[place]) - 1 - dim)
            if weights is not None:
                return Weighed(weights, place, REPLICATE)
        return None

    def _program(self, program: Program, graph: GraphSizes) -> Program:
        own, types = len(program.inputs), [w.type for w in self.found]
        tiles = {(w, fmap): own + i for w, i in self.found.items() for fmap in (0, REPLICATE)}
        writer = _Writer(self, graph, list(range(own)), tiles, own + len(types))
        nodes = tuple(n for n in writer.nodes(program.nodes) if isinstance(n, Apply | GraphOp))
        names = (*program.input_names, *(f"weights{i}" for i in range(len(types)))) if program.input_names else ()
        outputs = tuple(writer.names[v] for v in program.outputs)
        inputs = (*program.inputs, *types)
        return replace(program, inputs=inputs, input_names=names, nodes=nodes, outputs=outputs, strides=())


class Weighed(NamedTuple):
    """The weights of a sum, the place of the operand that they multiply, and the map by which a loop splits them."""

    weights: Weights
    place: int
    fmap: int


@dataclass(slots=True)
class _Writer:
    """Writes the nodes of a graph anew: `names` has the new number of each value, `tiles` those of weights, by their fmap."""

    inputs: WeightInputs
    graph: GraphSizes
    names: list[int]
    tiles: Mapping[tuple[Weights, int], int]
    count: int

    def nodes(self, nodes: Iterable[BodyNode]) -> Iterator[BodyNode]:
        for node, note in zip(nodes, self.graph.nodes, strict=True):
            moved = rename_values(node, self.names)
            needed = self.inputs.needed(node, self.graph)
            if needed is not None:
                operand = operands(moved)[needed.place]
                yield Apply(PRODUCT, (operand, self.tiles[needed.weights, needed.fmap]))
                moved = _with_operand(moved, needed.place, self.count)
                self.count += 1
            if isinstance(moved, GraphOp) and isinstance(note, GraphSizes):
                moved = self._graph(moved, note)
            yield moved
            self.names.extend(range(self.count, self.count + results(moved)))
            self.count += results(moved)

    def _graph(self, graph: GraphOp, sizes: GraphSizes) -> GraphOp:
        """A graph-defined operator that loads the weights it needs."""
        needs = (self.inputs.needed(node, sizes) for node in graph.body)
        wanted = list(dict.fromkeys((n.weights, n.fmap) for n in needs if n is not None))
        own = len(graph.operands)
        first = own + len(wanted)
        loads = [Load(own + i, (REPLICATE,) * len(graph.grid), fmap) for i, (_, fmap) in enumerate(wanted)]
        names = [*range(own)]
        writer = _Writer(self.inputs, sizes, names, {w: first + i for i, w in enumerate(wanted)}, first + len(loads))
        body = (*loads, *writer.nodes(graph.body))
        given = (self.tiles[weights, REPLICATE] for weights, _ in wanted)
        return replace(graph, operands=(*graph.operands, *given), body=body)


def _with_operand(node: BodyNode, place: int, value: int) -> BodyNode:
    """The node with another operand at a place; of an accumulator the terms."""
    if isinstance(node, Accumulate):
        return replace(node, operand=value)
    assert isinstance(node, Apply)
    return replace(node, operands=(*node.operands[:place], value, *node.operands[place + 1 :]))
