"""Reading operations of other dialects into a program.

A `View` is how a value of the host stands in the program: other dialects drop a reduced dimension where the program keeps it with
extent 1, and broadcast and transpose where the program need not. So a view says which axis of a value of the program holds which
dimension of the host's, and only what needs the entries in order (a product, a result) writes transposes, reshapes and broadcasts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import erf, erfc, exp, expm1, inf, log, log1p, log2, log10, prod, sqrt, tanh
from typing import Any, TypeAlias

from xdsl.ir import Operation, SSAValue

from mirage_ir.check import node_type
from mirage_ir.errors import ProgramError
from mirage_ir.ops import VIEWS
from mirage_ir.passes.islands.foreign import Unsupported, shape, typed
from mirage_ir.passes.islands.remarks import name_of
from mirage_ir.program import Apply, Attr, Level, Program, Shape, TensorType, make_attrs

HostAxes: TypeAlias = tuple[int | None, ...]
"""For each axis of a value of the program the dimension that it holds; None for an axis of extent 1 that holds none."""


@dataclass(frozen=True, slots=True)
class View:
    """A tensor: `number` is the value of the program. Dimensions that no axis holds are broadcast (or have extent 1)."""

    number: int
    axes: HostAxes


@dataclass(frozen=True, slots=True)
class Splat:
    """A constant tensor (or scalar) of equal entries."""

    value: float


Seen: TypeAlias = View | Splat

FORMAL = frozenset({"erf", "erfc"})
"""Functions that are read though they are no operators: they must turn out to be part of an activation."""


class NoOperator(Unsupported):
    """The value of that number is a function that is no operator."""

    def __init__(self, number: int, function: str) -> None:
        super().__init__(f"there is no operator for '{function}' but in gelu")
        self.number = number


_LN2 = log(2.0)


def _fold(f: Any) -> Any:
    def folded(*values: float) -> float:
        try:
            return f(*values)
        except (ValueError, ZeroDivisionError, OverflowError):
            raise Unsupported("a constant of it is not finite") from None
        except TypeError:
            raise Unsupported(f"it has {len(values)} operands") from None

    return folded


_FOLDS: dict[str, Any] = {
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "mul": lambda x, y: x * y,
    "div": lambda x, y: x / y,
    "maximum": max,
    "minimum": min,
    "pow": lambda x, y: x**y,
    "neg": lambda x: -x,
    "abs": abs,
    "exp": exp,
    "exp2": lambda x: 2.0**x,
    "expm1": expm1,
    "log": log,
    "log1p": log1p,
    "log2": log2,
    "log10": log10,
    "sqrt": sqrt,
    "rsqrt": lambda x: 1 / sqrt(x),
    "tanh": tanh,
    "sigmoid": lambda x: 1 / (1 + exp(-x)),
    "square": lambda x: x * x,
    "reciprocal": lambda x: 1 / x,
    "relu": lambda x: max(x, 0.0),
    "erf": erf,
    "erfc": erfc,
    "identity": lambda x: x,
}
"""The element-wise functions that converters may name, on numbers."""

FUNCTIONS = frozenset(_FOLDS)
_SAME_NAME = frozenset({"exp", "log", "sqrt", "rsqrt", "tanh", "sigmoid", "neg", "square", "reciprocal", "relu", *FORMAL})


@dataclass
class Reader:
    """Builds the program of operations that are read one after the other.

    A value that none of them made is an input. Within one operation, axes may be labelled by its iteration dimensions instead of
    the dimensions of a value; `extents` says how many entries a label has.
    """

    constant: Callable[[SSAValue], float | None] = lambda value: None
    """The number that every entry of a value is, where that is known."""
    types: list[TensorType] = field(default_factory=list[TensorType])
    """Of inputs and results, in the order in which they were met."""
    inputs: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])
    nodes: dict[int, Apply] = field(default_factory=dict[int, Apply])
    """By the number of the result."""
    numbers: dict[Apply, int] = field(default_factory=dict[Apply, int])
    seen: dict[SSAValue, Seen] = field(default_factory=dict[SSAValue, Seen])

    def emit(self, op: str, *operands: int, **attrs: Attr) -> int:
        node = Apply(op, operands, make_attrs(attrs))
        if node not in self.numbers:
            try:
                read = [self.types[v] for v in operands]
                self.types.append(read[0] if op in FORMAL else node_type(node, read, Level.KERNEL))
            except ProgramError as error:
                raise Unsupported(str(error)) from None
            self.numbers[node] = len(self.types) - 1
            self.nodes[len(self.types) - 1] = node
        return self.numbers[node]

    def shape_of(self, number: int) -> Shape:
        return self.types[number].shape

    def program(self, name: str, outputs: Sequence[int]) -> Program | None:
        """What was read, as far as the outputs need it; None when that computes nothing.

        Raises `NoOperator` when a function that is no operator is part of no activation.
        """
        from mirage_ir.passes.islands.activations import with_activations

        made = with_activations(self.nodes)
        needed = set(outputs)
        for number in reversed(made):
            if number in needed:
                needed.update(made[number].operands)
        kept = [number for number in made if number in needed]
        for number in kept:
            if made[number].op in FORMAL:
                raise NoOperator(number, made[number].op)
        if all(made[number].op in VIEWS for number in kept):
            return None
        order = [*self.inputs.values(), *kept]
        names = {number: i for i, number in enumerate(order)}
        nodes = [Apply(n.op, tuple(names[v] for v in n.operands), n.attrs) for n in (made[number] for number in kept)]
        inputs = [self.types[number] for number in self.inputs.values()]
        return Program(name, tuple(inputs), tuple(nodes), tuple(names[v] for v in outputs))

    # Values of the host.

    def read(self, value: SSAValue) -> Seen:
        """A tensor operand; an input of the program when nothing that was read made it."""
        if value not in self.seen:
            constant = self.constant(value)
            if constant is not None:
                return Splat(constant)
            if isinstance(value.owner, Operation) and name_of(value.owner) == "tensor.empty":
                raise Unsupported("it reads a tensor that was never written")
            type = typed(value.type)
            self.inputs[value] = len(self.types)
            self.seen[value] = View(len(self.types), tuple(range(len(type.shape))))
            self.types.append(type)
        return self.seen[value]

    def write(self, value: SSAValue, seen: Seen) -> None:
        """Says what an operation's result is."""
        typed(value.type)
        self.seen[value] = seen

    # Axes.

    def labelled(self, x: Seen, labels: Sequence[int | None]) -> Seen:
        """A view whose dimension d is called `labels[d]` from now on; None drops a dimension of extent 1."""
        return x if isinstance(x, Splat) else View(x.number, tuple(None if d is None else labels[d] for d in x.axes))

    def arranged(self, x: View, want: Sequence[Sequence[int] | int | None], extents: Mapping[int, int]) -> int:
        """The value with the axes `want`: of each a label, a group of labels that it merges, or None for extent 1.

        Labels of `x` that are not wanted must have extent 1; wanted ones that it lacks have extent 1 in the result unless they
        stand in a group, which holds all entries.
        """
        number = x.number
        axes: list[int | None] = [a if a is not None and extents[a] > 1 else None for a in x.axes]
        flat: list[tuple[int, bool]] = []
        for w in want:
            flat.extend((a, True) for a in ([] if w is None or isinstance(w, int) else w) if extents[a] > 1)
            if isinstance(w, int) and extents[w] > 1:
                flat.append((w, False))
        missing = [a for a, whole in flat if whole and a not in axes]
        order = [a for a, _ in flat if a in axes]
        have = [a for a in axes if a is not None]
        if sorted(order) != sorted(have):
            raise Unsupported("it drops a dimension")
        if have != order:
            permutation = [axes.index(a) for a in order]
            permutation = [*(i for i, a in enumerate(axes) if a is None), *permutation]
            number = self.emit("transpose", number, permutation=tuple(permutation))
            axes = [axes[i] for i in permutation]
        if missing:
            # With axes of its own for each label, so that the missing ones can be broadcast.
            single = tuple(extents[a] if a in axes else 1 for a, _ in flat)
            number = self._reshape(number, single)
            number = self.emit("broadcast", number, shape=tuple(extents[a] if a in axes or whole else 1 for a, whole in flat))
            axes = [a if a in axes or whole else None for a, whole in flat]
        target = tuple(
            1
            if w is None or (isinstance(w, int) and w not in axes)
            else extents[w]
            if isinstance(w, int)
            else prod(extents[a] for a in w)
            for w in want
        )
        return self._reshape(number, target)

    def _reshape(self, number: int, target: Shape) -> int:
        if self.shape_of(number) == target:
            return number
        node = self.nodes.get(number)
        if node is not None and node.op == "reshape":
            if self.shape_of(node.operands[0]) == target:
                return node.operands[0]
            number = node.operands[0]
        return self.emit("reshape", number, shape=target)

    def whole(self, seen: Seen, type: TensorType) -> int:
        """The value that is exactly the host's tensor: entries in order, nothing broadcast."""
        if isinstance(seen, Splat):
            raise Unsupported("it is a constant")
        extents = dict(enumerate(type.shape))
        return self._reshape(self.arranged(seen, [(d,) for d in range(len(type.shape))], extents), type.shape)

    # Operators.

    def pointwise(self, function: str, operands: Sequence[Seen], extents: Mapping[int, int]) -> Seen:
        """An element-wise function of `FUNCTIONS`; operands are labelled alike, and what one lacks is broadcast."""
        if function not in FUNCTIONS:
            raise Unsupported(f"there is no operator for '{function}'")
        if all(isinstance(x, Splat) for x in operands):
            return Splat(_fold(_FOLDS[function])(*(x.value for x in operands if isinstance(x, Splat))))
        if len(operands) == 1:
            (x,) = operands
            assert isinstance(x, View)
            return View(self._unary(function, x.number), x.axes)
        x, y = operands
        if isinstance(x, View) and isinstance(y, View):
            return self._binary(function, x, y, extents)
        if isinstance(y, Splat):
            assert isinstance(x, View)
            return View(self._with_constant(function, x.number, y.value), x.axes)
        assert isinstance(x, Splat) and isinstance(y, View)
        return View(self._constant_with(function, x.value, y.number), y.axes)

    def _unary(self, function: str, x: int) -> int:
        if function in _SAME_NAME:
            return self.emit(function, x)
        match function:
            case "identity":
                return x
            case "abs":
                return self.emit("maximum", x, self.emit("neg", x))
            case "exp2":
                return self.emit("exp", self._scale(x, _LN2))
            case "expm1":
                return self._offset(self.emit("exp", x), -1.0)
            case "log1p":
                return self.emit("log", self._offset(x, 1.0))
            case "log2":
                return self._scale(self.emit("log", x), 1 / _LN2)
            case "log10":
                return self._scale(self.emit("log", x), 1 / log(10.0))
            case _:
                raise Unsupported(f"'{function}' does not take one operand")

    def _binary(self, function: str, x: View, y: View, extents: Mapping[int, int]) -> View:
        if function not in ("add", "sub", "mul", "div", "maximum", "minimum", "pow"):
            raise Unsupported(f"'{function}' does not take two operands")
        mine, theirs = ([a for a in v.axes if a is not None and extents[a] > 1] for v in (x, y))
        both = sorted({*mine, *theirs})
        order = next((labels for labels in (mine, theirs) if set(labels) == set(both)), both)
        if x == y and function == "mul":
            return View(self.emit("square", x.number), x.axes)
        if x.axes == y.axes:
            return View(self.emit(function, x.number, y.number), x.axes)
        # Axes as the operand that has all of them holds them, units included: then it need not be touched.
        axes: HostAxes = next((v.axes for v, labels in ((x, mine), (y, theirs)) if set(labels) == set(both)), tuple(order))
        numbers = [self._aligned(v, axes, extents) for v in (x, y)]
        return View(self.emit(function, *numbers), axes)

    def _aligned(self, v: View, axes: HostAxes, extents: Mapping[int, int]) -> int:
        """The value with axes that broadcast to `axes`; leading ones of extent 1 are left out."""
        have = {a for a in v.axes if a is not None and extents[a] > 1}
        own = tuple(a if a is not None and extents[a] > 1 else None for a in v.axes)
        want = [a if a in have else None for a in axes]
        if own == tuple(want):
            return v.number
        while want and want[0] is None and len(want) > 1:
            want.pop(0)
        if own == tuple(want):
            return v.number
        return self.arranged(v, want, extents)

    def _scale(self, x: int, value: float) -> int:
        return x if value == 1 else self.emit("scale", x, value=self._finite(value))

    def _offset(self, x: int, value: float) -> int:
        return x if value == 0 else self.emit("offset", x, value=self._finite(value))

    @staticmethod
    def _finite(value: float) -> float:
        if value != value or value in (inf, -inf):
            raise Unsupported(f"it computes with the constant {value}")
        return value

    def _with_constant(self, function: str, x: int, value: float) -> int:
        match function:
            case "add":
                return self._offset(x, value)
            case "sub":
                return self._offset(x, -value)
            case "mul":
                return self._scale(x, value)
            case "div" if value != 0:
                return self._scale(x, 1 / self._finite(value))
            case "maximum" if value == 0:
                return self.emit("relu", x)
            case "maximum" if value == -inf or value <= LOWEST:
                return x
            case "minimum" if value == inf or value >= -LOWEST:
                return x
            case "maximum":
                return self.emit("clamp", x, min=self._finite(value), max=-LOWEST)
            case "minimum":
                return self._clamped_above(x, self._finite(value))
            case "pow":
                return self._power(x, value)
            case _:
                raise Unsupported(f"'{function}' with the constant {value}")

    def _clamped_above(self, x: int, value: float) -> int:
        """min(x, c); of a maximum with a constant below c it makes one operator."""
        node = self.nodes.get(x)
        if node is not None and node.op == "relu" and value >= 0:
            return self.emit("clamp", node.operands[0], min=0.0, max=value)
        if node is not None and node.op == "clamp":
            low, high = (node.attr()[name] for name in ("min", "max"))
            assert isinstance(low, float) and isinstance(high, float)
            if low <= value:
                return self.emit("clamp", node.operands[0], min=low, max=min(high, value))
        return self.emit("clamp", x, min=LOWEST, max=value)

    def _power(self, x: int, exponent: float) -> int:
        match exponent:
            case 1:
                return x
            case 2:
                return self.emit("square", x)
            case 3:
                return self.emit("mul", self.emit("square", x), x)
            case 4:
                return self.emit("square", self.emit("square", x))
            case 0.5:
                return self.emit("sqrt", x)
            case -0.5:
                return self.emit("rsqrt", x)
            case -1:
                return self.emit("reciprocal", x)
            case -2:
                return self.emit("reciprocal", self.emit("square", x))
            case _:
                raise Unsupported(f"a power with the exponent {exponent}")

    def _constant_with(self, function: str, value: float, y: int) -> int:
        match function:
            case "add" | "mul" | "maximum" | "minimum":
                return self._with_constant(function, y, value)
            case "sub":
                return self._offset(self.emit("neg", y), value)
            case "div":
                return self._scale(self.emit("reciprocal", y), value)
            case "pow" if value > 0:
                return self.emit("exp", self._scale(y, log(value)))
            case _:
                raise Unsupported(f"'{function}' of the constant {value}")

    def reduced(self, kind: str, x: Seen, labels: Sequence[int], extents: Mapping[int, int]) -> Seen:
        """The sum, maximum or minimum over labels, which no axis holds afterwards."""
        if isinstance(x, Splat):
            count = prod(extents[a] for a in labels)
            return Splat(x.value * count if kind == "sum" else x.value)
        number, axes = x.number, list(x.axes)
        for label in labels:
            if label not in axes:
                number = self._scale(number, float(extents[label])) if kind == "sum" else number
                continue
            dim = axes.index(label)
            axes[dim] = None
            if self.shape_of(number)[dim] == 1:
                continue
            if kind == "min":
                number = self.emit("neg", self.emit("max", self.emit("neg", number), dim=dim))
            else:
                number = self.emit(kind, number, dim=dim)
        return View(number, tuple(axes))

    def contracted(self, x: View, y: View, bound: Sequence[int], extents: Mapping[int, int], order: Sequence[int | None]) -> View:
        """Σ over the labels `bound` of x·y: a product of matrices, in batches where both have a label that stays.

        The operand that has the first label of `order` which only one of them has is the left one.
        """
        mine, theirs = ({a for a in v.axes if a is not None and extents[a] > 1} for v in (x, y))
        if next((a in theirs for a in order if a in mine ^ theirs), False):
            x, y, mine, theirs = y, x, theirs, mine
        left, right = [a for a in bound if a in mine - theirs], [a for a in bound if a in theirs - mine]
        neither = [a for a in bound if a not in mine | theirs]
        if left or right:
            x = _view(self.reduced("sum", x, left, extents))
            y = _view(self.reduced("sum", y, right, extents))
            mine, theirs = mine - set(left), theirs - set(right)
        keys = [a for a in _held(y) if a in bound and a in mine and a in theirs]
        if not keys:
            product = self.pointwise("mul", [x, y], extents)
        else:
            batch = [a for a in _held(x) if a in _held(y) and a not in bound]
            rows = [a for a in _held(x) if a in mine - theirs]
            columns = [a for a in _held(y) if a in theirs - mine]
            lead: list[Sequence[int]] = [(a,) for a in batch]
            m = self.arranged(x, [*lead, rows, keys], extents)
            n = self.arranged(y, [*lead, keys, columns], extents)
            z = self.emit("matmul", m, n)
            tail: list[int | None] = [*(rows or [None]), *(columns or [None])]
            z = self._reshape(z, tuple(1 if a is None else extents[a] for a in (*batch, *tail)))
            product = View(z, (*batch, *tail))
        return _view(self.reduced("sum", product, neither, extents))


LOWEST = -3.4028234663852886e38
"""The lowest finite f32: what a maximum starts from where -inf is not written."""


def _held(x: View) -> list[int]:
    return [a for a in x.axes if a is not None]


def _view(x: Seen) -> View:
    assert isinstance(x, View)
    return x


def tensor_extents(value: SSAValue) -> dict[int, int]:
    """The extents of a tensor's dimensions, as labels."""
    return dict(enumerate(shape(value.type)))
