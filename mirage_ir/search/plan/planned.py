"""Plans: the kernels that compute a program, each with the values that it stores and those that it reads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from mirage_ir.ops import VIEWS
from mirage_ir.program import Apply
from mirage_ir.search.cone.kernels import SizedStructure
from mirage_ir.search.plan.frontiers import TargetValues

CHEAP = 0.2
"""The share of a plan's cost below which a kernel is no plan's costliest. A choice."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Fused:
    """A cone as graph-defined kernels: one, or one that stores partial results and one that combines them."""

    targets: TargetValues
    frontier: frozenset[int]
    cost: float
    stages: tuple[SizedStructure, ...]


@dataclass(frozen=True, slots=True)
class Library:
    """A value computed by its operator alone: a pre-defined kernel, or a view."""

    targets: TargetValues
    frontier: frozenset[int]
    cost: float
    node: Apply


PlannedKernel: TypeAlias = Fused | Library


@dataclass(frozen=True, slots=True)
class Plan:
    """Kernels in the order in which they were chosen: consumers before producers."""

    kernels: tuple[PlannedKernel, ...]
    cost: float
    launches: int


def touched(kernels: Sequence[PlannedKernel]) -> frozenset[int]:
    """The values that pre-defined kernels read or make: these keep the types that they have in the source."""
    return frozenset(v for k in kernels if isinstance(k, Library) for v in (*k.frontier, *k.targets))


def launches(kernels: Sequence[PlannedKernel]) -> int:
    """How many kernels are launched: views are not."""
    return sum(len(k.stages) if isinstance(k, Fused) else k.node.op not in VIEWS for k in kernels)


def tellable(ways: Sequence[T], cost: Callable[[T], float], whole: float) -> list[T]:
    """Of ways to compute a part of a program the cheapest, and those by which plans of about `whole` µs are told apart.

    Distinct plans differ in their costliest kernel: further ways to compute what is cheap would only be more plans of one kind.
    """
    cheapest = min(ways, key=cost, default=None)
    return [way for way in ways if way is cheapest or cost(way) >= CHEAP * whole]
