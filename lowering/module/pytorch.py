"""What PyTorch has for a program: a module that computes it with PyTorch's own operators, as they come or compiled by it.

Composites are PyTorch's functions of the same name, where it has one. Nothing of a search is in such a module; it is what
candidates are compared with, and the result where PyTorch is faster.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from mirage_ir.check import infer_program, node_attrs, node_type
from mirage_ir.decompose import decompose
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.module.assembly import inputs_text
from mirage_ir.lowering.module.composite_rules import COMPOSITE_RULES
from mirage_ir.lowering.module.host import TORCH_DTYPES
from mirage_ir.lowering.module.libraries import ATTENTION, ATTENTION_NAME
from mirage_ir.lowering.module.names import COMMON_NAMES, identifier
from mirage_ir.lowering.module.reference import reference_text
from mirage_ir.lowering.module.rules import ACCUMULATING, torch_expression
from mirage_ir.lowering.module.template import CHECK_INPUTS, SELF_CHECK
from mirage_ir.ops.composites import COMPOSITES, EXPANSIONS
from mirage_ir.program import Apply, GraphOp, Level, Program, make_attrs


class PyTorchWay(StrEnum):
    """How PyTorch computes a program by itself."""

    EAGER = "eager"
    COMPILE = "torch.compile"
    AUTOTUNE = "torch.compile max-autotune"


_HEADER = '''"""TITLE

PyTorch's own: WAY. `run(*inputs)` computes the program. As a script this file checks itself against a float64 reference of the
source program: `python FILE --seed N`. It needs torch, and nothing of mirage-ir.
"""

import argparse
import os
import sys

import torch

KERNELS = []
POISON = False
'''
_CALLS = {
    PyTorchWay.EAGER: "program",
    PyTorchWay.COMPILE: "torch.compile(program, dynamic=False)",
    PyTorchWay.AUTOTUNE: 'torch.compile(program, dynamic=False, mode="max-autotune-no-cudagraphs")',
}
_RESERVED = COMMON_NAMES | {"KERNELS", ATTENTION_NAME, "call", "program"}


class _Writer:
    """The body of `program`: one line an operator."""

    def __init__(self, source: Program, names: Sequence[str]) -> None:
        self.types = list(source.inputs)
        self.names = list(names)
        self.lines: list[str] = []

    def emit(self, op: str, *operands: int, **attrs: Any) -> int:
        types = [self.types[v] for v in operands]
        node = Apply(op, operands, make_attrs(attrs))
        full = node_attrs(node) if op in COMPOSITES else {**EXPANSIONS.get(op, ({},))[0], **attrs}
        result = node_type(node, types, Level.KERNEL)
        texts = [self.names[v] for v in operands]
        if len({t.dtype for t in types}) > 1 and (op in COMPOSITES or op in ACCUMULATING):
            cast = f".to({TORCH_DTYPES[result.dtype]})"
            texts = [x if t.dtype is result.dtype else f"{x}{cast}" for x, t in zip(texts, types, strict=True)]
        if op in COMPOSITES:
            text = COMPOSITE_RULES[op](types, texts, full) if op in COMPOSITE_RULES else None
            if text is None:
                return EXPANSIONS[op][1](self.emit, lambda v: self.types[v].shape, operands, full)
        else:
            text = torch_expression(op, texts, attrs)
        name = f"t{len(self.types)}"
        self.lines.append(f"    {name} = {text}")
        self.types.append(result)
        self.names.append(name)
        return len(self.types) - 1


class _Names:
    """The inputs' names in a module."""

    def __init__(self, source: Program) -> None:
        taken = {f"t{n}" for n in range(1000)}
        given = source.input_names or tuple(f"arg{n}" for n in range(len(source.inputs)))
        self.inputs = tuple(identifier(name, taken, _RESERVED) for name in given)


def emit_pytorch_module(source: Program, way: PyTorchWay) -> str:
    """The text of a Python module that computes `source` by PyTorch alone; composites may stand in it.

    It has the names of a Triton module (`run`, `reference`, …) without kernels. Raises `LoweringError` for a program with
    graph-defined kernels or with no inputs, `ProgramError` for one that is not well formed.
    """
    infer_program(source)
    if any(isinstance(node, GraphOp) for node in source.nodes):
        raise LoweringError(f"'{source.name}' has graph-defined kernels, which PyTorch has no operators for")
    if not source.inputs:
        raise LoweringError(f"'{source.name}' has no inputs: there is nothing to run")
    names = _Names(source)
    writer, numbers = _Writer(source, names.inputs), list(range(len(source.inputs)))
    for node in source.nodes:
        assert isinstance(node, Apply)
        numbers.append(writer.emit(node.op, *(numbers[v] for v in node.operands), **node.attr()))
    outputs = ", ".join(writer.names[numbers[v]] for v in source.outputs)
    parameters = ", ".join(names.inputs)
    decomposed = decompose(source)
    kinds = ", ".join(f"{name}: {type}" for name, type in zip(names.inputs, source.inputs, strict=True))
    run = [
        "def run(*inputs):",
        f'    """{source.name}: takes tensors of any strides."""',
        "    check_inputs(inputs)",
        "    return call(*inputs)",
    ]
    parts = [
        _HEADER.replace("TITLE", f"{source.name}({kinds})").replace("WAY", way.value),
        inputs_text(decomposed, names.inputs),
        CHECK_INPUTS,
        *([ATTENTION] if any(f"= {ATTENTION_NAME}(" in line for line in writer.lines) else []),
        "\n".join([f"def program({parameters}):", *writer.lines, f"    return {outputs}"]) + "\n",
        f"call = {_CALLS[way]}\n",
        "\n".join(run) + "\n",
        reference_text(decomposed),
        SELF_CHECK,
    ]
    return "\n\n".join(parts)
