"""Programs of operators as calls of PyTorch, for the parts of a program that PyTorch computes as fast."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional

from mirage_ir.check import infer_program
from mirage_ir.errors import LoweringError
from mirage_ir.ops.table import VIEWS, operator
from mirage_ir.program import Apply, Program
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
    """A program without kernels of its own as a function of tensors.

    Between products it computes in f32, as a kernel that PyTorch's compiler fuses does. Calling it raises `LoweringError` for
    an operator that was registered at run time.
    """

    program: Program

    def __call__(self, *inputs: Tensor) -> Sequence[Tensor]:
        types = [TORCH_TYPES[t.dtype] for t in infer_program(self.program)]
        values = list(inputs)
        for node in self.program.nodes:
            if not isinstance(node, Apply) or node.op not in FUNCTIONS:
                raise LoweringError(f"there is no function of PyTorch for '{node.op if isinstance(node, Apply) else 'block'}'")
            operands = [values[v] for v in node.operands]
            if operator(node.op).product:
                operands = [x.to(types[len(values)]) for x in operands]
            elif node.op not in VIEWS:
                operands = [x.float() for x in operands]
            values.append(FUNCTIONS[node.op](*operands, **node.attr()))
        return [values[v].to(types[v]) for v in self.program.outputs]
