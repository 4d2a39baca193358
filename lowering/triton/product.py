"""Contractions of tiles, of two dimensions or, batched, of three: products as `tl.dot`, others by the rule that they came with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod

from mirage_ir.lowering.exponentials import LOG2E
from mirage_ir.lowering.flatten import TileStep, is_product
from mirage_ir.lowering.module.rules import number_text
from mirage_ir.lowering.triton.rules import tile_rule
from mirage_ir.lowering.triton.tiles import LEAST_CONTRACTION, Tile, expand, tuple_text
from mirage_ir.lowering.triton.writer import Writer
from mirage_ir.ops import VIEWS, operator, signature_of
from mirage_ir.program import Apply, DType, Load, Shape
from mirage_ir.rounding import product_dtype


@dataclass(frozen=True, slots=True)
class Dot:
    """A contraction as one dot: the text of its operands and options, and the extents of the dot's result.

    The result, reshaped to the extents of `form`, is the tile `form`. transposed: it is the transpose of the dot. along: it is
    computed entry by entry, without tensor cores, and `entries` are summed up along this axis; each operand stands as it is
    multiplied, and `products` are the extents of both together.
    """

    left: str
    right: str
    extents: Shape
    options: str
    form: Tile
    transposed: bool = False
    along: int | None = None
    products: Shape = ()

    def entries(self) -> str:
        """The products of entries, of which the result is the sum along an axis."""
        return f"({self.left}).to(tl.float32) * ({self.right}).to(tl.float32)"

    def summed(self, products: str) -> str:
        """The sum of products of entries."""
        return f"tl.sum({products}, axis={self.along}, keep_dims=True)"

    def dot(self, accumulator: str | None = None) -> str:
        if self.along is not None:
            product = self.summed(self.entries())
            return product if accumulator is None else f"{accumulator} + {product}"
        if self.transposed:
            return f"tl.trans(tl.dot({self.left}, {self.right}{self.options}))"
        into = "" if accumulator is None else f", {accumulator}"
        return f"tl.dot({self.left}, {self.right}{into}{self.options})"

    def shaped(self, text: str) -> str:
        """The dot's result `text` with the extents of `form`."""
        return text if self.form.extents == self.extents else f"tl.reshape({text}, {tuple_text(self.form.extents)})"


def contract(w: Writer, step: TileStep, node: Apply) -> None:
    """A contraction: a product unless its accumulator writes it, or another one by its tile rule."""
    row, alone = operator(node.op), contracted(w, node) == 1
    if row.product and step.value in w.fused:
        return
    if row.product and alone:
        _outer(w, step, node)
        return
    product = write_product(w, step, node)
    if row.product:
        plain = product.along is None and len(product.extents) == 2
        if plain and _is_better_transposed(w, step, node):
            product = _transposed(w, product, w.tiles[node.operands[0]].padded[-1])
        w.define(step, product.shaped(product.dot()), product.form)
        return
    texts = [product.left, product.right]
    if alone:  # `tl.dot` takes no fewer than LEAST_CONTRACTION entries: others do not count.
        axes = range(len(product.extents))
        inside, absent = f"({w.range(LEAST_CONTRACTION)} < 1)", number_text(row.neutral)
        masks = [expand(inside, [*end], [*axes]) for end in (axes[-1:], axes[-2:-1])]
        texts = [f"tl.where({mask}, {text}, {absent})" for mask, text in zip(masks, texts, strict=True)]
    names = [w.assign(f"{side}_{step.value}", text) for side, text in zip(("left", "right"), texts, strict=True)]
    w.define(step, product.shaped(f"({w.written(tile_rule(node.op), names, node.attr())})"), product.form)


def _is_better_transposed(w: Writer, step: TileStep, node: Apply) -> bool:
    """Whether a product outside of a loop has a computed right operand, a loaded left one, and another product before it.

    Right operands of warp groups' products lie in shared memory. A computed one takes the place of the earlier product's, which is
    over by then; ptxas of CUDA 12.8 (Triton 3.6) then takes registers that nothing wrote for the address of the second, and results
    are wrong. The other way round, it is a left operand, which stays in registers.
    """
    earlier = [s for s in w.flat.steps if s.value < step.value and is_product(s.node)]
    left, right = node.operands
    return not w.looped and bool(earlier) and _is_loaded(w, left) and not _is_loaded(w, right)


def _transposed(w: Writer, product: Dot, inner: int) -> Dot:
    """left · right as (rightᵀ · leftᵀ)ᵀ."""
    rows, columns = product.extents
    left, right = w.transposed(product.right, inner, columns), w.transposed(product.left, rows, inner)
    return replace(product, left=left, right=right, transposed=True)


def _is_loaded(w: Writer, value: int) -> bool:
    """Whether a tile is loaded, or a view of one that is."""
    node = w.makers[value].node
    return isinstance(node, Load) or (isinstance(node, Apply) and node.op in VIEWS and _is_loaded(w, node.operands[0]))


def contracted(w: Writer, node: Apply) -> int:
    """How many entries of each operand meet in a contraction."""
    (label,) = signature_of(node, [w.flat.types[v].shape for v in node.operands]).bound
    return label.extent


