"""Searches that Mirage saved: what was searched for, in which space, and what was found; taken up from Python."""

from __future__ import annotations

import copy
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

sys.path.insert(0, str(Path(__file__).parent))
from mirage_files import GraphFile, Record, SearchFile, Triple, attention, attention_kernel, axes, execute

import mirage_ir as mi
from mirage_ir.canonical import canonical
from mirage_ir.errors import MirageError, SearchError
from mirage_ir.importers.checkpoint import parse_mirage_checkpoint
from mirage_ir.importers.json_file import CheckpointError
from mirage_ir.interpret import run_program
from mirage_ir.program import NEW_DIM, Apply, GraphOp, Program, Store

SOURCE = attention((2, 16, 8), 64)
WHOLE: Triple = (0, -1, -1)
ROWS: Triple = (0, 1, -1)
COLUMNS: Triple = (0, 2, -1)
BETWEEN: Triple = (0, 2, 1)
PARTS: tuple[Triple, Triple, Triple] = ((0, -1, 1), COLUMNS, ROWS)


def combining(graph: GraphFile, stored: tuple[Record, Record], order: str, loop: int = 1) -> GraphFile:
    """The kernel that divides the sum of partial products by that of partial sums."""
    block = graph.block((2, 4, 1), loop, dimx=8)
    sums, products = block.load(stored[0], ROWS), block.load(stored[1], ROWS, 2 if loop > 1 else -1)
    total = block.apply("reduction_2", sums)
    if order == "divide, then sum":
        out = block.apply("reduction_2_to_dimx", block.apply("div", products, total))
    elif order == "sum, then divide":
        out = block.apply("div", block.apply("reduction_2_to_dimx", products), total)
    else:
        out = block.apply("div", products, total)
    block.store(out, ROWS)
    return graph


def in_parts(order: str, loop: int = 1) -> GraphFile:
    """Four blocks share the keys of a batch; each stores sums of its own, side by side along the last dimension."""
    graph = SOURCE.beside()
    return combining(graph, attention_kernel(graph, (2, 4, 2), 4, PARTS, (-1, 2, 1), BETWEEN), order, loop)


def whole(omap: Triple = ROWS, fmap: int = -1) -> GraphFile:
    """Each block has all keys for some rows. With `omap` over columns, blocks store their rows side by side."""
    graph = SOURCE.beside()
    stored = attention_kernel(graph, (2, 4, 1), 4, (ROWS, WHOLE, WHOLE), (-1, 2, 1), omap)
    block = graph.block((2, 4, 1))
    sums, products = (block.load(t, omap, fmap) for t in stored)
    block.store(block.apply("div", products, sums), ROWS)
    return graph


def copies() -> GraphFile:
    """Blocks with the same rows store the same sums, each a copy of its own."""
    graph = SOURCE.beside()
    stored = attention_kernel(graph, (2, 4, 2), 4, ((0, -1, 1), WHOLE, COLUMNS), (-1, 2, 1), BETWEEN)
    block = graph.block((2, 4, 1))
    sums, products = (block.load(t, COLUMNS) for t in stored)
    block.store(block.apply("div", products, sums), COLUMNS)
    return graph


def unscaled() -> GraphFile:
    """Not attention: nothing is divided."""
    graph = SOURCE.beside()
    block = graph.block((2, 4, 1))
    q, k, v = (block.load(t, m) for t, m in zip(graph.inputs, (ROWS, WHOLE, WHOLE), strict=True))
    block.store(block.apply("matmul", block.apply("exp", block.apply("matmul", q, k)), v), ROWS)
    return graph


