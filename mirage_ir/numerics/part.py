"""A part of a program: the same computation for the first indices of dimensions that are independent of one another.

Rows of a norm, columns of a product, heads and queries of attention do not meet: the entries of an output for the first of them are
the same whether the others are computed or not. A dimension is *independent* when nothing contracts, reduces or rearranges it.
Of one that the grid of a kernel splits, fewer blocks are run; when one block is left, and no loop splits what it sees, its tiles
are cut as well. Programs that are compared are cut alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import gcd, prod

from mirage_ir.absence import Absence, is_ragged
from mirage_ir.check import absences, check_graph, infer_program
from mirage_ir.index.classes import DimensionClasses
from mirage_ir.ops import Kind, operator, signature_of
from mirage_ir.program import (
    NEW_DIM,
    Accumulate,
    Apply,
    BodyNode,
    GraphOp,
    Load,
    Node,
    Program,
    Shape,
    Store,
    TensorType,
    make_attrs,
    numbered,
    results,
)
from mirage_ir.untiled import untiled

Axis = tuple[int, ...]
"""A dimension of a value: (program, value, dimension), where an input's program is -1; inside node n it is (program, n, value,
dimension). The grid dimension g of node n is (program, -1 - n, g)."""
AxisOf = Callable[[int, int], Axis]
"""The axis of a value's dimension, in one graph."""
MULTIPLICATIONS = 32
"""Multiplications of a product that take about as long as one entry of an element-wise operator."""
LEAST_ENTRIES = 256
"""Entries of the outputs that a part has: fewer say little about an error. Rows of many entries may be fewer."""
MOST_WORK = 1 << 24
"""Entries of a part above which fewer outputs than that are computed."""
LEAST_GAIN = 0.02
"""Share of the work that a cut in half must save."""


