"""Every candidate is well formed, equivalent and runs; options bind; nothing depends on chance, names or order."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import fused_programs as fp
import numpy as np
import pytest
from fused_programs import op, program, tensors

from mirage_ir.block.cost import ALIKE, program_cost
from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.errors import OptionError
from mirage_ir.interpret import run_program
from mirage_ir.pipeline.superoptimize import superoptimize
from mirage_ir.program import Accumulate, Apply, GraphOp, Load, Program, rename_values
from mirage_ir.search.plan.generate import Generated, generate
from mirage_ir.search.space import Space, parse_tuples
from mirage_ir.target import MACHINES
from mirage_ir.verify import Verifier

H100 = MACHINES["h100"]


def layer_norm_linear(rows: int = 4, depth: int = 64, columns: int = 96) -> Program:
    shapes = tensors((rows, depth), (depth,), (depth,), (depth, columns))
    return program("layer_norm_linear", shapes, op("layer_norm", 0, 1, 2), op("matmul", 4, 3))


def softmax(rows: int = 16, columns: int = 64) -> Program:
    return program("softmax", tensors((rows, columns)), op("softmax", 0, dim=1))


def two_outputs() -> Program:
    """A norm and the product after it are both wanted."""
    shapes = tensors((8, 64), (64, 32))
    return program("two_outputs", shapes, op("rms_norm", 0), op("matmul", 2, 1), outputs=(2, 3))


def gram() -> Program:
    """x·xᵀ: one input under two index tuples."""
    return program("gram", tensors((16, 64)), op("transpose", 0, permutation=(1, 0)), op("matmul", 0, 1))


def biased() -> Program:
    """(x + b)·w with b along the rows."""
    return program("biased", tensors((8, 64), (8, 1), (64, 32)), op("add", 0, 1), op("matmul", 3, 2))


def reshaped() -> Program:
    """A reshape in the middle: kernels end there."""
    shapes = tensors((4, 8, 16), (16, 32))
    return program("reshaped", shapes, op("exp", 0), op("reshape", 2, shape=(32, 16)), op("matmul", 3, 1), op("tanh", 4))


PROGRAMS = {
    p.name if i != 2 else "safe_gqa": p
    for i, p in enumerate(
        (
            fp.rmsnorm(),
            fp.attention(),
            fp.attention(safe=True),
            fp.qknorm(),
            fp.gated_mlp(),
            fp.lora(),
            fp.ntrans(),
            fp.moe(),
            layer_norm_linear(),
            softmax(),
            two_outputs(),
            gram(),
            biased(),
            reshaped(),
        )
    )
}
PROGRAMS["mha"] = replace(fp.attention(heads=8, rows=4), name="mha")
PROGRAMS["mqa"] = replace(fp.attention(heads=1, rows=64), name="mqa")


LONG = ("layer_norm_linear",)
"""Programs with so many block graphs that a limit is met."""


def space_of(name: str) -> Space:
    """The default space, or what can be had of it at little effort."""
    return Space(top=2, max_structures=400) if name in LONG else Space(top=2)


@cache
def found(name: str) -> Generated:
    return generate(decompose(PROGRAMS[name]), space_of(name), H100)


def fused(candidate: Program) -> list[GraphOp]:
    return [n for n in candidate.nodes if isinstance(n, GraphOp)]


def inputs_of(source: Program) -> list[np.ndarray]:
    draw = np.random.default_rng(0)
    return [draw.standard_normal(t.shape) / (t.shape[-2] if len(t.shape) > 1 else 1) ** 0.25 for t in source.inputs]


def beyond_identities(candidate: Program) -> bool:
    """Whether an exponential stands in another kernel than the sum that it is taken of: the verifier's identities stop there."""
    if len(fused(candidate)) < 2:
        return False
    for graph in fused(candidate):
        for node in graph.body:
            if isinstance(node, Apply) and node.op == "exp":
                source = graph.body[node.operands[0] - len(graph.operands)]
                if isinstance(source, Load) and graph.operands[source.source] >= len(candidate.inputs):
                    return True
    return False


@pytest.mark.parametrize("name", PROGRAMS)
def test_candidates_are_well_formed_equivalent_and_run(name: str) -> None:
    source = PROGRAMS[name]
    verifier = Verifier(decompose(source))
    inputs = inputs_of(source)
    expected = run_program(source, inputs, precision="float64")
    types = infer_program(source)
    generated = found(name)
    assert generated.candidates
    for candidate in generated.candidates:
        inferred = infer_program(candidate)
        assert [inferred[v].shape for v in candidate.outputs] == [types[v].shape for v in source.outputs]
        assert [inferred[v].dtype for v in candidate.outputs] == [types[v].dtype for v in source.outputs]
        assert (candidate.inputs, candidate.input_names) == (source.inputs, source.input_names)
        verdict = verifier.check(candidate)
        assert verdict.equivalent or beyond_identities(candidate), f"{verdict.message}\n{candidate}"
        for x, y in zip(run_program(candidate, inputs, precision="float64"), expected, strict=True):
            assert np.allclose(x, y, rtol=1e-9, atol=1e-9), candidate
    assert verifier.check(generated.candidates[0]).equivalent