GRAPHS = {
    "whole": whole(),
    "a loop of one iteration that splits": whole(fmap=1),
    "rows side by side": whole(COLUMNS),
    "copies of sums": copies(),
    "divide, then sum": in_parts("divide, then sum"),
    "sum, then divide": in_parts("sum, then divide"),
    "one part in each iteration": in_parts("divide", 4),
}
CONFIG = {
    "grid_dim_to_explore": [axes((2, 4, 1)), axes((2, 4, 2))],
    "block_dim_to_explore": [axes((64, 2, 1))],
    "imap_to_explore": [axes(m) for m in (ROWS, COLUMNS, WHOLE, (0, -1, 1))],
    "imap_comb_to_explore": [],
    "omap_to_explore": [axes(m) for m in (ROWS, COLUMNS, BETWEEN)],
    "fmap_to_explore": [-1, 1, 2],
    "frange_to_explore": [1, 4],
    "knop_to_explore": ["kn_matmul_op", "kn_customized_op"],
    "tbop_to_explore": ["tb_matmul_op", "tb_exp_op", "tb_div_op", "tb_reduction_2_op", "tb_reduction_2_to_dimx_op"],
    "max_num_threadblock_graph_inputs": 3,
    "reduction_dimx": 8,
    "smem_layout_to_explore": ["SmemRowMajor"],
}
FILE = SearchFile(SOURCE, list(GRAPHS.values()), CONFIG)


def graph_ops(program: Program) -> list[GraphOp]:
    return [n for n in program.nodes if isinstance(n, GraphOp)]


@pytest.mark.parametrize("name", GRAPHS)
def test_graphs_mean_what_the_file_says(name: str) -> None:
    """Every block and iteration executed as the file has them; and all are the computation graph."""
    saved = parse_mirage_checkpoint(SearchFile(SOURCE, [GRAPHS[name]]).data())
    (program,) = saved.programs
    assert saved.source is not None and program.strides == saved.source.strides == (None, (512, 1, 8), (512, 1, 64))
    inputs = [np.random.default_rng(5).standard_normal(t.shape) for t in program.inputs]
    (wanted,) = execute(SOURCE.operators, inputs)
    np.testing.assert_allclose(execute(GRAPHS[name].operators, inputs)[0], wanted, rtol=1e-9)
    np.testing.assert_allclose(run_program(program, inputs, precision="float64")[0], wanted, rtol=1e-9)


@pytest.mark.parametrize("name", ["divide, then sum", "sum, then divide", "one part in each iteration"])
def test_partial_results_have_a_dimension_of_their_own(name: str) -> None:
    (program,) = parse_mirage_checkpoint(SearchFile(SOURCE, [GRAPHS[name]]).data()).programs
    first, second = graph_ops(program)
    assert [n.omap for n in first.body if isinstance(n, Store)] == [(0, NEW_DIM, 1)] * 2
    assert second.loop == (4 if name == "one part in each iteration" else 1)
    assert [n.op for n in program.nodes if isinstance(n, Apply)] == ["reshape"]  # of the result alone


def test_a_loop_of_one_iteration_splits_nothing() -> None:
    first, second = parse_mirage_checkpoint(SearchFile(SOURCE, [whole(), whole(fmap=1)]).data()).programs
    assert canonical(first) == canonical(second)


def test_the_space() -> None:
    """Maps also stand moved by one, for partial results, whose parts are a dimension of their own."""
    assert parse_mirage_checkpoint(FILE.data()).space == {
        "griddims": ((2, 4, 1), (2, 4, 2)),
        "blockdims": (128,),
        "imaps": (ROWS, COLUMNS, WHOLE, (0, -1, 1), (1, 2, -1), (1, 3, -1), (1, -1, -1), (1, -1, 2)),
        "omaps": (ROWS, COLUMNS, BETWEEN, (1, 2, -1), (1, 3, -1), (1, 3, 2)),
        "fmaps": (-1, 1, 2, 0),
        "franges": (1, 4),
        "operators": ("matmul", "exp", "div", "sum", "accumulate sum"),
        "max_inputs": 3,
    }


def test_what_a_config_leaves_open_is_not_declared() -> None:
    config = {"grid_dim_to_explore": [], "imap_comb_to_explore": [[axes(ROWS), axes(WHOLE)], [axes(WHOLE)]], "search_thread": 8}
    assert parse_mirage_checkpoint(SearchFile(SOURCE, [], config).data()).space == {"imaps": (ROWS, WHOLE, (1, 2, -1), (1, -1, -1))}


