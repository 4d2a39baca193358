"""Each operator of the table and each composite in one line: the documentation of its operation `mugraph.NAME`."""

from __future__ import annotations

from collections.abc import Mapping

DESCRIPTIONS: Mapping[str, str] = {
    # Products, and reductions over one dimension, which stays with extent 1.
    "matmul": "(…, m, k) times (…, k, n); leading dimensions broadcast.",
    "sum": "The sum over a dimension: `sum %x dim 1`.",
    "mean": "The mean over a dimension: `mean %x dim 1`.",
    "max": "The maximum over a dimension: `max %x dim 1`.",
    # One entry of the result for one entry of each operand, after broadcasting.
    "add": "x + y",
    "sub": "x − y",
    "mul": "x · y",
    "div": "x / y",
    "maximum": "max(x, y)",
    "minimum": "min(x, y)",
    "pow": "x to the power y",
    "exp": "e to the power x",
    "log": "the natural logarithm",
    "log1p": "the natural logarithm of 1 + x",
    "expm1": "e to the power x, less 1",
    "sqrt": "√x",
    "rsqrt": "1/√x",
    "square": "x²",
    "neg": "−x",
    "reciprocal": "1/x",
    "sigmoid": "1/(1 + exp(−x))",
    "silu": "x · sigmoid(x)",
    "relu": "max(x, 0)",
    "tanh": "the hyperbolic tangent",
    "erf": "the error function, 2/√π times the integral of exp(−t²) from 0 to x",
    "gelu": 'The Gaussian error linear unit, exact ("erf", the default) or approximate: `gelu %x form "tanh"`.',
    "clamp": "min(max(x, min), max): `clamp %x min -1.0 max 1.0`.",
    "scale": "x times a constant: `scale %x by 0.125`.",
    "offset": "x plus a constant: `offset %x by 1.0e-05`.",
    # Entries move, nothing is computed.
    "broadcast": "NumPy's broadcast: `broadcast %x to [8, 4]`.",
    "transpose": "Dimension i of the result is dimension permutation[i] of x: `transpose %x permutation [1, 0]`.",
    "reshape": "The same entries in row-major order: `reshape %x to [2, 8]`.",
    "concat": "The operands one after another: `concat %x, %y dim 1`.",
    "slice": "Entries start … stop−1 of one dimension: `slice %x dim 0 start 2 stop 4`.",
    # Composites, at kernel level only (`mugraph-decompose` expands them).
    "rms_norm": "x/√(mean(x²) + eps) over the last normalized_rank dimensions: `rms_norm %x, %weight eps 1.0e-05`.",
    "layer_norm": "(x − mean)/√(variance + eps) over the last normalized_rank dimensions: `layer_norm %x, %weight, %bias`.",
    "batch_norm": "(x − mean)/√(variance + eps) over all dimensions but the channels: `batch_norm %x, %weight, %bias dim 1`.",
    "softmax": "exp(x − max)/sum(exp(x − max)) over a dimension: `softmax %x dim 1 subtract_max false`.",
    "linear": "x · weightᵀ + bias, with weight (out, in): `linear %x, %weight, %bias`.",
    "attention": "softmax(scale · q kᵀ) v, with k (…, keys, depth): `attention %q, %k, %v scale 0.125`.",
    "einsum": 'Einstein\'s sum: `einsum %x, %y equation "ik,kj->ij"`.',
    # Kernels of libraries: composites that candidates keep.
    "library_attention": 'softmax(scale · q kᵀ + mask) v in one: `library_attention %q, %k, %v scale 0.125 backend "flash"`.',
    "library_linear": 'activation(x · w + bias) by one kernel: `library_linear %x, %w, %bias activation "relu"`.',
    "library_softmax": "exp(x − max)/sum(exp(x − max)) over the last dimension by one kernel: `library_softmax %x`.",
    "library_rms_norm": "x/√(mean(x²) + eps) over the last dimension by one kernel: `library_rms_norm %x, %weight eps 1.0e-05`.",
    "library_layer_norm": "(x − mean)/√(variance + eps) over the last dimension by one kernel: `library_layer_norm %x`.",
}
