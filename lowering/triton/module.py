"""A program as one self-contained Python module that needs only torch and triton: kernels, `run`, a float64 reference, a self-check."""

from __future__ import annotations

import keyword
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import prod

from mirage_ir.check import check_graph_results, infer_program
from mirage_ir.decompose import decompose
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.triton.draw import choose_draws
from mirage_ir.lowering.triton.flatten import flatten
from mirage_ir.lowering.triton.kernel import Kernel, write_kernel
from mirage_ir.lowering.triton.launch import Launch, choose_launch
from mirage_ir.lowering.triton.reference import reference_text
from mirage_ir.lowering.triton.rules import HELPERS, torch_expression
from mirage_ir.ops import VIEWS
from mirage_ir.program import Apply, DType, GraphOp, Program, Shape, TensorType, numbered
from mirage_ir.target import Machine

TOLERANCE = 5e-3
"""Largest relative error (norm of the difference over norm of the reference) that the self-check accepts."""

_TAKEN = frozenset(
    "tl triton torch it i pid STAGES KERNELS INPUTS OUTPUTS DRAWS TOLERANCE POISON DOT_BF16 run reference draw relative_error main allocate "
    "argparse os sys math inputs outputs sum zip range print len tuple list int float".split()
) | frozenset(HELPERS)
_RESERVED = re.compile(
    r"(r|pid|below|acc|top|new|old|sum|concat|value)_?\d.*|(new_top|old_factor|new_factor)_.*|.*_(s\d+|tile|ptr)(_\d+)?"
)
"""Names that kernels give to their own variables."""


def _identifier(name: str, taken: set[str]) -> str:
    """A Python name for a value of the program, different from all taken ones."""
    name = re.sub(r"\W", "_", name, flags=re.ASCII) or "x"
    if name[0].isdigit() or name.startswith("_"):
        name = f"x{name}"
    if keyword.iskeyword(name) or name in _TAKEN or _RESERVED.fullmatch(name):
        name += "_in"
    candidate, n = name, 2
    while candidate in taken:
        candidate, n = f"{name}_v{n}", n + 1
    taken.add(candidate)
    return candidate


@dataclass(slots=True)
class _Value:
    """A tensor in `run`: its name, type, and the strides that it has when the inputs lie as the program says."""

    name: str
    type: TensorType
    strides: tuple[int, ...]


def _contiguous(shape: Shape) -> tuple[int, ...]:
    return tuple(prod(shape[d + 1 :]) for d in range(len(shape)))


def _view_strides(op: str, value: _Value, type: TensorType, attrs: dict[str, object]) -> tuple[int, ...]:
    """The strides of a view, as torch makes it (a reshape of what is not contiguous is taken as a copy)."""
    shape, strides = value.type.shape, value.strides
    if op == "transpose":
        permutation = attrs["permutation"]
        assert isinstance(permutation, tuple)
        return tuple(strides[d] for d in permutation)  # type: ignore[index]
    if op == "broadcast":
        lead = len(type.shape) - len(shape)
        return (*(0,) * lead, *(0 if e == 1 != type.shape[lead + d] else strides[d] for d, e in enumerate(shape)))
    return strides if op == "slice" else _contiguous(type.shape)


@dataclass(slots=True)
class _Launched:
    kernel: Kernel
    launch: Launch
    strides: tuple[tuple[int, ...], ...]
    """The strides of each argument when the inputs lie as the program says."""


_TORCH_DTYPES = {DType.f16: "torch.float16", DType.bf16: "torch.bfloat16", DType.f32: "torch.float32"}
_POINTERS = {DType.f16: "*fp16", DType.bf16: "*bf16", DType.f32: "*fp32"}


