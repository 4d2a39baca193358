"""Identities that rewriting programs needs, applied to both sides before anything is hashed.

Elsewhere functions are oracles, of which nothing is known. Each identity is a rewrite of a graph, at every level:

| before | after |
|---|---|
| exp(a + b) | exp(a) · exp(b) |
| exp(a − b) | exp(a) / exp(b) |
| exp(c·(a ± b)), c a number | exp(c·a) · or / exp(c·b) |
| exp(k/n · a), k a small integer; exp(−a) | exp(a/n)^k; 1 / exp(a) |
| exp(offset(a, c)) | exp(a) · exp(c) |
| exp(f(a)), f a layout operator | f(exp(a)), when one of these rules applies to exp(a) |
| accumulate sum x shift s | (accumulate sum exp(s)·x) / exp(accumulate max s) |
| log(a · b), log(a / b), b positive | log(a) + log(b), log(a) − log(b) |
| log(Σ a·b), b positive and alike for all terms | log(Σ a) + log(b), for sums, accumulators and products of matrices |
| x / (a · b), b positive | (x / b) / a, and inside sums as for log |
| max(a · b), b positive and alike for all; max(a + b), b alike for all | max(a) · b; max(a) + b |
| max(a · b, c · b), relu(a · b), b positive | max(a, c) · b, relu(a) · b |
| log(exp(a)), log(√a), log(1 / a) | a, log(a) / 2, −log(a) |
| silu(a) | a · sigmoid(a) |
| sigmoid(a); tanh(a) | exp(a) / (exp(a) + 1); (exp(2a) − 1) / (exp(2a) + 1) |
| gelu(a), the form with tanh | a · sigmoid of twice its argument of tanh |

That of the accumulator is what a shifted sum means, Σ_l exp(s_l − M)·x_l, by the second. Loads and stores are views, too: where a
graph takes the exp of a sum that another one stores, a copy of that one stores the product of the exponentials, which is loaded;
and likewise for log. So it makes no difference where a program is cut into kernels. Tiles may outgrow shared memory by it; nobody
runs the rewritten program on a GPU.

Two have a choice, and each choice proves what the others do not. Splitting every sum hides that exp(x·w) is exp(x₁·w₁ + x₂·w₂), a
product over two halves: one is the exponential of a sum that is not written as one, the other becomes a product. Splitting only
*shifts*, sums in which one operand is broadcast to the other (a maximum, a bias), keeps that, and hides that exp(a + b) is
exp(a)·exp(b) for whole tensors; nor does it take powers. `Splitting` says which. And `Activations` says whether a sigmoid is an
oracle, or a quotient of exponentials, which costs a division for each entry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction

from mirage_ir.check import check_graph, infer_program, stages_of
from mirage_ir.ops import operator
from mirage_ir.ops.constants import exact
from mirage_ir.program import (
    VIEWS,
    Accumulate,
    Apply,
    Attr,
    BodyNode,
    GraphOp,
    Load,
    Program,
    Shape,
    Stage,
    Store,
    TensorType,
    make_attrs,
    numbered,
    operands,
    rename_values,
    results,
)

LARGEST_POWER = 4
"""Largest k for which exp(k·a) is a product of k factors."""
GELU = 0.7978845608028654, 0.044715
"""√(2/π) and the factor of the cube, as the operator table has them."""


class Splitting(Enum):
    """The exponentials of which sums become products."""

    EVERY_SUM = 0
    SHIFTS = 1


class Activations(Enum):
    """What sigmoid and tanh are: oracles, or quotients of exponentials."""

    ORACLES = 0
    EXPONENTIALS = 1


def normalize(
    program: Program, splitting: Splitting = Splitting.EVERY_SUM, activations: Activations = Activations.ORACLES
) -> Program:
    """The program after all identities; composites must be decomposed. The outputs' order and types stay."""
    types = infer_program(program, memory=False)
    rewriter = _Rewriter(_Operands([t.shape for t in program.inputs]), (splitting, activations))
    rewriter.rewrite(program.nodes, (), types)
    nodes = tuple(n for n in rewriter.nodes if isinstance(n, Apply | GraphOp))
    return replace(program, nodes=nodes, outputs=tuple(rewriter.names[v] for v in program.outputs))


_Wanted = tuple[int, str]
"""An operand, by its number, and "exp" or "log" of it."""
_Choice = tuple[Splitting, Activations]


