"""Operators on tiles but for products: element-wise, reductions, layout."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mirage_ir.lowering.triton.flatten import Round, TileStep
from mirage_ir.lowering.triton.memory import load_part
from mirage_ir.lowering.triton.rules import HELPERS, KEEPS_ZERO, apply_rule, tile_rule
from mirage_ir.lowering.triton.tiles import Tile, expand, tuple_text
from mirage_ir.lowering.triton.writer import Writer, filled
from mirage_ir.ops import operator, signature_of
from mirage_ir.program import Apply, DType, Load

MINUS_INFINITY = 'float("-inf")'
LOWEST = "-3.4028234663852886e38"
"""The lowest finite number."""
MOST_PARTS = 32
"""Entries of a reduction that are loaded one by one."""


def elementwise(w: Writer, step: TileStep) -> None:
    node = step.node
    assert isinstance(node, Apply)
    rule = tile_rule(node.op)
    tiles = [w.tiles[v] for v in node.operands]
    if step.value in w.exponentials.shifting:
        shift = tiles[1]
        tiles[1] = replace(shift, name=w.assign(f"finite_{shift.name}", bounded(shift.text(DType.f32))), dtype=DType.f32)
    form = w.meet(tiles, step)
    if node.op == "div" and len(tiles[1].aligned(form.rank)) < len(form.axes):
        text = _divided(w, tiles[0], tiles[1], form)
    else:
        text = apply_rule(rule, [w.spread(t, form) for t in tiles], {**operator(node.op).defaults, **node.attr()})
    w.helpers.update(h for h in HELPERS if f"{h}(" in text)
    w.define(step, text, replace(form, zero=zeros(node.op, tiles, form)))


def bounded(shift: str) -> str:
    """The text of a shift as it is subtracted: where a whole iteration is -inf, exp(-inf - shift) is 0, and not NaN."""
    return f"tl.maximum({shift}, {LOWEST}, propagate_nan=tl.PropagateNan.ALL)"


def _divided(w: Writer, tile: Tile, divisor: Tile, form: Tile) -> str:
    """A tile over a divisor that is the same along some of its axes.

    *rewrite*: x / c[:, None] → x * (1 / c)[:, None]: a division takes several times as long as a product, and there are fewer here.
    In float32 the result is one rounding further off; it differs more only where 1 / c is beyond float32, for |c| below 2^-128.
    """
    inverse = f"(1.0 / {divisor.text(DType.f32)})"
    return f"{w.spread(tile, form)} * {expand(inverse, list(divisor.aligned(form.rank)), form.axes)}"


def zeros(op: str, tiles: Sequence[Tile], form: Tile) -> frozenset[int]:
    """The padded axes along which an element-wise result is zero beyond its extent."""
    known = [frozenset(a for a, old in t.aligned(form.rank).items() if old in t.zero) for t in tiles]
    if op in KEEPS_ZERO:
        return known[0]
    if op in ("add", "sub", "maximum", "minimum"):
        return known[0] & known[1]
    if any(t.garbage for t in tiles):  # 0 · inf is no zero
        return frozenset()
    if op == "mul":
        return known[0] | known[1]
    return known[0] if op == "div" and not tiles[1].padding else frozenset()


def reduce(w: Writer, step: TileStep) -> None:
    """sum, mean and max over one dimension, which leaves the tile's axes."""
    node = step.node
    assert isinstance(node, Apply)
    dim = node.attr()["dim"]
    assert isinstance(dim, int)
    if node.operands[0] in w.unrolled:
        _reduce_parts(w, step, dim)
        return
    tile = w.tiles[node.operands[0]]
    if dim not in tile.axes:
        w.define(step, tile.text(DType.f32), replace(tile, dtype=DType.f32))
        return
    position = tile.axes.index(dim)
    if node.op == "max":
        text = tile.text(DType.f32)
        if dim in tile.padding:
            text = f"tl.where({w.mask(tile, [dim])}, {text}, {MINUS_INFINITY})"
        w.helpers |= {"larger", "maximum_along"}
        text = f"maximum_along({text}, {position})"
    else:
        tile = w.zeroed(tile, dim)
        text = f"tl.sum({tile.text(DType.f32)}, {position})"
        if node.op == "mean":
            text += f" * {1 / tile.shape[dim]!r}"
    axes = tuple(a for a in tile.axes if a != dim)
    w.define(step, text, Tile("", step.type.shape, axes, w.padded[step.value], DType.f32, tile.zero - {dim}))


