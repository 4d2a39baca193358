"""The best that is known for a computation, by search, and a program compared with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from mirage_ir.decompose import Decomposed
from mirage_ir.pipeline.superoptimize import superoptimize
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine
from mirage_ir.validation.compare import Comparison, compare
from mirage_ir.validation.equal_values import ComparableValues, equal_values
from mirage_ir.validation.programs import price_program

if TYPE_CHECKING:
    from mirage_ir.cache.results import Cache
    from mirage_ir.search.run.control import Control


def compared_with_best(
    given: Decomposed,
    computes: Decomposed,
    space: Space,
    machine: Machine,
    *,
    control: Control,
    cache: Cache | None = None,
    stabilize: bool = False,
    tests: int | None = None,
    lanes: int | None = None,
    memory: float | None = None,
    seed: int = 0,
    names: Mapping[int, str] | None = None,
) -> Comparison:
    """Compares the kernels of `given` with the best verified program for the operators of `computes`, which it must compute.

    `names` are those of values of `given`; the other options are those of `mirage_ir.pipeline.superoptimize.superoptimize`, and so
    are the errors.
    """
    found = superoptimize(
        computes,
        replace(space, top=1),
        machine,
        tests=tests,
        lanes=lanes,
        memory=memory,
        seed=seed,
        control=control,
        cache=cache,
        stabilize=stabilize,
    )
    best = found.candidates[0].program
    ours, theirs = price_program(given, machine, names), price_program(best, machine)
    return compare(
        ours,
        theirs,
        machine,
        equal_values(ComparableValues.between(given, ours), ComparableValues.between(best, theirs), seed=seed),
    )
