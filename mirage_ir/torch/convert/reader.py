"""Reading nodes of a PyTorch graph into a program."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any

import torch
from torch import SymInt
from torch.fx import Node

from mirage_ir.check import MAX_INPUT_RANK
from mirage_ir.errors import ProgramError
from mirage_ir.program import DType, Shape
from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.layout import CASTS, LAYOUT
from mirage_ir.torch.convert.losses import LOSSES
from mirage_ir.torch.convert.numbers import constant_number
from mirage_ir.torch.convert.pointwise import POINTWISE, WITH_NUMBERS
from mirage_ir.torch.convert.pools import POOLS
from mirage_ir.torch.convert.products import PRODUCTS
from mirage_ir.torch.convert.reductions import REDUCTIONS
from mirage_ir.torch.convert.sizes import DynamoSizes, is_size
from mirage_ir.torch.convert.writer import Outside, TorchValue, TorchWriter

CONVERTERS: Mapping[str, Callable[..., Any]] = {**LAYOUT, **POINTWISE, **PRODUCTS, **REDUCTIONS, **POOLS, **LOSSES}
"""A converter for each overload that is known."""

ELEMENT_TYPES = {torch.float16: DType.f16, torch.bfloat16: DType.bf16, torch.float32: DType.f32}
TORCH_TYPES = {ours: theirs for theirs, ours in ELEMENT_TYPES.items()}
MALFORMED = (LookupError, TypeError, ValueError, ArithmeticError, AssertionError)
"""What a converter raises for arguments of a form that it does not know: a schema that another version of PyTorch has."""


def overload_of(node: Node) -> str:
    """The name of a node's operator, as in `aten.add.Tensor`."""
    return str(node.target)


def is_part(node: Node) -> bool:
    """Whether a node takes one of several results of another."""
    return node.op == "call_function" and node.target is operator.getitem


def result_parts(node: Node) -> list[Node]:
    """The nodes that take the results of a node one by one."""
    return [user for user in node.users if is_part(user)]


def tensor_of(node: Node, symbolic: bool = False) -> torch.Tensor:
    """The tensor that a node makes, without entries; one of `symbolic` sizes if so asked for.

    Raises `NotConverted` for anything else, and for one that no program has.
    """
    found = node.meta.get("val")
    if not isinstance(found, torch.Tensor):
        raise NotConverted(f"'{node.name}' is no tensor")
    if not symbolic and any(isinstance(extent, SymInt) for extent in found.shape):
        raise NotConverted(f"'{node.name}' has the symbolic sizes {list(map(str, found.shape))}")
    if found.dtype not in ELEMENT_TYPES:
        raise NotConverted(f"'{node.name}' has the element type {found.dtype}")
    if found.layout != torch.strided or found.device.type not in ("cpu", "cuda"):
        raise NotConverted(f"'{node.name}' is a tensor of layout {found.layout} on the device '{found.device}'")
    if any(not isinstance(extent, SymInt) and extent == 0 for extent in found.shape):
        raise NotConverted(f"'{node.name}' has no entries")
    if found.dim() > MAX_INPUT_RANK:
        raise NotConverted(f"'{node.name}' has {found.dim()} dimensions")
    return found


def is_cast(node: Node, to: torch.dtype | None = None) -> bool:
    """Whether a node only changes the element type of a tensor among those that are known, `to` one of them if given."""
    if node.op != "call_function" or overload_of(node) not in CASTS:
        return False
    types = [n.meta["val"].dtype for n in (node, *node.all_input_nodes) if isinstance(n.meta.get("val"), torch.Tensor)]
    return len(types) == 2 and all(t in ELEMENT_TYPES for t in types) and to in (None, types[0])


