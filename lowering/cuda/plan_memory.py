"""The memory plan of a kernel: buffers that are never needed at the same time share bytes.

A buffer is needed from its first access to its last one; through the whole loop when it is accessed outside of it too, or when what
one iteration writes is for a later one. The objective is the block's bytes. Placing buffers one after the other, each as low as
those before it allow, gives the best placement for some order (push the buffers of a best placement down, lowest first), so all
orders are tried, as long as they are few; the plan is proved without that where it needs no more bytes than are needed at once.
Buffers whose offsets are given stay there, and the others are placed around them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, permutations

from mirage_ir.errors import ProgramError
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


class BuffersOverlap(ProgramError):
    """Two buffers that are needed at once share bytes where they are to lie."""

    def __init__(self, name: str, other: str) -> None:
        super().__init__(f"buffers '{name}' and '{other}' are needed at once and overlap")
        self.name, self.other = name, other


def plan_memory(kernel: EmittedKernel, fixed: Mapping[str, int] | None = None) -> EmittedKernel:
    """The kernel with its buffers placed; buffers without accesses are left out. fixed: as in `memory_plan`."""
    plan = memory_plan(kernel, fixed)
    return replace(kernel, buffers=tuple(replace(b, offset=plan.offsets[b.name]) for b in kernel.buffers if b.name in plan.offsets))


def memory_plan(kernel: EmittedKernel, fixed: Mapping[str, int] | None = None, most_ordered: int = MOST_ORDERED) -> MemoryPlan:
    """Where the buffers lie that a kernel accesses.

    fixed: offsets of some, in bytes. most_ordered: buffers up to which all orders are tried. Raises `BuffersOverlap`.
    """
    lives = live_ranges(kernel)
    buffers = [b for b in kernel.buffers if b.name in lives]
    return place_buffers(buffers, [lives[b.name] for b in buffers], fixed, most_ordered)


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


def place_buffers(
    buffers: Sequence[Buffer], lives: Sequence[LiveRange], fixed: Mapping[str, int] | None = None, most_ordered: int = MOST_ORDERED
) -> MemoryPlan:
    """Offsets for buffers, those that are needed at the same time apart. The plan needs the fewest bytes, with the `fixed` ones
    where they are, if it is proved. Raises `BuffersOverlap`."""
    if not buffers:
        return MemoryPlan({}, 0, True)
    given = {n: offset for n, b in enumerate(buffers) if (offset := (fixed or {}).get(b.name)) is not None}
    _check_apart(buffers, lives, given)
    times = sorted({live.first for live in lives})
    least = max(sum(b.nbytes for b, live in zip(buffers, lives, strict=True) if live.first <= t <= live.last) for t in times)
    least = max(least, *(offset + buffers[n].nbytes for n, offset in given.items()), 0)
    free = [n for n in range(len(buffers)) if n not in given]
    greedy = sorted(free, key=lambda n: (-buffers[n].panels.alignment, -buffers[n].nbytes))
    best = _in_order(buffers, lives, greedy, given)
    proved = _height(buffers, best) == least
    if not proved and len(free) <= most_ordered:
        for order in permutations(free):
            offsets = _in_order(buffers, lives, order, given)
            if _height(buffers, offsets) < _height(buffers, best):
                best = offsets
        proved = True
    return MemoryPlan({b.name: o for b, o in zip(buffers, best, strict=True)}, _height(buffers, best), proved)


def _height(buffers: Sequence[Buffer], offsets: Sequence[int]) -> int:
    return max(o + b.nbytes for b, o in zip(buffers, offsets, strict=True))


def _check_apart(buffers: Sequence[Buffer], lives: Sequence[LiveRange], given: Mapping[int, int]) -> None:
    for n, m in combinations(given, 2):
        shared = given[n] < given[m] + buffers[m].nbytes and given[m] < given[n] + buffers[n].nbytes
        if shared and lives[n].meets(lives[m]):
            raise BuffersOverlap(buffers[n].name, buffers[m].name)


def _in_order(buffers: Sequence[Buffer], lives: Sequence[LiveRange], order: Sequence[int], given: Mapping[int, int]) -> list[int]:
    """Offsets when buffers are placed in this order beside the given ones, each as low as it goes."""
    offsets = [given.get(n, 0) for n in range(len(buffers))]
    placed = list(given)
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
