"""Reading operations of other dialects into a program.

A `View` is how a value of the host stands in the program: other dialects drop a reduced dimension where the program keeps it with
extent 1, and broadcast and transpose where the program need not. So a view says which axis of a value of the program holds which
dimension of the host's. Only products and results need entries in order, and write transposes, reshapes and broadcasts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import erf, erfc, exp, expm1, isfinite, log, log1p, log2, log10, prod, sqrt, tanh
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

    def spread(self, extents: Mapping[int, int]) -> set[int]:
        """The dimensions with more than one entry."""
        return {a for a in self.axes if a is not None and extents[a] > 1}


@dataclass(frozen=True, slots=True)
class Splat:
    """A constant tensor (or scalar) of equal entries."""

    value: float


Seen: TypeAlias = View | Splat

FORMAL = frozenset({"erfc"})
"""Functions without an operator, which are read because they may be part of an activation."""


class NoOperator(Unsupported):
    """Value `number` is a function without an operator."""

    def __init__(self, number: int, function: str) -> None:
        super().__init__(f"there is no operator for '{function}' but in gelu")
        self.number = number


_LN2 = log(2.0)


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

REDUCTION_BY = {"add": "sum", "maximum": "max", "minimum": "min"}
"""The reduction that joins all entries of a dimension by a function of two."""

LOWEST_F32 = -3.4028234663852886e38
"""The lowest finite f32: the initial value of a maximum in dialects that do not write -inf."""

_SAME_NAME = frozenset(
    {"exp", "expm1", "log", "log1p", "sqrt", "rsqrt", "tanh", "erf", "sigmoid", "neg", "square", "reciprocal", "relu", *FORMAL}
)


@dataclass
class Reader:
    """Builds the program of operations that are read one after the other.

    A value from elsewhere is an input. Within one operation, axes may be labelled by its iteration dimensions instead of
    the dimensions of a value; `extents` says how many entries a label has.
    """

    constant: Callable[[SSAValue], float | None] = lambda value: None
    """The number that all entries of a value equal; None where it is not known."""
    types: list[TensorType] = field(default_factory=list[TensorType])
    """The types of inputs and results, in the order in which they were met."""
    inputs: dict[SSAValue, int] = field(default_factory=dict[SSAValue, int])
    nodes: dict[int, Apply] = field(default_factory=dict[int, Apply])
    """The nodes by the number of their result."""
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
        """The program of the outputs; None when it computes nothing.

        Raises `NoOperator` for a function without an operator that is part of no activation.
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
        """A tensor operand; an input of the program unless an operation that was read made it."""
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
        """Sets the value of an operation's result."""
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
        groups = [[] if w is None else [w] if isinstance(w, int) else w for w in want]
        flat = [(a, not isinstance(w, int)) for w, group in zip(want, groups, strict=True) for a in group if extents[a] > 1]
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

    def in_order(self, number: int) -> View:
        """A value whose axes are the dimensions of the host's tensor, in order."""
        return View(number, tuple(range(len(self.shape_of(number)))))

    # Operators.

    def pointwise(self, function: str, operands: Sequence[Seen], extents: Mapping[int, int]) -> Seen:
        """An element-wise function that `_FOLDS` names, of operands labelled alike; dimensions that one lacks are broadcast."""
        if function not in _FOLDS:
            raise Unsupported(f"there is no operator for '{function}'")
        if all(isinstance(x, Splat) for x in operands):
            return Splat(_folded(function, [x.value for x in operands if isinstance(x, Splat)]))
        match operands:
            case [View() as x]:
                return View(self._unary(function, x.number), x.axes)
            case [View() as x, View() as y]:
                return self._binary(function, x, y, extents)
            case [View() as x, Splat(value)]:
                table, refusal = _WITH_CONSTANT, f"'{function}' with the constant {value}"
            case [Splat(value), View() as x]:
                table, refusal = _OF_CONSTANT, f"'{function}' of the constant {value}"
            case _:
                raise Unsupported("it is not well formed")
        written = table[function](self, x.number, value) if function in table else None
        if written is None:
            raise Unsupported(refusal)
        return View(written, x.axes)

    def _unary(self, function: str, x: int) -> int:
        if function in _SAME_NAME:
            return self.emit(function, x)
        if function not in _UNARY:
            raise Unsupported(f"'{function}' does not take one operand")
        return _UNARY[function](self, x)

    def _binary(self, function: str, x: View, y: View, extents: Mapping[int, int]) -> View:
        if function not in ("add", "sub", "mul", "div", "maximum", "minimum", "pow"):
            raise Unsupported(f"'{function}' does not take two operands")
        mine, theirs = (v.spread(extents) for v in (x, y))
        if x == y and function == "mul":
            return View(self.emit("square", x.number), x.axes)
        if x.axes == y.axes:
            return View(self.emit(function, x.number, y.number), x.axes)
        # Axes as the operand that has all of them holds them, units included: then it need not be touched.
        both = mine | theirs
        axes: HostAxes = next((v.axes for v, labels in ((x, mine), (y, theirs)) if labels == both), tuple(sorted(both)))
        numbers = [self._aligned(v, axes, extents) for v in (x, y)]
        return View(self.emit(function, *numbers), axes)

    def _aligned(self, v: View, axes: HostAxes, extents: Mapping[int, int]) -> int:
        """The value with axes that broadcast to `axes`; leading ones of extent 1 are left out."""
        have = v.spread(extents)
        own = tuple(a if a is not None and extents[a] > 1 else None for a in v.axes)
        want = [a if a in have else None for a in axes]
        first = next((i for i, a in enumerate(want) if a is not None), len(want) - 1)
        trimmed = want[max(first, 0) :]
        return v.number if own in (tuple(want), tuple(trimmed)) else self.arranged(v, trimmed, extents)

    def scale(self, x: int, value: float) -> int:
        return x if value == 1 else self.emit("scale", x, value=_finite(value))

    def offset(self, x: int, value: float) -> int:
        return x if value == 0 else self.emit("offset", x, value=_finite(value))

    def at_least(self, x: int, value: float) -> int:
        """max(x, value)"""
        if value <= LOWEST_F32:
            return x
        return self.emit("relu", x) if value == 0 else self.emit("clamp", x, min=_finite(value), max=-LOWEST_F32)

    def at_most(self, x: int, value: float) -> int:
        """min(x, value); of a maximum with a constant below `value` it makes one operator."""
        if value >= -LOWEST_F32:
            return x
        node = self.nodes.get(x)
        if node is not None and node.op == "relu" and value >= 0:
            return self.emit("clamp", node.operands[0], min=0.0, max=value)
        if node is not None and node.op == "clamp":
            low, high = (node.attr()[name] for name in ("min", "max"))
            assert isinstance(low, float) and isinstance(high, float)
            if low <= value:
                return self.emit("clamp", node.operands[0], min=low, max=min(high, value))
        return self.emit("clamp", x, min=LOWEST_F32, max=_finite(value))

    def reduced(self, kind: str, x: Seen, labels: Sequence[int], extents: Mapping[int, int]) -> Seen:
        """The sum, maximum or minimum over labels, which no axis holds afterwards."""
        if isinstance(x, Splat):
            return Splat(x.value * prod(extents[a] for a in labels)) if kind == "sum" else x
        return self._reduced_view(kind, x, labels, extents)

    def _reduced_view(self, kind: str, x: View, labels: Sequence[int], extents: Mapping[int, int]) -> View:
        number, axes = x.number, list(x.axes)
        for label in labels:
            if label not in axes:
                number = self.scale(number, float(extents[label])) if kind == "sum" else number
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

    def contracted(self, x: Seen, y: Seen, bound: Sequence[int], extents: Mapping[int, int], order: Sequence[int | None]) -> Seen:
        """Σ over the labels `bound` of x·y: a product of matrices, in batches where both have a label that stays.

        The operand that has the first label of `order` which only one of them has is the left one.
        """
        if isinstance(x, Splat) or isinstance(y, Splat):
            return self.reduced("sum", self.pointwise("mul", [x, y], extents), bound, extents)
        mine, theirs = (v.spread(extents) for v in (x, y))
        if next((a in theirs for a in order if a in mine ^ theirs), False):
            x, y, mine, theirs = y, x, theirs, mine
        left, right = [a for a in bound if a in mine - theirs], [a for a in bound if a in theirs - mine]
        neither = [a for a in bound if a not in mine | theirs]
        x, y = self._reduced_view("sum", x, left, extents), self._reduced_view("sum", y, right, extents)
        mine, theirs = mine - set(left), theirs - set(right)
        keys = [a for a in _held(y) if a in bound and a in mine and a in theirs]
        if not keys:
            product: Seen = self.pointwise("mul", [x, y], extents)
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
        return self.reduced("sum", product, neither, extents)


