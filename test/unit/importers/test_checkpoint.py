"""Mirage's checkpoint files: what is read computes what the file says, block by block; and what is wrong is refused politely."""

from __future__ import annotations

import copy
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

sys.path.insert(0, str(Path(__file__).parent))
from mirage_files import GraphFile, execute

import mirage_ir as mi
from mirage_ir.errors import MirageError
from mirage_ir.importers.checkpoint import parse_mirage_checkpoint
from mirage_ir.importers.json_file import MAX_BYTES, CheckpointError
from mirage_ir.interpret import run_program
from mirage_ir.program import NEW_DIM, Accumulate, Apply, DType, GraphOp, Program, Store


def read(graph: GraphFile) -> Program:
    (program,) = parse_mirage_checkpoint(graph.data()).programs
    return program


def assert_means_the_same(graph: GraphFile) -> Program:
    """The program of a graph, which computes what the graph does."""
    program = read(graph)
    rng = np.random.default_rng(3)
    inputs = [rng.standard_normal(t.shape) for t in program.inputs]
    wanted, got = execute(graph.operators, inputs), run_program(program, inputs, precision="float64")
    assert len(wanted) == len(got)
    for a, b in zip(wanted, got, strict=True):
        np.testing.assert_allclose(b, a, rtol=1e-9)
    return program


def kernels(program: Program) -> list[GraphOp]:
    return [n for n in program.nodes if isinstance(n, GraphOp)]


def operators(graph: GraphOp) -> list[str]:
    return [n.op for n in graph.body if isinstance(n, Apply)]


def omaps(graph: GraphOp) -> list[tuple[int, ...]]:
    return [n.omap for n in graph.body if isinstance(n, Store)]


# What files mean.


def norm_linear(loop: int, grid: int = 2, how: str = "red_ld_rms") -> GraphFile:
    """A product and an accumulator of its left operand, in one loop."""
    graph = GraphFile()
    x, w = graph.input(3, 16), graph.input(16, 8)
    block = graph.block((grid, 1, 1), loop)
    xt, wt = block.load(x, (-1, -1, -1), 1), block.load(w, (1, -1, -1), 0)
    size = block.accumulate(xt, how)
    product = block.accumulate(block.apply("matmul", xt, wt))
    out = block.store(block.apply("div", product, size), (1, -1, -1))
    return graph.output(out)


@pytest.mark.parametrize("loop", [1, 4, 16])
@pytest.mark.parametrize("how", ["red_ld_rms", "red_ld_sum", "red_ld_mean"])
def test_composite_accumulators(how: str, loop: int) -> None:
    (kernel,) = kernels(assert_means_the_same(norm_linear(loop, how=how)))
    assert kernel.grid == (2,) and kernel.loop == loop
    assert sum(isinstance(n, Accumulate) for n in kernel.body) == (2 if loop > 1 else 0)


def test_the_newer_names_of_accumulators() -> None:
    renamed = norm_linear(4).data().replace(b"tb_accum", b"tb_forloop_accum")
    assert parse_mirage_checkpoint(renamed).programs == (read(norm_linear(4)),)


def attention(loops: tuple[int, int], row_sums: str, dimx: int = 4) -> GraphFile:
    """Two kernels: partial sums over parts of the keys, side by side along the last dimension, and their sum."""
    graph = GraphFile()
    q, k, v = graph.input(2, 6, 3), graph.input(2, 3, 64), graph.input(2, 64, 4)
    first = graph.block((2, 4, 3), loops[0], dimx)
    qt = first.load(q, (0, -1, 1))
    kt, vt = first.load(k, (0, 2, -1), 2), first.load(v, (0, 1, -1), 1)
    e = first.apply("exp", first.apply("matmul", qt, kt))
    sums = first.accumulate(e, row_sums)
    products = first.accumulate(first.apply("matmul", e, vt))
    stored = first.store(sums, (0, 2, 1)), first.store(products, (0, 2, 1))
    second = graph.block((2, 3, 1), loops[1], dimx)
    fmap = 2 if loops[1] > 1 else -1
    s, p = (second.load(t, (0, 1, -1), fmap) for t in stored)
    quotient = second.apply("div", second.accumulate(p, "redtox_ld_sum"), second.accumulate(s, "red_ld_sum"))
    out = second.store(quotient, (0, 1, -1))
    return graph.output(out)


