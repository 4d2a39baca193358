"""Extents of two programs as products of factors: the equations between them, and the programs at other extents.

Every extent, grid size and loop range is a product of *factors*, numbers greater than 1, outermost first: the number of an entry
along a dimension has a digit for each factor. A load splits a dimension into grid, loop and tile, a store puts the grid outside, a
reshape keeps all digits in their order. Where tiles exceed a dimension (`mirage_ir.absence`), no product is the extent: it keeps
its extent, and so do the tiles, the grid and the loop that cover it. `ExtentFactors` says which factors are the same and
how large they become: `shrink` makes every factor as small as it can be and decides nothing, `rows` only shrinks factors that a
proof allows.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import gcd, prod
from typing import TypeAlias

from mirage_ir.absence import Absence, Cover, is_ragged
from mirage_ir.check import absences
from mirage_ir.ops import operator, signature_of
from mirage_ir.program import (
    NEW_DIM,
    REPLICATE,
    Accumulate,
    Apply,
    Attr,
    BodyNode,
    DType,
    GraphOp,
    Load,
    Program,
    Store,
    TensorType,
    make_attrs,
)

Size: TypeAlias = tuple[int, ...]
"""A product of factors, by their numbers, outermost first; none is 1."""
ValueSizes: TypeAlias = tuple[Size, ...]


class NoSmallerForm(Exception):
    """The programs hold an operator whose extents the equations do not determine."""


class ExtentFactors(ABC):
    """The factors of all extents: the extent of each, the parts of one that was split, and the factors that keep their extent."""

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
        """Makes two products one. Raises `NoSmallerForm` when they are of different extents."""
        if self.extent(x) != self.extent(y):
            raise NoSmallerForm
        self._equate(x, y)

    def keep(self, *sizes: Size) -> None:
        """These products stay as large as they are."""
        self.kept.update(f for size in sizes for f in self.expand(size))

    def cover(self, size: Size, split: Size, tile: Size) -> None:
        """Tiles, whose numbers have the digits `split`, exceed a product: all of it keeps its extent."""
        self.keep(size, split, tile)

    def unite(self, whole: Size, parts: Sequence[Size]) -> None:
        """Several parts, one after the other, make up a product. All are so many pieces of one extent: these numbers stay."""
        extents = list(map(self.extent, parts))
        piece = self.new(gcd(*extents))
        for size, extent in zip((whole, *parts), (sum(extents), *extents), strict=True):
            count = self.new(extent // self.extent(piece))
            self.keep(count)
            self.equate(size, (*count, *piece))

    def before(self, size: Size, number: int) -> int:
        """How many entries at the small extent come before a number at which a product is cut."""
        return number * self.small(size) // self.extent(size)

    def small(self, size: Size) -> int:
        """The small extent of a product."""
        return prod(map(self.small_factor, self.expand(size)))

    def shape(self, sizes: ValueSizes) -> tuple[int, ...]:
        return tuple(map(self.small, sizes))

    @abstractmethod
    def _equate(self, x: Size, y: Size) -> None:
        """The same for two products of one extent."""

    @abstractmethod
    def small_factor(self, factor: int) -> int:
        """The small extent of a factor that is not split."""

    @abstractmethod
    def join(self, size: Size, counted: bool) -> None:
        """Entries along this are joined into one; `counted`: it is a sum of products, a maximum or a minimum."""

    @abstractmethod
    def measure(self, *sizes: Size) -> None:
        """A result depends on these extents in an unknown way. May raise `NoSmallerForm`."""


Attributes: TypeAlias = Callable[[], dict[str, Attr]]
"""The attributes of a node that extents change, at the small extents."""


@dataclass(slots=True)
class GraphSizes:
    """Sizes of one graph: of all values, of its grid and loop, and for each node its attributes or the sizes of its own graph.

    Of a graph with absent entries, `absent` says which they are, and `covered` has the sizes of the dimensions that tiles exceed.
    """

    values: list[ValueSizes]
    grid: ValueSizes = ()
    loop: Size = ()
    node: GraphOp | None = None
    absent: Sequence[Absence] = ()
    covered: dict[Cover, Size] = field(default_factory=dict[Cover, Size])
    nodes: list[Attributes | GraphSizes] = field(default_factory=list["Attributes | GraphSizes"])


class Sizer:
    """Goes through programs and writes down the equations of their shapes."""

    def __init__(self, factors: ExtentFactors) -> None:
        self.factors = factors

    def pair(self, source: Program, candidate: Program) -> tuple[GraphSizes, GraphSizes]:
        """The sizes of two programs with the same number of inputs and outputs, which are of the same sizes.

        Raises `NoSmallerForm`, and `ProgramError` for an operator that is not in the table.
        """
        inputs = [tuple(map(self.factors.new, t.shape)) for t in source.inputs]
        ours, theirs = (self.program(p, inputs) for p in (source, candidate))
        for a, b in zip(source.outputs, candidate.outputs, strict=True):
            self._equate_all(ours.values[a], theirs.values[b])
        return ours, theirs

    def _equate_all(self, xs: ValueSizes, ys: ValueSizes) -> None:
        if len(xs) != len(ys):
            raise NoSmallerForm
        for x, y in zip(xs, ys, strict=True):
            self.factors.equate(x, y)

    def program(self, program: Program, inputs: Sequence[ValueSizes]) -> GraphSizes:
        graph = GraphSizes(list(inputs))
        for node in program.nodes:
            self._node(node, graph)
        return graph

    def _node(self, node: BodyNode, graph: GraphSizes) -> None:
        note: Attributes | GraphSizes = dict[str, Attr]
        values = graph.values
        match node:
            case Apply():
                result, note = self._apply(node, [values[v] for v in node.operands])
                values.append(result)
            case Load():
                values.append(self._load(node, values[node.source], graph))
                if node.tile is not None:
                    note = partial(self._tile, values[-1])
            case Accumulate():
                values.append(self._accumulate(node, graph))
            case GraphOp():
                note, results = self._graph(node, [values[v] for v in node.operands])
                values.extend(results)
            case Store():
                pass
        graph.nodes.append(note)

    def _graph(self, node: GraphOp, operands: Sequence[ValueSizes]) -> tuple[GraphSizes, list[ValueSizes]]:
        new = self.factors.new
        inner = GraphSizes(list(operands), tuple(new(g) for g in node.grid), new(node.loop))
        if is_ragged(node):
            types = [TensorType(tuple(map(self.factors.extent, sizes)), DType.f32) for sizes in operands]
            inner.node, inner.absent = node, absences(node, types)
        for inside in node.body:
            self._node(inside, inner)
        return inner, [self._store(s, inner) for s in node.stores]

    def _load(self, node: Load, source: ValueSizes, graph: GraphSizes) -> ValueSizes:
        out: list[Size] = []
        for d, size in enumerate(source):
            split = tuple(f for g, target in enumerate(node.imap) if target == d for f in graph.grid[g])
            split += graph.loop if node.fmap == d else ()
            cover = graph.absent[len(graph.values)][d] if node.tile is not None else None
            if cover is not None:
                out.append(self._covered(size, split, cover, graph))
                continue
            tile = self.factors.new(self.factors.extent(size) // self.factors.extent(split)) if split else size
            if split:
                self.factors.equate(size, (*split, *tile))
            out.append(tile)
        return tuple(out)

    def _tile(self, tile: ValueSizes) -> dict[str, Attr]:
        """The tile of a load whose tiles exceed its source, as an attribute."""
        return {"tile": self.factors.shape(tile)}

    def _covered(self, size: Size, split: Size, cover: Cover, graph: GraphSizes) -> Size:
        """The tile along a dimension that tiles exceed."""
        assert graph.node is not None
        if cover in graph.covered:
            self.factors.equate(size, graph.covered[cover])
        tile = self.factors.new(cover.tile)
        self.factors.cover(size, split, tile)
        graph.covered[cover] = size
        if cover.loop:  # As a concatenating accumulator leaves it.
            graph.covered.setdefault(replace(cover, loop=False, tile=cover.tile * graph.node.loop), size)
        return tile

    def _store(self, node: Store, graph: GraphSizes) -> ValueSizes:
        sizes, lead = list(graph.values[node.operand]), list[Size]()
        # Earlier grid dimensions are outer: the last one put in front comes first.
        for g, d in reversed(list(enumerate(node.omap))):
            if d == NEW_DIM:
                lead.insert(0, graph.grid[g])
            elif d != REPLICATE:
                sizes[d] = (*graph.grid[g], *sizes[d])
        for d, cover in enumerate(graph.absent[node.operand] if graph.absent else ()):
            if cover is not None:
                sizes[d] = graph.covered[cover]
        return (*lead, *sizes)

    def _accumulate(self, node: Accumulate, graph: GraphSizes) -> ValueSizes:
        sizes = graph.values[node.operand]
        if node.dim is None:
            self.factors.join(graph.loop, True)
        else:
            return (*sizes[: node.dim], (*graph.loop, *sizes[node.dim]), *sizes[node.dim + 1 :])
        return sizes if node.shift is None else self._broadcast(sizes, graph.values[node.shift])

    def _common(self, sizes: Sequence[Size]) -> Size:
        """The first of several products, which become one."""
        for other in sizes[1:]:
            self.factors.equate(sizes[0], other)
        return sizes[0]

    def _broadcast(self, *operands: ValueSizes) -> ValueSizes:
        rank = max(map(len, operands))
        out: list[Size] = []
        for axis in zip(*(((),) * (rank - len(sizes)) + sizes for sizes in operands), strict=True):
            wide = [size for size in axis if size]
            out.append(self._common(wide) if wide else ())
        return tuple(out)

    def _apply(self, node: Apply, operands: Sequence[ValueSizes]) -> tuple[ValueSizes, Attributes]:
        row, attrs = operator(node.op), node.attr()
        shapes = [tuple(map(self.factors.extent, sizes)) for sizes in operands]
        signature = signature_of(node, shapes)
        found: dict[int, Size] = {}
        note: Attributes = dict[str, Attr]
        for label in (*signature.bound, *signature.kept):
            along = [operands[o][d] for o, d in label.along]
            size = self._common(along) if along else self.factors.new(label.extent)
            if label.result is not None:
                found[label.result] = size
            else:
                if row.uses_extent:
                    self.factors.measure(size)
                self.factors.join(size, row.linear or row.extremum)
        if signature.segments:
            first, *more = signature.segments
            if "start" in attrs:
                found[first.result], note = self._slice(operands[0][first.dim], first.start, first.extent)
            else:
                found[first.result] = self._concat([operands[s.operand][s.dim] for s in (first, *more)])
        for group in signature.regroupings:
            found.update((d, self.factors.new(extent)) for d, extent in zip(group.result, group.extents, strict=True))
            whole, regrouped = (operands[0][d] for d in group.operand), (found[d] for d in group.result)
            self.factors.equate(sum(whole, ()), sum(regrouped, ()))
        sizes = tuple(found[d] for d in range(len(found)))
        return sizes, (lambda: {"shape": self.factors.shape(sizes)}) if "shape" in attrs else note

    def _slice(self, size: Size, start: int, width: int) -> tuple[Size, Attributes]:
        extent, part = self.factors.extent(size), self.factors.new(width)
        around = start, extent - start - width
        left, right = ([self.factors.new(n)] if n else [] for n in around)
        if left or right:
            self.factors.unite(size, (*left, part, *right))
        else:
            self.factors.equate(size, part)
        return part, lambda: {"start": self.factors.before(size, start), "stop": self.factors.before(size, start + width)}

    def _concat(self, sizes: Sequence[Size]) -> Size:
        if len(sizes) == 1:
            return sizes[0]
        whole = self.factors.new(sum(map(self.factors.extent, sizes)))
        self.factors.unite(whole, sizes)
        return whole

    # The programs at their small sizes.

    def small(self, program: Program, graph: GraphSizes) -> Program:
        shapes = [self.factors.shape(sizes) for sizes in graph.values[: len(program.inputs)]]
        inputs = tuple(TensorType(shape, t.dtype) for shape, t in zip(shapes, program.inputs, strict=True))
        nodes = tuple(n for n in self._small_nodes(program.nodes, graph) if isinstance(n, Apply | GraphOp))
        return replace(program, inputs=inputs, nodes=nodes, strides=())

    def _small_nodes(self, nodes: Sequence[BodyNode], graph: GraphSizes) -> Iterator[BodyNode]:
        for node, note in zip(nodes, graph.nodes, strict=True):
            if isinstance(node, GraphOp) and isinstance(note, GraphSizes):
                grid, loop = self.factors.shape(note.grid), self.factors.small(note.loop)
                yield replace(node, grid=grid, loop=loop, body=tuple(self._small_nodes(node.body, note)))
            elif isinstance(node, Apply) and not isinstance(note, GraphSizes):
                yield replace(node, attrs=make_attrs({**node.attr(), **note()}))
            elif isinstance(node, Load) and node.tile is not None and not isinstance(note, GraphSizes):
                tile = note()["tile"]
                assert isinstance(tile, tuple)
                yield replace(node, tile=tile)
            else:
                yield node
