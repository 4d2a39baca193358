"""exp as a power of two: exp(x) = 2^(x · log₂e), with the factor where it costs least.

The machine computes 2^x. Triton's own exp goes on from there with more care than is of use, for results below 2^-126; here these
are zero. `plan` finds three forms in a kernel:

- exp(x − m) with one m for a row is 2^(x · log₂e − m · log₂e), a fused multiply-add an entry. Only where x is a product: a mask of
  −3.4e38, say, would be −inf once it is multiplied.
- exp(x − s) that is only accumulated, with the running maximum m′ of s (`accumulate sum shift s`), is exp(x − m′) at once: neither
  it nor values linear in it are multiplied by exp(s − m′) afterwards. Where s is the maximum of a product, m′ is kept times log₂e.
- exp(a b), with a product of an a that was computed before the loop, is 2^((a · log₂e) b) where the product rounds a anyway.
"""

from __future__ import annotations

from dataclasses import replace
from math import frexp, inf, prod
from typing import cast

from mirage_ir.lowering.flatten import Round, TileStep, is_product, reads
from mirage_ir.lowering.triton.operators import LOWEST_TEXT, bounded, low_difference, reduced_dim
from mirage_ir.lowering.triton.product import contracted
from mirage_ir.lowering.triton.rules import LOG2E
from mirage_ir.lowering.triton.tiles import Tile, expand
from mirage_ir.lowering.triton.writer import Exponentials, Running, Writer, filled
from mirage_ir.ops import Kind, operator
from mirage_ir.program import Accumulate, AccumulatorKind, Apply, DType, Load, Shape, Stage
from mirage_ir.rounding import product_dtype


def plan(w: Writer) -> Exponentials:
    """The forms of this module's docstring that the kernel of `w` has."""
    readers: dict[int, list[TileStep]] = {}
    for step in w.flat.steps:
        for v in reads(step.node):
            readers.setdefault(v, []).append(step)
    shifts = {maker(w, v).value for s in w.flat.steps if isinstance(s.node, Accumulate) and (v := s.node.shift) is not None}
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
        x, y = (maker(w, v) for v in reads(of.node))
        inside = w.looped and step.stage is Stage.VARIANT
        if inside and y.value in shifts and (linear := _linear(w, readers, step, y)) is not None:
            shifted[step.value] = y.value
            rescaled |= linear
            if is_product(x.node) and _is(y, "max") and _argument(w, y) is x:
                binary.add(y.value)
        elif not (is_product(x.node) and prod(y.type.shape) < prod(x.type.shape)):
            continue
        differences[step.value] = (x.value, y.value)
    variant = [s for s in w.flat.steps if w.looped and s.stage is Stage.VARIANT and _subtracts(s)]
    shifting = frozenset(s.value for s in variant if maker(w, reads(s.node)[1]).value in shifts)
    subtracted = {_argument(w, w.makers[v]).value for v in differences}
    unwritten = frozenset(v for v in subtracted if all(r.value in differences for r in readers[v]))
    return Exponentials(
        frozenset(special | differences.keys()), differences, unwritten, shifted, frozenset(rescaled), frozenset(binary), shifting
    )


def _argument(w: Writer, step: TileStep) -> TileStep:
    """The step that makes the operand of an operator of one value."""
    (operand,) = reads(step.node)
    return maker(w, operand)


def _is(step: TileStep, op: str) -> bool:
    return isinstance(step.node, Apply) and step.node.op == op


def _subtracts(step: TileStep) -> bool:
    return isinstance(step.node, Apply) and operator(step.node.op).difference


def maker(w: Writer, value: int) -> TileStep:
    """The step that makes a value; skips roundings to the type that a value has already."""
    step = w.makers[value]
    while isinstance(step.node, Round) and w.flat.types[step.node.operand].dtype is step.node.dtype:
        step = w.makers[step.node.operand]
    return step


def _scalable(w: Writer, product: TileStep) -> bool:
    """Whether the left operand of a product in the loop is computed before it, in more bits than the product takes."""
    node = product.node
    assert isinstance(node, Apply)
    left = w.makers[node.operands[0]]
    narrow = product_dtype(w.flat.graph, w.flat.types, node) is not DType.f32
    computed = left.type.dtype is DType.f32 and not _exact(w, left)
    before = w.looped and left.stage is Stage.INVARIANT and product.stage is Stage.VARIANT
    return before and computed and narrow and contracted(w, node) > 1


def _exact(w: Writer, step: TileStep) -> bool:
    """Whether a value has only the bits of a loaded tile, such as a q that is scaled by 1/8."""
    node = step.node
    if not isinstance(node, Apply):
        return isinstance(node, Load | Round)
    row, factor = operator(node.op), cast(float, node.attr().get("value", 1.0))
    exact = row.kind is Kind.LAYOUT or (row.scales and abs(frexp(factor)[0]) == 0.5)
    return exact and _exact(w, w.makers[node.operands[0]])


