"""Checkpoint files of Mirage written for tests, and what they mean: every block and every iteration executed literally in NumPy."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[np.float64]
Record: TypeAlias = dict[str, Any]
F16 = 921


def axes(values: Sequence[int]) -> dict[str, int]:
    """x, y and z of a map or a grid."""
    return dict(zip("xyz", values, strict=True))


@dataclass
class Guids:
    """Numbers for tensors, none twice."""

    last: int = 1000

    def tensor(self, shape: Sequence[int], **extra: Any) -> Record:
        self.last += 1
        dims = [*shape, *(0,) * (4 - len(shape))]
        return {"data_type": F16, "dim": dims, "guid": self.last, "num_dims": len(shape), **extra}


@dataclass
class BlockFile:
    """A block graph being written. Maps are triples; shapes of results are worked out."""

    guids: Guids
    grid: tuple[int, int, int]
    loop: int = 1
    dimx: int = 4
    operators: list[Record] = field(default_factory=list[Record])
    read: list[Record] = field(default_factory=list[Record])
    made: list[Record] = field(default_factory=list[Record])

    def load(self, tensor: Record, imap: tuple[int, int, int], fmap: int = -1) -> Record:
        shape = shape_of(tensor)
        for g, d in enumerate(imap):
            if d >= 0:
                shape[d] //= self.grid[g]
        if fmap >= 0:
            shape[fmap] //= self.loop
        if tensor not in self.read:
            self.read.append(tensor)
        return self._add("tb_input_op", [], shape, dtensor=tensor, input_map=axes(imap), forloop_dim=fmap)

    def apply(self, name: str, *tiles: Record) -> Record:
        first = shape_of(tiles[0])
        if name == "matmul":
            shape = [*first[:-1], shape_of(tiles[1])[-1]]
        elif name.startswith("concat"):
            d = int(name[-1])
            shape = [*first[:d], first[d] + shape_of(tiles[1])[d], *first[d + 1 :]]
        elif name.startswith("reduction"):
            d = int(name[10])
            shape = [*first[:d], self.dimx if name.endswith("to_dimx") else 1, *first[d + 1 :]]
        else:
            shape = [*np.broadcast_shapes(*(tuple(shape_of(t)) for t in tiles))]
        return self._add(f"tb_{name}_op", list(tiles), shape)

    def accumulate(self, tile: Record, how: str = "nored") -> Record:
        *lead, last = shape_of(tile)
        width = last if how == "nored" else self.dimx if how == "redtox_ld_sum" else 1
        return self._add(f"tb_accum_{how}_op", [tile], [*lead, width])

    def store(self, tile: Record, omap: tuple[int, int, int]) -> Record:
        shape = shape_of(tile)
        for g, d in enumerate(omap):
            if d >= 0:
                shape[d] *= self.grid[g]
        out = self.guids.tensor(shape)
        record = {
            "op_type": "tb_output_op",
            "input_tensors": [tile],
            "output_tensors": [],
            "dtensor": out,
            "output_map": axes(omap),
        }
        self.operators.append(record)
        self.made.append(out)
        return out

    def _add(self, op: str, tiles: list[Record], shape: Sequence[int], **extra: Any) -> Record:
        made = self.guids.tensor(shape)
        self.operators.append({"op_type": op, "input_tensors": tiles, "output_tensors": [made], **extra})
        return made

    def record(self) -> Record:
        return {
            "block_dim": axes((128, 1, 1)),
            "forloop_range": self.loop,
            "graph_level": "thread_block_graph",
            "grid_dim": axes(self.grid),
            "operators": self.operators,
            "reduction_dimx": self.dimx,
        }


@dataclass
class GraphFile:
    """A μGraph being written."""

    guids: Guids = field(default_factory=Guids)
    operators: list[Record] = field(default_factory=list[Record])

    def input(self, *shape: int, layout: str = "DmemRowMajor") -> Record:
        tensor = self._add("kn_input_op", [], shape)
        tensor["layout"] = layout
        return tensor

    def beside(self) -> GraphFile:
        """Another graph on the same inputs."""
        return GraphFile(self.guids, [o for o in self.operators if o["op_type"] == "kn_input_op"])

    @property
    def inputs(self) -> list[Record]:
        return [o["output_tensors"][0] for o in self.operators if o["op_type"] == "kn_input_op"]

    def apply(self, name: str, *tensors: Record) -> Record:
        shapes = [tuple(shape_of(t)) for t in tensors]
        shape = (*shapes[0][:-1], shapes[1][-1]) if name == "matmul" else np.broadcast_shapes(*shapes)
        if name.startswith("reduction"):
            d = int(name[-1])
            shape = (*shape[:d], 1, *shape[d + 1 :])
        return self._add(f"kn_{name}_op", list(tensors), shape)

    def block(self, grid: tuple[int, int, int], loop: int = 1, dimx: int = 4) -> BlockFile:
        """A graph-defined kernel, to be filled."""
        block = BlockFile(self.guids, grid, loop, dimx)
        self.operators.append(
            {"op_type": "kn_customized_op", "bgraph": block.record(), "input_tensors": block.read, "output_tensors": block.made}
        )
        return block

    def output(self, tensor: Record) -> GraphFile:
        self.operators.append({"op_type": "kn_output_op", "input_tensors": [tensor], "output_tensors": []})
        return self

    def _add(self, op: str, tensors: list[Record], shape: Sequence[int]) -> Record:
        made = self.guids.tensor(shape, layout="DmemRowMajor")
        self.operators.append({"op_type": op, "input_tensors": tensors, "output_tensors": [made]})
        return made

    def data(self) -> bytes:
        """A file with this graph alone."""
        return json.dumps([self.operators]).encode()


@dataclass
class SearchFile:
    """A saved search being written: what was searched for, what was found, and where."""

    source: GraphFile
    graphs: list[GraphFile] = field(default_factory=list[GraphFile])
    config: Record = field(default_factory=dict[str, Any])

    def record(self) -> Record:
        return {
            "best_graph": None,
            "best_profile_result": {"run_time": 12345.0},
            "callstack": [],
            "computation_graph": self.source.operators,
            "config": self.config,
            "generated_graphs": [graph.operators for graph in self.graphs],
            "search_finished": True,
        }

    def data(self) -> bytes:
        return json.dumps(self.record()).encode()


def attention(q: tuple[int, int, int], keys: int, layout: str = "DmemColumnMajor") -> GraphFile:
    """exp(QK) / Σ exp(QK) · V without a kernel of its own, as in older files: without an operator for the output."""
    graph = GraphFile()
    batch, _, width = q
    x, k, v = graph.input(*q), graph.input(batch, width, keys, layout=layout), graph.input(batch, keys, width, layout=layout)
    e = graph.apply("exp", graph.apply("matmul", x, k))
    graph.apply("matmul", graph.apply("div", e, graph.apply("reduction_2", e)), v)
    return graph


Triple: TypeAlias = tuple[int, int, int]


def attention_kernel(
    graph: GraphFile, grid: Triple, loop: int, maps: tuple[Triple, Triple, Triple], fmaps: Triple, omap: Triple
) -> tuple[Record, Record]:
    """A kernel that stores Σ exp(QK) and exp(QK) · V, which output savers accumulate."""
    block = graph.block(grid, loop)
    q, k, v = (block.load(t, m, f) for t, m, f in zip(graph.inputs, maps, fmaps, strict=True))
    e = block.apply("exp", block.apply("matmul", q, k))
    sums, products = block.apply("reduction_2", e), block.apply("matmul", e, v)
    return block.store(sums, omap), block.store(products, omap)


def shape_of(tensor: Record) -> list[int]:
    return list(tensor["dim"][: tensor["num_dims"]])


# What it means.


def silu(x: Array) -> Array:
    return x / (1 + np.exp(-x))


def rms(x: Array) -> Array:
    return np.sqrt(np.mean(x * x, axis=-1, keepdims=True))


MEANINGS: dict[str, Callable[..., Array]] = {
    "matmul": np.matmul,
    "exp": np.exp,
    "silu": silu,
    "square": np.square,
    "sqrt": np.sqrt,
    "add": np.add,
    "mul": np.multiply,
    "div": np.divide,
    "rms_norm": lambda x: x / rms(x),
    "concat_0": lambda x, y: np.concatenate((x, y), 0),
    "concat_1": lambda x, y: np.concatenate((x, y), 1),
    "reduction_0": lambda x: x.sum(0, keepdims=True),
    "reduction_1": lambda x: x.sum(1, keepdims=True),
    "reduction_2": lambda x: x.sum(2, keepdims=True),
}


def execute(graph: Sequence[Record], inputs: Sequence[Array]) -> list[Array]:
    """The outputs of a μGraph: those that it names or, as in older files, all that nothing reads."""
    values: dict[int, Array] = {}
    outputs: list[Array] = []
    given = iter(inputs)
    for record in graph:
        name = record["op_type"][3:-3]
        read = [values[t["guid"]] for t in record["input_tensors"]]
        if name == "input":
            values[record["output_tensors"][0]["guid"]] = next(given)
        elif name == "output":
            outputs += read
        elif name == "customized":
            values |= execute_block(record["bgraph"], values)
        else:
            values[record["output_tensors"][0]["guid"]] = MEANINGS[name](*read)
    used = {t["guid"] for record in graph for t in record["input_tensors"]}
    made = [t["guid"] for record in graph if record["input_tensors"] for t in record["output_tensors"]]
    return outputs or [values[guid] for guid in made if guid not in used]


def execute_block(block: Record, values: dict[int, Array]) -> dict[int, Array]:
    """What a graph-defined kernel stores. Where there are no accumulators, output savers accumulate."""
    accumulates = any(record["op_type"].startswith("tb_accum") for record in block["operators"])
    grid = [block["grid_dim"][a] for a in "xyz"]
    loop, width = block["forloop_range"], block["reduction_dimx"]
    stored: dict[int, Array] = {}
    for place in product(*map(range, grid)):
        totals: dict[int, list[Array]] = {}
        saved: dict[int, Array] = {}
        tiles: dict[int, Array] = {}
        for iteration in range(loop):
            for record in block["operators"]:
                name = record["op_type"][3:-3]
                if name == "input":
                    tiles[guid_of(record)] = tile_of(record, values, grid, place, loop, iteration)
                elif name.startswith("accum"):
                    totals.setdefault(guid_of(record), []).append(tiles[record["input_tensors"][0]["guid"]])
                    if iteration == loop - 1:
                        tiles[guid_of(record)] = accumulated(name, np.stack(totals[guid_of(record)]), width)
                elif name != "output" and all(t["guid"] in tiles for t in record["input_tensors"]):
                    tiles[guid_of(record)] = meaning(name, width)(*(tiles[t["guid"]] for t in record["input_tensors"]))
                elif name == "output" and (not accumulates or iteration == loop - 1):
                    guid, tile = record["dtensor"]["guid"], tiles[record["input_tensors"][0]["guid"]]
                    saved[guid] = saved[guid] + tile if guid in saved else tile
        for record in block["operators"]:
            if record["op_type"] == "tb_output_op":
                out = record["dtensor"]
                target = stored.setdefault(out["guid"], np.full(shape_of(out), np.nan))
                target[cut(target.shape, [record["output_map"][a] for a in "xyz"], grid, place)] = saved[out["guid"]]
    return stored


def meaning(name: str, width: int) -> Callable[..., Array]:
    if name.endswith("_to_dimx"):
        return lambda x: narrow(x, width)
    return MEANINGS[name]


def narrow(x: Array, width: int) -> Array:
    return x.reshape(*x.shape[:-1], -1, width).sum(-2)


def accumulated(name: str, tiles: Array, width: int) -> Array:
    """The value of an accumulator, from the tiles of all iterations."""
    match name:
        case "accum_nored":
            return tiles.sum(0)
        case "accum_red_ld_sum":
            return tiles.sum((0, -1))[..., None]
        case "accum_red_ld_mean":
            return tiles.mean((0, -1))[..., None]
        case "accum_red_ld_rms":
            return np.sqrt((tiles * tiles).mean((0, -1)))[..., None]
        case "accum_redtox_ld_sum":
            return narrow(tiles.sum(0), width)
        case unknown:
            raise AssertionError(unknown)


def tile_of(
    record: Record, values: dict[int, Array], grid: Sequence[int], place: Sequence[int], loop: int, iteration: int
) -> Array:
    """The tile that a block loads in an iteration: earlier grid dimensions are outer, the loop is innermost."""
    tile = values[record["dtensor"]["guid"]]
    tile = tile[cut(tile.shape, [record["input_map"][a] for a in "xyz"], grid, place)]
    return tile if record["forloop_dim"] < 0 else np.split(tile, loop, record["forloop_dim"])[iteration]


def cut(shape: Sequence[int], dims: Sequence[int], grid: Sequence[int], place: Sequence[int]) -> tuple[slice, ...]:
    ranges = [(0, n) for n in shape]
    for d, parts, at in zip(dims, grid, place, strict=True):
        if d >= 0:
            start, extent = ranges[d]
            ranges[d] = (start + at * (extent // parts), extent // parts)
    return tuple(slice(start, start + extent) for start, extent in ranges)


def guid_of(record: Record) -> int:
    return record["output_tensors"][0]["guid"]
