"""The memory plan of a kernel: buffers that are never needed at the same time share bytes.

A buffer is needed from its first access to its last one; through the whole loop when it is accessed outside of it too, or when what
one iteration writes is for a later one. The objective is the block's bytes. Placing buffers one after the other, each as low as
those before it allow, gives the best placement for some order (push the buffers of a best placement down, lowest first), so all
orders are tried, as long as they are few; the plan is proved without that where it needs no more bytes than are needed at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import permutations

from mirage_ir.lowering.cuda.emitted import (
    Buffer,
    CopyAsync,
    EmittedKernel,
    EmittedStatement,
    For,
    LoadShared,
    Multiply,
    SharedOperand,
    StoreShared,
)

MOST_ORDERED = 7
"""Buffers up to which all orders are tried."""


@dataclass(frozen=True, slots=True)
class LiveRange:
    """The first and the last statement, counted through the kernel, between which a buffer is needed."""

    first: int
    last: int

    def meets(self, other: LiveRange) -> bool:
        return self.first <= other.last and other.first <= self.last


@dataclass(frozen=True, slots=True)
class MemoryPlan:
    """The offset of each buffer, the block's bytes, and whether no placement needs fewer."""

    offsets: dict[str, int]
    nbytes: int
    proved: bool


def plan_memory(kernel: EmittedKernel) -> EmittedKernel:
    """The kernel with its buffers placed; buffers without accesses are left out."""
    lives = live_ranges(kernel)
    buffers = [b for b in kernel.buffers if b.name in lives]
    plan = place_buffers(buffers, [lives[b.name] for b in buffers])
    return replace(kernel, buffers=tuple(replace(b, offset=plan.offsets[b.name]) for b in buffers))


def accessed(statement: EmittedStatement) -> Iterator[tuple[str, bool]]:
    """The buffers that a statement accesses, each with whether it writes it."""
    match statement:
        case CopyAsync() | StoreShared():
            yield statement.target.buffer, True
        case LoadShared():
            yield statement.source.buffer, False
        case Multiply():
            for operand in (statement.left, statement.right):
                if isinstance(operand, SharedOperand):
                    yield operand.buffer, False
        case _:
            pass


def live_ranges(kernel: EmittedKernel) -> dict[str, LiveRange]:
    """When each buffer is needed."""
    stages = {b.name: b.stages for b in kernel.buffers}

    def uses(statement: EmittedStatement) -> Iterator[tuple[str, bool]]:
        for name, writes in accessed(statement):
            whole = isinstance(statement, StoreShared) and not statement.limit and not statement.target.origin
            yield name, writes and whole and stages[name] == 1

    return ranges_of_use(kernel.body, uses)


def ranges_of_use(
    body: Sequence[EmittedStatement], uses: Callable[[EmittedStatement], Iterable[tuple[str, bool]]]
) -> dict[str, LiveRange]:
    """When each of some names is needed. `uses`: those of a statement, each with whether it makes all of it anew."""
    found: dict[str, LiveRange] = {}
    loops: list[tuple[int, int]] = []
    inside, kept = set[str](), set[str]()
    clock = 0

    def see(statement: EmittedStatement, looped: bool) -> None:
        for name, makes in uses(statement):
            old = found.get(name, LiveRange(clock, clock))
            found[name] = LiveRange(min(old.first, clock), max(old.last, clock))
            if looped:
                if name not in inside and not makes:
                    kept.add(name)
                inside.add(name)

    for statement in body:
        if isinstance(statement, For):
            begin = clock
            for inner in statement.body:
                see(inner, looped=True)
                clock += 1
            loops.append((begin, clock))
        else:
            see(statement, looped=False)
        clock += 1
    for name in inside:
        for begin, end in loops:
            live = found[name]
            outside = live.first < begin or live.last > end
            if (outside or name in kept) and live.first <= end and live.last >= begin:
                found[name] = LiveRange(min(live.first, begin), max(live.last, end))
    return found


def place_buffers(buffers: Sequence[Buffer], lives: Sequence[LiveRange]) -> MemoryPlan:
    """Offsets for buffers, those that are needed at the same time apart."""
    if not buffers:
        return MemoryPlan({}, 0, True)
    times = sorted({live.first for live in lives})
    least = max(sum(b.nbytes for b, live in zip(buffers, lives, strict=True) if live.first <= t <= live.last) for t in times)
    greedy = sorted(range(len(buffers)), key=lambda n: (-buffers[n].panels.alignment, -buffers[n].nbytes))
    best = _in_order(buffers, lives, greedy)
    proved = _height(buffers, best) == least
    if not proved and len(buffers) <= MOST_ORDERED:
        for order in permutations(range(len(buffers))):
            offsets = _in_order(buffers, lives, order)
            if _height(buffers, offsets) < _height(buffers, best):
                best = offsets
        proved = True
    return MemoryPlan({b.name: o for b, o in zip(buffers, best, strict=True)}, _height(buffers, best), proved)


def _height(buffers: Sequence[Buffer], offsets: Sequence[int]) -> int:
    return max(o + b.nbytes for b, o in zip(buffers, offsets, strict=True))


def _in_order(buffers: Sequence[Buffer], lives: Sequence[LiveRange], order: Sequence[int]) -> list[int]:
    """Offsets when buffers are placed in this order, each as low as it goes."""
    offsets = [0] * len(buffers)
    placed: list[int] = []
    for n in order:
        taken = sorted((offsets[o], offsets[o] + buffers[o].nbytes) for o in placed if lives[o].meets(lives[n]))
        at, align = 0, buffers[n].panels.alignment
        for begin, end in taken:
            if at + buffers[n].nbytes <= begin:
                break
            at = max(at, -(-end // align) * align)
        offsets[n] = at
        placed.append(n)
    return offsets