def _linear(w: Writer, readers: dict[int, list[TileStep]], step: TileStep, shift: TileStep) -> set[int] | None:
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
                if maker(w, node.shift) is not shift:
                    return None
            elif isinstance(node, Round) or (isinstance(node, Apply) and _passes(w, node, value, factor)):
                waiting += {reader.value} - found
                found.add(reader.value)
            else:
                return None
    return found


def _passes(w: Writer, node: Apply, value: int, factor: Shape) -> bool:
    """Whether an operator is linear in a value, and a factor of this shape passes through it."""
    row = operator(node.op)
    if row.product:
        return node.operands[0] == value and node.operands[1] != value and factor[-1] == 1
    if row.kind is Kind.REDUCTION:
        return row.linear and factor[reduced_dim(w, node)] == 1
    return row.scales


def write(w: Writer, step: TileStep, node: Apply) -> None:
    """An exponential for which `plan` found a better form."""
    found = w.exponentials
    if step.value not in found.differences:  # Of a product that is computed times log₂e.
        tile = w.tiles[node.operands[0]]
        form, zero = w.meet([tile], step), tile.low
        text = f"tl.exp2({w.spread(tile, form)})"
    elif step.value in found.shifted:
        x, shift = found.differences[step.value]
        tile, top = w.tiles[x], running_maximum(w, shift).top
        form = w.meet([tile, top], step)
        zero = tile.low - top.aligned(tile.rank).keys() if tile.rank == form.rank else frozenset[int]()
        text = _exponential(w.spread(tile, form), w.spread(top, form), shift in found.binary)
    else:
        tile, other = (w.tiles[v] for v in found.differences[step.value])
        form = w.meet([tile, other], step)
        inner, of = f"{other.text(DType.f32)} * {LOG2E}", _argument(w, step)
        assert isinstance(of.node, Apply)
        zero = low_difference(w, of, of.node, [tile, other])
        inner = bounded(inner) if of.value in found.shifting else f"({inner})"
        text = f"tl.exp2({w.spread(tile, form)} * {LOG2E} - {expand(inner, list(other.aligned(form.rank)), form.axes)})"
    w.define(step, text, replace(form, zero=zero))


def counted(w: Writer, tile: Tile, neutral: float) -> Tile:
    """The tile as an accumulator takes it: `neutral` for entries that are absent in some iterations."""
    for d, cover in enumerate(tile.absent):
        if cover is not None and cover.loop:
            tile = w.filled_beyond(tile, d, neutral)
    return tile


def running_maximum(w: Writer, shift: int) -> Running:
    """The maximum of `shift` so far, written once an iteration. It starts finite: a shift of -inf gives exp(-inf) = 0, no NaN."""
    shift = maker(w, shift).value
    if shift not in w.running:
        tile = w.tiles[shift] = counted(w, w.tiles[shift], -inf)
        binary = shift in w.exponentials.binary
        form = replace(tile, dtype=DType.f32, zero=frozenset(), low=frozenset())
        top, new, rescale = (w.unique(f"{n}_{shift}") for n in ("top", "new_top", "old_factor"))
        unit = " times log2(e)" if binary else ""
        w.before.append(f"{top} = {filled(tile.extents, LOWEST_TEXT)}  # running maximum{unit}")
        coming = f"{tile.text(DType.f32)} * {LOG2E}" if binary else tile.text(DType.f32)
        w.emit(f"{new} = tl.maximum({top}, {coming}, propagate_nan=tl.PropagateNan.ALL)")
        w.emit(f"{rescale} = {f'tl.exp2({top} - {new})' if binary else _exponential(top, new, False)}")
        w.emit(f"{top} = {new}")
        w.running[shift] = Running(replace(form, name=top), replace(form, name=rescale))
    return w.running[shift]


def coming_factor(w: Writer, shift: int) -> Tile:
    """exp(s − m′), the factor of an iteration's values, written once an iteration."""
    shift, running = maker(w, shift).value, running_maximum(w, shift)
    if running.coming is None:
        text = _exponential(w.tiles[shift].text(DType.f32), running.top.name, shift in w.exponentials.binary)
        name = w.unique(f"new_factor_{shift}")
        w.emit(f"{name} = {text}")
        running.coming = replace(running.top, name=name)
    return running.coming


def _exponential(x: str, m: str, binary: bool) -> str:
    """The text of exp(x − m), where `m` is times log₂e already if `binary`."""
    return f"tl.exp2({x} * {LOG2E} - {m})" if binary else f"tl.exp2(({x} - {m}) * {LOG2E})"
