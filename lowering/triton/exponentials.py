"""exp as a power of two: exp(x) = 2^(x · log₂e), with the factor where it costs least.

The machine computes 2^x. Triton's own exp goes on from there with more care than is of use, for results below 2^-126; here these
are zero. What `plan` finds in a kernel:

- exp(x − m) with one m for a row is 2^(x · log₂e − m · log₂e), a fused multiply-add an entry. Only where x is a product: a mask of
  −3.4e38, say, would be −inf once it is multiplied.
- exp(x − s) that is only accumulated, with the running maximum m′ of s (`accumulate sum shift s`), is exp(x − m′) at once: neither
  it nor what is linear in it is multiplied by exp(s − m′) afterwards. Where s is the maximum of a product, m′ is kept times log₂e.
- exp(a b), with a product of an a that was computed before the loop, is 2^((a · log₂e) b) where the product rounds a anyway.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace
from math import frexp, prod

from mirage_ir.lowering.triton.flatten import Round, TileStep, reads
from mirage_ir.lowering.triton.operators import LOWEST, bounded
from mirage_ir.lowering.triton.product import contracted
from mirage_ir.lowering.triton.rules import LOG2E
from mirage_ir.lowering.triton.tiles import Tile, expand
from mirage_ir.lowering.triton.writer import Exponentials, Running, Writer, filled
from mirage_ir.program import Accumulate, AccumulatorKind, Apply, DType, Load, Stage
from mirage_ir.rounding import product_dtype

LINEAR = frozenset({"scale", "neg"})
"""Operators of one value through which a factor passes."""


def plan(w: Writer) -> Exponentials:
    """What the module's docstring says, for the kernel of `w`."""
    exponentials = [s for s in w.flat.steps if isinstance(s.node, Apply) and s.node.op == "exp"]
    readers: dict[int, list[TileStep]] = {}
    for step in w.flat.steps:
        for v in reads(step.node):
            readers.setdefault(v, []).append(step)
    shifts = {maker(w, v).value for s in w.flat.steps if isinstance(s.node, Accumulate) and (v := s.node.shift) is not None}
    differences: dict[int, tuple[int, int]] = {}
    binary, rescaled = set[int](), set[int]()
    shifted: dict[int, int] = {}
    for step in exponentials:
        of = maker(w, _operand(step))
        if _is(of, "matmul") and readers[of.value] == [step] and _scalable(w, of):
            binary.add(of.value)
        if not _is(of, "sub"):
            continue
        x, y = (maker(w, v) for v in reads(of.node))
        inside = w.looped and step.stage is Stage.VARIANT
        if inside and y.value in shifts and (linear := _linear(w, readers, step, y)) is not None:
            shifted[step.value] = y.value
            rescaled |= linear
            if _is(x, "matmul") and _is(y, "max") and maker(w, _operand(y)) is x:
                binary.add(y.value)
        elif not (_is(x, "matmul") and prod(y.type.shape) < prod(x.type.shape)):
            continue
        differences[step.value] = (x.value, y.value)
    shifting = {s.value for s in w.flat.steps if w.looped and s.stage is Stage.VARIANT and _subtracts(w, s, shifts)}
    subtracted = {maker(w, _operand(w.makers[v])).value for v in differences}
    unwritten = frozenset(v for v in subtracted if all(r.value in differences for r in readers[v]))
    return Exponentials(differences, unwritten, shifted, frozenset(rescaled), frozenset(binary), frozenset(shifting))


def _subtracts(w: Writer, step: TileStep, shifts: Container[int]) -> bool:
    return _is(step, "sub") and maker(w, reads(step.node)[1]).value in shifts


def _operand(step: TileStep) -> int:
    (operand,) = reads(step.node)
    return operand


def _is(step: TileStep, op: str) -> bool:
    return isinstance(step.node, Apply) and step.node.op == op


def maker(w: Writer, value: int) -> TileStep:
    """What makes a value, roundings aside that change nothing."""
    step = w.makers[value]
    while isinstance(step.node, Round) and w.flat.types[step.node.operand].dtype is step.node.dtype:
        step = w.makers[step.node.operand]
    return step


def _scalable(w: Writer, product: TileStep) -> bool:
    """Whether the left operand of a product in the loop is computed before it, in more bits than the product takes."""
    assert isinstance(product.node, Apply)
    left = w.makers[product.node.operands[0]]
    narrow = product_dtype(w.flat.graph, w.flat.types, product.node) is not DType.f32
    computed = left.type.dtype is DType.f32 and not _exact(w, left)
    before = w.looped and left.stage is Stage.INVARIANT and product.stage is Stage.VARIANT
    return before and computed and narrow and contracted(w, product) > 1


