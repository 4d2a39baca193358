"""The element type in which a contraction of tiles is taken: one rule for interpreters, cost model and lowerings."""

from __future__ import annotations

from collections.abc import Sequence

from mirage_ir.program import Apply, DType, GraphOp, Load, TensorType


def product_dtype(graph: GraphOp, types: Sequence[TensorType], node: Apply) -> DType:
    """The type to which both operands of a contraction inside `graph` are rounded; it is accumulated in f32.

    `types` has the types of all values in the graph (`mirage_ir.check.check_graph`). A 16-bit operand decides (f16 with bf16: f32).
    When both are computed values, hence f32, they are rounded to the 16-bit type that the graph loads: tensor cores multiply 16-bit
    numbers, and the inputs are not known any more precisely. When it loads none, or both, the product is in f32.
    """
    narrow = {types[v].dtype for v in node.operands} - {DType.f32}
    if not narrow:
        narrow = {types[n.source].dtype for n in graph.body if isinstance(n, Load)} - {DType.f32}
    return narrow.pop() if len(narrow) == 1 else DType.f32
