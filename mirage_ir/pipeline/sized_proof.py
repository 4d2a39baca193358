"""Whether a program that runs at all sizes computes what its source does.

`prove_sized` takes both as they are for all sizes, and is the one place that decides how they are compared. Today it compares them
at a few sizes, by the verifier for programs of fixed sizes, and says which.
"""

from __future__ import annotations

from dataclasses import dataclass

from mirage_ir.sized.choice import SizedChoice
from mirage_ir.sized.extent import SymbolSizes
from mirage_ir.sized.family import SizedProgram
from mirage_ir.sized.resize import longest_tiles, resize
from mirage_ir.verify import Verdict
from mirage_ir.verify.equivalence import Verifier


@dataclass(frozen=True, slots=True)
class SizedProof:
    """The verdicts on a program at some sizes. At others it is not proved."""

    at: tuple[tuple[SymbolSizes, Verdict], ...]

    @property
    def equivalent(self) -> bool:
        """Whether the program is equivalent at each size at which it was compared."""
        return all(verdict.equivalent for _, verdict in self.at)

    @property
    def bound_log2(self) -> float:
        """The binary logarithm of the chance of error at the size where it is largest."""
        return max(verdict.bound_log2 for _, verdict in self.at)

    def __str__(self) -> str:
        sizes = "; ".join(", ".join(f"{name} {size}" for name, size in at.items()) for at, _ in self.at)
        return f"{'proved' if self.equivalent else 'not proved'} at sizes {sizes}"


def prove_sized(source: SizedProgram, choice: SizedChoice, *, memory: float | None = None, seed: int = 0) -> SizedProof:
    """The proof that a choice computes `source`: at the sizes at which it was found, at the least, and at some that are ragged.

    A ragged size has two tiles that are full and one that is not. Raises the errors of a `Verifier`.
    """
    tiles = longest_tiles(choice.program, source.symbolic)
    every: list[SymbolSizes] = [choice.found]
    every.append({symbol.name: symbol.least for symbol in source.symbols})
    every.append({symbol.name: 2 * tiles.get(symbol.name, 1) + 1 for symbol in source.symbols})
    at: list[tuple[SymbolSizes, Verdict]] = []
    for sizes in every:
        fixed = source.at(sizes)
        verifier = Verifier(fixed, memory=memory, seed=seed)
        at.append((sizes, verifier.check(resize(choice.program, fixed.inputs, source.symbolic))))
    return SizedProof(tuple(at))
