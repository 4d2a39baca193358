"""The text of a kernel under construction: its variables, index ranges and masks, and where lines go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import inf
from typing import Any

from mirage_ir.absence import Cover
from mirage_ir.check import store_type
from mirage_ir.lowering.exponentials import Exponentials
from mirage_ir.lowering.flatten import Flat, TileStep, is_single, iterates, operands_of_products, reads
from mirage_ir.lowering.module.names import numbered_name
from mirage_ir.lowering.module.rules import Rule, apply_rule, number_text
from mirage_ir.lowering.triton.boxes import TileBox
from mirage_ir.lowering.triton.lanes import Lanes
from mirage_ir.lowering.triton.parts import PartedReductions
from mirage_ir.lowering.triton.reductions import near_first
from mirage_ir.lowering.triton.rules import HELPERS
from mirage_ir.lowering.triton.tiles import TRITON_DTYPES, Tile, expand, padded_extents, tuple_text
from mirage_ir.lowering.triton.windows import VECTOR, RowWindow
from mirage_ir.program import REPLICATE, Accumulate, AccumulatorKind, Apply, DType, Load, Shape, Stage, Store
from mirage_ir.sized.extent import is_symbolic

COUNTER = "i"
"""The for-loop's counter in the type of offsets."""
PIECE_ROWS, PIECE_COLUMNS = 256, 64
"""A matrix of 16 bits an entry lies in shared memory in pieces that TMA could bring: the most rows of a tensor map's box, and
columns of the widest swizzle. Of one with more of both, Triton 3.6 stores the pieces in one order, and tensor cores read them in
another where the matrix was transposed. On an H200, products of 512 × 128 transposed on either side were wrong; they were right in
registers, and with 256 rows or 64 columns."""


@dataclass(frozen=True, slots=True)
class Argument:
    """A tensor that a kernel takes: a pointer and the strides of the dimensions that tiles have more than one entry of.

    `reach` are the extents that all tiles together have: the tensor's own, or more where entries are absent. `gap` are the entries
    between a row and the next one that hold nothing: they may be read and written.
    """

    name: str
    shape: Shape
    dtype: DType
    reach: Shape
    gap: int = 0

    @property
    def strides(self) -> dict[int, str]:
        """Dimension to the name of its stride."""
        return {d: f"{self.name}_s{d}" for d, extent in enumerate(self.reach) if extent > 1}


@dataclass(slots=True)
class Running:
    """A running maximum.

    top: the maximum, this iteration included. rescale: the factor of all that was accumulated before. coming: the factor of this
    iteration's values, None until something asks for it. last: the maximum of all lanes behind the loop, likewise.
    """

    top: Tile
    rescale: Tile
    coming: Tile | None = None
    last: Tile | None = None


@dataclass(slots=True)
class LoopSection:
    """The lines of a loop of a kernel, of those before it, and of those behind it, up to the next loop."""

    before: list[str] = field(default_factory=list[str])
    first: list[str] = field(default_factory=list[str])
    body: list[str] = field(default_factory=list[str])
    after: list[str] = field(default_factory=list[str])
    presence: list[str] = field(default_factory=list[str])
    lone: Cover | None = None
    full: Writer | None = None
    """The writer of its full iterations, if they come first."""