@dataclass(frozen=True, slots=True)
class _Operands:
    """What a graph is given: the shapes of its operands, which of them are positive, and further ones, functions of those."""

    shapes: Sequence[Shape]
    positive: frozenset[int] = frozenset()
    functions: Sequence[_Wanted] = ()


@dataclass(frozen=True, slots=True)
class _Stored:
    """A result of a graph-defined operator as it was before its body was rewritten, its operands' types, and the store's number.

    `expands` names the functions of it to which an identity applies.
    """

    graph: GraphOp
    types: Sequence[TensorType]
    store: int
    expands: frozenset[str]
    positive: bool


class _Rewriter:
    """Rebuilds the nodes of one graph; `names` sends old values to new ones.

    `demanded` collects the functions of operands that were of use. `whole` are the sums that are not split.
    """

    def __init__(self, given: _Operands, choice: _Choice) -> None:
        self.choice = choice
        self.splitting, self.activations = choice
        self.given = given
        self.whole: set[int] = set()
        self.names = list(range(len(given.shapes)))
        self.functions = {wanted: len(given.shapes) + i for i, wanted in enumerate(given.functions)}
        self.demanded: set[_Wanted] = set()
        self.nodes: list[BodyNode] = []
        self.definitions: dict[int, Apply | Load | Accumulate | _Stored] = {}
        self.shapes: dict[int, Shape] = dict(enumerate((*given.shapes, *(given.shapes[v] for v, _ in given.functions))))
        self.stages: dict[int, Stage] = {}
        self.values = len(self.shapes)
        self.made: dict[tuple[str, int, Fraction], int] = {}
        self.signs: dict[int, bool] = {}

    def rewrite(self, nodes: Sequence[BodyNode], stages: Sequence[Stage], types: Sequence[TensorType]) -> None:
        """Appends nodes, whose values have these stages (in a graph-defined operator) and types as they are numbered there."""
        for _, node in numbered(len(self.names), nodes):
            new = rename_values(node, self.names)
            if isinstance(new, Apply) and (value := self._known(new)) is not None:
                self.names.append(value)
            elif isinstance(new, Accumulate) and new.kind == "max":
                self.names.append(self._largest(new.operand, lambda v: self._accumulate(v, "max"), self._before_loop))
            elif isinstance(new, Accumulate) and new.shift is not None and isinstance(node, Accumulate) and node.shift is not None:
                self.names.append(self._shifted_sum(new, stages[node.shift]))
            else:
                old = len(self.names)
                if isinstance(new, GraphOp):
                    self._add_graph(new, [types[v] for v in operands(node)])
                else:
                    self._add(new)
                if self._is_whole(node, types):
                    self.whole.add(self.values - 1)
                self.names.extend(range(self.values - results(new), self.values))
                for v in range(old, len(self.names)):
                    self.shapes[self.names[v]] = types[v].shape
                    if stages:
                        self.stages[self.names[v]] = stages[v]

    def _known(self, node: Apply) -> int | None:
        """The value of an operator that an identity is about; None for any other."""
        x = node.operands[0] if node.operands else -1
        match node.op:
            case "exp":
                return self._exp(x)
            case "log":
                return self._log(x)
            case "max":
                return self._largest(x, lambda v: self._apply("max", v, **node.attr()), self._along(node))
            case "relu":
                return self._largest(x, lambda v: self._apply("relu", v), None)
            case "maximum" | "minimum":
                return self._larger(node)
            case "div" | "reciprocal" if not self._positive(node.operands[-1]):
                return self._divided(node)
            case "silu":
                return self._apply("mul", x, self._sigmoid(x))
            case "sigmoid" if self.activations is Activations.EXPONENTIALS:
                return self._sigmoid(x)
            case "tanh" if self.activations is Activations.EXPONENTIALS:
                e = self._exp(self._apply("scale", x, value=2.0))
                return self._apply("div", self._apply("offset", e, value=-1.0), self._apply("offset", e, value=1.0))
            case "gelu" if self.activations is Activations.EXPONENTIALS and node.attr().get("form") == "tanh":
                root, factor = GELU
                cube = self._apply("scale", self._apply("mul", self._apply("square", x), x), value=factor)
                argument = self._apply("scale", self._apply("add", x, cube), value=2 * root)
                return self._apply("mul", x, self._sigmoid(argument))
            case _:
                return None

    def _sigmoid(self, value: int) -> int:
        if self.activations is Activations.ORACLES:
            return self._apply("sigmoid", value)
        e = self._exp(value)
        return self._apply("div", e, self._apply("offset", e, value=1.0))

    def _add(self, node: BodyNode) -> int:
        self.nodes.append(node)
        if isinstance(node, Apply | Load | Accumulate):
            self.definitions[self.values] = node
        self.values += results(node)
        return self.values - 1

    def _is_whole(self, node: BodyNode, types: Sequence[TensorType]) -> bool:
        if self.splitting is Splitting.EVERY_SUM or not isinstance(node, Apply) or node.op not in ("add", "sub"):
            return False
        return len({types[v].shape for v in node.operands}) == 1

    def _add_graph(self, graph: GraphOp, types: Sequence[TensorType]) -> int:
        """Adds a graph-defined operator, rewritten; the functions of operands that it loads come before it."""
        shapes = [t.shape for t in types]
        positive = frozenset(i for i, v in enumerate(graph.operands) if self._positive(v))
        everything = [(i, f) for f in ("exp", "log") for i, v in enumerate(graph.operands) if self._expands(f, v)]
        most = _rewritten(graph, types, self.choice, _Operands(shapes, positive, everything))
        demanded = sorted(most.demanded)
        least = most if demanded == everything else _rewritten(graph, types, self.choice, _Operands(shapes, positive, demanded))
        wanted = (self._exp(graph.operands[i]) if f == "exp" else self._log(graph.operands[i]) for i, f in demanded)
        last = self._add(replace(graph, operands=(*graph.operands, *wanted), body=tuple(least.nodes)))
        for i, store in enumerate(graph.stores):
            inside = most.names[store.operand]
            expands = frozenset(f for f in ("exp", "log") if most._expands(f, inside))
            self.definitions[last + 1 - len(graph.stores) + i] = _Stored(graph, types, i, expands, most._positive(inside))
        return last

    def _apply(self, op: str, *operands: int, **attrs: Attr) -> int:
        value = self._add(Apply(op, operands, make_attrs(attrs)))
        row = operator(op)
        self.shapes[value] = row.shape([self.shapes[v] for v in operands], {**row.defaults, **attrs})
        self.stages[value] = max((self.stages.get(v, Stage.INVARIANT) for v in operands), default=Stage.INVARIANT)
        return value

    def _accumulate(self, operand: int, kind: str = "sum") -> int:
        value = self._add(Accumulate(kind, operand))
        self.shapes[value], self.stages[value] = self.shapes[operand], Stage.ACCUMULATED
        return value

    def _viewed(self, node: Apply, operand: int) -> int:
        """A layout operator on another value of the same shape."""
        return self._apply(node.op, operand, **node.attr())

    def _moved(self, value: int, function: str, node: Load | _Stored) -> int:
        """A function of a value that is loaded, or that a graph stores."""
        if isinstance(node, Load):
            self.demanded.add((node.source, function))
            moved = self._add(replace(node, source=self.functions[node.source, function]))
            self.shapes[moved] = self.shapes[value]
            self.stages[moved] = self.stages.get(value, Stage.INVARIANT)
            return moved
        moved = self._add_graph(_storing(function, node), node.types)
        self.shapes[moved] = self.shapes[value]
        return moved

    def _expands(self, function: str, value: int) -> bool:
        """Whether an identity applies to "exp" or "log" of a value."""
        node = self.definitions.get(value)
        if node is None:
            return False
        if isinstance(node, _Stored):
            return function in node.expands
        if isinstance(node, Load):
            return (node.source, function) in self.functions
        if isinstance(node, Apply) and node.op in VIEWS:
            return self._expands(function, node.operands[0])
        if function == "log":
            return self._is_log_known(value, node)
        return isinstance(node, Apply) and self._is_exp_known(value, node)

    # Exponentials.

    def _is_exp_known(self, value: int, node: Apply) -> bool:
        if value in self.whole:
            return False
        if node.op in ("neg", "scale"):
            factor, base = self._multiple(value)
            power, unit = self._power(abs(factor))
            known = self._expands("exp", base) if unit == 1 else self._distributes(base)
            return factor < 0 or power > 1 or unit != abs(factor) or (factor != 0 and known)
        return node.op in ("add", "sub", "offset")

    def _multiple(self, value: int) -> tuple[Fraction, int]:
        """c and a where a value is c·a by negations and scales, as many as make a factor that floats can tell."""
        factor, base = Fraction(1), value
        while isinstance(node := self.definitions.get(base), Apply) and node.op in ("neg", "scale"):
            given = node.attr().get("value", -1)
            assert isinstance(given, int | float)
            product = factor * exact(given)
            if exact(float(product)) != product:
                break
            factor, base = product, node.operands[0]
        return factor, base

    def _power(self, factor: Fraction) -> tuple[int, Fraction]:
        """k and u where a factor is k·u, a small integer times the rest."""
        if self.splitting is Splitting.SHIFTS or not 0 < factor.numerator <= LARGEST_POWER:
            return 1, factor
        unit = Fraction(1, factor.denominator)
        return (factor.numerator, unit) if exact(float(unit)) == unit else (1, factor)

    def _distributes(self, value: int) -> bool:
        """Whether exp(c·value) is a product or quotient of exponentials for any number c."""
        node = self.definitions.get(value)
        if not isinstance(node, Apply) or value in self.whole:
            return False
        return node.op in ("add", "sub", "offset") or (node.op in VIEWS and self._distributes(node.operands[0]))

    def _exp(self, value: int, unit: Fraction = Fraction(1)) -> int:
        """exp(unit·value), which is computed once."""
        key = ("exp", value, unit)
        if key not in self.made:
            self.made[key] = self._exp_of(value) if unit == 1 else self._exp_of_multiple(value, unit)
        return self.made[key]

    def _exp_of(self, value: int) -> int:
        node = self.definitions.get(value)
        if node is None or not self._expands("exp", value):
            return self._apply("exp", value)
        if isinstance(node, Load | _Stored):
            return self._moved(value, "exp", node)
        assert isinstance(node, Apply)
        if node.op in ("neg", "scale"):
            factor, base = self._multiple(value)
            times, unit = self._power(abs(factor))
            power = once = self._exp(base, unit)
            for _ in range(times - 1):
                power = self._apply("mul", power, once)
            return power if factor > 0 else self._apply("reciprocal", power)
        return self._distributed(node, Fraction(1))

    def _exp_of_multiple(self, value: int, unit: Fraction) -> int:
        node = self.definitions.get(value)
        if isinstance(node, Apply) and self._distributes(value):
            return self._distributed(node, unit)
        return self._apply("exp", self._apply("scale", value, value=float(unit)))

    def _distributed(self, node: Apply, unit: Fraction) -> int:
        """exp(unit·value) of the value that a sum, a difference, an offset or a view makes."""
        parts = node.operands
        match node.op:
            case "add":
                return self._apply("mul", self._exp(parts[0], unit), self._exp(parts[1], unit))
            case "sub":
                return self._apply("div", self._exp(parts[0], unit), self._exp(parts[1], unit))
            case "offset":
                constant = self._apply("offset", self._apply("sub", parts[0], parts[0]), **node.attr())
                if unit != 1:
                    constant = self._apply("scale", constant, value=float(unit))
                return self._apply("mul", self._exp(parts[0], unit), self._apply("exp", constant))
            case _:
                return self._viewed(node, self._exp(parts[0], unit))

    def _shifted_sum(self, node: Accumulate, stage: Stage) -> int:
        assert node.shift is not None
        factor = self._exp(node.shift)
        total = self._accumulate(self._apply("mul", factor, node.operand))
        if stage is Stage.INVARIANT:
            return self._apply("div", total, factor)
        return self._apply("div", total, self._exp(self._accumulate(node.shift, "max")))

    # Logarithms.

    def _is_log_known(self, value: int, node: Apply | Accumulate) -> bool:
        if isinstance(node, Apply) and node.op in ("exp", "sqrt", "reciprocal"):
            return True
        return next(self._factors(value), None) is not None

    def _log(self, value: int) -> int:
        """log(value), which is computed once."""
        key = ("log", value, Fraction(1))
        if key not in self.made:
            self.made[key] = self._log_of(value)
        return self.made[key]

    def _log_of(self, value: int) -> int:
        node = self.definitions.get(value)
        if node is None or not self._expands("log", value):
            return self._apply("log", value)
        if isinstance(node, Load | _Stored):
            return self._moved(value, "log", node)
        if isinstance(node, Apply):
            if node.op in VIEWS:
                return self._viewed(node, self._log(node.operands[0]))
            if node.op == "exp":
                return node.operands[0]
            if node.op == "sqrt":
                return self._apply("scale", self._log(node.operands[0]), value=0.5)
            if node.op == "reciprocal":
                return self._apply("neg", self._log(node.operands[0]))
        rest, factor, divided = next(self._factors(value))
        return self._apply("sub" if divided else "add", self._log(self._built(rest)), self._log(factor))

    def _divided(self, node: Apply) -> int | None:
        """A quotient whose divisor has positive factors, divided by these first; None when it has none.

        Of Σ z·exp(s − max s), which may be zero, Σ z·exp(s) is left: it has no maximum, and is zero for few inputs.
        """
        divisor = node.operands[-1]
        dividend: int | None = node.operands[0] if node.op == "div" else None
        while (found := next(self._factors(divisor), None)) is not None:
            rest, factor, divided = found
            divisor = self._built(rest)
            if dividend is None:
                dividend = factor if divided else self._apply("reciprocal", factor)
            else:
                dividend = self._apply("mul" if divided else "div", dividend, factor)
        return None if divisor == node.operands[-1] or dividend is None else self._apply("div", dividend, divisor)

    def _factors(self, value: int) -> Iterator[tuple[_Rest, int, bool]]:
        """Ways in which a value is something times (or divided by) a positive factor."""
        node = self.definitions.get(value)
        if isinstance(node, Accumulate):
            if node.kind == "sum" and node.shift is None:
                for rest, factor, divided in self._factors(node.operand):
                    if self.stages.get(factor, Stage.INVARIANT) is Stage.INVARIANT:
                        yield _Rest(node, (rest,)), factor, divided
            return
        if not isinstance(node, Apply):
            return
        parts = node.operands
        match node.op:
            case "mul" | "div":
                a, b = parts
                if self._positive(b):
                    yield _Rest(None, (a,)), b, node.op == "div"
                if self._positive(a):
                    yield _Rest(None if node.op == "mul" else Apply("reciprocal", (b,)), (b,)), a, False
                for rest, factor, divided in self._factors(a):
                    yield _Rest(node, (rest, b)), factor, divided
                for rest, factor, divided in self._factors(b):
                    yield _Rest(node, (a, rest)), factor, divided != (node.op == "div")
            case "scale":
                if float(node.attr()["value"]) > 0:  # type: ignore[arg-type]
                    for rest, factor, divided in self._factors(parts[0]):
                        yield _Rest(node, (rest,)), factor, divided
            case "sum":
                dim = node.attr()["dim"]
                assert isinstance(dim, int)
                for rest, factor, divided in self._factors(parts[0]):
                    if self._alike(factor, dim - len(self.shapes[parts[0]])):
                        yield _Rest(node, (rest,)), factor, divided
            case "matmul":
                for side, dim in ((0, -1), (1, -2)):
                    for rest, factor, divided in self._factors(parts[side]):
                        if self._alike(factor, dim):
                            yield _Rest(node, (rest, parts[1]) if side == 0 else (parts[0], rest)), factor, divided
            case _:
                return

    def _alike(self, value: int, dim: int) -> bool:
        """Whether a value is the same along a dimension (negative) of what it is broadcast to."""
        shape = self.shapes[value]
        return len(shape) < -dim or shape[dim] == 1

    def _built(self, rest: _Rest) -> int:
        """The value that is left when a factor is taken out: nodes are made only for the way that is taken."""
        parts = [self._built(p) if isinstance(p, _Rest) else p for p in rest.parts]
        if rest.node is None:
            return parts[0]
        if isinstance(rest.node, Accumulate):
            return self._accumulate(parts[0])
        return self._apply(rest.node.op, *parts, **rest.node.attr())

    # Maxima.

    def _largest(self, value: int, maximum: Callable[[int], int], alike: Callable[[int], bool] | None) -> int:
        """The maximum of what is left of a value when positive factors and terms that are `alike` for all are taken out.

        Without `alike`, a maximum of one value and 0: only factors are taken out. Offsets are terms, also below scales.
        """
        node = self.definitions.get(value)
        if isinstance(node, Apply) and node.op == "offset" and alike is not None:
            return self._apply("offset", self._largest(node.operands[0], maximum, alike), **node.attr())
        if alike is not None and (moved := self._offset_outside(value)) is not None:
            return self._largest(moved, maximum, alike)
        for rest, factor, divided in self._factors(value):
            if alike is None or alike(factor):
                largest = self._largest(self._built(rest), maximum, alike)
                return self._apply("div" if divided else "mul", largest, factor)
        for rest, term, negative in self._terms(value) if alike is not None else ():
            if alike(term):
                largest = self._largest(self._built(rest), maximum, alike)
                return self._apply("sub" if negative else "add", largest, term)
        return maximum(value)

    def _offset_outside(self, value: int) -> int | None:
        """c·(a + b) as c·a + c·b, for numbers b and c, where a float is c·b."""
        factor, base = self._multiple(value)
        node = self.definitions.get(base)
        if base == value or not isinstance(node, Apply) or node.op != "offset":
            return None
        constant = node.attr()["value"]
        assert isinstance(constant, int | float)
        product = factor * exact(constant)
        if exact(float(product)) != product or exact(float(factor)) != factor:
            return None
        return self._apply("offset", self._apply("scale", node.operands[0], value=float(factor)), value=float(product))

    def _larger(self, node: Apply) -> int | None:
        """The maximum or minimum of two, without a positive factor that both have."""
        a, b = node.operands
        others = {(factor, divided): rest for rest, factor, divided in self._factors(b)}
        for rest, factor, divided in self._factors(a):
            if (factor, divided) in others:
                parts = self._built(rest), self._built(others[factor, divided])
                inner = Apply(node.op, parts, node.attrs)
                largest = self._larger(inner)
                largest = self._apply(node.op, *parts) if largest is None else largest
                return self._apply("div" if divided else "mul", largest, factor)
        return None

    def _along(self, node: Apply) -> Callable[[int], bool]:
        """Whether a value is alike along the dimension of a reduction."""
        dim = node.attr()["dim"]
        assert isinstance(dim, int)
        last = dim - len(self.shapes[node.operands[0]])
        return lambda value: self._alike(value, last)

    def _before_loop(self, value: int) -> bool:
        return self.stages.get(value, Stage.INVARIANT) is Stage.INVARIANT

    def _terms(self, value: int) -> Iterator[tuple[_Rest, int, bool]]:
        """Ways in which a value is something plus (or minus) a term."""
        node = self.definitions.get(value)
        if not isinstance(node, Apply) or node.op not in ("add", "sub"):
            return
        a, b = node.operands
        yield _Rest(None, (a,)), b, node.op == "sub"
        if node.op == "add":
            yield _Rest(None, (b,)), a, False
        for rest, term, negative in self._terms(a):
            yield _Rest(node, (rest, b)), term, negative
        for rest, term, negative in self._terms(b):
            yield _Rest(node, (a, rest)), term, negative != (node.op == "sub")

    # Signs.

    def _positive(self, value: int) -> bool:
        """Whether all entries of a value are known to be positive."""
        if value not in self.signs:
            self.signs[value] = self._is_positive(self.definitions.get(value))
        return self.signs[value]

    def _is_positive(self, node: Apply | Load | Accumulate | _Stored | None) -> bool:
        match node:
            case Apply(op="exp" | "sigmoid"):
                return True
            case Apply(
                op="add" | "mul" | "div" | "minimum" | "matmul" | "sum" | "max" | "sqrt" | "rsqrt" | "reciprocal" | "concat"
            ):
                return all(map(self._positive, node.operands))
            case Apply(op="maximum"):
                return any(map(self._positive, node.operands))
            case Apply(op="scale"):
                return float(node.attr()["value"]) > 0 and self._positive(node.operands[0])  # type: ignore[arg-type]
            case Apply(op="offset"):
                return float(node.attr()["value"]) >= 0 and self._positive(node.operands[0])  # type: ignore[arg-type]
            case Apply():
                return node.op in VIEWS and self._positive(node.operands[0])
            case Load():
                return node.source in self.given.positive
            case Accumulate(shift=None):
                return self._positive(node.operand)
            case _Stored():
                return node.positive
            case _:
                return False


@dataclass(frozen=True, slots=True)
class _Rest:
    """A value without one of its factors: a node on other operands, or the only one of `parts` as it is."""

    node: Apply | Accumulate | None
    parts: tuple[int | _Rest, ...]


def _rewritten(graph: GraphOp, types: Sequence[TensorType], choice: _Choice, given: _Operands) -> _Rewriter:
    """The rewriter of a graph's body, which loads functions of operands where they are wanted."""
    rewriter = _Rewriter(given, choice)
    rewriter.rewrite(graph.body, stages_of(graph), check_graph(graph, types, memory=False))
    return rewriter


def _storing(function: str, stored: _Stored) -> GraphOp:
    """The graph with one store only, that of a function of what it stored."""
    graph = stored.graph
    store = graph.stores[stored.store]
    body = [node for node in graph.body if not isinstance(node, Store)]
    value = len(graph.operands) + sum(map(results, body))
    return replace(graph, body=(*body, Apply(function, (store.operand,)), replace(store, operand=value)))