@pytest.mark.parametrize("name", PROGRAMS)
def test_cheapest_first_with_the_source_among_them(name: str) -> None:
    candidates = found(name).candidates
    costs = [program_cost(c, H100) for c in candidates]
    assert costs == sorted(costs)
    assert len(set(candidates)) == len(candidates)
    assert decompose(PROGRAMS[name]) in candidates
    assert candidates[0].kernels <= 2
    # A reshape regroups indices: kernels end there.
    assert min(c.kernels for c in candidates) == (2 if name == "reshaped" else 1)
    assert found(name).exhausted or name in LONG


# Options bind.


def test_griddims_bind() -> None:
    grids = ((2, 4, 1), (2, 2, 1))
    generated = generate(decompose(fp.attention()), Space(griddims=grids, top=2), H100)
    graphs = [g for c in generated.candidates for g in fused(c)]
    assert any(g.grid in grids for g in graphs)
    # A kernel that only combines partial results has whatever grid it likes.
    assert all(
        g.grid in grids or (g.loop == 1 and not any(n.op == "matmul" for n in g.body if isinstance(n, Apply))) for g in graphs
    )
    assert {g.grid for c in generated.candidates if c.kernels == 1 for g in fused(c)} <= set(grids)


def test_a_grid_that_fits_nothing_leaves_the_source() -> None:
    generated = generate(decompose(fp.attention()), Space(griddims=((7,),)), H100)
    assert all(not fused(c) for c in generated.candidates)


def test_franges_bind() -> None:
    generated = generate(decompose(fp.attention()), Space(franges=(4,), top=2), H100)
    loops = {g.loop for c in generated.candidates if c.kernels == 1 for g in fused(c)}
    assert loops == {4}
    assert {g.loop for c in generate(decompose(fp.gated_mlp()), Space(franges=(1,)), H100).candidates for g in fused(c)} == {1}


def test_blockdims_bind() -> None:
    generated = generate(decompose(fp.rmsnorm()), Space(blockdims=(64,), top=2), H100)
    graphs = [g for c in generated.candidates for g in fused(c)]
    assert graphs and {g.threads for g in graphs} == {64}


def test_max_kernels_binds() -> None:
    for most in (1, 2):
        generated = generate(decompose(fp.qknorm()), Space(max_kernels=most), H100)
        made = [c for c in generated.candidates if fused(c)]
        assert made and all(c.kernels <= most for c in made)


def test_max_block_ops_binds() -> None:
    for most in (2, 3, 6):
        generated = generate(decompose(fp.rmsnorm()), Space(max_block_ops=most, top=2), H100)
        sizes = [sum(isinstance(n, Apply | Accumulate) for n in g.body) for c in generated.candidates for g in fused(c)]
        assert all(s <= most for s in sizes if s), sizes


def test_max_inputs_binds() -> None:
    generated = generate(decompose(fp.gated_mlp()), Space(max_inputs=2, top=2), H100)
    assert all(len(g.operands) <= 2 for c in generated.candidates for g in fused(c))


def test_max_states_is_told() -> None:
    assert not generate(decompose(fp.attention()), Space(max_states=20), H100).exhausted
    assert generate(decompose(fp.rmsnorm()), Space(), H100).exhausted


def test_top_is_a_number_of_candidates() -> None:
    assert len(generate(decompose(fp.rmsnorm()), Space(top=6), H100).candidates) > len(
        generate(decompose(fp.rmsnorm()), Space(top=1), H100).candidates
    )


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"grid": ((1,),)}, "unknown search option 'grid'"),
        ({"franges": 4}, "list of positive integers"),
        ({"franges": [0]}, "positive integers"),
        ({"griddims": [(1, 1, 1, 1)]}, "one to three dimensions"),
        ({"max_kernels": 0}, "positive integers"),
        ({"top": True}, "an integer from 1"),
    ],
)
def test_options_that_make_no_sense(options: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        Space.of(options)


def test_options_as_mirage_writes_them() -> None:
    space = Space.of({"griddims": [(16, 1, 1), [16, 2, 1]], "blockdims": [(128, 1, 1)], "franges": [1, 4], "max_kernels": None})
    assert space == Space(griddims=((16, 1, 1), (16, 2, 1)), blockdims=(128,), franges=(1, 4))
    assert parse_tuples("griddims", "2,16,1;2,16,4") == ((2, 16, 1), (2, 16, 4))
    with pytest.raises(OptionError, match="is written like"):
        parse_tuples("griddims", "2x16")


# Nothing depends on chance, names or order.

SCRIPT = """
import fused_programs as fp
from mirage_ir.decompose import decompose
from mirage_ir.search.plan.generate import generate
from mirage_ir.search.space import Space
from mirage_ir.target import MACHINES
for source in (fp.rmsnorm(), fp.attention(), fp.lora(), fp.gated_mlp()):
    print(generate(decompose(source), Space(top=3), MACHINES["h100"]))
"""


def test_the_same_in_every_process(root: Path) -> None:
    outputs = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(root / "test" / "support")},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "4711")
    ]
    assert outputs[0] == outputs[1]
    names = ("rmsnorm", "gqa", "lora", "gated_mlp")
    assert outputs[0] == "".join(f"{generate(decompose(PROGRAMS[n]), Space(top=3), H100)}\n" for n in names)


