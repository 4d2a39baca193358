"""Loads and stores: pointers from maps, program ids and strides.

Offsets have the type INDEX, a kernel's constant: 64-bit when a tensor is so large, else 32-bit, which is a few per cent faster.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import prod

from mirage_ir.lowering.flatten import TileStep, loops_alone, reads
from mirage_ir.lowering.triton.lanes import is_reduced_behind
from mirage_ir.lowering.triton.tiles import Tile, expand, tuple_text
from mirage_ir.lowering.triton.windows import VECTOR, RowTensor, RowWindow, plan_window, row_length
from mirage_ir.lowering.triton.writer import COUNTER, Argument, Writer
from mirage_ir.program import NEW_DIM, REPLICATE, Accumulate, Load, Shape, Store

Starts = Sequence[tuple[str, int]]
"""Where a tile begins along one dimension of its tensor: the sum of index times elements."""


def pointers(w: Writer, argument: Argument, tile: Tile, lead: int, starts: Sequence[Starts]) -> str:
    """The pointers of a tile. The tensor's first `lead` dimensions have no axis in the tile."""
    return " + ".join((_first_entry(w, argument, tile, starts), *_entries(w, argument, tile, lead)))


def _first_entry(w: Writer, argument: Argument, tile: Tile, starts: Sequence[Starts]) -> str:
    """The pointer of a tile's first entry, or of the first one of its vector."""
    terms = _offset(argument, starts)
    if terms and w.in_window(argument, tile):
        return f"{argument.name} + ({' + '.join(terms)}) // {VECTOR} * {VECTOR}"
    return " + ".join((argument.name, *terms))


def _offset(argument: Argument, starts: Sequence[Starts]) -> list[str]:
    """The terms of the offset of a tile's first entry."""
    terms: list[str] = []
    for d, parts in enumerate(starts):
        stride = argument.strides.get(d)
        if stride is not None:
            terms += [f"{index} * {step} * {stride}" if step > 1 else f"{index} * {stride}" for index, step in parts]
    return terms


def _entries(w: Writer, argument: Argument, tile: Tile, lead: int) -> list[str]:
    """Where the entries of a tile are, from its first one: the terms of a sum, none for a tile without axes."""
    long = [a for a in tile.axes if tile.padded[a] > 1]
    if tile.axes and not long:
        return [f"tl.zeros({tuple_text(tile.extents)}, INDEX)"]
    ranges = (w.range(tile.padded[a]) if w.in_window(argument, tile) else w.entries(tile.padded[a]) for a in long)
    return [f"{expand(range, (a,), tile.axes)} * {argument.strides[lead + a]}" for a, range in zip(long, ranges, strict=True)]


def grid_parts(w: Writer, dims: Sequence[int], dim: int, inner: int) -> list[tuple[str, int]]:
    """Program ids and elements of the grid dimensions that split `dim`; `inner` elements belong to one block."""
    parts: list[tuple[str, int]] = []
    for g in reversed(range(len(w.grid))):
        if dims[g] == dim:
            if w.grid[g] > 1:
                parts.append((w.program_id(g), inner))
            inner *= w.grid[g]
    return parts[::-1]


def _starts(w: Writer, node: Load, shape: Shape) -> list[list[tuple[str, int]]]:
    """Where a block's part of a tensor begins, in the first iteration."""
    return [grid_parts(w, node.imap, d, extent * (w.loop if node.fmap == d else 1)) for d, extent in enumerate(shape)]


def _offsets(w: Writer, node: Load, shape: Shape) -> list[str]:
    """Where an iteration's tile begins, along each dimension of its tensor."""
    starts = _starts(w, node, shape)
    starts[node.fmap].append((COUNTER, shape[node.fmap]))
    texts = (" + ".join(f"{index} * {step}" if step > 1 else index for index, step in parts) for parts in starts)
    return [f"tl.cast({text}, tl.int32)" if text else "0" for text in texts]


