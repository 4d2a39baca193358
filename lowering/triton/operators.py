"""Operators on tiles but for products: element-wise, reductions, layout."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

import numpy as np

from mirage_ir.lowering.flatten import Round, TileStep
from mirage_ir.lowering.module.rules import MINUS_INFINITY
from mirage_ir.lowering.triton.memory import load_part
from mirage_ir.lowering.triton.parts import reduced_dim
from mirage_ir.lowering.triton.rules import INVERSES, REDUCTION_RULES, tile_rule
from mirage_ir.lowering.triton.tiles import Tile, expand, tuple_text
from mirage_ir.lowering.triton.writer import Writer, filled
from mirage_ir.ops import Operator, operator
from mirage_ir.program import Apply, DType, Load

LOWEST_TEXT = "-3.4028234663852886e38"
"""The lowest finite number of float32."""


def elementwise(w: Writer, step: TileStep, node: Apply) -> None:
    tiles = [w.tiles[v] for v in node.operands]
    if step.value in w.exponentials.shifting:
        shift = tiles[1]
        tiles[1] = replace(shift, name=w.assign(f"finite_{shift.name}", bounded(shift.text(DType.f32))), dtype=DType.f32)
    form, row = w.meet(tiles, step), operator(node.op)
    if node.op in INVERSES and len(tiles[1].aligned(form.rank)) < len(form.axes):
        text = _divided(w, tiles[0], tiles[1], INVERSES[node.op], form)
    else:
        text = w.written(tile_rule(node.op), [w.spread(t, form) for t in tiles], {**row.defaults, **node.attr()})
    zero = zeros(row, tiles, form)
    if tiles[0].low and row.arity == 1 and _vanishes(row, node):
        zero |= tiles[0].low
    w.define(step, text, replace(form, zero=zero, low=low_difference(w, step, node, tiles) if row.difference else frozenset()))


def _vanishes(row: Operator, node: Apply) -> bool:
    """Whether the value of a function at -inf is 0."""
    with np.errstate(all="ignore"):
        return float(row.real(np, np.float64(-np.inf), **{**row.defaults, **node.attr()})) == 0


def low_difference(w: Writer, step: TileStep, node: Apply, tiles: Sequence[Tile]) -> frozenset[int]:
    """The padded dimensions along which a difference x − y is -inf, since x is.

    There y must be the same for all entries of a row: bounded from below, or the maximum of x, which is -inf only where all is, if
    each tile has an entry. Where y is NaN, so are the differences of entries that are present.
    """
    x, y = tiles
    if len(step.type.shape) != x.rank:
        return frozenset()
    empty = any(cover is not None and cover.has_empty(w.flat.graph) for cover in x.absent)
    if step.value not in w.exponentials.shifting and (empty or not _is_maximum(w, *node.operands)):
        return frozenset()
    return x.low - y.aligned(x.rank).keys()


def _is_maximum(w: Writer, x: int, y: int) -> bool:
    """Whether y is a maximum of x along a dimension."""
    node = w.makers[y].node
    rule = REDUCTION_RULES.get(node.op) if isinstance(node, Apply) and node.operands == (x,) else None
    return rule is not None and rule.start == MINUS_INFINITY


def bounded(shift: str) -> str:
    """The text of a shift as it is subtracted: where a whole iteration is -inf, exp(-inf - shift) is 0, and not NaN."""
    return f"tl.maximum({shift}, {LOWEST_TEXT}, propagate_nan=tl.PropagateNan.ALL)"


def _divided(w: Writer, tile: Tile, divisor: Tile, inverse: str, form: Tile) -> str:
    """A tile over a divisor that is the same along some of its axes.

    *rewrite*: x / c[:, None] → x * (1 / c)[:, None]: a division takes several times as long as a product, and there are fewer here.
    In float32 the result is one rounding further off; it differs more only where 1 / c is beyond float32, for |c| below 2^-128.
    """
    text = inverse.format(divisor.text(DType.f32))
    return f"{w.spread(tile, form)} * {expand(text, list(divisor.aligned(form.rank)), form.axes)}"


def zeros(row: Operator, tiles: Sequence[Tile], form: Tile) -> frozenset[int]:
    """The padded axes along which the result of an operator is zero beyond its extent."""
    if not row.keeps_zero:  # A product with one factor of 0 is none where the other is infinite.
        return frozenset()
    return frozenset.intersection(*(frozenset(a for a, old in t.aligned(form.rank).items() if old in t.zero) for t in tiles))


def reduce(w: Writer, step: TileStep, node: Apply) -> None:
    """A reduction over one dimension, which leaves the tile's axes."""
    dim, row, rule = reduced_dim(w.flat, node), operator(node.op), REDUCTION_RULES.get(node.op)
    if step.value in w.parts.chains:
        _reduce_parts(w, step, node, dim)
        return
    tile = w.tiles[node.operands[0]]
    axes = tuple(a for a in tile.axes if a != dim)
    result = w.form(step, axes)
    if rule is None:
        if dim in tile.padding:
            tile = w.filled_beyond(tile, dim, row.neutral)
        whole = w.ordered({*axes, dim}, tile.rank)
        text = expand(tile.text(DType.f32), tile.axes, whole) if tile.axes else f"tl.full((1,), {tile.text(DType.f32)}, tl.float32)"
        operand = w.assign(f"{tile.name}_r", text)
        w.define(step, w.written(tile_rule(node.op), [operand], {**node.attr(), "axis": whole.index(dim)}), result)
        return
    if dim not in tile.axes:
        tile = w.filled_beyond(tile, dim, row.neutral)
        w.define(step, tile.text(DType.f32), replace(tile, dtype=DType.f32, absent=result.absent, low=frozenset()))
        return
    if row.neutral:
        if (tile.absent[dim] is not None or step.value in w.lanes) and w.uses[node.operands[0]] > 1:
            # What else reads the tile, such as the exponentials of a softmax, needs no mask of its own then.
            tile = w.tiles[node.operands[0]] = w.filled_beyond(tile, dim, row.neutral)
        text = tile.text(DType.f32)
        if dim in tile.padding - tile.low:
            text = f"tl.where({w.mask(tile, [dim])}, {text}, {rule.start})"
    else:
        tile = w.filled_beyond(tile, dim, row.neutral)
        text = tile.text(DType.f32)
    axis, lanes = tile.axes.index(dim), w.lanes.get(step.value)
    if lanes is not None:
        text, axis = lanes.split(text, tile.extents[:-1])
        padded = (*result.padded[:-1], lanes.count)
        result = replace(result, axes=tile.axes, padded=padded, lanes=lanes)
    text = w.written(rule.along, [text], {"axis": axis})
    if row.uses_extent:
        text += f" * {1 / tile.shape[dim]!r}"
    w.define(step, text, replace(result, zero=tile.zero - {dim}))


