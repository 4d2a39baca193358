"""How many bound indices the entries of programs have: their degrees in weights, found from values alone.

A run on classes multiplies each term by one weight for each of its bound indices (`mirage_ir.verify.weights`). With all weights of
a factor times t, an entry is a rational function of t whose degrees are the numbers of bound indices of numerator and denominator,
once common factors are gone. Values at enough t tell these degrees, modulo a prime, and `mirage_ir.verify.indices` may count no
fewer.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from fused_programs import ALL, F32, Body, op, tensors
from numpy.typing import NDArray

from mirage_ir.check import infer_program
from mirage_ir.errors import ProgramError
from mirage_ir.interpret.walker import run_values
from mirage_ir.program import NEW_DIM, Apply, GraphOp, Program, Shape
from mirage_ir.verify.classes import ClassPair, Sizing
from mirage_ir.verify.elements import Elements
from mirage_ir.verify.field import Field
from mirage_ir.verify.semantics import FieldSemantics
from mirage_ir.verify.weights import IndexClasses

PRIME = 1048573
TERMS = 40
"""Extent of the dimension over which quotients have sums."""
MOST_ENTRIES = 256
_Coefficients = list[int]
"""Of a polynomial, modulo `PRIME`, that of the constant first; the last is not 0."""


def _times(x: _Coefficients, y: _Coefficients) -> _Coefficients:
    out = [0] * (len(x) + len(y) - 1) if x and y else []
    for i, a in enumerate(x):
        for j, b in enumerate(y):
            out[i + j] = (out[i + j] + a * b) % PRIME
    return out


def _less(x: _Coefficients, y: _Coefficients) -> _Coefficients:
    out = [(a - b) % PRIME for a, b in zip(_padded(x, len(y)), _padded(y, len(x)), strict=True)]
    while out and out[-1] == 0:
        out.pop()
    return out


def _padded(x: _Coefficients, length: int) -> _Coefficients:
    return x + [0] * (length - len(x))


def _divided(x: _Coefficients, y: _Coefficients) -> tuple[_Coefficients, _Coefficients]:
    """Quotient and rest."""
    quotient = [0] * max(0, len(x) - len(y) + 1)
    inverse = pow(y[-1], -1, PRIME)
    while len(x) >= len(y):
        at, factor = len(x) - len(y), x[-1] * inverse % PRIME
        quotient[at] = factor
        x = _less(x, [0] * at + [factor * b % PRIME for b in y])
    return quotient, x


def _through(points: Sequence[int], values: Sequence[int]) -> _Coefficients:
    """The polynomial of the least degree with these values (Newton)."""
    differences = [v % PRIME for v in values]
    for j in range(1, len(points)):
        for i in range(len(points) - 1, j - 1, -1):
            step = pow(points[i] - points[i - j], -1, PRIME)
            differences[i] = (differences[i] - differences[i - 1]) * step % PRIME
    out: _Coefficients = []
    for point, difference in zip(reversed(points), reversed(differences), strict=True):
        out = _less(_times(out, [-point % PRIME, 1]), [-difference % PRIME])
    return out


def degrees(points: Sequence[int], values: Sequence[int]) -> tuple[int, int]:
    """The degrees of the simplest fraction with these values, if their sum is below the number of points (Cauchy, by Euclid)."""
    product: _Coefficients = [1]
    for point in points:
        product = _times(product, [-point % PRIME, 1])
    above = product, _through(points, values)
    below: tuple[_Coefficients, _Coefficients] = [], [1]
    best = len(above[1]) - 1, 0
    while above[1]:
        best = min(best, (len(above[1]) - 1, len(below[1]) - 1), key=sum)
        quotient, rest = _divided(*above)
        above, below = (above[1], rest), (below[1], _less(below[0], _times(quotient, below[1])))
    return max(best[0], 0), best[1]


def _weights(digit: IndexClasses, factor: int, times: int) -> NDArray[Any]:
    random = np.random.default_rng(digit.factor)
    pieces = [
        random.integers(1, PRIME, s.classes, dtype=np.uint64) * (times if digit.factor == factor else 1) % PRIME
        if s.counted
        else np.ones(s.classes, dtype=np.uint64)
        for s in digit.segments
    ]
    return np.concatenate(pieces)[None]


def _entries(pair: ClassPair, factor: int, times: int, seed: int) -> list[NDArray[Any] | None]:
    """The outputs on classes with all weights of a factor `times` as large, flat; None where an entry is undefined."""
    field = Field((PRIME,), ("degrees", seed))
    random = np.random.default_rng(seed)
    own = pair.source.inputs[: len(pair.inputs)]
    inputs = [Elements(random.integers(1, PRIME, (1, *t.shape), dtype=np.uint32)) for t in own]
    for w in pair.weights:
        values = w.along(lambda digit: _weights(digit, factor, times), (PRIME,)).astype(np.uint32)
        inputs.append(Elements(values.reshape(1, *w.type.shape)))
    outputs = map(field.number, run_values(pair.source, inputs, FieldSemantics(field)))
    return [None if x.undefined is not None else x.dense().reshape(-1) for x in outputs]


def counted_and_found(program: Program, seed: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Bound indices of numerator and denominator, as counted and as found, of the ends of each output and for each factor.

    The program only adds, multiplies and divides. Empty where it has no classes, or divides by 0.
    """
    sizing = Sizing(program, program)
    pair = None if sizing.count.unbounded else sizing.on_classes()
    if pair is None:
        return []
    found: list[tuple[tuple[int, int], tuple[int, int]]] = []
    for factor in {d.factor for w in pair.weights for d in w.digits if d.counted}:
        counts = [(x.indices[factor], sizing.count.arithmetic.below(x)[factor]) for _, x in sizing.count.results[0]]
        points = range(2, 24 + 4 * max(map(sum, counts)))
        runs = [_entries(pair, factor, t, seed) for t in points]
        for i, count in enumerate(counts):
            values = [x for run in runs if (x := run[i]) is not None]
            if len(values) == len(runs):
                found += [(count, degrees(points, [int(x[e]) for x in values])) for e in {0, len(values[0]) - 1}]
    return found


