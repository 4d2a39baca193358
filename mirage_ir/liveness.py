"""Which tiles of a block graph exist at the same time.

Operators run in three phases: invariant operators before the loop (unless only the epilogue reads them), variant ones
in the loop, accumulated ones after it. Values that the loop reads from outside live through all of it, and so do its accumulators.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mirage_ir.program import Stage


@dataclass(frozen=True, slots=True)
class LiveStep:
    """One operator of a body: the numbers of the steps that it reads, its stage, and its kind (`pointwise`: each entry alone)."""

    reads: tuple[int, ...]
    stage: Stage
    accumulates: bool = False
    stores: bool = False
    pointwise: bool = False


@dataclass(frozen=True, slots=True)
class Live:
    """The steps whose results exist while a step runs, its own included.

    `dying` are operands that nothing reads later, where the step works on each entry alone: its result takes the place of the first
    that is large enough.
    """

    values: tuple[int, ...]
    dying: tuple[int, ...]


def live_sets(steps: Sequence[LiveStep]) -> list[Live]:
    """The results that exist at each step."""
    phase = _phases(steps)
    order = sorted(range(len(steps)), key=lambda n: (phase[n], n))
    at = {n: position for position, n in enumerate(order)}
    loop_first = min((at[n] for n in order if phase[n] == 1), default=0)
    loop_last = max((at[n] for n in order if phase[n] == 1), default=-1)
    born, dies = dict(at), dict(at)
    for n, step in enumerate(steps):
        for operand in step.reads:
            last = loop_last if phase[n] == 1 and phase[operand] != 1 else at[n]
            dies[operand] = max(dies[operand], last)
    for n, step in enumerate(steps):
        if step.accumulates:
            born[n], dies[n] = loop_first, max(dies[n], loop_last)
    found: list[Live] = []
    for n, step in enumerate(steps):
        now = at[n]
        live = tuple(v for v in range(len(steps)) if born[v] <= now <= dies[v] and not steps[v].stores)
        dying = dict.fromkeys(o for o in step.reads if dies[o] == now and o in live) if step.pointwise else ()
        found.append(Live(live, tuple(dying)))
    return found


def most_live(steps: Sequence[LiveStep], sizes: Sequence[int]) -> int:
    """The largest total size of the results that exist at once."""
    most = 0
    for n, live in enumerate(live_sets(steps)):
        reused = next((sizes[o] for o in live.dying if sizes[o] >= sizes[n]), 0)
        most = max(most, sum(sizes[v] for v in live.values) - reused)
    return most


def _phases(steps: Sequence[LiveStep]) -> list[int]:
    """0 before the loop, 1 in it, 2 after it."""
    users: list[list[int]] = [[] for _ in steps]
    for n, step in enumerate(steps):
        for operand in step.reads:
            users[operand].append(n)
    phase = [0] * len(steps)
    for n in reversed(range(len(steps))):
        step = steps[n]
        if step.accumulates or step.stage is Stage.VARIANT:
            phase[n] = 1
        elif step.stage is Stage.ACCUMULATED or (users[n] and all(phase[u] == 2 for u in users[n])):
            phase[n] = 2
    return phase
