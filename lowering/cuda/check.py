"""Whether an emitted kernel is well formed: names, element types, layouts, alignment and expressions.

What depends on values is not asked here: whether windows lie within tensors, and whether barriers order what they must
(`mirage_ir.lowering.cuda.emulator`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import product
from math import prod
from typing import TypeVar

from mirage_ir.errors import ProgramError
from mirage_ir.lowering.cuda.emitted import (
    Buffer,
    BufferPlace,
    Commit,
    Compute,
    Convert,
    CopyAsync,
    EmittedKernel,
    EmittedStatement,
    Fence,
    Fill,
    FillBeyond,
    Finish,
    For,
    Fragment,
    IntExpr,
    KernelTensor,
    LoadGlobal,
    LoadShared,
    Multiply,
    NamedArrive,
    NamedSync,
    Note,
    Permute,
    Reduce,
    RowsInChunks,
    SharedOperand,
    StoreGlobal,
    StoreShared,
    Sync,
    Wait,
    Window,
)
from mirage_ir.lowering.cuda.expressions import Ranges, evaluate_expression, expression_bounds, expression_variables
from mirage_ir.lowering.cuda.indices import operand_shape, tile_shape
from mirage_ir.lowering.cuda.layout import CHUNK, WARP, Digits, Layout, Mode, Panels, Unit
from mirage_ir.lowering.cuda.rules import POWER_OF_TWO
from mirage_ir.lowering.cuda.tensor_cores import (
    DEPTH,
    GROUP,
    grouped_operand,
    is_accumulators,
    is_grouped,
    joins_rows,
    left_layout,
)
from mirage_ir.lowering.cuda.vectors import ASYNC
from mirage_ir.ops import Kind, operator
from mirage_ir.placement import check_digits, check_panels
from mirage_ir.program import DType, Shape

THREADS = 1024
"""The most threads of a block."""
NAMED_BARRIERS = 15
"""The greatest number of a named barrier; barrier 0 is that of the whole block."""
SHARED_BYTES = 227 << 10
"""The most bytes of shared memory of a block, on an H100."""
_TRIED = 1 << 16
"""For how many values of its variables an expression is computed one by one, where its bounds are not enough."""
_T = TypeVar("_T", KernelTensor, Fragment, Buffer)


def check_kernel(kernel: EmittedKernel) -> None:
    """Raises `ProgramError`, which names the kernel and the fault, unless the kernel is well formed."""
    try:
        _Checker(kernel).check()
    except ProgramError as error:
        raise ProgramError(f"kernel '{kernel.name}': {error}") from error


def _require(holds: bool, message: str) -> None:
    if not holds:
        raise ProgramError(message)


def check_layout(layout: Layout, warps: int) -> None:
    """Raises `ProgramError` unless each digit of a layout is one of a thread's own numbers, in a block of `warps` warps."""
    numbers: dict[str, int] = {Unit.REGISTER: layout.registers, Unit.LANE: WARP, Unit.WARP: warps}
    check_digits(((m.unit, m.extent, m.stride) for digits in layout.dims for m in digits), numbers)


def check_buffer(buffer: Buffer) -> None:
    """Raises `ProgramError` unless panels divide a buffer's tiles, and its swizzle and its offset fit them."""
    panels = buffer.panels
    check_panels(panels.shape, panels.dtype.itemsize, panels.columns, panels.swizzle)
    _require(buffer.stages > 0, "it has no stage")
    _require(buffer.offset >= 0 and buffer.offset % panels.alignment == 0, f"offset {buffer.offset} is not aligned")


def _alike(digits: Digits) -> tuple[tuple[int, Unit, int], ...]:
    """The digits without the strides of registers, neighbours that are one digit together as one."""
    found: list[Mode] = []
    for m in digits:
        m = replace(m, stride=0) if m.unit is Unit.REGISTER else m
        last = found[-1] if found else None
        if last is not None and last.unit is m.unit and last.stride == m.stride * m.extent:
            found[-1] = replace(m, extent=m.extent * last.extent)
        else:
            found.append(m)
    return tuple((m.extent, m.unit, m.stride) for m in found)


