"""Kernels as operators of PyTorch: `torch.library` operators with implementations for tensors without entries.

An operator takes and returns dense tensors; results are contiguous and share no memory with inputs or each other. On a GPU it
launches the emitted Triton module, which allocates with torch and launches on the current stream, so that a CUDA graph can capture
it after a first call; on a CPU it runs the NumPy interpreter.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from threading import Lock
from types import MappingProxyType
from typing import Any, TypeAlias

import torch
from torch import Tensor
from torch._subclasses.fake_tensor import unset_fake_temporarily
from torch.fx import GraphModule

from mirage_ir.api.kernel import Executable
from mirage_ir.api.sized_kernel import SizedKernel
from mirage_ir.block.strides import contiguous
from mirage_ir.check import infer_program
from mirage_ir.codec import encode
from mirage_ir.errors import MirageError, OptionError
from mirage_ir.program import DType, Program
from mirage_ir.sized.extent import is_symbolic
from mirage_ir.torch.convert.as_torch import TorchProgram
from mirage_ir.torch.convert.reader import TORCH_TYPES

NAMESPACE = "mirage_ir"
"""The namespace of the operators that the back end makes."""

CPU = torch.device("cpu")

TorchOperator: TypeAlias = Callable[..., Any]

_libraries: dict[str, torch.library.Library] = {}
_operators: dict[str, TorchOperator] = {}
_masks: dict[str, HeldMasks] = {}
"""Those that operators of the back end hold, by the operators' names."""
_making = Lock()