@dataclass(slots=True)
class _ModuleWriter:
    program: Program
    machine: Machine
    prefix: str
    types: list[TensorType] = field(default_factory=list[TensorType])
    values: list[_Value] = field(default_factory=list[_Value])
    lines: list[str] = field(default_factory=list[str])
    launched: list[_Launched] = field(default_factory=list[_Launched])

    def write_run(self) -> None:
        """Fills `lines`, the body of `run` after its checks, and `launched`."""
        self.types = infer_program(self.program)
        taken: set[str] = set()
        given = self.program.input_names or tuple(f"arg{i}" for i in range(len(self.program.inputs)))
        for i, type in enumerate(self.program.inputs):
            name = _identifier(given[i], taken)
            strides = self.program.strides[i] if i < len(self.program.strides) else None
            self.values.append(_Value(name, type, strides or _contiguous(type.shape)))
        for position, (value, node) in enumerate(numbered(len(self.values), self.program.nodes)):
            if isinstance(node, Apply):
                self.apply(node, self.types[value], _identifier(f"t{value}", taken))
            else:
                assert isinstance(node, GraphOp)
                names = [_identifier(f"t{value + i}", taken) for i in range(len(node.stores))]
                try:
                    self.kernel(node, names)
                except LoweringError as error:
                    raise LoweringError(f"operator {position} of '{self.program.name}': {error}") from error

    def apply(self, node: Apply, type: TensorType, name: str) -> None:
        operands = [self.values[v] for v in node.operands]
        if node.op in VIEWS:
            text = torch_expression(node.op, [operands[0].name], node.attr())
            strides = _view_strides(node.op, operands[0], type, dict(node.attrs))
        elif node.op in ("matmul", "concat"):
            text = torch_expression(node.op, [_cast(o, type.dtype) for o in operands], node.attr())
            strides = _contiguous(type.shape)
        else:
            text = torch_expression(node.op, [_cast(o, DType.f32) for o in operands], node.attr())
            text = text if type.dtype is DType.f32 else f"({text}).to({_TORCH_DTYPES[type.dtype]})"
            strides = _contiguous(type.shape)
        self.lines.append(f"{name} = {text}")
        self.values.append(_Value(name, type, strides))

    def kernel(self, node: GraphOp, names: Sequence[str]) -> None:
        operands = [self.values[v] for v in node.operands]
        flat = flatten(node, [o.type for o in operands])
        sources = [f"{o.name}_v{i}" if o.name in {p.name for p in operands[:i]} else o.name for i, o in enumerate(operands)]
        results = [f"out{i}" if len(names) > 1 else "out" for i in range(len(names))]
        results = [f"{r}put" if r in sources else r for r in results]
        kernel = write_kernel(f"{self.prefix}_{len(self.launched)}", flat, sources, results)
        launch = choose_launch(flat, self.machine)
        outs = [
            _Value(name, type, _contiguous(type.shape))
            for name, type in zip(names, check_graph_results(node, [o.type for o in operands]), strict=True)
        ]
        like = self.values[0].name
        for out in outs:
            self.lines.append(f"{out.name} = allocate({out.type.shape}, {_TORCH_DTYPES[out.type.dtype]}, {like}.device)")
        self.launched.append(_Launched(kernel, launch, tuple(v.strides for v in (*operands, *outs))))
        options = KERNEL_OPTIONS.format(index=len(self.launched) - 1)
        self.lines.append(f"{kernel.name}[{kernel.grid}](")
        for argument, value in zip(kernel.arguments, (*operands, *outs), strict=True):
            strides = "".join(f", {value.name}.stride({d})" for d in argument.strides)
            self.lines.append(f"    {value.name}{strides},")
        self.lines += [f"    {options},", ")"]
        self.values.extend(outs)


KERNEL_OPTIONS = '**KERNELS[{index}]["constexprs"], **KERNELS[{index}]["options"]'


def _cast(value: _Value, dtype: DType) -> str:
    return value.name if value.type.dtype is dtype else f"{value.name}.to({_TORCH_DTYPES[dtype]})"