def _exact(w: Writer, step: TileStep) -> bool:
    """Whether a value has no more bits than what it is loaded from, such as a q that is scaled by 1/8."""
    node = step.node
    if not isinstance(node, Apply):
        return isinstance(node, Load | Round)
    factor = node.attr()["value"] if node.op == "scale" else 1.0
    assert isinstance(factor, float)
    keeps = abs(frexp(factor)[0]) == 0.5 and node.op in ("scale", "neg", "transpose", "broadcast")
    return keeps and _exact(w, w.makers[_operand(step)])


def _linear(w: Writer, readers: dict[int, list[TileStep]], step: TileStep, shift: TileStep) -> set[int] | None:
    """An exponential and what is computed from it, when all of that is linear in it and ends in accumulators with this shift.

    A factor of the shift's shape then passes through. None when something is not so.
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
                if maker(w, node.shift) is not shift:
                    return None
            elif isinstance(node, Round) or (isinstance(node, Apply) and _passes(node, value, factor)):
                waiting += {reader.value} - found
                found.add(reader.value)
            else:
                return None
    return found


def _passes(node: Apply, value: int, factor: tuple[int, ...]) -> bool:
    """Whether an operator is linear in a value, and a factor of this shape passes through it."""
    if node.op == "matmul":
        return node.operands[0] == value and node.operands[1] != value and factor[-1] == 1
    if node.op in ("sum", "mean"):
        dim = node.attr()["dim"]
        return isinstance(dim, int) and factor[dim] == 1
    return node.op in LINEAR


def write(w: Writer, step: TileStep) -> None:
    """The rule of exp."""
    node = step.node
    assert isinstance(node, Apply)
    found = w.exponentials
    if step.value in found.shifted:
        x, shift = found.differences[step.value]
        tile, top = w.tiles[x], running_maximum(w, shift).top
        form = w.meet([tile, top], step)
        if shift in found.binary:
            text = f"tl.exp2({w.spread(tile, form)} * {LOG2E} - {w.spread(top, form)})"
        else:
            text = _power(w.spread(tile, form), w.spread(top, form), False)
    elif step.value in found.differences:
        tile, other = (w.tiles[v] for v in found.differences[step.value])
        form = w.meet([tile, other], step)
        inner = f"({other.text(DType.f32)} * {LOG2E})"
        if maker(w, _operand(step)).value in found.shifting:
            inner = bounded(inner[1:-1])
        text = f"tl.exp2({w.spread(tile, form)} * {LOG2E} - {expand(inner, list(other.aligned(form.rank)), form.axes)})"
    else:
        tile = w.tiles[node.operands[0]]
        form = w.meet([tile], step)
        if maker(w, node.operands[0]).value in found.binary:
            text = f"tl.exp2({w.spread(tile, form)})"
        else:
            text = f"tl.exp2({w.spread(tile, form)} * {LOG2E})"
    w.define(step, text, form)


def running_maximum(w: Writer, shift: int) -> Running:
    """The maximum of `shift` so far, written once an iteration.

    It starts at a finite number, so that a shift of -inf gives exp(-inf) = 0 and no NaN.
    """
    shift = maker(w, shift).value
    if shift not in w.running:
        tile = w.tiles[shift]
        binary = shift in w.exponentials.binary
        form = replace(tile, dtype=DType.f32, zero=frozenset())
        top, new, rescale = (w.unique(f"{n}_{shift}") for n in ("top", "new_top", "old_factor"))
        unit = " times log2(e)" if binary else ""
        w.before.append(f"{top} = {filled(tile.extents, LOWEST)}  # running maximum{unit}")
        coming = f"{tile.text(DType.f32)} * {LOG2E}" if binary else tile.text(DType.f32)
        w.emit(f"{new} = tl.maximum({top}, {coming}, propagate_nan=tl.PropagateNan.ALL)")
        w.emit(f"{rescale} = {_power(top, new, binary)}")
        w.emit(f"{top} = {new}")
        w.running[shift] = Running(replace(form, name=top), replace(form, name=rescale), binary)
    return w.running[shift]


def coming_factor(w: Writer, shift: int) -> Tile:
    """exp(s − m′), the factor of what an iteration adds, written once an iteration."""
    running = running_maximum(w, shift)
    if running.coming is None:
        shift = maker(w, shift).value
        coming = w.tiles[shift].text(DType.f32)
        text = f"tl.exp2({coming} * {LOG2E} - {running.top.name})" if running.binary else _power(coming, running.top.name, False)
        name = w.unique(f"new_factor_{shift}")
        w.emit(f"{name} = {text}")
        running.coming = replace(running.top, name=name)
    return running.coming


def _power(x: str, m: str, binary: bool) -> str:
    """The text of exp(x − m), of 2^(x − m) where both are binary."""
    return f"tl.exp2({x} - {m})" if binary else f"tl.exp2(({x} - {m}) * {LOG2E})"
