"""The law that a reshape of what an operator computes is the operator of reshapes, used where a tensor would be stored for it.

No kernel reaches through a reshape that regroups dimensions. So a norm whose rows were made one dimension would be stored before it
meets a tensor that has an entry for each of the dimensions that they were made of.
"""

from __future__ import annotations

from typing import NamedTuple

from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.ops import VIEWS, Kind, operator
from mirage_ir.ops.signature import groups_of_reshape
from mirage_ir.ops.table import signature_of
from mirage_ir.program import Apply, Attr, Shape, numbered
from mirage_ir.saturate.writer import ProgramWriter


def of_reshapes(program: Decomposed) -> Decomposed:
    """The program with values in the shapes in which they are read, as far as their operators allow it; itself where none changes.

    rewrite: `reshape(f(x, y))` → `f(reshape(x), reshape(y))`, for element-wise operators and reductions over other dimensions.
    checks: nobody reads the value in another shape, and an operator that is no view reads it in this one; an operand has all
    dimensions that are regrouped together, next to each other, or none of them.
    """
    if not any(isinstance(node, Apply) and operator(node.op).reshapes for node in program.nodes):
        return program
    return _Reshaping(program).written()


class _Reshaped(NamedTuple):
    """How a value is computed in another shape: the shapes of the operands, and the operator's attributes."""

    operands: tuple[Shape, ...]
    attrs: dict[str, Attr]


class _Reshaping:
    """In which shapes each value is wanted."""

    def __init__(self, program: Decomposed) -> None:
        self.program = program
        self.shapes: list[Shape] = [t.shape for t in infer_program(program)]
        self.nodes: dict[int, Apply] = {v: n for v, n in numbered(len(program.inputs), program.nodes) if isinstance(n, Apply)}
        self.wanted: dict[int, dict[Shape, bool]] = {v: {} for v in range(len(self.shapes))}
        """The shapes in which a value is read, and whether an operator that is no view reads it so."""
        self.moved: dict[int, _Reshaped] = {}

    def written(self) -> Decomposed:
        program = self.program
        if len(self.nodes) != len(program.nodes):
            return program
        for v in program.outputs:
            self._want(v, self.shapes[v], computed=False)
        for v in reversed(self.nodes):
            self._ask_operands(v)
        if not self.moved:
            return program
        writer = ProgramWriter(program)
        made: dict[tuple[int, Shape], int] = {}
        for v, own in enumerate(self.shapes):
            for shape in sorted(self.wanted[v], key=own.__ne__):
                made[v, shape] = self._write(writer, made, v, shape)
        return writer.program([made[v, self.shapes[v]] for v in program.outputs])

    def _want(self, v: int, shape: Shape, computed: bool) -> None:
        self.wanted[v][shape] = self.wanted[v].get(shape, False) or computed

    def _ask_operands(self, v: int) -> None:
        """Notes in which shapes a value's operands are read."""
        node, wanted, own = self.nodes[v], self.wanted[v], self.shapes[v]
        if not wanted:
            return
        if operator(node.op).reshapes:
            for shape, computed in wanted.items():
                self._want(node.operands[0], shape, computed)
            return
        (shape, computed), *others = wanted.items()
        reshaped = self._reshaped(node, own, shape) if computed and not others and shape != own else None
        if reshaped is not None:
            self.moved[v] = reshaped
        elif own not in wanted:
            wanted[own] = False
        for n, operand in enumerate(node.operands):
            self._want(operand, self.shapes[operand] if reshaped is None else reshaped.operands[n], node.op not in VIEWS)

    def _reshaped(self, node: Apply, own: Shape, shape: Shape) -> _Reshaped | None:
        """How an operator computes its result in another shape; None where it cannot."""
        row = operator(node.op)
        if row.kind not in (Kind.ELEMENTWISE, Kind.REDUCTION) and node.op != "broadcast":
            return None
        groups = list(groups_of_reshape(own, shape))
        attrs = node.attr()
        if node.op == "broadcast":
            attrs["shape"] = shape
        reduced: tuple[int, int] | None = None  # The dimension that is reduced, of the result as it was and as it is to be.
        if row.kind is Kind.REDUCTION:
            dim = attrs["dim"]
            assert isinstance(dim, int)
            place = _ones_beside(groups, own, shape, dim)
            if place is None:
                return None
            reduced = dim, place
            attrs["dim"] = place
        signature = signature_of(node, [self.shapes[o] for o in node.operands])
        found: list[Shape] = []
        for n, operand in enumerate(node.operands):
            theirs = self.shapes[operand]
            along = {label.result: d for label in signature.labels if label.result is not None for o, d in label.along if o == n}
            new = [1] * len(shape)
            for ours, others in groups:
                has = [along[d] for d in ours if d in along and theirs[along[d]] == own[d]]
                apart = bool(has) and any(theirs[d] > 1 and d not in has for d in range(has[0], has[-1]))
                if has and (len(has) < len(ours) or has != sorted(has) or apart):
                    return None
                for d in others if has else ():
                    new[d] = shape[d]
            if reduced is not None:
                new[reduced[1]] = theirs[reduced[0]]
            while len(new) > len(theirs) and new[0] == 1 and row.kind is not Kind.REDUCTION:
                del new[0]
            found.append(tuple(new))
        if node.op != "broadcast" and all(len(new) < len(shape) for new in found):
            return None  # Nothing has the leading dimensions of extent 1.
        return _Reshaped(tuple(found), attrs)

    def _write(self, writer: ProgramWriter, made: dict[tuple[int, Shape], int], v: int, shape: Shape) -> int:
        own = self.shapes[v]
        if v not in self.nodes:
            return v if shape == own else writer.emit("reshape", v, shape=shape)
        node = self.nodes[v]
        if operator(node.op).reshapes:
            return made[node.operands[0], shape]
        if v in self.moved:
            reshaped = self.moved[v]
            operands = (made[o, s] for o, s in zip(node.operands, reshaped.operands, strict=True))
            return writer.emit(node.op, *operands, **reshaped.attrs)
        if shape != own:
            return writer.emit("reshape", made[v, own], shape=shape)
        return writer.emit(node.op, *(made[o, self.shapes[o]] for o in node.operands), **node.attr())


def _ones_beside(groups: list[tuple[list[int], list[int]]], own: Shape, shape: Shape, dim: int) -> int | None:
    """The dimension of `shape`, of extent 1, that stands between the same groups as one of `own`; None where there is none."""
    before = sum(ours[-1] < dim for ours, _ in groups)
    first = groups[before - 1][1][-1] + 1 if before else 0
    end = groups[before][1][0] if before < len(groups) else len(shape)
    # Of several, the one with as many to the right of it: operands are aligned at the last dimension.
    last = groups[before][0][0] if before < len(groups) else len(own)
    place = end - (last - dim)
    return place if first <= place < end else None