def test_accumulators_of_a_config_are_what_they_are_made_of() -> None:
    names = ["tb_forloop_accum_nored_op", "tb_forloop_accum_red_ld_rms_op", "tb_rms_norm_op", "tb_mul_scalar_op", "tb_concat_1_op"]
    space = parse_mirage_checkpoint(SearchFile(SOURCE, [], {"tbop_to_explore": names}).data()).space
    assert space["operators"] == ("accumulate sum", "square", "sum", "scale", "sqrt", "div")


def test_inputs_come_in_the_order_of_the_computation_graph() -> None:
    graph = whole()
    graph.operators[:3] = graph.operators[2::-1]
    first, second = parse_mirage_checkpoint(SearchFile(SOURCE, [whole(), graph]).data()).programs
    assert canonical(first) == canonical(second) and first.strides == second.strides


# Taken up.


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> mi.SavedKernels:
    path = tmp_path_factory.mktemp("saved") / "search.json"
    path.write_bytes(SearchFile(SOURCE, [*GRAPHS.values(), unscaled()], CONFIG).data())
    return mi.load_mirage_checkpoint(path)


def test_kernels_run_and_are_written_as_triton(saved: mi.SavedKernels, tmp_path: Path) -> None:
    assert len(saved) == len(GRAPHS) + 1 and [k.program.name for k in saved[:2]] == ["graph_0", "graph_1"]
    assert saved.program is not None
    rng = np.random.default_rng(0)
    inputs = [(rng.standard_normal(t.shape) / 2).astype(np.float16) for t in saved.program.inputs]
    (wanted,) = execute(SOURCE.operators, [x.astype(np.float64) for x in inputs])
    for kernel in saved[:-1]:
        np.testing.assert_allclose(kernel(inputs=inputs), wanted, atol=0.01)
    saved[0].generate_triton_program(tmp_path / "fused.py")
    assert "@triton.jit" in (tmp_path / "fused.py").read_text()
    assert repr(saved[0]).startswith("<SavedKernel graph_0: 2 kernels, ")


def test_verdicts(saved: mi.SavedKernels) -> None:
    assert all(kernel.verdict.equivalent and kernel.verdict.bound_log2 < -40 for kernel in saved[:-1])
    assert not saved[-1].verdict.equivalent


def test_a_saved_search_is_taken_up(saved: mi.SavedKernels) -> None:
    """All that was saved and is right comes back, once each, beside what is found in the space of the file."""
    kernels = mi.superoptimize(saved, max_kernels=1, top="all")
    assert all(k.verdict.equivalent for k in kernels) and kernels.result.rejected == 1
    forms = [canonical(k.program) for k in kernels]
    assert len(set(forms)) == len(forms)
    distinct = {canonical(k.program) for k in saved[:-1]}
    assert len(distinct) == len(GRAPHS) - 1 and distinct <= set(forms)
    found = [g for k in kernels if canonical(k.program) not in distinct for g in graph_ops(k.program)]
    assert found and {g.threads for g in found} == {128} and {g.loop for g in found} <= {1, 4}
    assert {k.program.name for k in kernels} == {"computation_graph"}
    assert [k.cost_us for k in kernels] == sorted(k.cost_us for k in kernels)


def test_options_replace_those_of_the_file(saved: mi.SavedKernels) -> None:
    assert saved.program is not None
    kernels = mi.superoptimize(saved, franges=[2], griddims=[(2, 2, 1)], max_kernels=2, top="all")
    mine = {canonical(k.program) for k in saved}
    loops = {g.loop for k in kernels if canonical(k.program) not in mine for g in graph_ops(k.program)}
    assert 2 in loops and not loops & {4, 8}


def test_composites_between_kernels(tmp_path: Path) -> None:
    source = GraphFile()
    x, w = source.input(16, 64), source.input(64, 32)
    source.apply("matmul", source.apply("rms_norm", x), w)
    graph = source.beside()
    block = graph.block((4, 1, 1))
    tiles = block.load(graph.apply("rms_norm", x), (-1, -1, -1)), block.load(w, (1, -1, -1))
    block.store(block.apply("matmul", *tiles), (1, -1, -1))
    graph.operators.sort(key=lambda o: o["op_type"] == "kn_customized_op")
    path = tmp_path / "search.json"
    path.write_bytes(SearchFile(source, [graph]).data())
    (kernel,) = mi.load_mirage_checkpoint(path)
    assert kernel.verdict.equivalent and kernel.cost_us > 0 and "@triton.jit" in kernel.source