def repeated(target: Layout, operand: Layout) -> bool:
    """Whether each thread holds the operand's entries that belong to its entries of the target (NumPy's rule)."""
    if len(operand.dims) > len(target.dims):
        return False
    dims = zip(target.dims[len(target.dims) - len(operand.dims) :], operand.dims, strict=True)
    return all(not own or _alike(own) == _alike(wanted) for wanted, own in dims)


def left_operand(layout: Layout, target: Layout) -> bool:
    """Whether a layout is one of left operands, for accumulators `target`: each warp holds all columns of its rows."""
    return len(layout.dims) >= 2 and layout.shape[-1] % DEPTH == 0 and layout == left_layout(target, layout.shape)


class _Checker:
    def __init__(self, kernel: EmittedKernel) -> None:
        self.kernel = kernel
        self.tensors = {t.name: t for t in kernel.tensors}
        self.fragments = {f.name: f for f in kernel.fragments}
        self.buffers = {b.name: b for b in kernel.buffers}

    def check(self) -> None:
        kernel = self.kernel
        _require(kernel.threads % WARP == 0 and 0 < kernel.threads <= THREADS, f"it cannot have {kernel.threads} threads")
        _require(all(n > 0 for n in kernel.grid), "its grid has no blocks")
        _require(sorted(kernel.order) == list(range(len(kernel.grid))), f"order {kernel.order} is not one of the grid's dimensions")
        names = [x.name for x in (*kernel.tensors, *kernel.fragments, *kernel.buffers)]
        for name in names:
            _require(name.isidentifier(), f"'{name}' is no name")
            _require(names.count(name) == 1, f"'{name}' is defined {names.count(name)} times")
        for f in kernel.fragments:
            self._named(f"fragment '{f.name}'", lambda f=f: check_layout(f.layout, kernel.warps))
        for b in kernel.buffers:
            self._named(f"buffer '{b.name}'", lambda b=b: check_buffer(b))
        _require(kernel.shared_bytes <= SHARED_BYTES, f"{kernel.shared_bytes} bytes of shared memory are more than {SHARED_BYTES}")
        self._body(kernel.body, {f"b{d}": (0, n - 1) for d, n in enumerate(kernel.grid)}, 0)

    def _named(self, what: str, check: Callable[[], None]) -> None:
        try:
            check()
        except ProgramError as error:
            raise ProgramError(f"{what}: {error}") from error

    def _body(self, body: Sequence[EmittedStatement], ranges: Ranges, number: int) -> int:
        """Checks statements of which the first has this number, and returns the number after the last."""
        for s in body:
            if isinstance(s, For):
                _require(s.count > 0, f"statement {number}: a loop runs {s.count} times")
                number = self._body(s.body, {**ranges, "i": (0, s.count - 1)}, number + 1)
            else:
                self._named(f"statement {number}, {type(s).__name__}", lambda s=s: self._statement(s, ranges))
                number += 1
        return number

    def _find(self, things: Mapping[str, _T], name: str, kind: str) -> _T:
        found = things.get(name)
        if found is None:
            raise ProgramError(f"there is no {kind} '{name}'")
        return found

    def _fragment(self, name: str) -> Fragment:
        return self._find(self.fragments, name, "fragment")

    def _statement(self, s: EmittedStatement, ranges: Ranges) -> None:
        match s:
            case Note() | Commit() | Sync() | Fence() | For():
                pass
            case LoadGlobal(target=name, window=window):
                self._window(window, self._fragment(name).layout.shape, self._fragment(name).dtype, False, ranges)
            case StoreGlobal(source=name, window=window):
                self._window(window, self._fragment(name).layout.shape, self._fragment(name).dtype, True, ranges)
            case CopyAsync(target=place, window=window, in_chunks=in_chunks):
                _require(not place.origin, "a copy fills a stage: it has no origin")
                panels = self._place(place, ranges).panels
                if in_chunks:
                    panels = replace(panels, shape=self._in_chunks(place.buffer, panels))
                self._window(window, tile_shape(panels, place.permutation), panels.dtype, False, ranges)
            case Wait(pending=pending):
                _require(pending >= 0, f"{pending} groups cannot be in flight")
            case LoadShared(target=name, source=place):
                self._shared(place, self._fragment(name), (), ranges)
            case StoreShared(source=name, target=place, limit=limit):
                self._shared(place, self._fragment(name), limit, ranges)
            case Finish(pending=pending, targets=targets):
                _require(pending >= 0, f"{pending} products cannot be in flight")
                for name in targets:
                    self._fragment(name)
            case NamedSync() | NamedArrive():
                self._named_barrier(s, ranges)
            case Multiply():
                self._multiply(s, ranges)
            case Fill(target=name):
                self._fragment(name)
            case FillBeyond(target=name, dim=dim, limit=limit):
                self._dim(self._fragment(name), dim)
                self._known(limit, ranges)
            case Convert(target=target, source=source):
                self._repeated(target, source)
            case Permute(target=target, source=source, permutation=permutation):
                self._permute(self._fragment(target), self._fragment(source), permutation)
            case Compute():
                self._compute(s)
            case Reduce(target=target, source=source, dim=dim, op=op):
                row = operator(op)
                _require(row.kind is Kind.REDUCTION and not row.uses_extent, f"'{op}' is no sum or maximum")
                self._reduce(self._fragment(target), self._fragment(source), dim)

    def _named_barrier(self, s: NamedSync | NamedArrive, ranges: Ranges) -> None:
        groups, left = divmod(self.kernel.warps, GROUP)
        _require(groups > 0 and not left, f"{self.kernel.warps} warps are no groups of {GROUP}")
        fits = s.threads % WARP == 0 and 0 < s.threads <= self.kernel.threads
        _require(fits, f"{s.threads} of {self.kernel.threads} threads cannot come to a barrier")
        _require(s.group is None or 0 <= s.group < groups, f"there is no warp group {s.group}")
        mine = (0, groups - 1) if s.group is None else (s.group, s.group)
        self._within(s.barrier, {**ranges, "group": mine}, 1, NAMED_BARRIERS, "barrier")

    def _dim(self, fragment: Fragment, dim: int) -> None:
        rank = len(fragment.layout.dims)
        _require(0 <= dim < rank, f"'{fragment.name}' has {rank} dimensions, and no dimension {dim}")

    def _known(self, text: IntExpr, ranges: Ranges) -> None:
        unknown = expression_variables(text) - ranges.keys()
        _require(not unknown, f"expression '{text}' uses {', '.join(sorted(unknown))}, which has no value here")

    def _within(self, text: IntExpr, ranges: Ranges, low: int | None, high: int, what: str) -> None:
        """An expression's values are in a range: by its bounds or, if they are too wide, each of them."""
        self._known(text, ranges)
        try:
            least, most = expression_bounds(text, ranges)
            proved = (low is None or least >= low) and most <= high
        except ProgramError:
            proved = False
        if proved:
            return
        names = sorted(expression_variables(text))
        spans = [range(ranges[name][0], ranges[name][1] + 1) for name in names]
        _require(prod(map(len, spans)) <= _TRIED, f"{what} '{text}' cannot be shown to be in range")
        values = [evaluate_expression(text, dict(zip(names, at, strict=True))) for at in product(*spans)]
        outside = [n for n in values if n > high or (low is not None and n < low)]
        _require(not outside, f"{what} '{text}' may be {outside[:1]}, outside of {low} … {high}")

    def _window(self, window: Window, tile: Shape, dtype: DType, written: bool, ranges: Ranges) -> None:
        tensor = self._find(self.tensors, window.tensor, "tensor")
        _require(tensor.written is written, f"tensor '{tensor.name}' is {'a result' if tensor.written else 'an input'}")
        _require(tensor.dtype is dtype, f"the tile is {dtype}, tensor '{tensor.name}' {tensor.dtype}")
        ranks = {len(tensor.shape), len(window.origin), len(window.limit)}
        _require(len(ranks) == 1, f"window and tensor '{tensor.name}' have different numbers of dimensions")
        _require(
            len(tile) <= len(tensor.shape), f"tile and tensor '{tensor.name}' have {len(tile)} and {len(tensor.shape)} dimensions"
        )
        for text in (*window.origin, *window.limit):
            self._known(text, ranges)

    def _place(self, place: BufferPlace, ranges: Ranges) -> Buffer:
        """A place in a stage of an existing buffer."""
        buffer = self._find(self.buffers, place.buffer, "buffer")
        rank = len(buffer.panels.shape)
        _require(
            not place.permutation or sorted(place.permutation) == list(range(rank)),
            f"{place.permutation} is no order of the dimensions of buffer '{buffer.name}'",
        )
        self._within(place.stage, ranges, 0, buffer.stages - 1, "stage")
        return buffer

    def _in_chunks(self, name: str, panels: Panels) -> Shape:
        """The shape of a tile whose rows a buffer holds in chunks."""
        shape, size = panels.out_of_chunks, panels.dtype.itemsize
        _require(shape[-1] > 0 and shape[-1] * size % CHUNK == 0, f"buffer '{name}' has no place for whole rows in chunks")
        _require(panels == Panels(panels.shape, panels.dtype, panels.shape[-1]), f"buffer '{name}' has rows in chunks in parts")
        _require(size < ASYNC, f"rows of {panels.dtype} lie on multiples of {size} bytes: they are not copied in chunks")
        return shape

    def _tile(self, buffer: Buffer, rows: RowsInChunks | None, ranges: Ranges) -> Shape:
        """The shape of a tile in a buffer's stage; `rows` where it was copied in chunks."""
        if rows is None:
            return buffer.panels.shape
        shape = self._in_chunks(buffer.name, buffer.panels)
        fits = not rows.permutation or sorted(rows.permutation) == list(range(len(shape)))
        _require(fits, f"{rows.permutation} is no order of the dimensions of buffer '{buffer.name}'")
        self._window(Window(rows.tensor, rows.origin, rows.origin), shape, buffer.panels.dtype, False, ranges)
        return shape

    def _shared(self, place: BufferPlace, fragment: Fragment, limit: Sequence[IntExpr], ranges: Ranges) -> None:
        """A fragment's entries before `limit` lie in a buffer."""
        buffer = self._place(place, ranges)
        dtype, shape, tile = buffer.panels.dtype, self._tile(buffer, place.rows, ranges), fragment.layout.shape
        alike = place.rows is None or (not place.origin and place.rows.permutation == place.permutation)
        _require(alike, f"a tile in chunks is read as it was copied to buffer '{buffer.name}', from its first entry on")
        _require(fragment.dtype is dtype, f"'{fragment.name}' is {fragment.dtype}, buffer '{buffer.name}' {dtype}")
        _require(len(tile) == len(shape), f"a tile of {len(tile)} dimensions in buffer '{buffer.name}' of {len(shape)}")
        _require(len(place.origin) in (0, len(shape)), f"the origin does not fit the dimensions of buffer '{buffer.name}'")
        _require(len(limit) in (0, len(tile)), f"the limit does not fit the dimensions of '{fragment.name}'")
        for d, extent in enumerate(shape):
            t = place.permutation[d] if place.permutation else d
            first = place.origin[d] if place.origin else "0"
            end = f"min({tile[t]}, {limit[t]})" if limit else f"{tile[t]}"
            self._within(first, ranges, 0, extent - 1, f"origin in dimension {d} of buffer '{buffer.name}'")
            self._within(f"({first}) + {end}", ranges, None, extent, f"end in dimension {d} of buffer '{buffer.name}'")

    def _operand(self, x: str | SharedOperand, ranges: Ranges) -> tuple[Shape, DType]:
        if isinstance(x, str):
            return self._fragment(x).layout.shape, self._fragment(x).dtype
        buffer = self._place(BufferPlace(x.buffer, x.stage), ranges)
        panels = replace(buffer.panels, shape=self._tile(buffer, x.rows, ranges))
        _require(len(panels.shape) >= 2, f"buffer '{x.buffer}' holds no matrix")
        return operand_shape(panels, x.transposed), panels.dtype

    def _multiply(self, s: Multiply, ranges: Ranges) -> None:
        target = self._fragment(s.target)
        _require(target.dtype is DType.f32 and len(target.layout.dims) >= 2, f"'{s.target}' is no f32 matrix")
        (left, dtype), (right, other) = self._operand(s.left, ranges), self._operand(s.right, ranges)
        _require(dtype is other, f"operands are {dtype} and {other}")
        *lead, rows, columns = target.layout.shape
        _require(len(left) >= 2, f"'{s.left}' is no matrix")
        (*left_lead, m, k), (*right_lead, depth, n) = left, right
        _require((m, n, k) == (rows, columns, depth), f"extents {m} × {k}, {depth} × {n} and {rows} × {columns} do not fit")
        for own in (left_lead, right_lead):
            fits = len(own) <= len(lead) and all(x in (1, y) for x, y in zip(reversed(own), reversed(lead), strict=False))
            _require(fits, f"leading dimensions {own} do not fit {lead}")
        if dtype is DType.f32:
            _require(isinstance(s.left, SharedOperand), "f32 operands both lie in shared memory")
            return
        _require(depth % DEPTH == 0, f"{depth} contracted entries are no multiple of {DEPTH}")
        for x in (s.left, s.right):
            if isinstance(x, SharedOperand):
                width = self.buffers[x.buffer].panels.columns * dtype.itemsize
                _require(width % CHUNK == 0, f"buffer '{x.buffer}' has panels of {width} bytes: products read {CHUNK} at once")
        _require(s.groups or s.waits, "only warp groups begin a product without waiting for it")
        fits = is_grouped(target.layout) if s.groups else is_accumulators(target.layout)
        _require(fits, f"'{s.target}' is not in a layout of accumulators{' of warp groups' if s.groups else ''}")
        if joins_rows(target.layout.shape):
            one = prod(right_lead) == 1 and len(left) == len(target.layout.dims) and left[-3] == lead[-1]
            _require(one, f"joined rows of '{s.target}' meet different right operands, or are one row of the left one")
            swapped = isinstance(s.left, SharedOperand) and s.left.transposed
            _require(not swapped, f"joined rows of '{s.target}' are not read from a buffer that holds them as columns")
        for x in (s.left, s.right):
            if s.groups and isinstance(x, SharedOperand):
                panels = self.buffers[x.buffer].panels
                _require(
                    grouped_operand(panels) and x.rows is None,
                    f"warp groups cannot read buffer '{x.buffer}': its panels do not fit a swizzle",
                )
        if isinstance(s.left, str):
            _require(
                left_operand(self._fragment(s.left).layout, target.layout), f"'{s.left}' is not in the layout of left operands"
            )

    def _repeated(self, target: str, operand: str) -> None:
        fits = repeated(self._fragment(target).layout, self._fragment(operand).layout)
        _require(fits, f"the digits of '{operand}' are not those of '{target}'")

    def _permute(self, target: Fragment, source: Fragment, permutation: Shape) -> None:
        rank = len(source.layout.dims)
        _require(sorted(permutation) == list(range(rank)), f"{permutation} is no order of the dimensions of '{source.name}'")
        _require(target.dtype is source.dtype, f"'{target.name}' is {target.dtype}, '{source.name}' {source.dtype}")
        wanted = Layout(tuple(source.layout.dims[d] for d in permutation))
        fits = len(target.layout.dims) == rank and list(map(_alike, target.layout.dims)) == list(map(_alike, wanted.dims))
        _require(fits, f"the digits of '{source.name}' in that order are not those of '{target.name}'")

    def _compute(self, s: Compute) -> None:
        if s.op == POWER_OF_TWO:
            _require(len(s.operands) == 1 and not s.attrs, f"'{s.op}' takes one operand")
            self._repeated(s.target, s.operands[0])
            return
        row = operator(s.op)
        _require(row.kind is Kind.ELEMENTWISE, f"'{s.op}' is not element-wise")
        _require(row.arity in (None, len(s.operands)), f"'{s.op}' takes {row.arity} operands, not {len(s.operands)}")
        missing = row.attrs.keys() - row.defaults.keys() - dict(s.attrs).keys()
        _require(not missing and dict(s.attrs).keys() <= row.attrs.keys(), f"'{s.op}' has other attributes")
        for name in (s.target, *s.operands):
            _require(self._fragment(name).dtype is DType.f32, f"'{name}' is not f32")
        for name in s.operands:
            self._repeated(s.target, name)

    def _reduce(self, target: Fragment, source: Fragment, dim: int) -> None:
        self._dim(source, dim)
        _require(target.dtype is DType.f32 and source.dtype is DType.f32, "sums and maxima are of f32 entries")
        _require(len(target.layout.dims) == len(source.layout.dims), f"'{target.name}' and '{source.name}' differ in dimensions")
        for d, (own, wanted) in enumerate(zip(target.layout.dims, source.layout.dims, strict=True)):
            kept = tuple(m for m in wanted if m.unit is Unit.WARP) if d == dim else wanted
            _require(
                _alike(own) == _alike(kept), f"the digits of '{target.name}' in dimension {d} are not those of '{source.name}'"
            )
