"""Mistakes in emitted kernels: what a lowering that forgets something, or counts wrongly, would write.

`mutations` lists all small mistakes of some kinds, `mutant` draws one. What comes out need not be well formed. `same_work` tells
that a mistake changes nothing, because statements do the same to the same entries in the same order.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mirage_ir.errors import ProgramError
from mirage_ir.lowering.cuda.emitted import (
    Buffer,
    BufferPlace,
    Commit,
    Convert,
    CopyAsync,
    EmittedKernel,
    EmittedStatement,
    Fill,
    FillBeyond,
    For,
    LoadGlobal,
    LoadShared,
    Multiply,
    NamedArrive,
    NamedSync,
    Permute,
    Reduce,
    SharedOperand,
    StoreGlobal,
    StoreShared,
    Sync,
    Wait,
    Window,
)
from mirage_ir.lowering.cuda.emulator import run_kernel
from mirage_ir.lowering.cuda.indices import tile_shape
from mirage_ir.lowering.cuda.layout import Layout, Mode
from mirage_ir.lowering.cuda.memory import Copies, EmulationError
from mirage_ir.lowering.cuda.trace import TracedStep, epochs
from mirage_ir.program import DType

Array = NDArray[Any]


@dataclass(frozen=True)
class Mistake:
    """A kernel with one mistake. kind: the name of the function that made it; text: what it is, for people."""

    kind: str
    text: str
    kernel: EmittedKernel


Path = tuple[int, ...]
Found = Iterator[tuple[str, EmittedKernel]]


def _statements(body: Sequence[EmittedStatement], path: Path = ()) -> Iterator[tuple[Path, EmittedStatement]]:
    for n, s in enumerate(body):
        yield (*path, n), s
        if isinstance(s, For):
            yield from _statements(s.body, (*path, n))


def _replaced(body: tuple[EmittedStatement, ...], path: Path, new: Sequence[EmittedStatement]) -> tuple[EmittedStatement, ...]:
    first, *rest = path
    old = body[first]
    if rest:
        assert isinstance(old, For)
        new = [replace(old, body=_replaced(old.body, tuple(rest), new))]
    return (*body[:first], *new, *body[first + 1 :])


def _with(kernel: EmittedKernel, path: Path, *new: EmittedStatement) -> EmittedKernel:
    return replace(kernel, body=_replaced(kernel.body, path, new))


def _beside(kernel: EmittedKernel, path: Path) -> Sequence[EmittedStatement]:
    """The statements beside one."""
    body = kernel.body
    for n in path[:-1]:
        loop = body[n]
        assert isinstance(loop, For)
        body = loop.body
    return body


def order_dropped(kernel: EmittedKernel) -> Found:
    """A barrier, a wait or the end of a group is missing."""
    for path, s in _statements(kernel.body):
        if isinstance(s, Sync | NamedSync | NamedArrive | Wait | Commit):
            yield f"{s} at {path} dropped", _with(kernel, path)


def order_moved(kernel: EmittedKernel) -> Found:
    """A barrier, a wait or the end of a group comes one statement too late."""
    for path, s in _statements(kernel.body):
        body = _beside(kernel, path)
        if isinstance(s, Sync | NamedSync | NamedArrive | Wait | Commit) and path[-1] + 1 < len(body):
            after = body[path[-1] + 1]
            later = (*path[:-1], path[-1] + 1)
            yield f"{s} at {path} moved behind {type(after).__name__}", _with(_with(kernel, path, after), later, s)


def barriers_exchanged(kernel: EmittedKernel) -> Found:
    """Warp groups come to one another's barriers, to another number of threads, or all of them where one should."""
    others = {"1 + group": "2 - group", "2 - group": "1 + group", "1": "2", "2": "1"}
    for path, s in _statements(kernel.body):
        if isinstance(s, NamedSync | NamedArrive):
            yield f"{s} at {path} at another barrier", _with(kernel, path, replace(s, barrier=others.get(s.barrier, "3")))
            yield f"{s} at {path} for fewer threads", _with(kernel, path, replace(s, threads=s.threads // 2))
            if s.group is not None:
                yield f"{s} at {path} for all groups", _with(kernel, path, replace(s, group=None))
                yield f"{s} at {path} for the other group", _with(kernel, path, replace(s, group=1 - s.group))


def wait_pending(kernel: EmittedKernel) -> Found:
    """A wait leaves one group more in flight."""
    for path, s in _statements(kernel.body):
        if isinstance(s, Wait):
            yield f"{s} at {path} waits for one group less", _with(kernel, path, replace(s, pending=s.pending + 1))


def work_dropped(kernel: EmittedKernel) -> Found:
    """A copy, or the first value of an accumulator, or a mask is missing."""
    for path, s in _statements(kernel.body):
        if isinstance(s, CopyAsync | Fill | FillBeyond | StoreShared | LoadShared | Convert):
            yield f"{type(s).__name__} at {path} dropped", _with(kernel, path)


def loop_count(kernel: EmittedKernel) -> Found:
    """A loop runs once more, or once less."""
    for path, s in _statements(kernel.body):
        if isinstance(s, For):
            for change in (-1, 1):
                yield f"loop at {path} runs {s.count + change} times", _with(kernel, path, replace(s, count=s.count + change))


def numbers(kernel: EmittedKernel) -> Found:
    """A number in an expression (a stage, an origin or a limit) is off by one."""
    for path, s in _statements(kernel.body):
        for text, changed in _changes(s, _off_by_one):
            yield f"{type(s).__name__} at {path}: {text}", _with(kernel, path, changed)


def _off_by_one(thing: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(thing, str) and not thing.isidentifier():
        for found in re.finditer(r"(?<![A-Za-z0-9_])\d+", thing):
            for change in (-1, 1):
                new = thing[: found.start()] + str(max(0, int(found[0]) + change)) + thing[found.end() :]
                if new != thing:
                    yield f"'{thing}' is '{new}'", new


def _changes(thing: Any, change: Callable[[Any], Iterator[tuple[str, Any]]]) -> Iterator[tuple[str, Any]]:
    """A statement with one of its parts changed, at any depth; bodies of loops are left alone."""
    yield from change(thing)
    if isinstance(thing, tuple):
        for n, part in enumerate(thing):
            for text, new in _changes(part, change):
                yield text, (*thing[:n], new, *thing[n + 1 :])
    elif is_dataclass(thing) and not isinstance(thing, type | For):
        for f in fields(thing):
            for text, new in _changes(getattr(thing, f.name), change):
                yield f"{f.name}: {text}", replace(thing, **{f.name: new})


def windows(kernel: EmittedKernel) -> Found:
    """A limit is missing, or two dimensions of a window are exchanged."""

    def change(thing: Any) -> Iterator[tuple[str, Any]]:
        if isinstance(thing, Window):
            for d in range(len(thing.limit)):
                yield f"no limit in dimension {d}", replace(thing, limit=(*thing.limit[:d], "4096", *thing.limit[d + 1 :]))
            for d in range(len(thing.limit) - 1):
                yield f"dimensions {d} and {d + 1} exchanged", replace(thing, origin=_swapped(thing.origin, d, d + 1))

    for path, s in _statements(kernel.body):
        for text, changed in _changes(s, change):
            yield f"{type(s).__name__} at {path}: {text}", _with(kernel, path, changed)


def _swapped(items: Sequence[Any], a: int, b: int) -> tuple[Any, ...]:
    found = list(items)
    found[a], found[b] = found[b], found[a]
    return tuple(found)


def transposes(kernel: EmittedKernel) -> Found:
    """An operand is read the wrong way round, or a permutation has two dimensions exchanged."""

    def change(thing: Any) -> Iterator[tuple[str, Any]]:
        if isinstance(thing, SharedOperand):
            yield "transposed the other way", replace(thing, transposed=not thing.transposed)
        if isinstance(thing, BufferPlace | Permute):
            for d in range(len(thing.permutation) - 1):
                new = _swapped(thing.permutation, d, d + 1)
                yield f"permutation {new}", replace(thing, permutation=new)

    for path, s in _statements(kernel.body):
        for text, changed in _changes(s, change):
            yield f"{type(s).__name__} at {path}: {text}", _with(kernel, path, changed)


def other_view(kernel: EmittedKernel) -> Found:
    """One statement sees a buffer with another swizzle, with panels of another width, or at another place."""
    for buffer in kernel.buffers:
        panels = buffer.panels
        seen = [replace(buffer, panels=replace(panels, swizzle=n)) for n in range(4) if n != panels.swizzle]
        seen += [replace(buffer, panels=replace(panels, columns=n)) for n in (panels.columns // 2, panels.columns * 2) if n]
        seen += [replace(buffer, offset=buffer.offset + n * panels.alignment) for n in (-1, 1)]
        for new in seen:
            for path, s in _statements(kernel.body):
                for text, changed in _changes(s, lambda thing, buffer=buffer: _renamed(thing, buffer.name, "other_view")):
                    added = replace(kernel, buffers=(*kernel.buffers, replace(new, name="other_view")))
                    how = f"{new.panels} at {new.offset} instead of {panels} at {buffer.offset}"
                    yield f"{type(s).__name__} at {path}: {text} sees {how}", _with(added, path, changed)


def _renamed(thing: Any, name: str, new: str) -> Iterator[tuple[str, Any]]:
    if isinstance(thing, BufferPlace | SharedOperand) and thing.buffer == name:
        yield f"'{name}'", replace(thing, buffer=new)


def buffers(kernel: EmittedKernel) -> Found:
    """A buffer has a stage less, or lies where another one begins, or begins before another one ends."""
    for n, buffer in enumerate(kernel.buffers):
        places = {other.offset for other in kernel.buffers} | {other.offset + other.nbytes - 128 for other in kernel.buffers}
        new = [replace(buffer, offset=place) for place in sorted(places) if place != buffer.offset and place >= 0]
        new += [replace(buffer, stages=buffer.stages - 1)]
        for changed in new:
            yield f"{buffer} is {changed}", replace(kernel, buffers=_put(kernel.buffers, n, changed))


def _put(items: tuple[Any, ...], n: int, new: Any) -> tuple[Any, ...]:
    return (*items[:n], new, *items[n + 1 :])


def swizzles(kernel: EmittedKernel) -> Found:
    """A buffer is swizzled in another way in all of its uses, which changes nothing."""
    for n, buffer in enumerate(kernel.buffers):
        for swizzle in range(4):
            if swizzle != buffer.panels.swizzle:
                new: Buffer = replace(buffer, panels=replace(buffer.panels, swizzle=swizzle))
                yield f"swizzle {swizzle} in {buffer}", replace(kernel, buffers=_put(kernel.buffers, n, new))


def layouts(kernel: EmittedKernel) -> Found:
    """Two digits of a fragment's layout are exchanged, or have one another's units and strides, or one has another stride."""
    for n, fragment in enumerate(kernel.fragments):
        for text, layout in _other_layouts(fragment.layout):
            changed = _put(kernel.fragments, n, replace(fragment, layout=layout))
            yield f"'{fragment.name}': {text}", replace(kernel, fragments=changed)


def _other_layouts(layout: Layout) -> Iterator[tuple[str, Layout]]:
    where = [(d, n) for d, digits in enumerate(layout.dims) for n in range(len(digits))]

    def put(changes: dict[tuple[int, int], Mode]) -> Layout:
        return Layout(tuple(tuple(changes.get((d, n), m) for n, m in enumerate(digits)) for d, digits in enumerate(layout.dims)))

    for p, a in enumerate(where):
        first = layout.dims[a[0]][a[1]]
        yield f"{first} with twice its stride", put({a: replace(first, stride=2 * first.stride)})
        for b in where[p + 1 :]:
            second = layout.dims[b[0]][b[1]]
            if first.extent == second.extent or a[0] == b[0]:
                yield f"{first} and {second} exchanged", put({a: second, b: first})


def operators(kernel: EmittedKernel) -> Found:
    """A sum is a maximum or the other way round, operands are exchanged, or the first value is another one."""
    for path, s in _statements(kernel.body):
        match s:
            case Reduce():
                op = "sum" if s.op == "max" else "max"
                yield f"{s.op} at {path} is {op}", _with(kernel, path, replace(s, op=op))
            case Multiply(left=SharedOperand() as left, right=right):
                yield f"operands at {path} exchanged", _with(kernel, path, replace(s, left=right, right=left))
            case Fill() | FillBeyond():
                yield f"value at {path} is 1.5", _with(kernel, path, replace(s, value=1.5))
            case _:
                pass


KINDS: tuple[Callable[[EmittedKernel], Found], ...] = (
    order_dropped,
    order_moved,
    wait_pending,
    work_dropped,
    loop_count,
    numbers,
    windows,
    transposes,
    other_view,
    buffers,
    swizzles,
    layouts,
    operators,
)


def mutations(kernel: EmittedKernel, kinds: Sequence[Callable[[EmittedKernel], Found]] = KINDS) -> Iterator[Mistake]:
    """All mistakes of some kinds, each alone."""
    for kind in kinds:
        for text, changed in kind(kernel):
            if changed != kernel:
                yield Mistake(kind.__name__, text, changed)


def mutant(kernel: EmittedKernel, random: Random, kinds: Sequence[Callable[[EmittedKernel], Found]] = KINDS) -> Mistake:
    """One mistake, of a random kind."""
    for kind in random.sample(kinds, len(kinds)):
        found = list(mutations(kernel, (kind,)))
        if found:
            return random.choice(found)
    raise AssertionError("a kernel without any statement")


def results_of(
    kernel: EmittedKernel, inputs: Sequence[Array], order: Random | None = None, copies: Copies = "latest"
) -> list[Array]:
    """What a kernel makes of inputs, which are in the order of its tensors; entries that it does not store are NaN."""
    given = iter(inputs)
    arguments = [
        np.full(t.shape, np.nan, dtype=np.float16 if t.dtype is DType.f16 else np.float32) if t.written else next(given)
        for t in kernel.tensors
    ]
    run_kernel(kernel, arguments, order=order, copies=copies)
    return [a for a, t in zip(arguments, kernel.tensors, strict=True) if t.written]


def verdict(kernel: EmittedKernel, mistake: Mistake, trials: Sequence[Sequence[Array]], tolerance: float) -> str:
    """How a mistake is found: "malformed", "race", "standstill", "outside" (of a tensor, stored twice, or too early at a barrier),
    or by "other results" for some inputs.

    Or why it is none: "same work" (`same_work`), "same results", bit for bit; or, what shows neither, "near results", within a
    tolerance, relative to a result's largest entry.
    """
    try:
        found = [results_of(mistake.kernel, inputs) for inputs in trials]
    except ProgramError:
        return "malformed"
    except EmulationError as error:
        return next((how for how in ("race", "standstill") if str(error).startswith(how)), "outside")
    if same_work(kernel, mistake.kernel):
        return "same work"
    wanted = [results_of(kernel, inputs) for inputs in trials]
    pairs = [pair for a, b in zip(found, wanted, strict=True) for pair in zip(a, b, strict=True)]
    if all(np.array_equal(x, y, equal_nan=True) for x, y in pairs):
        return "same results"
    return "near results" if all(_near(x, y, tolerance) for x, y in pairs) else "other results"


def _near(x: Array, y: Array, tolerance: float) -> bool:
    finite = np.isfinite(y)
    if not np.array_equal(x[~finite], y[~finite], equal_nan=True):
        return False
    difference = np.abs(x[finite].astype(np.float64) - y[finite])
    return bool(np.max(difference, initial=0) <= tolerance * np.max(np.abs(y[finite]), initial=0))


def same_work(kernel: EmittedKernel, other: EmittedKernel) -> bool:
    """Whether two kernels do the same work in the same order, barriers and waits aside: without races, their results are equal.

    Entries of windows beyond a tile count as none, and expressions count by their values.
    """
    data = [(k.grid, k.order, k.threads, k.tensors, k.fragments, k.buffers) for k in (kernel, other)]
    return data[0] == data[1] and all(_work(kernel, n) == _work(other, n) for n in range(kernel.blocks))


def _work(kernel: EmittedKernel, block: int) -> list[Any]:
    found: list[Any] = []
    for steps in epochs(kernel, block):
        found += [_effect(kernel, step) for step in steps if not isinstance(step.statement, Commit | Wait)]
    return found


def _effect(kernel: EmittedKernel, step: TracedStep) -> Any:
    """What a step does: its statement without expressions, and their values as far as they reach."""
    shapes = {f.name: f.layout.shape for f in kernel.fragments} | {b.name: b.panels.shape for b in kernel.buffers}
    tile, limit = (), step.limit
    match step.statement:
        case CopyAsync(target=place, in_chunks=in_chunks):
            panels = next(b for b in kernel.buffers if b.name == place.buffer).panels
            tile = tile_shape(replace(panels, shape=panels.out_of_chunks) if in_chunks else panels, place.permutation)
        case LoadGlobal(target=name) | StoreGlobal(source=name):
            tile = shapes[name]
        case FillBeyond(target=name, dim=dim):
            tile = shapes[name][dim : dim + 1]
        case StoreShared(source=name, target=place):
            limit = step.spots[0].limit or shapes[name]
            tile = shapes[name]
        case _:
            pass
    tile = (*(1 for _ in range(len(limit) - len(tile))), *tile)
    reached = tuple(max(0, min(n, t)) for n, t in zip(limit, tile, strict=True))
    empty = 0 in reached and bool(step.origin)
    spots = [(s.buffer, s.stage, s.origin if any(s.origin) else (), s.tile) for s in step.spots]
    return _bare(step.statement), spots, () if empty else step.origin, (0,) if empty else reached


def _bare(thing: Any) -> Any:
    """A statement without its expressions."""
    if isinstance(thing, Window):
        return thing.tensor
    if isinstance(thing, BufferPlace):
        return thing.buffer, thing.permutation if list(thing.permutation) != sorted(thing.permutation) else ()
    if isinstance(thing, SharedOperand):
        return thing.buffer, thing.transposed
    if is_dataclass(thing):
        return type(thing), [_bare(getattr(thing, f.name)) for f in fields(thing) if f.name != "limit"]
    return thing