def load(w: Writer, step: TileStep, node: Load) -> None:
    source = w.sources[node.source]
    shape, name = step.type.shape, w.unique(f"{source.name}_tile")
    form = w.form(step, w.ordered((d for d, extent in enumerate(shape) if extent > 1), len(shape)), step.type.dtype)
    gap = 0 if step.stage.varies or step.value in w.multiplied else w.gap_behind(form, source)
    windowed = w.in_window(source, form)
    others = frozenset(form.axes if windowed else (form.rank - 1,) if gap else ())
    tile = replace(form, name=name, zero=form.padding - others)
    address, entries = pointers(w, source, tile, 0, _starts(w, node, shape)), ""
    inside = w.some_mask(tile) if windowed else w.mask(tile, tile.padding, gap)
    guard = f", mask={inside}, other=0.0" if inside else ""
    base = ""
    if node.fmap in source.strides and w.looped:
        base = w.unique(f"{source.name}_ptr")
        if step.value in w.offsets:
            name_of_entries = w.unique(f"{source.name}_entries")
            w.before.append(f"{name_of_entries} = {' + '.join(_entries(w, source, tile, 0))}")
            address, entries = _first_entry(w, source, tile, _starts(w, node, shape)), f" + {name_of_entries}"
        w.before.append(f"{base} = {address}")
        address = f"{base} + {COUNTER} * {shape[node.fmap]} * {source.strides[node.fmap]}"
    kept = _kept(w, node)
    w.loaded.add(node)
    if step.value in w.boxes:
        box = w.boxes[step.value]
        w.emit(f"if {box.name} is None:")
        w.emit(f"    {name} = tl.load({address}{entries}{guard}{kept})  # {step.type}")
        w.emit("else:")
        w.emit(f"    {name} = {box.loaded(tile, _offsets(w, node, shape))}")
    elif step.value in w.ahead and node.fmap in tile.axes:
        _load_ahead(w, tile, node.fmap, base, source.strides[node.fmap], entries, f"{kept})  # {step.type}")
    else:
        w.emit(f"{name} = tl.load({address}{entries}{guard}{kept})  # {step.type}")
    w.tiles[step.value] = tile


def _kept(w: Writer, node: Load) -> str:
    """The argument that says how long L2 is to keep what a load brings: longest what a later loop of the same block loads again.

    Of two loads that are alike, the second one has it, too: else the compiler makes one load of the two.
    """
    loops = loops_alone(w.flat, node) or (node.loop,)
    if node in w.loaded or node.loop < max(loops):
        return ', eviction_policy="evict_last"'
    return ', eviction_policy="evict_first"' if node.loop > min(loops) else ""


def _load_ahead(w: Writer, tile: Tile, axis: int, base: str, stride: str, entries: str, end: str) -> None:
    """A load of full iterations that is not asynchronous: while an iteration computes, the next one's tile comes into registers.

    The last iteration loads its own tile once more.
    """
    inside, coming = w.mask(tile, tile.padding), w.unique(f"{tile.name}_next")
    guard, padded = f", mask={inside}, other=0.0" if inside else "", tile.padded[axis]
    first = guard
    if not w.some:  # A block without full iterations has no tile either.
        some = f"some{padded}"
        line = f"{some} = {w.range(padded)} < {w.full} * {padded}"
        w.first += [line] if line not in w.first else []
        first = f", mask={' & '.join((*([inside] if inside else []), expand(some, (axis,), tile.axes)))}, other=0.0"
    w.first.append(f"{coming} = tl.load({base}{entries}{first}{end}")
    w.emit(f"{tile.name} = {coming}")
    following = f"tl.minimum({COUNTER} + 1, {w.full} - 1)"
    w.emit(f"{coming} = tl.load({base} + {following} * {tile.shape[axis]} * {stride}{entries}{guard}{end}")


def load_part(w: Writer, step: TileStep, dim: int, index: str) -> tuple[str, Tile]:
    """The text of a load of entry `index` along `dim` of a tile, and the form of the loaded part."""
    node = step.node
    assert isinstance(node, Load)
    source, shape = w.sources[node.source], step.type.shape
    parts = _starts(w, node, shape)
    if node.fmap != REPLICATE and w.looped:
        parts[node.fmap].append((COUNTER, shape[node.fmap]))
    parts[dim].append((index, 1))
    axes = w.ordered((d for d, extent in enumerate(shape) if extent > 1 and d != dim), len(shape))
    part = tuple(1 if d == dim else extent for d, extent in enumerate(shape))
    padded = tuple(1 if d == dim else extent for d, extent in enumerate(w.padded[step.value]))
    absent = tuple(None if d == dim else cover for d, cover in enumerate(w.flat.absent[step.value]))
    form = Tile("", part, axes, padded, step.type.dtype, frozenset(), absent)
    gap = 0 if step.stage.varies else w.gap_behind(form, source)
    form = replace(form, zero=form.padding - {form.rank - 1} if gap else form.padding)
    inside = w.mask(form, form.padding, gap)
    guard = f", mask={inside}, other=0.0" if inside else ""
    return f"tl.load({pointers(w, source, form, 0, parts)}{guard})", form


def _streamed_along(w: Writer, node: Store) -> int | None:
    """The dimension along which iterations store their parts of a concatenation, if they do."""
    if node.operand not in w.streamed:
        return None
    concat = w.makers[node.operand].node
    assert isinstance(concat, Accumulate)
    return concat.dim


