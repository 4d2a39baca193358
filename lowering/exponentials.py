"""exp as a power of two: exp(x) = 2^(x · log₂e), with the factor where it costs least.

The machine computes 2^x. `plan_exponentials` finds three forms in a kernel:

- exp(x − m) with one m for a row is 2^(x · log₂e − m · log₂e), a fused multiply-add an entry. Only where x is a product: a mask of
  −3.4e38, say, would be −inf once it is multiplied.
- exp(x − s) that is only accumulated, with the running maximum m′ of s (`accumulate sum shift s`), is exp(x − m′) at once: neither
  it nor values linear in it are multiplied by exp(s − m′) afterwards. Where s is the maximum of a product, m′ is kept times log₂e.
- exp(a b), with a product of an a that was computed before the loop, is 2^((a · log₂e) b) where the product rounds a anyway.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import frexp, prod
from typing import cast

from mirage_ir.lowering.flatten import Flat, Round, TileStep, is_product, iterates, reads
from mirage_ir.ops import Kind, operator, signature_of
from mirage_ir.ops.signature import Label
from mirage_ir.program import Accumulate, AccumulatorKind, Apply, DType, Load, Shape, Stage
from mirage_ir.rounding import product_dtype

LOG2E = 1.4426950408889634
"""exp(x) is 2^(x · log₂e)."""


@dataclass(frozen=True, slots=True)
class Exponentials:
    """How the exponentials of a kernel are written.

    special: exponentials in another form than their rule's. differences: exponentials of a difference, and its two values.
    unwritten: differences that only such exponentials read. shifted: exponentials taken with a running maximum, and the shift whose
    maximum it is. rescaled: these, and values linear in them. binary: products that are computed times log₂e, and shifts whose
    running maximum is. shifting: differences of a value and a shift, which may be -inf.
    """

    special: frozenset[int] = frozenset()
    differences: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])
    unwritten: frozenset[int] = frozenset()
    shifted: dict[int, int] = field(default_factory=dict[int, int])
    rescaled: frozenset[int] = frozenset()
    binary: frozenset[int] = frozenset()
    shifting: frozenset[int] = frozenset()


class _Steps:
    """The steps of a kernel, by the values that they make."""

    def __init__(self, flat: Flat) -> None:
        self.flat = flat
        self.makers = {s.value: s for s in flat.steps}
        self._iterating = [iterates(flat, loop) for loop in range(len(flat.graph.loops))]

    def looped(self, step: TileStep) -> bool:
        """Whether a step varies in a loop of several iterations."""
        return step.stage.varies and self._iterating[step.stage.loop]


def plan_exponentials(flat: Flat) -> Exponentials:
    """The forms of this module's docstring that a kernel has."""
    w = _Steps(flat)
    readers: dict[int, list[TileStep]] = {}
    for step in w.flat.steps:
        for v in reads(step.node):
            readers.setdefault(v, []).append(step)
    shifts = {w.makers[v].value for s in w.flat.steps if isinstance(s.node, Accumulate) and (v := s.node.shift) is not None}
    differences: dict[int, tuple[int, int]] = {}
    special, binary, rescaled = set[int](), set[int](), set[int]()
    shifted: dict[int, int] = {}
    for step in w.flat.steps:
        if not _is(step, "exp"):
            continue
        of = _argument(w, step)
        if is_product(of.node) and readers[of.value] == [step] and _scalable(w, of):
            binary.add(of.value)
            special.add(step.value)
        if not _subtracts(of):
            continue
        x, y = (w.makers[v] for v in reads(of.node))
        inside = w.looped(step)
        if inside and y.value in shifts and (linear := _linear(w, readers, step, y)) is not None:
            shifted[step.value] = y.value
            rescaled |= linear
            if is_product(x.node) and _is(y, "max") and _argument(w, y) is x:
                binary.add(y.value)
        elif not (is_product(x.node) and prod(y.type.shape) < prod(x.type.shape)):
            continue
        differences[step.value] = (x.value, y.value)
    variant = [s for s in w.flat.steps if w.looped(s) and _subtracts(s)]
    shifting = frozenset(s.value for s in variant if w.makers[reads(s.node)[1]].value in shifts)
    subtracted = {_argument(w, w.makers[v]).value for v in differences}
    unwritten = frozenset(v for v in subtracted if all(r.value in differences for r in readers[v]))
    return Exponentials(
        frozenset(special | differences.keys()), differences, unwritten, shifted, frozenset(rescaled), frozenset(binary), shifting
    )


def _argument(w: _Steps, step: TileStep) -> TileStep:
    """The step that makes the operand of an operator of one value."""
    (operand,) = reads(step.node)
    return w.makers[operand]


def _is(step: TileStep, op: str) -> bool:
    return isinstance(step.node, Apply) and step.node.op == op


def _subtracts(step: TileStep) -> bool:
    return isinstance(step.node, Apply) and operator(step.node.op).difference


def _scalable(w: _Steps, product: TileStep) -> bool:
    """Whether the left operand of a product in the loop is computed before it, in more bits than the product takes."""
    node = product.node
    assert isinstance(node, Apply)
    left = w.makers[node.operands[0]]
    narrow = product_dtype(w.flat.graph, w.flat.types, node) is not DType.f32
    computed = left.type.dtype is DType.f32 and not _exact(w, left)
    before = w.looped(product) and left.stage is Stage.INVARIANT
    return before and computed and narrow and _bound(w, node).extent > 1


def _exact(w: _Steps, step: TileStep) -> bool:
    """Whether a value has only the bits of a loaded tile, such as a q that is scaled by 1/8."""
    node = step.node
    if not isinstance(node, Apply):
        return isinstance(node, Load | Round)
    row, factor = operator(node.op), cast(float, node.attr().get("value", 1.0))
    exact = row.kind is Kind.LAYOUT or (row.scales and abs(frexp(factor)[0]) == 0.5)
    return exact and _exact(w, w.makers[node.operands[0]])


def _linear(w: _Steps, readers: dict[int, list[TileStep]], step: TileStep, shift: TileStep) -> set[int] | None:
    """An exponential with all values computed from it, if they are linear in it and end in accumulators with this shift.

    A factor of the shift's shape then passes through. None otherwise.
    """
    factor = shift.type.shape
    found, waiting = {step.value}, [step.value]
    while waiting:
        value = waiting.pop()
        shape = w.flat.types[value].shape
        if len(shape) != len(factor) or any(f not in (1, e) for f, e in zip(factor, shape, strict=True)):
            return None
        for reader in readers[value]:
            node = reader.node
            if isinstance(node, Accumulate) and node.kind is AccumulatorKind.SUM and node.shift is not None:
                if w.makers[node.shift] is not shift:
                    return None
            elif isinstance(node, Round) or (isinstance(node, Apply) and _passes(w, node, value, factor)):
                waiting += {reader.value} - found
                found.add(reader.value)
            else:
                return None
    return found


def _passes(w: _Steps, node: Apply, value: int, factor: Shape) -> bool:
    """Whether an operator is linear in a value, and a factor of this shape passes through it."""
    row = operator(node.op)
    if row.product:
        return node.operands[0] == value and node.operands[1] != value and factor[-1] == 1
    if row.kind is Kind.REDUCTION:
        return row.linear and factor[_bound(w, node).along[0][1]] == 1
    return row.scales


def _bound(w: _Steps, node: Apply) -> Label:
    """The index that a reduction or a contraction binds."""
    (label,) = signature_of(node, [w.flat.types[v].shape for v in node.operands]).bound
    return label
