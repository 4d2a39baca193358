"""Tiles of tensors whose rows begin anywhere: which they are, and their load as whole vectors that are shifted into place.

Rows of an odd number of 16-bit entries begin at any even address. Their entries are loaded one by one, which no asynchronous copy
can do. Instead, all aligned vectors that hold some of a row can be loaded, and the entries moved to their places in registers.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

from mirage_ir.block.fit import LEAST_ASYNCHRONOUS
from mirage_ir.block.rows import VECTOR_BYTES
from mirage_ir.lowering.flatten import Flat
from mirage_ir.program import Load, Shape
from mirage_ir.sized.extent import is_symbolic

SHIFTED_BYTES = 2
"""Bytes of an entry of tiles that are shifted: wider ones can be copied one by one without waiting."""


def is_single(flat: Flat, node: Load) -> bool:
    """Whether tiles of a tensor are loaded entry by entry, since its rows begin anywhere: no such load is asynchronous."""
    source, strides = flat.types[node.source], flat.strides[node.source]
    steps = [stride for stride, extent in zip(strides, source.shape, strict=True) if extent > 1]
    if 1 in steps:
        steps.remove(1)
    return gcd(VECTOR_BYTES, *(step * source.dtype.itemsize for step in steps)) < LEAST_ASYNCHRONOUS


def shiftable_tiles(flat: Flat, padded: Sequence[Shape]) -> frozenset[int]:
    """Tiles whose rows begin anywhere, and can be loaded as whole vectors. padded: the extents of each value in Triton."""
    loads = [(s.value, s.node) for s in flat.steps if isinstance(s.node, Load)]
    return frozenset(value for value, node in loads if _is_shiftable(flat, node, padded[value]))


def _is_shiftable(flat: Flat, node: Load, padded: Shape) -> bool:
    """Whether a tile is a row of its tensor or several, of whole vectors, in 16 bits."""
    source, strides = flat.types[node.source], flat.strides[node.source]
    axes = [d for d, extent in enumerate(padded) if extent > 1]
    return (
        is_single(flat, node)
        and source.dtype.itemsize == SHIFTED_BYTES
        and not any(map(is_symbolic, (*source.shape, *strides)))
        and 1 <= len(axes) <= 2
        and strides[axes[-1]] == 1
        and padded[axes[-1]] * SHIFTED_BYTES >= VECTOR_BYTES
    )


SHIFTED_ROWS = '''@triton.jit
def words(x, COLUMNS: tl.constexpr):
    """Rows of 16-bit entries as vectors of four 32-bit words: all first words, all second ones, and so on."""
    bits = tl.reshape(x.to(tl.uint16, bitcast=True).to(tl.uint32), (x.shape[0], COLUMNS // 8, 2, 2, 2))
    low, high = tl.split(bits)
    even, odd = tl.split(low | (high << 16))
    first, third = tl.split(even)
    second, fourth = tl.split(odd)
    return first, second, third, fourth


@triton.jit
def word_at(low, high, bits):
    """32 of the 64 bits of two words, from `bits` on, which is less than 32."""
    return (low >> bits) | ((high << 1) << (31 - bits))


@triton.jit
def shifted_rows(x, first, stride, COLUMNS: tl.constexpr, inside, length):
    """A tile of 16-bit entries, zero beyond its first `length` columns and in rows that are not `inside` (None: all are).

    Its rows begin at the offsets `first`, anywhere in memory. All aligned vectors of 8 entries that hold some of a row are loaded;
    what else they hold lies in the same page of memory. Each vector and the next are then shifted by as many entries as the row
    begins behind the vector.
    """
    columns = tl.arange(0, COLUMNS)
    if stride == 1:
        odd = (x.to(tl.int64) // 2 % 8).to(first.dtype)
        x = tl.multiple_of(x - odd, 16)
        first = first + odd
        shift = (first % 8)[:, None]
        limit = shift + length
        vectors = (columns // 8 * 8)[None, :]
        here, behind = vectors < limit, vectors + 8 < limit
        if inside is not None:
            here, behind = here & inside[:, None], behind & inside[:, None]
        pointers = x + (first // 8 * 8)[:, None] + columns[None, :]
        a0, a1, a2, a3 = words(tl.load(pointers, mask=here, other=0.0), COLUMNS)
        a4, a5, a6, a7 = words(tl.load(pointers + 8, mask=behind, other=0.0), COLUMNS)
        far = shift >= 4
        b0, b1, b2 = tl.where(far, a2, a0), tl.where(far, a3, a1), tl.where(far, a4, a2)
        b3, b4, b5 = tl.where(far, a5, a3), tl.where(far, a6, a4), tl.where(far, a7, a5)
        far = shift % 4 >= 2
        c0, c1, c2 = tl.where(far, b1, b0), tl.where(far, b2, b1), tl.where(far, b3, b2)
        c3, c4 = tl.where(far, b4, b3), tl.where(far, b5, b4)
        bits = (shift % 2 * 16).to(tl.uint32)
        even = tl.join(word_at(c0, c1, bits), word_at(c2, c3, bits))
        both = tl.join(even, tl.join(word_at(c1, c2, bits), word_at(c3, c4, bits)))
        tile = tl.reshape(tl.join(both & 65535, both >> 16).to(tl.uint16), (first.shape[0], COLUMNS))
        tile = tl.where((columns < length)[None, :], tile.to(x.dtype.element_ty, bitcast=True), 0.0)
    else:
        mask = (columns < length)[None, :]
        if inside is not None:
            mask = mask & inside[:, None]
        tile = tl.load(x + first[:, None] + columns[None, :] * stride, mask=mask, other=0.0)
    return tile
'''
"""The function `shifted_rows` of emitted modules, and those that it calls."""
