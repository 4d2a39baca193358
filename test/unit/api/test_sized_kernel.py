"""Graphs with symbolic sizes from Python: one search, and kernels that run at all sizes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from poisoned_run import load_module
from sized_graphs import rms_norm_linear
from sized_runs import wrong_at

import mirage_ir as mi
from mirage_ir.api.sized_kernel import SizedKernel
from mirage_ir.block.cost import program_cost
from mirage_ir.errors import ProgramError
from mirage_ir.sized.family import SizedProgram
from mirage_ir.sized.resize import resize
from mirage_ir.target import DEFAULT_TARGET, machine
from mirage_ir.verify import Basis

torch = pytest.importorskip("torch")


@pytest.fixture(scope="module")
def kernel() -> SizedKernel:
    return rms_norm_linear(256, 128).superoptimize_sizes(progress=False)


def inputs(tokens: int) -> list[Any]:
    random = np.random.default_rng(tokens)
    return [random.standard_normal((tokens, 256)).astype(np.float16), (random.standard_normal((256, 128)) / 16).astype(np.float16)]


def expected(x: Any, w: Any) -> Any:
    x, w = np.asarray(x, np.float64), np.asarray(w, np.float64)
    return (x / np.sqrt(np.mean(x * x, axis=1, keepdims=True))) @ w


@pytest.mark.parametrize("tokens", [1, 16, 33, 100, 400])
def test_it_runs_at_any_size(kernel: SizedKernel, tokens: int) -> None:
    arrays = inputs(tokens)
    for given in (arrays, [torch.from_numpy(x) for x in arrays]):
        y = kernel(inputs=given)
        assert type(y) is type(given[0])
        assert np.abs(np.asarray(y, np.float64) - expected(*arrays)).max() < 0.02


def test_its_boxes_are_the_whole_range_and_its_programs_are_proved(kernel: SizedKernel) -> None:
    covered = sorted(box[0] for choice in kernel.choices for box in choice.boxes)
    assert [covered[0][0], covered[-1][1]] == [1, 8192]
    assert all(a[1] + 1 == b[0] for a, b in pairwise(covered))
    for choice, proof in zip(kernel.choices, kernel.proofs, strict=True):
        assert proof.equivalent
        assert proof.bound_log2 < -40
        assert str(proof) == "proved for all sizes"
        assert proof.everywhere.basis is (Basis.CLASSES if choice.fixed else Basis.ALL_SIZES)


def test_the_chosen_programs_lose_little(kernel: SizedKernel) -> None:
    """At the sizes that were searched, against the program that was found there alone."""
    for sizes in kernel.result.searched:
        tokens = sizes["tokens"]
        graph = mi.new_graph()
        x, w = graph.new_input((tokens, 256)), graph.new_input((256, 128))
        graph.mark_output(graph.rms_norm(x, 256) @ w)
        assert kernel.cost_us(tokens=tokens) <= 1.06 * graph.superoptimize(progress=False).cost_us


def test_small_sizes_are_searched_one_by_one(kernel: SizedKernel) -> None:
    assert [sizes["tokens"] for sizes in kernel.result.searched] == [16, 32, 64, 128, 512, 2048, 8192, 1]


def test_the_cheapest_of_the_chosen_programs_runs(kernel: SizedKernel) -> None:
    """Also between the sizes that they were chosen by."""
    source, goal, random = kernel.result.source, machine(DEFAULT_TARGET), Random(1)
    everywhere = [choice.program for choice in kernel.choices if not choice.fixed]
    for tokens in (int(16 * 512 ** random.random()) for _ in range(20)):
        inputs = source.at({"tokens": tokens}).inputs
        costs = [program_cost(resize(p, inputs, source.symbolic), goal, all_sizes=True) for p in everywhere]
        assert kernel.cost_us(tokens=tokens) <= 1.02 * min(costs)


def test_each_size_has_a_program(kernel: SizedKernel) -> None:
    random = Random(0)
    for tokens in (*range(1, 40), *(random.randint(40, 8192) for _ in range(20))):
        assert kernel.at(tokens=tokens).inputs[0].shape == (tokens, 256)


def test_its_module_is_right(kernel: SizedKernel, tmp_path: Path) -> None:
    kernel.generate_triton_program(tmp_path / "fused.py")
    module = load_module((tmp_path / "fused.py").read_text(), tmp_path)
    for tokens in (1, 17, 64):
        assert wrong_at(module, kernel.result.source, {"tokens": tokens}) == ""


def test_inputs_and_sizes_that_do_not_fit(kernel: SizedKernel) -> None:
    _, w = inputs(1)
    for shape, words in (
        ((8193, 256), "from 1 to 8192, not 8193"),
        ((3, 255), "must have shape \\(3, 256\\)"),
        ((3,), "\\(tokens, 256\\)"),
    ):
        with pytest.raises(mi.api.InputError, match=words):
            kernel(inputs=[np.zeros(shape, np.float16), w])
    with pytest.raises(mi.api.InputError, match="takes 2 inputs, not 1"):
        kernel(inputs=[w])
    with pytest.raises(mi.api.InputError, match="the symbols are tokens, not rows"):
        kernel.at(rows=3)


def test_it_says_what_it_is(kernel: SizedKernel) -> None:
    assert repr(kernel).startswith("<SizedKernel rms_norm_linear: ")
    assert repr(kernel).endswith("for tokens (1 … 8192) on h100>")


@pytest.mark.parametrize(
    ("least", "off", "zero"), [(1, 1, True), (2, 1, False), (1, 5, True), (6, 5, False), (1, 64, True), (1, 65, False)]
)
def test_no_constant_is_divided_by_what_may_be_0(least: int, off: int, zero: bool) -> None:
    graph = mi.new_graph()
    n = graph.new_symbol("n", least, 64)
    graph.mark_output(graph.sum(graph.new_input((n, 32), name="x"), 0) / (n - off))
    if zero:
        with pytest.raises(ProgramError, match=rf"a constant is divided by \(n - {off}\), which may be 0 at some sizes"):
            SizedProgram.of(graph.program())
    else:
        assert SizedProgram.of(graph.program()).at({"n": least}).inputs[0].shape == (least, 32)


@pytest.mark.parametrize("divisor", [lambda n, _: 10 - n, lambda n, m: n - m, lambda n, _: (n - 5) * (n - 9)])
def test_no_constant_is_divided_by_a_difference_that_may_be_0(divisor: Callable[[Any, Any], Any]) -> None:
    graph = mi.new_graph()
    n, m = graph.new_symbol("n", 2, 64), graph.new_symbol("m", 1, 3)
    graph.mark_output(graph.sum(graph.new_input((n, m, 32), name="x"), 0) / divisor(n, m))
    with pytest.raises(ProgramError, match="which may be 0 at some sizes"):
        SizedProgram.of(graph.program())


def test_symbols_stand_in_shapes() -> None:
    graph = mi.new_graph()
    tokens = graph.new_symbol("tokens", 1, 64)
    x = graph.new_input((tokens, 4, 16), name="x")
    assert str(graph.reshape(x, (tokens, 64)).shape) == "(tokens, 64)"
    assert str(graph.reshape(x, (tokens * 4, -1)).shape) == "((tokens * 4), 16)"
    with pytest.raises(ProgramError, match="tokensx4x16 and 8x4x16"):
        graph.add(x, graph.new_input((8, 4, 16)))


GRAPHS: dict[str, tuple[dict[str, tuple[int, int]], Any, list[tuple[int, ...]]]] = {
    "few": ({"n": (1, 3)}, lambda g, n: g.exp(g.new_input((n, 64))) @ g.new_input((64, 32)), [(1,), (3,)]),
    "one": ({"n": (5, 5)}, lambda g, n: g.exp(g.new_input((n, 64))) @ g.new_input((64, 32)), [(5,)]),
    "heads": ({"n": (1, 99)}, lambda g, n: g.reshape(g.new_input((n, 64)), (n, 4, 16)) @ g.new_input((16, 16)), [(1,), (33,)]),
    "batch": ({"b": (1, 8), "n": (1, 99)}, lambda g, b, n: g.new_input((b, n, 32)) @ g.new_input((b, 32, 16)), [(1, 1), (3, 33)]),
    "mean": ({"n": (1, 999)}, lambda g, n: g.tanh(g.mean(g.gelu(g.new_input((n, 32))), 0)), [(1,), (33,), (257,)]),
    "rows and columns": (
        {"b": (1, 40), "n": (2, 999)},
        lambda g, b, n: g.layer_norm(g.new_input((b, n)), normalized_shape=(n,), eps=1e-3) * b / n,
        [(3, 2), (7, 257)],
    ),
    "maxima": (  # Their parts in several blocks are not proved where some have no entry: what takes their place is.
        {"n": (2, 1999)},
        lambda g, n: g.max(g.tanh(g.new_input((2, n, 40))), 1) @ g.new_input((40, 8)),
        [(2,), (65,), (700,)],
    ),
    "bound": ({"n": (1, 999)}, lambda g, n: g.transpose(g.new_input((n, 32))) @ g.new_input((n, 16)), [(1,), (33,), (257,)]),
}
"""Symbols with their ranges, a program, and sizes at which it runs."""


@pytest.mark.parametrize("name", GRAPHS)
def test_other_graphs(name: str, tmp_path: Path) -> None:
    ranges, build, points = GRAPHS[name]
    graph = mi.new_graph(name)
    graph.mark_output(build(graph, *(graph.new_symbol(symbol, *ends) for symbol, ends in ranges.items())))
    kernel = graph.superoptimize_sizes(progress=False)
    module = load_module(kernel.source, tmp_path)
    for point in points:
        assert wrong_at(module, kernel.result.source, dict(zip(ranges, point, strict=True))) == ""


def refused() -> dict[str, tuple[mi.Graph, str]]:
    """Graphs that have no kernel for all sizes."""

    def graph(build: Any) -> mi.Graph:
        made = mi.new_graph()
        n = made.new_symbol("n", 1, 64)
        made.mark_output(build(made, n))
        return made

    return {
        "merge": (
            graph(lambda g, n: g.exp(g.reshape(g.new_input((n, 4, 8)), (n * 4, 8)))),
            "'reshape' cuts, regroups or repeats a dimension of symbolic size",
        ),
        "extent": (graph(lambda g, n: g.exp(g.new_input((2 * n, 8), name="x"))), "the input 'x' is \\(n \\* 2\\): it must be"),
        "strides": (graph(lambda g, n: g.exp(g.new_input((n, 8), strides=(16, 1), name="x"))), "it has no given strides"),
        "none": (graph(lambda g, n: g.exp(g.new_input((4, 8)))), "the graph has no symbolic sizes"),
    }


@pytest.mark.parametrize("name", refused())
def test_what_has_no_kernel_for_all_sizes(name: str) -> None:
    graph, words = refused()[name]
    with pytest.raises(ProgramError, match=words):
        graph.superoptimize_sizes()


def test_a_search_for_one_size_refuses_symbols() -> None:
    with pytest.raises(ProgramError, match="the sizes tokens are symbols: superoptimize_sizes searches"):
        rms_norm_linear(64, 64).superoptimize()
    graph = mi.new_graph()
    graph.new_symbol("n", 1, 2)
    with pytest.raises(ProgramError, match="there is a symbol 'n' already"):
        graph.new_symbol("n", 1, 3)
