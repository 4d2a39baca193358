"""The generator: candidates for a program, from its operators, maps and axioms alone."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from math import inf

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.errors import ProgramError
from mirage_ir.program import GraphOp, Program
from mirage_ir.search.assemble import assemble
from mirage_ir.search.partition import Partitioner
from mirage_ir.search.space import Space
from mirage_ir.target.cost import program_cost
from mirage_ir.target.machines import Machine

FEWEST = 1e9
"""Microseconds added to each launch where the plan with the fewest kernels is wanted."""
SPARE = 2
"""Candidates beyond those asked for, so that one that the verifier refuses can be replaced."""


FAR = 10.0
"""A program with fewer kernels that costs this many times the cheapest is of no interest."""


@dataclass(frozen=True, slots=True)
class Generated:
    """What a search found: programs equal to the source by their normal forms, cheapest first, not yet verified.

    `states` counts tile values considered, `pruned` those that were no subexpression, `structures` block graphs without sizes,
    `cones` the parts of the program searched as one kernel. `exhausted` says that no limit of the space was met.
    """

    candidates: tuple[Program, ...]
    states: int
    pruned: int
    structures: int
    cones: int
    exhausted: bool


def generate(program: Program, space: Space, machine: Machine) -> Generated:
    """Candidates for `program` (composites allowed), at least one. Raises `ProgramError` when it is not well formed.

    The cheapest by the cost model come first; the one with the fewest kernels is among them, and so is the program as it was
    written.
    """
    source = decompose(program)
    for position, node in enumerate(source.nodes):
        if isinstance(node, GraphOp):
            raise ProgramError("the program has a graph-defined kernel already: the search starts from operators", position)
    types = infer_program(source)
    partitioner = Partitioner(source, types, space, machine)
    plans = list(islice(partitioner.plans(), space.top + SPARE))
    plans += list(islice(partitioner.plans(FEWEST, below=min((p.launches for p in plans), default=inf)), 1))
    plans = [p for p in plans if p.cost <= FAR * plans[0].cost] if plans else []
    found: dict[Program, float] = {}
    for candidate in (*(assemble(source, types, plan) for plan in plans), source):
        found.setdefault(candidate, program_cost(candidate, machine))
    counts = partitioner.counts
    ranked = tuple(sorted(found, key=lambda p: (found[p], p.kernels)))
    return Generated(ranked, counts.states, counts.pruned, counts.structures, counts.cones, counts.exhausted)
