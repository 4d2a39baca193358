"""Barriers: where a warp accesses shared memory that another one has written, or may still read.

The kernel's accesses are followed through its loop, as many iterations as its stages take to come round; where the number of
iterations follows from sizes, through each number up to that. A barrier goes before the first statement that meets an access since
the last one, as late as it can be: along a line of statements, no fewer barriers do. In a loop some may then be left out; of those
that stay, none can.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from mirage_ir.lowering.cuda.emitted import (
    Buffer,
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
    SharedOperand,
    StoreShared,
    Sync,
    Wait,
    statements,
    takes_turns,
)
from mirage_ir.lowering.cuda.expressions import evaluate_expression
from mirage_ir.sized.extent import is_symbolic

Span = tuple[int, int]
_Path = tuple[int, ...]
"""A statement's place in the body, and in the body of its loop."""


@dataclass(slots=True)
class _State:
    """What was accessed since the last barrier, the groups of copies and what products read that are in flight."""

    read: list[Span] = field(default_factory=list[Span])
    written: list[Span] = field(default_factory=list[Span])
    open: list[Span] = field(default_factory=list[Span])
    groups: list[list[Span]] = field(default_factory=list[list[Span]])
    begun: list[list[Span]] = field(default_factory=list[list[Span]])


def with_barriers(kernel: EmittedKernel) -> EmittedKernel:
    """The kernel with the barriers that its accesses need; its buffers are placed. Any barriers that it has stay.

    The loop of a kernel whose warp groups take turns has its own.
    """
    if takes_turns(kernel):
        bare = _with_block_barriers(
            replace(kernel, body=tuple(replace(s, body=()) if isinstance(s, For) else s for s in kernel.body))
        )
        loops = (s for s in kernel.body if isinstance(s, For))
        return replace(bare, body=tuple(next(loops) if isinstance(s, For) else s for s in bare.body))
    return _with_block_barriers(kernel)


def _with_block_barriers(kernel: EmittedKernel) -> EmittedKernel:
    added: list[Sync] = []
    while (path := _first_conflict(kernel)) is not None:
        added.append(Sync())
        kernel = replace(kernel, body=_inserted(kernel.body, path, added[-1]))
    for barrier in added:  # A later one, before an earlier statement of the loop, may do what this one was for.
        fewer = replace(kernel, body=_without(kernel.body, barrier))
        if _first_conflict(fewer) is None:
            kernel = fewer
    if any(isinstance(s, Multiply) and s.groups for s in statements(kernel.body)):
        kernel = replace(kernel, body=_fenced(kernel.body))
    return kernel


def _fenced(body: tuple[EmittedStatement, ...]) -> tuple[EmittedStatement, ...]:
    """The statements with a fence before each barrier: what was written before it, warp groups may read behind it."""
    found: list[EmittedStatement] = []
    for s in body:
        if isinstance(s, Sync):
            found.append(Fence())
        found.append(replace(s, body=_fenced(s.body)) if isinstance(s, For) else s)
    return tuple(found)


def _without(body: tuple[EmittedStatement, ...], barrier: Sync) -> tuple[EmittedStatement, ...]:
    found = (replace(s, body=_without(s.body, barrier)) if isinstance(s, For) else s for s in body)
    return tuple(s for s in found if s is not barrier)


def _inserted(body: tuple[EmittedStatement, ...], path: _Path, barrier: Sync) -> tuple[EmittedStatement, ...]:
    at = path[0]
    if len(path) == 1:
        return (*body[:at], barrier, *body[at:])
    loop = body[at]
    assert isinstance(loop, For)
    return (*body[:at], replace(loop, body=_inserted(loop.body, path[1:], barrier)), *body[at + 1 :])


def _first_conflict(kernel: EmittedKernel) -> _Path | None:
    """The place of the first statement that needs a barrier before it."""
    buffers = {b.name: b for b in kernel.buffers}
    rounds = 2 + 2 * max((b.stages for b in kernel.buffers), default=1)
    # A loop whose iterations follow from sizes may have any number of them, and end at any stage.
    counted = any(isinstance(s, For) and is_symbolic(s.count) for s in kernel.body)
    for most in range(1, rounds + 1) if counted else (rounds,):
        state = _State()
        for path, iteration, statement in _run(kernel.body, most, rounds):
            if _meets(statement, iteration, buffers, state):
                return path
    return None


def _run(body: tuple[EmittedStatement, ...], counted: int, rounds: int) -> Iterator[tuple[_Path, int, EmittedStatement]]:
    """The statements in turn; loops whose iterations follow from sizes run `counted` times, others at most `rounds` times."""
    for at, statement in enumerate(body):
        if isinstance(statement, For):
            for i in range(counted if is_symbolic(statement.count) else min(statement.count, rounds)):
                for inner, one in enumerate(statement.body):
                    yield (at, inner), i, one
        else:
            yield (at,), 0, statement


def _meets(statement: EmittedStatement, iteration: int, buffers: dict[str, Buffer], state: _State) -> bool:
    """Whether a statement meets accesses since the last barrier; if not, its own are added."""

    def span(name: str, stage: IntExpr) -> Span:
        buffer = buffers[name]
        begin = buffer.offset + evaluate_expression(stage, {"i": iteration}) * buffer.stage_bytes
        return begin, begin + buffer.stage_bytes

    match statement:
        case Sync():
            state.read.clear()
            state.written.clear()
        case Commit():
            state.groups.append(list(state.open))
            state.open.clear()
        case Wait():
            while len(state.groups) > statement.pending:
                state.written += state.groups.pop(0)
        case CopyAsync():
            target = span(statement.target.buffer, statement.target.stage)
            if _overlap(target, state.read) or _overlap(target, state.written):
                return True
            if any(_overlap(target, spans) for spans in state.begun):
                raise AssertionError(f"{statement} meets what a product in flight reads")
            state.open.append(target)
        case StoreShared():
            target = span(statement.target.buffer, statement.target.stage)
            if _overlap(target, state.read) or _overlap(target, state.written):
                return True
            state.written.append(target)
        case LoadShared():
            source = span(statement.source.buffer, statement.source.stage)
            if _overlap(source, state.written):
                return True
            state.read.append(source)
        case Multiply():
            sources = [span(o.buffer, o.stage) for o in (statement.left, statement.right) if isinstance(o, SharedOperand)]
            if any(_overlap(source, state.written) for source in sources):
                return True
            if statement.groups:
                state.begun.append(sources)
                _finish(state, 0 if statement.waits else len(state.begun))
            else:
                state.read += sources
        case Finish():
            _finish(state, statement.pending)
        case _:
            pass
    return False


def _finish(state: _State, pending: int) -> None:
    """What products have read, now that at most `pending` of them are in flight, others may still be reading."""
    while len(state.begun) > pending:
        state.read += state.begun.pop(0)


def _overlap(span: Span, others: list[Span]) -> bool:
    return any(span[0] < end and begin < span[1] for begin, end in others)