def _kernel_entry(launched: _Launched) -> str:
    """An entry of the module's `KERNELS`: what a launch passes, and what ahead-of-time compilation needs to know."""
    kernel, launch = launched.kernel, launched.launch
    signature: dict[str, str] = {}
    constants: dict[str, int] = {}
    divisible: list[str] = []
    for argument, strides in zip(kernel.arguments, launched.strides, strict=True):
        signature[argument.name] = _POINTERS[argument.dtype]
        divisible.append(argument.name)
        for d, name in argument.strides.items():
            stride = strides[d]
            signature[name] = "constexpr" if stride == 1 else "i32" if stride < 2**31 else "i64"
            if stride == 1:
                constants[name] = 1
            elif stride % 16 == 0:
                divisible.append(name)
    options = {"num_warps": launch.warps, "num_stages": launch.stages}
    return "\n".join(
        (
            "    {",
            f'        "function": {kernel.name},',
            f'        "grid": {kernel.grid},',
            f'        "constexprs": {{"STAGES": {launch.stages}}},',
            f'        "options": {_show(options)},',
            f'        "signature": {_show(signature)},',
            f'        "unit_strides": {_show(list(constants))},',
            f'        "divisible_by_16": {_show(divisible)},',
            "    },",
        )
    )


def _show(value: object) -> str:
    return repr(value).replace("'", '"')


_HEADER = '''"""{title}

Generated by mirage-ir for {machine}. `run(*inputs)` computes the program on a GPU (or, with TRITON_INTERPRET=1, slowly on the CPU); `python {file}
[--seed N]` checks it against a float64 reference of the source program.
"""

import argparse
import os
import sys
import warnings

import torch

if not torch.cuda.is_available():
    os.environ.setdefault("TRITON_INTERPRET", "1")

import triton
import triton.language as tl

INTERPRETED = tl.constexpr(triton.knobs.runtime.interpret)
if INTERPRETED.value:  # NumPy would warn of what masked entries of tiles hold.
    warnings.filterwarnings("ignore", category=RuntimeWarning, module="triton.runtime.interpreter")
# Triton's interpreter multiplies the bits of bf16 numbers: there, rounded operands go on as float32.
DOT_BF16 = tl.constexpr(tl.float32 if INTERPRETED.value else tl.bfloat16)

'''

_ALLOCATE = '''
POISON = False


def allocate(shape, dtype, device):
    """Memory of an output; the self-check fills it with NaN first, so that an entry that nobody writes is seen."""
    out = torch.empty(shape, dtype=dtype, device=device)
    return out.fill_(float("nan")) if POISON else out

'''

_CHECK = """

def check_inputs(inputs):
    if len(inputs) != len(INPUTS):
        raise ValueError(f"{{len(INPUTS)}} inputs are needed, not {{len(inputs)}}")
    for x, (name, shape, dtype, _, _) in zip(inputs, INPUTS):
        if tuple(x.shape) != shape:
            raise ValueError(f"input '{{name}}' must have shape {{shape}}, not {{tuple(x.shape)}}")
        if x.dtype != dtype:
            raise ValueError(f"input '{{name}}' must have dtype {{dtype}}, not {{x.dtype}}")
        if x.device != inputs[0].device:
            raise ValueError(f"input '{{name}}' is on {{x.device}}, but '{{INPUTS[0][0]}}' is on {{inputs[0].device}}")
"""

