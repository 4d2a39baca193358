"""Writes programs from the nodes of PyTorch graphs: values whose shapes there and here differ in merged dimensions only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import isfinite, prod
from typing import Any, TypeAlias

from mirage_ir.check import node_type
from mirage_ir.decompose import decompose
from mirage_ir.ops.composites import EXPANSIONS
from mirage_ir.ops.shapes import broadcast_shapes
from mirage_ir.ops.table import OPERATORS, VIEWS, Kind, operator
from mirage_ir.program import Apply, DType, Level, Program, Shape, TensorType, make_attrs
from mirage_ir.sized.extent import SymbolicExtent, SymbolicNumber
from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.shapes import axis_of, dim_runs, fitted, suffix, without_lead

Maker: TypeAlias = Callable[[Any], Any]
MOST_MOVED = 4
"""Operators that are applied to inputs in another shape, in place of a reshape of what they make. A choice."""


@dataclass(frozen=True, slots=True)
class TorchValue:
    """A tensor of the PyTorch graph: value `number` of the program, whose entries in row-major order have `shape` there."""

    number: int
    shape: Shape


@dataclass(frozen=True, slots=True)
class Outside:
    """An input of the program: the tensor that `node` makes, in this shape.

    With `causal`, the number of tokens, there is no node: entry (i, j) of a matrix is 0 for
    j ≤ i mod `causal`, else -inf. With `order`, dimension d of the input is dimension order[d] of the tensor, and rows of the
    input lie in memory one entry behind the other.
    """

    node: Any
    shape: Shape
    causal: int = 0
    dtype: DType = DType.f32
    order: tuple[int, ...] = ()


def finite(value: float) -> float:
    """The number itself, or that of an extent. Raises `NotConverted` unless it is finite in f32."""
    if isinstance(value, SymbolicExtent):
        value = value.times(1.0)
    if not isfinite(value) or abs(value) > DType.f32.largest:
        raise NotConverted(f"it computes with the constant {value}")
    return value if isinstance(value, SymbolicNumber) else float(value)


@dataclass
class TorchWriter:
    """The program of nodes that are converted one after the other.

    Composites are expanded, so that each value belongs to the node that it was written for, unless `composites` are kept.
    """

    composites: bool = False
    views_outside: bool = True
    """Whether an input may be taken in another shape than PyTorch's."""
    types: list[TensorType] = field(default_factory=list[TensorType])
    inputs: dict[Outside, int] = field(default_factory=dict[Outside, int])
    nodes: dict[int, Apply] = field(default_factory=dict[int, Apply])
    owners: dict[int, Any] = field(default_factory=dict[int, Any])
    """The PyTorch node for which a value was written."""
    owner: Any = None
    _known: dict[Apply, int] = field(default_factory=dict[Apply, int])

    # Values.

    def shape_of(self, number: int) -> Shape:
        return self.types[number].shape

    def input(self, outside: Outside) -> TorchValue:
        """A tensor from elsewhere."""
        if outside not in self.inputs:
            self.inputs[outside] = len(self.types)
            self.types.append(TensorType(outside.shape or (1,), outside.dtype))
        return TorchValue(self.inputs[outside], outside.shape)

    def emit(self, op: str, *operands: int, **attrs: Any) -> int:
        """The number of an operator's result. Raises `ProgramError` when it cannot be applied."""
        if op in EXPANSIONS and not self.composites:
            defaults, expand = EXPANSIONS[op]
            return expand(self.emit, self.shape_of, operands, {**defaults, **attrs})
        node = Apply(op, operands, make_attrs(attrs))
        if node not in self._known:
            type = node_type(node, [self.types[v] for v in operands], Level.KERNEL)
            self._known[node] = len(self.types)
            self.nodes[len(self.types)] = node
            self.owners[len(self.types)] = self.owner
            self.types.append(type)
        return self._known[node]

    def program(self, name: str, outputs: Sequence[int]) -> tuple[Program, tuple[Outside, ...], tuple[int, ...]]:
        """The program of these values, what its inputs are, and for each node the number of its result here."""
        needed = set(outputs)
        for number, node in reversed(self.nodes.items()):
            if number in needed:
                needed.update(node.operands)
        inputs = [(outside, number) for outside, number in self.inputs.items() if number in needed]
        kept = [number for number in self.nodes if number in needed]
        names = {number: i for i, number in enumerate((*(n for _, n in inputs), *kept))}
        nodes = [Apply(n.op, tuple(names[v] for v in n.operands), n.attrs) for n in (self.nodes[number] for number in kept)]
        program = Program(
            name,
            tuple(self.types[n] for _, n in inputs),
            tuple(nodes),
            tuple(names[v] for v in outputs),
            strides=(None,) * len(inputs),
        )
        return program, tuple(outside for outside, _ in inputs), tuple(kept)

    # Shapes.

    def reshaped(self, number: int, shape: Shape) -> int:
        """The value with these extents; an input is taken in this shape, since a view of it costs nothing."""
        shape = shape or (1,)
        if self.shape_of(number) == shape:
            return number
        outside = next((o for o, n in self.inputs.items() if n == number), None)
        if outside is not None and self.views_outside and not outside.causal:
            return self.input(Outside(outside.node, shape, dtype=outside.dtype)).number
        node = self.nodes.get(number)
        if node is not None and node.op == "reshape":
            return self.reshaped(node.operands[0], shape)
        if node is not None and self._is_free(number):
            operands = [self.reshaped(v, shape) for v in node.operands]
            current, self.owner = self.owner, self.owners[number]
            try:
                return self.emit(node.op, *operands, **node.attr())
            finally:
                self.owner = current
        return self.emit("reshape", number, shape=shape)

    def _is_free(self, number: int, most: int = MOST_MOVED) -> bool:
        """Whether a value is made of whole inputs entry by entry, by at most so many operators one after the other: it may be made
        of inputs that are taken in another shape."""
        node = self.nodes.get(number)
        if node is None:
            return not any(o.causal for o, n in self.inputs.items() if n == number)
        if node.op == "reshape":
            return self._is_free(node.operands[0], most)
        if node.op not in OPERATORS or operator(node.op).kind is not Kind.ELEMENTWISE or most == 0:
            return False
        return all(self.shape_of(v) == self.shape_of(number) and self._is_free(v, most - 1) for v in node.operands)

    def whole(self, value: TorchValue) -> int:
        """The value in PyTorch's shape."""
        return self.reshaped(value.number, value.shape)

    def _price(self, number: int, shape: Shape) -> int:
        """How much a reshape disturbs: nothing for inputs, most for a value that is repeated in memory by it."""
        if without_lead(self.shape_of(number)) == without_lead(shape):
            return 0
        if number not in self.nodes or self._is_free(number):
            return 1
        return 40 if self.nodes[number].op == "broadcast" else 10

    # Operators.

    def pointwise(self, op: str, values: Sequence[TorchValue], **attrs: Any) -> TorchValue:
        """An element-wise operator, in the shape that leaves most operands as they are."""
        shape = broadcast_shapes(*(v.shape for v in values))
        wanted = dict.fromkeys([*(self.shape_of(v.number) for v in values if v.shape == shape), shape or (1,)])
        best: tuple[int, list[Shape]] | None = None
        for ours in wanted:
            shapes = [fitted(v.shape, shape, ours) for v in values]
            if any(s is None for s in shapes):
                continue
            known = [s for s in shapes if s is not None]
            price = sum(self._price(v.number, s) for v, s in zip(values, known, strict=True))
            if best is None or price < best[0]:
                best = price, known
        assert best is not None
        numbers = [self._fitting(v.number, s) for v, s in zip(values, best[1], strict=True)]
        return TorchValue(self.emit(op, *self._unrepeated(numbers), **attrs), shape)

    def _fitting(self, number: int, shape: Shape) -> int:
        return number if without_lead(self.shape_of(number)) == without_lead(shape) else self.reshaped(number, without_lead(shape))

    def _unrepeated(self, numbers: list[int]) -> list[int]:
        """The operands without repetitions that broadcasting makes anyway."""
        for i, number in enumerate(numbers):
            node = self.nodes.get(number)
            if node is not None and node.op == "broadcast":
                others = [self.shape_of(n) for n in numbers[:i] + numbers[i + 1 :]]
                whole = broadcast_shapes(self.shape_of(number), *others)
                if others and broadcast_shapes(self.shape_of(node.operands[0]), *others) == whole:
                    numbers[i] = node.operands[0]
        return numbers

    def axis(self, value: TorchValue, dim: int) -> tuple[int, int]:
        """The value in a shape in which a dimension stands alone, and which dimension that is."""
        axis = axis_of(self.shape_of(value.number), value.shape, dim)
        return (self.whole(value), dim) if axis is None else (value.number, axis)

    def reduced(self, op: str, value: TorchValue, dims: Sequence[int], keepdim: bool) -> TorchValue:
        """A sum or maximum over dimensions."""
        rank = len(value.shape)
        bound = sorted({d % rank for d in dims}) if dims else list(range(rank))
        number = value.number
        if any(value.shape[d] > 1 and axis_of(self.shape_of(number), value.shape, d) is None for d in bound):
            number = self.whole(value)
        axes = [axis_of(self.shape_of(number), value.shape, d) for d in bound if value.shape[d] > 1]
        for axis in axes:
            assert axis is not None
            number = self.emit(op, number, dim=axis)
        shape = tuple(1 if d in bound else extent for d, extent in enumerate(value.shape) if keepdim or d not in bound)
        return TorchValue(number, shape)

    def normalized(self, op: str, values: Sequence[TorchValue], extents: Sequence[int], eps: float) -> TorchValue:
        """A normalization over the last dimensions `extents`; the first of `values` is normalized."""
        x, *affine = values
        number = x.number
        first = suffix(self.shape_of(number), extents)
        if number not in self.nodes or first is None or first == 0:
            lead = prod(x.shape[: len(x.shape) - len(extents)])
            number = self.reshaped(number, (lead, *extents))
            first = 1
        inner = self.shape_of(number)[first:]
        terms = [self.reshaped(v.number, inner) for v in affine]
        rank = len(inner)
        return TorchValue(self.emit(op, number, *terms, normalized_rank=rank, eps=finite(eps)), x.shape)

    def product(self, x: TorchValue, y: TorchValue) -> TorchValue:
        """(…, m, k) by (…, k, n) with equal leading dimensions; without any, the rows may have several dimensions."""
        *lead, m, k = x.shape
        n = y.shape[-1]
        shape = (*lead, m, n)
        if not lead:
            left, right = x.number, self.whole(y)
            if len(self.shape_of(left)) < 2 or self.shape_of(left)[-1] != k:
                left = self.whole(x)
            return TorchValue(self.emit("matmul", left, right), shape)
        left, right = self._matrices(x), self._matrices(y)
        a, b = self.shape_of(left)[:-2], self.shape_of(right)[:-2]
        if a != b:
            choices = [(self._price(right, (*a, k, n)), a), (self._price(left, (*b, m, k)), b)]
            outer = min(choices)[1]
            left, right = self.reshaped(left, (*outer, m, k)), self.reshaped(right, (*outer, k, n))
        left, right = self._unrepeated_matrices(left, right)
        return TorchValue(self.emit("matmul", left, right), shape)

    def _matrices(self, value: TorchValue) -> int:
        """The value in a shape that ends with its last two dimensions."""
        return value.number if self.shape_of(value.number)[-2:] == value.shape[-2:] else self.whole(value)

    def _unrepeated_matrices(self, left: int, right: int) -> tuple[int, int]:
        lead = broadcast_shapes(self.shape_of(left)[:-2], self.shape_of(right)[:-2])
        found = [left, right]
        for i, number in enumerate((left, right)):
            node = self.nodes.get(number)
            if node is not None and node.op == "broadcast":
                source = self.shape_of(node.operands[0])
                other = self.shape_of(found[1 - i])[:-2]
                if source[-2:] == self.shape_of(number)[-2:] and broadcast_shapes(source[:-2], other) == lead:
                    found[i] = node.operands[0]
        return found[0], found[1]

    def permuted(self, value: TorchValue, dims: Sequence[int]) -> TorchValue:
        """Dimension d of the result is dimension dims[d] of the value."""
        shape = tuple(value.shape[d] for d in dims)
        long = [d for d in dims if value.shape[d] > 1]
        if long == sorted(long):
            return TorchValue(value.number, shape)
        number, ours = value.number, self.shape_of(value.number)
        home = {d: i for i, (_, theirs) in enumerate(dim_runs(ours, value.shape)) for d in theirs}
        order = list(dict.fromkeys(home[d] for d in long))
        grouped = [d for i in order for d in sorted(long) if home[d] == i]
        if grouped != long:
            number, ours = self.whole(value), value.shape
            return TorchValue(self.emit("transpose", number, permutation=tuple(dims)), shape)
        parts = dim_runs(ours, value.shape)
        rest = [i for i in range(len(parts)) if i not in order]
        permutation = tuple(d for i in (*rest, *order) for d in parts[i][0])
        return TorchValue(self.emit("transpose", number, permutation=permutation), shape)

    def repeated(self, value: TorchValue, shape: Shape) -> TorchValue:
        """The value broadcast to a shape."""
        if prod(shape) == prod(value.shape):
            return TorchValue(value.number, shape)
        return TorchValue(self.emit("broadcast", self.whole(value), shape=shape), shape)

    def sliced(self, value: TorchValue, dim: int, start: int, stop: int) -> TorchValue:
        """Entries start … stop−1 of a dimension."""
        shape = (*value.shape[:dim], stop - start, *value.shape[dim + 1 :])
        if shape == value.shape:
            return value
        number, axis = self.axis(value, dim)
        return TorchValue(self.emit("slice", number, dim=axis, start=start, stop=stop), shape)

    def joined(self, values: Sequence[TorchValue], dim: int) -> TorchValue:
        """The tensors one after the other along a dimension."""
        shape = list(values[0].shape)
        shape[dim] = sum(v.shape[dim] for v in values)
        return TorchValue(self.emit("concat", *(self.whole(v) for v in values), dim=dim), tuple(shape))

    # Constants.

    def scale(self, value: TorchValue, factor: float) -> TorchValue:
        return value if factor == 1 else TorchValue(self.emit("scale", value.number, value=finite(factor)), value.shape)

    def offset(self, value: TorchValue, term: float) -> TorchValue:
        return value if term == 0 else TorchValue(self.emit("offset", value.number, value=finite(term)), value.shape)

    def function(self, op: str, value: TorchValue, **attrs: Any) -> TorchValue:
        """An element-wise operator of one operand."""
        return TorchValue(self.emit(op, value.number, **attrs), value.shape)

    def is_view(self, number: int) -> bool:
        """Whether nothing was computed for a value: it is an input, or entries of one in another order."""
        while number in self.nodes:
            if self.nodes[number].op not in VIEWS:
                return False
            number = self.nodes[number].operands[0]
        return True

    def is_product(self, number: int) -> bool:
        """Whether a value is a product of matrices, or what a composite with one makes."""
        if number not in self.nodes:
            return False
        node, types = self.nodes[number], tuple(self.types[v] for v in self.nodes[number].operands)
        alone = decompose(Program(node.op, types, (Apply(node.op, tuple(range(len(types))), node.attrs),), (len(types),)))
        return any(operator(n.op).product for n in alone.nodes if isinstance(n, Apply))
