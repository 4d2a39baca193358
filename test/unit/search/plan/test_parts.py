"""Large programs are cut into parts that are searched one by one, and nothing is lost on the way."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from itertools import product
from math import inf, log2
from typing import Any

import numpy as np
import pytest
import references
from llama_layer import Sizes, layer
from numpy.typing import NDArray

from mirage_ir.block.cost import program_cost
from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.interpret import run_program
from mirage_ir.ops import VIEWS
from mirage_ir.pipeline import superoptimize as superoptimize_module
from mirage_ir.pipeline.superoptimize import Result, superoptimize
from mirage_ir.program import Apply, DType, Program, ProgramBuilder, TensorType
from mirage_ir.search.plan import parts as parts_module
from mirage_ir.search.plan.estimates import Estimates
from mirage_ir.search.plan.parts import (
    MAX_PART_OPS,
    MOST_ANEW,
    Part,
    cheapest,
    cut,
    join,
    light_values,
    size_of,
    topological_order,
)
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine, machine
from mirage_ir.verify.union import union_log2

H100 = machine("h100")
SMALL = Sizes(tokens=4, hidden=64, heads=4, key_heads=2, depth=16, keys=32, inner=96)
EFFORT: dict[str, Any] = {"max_states": 200, "max_structures": 2, "max_searches": 16}
"""Enough for a few kernels: what is tested is how parts go together."""


def whole_layer(sizes: Sizes, append: bool = False) -> Program:
    return decompose(layer(sizes, append).program())


def operators(part: Part) -> list[str]:
    return [n.op for n in part.program.nodes if isinstance(n, Apply)]


def draw(program: Program, seed: int) -> list[NDArray[Any]]:
    generator = np.random.default_rng(seed)
    return [generator.standard_normal(t.shape) / t.shape[-1] ** 0.5 for t in program.inputs]


def random_program(seed: int, operators: int) -> Program:
    """Products, reductions, element-wise operators and views of squares, each of which may be read again anywhere."""
    choose = random.Random(seed)
    build = ProgramBuilder("random")
    values = [build.input(TensorType((8, 8), DType.f16), f"x{i}") for i in range(3)]
    for _ in range(operators):
        x, y = choose.choice(values), choose.choice(values[-4:])
        match choose.randrange(7):
            case 0 | 1:
                made = build.apply("matmul", x, y)
            case 2:
                made = build.apply("mul", x, build.apply("sum", y, dim=choose.randrange(2)))
            case 3:
                made = build.apply("transpose", build.apply("reshape", y, shape=(4, 2, 8)), permutation=(1, 0, 2))
                made = build.apply("reshape", made, shape=(8, 8))
            case 4:
                made = build.apply("sigmoid", y)
            case _:
                made = build.apply(choose.choice(("add", "sub")), x, y)
        values.append(made)
    build.output(values[-1], choose.choice(values))
    return build.build()


def stacked(program: Program, layers: int) -> Program:
    """The program applied to its own first output again and again, with other inputs besides."""
    build = ProgramBuilder("stacked")
    inputs = [[build.input(t) for t in program.inputs]]
    inputs += [[0, *(build.input(t) for t in program.inputs[1:])] for _ in range(layers - 1)]
    passed = inputs[0][0]
    for names in inputs:
        names[0] = passed
        for node in program.nodes:
            assert isinstance(node, Apply)
            names += build.add(replace(node, operands=tuple(names[v] for v in node.operands)))
        passed = names[program.outputs[0]]
    build.output(passed)
    return build.build()


def test_a_small_program_is_one_part() -> None:
    program = decompose(whole_layer(SMALL))
    (part,) = cut(program, H100, large=size_of(program))
    assert part.program is program
    assert join(program, [part], [program]) == program


@pytest.mark.parametrize("append", [False, True])
def test_layer_is_cut_where_kernels_end(append: bool) -> None:
    """No scores and nothing of a normalization pass between parts; what the products of the layer make does."""
    program = whole_layer(Sizes(), append)
    parts = cut(decompose(program), H100)
    assert all(size_of(p.program) <= MAX_PART_OPS for p in parts)
    types = infer_program(program)
    crossing = {types[v].shape for p in parts for v in p.inputs if v >= len(program.inputs)}
    assert crossing & {(8, 4096), (8, 14336)}
    assert (8, 32, 4096) not in crossing
    assert not any(1 in shape for shape in crossing)
    attention = next(p for p in parts if "exp" in operators(p))
    assert operators(attention).count("matmul") == 2
    gated = next(p for p in parts if "silu" in operators(p))
    assert operators(gated).count("matmul") >= 2
    assert "sqrt" in operators(gated)


def test_light_values_are_computed_in_every_part() -> None:
    """The normalized tokens have three readers, and each of them normalizes."""
    parts = cut(decompose(whole_layer(Sizes(), append=True)), H100)
    assert sum("sqrt" in operators(p) for p in parts) == 4
    keys, values = (next(p for p in parts if p.program.input_names[-1] == name) for name in ("wk", "wv"))
    assert keys.key == values.key
    assert keys.inputs != values.inputs


def heads_of_one_product(split: bool) -> Program:
    """Attention of heads that a reshape makes of one product, or each side of its own, and a product with its result."""
    build = ProgramBuilder("heads")
    x = build.input(TensorType((1024, 768), DType.f16))
    weights = [build.input(TensorType((768, 768), DType.f16)) for _ in range(4)]
    bias = build.input(TensorType((768,), DType.f16))
    turned = [build.apply("transpose", w, permutation=(1, 0)) for w in weights]
    sides: list[int] = []
    for w in turned[:3] if split else turned[:1] * 3:
        rows = build.apply("reshape", build.apply("add", build.apply("matmul", x, w), bias), shape=(1024, 12, 64))
        sides.append(build.apply("transpose", rows, permutation=(1, 0, 2)))
    q, k, v = sides
    scores = build.apply("scale", build.apply("matmul", q, build.apply("transpose", k, permutation=(0, 2, 1))), value=0.125)
    powers = build.apply("exp", build.apply("sub", scores, build.apply("max", scores, dim=2)))
    y = build.apply("matmul", build.apply("div", powers, build.apply("sum", powers, dim=2)), v)
    y = build.apply("reshape", build.apply("transpose", y, permutation=(1, 0, 2)), shape=(1024, 768))
    build.output(build.apply("add", x, build.apply("matmul", y, turned[3])))
    return build.build()


def test_links_of_a_chain_are_not_computed_from_its_start() -> None:
    """Each link has two readers, which would compute all links before it."""
    build = ProgramBuilder("chain")
    x = build.input(TensorType((64, 64), DType.f16))
    for _ in range(10):
        x = build.apply("sub", build.apply("tanh", x), build.apply("scale", x, value=0.5))
    build.output(x)
    program = build.build()
    light = light_values(program, infer_program(program), topological_order(program))
    assert light
    assert all(len(own) < MOST_ANEW for own in light.values())


@pytest.mark.parametrize("split", [True, False])
def test_attention_stays_whole(split: bool) -> None:
    """Wherever what makes its values stands in the program; and where only a library can compute it at once."""
    program = decompose(heads_of_one_product(split))
    tiny = replace(H100, shared_memory_per_block=1 << 12)
    for on, most, libraries in ((H100, 10, True), (H100, 10, False), (tiny, 4, True)):
        (attention,) = (p for p in cut(program, on, 12, most, libraries) if "exp" in operators(p))
        assert operators(attention).count("matmul") == 2
    torn = [p for p in cut(program, tiny, 12, 4, libraries=False) if "exp" in operators(p)]
    assert all(operators(p).count("matmul") < 2 for p in torn)


def test_views_are_made_where_they_are_read() -> None:
    """No weight leaves a part in another order, and no heads do before attention. After it their order is another one in memory."""
    program = decompose(heads_of_one_product(split=True))
    parts = cut(program, H100, large=12, max_ops=10)
    made = {v: program.nodes[v - len(program.inputs)] for p in parts for v in p.outputs}
    crossing = [node for node in made.values() if isinstance(node, Apply) and node.op in VIEWS]
    assert [node.op for node in crossing] == ["transpose"]
    again = join(program, parts, [p.program for p in parts])
    assert infer_program(again)[again.outputs[0]] == infer_program(program)[program.outputs[0]]


def test_equal_layers_are_searched_once() -> None:
    """Between two layers a part may reach from one into the other; more layers add no part that is new."""
    two, three = (cut(decompose(stacked(whole_layer(Sizes()), n)), H100) for n in (2, 3))
    assert len(two) < len(three)
    assert {p.key for p in two} == {p.key for p in three}


def test_another_machine_cuts_elsewhere() -> None:
    """The estimate decides: without memory for tiles, no kernel holds two products, and attention is cut."""
    tiny = replace(H100, shared_memory_per_block=1 << 14)
    attention = next(p for p in cut(decompose(whole_layer(Sizes())), tiny, max_ops=4) if "exp" in operators(p))
    assert operators(attention).count("matmul") < 2


@pytest.mark.parametrize("seed", range(12))
def test_joined_parts_are_the_program(seed: int) -> None:
    program = random_program(seed, 40)
    parts = cut(decompose(program), H100, large=8, max_ops=5)
    assert len(parts) > 1
    assert all(size_of(p.program) <= 8 for p in parts)
    made = set(range(len(program.inputs)))
    for part in parts:
        assert made.issuperset(part.inputs)
        assert made.isdisjoint(part.outputs)
        made |= set(part.outputs)
    again = join(program, parts, [p.program for p in parts])
    inputs = draw(program, seed)
    for x, y in zip(
        run_program(program, inputs, precision="float64"), run_program(again, inputs, precision="float64"), strict=True
    ):
        assert np.array_equal(x, y)


def test_cheapest_combinations() -> None:
    costs = [[1.0, 4.0, 6.0], [2.0, 2.5], [1.0, 3.0, 9.0]]
    every = sorted(product(range(3), range(2), range(3)), key=lambda c: (sum(r[i] for r, i in zip(costs, c, strict=True)), c))
    assert cheapest(costs, 7) == every[:7]
    assert cheapest(costs, 100) == every


def test_union_bound() -> None:
    assert union_log2([-40.0]) == -40
    assert union_log2([-40.0, -42.0, -3000.0]) == pytest.approx(log2(2.0**-40 + 2.0**-42))
    assert union_log2([-0.5, -0.5, -0.5]) == 0


@pytest.fixture(scope="module", params=[False, True], ids=["cache", "append"])
def append(request: pytest.FixtureRequest) -> bool:
    return request.param


def test_a_layer_in_parts_is_right(append: bool) -> None:
    program = layer(SMALL, append).program()
    result = superoptimize(program, Space(top=2, **EFFORT), H100)
    assert result.candidates[0].cost_us <= result.candidates[1].cost_us
    assert not result.generated.exhausted
    assert result.candidates[0].verdict.bound_log2 < -30
    assert result.candidates[0].program.kernels < size_of(result.source) // 2
    inputs = draw(program, 1)
    expected = references.LAYERS[program.name](*inputs)
    for candidate in result.candidates:
        found = run_program(candidate.program, inputs, precision="float64")
        for x, y in zip(found, expected if append else (expected,), strict=True):
            assert np.linalg.norm(x - y) < 1e-12 * np.linalg.norm(y)


def gated_block() -> Program:
    """The half of a layer after attention: a norm, a gated MLP, and what it is added to."""
    build = ProgramBuilder("gated")
    x = build.input(TensorType((4, 64), DType.f16))
    gate, up, down = (build.input(TensorType(shape, DType.f16)) for shape in ((64, 96), (64, 96), (96, 64)))
    normed = build.apply("rms_norm", x)
    gated = build.apply("mul", build.apply("silu", build.apply("matmul", normed, gate)), build.apply("matmul", normed, up))
    build.output(build.apply("add", x, build.apply("matmul", gated, down)))
    return decompose(build.build())


def gated_reference(x: NDArray[Any], gate: NDArray[Any], up: NDArray[Any], down: NDArray[Any]) -> NDArray[Any]:
    normed = x / np.sqrt(np.mean(x * x, axis=1, keepdims=True))
    product = normed @ gate
    return x + (product / (1 + np.exp(-product)) * (normed @ up)) @ down


def short_parts(
    program: Decomposed, on: Machine, large: int = 12, *, libraries: bool = True, seconds: float = inf
) -> tuple[Part, ...]:
    """Parts of a few operators, where programs are small."""
    return cut(program, on, min(large, 8), 6, libraries, seconds)


def test_time_that_is_over_leaves_the_first_way_to_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    ways: list[int] = []

    class Counted(Estimates):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            ways.append(len(self.light))

    monkeypatch.setattr(parts_module, "Estimates", Counted)
    program = decompose(whole_layer(Sizes()))
    assert len(cut(program, H100)) > 1 and len(cut(program, H100, seconds=0.0)) > 1
    assert len(ways) == 3 and ways[0] == ways[2] > ways[1] == 0


@cache
def three_blocks() -> Result:
    """What is found for a small block that follows itself, in parts of a few operators."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(superoptimize_module, "cut", short_parts)
        return superoptimize(stacked(gated_block(), 3), Space(**EFFORT), H100)


