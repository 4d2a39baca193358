"""Searches of the suite's programs, and what they take and find. The programs are given: torch is not imported here."""

from __future__ import annotations

import time
from typing import Any

from mirage_ir.block.cost import program_cost
from mirage_ir.block.joins import parts_in_place
from mirage_ir.check import infer_program
from mirage_ir.codec import decode
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.ops import VIEWS
from mirage_ir.pipeline.superoptimize import superoptimize
from mirage_ir.program import Apply, GraphOp, Program, numbered
from mirage_ir.search.run.control import Control
from mirage_ir.search.space import Space
from mirage_ir.target import machine


def kernels_of(program: Program) -> tuple[int, int]:
    """Kernels of ours, and pre-defined ones; views are neither, and no concatenations whose parts are stored in place."""
    ours = sum(isinstance(node, GraphOp) for node in program.nodes)
    in_place = {part.whole for part in parts_in_place(program, infer_program(program)).values()}
    others = [v for v, node in numbered(len(program.inputs), program.nodes) if isinstance(node, Apply) and node.op not in VIEWS]
    return ours, len(set(others) - in_place)


def found_for(program: Program, target: str, budget: float | None, top: int) -> tuple[Decomposed, list[Decomposed], dict[str, Any]]:
    """The program, its candidates, best first, and what the search took; kernels and µs are the best candidate's."""
    started, spent = time.monotonic(), time.process_time()
    goal = machine(target)
    source = decompose(program)
    control = Control(budget=budget, progress=False, warn=lambda _: None)
    result = superoptimize(source, Space(top=top, distinct=top > 1), goal, control=control)
    found = [c.program for c in result.candidates]
    ours, predefined = kernels_of(found[0])
    facts = {
        "seconds": round(time.monotonic() - started, 2),
        "process_s": round(time.process_time() - spent, 2),
        "ours": ours,
        "predefined": predefined,
        "model_us": round(program_cost(found[0], goal), 2),
        "unfused_us": round(program_cost(source, goal), 2),
        "unfused": sum(kernels_of(source)),
        "exhausted": result.generated.exhausted,
        "budget_ended": [str(phase) for phase in result.budget_ended],
    }
    return source, found, facts


def search_one(text: str, target: str, budget: float | None) -> dict[str, Any]:
    """What a search from scratch takes and finds, for a program as text of `mirage_ir.codec`."""
    return found_for(decode(Program, text), target, budget, 1)[2]
