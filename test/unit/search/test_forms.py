"""Known fused forms are found, from operators and axioms alone; with operators that were registered a moment ago, too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import fused_programs as fp
import pytest
from fused_programs import op, program, tensors

from mirage_ir.check import Stage, check_graph, infer_program, stages_of
from mirage_ir.interpret import run_program
from mirage_ir.ops import register, unary_function, unregister
from mirage_ir.program import NEW_DIM, REPLICATE, Accumulate, Apply, GraphOp, Load, Program, numbered, operands, results
from mirage_ir.search.generate import generate
from mirage_ir.search.space import Space
from mirage_ir.target import MACHINES
from mirage_ir.verify import verify

H100 = MACHINES["h100"]


@pytest.fixture
def bump() -> Iterator[str]:
    """A function that no part of mirage-ir has heard of."""
    name = "bump"
    register(unary_function(name, lambda np, x: 1 / (1 + x * x)))
    yield name
    unregister(name)


def with_function(source: Program, old: str, new: str) -> Program:
    """The program with one operator's name replaced."""
    assert any(isinstance(n, Apply) and n.op == old for n in source.nodes)
    nodes = tuple(replace(n, op=new) if isinstance(n, Apply) and n.op == old else n for n in source.nodes)
    return replace(source, nodes=nodes)


def best(source: Program, space: Space) -> Program:
    """The cheapest candidate, verified."""
    candidate = generate(source, space, H100).candidates[0]
    assert verify(source, candidate).equivalent
    return candidate


class Form:
    """Questions to a block graph."""

    def __init__(self, candidate: Program, number: int = 0) -> None:
        graphs = [n for n in candidate.nodes if isinstance(n, GraphOp)]
        self.graph = graphs[number]
        types = infer_program(candidate)
        self.types = check_graph(self.graph, [types[v] for v in self.graph.operands])
        self.stages = stages_of(self.graph)

    def applied(self, name: str, stage: Stage | None = None) -> int:
        """How often an operator is applied (in a stage of the loop)."""
        found = 0
        for first, node in numbered(len(self.graph.operands), self.graph.body):
            found += isinstance(node, Apply) and node.op == name and stage in (None, self.stages[first])
        return found

    def accumulators(self) -> list[Accumulate]:
        return [n for n in self.graph.body if isinstance(n, Accumulate)]

    def split(self, operand: int) -> bool:
        """Whether the loop splits every load of a tensor."""
        return all(n.fmap != REPLICATE for n in self.graph.body if isinstance(n, Load) and self.graph.operands[n.source] == operand)

    def largest(self) -> int:
        """Elements of the largest tile computed."""
        return max(
            self.types[first].size
            for first, node in numbered(len(self.graph.operands), self.graph.body)
            if results(node) and not isinstance(node, Load)
        )


@pytest.mark.parametrize("function", ["exp", "bump"])
def test_flash_attention(function: str, bump: str) -> None:
    """One loop over the keys makes and uses scores; numerator and denominator are accumulated, and divided once after it."""
    source = with_function(fp.attention(heads=2, rows=64, depth=64, keys=512), "exp", function)
    candidate = best(source, Space(max_kernels=1))
    form = Form(candidate)
    assert candidate.kernels == 1
    assert form.graph.loop > 1
    assert form.split(1) and form.split(2) and not form.split(0)
    assert form.applied(function, Stage.VARIANT) == 1
    assert form.applied("matmul", Stage.VARIANT) == 2
    assert [a.kind for a in form.accumulators()] == ["sum", "sum"]
    assert form.applied("div") == form.applied("div", Stage.ACCUMULATED) == 1
    assert form.largest() < 64 * 512


@pytest.mark.parametrize("function", ["exp", "bump"])
def test_split_keys(function: str, bump: str) -> None:
    """Few queries and many keys: blocks share the keys and store partial results; a second kernel combines them (FlashDecoding)."""
    source = with_function(fp.attention(heads=1, rows=16, depth=64, keys=4096), "exp", function)
    candidate = best(source, Space(max_kernels=2))
    assert candidate.kernels == 2
    producing, combining = Form(candidate), Form(candidate, 1)
    assert len(producing.graph.stores) == 2
    assert all(NEW_DIM in s.omap for s in producing.graph.stores)
    assert producing.applied("matmul") == 2
    assert combining.applied("matmul") == 0
    assert combining.applied("sum") == 2
    assert combining.applied("div") == 1


