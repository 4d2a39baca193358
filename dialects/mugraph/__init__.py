"""The `mugraph` dialect: μGraphs of kernel, block and thread level in MLIR.

`operator` makes the operations of the operator table (`mugraph.exp`), `graph` has the graph-defined operators (`mugraph.block`),
`body` the operations inside them (`mugraph.load`), `plans` and `schedules` the attributes of a planned kernel (`#mugraph.layout`,
`#mugraph.slot`). Kernel-level values are builtin tensors, so that other compilers can hold these operations in their functions
without conversions.
"""

from xdsl.ir import Dialect

from mirage_ir.dialects.mugraph.body import AccumulateOp, LoadOp, StoreOp
from mirage_ir.dialects.mugraph.graph import BlockOp, GraphDefinedOp, ThreadOp
from mirage_ir.dialects.mugraph.operator import OPERATOR_OPS, OperatorOp
from mirage_ir.dialects.mugraph.plans import BufferAttr, LayoutAttr
from mirage_ir.dialects.mugraph.schedules import SlotAttr
from mirage_ir.dialects.mugraph.types import FragmentType, TileType

__all__ = [
    "OPERATOR_OPS",
    "AccumulateOp",
    "BlockOp",
    "BufferAttr",
    "FragmentType",
    "GraphDefinedOp",
    "LayoutAttr",
    "LoadOp",
    "MuGraph",
    "OperatorOp",
    "SlotAttr",
    "StoreOp",
    "ThreadOp",
    "TileType",
]

MuGraph = Dialect(
    "mugraph",
    [*OPERATOR_OPS.values(), LoadOp, AccumulateOp, StoreOp, BlockOp, ThreadOp],
    [TileType, FragmentType, LayoutAttr, BufferAttr, SlotAttr],
)
