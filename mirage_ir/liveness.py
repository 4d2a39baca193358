"""Which tiles of a block graph exist at the same time.

Operators run in phases, which are numbered like stages: invariant operators before the first loop (unless only what follows it
reads them), variant ones in their loop, accumulated ones behind it, as late as their readers allow. Values that a loop reads from
outside live through all of it, and so do its accumulators.
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
    loops = {p: [at[n] for n in order if phase[n] == p] for p in {p for p in phase if p % 2}}
    first, last = ({p: ends(places) for p, places in loops.items()} for ends in (min, max))
    born, dies = dict(at), dict(at)
    for n, step in enumerate(steps):
        for operand in step.reads:
            until = last[phase[n]] if phase[n] in loops and phase[operand] != phase[n] else at[n]
            dies[operand] = max(dies[operand], until)
    for n, step in enumerate(steps):
        if step.accumulates:
            born[n], dies[n] = first[phase[n]], max(dies[n], last[phase[n]])
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
    """An odd number for what runs in a loop, an even one for what runs between loops."""
    users: list[list[int]] = [[] for _ in steps]
    for n, step in enumerate(steps):
        for operand in step.reads:
            users[operand].append(n)
    phase = [0] * len(steps)
    for n in reversed(range(len(steps))):
        step = steps[n]
        phase[n] = step.stage - 1 if step.accumulates else int(step.stage)
        if phase[n] % 2 == 0 and users[n]:
            next_read = min(phase[u] for u in users[n])
            phase[n] = max(phase[n], next_read - next_read % 2)
    return phase
