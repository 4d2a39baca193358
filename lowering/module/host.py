"""The body of `run`: kernel launches, views and torch calls, in the program's order."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Container, Sequence
from dataclasses import dataclass

from mirage_ir.block.copies import product_copies, returned_values
from mirage_ir.block.joins import parts_in_place
from mirage_ir.block.library import padded_operands
from mirage_ir.block.orders import stored_orders
from mirage_ir.block.padding import ALIGNED_ENTRIES, attends, whole_vectors
from mirage_ir.block.rows import PaddedTensor, padded_strides, placed_types, unpadded
from mirage_ir.block.strides import contiguous, ordered, view_strides
from mirage_ir.check import infer_program, node_attrs
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.module.libraries import PACKED, PACKED_NAME, PADDED, PADDED_NAME
from mirage_ir.lowering.module.names import COMMON_NAMES, identifier, suffixed_name
from mirage_ir.lowering.module.rules import (
    ACCUMULATING,
    LIBRARY_FUNCTIONS,
    LIBRARY_RULES,
    ROUNDING_ONCE,
    apply_rule,
    torch_expression,
)
from mirage_ir.ops import VIEWS, operator, signature_of
from mirage_ir.program import Apply, DType, GraphOp, Program, Shape, TensorType, numbered, results
from mirage_ir.sized.extent import is_symbolic
from mirage_ir.target import Machine

TORCH_DTYPES = {DType.f16: "torch.float16", DType.bf16: "torch.bfloat16", DType.f32: "torch.float32"}


@dataclass(frozen=True, slots=True)
class HostValue:
    """A tensor in `run`.

    strides: in elements, when the inputs lie as the program says. fixed: it has these strides for all strides of the inputs.
    gap: elements between the end of a row and the next one, where the memory is the tensor's own.
    """

    name: str
    type: TensorType
    strides: tuple[int, ...]
    fixed: bool
    gap: int = 0

    def span(self, reach: Shape) -> int:
        """Entries of memory from the first to the last one, with these extents."""
        return 1 + sum((extent - 1) * stride for extent, stride in zip(reach, self.strides, strict=True))

    def cast(self, dtype: DType) -> str:
        return self.name if self.type.dtype is dtype else f"{self.name}.to({TORCH_DTYPES[dtype]})"


@dataclass(frozen=True, slots=True)
class GraphLaunch:
    """A launch of a graph-defined kernel: its operands and results, and what its parameters for them are called."""

    operands: tuple[HostValue, ...]
    results: tuple[HostValue, ...]
    sources: tuple[str, ...]
    targets: tuple[str, ...]


class Host(ABC):
    """The body of `run`: names of inputs and outputs, and the lines between. A back end writes the launches.

    Raises `LoweringError`, also for an operator that the back end cannot express. `reserved`: names with a meaning in its modules.
    `symbols`: the names of sizes that extents follow from (`mirage_ir.sized.extent`); the lines read them.
    """

    reserved: Container[str] = COMMON_NAMES
    padded: str = PADDED
    """The text of the function that makes wider copies."""
    packed: str = PACKED
    """The text of the function that makes contiguous copies."""

    def __init__(self, program: Program, machine: Machine, symbols: Sequence[str] = ()) -> None:
        types, count = placed_types(program), len(program.inputs)
        self.machine = machine
        self.symbols = symbols
        self.taken: set[str] = set(symbols)
        prefix = identifier(program.name or "program", self.taken, self.reserved)
        self.names = [f"{prefix}_kernel{n}" for n in range(sum(isinstance(node, GraphOp) for node in program.nodes))]
        self.taken.update(self.names)
        self.fixed = _fixed_strides(program)
        symbolic = any(is_symbolic(extent) for type in types for extent in type.shape)
        self._parts = {} if symbolic else parts_in_place(program, types)
        self._types, self._returned, self._orders = types, returned_values(program), stored_orders(program)
        self._wholes: dict[int, HostValue] = {}
        """Concatenations in place whose parts are being stored."""
        self.values: list[HostValue] = []
        self.lines: list[str] = []
        self.functions: dict[str, str] = {}
        """The texts of functions that the lines call, by operator."""
        given = program.input_names or tuple(f"arg{i}" for i in range(count))
        strides = program.strides or (None,) * count
        for name, type, stride in zip(given, program.inputs, strides, strict=True):
            self.values.append(
                HostValue(identifier(name, self.taken, self.reserved), type, stride or contiguous(type.shape), False)
            )
        self.inputs = tuple(v.name for v in self.values)
        for position, (value, node) in enumerate(numbered(count, program.nodes)):
            try:
                if isinstance(node, Apply):
                    self.apply(node, types[value])
                else:
                    self._launch(node, types[value : value + results(node)])
            except LoweringError as error:
                raise LoweringError(f"operator {position} of '{program.name}': {error}") from error
        self.outputs = tuple(self.values[v].name for v in program.outputs)

    def fresh(self, offset: int = 0) -> str:
        """A name for the next value."""
        return suffixed_name(f"t{len(self.values) + offset}", "_", self.taken)

    def apply(self, node: Apply, type: TensorType) -> None:
        """A torch call. It computes in float32 and rounds once to the result's type; views keep the type."""
        if len(self.values) in self._wholes:
            self.values.append(self._wholes[len(self.values)])
            return
        operands = [self.values[v] for v in node.operands]
        strides, wide = contiguous(type.shape), self._wider(node, operands, type)
        texts = self._packed(node, operands, type.dtype, wide)
        if wide is not None:
            texts = self._copies(texts, operands, wide)
        if node.op in LIBRARY_RULES:
            text = apply_rule(LIBRARY_RULES[node.op], texts, node_attrs(node))
            self.functions.setdefault(node.op, LIBRARY_FUNCTIONS[node.op])
            if f"{PADDED_NAME}(" in LIBRARY_FUNCTIONS[node.op]:
                self.functions.setdefault(PADDED_NAME, self.padded)
        elif node.op in VIEWS:
            found = _view_strides(node, operands[0], type)
            text = operands[0].name if found is not None else self._copy(operands[0].name)
            text, strides = torch_expression(node.op, [text], node.attr()), found or contiguous(type.shape)
        elif node.op in ACCUMULATING or (node.op in ROUNDING_ONCE and _is_in(type.dtype, node, operands)):
            text = torch_expression(node.op, texts, node.attr())
        else:
            text = torch_expression(node.op, [o.cast(DType.f32) for o in operands], node.attr())
            if type.dtype is not DType.f32:
                text = f"({text}).to({TORCH_DTYPES[type.dtype]})"
        if type.shape and (wide is not None or attends(node)) and type.shape[-1] % ALIGNED_ENTRIES:
            text = text if wide is None else f"{text}[..., :{type.shape[-1]}]"
            strides = contiguous((*type.shape[:-1], *whole_vectors(type.shape[-1])))
            if len(self.values) in self._returned:
                text, strides = self._copy(text), contiguous(type.shape)
        name = self.fresh()
        self.lines.append(f"{name} = {text}")
        self.values.append(HostValue(name, type, strides, self.fixed[len(self.values)]))

    def _wider(self, node: Apply, operands: Sequence[HostValue], type: TensorType) -> tuple[TensorType, ...] | None:
        """The types of the wider copies that a torch call takes instead of its operands, if it does."""
        inner = [o.type for o in operands]
        symbolic = any(is_symbolic(extent) for t in (*inner, type) for extent in t.shape)
        return None if symbolic else padded_operands(node, inner, type, self.machine)

    def _packed(self, node: Apply, operands: Sequence[HostValue], dtype: DType, wide: Sequence[TensorType] | None) -> list[str]:
        """The texts of operands, of contiguous copies where a product would copy them and they are not to become wider."""
        texts = [o.cast(dtype) for o in operands]
        lie = [(o.type.shape, o.strides) for o in operands]
        if any(_is_symbolic(o) for o in operands):
            return texts
        for n, shape in enumerate(product_copies(node, lie)):
            own = operands[n].type.shape
            if shape is not None and (wide is None or wide[n].shape == own):
                texts[n] = self._copy(texts[n] if shape == own else f"{texts[n]}.expand({shape})")
        return texts

    def _copy(self, text: str) -> str:
        """The text of a contiguous copy."""
        self.functions.setdefault(PACKED_NAME, self.packed)
        return f"{PACKED_NAME}({text})"

    def _copies(self, texts: Sequence[str], operands: Sequence[HostValue], wide: Sequence[TensorType]) -> list[str]:
        """The texts of operands, of wider copies where they are wider."""
        wider = list[str]()
        for text, operand, type in zip(texts, operands, wide, strict=True):
            old, new = operand.type.shape, type.shape
            if new != old:
                self.functions.setdefault(PADDED_NAME, self.padded)
                *lead, columns = new
                if lead and operand.strides[-1] > operand.strides[-2]:  # Its columns lie in memory like rows, and so do the copy's.
                    more = f", {columns}" if columns != old[-1] else ""
                    text = f"{PADDED_NAME}({text}.mT, {lead[-1]}{more}).mT"
                else:
                    more = f", {lead[-1]}" if lead[-1:] != [*old[-2:-1]] else ""
                    text = f"{PADDED_NAME}({text}, {columns}{more})"
            wider.append(text)
        return wider

    def _launch(self, node: GraphOp, types: Sequence[TensorType]) -> None:
        operands = [self.values[v] for v in node.operands]
        outs = [self._result(i, t) for i, t in enumerate(types)]
        taken: set[str] = set()
        sources = [suffixed_name(o.name, "_again", taken) for o in operands]
        targets = [suffixed_name("out" if len(outs) == 1 else f"out{i}", "_again", taken) for i in range(len(outs))]
        for value, out in enumerate(outs, len(self.values)):
            shape, row = out.type.shape, ""
            if value in self._parts:
                part = self._parts[value]
                whole = self._wholes[part.whole].name
                self.lines.append(f"{out.name} = {whole}.narrow({part.dim}, {part.start}, {shape[part.dim]})")
                continue
            if value in self._orders:
                order = self._orders[value]
                shape, row = tuple(shape[d] for d in order), f".permute({tuple(map(order.index, range(len(order))))})"
            elif out.strides != contiguous(shape):
                shape, row = (*shape[:-1], out.strides[-2]), f"[..., :{shape[-1]}]"
            self.lines.append(f"{out.name} = {self._allocated(shape, out.type.dtype)}{row}")
        self.launch(node, GraphLaunch(tuple(operands), tuple(outs), tuple(sources), tuple(targets)))
        self.values.extend(outs)

    def _result(self, number: int, type: TensorType) -> HostValue:
        """The result of a kernel with that number among its results: a part of a concatenation, which is allocated, or a tensor."""
        name, part = self.fresh(number), self._parts.get(len(self.values) + number)
        if part is None:
            order = self._orders.get(len(self.values) + number)
            strides = _strides_of(type, order)
            gap = strides[-2] - type.shape[-1] if order is None and strides != contiguous(type.shape) else 0
            return HostValue(name, unpadded(type), strides, True, gap)
        strides = contiguous(self._types[part.whole].shape)
        if part.whole not in self._wholes:
            whole = HostValue(suffixed_name(f"t{part.whole}", "_", self.taken), self._types[part.whole], strides, True)
            self._wholes[part.whole] = whole
            self.lines.append(f"{whole.name} = {self._allocated(whole.type.shape, whole.type.dtype)}")
        return HostValue(name, type, strides, True)

    def _allocated(self, shape: Shape, dtype: DType) -> str:
        """The text of memory for a tensor."""
        return f"allocate({shape}, {TORCH_DTYPES[dtype]}, {self.values[0].name}.device)"

    @abstractmethod
    def launch(self, node: GraphOp, launch: GraphLaunch) -> None:
        """Adds the lines that launch a graph-defined kernel; its results are allocated."""


