"""A block graph of a checkpoint as a graph-defined kernel of the program model.

Composite operators are written in those of the table: the sum, mean or root mean square that an accumulator takes of a tile comes
before the accumulator (roots and scales after it), rms_norm becomes its formula, and the product of concatenated tiles the sum of
two products. A for-loop of range 1 is none: accumulators vanish. An accumulator of a value that is the same in every iteration is a
multiplication by their number.

Where a block reads partial results, or the columns of a tensor in groups, its tiles have a leading dimension over the parts, which
their sum leaves with extent 1. What is computed from that sum has it too (`SavedTile.lead`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NoReturn

from mirage_ir.check import accumulate_type, load_type, node_type
from mirage_ir.errors import ProgramError
from mirage_ir.importers.json_file import JsonValue
from mirage_ir.importers.partial_results import Partial
from mirage_ir.importers.records import Block, SavedOperator, SavedTensor
from mirage_ir.importers.tile_operators import (
    ACCUMULATORS,
    CONSTANT_LOST,
    MEAN,
    NARROW,
    NO_REDUCTION,
    POINTWISE,
    RMS,
    family_member,
    is_known,
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


@dataclass(frozen=True, slots=True)
class SavedTile:
    """A value of the body, of which the first `lead` dimensions, of extent 1, are not in the file."""

    value: int
    lead: int = 0


def _outside(number: int) -> int:
    """How the n-th operand is known before it is certain how many there are."""
    return -1 - number


@dataclass(slots=True)
class _Body:
    """The body being written. Its values are numbered from 0 until `graph` puts the operands before them."""

    grid: tuple[int, ...]
    loop: int
    threads: int
    operands: dict[int, TensorType] = field(default_factory=dict[int, TensorType])
    nodes: list[BodyNode] = field(default_factory=list[BodyNode])
    types: list[TensorType] = field(default_factory=list[TensorType])
    stages: list[Stage] = field(default_factory=list[Stage])

    def load(self, source: Source, imap: tuple[int, ...], fmap: int) -> int:
        self.operands.setdefault(source.value, source.type)
        node = Load(_outside(list(self.operands).index(source.value)), imap, fmap)
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

    def store(self, value: int, omap: tuple[int, ...], dtype: DType) -> None:
        self.nodes.append(Store(value, omap, dtype))

    def graph(self) -> GraphOp:
        names = {v: len(self.operands) + v for v in range(len(self.types))}
        names |= {_outside(i): i for i in range(len(self.operands))}
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
        self.tiles: dict[int, SavedTile] = {}
        self.parts: dict[int, int] = {}
        self.concatenated: dict[int, tuple[int, tuple[SavedTensor, ...]]] = {}
        self.accumulates = any(operator_name(o) in ACCUMULATORS for o in block.operators)

    def read(self) -> tuple[GraphOp, list[int]]:
        """The kernel, and the guids of what it stores. Raises `CheckpointError`."""
        stored: list[int] = []
        for operator in self.block.operators:
            try:
                if operator_name(operator) == "output":
                    stored.append(self._output(operator))
                else:
                    self._read(operator)
            except ProgramError as error:
                operator.at.wrong(str(error))
        return self.body.graph(), stored

    # One operator.

    def _read(self, operator: SavedOperator) -> None:
        name, at = operator_name(operator), operator.at
        if not is_known(operator):
            refuse(operator)
        if len(operator.outputs) != 1:
            at.wrong(f"'{operator.name}' has {len(operator.outputs)} results instead of one")
        made = operator.outputs[0]
        if name == "input":
            self._input(operator)
            return
        if (dim := family_member(name, "concat_#")) is not None:
            self._check_operands(operator, 2)
            self.concatenated[made.guid] = (dim, operator.inputs)
            return
        if name in POINTWISE and any(self._in_parts(t) is not None for t in operator.inputs):
            self._check_operands(operator, POINTWISE[name])
            operands = ((self._in_parts(t), t) for t in operator.inputs)
            self.parts[made.guid] = self.body.apply(name, *(self._tile(t).value if v is None else v for v, t in operands))
            return
        value = self._value(operator, name)
        self.tiles[made.guid] = self._checked(value, made)

    def _value(self, operator: SavedOperator, name: str) -> int:
        if name in POINTWISE:
            self._check_operands(operator, POINTWISE[name])
            return self.body.apply(name, *(self._tile(t).value for t in operator.inputs))
        if name == "matmul":
            self._check_operands(operator, 2)
            return self._matmul(operator)
        self._check_operands(operator, 1)
        return self._of_one(operator, name)

    def _of_one(self, operator: SavedOperator, name: str) -> int:
        body, (tile,), made = self.body, operator.inputs, operator.outputs[0]
        if name == NO_REDUCTION:
            return body.total(self._tile(tile).value)
        if name == "rms_norm":
            x = self._tile(tile).value
            power = self._sum(body.apply("square", x), -1)
            return body.apply("div", x, body.apply("sqrt", body.apply("scale", power, value=1 / tile.shape[-1])))
        if name == NARROW:
            return body.total(self._narrow(tile, made))
        if name == RMS:
            power = self._sum(body.apply("square", self._tile(tile).value), -1)
            return body.apply("sqrt", self._mean(power, tile.shape[-1]))
        if name == MEAN:
            return self._mean(self._row_sum(tile), tile.shape[-1])
        if name in ACCUMULATORS:
            return body.total(self._row_sum(tile))
        dim = reduced_dimension(name, len(tile.shape))
        assert dim is not None
        if dim >= len(tile.shape):
            operator.at.wrong(f"'{operator.name}' reduces dimension {dim} of a tile of rank {len(tile.shape)}")
        if name.endswith("_to_dimx"):
            if dim != len(tile.shape) - 1:
                operator.at.wrong(f"'{operator.name}': only the last dimension can be summed to a width")
            return self._narrow(tile, made)
        if dim == len(tile.shape) - 1:
            return self._row_sum(tile)
        return self._sum(self._tile(tile).value, dim - len(tile.shape))

    def _mean(self, sums: int, extent: int) -> int:
        """The mean over a dimension and all iterations, from its sums in each."""
        return self.body.apply("scale", self.body.total(sums), value=1 / (extent * self.block.loop))

    def _sum(self, value: int, dim: int) -> int:
        """The sum over a dimension, counted from the end; nothing for one of extent 1."""
        shape = self.body.types[value].shape
        return value if shape[dim] == 1 else self.body.apply("sum", value, dim=len(shape) + dim)

    def _row_sum(self, tile: SavedTensor) -> int:
        """The sum of a tile over its last dimension, of all parts when it is in parts."""
        value = self._in_parts(tile)
        if value is not None:
            return self._sum(self._sum(value, -1 - len(tile.shape)), -1)
        return self._sum(self._tile(tile).value, -1)

    def _narrow(self, tile: SavedTensor, made: SavedTensor) -> int:
        """The sum of the columns j · width + c of a tile over j."""
        width = made.shape[-1]
        if self.block.width not in (None, width):
            made.at.wrong(f"the file says {width} columns, the block graph sums down to {self.block.width}")
        load, value = self.loads.get(tile.guid), self._in_parts(tile)
        if value is None:
            if tile.shape[-1] == width:
                return self._tile(tile).value
            if load is None:
                tile.at.wrong(f"{tile.shape[-1]} columns of a computed tile cannot be summed to {width}")
            if tile.shape[-1] % width:
                tile.at.wrong(f"{tile.shape[-1]} columns cannot be summed to {width}")
            assert load.tensor is not None
            value = self._load_parts(load, self.regrouped(load.tensor.guid, width))
        return self._sum(value, -1 - len(tile.shape))

    def _matmul(self, operator: SavedOperator) -> int:
        """x · y; of concatenated operands, the sum of the products of their pieces."""
        x, y = operator.inputs
        left, right = self.concatenated.get(x.guid), self.concatenated.get(y.guid)
        if left is None and right is None:
            return self.body.apply("matmul", self._tile(x).value, self._tile(y).value)
        if left is None or right is None or (left[0], right[0]) != (len(x.shape) - 1, len(y.shape) - 2):
            operator.at.wrong("only products along the concatenated dimension of both operands are supported")
        pieces = [
            self.body.apply("matmul", self._tile(a).value, self._tile(b).value) for a, b in zip(left[1], right[1], strict=True)
        ]
        return self.body.apply("add", *pieces)

    # Loads and stores.

    def _input(self, operator: SavedOperator) -> None:
        self._check_operands(operator, 0)
        tensor = operator.tensor
        if tensor is None:
            operator.at.wrong("the field 'dtensor' is missing")
        if tensor.guid not in self.sources:
            tensor.at.wrong(f"the kernel does not read the tensor {tensor.guid}")
        if not operator.map:
            operator.at.wrong("the field 'input_map' is missing")
        self.loads[operator.outputs[0].guid] = operator

    def _source(self, load: SavedOperator) -> Source:
        assert load.tensor is not None
        return self.sources[load.tensor.guid]

    def _load(self, load: SavedOperator) -> int:
        """A tile of a tensor as it is in the file."""
        source = self._source(load)
        fmap = load.fmap if self.block.loop > 1 else REPLICATE
        return self.body.load(source, tuple(load.map[g] for g in self.axes), fmap)

    def _load_parts(self, load: SavedOperator, source: Source) -> int:
        """A tile of a tensor whose last dimension is two: the first, over parts, and the last, of one part."""
        last = len(source.type.shape) - 2

        def moved(d: int) -> int:
            return d if d == REPLICATE else 0 if d == last else d + 1

        fmap = moved(load.fmap) if self.block.loop > 1 else REPLICATE
        return self.body.load(source, tuple(moved(load.map[g]) for g in self.axes), fmap)

    def _in_parts(self, tensor: SavedTensor) -> int | None:
        """The tile over parts of a tensor that is partial results, or what is made of such tiles; None for others."""
        load = self.loads.get(tensor.guid)
        if tensor.guid not in self.parts and load is not None and self._source(load).parts:
            self.parts[tensor.guid] = self._load_parts(load, self._source(load))
        return self.parts.get(tensor.guid)

    def _tile(self, tensor: SavedTensor) -> SavedTile:
        if tensor.guid in self.concatenated:
            tensor.at.wrong("concatenated tiles are supported as both operands of a product only")
        if tensor.guid not in self.tiles:
            value = self._in_parts(tensor)
            if value is None:
                load = self.loads[tensor.guid]
                try:
                    value = self._load(load)
                except ProgramError as error:
                    load.at.wrong(str(error))
            self.tiles[tensor.guid] = self._checked(value, tensor)
        return self.tiles[tensor.guid]

    def _output(self, operator: SavedOperator) -> int:
        self._check_operands(operator, 1)
        tensor = operator.tensor
        if tensor is None:
            operator.at.wrong("the field 'dtensor' is missing")
        if not operator.map or operator.fmap != REPLICATE:
            operator.at.wrong("an output saver has an 'output_map' and no 'forloop_dim'")
        tile = self._tile(operator.inputs[0])
        for made in operator.outputs:  # In older files, the tile in which it accumulates.
            self.tiles[made.guid] = self._checked(tile.value, made)
        # Before there were accumulators, output savers accumulated.
        value = tile.value if self.accumulates else self.body.total(tile.value)
        partial = self.partial.get(tensor.guid)
        omap = tuple(
            NEW_DIM if partial is not None and g == partial.grid else d if d == REPLICATE else d + tile.lead
            for g, d in ((g, operator.map[g]) for g in self.axes)
        )
        self.body.store(value, omap, self.dtype(tensor))
        return tensor.guid

    # Checks.

    def _check_operands(self, operator: SavedOperator, number: int) -> None:
        if len(operator.inputs) != number:
            operator.at.wrong(f"'{operator.name}' takes {number} operands, not {len(operator.inputs)}")

    def _checked(self, value: int, made: SavedTensor) -> SavedTile:
        """The tile, when it has the shape that the file says."""
        shape = self.body.types[value].shape
        lead = len(shape) - len(made.shape)
        if lead < 0 or shape != (*_ones(lead), *made.shape):
            made.at.wrong(f"the file says shape {list(made.shape)}, the operator makes {list(shape)}")
        return SavedTile(value, lead)


def _ones(number: int) -> Shape:
    return (1,) * number


def refuse(operator: SavedOperator) -> NoReturn:
    """Raises `CheckpointError` for an operator that is not known, or not supported."""
    at: JsonValue = operator.at.field("op_type")
    if operator_name(operator) in CONSTANT_LOST:
        at.wrong(f"'{operator.name}' is not supported: the format does not keep its constant")
    at.wrong(f"unknown operator '{operator.name}'")


def stored_shape(shape: Shape, partial: Partial | None) -> Shape:
    """The shape of a stored tensor, in parts when it is partial results; `shape` is the file's."""
    return shape if partial is None else (partial.parts, *shape[:-1], partial.width)
