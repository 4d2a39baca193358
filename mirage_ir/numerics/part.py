"""A part of a program: the same computation for the first indices of dimensions that are independent of one another.

Rows of a norm, columns of a product, heads and queries of attention do not meet: the entries of an output for the first of them are
the same whether the others are computed or not. A dimension is *independent* when nothing contracts, reduces or rearranges it.
Inside a graph-defined kernel nothing is looked at: of a dimension that the grid splits, fewer blocks are run, and one that every
block sees whole stays whole. Programs that are compared are cut alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import gcd, prod

from mirage_ir.check import infer_program
from mirage_ir.ops import Kind, operator
from mirage_ir.program import NEW_DIM, Apply, GraphOp, Load, Node, Program, Shape, TensorType, make_attrs, numbered

Axis = tuple[int, int, int]
"""(program, value, dimension); an input's program is -1; a grid dimension g of node n is (program, -1 - n, g)."""
MULTIPLICATIONS = 32
"""Multiplications of a product that take about as long as one entry of an element-wise operator."""


class _Families:
    """Union-find over axes. A family is kept in `parts` equal parts at most, or whole when it is `fixed`."""

    def __init__(self) -> None:
        self.parent: dict[Axis, Axis] = {}
        self.parts: dict[Axis, int] = {}
        self.fixed: set[Axis] = set()

    def find(self, x: Axis) -> Axis:
        while (up := self.parent.get(x, x)) != x:
            x = up
        return x

    def add(self, x: Axis, extent: int) -> None:
        root = self.find(x)
        self.parts[root] = gcd(self.parts.get(root, 0), extent)

    def join(self, x: Axis, y: Axis) -> None:
        x, y = self.find(x), self.find(y)
        if x != y:
            self.parent[x] = y
            self.parts[y] = gcd(self.parts.pop(x, 0), self.parts.get(y, 0))
            if x in self.fixed:
                self.fixed.add(y)

    def fix(self, x: Axis) -> None:
        self.fixed.add(self.find(x))

    def free(self) -> dict[Axis, int]:
        """The families that may be cut, with their numbers of parts."""
        return {root: parts for root, parts in self.parts.items() if root not in self.fixed and parts > 1}


@dataclass(frozen=True, slots=True)
class Cut:
    """Programs with the same inputs and outputs, cut alike, and the share of the first one's work that is left."""

    programs: tuple[Program, ...]
    share: float