def _strides_of(type: TensorType, order: Shape | None) -> Shape:
    """The strides of what a kernel stores, with its dimensions in this order in memory where there is one."""
    if order is not None:
        return ordered(type.shape, order)
    padded = isinstance(type, PaddedTensor) and not any(map(is_symbolic, type.shape))
    return padded_strides(type) if padded else contiguous(type.shape)


def reads_inputs(program: Program) -> list[bool]:
    """For each graph-defined kernel, in order: whether strides of the program's inputs decide strides that it takes."""
    fixed, types = _fixed_strides(program), infer_program(program)
    chosen = [not known and max(type.shape, default=1) > 1 for known, type in zip(fixed, types, strict=True)]
    return [any(chosen[v] for v in node.operands) for node in program.nodes if isinstance(node, GraphOp)]


def _fixed_strides(program: Program) -> list[bool]:
    """For each value: whether it has the same strides for all strides of the program's inputs. A library chooses its own."""
    fixed = [False] * len(program.inputs)
    for node in program.nodes:
        if isinstance(node, GraphOp):
            fixed += [True] * len(node.stores)
        else:
            fixed.append(node.op not in LIBRARY_RULES and all(fixed[v] for v in node.operands))
    return fixed


def _is_in(dtype: DType, node: Apply, operands: Sequence[HostValue]) -> bool:
    """Whether operands of an operator are of a type, and no constant is beyond it: torch.clamp takes none that is."""
    constants = (value for value in node.attr().values() if isinstance(value, float))
    return all(o.type.dtype is dtype for o in operands) and all(abs(value) <= dtype.largest for value in constants)


def _is_symbolic(value: HostValue) -> bool:
    """Whether extents or strides follow from sizes that are not known."""
    return any(map(is_symbolic, (*value.type.shape, *value.strides)))


def _view_strides(node: Apply, value: HostValue, type: TensorType) -> Shape | None:
    """The strides of a view; None where it is a copy. A reshape is taken to be none where sizes are symbols."""
    regroups = operator(node.op).regroups and not signature_of(node, [value.type.shape]).segments
    if regroups and (_is_symbolic(value) or any(map(is_symbolic, type.shape))):
        return contiguous(type.shape)
    return view_strides(node, value.type.shape, value.strides, type.shape)