def test_online_softmax() -> None:
    """Subtracting the maximum in one pass: sums are rescaled as the maximum grows."""
    source = fp.attention(heads=2, rows=32, depth=16, keys=256, safe=True)
    candidate = best(source, Space(max_kernels=1, franges=(4, 8, 16), max_states=3000))
    form = Form(candidate)
    assert form.graph.loop > 1
    shifted = [a for a in form.accumulators() if a.shift is not None]
    assert len(shifted) == 2
    assert all(a.kind == "sum" for a in shifted)
    assert form.split(1) and form.split(2)
    assert form.applied("max", Stage.VARIANT) >= 1


def test_a_norm_goes_behind_the_product() -> None:
    """Section 2 of the paper: one loop for the product and for the sum of squares."""
    candidate = best(fp.rmsnorm(rows=16, depth=4096, columns=6144), Space(max_kernels=1))
    form = Form(candidate)
    assert candidate.kernels == 1
    assert form.graph.loop > 1
    assert form.split(0) and form.split(1)
    assert form.applied("matmul", Stage.VARIANT) == 1
    assert len(form.accumulators()) == 2
    assert form.applied("div", Stage.ACCUMULATED) + form.applied("mul", Stage.ACCUMULATED) >= 1


def test_low_rank_adapter_in_one_kernel() -> None:
    """x·w + (x·a)·b with x·a made anew in each block."""
    candidate = best(fp.lora(rows=16, depth=256, columns=4096, rank=16), Space(max_kernels=1))
    form = Form(candidate)
    assert candidate.kernels == 1
    assert form.applied("matmul") == 3
    assert len(form.accumulators()) in (0, 2)


@pytest.mark.parametrize("function", ["silu", "bump"])
def test_gated_products_share_a_loop(function: str, bump: str) -> None:
    """Two products of one input in one loop; the gate comes after it."""
    form = Form(best(with_function(fp.gated_mlp(rows=8, depth=4096, columns=4096), "silu", function), Space(max_kernels=1)))
    assert form.applied("matmul", Stage.VARIANT) == 2
    assert form.applied(function, Stage.ACCUMULATED) == 1
    loads = [n for n in form.graph.body if isinstance(n, Load) and form.graph.operands[n.source] == 0]
    assert len(loads) == 1


def test_a_chain_of_any_function(bump: str) -> None:
    """bump(x·a)·b, whose middle is never stored."""
    source = program("chain", tensors((8, 64), (64, 128), (128, 64)), op("matmul", 0, 1), op(bump, 3), op("matmul", 4, 2))
    candidate = best(source, Space(max_kernels=1))
    assert candidate.kernels == 1
    read = {v for n in candidate.nodes for v in operands(n)}
    assert read == {0, 1, 2}


def test_two_passes_stay_two() -> None:
    """Σ_k f(x_k − mean(x)): the mean is known after the loop only, and no axiom moves it through f. The loop must not split k."""
    nodes = (op("mean", 0, dim=1), op("sub", 0, 1), op("tanh", 2), op("sum", 3, dim=1))
    source = program("two_passes", tensors((32, 256)), *nodes)
    generated = generate(source, Space(top=4), H100)
    assert generated.candidates[0].kernels == 1
    for candidate in generated.candidates:
        assert verify(source, candidate).equivalent
        assert all(n.loop == 1 for n in candidate.nodes if isinstance(n, GraphOp) and candidate.kernels == 1)


def test_nothing_found_runs_wrong() -> None:
    """The values of found forms, not only their verdicts."""
    import numpy as np

    source = fp.attention(heads=2, rows=16, depth=8, keys=64, safe=True)
    draw = np.random.default_rng(1)
    arrays = [3 * draw.standard_normal(t.shape) for t in source.inputs]
    (expected,) = run_program(source, arrays, precision="float64")
    for candidate in generate(source, Space(top=3, franges=(2, 4, 8), max_states=2000), H100).candidates:
        (found,) = run_program(candidate, arrays, precision="float64")
        assert np.allclose(found, expected, rtol=1e-10, atol=1e-12)
