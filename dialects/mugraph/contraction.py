"""Products, and reductions over one dimension."""

from __future__ import annotations

from abc import ABC

from xdsl.irdl import irdl_op_definition, prop_def

from mirage_ir.dialects.mugraph.attributes import INTEGER
from mirage_ir.dialects.mugraph.operator import BinaryOp, UnaryOp


@irdl_op_definition
class MatmulOp(BinaryOp):
    """(…, m, k) times (…, k, n); leading dimensions broadcast."""

    name = "mugraph.matmul"


class ReductionOp(UnaryOp, ABC):
    """Over dimension `dim`, which stays with extent 1: `sum %x dim 1`."""

    dim = prop_def(INTEGER)


@irdl_op_definition
class SumOp(ReductionOp):
    """The sum over a dimension"""

    name = "mugraph.sum"


@irdl_op_definition
class MeanOp(ReductionOp):
    """The mean over a dimension"""

    name = "mugraph.mean"


@irdl_op_definition
class MaxOp(ReductionOp):
    """The maximum over a dimension"""

    name = "mugraph.max"


CONTRACTIONS = [MatmulOp, SumOp, MeanOp, MaxOp]
