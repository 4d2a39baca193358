"""Other launches of the kernel of a program that takes the longest: warps a block, stages of its pipeline, TMA or pointers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mirage_ir.block.cost import graph_work
from mirage_ir.block.fit import TILE_REGISTERS
from mirage_ir.block.rows import placed_types
from mirage_ir.check import check_graph_results
from mirage_ir.decompose import Decomposed
from mirage_ir.lowering.triton.host import LaunchedKernel, TritonHost
from mirage_ir.program import GraphOp, TensorType
from mirage_ir.runtime.trial import Launch, Tried
from mirage_ir.target.cost import Work, kernel_cost
from mirage_ir.target.machines import WARP, Machine


def other_launches(program: Decomposed, machine: Machine, tried: Tried) -> list[Decomposed]:
    """The program with each other launch that is `tried` of its kernel with the largest estimate, where this one multiplies: others
    gained nothing of what was tried on an H200. None where some kernels are of CUDA. Blocks get no fewer warps than hold its tiles.
    Launches of its other kernels stay as they are."""
    kernels = {place: node for place, node in enumerate(program.nodes) if isinstance(node, GraphOp)}
    if not kernels or any(node.cuda for node in kernels.values()):
        return []
    types = placed_types(program)
    works = {place: _work_of(node, types) for place, node in kernels.items()}
    slowest = max(kernels, key=lambda place: float(kernel_cost(works[place], machine)))
    if not works[slowest].tensor_flops + works[slowest].fragment_flops:
        return []
    own = _launch_of(TritonHost(program, machine).kernels[list(kernels).index(slowest)])
    most = max(own.stages, *kernels[slowest].loops)  # What waits for tiles may need more stages than iterations.
    others = tried.launches(own, most, reads_inputs=False) - {own}
    held = float(works[slowest].held)
    fit = [launch for launch in others if launch.warps >= own.warps or held <= TILE_REGISTERS * WARP * launch.warps]
    return [_launched(program, slowest, launch) for launch in sorted(fit, key=_order)]


def _work_of(node: GraphOp, types: Sequence[TensorType]) -> Work:
    operands = [types[v] for v in node.operands]
    return graph_work(node, operands, check_graph_results(node, operands))


def _launch_of(kernel: LaunchedKernel) -> Launch:
    chosen = kernel.launch
    return Launch(chosen.warps, chosen.stages, kernel.runtime_strides, chosen.tma if chosen.boxed else None)


def _order(launch: Launch) -> tuple[int, int, bool]:
    return launch.warps, launch.stages, bool(launch.tma)


def _launched(program: Decomposed, place: int, launch: Launch) -> Decomposed:
    node = program.nodes[place]
    assert isinstance(node, GraphOp)
    made = replace(node, threads=launch.warps * WARP, stages=launch.stages, tma=launch.tma)
    return Decomposed(replace(program, nodes=(*program.nodes[:place], made, *program.nodes[place + 1 :])))
