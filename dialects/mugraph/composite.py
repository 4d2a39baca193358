"""Composite operations: kernel-level names for programs of the others (`mugraph-decompose` expands them)."""

from __future__ import annotations

from xdsl.irdl import irdl_op_definition, opt_prop_def, prop_def

from mirage_ir.dialects.mugraph.attributes import FLAG, INTEGER, NUMBER, TEXT
from mirage_ir.dialects.mugraph.operator import UnaryOp, VariadicOp


@irdl_op_definition
class RmsNormOp(VariadicOp):
    """x/√(mean(x²) + eps) over the last normalized_rank dimensions: `rms_norm %x, %weight eps 1.0e-05`."""

    name = "mugraph.rms_norm"
    eps = opt_prop_def(NUMBER)
    normalized_rank = opt_prop_def(INTEGER)


@irdl_op_definition
class LayerNormOp(VariadicOp):
    """(x − mean)/√(variance + eps) over the last normalized_rank dimensions: `layer_norm %x, %weight, %bias`."""

    name = "mugraph.layer_norm"
    eps = opt_prop_def(NUMBER)
    normalized_rank = opt_prop_def(INTEGER)


@irdl_op_definition
class BatchNormOp(VariadicOp):
    """(x − mean)/√(variance + eps) over all dimensions but the channels: `batch_norm %x, %weight, %bias dim 1`."""

    name = "mugraph.batch_norm"
    eps = opt_prop_def(NUMBER)
    dim = opt_prop_def(INTEGER)


@irdl_op_definition
class SoftmaxOp(UnaryOp):
    """exp(x − max)/sum(exp(x − max)) over a dimension: `softmax %x dim 1 subtract_max false`."""

    name = "mugraph.softmax"
    dim = prop_def(INTEGER)
    subtract_max = opt_prop_def(FLAG)


@irdl_op_definition
class LinearOp(VariadicOp):
    """x · weightᵀ + bias, with weight (out, in): `linear %x, %weight, %bias`."""

    name = "mugraph.linear"


@irdl_op_definition
class AttentionOp(VariadicOp):
    """softmax(scale · q kᵀ) v, with k (…, keys, depth): `attention %q, %k, %v scale 0.125`."""

    name = "mugraph.attention"
    scale = opt_prop_def(NUMBER)
    subtract_max = opt_prop_def(FLAG)


@irdl_op_definition
class EinsumOp(VariadicOp):
    """Einstein's sum: `einsum %x, %y equation "ik,kj->ij"`."""

    name = "mugraph.einsum"
    equation = prop_def(TEXT)


COMPOSITIONS = [RmsNormOp, LayerNormOp, BatchNormOp, SoftmaxOp, LinearOp, AttentionOp, EinsumOp]
