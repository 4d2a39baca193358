"""Block graphs that follow a program: which loops they have, what is moved past a loop, and that they compute the program."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import fused_programs
import numpy as np
import pytest
from law_programs import logsumexp, random_law_program
from random_operators import random_operators

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.interpret import run_program
from mirage_ir.program import Program, ProgramBuilder
from mirage_ir.search.cone.cone import Cone, ConeBuilder
from mirage_ir.search.cone.direct import direct_structure
from mirage_ir.search.cone.kernels import Found, direct_kernels
from mirage_ir.search.cone.steps import TileOperator
from mirage_ir.search.cone.structures import Structure
from mirage_ir.search.plan.assemble import assemble
from mirage_ir.search.plan.planned import Fused, Plan
from mirage_ir.search.space import MAX, SHIFTED, SUM, LoopAccumulator, Space
from mirage_ir.target import machine

H100 = machine("h100")


def whole(program: Program) -> Cone:
    """All of a program as one cone."""
    source = decompose(program)
    return ConeBuilder(source, infer_program(source)).build(source.outputs, frozenset(range(len(source.inputs))))


def looped(program: Program, extent: int) -> Structure | None:
    """The block graph whose loop runs over an index of that extent."""
    cone = whole(program)
    kept = {i for target in cone.targets for i in target.axes}
    (index,) = (i for i, n in cone.extents.items() if n == extent and i not in kept)
    return direct_structure(cone, index)


def accumulators(structure: Structure) -> list[LoopAccumulator]:
    return [p.step for p in structure.parts if isinstance(p.step, LoopAccumulator)]


def affine_norm(rows: int = 4, depth: int = 24, columns: int = 6) -> Program:
    """A LayerNorm with weight and bias, and a product."""
    b = ProgramBuilder("affine_norm")
    x, g, c, w = (b.input(t) for t in fused_programs.tensors((rows, depth), (depth,), (depth,), (depth, columns)))
    y = b.apply("layer_norm", x, g, c, normalized_rank=1, eps=1e-5)
    b.output(b.apply("matmul", y, w))
    return b.build()


def test_a_norm_is_divided_after_the_loop() -> None:
    structure = looped(fused_programs.rmsnorm(2, 64, 48), 64)
    assert structure is not None
    assert accumulators(structure) == [SUM, SUM]
    last = structure.parts[-1].step
    assert isinstance(last, TileOperator)
    assert last.name == "div"


def test_attention_rescales_its_sums() -> None:
    structure = looped(fused_programs.attention(2, 16, 8, 64, safe=True), 64)
    assert structure is not None
    assert sorted(map(repr, accumulators(structure))) == sorted(map(repr, [SHIFTED, SHIFTED]))


def test_log_sum_exp_needs_the_maximum_itself() -> None:
    b = ProgramBuilder("stable")
    x = b.input(fused_programs.tensors((4, 96))[0])
    top = b.apply("max", x, dim=1)
    total = b.apply("sum", b.apply("exp", b.apply("sub", x, top)), dim=1)
    b.output(b.apply("add", top, b.apply("log", total)))
    structure = looped(b.build(), 96)
    assert structure is not None
    assert set(accumulators(structure)) == {MAX, SHIFTED}


def test_an_affine_norm_becomes_sums_of_its_terms() -> None:
    structure = looped(affine_norm(), 24)
    assert structure is not None
    assert accumulators(structure).count(SUM) == 5  # Of x, x², and of x·g, g and the bias with the product's other operand.


@pytest.mark.parametrize("program", [logsumexp(), fused_programs.ntrans()], ids=lambda p: p.name)
def test_without_a_loop_the_program_is_its_own_block_graph(program: Program) -> None:
    cone = whole(program)
    structure = direct_structure(cone, None)
    assert structure is not None
    assert structure.operators == len(cone.steps)


def test_what_has_the_loops_index_does_not_leave_it() -> None:
    """Softmax stores what a loop over its rows would make."""
    b = ProgramBuilder("relu_of_a_norm")
    x, w = (b.input(t) for t in fused_programs.tensors((4, 24), (24, 6)))
    normed = b.apply("rms_norm", x)
    b.output(b.apply("matmul", b.apply("relu", normed), w))
    assert looped(b.build(), 24) is None


def computed(program: Program, found: Found) -> Program:
    """The program of kernels for all of a program."""
    source = decompose(program)
    kernel = Fused(source.outputs, frozenset(range(len(source.inputs))), *found)
    return assemble(source, infer_program(source), Plan((kernel,), kernel.cost, len(kernel.stages)))


def agree(program: Program, seed: int) -> int:
    """Checks that all kernels for a program that follow it compute it in float64; how many there are."""
    cone = whole(program)
    draw = np.random.default_rng(seed)
    inputs = [draw.uniform(0.5, 1.5, t.shape) for t in program.inputs]
    wanted = run_program(program, inputs, precision="float64")
    every = direct_kernels(cone, dict(enumerate(infer_program(decompose(program)))), Space(top=20), H100)
    for found in every:
        for ours, theirs in zip(run_program(computed(program, found), inputs, precision="float64"), wanted, strict=True):
            np.testing.assert_allclose(ours, theirs, rtol=1e-8, atol=1e-8)
    return len(every)


def test_an_affine_norm_with_a_product_is_right() -> None:
    assert agree(affine_norm(), 0)


@pytest.mark.parametrize("make", [random_operators, random_law_program])
def test_random_programs_are_computed(make: Callable[[Random], Program]) -> None:
    found = [agree(make(Random(seed)), seed) for seed in range(25)]
    assert sum(n > 0 for n in found) >= 20
