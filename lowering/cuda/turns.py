"""Warp groups that take turns at the tensor cores: one computes on its products while the other one multiplies.

All warps run the same statements on rows of their own. Two named barriers, one for each group, are all that orders them within the
loop: a group waits at its own until the other one passes the turn by arriving there. So passing the turn also says that copies have
landed, and that what earlier products read is free.

    for i: wait; copy              take the turn
           s = a(i) · b(i)    →    for i: begin s = a(i) · b(i)
           use s                          wait for copies of i + 1; pass the turn
           t += s · c(i)                  finish s and t; use s
                                          take the turn; begin t += s · c(i); copy

Where the turn is passed and taken, and the order of operations, are a schedule's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from mirage_ir.lowering.cuda.ahead import only_loop
from mirage_ir.lowering.cuda.emitted import (
    Commit,
    CopyAsync,
    EmittedKernel,
    EmittedStatement,
    Fence,
    Finish,
    For,
    IntExpr,
    LoadShared,
    Multiply,
    NamedArrive,
    NamedSync,
    SharedOperand,
    StoreShared,
    Sync,
    Wait,
    touched_fragments,
)
from mirage_ir.lowering.cuda.loop_operations import COPIES, loop_operations
from mirage_ir.lowering.cuda.schedule import LoopProblem, ModuloSchedule, Resource
from mirage_ir.lowering.cuda.tensor_cores import GROUP, over_warps

GROUPS = 2
"""Warp groups that take turns."""
LEAST_AHEAD = 2
"""Tiles that are copied ahead at least: the next one lands before the turn is passed, while the one behind it is in flight."""
_FIRST = 1
"""The number of the first group's barrier; the second one's follows."""


def can_take_turns(kernel: EmittedKernel) -> bool:
    """Whether the warps of a kernel's loop are two groups that need nothing of each other's but copies.

    Each product is of warp groups that share rows alone; nothing else in the loop goes through shared memory; and as many tiles are
    copied ahead as turns need.
    """
    if kernel.warps != GROUPS * GROUP or sum(isinstance(s, For) for s in kernel.body) != 1:
        return False
    body = only_loop(kernel)[1].body
    layouts = {f.name: f.layout for f in kernel.fragments}
    products = [s for s in body if isinstance(s, Multiply)]
    apart = all(s.groups and over_warps(layouts[s.target].dims[-1]) == 1 for s in products)
    if not products or not apart or any(isinstance(s, LoadShared | StoreShared) for s in body):
        return False
    first, staged = body[0], {s.target.buffer for s in body if isinstance(s, CopyAsync)}
    return bool(staged) and isinstance(first, Wait) and first.pending + 1 >= LEAST_AHEAD


@dataclass(frozen=True, slots=True)
class Turns:
    """Operations of a loop in their order. passes: those behind which the turn is passed; takes: those before which it is taken.

    across: the turn goes on from one iteration to the next.
    """

    order: tuple[int, ...]
    passes: frozenset[int]
    takes: frozenset[int]
    across: bool


def turns_of(problem: LoopProblem, schedule: ModuloSchedule) -> Turns:
    """The turns of a schedule for two warp groups: a turn ends where the other group's products are next on the tensor cores."""
    order = sorted(range(len(problem.operations)), key=lambda n: (schedule.starts[n], n))
    held = [n for n in order if Resource.TENSOR in dict(problem.operations[n].uses)]
    interval, passes, takes, across = schedule.interval, set[int](), set[int](), True
    others = {(schedule.starts[n] + schedule.offset) % interval for n in held}
    for a, b in zip(held, [*held[1:], held[0]], strict=True):
        gap = (schedule.starts[b] - schedule.starts[a]) % interval or interval
        if any(0 < (other - schedule.starts[a]) % interval < gap for other in others):
            passes.add(a)
            takes.add(b)
            across = across and a != held[-1]
    return Turns(tuple(order), frozenset(passes), frozenset(takes), across)


