"""Families of operators over two inputs, and what the unpruned enumeration finds in each."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

import numpy as np

from mirage_ir.program import Apply, Attr, DType, Program, ProgramBuilder, Shape, Stage, TensorType, make_attrs

from .enumeration import LOOP, Enumeration, Graph, Value
from .indexed import Entries, Index
from .model import Model
from .theory import provable

EXTENTS: dict[Index, int] = {"a": 6, "k": 4, "n": 10}
"""No two indices share an extent, whole or split."""
MOST_OPS = 5
"""Most operators of a block graph, accumulators among them."""
TOLERANCE = 1e-9


@dataclass
class Source:
    """A program, with the graphs that are equal to it by the theory and those that only have the same values.

    `decided` is false when egglog stopped before it had nothing left to do.
    """

    value: Value
    program: Program
    same: dict[Index | None, list[Value]] = field(default_factory=dict[Any, list[Value]])

    decided: bool = True

    @cached_property
    def solutions(self) -> dict[Graph, Value]:
        """The graphs that the theory proves equal, found by the unpruned enumeration."""
        found: dict[Graph, Value] = {}
        for split, graphs in self.same.items():
            spelled = Entries(names(split), split)
            entries = {g.name: spelled.of(g) for g in graphs}
            proved, decided = provable(spelled.of(self.value), entries.values())
            self.decided &= decided
            found |= {g.name: g for g in graphs if entries[g.name] in proved}
        return found

    @property
    def unproved(self) -> list[Value]:
        """Graphs of the same values outside the theory, as far as egglog can say."""
        return [g for graphs in self.same.values() for g in graphs if g.name not in self.solutions]


def names(split: Index | None) -> dict[int, Index]:
    """The index of each extent, whole or a tile's."""
    return {extent: i for i, extent in EXTENTS.items()} | ({} if split is None else {EXTENTS[split] // LOOP: f"{split}.t"})


@dataclass(frozen=True)
class Family:
    """Inputs by the indices of their dimensions ("1" for extent 1), operators with attributes, and how many programs to draw."""

    name: str
    inputs: tuple[tuple[Index, ...], ...]
    operators: tuple[tuple[str, dict[str, Attr]], ...]
    programs: int
    accumulators: tuple[str, ...] = ("accumulate sum",)
    most: int = MOST_OPS
    source_ops: int = 4
    instances: int = 0
    """How many operators more the search counts: it counts one once for each index tuple under which its result is read."""
    chosen: tuple[Graph, ...] = ()
    """Programs that are among those drawn."""
    quotients: bool = False
    """Whether the programs divide by quotients; of the other families none does."""

    @property
    def shapes(self) -> list[Shape]:
        return [tuple(EXTENTS.get(i, 1) for i in axes) for axes in self.inputs]

    @cached_property
    def model(self) -> Model:
        return Model(exponentials=any(name == "exp" for name, _ in self.operators))

    @cached_property
    def arrays(self) -> list[Any]:
        """The values of the inputs."""
        return [self.model.draw(shape, seed) for seed, shape in enumerate(self.shapes)]

    def enumeration(self, split: Index | None) -> Enumeration:
        """All graphs whose loop splits one index wherever it occurs."""
        loads = [(n, axes.index(split) if split in axes else -1) for n, axes in enumerate(self.inputs)]
        table = [(name, make_attrs(attrs)) for name, attrs in self.operators]
        return Enumeration(self.model, self.arrays, loads, table, () if split is None else self.accumulators)

    def splits(self, programs: Iterable[Value]) -> list[Index]:
        """The indices that the output of some program lacks: the others no loop can split."""
        lacking = {i for p in programs for i, extent in EXTENTS.items() if extent not in p.shape}
        return sorted({i for axes in self.inputs for i in axes} & lacking)

    def sources(self) -> list[Source]:
        """Programs drawn at random, with their solutions."""
        plain = self.enumeration(None)
        pool = [v for v in plain.graphs(self.source_ops) if self._fit(v)]
        draw = random.Random(self.name)
        by_size: dict[int, list[Value]] = {}
        chosen = [v for v in pool if v.name in self.chosen]
        for value in pool:
            if value in chosen:
                continue
            by_size.setdefault(len(value.needs), []).append(value)
        while len(chosen) < min(self.programs, len(pool)):
            size = draw.choice([s for s, values in by_size.items() if values])
            chosen.append(by_size[size].pop(draw.randrange(len(by_size[size]))))
        sources = [Source(v, self.program(v)) for v in chosen]
        wanted = Wanted(sources)
        for split in (None, *self.splits(chosen)):
            for graph in (plain if split is None else self.enumeration(split)).graphs(self.most):
                for source in wanted.equal_to(graph):
                    if self._allows(source, graph):
                        source.same.setdefault(split, []).append(graph)
        return sources

    def allowed(self, source: Source) -> list[str]:
        """The operators of the program's block graphs: the family's, but those with attributes only where the program has them."""
        own = {name for name, _ in source.value.operators}
        free = [name for name, attrs in self.operators if name in own or not attrs]
        return [*free, *self.accumulators]

    def _allows(self, source: Source, graph: Value) -> bool:
        """Whether a graph is in the program's space: its operators, and no operator that computes what was loaded."""
        allowed = self.allowed(source)
        return all(name in allowed for name, _ in graph.operators) and not graph.recomputes_a_load

    def _fit(self, value: Value) -> bool:
        """Whether a graph makes a program: all inputs are read, and its values are numbers that tell programs apart."""
        read = {v.name for v in value.values if v.op == "load"}
        size = np.abs(value.array)
        if len(read) < len(self.inputs) or any(map(_divides_by_a_quotient, value.values)) != self.quotients:
            return False
        return bool(np.all(np.isfinite(size)) and size.min() > 1e-6 and size.max() < 1e12)

    def program(self, value: Value) -> Program:
        """A graph without loop as a program."""
        builder = ProgramBuilder(value.name)
        numbers: dict[Value, int] = {}
        for shape in self.shapes:
            builder.input(TensorType(shape, DType.f32))

        def visit(v: Value) -> int:
            if v not in numbers:
                if v.op == "load":
                    numbers[v] = int(str(dict(v.attrs)["input"]))
                else:
                    operands = tuple(visit(o) for o in v.operands)
                    numbers[v] = builder.add(Apply(v.op, operands, v.attrs))[0]
            return numbers[v]

        builder.output(visit(value))
        return builder.build()


DIVISIONS = frozenset({"div", "reciprocal", "rsqrt"})
FUNCTIONS = frozenset({"exp", "silu", "sqrt", "max", "maximum"})
"""Operators through which no law takes a quotient."""


def _divides_by_a_quotient(value: Value) -> bool:
    if value.op not in ("div", "reciprocal"):
        return False
    stack = [value.operands[-1]]
    while stack:
        at = stack.pop()
        if at.op in DIVISIONS:
            return True
        if at.op not in FUNCTIONS:
            stack += at.operands
    return False


class Wanted:
    """Programs by their values: equal programs have equal values, so no other graph need be asked about."""

    def __init__(self, sources: Iterable[Source]) -> None:
        self.shapes: dict[Shape, Any] = {}
        self.buckets: dict[tuple[Shape, int], list[Source]] = {}
        for source in sources:
            value = source.value
            if value.shape not in self.shapes:
                self.shapes[value.shape] = np.random.default_rng(7).uniform(0.5, 1.5, value.array.shape)
            near = self._key(value)
            assert near is not None
            for key in (near - 1, near, near + 1):
                self.buckets.setdefault((value.shape, key), []).append(source)

    def _key(self, value: Value) -> int | None:
        total = float(np.vdot(self.shapes[value.shape], value.array))
        size = abs(total)
        if not 1e-9 < size < 1e15:
            return None
        return round(np.log(size) * 1e7) * (1 if total > 0 else -1)

    def equal_to(self, graph: Value) -> Iterator[Source]:
        """The programs whose values are the graph's."""
        if graph.stage is Stage.VARIANT or graph.shape not in self.shapes:
            return
        key = self._key(graph)
        for source in () if key is None else self.buckets.get((graph.shape, key), ()):
            if np.allclose(graph.array, source.value.array, rtol=TOLERANCE, atol=0):
                yield source


def _family(name: str, inputs: str, operators: str, programs: int, **options: Any) -> Family:
    attrs: dict[str, dict[str, Attr]] = {"scale": {"value": 0.3}, "transpose": {"permutation": (1, 0)}}
    table = tuple((op, attrs.get(op, {})) for op in operators.split())
    return Family(name, tuple(tuple(axes) for axes in inputs.split()), table, programs, **options)


MAXIMA = ("accumulate sum", "accumulate max", "accumulate shifted")

MERGED = ("mul(exp(x0), exp(x1))",)
"""An exponential of what the program does not compute."""
SOFTMAX = ("sum 1(exp(sub(x0, max 1(x0))))", "exp(max 1(x0))", "exp(sub(max 1(x0), sum 1(x0)))")
SCALED = ("exp(scale 0.3(sub(x0, max 1(x0))))",)
"""A multiple of what a maximum was subtracted from."""
MULTIPLES = (
    "mul(div(x1, add(x0, x0)), x0)",
    "div(div(x0, add(x0, x1)), x1)",
)
"""Fractions as coefficients, and denominators that are multiplied out."""
APART = ("add(sum 1(x0), sum 1(x1))",)
"""Two sums that could be one."""

FAMILIES = [
    _family("products", "ak kn", "matmul add", 14),
    _family("scaled products", "ak kn", "matmul mul", 14),
    _family("products and row sums", "ak kn", "matmul mul sum", 14),
    _family("squares of products", "ak kn", "matmul square sum", 12, instances=2),
    _family("a row's factor", "ak a1", "mul sum", 14),
    _family("distribution", "ak ak", "mul add", 14, source_ops=3),
    _family("sums of sums", "ak ak", "add sum", 14, chosen=APART),
    _family("biased rows", "ak a1", "add sum", 12, source_ops=3),
    _family("softmax", "ak a1", "exp sum div", 12, most=4),
    _family("attention", "ak kn", "exp matmul div", 12),
    _family("norm", "ak 1k", "square sum div", 12, most=4),
    _family("norm and linear", "ak kn", "sum div matmul", 12, most=4),
    _family("quotients", "ak a1", "div mul", 12, most=4),
    _family("quotients by quotients", "ak a1", "div mul", 6, most=4, quotients=True),
    _family("multiples", "ak a1", "mul add div", 2, most=3, source_ops=3, chosen=MULTIPLES),
    _family("sums of quotients", "ak a1 1k", "div add", 12, most=4, source_ops=3),
    _family("signs", "ak ak", "neg sub", 12, most=4),
    _family("signed products", "ak a1", "neg mul sub", 12, most=4),
    _family("exponentials", "ak ak", "exp add mul", 12, most=4, chosen=MERGED),
    _family("products of exponentials", "ak ak", "exp mul", 10),
    _family("maxima", "ak ak", "maximum neg", 8, most=4, source_ops=3),
    _family("row maxima", "ak ak", "max maximum", 8, most=4, source_ops=3, accumulators=("accumulate max",)),
    _family("scaled maxima", "ak a1", "max scale add", 8, most=4, source_ops=3, accumulators=("accumulate max",)),
    _family("scaled maxima of two", "ak a1", "maximum scale mul", 8, most=4, source_ops=3),
    _family("scaled exponents", "1k", "max scale sub exp", 3, accumulators=MAXIMA, chosen=SCALED),
    _family("safe softmax", "1k", "max sub exp sum", 10, accumulators=MAXIMA, chosen=SOFTMAX),
    _family("rows of a safe softmax", "ak", "max sub exp sum", 10, accumulators=MAXIMA, chosen=SOFTMAX, most=4),
    _family("transposes", "ak kn", "transpose matmul", 14, instances=3),
    _family("constants", "ak kn", "scale matmul", 12),
    _family("roots", "ak ak", "rsqrt square mul", 12),
    _family("reciprocals", "ak ak", "reciprocal mul add", 12, most=4),
    _family("activations", "ak kn", "silu matmul mul", 12),
]


@cache
def sources(name: str) -> list[Source]:
    """The programs of a family."""
    (family,) = (f for f in FAMILIES if f.name == name)
    return family.sources()
