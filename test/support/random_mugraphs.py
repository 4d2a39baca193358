"""Random μGraphs of all three levels, for tests and benchmarks of lowerings.

What is drawn is well formed, and its values are tame: a program is kept when rounding as an emitted kernel rounds changes its
results little, so that any right lowering agrees with the interpreter.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mirage_ir.check import absences, check_graph, check_graph_results, infer_program, split_into, stages_of
from mirage_ir.errors import ProgramError
from mirage_ir.interpret.real import run_program
from mirage_ir.ops import OPERATORS
from mirage_ir.program import (
    NEW_DIM,
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
    Node,
    Program,
    Stage,
    Store,
    TensorType,
    make_attrs,
    numbered,
    results,
)

Array = NDArray[Any]

EXTENTS = (1, 2, 3, 4, 6, 8, 12)
CONDITION = 2e-3
"""How far the rounded results of a program that is kept are from the exact ones, at most."""


@dataclass
class _Draw:
    """Builds one graph, node by node; a node that breaks a rule is not added."""

    random: Random
    types: list[TensorType]

    def apply(self, readable: list[int], level: Level) -> Apply | None:
        """An operator on values that can be read."""
        name = self.random.choice([name for name, row in OPERATORS.items() if level in row.levels])
        row = OPERATORS[name]
        count = row.arity or self.random.choice((1, 2))
        operands = tuple(self.random.choice(readable) for _ in range(count))
        shape = self.types[operands[0]].shape
        attrs: dict[str, Attr] = {}
        for attribute, kind in row.attrs.items():
            if kind is float:
                attrs[attribute] = {"min": -0.5, "max": 0.75}.get(attribute, self.random.choice((-1.5, -0.25, 0.5, 2.0)))
            elif kind is str:
                attrs[attribute] = self.random.choice(("erf", "tanh"))
            elif kind is int:
                if not shape:
                    return None
                attrs[attribute] = self.random.randrange(len(shape))
            elif attribute == "permutation":
                attrs[attribute] = tuple(self.random.sample(range(len(shape)), len(shape)))
            elif name == "broadcast":
                lead = [self.random.choice(EXTENTS[:4])] if len(shape) < 3 and self.random.random() < 0.3 else []
                attrs[attribute] = (*lead, *(e if e > 1 else self.random.choice(EXTENTS[:4]) for e in shape))
            else:
                attrs[attribute] = self._split(shape)
        if name == "slice":
            extent = shape[int(str(attrs["dim"]))]
            start = self.random.randrange(extent)
            attrs |= {"start": start, "stop": self.random.randint(start + 1, extent)}
        return Apply(name, operands, make_attrs(attrs))

    def _split(self, shape: tuple[int, ...]) -> tuple[int, ...]:
        """Another shape of as many entries."""
        size = int(np.prod(shape))
        first = self.random.choice([d for d in range(1, size + 1) if size % d == 0])
        return self.random.choice(((size,), (first, size // first), (first, 1, size // first)))

    def maps(self, shape: tuple[int, ...], grid: tuple[int, ...]) -> tuple[int, ...]:
        """Which dimension each grid dimension splits, where that divides it."""
        left, chosen = list(shape), list[int]()
        for extent in grid:
            dims = [d for d in range(len(left)) if left[d] % extent == 0]
            chosen.append(self.random.choice([*dims, *dims, REPLICATE]))
            if chosen[-1] != REPLICATE:
                left[chosen[-1]] //= extent
        return tuple(chosen)


@dataclass
class GraphDraw(_Draw):
    """A graph-defined operator on values of `types`, its operands."""

    level: Level
    grid: tuple[int, ...]
    loop: int
    threads: int
    uneven: bool = False
    body: list[BodyNode] = field(default_factory=list[BodyNode])

    def __post_init__(self) -> None:
        self.sources = len(self.types)

    def graph(self, operands: tuple[int, ...]) -> GraphOp:
        return GraphOp(self.level, operands, self.grid, tuple(self.body), self.loop, self.threads)

    def stages(self) -> list[Stage]:
        return stages_of(self.graph(tuple(range(self.sources))))

    def add(self, node: BodyNode | None) -> bool:
        if node is None:
            return False
        # A store makes the graph complete, so that what is wrong with it is this node.
        self.body.append(node)
        complete = self.graph(tuple(range(self.sources)))
        probe = [*complete.body, *([] if complete.stores else [self._any_store()])]
        try:
            types = check_graph(
                GraphOp(self.level, complete.operands, self.grid, tuple(probe), self.loop, self.threads), self.types[: self.sources]
            )
        except ProgramError:
            self.body.pop()
            return False
        self.types = types
        return True

    def _any_store(self) -> Store:
        """A store of a value that the loop does not change: the first load, which takes all of its tensor."""
        return Store(self.sources, tuple(NEW_DIM for _ in self.grid), DType.f32)

    def readable(self, *stages: Stage) -> list[int]:
        return [v for v, stage in enumerate(self.stages()) if v >= self.sources and stage in stages]

    def fill(self, operators: int) -> None:
        """Loads, operators, accumulators, thread graphs."""
        self.add(Load(0, tuple(REPLICATE for _ in self.grid)))
        for source in range(self.sources):
            shape = self.types[source].shape
            for _ in range(self.random.choice((1, 1, 2))):
                imap = self.maps(shape, self.grid)
                fmap = self.random.choice([*range(len(shape)), REPLICATE]) if self.level is Level.BLOCK else REPLICATE
                self.add(self._covering(source, fmap) if self.uneven else Load(source, imap, fmap))
        for _ in range(operators):
            self._operator((Stage.INVARIANT, Stage.VARIANT))
        for v in self.readable(Stage.VARIANT)[-3:]:
            kind = self.random.choice(("sum", "sum", "max", "concat", "shift"))
            rank = len(self.types[v].shape)
            if kind == "shift":
                self.add(Accumulate(AccumulatorKind.SUM, v, shift=self.random.choice(self.readable(Stage.VARIANT))))
            else:
                self.add(Accumulate(AccumulatorKind(kind), v, self.random.randrange(rank) if kind == "concat" and rank else None))
        for _ in range(self.random.randrange(3)):
            self._operator((Stage.INVARIANT, Stage.ACCUMULATED))
        stored = 0
        for v in self.readable(Stage.INVARIANT, Stage.ACCUMULATED)[::-1][: self.random.choice((1, 1, 2))]:
            rank = len(self.types[v].shape)
            omap = tuple(
                self.random.choice([*range(rank), NEW_DIM] if extent > 1 else [*range(rank), NEW_DIM, REPLICATE])
                for extent in self.grid
            )
            if self.uneven:
                omap = self._omap(v)
            stored += self.add(Store(v, omap, self.random.choice((DType.f16, DType.f32))))
        if not stored:
            self.add(self._any_store())

    def _covering(self, source: int, fmap: int) -> Load:
        """A load of tiles that need not divide their source."""
        shape = self.types[source].shape
        imap = tuple(self.random.choice([*range(len(shape)), REPLICATE]) for _ in self.grid)
        load, whole = Load(source, imap, fmap), self.graph(())
        parts = [split_into(load, whole, d) for d in range(len(shape))]
        wider = [0 if n % p == 0 else self.random.choice((0, 0, 1)) for n, p in zip(shape, parts, strict=True)]
        tile = tuple(-(-n // p) + w for n, p, w in zip(shape, parts, wider, strict=True))
        divides = all(t * p == n for n, p, t in zip(shape, parts, tile, strict=True))
        return load if divides else replace(load, tile=tile)

    def _omap(self, value: int) -> tuple[int, ...]:
        """A map that splits dimensions with absent entries as their loads did, and makes new ones otherwise."""
        complete = replace(self.graph(tuple(range(self.sources))), body=(*self.body, self._any_store()))
        covers = enumerate(absences(complete, self.types[: self.sources])[value])
        split = {g: d for d, cover in covers if cover is not None for g in cover.grid}
        return tuple(split.get(g, NEW_DIM) for g in range(len(self.grid)))

    def _operator(self, stages: tuple[Stage, ...]) -> None:
        readable = self.readable(*stages)
        if not readable:
            return
        if self.level is Level.BLOCK and self.random.random() < 0.2:
            operands = tuple(self.random.choice(readable) for _ in range(self.random.choice((1, 2))))
            grid = tuple(self.random.choice((1, 2, 4)) for _ in range(self.random.choice((1, 2))))
            inner = GraphDraw(self.random, [self.types[v] for v in operands], Level.THREAD, grid, 1, self.threads)
            inner.fill(self.random.randrange(1, 4))
            self.add(inner.graph(operands))
        else:
            self.add(self.apply(readable, self.level))


def random_program(random: Random, *, ragged: bool = False) -> Program:
    """A program with one to three graph-defined kernels, among pre-defined ones. With `ragged`, tiles need not divide tensors."""
    draw = _Draw(random, [])
    inputs = tuple(
        TensorType(tuple(random.choice(EXTENTS) for _ in range(random.choice((1, 2, 2, 3)))), random.choice((DType.f16, DType.f32)))
        for _ in range(random.randint(1, 3))
    )
    nodes: list[Node] = []
    types = list(inputs)
    for _ in range(random.randint(1, 3)):
        operands = tuple(random.choice(range(len(types))) for _ in range(random.randint(1, 3)))
        grid = tuple(random.choice((1, 2, 3, 4)) for _ in range(random.randint(1, 3)))
        graph = GraphDraw(random, [types[v] for v in operands], Level.BLOCK, grid, random.choice((1, 2, 3, 4)), 64, ragged)
        graph.fill(random.randint(1, 6))
        made = graph.graph(operands)
        nodes.append(made)
        types.extend(check_graph_results(made, [types[v] for v in operands]))
        for _ in range(random.randrange(3)):
            draw.types = types
            node = draw.apply(list(range(len(types))), Level.KERNEL)
            if node is None:
                continue
            try:
                types = infer_program(Program("", inputs, (*nodes, node), ()))
            except ProgramError:
                continue
            nodes.append(node)
    made_at = [first for first, node in numbered(len(inputs), nodes) if results(node)]
    outputs = tuple(dict.fromkeys((len(types) - 1, random.choice(made_at))))
    return Program("random", inputs, tuple(nodes), outputs)


def draw_inputs(program: Program, seed: int) -> list[Array]:
    """Entries between 0.2 and 1.2, in the type of each input."""
    generator = np.random.default_rng(seed)
    kinds = {DType.f16: np.float16, DType.f32: np.float32}
    return [generator.uniform(0.2, 1.2, t.shape).astype(kinds[t.dtype]) for t in program.inputs]


def distance(x: Array, y: Array) -> float:
    """Norm of the difference over the norm of the second; small numbers count as they are."""
    wide, reference = np.asarray(x, np.float64), np.asarray(y, np.float64)
    return float(np.linalg.norm(wide - reference) / max(np.linalg.norm(reference), 1e-3))


def tame_programs(seed: int, *, ragged: bool = False) -> Iterator[tuple[Program, list[Array], list[Array]]]:
    """Programs with inputs and what the interpreter, which rounds as kernels do, makes of these; without end."""
    random = Random(seed)
    while True:
        program = random_program(random, ragged=ragged)
        inputs = draw_inputs(program, random.randrange(1 << 30))
        rounded, exact = run_program(program, inputs), run_program(program, inputs, precision="float64")
        with np.errstate(all="ignore"):
            close = all(
                np.isfinite(e).all() and np.abs(e).max() < 1e4 and distance(r, e) < CONDITION
                for r, e in zip(rounded, exact, strict=True)
            )
        if close:
            yield program, inputs, rounded