class Writer:
    """The state that the rules of `kernel`, `memory`, `operators`, `product` and `accumulators` write a kernel with.

    Lines go to `before`, `body` or `after` (the for-loop), whichever `out` is. Of several loops, one is written at a time
    (`enter`): its `number`, its range `loop`, and whether it is `looped`, which a loop of one iteration is not.

    `tiles` are the values that exist so far. `fused` are products that a dot adds to their accumulator, `streamed` concatenations
    that are only stored, part by part, `parts` the values that reductions write entry by entry, `lanes` those of reductions that
    stay with the threads. `running` are the running maxima that are written so far, by their shift, `loaded` the loads, `fills` the
    tiles that were filled where entries are absent, by where they stand.

    `present` are the conditions that entries are not absent, written in `presence` before the loop and, where it goes on along
    their dimension, in `presence_in_loop`; `lefts` are numbers that these take from. `releases`: before its first store behind the
    loop, the kernel lets the next one start.

    Where full iterations come first (`peeled`), the cover to which the others owe their absent entries is `lone`, if there is one.
    The writer of full iterations has the text of their number in `full`, and knows whether there are `some` in each block; where
    all iterations are full, there is no other writer. Tiles that it loads `ahead` have their first load in `first`. Tiles in
    `offsets` have an offset for each entry, instead of a pointer; those in `boxes` are loaded by TMA where there is a descriptor.

    Where there is a `window`, entries of tiles are moved up by `shift`, and what stands at n in a Triton tensor is entry `moved`,
    as the lines in `shifts` have them.
    """

    def __init__(self, flat: Flat, sources: Sequence[str], results: Sequence[str], releases: bool, gaps: Mapping[str, int]) -> None:
        self.flat = flat
        self.grid = flat.graph.grid
        self.sections = [LoopSection() for _ in flat.graph.loops]
        self.padded = padded_extents(flat)
        self.sources = [
            Argument(name, type.shape, type.dtype, self._loaded_reach(v), gaps.get(name, 0))
            for v, (name, type) in enumerate(zip(sources, flat.types, strict=False))
        ]
        saved = [s for s in flat.steps if isinstance(s.node, Store)]
        self.results = [replace(self._result(n, step), gap=gaps.get(n, 0)) for n, step in zip(results, saved, strict=True)]
        self.makers = {s.value: s for s in flat.steps}
        self.near = near_first(flat, self.padded)
        self.multiplied, _ = operands_of_products(flat.steps)
        self.uses = Counter(v for s in flat.steps for v in reads(s.node))
        self.tiles: dict[int, Tile] = {}
        self.fused: dict[int, Apply] = {}
        self.streamed: frozenset[int] = frozenset()
        self.parts = PartedReductions()
        self.exponentials = Exponentials()
        self.lanes: Mapping[int, Lanes] = {}
        self.running: dict[int, Running] = {}
        self.loaded: set[Load] = set()
        self.fills: dict[tuple[int, str, int, Cover | None, float], str] = {}
        self.releases = releases
        self.helpers: set[str] = set()
        self.taken = self.argument_names()
        self.ids: dict[int, str] = {}
        self.ranges: dict[int, str] = {}
        self.masks: dict[tuple[int, int], str] = {}
        self.present: dict[tuple[Cover, int, int], str] = {}
        self.lefts: dict[Cover, str] = {}
        self.full = ""
        self.some = False
        self.ahead: frozenset[int] = frozenset()
        self.offsets: frozenset[int] = frozenset()
        self.boxes: dict[int, TileBox] = {}
        self.presence: list[str] = []
        self.window: RowWindow | None = None
        self.shift = self.moved = ""
        self.shifts: list[str] = []
        self.vectors: dict[tuple[str, Cover | int, int], str] = {}
        self.enter(0)

    def enter(self, number: int) -> None:
        """Goes on with the loop of this number."""
        section = self.sections[number]
        self.number, self.loop, self.looped = number, self.flat.graph.loops[number], self.iterates(Stage.of_variant(number))
        self.presence_in_loop, self.lone = section.presence, section.lone
        self.before, self.first, self.body, self.after = section.before, section.first, section.body, section.after
        self.out = self.before

    def iterates(self, stage: Stage) -> bool:
        """Whether the loop in which values of this stage vary, or that accumulates them, has several iterations."""
        return iterates(self.flat, stage.loop)

    @property
    def gathers(self) -> bool:
        """Whether something is put together of all iterations' tiles, in their order."""
        steps = (s for s in self.flat.steps if isinstance(s.node, Accumulate) and s.value not in self.streamed)
        return any(isinstance(s.node, Accumulate) and s.node.kind is AccumulatorKind.CONCAT for s in steps)

    @property
    def arguments(self) -> tuple[Argument, ...]:
        return (*self.sources, *self.results)

    def argument_names(self) -> set[str]:
        """The names of arguments and strides."""
        return {name for a in self.arguments for name in (a.name, *a.strides.values())}

    def emit(self, line: str) -> None:
        self.out.append(line)

    def unique(self, name: str) -> str:
        """A variable's name that is not taken yet."""
        return numbered_name(name, self.taken)

    def assign(self, name: str, text: str, out: list[str] | None = None) -> str:
        """A new variable, at the end of `out` when given; nothing is written when `text` is a variable already."""
        if text.isidentifier():
            return text
        name = self.unique(name)
        (self.out if out is None else out).append(f"{name} = {text}")
        return name

    def value_name(self, step: TileStep) -> str:
        return f"{step.node.op}_{step.value}" if isinstance(step.node, Apply) else f"value_{step.value}"

    def define(self, step: TileStep, text: str, form: Tile) -> None:
        """The value of a step: `text`, which has the form of `form`."""
        self.tiles[step.value] = replace(form, name=self.assign(self.value_name(step), text))

    def written(self, rule: Rule, operands: Sequence[str], attrs: dict[str, Any]) -> str:
        """The text of a rule; the module will define the helpers that it calls."""
        text = apply_rule(rule, operands, attrs)
        self.helpers.update(name for name in HELPERS if f"{name}(" in text)
        return text

    def transposed(self, text: str, rows: int, columns: int) -> str:
        """A matrix of so many rows and columns, transposed."""
        rule = "turned({0})" if rows > PIECE_ROWS and columns > PIECE_COLUMNS else "tl.trans({0})"
        return self.written(rule, [text], {})

    def program_id(self, dim: int) -> str:
        return self.ids.setdefault(dim, f"pid{dim}")

    def range(self, extent: int) -> str:
        return self.ranges.setdefault(extent, f"r{extent}")

    def in_vectors(self, strides: Mapping[str, Shape]) -> bool:
        """Whether all rows of tiles that loops load are loaded in whole vectors, as far as it is known."""
        loads = [s.node for s in self.flat.steps if isinstance(s.node, Load) and s.node.fmap != REPLICATE]
        singles = {self.sources[n.source].name for n in loads if is_single(self.flat, n)}
        return bool(strides) and all(self.window is not None and self.window.has(name) for name in singles)

    def in_window(self, argument: Argument, tile: Tile) -> bool:
        """Whether a tile of a tensor begins at a whole vector, before the block's part of a row."""
        return self.window is not None and bool(tile.axes) and self.window.has(argument.name)

    def entries(self, extent: int) -> str:
        """The numbers of a tile's entries, along a dimension of so many in Triton."""
        return self.moved if self.window is not None and extent == self.window.padded else self.range(extent)

    def some_mask(self, tile: Tile) -> str:
        """The condition that a vector has an entry of the tile, in a kernel with a window."""
        return self._vector_mask("vectors", tile, "{range} < ({limit} + {shift} + {v} - 1) // {v} * {v}")

    def whole_mask(self, tile: Tile) -> str:
        """The condition that a vector has entries of the tile alone."""
        text = "({range} >= ({least}{shift} + {v} - 1) // {v} * {v}) & ({range} < ({limit} + {shift}) // {v} * {v})"
        return self._vector_mask("inside", tile, text)

    def _vector_mask(self, name: str, tile: Tile, text: str) -> str:
        (axis,) = tile.axes
        cover, padded = tile.absent[axis], tile.padded[axis]
        key = name, tile.shape[axis] if cover is None else cover, padded
        others = self.mask(tile, tile.padding - {axis})
        if axis not in tile.padding:
            return others
        if key not in self.vectors:
            limit, lines = (str(tile.shape[axis]), self.presence) if cover is None else self._limit(cover, padded)
            self.vectors[key] = self.unique(f"{name}{tile.shape[axis] if cover is None else cover.extent}_{padded}")
            least = "" if self._least() == "0" else f"{self._least()} + "
            condition = text.format(range=self.range(padded), least=least, limit=limit, shift=self.shift, v=VECTOR)
            lines.append(f"{self.vectors[key]} = {condition}")
        return " & ".join(filter(None, (others, self.vectors[key])))

    def gap_behind(self, tile: Tile, argument: Argument) -> int:
        """How many entries behind its last ones a tile of a tensor may also read or write: what the tensor has behind each row."""
        row = tile.rank - 1
        if not argument.gap or row not in tile.axes or self.window is not None:
            return 0
        cover = tile.absent[row]
        return argument.gap if tile.shape[row] == argument.shape[-1] or (cover is not None and not cover.loop) else 0

    def mask(self, tile: Tile, axes: Iterable[int], gap: int = 0) -> str:
        """The condition that an entry lies inside the value and is present, along `axes`, or in the `gap` behind its row."""
        terms: list[str] = []
        for axis in sorted(axes):
            cover, padded, more = tile.absent[axis], tile.padded[axis], gap if axis == tile.rank - 1 else 0
            if cover is None:
                if more and tile.shape[axis] + more >= padded:
                    continue
                inside = self._below(tile.shape[axis] + more, padded)
            else:
                inside = self._present(cover, padded if tile.axes else 0, more)
            terms.append(expand(inside, (axis if axis in tile.axes else tile.axes[-1],) if tile.axes else (), tile.axes))
        return " & ".join(terms)

    def _below(self, extent: int, padded: int) -> str:
        """The condition that an index of a range is below `extent`."""
        self.range(padded)
        return self.masks.setdefault((extent, padded), f"below{extent}_{padded}")

    def _present(self, cover: Cover, padded: int, gap: int = 0) -> str:
        """The condition that entries of tiles with this cover are present, for a range of `padded`; if that is 0, for one entry.

        Where there is a `gap`, as if the dimension had as many entries more.
        """
        if (cover, padded, gap) in self.present:
            return self.present[cover, padded, gap]
        if not (cover.loop and self.looped) and not self.starts(cover):
            return self._below(cover.extent + gap, padded)
        limit, lines = self._limit(cover, padded, gap)
        text = self.inside(padded, limit) if padded else f"{limit} > 0"
        name = self.present[cover, padded, gap] = self.unique(f"present{_suffix(cover.extent + gap)}_{padded}")
        lines.append(f"{name} = {text}")
        return name

    def _limit(self, cover: Cover, padded: int, gap: int = 0) -> tuple[str, list[str]]:
        """How many entries of a tile are present, and where what says it belongs."""
        looped = cover.loop and self.looped
        if not looped and not self.starts(cover):
            return str(cover.extent + gap), self.presence
        left, lines = self.left(cover) if looped else self._beyond(cover, gap), self.presence
        if looped:
            left, lines = f"{left} - {COUNTER} * {cover.tile}", self.presence_in_loop
        # In iterations that are not full, a tile has fewer entries, if there is no other to which they owe it.
        short = padded in (0, cover.tile) or (looped and self.lone == cover)
        return left if short else f"tl.minimum({left}, {cover.tile})", lines

    def inside(self, padded: int, limit: str | int) -> str:
        """The condition that an entry of a tile is one of the first `limit` ones."""
        if self.window is None or padded != self.window.padded:
            return f"{self.range(padded)} < {limit}"
        return f"({self.moved} >= {self._least()}) & ({self.moved} < {limit})"

    def _least(self) -> str:
        """The number of the first entry of a tile that is in the block's part of a row, in a kernel with a window."""
        return f"-{COUNTER} * {self.window.padded}" if self.window is not None and self.window.follows else "0"

    def starts(self, cover: Cover) -> list[str]:
        """Where a block's part of a dimension begins: the sum of these."""
        starts, inner = list[str](), cover.tile * cover.iterations(self.flat.graph)
        for g in reversed(cover.grid):
            if self.grid[g] > 1:
                starts.append(f"{self.program_id(g)} * {inner}")
            inner *= self.grid[g]
        return starts[::-1]

    def _beyond(self, cover: Cover, gap: int = 0) -> str:
        return " - ".join((str(cover.extent + gap), *self.starts(cover)))

    def left(self, cover: Cover) -> str:
        """How many entries of a dimension a block and those behind it have."""
        if not self.starts(cover):
            return self._beyond(cover)
        if cover not in self.lefts:
            self.lefts[cover] = self.unique(f"left{_suffix(cover.extent)}")
            self.presence.append(f"{self.lefts[cover]} = {self._beyond(cover)}")
        return self.lefts[cover]

    def _loaded_reach(self, source: int) -> Shape:
        """The extents that the tiles of a source have together."""
        reach = list(self.flat.types[source].shape)
        for step in self.flat.steps:
            if isinstance(step.node, Load) and step.node.source == source:
                reach = [max(r, self._covered(c)) for r, c in zip(reach, self.flat.absent[step.value], strict=True)]
        return tuple(reach)

    def _covered(self, cover: Cover | None) -> int:
        """How many entries the tiles of a dimension have together."""
        return 0 if cover is None else cover.parts(self.flat.graph) * cover.tile

    def _result(self, name: str, step: TileStep) -> Argument:
        """The tensor that a store writes."""
        node = step.node
        assert isinstance(node, Store)
        absent = self.flat.absent[node.operand]
        type = store_type(node, step.type, self.grid, absent)
        lead = len(type.shape) - len(absent)
        covered = (max(e, self._covered(c)) for e, c in zip(type.shape[lead:], absent, strict=True))
        return Argument(name, type.shape, type.dtype, (*type.shape[:lead], *covered))

    def filled_beyond(self, tile: Tile, axis: int, value: float) -> Tile:
        """The tile with `value` beyond its extent along `axis`."""
        if axis not in (tile.padding if value else tile.garbage) or (value == -inf and axis in tile.low):
            return tile
        again = (id(self.out), tile.name, axis, tile.absent[axis], value)
        name = self.fills.get(again, "")
        if not name:
            name = self.assign(f"{tile.name}_z", f"tl.where({self.mask(tile, [axis])}, {tile.name}, {number_text(value)})")
        if tile.absent[axis] is not None:
            self.fills[again] = name
        low = tile.low | {axis} if value == -inf else tile.low - {axis}
        return replace(tile, name=name, zero=tile.zero - {axis} if value else tile.zero | {axis}, low=low)

    def squeezed(self, tile: Tile, keep: Iterable[int] = ()) -> Tile:
        """The tile without axes of extent 1, but those in `keep`."""
        kept = set(keep)
        axes = tuple(a for a in tile.axes if tile.padded[a] > 1 or a in kept)
        if axes == tile.axes:
            return tile
        moved = replace(tile, axes=axes)
        text = f"tl.reshape({tile.name}, {tuple_text(moved.extents)})" if axes else f"tl.sum({tile.name})"
        return replace(moved, name=self.assign(f"{tile.name}_q", text))

    def converted(self, tile: Tile, dtype: DType) -> str:
        """A tile's text in `dtype`."""
        if dtype is not DType.bf16 or tile.dtype is dtype:
            return tile.text(dtype)
        self.helpers.add("to_bf16")
        return f"to_bf16({tile.text(DType.f32)})"

    def meet(self, tiles: Sequence[Tile], step: TileStep) -> Tile:
        """The form of an element-wise result: the axes of all operands. It has no name yet."""
        rank = len(step.type.shape)
        return self.form(step, self.ordered({a for t in tiles for a in t.aligned(rank)}, rank))

    def ordered(self, axes: Iterable[int], rank: int) -> tuple[int, ...]:
        """Axes of a value of `rank` dimensions in the order in which this kernel's tensors have them (`near_first`)."""
        return tuple(sorted(axes, key=(lambda a: (a == rank - 1, -a)) if self.near else None))

    def form(self, step: TileStep, axes: Iterable[int], dtype: DType = DType.f32, zero: frozenset[int] = frozenset()) -> Tile:
        """The form of a step's value with these axes. It has no name yet."""
        return Tile("", step.type.shape, tuple(axes), self.padded[step.value], dtype, zero, self.flat.absent[step.value])

    def spread(self, tile: Tile, form: Tile, dtype: DType = DType.f32) -> str:
        """A tile's text with the axes of an element-wise result."""
        if tile.lanes is not None and form.lanes is None:
            return tile.lanes.spread(tile.text(dtype), tile.extents[:-1])
        return expand(tile.text(dtype), list(tile.aligned(form.rank)), form.axes)


def _suffix(extent: int) -> str:
    """An extent at the end of a name."""
    return f"_{extent}" if is_symbolic(extent) else str(extent)


def filled(extents: Sequence[int], value: str = "0.0", dtype: DType = DType.f32) -> str:
    """A tile of one value."""
    return f"tl.full({tuple_text(extents)}, {value}, {TRITON_DTYPES[dtype]})"