class _Cutter:
    def __init__(self, programs: Sequence[Program]) -> None:
        self.programs = programs
        self.types = [infer_program(p, memory=False) for p in programs]
        self.families = _Families()
        for p, program in enumerate(programs):
            for v, t in enumerate(self.types[p]):
                for d, extent in enumerate(t.shape):
                    self.families.add(self.axis(p, v, d), extent)
            for n, (first, node) in enumerate(numbered(len(program.inputs), program.nodes)):
                if isinstance(node, Apply):
                    self._apply(p, first, node)
                else:
                    self._graph(p, n, first, node)
        for p, program in enumerate(programs[1:], 1):
            for ours, theirs in zip(programs[0].outputs, program.outputs, strict=True):
                for d in range(len(self.types[p][theirs].shape)):
                    self.families.join(self.axis(0, ours, d), self.axis(p, theirs, d))

    def axis(self, p: int, value: int, dim: int) -> Axis:
        return (-1 if value < len(self.programs[p].inputs) else p, value, dim)

    def shape(self, p: int, value: int) -> Shape:
        return self.types[p][value].shape

    def _aligned(self, p: int, x: int, y: int, skip: Sequence[int] = ()) -> None:
        """Joins dimensions of x and y, counted from the end, that have one extent; `skip` is of negative dimensions."""
        ours, theirs = self.shape(p, x), self.shape(p, y)
        for d in range(-min(len(ours), len(theirs)), 0):
            if d not in skip and ours[d] == theirs[d]:
                self.families.join(self.axis(p, x, len(ours) + d), self.axis(p, y, len(theirs) + d))

    def _apply(self, p: int, value: int, node: Apply) -> None:
        operands, attrs = node.operands, node.attr()
        x = operands[0]
        rank = len(self.shape(p, x))
        if node.op == "reshape":
            self._reshape(p, x, value)
            return
        if node.op == "transpose":
            permutation = attrs["permutation"]
            assert isinstance(permutation, tuple)
            for new, old in enumerate(permutation):
                self.families.join(self.axis(p, value, new), self.axis(p, x, old))
            return
        if node.op == "matmul":
            y = operands[1]
            self.families.fix(self.axis(p, x, rank - 1))
            self.families.fix(self.axis(p, y, len(self.shape(p, y)) - 2))
            self._aligned(p, x, value, (-1,))
            self._aligned(p, y, value, (-2,))
            return
        skip: tuple[int, ...] = ()
        if "dim" in attrs:
            dim = attrs["dim"]
            assert isinstance(dim, int)
            skip = (dim - rank,)
            for v in (*operands, value):
                self.families.fix(self.axis(p, v, dim))
        elif operator(node.op).kind is not Kind.ELEMENTWISE and node.op != "broadcast":
            for v in (*operands, value):  # An operator about whose dimensions nothing is known here.
                for d in range(len(self.shape(p, v))):
                    self.families.fix(self.axis(p, v, d))
        for v in operands:
            self._aligned(p, v, value, skip)

    def _reshape(self, p: int, x: int, y: int) -> None:
        """Dimensions that a reshape merges or splits go with the outermost of them; the inner ones stay whole."""
        for ours, theirs in _groups(self.shape(p, x), self.shape(p, y)):
            for value, dims in ((x, ours), (y, theirs)):
                for d in dims[1:]:
                    self.families.fix(self.axis(p, value, d))
            if ours and theirs:
                self.families.join(self.axis(p, x, ours[0]), self.axis(p, y, theirs[0]))

    def _graph(self, p: int, n: int, first: int, graph: GraphOp) -> None:
        for g, extent in enumerate(graph.grid):
            self.families.add((p, -1 - n, g), extent)
        for node in graph.body:
            if isinstance(node, Load):
                source = graph.operands[node.source]
                self._split(p, n, source, graph.grid, node.imap, 0)
        for i, store in enumerate(graph.stores):
            new = [g for g, d in enumerate(store.omap) if d == NEW_DIM]
            for d, g in enumerate(new):
                self.families.join(self.axis(p, first + i, d), (p, -1 - n, g))
            self._split(p, n, first + i, graph.grid, store.omap, len(new))

    def _split(self, p: int, n: int, value: int, grid: Sequence[int], dims: Sequence[int], lead: int) -> None:
        """Joins each dimension of a tensor with the outermost grid dimension that splits it."""
        for d, extent in enumerate(self.shape(p, value)[lead:]):
            splitting = [g for g, to in enumerate(dims) if to == d and grid[g] > 1]
            for g in splitting[1:]:
                self.families.fix((p, -1 - n, g))
            if splitting:
                self.families.join(self.axis(p, value, lead + d), (p, -1 - n, splitting[0]))
            elif extent > 1:
                self.families.fix(self.axis(p, value, lead + d))

    def cut(self, budget: float) -> Cut:
        """The programs with as many parts of each family as `budget` allows, one at least."""
        all_parts = self.families.free()
        kept = dict(all_parts)
        whole = left = self._work(kept, all_parts)
        while left > budget:
            options = [(self._work({**kept, f: (k + 1) // 2}, all_parts), f) for f, k in kept.items() if k > 1]
            if not options:
                break
            left, family = min(options)
            kept[family] = (kept[family] + 1) // 2
        programs = tuple(self._restrict(p, kept, all_parts) for p in range(len(self.programs)))
        return Cut(programs, left / whole)

    def _extent(self, axis: Axis, extent: int, kept: dict[Axis, int], parts: dict[Axis, int]) -> int:
        root = self.families.find(axis)
        return extent // parts[root] * kept[root] if root in kept else extent

    def _shape(self, p: int, value: int, kept: dict[Axis, int], parts: dict[Axis, int]) -> Shape:
        return tuple(self._extent(self.axis(p, value, d), e, kept, parts) for d, e in enumerate(self.shape(p, value)))

    def _work(self, kept: dict[Axis, int], parts: dict[Axis, int]) -> float:
        """Of the first program: entries of all values, and multiplications of its products."""
        program = self.programs[0]
        work = float(sum(prod(self._shape(0, v, kept, parts)) for v in range(len(self.types[0]))))
        for value, node in numbered(len(program.inputs), program.nodes):
            if isinstance(node, Apply) and node.op == "matmul":
                k = self.shape(0, node.operands[0])[-1]
                work += prod(self._shape(0, value, kept, parts)) * k / MULTIPLICATIONS
        return work

    def _restrict(self, p: int, kept: dict[Axis, int], parts: dict[Axis, int]) -> Program:
        program = self.programs[p]
        inputs = tuple(TensorType(self._shape(p, v, kept, parts), t.dtype) for v, t in enumerate(program.inputs))
        nodes: list[Node] = []
        for n, (value, node) in enumerate(numbered(len(inputs), program.nodes)):
            if isinstance(node, GraphOp):
                grid = tuple(self._extent((p, -1 - n, g), extent, kept, parts) for g, extent in enumerate(node.grid))
                nodes.append(replace(node, grid=grid))
            elif node.op in ("broadcast", "reshape"):
                attrs = {**node.attr(), "shape": self._shape(p, value, kept, parts)}
                nodes.append(replace(node, attrs=make_attrs(attrs)))
            else:
                nodes.append(node)
        return replace(program, inputs=inputs, nodes=tuple(nodes), strides=())


def _groups(ours: Shape, theirs: Shape) -> Iterator[tuple[list[int], list[int]]]:
    """The least groups of dimensions of two shapes with as many entries each, dimensions of extent 1 left out."""
    x = [d for d, e in enumerate(ours) if e > 1]
    y = [d for d, e in enumerate(theirs) if e > 1]
    while x or y:
        left, right = [x.pop(0)], [y.pop(0)]
        while (a := prod(ours[d] for d in left)) != (b := prod(theirs[d] for d in right)):
            if a < b:
                left.append(x.pop(0))
            else:
                right.append(y.pop(0))
        yield left, right


def cut_alike(programs: Sequence[Program], budget: float) -> Cut:
    """Decomposed programs with the same inputs and outputs, for the first indices of their independent dimensions.

    `budget` is how many entries the values of the first program may have (products count by their multiplications); where that
    cannot be reached, the least that can. Raises `ProgramError` for programs that are not well formed.
    """
    return _Cutter(programs).cut(budget)