_MAIN = '''

def draw(seed, device):
    """Inputs for the self-check: normal numbers of the standard deviations in INPUTS (absolute values where `positive`)."""
    generator = torch.Generator().manual_seed(seed)
    tensors = []
    for _, shape, dtype, deviation, positive in INPUTS:
        x = torch.randn(shape, generator=generator) * deviation
        tensors.append((x.abs() if positive else x).to(dtype).to(device))
    return tensors


def transposed(x):
    """The same tensor with its last two dimensions swapped in memory (every second entry of memory, when it has one dimension)."""
    if x.dim() >= 2:
        return x.transpose(-1, -2).contiguous().transpose(-1, -2)
    return torch.stack((x, x), dim=-1)[..., 0]


def relative_error(got, wanted):
    """Norm of the difference over norm of the reference, the largest over all outputs; infinite where anything is not finite."""
    worst = 0.0
    for x, y in zip(got, wanted):
        difference, norm = (x.to(torch.float64) - y).norm().item(), y.norm().item()
        error = difference / norm if norm else difference
        worst = max(worst, error if error == error else float("inf"))
    return worst


def main(arguments=None):
    global POISON
    parser = argparse.ArgumentParser(description="Checks the kernels against a float64 reference of the source program.")
    parser.add_argument("--seed", type=int, default=0)
    seed = parser.parse_args(arguments).seed
    POISON = True
    inputs = draw(seed, "cuda" if torch.cuda.is_available() else "cpu")
    wanted = reference(*inputs)
    worst = 0.0
    for layout in ("contiguous", "transposed"):
        got = run(*(inputs if layout == "contiguous" else map(transposed, inputs)))
        error = relative_error(got if isinstance(got, tuple) else (got,), wanted)
        print(f"{layout} inputs: largest relative error {error:.3g}")
        worst = max(worst, error)
    if not worst <= TOLERANCE:
        print(f"beyond the tolerance of {TOLERANCE}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
'''


def emit_module(program: Program, source: Program, *, machine: Machine) -> str:
    """The text of a Python module that runs `program` and checks itself against `source`.

    Both have the same inputs and outputs. Kernel-level operators other than views become torch calls; each block graph becomes a Triton kernel
    whose launch options fit `machine`. Raises `ProgramError` for a program that is not well formed, `LoweringError` for one that Triton cannot express.
    """
    source, program = decompose(source), decompose(program)
    wanted, types = infer_program(source), infer_program(program)
    if program.inputs != source.inputs:
        raise LoweringError(f"'{program.name}' and its source '{source.name}' have different inputs")
    if [types[v].shape for v in program.outputs] != [wanted[v].shape for v in source.outputs]:
        raise LoweringError(f"'{program.name}' and its source '{source.name}' have different outputs")
    if not program.inputs or not program.outputs:
        raise LoweringError(f"'{program.name}' has no {'inputs' if not program.inputs else 'outputs'}: there is nothing to run")
    writer = _ModuleWriter(program, machine, f"{_identifier(program.name or 'program', set())}_kernel")
    writer.write_run()
    names = [v.name for v in writer.values[: len(program.inputs)]]
    kernels = [launched.kernel for launched in writer.launched]
    helpers = sorted({h for k in kernels for h in k.helpers})
    inputs = [
        f'    ("{name}", {type.shape}, {_TORCH_DTYPES[type.dtype]}, {draw.deviation!r}, {draw.positive}),'
        for name, type, draw in zip(names, program.inputs, choose_draws(source), strict=True)
    ]
    outputs = [writer.values[v].name for v in program.outputs]
    lines = writer.lines
    if kernels:
        lines = [f"with torch.cuda.device_of({names[0]}):", *(f"    {line}" for line in lines)]
    signature = ", ".join(f"{n}: {t}" for n, t in zip(names, program.inputs, strict=True))
    parts = [
        _HEADER.format(title=f"{program.name}({signature})", machine=machine.name, file="FILE"),
        f"TOLERANCE = {TOLERANCE}\n",
        "# Name, shape, dtype; for the self-check: standard deviation, and whether all entries are positive.",
        "INPUTS = [",
        *inputs,
        "]",
        _ALLOCATE,
        *(f"{HELPERS[h]}\n" for h in helpers),
        *(f"\n{k.text}\n" for k in kernels),
        "KERNELS = [",
        *(_kernel_entry(launched) for launched in writer.launched),
        "]",
        _CHECK.replace("{{", "{").replace("}}", "}"),
        "\ndef run(*inputs):",
        f'    """{program.name}: {len(names)} tensors of any strides to {"one tensor" if len(outputs) == 1 else f"a tuple of {len(outputs)}"}."""',
        "    check_inputs(inputs)",
        f"    {', '.join(names)}{',' if len(names) == 1 else ''} = inputs",
        *(f"    {line}" for line in lines),
        f"    return {', '.join(outputs)}",
        "\n" + reference_text(source) + _MAIN,
    ]
    return "\n".join(parts)

