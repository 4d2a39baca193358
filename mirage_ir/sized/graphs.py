"""A block graph at other sizes.

Tiles keep their extents. Of a symbolic dimension of n entries that the for-loop splits, in tiles of T and over G blocks, the loop
takes what is new: its range is ⌈n / (G·T)⌉. Otherwise the grid does: ⌈n / T⌉ blocks. A dimension that nothing splits, and that
every operator treats entry by entry, becomes one that a new dimension of the grid splits into tiles as long as it was. Tiles that
exceed the tensor say so, and `mirage_ir.absence` says what may be done with entries that are not there.

Where a graph sums, multiplies or compares all of a symbolic dimension at once, one tile *holds* it, as long as it was: the graph
has sizes up to that extent only (`Flow.limits`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import lcm, prod
from typing import Any, TypeAlias

from mirage_ir.check import MAX_GRID_RANK, check_graph, split_into
from mirage_ir.errors import ProgramError
from mirage_ir.index.classes import DimensionClasses
from mirage_ir.ops import signature_of
from mirage_ir.program import (
    NEW_DIM,
    REPLICATE,
    Accumulate,
    AccumulatorKind,
    Apply,
    BodyNode,
    GraphOp,
    Load,
    Shape,
    Store,
    TensorType,
    make_attrs,
    numbered,
)
from mirage_ir.sized.extent import parts_of

LEAST_HELD = 16
"""A tile that has all entries of a symbolic dimension is of as many at least: one for fewer sizes is not worth its text."""

_Dim: TypeAlias = tuple[int, int]
"""(value, dimension)"""
Symbolic: TypeAlias = tuple[str | None, ...]
"""For each dimension of a value: the symbol that its extent is, or None."""


@dataclass(frozen=True, slots=True)
class SymbolicSplit:
    """How a dimension whose size is `symbol` is split: by the grid dimension `axis` alone, or by the loop, over `blocks` blocks.

    It has `tile` entries a tile. `whole`: nothing splits it.
    """

    symbol: str
    axis: int | None
    blocks: int
    tile: int

    @property
    def whole(self) -> bool:
        return self.axis is None and not self.blocks


@dataclass
class Flow:
    """What is known of a graph's symbolic dimensions: of each value's, how it is split. `classes` are those that run together.

    `held`: of those that nothing splits, the ones that an operator binds: a tile has all of their entries.
    """

    graph: GraphOp
    types: list[TensorType]
    splits: dict[_Dim, SymbolicSplit] = field(default_factory=dict[_Dim, SymbolicSplit])
    classes: DimensionClasses[_Dim] = field(default_factory=DimensionClasses[_Dim])
    held: list[_Dim] = field(default_factory=list[_Dim])

    def of(self, value: int) -> list[SymbolicSplit | None]:
        return [self.splits.get((value, d)) for d in range(len(self.types[value].shape))]

    @property
    def tiles(self) -> dict[str, int]:
        """The longest tile along dimensions of each symbol."""
        found: dict[str, int] = {}
        for split in self.splits.values():
            found[split.symbol] = max(split.tile, found.get(split.symbol, 1))
        return found

    @property
    def limits(self) -> dict[str, int]:
        """The largest size of each symbol of which a tile has all entries."""
        found: dict[str, int] = {}
        for split in (self.splits[dim] for dim in self.held):
            found[split.symbol] = min(split.tile, found.get(split.symbol, split.tile))
        return found

    def holds(self, dim: _Dim) -> bool:
        """Whether a tile has all entries of a symbolic dimension."""
        return any(self.classes.find(dim) == self.classes.find(other) for other in self.held)

    @property
    def steps(self) -> dict[str, int]:
        """The entries along dimensions of each symbol that all blocks take in one iteration: the least common multiple of all."""
        found: dict[str, int] = {}
        for split in self.splits.values():
            found[split.symbol] = lcm(max(split.blocks, 1) * split.tile, found.get(split.symbol, 1))
        return found

    @property
    def results(self) -> list[Symbolic]:
        """The symbols of the graph's results."""
        return [_stored(self, node) for node in self.graph.stores]


def flow_of(graph: GraphOp, operands: Sequence[TensorType], symbolic: Sequence[Symbolic]) -> Flow:
    """What becomes of symbolic dimensions in a graph. Raises `ProgramError` where it has no other sizes."""
    flow = Flow(graph, check_graph(graph, operands))
    if graph.later and any(map(any, symbolic)):
        raise ProgramError("a kernel of several loops has no symbolic sizes")
    for value, node in numbered(len(operands), graph.body):
        match node:
            case Load():
                _load(flow, value, node, symbolic[node.source])
            case Apply():
                _apply(flow, value, node)
            case Accumulate():
                _accumulate(flow, value, node)
            case GraphOp():
                if any(any(flow.of(v)) for v in node.operands):
                    raise ProgramError("a thread graph splits a dimension of symbolic size")
            case Store():
                pass
    return flow


