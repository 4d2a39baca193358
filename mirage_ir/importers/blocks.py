"""A block graph of a checkpoint as a graph-defined kernel of the program model.

Composite operators are written with operators of the table: an accumulator of sums, means or root mean squares becomes a sum before
a plain accumulator (roots and scales after it), rms_norm its formula, the product of concatenated tiles a sum of two products. A
for-loop of range 1 is none: accumulators vanish. An accumulator of a value that is the same in every iteration is a multiplication
by the number of iterations.

Where a block reads partial results, or the columns of a tensor in groups, its tiles have a leading dimension over the parts, which
their sum leaves with extent 1. Values computed from that sum have it too: a value may have leading dimensions of extent 1 that the
file does not have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from mirage_ir.check import accumulate_type, load_type, node_type
from mirage_ir.errors import ProgramError
from mirage_ir.importers.partial_results import Partial
from mirage_ir.importers.records import Block, SavedOperator, SavedTensor
from mirage_ir.importers.tile_operators import (
    POINTWISE,
    SavedAccumulator,
    check_arity,
    family_member,
    is_accumulator,
    one_result,
    operator_name,
    reduced_dimension,
)
from mirage_ir.program import (
    NEW_DIM,
    REPLICATE,
    Accumulate,
    AccumulatorKind,
    Apply,
    Attr,
    BodyNode,
    DType,
    GraphOp,
    Level,
    Load,
    Shape,
    Stage,
    Store,
    TensorType,
    make_attrs,
    rename_values,
)


@dataclass(frozen=True, slots=True)
class Source:
    """A tensor of the kernel graph as blocks see it: its value, its type, and whether its first dimension is over parts."""

    value: int
    type: TensorType
    parts: bool = False


@dataclass(slots=True)
class _Body:
    """The body being written.

    Its values are numbered from 0, and the operands from -1 down, until `graph` knows all operands and puts them first.
    """

    grid: tuple[int, ...]
    loop: int
    threads: int
    operands: dict[int, TensorType] = field(default_factory=dict[int, TensorType])
    nodes: list[BodyNode] = field(default_factory=list[BodyNode])
    types: list[TensorType] = field(default_factory=list[TensorType])
    stages: list[Stage] = field(default_factory=list[Stage])

    def load(self, source: Source, imap: tuple[int, ...], fmap: int) -> int:
        self.operands.setdefault(source.value, source.type)
        node = Load(~list(self.operands).index(source.value), imap, fmap)
        type = load_type(node, source.type, self._frame())
        return self._append(node, type, Stage.INVARIANT if fmap == REPLICATE else Stage.VARIANT)

    def apply(self, op: str, *values: int, **attrs: Attr) -> int:
        node = Apply(op, values, make_attrs(attrs))
        return self._append(
            node, node_type(node, [self.types[v] for v in values], Level.BLOCK), max(self.stages[v] for v in values)
        )

    def total(self, value: int) -> int:
        """The sum of a value over the iterations."""
        if self.stages[value] is Stage.ACCUMULATED:
            raise ProgramError("an accumulated value cannot be accumulated again: it exists only after the loop")
        if self.stages[value] is Stage.INVARIANT:
            return value if self.loop == 1 else self.apply("scale", value, value=float(self.loop))
        node = Accumulate(AccumulatorKind.SUM, value)
        return self._append(node, accumulate_type(node, self.types, self._frame()), Stage.ACCUMULATED)

    def graph(self) -> GraphOp:
        names = {v: len(self.operands) + v for v in range(len(self.types))}
        names |= {~i: i for i in range(len(self.operands))}
        body = tuple(rename_values(n, names) for n in self.nodes)
        return GraphOp(Level.BLOCK, tuple(self.operands), self.grid, body, self.loop, self.threads)

    def _append(self, node: BodyNode, type: TensorType, stage: Stage) -> int:
        self.nodes.append(node)
        self.types.append(type)
        self.stages.append(stage)
        return len(self.types) - 1

    def _frame(self) -> GraphOp:
        return GraphOp(Level.BLOCK, (), self.grid, (), self.loop, self.threads)


class BlockReader:
    """Reads one block graph. `sources` are the tensors it may load, by guid, `regrouped` makes one with its columns in groups."""

    def __init__(
        self,
        block: Block,
        sources: Mapping[int, Source],
        partial: Mapping[int, Partial],
        regrouped: Callable[[int, int], Source],
        dtype: Callable[[SavedTensor], DType],
    ) -> None:
        self.block = block
        self.sources = sources
        self.partial = partial
        self.regrouped = regrouped
        self.dtype = dtype
        self.axes = [g for g, extent in enumerate(block.grid) if extent > 1] or [0]
        self.body = _Body(tuple(block.grid[g] for g in self.axes), block.loop, block.threads)
        self.loads: dict[int, SavedOperator] = {}
        self.tiles: dict[int, int] = {}
        self.parts: dict[int, int] = {}
        self.concatenated: dict[int, tuple[int, tuple[SavedTensor, ...]]] = {}
        self.accumulates = any(is_accumulator(o) for o in block.operators)

    def read(self) -> tuple[GraphOp, list[int]]:
        """The kernel, and the guids of the tensors it stores. Raises `CheckpointError`."""
        stored: list[int] = []
        for operator in self.block.operators:
            with operator.at.blamed():
                if operator_name(operator) == "output":
                    stored.append(self._output(operator))
                else:
                    self._read(operator)
        return self.body.graph(), stored

    # One operator.

    def _read(self, operator: SavedOperator) -> None:
        name, made = operator_name(operator), one_result(operator)
        check_arity(operator)
        if name == "input":
            if operator.outside.guid not in self.sources:
                operator.outside.at.wrong(f"the kernel does not read the tensor {operator.outside.guid}")
            if not operator.map:
                operator.at.wrong("the field 'input_map' is missing")
            self.loads[made.guid] = operator
        elif (dim := family_member(name, "concat_#")) is not None:
            self.concatenated[made.guid] = (dim, operator.inputs)
        elif name in POINTWISE and any(self._in_parts(t) is not None for t in operator.inputs):
            operands = ((self._in_parts(t), t) for t in operator.inputs)
            self.parts[made.guid] = self.body.apply(name, *(self._tile(t) if v is None else v for v, t in operands))
        else:
            self.tiles[made.guid] = self._checked(self._value(operator, name), made)

    def _value(self, operator: SavedOperator, name: str) -> int:
        if name in POINTWISE:
            return self.body.apply(name, *(self._tile(t) for t in operator.inputs))
        return self._matmul(operator) if name == "matmul" else self._of_one(operator, name)

    def _of_one(self, operator: SavedOperator, name: str) -> int:
        body, (tile,), made = self.body, operator.inputs, operator.outputs[0]
        columns = tile.shape[-1]
        match name:
            case SavedAccumulator.TILE:
                return body.total(self._tile(tile))
            case SavedAccumulator.SUM:
                return body.total(self._row_sum(tile))
            case SavedAccumulator.MEAN:
                return self._mean(self._row_sum(tile), columns)
            case SavedAccumulator.NARROW:
                return body.total(self._narrow(tile, made))
            case SavedAccumulator.RMS:
                return body.apply("sqrt", self._mean(self._power(self._tile(tile)), columns))
            case "rms_norm":
                x = self._tile(tile)
                return body.apply("div", x, body.apply("sqrt", body.apply("scale", self._power(x), value=1 / columns)))
            case _:
                return self._reduced(operator, name)

    def _reduced(self, operator: SavedOperator, name: str) -> int:
        """The sum within a tile, over a dimension or down to a width."""
        (tile,) = operator.inputs
        dim = reduced_dimension(name, len(tile.shape))
        assert dim is not None
        if dim >= len(tile.shape):
            operator.at.wrong(f"'{operator.name}' reduces dimension {dim} of a tile of rank {len(tile.shape)}")
        if name.endswith("_to_dimx"):
            if dim != len(tile.shape) - 1:
                operator.at.wrong(f"'{operator.name}': only the last dimension can be summed to a width")
            return self._narrow(tile, operator.outputs[0])
        if dim == len(tile.shape) - 1:
            return self._row_sum(tile)
        return self._sum(self._tile(tile), dim - len(tile.shape))

    def _power(self, value: int) -> int:
        """The sum of squares over the last dimension."""
        return self._sum(self.body.apply("square", value), -1)

    def _mean(self, sums: int, extent: int) -> int:
        """The mean over a dimension and all iterations, from its sums in each."""
        return self.body.apply("scale", self.body.total(sums), value=1 / (extent * self.block.loop))

    def _sum(self, value: int, dim: int) -> int:
        """The sum over a dimension, counted from the end; nothing for one of extent 1."""
        shape = self.body.types[value].shape
        return value if shape[dim] == 1 else self.body.apply("sum", value, dim=len(shape) + dim)

    def _row_sum(self, tile: SavedTensor) -> int:
        """The sum of a tile over its last dimension, of all parts when it is in parts."""
        parts = self._in_parts(tile)
        return self._sum(self._tile(tile) if parts is None else self._sum(parts, -1 - len(tile.shape)), -1)

    def _narrow(self, tile: SavedTensor, made: SavedTensor) -> int:
        """The sum of the columns j · width + c of a tile over j."""
        width = made.shape[-1]
        if self.block.width not in (None, width):
            made.at.wrong(f"the file says {width} columns, the block graph sums down to {self.block.width}")
        load, value = self.loads.get(tile.guid), self._in_parts(tile)
        if value is None:
            if tile.shape[-1] == width:
                return self._tile(tile)
            if load is None:
                tile.at.wrong(f"{tile.shape[-1]} columns of a computed tile cannot be summed to {width}")
            if tile.shape[-1] % width:
                tile.at.wrong(f"{tile.shape[-1]} columns cannot be summed to {width}")
            value = self._load_parts(load, self.regrouped(load.outside.guid, width))
        return self._sum(value, -1 - len(tile.shape))

    def _matmul(self, operator: SavedOperator) -> int:
        """x · y; of concatenated operands, the sum of the products of their pieces."""
        x, y = operator.inputs
        left, right = self.concatenated.get(x.guid), self.concatenated.get(y.guid)
        if left is None and right is None:
            return self._product(x, y)
        if left is None or right is None or (left[0], right[0]) != (len(x.shape) - 1, len(y.shape) - 2):
            operator.at.wrong("only products along the concatenated dimension of both operands are supported")
        return self.body.apply("add", *map(self._product, left[1], right[1]))

    def _product(self, x: SavedTensor, y: SavedTensor) -> int:
        return self.body.apply("matmul", self._tile(x), self._tile(y))

    # Loads and stores.

    def _source(self, load: SavedOperator) -> Source:
        return self.sources[load.outside.guid]

    def _load(self, load: SavedOperator, source: Source, dimension: Callable[[int], int]) -> int:
        """A tile of a tensor; `dimension` gives the tensor's own number of a dimension that has one in the file."""
        imap, fmap = [load.map[g] for g in self.axes], load.fmap if self.block.loop > 1 else REPLICATE
        moved = {d: d if d == REPLICATE else dimension(d) for d in (*imap, fmap)}
        return self.body.load(source, tuple(moved[d] for d in imap), moved[fmap])

    def _load_parts(self, load: SavedOperator, source: Source) -> int:
        """A tile of a tensor whose last dimension is two: the first, over parts, and the last, of one part."""
        last = len(source.type.shape) - 2
        return self._load(load, source, lambda d: 0 if d == last else d + 1)

    def _in_parts(self, tensor: SavedTensor) -> int | None:
        """The tile over parts of partial results, or of a tensor computed from such tiles; None for other tensors."""
        load = self.loads.get(tensor.guid)
        if tensor.guid not in self.parts and load is not None and self._source(load).parts:
            self.parts[tensor.guid] = self._load_parts(load, self._source(load))
        return self.parts.get(tensor.guid)

    def _tile(self, tensor: SavedTensor) -> int:
        if tensor.guid in self.concatenated:
            tensor.at.wrong("concatenated tiles are supported as both operands of a product only")
        if tensor.guid not in self.tiles:
            value = self._in_parts(tensor)
            if value is None:
                load = self.loads[tensor.guid]
                with load.at.blamed():
                    value = self._load(load, self._source(load), lambda d: d)
            self.tiles[tensor.guid] = self._checked(value, tensor)
        return self.tiles[tensor.guid]

    def _output(self, operator: SavedOperator) -> int:
        check_arity(operator)
        tensor = operator.outside
        if not operator.map or operator.fmap != REPLICATE:
            operator.at.wrong("an output saver has an 'output_map' and no 'forloop_dim'")
        tile = self._tile(operator.inputs[0])
        lead = len(self.body.types[tile].shape) - len(operator.inputs[0].shape)
        for made in operator.outputs:  # In older files, the tile in which it accumulates.
            self.tiles[made.guid] = self._checked(tile, made)
        # Before there were accumulators, output savers accumulated.
        value = tile if self.accumulates else self.body.total(tile)
        partial = self.partial.get(tensor.guid)
        omap = tuple(
            NEW_DIM if partial is not None and g == partial.grid else d if d == REPLICATE else d + lead
            for g, d in ((g, operator.map[g]) for g in self.axes)
        )
        self.body.nodes.append(Store(value, omap, self.dtype(tensor)))
        return tensor.guid

    def _checked(self, value: int, made: SavedTensor) -> int:
        """The tile, when it has the shape that the file says."""
        shape = self.body.types[value].shape
        lead = len(shape) - len(made.shape)
        if lead < 0 or shape != (*(1,) * lead, *made.shape):
            made.at.wrong(f"the file says shape {list(made.shape)}, the operator makes {list(shape)}")
        return value


def stored_shape(shape: Shape, partial: Partial | None) -> Shape:
    """The shape of a stored tensor, in parts when it is partial results; `shape` is the file's."""
    return shape if partial is None else (partial.parts, *shape[:-1], partial.width)
