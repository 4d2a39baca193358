"""The front end in Python: a kernel graph built operator by operator.

Every method checks shapes at once, so a wrong program is reported at the line that wrote it. A method exists for each row of
the operator table and each composite; an operator registered at run time is a method too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import inf, isfinite, log, prod
from numbers import Integral, Real
from typing import TYPE_CHECKING, Any, TypeAlias

from mirage_ir.check import check_type, node_type
from mirage_ir.errors import ProgramError
from mirage_ir.ops import OPERATORS
from mirage_ir.ops.composites import COMPOSITES
from mirage_ir.program import Apply, DType, Level, Program, ProgramBuilder, Shape, TensorType, make_attrs
from mirage_ir.sized.extent import SizeSymbol, SymbolicExtent, next_prime, size_symbol
from mirage_ir.target.machines import DEFAULT_TARGET

if TYPE_CHECKING:
    from mirage_ir.api.kernel import Kernel
    from mirage_ir.api.sized_kernel import SizedKernel

LARGEST_F32 = 3.4028234663852886e38

_DTYPE_NAMES = {
    "f16": DType.f16,
    "float16": DType.f16,
    "half": DType.f16,
    "bf16": DType.bf16,
    "bfloat16": DType.bf16,
    "f32": DType.f32,
    "float32": DType.f32,
    "float": DType.f32,
}


def as_dtype(dtype: Any) -> DType:
    """The element type meant by one of ours, a name, or a NumPy or torch type. Raises `ProgramError` for any other."""
    name = dtype if isinstance(dtype, str) else getattr(dtype, "__name__", None) or getattr(dtype, "name", None) or str(dtype)
    found = _DTYPE_NAMES.get(str(name).removeprefix("torch."))
    if found is None:
        raise ProgramError(f"unknown element type {brief(dtype)}: known are float16, bfloat16, float32")
    return found


def _infix(name: str) -> tuple[Callable[[Tensor, Operand], Tensor], Callable[[Tensor, Operand], Tensor]]:
    """The methods of a sign of Python's: with the tensor on its left, and on its right."""

    def left(self: Tensor, other: Operand) -> Tensor:
        return getattr(self.graph, name)(self, other)

    def right(self: Tensor, other: Operand) -> Tensor:
        return getattr(self.graph, name)(other, self)

    return left, right


class Tensor:
    """A value of a `Graph`. It has `shape`, `dtype` and the arithmetic of Python: `+ - * / @ **`."""

    __slots__ = ("dtype", "graph", "shape", "value")
    __array_ufunc__ = None  # a NumPy scalar on the left leaves the operation to this class

    def __init__(self, graph: Graph, value: int, type: TensorType) -> None:
        self.graph = graph
        self.value = value
        self.shape = type.shape
        self.dtype = type.dtype

    @property
    def dims(self) -> Shape:
        """The shape, under the name that Mirage's documents use."""
        return self.shape

    @property
    def ndim(self) -> int:
        return len(self.shape)

    def __repr__(self) -> str:
        return f"Tensor({TensorType(self.shape, self.dtype)})"

    __add__, __radd__ = _infix("add")
    __sub__, __rsub__ = _infix("sub")
    __mul__, __rmul__ = _infix("mul")
    __truediv__, __rtruediv__ = _infix("div")
    __matmul__, __rmatmul__ = _infix("matmul")
    __pow__, __rpow__ = _infix("pow")

    def __neg__(self) -> Tensor:
        return self.graph.neg(self)


Operand: TypeAlias = Tensor | float
"""A tensor of the graph, or a number where an operand may be a constant."""


def brief(value: object) -> str:
    """A value in an error message, on one line: large ones by their type."""
    text = repr(value)
    return text if len(text) <= 60 and "\n" not in text else f"a value of type {value.__class__.__name__}"


def _integer(value: Any, what: str) -> int:
    if not isinstance(value, Integral) or isinstance(value, bool):
        raise ProgramError(f"{what} must be an integer, not {brief(value)}")
    return value if isinstance(value, SymbolicExtent) else int(value)


def _integers(values: Any, what: str) -> tuple[int, ...]:
    if isinstance(values, Integral):
        values = (values,)
    if isinstance(values, str) or not isinstance(values, Iterable):
        raise ProgramError(f"{what} must be a sequence of integers, not {brief(values)}")
    return tuple(_integer(v, what) for v in values)


def _unary(op: str, meaning: str) -> Callable[[Graph, Tensor], Tensor]:
    """The method of an operator that takes one tensor and nothing else."""

    def method(self: Graph, x: Tensor) -> Tensor:
        return self.apply(op, x)

    method.__name__, method.__doc__ = op, meaning
    return method


