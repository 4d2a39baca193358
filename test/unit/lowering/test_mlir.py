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
from mirage_ir.program import Apply, DType, Program, TensorType, make_attrs

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


@pytest.mark.parametrize("parallel", [True, False])
def test_random_programs(parallel: bool) -> None:
    cases = list(islice(tame_programs(3 + parallel), 15))
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
