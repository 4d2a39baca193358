"""Saturation beside the search: what is searched for a program, and what was found as one."""

from __future__ import annotations

from collections.abc import Sequence

from mirage_ir.block.cost import program_cost
from mirage_ir.program import Program
from mirage_ir.saturate.engine import Alternatives, alternatives
from mirage_ir.saturate.limits import BESIDE
from mirage_ir.search.generate import Generated
from mirage_ir.search.kernels import Effort
from mirage_ir.target.machines import Machine


def to_search(program: Program, machine: Machine, *, stabilize: bool = False) -> tuple[tuple[Program, ...], Alternatives]:
    """The programs to search for a decomposed program, itself first; and what saturation found.

    With `stabilize`, those in which no exp can overflow are searched instead of it, if there are any.
    """
    found = alternatives(program, machine, stabilize=stabilize)
    stable = found.stable() if stabilize else ()
    programs = stable or (program, *found.worth_searching(machine))
    return programs[: BESIDE + 1], found


def pooled(generated: Sequence[Generated], machine: Machine) -> Generated:
    """The candidates of several searches for the same program as those of one, cheapest first."""
    if len(generated) == 1:
        return generated[0]
    effort = Effort()
    for each in generated:
        effort.add(each.effort)
    candidates = dict.fromkeys(c for each in generated for c in each.candidates)
    ranked = sorted(candidates, key=lambda c: (program_cost(c, machine), c.kernels))
    return Generated(tuple(ranked), effort, sum(g.left for g in generated), any(g.budget_met for g in generated))