class Graph:
    """A program under construction. `superoptimize()` turns it into the best kernel found.

    >>> graph = Graph()
    >>> X = graph.new_input(dims=(16, 64), dtype="float16")
    >>> W = graph.new_input(dims=(64, 32), dtype="float16")
    >>> graph.silu(X @ W)
    Tensor(16x32xf16)
    """

    def __init__(self, name: str = "graph") -> None:
        self.name = name
        self._types: list[TensorType] = []
        self._inputs: dict[int, tuple[str | None, tuple[int, ...] | None]] = {}
        self._nodes: dict[int, Apply] = {}
        self._outputs: list[int] = []
        self._symbols: dict[SizeSymbol, SymbolicExtent] = {}

    # Inputs and outputs.

    def new_symbol(self, name: str, least: int, most: int) -> int:
        """A size from `least` to `most`, both included, that is known when the kernel runs: an extent of inputs, and of shapes.

        It calculates as integers do: `graph.reshape(x, (8 * tokens, 64))`. Raises `ProgramError`.
        """
        symbol = size_symbol(name, _integer(least, "the least size"), _integer(most, "the largest size"))
        if any(known.name == name for known in self._symbols):
            raise ProgramError(f"there is a symbol '{name}' already")
        # Shapes are checked at a sample: primes meet no other extent by chance.
        sample = next_prime(max((1000, *map(int, self._symbols.values()))))
        return self._symbols.setdefault(symbol, SymbolicExtent(sample, symbol))

    def new_input(
        self, dims: Sequence[int], dtype: Any = DType.f16, strides: Sequence[int] | None = None, name: str | None = None
    ) -> Tensor:
        """A new input of shape `dims`, integers or symbols; `strides` in elements, when it is not contiguous.

        Raises `ProgramError`.
        """
        shape = _integers(dims, "dims")
        if not shape or any(extent < 1 for extent in shape):
            raise ProgramError(f"dims must be one or more positive integers, not {list(shape)}")
        steps = None if strides is None else _integers(strides, "strides")
        if steps is not None and (len(steps) != len(shape) or any(not 0 <= s < 1 << 63 for s in steps)):
            raise ProgramError(f"strides must be {len(shape)} integers that are not negative and fit 64 bits, not {list(steps)}")
        names: set[Any] = {known for known, _ in self._inputs.values()}
        if name is not None and (not isinstance(name, str) or not name.isidentifier() or name in names):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise ProgramError(f"an input's name must be a new identifier, not {brief(name)}")
        tensor = self._append(check_type(TensorType(shape, as_dtype(dtype))))
        self._inputs[tensor.value] = (name, steps)
        return tensor

    @property
    def symbols(self) -> tuple[SizeSymbol, ...]:
        """The symbols of sizes, in the order in which they were made."""
        return tuple(self._symbols)

    def mark_output(self, *tensors: Tensor) -> None:
        """Makes the tensors results of the program, in order. A graph without this call returns its sinks."""
        self._outputs.extend(self._value(t) for t in tensors)

    def program(self) -> Program:
        """The program so far; operators that no output needs are left out. Raises `ProgramError` when nothing is computed."""
        read = {v for node in self._nodes.values() for v in node.operands}
        outputs = self._outputs or [value for value in self._nodes if value not in read]
        if not outputs:
            raise ProgramError("the graph computes nothing: apply an operator, or mark an output")
        needed = set(outputs)
        for value, node in reversed(self._nodes.items()):
            if value in needed:
                needed.update(node.operands)
        builder = ProgramBuilder(self.name)
        numbers: dict[int, int] = {}
        for value, (name, strides) in self._inputs.items():
            numbers[value] = builder.input(self._types[value], name, strides)
        for value, node in self._nodes.items():
            if value in needed:
                numbers[value] = builder.add(Apply(node.op, tuple(numbers[v] for v in node.operands), node.attrs))[0]
        builder.output(*(numbers[v] for v in outputs))
        return builder.build()

    def superoptimize(self, *, target: str = DEFAULT_TARGET, top: int = 1, **options: Any) -> Kernel:
        """The best kernel found for this program; with the options of `mirage_ir.superoptimize`."""
        from mirage_ir.api import superoptimize

        return superoptimize(self, target=target, top=top, **options)[0]

    def superoptimize_sizes(self, *, target: str = DEFAULT_TARGET, **options: Any) -> SizedKernel:
        """The kernel for all sizes of this program's symbols; with the options of `mirage_ir.superoptimize_sizes`."""
        from mirage_ir.api import superoptimize_sizes

        return superoptimize_sizes(self, target=target, **options)

    # Any operator.

    def apply(self, op: str, *tensors: Tensor, **attrs: Any) -> Tensor:
        """The operator or composite `op` of the table, with the table's own attributes."""
        types = [self._types[self._value(t)] for t in tensors]
        node = Apply(op, tuple(t.value for t in tensors), make_attrs(attrs))
        tensor = self._append(node_type(node, types, Level.KERNEL))
        self._nodes[tensor.value] = node
        return tensor

    def __getattr__(self, name: str) -> Callable[..., Tensor]:
        """Operators registered at run time."""
        if name not in OPERATORS and name not in COMPOSITES:
            raise AttributeError(f"a graph has no operator '{name}'")

        def method(*tensors: Tensor, **attrs: Any) -> Tensor:
            return self.apply(name, *tensors, **attrs)

        return method

    # Products.

    def matmul(self, x: Tensor, y: Tensor) -> Tensor:
        """(…, m, k) and (…, k, n) to (…, m, n); leading dimensions broadcast."""
        return self.apply("matmul", x, y)

    def linear(self, x: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
        """x · weightᵀ + bias, with weight (out, in)."""
        return self.apply("linear", x, weight, *self._given(bias))

    def einsum(self, equation: str, *tensors: Tensor) -> Tensor:
        """NumPy's einsum, for letters that stand once in each operand."""
        return self.apply("einsum", *tensors, equation=equation)

    def attention(self, q: Tensor, k: Tensor, v: Tensor, scale: float | None = None, subtract_max: bool = True) -> Tensor:
        """softmax(scale · q kᵀ) v with k (…, keys, depth); `scale` is 1/√depth unless given."""
        return self.apply("attention", q, k, v, scale=0.0 if scale is None else self._number(scale), subtract_max=subtract_max)

    # Element-wise, two operands: NumPy's broadcasting; one of them may be a number.

    def add(self, x: Operand, y: Operand) -> Tensor:
        """x + y."""
        if isinstance(x, Tensor):
            return self.apply("add", x, y) if isinstance(y, Tensor) else self.offset(x, y)
        return self.offset(self._tensor(y), x)

    def sub(self, x: Operand, y: Operand) -> Tensor:
        """x − y."""
        if isinstance(x, Tensor):
            return self.apply("sub", x, y) if isinstance(y, Tensor) else self.offset(x, -self._number(y))
        return self.offset(self.neg(self._tensor(y)), x)

    def mul(self, x: Operand, y: Operand) -> Tensor:
        """x · y, entry by entry."""
        if isinstance(x, Tensor):
            return self.apply("mul", x, y) if isinstance(y, Tensor) else self.scale(x, y)
        return self.scale(self._tensor(y), x)

    def div(self, x: Operand, y: Operand) -> Tensor:
        """x / y, entry by entry."""
        if isinstance(x, Tensor):
            if isinstance(y, Tensor):
                return self.apply("div", x, y)
            if isinstance(y, SymbolicExtent):
                return self.apply("scale", x, value=y.dividing(1.0))
            if self._number(y) == 0:
                raise ProgramError("division by the constant 0")
            return self.scale(x, 1 / self._number(y))
        inverse = self.reciprocal(self._tensor(y))
        return inverse if x == 1 else self.scale(inverse, x)

    def maximum(self, x: Operand, y: Operand) -> Tensor:
        """The larger of x and y, entry by entry."""
        if isinstance(x, Tensor) and isinstance(y, Tensor):
            return self.apply("maximum", x, y)
        tensor, bound = self._tensor_and_number(x, y)
        return self.relu(tensor) if bound == 0 else self.clamp(tensor, bound, LARGEST_F32)

    def minimum(self, x: Operand, y: Operand) -> Tensor:
        """The smaller of x and y, entry by entry."""
        if isinstance(x, Tensor) and isinstance(y, Tensor):
            return self.apply("minimum", x, y)
        tensor, bound = self._tensor_and_number(x, y)
        return self.clamp(tensor, -LARGEST_F32, bound)

    def pow(self, x: Operand, y: Operand) -> Tensor:
        """x to the power y. A constant integer power is a product; another constant one is exp(y · log x), for x > 0.

        A constant base must be positive.
        """
        if not isinstance(x, Tensor):
            base, exponent = self._number(x), self._tensor(y)
            if base <= 0:
                raise ProgramError(f"the base of a power must be a tensor of the graph or a positive number, not {base}")
            return self.exp(self.scale(exponent, log(base)))
        if isinstance(y, Tensor):
            return self.apply("pow", x, y)
        exponent = self._number(y)
        named = {0.5: self.sqrt, -0.5: self.rsqrt, -1.0: self.reciprocal, 2.0: self.square}
        if exponent in named:
            return named[exponent](x)
        if exponent != int(exponent):
            return self.exp(self.scale(self.log(x), exponent))
        if exponent == 0:
            raise ProgramError("the power 0 of a tensor is the constant 1, which is no tensor of the graph")
        power = self._integer_power(x, abs(int(exponent)))
        return power if exponent > 0 else self.reciprocal(power)

    # Element-wise, one operand.

    exp = _unary("exp", "eˣ.")
    log = _unary("log", "The natural logarithm.")
    log1p = _unary("log1p", "log(1 + x), where x is close to 0, too: 1 + x is not rounded.")
    expm1 = _unary("expm1", "eˣ − 1, where x is close to 0, too: eˣ is not rounded.")
    sqrt = _unary("sqrt", "√x.")
    rsqrt = _unary("rsqrt", "1/√x.")
    square = _unary("square", "x².")
    neg = _unary("neg", "−x.")
    reciprocal = _unary("reciprocal", "1/x.")
    sigmoid = _unary("sigmoid", "1/(1 + e⁻ˣ).")
    silu = _unary("silu", "x · sigmoid(x).")
    relu = _unary("relu", "max(x, 0).")
    tanh = _unary("tanh", "The hyperbolic tangent.")
    erf = _unary("erf", "The error function.")

    def gelu(self, x: Tensor, form: str = "erf") -> Tensor:
        """x · Φ(x) with the error function ("erf"), or its approximation by a hyperbolic tangent ("tanh")."""
        return self.apply("gelu", x, form=form)

    def clamp(self, x: Tensor, min: float, max: float) -> Tensor:
        """min(max(x, min), max)."""
        return self.apply("clamp", x, min=self._number(min), max=self._number(max))

    def scale(self, x: Tensor, value: float) -> Tensor:
        """value · x, where the value is a number or a symbol of a size."""
        number = value.times(1.0) if isinstance(value, SymbolicExtent) else self._number(value)
        return self.apply("scale", x, value=number)

    def offset(self, x: Tensor, value: float) -> Tensor:
        """x + value."""
        return self.apply("offset", x, value=self._number(value))

    # Reductions: the dimension stays, with extent 1.

    def reduction(self, x: Tensor, dim: int) -> Tensor:
        """The sum over `dim`, under the name that Mirage's documents use."""
        return self.sum(x, dim)

    def sum(self, x: Tensor, dim: int) -> Tensor:
        """The sum over `dim`."""
        return self.apply("sum", x, dim=self._dim(x, dim))

    def mean(self, x: Tensor, dim: int) -> Tensor:
        """The mean over `dim`."""
        return self.apply("mean", x, dim=self._dim(x, dim))

    def max(self, x: Tensor, dim: int) -> Tensor:
        """The maximum over `dim`."""
        return self.apply("max", x, dim=self._dim(x, dim))

    def softmax(self, x: Tensor, dim: int = -1, subtract_max: bool = True) -> Tensor:
        """exp(x − max) / Σ exp(x − max) over `dim`; without the maximum when `subtract_max` is false."""
        return self.apply("softmax", x, dim=self._dim(x, dim), subtract_max=subtract_max)

    # Normalizations.

    def rms_norm(self, x: Tensor, normalized_shape: int | Sequence[int], weight: Tensor | None = None, eps: float = 0.0) -> Tensor:
        """x / √(mean(x²) + eps) over the last dimensions, `normalized_shape`, times `weight`."""
        rank = self._normalized_rank("rms_norm", x, normalized_shape)
        return self.apply("rms_norm", x, *self._given(weight), normalized_rank=rank, eps=self._number(eps))

    def layer_norm(
        self,
        x: Tensor,
        normalized_shape: int | Sequence[int],
        weight: Tensor | None = None,
        bias: Tensor | None = None,
        eps: float = 1e-5,
    ) -> Tensor:
        """(x − mean) / √(variance + eps) over the last dimensions, times `weight` plus `bias`; the variance is biased."""
        rank = self._normalized_rank("layer_norm", x, normalized_shape)
        affine = self._given(weight, bias) if weight is not None else ()
        y = self.apply("layer_norm", x, *affine, normalized_rank=rank, eps=self._number(eps))
        return self.add(y, bias) if weight is None and bias is not None else y

    def batch_norm(
        self, x: Tensor, weight: Tensor | None = None, bias: Tensor | None = None, eps: float = 1e-5, dim: int = 1
    ) -> Tensor:
        """The same over every dimension but the channels `dim`, with the statistics of this batch."""
        channels = self._dim(x, dim)
        affine = self._given(weight, bias) if weight is not None else ()
        y = self.apply("batch_norm", x, *affine, dim=channels, eps=self._number(eps))
        if weight is None and bias is not None:
            return self.add(y, self.reshape(bias, (x.shape[channels], *(1,) * (x.ndim - 1 - channels))))
        return y

    # Layout.

    def broadcast(self, x: Tensor, shape: Sequence[int]) -> Tensor:
        """`x` repeated to `shape`, by NumPy's rule."""
        return self.apply("broadcast", x, shape=_integers(shape, "shape"))

    def transpose(self, x: Tensor, permutation: Sequence[int] | None = None) -> Tensor:
        """Dimension d of the result is dimension permutation[d] of `x`; without a permutation the last two change places."""
        if permutation is None:
            if x.ndim < 2:
                raise ProgramError("transpose without a permutation needs two dimensions or more")
            permutation = (*range(x.ndim - 2), x.ndim - 1, x.ndim - 2)
        return self.apply("transpose", x, permutation=tuple(self._dim(x, d) for d in _integers(permutation, "permutation")))

    def reshape(self, x: Tensor, shape: Sequence[int]) -> Tensor:
        """The same entries in row-major order; one extent may be -1."""
        extents = list(_integers(shape, "shape"))
        if extents.count(-1) == 1:
            size, rest = prod(x.shape), prod(extent for extent in extents if extent != -1)
            if rest > 0 and size % rest == 0:
                extents[extents.index(-1)] = size // rest
        return self.apply("reshape", x, shape=tuple(extents))

    def concat(self, tensors: Sequence[Tensor], dim: int) -> Tensor:
        """The tensors one after the other along `dim`."""
        parts = list(tensors) if isinstance(tensors, Iterable) else []  # pyright: ignore[reportUnnecessaryIsInstance]
        if not parts:
            raise ProgramError("concat takes a sequence of one or more tensors")
        return self.apply("concat", *parts, dim=self._dim(parts[0], dim))

    def slice(self, x: Tensor, dim: int, start: int, stop: int) -> Tensor:
        """Entries start … stop−1 of dimension `dim`."""
        return self.apply("slice", x, dim=self._dim(x, dim), start=_integer(start, "the start"), stop=_integer(stop, "the stop"))

    # Helpers of the methods.

    def _append(self, type: TensorType) -> Tensor:
        self._types.append(type)
        return Tensor(self, len(self._types) - 1, type)

    def _value(self, tensor: Any) -> int:
        if not isinstance(tensor, Tensor):
            raise ProgramError(f"expected a tensor of this graph, not {brief(tensor)}")
        if tensor.graph is not self:
            raise ProgramError(f"{tensor!r} belongs to another graph")
        return tensor.value

    def _tensor(self, operand: Any) -> Tensor:
        self._value(operand)
        return operand

    def _tensor_and_number(self, x: Operand, y: Operand) -> tuple[Tensor, float]:
        return (x, self._number(y)) if isinstance(x, Tensor) else (self._tensor(y), self._number(x))

    def _number(self, value: Any) -> float:
        if not isinstance(value, Real) or isinstance(value, bool):
            raise ProgramError(f"expected a tensor of this graph or a number, not {brief(value)}")
        try:
            number = float(value)
        except OverflowError:
            number = inf
        if not isfinite(number):
            raise ProgramError(f"a constant must be finite, not {number}")
        return number

    def _dim(self, x: Tensor, dim: Any) -> int:
        """A dimension counted from the start; negative ones count from the end, as in NumPy."""
        self._value(x)
        d = _integer(dim, "a dimension")
        if not -x.ndim <= d < x.ndim:
            raise ProgramError(f"dimension {d} is beyond a value of rank {x.ndim}")
        return d % x.ndim

    def _given(self, *tensors: Tensor | None) -> tuple[Tensor, ...]:
        return tuple(t for t in tensors if t is not None)

    def _normalized_rank(self, name: str, x: Tensor, normalized_shape: int | Sequence[int]) -> int:
        self._value(x)
        shape = _integers(normalized_shape, "normalized_shape")
        if not shape or x.shape[-len(shape) :] != shape:
            raise ProgramError(f"{name}: normalized_shape {list(shape)} is not the end of the shape {list(x.shape)}")
        return len(shape)

    def _integer_power(self, x: Tensor, exponent: int) -> Tensor:
        if exponent == 1:
            return x
        half = self._integer_power(x, exponent // 2)
        whole = self.square(half)
        return self.mul(whole, x) if exponent % 2 else whole
