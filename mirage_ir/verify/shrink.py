"""The same two programs at smaller shapes: what a fast filter compares before the full size.

Every extent, grid size and loop range is a product of *factors*, unknown numbers greater than 1. Shapes, maps, grids and loops are
equations between such products: a load splits a dimension into grid, loop and tile; a reshape keeps the product of the extents. Two
products of one extent are made equal by splitting factors until both are of the same ones (4096 = 16·256 = 64·64 is 16·4·64 in
either), so that in the end every equation holds whatever the factors are. Then each is made as small as it can be: 2. What was
1 stays 1, what was split stays split, what was shared stays shared.

Slices and concatenations that do not cut a dimension into equal parts keep the extents that they name. Constants stay, also those
that came from an extent, such as the 1/4096 of a mean: they are the same in both programs, but an identity between a constant and
an extent (Σ over 4096 of 1/4096 is 1) is lost. So a difference at shrunken shapes is good evidence of one at full size, and no
proof.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import gcd, prod
from typing import TypeAlias

from mirage_ir.check import infer_program
from mirage_ir.errors import ProgramError
from mirage_ir.ops import Kind, operator
from mirage_ir.program import (
    NEW_DIM,
    REPLICATE,
    Accumulate,
    Apply,
    Attr,
    BodyNode,
    GraphOp,
    Load,
    Node,
    Program,
    Store,
    TensorType,
    make_attrs,
)

SMALL = 2
"""What a factor becomes."""
LARGEST = 1 << 16
"""Elements of the largest tensor that still counts as small."""

Size: TypeAlias = tuple[int, ...]
"""A product of factors, by their numbers; none is 1."""
Sizes: TypeAlias = tuple[Size, ...]


class _NoSmallerForm(Exception):
    """The programs hold something whose extents cannot be told."""


class _Factors:
    """The factors of all extents: the number each has, what it was split into, and which keep their number."""

    def __init__(self) -> None:
        self.extents: list[int] = []
        self.parts: dict[int, Size] = {}
        self.kept: set[int] = set()

    def new(self, extent: int) -> Size:
        """A factor of its own for an extent; none for 1."""
        if extent == 1:
            return ()
        self.extents.append(extent)
        return (len(self.extents) - 1,)

    def expand(self, size: Iterable[int]) -> Size:
        """The product in factors that are not split."""
        out: list[int] = []
        for factor in size:
            out.extend(self.expand(self.parts[factor]) if factor in self.parts else (factor,))
        return tuple(out)

    def extent(self, size: Size) -> int:
        return prod(self.extents[f] for f in size)

    def equate(self, x: Size, y: Size) -> None:
        """Makes two products equal. Raises `_NoSmallerForm` when they are of different extents."""
        if self.extent(x) != self.extent(y):
            raise _NoSmallerForm
        while True:
            a, b = self._apart(x, y)
            if not a:
                return
            self._split(*next((f, g) for f in a for g in b if gcd(self.extents[f], self.extents[g]) > 1))

    def _apart(self, x: Size, y: Size) -> tuple[list[int], list[int]]:
        """What each has and the other has not."""
        a, b = list(self.expand(x)), list(self.expand(y))
        for factor in tuple(a):
            if factor in b:
                a.remove(factor)
                b.remove(factor)
        return a, b

    def _split(self, f: int, g: int) -> None:
        """Takes the greatest common divisor out of two factors, as a factor that they share."""
        common = gcd(self.extents[f], self.extents[g])
        shared = self.new(common)
        for factor in (f, g):
            rest = self.new(self.extents[factor] // common)
            self.parts[factor] = (*shared, *rest)
            if factor in self.kept:
                self.kept.update((*shared, *rest))

    def keep(self, *sizes: Size) -> None:
        """These products stay as large as they are."""
        self.kept.update(f for size in sizes for f in self.expand(size))

    def small(self, size: Size) -> int:
        return prod(self.extents[f] if f in self.kept else SMALL for f in self.expand(size))

    def shape(self, sizes: Sizes) -> tuple[int, ...]:
        return tuple(map(self.small, sizes))


@dataclass(frozen=True, slots=True)
class _Shape:
    """An attribute that is a shape."""

    sizes: Sizes


@dataclass(frozen=True, slots=True)
class _Part:
    """The attributes start and stop of a slice: `number` times `width`, and `width` more."""

    number: int
    width: Size


_Attr: TypeAlias = _Shape | _Part | None


@dataclass(slots=True)
class _Graph:
    """Sizes of one graph: of all values, of its grid and loop, and for each node what its attributes become, or its own graph."""

    values: list[Sizes]
    grid: Sizes = ()
    loop: Size = ()
    nodes: list[_Attr | _Graph] | None = None

    def found(self) -> list[_Attr | _Graph]:
        if self.nodes is None:
            self.nodes = []
        return self.nodes


class _Sizer:
    """Goes through programs and writes down the equations of their shapes."""

    def __init__(self) -> None:
        self.factors = _Factors()

    def program(self, program: Program, inputs: Sequence[Sizes]) -> _Graph:
        graph = _Graph(list(inputs))
        for node in program.nodes:
            self._node(node, graph)
        return graph

    def _node(self, node: BodyNode, graph: _Graph) -> None:
        note: _Attr | _Graph = None
        values = graph.values
        match node:
            case Apply():
                result, note = self._apply(node, [values[v] for v in node.operands])
                values.append(result)
            case Load():
                values.append(self._load(node, values[node.source], graph))
            case Accumulate():
                values.append(self._accumulate(node, graph))
            case GraphOp():
                note, results = self._graph(node, [values[v] for v in node.operands])
                values.extend(results)
            case Store():
                pass
        graph.found().append(note)

    def _graph(self, node: GraphOp, operands: Sequence[Sizes]) -> tuple[_Graph, list[Sizes]]:
        new = self.factors.new
        inner = _Graph(list(operands), tuple(new(g) for g in node.grid), new(node.loop))
        for inside in node.body:
            self._node(inside, inner)
        return inner, [self._store(s, inner) for s in node.stores]

    def _load(self, node: Load, source: Sizes, graph: _Graph) -> Sizes:
        out: list[Size] = []
        for d, size in enumerate(source):
            split = tuple(f for g, target in enumerate(node.imap) if target == d for f in graph.grid[g])
            split += graph.loop if node.fmap == d else ()
            tile = self.factors.new(self.factors.extent(size) // self.factors.extent(split)) if split else size
            if split:
                self.factors.equate(size, (*split, *tile))
            out.append(tile)
        return tuple(out)

    def _store(self, node: Store, graph: _Graph) -> Sizes:
        sizes, lead = list(graph.values[node.operand]), list[Size]()
        # Earlier grid dimensions are outer: what is put in front last comes first.
        for g, d in reversed(list(enumerate(node.omap))):
            if d == NEW_DIM:
                lead.insert(0, graph.grid[g])
            elif d != REPLICATE:
                sizes[d] = (*graph.grid[g], *sizes[d])
        return (*lead, *sizes)

    def _accumulate(self, node: Accumulate, graph: _Graph) -> Sizes:
        sizes = graph.values[node.operand]
        if node.dim is not None:
            return (*sizes[: node.dim], (*graph.loop, *sizes[node.dim]), *sizes[node.dim + 1 :])
        return sizes if node.shift is None else self._broadcast(sizes, graph.values[node.shift])

    def _broadcast(self, *operands: Sizes) -> Sizes:
        rank = max(map(len, operands))
        out: list[Size] = []
        for axis in zip(*(((),) * (rank - len(sizes)) + sizes for sizes in operands), strict=True):
            wide = [size for size in axis if size]
            for other in wide[1:]:
                self.factors.equate(wide[0], other)
            out.append(wide[0] if wide else ())
        return tuple(out)

    def _apply(self, node: Apply, operands: Sequence[Sizes]) -> tuple[Sizes, _Attr]:
        attrs = {**operator(node.op).defaults, **node.attr()}
        first = operands[0]
        match operator(node.op).kind:
            case Kind.ELEMENTWISE:
                return self._broadcast(*operands), None
            case Kind.CONTRACTION if node.op == "matmul":
                x, y = operands
                self.factors.equate(x[-1], y[-2])
                return (*self._broadcast(x[:-2], y[:-2]), x[-2], y[-1]), None
            case Kind.REDUCTION if node.op != "mean":
                dim = attrs["dim"]
                assert isinstance(dim, int)
                return (*first[:dim], (), *first[dim + 1 :]), None
            case Kind.LAYOUT:
                return self._layout(node.op, attrs, operands)
            case _:
                # A mean inside a graph divides by the extent of its tile.
                raise _NoSmallerForm

    def _layout(self, op: str, attrs: dict[str, Attr], operands: Sequence[Sizes]) -> tuple[Sizes, _Attr]:
        x = operands[0]
        match op, attrs:
            case "transpose", {"permutation": tuple(permutation)}:
                return tuple(x[d] for d in permutation), None
            case "broadcast", {"shape": tuple(shape)}:
                own = ((),) * (len(shape) - len(x)) + x
                sizes = tuple(size or self.factors.new(extent) for size, extent in zip(own, shape, strict=True))
                return sizes, _Shape(sizes)
            case "reshape", {"shape": tuple(shape)}:
                sizes = tuple(map(self.factors.new, shape))
                self.factors.equate(sum(x, ()), sum(sizes, ()))
                return sizes, _Shape(sizes)
            case "slice", {"dim": int(dim), "start": int(start), "stop": int(stop)}:
                width, part = self._slice(x[dim], start, stop - start)
                return (*x[:dim], width, *x[dim + 1 :]), part
            case "concat", {"dim": int(dim)}:
                for other in operands[1:]:
                    for d, (a, b) in enumerate(zip(x, other, strict=True)):
                        if d != dim:
                            self.factors.equate(a, b)
                return (*x[:dim], self._concat([o[dim] for o in operands]), *x[dim + 1 :]), None
            case _:
                raise _NoSmallerForm

    def _slice(self, size: Size, start: int, width: int) -> tuple[Size, _Attr]:
        """A slice that is one of several equal parts stays that; others keep their extents."""
        extent = self.factors.extent(size)
        if extent % width or start % width:
            self.factors.keep(size)
            kept = self.factors.new(width)
            self.factors.keep(kept)
            return kept, None
        part, count = self.factors.new(width), self.factors.new(extent // width)
        self.factors.keep(count)
        self.factors.equate(size, (*count, *part))
        return part, _Part(start // width, part)

    def _concat(self, sizes: Sequence[Size]) -> Size:
        """Operands of one extent are so many parts; others keep their extents."""
        extents = set(map(self.factors.extent, sizes))
        if len(extents) == 1:
            for other in sizes[1:]:
                self.factors.equate(sizes[0], other)
            count = self.factors.new(len(sizes))
            self.factors.keep(count)
            return (*count, *sizes[0])
        self.factors.keep(*sizes)
        whole = self.factors.new(sum(map(self.factors.extent, sizes)))
        self.factors.keep(whole)
        return whole

    # The programs at their small sizes.

    def small(self, program: Program, graph: _Graph) -> Program:
        shapes = [self.factors.shape(sizes) for sizes in graph.values[: len(program.inputs)]]
        inputs = tuple(TensorType(shape, t.dtype) for shape, t in zip(shapes, program.inputs, strict=True))
        nodes: list[Node] = []
        for node, note in zip(program.nodes, graph.found(), strict=True):
            nodes.append(self._small_graph(node, note) if isinstance(note, _Graph) and isinstance(node, GraphOp) else node)
            if isinstance(node, Apply) and not isinstance(note, _Graph):
                nodes[-1] = self._small_apply(node, note)
        return replace(program, inputs=inputs, nodes=tuple(nodes), strides=())

    def _small_graph(self, node: GraphOp, graph: _Graph) -> GraphOp:
        body: list[BodyNode] = []
        for inside, note in zip(node.body, graph.found(), strict=True):
            if isinstance(inside, GraphOp) and isinstance(note, _Graph):
                body.append(self._small_graph(inside, note))
            elif isinstance(inside, Apply) and not isinstance(note, _Graph):
                body.append(self._small_apply(inside, note))
            else:
                body.append(inside)
        return replace(node, grid=self.factors.shape(graph.grid), loop=self.factors.small(graph.loop), body=tuple(body))

    def _small_apply(self, node: Apply, note: _Attr) -> Apply:
        match note:
            case _Shape():
                new: dict[str, Attr] = {"shape": self.factors.shape(note.sizes)}
            case _Part():
                width = self.factors.small(note.width)
                new = {"start": note.number * width, "stop": (note.number + 1) * width}
            case None:
                return node
        return replace(node, attrs=make_attrs({**node.attr(), **new}))


def shrink(source: Program, candidate: Program) -> tuple[Program, Program] | None:
    """The two programs at consistent smaller shapes; None when there are none that are small.

    Their inputs and outputs must agree in number and shape, and composites and means must be decomposed: their constants are those
    of the full shapes. What is returned is well formed, but for the memory that tiles may take.
    """
    sizer = _Sizer()
    new = sizer.factors.new
    inputs = [tuple(map(new, t.shape)) for t in source.inputs]
    try:
        graphs = [sizer.program(p, inputs) for p in (source, candidate)]
        for ours, theirs in zip(source.outputs, candidate.outputs, strict=True):
            for x, y in zip(graphs[0].values[ours], graphs[1].values[theirs], strict=True):
                sizer.factors.equate(x, y)
        a, b = (sizer.small(p, g) for p, g in zip((source, candidate), graphs, strict=True))
        types = [t for p in (a, b) for t in infer_program(p, memory=False)]
    except (_NoSmallerForm, ProgramError):
        return None
    return (a, b) if max(t.size for t in types) <= LARGEST else None
