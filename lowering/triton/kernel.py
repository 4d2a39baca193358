"""One block graph as one `@triton.jit` function.

What does not depend on the for-loop is computed before it; what depends on an accumulator, after it. A sum of products becomes `tl.dot(a, b, acc)`;
`accumulate sum x shift s` becomes the running form: with m the maximum so far, acc ← acc·exp(m − m′) + x·exp(s − m′), m′ = max(m, s).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import prod

from mirage_ir.check import Stage, store_type
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.triton.flatten import Flat, Round, Step, reads
from mirage_ir.lowering.triton.rules import HELPERS, KEEPS_ZERO, STRUCTURAL, apply_rule, tile_rule
from mirage_ir.lowering.triton.tiles import Tile, expand, padded_extents, power_of_two, triton_dtype
from mirage_ir.ops import Kind, operator
from mirage_ir.program import NEW_DIM, REPLICATE, Accumulate, Apply, DType, Load, Shape, Store
from mirage_ir.rounding import product_dtype

MAX_GRID_YZ = 65535
MAX_GRID_X = 2**31 - 1
HOISTED_BYTES = 4096
"""A tile that is used only after the loop is loaded before it when it is at most this large: its latency hides behind the loop."""
MINUS_INFINITY = 'float("-inf")'
LOWEST = "-3.4028234663852886e38"
"""Where the running maximum of a shift starts: finite, so that a shift of -inf gives exp(-inf) = 0 and no NaN."""


@dataclass(frozen=True, slots=True)
class Argument:
    """A tensor that a kernel takes: a pointer and the strides of the dimensions longer than 1."""

    name: str
    shape: Shape
    dtype: DType

    @property
    def strides(self) -> dict[int, str]:
        """Dimension to the name of its stride."""
        return {d: f"{self.name}_s{d}" for d, extent in enumerate(self.shape) if extent > 1}


@dataclass(frozen=True, slots=True)
class Kernel:
    """The text of a kernel, its arguments (inputs, then outputs), the launch grid and the helper functions that it calls."""

    name: str
    text: str
    arguments: tuple[Argument, ...]
    grid: tuple[int, int, int]
    helpers: frozenset[str]
    pipelined: bool


@dataclass(frozen=True, slots=True)
class _Product:
    """A matmul as one `tl.dot`: its operands' text, the dot's own extents, and how its result is read as a tile."""

    left: str
    right: str
    extents: Shape
    precision: str
    finish: Callable[[str], str]
    tile: Tile

    def dot(self, accumulator: str | None = None) -> str:
        extra = "" if accumulator is None else f", {accumulator}"
        return f"tl.dot({self.left}, {self.right}{extra}{self.precision})"


def _tuple(extents: Sequence[int]) -> str:
    return f"({', '.join(map(str, extents))}{',' if len(extents) == 1 else ''})"


def _filled(extents: Sequence[int], value: str = "0.0") -> str:
    """A float32 tile of one value."""
    return f"tl.full({_tuple(extents)}, {value}, tl.float32)"


class KernelWriter:
    """Writes one kernel; `names` are taken by the module around it."""

    def __init__(self, name: str, flat: Flat, sources: Sequence[str], results: Sequence[str]) -> None:
        self.name = name
        self.flat = flat
        graph = flat.graph
        self.sources = [Argument(n, flat.types[v].shape, flat.types[v].dtype) for v, n in enumerate(sources)]
        stores = [s for s in flat.steps if isinstance(s.node, Store)]
        self.results: list[Argument] = []
        for result, step in zip(results, stores, strict=True):
            assert isinstance(step.node, Store)
            type = store_type(step.node, step.type, graph.grid)
            self.results.append(Argument(result, type.shape, type.dtype))
        self.padded = padded_extents(flat)
        self.uses = Counter(v for s in flat.steps for v in reads(s.node))
        self.tiles: dict[int, Tile] = {}
        self.taken: set[str] = {a.name for a in (*self.sources, *self.results)}
        self.taken.update(s for a in (*self.sources, *self.results) for s in a.strides.values())
        self.helpers: set[str] = set()
        self.looped = graph.loop > 1 and any(s.stage is Stage.VARIANT for s in flat.steps)
        self.fold = any(extent > MAX_GRID_YZ for extent in graph.grid[1:])
        self.ids: dict[int, str] = {}
        self.ranges: dict[int, str] = {}
        self.masks: dict[tuple[int, int], str] = {}
        self.before: list[str] = []
        self.body: list[str] = []
        self.after: list[str] = []
        self.out = self.before
        self.counts_in_64 = False
        self.maxima: dict[int, tuple[str, Tile]] = {}
        self.factors: dict[int, tuple[Tile, Tile]] = {}
        self.early = self._needed_by_loop()
        self.fused = self._fused_products()
        self.streamed = self._streamed()

    # What goes where.

    def _needed_by_loop(self) -> set[int]:
        """Invariant values that stand before the loop: the loop reads them, or their load is small."""
        needed: set[int] = set()
        for step in reversed(self.flat.steps):
            if step.stage is Stage.VARIANT or isinstance(step.node, Accumulate) or step.value in needed:
                needed.update(reads(step.node))
            elif isinstance(step.node, Load) and step.type.nbytes <= HOISTED_BYTES:
                needed.add(step.value)
        return needed

    def _fused_products(self) -> set[int]:
        """Products that only a sum accumulator reads: the dot adds to it."""
        makers = {s.value: s for s in self.flat.steps}
        fused: set[int] = set()
        for step in self.flat.steps:
            if not (self.looped and isinstance(step.node, Accumulate) and step.node.kind == "sum"):
                continue
            product = makers[step.node.operand]
            if isinstance(product.node, Apply) and product.node.op == "matmul" and self.uses[product.value] == 1:
                contracted = self.flat.types[product.node.operands[0]].shape[-1]
                if contracted > 1 and (step.node.shift is None or self._shift_scales_rows(step.node.shift, product)):
                    fused.add(product.value)
        return fused

    def _shift_scales_rows(self, shift: int, product: Step) -> bool:
        """Whether the factor exp(s − m) of a product's sum may go to its left operand instead: it does not depend on the column."""
        assert isinstance(product.node, Apply)
        x, y = product.node.operands
        left, factor = self.flat.types[x], self.flat.types[shift].shape
        computed = left.dtype is DType.f32
        fits = len(factor) <= len(left.shape) and all(f in (1, e) for f, e in zip(factor[::-1], left.shape[::-1], strict=False))
        batched = prod(left.shape[:-2]) > 1 or prod(self.flat.types[y].shape[:-2]) > 1
        return computed and fits and factor[-1] == 1 and not batched

    def _streamed(self) -> set[int]:
        """Concatenations that are only stored: each iteration stores its own part."""
        concats = {s.value for s in self.flat.steps if isinstance(s.node, Accumulate) and s.node.kind == "concat"}
        kept = {v for s in self.flat.steps if not isinstance(s.node, Store) for v in reads(s.node)}
        return concats - kept if self.looped else set()

    # Text.

    def emit(self, line: str) -> None:
        self.out.append(line)

    def unique(self, name: str) -> str:
        candidate, n = name, 2
        while candidate in self.taken:
            candidate, n = f"{name}_{n}", n + 1
        self.taken.add(candidate)
        return candidate

    def assign(self, name: str, text: str) -> str:
        """A new variable; nothing is written when `text` is a variable already."""
        if text.isidentifier():
            return text
        name = self.unique(name)
        self.emit(f"{name} = {text}")
        return name

    def range(self, extent: int) -> str:
        return self.ranges.setdefault(extent, f"r{extent}")

    def id(self, dim: int) -> str:
        return self.ids.setdefault(dim, f"pid{dim}")

    def axis_mask(self, tile: Tile, axis: int) -> str:
        self.range(tile.padded[axis])
        key = (tile.shape[axis], tile.padded[axis])
        name = self.masks.setdefault(key, f"below{key[0]}_{key[1]}")
        return expand(name, (axis,), tile.axes)

    def mask(self, tile: Tile, axes: Iterable[int]) -> str:
        """The condition that an entry lies inside the value, along `axes`."""
        return " & ".join(self.axis_mask(tile, a) for a in sorted(axes))

    def zeroed(self, tile: Tile, axis: int) -> Tile:
        """The tile with zeros beyond its extent along `axis`."""
        if axis not in tile.garbage:
            return tile
        name = self.assign(f"{tile.name}_z", f"tl.where({self.mask(tile, [axis])}, {tile.name}, 0.0)")
        return replace(tile, name=name, zero=tile.zero | {axis})

    def squeezed(self, tile: Tile, keep: Iterable[int] = ()) -> Tile:
        """The tile without axes of extent 1, but those in `keep`."""
        keep = set(keep)
        axes = tuple(a for a in tile.axes if tile.padded[a] > 1 or a in keep)
        if axes == tile.axes:
            return tile
        moved = replace(tile, axes=axes)
        text = f"tl.reshape({tile.name}, {_tuple(moved.extents)})" if axes else f"tl.sum({tile.name})"
        return replace(moved, name=self.assign(f"{tile.name}_q", text))

    def value_name(self, step: Step) -> str:
        return f"{step.node.op}_{step.value}" if isinstance(step.node, Apply) else f"value_{step.value}"

    # Memory.

    def offsets(self, argument: Argument, tile: Tile, lead: int, starts: Sequence[list[tuple[str, int]]]) -> str:
        """The pointers of a tile: `starts[d]` are (index, elements) pairs along dimension d of the tensor, whose first `lead` have no tile axis."""
        terms = [argument.name]
        for d, parts in enumerate(starts):
            stride = argument.strides.get(d)
            if stride is not None:
                terms += [f"{index} * {step} * {stride}" if step > 1 else f"{index} * {stride}" for index, step in parts]
        shaped = False
        for a in tile.axes:
            if tile.padded[a] > 1:
                terms.append(f"{expand(self.range(tile.padded[a]), (a,), tile.axes)} * {argument.strides[lead + a]}")
                shaped = True
        if tile.axes and not shaped:
            terms.append(f"tl.zeros({_tuple(tile.extents)}, tl.int64)")
        return " + ".join(terms)

    def grid_parts(self, dims: Sequence[int], dim: int, inner: int) -> list[tuple[str, int]]:
        """(program id, elements) of each grid dimension that splits `dim`; `inner` elements belong to one block."""
        grid = self.flat.graph.grid
        parts: list[tuple[str, int]] = []
        for g in reversed(range(len(grid))):
            if dims[g] == dim:
                if grid[g] > 1:
                    parts.append((self.id(g), inner))
                inner *= grid[g]
        return parts[::-1]

    def load(self, step: Step) -> None:
        node = step.node
        assert isinstance(node, Load)
        source, graph = self.sources[node.source], self.flat.graph
        shape, padded = step.type.shape, self.padded[step.value]
        axes = tuple(d for d, e in enumerate(shape) if e > 1)
        name = self.unique(f"{source.name}_tile")
        tile = Tile(name, shape, axes, padded, step.type.dtype, frozenset(a for a in axes if padded[a] != shape[a]))
        starts = [self.grid_parts(node.imap, d, e * (graph.loop if node.fmap == d else 1)) for d, e in enumerate(shape)]
        pointers = self.offsets(source, tile, 0, starts)
        guard = f", mask={self.mask(tile, tile.padding)}, other=0.0" if tile.padding else ""
        if node.fmap != REPLICATE and self.looped:
            base = self.unique(f"{source.name}_ptr")
            self.before.append(f"{base} = {pointers}")
            self.counts_in_64 = True
            pointers = f"{base} + i * {shape[node.fmap]} * {source.strides[node.fmap]}"
        self.emit(f"{name} = tl.load({pointers}{guard})  # {step.type}")
        self.tiles[step.value] = tile

    def store(self, step: Step, result: Argument) -> None:
        node = step.node
        assert isinstance(node, Store)
        graph = self.flat.graph
        tile = self.tiles[node.operand]
        made = [g for g, d in enumerate(node.omap) if d == NEW_DIM]
        starts = [[(self.id(g), 1)] if graph.grid[g] > 1 else [] for g in made]
        shape = list(tile.shape)
        extra: tuple[int, int] | None = None
        if node.operand in self.streamed:
            concat = next(s.node for s in self.flat.steps if s.value == node.operand)
            assert isinstance(concat, Accumulate) and concat.dim is not None
            extra = (concat.dim, shape[concat.dim])
            self.counts_in_64 = True
        for d, e in enumerate(shape):
            loops = graph.loop if extra and d == extra[0] else 1
            parts = self.grid_parts(node.omap, d, e * loops)
            starts.append([*parts, ("i", extra[1])] if extra and d == extra[0] else parts)
        pointers = self.offsets(result, tile, len(made), starts)
        guard = f", mask={self.mask(tile, tile.padding)}" if tile.padding else ""
        self.emit(f"tl.store({pointers}, {self.converted(tile, node.dtype)}{guard})")

    # Operators.

    def elementwise(self, step: Step) -> None:
        node = step.node
        assert isinstance(node, Apply)
        rule = tile_rule(node.op)
        tiles = [self.tiles[v] for v in node.operands]
        attrs = {**operator(node.op).defaults, **node.attr()}
        result = self.meet(tiles, step)
        texts = [self.spread(t, result) for t in tiles]
        text = apply_rule(rule, texts, attrs)
        self.helpers.update(h for h in HELPERS if f"{h}(" in text)
        self.tiles[step.value] = replace(result, name=self.assign(self.value_name(step), text), zero=_zeros(node.op, tiles, result))

    def meet(self, tiles: Sequence[Tile], step: Step) -> Tile:
        """The form of an element-wise result: the axes of all operands."""
        rank = len(step.type.shape)
        axes = sorted({a for t in tiles for a in t.aligned(rank)})
        return Tile("", step.type.shape, tuple(axes), self.padded[step.value], DType.f32, frozenset())

    def spread(self, tile: Tile, result: Tile, dtype: DType = DType.f32) -> str:
        """A tile's text with the axes of an element-wise result."""
        return expand(tile.text(dtype), list(tile.aligned(result.rank)), result.axes)

    def reduce(self, step: Step) -> None:
        node = step.node
        assert isinstance(node, Apply)
        dim = dict(node.attrs)["dim"]
        assert isinstance(dim, int)
        tile = self.tiles[node.operands[0]]
        extent = tile.shape[dim]
        if dim not in tile.axes:
            name = self.assign(self.value_name(step), tile.text(DType.f32))
            self.tiles[step.value] = replace(tile, name=name, dtype=DType.f32)
            return
        position = tile.axes.index(dim)
        if node.op == "max":
            text = tile.text(DType.f32)
            if dim in tile.padding:
                text = f'tl.where({self.mask(tile, [dim])}, {text}, float("-inf"))'
            text = f"tl.max({text}, {position})"
        else:
            tile = self.zeroed(tile, dim)
            text = f"tl.sum({tile.text(DType.f32)}, {position})"
            if node.op == "mean":
                text += f" * {1 / extent!r}"
        axes = tuple(a for a in tile.axes if a != dim)
        name = self.assign(self.value_name(step), text)
        self.tiles[step.value] = Tile(name, step.type.shape, axes, self.padded[step.value], DType.f32, tile.zero - {dim})

    def move(self, step: Step) -> None:
        """Transpose and broadcast."""
        node = step.node
        assert isinstance(node, Apply)
        tile = self.tiles[node.operands[0]]
        padded = self.padded[step.value]
        if node.op == "transpose":
            permutation = dict(node.attrs)["permutation"]
            assert isinstance(permutation, tuple)
            axes = tuple(new for new, old in enumerate(permutation) if old in tile.axes)
            order = [tile.axes.index(permutation[a]) for a in axes]
            zero = frozenset(a for a in axes if permutation[a] in tile.zero)
            text = tile.name
            if order != sorted(order):
                text = f"tl.trans({tile.name})" if len(order) == 2 else f"tl.permute({tile.name}, {_tuple(order)})"
        else:
            tile = self.squeezed(tile)
            axes = tuple(d for d, e in enumerate(step.type.shape) if e > 1)
            have = list(tile.aligned(len(step.type.shape)))
            zero = frozenset(a for a, old in tile.aligned(len(step.type.shape)).items() if old in tile.zero)
            text = tile.name
            if have != list(axes):
                text = f"tl.broadcast_to({expand(text, have, axes)}, {_tuple([padded[a] for a in axes])})"
        name = self.assign(self.value_name(step), text)
        self.tiles[step.value] = Tile(name, step.type.shape, axes, padded, tile.dtype, zero)

    def product(self, step: Step, factor: Tile | None = None) -> _Product:
        """A matmul with more than one contracted entry; its left operand times `factor` when there is one."""
        node = step.node
        assert isinstance(node, Apply)
        dtype = product_dtype(self.flat.graph, self.flat.types, node)
        x, y = (self.tiles[v] for v in node.operands)
        rank, padded = len(step.type.shape), self.padded[step.value]
        m, n = rank - 2, rank - 1
        x, y = self.zeroed(x, x.rank - 1), self.zeroed(y, y.rank - 2)
        if factor is not None:
            form = replace(x, axes=tuple(sorted({*x.axes, *factor.aligned(x.rank)})), dtype=DType.f32)
            text = f"{self.spread(x, form)} * {self.spread(factor, form)}"
            clean = factor.garbage == frozenset() and x.garbage == frozenset()
            x = replace(form, name=self.assign(f"{x.name}_p", text), zero=x.zero if clean else frozenset())
            x = self.zeroed(x, x.rank - 1)
        x, y = self.squeezed(x, (x.rank - 2, x.rank - 1)), self.squeezed(y, (y.rank - 2, y.rank - 1))
        clean = not x.garbage and not y.garbage
        xa, ya = list(x.aligned(rank)), list(y.aligned(rank))  # here n stands for the contraction in xa, and m in ya
        batch = sorted({a for a in (*xa, *ya) if a < m})
        lefts, rights = self.rounded(x, dtype), self.rounded(y, dtype)
        precision = "" if dtype is DType.f16 else ', input_precision="ieee"'
        inner = x.padded[-1]
        rows, columns = padded[m], padded[n]
        if not batch:
            axes: tuple[int, ...] = (m, n)
            left, right = expand(lefts, xa, axes), expand(rights, ya, axes)
            extents: Shape = (rows, columns)
            shape = extents
        elif not any(a < m for a in ya):
            held = [a for a in xa if a <= m]
            axes = (*held, n)
            extents = (prod(padded[a] for a in held), columns)
            shape = tuple(padded[a] for a in axes)
            left = lefts if len(held) == 1 else f"tl.reshape({lefts}, {_tuple((extents[0], inner))})"
            right = expand(rights, ya, (m, n))
        else:
            axes = (*batch, m, n)
            lead = [padded[a] for a in batch]
            extents = (prod(lead), rows, columns)
            shape = (*lead, rows, columns)
            left = self.stacked(lefts, xa, axes, (*lead, rows, inner))
            right = self.stacked(rights, ya, axes, (*lead, inner, columns))
        zero = frozenset(a for a in axes if padded[a] != step.type.shape[a]) if clean else frozenset[int]()
        tile = Tile("", step.type.shape, axes, padded, DType.f32, zero)
        return _Product(
            left, right, extents, precision, lambda t: t if shape == extents else f"tl.reshape({t}, {_tuple(shape)})", tile
        )

    def rounded(self, tile: Tile, dtype: DType) -> str:
        """A product's operand in `dtype`. Triton's interpreter multiplies the bits of bf16 numbers, so there they go on as float32."""
        return f"{self.converted(tile, dtype)}.to(DOT_BF16)" if dtype is DType.bf16 else self.converted(tile, dtype)

    def converted(self, tile: Tile, dtype: DType) -> str:
        """A tile's text in `dtype`."""
        if dtype is not DType.bf16 or tile.dtype is dtype:
            return tile.text(dtype)
        self.helpers.add("to_bf16")
        return f"to_bf16({tile.text(DType.f32)})"

    def stacked(self, text: str, have: Sequence[int], axes: Sequence[int], full: Shape) -> str:
        """An operand of a batched product, broadcast to all batch axes, which become one."""
        text = expand(text, have, axes)
        if len(have) < len(axes):
            text = f"tl.broadcast_to({text}, {_tuple(full)})"
        if len(full) > 3:
            text = f"tl.reshape({text}, {_tuple((prod(full[:-2]), *full[-2:]))})"
        return text

    def matmul(self, step: Step) -> None:
        node = step.node
        assert isinstance(node, Apply)
        if step.value in self.fused:
            return
        if self.flat.types[node.operands[0]].shape[-1] == 1:
            self.outer(step)
            return
        product = self.product(step)
        name = self.assign(self.value_name(step), product.finish(product.dot()))
        self.tiles[step.value] = replace(product.tile, name=name)

    def outer(self, step: Step) -> None:
        """A matmul that contracts one entry: no dot, only products."""
        node = step.node
        assert isinstance(node, Apply)
        dtype = product_dtype(self.flat.graph, self.flat.types, node)
        tiles: list[Tile] = []
        for v, contracted in zip(node.operands, (-1, -2), strict=True):
            tile = self.tiles[v]
            tile = self.squeezed(tile, [a for a in tile.axes if a != tile.rank + contracted])
            if tile.dtype is not dtype:
                tile = replace(tile, name=self.assign(f"{tile.name}_r", self.converted(tile, dtype)), dtype=dtype)
            tiles.append(tile)
        result = self.meet(tiles, step)
        text = " * ".join(self.spread(t, result) for t in tiles)
        self.tiles[step.value] = replace(result, name=self.assign(self.value_name(step), text), zero=_zeros("mul", tiles, result))

    def round(self, step: Step) -> None:
        assert isinstance(step.node, Round)
        tile = self.tiles[step.node.operand]
        name = self.assign(self.value_name(step), self.converted(tile, step.node.dtype))
        self.tiles[step.value] = replace(tile, name=name, dtype=step.node.dtype)

    # Accumulators.

    def accumulate(self, step: Step) -> None:
        node = step.node
        assert isinstance(node, Accumulate)
        if not self.looped:
            self.accumulate_once(step, node)
        elif node.kind == "concat":
            self.concatenate(step, node)
        elif node.kind == "max":
            if any(isinstance(s.node, Accumulate) and s.node.shift == node.operand for s in self.flat.steps):
                self.running_maximum(node.operand)
                self.tiles[step.value] = self.maxima[node.operand][1]
                return
            tile = self.tiles[node.operand]
            name = self.unique(f"acc_{step.value}")
            self.before.append(f"{name} = {_filled(tile.extents, MINUS_INFINITY)}  # max, {step.type}")
            self.emit(f"{name} = tl.maximum({name}, {tile.text(DType.f32)}, propagate_nan=tl.PropagateNan.ALL)")
            self.tiles[step.value] = replace(tile, name=name, dtype=DType.f32)
        else:
            self.sum(step, node)

    def accumulate_once(self, step: Step, node: Accumulate) -> None:
        """A loop of one iteration: exp(s − max s) = 1."""
        tile = self.tiles[node.operand]
        if node.kind == "concat":
            self.tiles[step.value] = tile
            return
        if node.shift is not None:
            form = self.meet([tile, self.tiles[node.shift]], step)
            text = self.spread(tile, form)
            if form.axes != tuple(tile.aligned(form.rank)):
                text = f"tl.broadcast_to({text}, {_tuple(form.extents)})"
            self.tiles[step.value] = replace(form, name=self.assign(f"acc_{step.value}", text))
            return
        self.tiles[step.value] = replace(tile, name=self.assign(f"acc_{step.value}", tile.text(DType.f32)), dtype=DType.f32)

    def sum(self, step: Step, node: Accumulate) -> None:
        name = self.unique(f"acc_{step.value}")
        note = f"  # sum, {step.type}"
        rescale: Tile | None = None
        factor: Tile | None = None
        if node.shift is not None:
            rescale, factor = self.running_maximum(node.shift)
        if node.operand in self.fused:
            maker = next(s for s in self.flat.steps if s.value == node.operand)
            product = self.product(maker, factor)
            self.before.append(f"{name} = {_filled(product.extents)}{note}")
            into = name if rescale is None else f"{name} * {self.spread(rescale, product.tile)}"
            self.emit(f"{name} = {product.dot(into)}")
            self.out = self.after
            self.tiles[step.value] = replace(product.tile, name=self.assign(f"sum_{step.value}", product.finish(name)))
            self.out = self.body
            return
        tile = self.tiles[node.operand]
        if rescale is None or factor is None:
            self.before.append(f"{name} = {_filled(tile.extents)}{note}")
            self.emit(f"{name} += {tile.text(DType.f32)}")
            self.tiles[step.value] = replace(tile, name=name, dtype=DType.f32)
            return
        form = self.meet([tile, factor], step)
        self.before.append(f"{name} = {_filled(form.extents)}{note}")
        self.emit(f"{name} = {name} * {self.spread(rescale, form)} + {self.spread(tile, form)} * {self.spread(factor, form)}")
        zero = tile.zero if form.axes == tile.axes and not factor.padding and not tile.garbage else frozenset[int]()
        self.tiles[step.value] = replace(form, name=name, zero=zero)

    def running_maximum(self, shift: int) -> tuple[Tile, Tile]:
        """Updates the maximum of `shift` so far; (factor of what is accumulated, factor of what comes), computed once an iteration."""
        if shift not in self.factors:
            tile = self.tiles[shift]
            top, new = self.unique(f"top_{shift}"), self.unique(f"new_top_{shift}")
            old_factor, new_factor = self.unique(f"old_factor_{shift}"), self.unique(f"new_factor_{shift}")
            self.before.append(f"{top} = {_filled(tile.extents, LOWEST)}  # running maximum")
            self.emit(f"{new} = tl.maximum({top}, {tile.text(DType.f32)}, propagate_nan=tl.PropagateNan.ALL)")
            self.emit(f"{old_factor} = tl.exp({top} - {new})")
            self.emit(f"{new_factor} = tl.exp({tile.text(DType.f32)} - {new})")
            self.emit(f"{top} = {new}")
            form = replace(tile, dtype=DType.f32, zero=frozenset())
            self.maxima[shift] = (top, replace(form, name=top))
            self.factors[shift] = (replace(form, name=old_factor), replace(form, name=new_factor))
        return self.factors[shift]

    def concatenate(self, step: Step, node: Accumulate) -> None:
        """Places each iteration's tile along a new axis for the loop, which is then merged into the dimension."""
        tile, dim, loop = self.tiles[node.operand], node.dim, self.flat.graph.loop
        assert dim is not None
        if step.value in self.streamed:
            self.tiles[step.value] = tile
            return
        part, inner, outer = tile.shape[dim], tile.padded[dim], self.padded[step.value][dim]
        tile = self.squeezed(tile, [a for a in tile.axes if a != dim])
        whole = part == 1
        slots = outer if whole else power_of_two(loop)
        before = [a for a in tile.axes if a < dim]
        after = [a for a in tile.axes if a >= dim]
        lead, tail = [tile.padded[a] for a in before], [tile.padded[a] for a in after]
        width = len(before) + 1 + len(after)
        at = ", ".join(":" if i == len(before) else "None" for i in range(width))
        name = self.unique(f"acc_{step.value}")
        dtype = triton_dtype(tile.dtype)
        self.before.append(f"{name} = tl.zeros({_tuple((*lead, slots, *tail))}, {dtype})  # concat, {step.type}")
        place = f"({self.range(slots)} == it)" + (f"[{at}]" if width > 1 else "")
        text = tile.name
        if tile.axes:
            text += f"[{', '.join('None' if i == len(before) else ':' for i in range(width))}]"
        self.emit(f"{name} = tl.where({place}, {text}, {name})")
        axes = (*before, dim, *(a for a in after if a != dim))
        shape, zero = step.type.shape, frozenset(a for a in tile.zero if a != dim)
        padded = self.padded[step.value]
        if not whole:
            rest = [tile.padded[a] for a in after if a != dim]
            self.out = self.after
            merged = self.assign(f"concat_{step.value}", f"tl.reshape({name}, {_tuple((*lead, slots * inner, *rest))})")
            if inner != part or slots * inner != outer:
                index = self.range(outer)
                found = f"tl.minimum({index} // {part} * {inner} + {index} % {part}, {slots * inner - 1}).to(tl.int32)"
                full = f"tl.broadcast_to({expand(found, (dim,), axes)}, {_tuple((*lead, outer, *rest))})"
                merged = self.assign(f"concat_{step.value}", f"tl.gather({merged}, {full}, {len(before)})")
            elif outer != shape[dim]:
                zero |= {dim}
            name = merged
            self.out = self.body
        elif outer != shape[dim]:
            zero |= {dim}
        self.tiles[step.value] = Tile(name, shape, axes, padded, tile.dtype, zero)

    # The whole.

    def write(self) -> Kernel:
        stores = iter(self.results)
        for step in self.flat.steps:
            self.out = self.place(step)
            node = step.node
            if isinstance(node, Load):
                self.load(step)
            elif isinstance(node, Store):
                self.store(step, next(stores))
            elif isinstance(node, Accumulate):
                self.accumulate(step)
            elif isinstance(node, Round):
                self.round(step)
            else:
                self.apply(step)
        return self.assemble()

    def place(self, step: Step) -> list[str]:
        """The part of the kernel that a step stands in."""
        if not self.looped:
            return self.before
        if isinstance(step.node, Accumulate) or step.stage is Stage.VARIANT:
            return self.body
        if isinstance(step.node, Store):
            return self.body if step.node.operand in self.streamed else self.after
        if step.stage is Stage.INVARIANT and step.value in self.early:
            return self.before
        return self.after

    def apply(self, step: Step) -> None:
        assert isinstance(step.node, Apply)
        row = operator(step.node.op)
        if row.name in STRUCTURAL:
            if row.kind is Kind.CONTRACTION:
                self.matmul(step)
            elif row.kind is Kind.REDUCTION:
                self.reduce(step)
            else:
                self.move(step)
        elif row.kind is Kind.ELEMENTWISE:
            self.elementwise(step)
        else:
            raise LoweringError(f"operator '{row.name}' has no Triton rule: it is not element-wise")

    def program_ids(self) -> list[str]:
        grid = self.flat.graph.grid
        if not self.fold:
            return [f"{name} = tl.program_id({g}).to(tl.int64)" for g, name in sorted(self.ids.items())]
        lines = ["pid = tl.program_id(0).to(tl.int64)"] if self.ids else []
        for g, name in sorted(self.ids.items()):
            inner = prod(grid[g + 1 :])
            lines.append(f"{name} = pid // {inner} % {grid[g]}")
        return lines

    def assemble(self) -> Kernel:
        graph = self.flat.graph
        arguments = (*self.sources, *self.results)
        names = [n for a in arguments for n in (a.name, *a.strides.values())]
        lines = ["@triton.jit", f"def {self.name}({', '.join([*names, 'STAGES: tl.constexpr'])}):"]
        body = [f'"""Grid {list(graph.grid)}, loop {graph.loop}."""', *self.program_ids()]
        body += [f"{name} = tl.arange(0, {extent}).to(tl.int64)" for extent, name in sorted(self.ranges.items())]
        body += [f"{name} = r{padded} < {extent}" for (extent, padded), name in sorted(self.masks.items())]
        body += self.before
        if self.looped:
            body.append(f"for it in tl.range(0, {graph.loop}, num_stages=STAGES):")
            if self.counts_in_64:
                body.append("    i = tl.cast(it, tl.int64)")
            body += [f"    {line}" for line in self.body]
        body += self.after
        lines += [f"    {line}" for line in body]
        grid = (graph.blocks, 1, 1) if self.fold else (*graph.grid, 1, 1)[:3]
        if grid[0] > MAX_GRID_X:
            raise LoweringError(f"a grid of {graph.blocks} blocks is beyond CUDA's {MAX_GRID_X}")
        return Kernel(
            self.name, "\n".join(lines) + "\n", arguments, (grid[0], grid[1], grid[2]), frozenset(self.helpers), self.looped
        )


def _zeros(op: str, tiles: Sequence[Tile], result: Tile) -> frozenset[int]:
    """The padded axes along which an element-wise result is zero beyond its extent."""
    zeros = [frozenset(a for a, old in t.aligned(result.rank).items() if old in t.zero) for t in tiles]
    if op in KEEPS_ZERO:
        return zeros[0]
    if op in ("add", "sub", "maximum", "minimum"):
        return zeros[0] & zeros[1]
    if any(t.garbage for t in tiles):
        return frozenset()
    if op == "mul":
        return zeros[0] | zeros[1]
    if op == "div" and not tiles[1].padding:
        return zeros[0]
    return frozenset()