def permuted(source: Program, order: list[int]) -> Program:
    """The program with its inputs in another order and under other names; `order[i]` is the new place of input i."""
    count = len(source.inputs)
    names = [*order, *range(count, count + len(source.nodes))]
    inputs = [source.inputs[order.index(i)] for i in range(count)]
    nodes = tuple(n for n in (rename_values(n, names) for n in source.nodes) if isinstance(n, Apply | GraphOp))
    return replace(
        source,
        name="other",
        inputs=tuple(inputs),
        nodes=nodes,
        outputs=tuple(names[v] for v in source.outputs),
        input_names=tuple(f"t{i}" for i in range(count)),
    )


@pytest.mark.parametrize("name", ["rmsnorm", "gqa", "gated_mlp", "lora", "layer_norm_linear"])
def test_names_and_order_of_inputs_change_nothing(name: str) -> None:
    source = PROGRAMS[name]
    other = generate(decompose(permuted(source, list(range(len(source.inputs)))[::-1])), space_of(name), H100)
    mine = found(name)
    assert [c.kernels for c in other.candidates] == [c.kernels for c in mine.candidates]
    assert [program_cost(c, H100) for c in other.candidates] == pytest.approx([program_cost(c, H100) for c in mine.candidates])


def test_a_transposed_input_multiplies_no_structures() -> None:
    """Tiles are transposed where they are loaded, not at every step between."""
    keys = tensors((4, 64, 32), (4, 128, 32), (4, 128, 32))
    steps = (op("transpose", 1, permutation=(0, 2, 1)), op("matmul", 0, 3), op("max", 4, dim=2), op("sub", 4, 5), op("exp", 6))
    tail = (op("sum", 7, dim=2), op("div", 7, 8), op("matmul", 9, 2))
    generated = generate(decompose(program("attention", keys, *steps, *tail)), Space(), H100)
    assert generated.exhausted and generated.effort.structures < 100
    assert generated.candidates[0].kernels == 1


def test_a_single_number_among_the_inputs() -> None:
    source = program("scaled", tensors((8, 64), ()), op("mul", 0, 1), op("exp", 2), op("sum", 3, dim=1), op("mul", 4, 1))
    assert superoptimize(source, Space(), H100).candidates[0].program.kernels == 1


def test_fewer_kernels_come_first_at_about_the_same_cost() -> None:
    """Of the programs that cost about as much as the cheapest, the first has the fewest kernels; the others come by their costs."""
    source = decompose(fp.attention(77, 2, 50257, 7))
    found = generate(source, Space(), H100)
    first, *others = found.candidates
    costs = [program_cost(p, H100) for p in others]
    assert costs == sorted(costs)
    least = min(*costs, program_cost(first, H100))
    alike = [p for p in found.candidates if program_cost(p, H100) <= ALIKE * least]
    assert first in alike
    assert first.kernels == min(p.kernels for p in alike) < max(p.kernels for p in found.candidates)


def test_one_candidate_stores_its_concatenation_where_the_best_of_all_does() -> None:
    """A kernel of a library makes the longer sum sooner than another kernel does, but what it makes must be copied."""
    cuts = ((4095, 4096), (0, 1), (0, 4095), (1, 4096))
    slices = [op("slice", 0, dim=0, start=start, stop=stop) for start, stop in cuts]
    sums = op("add", 1, 2), op("add", 3, 4), op("concat", 5, 6, dim=0)
    source = decompose(program("next_rows", tensors((4096, 1024)), *slices, *sums))
    one, every = (generate(source, Space.of({"top": top}), H100).candidates for top in (1, "all"))
    assert min(program_cost(p, H100) for p in one) == min(program_cost(p, H100) for p in every)
