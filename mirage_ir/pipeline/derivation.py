"""How an equal program of saturation follows from its source: law by law, every step compared by the verifier."""

from __future__ import annotations

from dataclasses import dataclass

from mirage_ir.decompose import Decomposed
from mirage_ir.saturate.laws import LAWS
from mirage_ir.verify.equivalence import Verifier

OF_OPERANDS = "the operands of an einsum are multiplied in another order"
"""What the one law says that is no row of the table."""


@dataclass(frozen=True, slots=True)
class DerivationStep:
    """One use of a law: its name and what it says, whether it is read from left to right, and the program after it.

    `refused` says that the verifier found the programs before and after to differ at shrunken shapes.
    """

    law: str
    claim: str
    forward: bool
    refused: bool
    program: Decomposed


def derivation(source: Decomposed, equal: Decomposed, *, stabilize: bool = False) -> tuple[DerivationStep, ...] | None:
    """The steps from a program to an equal one; none where they differ in duplicates, unused values and names alone.

    None when the laws were not put in order, which says nothing about whether the programs are equal. Raises `ProgramError` for a
    program that is not well formed.
    """
    from mirage_ir.saturate.engine import explained

    if (equal.nodes, equal.outputs) == (source.nodes, source.outputs):
        return ()
    found = explained(source, equal, stabilize=stabilize)
    if found is None:
        return None
    steps: list[DerivationStep] = []
    before = source
    for step in found:
        refused = bool(Verifier(before).differs_when_shrunken(step.program))
        steps.append(DerivationStep(step.law, str(LAWS.get(step.law, OF_OPERANDS)), step.forward, refused, step.program))
        before = step.program
    return tuple(steps)