def _reduce_parts(w: Writer, step: TileStep, node: Apply, dim: int) -> None:
    """A reduction as a loop over the entries of its dimension, in which the operand's tiles are made (`parts`)."""
    rule, shape, lines = REDUCTION_RULES[node.op], w.flat.types[node.operands[0]].shape, list[str]()
    outside, w.out = w.out, lines
    for made in w.parts.chains[step.value]:
        _write_part(w, made, dim - len(shape))
    part = w.tiles[node.operands[0]]
    w.out = outside
    w.fills = {again: name for again, name in w.fills.items() if again[0] != id(lines)}
    name = w.unique(w.value_name(step))
    w.emit(f"{name} = {filled(part.extents, rule.start)}")
    w.emit(f"for part in tl.static_range({shape[dim]}):")
    for line in (*lines, f"{name} = {rule.join.format(name, part.text(DType.f32))}"):
        w.emit(f"    {line}")
    if operator(node.op).uses_extent:
        w.emit(f"{name} *= {1 / shape[dim]!r}")
    for made in w.parts.chains[step.value]:
        del w.tiles[made.value]
    w.tiles[step.value] = replace(part, name=name, dtype=DType.f32)


def _write_part(w: Writer, step: TileStep, dim: int) -> None:
    """Entry `part` along a dimension (negative) of a tile."""
    match step.node:
        case Load() as node:
            text, form = load_part(w, step, dim + len(step.type.shape), "part")
            w.tiles[step.value] = replace(form, name=w.assign(f"{w.sources[node.source].name}_part", text))
        case Round() as node:
            round_to(w, step, node)
        case Apply() as node:
            elementwise(w, step, node)
        case _:
            raise AssertionError(step)
    tile = w.tiles[step.value]
    one = {tile.rank + dim: 1}
    shape, padded = (tuple(one.get(d, e) for d, e in enumerate(extents)) for extents in (tile.shape, tile.padded))
    w.tiles[step.value] = replace(tile, shape=shape, padded=padded)


def move(w: Writer, step: TileStep, node: Apply) -> None:
    """A layout operator on tiles: one that orders dimensions anew has them as its `permutation`, any other broadcasts."""
    permutation = cast("tuple[int, ...] | None", node.attr().get("permutation"))
    tile, shape, padded = w.tiles[node.operands[0]], step.type.shape, w.padded[step.value]
    if permutation is None:
        tile = w.squeezed(tile)
        have, axes = tile.aligned(len(shape)), w.ordered((d for d, extent in enumerate(shape) if extent > 1), len(shape))
        text = tile.name
        if tuple(have) != axes:
            text = f"tl.broadcast_to({expand(text, list(have), axes)}, {tuple_text([padded[a] for a in axes])})"
    else:
        have = {new: old for new, old in enumerate(permutation) if old in tile.axes}
        axes = w.ordered(have, len(shape))
        order = [tile.axes.index(have[new]) for new in axes]
        text = tile.name
        if order != sorted(order):
            text = w.transposed(text, *tile.extents) if len(order) == 2 else f"tl.permute({text}, {tuple_text(order)})"
    zero = frozenset(a for a, old in have.items() if old in tile.zero)
    w.define(step, text, w.form(step, axes, tile.dtype, zero))


def round_to(w: Writer, step: TileStep, node: Round) -> None:
    tile = w.tiles[node.operand]
    w.define(step, w.converted(tile, node.dtype), replace(tile, dtype=node.dtype))
