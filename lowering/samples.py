"""Programs at samples of sizes, for writers that print a symbolic extent as an expression (`mirage_ir.sized.extent`).

A decision that depends on a size is taken at the sample. So a writer makes its text at two samples that are far apart and divisible
by no tile; where the texts differ, it refuses the program (`check_same`).
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from itertools import zip_longest

from mirage_ir.decompose import Decomposed
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.module.assembly import check_alike
from mirage_ir.program import GraphOp
from mirage_ir.sized.choice import SizeBox, SizedChoice
from mirage_ir.sized.extent import SymbolicExtent, SymbolSizes, last_prime, next_prime
from mirage_ir.sized.family import SizedProgram
from mirage_ir.sized.resize import largest_sizes, resize

LEAST_SAMPLE = 1000
"""A sample's sizes are larger than this."""


def sample_sizes(source: SizedProgram, least: int = LEAST_SAMPLE, limits: SymbolSizes | None = None) -> dict[str, int]:
    """Different primes above `least`, which no tile divides; of a symbol with a limit the largest up to that."""
    found: dict[str, int] = {}
    above = least
    for symbol in source.symbols:
        if limits is not None and symbol.name in limits:
            found[symbol.name] = last_prime(limits[symbol.name], found.values())
        else:
            found[symbol.name] = above = next_prime(above + least // 10)
    return found


def at_samples(source: SizedProgram, choice: SizedChoice, short: int) -> tuple[Decomposed, Decomposed]:
    """A program at two samples. At both, each grid and loop that follows from a size has more than `short` parts.

    Raises `ProgramError` where it has no other sizes, `LoweringError` where it is not as its source, has no sizes as large as its
    boxes, or too few parts at all of its sizes.
    """
    program, source = choice.program, choice.specialized(source)
    found: list[Decomposed] = []
    least, limits = LEAST_SAMPLE, largest_sizes(program, source.symbolic)
    for box in choice.boxes:
        for symbol, (_, most) in zip(source.symbols, _without(box, choice.fixed), strict=True):
            if most > (limit := limits.get(symbol.name, most)):
                raise LoweringError(f"a tile of '{program.name}' has all entries of '{symbol.name}', {limit} at most, not {most}")
    while len(found) < 2:
        sampled = source.sampled(sample_sizes(source, least, {name: most // 3 ** len(found) for name, most in limits.items()}))
        resized = resize(program, sampled.inputs, source.symbolic)
        few = [n for n in _symbolic_parts(resized) if n <= short]
        if any(symbol.name in limits for n in few for symbol in n.symbols):
            raise LoweringError(f"a grid or loop of '{program.name}' has {short} parts or fewer at sizes that a tile holds")
        if not few:
            check_alike(resized, sampled)
            found.append(resized)
        least *= 3
    return found[0], found[1]


def _without(box: SizeBox, places: Container[int]) -> Iterator[tuple[int, int]]:
    """The ends of a box along the symbols in other places."""
    return (ends for n, ends in enumerate(box) if n not in places)


def _symbolic_parts(program: Decomposed) -> Iterator[SymbolicExtent]:
    """The extents of grids and loops that follow from sizes."""
    for node in program.nodes:
        if isinstance(node, GraphOp):
            yield from (n for n in (*node.grid, node.loop) if isinstance(n, SymbolicExtent))


def check_same(name: str, one: Sequence[str], other: Sequence[str]) -> None:
    """Raises `LoweringError` with the last line of the first text that is not the same at both samples."""
    differing = next((a for a, b in zip_longest(one, other, fillvalue="") if a != b), None)
    if differing is not None:
        raise LoweringError(f"a kernel of '{name}' would differ from size to size: {_last_line(differing)}")


def _last_line(text: str) -> str:
    return text.strip().rpartition("\n")[2].strip()