def test_a_list_says_not_what_its_graphs_compute(tmp_path: Path) -> None:
    path = tmp_path / "graphs.json"
    path.write_bytes(whole().data())
    saved = mi.load_mirage_checkpoint(path)
    assert saved.program is None and not saved.space
    with pytest.raises(SearchError, match="it has no computation graph"):
        mi.superoptimize(saved)
    with pytest.raises(SearchError, match="the file of 'graph_0' does not say what it should compute"):
        _ = saved[0].verdict


# What is wrong.


def other_rows(record: Record) -> None:
    record["generated_graphs"][0] = attention((2, 8, 8), 64).operators


def two_results(record: Record) -> None:
    graph = copy.deepcopy(record["generated_graphs"][0])
    record["generated_graphs"][1] = graph[:-1]


def set_config(name: str, value: Any) -> Callable[[Record], None]:
    def change(record: Record) -> None:
        record["config"][name] = value

    return change


def set_field(name: str, value: Any) -> Callable[[Record], None]:
    def change(record: Record) -> None:
        record[name] = value

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (other_rows, r"^\$\.generated_graphs\[0\]: it takes tensors of shapes 2x8x8, .*, the computation graph 2x16x8, "),
        (two_results, r"^\$\.generated_graphs\[1\]: it returns tensors of shapes 2x16x1, 2x16x8, the computation graph 2x16x8$"),
        (set_field("computation_graph", whole().operators), r"^\$\.computation_graph: a computation graph has no graph-defined"),
        (set_field("computation_graph", None), r"^\$\.computation_graph: expected an array, not null$"),
        (set_field("config", []), r"^\$\.config: expected an object, not an array$"),
        (set_field("generated_graphs", {}), r"^\$\.generated_graphs: expected an array, not an object$"),
        (set_config("tbop_to_explore", ["tb_sinh_op"]), r"^\$\.config\.tbop_to_explore\[0\]: unknown operator 'tb_sinh_op'$"),
        (set_config("tbop_to_explore", ["kn_exp_op"]), r"^\$\.config\.tbop_to_explore\[0\]: unknown operator 'kn_exp_op'$"),
        (set_config("frange_to_explore", [4, 0]), r"^\$\.config\.frange_to_explore\[1\]: 0 is outside 1"),
        (
            set_config("grid_dim_to_explore", [[2, 4, 1]]),
            r"^\$\.config\.grid_dim_to_explore\[0\]: expected an object, not an array$",
        ),
        (set_config("omap_to_explore", 3), r"^\$\.config\.omap_to_explore: expected an array, not an integer$"),
    ],
)
def test_wrong_files_are_refused_with_their_place(change: Callable[[Record], None], message: str) -> None:
    record = json.loads(FILE.data())
    change(record)
    with pytest.raises(CheckpointError, match=message):
        parse_mirage_checkpoint(json.dumps(record).encode())


JUNK = st.none() | st.booleans() | st.integers() | st.text(max_size=9) | st.lists(st.integers(), max_size=3)


def places(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The paths to all values inside a JSON value."""
    entries: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        entries = [(str(k), v) for k, v in value.items()]
    elif isinstance(value, list):
        entries = list(enumerate(value))
    return [p for k, v in entries for p in ((*path, k), *places(v, (*path, k)))]


SMALL = json.loads(SearchFile(SOURCE, [in_parts("divide, then sum")], CONFIG).data())
PLACES = [p for p in places(SMALL) if p[0] in ("computation_graph", "config", "generated_graphs")]


@given(st.data())
@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_damaged_files_are_read_or_refused(data: st.DataObject) -> None:
    """Whatever stands in the place of a value, nothing but a `MirageError` of one line comes of it."""
    record = copy.deepcopy(SMALL)
    *path, last = data.draw(st.sampled_from(PLACES))
    place: Any = record
    for key in path:
        place = place[key]
    place[last] = data.draw(JUNK)
    message = ""
    try:
        parse_mirage_checkpoint(json.dumps(record).encode())
    except MirageError as error:
        message = str(error)
    assert "\n" not in message
