"""Exponentials as powers of two, in the forms that `mirage_ir.lowering.exponentials` finds in a kernel.

Triton's own exp goes on from 2^x with more care than is of use, for results below 2^-126; here these are zero.
"""

from __future__ import annotations

from dataclasses import replace
from math import inf

from mirage_ir.lowering.exponentials import LOG2E
from mirage_ir.lowering.flatten import TileStep, reads
from mirage_ir.lowering.triton.operators import LOWEST_TEXT, bounded, low_difference
from mirage_ir.lowering.triton.rules import REDUCTION_RULES
from mirage_ir.lowering.triton.tiles import Tile, expand
from mirage_ir.lowering.triton.writer import Running, Writer, filled
from mirage_ir.program import AccumulatorKind, Apply, DType


def _argument(w: Writer, step: TileStep) -> TileStep:
    """The step that makes the operand of an operator of one value."""
    (operand,) = reads(step.node)
    return w.makers[operand]


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
        along = top.aligned(tile.rank).keys() - ({tile.rank - 1} if top.lanes is not None else set[int]())
        zero = tile.low - along if tile.rank == form.rank else frozenset[int]()
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
    shift = w.makers[shift].value
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


def reduced_lanes(w: Writer, form: Tile, name: str, text: str, kind: AccumulatorKind) -> Tile:
    """What the lanes of an accumulator have found together, behind the loop: `text` reduced over them."""
    rule = next(rule for rule in REDUCTION_RULES.values() if rule.accumulator is kind)
    text = w.written(rule.along, [text], {"axis": len(form.axes) - 1})
    padded = (*form.padded[:-1], 1)
    return replace(form, name=w.assign(name, text, w.after), axes=form.axes[:-1], padded=padded, lanes=None)


def last_factor(w: Writer, shift: int) -> str:
    """exp(m − m′), the factor of what lanes have accumulated, with their running maxima m and the maximum m′ of all."""
    shift, running = w.makers[shift].value, running_maximum(w, shift)
    if running.last is None:
        running.last = reduced_lanes(w, running.top, f"last_{running.top.name}", running.top.name, AccumulatorKind.MAX)
    top, last = running.top.name, expand(running.last.name, running.last.axes, running.top.axes)
    return f"tl.exp2({top} - {last})" if shift in w.exponentials.binary else _exponential(top, last, False)


def coming_factor(w: Writer, shift: int) -> Tile:
    """exp(s − m′), the factor of an iteration's values, written once an iteration."""
    shift, running = w.makers[shift].value, running_maximum(w, shift)
    if running.coming is None:
        text = _exponential(w.tiles[shift].text(DType.f32), running.top.name, shift in w.exponentials.binary)
        name = w.unique(f"new_factor_{shift}")
        w.emit(f"{name} = {text}")
        running.coming = replace(running.top, name=name)
    return running.coming


def _exponential(x: str, m: str, binary: bool) -> str:
    """The text of exp(x − m), where `m` is times log₂e already if `binary`."""
    return f"tl.exp2({x} * {LOG2E} - {m})" if binary else f"tl.exp2(({x} - {m}) * {LOG2E})"
