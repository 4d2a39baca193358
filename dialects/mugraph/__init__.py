"""The `mugraph` dialect: μGraphs of kernel, block and thread level in MLIR.

Kernel-level values are builtin tensors, so that other compilers can hold these operations in their functions without conversions.
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
from mirage_ir.dialects.mugraph.composite import COMPOSITIONS
from mirage_ir.dialects.mugraph.contraction import CONTRACTIONS
from mirage_ir.dialects.mugraph.elementwise import ELEMENTWISE
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
from mirage_ir.dialects.mugraph.layout import LAYOUTS
from mirage_ir.dialects.mugraph.operator import OperatorOp as OperatorOp
from mirage_ir.dialects.mugraph.types import (
    FragmentType as FragmentType,
)
from mirage_ir.dialects.mugraph.types import (
    TileType as TileType,
)

OPERATOR_OPS: dict[str, type[OperatorOp]] = {op.operator(): op for op in (*CONTRACTIONS, *ELEMENTWISE, *LAYOUTS, *COMPOSITIONS)}
"""The operation of each row of the operator table and of each composite."""

MuGraph = Dialect("mugraph", [*OPERATOR_OPS.values(), *BODY_OPS, *GRAPHS], [TileType, FragmentType])