def with_turns(kernel: EmittedKernel, turns: Turns) -> EmittedKernel:
    """The kernel with its loop in turns.

    *rewrite*: as above. *checks*: those of `can_take_turns`. Tiles are copied as far ahead as they were; since products of the
    iteration before may still read theirs then, staged buffers get another stage. Buffers have no places yet; barriers before and
    behind the loop are left to `mirage_ir.lowering.cuda.barriers`.
    """
    place, loop = only_loop(kernel)
    operations = loop_operations(loop.body)
    first = loop.body[0]
    assert isinstance(first, Wait)
    ahead = first.pending + 1
    take = NamedSync(f"{_FIRST} + group", kernel.threads)
    give = NamedArrive(f"{_FIRST + 1} - group", kernel.threads)
    made: list[EmittedStatement] = []
    for n in turns.order:
        if operations[n].name == COPIES:
            continue
        made += [take] if n in turns.takes else []
        made += [_begun(loop.body[m]) for m in operations[n].statements]
        if n in turns.passes:
            made += [give] if give in made else [Wait(ahead - LEAST_AHEAD), Fence(), give]
    made += [s for s in loop.body if isinstance(s, CopyAsync | Commit)]
    body, flying = _finished(made)
    start = [Wait(ahead - 1), Fence(), replace(give, barrier=str(_FIRST), group=1)]
    rest = kernel.body[place + 1 :]
    if any(isinstance(s, CopyAsync | LoadShared | StoreShared | Multiply) for s in rest):
        assert rest[0] == Wait(0), "no copy is in flight behind the loop"
        rest = (rest[0], Sync(), *rest[1:])  # The other group may still read what is overwritten now.
    end = [
        *([_finish(0, flying)] if flying else []),
        replace(give, barrier=str(_FIRST + 1), group=0) if turns.across else replace(take, barrier=str(_FIRST), group=0),
    ]
    whole = (*kernel.body[:place], *start, *([take] if turns.across else []), replace(loop, body=body), *end, *rest)
    staged = {s.target.buffer for s in loop.body if isinstance(s, CopyAsync)}
    return _with_another_stage(replace(kernel, body=whole), staged)


def _begun(statement: EmittedStatement) -> EmittedStatement:
    return replace(statement, waits=False) if isinstance(statement, Multiply) else statement


def _finished(body: Sequence[EmittedStatement]) -> tuple[tuple[EmittedStatement, ...], list[Multiply]]:
    """A loop's body with waits for products before what touches them, and the products in flight at its end."""
    flying: list[Multiply] = []
    found: list[EmittedStatement] = []
    for _ in range(2):  # The second time with the products that the iteration before has left in flight.
        found = []
        for s in body:
            read, written = touched_fragments(s)
            late = [n for n, p in enumerate(flying) if p.target in (*read, *written) or p.left in written]
            if late:
                done, flying = flying[: late[-1] + 1], flying[late[-1] + 1 :]
                found.append(_finish(len(flying), done))
            if isinstance(s, Multiply):
                flying.append(s)
            found.append(s)
    return tuple(found), flying


def _finish(pending: int, done: Sequence[Multiply]) -> Finish:
    """The wait for products: for what they make, and for what they read from registers."""
    lefts = (p.left for p in done if isinstance(p.left, str))
    return Finish(pending, tuple(dict.fromkeys((*(p.target for p in done), *lefts))))


def _with_another_stage(kernel: EmittedKernel, staged: set[str]) -> EmittedKernel:
    """The kernel with one stage more of some buffers."""
    stages = {b.name: b.stages for b in kernel.buffers if b.name in staged}

    def moved(name: str, stage: IntExpr) -> IntExpr:
        return stage.replace(f"% {stages[name]}", f"% {stages[name] + 1}") if name in stages else stage

    def operand(x: str | SharedOperand) -> str | SharedOperand:
        return replace(x, stage=moved(x.buffer, x.stage)) if isinstance(x, SharedOperand) else x

    def one(s: EmittedStatement) -> EmittedStatement:
        match s:
            case For(body=body):
                return replace(s, body=tuple(map(one, body)))
            case CopyAsync(target=target):
                return replace(s, target=replace(target, stage=moved(target.buffer, target.stage)))
            case LoadShared(source=source):
                return replace(s, source=replace(source, stage=moved(source.buffer, source.stage)))
            case Multiply(left=left, right=right):
                return replace(s, left=operand(left), right=replace(right, stage=moved(right.buffer, right.stage)))
            case _:
                return s

    buffers = tuple(replace(b, stages=b.stages + 1) if b.name in staged else b for b in kernel.buffers)
    return replace(kernel, buffers=buffers, body=tuple(map(one, kernel.body)))