def _held(x: View) -> list[int]:
    return [a for a in x.axes if a is not None]


def tensor_extents(value: SSAValue) -> dict[int, int]:
    """The extents of a tensor's dimensions, as labels."""
    return dict(enumerate(shape(value.type)))


def _folded(function: str, values: Sequence[float]) -> float:
    try:
        return _FOLDS[function](*values)
    except (ValueError, ZeroDivisionError, OverflowError):
        raise Unsupported("a constant of it is not finite") from None
    except TypeError:
        raise Unsupported(f"it has {len(values)} operands") from None


def _finite(value: float) -> float:
    if not isfinite(value):
        raise Unsupported(f"it computes with the constant {value}")
    return value


Written: TypeAlias = Callable[[Reader, int, float], int | None]
"""The number of a function of a value and a constant; None when no program computes it."""

_UNARY: Mapping[str, Callable[[Reader, int], int]] = {
    "identity": lambda r, x: x,
    "abs": lambda r, x: r.emit("maximum", x, r.emit("neg", x)),
    "exp2": lambda r, x: r.emit("exp", r.scale(x, _LN2)),
    "log2": lambda r, x: r.scale(r.emit("log", x), 1 / _LN2),
    "log10": lambda r, x: r.scale(r.emit("log", x), 1 / log(10.0)),
}
"""Functions of one operand that have no operator of their name."""

