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
from functools import partial
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
from mirage_ir.errors import OptionError
from mirage_ir.ops import VIEWS
from mirage_ir.program import Apply, DType, GraphOp, Node, Program, numbered, results
from mirage_ir.sized.extent import is_symbolic
from mirage_ir.torch.convert.as_torch import TorchProgram
from mirage_ir.torch.convert.reader import TORCH_TYPES

NAMESPACE = "mirage_ir"
"""The namespace of the operators that the back end makes."""

DIRECT = "direct"
"""The attribute of such an operator that runs it at once: for callers that have tensors with entries and need no gradients."""
MOST_KNOWN = 4096
"""Sizes of which a kernel for all sizes remembers what runs there."""

CPU = torch.device("cpu")

TorchOperator: TypeAlias = Callable[..., Any]

_libraries: dict[str, torch.library.Library] = {}
_operators: dict[str, TorchOperator] = {}
_masks: dict[str, HeldMasks] = {}
"""Those that operators of the back end hold, by the operators' names."""
_made: dict[str, KernelOperator] = {}
"""The operators of the back end by their names."""
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


@dataclass(frozen=True, slots=True)
class KernelOperator:
    """An operator of the back end: its name, its kernel, and the masks that it has itself, by their positions among the kernel's
    inputs, on a device. It may be pickled; who reads it has `operator`."""

    name: str
    kernel: Executable | SizedKernel
    masks: tuple[tuple[int, CausalMask], ...]
    device: torch.device

    @property
    def operator(self) -> TorchOperator:
        """PyTorch's operator, which is defined if it is not there yet."""
        with _making:
            held = _masks.setdefault(self.name, HeldMasks(dict(self.masks)))
            held.on(self.device)
            _made[self.name] = self  # As the last graph has it, on its device.
            return _operators.get(self.name) or self._defined(held)

    def __reduce__(self) -> tuple[Any, ...]:
        return KernelOperator, (self.name, self.kernel.without_search(), self.masks, self.device)

    def _defined(self, held: HeldMasks) -> TorchOperator:
        kernel = self.kernel
        if isinstance(kernel, SizedKernel):
            program, launch, made = kernel.result.source.sample, _SizedLaunch(kernel), [c.program for c in kernel.choices]
        else:
            program, launch, made = kernel.program, _Launch(kernel.original, kernel), [kernel.program]
        return _defined(self.name, program, launch, all(map(is_fresh, made)), held)


def operator_of(
    kernel: Executable | SizedKernel, masks: Mapping[int, CausalMask] = MappingProxyType({}), device: torch.device = CPU
) -> TorchOperator:
    """The operator of a kernel of the back end, one for all kernels with the same program. It takes all inputs but the `masks`, by
    position, which it has itself on the `device`: Inductor takes no constant tensors for operators that it does not know.

    That of a kernel for all sizes takes any sizes: PyTorch computes those that are out of the kernel's ranges."""
    if isinstance(kernel, SizedKernel):
        source = kernel.result.source
        program = source.sample
        what = f"{encode(kernel.choices)}{encode(program)}{source.symbolic}{encode(source.symbols)}"
    else:
        program = kernel.program
        what = f"{encode(program)}{encode(kernel.original)}"
    held = tuple(sorted(masks.items()))
    digest = sha256(f"{what}{kernel.machine.name}{held}".encode()).hexdigest()[:16]
    stem = re.sub(r"\W", "_", program.name)
    return KernelOperator(f"{NAMESPACE}::{stem}_{digest}", kernel, held, device).operator


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
        return _defined(name, kernel.program, partial(_run, kernel), is_fresh(kernel.program))


def kernels_in(graph: GraphModule) -> tuple[KernelOperator, ...]:
    """The operators of the back end that a graph calls."""
    targets = [n.target for n in graph.graph.nodes if n.op == "call_function" and getattr(n.target, "namespace", "") == NAMESPACE]
    return tuple(_made[name] for name in dict.fromkeys(target.name() for target in targets) if name in _made)


def _defined(
    name: str, program: Program, call: Callable[[Sequence[Tensor]], Any], fresh: bool, held: HeldMasks | None = None
) -> TorchOperator:
    """The operator of a new name that calls a kernel of a program, whose symbolic extents are symbols alone. `fresh`: its results
    are tensors that nobody else has (`is_fresh`)."""
    space, short = name.split("::")
    library = _libraries.setdefault(space, torch.library.Library(space, "FRAGMENT"))
    masks = held.masks if held is not None else {}
    results = _results(program, [i for i in range(len(program.inputs)) if i not in masks])
    parameters = ", ".join(f"Tensor x{i}" for i in range(len(program.inputs)) if i not in masks)
    schema = f"{short}({parameters}) -> {'Tensor' if len(results) == 1 else 'Tensor[]'}"
    library.define(schema, tags=(torch.Tag.pt2_compliant_tag,))

    def calling(call: Callable[[Sequence[Tensor]], Any], fresh: bool) -> Callable[..., Any]:
        def run(*given: Tensor) -> Any:
            inputs: Sequence[Tensor] = given
            if held is not None and masks:
                inputs = [*given]
                for position, mask in held.on(given[0].device).items():
                    inputs.insert(position, mask)
            made = call(inputs)
            outputs = made if fresh and all(map(Tensor.is_contiguous, made)) else _own(made, inputs)
            return outputs[0] if len(outputs) == 1 else list(outputs)

        return run

    def without_entries(*inputs: Tensor) -> Any:
        made = [result.without_entries(inputs) for result in results]
        return made[0] if len(made) == 1 else made

    library.impl(short, calling(call, False), "CPU")  # NumPy's strides of dimensions of extent 1 may be any.
    library.impl(short, calling(call, fresh), "CUDA")
    library.impl(short, without_entries, "Meta")  # `register_fake` reads the source of who calls it, which takes half a second.
    if space == NAMESPACE:  # Its graphs have no gradients: what PyTorch does for operators that may have some costs each call.
        library.impl(short, torch.library.fallthrough_kernel, "Autograd")
    _operators[name] = getattr(getattr(torch.ops, space), short).default
    setattr(_operators[name], DIRECT, calling(call.directly if isinstance(call, _Launch) else call, fresh))
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