@pytest.mark.parametrize("row_sums", ["nored", "red_ld_sum", "redtox_ld_sum"])
@pytest.mark.parametrize("loops", [(2, 1), (2, 2), (2, 4)])
def test_partial_results_get_a_dimension_of_their_own(loops: tuple[int, int], row_sums: str) -> None:
    first, second = kernels(assert_means_the_same(attention(loops, row_sums)))
    assert omaps(first) == [(0, NEW_DIM, 1)] * 2
    assert second.loop == loops[1]
    assert operators(second).count("sum") == (row_sums != "red_ld_sum") + 2 * (loops[1] < 4)


def test_a_computed_tile_is_summed_to_a_width_by_a_finer_loop() -> None:
    first, _ = kernels(assert_means_the_same(attention((2, 1), "redtox_ld_sum")))
    assert first.loop == 4  # Tiles of 8 columns, summed to 4, in 2 iterations.
    assert "sum" not in operators(first)


@pytest.mark.parametrize("loop", [1, 2])
def test_attention_is_attention(loop: int) -> None:
    program = read(attention((2, loop), "nored"))
    rng = np.random.default_rng(0)
    q, k, v = (rng.standard_normal(t.shape) for t in program.inputs)
    e = np.exp(q @ k)
    (got,) = run_program(program, [q, k, v], precision="float64")
    np.testing.assert_allclose(got, e @ v / e.sum(-1, keepdims=True), rtol=1e-12)


def test_stores_that_put_a_tensor_together_are_left_alone() -> None:
    graph = GraphFile()
    x, w = graph.input(4, 8), graph.input(8, 16)
    first = graph.block((4, 1, 1), 2)
    xt, wt = first.load(x, (-1, -1, -1), 1), first.load(w, (1, -1, -1), 0)
    product = first.accumulate(first.apply("matmul", xt, wt))
    y, z = first.store(product, (1, -1, -1)), first.store(first.apply("silu", product), (1, -1, -1))
    second = graph.block((4, 1, 1))
    total = second.store(second.accumulate(second.load(y, (0, -1, -1)), "red_ld_sum"), (0, -1, -1))
    graph.output(graph.apply("mul", z, total))
    program = assert_means_the_same(graph)
    assert omaps(kernels(program)[0]) == [(1,), (1,)]


def test_partial_results_that_are_not_only_summed_stay_side_by_side() -> None:
    graph = GraphFile()
    x = graph.input(4, 32)
    first = graph.block((4, 1, 1), 2)
    stored = first.store(first.accumulate(first.load(x, (1, -1, -1), 1)), (1, -1, -1))
    e = graph.apply("exp", stored)
    second = graph.block((4, 1, 1))
    narrow = second.accumulate(second.load(e, (0, -1, -1)), "redtox_ld_sum")
    graph.output(second.store(narrow, (0, -1, -1)))
    program = assert_means_the_same(graph)
    assert omaps(kernels(program)[0]) == [(1,)]
    assert [n.op for n in program.nodes if isinstance(n, Apply)] == ["exp", "reshape", "transpose", "reshape"]


@pytest.mark.parametrize("loop", [1, 2])
def test_columns_of_an_input_are_summed_in_groups(loop: int) -> None:
    graph = GraphFile()
    x = graph.input(6, 16)
    block = graph.block((3, 2, 1), loop)
    tile = block.load(x, (0, 1, -1), 1 if loop > 1 else -1)
    graph.output(block.store(block.accumulate(tile, "redtox_ld_sum"), (0, 1, -1)))
    assert_means_the_same(graph)


def test_without_a_loop_accumulators_vanish_and_in_one_invariant_values_count_each_time() -> None:
    for loop in (1, 4):
        graph = GraphFile()
        x, y = graph.input(4, 8), graph.input(4, 8)
        block = graph.block((2, 1, 1), loop)
        a, b = block.load(x, (0, -1, -1)), block.load(y, (0, -1, -1), 1 if loop > 1 else -1)
        sums = [block.accumulate(a, "red_ld_rms"), block.accumulate(a, "red_ld_sum"), block.accumulate(b, "red_ld_sum")]
        out = block.store(block.apply("add", block.apply("mul", sums[0], sums[1]), sums[2]), (0, -1, -1))
        (kernel,) = kernels(assert_means_the_same(graph.output(out)))
        assert sum(isinstance(n, Accumulate) for n in kernel.body) == (loop > 1)