def _outer(w: Writer, step: TileStep, node: Apply) -> None:
    """A product that contracts one entry: no dot, an element-wise multiplication."""
    dtype = product_dtype(w.flat.graph, w.flat.types, node)
    row, tiles = operator(node.op), list[Tile]()
    left, right = (w.tiles[v] for v in node.operands)
    for operand, one in zip(_lacking_alike(left, right), (-1, -2), strict=True):
        tile = w.filled_beyond(operand, operand.rank + one, row.neutral)
        tile = w.squeezed(tile, [a for a in tile.axes if a != tile.rank + one])
        tiles.append(replace(tile, name=w.assign(f"{tile.name}_r", w.converted(tile, dtype)), dtype=dtype))
    form = w.meet(tiles, step)
    w.define(step, " * ".join(w.spread(t, form) for t in tiles), form)


def write_product(w: Writer, step: TileStep, node: Apply, factor: Tile | None = None) -> Dot:
    """A contraction; its left operand is multiplied by `factor` when there is one."""
    row = operator(node.op)
    dtype = product_dtype(w.flat.graph, w.flat.types, node)
    x, y = (w.tiles[v] for v in node.operands)
    rank, padded = len(step.type.shape), w.padded[step.value]
    m, n = rank - 2, rank - 1
    if factor is not None:
        x = _scaled(w, x, factor)
    if step.value in w.exponentials.binary:
        x = _in_base_two(w, x)
    x, y = _lacking_alike(x, y)
    x, y = w.filled_beyond(x, x.rank - 1, row.neutral), w.filled_beyond(y, y.rank - 2, row.neutral)
    x, y = w.squeezed(x, (x.rank - 2, x.rank - 1)), w.squeezed(y, (y.rank - 2, y.rank - 1))
    # Axes as they stand in the result; in xa, n stands for the contracted one, and in ya, m.
    xa, ya = list(x.aligned(rank)), list(y.aligned(rank))
    batch = sorted({a for a in (*xa, *ya) if a < m})
    left, right = _operand(w, x, dtype), _operand(w, y, dtype)
    inner, rows, columns = x.padded[-1], padded[m], padded[n]
    along, products = None, tuple[int, ...]()
    if not batch:
        axes: tuple[int, ...] = (m, n)
        # A computed operand is in registers, and would reach tensor cores through shared memory.
        if columns == 1 and ya == [m] and not _is_loaded(w, node.operands[0]):
            along, products, ya = 1, (rows, inner), [n]
        elif rows == 1 and xa == [n] and not _is_loaded(w, node.operands[1]):
            along, products, xa = 0, (inner, columns), [m]
        left, right = expand(left, xa, axes), expand(right, ya, axes)
        extents: Shape = (rows, columns)
    elif all(a >= m for a in ya):  # one right operand for the whole batch: its rows are rows like any others
        held = [a for a in xa if a <= m]
        axes = (*held, n)
        extents = (prod(padded[a] for a in held), columns)
        left = left if len(held) == 1 else f"tl.reshape({left}, {(extents[0], inner)})"
        right = expand(right, ya, (m, n))
    else:
        axes = (*batch, m, n)
        lead = tuple(padded[a] for a in batch)
        extents = (prod(lead), rows, columns)
        left = _stacked(left, xa, axes, (*lead, rows, inner))
        right = _stacked(right, ya, axes, (*lead, inner, columns))
    if len(extents) == 3 and columns == 1:
        # Triton 3.6 computes a batched dot with one column wrongly where the batch is larger than the number of warps.
        along, products, right = 2, (extents[0], rows, inner), f"tl.trans({right}, 0, 2, 1)"
    options = "" if dtype is DType.f16 else ', input_precision="tf32x3"'
    return Dot(left, right, extents, options, w.form(step, axes), along=along, products=products)


def _lacking_alike(x: Tile, y: Tile) -> tuple[Tile, Tile]:
    """The operands of a contraction: what meets an absent entry counts for nothing, and is absent as well."""
    cover = x.absent[-1] or y.absent[-2]
    if x.absent[-1] != cover:
        x = replace(x, absent=(*x.absent[:-1], cover), zero=x.zero - {x.rank - 1})
    if y.absent[-2] != cover:
        y = replace(y, absent=(*y.absent[:-2], cover, y.absent[-1]), zero=y.zero - {y.rank - 2})
    return x, y


def _scaled(w: Writer, x: Tile, factor: Tile) -> Tile:
    axes = sorted({*x.axes, *factor.aligned(x.rank)})
    form = replace(
        x, axes=tuple(axes), dtype=DType.f32, zero=frozenset() if x.garbage or factor.garbage else x.zero, low=frozenset()
    )
    return replace(form, name=w.assign(f"{x.name}_p", f"{w.spread(x, form)} * {w.spread(factor, form)}"))


def _in_base_two(w: Writer, x: Tile) -> Tile:
    """An operand that was computed before the loop, times log₂e."""
    return replace(x, name=w.assign(f"{x.name}_binary", f"{x.text(DType.f32)} * {LOG2E}", w.before), dtype=DType.f32)


def _operand(w: Writer, tile: Tile, dtype: DType) -> str:
    """An operand in `dtype`. Triton's interpreter would multiply the bits of bf16 numbers; there they go on as float32."""
    return w.converted(tile, dtype) + (".to(DOT_BF16)" if dtype is DType.bf16 else "")


def _stacked(text: str, have: Sequence[int], axes: Sequence[int], full: Shape) -> str:
    """An operand of a batched product, broadcast to all batch axes, which become one."""
    text = expand(text, have, axes)
    if len(have) < len(axes):
        text = f"tl.broadcast_to({text}, {full})"
    return f"tl.reshape({text}, {(prod(full[:-2]), *full[-2:])})" if len(full) > 3 else text
