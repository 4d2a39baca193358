"""The records of a checkpoint: operators, tensors and block graphs as the file has them, checked for form but not for meaning.

A μGraph is an array of kernel operators, each with the tensors that it reads and makes; a tensor has a `guid`, by which operators
find it, and a `dim` that is padded with zeros. A `kn_customized_op` holds its block graph under `bgraph`. Maps have the entries x,
y and z, with -1 for replication. Fields about memory (offsets and layouts in shared memory) have no meaning here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from heapq import heappop, heappush

from mirage_ir.importers.json_file import JsonValue
from mirage_ir.program import REPLICATE, Shape

MAX_EXTENT = 2**31 - 1
MAX_GUID = 2**63 - 1
SAVED_RANK = 4
"""Dimensions that the format has room for: `dim` has four entries."""
TENSOR = frozenset({"after_accum", "data_type", "dim", "guid", "layout", "num_dims", "smem_offset"})
COMMON = frozenset({"op_type", "input_tensors", "output_tensors"})
FIELDS = {
    "kn_input_op": frozenset({"input_map", "input_strides"}),
    "kn_output_op": frozenset({"output_map", "output_strides"}),
    "kn_customized_op": frozenset({"bgraph", "plan"}),
    "tb_input_op": frozenset({"dtensor", "forloop_dim", "input_map"}),
    "tb_output_op": frozenset({"dtensor", "forloop_dim", "output_map"}),
}
"""Fields beyond the common ones, by operator. A `plan`, in older files, says the same as the block graph."""
DERIVED = frozenset({"concat_dim", "reduce_dim", "reduce_size", "reduction_dim_idx", "reduction_dim_size"})
"""Fields that repeat what an operator's name and shapes say."""
BLOCK = frozenset({"block_dim", "forloop_range", "graph_level", "grid_dim", "operators", "reduction_dimx", "smem_offset"})


@dataclass(frozen=True, slots=True)
class SavedTensor:
    """A tensor or tile; `code` is the number of its element type."""

    guid: int
    shape: Shape
    code: int
    at: JsonValue


@dataclass(frozen=True, slots=True)
class SavedOperator:
    """An operator of either level.

    An operator that crosses levels has a `tensor`, the one outside, and a `map` over the grid; `fmap` is the dimension that the
    for-loop splits. Inputs may have `strides`. A graph-defined kernel has a `block`.
    """

    name: str
    inputs: tuple[SavedTensor, ...]
    outputs: tuple[SavedTensor, ...]
    at: JsonValue
    tensor: SavedTensor | None = None
    map: tuple[int, ...] = ()
    fmap: int = REPLICATE
    strides: tuple[int, ...] | None = None
    block: Block | None = None

    @property
    def outside(self) -> SavedTensor:
        """The tensor of an operator that crosses levels. Raises `CheckpointError` when the file does not say it."""
        if self.tensor is None:
            self.at.wrong("the field 'dtensor' is missing")
        return self.tensor


@dataclass(frozen=True, slots=True)
class Block:
    """A block graph: grid, threads, range of the for-loop, and operators, producers first.

    `width` is the columns that sums down to a width leave; None in older files, which do not say it.
    """

    grid: tuple[int, ...]
    threads: int
    loop: int
    operators: tuple[SavedOperator, ...]
    width: int | None


def read_operators(graph: JsonValue) -> tuple[SavedOperator, ...]:
    """The kernel operators of a μGraph, producers first. Raises `CheckpointError`."""
    return _in_order([_operator(item, "kn_") for item in graph.items()], graph)


