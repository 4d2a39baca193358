"""Several searches for one program, joined into one result."""

from __future__ import annotations

from collections.abc import Sequence

from mirage_ir.block.cost import order_of, program_cost
from mirage_ir.search.cone.kernels import Effort
from mirage_ir.search.plan.generate import Generated
from mirage_ir.target.machines import Machine


def pooled(generated: Sequence[Generated], machine: Machine) -> Generated:
    """Joins several searches for one program: all their candidates, best first."""
    if len(generated) == 1:
        return generated[0]
    effort = Effort()
    for each in generated:
        effort.add(each.effort)
    candidates = list(dict.fromkeys(c for each in generated for c in each.candidates))
    order = order_of([program_cost(c, machine) for c in candidates], [c.kernels for c in candidates])
    left, budget_met = sum(g.left for g in generated), any(g.budget_met for g in generated)
    return Generated(tuple(candidates[n] for n in order), effort, left, budget_met)
