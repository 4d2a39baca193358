"""The law that a slice of what an operator computes is the operator of slices, used wherever it saves a tensor.

The entries of a slice are read by a kernel, or lie in device memory: no block takes them from a tile. So a value that is read in
slices alone would be stored before it is read.
"""

from __future__ import annotations

from math import prod
from typing import TypeAlias

from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.ops import VIEWS, Kind, operator
from mirage_ir.ops.table import signature_of
from mirage_ir.program import Apply, Shape, numbered
from mirage_ir.saturate.writer import ProgramWriter

Entries: TypeAlias = tuple[tuple[int, int], ...]
"""Some entries of a tensor: the first one and the end along each dimension."""

MOST_APART = 8
"""Boxes of one value that are computed apart, at most. A choice: programs grow with them."""


def of_slices(program: Decomposed, products: bool) -> Decomposed:
    """The program with slices of inputs and of stored values alone, as far as that takes no more work; itself where none moves.

    args: `products` says whether products are computed in parts, too; otherwise their parts are slices of what they store.
    rewrite: `slice(f(x, y), d, i, j)` → `f(slice(x, d, i, j), slice(y, d, i, j))`, for every operator along dimensions in which its
    entries go with those of operands.
    checks: the value is read in slices alone, which have each entry once at most; or f is element-wise, and only one operand has
    as many entries, so that they are read instead of the value's. What a kernel must store, since its dimensions are regrouped, is
    stored whole, and so is what outputs alone are parts of, as many entries as it has: they are views.
    """
    if not any(isinstance(node, Apply) and node.op == "slice" for node in program.nodes):
        return program
    return _Slicing(program, products).written()


class _Slicing:
    """Which boxes of each value are wanted, and which of them are computed as such."""

    def __init__(self, program: Decomposed, products: bool) -> None:
        self.program, self.products = program, products
        self.shapes: list[Shape] = [t.shape for t in infer_program(program)]
        self.nodes: dict[int, Apply] = {v: n for v, n in numbered(len(program.inputs), program.nodes) if isinstance(n, Apply)}
        self.wanted: dict[int, dict[Entries, None]] = {v: {} for v in range(len(self.shapes))}
        self.read = {v for n in self.nodes.values() if n.op not in VIEWS for v in n.operands}
        """The values from which others are computed, or a view of them."""
        for v in reversed(self.nodes):
            if self.nodes[v].op in VIEWS and v in self.read:
                self.read.update(self.nodes[v].operands)
        self.apart: set[int] = set()
        """The values of which boxes are computed; of others they are slices."""

    def written(self) -> Decomposed:
        program = self.program
        if len(self.nodes) != len(program.nodes):
            return program
        for v in program.outputs:
            self.wanted[v][self._all(v)] = None
        for v in reversed(self.nodes):
            self._ask_operands(v)
        moved = {v for v in self.apart if self.nodes[v].op != "slice"}
        if all(self.wanted[v].keys() <= {self._all(v)} for v in moved):
            return program
        writer = ProgramWriter(program)
        made: dict[tuple[int, Entries], int] = {}
        for v in range(len(self.shapes)):
            whole = self._all(v)
            for box in sorted(self.wanted[v], key=whole.__ne__):  # Others may be slices of the whole.
                made[v, box] = self._write(writer, made, v, box)
        return writer.program([made[v, self._all(v)] for v in program.outputs])

    def _all(self, v: int) -> Entries:
        return tuple((0, n) for n in self.shapes[v])

    def _ask_operands(self, v: int) -> None:
        """Notes which boxes of operands a value's boxes take."""
        node, wanted = self.nodes[v], self.wanted[v]
        if not wanted:
            return
        boxes = {box: self._operand_boxes(node, box) for box in wanted}
        if node.op == "slice" or self._comes_apart(v, node, boxes):
            self.apart.add(v)
        else:
            wanted[self._all(v)] = None
            boxes = {self._all(v): [self._all(o) for o in node.operands]}
        for asked in boxes.values():
            for operand, box in zip(node.operands, asked or (), strict=asked is not None):
                if box is not None:
                    self.wanted[operand][box] = None

    def _comes_apart(self, v: int, node: Apply, boxes: dict[Entries, list[Entries | None] | None]) -> bool:
        """Whether all wanted boxes of a value are to be computed as such."""
        parts, row = [box for box in boxes if box != self._all(v)], operator(node.op)
        if (row.kind is Kind.CONTRACTION and not self.products) or (row.reshapes and not self._is_view_of_input(v)):
            return False
        if len(parts) > MOST_APART or any(asked is None for asked in boxes.values()):
            return False
        if len(parts) == len(boxes):
            computed = sum(prod(end - start for start, end in box) for box in parts)
            return computed < prod(self.shapes[v]) or (computed == prod(self.shapes[v]) and v in self.read)
        large = [o for o in node.operands if prod(self.shapes[o]) == prod(self.shapes[v])]
        return row.kind is Kind.ELEMENTWISE and len(set(large)) <= 1

    def _is_view_of_input(self, v: int) -> bool:
        while v in self.nodes and self.nodes[v].op in VIEWS:
            (v,) = self.nodes[v].operands
        return v not in self.nodes

    def _operand_boxes(self, node: Apply, box: Entries) -> list[Entries | None] | None:
        """The boxes of operands from which an operator computes a box of its result, None for operands of which it takes nothing;
        None in all where it takes others than boxes."""
        shapes = [self.shapes[o] for o in node.operands]
        signature = signature_of(node, shapes)
        found = [[(0, n) for n in shape] for shape in shapes]
        taken = [True] * len(shapes)
        for label in signature.labels:
            if label.result is not None:
                for operand, dim in label.along:
                    found[operand][dim] = box[label.result]
        for segment in signature.segments:
            start, end = box[segment.result]
            first, last = max(start, segment.at), min(end, segment.at + segment.extent)
            shift = segment.start - segment.at
            found[segment.operand][segment.dim] = first + shift, last + shift
            taken[segment.operand] = first < last
        for regrouping in signature.regroupings:
            if any(box[d] != (0, n) for d, n in zip(regrouping.result, regrouping.extents, strict=True)):
                return None
        return [tuple(each) if some else None for each, some in zip(found, taken, strict=True)]

    def _write(self, writer: ProgramWriter, made: dict[tuple[int, Entries], int], v: int, box: Entries) -> int:
        if v not in self.nodes:
            return _sliced(writer, v, self._all(v), box)
        if v not in self.apart and box != self._all(v):
            return _sliced(writer, made[v, self._all(v)], self._all(v), box)
        node = self.nodes[v]
        asked = self._operand_boxes(node, box)
        assert asked is not None
        operands = [made[o, own] for o, own in zip(node.operands, asked, strict=True) if own is not None]
        if node.op == "slice" or (node.op == "concat" and len(operands) == 1):
            return operands[0]
        attrs = node.attr()
        if "shape" in attrs:
            attrs = {**attrs, "shape": tuple(end - start for start, end in box)}
        return writer.emit(node.op, *operands, **attrs)


def _sliced(writer: ProgramWriter, value: int, whole: Entries, box: Entries) -> int:
    for dim, (all_, (start, end)) in enumerate(zip(whole, box, strict=True)):
        if (start, end) != all_:
            value = writer.emit("slice", value, dim=dim, start=start, stop=end)
    return value