def _operator(item: JsonValue, prefix: str) -> SavedOperator:
    at = item.field("op_type")
    name = at.text()
    if not name.startswith(prefix) or not name.isprintable():
        at.wrong(f"unknown operator '{name}'" if len(name) < 80 and name.isprintable() else "unknown operator")
    item.only(COMMON | FIELDS.get(name, DERIVED))
    inputs = tuple(_tensor(t) for t in item.field("input_tensors").items())
    outputs = tuple(_tensor(t) for t in item.field("output_tensors").items())
    tensor = _tensor(item.field("dtensor")) if item.has("dtensor") else None
    maps = next((triple(item.field(m), -1, SAVED_RANK - 1) for m in ("input_map", "output_map") if item.has(m)), ())
    fmap = item.field("forloop_dim").integer(-1, SAVED_RANK - 1) if item.has("forloop_dim") else REPLICATE
    strides = next((s for s in ("input_strides", "output_strides") if item.has(s)), None)
    steps = None if strides is None else tuple(v.integer(0, MAX_GUID) for v in item.field(strides).items())
    block = _block(item.field("bgraph")) if name == "kn_customized_op" else None
    return SavedOperator(name, inputs, outputs, item, tensor, maps, fmap, steps, block)


def _tensor(item: JsonValue) -> SavedTensor:
    item.only(TENSOR)
    rank = item.field("num_dims").integer(1, SAVED_RANK)
    dims = item.field("dim").items()
    if len(dims) < rank:
        item.field("dim").wrong(f"{len(dims)} extents for {rank} dimensions")
    shape = tuple(d.integer(1, MAX_EXTENT) for d in dims[:rank])
    return SavedTensor(item.field("guid").integer(0, MAX_GUID), shape, item.field("data_type").integer(0, MAX_EXTENT), item)


def triple(item: JsonValue, least: int, most: int) -> tuple[int, ...]:
    """A grid or a map: the entries x, y and z."""
    item.only(frozenset({"x", "y", "z"}))
    return tuple(item.field(axis).integer(least, most) for axis in ("x", "y", "z"))


def _block(item: JsonValue) -> Block:
    item.only(BLOCK)
    if item.has("graph_level") and item.field("graph_level").text() != "thread_block_graph":
        item.field("graph_level").wrong("a block graph has the level 'thread_block_graph'")
    x, y, z = triple(item.field("block_dim"), 1, MAX_EXTENT)
    operators = [_operator(o, "tb_") for o in item.field("operators").items()]
    return Block(
        triple(item.field("grid_dim"), 1, MAX_EXTENT),
        x * y * z,
        item.field("forloop_range").integer(1, MAX_EXTENT),
        _in_order(operators, item.field("operators")),
        item.field("reduction_dimx").integer(1, MAX_EXTENT) if item.has("reduction_dimx") else None,
    )


def _in_order(operators: Sequence[SavedOperator], graph: JsonValue) -> tuple[SavedOperator, ...]:
    """The operators, producers before readers, otherwise in their order. Raises `CheckpointError`."""
    makers: dict[int, tuple[int, Shape]] = {}
    for n, operator in enumerate(operators):
        for tensor in operator.outputs:
            if tensor.guid in makers:
                tensor.at.wrong(f"two operators make the tensor {tensor.guid}")
            makers[tensor.guid] = n, tensor.shape
    reads: dict[int, set[int]] = {}
    for n, operator in enumerate(operators):
        for tensor in operator.inputs:
            if tensor.guid not in makers:
                tensor.at.wrong(f"no operator makes the tensor {tensor.guid}")
            if tensor.shape != makers[tensor.guid][1]:
                tensor.at.wrong(f"the tensor {tensor.guid} has shape {list(makers[tensor.guid][1])} where it is made")
        reads[n] = {makers[t.guid][0] for t in operator.inputs}
    sorter = TopologicalSorter(reads)
    try:
        sorter.prepare()
    except CycleError:
        graph.wrong("the operators depend on each other in a cycle")
    ready: list[int] = []
    order: list[SavedOperator] = []
    while sorter.is_active():
        for n in sorter.get_ready():
            heappush(ready, n)
        first = heappop(ready)
        sorter.done(first)
        order.append(operators[first])
    return tuple(order)