def _load(flow: Flow, value: int, node: Load, symbolic: Symbolic) -> None:
    graph = flow.graph
    for d, symbol in enumerate(symbolic):
        if symbol is not None:
            axes = [g for g, split in enumerate(node.imap) if split == d]
            wide = [g for g in axes if graph.grid[g] > 1] or axes[:1]
            tile = flow.types[value].shape[d]
            if node.fmap == d:
                flow.splits[value, d] = SymbolicSplit(symbol, None, prod(graph.grid[g] for g in axes), tile)
            elif len(wide) > 1:
                raise ProgramError("several dimensions of the grid split one of symbolic size")
            else:
                flow.splits[value, d] = SymbolicSplit(symbol, wide[0] if wide else None, 0, tile)


def _joined(flow: Flow, dims: Sequence[_Dim]) -> None:
    """Dimensions that run together are split in the same way."""
    found = {split for dim in dims if (split := flow.splits.get(dim)) is not None}
    if len(found) > 1:
        raise ProgramError("dimensions of symbolic size meet that are split in different ways")
    for dim in dims:
        flow.classes.join(dim, dims[0])
        if found:
            flow.splits[dim] = next(iter(found))


def _apply(flow: Flow, value: int, node: Apply) -> None:
    if not any(any(flow.of(v)) for v in node.operands):
        return
    signature = signature_of(node, [flow.types[v].shape for v in node.operands])
    along = {(node.operands[o], d) for label in signature.labels for o, d in label.along}
    for v in node.operands:
        if any(split is not None and (v, d) not in along for d, split in enumerate(flow.of(v))):
            raise ProgramError(f"'{node.op}' cuts, regroups or repeats a dimension of symbolic size")
    for label in signature.labels:
        dims = [(node.operands[o], d) for o, d in label.along if (node.operands[o], d) in flow.splits]
        if not dims:
            continue
        if label.extent > 1 and len(dims) < len(label.along):
            raise ProgramError("a dimension of symbolic size meets one of fixed size")
        if label.result is None:
            _joined(flow, dims)
            _bound(flow, dims[0])
        else:
            _joined(flow, [*dims, (value, label.result)])


def _bound(flow: Flow, dim: _Dim) -> None:
    """Notes that a symbolic dimension is summed or compared over."""
    split = flow.splits[dim]
    if split.whole:
        if split.tile < LEAST_HELD:
            raise ProgramError(f"a tile has all {split.tile} entries of a dimension of symbolic size, too few to hold other sizes")
        flow.held.append(dim)


def _accumulate(flow: Flow, value: int, node: Accumulate) -> None:
    rank = len(flow.types[value].shape)
    for v in (node.operand, *(() if node.shift is None else (node.shift,))):
        offset = rank - len(flow.types[v].shape)
        for d, split in enumerate(flow.of(v)):
            if split is None:
                continue
            if node.kind is AccumulatorKind.CONCAT:
                raise ProgramError("tiles along a dimension of symbolic size are put side by side")
            if not split.blocks:
                _joined(flow, [(v, d), (value, d + offset)])


def resized_graph(flow: Flow, new: Sequence[TensorType], powers: Mapping[str, int]) -> GraphOp:
    """The graph on operands of `new` types. Raises `ProgramError`, also for a size beyond the `Flow.limits`.

    Tiles along dimensions of a symbol in `powers` are 2 to this power times as long as they were, and of one entry at least.
    """
    flow = replace(flow, splits={dim: _lengthened(split, powers) for dim, split in flow.splits.items()})
    graph, added = _with_axes(flow)
    grid, loop = list(graph.grid), graph.loop
    sized: dict[int, set[int]] = {}
    looped: set[int] = set()
    loads = [(value, node) for value, node in numbered(len(graph.operands), graph.body) if isinstance(node, Load)]
    for value, node in loads:
        for d, split in enumerate(flow.of(value)):
            if split is None:
                continue
            extent = new[node.source].shape[d]
            if flow.holds((value, d)):
                if extent > split.tile:
                    raise ProgramError(f"a tile has all entries of a dimension of size '{split.symbol}': {split.tile} at most")
            elif split.blocks:
                loop = parts_of(extent, split.blocks * split.tile)
                looped.add(loop)
            else:
                axis = added[flow.classes.find((value, d))] if split.axis is None else split.axis
                grid[axis] = parts_of(extent, split.tile)
                sized.setdefault(axis, set()).add(grid[axis])
    if len(looped) > 1 or any(len(parts) > 1 for parts in sized.values()):
        raise ProgramError("a grid or loop splits dimensions of different symbolic sizes")
    _check_shared(flow, graph, set(sized), bool(looped))
    resized = replace(graph, grid=tuple(grid), loop=loop)
    tiles: dict[_Dim, int] = {}
    body: list[BodyNode] = []
    for value, node in numbered(len(graph.operands), resized.body):
        if isinstance(node, Load):
            whole = new[node.source].shape
            for d, split in enumerate(flow.of(value)):
                if split is not None:
                    full = flow.holds((value, d)) or split_into(node, resized, d) > 1
                    tiles[flow.classes.find((value, d))] = split.tile if full else whole[d]
            shape = _shape(flow, value, tiles, flow.types[value].shape)
            exceeds = any(split_into(node, resized, d) * tile > whole[d] for d, tile in enumerate(shape))
            node = replace(node, tile=shape if exceeds else None)
        elif isinstance(node, Apply) and "shape" in node.attr():
            attrs: dict[str, Any] = node.attr()
            node = replace(node, attrs=make_attrs({**attrs, "shape": _shape(flow, value, tiles, attrs["shape"])}))
        body.append(node)
    return replace(resized, body=tuple(body))


