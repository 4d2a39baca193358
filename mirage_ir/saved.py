"""Programs that an earlier search saved, as candidates beside those of a new one.

They are claims like all candidates: checked for numerics, verified and ranked. They do not bound the search, since a wrong one that
is cheap would hide what is right.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mirage_ir.block.cost import program_cost
from mirage_ir.canonical import canonical
from mirage_ir.program import Program
from mirage_ir.target.machines import Machine


@dataclass(frozen=True, slots=True)
class Claim:
    """A candidate. `saved` has the positions of the saved programs that it is, `found` says whether the new search found it."""

    program: Program
    saved: tuple[int, ...]
    found: bool


def claims(found: Sequence[Program], saved: Sequence[Program], machine: Machine) -> list[Claim]:
    """All candidates, cheapest first. Programs that are the same but for names and order are one; that of the new search stays."""
    if not saved:
        return [Claim(program, (), True) for program in found]
    positions: dict[Program, list[int]] = {}
    for position, program in enumerate(saved):
        positions.setdefault(canonical(program), []).append(position)
    every = [Claim(program, tuple(positions.pop(canonical(program), ())), True) for program in found]
    every += [Claim(saved[same[0]], tuple(same), False) for same in positions.values()]
    return sorted(every, key=lambda c: (program_cost(c.program, machine), c.program.kernels))