@dataclass(frozen=True, slots=True)
class CausalMask:
    """A matrix of rows × keys whose entry (i, j) is 0 for j ≤ i mod `tokens`, else -inf."""

    tokens: int
    rows: int
    keys: int
    dtype: DType

    def on(self, device: torch.device) -> Tensor:
        hidden = torch.full((self.tokens, self.keys), float("-inf"), dtype=TORCH_TYPES[self.dtype], device=device).triu(1)
        return hidden.repeat(self.rows // self.tokens, 1)


class HeldMasks:
    """Masks by their positions among a kernel's inputs, on each device made once: before anybody captures a CUDA graph."""

    def __init__(self, masks: Mapping[int, CausalMask]) -> None:
        self.masks = dict(sorted(masks.items()))
        self._made: dict[torch.device, dict[int, Tensor]] = {}

    def on(self, device: torch.device) -> dict[int, Tensor]:
        if device not in self._made:
            with unset_fake_temporarily():
                self._made[device] = {position: mask.on(device) for position, mask in self.masks.items()}
        return self._made[device]


@dataclass(frozen=True, slots=True)
class OperatorResult:
    """A result of an operator: of each dimension the extent, or the place of an input and its dimension that has the same."""

    shape: tuple[int | tuple[int, int], ...]
    dtype: DType

    def without_entries(self, inputs: Sequence[Tensor]) -> Tensor:
        """A tensor like the result for these inputs, whose sizes may be symbols of Dynamo's."""
        shape = [e if isinstance(e, int) else inputs[e[0]].shape[e[1]] for e in self.shape]
        return inputs[0].new_empty(shape, dtype=TORCH_TYPES[self.dtype])


def operator_of(
    kernel: Executable | SizedKernel, masks: Mapping[int, CausalMask] = MappingProxyType({}), device: torch.device = CPU
) -> TorchOperator:
    """The operator of a kernel of the back end, one for all kernels with the same program. It takes all inputs but the `masks`, by
    position, which it has itself on the `device`: Inductor takes no constant tensors for operators that it does not know.

    That of a kernel for all sizes takes any sizes: PyTorch computes those that are out of the kernel's ranges."""
    if isinstance(kernel, SizedKernel):
        source = kernel.result.source
        program, launch = source.sample, _SizedLaunch(kernel)
        what = f"{encode(kernel.choices)}{encode(program)}{source.symbolic}{encode(source.symbols)}"
    else:
        program, launch = kernel.program, _Launch(kernel.original, kernel)
        what = f"{encode(program)}{encode(kernel.original)}"
    digest = sha256(f"{what}{kernel.machine.name}{sorted(masks.items())}".encode()).hexdigest()[:16]
    stem = re.sub(r"\W", "_", program.name)
    name = f"{NAMESPACE}::{stem}_{digest}"
    with _making:
        held = _masks.setdefault(name, HeldMasks(masks))
        held.on(device)
        return _operators.get(name) or _defined(name, program, launch, held)


def to_torch_library(kernel: Executable, name: str) -> TorchOperator:
    """Makes a kernel the operator `name`, as in "ns::name", and returns `torch.ops.ns.name.default`.

    The operator takes the kernel's inputs in order and returns its result, or a list of several. It has no gradient. Raises
    `OptionError` for a name that is not of this form, or is taken.
    """
    found = re.fullmatch(r"([A-Za-z_]\w*)::([A-Za-z_]\w*)", name) if isinstance(name, str) else None
    if found is None:
        raise OptionError(f"an operator's name is written like 'namespace::name', not {name!r}")
    with _making:
        if hasattr(getattr(torch.ops, found[1]), found[2]):
            raise OptionError(f"there is an operator '{name}' already")
        return _defined(name, kernel.program, kernel)


def has_kernels(graph: GraphModule) -> bool:
    """Whether a graph calls operators that the back end made."""
    return any(node.op == "call_function" and getattr(node.target, "namespace", "") == NAMESPACE for node in graph.graph.nodes)


def _defined(name: str, program: Program, call: Callable[[Sequence[Tensor]], Any], held: HeldMasks | None = None) -> TorchOperator:
    """The operator of a new name that calls a kernel of a program, whose symbolic extents are symbols alone."""
    space, short = name.split("::")
    library = _libraries.setdefault(space, torch.library.Library(space, "FRAGMENT"))
    masks = held.masks if held is not None else {}
    results = _results(program, [i for i in range(len(program.inputs)) if i not in masks])
    parameters = ", ".join(f"Tensor x{i}" for i in range(len(program.inputs)) if i not in masks)
    schema = f"{short}({parameters}) -> {'Tensor' if len(results) == 1 else 'Tensor[]'}"
    library.define(schema, tags=(torch.Tag.pt2_compliant_tag,))

    def run(*given: Tensor) -> Any:
        inputs = [*given]
        if held is not None and masks:
            for position, mask in held.on(given[0].device).items():
                inputs.insert(position, mask)
        made = call(inputs)
        outputs = _own(made if isinstance(made, list) else [made], inputs)
        return outputs[0] if len(outputs) == 1 else outputs

    def without_entries(*inputs: Tensor) -> Any:
        made = [result.without_entries(inputs) for result in results]
        return made[0] if len(made) == 1 else made

    for device in ("CPU", "CUDA"):
        library.impl(short, run, device)
    torch.library.register_fake(name, without_entries, lib=library)
    _operators[name] = getattr(getattr(torch.ops, space), short).default
    return _operators[name]


def _results(program: Program, given: Sequence[int]) -> list[OperatorResult]:
    """The results of an operator that takes the `given` inputs of a program, in this order."""
    sources: dict[str, tuple[int, int]] = {}
    for place, v in enumerate(given):
        for d, extent in enumerate(program.inputs[v].shape):
            if is_symbolic(extent):
                sources.setdefault(str(extent), (place, d))
    types = infer_program(program)
    outputs = [types[v] for v in program.outputs]
    return [OperatorResult(tuple(sources[str(e)] if is_symbolic(e) else e for e in t.shape), t.dtype) for t in outputs]


class _Launch:
    """Calls a kernel; once a GPU has refused it, PyTorch computes the program that was written, the `original`."""

    def __init__(self, original: Program, kernel: Callable[[Sequence[Tensor]], Any]) -> None:
        self.program = TorchProgram(original)
        self.kernel = kernel
        self.refused = False

    def __call__(self, inputs: Sequence[Tensor]) -> Any:
        if not self.refused:
            try:
                return self.kernel(inputs)
            except (MirageError, RuntimeError) as error:  # Triton's errors are RuntimeErrors.
                if all(x.device.type == "cpu" for x in inputs):
                    raise
                self.refused = True
                warnings.warn(f"the GPU refuses a kernel, and PyTorch computes its program: {error}", stacklevel=2)
        return list(self.program(*inputs))


class _SizedLaunch(_Launch):
    """Calls a kernel for all sizes in its ranges; PyTorch computes its program at any others."""

    def __init__(self, kernel: SizedKernel) -> None:
        super().__init__(kernel.result.source.sample, lambda inputs: _run_sized(kernel, inputs))
        self.source = kernel.result.source

    def __call__(self, inputs: Sequence[Tensor]) -> Any:
        sizes = self.source.sizes_of([tuple(x.shape) for x in inputs])
        if any(not symbol.least <= sizes[symbol.name] <= symbol.most for symbol in self.source.symbols):
            return list(self.program(*inputs))
        return super().__call__(inputs)


def _run_sized(kernel: SizedKernel, inputs: Sequence[Tensor]) -> Any:
    """The results of a kernel at sizes in its ranges. On a GPU the module alone picks the program: a call costs no more for it."""
    if all(x.device.type == "cuda" for x in inputs):
        return list(kernel.launch(*(x.detach().resolve_neg() for x in inputs)))
    return kernel(inputs)


def _own(results: Sequence[Tensor], inputs: Sequence[Tensor]) -> list[Tensor]:
    """The results, contiguous and with memory of their own."""
    taken = {x.untyped_storage().data_ptr() for x in inputs}
    found: list[Tensor] = []
    for x in results:
        x = x.contiguous()
        x = x.as_strided(x.shape, contiguous(x.shape))  # Dimensions of extent 1 may have any stride to `contiguous()`.
        if x.untyped_storage().data_ptr() in taken:
            x = x.clone()
        taken.add(x.untyped_storage().data_ptr())
        found.append(x)
    return found
