"""Layout operations: entries move, nothing is computed."""

from __future__ import annotations

from typing import ClassVar

from xdsl.irdl import irdl_op_definition, prop_def

from mirage_ir.dialects.mugraph.attributes import INTEGER, INTEGERS
from mirage_ir.dialects.mugraph.operator import UnaryOp, VariadicOp


@irdl_op_definition
class BroadcastOp(UnaryOp):
    """NumPy's broadcast: `broadcast %x to [8, 4]`."""

    name = "mugraph.broadcast"
    SPELLING: ClassVar = {"shape": "to"}
    shape = prop_def(INTEGERS)


@irdl_op_definition
class TransposeOp(UnaryOp):
    """Dimension i of the result is dimension permutation[i] of x: `transpose %x permutation [1, 0]`."""

    name = "mugraph.transpose"
    permutation = prop_def(INTEGERS)


@irdl_op_definition
class ReshapeOp(UnaryOp):
    """The same entries in row-major order: `reshape %x to [2, 8]`."""

    name = "mugraph.reshape"
    SPELLING: ClassVar = {"shape": "to"}
    shape = prop_def(INTEGERS)


@irdl_op_definition
class ConcatOp(VariadicOp):
    """The operands one after another: `concat %x, %y dim 1`."""

    name = "mugraph.concat"
    dim = prop_def(INTEGER)


@irdl_op_definition
class SliceOp(UnaryOp):
    """Entries start … stop−1 of one dimension: `slice %x dim 0 start 2 stop 4`."""

    name = "mugraph.slice"
    dim = prop_def(INTEGER)
    start = prop_def(INTEGER)
    stop = prop_def(INTEGER)


LAYOUTS = [BroadcastOp, TransposeOp, ReshapeOp, ConcatOp, SliceOp]
