"""Assembly: a plan as a program of the program model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mirage_ir.check import check_graph_results
from mirage_ir.decompose import Decomposed
from mirage_ir.ops import RESHAPE, VIEWS
from mirage_ir.program import REPLICATE, Accumulate, Apply, BodyNode, DType, GraphOp, Level, Load, Node, Program, Store, TensorType
from mirage_ir.search.cone.cone import Value
from mirage_ir.search.cone.sizes import Roles
from mirage_ir.search.cone.steps import LoadTile
from mirage_ir.search.cone.structures import Structure
from mirage_ir.search.plan.planned import Library, Plan, touched
from mirage_ir.search.plan.rounded import stored_as_rounded
from mirage_ir.search.plan.values import storage
from mirage_ir.search.space import CONCAT, LoopAccumulator


def assemble(source: Decomposed, types: Sequence[TensorType], plan: Plan) -> Decomposed:
    """The program of a plan; `types` are the types of the plan's values. Raises `ProgramError` when a kernel breaks a rule."""
    numbers: dict[Value, int] = {v: v for v in range(len(source.inputs))}
    made: list[TensorType] = list(source.inputs)
    nodes: list[Node] = []

    def place(value: Value, type: TensorType) -> None:
        numbers[value] = len(made)
        made.append(type)

    for kernel in reversed(plan.kernels):
        if isinstance(kernel, Library):
            node, (target,) = kernel.node, kernel.targets
            operands = tuple(numbers[v] for v in node.operands)
            nodes.append(Apply(node.op, operands, node.attrs))
            dtype = made[operands[0]].dtype if node.op in VIEWS else types[target].dtype
            place(target, TensorType(types[target].shape, dtype))
        else:
            for structure, roles in kernel.stages:
                sources = [numbers[i.value] for i in structure.loads]
                dtypes = [_storage(t.value, source, types, plan) for t in structure.targets]
                graph = block_graph(structure, roles, sources, dtypes)
                nodes.append(graph)
                fresh = check_graph_results(graph, [made[v] for v in graph.operands])
                for stored, result in zip(structure.targets, fresh, strict=True):
                    place(stored.value, result)
            for target in kernel.targets:
                shape = types[target].shape
                if made[numbers[target]].shape != shape:  # A combined result still has the dimension of its parts, of extent 1.
                    nodes.append(Apply(RESHAPE, (numbers[target],), (("shape", shape),)))
                    place(target, TensorType(shape, made[-1].dtype))
    outputs = tuple(numbers[v] for v in source.outputs)
    return stored_as_rounded(replace(source, nodes=tuple(nodes), outputs=outputs))


def _storage(value: Value, source: Program, types: Sequence[TensorType], plan: Plan) -> DType:
    """The element type in which a value passes between kernels: f32 for partial results, the source's for pre-defined kernels."""
    if not isinstance(value, int):
        return DType.f32
    return types[value].dtype if value in touched(plan.kernels) else storage(value, source, types[value]).dtype


def block_graph(structure: Structure, roles: Roles, sources: Sequence[int], dtypes: Sequence[DType]) -> GraphOp:
    """A structure with sizes as a graph-defined kernel.

    `sources[i]` is the value that the structure's i-th load reads in the kernel graph; `dtypes` are the targets' element types.
    """
    operands = tuple(dict.fromkeys(sources[p.step.load] for p in structure.parts if isinstance(p.step, LoadTile)))
    tile = {i: roles.extent(i, n, structure.loop_index) for i, n in structure.extents.items()}
    body: list[BodyNode] = []
    for part in structure.parts:
        step, inner = part.step, tuple(len(operands) + o for o in part.operands)
        if isinstance(step, LoadTile):
            split = structure.loop_index is not None and structure.loop_index in part.axes
            fmap = part.axes.index(structure.loop_index) if split else REPLICATE
            ragged = any(i in part.axes for i, _ in roles.ragged)
            shape = tuple(1 if i is None else tile[i] for i in part.axes) if ragged else None
            loop = part.stage.loop if split else 0
            body.append(Load(operands.index(sources[step.load]), roles.map(part.axes), fmap, shape, loop))
        elif isinstance(step, LoopAccumulator):
            dim = part.axes.index(structure.loop_index) if step == CONCAT else None
            body.append(Accumulate(step.kind, inner[0], dim, shift=inner[1] if step.shifted else None))
        elif step.row.broadcasts:
            body.append(Apply(step.name, inner, (("shape", tuple(1 if i is None else tile[i] for i in part.axes)),)))
        else:
            body.append(Apply(step.name, inner, step.attrs))
    for target, position, dtype in zip(structure.targets, structure.outputs, dtypes, strict=True):
        body.append(Store(len(operands) + position, roles.map(target.axes, structure.split), dtype))
    later = (roles.loop,) * (structure.loops - 1)
    return GraphOp(Level.BLOCK, operands, tuple(g for _, g in roles.grid), tuple(body), roles.loop, roles.threads, later=later)
