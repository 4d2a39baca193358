"""Launches that are tried of a program's slowest kernel."""

from __future__ import annotations

from dataclasses import replace

from fused_programs import ALL, Body, split_attention

from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.lowering.triton.host import TritonHost
from mirage_ir.program import DType, GraphOp, Program, TensorType
from mirage_ir.runtime.trial import Tried
from mirage_ir.target.machines import machine
from mirage_ir.torch.tried_launches import other_launches

H200 = machine("h200")


def product(rows: int, columns: int) -> Decomposed:
    """relu(x·w) in tiles of so many rows and columns, and a sum of its rows in a kernel of its own."""
    b, c = Body(2), Body(1)
    x, w = b.load(0, (0, ALL), 1), b.load(1, (ALL, 1), 0)
    b.store(b.apply("relu", b.accumulate(b.apply("matmul", x, w))), (0, 1), DType.f16)
    c.store(c.apply("sum", c.load(0, (0,)), dim=1), (0,), DType.f16)
    inputs = TensorType((1024, 4096), DType.f16), TensorType((4096, 1024), DType.f16)
    nodes = b.block((0, 1), (1024 // rows, 1024 // columns), 64), c.block((2,), (1024,), 1)
    program = Program("relu_sum", inputs, nodes, (3,))
    infer_program(program)
    return Decomposed(program)


def launches(program: Decomposed) -> tuple[int, int, bool | None]:
    first, second = (node for node in program.nodes if isinstance(node, GraphOp))
    assert second.stages == 0, "the launch of the other kernel was not left open"
    return first.threads // 32, first.stages, first.tma


def test_each_other_launch_of_the_slowest_kernel() -> None:
    """Its own launch is not among them."""
    program = product(64, 64)
    tried = other_launches(program, H200, Tried(warps=(2, 4, 8), tma=(False, True)))
    found = {launches(p) for p in tried}
    (stages,) = {stages for _, stages, _ in found}
    (own,) = {(warps, stages, tma) for warps in (2, 4, 8) for tma in (False, True)} - found
    assert len(tried) == 5
    for p in tried:
        infer_program(p)
    staged = other_launches(program, H200, Tried(stages=(2, 3, 4, 5, 7)))
    assert {launches(p) for p in staged} == {(own[0], s, own[2]) for s in {2, 3, 4, 5, 7} - {own[1]}}
    again = other_launches(staged[0], H200, Tried(warps=(2, 4, 8)))
    assert {launches(p) for p in again} == {(w, 2, own[2]) for w in {2, 4, 8} - {own[0]}}


def test_warps_that_hold_the_tiles() -> None:
    """Accumulators of 128 × 256 entries take all registers of 4 warps, more than all of 2, and half of 8."""
    assert {launches(p)[0] for p in other_launches(product(128, 256), H200, Tried(warps=(2, 4, 8), tma=(False, True)))} == {8}


def test_as_many_stages_as_its_own() -> None:
    """Although its loop has fewer iterations: a product of what the loop computes waits for tiles."""
    program = Decomposed(split_attention())
    own = TritonHost(program, H200).kernels[0].launch.stages
    first, *_ = (node for node in program.nodes if isinstance(node, GraphOp))
    assert own > max(first.loops)
    tried = other_launches(program, H200, Tried(warps=(2, 4, 8)))
    assert tried and all(next(n for n in p.nodes if isinstance(n, GraphOp)).stages == own for p in tried)


def test_programs_whose_launches_are_not_tried() -> None:
    """Of which no kernel is Triton's, or the slowest multiplies nothing."""
    program = product(64, 64)
    tried = Tried(warps=(2, 4, 8))
    sums = tuple(node for node in program.nodes if isinstance(node, GraphOp))[1:]
    rows = Program("sum", (TensorType((1024, 1024), DType.f16),), (replace(sums[0], operands=(0,)),), (1,))
    infer_program(rows)
    assert other_launches(Decomposed(rows), H200, tried) == []
    cuda = tuple(replace(node, cuda=True) for node in program.nodes if isinstance(node, GraphOp))
    assert other_launches(Decomposed(Program("cuda", program.inputs, cuda, program.outputs)), H200, tried) == []
    assert other_launches(Decomposed(Program("none", program.inputs, (), (0,))), H200, tried) == []
