"""The `mugraph` dialect: μGraphs of kernel, block and thread level in MLIR.

`operator` makes the operations of the operator table (`mugraph.exp`), `graph` has the graph-defined operators (`mugraph.block`),
`body` the operations inside them (`mugraph.load`). Kernel-level values are builtin tensors, so that other compilers can hold these
operations in their functions without conversions.
"""

from xdsl.ir import Dialect

from mirage_ir.dialects.mugraph.body import (
    BODY_OPS as BODY_OPS,
)
from mirage_ir.dialects.mugraph.body import (
    AccumulateOp as AccumulateOp,
)
from mirage_ir.dialects.mugraph.body import (
    LoadOp as LoadOp,
)
from mirage_ir.dialects.mugraph.body import (
    StoreOp as StoreOp,
)
from mirage_ir.dialects.mugraph.graph import (
    GRAPHS as GRAPHS,
)
from mirage_ir.dialects.mugraph.graph import (
    BlockOp as BlockOp,
)
from mirage_ir.dialects.mugraph.graph import (
    GraphDefinedOp as GraphDefinedOp,
)
from mirage_ir.dialects.mugraph.graph import (
    ThreadOp as ThreadOp,
)
from mirage_ir.dialects.mugraph.operator import (
    OPERATOR_OPS as OPERATOR_OPS,
)
from mirage_ir.dialects.mugraph.operator import (
    OperatorOp as OperatorOp,
)
from mirage_ir.dialects.mugraph.types import (
    FragmentType as FragmentType,
)
from mirage_ir.dialects.mugraph.types import (
    TileType as TileType,
)

MuGraph = Dialect("mugraph", [*OPERATOR_OPS.values(), *BODY_OPS, *GRAPHS], [TileType, FragmentType])