def _node(random: Random, values: Sequence[int], shapes: Sequence[Shape]) -> Apply | GraphOp:
    """An operator or a kernel on one of the last values and another one; it need not be well formed."""
    x, y = random.choice(values[-4:]), random.choice(values)
    shape = shapes[x]
    dim = random.randrange(len(shape))
    match random.choice(("reciprocal", "elements", "transpose", "reshape", "slice", "concat", "kernel", "kernel", "kernel")):
        case "reciprocal":
            return op("reciprocal", x)
        case "elements":
            return op(random.choice(("mul", "add", "sub", "div")), x, y)
        case "transpose":
            return op("transpose", x, permutation=tuple(random.sample(range(len(shape)), len(shape))))
        case "reshape":
            size = int(np.prod(shape))
            first = random.choice([d for d in range(1, size + 1) if size % d == 0])
            return op("reshape", x, shape=random.choice(((size,), (first, size // first))))
        case "slice":
            start = random.randrange(shape[dim])
            return op("slice", x, dim=dim, start=start, stop=random.randint(start + 1, shape[dim]))
        case "concat":
            return op("concat", x, y, dim=dim)
        case _:
            return _kernel(random, x, random.choice((x, x, y)), shapes)


def _kernel(random: Random, x: int, y: int, shapes: Sequence[Shape]) -> GraphOp:
    """Two loads by any maps, an operator, and a store by any map."""
    grid, loop = tuple(random.choice((1, 2, 3, 4)) for _ in range(random.randint(1, 3))), random.choice((1, 1, 2, 3))
    b = Body(2)
    dims = [range(len(shapes[v])) for v in (x, y)]
    tiles = [
        b.load(i, tuple(random.choice((*own, ALL)) for _ in grid), random.choice((*own, ALL)) if loop > 1 else ALL)
        for i, own in enumerate(dims)
    ]
    made = b.apply(random.choice(("mul", "mul", "add", "div")), *tiles)
    most = max(dims, key=len)
    if loop > 1:
        made = b.accumulate(made, "concat", random.choice(most)) if random.random() < 0.7 else b.accumulate(made)
    anywhere = tuple(random.choice((*most, NEW_DIM)) for _ in grid)
    b.store(made, random.choice((anywhere, (0,) * len(grid))), F32)
    return b.block((x, y), grid, loop)


def random_quotients(random: Random) -> Program:
    """Quotients of sums of products, cut, permuted and joined in random ways; all values are outputs."""
    rows, columns = random.choice((2, 3, 4)), random.choice((2, 3, 4))
    types = tensors((rows, TERMS), (TERMS, columns), (rows, columns), dtype=F32)
    nodes: list[Apply | GraphOp] = [op("matmul", 0, 1)]
    nodes += [op("reshape", 3, shape=(rows * columns,))] if random.random() < 0.5 else []
    nodes.append(op("reciprocal", 2 + len(nodes)))
    shapes = [t.shape for t in infer_program(Program("", tuple(types), tuple(nodes), ()))]
    for _ in range(random.randint(3, 9)):
        small = [v for v in range(2, len(shapes)) if np.prod(shapes[v]) <= MOST_ENTRIES]
        more = (*nodes, _node(random, small, shapes))
        try:
            found = infer_program(Program("", tuple(types), more, ()), memory=False)
        except ProgramError:
            continue
        nodes, shapes = list(more), [t.shape for t in found]
    return Program("quotients", tuple(types), tuple(nodes), tuple(range(len(types), len(shapes))))
