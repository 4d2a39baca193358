"""Random programs that cut dimensions in unequal parts: slices and concatenations, read whole, in parts, and in tiles.

Parts are inputs, products, or parts of other dimensions; one may come twice, and halves may change places. What is put together is
summed, compared and multiplied as it is, and in kernels with tiles that cross the cuts, some of them ragged; so are single parts.
"""

from __future__ import annotations

from random import Random

from fused_programs import ALL, F32, Body, tensors
from ragged_mutations import as_read

from mirage_ir.program import Program, ProgramBuilder

ROWS = 2
TOTALS = (12, 24, 30, 36, 48, 64, 77, 96)
"""Extents of what is put together."""


def cut_program(random: Random) -> Program:
    """A program with at least one cut dimension, and one to three outputs."""
    b = ProgramBuilder("cut")
    extents = _parts(random, random.choice(TOTALS))
    twice = random.random() < 0.15
    inputs = [b.input(t) for t in tensors(*((ROWS, n) for n in extents), (ROWS, 5), (5, extents[-1]), (sum(extents), 3))]
    parts, (left, right, values) = inputs[:-3], inputs[-3:]
    if random.random() < 0.5:
        parts[-1] = b.apply("matmul", left, right)
    if twice:
        parts.append(parts[0])
        extents.append(extents[0])
    whole, total = b.apply("concat", *parts, dim=1), sum(extents)
    if random.random() < 0.4:
        start = random.randrange(total - 1)
        stop = random.randrange(start + 1, total)
        middle = b.apply("slice", whole, dim=1, start=start, stop=stop)
        _reduced(b, random, middle, stop - start)
    if random.random() < 0.2 and total % 2 == 0:
        halves = [b.apply("slice", whole, dim=1, start=at, stop=at + total // 2) for at in (total // 2, 0)]
        whole = b.apply("mul", whole, b.apply("concat", *halves, dim=1))
    if not twice and random.random() < 0.5:
        weights = b.apply("exp", whole)
        b.output(b.apply("div", b.apply("matmul", weights, values), b.apply("sum", weights, dim=1)))
    _reduced(b, random, whole, total)
    if random.random() < 0.4:
        place = random.randrange(len(parts))
        _reduced(b, random, parts[place], extents[place])
    return as_read(b.build())


def _parts(random: Random, total: int) -> list[int]:
    """Two or three numbers with this sum, now and then multiples of one."""
    unit = random.choice([n for n in (1, 1, 2, 4, 6) if total % n == 0 and total // n > 3])
    cuts = sorted(random.sample(range(1, total // unit), random.choice((1, 1, 2))))
    return [unit * (b - a) for a, b in zip([0, *cuts], [*cuts, total // unit], strict=True)]


def _reduced(b: ProgramBuilder, random: Random, value: int, extent: int) -> None:
    """An output: what becomes of a value when its columns are summed or compared, as they are or in tiles."""
    kind = random.choice(("sum", "max", "softmax", "loop", "grid", "ragged", "ragged"))
    if kind in ("sum", "max"):
        reduced = b.apply(kind, b.apply(random.choice(("exp", "square")), value), dim=1)
        b.output(b.apply("square", reduced))
    elif kind == "softmax":
        exponentials = b.apply("exp", value)
        b.output(b.apply("div", exponentials, b.apply("sum", exponentials, dim=1)))
    else:
        b.output(_tiled(b, random, value, extent, kind))


def _tiled(b: ProgramBuilder, random: Random, value: int, extent: int, kind: str) -> int:
    """A kernel that sums functions of the columns, tile by tile."""
    divisors = [n for n in range(1, extent + 1) if extent % n == 0]
    grid = random.choice(divisors[: len(divisors) // 2 + 1]) if kind == "grid" else 1
    loop = random.choice([n for n in divisors if extent // grid % n == 0])
    tile = None
    if kind == "ragged":
        width = random.choice((2, 3, 5, 8))
        grid = random.choice((1, 1, 2))
        loop = -(-extent // (grid * width))
        tile = (ROWS, width) if grid * loop * width != extent else None
    body = Body(1)
    x = body.load(0, (1,) if grid > 1 else (ALL,), 1, tile)
    terms = body.apply("sum", body.apply(random.choice(("exp", "square")), x), dim=1)
    body.store(body.accumulate(terms), (1,) if grid > 1 else (ALL,), F32)
    (partial,) = b.add(body.block((value,), (grid,), loop))
    return b.apply("sum", partial, dim=1) if grid > 1 else partial