def test_products_of_concatenated_tiles() -> None:
    graph = GraphFile()
    x, w, a, b = graph.input(4, 8), graph.input(8, 6), graph.input(8, 2), graph.input(2, 6)
    block = graph.block((3, 1, 1))
    xt, at = block.load(x, (-1, -1, -1)), block.load(a, (-1, -1, -1))
    wt, bt = block.load(w, (1, -1, -1)), block.load(b, (1, -1, -1))
    left = block.apply("concat_1", xt, block.apply("matmul", xt, at))
    out = block.store(block.apply("matmul", left, block.apply("concat_0", wt, bt)), (1, -1, -1))
    (kernel,) = kernels(assert_means_the_same(graph.output(out)))
    assert operators(kernel) == ["matmul", "matmul", "matmul", "add"]


def test_norms_and_sums_within_a_tile() -> None:
    graph = GraphFile()
    x = graph.input(4, 8)
    block = graph.block((2, 1, 1))
    tile = block.load(x, (0, -1, -1))
    norm = block.apply("rms_norm", tile)
    parts = [block.apply("reduction_1", norm), block.apply("reduction_1_to_dimx", tile)]
    graph.output(block.store(block.apply("mul", *parts), (0, -1, -1)))
    assert_means_the_same(graph)


def test_pre_defined_kernels() -> None:
    graph = GraphFile()
    x, y = graph.input(4, 8), graph.input(8, 4)
    z = graph.apply("exp", graph.apply("rms_norm", graph.apply("matmul", x, y)))
    program = assert_means_the_same(graph.output(graph.apply("div", z, z)))
    assert [n.op for n in program.nodes if isinstance(n, Apply)] == ["matmul", "rms_norm", "exp", "div"]


def test_the_older_form() -> None:
    """An object with the graphs in a field, without output operators, in which output savers accumulate."""
    graph = GraphFile()
    x, w = graph.input(4, 8), graph.input(8, 6)
    block = graph.block((3, 1, 1), 2)
    product = block.apply("matmul", block.load(x, (-1, -1, -1), 1), block.load(w, (1, -1, -1), 0))
    block.store(product, (1, -1, -1))
    block.operators[-1]["output_tensors"] = [graph.guids.tensor((4, 2), smem_offset=64)]
    graph.operators[-1]["plan"] = {"forloop_range": 2}
    data = json.dumps({"config": {"anything": 1}, "generated_graphs": [graph.operators]}).encode()
    (program,) = parse_mirage_checkpoint(data).programs
    inputs = [np.random.default_rng(1).standard_normal(t.shape) for t in program.inputs]
    np.testing.assert_allclose(run_program(program, inputs, precision="float64")[0], inputs[0] @ inputs[1], rtol=1e-12)


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_any_maps(data: st.DataObject) -> None:
    """Grids, maps and loops, drawn: two inputs added or multiplied as matrices, then an accumulator, then a store."""
    extents = st.sampled_from([1, 2, 4])
    grid, loop = (data.draw(extents), data.draw(extents), 1), data.draw(extents)
    graph = GraphFile()
    x, y = graph.input(64, 64), graph.input(64, 64)
    block = graph.block(grid, loop, dimx=data.draw(st.sampled_from([1, 2])))
    dims = st.sampled_from([-1, 0, 1])
    imap, fmap = (data.draw(dims), data.draw(dims), -1), data.draw(dims)
    tiles = [block.load(t, imap, fmap) for t in (x, y)]
    tile = block.apply(data.draw(st.sampled_from(["add", "mul"])), *tiles)
    if data.draw(st.booleans()):
        tile = block.apply("exp", tiles[0])
    total = block.accumulate(tile, data.draw(st.sampled_from(["nored", "red_ld_sum", "red_ld_rms", "red_ld_mean"])))
    graph.output(block.store(total, (data.draw(st.sampled_from([0, 1])), data.draw(st.sampled_from([0, 1])), -1)))
    assert_means_the_same(graph)