def _lengthened(split: SymbolicSplit, powers: Mapping[str, int]) -> SymbolicSplit:
    power = powers.get(split.symbol, 0)
    return replace(split, tile=max(1, split.tile << power if power >= 0 else split.tile >> -power))


def _with_axes(flow: Flow) -> tuple[GraphOp, dict[_Dim, int]]:
    """The graph with a grid dimension for each class of symbolic dimensions that nothing splits: class to grid dimension."""
    graph = flow.graph
    loads = [(value, node) for value, node in numbered(len(graph.operands), graph.body) if isinstance(node, Load)]
    dims_of = ((v, d) for v, _ in loads for d, split in enumerate(flow.of(v)) if split is not None and split.whole)
    roots = list(dict.fromkeys(flow.classes.find(dim) for dim in dims_of if not flow.holds(dim)))
    if not roots:
        return graph, {}
    maps = [*(node.imap for _, node in loads), *(store.omap for store in graph.stores)]
    kept = [g for g, extent in enumerate(graph.grid) if extent > 1 or any(m[g] != REPLICATE for m in maps)]
    if len(kept) + len(roots) > MAX_GRID_RANK:
        raise ProgramError(f"a grid of {len(kept)} dimensions has none left for a dimension of symbolic size")
    added = {root: len(kept) + n for n, root in enumerate(roots)}
    moved = {g: n for n, g in enumerate(kept)}
    for dim, split in list(flow.splits.items()):
        if split.axis is not None:
            flow.splits[dim] = replace(split, axis=moved[split.axis])

    def dims(old: Sequence[int], value: int) -> tuple[int, ...]:
        own = {flow.classes.find((value, d)): d for d in range(len(flow.types[value].shape))}
        return (*(old[g] for g in kept), *(own.get(root, REPLICATE) for root in roots))

    body: list[BodyNode] = []
    for value, node in numbered(len(graph.operands), graph.body):
        if isinstance(node, Load):
            node = replace(node, imap=dims(node.imap, value))
        elif isinstance(node, Store):
            node = replace(node, omap=dims(node.omap, node.operand))
        body.append(node)
    return replace(graph, grid=(*(graph.grid[g] for g in kept), *(1 for _ in roots)), body=tuple(body)), added


def _check_shared(flow: Flow, graph: GraphOp, axes: set[int], looped: bool) -> None:
    """What takes a symbolic number of parts splits symbolic dimensions only."""
    for value, node in numbered(len(graph.operands), graph.body):
        if isinstance(node, Load):
            fixed = {d for d, split in enumerate(flow.of(value)) if split is None}
            if any(node.imap[g] in fixed for g in axes) or (looped and node.fmap in fixed):
                raise ProgramError("a grid or loop splits a dimension of symbolic size and one of fixed size")
        if isinstance(node, Store) and any(node.omap[g] == NEW_DIM for g in axes):
            raise ProgramError("the number of partial results would follow from a symbolic size")


def _shape(flow: Flow, value: int, tiles: dict[_Dim, int], shape: Shape) -> Shape:
    """The shape of a value, with the new extents of tiles along its symbolic dimensions."""
    return tuple(
        extent if split is None else tiles[flow.classes.find((value, d))]
        for d, (extent, split) in enumerate(zip(shape, flow.of(value), strict=True))
    )


def _stored(flow: Flow, node: Store) -> Symbolic:
    """The symbols of a result's dimensions."""
    new = (None for d in node.omap if d == NEW_DIM)
    return (*new, *(None if split is None else split.symbol for split in flow.of(node.operand)))