def test_bound_is_the_sum_of_the_parts() -> None:
    """What stands in several places is one claim."""
    parts = short_parts(decompose(stacked(gated_block(), 3)), H100)
    distinct = list({p.key: p for p in parts}.values())
    assert 1 < len(distinct) < len(parts)
    result = three_blocks()
    alone = [superoptimize(p.program, Space(**EFFORT), H100) for p in distinct]
    bounds = [r.candidates[0].verdict.bound_log2 for r in alone]
    assert result.candidates[0].verdict.bound_log2 == pytest.approx(union_log2(bounds))
    assert result.candidates[0].verdict.bound_log2 >= max(bounds)
    assert result.generated.effort.states == sum(r.generated.effort.states for r in alone)
    assert result.candidates[0].cost_us == pytest.approx(program_cost(result.candidates[0].program, H100))


def test_stacked_blocks_are_right() -> None:
    (candidate,) = three_blocks().candidates
    x, *weights = draw(stacked(gated_block(), 3), 5)
    (found,) = run_program(candidate.program, [x, *weights], precision="float64")
    expected = x
    for n in range(3):
        expected = gated_reference(expected, *weights[3 * n : 3 * n + 3])
    assert np.linalg.norm(found - expected) < 1e-12 * np.linalg.norm(expected)