@given(
    parts=st.sampled_from([2, 4]),
    loops=st.tuples(st.sampled_from([1, 2, 4]), st.sampled_from([1, 2, 4, 8])),
    order=st.permutations([0, 1, 2]),
    row_sums=st.sampled_from(["nored", "red_ld_sum", "redtox_ld_sum"]),
    split_rows=st.booleans(),
)
@settings(max_examples=60, deadline=None)
def test_any_partial_results(parts: int, loops: tuple[int, int], order: list[int], row_sums: str, split_rows: bool) -> None:
    """Two kernels as in attention, with the grid dimensions in any order and loops that may cut between parts or inside them."""
    graph = GraphFile()
    q, k, v = graph.input(2, 4, 3), graph.input(2, 3, 64), graph.input(2, 64, 8)

    def triple(*values: int) -> tuple[int, int, int]:
        x, y, z = (values[i] for i in order)
        return x, y, z

    first = graph.block(triple(2, parts, 2), loops[0])
    fmaps = (2, 1) if loops[0] > 1 else (-1, -1)
    e = first.apply("exp", first.apply("matmul", first.load(q, triple(0, -1, 1)), first.load(k, triple(0, 2, -1), fmaps[0])))
    products = first.accumulate(first.apply("matmul", e, first.load(v, triple(0, 1, -1), fmaps[1])))
    stored = [first.store(t, triple(0, 2, 1)) for t in (first.accumulate(e, row_sums), products)]
    second = graph.block((2, 2 if split_rows else 1, 1), loops[1], dimx=8)
    fmap = 2 if loops[1] > 1 and all(t["dim"][2] // loops[1] % 8 == 0 for t in stored) else -1
    s, p = (second.load(t, (0, 1, -1), fmap) for t in stored)
    quotient = second.apply("div", second.accumulate(p, "redtox_ld_sum"), second.accumulate(s, "red_ld_sum"))
    out = second.store(quotient, (0, 1, -1))
    assert_means_the_same(graph.output(out))


def test_element_types_and_strides() -> None:
    for code, dtype in (
        (920, DType.bf16),
        (921, DType.f16),
        (930, DType.f32),
        (940, DType.bf16),
        (941, DType.f16),
        (950, DType.f32),
    ):
        graph = GraphFile()
        x = graph.input(4, 8)
        x["data_type"] = code
        y = graph.apply("exp", x)
        y["data_type"] = code
        graph.operators[0]["input_strides"] = [1, 4]
        program = read(graph.output(y))
        assert program.inputs[0].dtype is dtype
        assert program.strides == ((1, 4),)


def test_layouts_by_name() -> None:
    for shape, strides in (((4,), None), ((4, 8), (1, 4)), ((2, 4, 8), (32, 1, 4)), ((3, 2, 4, 8), (64, 32, 1, 4))):
        for layout, wanted in (("DmemRowMajor", None), ("DmemColumnMajor", strides)):
            graph = GraphFile()
            x = graph.input(*shape, layout=layout)
            assert read(graph.output(graph.apply("exp", x))).strides == (wanted,)


def test_graphs_come_in_the_order_of_the_file(tmp_path: Path) -> None:
    graphs = [norm_linear(loop).operators for loop in (4, 8, 16)]
    path = tmp_path / "graphs.json"
    path.write_text(json.dumps(graphs))
    for saved in (mi.load_mirage_checkpoint(path), mi.load_mirage_checkpoint(str(path))):
        assert [kernels(k.program)[0].loop for k in saved] == [4, 8, 16]
        assert [k.program.name for k in saved] == ["graph_0", "graph_1", "graph_2"]


# What is wrong.


def mutated(change: Callable[[list[Any]], None]) -> bytes:
    graph = json.loads(json.dumps(attention((2, 1), "nored").operators))
    change(graph)
    return json.dumps([graph]).encode()


def at(*path: str | int, to: Any) -> Callable[[list[Any]], None]:
    """A change of the value at a path."""

    def change(graph: list[Any]) -> None:
        place: Any = graph
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = to

    return change


def without(*path: str | int) -> Callable[[list[Any]], None]:
    def change(graph: list[Any]) -> None:
        place: Any = graph
        for key in path[:-1]:
            place = place[key]
        del place[path[-1]]

    return change


def cycle(graph: list[Any]) -> None:
    """The exponential of a block reads what is computed from it."""
    tiles = graph[3]["bgraph"]["operators"]
    tiles[4]["input_tensors"] = [copy.deepcopy(tiles[4]["output_tensors"][0])]


def split_over_devices(graph: list[Any]) -> None:
    graph[0]["input_map"] = {"x": 0, "y": -1, "z": -1}


BLOCK = (3, "bgraph")
TILES = (*BLOCK, "operators")
WRONG: list[tuple[Callable[[list[Any]], None], str]] = [
    (at(0, "op_type", to="kn_teleport_op"), r"^\$\[0\]\[0\]\.op_type: unknown operator 'kn_teleport_op'$"),
    (
        at(*BLOCK, "operators", 4, "op_type", to="tb_sinh_op"),
        r"^\$\[0\]\[3\]\.bgraph\.operators\[4\]\.op_type: unknown operator 'tb_sinh_op'$",
    ),
    (
        at(*BLOCK, "operators", 4, "op_type", to="tb_clamp_op"),
        "'tb_clamp_op' is not supported: the format does not keep its constant",
    ),
    (at(*BLOCK, "operators", 4, "op_type", to="kn_exp_op"), "unknown operator 'kn_exp_op'"),
    (at(*BLOCK, "operators", 4, "epilogue", to=1), "unknown field 'epilogue'"),
    (at(*BLOCK, "cluster_dim", to=1), "unknown field 'cluster_dim'"),
    (at(0, "output_tensors", 0, "guid", to=5), "no operator makes the tensor 1001"),
    (at(3, "bgraph", "operators", 0, "dtensor", "guid", to=5), "the kernel does not read the tensor 5"),
    (at(1, "output_tensors", 0, "guid", to=1001), "two operators make the tensor 1001"),
    (cycle, r"^\$\[0\]\[3\]\.bgraph\.operators: the operators depend on each other in a cycle$"),
    (at(*BLOCK, "grid_dim", to=[2, 4, 3]), "grid_dim: expected an object, not an array"),
    (at(*BLOCK, "grid_dim", "x", to=0), "0 is outside 1"),
    (at(*BLOCK, "grid_dim", "x", to=3), "3 parts do not divide dimension 0 of extent 2"),
    (at(*BLOCK, "grid_dim", "y", to=2.5), "expected an integer, not a number"),
    (at(*BLOCK, "forloop_range", to=3), "3 parts do not divide"),
    (at(*BLOCK, "forloop_range", to="4"), "expected an integer, not a string"),
    (at(*BLOCK, "block_dim", "x", to=4096), "a block has 1 to 1024 threads"),
    (at(*BLOCK, "graph_level", to="warp_graph"), "a block graph has the level 'thread_block_graph'"),
    (without(3, "bgraph"), "the field 'bgraph' is missing"),
    (without(0, "output_tensors", 0, "guid"), r"^\$\[0\]\[0\]\.output_tensors\[0\]: the field 'guid' is missing$"),
    (at(0, "output_tensors", 0, "num_dims", to=9), "9 is outside 1 … 4"),
    (at(0, "output_tensors", 0, "dim", to=[2]), "1 extents for 3 dimensions"),
    (at(0, "output_tensors", 0, "dim", to=[2, -6, 3, 0]), "-6 is outside 1"),
    (at(0, "output_tensors", 0, "data_type", to=935), "unknown element type 935"),
    (
        at(0, "output_tensors", 0, "layout", to="DmemDiagonal"),
        r"^\$\[0\]\[0\]\.output_tensors\[0\]\.layout: a tensor in device memory has the layout 'DmemRowMajor' or",
    ),
    (at(5, "input_tensors", 0, "layout", to="DmemColumnMajor"), "outputs are stored row by row"),
    (at(3, "output_tensors", to=[]), "no operator makes the tensor"),
    (at(5, "input_tensors", 0, "dim", to=[2, 6, 5, 0]), r"has shape \[2, 6, 4\] where it is made"),
    (split_over_devices, "'kn_input_op' splits a tensor over several GPUs, which is not supported"),
    (at(5, "output_strides", to=[1, 2, 12]), "outputs are stored row by row"),
    (at(3, to=None), r"^\$\[0\]\[3\]: expected an object, not null$"),
]


@pytest.mark.parametrize(("change", "message"), WRONG)
def test_wrong_graphs_are_refused_with_their_place(change: Callable[[list[Any]], None], message: str) -> None:
    with pytest.raises(CheckpointError, match=message):
        parse_mirage_checkpoint(mutated(change))


def test_sums_to_a_width_that_cannot_be_expressed_are_refused() -> None:
    graph = GraphFile()
    x = graph.input(4, 16)
    block = graph.block((2, 1, 1), 2)
    tile = block.apply("exp", block.load(x, (0, -1, -1), 1))
    kept, narrow = block.accumulate(tile), block.accumulate(tile, "redtox_ld_sum")
    block.store(kept, (0, -1, -1))
    out = block.store(narrow, (0, -1, -1))
    with pytest.raises(CheckpointError, match="the sum of a computed tile down to a width cannot be expressed"):
        read(graph.output(out))


def test_graphs_that_break_a_rule_of_the_program_model_are_refused() -> None:
    graph = GraphFile()
    x = graph.input(4, 16)
    block = graph.block((2, 1, 1), 2)
    tile = block.load(x, (0, -1, -1), 1)
    out = block.store(block.apply("div", tile, block.accumulate(tile, "red_ld_sum")), (0, -1, -1))
    with pytest.raises(CheckpointError, match="variant and accumulated values meet"):
        read(graph.output(out))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", r"^1:1: it is no JSON"),
        (b"[[", "it is no JSON"),
        (b"[NaN]", "NaN is no number"),
        (b"[" + b"9" * 5000 + b"]", "it is no JSON|expected an array"),
        (b"[" * 10_000 + b"]" * 10_000, "nested too deeply|expected an object, not an array"),
        (b'[{"a":' * 10_000, "nested too deeply|it is no JSON"),
        (b"\xff\xfe", "it is not UTF-8 text: byte 0xff"),
        (b"17", r"^\$: expected an array, not an integer$"),
        (b"{}", r"^\$: the field 'generated_graphs' is missing$"),
        (b"[[]]", r"^\$\[0\]: the graph has no output$"),
    ],
    ids=["empty", "open", "nan", "digits", "deep", "deep objects", "bytes", "number", "no graphs", "no output"],
)
def test_files_that_are_no_checkpoints(data: bytes, message: str) -> None:
    with pytest.raises(CheckpointError, match=message):
        parse_mirage_checkpoint(data)