class TorchReader:
    """Reads nodes in their order; tensors that others make are inputs. With `sizes`, tensors may have symbolic sizes.

    `widened` are the nodes whose tensor is f32, cast from 16 bits or computed from such ones, while the program computes it from
    16-bit values: a kernel keeps it in f32, and a program must not store it.
    """

    def __init__(self, writer: TorchWriter | None = None, sizes: DynamoSizes | None = None) -> None:
        self.writer = writer or TorchWriter()
        self.sizes = sizes
        self.values: dict[Node, TorchValue] = {}
        self.widened: set[Node] = set()
        self._several: dict[Node, Sequence[TorchValue]] = {}

    def read(self, node: Node) -> None:
        """Converts a node and, when it has several results, the nodes that take them. Raises `NotConverted`."""
        if node.op != "call_function":
            raise NotConverted(f"it is no call of an operator ({node.op})")
        if is_part(node):
            source, index = node.args
            if not isinstance(source, Node) or source not in self._several:
                raise NotConverted("its operator is not converted")
            found = self._several[source]
            if not isinstance(index, int) or index >= len(found):
                raise NotConverted(f"result {index} of {overload_of(source)} is not computed by a program")
            self._keep(node, found[index])
            return
        if constant_number(node) is not None:
            raise NotConverted("it computes numbers alone")
        converter = CONVERTERS.get(overload_of(node))
        if converter is None:
            raise NotConverted(f"there is no converter for {overload_of(node)}")
        self.writer.owner = node
        numbers = {}
        if overload_of(node) in WITH_NUMBERS:
            numbers = {n: number for n in node.all_input_nodes if (number := constant_number(n)) is not None}
        try:
            args = [self._argument(a, numbers) for a in node.args]
            kwargs = {name: self._argument(a, numbers) for name, a in node.kwargs.items() if name not in _PLACEMENT}
            made = converter(self.writer, *args, **kwargs)
        except ProgramError as error:
            raise NotConverted(str(error)) from error
        except MALFORMED as error:
            raise NotConverted(f"its arguments are not understood: {error}") from error
        if isinstance(made, tuple):
            self._several[node] = made
            tensors = [*result_parts(node), *node.all_input_nodes]
        else:
            self._keep(node, made)
            tensors = [node, *node.all_input_nodes]
        devices = {self._tensor(n).device for n in tensors if n not in numbers and not is_size(n.meta.get("val"))}
        if len(devices) > 1:
            raise NotConverted(f"its tensors are on the devices {', '.join(sorted(map(str, devices)))}")

    def _keep(self, node: Node, value: TorchValue) -> None:
        wanted, type = self._tensor(node), self.writer.types[value.number]
        shape = self._shape(wanted)
        if shape != value.shape or type.size != prod(shape):
            raise NotConverted(f"its result has the shape {list(shape)}, and the program's {list(value.shape)}")
        if ELEMENT_TYPES[wanted.dtype] is not type.dtype:
            whole = node.all_input_nodes[0] if is_part(node) else node
            widens = any(n in self.widened for n in whole.all_input_nodes) and not self.writer.is_product(value.number)
            if wanted.dtype is torch.float32 and (widens or is_cast(node)):
                self.widened.add(node)
                self.values[node] = value
                return
            raise NotConverted(f"its result has the element type {wanted.dtype}, and the program's {type.dtype}")
        self.values[node] = value

    def _argument(self, argument: Any, numbers: Mapping[Node, float]) -> Any:
        """An argument as converters take it; tensors that are `numbers` as these."""
        if isinstance(argument, Node):
            if is_size(argument.meta.get("val")):
                return self._argument(argument.meta["val"], numbers)
            if argument in numbers:
                return numbers[argument]
            if argument not in self.values:
                tensor = self._tensor(argument)
                outside = Outside(argument, self._shape(tensor), dtype=ELEMENT_TYPES[tensor.dtype])
                self.values[argument] = self.writer.input(outside)
            return self.values[argument]
        if isinstance(argument, list | tuple):
            return [self._argument(a, numbers) for a in argument]
        if isinstance(argument, SymInt) and self.sizes is not None:
            return self.sizes.extent(argument)
        if isinstance(argument, SymInt | torch.SymFloat | torch.SymBool):
            raise NotConverted(f"it has the symbolic argument {argument}")
        return argument

    def _tensor(self, node: Node) -> torch.Tensor:
        return tensor_of(node, symbolic=self.sizes is not None)

    def _shape(self, tensor: torch.Tensor) -> Shape:
        return tuple(tensor.shape) if self.sizes is None else self.sizes.extents(tensor.shape)


_PLACEMENT = ("memory_format", "layout", "device", "pin_memory", "non_blocking", "dtype")
"""Arguments that say where a result lies, or of which type it is; the type is compared with the program's."""


def convertible(node: Node, sizes: DynamoSizes) -> str | None:
    """Why a node of a graph with these sizes cannot stand in a program; None when it can."""
    reader = TorchReader(sizes=sizes)
    try:
        if is_cast(node):
            sizes.extents(tensor_of(node, symbolic=True).shape)
            return None  # Whether a program has it depends on what its operand is computed from.
        reader.read(node)
        for part in result_parts(node):
            reader.read(part)
    except NotConverted as error:
        return str(error)
    return None
