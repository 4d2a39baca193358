"""Programs as upstream MLIR: what IREE computes is what the interpreter computes."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from mirage_ir.errors import LoweringError
from mirage_ir.interpret.real import run_program
from mirage_ir.lowering.mlir.builder import Builder
from mirage_ir.lowering.mlir.scalars import Scalar, register_rule, unregister_rule, write_scalar
from mirage_ir.ops import OPERATORS, Kind, register, unary_function, unregister
from mirage_ir.program import (
    Accumulate,
    AccumulatorKind,
    Apply,
    DType,
    GraphOp,
    Level,
    Load,
    Program,
    Store,
    TensorType,
    make_attrs,
)

pytest.importorskip("iree.compiler", reason="needs the extra mlir")
pytest.importorskip("iree.runtime", reason="needs the extra mlir")

import mlir
from random_mugraphs import distance, draw_inputs, tame_programs
from xdsl.dialects.builtin import f32
from xdsl.ir import Block

Case = tuple[Program, Program]


def scalar_of(node: Apply, count: int) -> list[str]:
    """The names of the operations that an operator becomes."""
    block = Block(arg_types=[f32] * count)
    builder = Builder(block)
    write_scalar(node, [Scalar(builder, argument) for argument in block.args])
    return [op.attributes["op_name__"].data for op in block.ops]  # type: ignore[attr-defined]


def test_no_element_wise_operator_lacks_a_rule() -> None:
    for name, row in OPERATORS.items():
        if row.kind is Kind.ELEMENTWISE:
            attrs = make_attrs({n: row.defaults.get(n, 0.5) for n in row.attrs})
            assert scalar_of(Apply(name, tuple(range(row.arity or 1)), attrs), row.arity or 1)


def test_an_operator_registered_at_run_time_is_read_off_its_meaning() -> None:
    register(unary_function("softsign", lambda np, x: x / (1 + np.abs(x))))
    register(unary_function("step", lambda np, x: 1.0 if x > 0 else 0.0))
    try:
        assert scalar_of(Apply("softsign", (0,)), 1) == ["math.absf", "arith.constant", "arith.addf", "arith.divf"]
        with pytest.raises(LoweringError, match="operator 'step' has no rule for upstream MLIR"):
            scalar_of(Apply("step", (0,)), 1)
        register_rule("step", lambda x: Scalar.call(x, "math.ceil"))
        assert scalar_of(Apply("step", (0,)), 1) == ["math.ceil"]
    finally:
        unregister_rule("step")
        unregister("softsign")
        unregister("step")


QUICK = ("attention_heads_in_tile", "concatenation_60", "layout", "rank_zero", "views")
"""Shifted accumulators, concatenations, transposes, no dimension, kernels of all kinds."""


@pytest.mark.parametrize("quick", [True, pytest.param(False, marks=pytest.mark.slow)])
def test_hand_written_kernels(all_cases: dict[str, Case], quick: bool) -> None:
    """In one module, which takes IREE less time than one each. It runs no bf16 from NumPy."""
    chosen = {
        n: fused for n, (fused, _) in all_cases.items() if n in QUICK or not (quick or n == "many_blocks" or reads_bf16(fused))
    }
    inputs = {n: [x / np.float16(2) for x in draw_inputs(fused, 1)] for n, fused in chosen.items()}
    cases = [(fused, inputs[n], run_program(fused, inputs[n])) for n, fused in chosen.items()]
    errors = mlir.errors(cases, parallel=False)
    assert {n: e for n, e in zip(chosen, errors, strict=True) if not e < mlir.TOLERANCE} == {}


def reads_bf16(program: Program) -> bool:
    return any(t.dtype is DType.bf16 for t in program.inputs)


@pytest.mark.parametrize(("parallel", "ragged"), [(True, False), (False, False), (True, True), (False, True)])
def test_random_programs(parallel: bool, ragged: bool) -> None:
    cases = list(islice(tame_programs(3 + parallel, ragged=ragged), 15))
    assert max(mlir.errors(cases, parallel=parallel)) < mlir.TOLERANCE


def test_values_between_kernels_keep_their_precision() -> None:
    """A sum of squares beyond the range of f16, between operators that are kernels of their own."""
    x = TensorType((4, 4096), DType.f16)
    nodes = (Apply("rms_norm", (0,)), Apply("scale", (1,), make_attrs({"value": 2.0})))
    inputs = [np.full((4, 4096), 30, np.float16)]
    program = Program("norm", (x,), nodes, (2,))
    (error,) = mlir.errors([(program, inputs, [np.full((4, 4096), 2.0)])], parallel=True)
    assert error < 1e-3
    assert distance(np.zeros(3), np.zeros(3)) == 0


def test_what_lies_beyond_a_tensor_is_masked() -> None:
    """Exponentials of absent entries are 1, and a factor that is infinite elsewhere would make NaN of 0."""
    x, w = TensorType((7, 10), DType.f32), TensorType((10, 5), DType.f32)
    body = (
        Load(0, (0, -1), 1, (4, 4)),
        Load(1, (-1, 1), 0, (4, 2)),
        Apply("exp", (2,)),
        Apply("reciprocal", (3,)),
        Apply("matmul", (4, 5)),
        Accumulate(AccumulatorKind.SUM, 6),
        Apply("max", (2,), make_attrs({"dim": 1})),
        Accumulate(AccumulatorKind.MAX, 8),
        Accumulate(AccumulatorKind.CONCAT, 4, 1),
        Store(7, (0, 1), DType.f32),
        Store(9, (0, -2), DType.f32),
        Apply("sum", (10,), make_attrs({"dim": 1})),
        Store(11, (0, -2), DType.f32),
    )
    program = Program("masked", (x, w), (GraphOp(Level.BLOCK, (0, 1), (2, 3), body, loop=3),), (2, 3, 4))
    inputs = [-1 - np.random.default_rng(0).random(t.shape, dtype=np.float32) for t in (x, w)]
    wanted = run_program(program, inputs, precision="float64")
    exact = np.exp(inputs[0].astype(np.float64))
    assert distance(wanted[0], exact @ (1 / inputs[1].astype(np.float64))) < 1e-6
    for parallel in (True, False):
        (error,) = mlir.errors([(program, inputs, wanted)], parallel=parallel)
        assert error < 1e-6
