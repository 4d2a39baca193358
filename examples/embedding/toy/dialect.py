"""The toy dialect: a layer of a neural network, and an operation that only this compiler knows."""

from __future__ import annotations

from xdsl.dialects.builtin import StringAttr, TensorType
from xdsl.ir import Dialect
from xdsl.irdl import IRDLOperation, ParsePropInAttrDict, irdl_op_definition, operand_def, prop_def, result_def, traits_def
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

ACTIVATIONS = ("none", "relu", "silu", "tanh")


@irdl_op_definition
class DenseOp(IRDLOperation):
    """activation(x · w + b), with x (rows, in), w (in, out) and b (out)."""

    name = "toy.dense"

    x = operand_def(TensorType)
    w = operand_def(TensorType)
    b = operand_def(TensorType)
    activation = prop_def(StringAttr)
    y = result_def(TensorType)

    traits = traits_def(Pure())
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = "$x `,` $w `,` $b attr-dict `:` type($x) `,` type($w) `,` type($b) `->` type($y)"

    def verify_(self) -> None:
        if self.activation.data not in ACTIVATIONS:
            raise VerifyException(f"the activation must be one of {', '.join(ACTIVATIONS)}, not '{self.activation.data}'")


@irdl_op_definition
class LogOp(IRDLOperation):
    """Writes a tensor to the log of the run, and gives it back."""

    name = "toy.log"

    value = operand_def(TensorType)
    label = prop_def(StringAttr)
    result = result_def(TensorType)

    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = "$value attr-dict `:` type($value) `->` type($result)"


def dialect() -> Dialect:
    return Dialect("toy", [DenseOp, LogOp])