def test_every_truncation_is_refused(tmp_path: Path) -> None:
    data = norm_linear(4).data()
    path = tmp_path / "cut.json"
    for end in range(0, len(data) - 1, 97):
        path.write_bytes(data[:end])
        with pytest.raises(CheckpointError, match=r"cut\.json: .*it is no JSON"):
            mi.load_mirage_checkpoint(path)


def test_large_files_are_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as stream:
        stream.truncate(100 << 20)
    started = time.process_time()
    with pytest.raises(CheckpointError, match=f"more than {MAX_BYTES >> 20} MiB"):
        mi.load_mirage_checkpoint(path)
    assert time.process_time() - started < 5


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=5,
)


def places(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The paths to all values inside a JSON value."""
    entries: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        entries = [(str(k), v) for k, v in value.items()]
    elif isinstance(value, list):
        entries = list(enumerate(value))
    return [p for k, v in entries for p in ((*path, k), *places(v, (*path, k)))]


ATTENTION = json.loads(json.dumps(attention((2, 1), "redtox_ld_sum").operators))
PLACES = places(ATTENTION)


@given(st.data())
@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_damaged_files_are_read_or_refused(data: st.DataObject) -> None:
    """Whatever stands in the place of a value, or of one of its neighbours', nothing but a `MirageError` comes of it."""
    graph = copy.deepcopy(ATTENTION)
    path = data.draw(st.sampled_from(PLACES))
    other = data.draw(st.sampled_from(PLACES))
    place: Any = ATTENTION
    for key in other:
        place = place[key]
    at(*path, to=data.draw(st.one_of(JUNK, st.just(place))))(graph)
    message = ""
    try:
        assert len(parse_mirage_checkpoint(json.dumps([graph]).encode()).programs) == 1
    except MirageError as error:
        message = str(error)
    assert "\n" not in message