_POWERS: Mapping[float, Callable[[Reader, int], int]] = {
    1: lambda r, x: x,
    2: lambda r, x: r.emit("square", x),
    3: lambda r, x: r.emit("mul", r.emit("square", x), x),
    4: lambda r, x: r.emit("square", r.emit("square", x)),
    0.5: lambda r, x: r.emit("sqrt", x),
    -0.5: lambda r, x: r.emit("rsqrt", x),
    -1: lambda r, x: r.emit("reciprocal", x),
    -2: lambda r, x: r.emit("reciprocal", r.emit("square", x)),
}
"""x to a constant power."""


def _power(reader: Reader, x: int, exponent: float) -> int:
    if exponent not in _POWERS:
        raise Unsupported(f"a power with the exponent {exponent}")
    return _POWERS[exponent](reader, x)


_WITH_CONSTANT: Mapping[str, Written] = {
    "add": Reader.offset,
    "sub": lambda r, x, c: r.offset(x, -c),
    "mul": Reader.scale,
    "div": lambda r, x, c: r.scale(x, 1 / _finite(c)) if c else None,
    "maximum": Reader.at_least,
    "minimum": Reader.at_most,
    "pow": _power,
}
"""f(x, c) for a constant c."""

_OF_CONSTANT: Mapping[str, Written] = {
    **{function: _WITH_CONSTANT[function] for function in ("add", "mul", "maximum", "minimum")},
    "sub": lambda r, x, c: r.offset(r.emit("neg", x), c),
    "div": lambda r, x, c: r.scale(r.emit("reciprocal", x), c),
    "pow": lambda r, x, c: r.emit("exp", r.scale(x, log(c))) if c > 0 else None,
}
"""f(c, x) for a constant c."""
