"""The body of `run`: kernel launches, views and torch calls, in the program's order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from mirage_ir.check import check_graph_results, infer_program
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.triton.flatten import flatten
from mirage_ir.lowering.triton.kernel import KernelText, write_kernel
from mirage_ir.lowering.triton.launch import LaunchConfig, choose_launch
from mirage_ir.lowering.triton.names import identifier, suffixed_name
from mirage_ir.lowering.triton.rules import ACCUMULATING, ROUNDING_ONCE, torch_expression
from mirage_ir.ops import VIEWS, operator, signature_of
from mirage_ir.program import Apply, DType, GraphOp, Program, Shape, TensorType, numbered
from mirage_ir.target import Machine

TORCH_DTYPES = {DType.f16: "torch.float16", DType.bf16: "torch.bfloat16", DType.f32: "torch.float32"}
_POINTERS = {DType.f16: "*fp16", DType.bf16: "*bf16", DType.f32: "*fp32"}


@dataclass(frozen=True, slots=True)
class HostValue:
    """A tensor in `run`.

    strides: in elements, when the inputs lie as the program says. fixed: it has these strides for all strides of the inputs.
    """

    name: str
    type: TensorType
    strides: tuple[int, ...]
    fixed: bool

    def span(self, reach: Shape) -> int:
        """Entries of memory from the first to the last one, with these extents."""
        return 1 + sum((extent - 1) * stride for extent, stride in zip(reach, self.strides, strict=True))

    def cast(self, dtype: DType) -> str:
        return self.name if self.type.dtype is dtype else f"{self.name}.to({TORCH_DTYPES[dtype]})"


@dataclass(frozen=True, slots=True)
class LaunchedKernel:
    """A kernel, how it is launched, and the tensors that it is launched with, one for each argument."""

    kernel: KernelText
    launch: LaunchConfig
    runtime_strides: bool
    values: tuple[HostValue, ...]

    def entry(self) -> list[str]:
        """Its entry in the module's KERNELS: the arguments of a launch, and the types and strides for compilation ahead of time."""
        wide = any(v.span(a.reach) >= 2**31 for a, v in zip(self.kernel.arguments, self.values, strict=True))
        signature: dict[str, str] = {}
        fixed_strides: dict[str, int] = {}
        input_strides: dict[str, int] = {}
        for argument, value in zip(self.kernel.arguments, self.values, strict=True):
            signature[argument.name] = _POINTERS[argument.dtype]
            for d, name in argument.strides.items():
                signature[name] = "i32" if value.strides[d] < 2**31 else "i64"
                (fixed_strides if value.fixed else input_strides)[name] = value.strides[d]
        signature.update(dict.fromkeys(self.kernel.counts, "i32"))
        return [
            "    {",
            f'        "function": {self.kernel.name},',
            f'        "grid": {self.kernel.grid},',
            f'        "constexprs": {_show({"STAGES": self.launch.stages, "PDL": False})},',
            f'        "index": {"tl.int64" if wide else "tl.int32"},',
            f'        "options": {_show({"num_warps": self.launch.warps, "num_stages": self.launch.stages})},',
            f'        "runtime_strides": {self.runtime_strides},',
            "        # For compilation ahead of time: types, and strides when inputs lie as the program says.",
            f'        "signature": {_show(signature)},',
            f'        "fixed_strides": {_show(fixed_strides)},',
            f'        "input_strides": {_show(input_strides)},',
            "    },",
        ]


