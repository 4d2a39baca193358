"""What passes between kernels is stored in 16 bits where every kernel that reads it rounds it so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mirage_ir.check import check_graph, infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import ProgramError
from mirage_ir.ops import VIEWS, operator
from mirage_ir.program import Apply, BodyNode, DType, GraphOp, Load, Node, Store, TensorType, numbered, operands, results
from mirage_ir.rounding import product_dtype


def stored_as_rounded(program: Decomposed) -> Decomposed:
    """The program with f32 values between kernels in the type to which products round them.

    *rewrite*: a kernel stores f32, others load it for products that round it to f16 → the kernel stores f16.
    *checks*: each value that changes is no output, and whatever reads it is a load of a graph-defined kernel, of which views and
    products alone read the tiles, and which all round to one type of 16 bits. So every product has the same operands as before.
    Where a kernel breaks a rule with it, all values stay as they are.

    Raises `ProgramError` when the program is not well formed.
    """
    types = infer_program(program)
    first = len(program.inputs)
    rounded: dict[int, set[DType]] = {}
    for _, node in numbered(first, program.nodes):
        for value, dtype in _dtypes_read(node, types):
            rounded.setdefault(value, set()).add(dtype)
    nodes: list[Node] = []
    for value, node in numbered(first, program.nodes):
        if isinstance(node, GraphOp):
            made = range(value, value + results(node))
            chosen = [rounded.get(v, {DType.f32}) if v not in program.outputs else {DType.f32} for v in made]
            node = _storing(node, [next(iter(c)) if len(c) == 1 else DType.f32 for c in chosen], [types[v].dtype for v in made])
        nodes.append(node)
    if tuple(nodes) == program.nodes:
        return program
    changed = Decomposed(replace(program, nodes=tuple(nodes)))
    try:
        infer_program(changed)
    except ProgramError:
        return program
    return changed


def _dtypes_read(node: Node, types: Sequence[TensorType]) -> list[tuple[int, DType]]:
    """What a node reads, each with the type that it wants of it: f32 but for what only products read."""
    if not isinstance(node, GraphOp):
        return [(v, DType.f32) for v in node.operands]
    inner = check_graph(node, [types[v] for v in node.operands])
    wanted: list[set[DType]] = [set() for _ in inner]
    for value, step in reversed(list(numbered(len(node.operands), node.body))):
        if isinstance(step, Load):
            wanted[step.source] |= wanted[value]
        elif isinstance(step, Apply) and step.op in VIEWS:
            wanted[step.operands[0]] |= wanted[value]
        else:
            product = isinstance(step, Apply) and operator(step.op).product
            for v in operands(step):
                wanted[v].add(product_dtype(node, inner, step) if isinstance(step, Apply) and product else DType.f32)
    return [(v, dtype) for v, every in zip(node.operands, wanted, strict=False) for dtype in every or {DType.f32}]


def _storing(graph: GraphOp, wanted: Sequence[DType], stored: Sequence[DType]) -> GraphOp:
    """The kernel with results in the types that are wanted of those in f32."""
    body: list[BodyNode] = []
    left = list(zip(wanted, stored, strict=True))
    for node in graph.body:
        if isinstance(node, Store):
            want, have = left.pop(0)
            node = replace(node, dtype=want) if have is DType.f32 and want is not DType.f32 else node
        body.append(node)
    return replace(graph, body=tuple(body))
