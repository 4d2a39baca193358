"""Element-wise operations: one entry of the result for one entry of each operand, after broadcasting."""

from __future__ import annotations

from typing import ClassVar

from xdsl.irdl import irdl_op_definition, opt_prop_def, prop_def, traits_def
from xdsl.traits import Commutative, Pure

from mirage_ir.dialects.mugraph.attributes import NUMBER, TEXT
from mirage_ir.dialects.mugraph.operator import BinaryOp, UnaryOp


@irdl_op_definition
class AddOp(BinaryOp):
    """x + y"""

    name = "mugraph.add"
    traits = traits_def(Pure(), Commutative())


@irdl_op_definition
class SubOp(BinaryOp):
    """x − y"""

    name = "mugraph.sub"


@irdl_op_definition
class MulOp(BinaryOp):
    """x · y"""

    name = "mugraph.mul"
    traits = traits_def(Pure(), Commutative())


@irdl_op_definition
class DivOp(BinaryOp):
    """x / y"""

    name = "mugraph.div"


@irdl_op_definition
class MaximumOp(BinaryOp):
    """max(x, y)"""

    name = "mugraph.maximum"
    traits = traits_def(Pure(), Commutative())


@irdl_op_definition
class MinimumOp(BinaryOp):
    """min(x, y)"""

    name = "mugraph.minimum"
    traits = traits_def(Pure(), Commutative())


@irdl_op_definition
class PowOp(BinaryOp):
    """x to the power y"""

    name = "mugraph.pow"


@irdl_op_definition
class ExpOp(UnaryOp):
    """e to the power x"""

    name = "mugraph.exp"


@irdl_op_definition
class LogOp(UnaryOp):
    """the natural logarithm"""

    name = "mugraph.log"


@irdl_op_definition
class SqrtOp(UnaryOp):
    """√x"""

    name = "mugraph.sqrt"


@irdl_op_definition
class RsqrtOp(UnaryOp):
    """1/√x"""

    name = "mugraph.rsqrt"


@irdl_op_definition
class SquareOp(UnaryOp):
    """x²"""

    name = "mugraph.square"


@irdl_op_definition
class NegOp(UnaryOp):
    """−x"""

    name = "mugraph.neg"


@irdl_op_definition
class ReciprocalOp(UnaryOp):
    """1/x"""

    name = "mugraph.reciprocal"


@irdl_op_definition
class SigmoidOp(UnaryOp):
    """1/(1 + exp(−x))"""

    name = "mugraph.sigmoid"


@irdl_op_definition
class SiluOp(UnaryOp):
    """x · sigmoid(x)"""

    name = "mugraph.silu"


@irdl_op_definition
class ReluOp(UnaryOp):
    """max(x, 0)"""

    name = "mugraph.relu"


@irdl_op_definition
class TanhOp(UnaryOp):
    """the hyperbolic tangent"""

    name = "mugraph.tanh"


@irdl_op_definition
class GeluOp(UnaryOp):
    """The Gaussian error linear unit, exact ("erf", the default) or approximate: `gelu %x form "tanh"`."""

    name = "mugraph.gelu"
    form = opt_prop_def(TEXT)


@irdl_op_definition
class ClampOp(UnaryOp):
    """min(max(x, min), max): `clamp %x min -1.0 max 1.0`."""

    name = "mugraph.clamp"
    min = prop_def(NUMBER)
    max = prop_def(NUMBER)


@irdl_op_definition
class ScaleOp(UnaryOp):
    """x times a constant: `scale %x by 0.125`."""

    name = "mugraph.scale"
    SPELLING: ClassVar = {"value": "by"}
    value = prop_def(NUMBER)


@irdl_op_definition
class OffsetOp(UnaryOp):
    """x plus a constant: `offset %x by 1.0e-05`."""

    name = "mugraph.offset"
    SPELLING: ClassVar = {"value": "by"}
    value = prop_def(NUMBER)


ELEMENTWISE = [
    AddOp,
    SubOp,
    MulOp,
    DivOp,
    MaximumOp,
    MinimumOp,
    PowOp,
    ExpOp,
    LogOp,
    SqrtOp,
    RsqrtOp,
    SquareOp,
    NegOp,
    ReciprocalOp,
    SigmoidOp,
    SiluOp,
    ReluOp,
    TanhOp,
    GeluOp,
    ClampOp,
    ScaleOp,
    OffsetOp,
]
