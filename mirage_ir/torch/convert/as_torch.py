"""Programs of operators as calls of PyTorch, for the parts of a program that PyTorch computes as fast."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional

from mirage_ir.check import infer_program
from mirage_ir.errors import LoweringError
from mirage_ir.ops.table import VIEWS, operator
from mirage_ir.program import Apply, Program
from mirage_ir.sized.extent import at_sizes, is_symbolic
from mirage_ir.torch.convert.reader import TORCH_TYPES

FUNCTIONS: Mapping[str, Callable[..., Tensor]] = {
    "matmul": torch.matmul,
    "add": torch.add,
    "sub": torch.sub,
    "mul": torch.mul,
    "div": torch.div,
    "maximum": torch.maximum,
    "minimum": torch.minimum,
    "pow": torch.pow,
    "exp": torch.exp,
    "log": torch.log,
    "log1p": torch.log1p,
    "expm1": torch.expm1,
    "sqrt": torch.sqrt,
    "rsqrt": torch.rsqrt,
    "square": torch.square,
    "neg": torch.neg,
    "reciprocal": torch.reciprocal,
    "sigmoid": torch.sigmoid,
    "silu": functional.silu,
    "gelu": lambda x, form="erf": functional.gelu(x, approximate="none" if form == "erf" else "tanh"),
    "relu": torch.relu,
    "tanh": torch.tanh,
    "erf": torch.erf,
    "clamp": torch.clamp,
    "scale": lambda x, value: x * value,
    "offset": lambda x, value: x + value,
    "sum": lambda x, dim: x.sum(dim, keepdim=True),
    "mean": lambda x, dim: x.mean(dim, keepdim=True),
    "max": lambda x, dim: x.amax(dim, keepdim=True),
    "broadcast": lambda x, shape: x.expand(shape),
    "transpose": lambda x, permutation: x.permute(permutation),
    "reshape": lambda x, shape: x.reshape(shape),
    "concat": lambda *xs, dim: torch.cat(xs, dim=dim),
    "slice": lambda x, dim, start, stop: x.narrow(dim, start, stop - start),
}
"""The function of PyTorch for each operator."""


@dataclass(frozen=True, slots=True)
class TorchProgram:
    """A program without kernels of its own as a function of tensors. Symbolic extents are those of the tensors at hand.

    Between products it computes in f32, as a kernel that PyTorch's compiler fuses does. Calling it raises `LoweringError` for
    an operator that was registered at run time.
    """

    program: Program

    def __call__(self, *inputs: Tensor) -> Sequence[Tensor]:
        types = [TORCH_TYPES[t.dtype] for t in infer_program(self.program)]
        sizes = _sizes(self.program, inputs)
        values = list(inputs)
        for node in self.program.nodes:
            if not isinstance(node, Apply) or node.op not in FUNCTIONS:
                raise LoweringError(f"there is no function of PyTorch for '{node.op if isinstance(node, Apply) else 'block'}'")
            operands = [values[v] for v in node.operands]
            if operator(node.op).product:
                operands = [x.to(types[len(values)]) for x in operands]
            elif node.op not in VIEWS:
                operands = [x.float() for x in operands]
            attrs: dict[str, Any] = {name: at_sizes(value, sizes) for name, value in node.attr().items()}
            values.append(FUNCTIONS[node.op](*operands, **attrs))
        return [values[v].to(types[v]) for v in self.program.outputs]


def _sizes(program: Program, inputs: Sequence[Tensor]) -> dict[str, int]:
    """The sizes of the symbols that are extents of inputs."""
    found: dict[str, int] = {}
    for type, x in zip(program.inputs, inputs, strict=True):
        found.update((str(e), size) for e, size in zip(type.shape, x.shape, strict=True) if is_symbolic(e))
    return found
