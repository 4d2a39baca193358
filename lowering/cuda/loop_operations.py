"""The operations of an emitted loop, as a scheduling problem: what one iteration does, for how long, and what waits for what.

Each product of matrices is an operation of its own, and so are the statements of an operator before it and behind it. The copies of
a later iteration's tiles are one, at the begin. Durations are estimates from layouts, in cycles, rounded up to ticks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import ceil
from typing import TypeAlias

from mirage_ir.lowering.cuda.durations import Durations, result_registers
from mirage_ir.lowering.cuda.emitted import (
    Commit,
    CopyAsync,
    EmittedKernel,
    EmittedStatement,
    Fill,
    LoadShared,
    Multiply,
    Note,
    SharedOperand,
    StoreShared,
    Wait,
    touched_fragments,
)
from mirage_ir.lowering.cuda.schedule import Dependence, LoopProblem, Resource, TimedOperation

COPIES = "copies"
"""The name of the operation that copies a later iteration's tiles."""
TICK = 32
"""Cycles of a tick: an instruction for each of 32 registers."""


OperationName: TypeAlias = tuple[str, bool]
"""What an operation is for: the note before its statements, or `COPIES`; and whether it is a product of matrices."""


@dataclass(slots=True)
class LoopOperation:
    """Statements of a loop's body, by number, that are scheduled as one. name: the note before them, or `COPIES`."""

    name: str
    statements: list[int] = field(default_factory=list[int])
    product: Multiply | None = None

    @property
    def key(self) -> OperationName:
        return self.name, self.product is not None


def loop_operations(body: Sequence[EmittedStatement]) -> list[LoopOperation]:
    """The operations of a loop's body in order, with the numbers of their statements.

    A product's target is zeroed by its own operation. Notes belong to the operation that stands behind them.
    """
    begin = max((n + 1 for n, s in enumerate(body) if isinstance(s, Commit | Wait)), default=0)
    found = [LoopOperation(COPIES, list(range(begin)))] if begin else []
    notes = list[int]()
    name = ""
    current: LoopOperation | None = None
    for n in range(begin, len(body)):
        statement = body[n]
        if isinstance(statement, Note):
            name, current = statement.text, None
            notes.append(n)
            continue
        made = current or LoopOperation(name, notes)
        if current is None:
            found.append(made)
            notes = list[int]()
        made.statements.append(n)
        current = made
        if isinstance(statement, Multiply):
            _part_product(found, body, statement)
            current = None
    if notes:
        found[-1].statements += notes
    return found


def _part_product(found: list[LoopOperation], body: Sequence[EmittedStatement], product: Multiply) -> None:
    """Makes the last statement of the last operation, a product, an operation of its own; with the zeros that it adds to."""
    last = found[-1]
    mine = [n for n in last.statements if n == last.statements[-1] or _zeroes(body[n], product.target)]
    others = [n for n in last.statements if n not in mine]
    if all(isinstance(body[n], Note) for n in others):
        last.product = product
        return
    last.statements = others
    found.append(LoopOperation(last.name, mine, product))


def _zeroes(statement: EmittedStatement, target: str) -> bool:
    return isinstance(statement, Fill) and statement.target == target and statement.value == 0


def loop_problem(
    kernel: EmittedKernel, body: Sequence[EmittedStatement], moving: Sequence[str] | None = None, groups: int = 1
) -> LoopProblem:
    """The scheduling problem of a loop's operations (`loop_operations`).

    moving: targets of products that may be one iteration ahead of what reads them, while all warps run in step: one operation after
    the other, in the program's order, and products in their own iteration wait. None: no product waits, operations have the order
    that is best, and each of `groups` warp groups does its own rows.
    """
    operations = loop_operations(body)
    durations, registers = Durations(kernel, kernel.warps // groups), result_registers(kernel)
    found: list[TimedOperation] = []
    for operation in operations:
        timed = _timed(operation, body, durations, registers)
        if operation.product is not None and any(resource is Resource.TENSOR for resource, _ in timed.uses):
            moves = moving is not None and operation.product.target in moving
            timed = replace(timed, moves=moves, waits=moving is not None)
        found.append(timed)
    stages = 2 if moving else 1
    # What is made an iteration ahead has registers of its own: it need not wait until those of the iteration before are read.
    needed = [d for d in _dependences(operations, body) if d.value or not d.distance or not found[d.target].moves]
    if moving is not None:
        line = [n for n, o in enumerate(found) if not o.moves and o.name != COPIES]
        known = {(d.source, d.target) for d in needed if not d.distance}
        needed += [Dependence(a, b, value=False) for a, b in pairwise(line) if (a, b) not in known]
    return LoopProblem(tuple(found), tuple(needed), groups, stages)


def _timed(
    operation: LoopOperation, body: Sequence[EmittedStatement], durations: Durations, registers: Mapping[str, int]
) -> TimedOperation:
    """An operation with what its statements take together. Products and copies run beside what their warps do."""
    uses = dict.fromkeys(Resource, 0.0)
    for n in operation.statements:
        cycles = durations.cycles(body[n])
        for resource, some in cycles.items():
            uses[resource] += some
        if operation.name != COPIES and Resource.TENSOR not in cycles:
            uses[Resource.GROUP] += max(cycles.values(), default=0.0)
    ticks = {resource: ceil(some / TICK) for resource, some in uses.items() if some}
    latency = max(ticks.values(), default=0)
    if operation.name == COPIES:  # Those of a later iteration are not waited for.
        latency = 0
    written = {name for n in operation.statements for name in touched_fragments(body[n])[1]}
    return TimedOperation(operation.name, tuple(ticks.items()), latency, sum(registers[name] for name in written))


def _dependences(operations: Sequence[LoopOperation], body: Sequence[EmittedStatement]) -> Iterator[Dependence]:
    """What waits for what, within an iteration and from one to the next; tiles that copies bring are there."""
    owner = {n: o for o, operation in enumerate(operations) for n in operation.statements}
    writer: dict[str, tuple[int, int]] = {}
    readers: dict[str, list[tuple[int, int]]] = {}
    seen = set[Dependence]()
    staged = {s.target.buffer for s in body if isinstance(s, CopyAsync)}
    for iteration in range(2):
        for o in range(len(operations)):
            for n in sorted(operations[o].statements):
                read, written = _touched(body[n], staged)
                pairs = [(writer[name], True) for name in read if name in writer]
                pairs += [(writer[name], False) for name in written if name in writer]
                pairs += [(reader, False) for name in written for reader in readers.get(name, ())]
                for (source, before), value in pairs:
                    one = Dependence(source, owner[n], iteration - before, value)
                    if (source != owner[n] or one.distance) and one not in seen:
                        seen.add(one)
                        yield one
                for name in read:
                    readers.setdefault(name, []).append((o, iteration))
                for name in written:
                    writer[name] = (o, iteration)
                    readers[name] = []


def _touched(statement: EmittedStatement, staged: set[str]) -> tuple[set[str], set[str]]:
    """The fragments and buffers that a statement reads, and those that it writes."""
    read, written = (set(names) for names in touched_fragments(statement))
    match statement:
        case LoadShared(source=place):
            read.add(place.buffer)
        case StoreShared(target=place):
            written.add(place.buffer)
        case Multiply(left=left, right=right):
            read |= {x.buffer for x in (left, right) if isinstance(x, SharedOperand)} - staged
        case _:
            pass
    return read - staged, written