class Host:
    """The body of `run`: names of inputs and outputs, the lines between, and the kernels they launch. Raises `LoweringError`."""

    def __init__(self, program: Program, machine: Machine) -> None:
        types, count = infer_program(program), len(program.inputs)
        self.machine = machine
        self.taken: set[str] = set()
        prefix = identifier(program.name or "program", self.taken)
        # A single kernel lets the kernel of the next call start early. Of several, one that starts early finds the multiprocessors
        # unevenly filled, and its one wave becomes two.
        self.names = [f"{prefix}_kernel{n}" for n in range(sum(isinstance(node, GraphOp) for node in program.nodes))]
        self.taken.update(self.names)
        self.fixed = _fixed_strides(program)
        self.values: list[HostValue] = []
        self.lines: list[str] = []
        self.kernels: list[LaunchedKernel] = []
        given = program.input_names or tuple(f"arg{i}" for i in range(count))
        strides = program.strides or (None,) * count
        for name, type, stride in zip(given, program.inputs, strides, strict=True):
            self.values.append(HostValue(identifier(name, self.taken), type, stride or _contiguous(type.shape), False))
        self.inputs = tuple(v.name for v in self.values)
        for position, (value, node) in enumerate(numbered(count, program.nodes)):
            try:
                if isinstance(node, Apply):
                    self.apply(node, types[value])
                else:
                    self.launch(node)
            except LoweringError as error:
                raise LoweringError(f"operator {position} of '{program.name}': {error}") from error
        self.outputs = tuple(self.values[v].name for v in program.outputs)

    def fresh(self, offset: int = 0) -> str:
        """A name for the next value."""
        return suffixed_name(f"t{len(self.values) + offset}", "_", self.taken)

    def apply(self, node: Apply, type: TensorType) -> None:
        """A torch call. It computes in float32 and rounds once to the result's type; views keep the type."""
        operands = [self.values[v] for v in node.operands]
        strides = _contiguous(type.shape)
        if node.op in VIEWS:
            text = torch_expression(node.op, [operands[0].name], node.attr())
            strides = _view_strides(node, operands[0], type)
        elif node.op in ACCUMULATING or (node.op in ROUNDING_ONCE and all(o.type.dtype is type.dtype for o in operands)):
            text = torch_expression(node.op, [o.cast(type.dtype) for o in operands], node.attr())
        else:
            text = torch_expression(node.op, [o.cast(DType.f32) for o in operands], node.attr())
            if type.dtype is not DType.f32:
                text = f"({text}).to({TORCH_DTYPES[type.dtype]})"
        name = self.fresh()
        self.lines.append(f"{name} = {text}")
        self.values.append(HostValue(name, type, strides, self.fixed[len(self.values)]))

    def launch(self, node: GraphOp) -> None:
        operands = [self.values[v] for v in node.operands]
        types = [o.type for o in operands]
        flat = flatten(node, types)
        results = enumerate(check_graph_results(node, types))
        outs = [HostValue(self.fresh(i), t, _contiguous(t.shape), True) for i, t in results]
        taken: set[str] = set()
        sources = [suffixed_name(o.name, "_again", taken) for o in operands]
        targets = [suffixed_name("out" if len(outs) == 1 else f"out{i}", "_again", taken) for i in range(len(outs))]
        number = len(self.kernels)
        runtime = {name for name, o in zip(sources, operands, strict=True) if node.runtime_strides and not o.fixed}
        kernel = write_kernel(self.names[number], flat, sources, targets, runtime_strides=runtime, releases=len(self.names) == 1)
        arguments = (*operands, *outs)
        device = f"{self.values[0].name}.device"
        for out in outs:
            self.lines.append(f"{out.name} = allocate({out.type.shape}, {TORCH_DTYPES[out.type.dtype]}, {device})")
        self.lines.append(f"{kernel.name}[{kernel.grid}](")
        for argument, value in zip(kernel.arguments, arguments, strict=True):
            self.lines.append(f"    {', '.join([value.name, *(f'{value.name}.stride({d})' for d in argument.strides)])},")
        self.lines += [f"    {name}=iterations({count})," for name, count in kernel.counts.items()]
        self.lines.append(f"    INDEX={_index_type(kernel, arguments)},")
        self.lines += [f"    **launch_options({number}, {device}),", ")"]
        self.kernels.append(LaunchedKernel(kernel, choose_launch(flat, self.machine), node.runtime_strides, arguments))
        self.values.extend(outs)


def _index_type(kernel: KernelText, values: Sequence[HostValue]) -> str:
    """The text of the type of offsets into the tensors of a launch."""
    if not kernel.ragged:
        return f"index_type({', '.join(dict.fromkeys(v.name for v in values))})"
    pairs = dict.fromkeys((v.name, a.reach) for a, v in zip(kernel.arguments, values, strict=True))
    return f"index_type_beyond({', '.join(f'({name}, {reach})' for name, reach in pairs)})"


def reads_inputs(program: Program) -> list[bool]:
    """For each graph-defined kernel, in order: whether strides of the program's inputs decide strides that it takes."""
    fixed, types = _fixed_strides(program), infer_program(program)
    chosen = [not known and max(type.shape, default=1) > 1 for known, type in zip(fixed, types, strict=True)]
    return [any(chosen[v] for v in node.operands) for node in program.nodes if isinstance(node, GraphOp)]


def _fixed_strides(program: Program) -> list[bool]:
    """For each value: whether it has the same strides for all strides of the program's inputs."""
    fixed = [False] * len(program.inputs)
    for node in program.nodes:
        fixed += [True] * len(node.stores) if isinstance(node, GraphOp) else [all(fixed[v] for v in node.operands)]
    return fixed


def _contiguous(shape: Shape) -> tuple[int, ...]:
    return tuple(prod(shape[d + 1 :]) for d in range(len(shape)))


def _view_strides(node: Apply, value: HostValue, type: TensorType) -> tuple[int, ...]:
    """The strides of a view, as torch makes it (the reshape of a tensor that is not contiguous is taken to be a copy)."""
    signature = signature_of(node, [value.type.shape])
    if operator(node.op).regroups and not signature.segments:
        return _contiguous(type.shape)
    along = ((label.result, label.along) for label in signature.labels if label.result is not None)
    strides = {result: value.strides[d] for result, dims in along for _, d in dims}
    strides |= {segment.result: value.strides[segment.dim] for segment in signature.segments}
    return tuple(strides.get(d, 0) for d in range(len(type.shape)))


def _show(value: Sequence[str] | dict[str, str] | dict[str, int]) -> str:
    return repr(value).replace("'", '"')