def _stored_starts(w: Writer, node: Store, shape: Shape) -> list[list[tuple[str, int]]]:
    """Where a block's part of a result begins, of tiles of this shape; in the first iteration, where each stores."""
    new, along = [g for g, d in enumerate(node.omap) if d == NEW_DIM], _streamed_along(w, node)
    starts = [[(w.program_id(g), 1)] if w.grid[g] > 1 else [] for g in new]
    return starts + [grid_parts(w, node.omap, d, extent * (w.loop if d == along else 1)) for d, extent in enumerate(shape)]


def _window_of(w: Writer, strides: Mapping[str, Shape]) -> RowWindow | None:
    """How the tiles of a kernel lie if they are parts of rows that begin anywhere."""
    length = None if w.parts.values or w.gathers else row_length(w.flat, w.padded, w.streamed)
    if length is None:
        return None
    alone = is_reduced_behind(w.flat, w.exponentials)
    tensors, moves, rows, results = list[RowTensor](), list[int](), set[int](), iter(w.results)
    for step in w.flat.steps:
        node = step.node
        if isinstance(node, Load):
            shape, source, moved = step.type.shape, w.sources[node.source], node.fmap
            w.enter(node.loop)
            starts, lead, often = _starts(w, node, shape), 0, w.loop if moved != REPLICATE else 1
        elif isinstance(node, Store):
            source, along, maker = next(results), _streamed_along(w, node), w.makers[node.operand]
            shape = w.flat.types[node.operand if along is None else reads(maker.node)[0]].shape
            w.enter(0 if along is None else maker.stage.loop)
            starts, moved = _stored_starts(w, node, shape), REPLICATE if along is None else along
            lead, often = len(starts) - len(shape), 1 if along is None else w.loop
        else:
            continue
        lie, row = strides[source.name], next((d for d, extent in enumerate(shape) if extent > 1), None)
        if often > 1:
            moves.append(shape[moved] * lie[lead + moved])
        if row is None:
            alone = alone and often == 1  # Else each iteration has an entry of its own.
            continue
        terms = tuple(tuple(parts) if d in source.strides else () for d, parts in enumerate(starts))
        whole = often if often > 1 and moved == row and not terms[lead + row] else 0
        nbytes = prod(shape) * often * source.dtype.itemsize
        tensors.append(RowTensor(source.name, lead + row, terms, lie, source.dtype, nbytes, whole))
        rows.add(source.shape[lead + row])
    w.enter(0)
    return plan_window(length, tensors, moves, rows.pop() if alone and len(rows) == 1 else None)


def open_window(w: Writer, strides: Mapping[str, Shape]) -> None:
    """Moves the tiles of a kernel up to whole vectors if they are parts of rows that begin anywhere. `strides` are those of its
    tensors."""
    w.window = _window_of(w, strides)
    if w.window is None:
        return
    tensor = w.window.tensors[0]
    argument = next(a for a in w.arguments if a.name == tensor.name)
    w.shift, w.moved = w.unique("shift"), w.unique(f"e{w.window.padded}")
    w.shifts = [
        f"{w.shift} = ({' + '.join(_offset(argument, tensor.terms))}) % {VECTOR}  # entries before the block's part, of a vector",
        f"{w.moved} = {w.range(w.window.padded)} - {w.shift}",
    ]


def store(w: Writer, node: Store, result: Argument) -> None:
    tile, along, starts = w.tiles[node.operand], _streamed_along(w, node), _stored_starts(w, node, w.tiles[node.operand].shape)
    lead = len(starts) - tile.rank
    if along is not None:
        starts[lead + along].append((COUNTER, tile.shape[along]))
    inside = w.mask(tile, tile.padding, 0 if along is not None else w.gap_behind(tile, result))
    guard = f", mask={inside}" if inside else ""
    if w.releases and w.out is not w.body:
        w.emit("if PDL:")
        w.emit("    tl.extra.cuda.gdc_launch_dependents()")
        w.releases = False
    address, text = pointers(w, result, tile, lead, starts), w.converted(tile, node.dtype)
    if (whole := w.whole_mask(tile) if w.in_window(result, tile) else "") not in ("", inside):
        address, text = w.assign(f"{result.name}_ptr", address), w.assign(f"{result.name}_tile", text)
        w.emit(f"tl.store({address}, {text}, mask={whole})")
        guard = f", mask={inside} & ~({whole})"  # Entries of vectors that hold others, too.
    w.emit(f"tl.store({address}, {text}{guard})")
