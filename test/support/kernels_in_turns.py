"""Kernels whose loops are scheduled, in step or in turns, and programs of which two warp groups can take turns."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import fused_programs
from fused_programs import ALL, Body

from mirage_ir.block.strides import contiguous
from mirage_ir.check import check_graph_results, infer_program
from mirage_ir.lowering.cuda.emitted import EmittedKernel, takes_turns
from mirage_ir.lowering.cuda.launch import ChosenKernel, plan_kernels
from mirage_ir.lowering.flatten import flatten
from mirage_ir.program import GraphOp, Program
from mirage_ir.target.machines import machine


def planned_alone(program: Program, *, turns: bool = False, target: str = "h100") -> ChosenKernel:
    """The one kernel of a program; turns: as in `plan_kernels`."""
    (graph,) = program.nodes
    assert isinstance(graph, GraphOp)
    types = infer_program(program)
    operands = [types[v] for v in graph.operands]
    results = check_graph_results(graph, operands)
    names = [f"x{n}" for n in range(len(operands))], [f"y{n}" for n in range(len(results))]
    strides = [contiguous(t.shape) for t in (*operands, *results)]
    return plan_kernels("kernel", flatten(graph, operands), *names, strides, machine(target), turns=turns)[0]


def in_turns(program: Program) -> EmittedKernel:
    """The kernel of a program whose warp groups take turns."""
    kernel = planned_alone(program, turns=True).kernel
    assert takes_turns(kernel)
    return kernel


def attention(depth: int = 64, *, safe: bool = True, loop: int = 8, blocks: int = 1) -> Program:
    """One head: blocks of 128 queries go through 64 · loop keys."""
    return fused_programs.flash_attention(
        heads=1, rows=128 * blocks, depth=depth, keys=64 * loop, blocks=blocks, loop=loop, safe=safe
    )


def gated(loop: int = 6) -> Program:
    """Two products of one row of tiles, of which one is passed through a sigmoid, and their element-wise product summed."""
    b = Body(3)
    x, w, v = b.load(0, (0,)), b.load(1, (ALL,), 1), b.load(2, (ALL,), 1)
    gate = b.apply("silu", b.apply("matmul", x, w))
    b.store(b.accumulate(b.apply("mul", gate, b.apply("matmul", x, v))), (0,), fused_programs.F32)
    inputs = fused_programs.tensors((256, 64), (64, 64 * loop), (64, 64 * loop))
    return fused_programs.program("gated", inputs, b.block((0, 1, 2), (2,), loop))


def polynomial(loop: int = 5) -> Program:
    """exp(x · w) · y + tanh(x · w) · z: two products with one result, after one that they share."""
    b = Body(4)
    x, w = b.load(0, (0,)), b.load(1, (ALL,), 1)
    y, z = b.load(2, (ALL,), 0), b.load(3, (ALL,), 0)
    s = b.apply("matmul", x, w)
    b.store(b.accumulate(b.apply("matmul", b.apply("exp", s), y)), (0,), fused_programs.F32)
    b.store(b.accumulate(b.apply("matmul", b.apply("tanh", s), z)), (0,), fused_programs.F32)
    inputs = fused_programs.tensors((128, 64), (64, 64 * loop), (64 * loop, 64), (64 * loop, 64))
    return fused_programs.program("two", inputs, b.block((0, 1, 2, 3), (1,), loop), outputs=(4, 5))


def projected(loop: int = 5) -> Program:
    """Attention times a matrix, behind the loop: the product takes its operand through shared memory."""
    b = Body(4)
    q, k, v = b.load(0, (0,)), b.load(1, (ALL,), 1), b.load(2, (ALL,), 0)
    e = b.apply("exp", b.apply("matmul", q, k))
    mean = b.apply("div", b.accumulate(b.apply("matmul", e, v)), b.accumulate(b.apply("sum", e, dim=1)))
    b.store(b.apply("matmul", b.apply("transpose", mean, permutation=(1, 0)), b.load(3, (ALL,))), (0,), fused_programs.F32)
    inputs = fused_programs.tensors((128, 128), (128, 64 * loop), (64 * loop, 128), (128, 64))
    return fused_programs.program("projected", inputs, b.block((0, 1, 2, 3), (1,), loop))


def random_program_in_turns(random: Random) -> tuple[Program, EmittedKernel]:
    """A program of random sizes, and its kernel, whose warp groups take turns."""
    while True:
        loop = random.randint(3, 9)
        depth, safe, blocks = random.choice((32, 64, 128)), random.random() < 0.7, random.randint(1, 2)
        made = (attention(depth, safe=safe, loop=loop, blocks=blocks), gated(loop), polynomial(loop))
        program = random.choice(made)
        kernel = planned_alone(program, turns=True).kernel
        if takes_turns(kernel):
            return program, kernel


PROGRAMS: dict[str, Callable[[], Program]] = {
    "attention": lambda: attention(128, safe=False),
    "safe_attention": attention,
    "deep_attention": lambda: attention(128, loop=6, blocks=2),
    "gated": gated,
    "polynomial": polynomial,
    "projected": projected,
}
"""Programs of which warp groups take turns."""