def is_fresh(program: Program) -> bool:
    """Whether each result of a program is all of some memory of its own, which a kernel of ours got for it."""
    types = infer_program(program)
    made: dict[int, Node] = {}
    for first, node in numbered(len(program.inputs), program.nodes):
        made |= dict.fromkeys(range(first, first + results(node)), node)
    stored: list[int] = []
    for value in program.outputs:
        while isinstance(node := made.get(value), Apply) and node.op in VIEWS and types[node.operands[0]].size == types[value].size:
            value = node.operands[0]
        if not isinstance(node, GraphOp):
            return False
        stored.append(value)
    return len(set(stored)) == len(stored)


class _Launch:
    """Calls a kernel; once a GPU has refused it, PyTorch computes the program that was written, the `original`."""

    def __init__(self, original: Program, kernel: Executable | SizedKernel) -> None:
        self.program = TorchProgram(original)
        self.kernel = kernel
        self.refused = False

    def __call__(self, inputs: Sequence[Tensor]) -> Sequence[Tensor]:
        if not self.refused:
            try:
                return _run(self.kernel, inputs)
            except Exception as error:
                if all(x.device.type == "cpu" for x in inputs):
                    raise
                self.refused = True
                warnings.warn(f"the GPU refuses a kernel, and PyTorch computes its program: {error}", stacklevel=2)
        return list(self.program(*inputs))

    def directly(self, inputs: Sequence[Tensor]) -> Sequence[Tensor]:
        """The same for inputs that fit, which Inductor knows, on the current device, without gradients."""
        if not self.refused and inputs[0].is_cuda and not any(map(Tensor.is_neg, inputs)):
            try:
                return self._computed(inputs)
            except Exception:  # noqa: BLE001  (the call says what is wrong)
                pass
        return self(inputs)

    def _computed(self, inputs: Sequence[Tensor]) -> Sequence[Tensor]:
        """The results on a GPU, where nothing is left to check."""
        assert isinstance(self.kernel, Executable)
        return self.kernel.computed(*inputs)


class _SizedLaunch(_Launch):
    """Calls a kernel for all sizes in its ranges; PyTorch computes its program at any others."""

    def __init__(self, kernel: SizedKernel) -> None:
        source = kernel.result.source
        super().__init__(source.sample, kernel)
        self.sized = kernel
        found = {
            symbol: (place, d)
            for place, symbols in enumerate(source.symbolic)
            for d, symbol in enumerate(symbols)
            if symbol is not None
        }
        self.places = [found[symbol.name] for symbol in source.symbols]
        """Of each symbol an input and the dimension whose extent it is."""
        self.ranges = [(symbol.least, symbol.most) for symbol in source.symbols]
        self.programs = dict[tuple[int, ...], Callable[..., Any]]()

    def __call__(self, inputs: Sequence[Tensor]) -> Sequence[Tensor]:
        return super().__call__(inputs) if self._fits(self._sizes(inputs)) else list(self.program(*inputs))

    def _computed(self, inputs: Sequence[Tensor]) -> Sequence[Tensor]:
        sizes = self._sizes(inputs)
        program = self.programs.get(sizes)
        if program is None:
            if not self._fits(sizes):
                return self(inputs)
            if len(self.programs) >= MOST_KNOWN:
                self.programs.clear()
            program = self.programs[sizes] = self.sized.program_at(sizes)
        made = program(*sizes, *inputs)
        return made if isinstance(made, tuple) else (made,)

    def _sizes(self, inputs: Sequence[Tensor]) -> tuple[int, ...]:
        return tuple([inputs[place].shape[d] for place, d in self.places])

    def _fits(self, sizes: tuple[int, ...]) -> bool:
        return all(least <= size <= most for size, (least, most) in zip(sizes, self.ranges, strict=True))


def _run(kernel: Executable | SizedKernel, inputs: Sequence[Tensor]) -> Sequence[Tensor]:
    """The results of a kernel, at sizes in its ranges. On a GPU by its module at once: each check here would cost each call.

    Raises `InputError` for inputs that do not fit.
    """
    if inputs[0].is_cuda:
        try:
            if any(map(_is_wrapped, inputs)):
                return kernel.launch(*[x.detach().resolve_neg() for x in inputs])
            return kernel.launch(*inputs)
        except ValueError:  # The module says that they do not fit: the kernel says which, and how.
            pass
    made = kernel(inputs)
    return made if isinstance(made, list) else [made]


def _is_wrapped(x: Tensor) -> bool:
    """Whether a tensor stands for more than its entries in memory: it wants gradients, or is the negative of them."""
    return x.requires_grad or x.is_neg()


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