def reduce_by_rule(w: Writer, step: TileStep) -> None:
    """A reduction with a tile rule of its own, over one dimension, which leaves the tile's axes."""
    node = step.node
    assert isinstance(node, Apply)
    row, attrs = operator(node.op), node.attr()
    (label,) = signature_of(node, [w.flat.types[v].shape for v in node.operands]).bound
    (_, dim), tile = label.along[0], w.tiles[node.operands[0]]
    if dim in tile.padding:
        tile = w.filled_beyond(tile, dim, row.neutral)
    axes = tuple(a for a in tile.axes if a != dim)
    whole = tuple(sorted({*axes, dim}))
    text = expand(tile.text(DType.f32), tile.axes, whole) if tile.axes else f"tl.full((1,), {tile.text(DType.f32)}, tl.float32)"
    operand = w.assign(f"{tile.name}_r", text)
    text = apply_rule(tile_rule(node.op), [operand], {**attrs, "axis": whole.index(dim)})
    w.helpers.update(h for h in HELPERS if f"{h}(" in text)
    w.define(step, text, Tile("", step.type.shape, axes, w.padded[step.value], DType.f32, frozenset()))


def unrolled_loads(w: Writer) -> frozenset[int]:
    """Loads whose only use is a reduction over a short dimension that is not the last: partial results of another kernel, mostly.

    They are loaded entry by entry, so that no warp waits for another and no dimension is padded.
    """
    found: set[int] = set()
    for step in w.flat.steps:
        node = step.node
        if not (isinstance(node, Apply) and node.op in ("sum", "mean", "max")):
            continue
        maker, dim = w.makers[node.operands[0]], node.attr()["dim"]
        assert isinstance(dim, int)
        if isinstance(maker.node, Load) and w.uses[maker.value] == 1:
            shape = maker.type.shape
            if 1 < shape[dim] <= MOST_PARTS and any(extent > 1 for extent in shape[dim + 1 :]):
                found.add(maker.value)
    return frozenset(found)


def _reduce_parts(w: Writer, step: TileStep, dim: int) -> None:
    node = step.node
    assert isinstance(node, Apply)
    maker = w.makers[node.operands[0]]
    parts = maker.type.shape[dim]
    text, form = load_part(w, maker, dim, "part")
    name = w.unique(w.value_name(step))
    start = MINUS_INFINITY if node.op == "max" else "0.0"
    entry = replace(form, name=text).text(DType.f32)
    w.emit(f"{name} = {filled(form.extents, start)}")
    w.emit(f"for part in tl.static_range({parts}):")
    together = f"tl.maximum({name}, {entry}, propagate_nan=tl.PropagateNan.ALL)" if node.op == "max" else f"{name} + {entry}"
    w.emit(f"    {name} = {together}")
    if node.op == "mean":
        w.emit(f"{name} *= {1 / parts!r}")
    w.tiles[step.value] = replace(form, name=name, dtype=DType.f32)


def transpose(w: Writer, step: TileStep) -> None:
    node = step.node
    assert isinstance(node, Apply)
    permutation = node.attr()["permutation"]
    assert isinstance(permutation, tuple)
    tile = w.tiles[node.operands[0]]
    axes = tuple(new for new, old in enumerate(permutation) if old in tile.axes)
    order = [tile.axes.index(permutation[a]) for a in axes]
    text = tile.name
    if order != sorted(order):
        text = f"tl.trans({tile.name})" if len(order) == 2 else f"tl.permute({tile.name}, {tuple_text(order)})"
    zero = frozenset(a for a in axes if permutation[a] in tile.zero)
    w.define(step, text, Tile("", step.type.shape, axes, w.padded[step.value], tile.dtype, zero))


def broadcast(w: Writer, step: TileStep) -> None:
    node = step.node
    assert isinstance(node, Apply)
    tile, padded = w.squeezed(w.tiles[node.operands[0]]), w.padded[step.value]
    axes = tuple(d for d, extent in enumerate(step.type.shape) if extent > 1)
    have = tile.aligned(len(step.type.shape))
    text = tile.name
    if tuple(have) != axes:
        text = f"tl.broadcast_to({expand(text, list(have), axes)}, {tuple_text([padded[a] for a in axes])})"
    zero = frozenset(a for a, old in have.items() if old in tile.zero)
    w.define(step, text, Tile("", step.type.shape, axes, padded, tile.dtype, zero))


def round_to(w: Writer, step: TileStep) -> None:
    assert isinstance(step.node, Round)
    tile, dtype = w.tiles[step.node.operand], step.node.dtype
    w.define(step, w.converted(tile, dtype), replace(tile, dtype=dtype))
