"""For-loop accumulators.

A sum of products is `acc = tl.dot(a, b, acc)`. `accumulate sum x shift s` takes the running form: with m the maximum of s so far
and m′ = max(m, s), acc ← acc·exp(m − m′) + x·exp(s − m′). A concatenation places each iteration's tile along an axis of its own,
which is merged after the loop.
"""

from __future__ import annotations

from dataclasses import replace
from math import inf, prod

from mirage_ir.lowering.flatten import TileStep
from mirage_ir.lowering.module.rules import MINUS_INFINITY
from mirage_ir.lowering.triton.exponentials import coming_factor, counted, last_factor, reduced_lanes, running_maximum
from mirage_ir.lowering.triton.product import contracted, write_product
from mirage_ir.lowering.triton.tiles import expand, power_of_two, tuple_text
from mirage_ir.lowering.triton.writer import Writer, filled
from mirage_ir.ops import Kind, operator
from mirage_ir.program import Accumulate, AccumulatorKind, Apply, DType, Load, Store, operands


def fused_products(w: Writer) -> dict[int, Apply]:
    """Products that only a sum accumulator reads: the dot adds to it."""
    fused: dict[int, Apply] = {}
    for step in w.flat.steps:
        node = step.node
        if not (isinstance(node, Accumulate) and node.kind is AccumulatorKind.SUM and w.iterates(step.stage)):
            continue
        product = w.makers[node.operand].node
        if isinstance(product, Apply) and operator(product.op).product and w.uses[node.operand] == 1:
            fits = node.shift is None or _scales_rows(w, node.shift, product)
            absent = any(cover is not None and cover.loop for cover in w.flat.absent[node.operand])
            if fits and contracted(w, product) > 1 and not absent:
                fused[node.operand] = product
    return fused


def _scales_rows(w: Writer, shift: int, product: Apply) -> bool:
    """Whether exp(s − m′) may multiply a product's left operand instead: it scales rows, and the operand is rounded anyway."""
    x, y = (w.flat.types[v] for v in product.operands)
    factor = w.flat.types[shift].shape
    batched = prod(x.shape[:-2]) > 1 or prod(y.shape[:-2]) > 1
    rows = len(factor) <= len(x.shape) and all(f in (1, e) for f, e in zip(factor[::-1], x.shape[::-1], strict=False))
    return x.dtype is DType.f32 and rows and factor[-1] == 1 and not batched


def stored_in_parts(w: Writer) -> frozenset[int]:
    """Concatenations that are only stored: each iteration stores its own part."""
    steps = [s for s in w.flat.steps if isinstance(s.node, Accumulate) and s.node.kind is AccumulatorKind.CONCAT]
    made = {s.value for s in steps if w.iterates(s.stage)}
    read = {v for s in w.flat.steps if isinstance(s.node, Apply | Accumulate) for v in operands(s.node)}
    stored = {s.node.operand for s in w.flat.steps if isinstance(s.node, Store)}
    return frozenset(made & stored - read)


def accumulate(w: Writer, step: TileStep, node: Accumulate) -> None:
    if not w.looped:
        _once(w, step, node)
    elif node.kind is AccumulatorKind.CONCAT:
        _concatenate(w, step, node)
    elif node.kind is AccumulatorKind.MAX:
        _maximum(w, step, node)
    elif node.operand in w.fused:
        _sum_of_products(w, step, node)
    else:
        _sum(w, step, node)


def _once(w: Writer, step: TileStep, node: Accumulate) -> None:
    """A loop of one iteration: exp(s − max s) = 1."""
    tile, absent = w.tiles[node.operand], w.flat.absent[step.value]
    if node.kind is AccumulatorKind.CONCAT:
        w.tiles[step.value] = replace(tile, absent=absent)
        return
    tile = counted(w, tile, -inf if node.kind is AccumulatorKind.MAX else 0.0)
    form, text = replace(tile, dtype=DType.f32, absent=absent), tile.text(DType.f32)
    if node.shift is not None:
        form = w.meet([tile, w.tiles[node.shift]], step)
        text = w.spread(tile, form)
        if form.axes != tuple(tile.aligned(form.rank)):
            text = f"tl.broadcast_to({text}, {tuple_text(form.extents)})"
    w.define(step, text, form)


def _maximum(w: Writer, step: TileStep, node: Accumulate) -> None:
    """A maximum over the loop. The running maximum of a shift is another one: it stays finite where all values are -inf."""
    tile = counted(w, w.tiles[node.operand], -inf)
    name = w.unique(f"acc_{step.value}")
    w.before.append(f"{name} = {filled(tile.extents, MINUS_INFINITY)}  # max, {step.type}")
    w.emit(f"{name} = tl.maximum({name}, {tile.text(DType.f32)}, propagate_nan=tl.PropagateNan.ALL)")
    form = replace(tile, name=name, dtype=DType.f32, absent=w.flat.absent[step.value])
    if tile.lanes is None:
        _read_once(w, node.operand, name, len(tile.axes))
        w.tiles[step.value] = form
    else:
        w.tiles[step.value] = reduced_lanes(w, form, f"max_{step.value}", name, node.kind)


