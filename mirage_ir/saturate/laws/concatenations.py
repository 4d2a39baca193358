"""The law that an element-wise operator of a concatenation is the concatenation of the operator of its parts.

No kernel reads from a concatenation what it does not read from device memory. So one that element-wise operators read would be
stored for them, parts that are inputs copied with the others; of what they make, kernels store each part where it belongs.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.ops import Kind, operator
from mirage_ir.ops.table import signature_of
from mirage_ir.program import Apply, Shape, numbered
from mirage_ir.saturate.laws.slices import MOST_APART, of_slices
from mirage_ir.saturate.writer import ProgramWriter


class _Cuts(NamedTuple):
    """Where the parts of a value begin along a dimension, and where the last one ends."""

    dim: int
    places: tuple[int, ...]


def of_concatenations(program: Decomposed) -> Decomposed:
    """The program with concatenations behind the element-wise operators that read them, as far as that takes no more work; itself
    where none moves.

    rewrite: `f(concat(x, y), z)` → `concat(f(x, slice(z)), f(y, slice(z)))`.
    checks: f is element-wise, z has as many entries along the dimension or one, and there are few parts.
    """
    if not all(isinstance(node, Apply) for node in program.nodes):
        return program
    first, shapes = len(program.inputs), [t.shape for t in infer_program(program)]
    nodes = {v: node for v, node in numbered(first, program.nodes) if isinstance(node, Apply)}
    cuts: dict[int, _Cuts] = {}
    for v, node in nodes.items():
        found = _cuts_of(node, shapes, cuts)
        if found is not None and len(found.places) <= MOST_APART + 1:
            cuts[v] = found
    moved = {v for v in cuts if nodes[v].op != "concat"}
    last = moved & {*program.outputs, *(o for v, node in nodes.items() if v not in moved for o in node.operands)}
    if not last:
        return program
    writer = ProgramWriter(program)
    names = list(range(first))
    for v, node in nodes.items():
        made = writer.add(Apply(node.op, tuple(names[o] for o in node.operands), node.attrs))
        if v in last:
            dim, places = cuts[v]
            parts = [writer.emit("slice", made, dim=dim, start=start, stop=stop) for start, stop in pairwise(places)]
            made = writer.emit("concat", *parts, dim=dim)
        names.append(made)
    return of_slices(writer.program([names[v] for v in program.outputs]), products=False)


def _cuts_of(node: Apply, shapes: list[Shape], cuts: dict[int, _Cuts]) -> _Cuts | None:
    """The cuts of a value: a concatenation's own, and of an element-wise operator those of its operands, along one dimension."""
    inner = [shapes[o] for o in node.operands]
    if node.op == "concat":
        dim, places = int(str(node.attr()["dim"])), [0]
        for shape in inner:
            places.append(places[-1] + shape[dim])
        return _Cuts(dim, tuple(places))
    if operator(node.op).kind is not Kind.ELEMENTWISE:
        return None
    result = {where: label.result for label in signature_of(node, inner).labels for where in label.along}
    found: dict[int | None, set[int]] = {}
    for place, operand in enumerate(node.operands):
        if operand in cuts:
            dim, places = cuts[operand]
            found.setdefault(result.get((place, dim)), set()).update(places)
    if len(found) != 1:
        return None
    ((dim, places),) = found.items()
    return None if dim is None else _Cuts(dim, tuple(sorted(places)))
