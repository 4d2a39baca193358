"""Random mistakes about sizes: a constant of another extent, a mean over another count, indices of one extent taken for each other.

| kind | the mistake |
|---|---|
| constant of another size | a factor c becomes c·a/b for two extents a and b of the program, its grids, its loops or its tiles |
| mean of means | a sum over n entries is that of two unequal parts, each as if it were a half |
| mean without a term | a sum over n entries is n/(n − 1) times that of all entries but one |
| other dimension | a sum, a maximum or a slice runs along another dimension of the same extent |
| transposed square | one use of a value has two dimensions of one extent exchanged |
| transpose left out | one use of a transposed square is that of the square |
| operands exchanged | x·w becomes w·x, for squares |
| wrong use | one use of a tensor is another tensor's, of the same shape |
| other loop | a loop or a grid runs along another dimension of the same extent, with the tile transposed or not |

What comes out need be neither well formed nor wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from edit import Line, Lines, Place, apply, graphs, places
from local_rewrites import Nodes, Rewrite, from_the_end, local, shape, value_of
from mutations import well_formed

from mirage_ir.errors import ProgramError
from mirage_ir.program import Apply, GraphOp, Load, Program, make_attrs, operands

ATTEMPTS = 30


def extents(program: Program) -> set[int]:
    """The extents above 1 of inputs, grids and loops."""
    found = {n for t in program.inputs for n in t.shape}
    for node in program.nodes:
        if isinstance(node, GraphOp):
            found |= {*node.grid, node.loop}
    return found - {1}


def constant_of_another_size(program: Program, random: Random) -> Program | None:
    found = [
        (place, lines, line, line.node)
        for place in places(program)
        for lines in [place.lines()]
        for line in lines.lines
        if isinstance(line.node, Apply) and line.node.op == "scale"
    ]
    if not found:
        return None
    place, lines, line, node = random.choice(found)
    sizes = sorted(extents(program))
    above, below = random.choice([1, *sizes]), random.choice([1, *sizes])
    line.node = replace(node, attrs=make_attrs({"value": value_of(node) * above / below}))
    return place.with_lines(lines)


def _mean_of_means(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    """Σ_i x_i as n/2 times the mean of one part plus n/2 times that of the other."""
    if node.op != "sum":
        return None
    x = node.operands[0]
    extent = shape(lines, x)[from_the_end(lines, node)]
    if extent < 3:
        return None
    dim, b = from_the_end(lines, node) + len(shape(lines, x)), Nodes()
    at = random.choice([k for k in range(1, extent) if 2 * k != extent])
    parts: list[int] = []
    for start, stop in ((0, at), (at, extent)):
        total = b("sum", b("slice", x, dim=dim, start=start, stop=stop), dim=dim)
        parts.append(b("scale", total, value=extent / 2 / (stop - start)))
    b("add", *parts)
    return b.nodes


def _mean_without_a_term(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    if node.op != "sum":
        return None
    x = node.operands[0]
    dim = from_the_end(lines, node) + len(shape(lines, x))
    extent = shape(lines, x)[dim]
    if extent < 2:
        return None
    b = Nodes()
    start = random.randrange(2)
    b("scale", b("sum", b("slice", x, dim=dim, start=start, stop=start + extent - 1), dim=dim), value=extent / (extent - 1))
    return b.nodes


def _twins(lines: Lines, value: int) -> list[tuple[int, int]]:
    """Pairs of dimensions of one extent above 1."""
    own = shape(lines, value)
    return [(c, d) for d in range(len(own)) for c in range(d) if own[c] == own[d] > 1]


def _exchanged(rank: int, pair: tuple[int, int]) -> tuple[int, ...]:
    c, d = pair
    return tuple(d if i == c else c if i == d else i for i in range(rank))


def _other_dimension(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    dim = node.attr().get("dim")
    if not isinstance(dim, int) or len(node.operands) != 1:
        return None
    others = [c if d == dim else d for c, d in _twins(lines, node.operands[0]) if dim in (c, d)]
    return [replace(node, attrs=make_attrs({**node.attr(), "dim": random.choice(others)}))] if others else None


def _transposed_square(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    place = random.randrange(len(node.operands))
    value = node.operands[place]
    twins = _twins(lines, value)
    if not twins:
        return None
    turned = apply("transpose", value, permutation=_exchanged(len(shape(lines, value)), random.choice(twins)))
    return [turned, replace(node, operands=(*node.operands[:place], -1, *node.operands[place + 1 :]))]


def _transpose_left_out(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    for place, value in enumerate(node.operands):
        inner = lines.maker(value)
        if isinstance(inner, Apply) and inner.op == "transpose" and shape(lines, value) == shape(lines, inner.operands[0]):
            return [replace(node, operands=(*node.operands[:place], inner.operands[0], *node.operands[place + 1 :]))]
    return None


def _operands_exchanged(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    if node.op != "matmul" or shape(lines, node.operands[0]) != shape(lines, node.operands[1]):
        return None
    return [replace(node, operands=node.operands[::-1])]


def wrong_use(program: Program, random: Random) -> Program | None:
    """One operand of an operator, a graph or a load is another input of its place, of the same shape."""
    place = random.choice(places(program))
    lines = place.lines()
    line = random.choice([line for line in lines.lines if operands(line.node)])
    node = line.node
    if isinstance(node, Load):
        others = [v for v in range(lines.first) if v != node.source and shape(lines, v) == shape(lines, node.source)]
        line.node = replace(node, source=random.choice(others)) if others else node
    elif isinstance(node, Apply | GraphOp) and node.operands:
        at = random.randrange(len(node.operands))
        before = [*range(lines.first), *_results_before(lines, line)]
        others = [v for v in before if v != node.operands[at] and shape(lines, v) == shape(lines, node.operands[at])]
        new = (*node.operands[:at], random.choice(others), *node.operands[at + 1 :]) if others else node.operands
        line.node = replace(node, operands=new)
    return place.with_lines(lines)


def _results_before(lines: Lines, line: Line) -> Iterator[int]:
    for other in lines.lines:
        if other is line:
            return
        yield from other.results


def other_loop(program: Program, random: Random) -> Program | None:
    """A load whose loop or grid dimension splits another dimension of the same extent; its users may read the tile transposed."""
    found = graphs(program)
    if not found:
        return None
    place: Place = random.choice(found)
    lines = place.lines()
    choices = [(n, line.node) for n, line in enumerate(lines.lines) if isinstance(line.node, Load)]
    n, load = random.choice(choices)
    twins = _twins(lines, load.source)
    if not twins:
        return None
    pair = random.choice(twins)
    exchanged = dict(zip(pair, pair[::-1], strict=True))
    what = random.choice(("loop", "grid", "both"))
    fmap = exchanged.get(load.fmap, load.fmap) if what != "grid" else load.fmap
    imap = tuple(exchanged.get(d, d) for d in load.imap) if what != "loop" else load.imap
    changed = replace(load, fmap=fmap, imap=imap)
    if changed == load:
        return None
    lines.lines[n].node = changed
    if random.random() < 0.7:
        (old,) = lines.lines[n].results
        new = lines.insert(n + 1, apply("transpose", old, permutation=_exchanged(len(shape(lines, load.source)), pair)))
        for line in lines.lines[n + 2 :]:
            if isinstance(line.node, Apply):
                line.node = replace(line.node, operands=tuple(new if v == old else v for v in line.node.operands))
    return place.with_lines(lines)


SIZE_MISTAKES: dict[str, Rewrite] = {
    "constant of another size": constant_of_another_size,
    "mean of means": local(_mean_of_means),
    "mean without a term": local(_mean_without_a_term),
    "other dimension": local(_other_dimension),
    "transposed square": local(_transposed_square),
    "transpose left out": local(_transpose_left_out),
    "operands exchanged": local(_operands_exchanged),
    "wrong use": wrong_use,
    "other loop": other_loop,
}


class SizeMutations:
    """Each kind of `SIZE_MISTAKES` as often as the others, where it can be made."""

    def mutant(self, source: Program, program: Program, random: Random) -> tuple[str, Program, Program] | None:
        """A kind of mistake, the source, and a well-formed program with the mistake; None when none was made in some attempts."""
        kind = random.choice(list(SIZE_MISTAKES))
        for _ in range(ATTEMPTS):
            try:
                made = SIZE_MISTAKES[kind](program, random)
            except ProgramError:
                continue
            if made is not None and made not in (program, source) and well_formed(made, source):
                return kind, source, made
        return None
