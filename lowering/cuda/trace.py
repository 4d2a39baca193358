"""What a block of an emitted kernel runs: its statements in order, epoch by epoch, with the numbers that expressions have then.

An *epoch* lies between two barriers of the whole block. All threads run the same statements, whatever the data.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from mirage_ir.lowering.cuda.emitted import (
    BufferPlace,
    CopyAsync,
    EmittedKernel,
    EmittedStatement,
    FillBeyond,
    For,
    IntExpr,
    LoadGlobal,
    LoadShared,
    Multiply,
    NamedArrive,
    NamedSync,
    Note,
    SharedOperand,
    StoreGlobal,
    StoreShared,
    Sync,
    Window,
)
from mirage_ir.lowering.cuda.expressions import evaluate_expression
from mirage_ir.lowering.cuda.tensor_cores import GROUP
from mirage_ir.program import Shape


@dataclass(frozen=True, slots=True)
class Spot:
    """A `BufferPlace` or `SharedOperand` at one time. limit: that of `StoreShared`. tile: the origin of `RowsInChunks`."""

    buffer: str
    stage: int
    origin: Shape = ()
    limit: Shape = ()
    tile: Shape | None = None


@dataclass(frozen=True, slots=True)
class TracedStep:
    """A statement at one time. `number`: its place among all statements of the kernel, those of loops included.

    spots: where it accesses shared memory, in the order of its fields. origin, limit: of its window (limit also of `FillBeyond`).
    barriers: for each warp group the number of the barrier that it comes to, -1 for none.
    """

    number: int
    statement: EmittedStatement
    spots: tuple[Spot, ...] = ()
    origin: Shape = ()
    limit: Shape = ()
    barriers: Shape = ()

    def __str__(self) -> str:
        return f"statement {self.number}, {self.statement!r}"


@dataclass(frozen=True, slots=True)
class _Numbered:
    number: int
    statement: EmittedStatement
    body: tuple[_Numbered, ...]


def _numbered(body: Sequence[EmittedStatement], first: int) -> tuple[_Numbered, ...]:
    found: list[_Numbered] = []
    for s in body:
        inner = _numbered(s.body, first + 1) if isinstance(s, For) else ()
        found.append(_Numbered(first, s, inner))
        first = _last(found[-1]) + 1
    return tuple(found)


def _last(item: _Numbered) -> int:
    return _last(item.body[-1]) if item.body else item.number


def block_index(kernel: EmittedKernel, block: int) -> Shape:
    """The index of a block along each dimension of the grid."""
    found = [0] * len(kernel.grid)
    for dim in kernel.order:
        block, found[dim] = divmod(block, kernel.grid[dim])
    return tuple(found)


def epochs(kernel: EmittedKernel, block: int) -> Iterator[list[TracedStep]]:
    """The steps of a block between its barriers."""
    found: list[TracedStep] = []
    for step in traced_steps(kernel, block):
        if isinstance(step.statement, Sync):
            yield found
            found = []
        else:
            found.append(step)
    yield found


def traced_steps(kernel: EmittedKernel, block: int) -> Iterator[TracedStep]:
    """The steps of a block, its barriers among them: the same ones for each warp."""
    values = {f"b{d}": index for d, index in enumerate(block_index(kernel, block))}
    return _steps(_numbered(kernel.body, 0), values, -(-kernel.warps // GROUP))


def _steps(body: Sequence[_Numbered], values: Mapping[str, int], groups: int) -> Iterator[TracedStep]:
    for item in body:
        match item.statement:
            case For(count=count):
                for i in range(count):
                    yield from _steps(item.body, {**values, "i": i}, groups)
            case Note():
                pass
            case statement:
                yield _step(item.number, statement, values, groups)


def _step(number: int, statement: EmittedStatement, values: Mapping[str, int], groups: int) -> TracedStep:
    def numbers(texts: Sequence[IntExpr]) -> Shape:
        return tuple(evaluate_expression(text, values) for text in texts)

    def spot(place: BufferPlace | SharedOperand, limit: Sequence[IntExpr] = ()) -> Spot:
        origin = numbers(place.origin) if isinstance(place, BufferPlace) else ()
        tile = None if place.rows is None else numbers(place.rows.origin)
        return Spot(place.buffer, evaluate_expression(place.stage, values), origin, numbers(limit), tile)

    def windowed(window: Window, *spots: Spot) -> TracedStep:
        return TracedStep(number, statement, spots, numbers(window.origin), numbers(window.limit))

    match statement:
        case LoadGlobal(window=window) | StoreGlobal(window=window):
            return windowed(window)
        case CopyAsync(target=place, window=window):
            return windowed(window, spot(place))
        case LoadShared(source=place):
            return TracedStep(number, statement, (spot(place),))
        case StoreShared(target=place, limit=limit):
            return TracedStep(number, statement, (spot(place, limit),))
        case Multiply(left=left, right=right):
            return TracedStep(number, statement, tuple(spot(x) for x in (left, right) if isinstance(x, SharedOperand)))
        case FillBeyond(limit=limit):
            return TracedStep(number, statement, limit=(evaluate_expression(limit, values),))
        case Sync():
            return TracedStep(number, statement, barriers=(0,) * groups)
        case NamedSync(barrier=barrier, group=only) | NamedArrive(barrier=barrier, group=only):
            found = (evaluate_expression(barrier, {**values, "group": g}) if only in (None, g) else -1 for g in range(groups))
            return TracedStep(number, statement, barriers=tuple(found))
        case _:
            return TracedStep(number, statement)
