"""Programs run on the CPU through emitted kernels: each block graph is planned, and emulated with warps in random order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mirage_ir.block.strides import contiguous
from mirage_ir.check import check_graph_results, infer_program
from mirage_ir.interpret.real import round_bf16, run_program
from mirage_ir.lowering.cuda.build import build_kernel
from mirage_ir.lowering.cuda.emitted import EmittedKernel
from mirage_ir.lowering.cuda.emulator import Copies, run_kernel
from mirage_ir.lowering.cuda.launch import ChosenKernel, plan_kernels
from mirage_ir.lowering.cuda.plan import OPEN, KernelPlan
from mirage_ir.lowering.cuda.plan_layouts import plan_layouts
from mirage_ir.lowering.flatten import flatten
from mirage_ir.program import DType, GraphOp, Node, Program, Shape, TensorType, results
from mirage_ir.target.machines import machine

Array = NDArray[Any]


def built(graph: GraphOp, operands: Sequence[TensorType], warps: int = 0, stages: int = 0) -> EmittedKernel:
    """The emitted program of a block graph for an H100; with a launch of its own choice when `warps` is 0."""
    if not warps:
        return planned(graph, operands).kernel
    flat, (sources, targets, strides) = flatten(graph, operands), _tensors(graph, operands)
    return build_kernel("kernel", flat, sources, targets, plan_layouts(flat, strides, warps, 90), stages).kernel


def planned(graph: GraphOp, operands: Sequence[TensorType], given: KernelPlan = OPEN, target: str = "h100") -> ChosenKernel:
    """A block graph as a kernel, of which `given` is planned already."""
    sources, targets, strides = _tensors(graph, operands)
    return plan_kernels("kernel", flatten(graph, operands), sources, targets, strides, machine(target), given)[0]


def _tensors(graph: GraphOp, operands: Sequence[TensorType]) -> tuple[list[str], list[str], list[Shape]]:
    """The names of a kernel's operands and results, and the strides of all."""
    results = check_graph_results(graph, operands)
    sources, targets = [f"x{n}" for n in range(len(operands))], [f"y{n}" for n in range(len(results))]
    return sources, targets, [contiguous(t.shape) for t in (*operands, *results)]


def kernels_of(program: Program, warps: int = 0, stages: int = 0) -> Iterator[EmittedKernel]:
    """The emitted programs of a program's block graphs."""
    types = infer_program(program)
    for node in program.nodes:
        if isinstance(node, GraphOp):
            yield built(node, [types[v] for v in node.operands], warps, stages)


def rounded(values: Any, dtype: DType) -> Array:
    """Numbers of an element type, as the emulator takes them."""
    x = np.asarray(values, np.float32)
    return x.astype(np.float16) if dtype is DType.f16 else round_bf16(x) if dtype is DType.bf16 else x


@dataclass(frozen=True)
class Launched:
    """A kernel of a program, with its operands, and with what the interpreter makes of them."""

    kernel: EmittedKernel
    operands: tuple[Array, ...]
    wanted: tuple[Array, ...]

    def run(self, random: Random, copies: Copies = "random", blocks: Sequence[int] | None = None) -> list[Array]:
        """The kernel's results, emulated: NaN where no block stored."""
        outs = [rounded(np.full(t.shape, np.nan), t.dtype) for t in self.kernel.tensors if t.written]
        run_kernel(self.kernel, [*self.operands, *outs], order=random, copies=copies, blocks=blocks)
        return outs


def launched(
    program: Program, inputs: Sequence[Any], warps: int = 0, stages: int = 0, made_of: Sequence[EmittedKernel] | None = None
) -> Iterator[Launched]:
    """The kernels of a program, or those that are `made_of` it, with their operands for some inputs, by the interpreter."""
    types, kernels = infer_program(program), kernels_of(program, warps, stages) if made_of is None else iter(made_of)
    values = [rounded(x, t.dtype) for x, t in zip(inputs, program.inputs, strict=True)]
    for node in program.nodes:
        operands = [values[v] for v in node.operands]
        made = _interpreted(node, [types[v] for v in node.operands], operands)
        if isinstance(node, GraphOp):
            yield Launched(next(kernels), tuple(operands), tuple(made))
        values += made


def _interpreted(node: Node, types: Sequence[TensorType], operands: Sequence[Array]) -> list[Array]:
    """What the interpreter makes of one operator."""
    count = len(operands)
    made = results(node)
    alone = Program("alone", tuple(types), (replace(node, operands=tuple(range(count))),), tuple(range(count, count + made)))
    return [rounded(x, t.dtype) for x, t in zip(run_program(alone, operands), infer_program(alone)[count:], strict=True)]


def emulated(
    program: Program, inputs: Sequence[Any], random: Random, warps: int = 0, stages: int = 0, copies: Copies = "random"
) -> list[Array]:
    """The outputs of a program whose kernels are emulated; operators between them are interpreted."""
    types, kernels = infer_program(program), kernels_of(program, warps, stages)
    values = [rounded(x, t.dtype) for x, t in zip(inputs, program.inputs, strict=True)]
    for node in program.nodes:
        operands = [values[v] for v in node.operands]
        if isinstance(node, GraphOp):
            values += Launched(next(kernels), tuple(operands), ()).run(random, copies)
        else:
            values += _interpreted(node, [types[v] for v in node.operands], operands)
    return [values[v] for v in program.outputs]


def distance(found: Array, wanted: Any) -> float:
    """Norm of the difference over norm of what is wanted; infinite unless both have the same entries that are not finite."""
    x, y = np.asarray(found, np.float64), np.asarray(wanted, np.float64)
    finite = np.isfinite(y)
    if not np.array_equal(np.isfinite(x), finite) or not np.array_equal(x[~finite], y[~finite], equal_nan=True):
        return np.inf
    norm = float(np.linalg.norm(y[finite]))
    off = float(np.linalg.norm(x[finite] - y[finite]))
    return off / norm if norm else off