class _Families(DimensionClasses[Axis]):
    """Axes that run together. A family is kept in `parts` equal parts at most, or whole when it is `fixed`."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: dict[Axis, int] = {}
        self.fixed: set[Axis] = set()

    def add(self, x: Axis, extent: int) -> None:
        root = self.find(x)
        self.parts[root] = gcd(self.parts.get(root, 0), extent)

    def joined(self, gone: Axis, root: Axis) -> None:
        self.parts[root] = gcd(self.parts.pop(gone, 0), self.parts.get(root, 0))
        if gone in self.fixed:
            self.fixed.add(root)

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
                    self._apply(partial(self.axis, p), [t.shape for t in self.types[p]], first, node)
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

    def _aligned(self, at: AxisOf, shapes: Sequence[Shape], x: int, y: int, skip: Sequence[int] = ()) -> None:
        """Joins dimensions of x and y, counted from the end, that have one extent; `skip` is of negative dimensions."""
        ours, theirs = shapes[x], shapes[y]
        for d in range(-min(len(ours), len(theirs)), 0):
            if d not in skip and ours[d] == theirs[d]:
                self.families.join(at(x, len(ours) + d), at(y, len(theirs) + d))

    def _fix(self, at: AxisOf, dims: Iterable[tuple[int, int]]) -> None:
        for v, d in dims:
            self.families.fix(at(v, d))

    def _apply(self, at: AxisOf, shapes: Sequence[Shape], value: int, node: Apply) -> None:
        """Joins dimensions that run together. Bound and partly kept dimensions stay whole. Of merged or split ones the outermost
        may be cut."""
        signature = signature_of(node, [shapes[v] for v in node.operands])
        self.families.unify(signature, node.operands, value, at)
        for label in signature.bound:
            self._fix(at, ((node.operands[o], d) for o, d in label.along))
        for segment in signature.segments:
            self._fix(at, ((node.operands[segment.operand], segment.dim), (value, segment.result)))
        for group in signature.regroupings:
            (x, *ours), (y, *theirs) = group.operand, group.result
            self._fix(at, (*((node.operands[0], d) for d in ours), *((value, d) for d in theirs)))
            self.families.join(at(node.operands[0], x), at(value, y))

    def _graph(self, p: int, n: int, first: int, graph: GraphOp) -> None:
        def at(value: int, dim: int) -> Axis:
            return (p, n, value, dim)

        types = check_graph(graph, [self.types[p][v] for v in graph.operands], memory=False)
        shapes = [t.shape for t in types]
        absent: Sequence[Absence] = [(None,) * len(shape) for shape in shapes]
        if is_ragged(graph):
            absent = absences(graph, [self.types[p][v] for v in graph.operands])
        for g, extent in enumerate(graph.grid):
            self.families.add((p, -1 - n, g), extent)
        for value in range(len(graph.operands), len(shapes)):
            for d, extent in enumerate(shapes[value]):
                self.families.add(at(value, d), extent)
        stored = first
        for value, node in numbered(len(graph.operands), graph.body):
            match node:
                case Load():
                    self._split(p, n, graph, graph.operands[node.source], node.imap, 0, value, shapes[value], absent[value])
                    if node.fmap >= 0 and graph.loops[node.loop] > 1:
                        self.families.fix(at(value, node.fmap))
                case Apply():
                    self._apply(at, shapes, value, node)
                case Accumulate():
                    skip = () if node.dim is None else (node.dim - len(shapes[value]),)
                    for v in (node.operand, node.operand if node.shift is None else node.shift):
                        self._aligned(at, shapes, v, value, skip)
                    if node.dim is not None:
                        self.families.fix(at(value, node.dim))
                        self.families.fix(at(node.operand, node.dim))
                case GraphOp():
                    whole = (*node.operands, *range(value, value + results(node)))
                    self._fix(at, ((v, d) for v in whole for d in range(len(shapes[v]))))
                case Store():
                    new = [g for g, d in enumerate(node.omap) if d == NEW_DIM]
                    for d, g in enumerate(new):
                        self.families.join(self.axis(p, stored, d), (p, -1 - n, g))
                    tile = node.operand
                    self._split(p, n, graph, stored, node.omap, len(new), tile, shapes[tile], absent[tile])
                    stored += 1

    def _split(
        self,
        p: int,
        n: int,
        graph: GraphOp,
        value: int,
        dims: Sequence[int],
        lead: int,
        tile: int,
        inside: Shape,
        absence: Absence,
    ) -> None:
        """Joins each dimension of a tensor with the outermost grid dimension that splits it, or with the tile that is all of it.

        `value` is the tensor, whose first `lead` dimensions are no tile's, and `tile` the tile that is loaded or stored, of shape
        `inside` and with this absence: a dimension that tiles exceed stays whole, as does all that covers it.
        """
        for d, extent in enumerate(inside):
            whole, part = self.axis(p, value, lead + d), (p, n, tile, d)
            splitting = [g for g, to in enumerate(dims) if to == d and graph.grid[g] > 1]
            for g in splitting if absence[d] is not None else splitting[1:]:
                self.families.fix((p, -1 - n, g))
            if absence[d] is not None:
                self.families.fix(whole)
                self.families.fix(part)
            elif splitting:
                self.families.join(whole, (p, -1 - n, splitting[0]))
                self.families.fix(part)
            elif extent == self.types[p][value].shape[lead + d]:
                self.families.join(whole, part)
            else:
                self.families.fix(whole)
                self.families.fix(part)

    def cut(self, budget: float) -> Cut:
        """The programs with as many parts of each family as `budget` allows, one at least."""
        all_parts = self.families.free()
        kept = dict(all_parts)
        whole = left = self._work(kept, all_parts)
        while left > budget:
            options: list[tuple[float, Axis]] = []
            for family, k in kept.items():
                less = {**kept, family: (k + 1) // 2}
                if k > 1 and (left > MOST_WORK or self._entries(less, all_parts) >= LEAST_ENTRIES):
                    options.append((self._work(less, all_parts), family))
            if not options or (best := min(options))[0] > (1 - LEAST_GAIN) * left:
                break
            left, family = best
            kept[family] = (kept[family] + 1) // 2
        programs = tuple(self._restrict(p, kept, all_parts) for p in range(len(self.programs)))
        return Cut(programs, left / whole)

    def _extent(self, axis: Axis, extent: int, kept: dict[Axis, int], parts: dict[Axis, int]) -> int:
        root = self.families.find(axis)
        return extent // parts[root] * kept[root] if root in kept else extent

    def _shape(self, p: int, value: int, kept: dict[Axis, int], parts: dict[Axis, int]) -> Shape:
        return tuple(self._extent(self.axis(p, value, d), e, kept, parts) for d, e in enumerate(self.shape(p, value)))

    def _entries(self, kept: dict[Axis, int], parts: dict[Axis, int]) -> int:
        return sum(prod(self._shape(0, v, kept, parts)) for v in self.programs[0].outputs)

    def _work(self, kept: dict[Axis, int], parts: dict[Axis, int]) -> float:
        """Work of the first program: entries of all values, and multiplications of its products."""
        program = self.programs[0]
        work = float(sum(prod(self._shape(0, v, kept, parts)) for v in range(len(self.types[0]))))
        for value, node in numbered(len(program.inputs), program.nodes):
            if isinstance(node, Apply) and operator(node.op).kind is Kind.CONTRACTION:
                (label,) = signature_of(node, [self.shape(0, v) for v in node.operands]).bound
                work += prod(self._shape(0, value, kept, parts)) * label.extent / MULTIPLICATIONS
        return work

    def _restrict(self, p: int, kept: dict[Axis, int], parts: dict[Axis, int]) -> Program:
        program = self.programs[p]
        inputs = tuple(TensorType(self._shape(p, v, kept, parts), t.dtype) for v, t in enumerate(program.inputs))
        nodes: list[Node] = []
        for n, (value, node) in enumerate(numbered(len(inputs), program.nodes)):
            if isinstance(node, GraphOp):
                grid = tuple(self._extent((p, -1 - n, g), extent, kept, parts) for g, extent in enumerate(node.grid))
                body: list[BodyNode] = []
                for inner, inside in numbered(len(node.operands), node.body):
                    extents = inside.attr().get("shape") if isinstance(inside, Apply) else None
                    if isinstance(inside, Load) and inside.tile is not None:
                        tile = (self._extent((p, n, inner, d), e, kept, parts) for d, e in enumerate(inside.tile))
                        inside = replace(inside, tile=tuple(tile))
                    if isinstance(inside, Apply) and isinstance(extents, tuple):
                        inside = _reshaped(inside, (self._extent((p, n, inner, d), e, kept, parts) for d, e in enumerate(extents)))
                    body.append(inside)
                nodes.append(replace(node, grid=grid, body=tuple(body)))
            else:
                nodes.append(_reshaped(node, self._shape(p, value, kept, parts)) if "shape" in node.attr() else node)
        return replace(program, inputs=inputs, nodes=tuple(nodes), strides=())


def _reshaped(node: Apply, shape: Iterable[int]) -> Apply:
    return replace(node, attrs=make_attrs({**node.attr(), "shape": tuple(shape)}))


def cut_alike(programs: Sequence[Program], budget: float) -> Cut:
    """Decomposed programs with the same inputs and outputs, for the first indices of their independent dimensions.

    `budget` is how many entries the values of the first program may have (products count by their multiplications); where that
    cannot be reached, the least that can. Raises `ProgramError` for programs that are not well formed.
    """
    cut = Cut(tuple(map(untiled, programs)), 1.0)
    # Where one block is left, tiles can be cut after the grid.
    while (further := _Cutter(cut.programs).cut(budget)).share != 1:
        cut = Cut(further.programs, cut.share * further.share)
    return cut