def _read_once(w: Writer, operand: int, name: str, axes: int) -> None:
    """Behind the loop, an accumulator of sums or maxima along the rows of an f32 tile as it was loaded is read by one operator.

    Triton 3.6 moves such reductions out of the loop, and its compiler aborts where what comes out of it is read more than once.
    """
    node = w.makers[operand].node
    if not (isinstance(node, Apply) and operator(node.op).kind is Kind.REDUCTION and axes):
        return
    (source,) = node.operands
    loaded, type = isinstance(w.makers[source].node, Load), w.flat.types[source]
    if loaded and type.dtype is DType.f32 and node.attr()["dim"] == len(type.shape) - 1:
        w.after.append(f"{name} = tl.sum(tl.expand_dims({name}, {axes}), {axes})")


def _sum_of_products(w: Writer, step: TileStep, node: Accumulate) -> None:
    factor = rescale = None
    if node.shift is not None:
        rescale = running_maximum(w, node.shift).rescale
        if node.operand not in w.exponentials.rescaled:
            factor = coming_factor(w, node.shift)
    product = write_product(w, w.makers[node.operand], w.fused[node.operand], factor)
    name, by_entries = w.unique(f"acc_{step.value}"), product.along is not None and len(product.extents) == 2
    w.before.append(f"{name} = {filled(product.products if by_entries else product.extents)}  # sum, {step.type}")
    into = name if rescale is None else f"{name} * {w.spread(rescale, product.form)}"
    w.emit(f"{name} = {into} + {product.entries()}" if by_entries else f"{name} = {product.dot(into)}")
    text = product.shaped(product.summed(name) if by_entries else name)  # Threads share their entries once.
    w.tiles[step.value] = replace(product.form, name=w.assign(f"sum_{step.value}", text, w.after))


def _sum(w: Writer, step: TileStep, node: Accumulate) -> None:
    tile = counted(w, w.tiles[node.operand], 0.0)
    name = w.unique(f"acc_{step.value}")
    if node.shift is None:
        w.emit(f"{name} += {tile.text(DType.f32)}")
        form = replace(tile, dtype=DType.f32, absent=w.flat.absent[step.value])
    else:
        rescale = running_maximum(w, node.shift).rescale
        form = w.meet([tile, rescale], step) if tile.lanes is None else replace(tile, dtype=DType.f32)
        coming = w.spread(tile, form)
        if node.operand not in w.exponentials.rescaled:
            coming += f" * {w.spread(coming_factor(w, node.shift), form)}"
        w.emit(f"{name} = {name} * {w.spread(rescale, form)} + {coming}")
    w.before.append(f"{name} = {filled(form.extents)}  # sum, {step.type}")
    if form.lanes is not None:
        text = name if node.shift is None else f"{name} * {last_factor(w, node.shift)}"
        form = replace(form, absent=w.flat.absent[step.value])
        w.tiles[step.value] = reduced_lanes(w, form, f"sum_{step.value}", text, node.kind)
        return
    if node.shift is None:
        _read_once(w, node.operand, name, len(form.axes))
    w.tiles[step.value] = replace(form, name=name)


def _concatenate(w: Writer, step: TileStep, node: Accumulate) -> None:
    tile, dim = w.tiles[node.operand], node.dim
    assert dim is not None
    if step.value in w.streamed:
        w.tiles[step.value] = tile
        return
    part, inner = tile.shape[dim], tile.padded[dim]
    padded = w.padded[step.value]
    tile = w.squeezed(tile, [a for a in tile.axes if a != dim])
    axes = w.ordered({*tile.axes, dim}, tile.rank)
    place = axes.index(dim)
    lead, tail = [tile.padded[a] for a in axes[:place]], [tile.padded[a] for a in axes[place + 1 :]]
    # One slot an iteration; slots are the dimension itself when an iteration gives one entry of it.
    slots = padded[dim] if part == 1 else power_of_two(w.loop)
    inside = [inner] if part > 1 else []
    positions = range(len(lead) + 1 + len(inside) + len(tail))
    at = f"({w.range(slots)} == it)"
    if len(positions) > 1:
        at += f"[{', '.join(':' if i == len(lead) else 'None' for i in positions)}]"
    text = tile.name
    if tile.axes:
        text += f"[{', '.join('None' if i == len(lead) else ':' for i in positions)}]"
    name = w.unique(f"acc_{step.value}")
    w.before.append(f"{name} = {filled((*lead, slots, *inside, *tail), dtype=tile.dtype)}  # concat, {step.type}")
    w.emit(f"{name} = tl.where({at}, {text}, {name})")
    form = w.form(step, axes, tile.dtype, tile.zero - {dim})
    packed = part == inner and slots * inner == padded[dim]
    # Behind the last part lie slots that nobody writes, or else the padding of the last one.
    unwritten, clean = part == 1 or packed or slots > w.loop, dim not in tile.garbage
    if (clean and (unwritten or part < inner)) or (unwritten and form.absent[dim] is None):
        form = replace(form, zero=form.zero | (form.padding & {dim}))
    if part > 1:
        text = f"tl.reshape({name}, {tuple_text((*lead, slots * inner, *tail))})"
        name = w.assign(f"concat_{step.value}", text, w.after)
    if part > 1 and not packed:
        # The slots are longer than the parts: gather entry j from slot j // part.
        entry = w.range(padded[dim])
        index = f"tl.minimum({entry} // {part} * {inner} + {entry} % {part}, {slots * inner - 1}).to(tl.int32)"
        index = f"tl.broadcast_to({expand(index, (dim,), axes)}, {tuple_text((*lead, padded[dim], *tail))})"
        name = w.assign(f"concat_{step.value}", f"tl.gather({name}, {index}, {len(lead)})", w.after)
    w.tiles[step.value] = replace(form, name=name)
