"""Programs at samples of sizes, for writers that print a symbolic extent as an expression (`mirage_ir.sized.extent`).

A decision that depends on a size is taken at the sample. So a writer makes its text at two samples that are far apart and divisible
by no tile; where the texts differ, it refuses the program (`check_same`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from mirage_ir.decompose import Decomposed
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.module.assembly import check_alike
from mirage_ir.program import GraphOp
from mirage_ir.sized.extent import is_symbolic, next_prime
from mirage_ir.sized.family import SizedProgram
from mirage_ir.sized.resize import resize

LEAST_SAMPLE = 1000
"""A sample's sizes are larger than this."""


def sample_sizes(source: SizedProgram, least: int = LEAST_SAMPLE) -> dict[str, int]:
    """Different primes above `least`, which no tile divides."""
    found: dict[str, int] = {}
    above = least
    for symbol in source.symbols:
        found[symbol.name] = above = next_prime(above + least // 10)
    return found


def at_samples(source: SizedProgram, program: Decomposed, short: int) -> tuple[Decomposed, Decomposed]:
    """The program at two samples. At both, each grid and loop that follows from a size has more than `short` parts.

    Raises `ProgramError` where it has no other sizes, `LoweringError` where it is not as its source.
    """
    found: list[Decomposed] = []
    least = LEAST_SAMPLE
    while len(found) < 2:
        sampled = source.sampled(sample_sizes(source, least))
        resized = resize(program, sampled.inputs, source.symbolic)
        graphs = [node for node in resized.nodes if isinstance(node, GraphOp)]
        if all(n > short for graph in graphs for n in (*graph.grid, graph.loop) if is_symbolic(n)):
            check_alike(resized, sampled)
            found.append(resized)
        least *= 3
    return found[0], found[1]


def check_same(name: str, one: Sequence[str], other: Sequence[str]) -> None:
    """Raises `LoweringError` with the last line of the first text that is not the same at both samples."""
    differing = next((a for a, b in zip_longest(one, other, fillvalue="") if a != b), None)
    if differing is not None:
        raise LoweringError(f"a kernel of '{name}' would differ from size to size: {_last_line(differing)}")


def _last_line(text: str) -> str:
    return text.strip().rpartition("\n")[2].strip()
