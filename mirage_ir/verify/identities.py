"""Identities that rewriting programs needs, applied to both sides before anything is hashed.

Elsewhere functions are oracles, of which nothing is known. Each identity is a rewrite of a graph, at every level:

| before | after |
|---|---|
| exp(a + b) | exp(a) · exp(b) |
| exp(a − b) | exp(a) / exp(b) |
| exp(c·(a ± b)), exp((a ± b) / c), c a number or any value | exp(c·a) · or / exp(c·b), … |
| exp(k/n · a), k a small integer; exp(−a) | exp(a/n)^k; 1 / exp(a) |
| exp(offset(a, c)) | exp(a) · exp(c) |
| exp(f(a)), f a layout operator | f(exp(a)), when one of these rules applies to exp(a) |
| accumulate sum x shift s | (accumulate sum exp(s)·x) / exp(accumulate max s) |
| log(a · b), log(a / b), b positive | log(a) + log(b), log(a) − log(b) |
| log(Σ a·b), b positive and alike for all terms | log(Σ a) + log(b), for sums, accumulators and products of matrices |
| x / (a · b), x / Σ (a · b), b alike for all terms | (x / b) / a, (x / b) / Σ a |
| max(a · b), b positive and alike for all; max(a + b), b alike for all | max(a) · b; max(a) + b |
| max(a · b, c · b), relu(a · b), b positive; max(a + b, c + b) | max(a, c) · b, relu(a) · b; max(a, c) + b |
| min(a, b); clamp(x, a, b); max(x, 0) | −max(−a, −b); b − relu(b − a − relu(x − a)); relu(x) |
| log(exp(a)), log(√a), log(1 / a) | a, log(a) / 2, −log(a) |
| a + b − b where b has a value everywhere; a + a; the sum of n equal terms | a; 2·a; n times the term |
| silu(a) | a · sigmoid(a) |
| tanh(a); sigmoid(−a) | 2 · sigmoid(2a) − 1; 1 − sigmoid(a) |
| sigmoid(a) | exp(a) / (exp(a) + 1) |
| gelu(a), the form with tanh | a · sigmoid of twice its argument of tanh |

That of the accumulator is what a shifted sum means, Σ_l exp(s_l − M)·x_l, by the second. Loads and stores are views, too: where a
graph takes the exp of a sum that another one stores, a copy of that one stores the product of the exponentials, which is loaded;
and likewise for log. A graph loads and stores the terms of a sum one by one. So it makes no difference where a program is cut into
kernels. Tiles may outgrow shared memory by it; nobody runs the rewritten program on a GPU.

Two have a choice, and each choice proves what the others do not. Splitting every sum hides that exp(x·w) is exp(x₁·w₁ + x₂·w₂), a
product over two halves: one is the exponential of a sum that is not written as one, the other becomes a product. Splitting only
*shifts*, sums in which one operand is broadcast to the other (a maximum, a bias), keeps that, and hides that exp(a + b) is
exp(a)·exp(b) for whole tensors; nor does it take powers. `Splitting` says which. And `Activations` says whether a sigmoid is an
oracle, or a quotient of exponentials, which costs a division for each entry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from itertools import islice
from math import gcd, lcm, prod

from mirage_ir.check import check_graph, infer_program, stages_of
from mirage_ir.ops import Domain, operator
from mirage_ir.ops.constants import exact
from mirage_ir.ops.shapes import broadcast_shapes
from mirage_ir.program import (
    NEW_DIM,
    REPLICATE,
    VIEWS,
    Accumulate,
    Apply,
    Attr,
    BodyNode,
    DType,
    GraphOp,
    Level,
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

ONE = -1
"""In a sum of values times numbers: the number that is added."""
MOST_WAYS = 16
"""Factors and terms of one value that are looked at."""
LARGEST_SUM = 8
"""Terms of a sum that are told apart, to find those that cancel."""
MOST_FACTORS = 4
"""Factors of one value that a graph loads or stores one by one."""
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
    count = len(program.inputs)
    inputs = _Operands(count, [t.shape for t in program.inputs], total=frozenset(range(count)))
    rewriter = _Rewriter(inputs, (splitting, activations))
    rewriter.rewrite(program.nodes, (), types)
    nodes = tuple(n for n in rewriter.nodes if isinstance(n, Apply | GraphOp))
    return replace(program, nodes=nodes, outputs=tuple(rewriter.names[v] for v in program.outputs))


_Wanted = tuple[int, str]
"""An operand, by its number, and "exp" or "log" of it."""
_Product = Sequence[tuple[int, bool]]
"""Values of which the first is multiplied by, or divided by, all others."""
_Choice = tuple[Splitting, Activations]


@dataclass(frozen=True, slots=True)
class _Operands:
    """What a graph is given: `own` operands, and further ones of these shapes; which are positive, and which are always defined.

    It stands on this `level`, and has a `loop`. `sums` and `products` say what operands are made of, by the numbers of others.
    After all these come the `functions` of operands.
    """

    own: int
    shapes: Sequence[Shape]
    level: Level = Level.KERNEL
    loop: int = 1
    positive: frozenset[int] = frozenset()
    total: frozenset[int] = frozenset()
    functions: Sequence[_Wanted] = ()
    sums: Mapping[int, Mapping[int, Fraction]] = field(default_factory=dict[int, Mapping[int, Fraction]])
    products: Mapping[int, _Product] = field(default_factory=dict[int, "_Product"])


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
    total: bool


@dataclass(frozen=True, slots=True)
class _StoredPart:
    """A value that a graph stores of a term: the number of the store, or the operand that it would copy.

    The result has this `shape`: of dimensions along which all is alike it has one entry, or `copies` of one.
    """

    value: int
    number: int = 0
    shape: Shape = ()
    copies: Sequence[int] = ()
    copy: int | None = None


_StoredTerm = tuple[Sequence[tuple[_StoredPart, bool]], Fraction]
"""A product of parts, times a number; a number alone has no parts."""


class _Rewriter:
    """Rebuilds the nodes of one graph; `names` sends old values to new ones.

    `demanded` collects the functions of operands that were of use. `whole` are the sums that are not split. `split` has the grid
    dimensions on which values depend.
    """

    def __init__(self, given: _Operands, choice: _Choice) -> None:
        self.choice = choice
        self.splitting, self.activations = choice
        self.given = given
        self.whole: set[int] = set()
        self.names = list(range(given.own))
        self.functions = {wanted: len(given.shapes) + i for i, wanted in enumerate(given.functions)}
        self.demanded: set[_Wanted] = set()
        self.nodes: list[BodyNode] = []
        self.definitions: dict[int, Apply | Load | Accumulate | _Stored] = {}
        self.shapes: dict[int, Shape] = dict(enumerate((*given.shapes, *(given.shapes[v] for v, _ in given.functions))))
        self.stages: dict[int, Stage] = {}
        self.split: dict[int, frozenset[int]] = {}
        self.values = len(self.shapes)
        self.made: dict[tuple[str, int, Fraction], int] = {}
        self.applied: dict[Apply | Load, int] = {}
        self.combinations: dict[int, dict[int, Fraction]] = {}
        self.signs: dict[int, bool] = {}
        self.factors: dict[tuple[int, bool], Sequence[tuple[_Rest, int, bool]]] = {}
        self.terms: dict[int, Sequence[tuple[_Rest, int, bool]]] = {}
        self.totals: dict[int, bool] = {}

    def rewrite(self, nodes: Sequence[BodyNode], stages: Sequence[Stage], types: Sequence[TensorType]) -> None:
        """Appends nodes, whose values have these stages (in a graph-defined operator) and types as they are numbered there."""
        for _, node in numbered(len(self.names), nodes):
            new = rename_values(node, self.names)
            if isinstance(new, Apply) and (value := self._known(new)) is not None:
                self.names.append(value)
            elif isinstance(new, Load) and (new.source in self.given.sums or new.source in self.given.products):
                self.names.append(self._loaded(new, types[len(self.names)].shape))
            elif isinstance(new, Accumulate) and new.kind == "max":
                self.names.append(self._largest(new.operand, lambda v: self._accumulate(v, "max"), self._before_loop))
            elif isinstance(new, Accumulate) and new.shift is not None and isinstance(node, Accumulate) and node.shift is not None:
                self.names.append(self._shifted_sum(new, stages[node.shift]))
            else:
                old = len(self.names)
                if isinstance(new, GraphOp):
                    stored = [types[v].shape for v in range(old, old + results(new))]
                    self.names += self._add_graph(new, [types[v] for v in operands(node)], stored)
                else:
                    value = self._add(new)
                    self.names += [value] if results(new) else []
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
            case "add" | "sub" | "neg" | "scale" | "offset":
                return self._combined(node)
            case "transpose" | "slice" | "reshape" | "broadcast":
                return self._viewed_terms(node)
            case "sum" | "max" if self.shapes[x][node.attr()["dim"]] == 1:  # type: ignore[index]
                return x
            case "sum":
                return self._summed(node)
            case "minimum" if not all(map(self._positive, node.operands)):
                a, b = (self._combined(Apply("neg", (v,))) for v in node.operands)
                return self._combined(Apply("neg", (self._larger(a, b),)))
            case "clamp":
                return self._clamped(node)
            case "max":
                return self._largest(x, lambda v: self._apply("max", v, **node.attr()), self._along(node))
            case "relu":
                return self._relu(x)
            case "maximum":
                return self._larger(*node.operands)
            case "mul" if (quotient := self._by_reciprocal(node)) is not None:
                return quotient
            case "div" | "reciprocal" if (value := self._gate(node)) is not None:
                return value
            case "div" | "reciprocal" if not self._positive(node.operands[-1]):
                return self._divided(node)
            case "silu":
                return self._apply("mul", x, self._sigmoid(x))
            case "sigmoid":
                return self._sigmoid(x)
            case "tanh":
                twice = self._sigmoid(self._number("scale", x, 2.0))
                return self._number("offset", self._number("scale", twice, 2.0), -1.0)
            case "gelu" if self.activations is Activations.EXPONENTIALS and node.attr().get("form") == "tanh":
                root, factor = GELU
                cube = self._apply("scale", self._apply("mul", self._apply("square", x), x), value=factor)
                argument = self._apply("scale", self._apply("add", x, cube), value=2 * root)
                return self._apply("mul", x, self._sigmoid(argument))
            case _:
                return None

    def _number(self, op: str, value: int, number: float | None = None) -> int:
        """A value with its sign changed, scaled or offset."""
        return self._combined(Apply(op, (value,), () if number is None else make_attrs({"value": number})))

    def _sigmoid(self, value: int) -> int:
        if self.activations is Activations.ORACLES:
            if sum(times * prod(self.shapes[v]) for v, times in self._combination(value).items() if v != ONE) < 0:
                opposite = self._apply("sigmoid", self._number("neg", value))
                return self._number("offset", self._number("neg", opposite), 1.0)
            return self._apply("sigmoid", value)
        e = self._exp(value)
        return self._apply("div", e, self._apply("offset", e, value=1.0))

    def _gate(self, node: Apply) -> int | None:
        """A quotient by a multiple of p + q, two exponentials of which q may be 1: by p / (p + q) = sigmoid(log p − log q)."""
        divisor = node.operands[-1]
        terms = self._combination(divisor)
        if self.activations is not Activations.ORACLES or len(terms) != 2 or len(set(terms.values())) != 1:
            return None
        p, q = sorted(terms, reverse=True)
        if not self._is_exponential(p) or (q != ONE and not self._is_exponential(q)):
            return None
        dividend = node.operands[0] if node.op == "div" else None
        parts = {ONE: Fraction(1)} if dividend is None else self._combination(dividend)
        product = None if dividend is None else self.definitions.get(dividend)
        rest, divided = dividend, ONE
        if isinstance(product, Apply) and product.op == "mul" and (found := {p, q} & set(product.operands)):
            (divided, *_) = found
            rest = product.operands[1 - product.operands.index(divided)]
        if not parts.keys() <= terms.keys():
            if divided not in terms:
                return None
            parts = {divided: Fraction(1)}
        else:
            rest = None
        over = next(iter(terms.values()))
        each = {v: parts.get(v, Fraction(0)) / over for v in (p, q)}
        numbers = {0: each[p] - each[q], ONE: each[q]}
        if not numbers[0] or not all(map(_is_float, numbers.values())):
            return None
        exponent = self._log(p) if q == ONE else self._combined(Apply("sub", (self._log(p), self._log(q))))
        gate = self._number("scale", self._sigmoid(exponent), float(numbers[0]))
        if numbers[ONE]:
            gate = self._number("offset", gate, float(numbers[ONE]))
        return gate if rest is None else self._apply("mul", rest, gate)

    def _by_reciprocal(self, node: Apply) -> int | None:
        """a · (1 / b) as a / b."""
        for a, b in (node.operands, node.operands[::-1]):
            inverse = self.definitions.get(b)
            if isinstance(inverse, Apply) and inverse.op == "reciprocal":
                quotient = Apply("div", (a, inverse.operands[0]))
                value = self._known(quotient)
                return self._apply("div", *quotient.operands) if value is None else value
        return None

    def _is_exponential(self, value: int) -> bool:
        """Whether a value is a product or quotient of exponentials."""
        node = self.definitions.get(value)
        if not isinstance(node, Apply):
            return False
        if node.op in ("mul", "div", "reciprocal") or node.op in VIEWS:
            return all(map(self._is_exponential, node.operands))
        return node.op == "exp"

    def _add(self, node: BodyNode) -> int:
        if isinstance(node, Apply | Load):
            if node in self.applied:
                return self.applied[node]
            self.applied[node] = self.values
        self.nodes.append(node)
        if isinstance(node, Apply | Load | Accumulate):
            self.definitions[self.values] = node
        if isinstance(node, Load):
            split = frozenset(g for g, d in enumerate(node.imap) if d != REPLICATE)
        else:
            split = frozenset[int]().union(*(self.split.get(v, ()) for v in operands(node)))
        self.split.update(dict.fromkeys(range(self.values, self.values + results(node)), split))
        self.values += results(node)
        return self.values - 1

    def _add_graph(self, graph: GraphOp, types: Sequence[TensorType], stored: Sequence[Shape]) -> list[int]:
        """Adds a graph-defined operator, rewritten, that stores tensors of these shapes.

        The terms and functions of operands that it loads come before it. Where it stores a sum, it also stores the terms.
        """
        every, sums, products = self._parts_of(graph.operands)
        wholes = [(i, v) for i, v in enumerate(every) if i not in sums and i not in products]
        everything = [(i, f) for f in ("exp", "log") for i, v in wholes if self._expands(f, v)]
        given = _Operands(
            len(graph.operands),
            [self.shapes[v] for v in every],
            level=graph.level,
            loop=graph.loop,
            positive=frozenset(i for i, v in enumerate(every) if self._positive(v)),
            total=frozenset(i for i, v in enumerate(every) if self._total(v)),
            functions=everything,
            sums=sums,
            products=products,
        )
        most = _rewritten(graph, types, self.choice, given)
        demanded = sorted(most.demanded)
        least = most
        if demanded != everything:
            least = _rewritten(graph, types, self.choice, replace(given, functions=demanded))
        wanted = (self._exp(every[i]) if f == "exp" else self._log(every[i]) for i, f in demanded)
        operands = (*every, *wanted)
        copies = [least.copied(graph, store, least.names[store.operand]) for store in graph.stores]
        terms = [least.stored_terms(graph, store) for store in graph.stores]
        first = self.values
        stage = max((self.stages.get(v, Stage.INVARIANT) for v in operands), default=Stage.INVARIANT)
        rewritten = replace(graph, operands=operands, body=tuple(least.nodes))
        self._add(rewritten)
        kinds = [TensorType(self.shapes[v], DType.f32) for v in operands]
        for part in (part for stored_terms in terms for parts, _ in stored_terms for part, _ in parts if part.copy is None):
            known = least.stored_as(rewritten, kinds, part.number, part.value)
            self.definitions[first + part.number] = known
        out: list[int] = []
        for i, store in enumerate(graph.stores):
            self.definitions[first + i] = most.stored_as(graph, types, i, most.names[store.operand])
            self.shapes[first + i], self.stages[first + i] = stored[i], stage
            copy = copies[i]
            if terms[i]:
                out.append(self._from_stored(terms[i], operands, first, stored[i]))
            elif copy is not None and self.shapes[operands[copy]] == stored[i]:
                out.append(operands[copy])
            else:
                out.append(first + i)
        return out

    def _from_stored(self, terms: Sequence[_StoredTerm], operands: Sequence[int], first: int, shape: Shape) -> int:
        """The value of this shape that the results of a graph, from number `first` on, make as these terms."""
        total: dict[int, Fraction] = {}
        for parts, times in terms:
            whole: int | None = None
            for part, divided in parts:
                value = operands[part.copy] if part.copy is not None else first + part.number
                if part.copy is None:
                    self.shapes[value] = part.shape
                    self.stages[value] = self.stages[first]
                    for d in part.copies:
                        value = self._apply("slice", value, dim=d, start=0, stop=1)
                whole = value if whole is None else self._apply("div" if divided else "mul", whole, value)
            for base, factor in ({ONE: Fraction(1)} if whole is None else self._combination(whole)).items():
                total[base] = total.get(base, Fraction(0)) + times * factor
        value = self._sum_of(total, shape, None)
        return value if self.shapes[value] == shape else self._apply("broadcast", value, shape=shape)

    def stored_as(self, graph: GraphOp, types: Sequence[TensorType], store: int, value: int) -> _Stored:
        """What is known outside of a value that is stored."""
        expands = frozenset(f for f in ("exp", "log") if self._expands(f, value))
        return _Stored(graph, types, store, expands, self._positive(value), self._total(value))

    def copied(self, graph: GraphOp, store: Store, value: int) -> int | None:
        """The operand of which a store, of a value, makes a copy: each tile goes where it came from.

        Along dimensions in which the operand has an extent of 1, the copy may have more.
        """
        load = self.definitions.get(value)
        if not isinstance(load, Load) or (load.fmap >= 0 and graph.loop > 1) or NEW_DIM in store.omap:
            return None
        shape = self.shapes[load.source]
        tile, stored = self.shapes[value], self.shapes[self.names[store.operand]]
        if len(shape) != len(stored) or any(m != n and whole > 1 for m, n, whole in zip(tile, stored, shape, strict=True)):
            return None
        maps = zip(graph.grid, load.imap, store.omap, strict=True)
        same = (n == 1 or a == b or (a == REPLICATE and b >= 0 and shape[b] == 1) for n, a, b in maps)
        return load.source if all(same) else None

    def stored_terms(self, graph: GraphOp, store: Store) -> list[_StoredTerm]:
        """Stores the terms of a sum and the factors of a product that is stored, too; none of what is neither."""
        value = self.names[store.operand]
        out: list[_StoredTerm] = []
        terms = {base: times for base, times in self._combination(value).items() if times}
        products = {base: self._product(base) for base in terms if base != ONE}
        if not products or (terms.keys() == {value} and len(products[value]) == 1):
            return []
        for base, times in terms.items():
            parts = products.get(base, ())
            out.append(([(self._stored_part(graph, store, v), divided) for v, divided in parts], times))
        return out

    def _stored_part(self, graph: GraphOp, store: Store, value: int) -> _StoredPart:
        copy = self.copied(graph, store, value)
        if copy is not None:
            return _StoredPart(value, copy=copy)
        shape = self.shapes[self.names[store.operand]]
        own = (1,) * (len(shape) - len(self.shapes[value])) + self.shapes[value]
        copies = {d for d in store.omap if d >= 0 and own[d] == 1} - {store.omap[g] for g in self.split[value]}
        if graph.level is Level.THREAD:
            copies = set[int]()
        tile = tuple(n if d in store.omap and d not in copies else m for d, (m, n) in enumerate(zip(own, shape, strict=True)))
        number = sum(isinstance(n, Store) for n in self.nodes)
        whole = value if self.shapes[value] == tile else self._apply("broadcast", value, shape=tile)
        self._add(replace(store, operand=whole))
        new = tuple(n for n, d in zip(graph.grid, store.omap, strict=True) if d == NEW_DIM)
        extents = (prod(n for n, at in zip(graph.grid, store.omap, strict=True) if at == d) * m for d, m in enumerate(tile))
        return _StoredPart(value, number, (*new, *extents), sorted(d + len(new) for d in copies))

    def _product(self, value: int) -> list[tuple[int, bool]]:
        """A value as what it is without its positive factors, and these; itself when it has none."""
        rest, factors = value, list[tuple[int, bool]]()
        while len(factors) + 1 < MOST_FACTORS and (found := next(iter(self._factors(rest)), None)) is not None:
            rest = self._built(found[0])
            factors.append(found[1:])
        shapes = [self.shapes[v] for v in (rest, *(v for v, _ in factors))]
        return [(rest, False), *factors] if broadcast_shapes(*shapes) == self.shapes[value] else [(value, False)]

    def _parts_of(self, values: Sequence[int]) -> tuple[list[int], dict[int, dict[int, Fraction]], dict[int, _Product]]:
        """Operands, and then terms and factors of which they are made; which are whose.

        Only what has as many dimensions as the whole is taken apart.
        """
        every, sums, products = list(values), dict[int, dict[int, Fraction]](), dict[int, _Product]()

        def number(value: int) -> int:
            if value not in every:
                every.append(value)
            return every.index(value)

        def alike(whole: int, parts: Sequence[int]) -> bool:
            return all(len(self.shapes[v]) == len(self.shapes[whole]) for v in parts)

        for i, v in enumerate(values):
            combination = self._combination(v)
            bases = [b for b in combination if b != ONE]
            if bases and combination.keys() != {v} and alike(v, bases):
                sums[i] = {b if b == ONE else number(b): times for b, times in combination.items()}
        for i, v in list(enumerate(every)):
            parts = self._product(v) if i not in sums else []
            if len(parts) > 1 and alike(v, [p for p, _ in parts]):
                products[i] = [(number(p), divided) for p, divided in parts]
        return every, sums, products

    def _loaded(self, node: Load, shape: Shape) -> int:
        """The tile of an operand: the sum or the product of the tiles of what it is made of."""
        terms, factors = self.given.sums.get(node.source), self.given.products.get(node.source)
        if terms is not None:
            moved: dict[int, Fraction] = {}
            for operand, times in terms.items():
                value = ONE if operand == ONE else self._loaded(replace(node, source=operand), shape)
                for base, factor in ({ONE: Fraction(1)} if value == ONE else self._combination(value)).items():
                    moved[base] = moved.get(base, Fraction(0)) + times * factor
            return self._sum_of(moved, shape, None)
        if factors is not None:
            (first, _), *others = factors
            total = self._loaded(replace(node, source=first), shape)
            for operand, divided in others:
                total = self._apply("div" if divided else "mul", total, self._loaded(replace(node, source=operand), shape))
            return total
        whole = self.given.shapes[node.source]
        imap = tuple(d if d >= 0 and whole[d] > 1 else REPLICATE for d in node.imap)
        fmap = node.fmap if node.fmap >= 0 and (whole[node.fmap] > 1 or self.given.loop == 1) else REPLICATE
        tile = self._add(Load(node.source, imap, fmap))
        self.shapes[tile] = tuple(1 if n == 1 else extent for n, extent in zip(whole, shape, strict=True))
        self.stages[tile] = Stage.VARIANT if fmap >= 0 else Stage.INVARIANT
        return tile

    def _apply(self, op: str, *operands: int, **attrs: Attr) -> int:
        value = self._add(Apply(op, operands, make_attrs(attrs)))
        row = operator(op)
        if op in ("add", "sub") and self.splitting is Splitting.SHIFTS and len({self.shapes[v] for v in operands}) == 1:
            self.whole.add(value)
        self.shapes[value] = row.shape([self.shapes[v] for v in operands], {**row.defaults, **attrs})
        self.stages[value] = max((self.stages.get(v, Stage.INVARIANT) for v in operands), default=Stage.INVARIANT)
        return value

    def _accumulate(self, operand: int, kind: str = "sum") -> int:
        value = self._add(Accumulate(kind, operand))
        self.shapes[value], self.stages[value] = self.shapes[operand], Stage.ACCUMULATED
        return value

    def _viewed(self, node: Apply, operand: int) -> int:
        """A layout operator on another value of the same shape."""
        return self._viewed_terms(replace(node, operands=(operand,)))

    def _moved(self, value: int, function: str, node: Load | _Stored) -> int:
        """A function of a value that is loaded, or that a graph stores."""
        if isinstance(node, Load):
            self.demanded.add((node.source, function))
            moved = self._add(replace(node, source=self.functions[node.source, function]))
            self.shapes[moved] = self.shapes[value]
            self.stages[moved] = self.stages.get(value, Stage.INVARIANT)
            return moved
        (moved,) = self._add_graph(_storing(function, node), node.types, [self.shapes[value]])
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

    # Sums.

    def _combination(self, value: int) -> dict[int, Fraction]:
        """A value as a sum of other values times numbers, and a number (`ONE`), by sums, differences, scales and offsets."""
        return self.combinations.get(value, {value: Fraction(1)})

    def _combined(self, node: Apply) -> int:
        """The value of a sum, difference or scale: of all its terms at once, without those that cancel, and equal ones as one."""
        parts = [self._combination(v) for v in node.operands]
        factors = [Fraction(1), Fraction(-1 if node.op == "sub" else 1)]
        number = exact(float(node.attr().get("value", -1)))  # type: ignore[arg-type]
        if node.op in ("neg", "scale"):
            factors = [number]
        elif node.op == "offset":
            parts.append({ONE: number})
        total: dict[int, Fraction] = {}
        for part, factor in zip(parts, factors, strict=False):
            for base, times in part.items():
                total[base] = total.get(base, Fraction(0)) + factor * times
        left = {base: times for base, times in total.items() if times}
        if len(left) > LARGEST_SUM or not all(self._total(v) for v in total.keys() - left.keys() - {ONE}):
            return self._apply(node.op, *node.operands, **node.attr())
        return self._sum_of(left, broadcast_shapes(*(self.shapes[v] for v in node.operands)), node)

    def _sum_of(self, terms: dict[int, Fraction], shape: Shape, node: Apply | None) -> int:
        """The value of a combination that a node is; the node as it is where it has another shape, or a factor that no float is.

        The largest terms come first, so that all others are shifts of them.
        """
        kept = {v: times for v, times in terms.items() if times or (v != ONE and not self._total(v))}
        if terms.keys() - {ONE} and not kept.keys() - {ONE}:
            kept[max(terms)] = Fraction(0)
        terms = kept
        values = [v for v in terms if v != ONE]
        fits = values and broadcast_shapes(*(self.shapes[v] for v in values)) == shape
        if node is not None and (not fits or not all(map(_is_float, terms.values()))):
            value = self._apply(node.op, *node.operands, **node.attr())
            if not terms:
                self.combinations[value] = terms
            return value
        total: int | None = None
        for base in sorted(values, key=lambda v: -prod(self.shapes[v])):
            times = terms[base]
            term = base if abs(times) == 1 else self._apply("scale", base, value=abs(float(times)))
            if total is None:
                total = term if times > 0 else self._apply("neg", term)
            else:
                total = self._apply("add" if times > 0 else "sub", total, term)
        assert total is not None
        if ONE in terms:
            total = self._apply("offset", total, value=float(terms[ONE]))
        self.combinations[total] = terms
        return total

    def _viewed_terms(self, node: Apply) -> int:
        """A layout operator on a sum: the sum of its terms, each seen so, where they have as many dimensions."""
        x = node.operands[0]
        if (same := self._same_view(node)) is not None:
            return same
        terms = self._combination(x)
        values = terms.keys() - {ONE}
        shape = self.shapes[x]
        fits = values and terms.keys() != {x} and all(len(self.shapes[v]) == len(shape) for v in values)
        row = operator(node.op)
        seen_shape = row.shape([shape], {**row.defaults, **node.attr()})
        if node.op == "reshape":
            fits = fits and (all(self.shapes[v] == shape for v in values) or _without_ones(shape) == _without_ones(seen_shape))
        elif node.op == "broadcast":
            fits = fits and len(seen_shape) == len(shape) and any(self.shapes[v] == shape for v in values)
        if not fits:
            return self._apply(node.op, x, **node.attr())
        moved: dict[int, Fraction] = {}
        for base, times in terms.items():
            if base == ONE:
                moved[ONE] = times
                continue
            own, attrs = self.shapes[base], node.attr()
            seen = base
            if node.op == "reshape" and own != shape:
                seen = self._apply("reshape", base, shape=_reshaped(own, shape, seen_shape))
            elif not (own != shape if node.op == "broadcast" else node.op == "slice" and own[attrs["dim"]] == 1):  # type: ignore[index]
                seen = self._apply(node.op, base, **attrs)
            moved[seen] = moved.get(seen, Fraction(0)) + times
        return self._sum_of(moved, seen_shape, node)

    def _same_view(self, node: Apply) -> int | None:
        """What a layout operator leaves as it is, or what it makes of what another of its kind made; None for any other."""
        (x,) = node.operands
        row = operator(node.op)
        shape = row.shape([self.shapes[x]], {**row.defaults, **node.attr()})
        if shape == self.shapes[x] and node.op != "transpose":
            return x
        view = self.definitions.get(x)
        if isinstance(view, Apply) and (node.op, view.op) == ("slice", "broadcast"):
            dim = node.attr()["dim"]
            assert isinstance(dim, int)
            if self._alike(view.operands[0], dim - len(shape)):
                return self._viewed_terms(Apply("broadcast", view.operands, make_attrs({"shape": shape})))
        if not isinstance(view, Apply) or view.op != node.op or node.op == "slice":
            return None
        (first,) = view.operands
        if node.op != "transpose":
            return self._viewed_terms(replace(node, operands=(first,)))
        inner, outer = view.attr()["permutation"], node.attr()["permutation"]
        assert isinstance(inner, tuple) and isinstance(outer, tuple)
        order = tuple(inner[d] for d in outer)
        if order == tuple(range(len(order))):
            return first
        return self._viewed_terms(Apply("transpose", (first,), make_attrs({"permutation": order})))

    def _summed(self, node: Apply) -> int | None:
        """The sum over a dimension of a value times a number, and of a sum with terms that are alike along it: term by term."""
        x = node.operands[0]
        terms, shape, dim = self._combination(x), self.shapes[x], node.attr()["dim"]
        assert isinstance(dim, int)
        values = terms.keys() - {ONE}
        if not values or terms.keys() == {x} or any(len(self.shapes[v]) != len(shape) for v in values):
            return self._equal_terms(node)
        if len(terms) > 1 and ONE not in terms and not any(self._term_alike(v, dim) for v in values):
            return self._equal_terms(node)
        out: dict[int, Fraction] = {}
        for base, times in terms.items():
            if base == ONE or self.shapes[base][dim] == 1:
                value, times = base, times * shape[dim]
            else:
                once = self._equal_terms(replace(node, operands=(base,)))
                value = self._apply("sum", base, **node.attr()) if once is None else once
            for v, factor in self._combination(value).items():
                out[v] = out.get(v, Fraction(0)) + times * factor
        return self._sum_of(out, (*shape[:dim], 1, *shape[dim + 1 :]), node)

    def _term_alike(self, value: int, dim: int) -> bool:
        """Whether a term is alike along a dimension: it has an extent of 1, or was broadcast along it."""
        node = self.definitions.get(value)
        if self.shapes[value][dim] == 1:
            return True
        return isinstance(node, Apply) and node.op == "broadcast" and self._alike(node.operands[0], dim - len(self.shapes[value]))

    def _equal_terms(self, node: Apply) -> int | None:
        """The sum over a dimension along which a value was broadcast: the value times the extent."""
        view = self.definitions.get(node.operands[0])
        if not isinstance(view, Apply) or view.op != "broadcast":
            return None
        shape, dim = view.attr()["shape"], node.attr()["dim"]
        assert isinstance(shape, tuple) and isinstance(dim, int)
        if shape[dim] == 1 or not self._alike(view.operands[0], dim - len(shape)):
            return None
        once = self._viewed(Apply("broadcast", (), make_attrs({"shape": (*shape[:dim], 1, *shape[dim + 1 :])})), view.operands[0])
        return self._combined(Apply("scale", (once,), make_attrs({"value": float(shape[dim])})))

    # Exponentials.

    def _is_exp_known(self, value: int, node: Apply) -> bool:
        if value in self.whole:
            return False
        if node.op in ("neg", "scale"):
            factor, base = self._multiple(value)
            power, unit = self._power(abs(factor))
            known = self._expands("exp", base) if unit == 1 else self._distributes(base)
            return factor < 0 or power > 1 or unit != abs(factor) or (factor != 0 and known)
        return self._distributes(value)

    def _multiple(self, value: int) -> tuple[Fraction, int]:
        """c and a where a value is c·a by negations and scales, as many as make a factor that floats can tell."""
        factor, base = Fraction(1), value
        while isinstance(node := self.definitions.get(base), Apply) and node.op in ("neg", "scale"):
            given = node.attr().get("value", -1)
            assert isinstance(given, int | float)
            product = factor * exact(given)
            if not _is_float(product):
                break
            factor, base = product, node.operands[0]
        return factor, base

    def _power(self, factor: Fraction) -> tuple[int, Fraction]:
        """k and u where a factor is k·u, a small integer times the rest."""
        if self.splitting is Splitting.SHIFTS or not 0 < factor.numerator <= LARGEST_POWER:
            return 1, factor
        unit = Fraction(1, factor.denominator)
        return (factor.numerator, unit) if _is_float(unit) else (1, factor)

    def _distributes(self, value: int) -> bool:
        """Whether exp(c·value) is a product or quotient of exponentials for any number c."""
        node = self.definitions.get(value)
        if not isinstance(node, Apply) or value in self.whole:
            return False
        if node.op in ("add", "sub", "offset"):
            return True
        if node.op in VIEWS:
            return self._distributes(node.operands[0])
        return node.op in ("mul", "div") and self._sum_in(node) is not None

    def _sum_in(self, node: Apply) -> int | None:
        """Which operand of a product or quotient is a sum or difference of values that can be multiplied out."""
        for side in (0, 1) if node.op == "mul" else (0,):
            inner = self.definitions.get(node.operands[side])
            if isinstance(inner, Apply) and inner.op in ("add", "sub") and node.operands[side] not in self.whole:
                return side
        return None

    def _multiplied_out(self, node: Apply) -> Apply:
        """The sum or difference that a product or quotient of one is."""
        side = self._sum_in(node)
        assert side is not None
        inner = self.definitions[node.operands[side]]
        assert isinstance(inner, Apply)
        each = ((*node.operands[:side], part, *node.operands[side + 1 :]) for part in inner.operands)
        return Apply(inner.op, tuple(self._apply(node.op, *parts) for parts in each))

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
        """exp(unit·value) of the value that a sum, a difference, an offset, a product with one or a view makes."""
        if node.op in ("mul", "div"):
            node = self._multiplied_out(node)
        parts = node.operands
        match node.op:
            case "add":
                return self._apply("mul", self._exp(parts[0], unit), self._exp(parts[1], unit))
            case "sub":
                return self._apply("div", self._exp(parts[0], unit), self._exp(parts[1], unit))
            case "offset":
                constant = self._apply("offset", self._zero(parts[0]), **node.attr())
                if unit != 1:
                    constant = self._apply("scale", constant, value=float(unit))
                self.combinations[constant] = {ONE: unit * exact(float(node.attr()["value"]))}  # type: ignore[arg-type]
                return self._apply("mul", self._exp(parts[0], unit), self._apply("exp", constant))
            case _:
                return self._viewed(node, self._exp(parts[0], unit))

    def _zero(self, value: int) -> int:
        """0, of extents 1 as far as values are added up on this level."""
        zero = self._apply("sub", value, value)
        for dim, extent in enumerate(self.shapes[value]):
            if extent > 1 and self.given.level is not Level.THREAD:
                zero = self._apply("sum", zero, dim=dim)
        return zero

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
        return next(iter(self._factors(value)), None) is not None

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
                return self._number("scale", self._log(node.operands[0]), 0.5)
            if node.op == "reciprocal":
                return self._number("neg", self._log(node.operands[0]))
        rest, factor, divided = self._factors(value)[0]
        return self._combined(Apply("sub" if divided else "add", (self._log(self._built(rest)), self._log(factor))))

    def _divided(self, node: Apply) -> int | None:
        """A quotient whose divisor has factors, divided by these one by one; None when it has none.

        So Σ z·exp(s − max s), with one z for all terms, is z, a positive factor and a positive sum: it is zero where z is.
        """
        divisor = node.operands[-1]
        dividend: int | None = node.operands[0] if node.op == "div" else None
        while (found := next(iter(self._factors(divisor, positive=False)), None)) is not None:
            rest, factor, divided = found
            divisor = self._built(rest)
            if dividend is None:
                dividend = factor if divided else self._apply("reciprocal", factor)
            else:
                dividend = self._apply("mul" if divided else "div", dividend, factor)
        return None if divisor == node.operands[-1] or dividend is None else self._apply("div", dividend, divisor)

    def _factors(self, value: int, positive: bool = True) -> Sequence[tuple[_Rest, int, bool]]:
        """Ways in which a value is something times or divided by a positive factor; or times any, if not `positive`.

        Not all: a value that is used often has more than anybody could look at.
        """
        key = value, positive
        if key not in self.factors:
            self.factors[key] = tuple(islice(self._find_factors(value, positive), MOST_WAYS))
        return self.factors[key]

    def _find_factors(self, value: int, positive: bool) -> Iterator[tuple[_Rest, int, bool]]:
        node = self.definitions.get(value)
        if isinstance(node, Accumulate):
            if node.kind == "sum" and node.shift is None:
                for rest, factor, divided in self._factors(node.operand, positive):
                    if self.stages.get(factor, Stage.INVARIANT) is Stage.INVARIANT:
                        yield _Rest(node, (rest,)), factor, divided
            return
        if not isinstance(node, Apply):
            return
        parts = node.operands
        match node.op:
            case "mul" | "div":
                a, b = parts
                if self._positive(b) or (not positive and node.op == "mul"):
                    yield _Rest(None, (a,)), b, node.op == "div"
                if self._positive(a) or (not positive and node.op == "mul"):
                    yield _Rest(None if node.op == "mul" else Apply("reciprocal", (b,)), (b,)), a, False
                for rest, factor, divided in self._factors(a, positive):
                    yield _Rest(node, (rest, b)), factor, divided
                for rest, factor, divided in self._factors(b, positive):
                    yield _Rest(node, (a, rest)), factor, divided != (node.op == "div")
            case "scale" | "neg":
                for rest, factor, divided in self._factors(parts[0], positive):
                    yield _Rest(node, (rest,)), factor, divided
            case "add" | "sub":
                others = {(factor, divided): rest for rest, factor, divided in self._factors(parts[1], positive)}
                for rest, factor, divided in self._factors(parts[0], positive):
                    if (factor, divided) in others:
                        yield _Rest(node, (rest, others[factor, divided])), factor, divided
            case "transpose":
                for rest, factor, divided in self._factors(parts[0], positive):
                    if len(self.shapes[factor]) == len(self.shapes[parts[0]]):
                        yield _Rest(node, (rest,)), self._apply("transpose", factor, **node.attr()), divided
            case "slice":
                for rest, factor, divided in self._factors(parts[0], positive):
                    dim = node.attr()["dim"]
                    assert isinstance(dim, int)
                    if self._alike(factor, dim - len(self.shapes[parts[0]])):
                        yield _Rest(node, (rest,)), factor, divided
            case "sum":
                dim = node.attr()["dim"]
                assert isinstance(dim, int)
                for rest, factor, divided in self._factors(parts[0], positive):
                    if self._alike(factor, dim - len(self.shapes[parts[0]])):
                        yield _Rest(node, (rest,)), factor, divided
            case "matmul":
                for side, dim in ((0, -1), (1, -2)):
                    for rest, factor, divided in self._factors(parts[side], positive):
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
        if isinstance(rest.node, Apply) and rest.node.op in ("sum", "matmul", "slice", "transpose"):
            parts = [self._ranked(p, len(self.shapes[v])) for p, v in zip(parts, rest.node.operands, strict=True)]
        if isinstance(rest.node, Accumulate):
            return self._accumulate(parts[0])
        new = replace(rest.node, operands=tuple(parts))
        if new.op in ("add", "sub", "neg", "scale"):
            return self._combined(new)
        return self._apply(new.op, *parts, **new.attr())

    def _ranked(self, value: int, rank: int) -> int:
        """The value with so many dimensions at least: what a factor is taken out of may have fewer."""
        missing = rank - len(self.shapes[value])
        return self._apply("broadcast", value, shape=(1,) * missing + self.shapes[value]) if missing > 0 else value

    # Maxima.

    def _largest(self, value: int, maximum: Callable[[int], int], alike: Callable[[int], bool] | None) -> int:
        """The maximum of what is left of a value when positive factors and terms that are `alike` for all are taken out.

        Without `alike`, a maximum of one value and 0: only factors are taken out. Offsets are terms.
        """
        content = self._content(value)
        if content != 1:
            return self._multiplied(self._largest(self._multiplied(value, 1 / content), maximum, alike), content)
        node = self.definitions.get(value)
        if isinstance(node, Apply) and node.op == "offset" and alike is not None:
            inner = self._largest(node.operands[0], maximum, alike)
            return self._combined(Apply("offset", (inner,), node.attrs))
        for rest, factor, divided in self._factors(value):
            if alike is None or alike(factor):
                largest = self._largest(self._ranked(self._built(rest), len(self.shapes[value])), maximum, alike)
                return self._apply("div" if divided else "mul", largest, factor)
        for rest, term, negative in self._terms(value):
            if alike is not None and alike(term):
                largest = self._largest(self._ranked(self._built(rest), len(self.shapes[value])), maximum, alike)
                return self._combined(Apply("sub" if negative else "add", (largest, term)))
        return maximum(value)

    def _content(self, *values: int) -> Fraction:
        """The largest number of which the coefficients of all terms are multiples; 1 where no floats are what is left."""
        if not all(self._combination(v).keys() - {ONE} for v in values):
            return Fraction(1)
        numbers = [abs(times) for v in values for times in self._combination(v).values()]
        content = Fraction(gcd(*(n.numerator for n in numbers)), lcm(*(n.denominator for n in numbers)))
        parts = [content, *(n / content for n in numbers)] if content else []
        return content if parts and all(map(_is_float, parts)) else Fraction(1)

    def _multiplied(self, value: int, number: Fraction) -> int:
        return self._sum_of({v: number * times for v, times in self._combination(value).items()}, self.shapes[value], None)

    def _relu(self, value: int) -> int:
        if self.activations is Activations.EXPONENTIALS:  # A quotient of exponentials has many forms, with other divisors each.
            return self._apply("relu", value)
        return self._largest(value, lambda v: self._apply("relu", v), None)

    def _clamped(self, node: Apply) -> int:
        """clamp(x, a, b) as b − relu(b − a − relu(x − a)); as it is where no float is b − a, and where it is not negative."""
        low, high = (float(node.attr()[name]) for name in ("min", "max"))  # type: ignore[arg-type]
        if not _is_float(exact(high) - exact(low)) or low > high or low >= 0:
            return self._apply("clamp", *node.operands, **node.attr())
        above = self._relu(self._number("offset", node.operands[0], -low))
        below = self._relu(self._number("offset", self._number("neg", above), high - low))
        return self._number("offset", self._number("neg", below), high)

    def _larger(self, a: int, b: int) -> int:
        """The maximum of two, without a term or a positive factor that both have; that with 0 is a relu."""
        content = self._content(a, b)
        if content != 1:
            return self._multiplied(self._larger(self._multiplied(a, 1 / content), self._multiplied(b, 1 / content)), content)
        for x, y in ((a, b), (b, a)):
            if self.combinations.get(y) == {} and self.shapes[x] == broadcast_shapes(self.shapes[x], self.shapes[y]):
                return self._relu(x)
        terms = {(term, negative): rest for rest, term, negative in self._terms(b)}
        for rest, term, negative in self._terms(a):
            if (term, negative) in terms:
                larger = self._larger(self._built(rest), self._built(terms[term, negative]))
                return self._apply("sub" if negative else "add", larger, term)
        oracles = self.activations is Activations.ORACLES
        factors = {(factor, divided): rest for rest, factor, divided in self._factors(b)} if oracles else {}
        for rest, factor, divided in self._factors(a):
            if (factor, divided) in factors:
                larger = self._larger(self._built(rest), self._built(factors[factor, divided]))
                return self._apply("div" if divided else "mul", larger, factor)
        return self._apply("maximum", a, b)

    def _along(self, node: Apply) -> Callable[[int], bool]:
        """Whether a value is alike along the dimension of a reduction."""
        dim = node.attr()["dim"]
        assert isinstance(dim, int)
        last = dim - len(self.shapes[node.operands[0]])
        return lambda value: self._alike(value, last)

    def _before_loop(self, value: int) -> bool:
        return self.stages.get(value, Stage.INVARIANT) is Stage.INVARIANT

    def _terms(self, value: int) -> Sequence[tuple[_Rest, int, bool]]:
        """Ways in which a value is something plus (or minus) a term; not all, as of factors."""
        if value not in self.terms:
            self.terms[value] = tuple(islice(self._find_terms(value), MOST_WAYS))
        return self.terms[value]

    def _find_terms(self, value: int) -> Iterator[tuple[_Rest, int, bool]]:
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

    # Where values are defined, and signs.

    def _total(self, value: int) -> bool:
        """Whether a value is known to be defined for all inputs."""
        if value not in self.totals:
            self.totals[value] = self._is_total(value, self.definitions.get(value))
        return self.totals[value]

    def _is_total(self, value: int, node: Apply | Load | Accumulate | _Stored | None) -> bool:
        match node:
            case Apply(op="div" | "reciprocal" | "sqrt" | "rsqrt" | "log"):
                return all(map(self._total, node.operands)) and self._positive(node.operands[-1])
            case Apply():
                return operator(node.op).domain is Domain.ALL and all(map(self._total, node.operands))
            case Load():
                return node.source in self.given.total
            case Accumulate():
                return all(map(self._total, operands(node)))
            case _Stored():
                return node.total
            case None:
                return value in self.given.total

    def _positive(self, value: int) -> bool:
        """Whether all entries of a value are known to be positive."""
        if value not in self.signs:
            self.signs[value] = self._is_positive(self.definitions.get(value)) or self._is_positive_sum(value)
        return self.signs[value]

    def _is_positive_sum(self, value: int) -> bool:
        """Whether the terms of a sum are positive, but for multiples of sigmoids, which are below 1, and a number that makes up."""
        terms = self._combination(value)
        least = terms.get(ONE, Fraction(0))
        for base, times in terms.items():
            node = self.definitions.get(base)
            if times < 0 and isinstance(node, Apply) and node.op == "sigmoid":
                least += times
            elif base != ONE and (base == value or times <= 0 or not self._positive(base)):
                return False
        return least >= 0 and bool(terms.keys() - {ONE})

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


def _is_float(number: Fraction) -> bool:
    """Whether a float stands for exactly this number."""
    try:
        return exact(float(number)) == number
    except OverflowError:
        return False


def _without_ones(shape: Shape) -> Shape:
    return tuple(n for n in shape if n > 1)


def _reshaped(own: Shape, shape: Shape, seen: Shape) -> Shape:
    """The shape of a term that is broadcast to `shape`, when that is reshaped to `seen`, which has other extents of 1."""
    left = iter([m for m, n in zip(own, shape, strict=True) if n > 1])
    return tuple(next(left) if n > 1 else 1 for n in seen)


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
