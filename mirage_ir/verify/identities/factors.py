"""Which factors and terms can be taken out of a value, and what is left of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import TypeAlias

from mirage_ir.ops.shapes import broadcast_shapes
from mirage_ir.program import Accumulate, Apply
from mirage_ir.verify.identities.body import Factor, RewrittenBody, dimension
from mirage_ir.verify.identities.signs import Signs
from mirage_ir.verify.identities.sums import Sums

MOST_WAYS = 16
"""Factors and terms of one value that are looked at."""
WITH_FACTORS = frozenset(("mul", "div", "scale", "neg", "add", "sub", "transpose", "slice", "sum", "matmul"))
"""The operators of which a result has the factors of an operand, under some condition or other."""
MOST_FACTORS = 4
"""Factors of one value that a graph loads or stores one by one."""


@dataclass(frozen=True, slots=True)
class Rest:
    """A value without one of its factors or terms: a node on other operands, or the only one of `parts` as it is."""

    node: Apply | Accumulate | None
    parts: tuple[int | Rest, ...]


Way: TypeAlias = tuple[Rest, int, bool]
"""What is left of a value, a factor (or term) of it, and whether the value is divided by it (or it is subtracted)."""


class FactorFinder:
    """Finds factors and terms, and makes what is left when one is taken out; nothing else is made but transposed factors."""

    def __init__(self, body: RewrittenBody, signs: Signs, sums: Sums) -> None:
        self.body = body
        self.signs = signs
        self.sums = sums
        self._factors: dict[bool, dict[int, Sequence[Way]]] = {True: {}, False: {}}
        self._terms: dict[int, Sequence[Way]] = {}

    def factors(self, value: int, positive: bool = True) -> Sequence[Way]:
        """Ways in which a value is something times or divided by a positive factor; or times any, if not `positive`.

        Not all: a value that is used often has more than anybody could look at.
        """
        known = self._factors[positive]
        if value not in known:
            for v in self.body.below(value, known, WITH_FACTORS):
                known[v] = tuple(islice(self._find_factors(v, positive), MOST_WAYS))
        return known[value]

    def first_factor(self, value: int, positive: bool = True) -> Way | None:
        return next(iter(self.factors(value, positive)), None)

    def terms(self, value: int) -> Sequence[Way]:
        """Ways in which a value is something plus (or minus) a term; not all, as of factors."""
        if value not in self._terms:
            for v in self.body.below(value, self._terms, ("add", "sub")):
                self._terms[v] = tuple(islice(self._find_terms(v), MOST_WAYS))
        return self._terms[value]

    def built(self, rest: Rest) -> int:
        """The value that is left when a factor is taken out: nodes are made only for the way that is taken."""
        parts = [self.built(p) if isinstance(p, Rest) else p for p in rest.parts]
        if rest.node is None:
            return parts[0]
        if isinstance(rest.node, Apply) and rest.node.op in ("sum", "matmul", "slice", "transpose"):
            ranks = [len(self.body.shapes[v]) for v in rest.node.operands]
            parts = [self.body.ranked(p, rank) for p, rank in zip(parts, ranks, strict=True)]
        if isinstance(rest.node, Accumulate):
            whole = parts[0] if rest.node.dim is None else self.body.ranked(parts[0], len(self.body.shapes[rest.node.operand]))
            return self.body.accumulate(whole, rest.node.kind, rest.node.dim)
        new = replace(rest.node, operands=tuple(parts))
        if new.op in ("add", "sub", "neg", "scale"):
            return self.sums.combined(new)
        return self.body.apply(new.op, *parts, **new.attr())

    def product(self, value: int) -> list[Factor]:
        """A value as what it is without its positive factors, and these; itself when it has none."""
        rest, factors = value, list[Factor]()
        while len(factors) + 1 < MOST_FACTORS and (found := self.first_factor(rest)) is not None:
            rest = self.built(found[0])
            factors.append(found[1:])
        shapes = [self.body.shapes[v] for v in (rest, *(v for v, _ in factors))]
        return [(rest, False), *factors] if broadcast_shapes(*shapes) == self.body.shapes[value] else [(value, False)]

    def _find_factors(self, value: int, positive: bool) -> Iterator[Way]:
        node = self.body.definitions.get(value)
        if isinstance(node, Accumulate):
            for rest, factor, divided in self.factors(node.operand, positive) if node.shift is None and node.kind != "max" else ():
                if self.body.before_loop(factor) and (node.dim is None or self.body.alike(factor, self.body.from_end(node))):
                    yield Rest(node, (rest,)), factor, divided
            return
        if not isinstance(node, Apply):
            return
        parts = node.operands
        match node.op:
            case "mul" | "div":
                a, b = parts
                if self.signs.positive(b) or (not positive and node.op == "mul"):
                    yield Rest(None, (a,)), b, node.op == "div"
                if self.signs.positive(a) or (not positive and node.op == "mul"):
                    yield Rest(None if node.op == "mul" else Apply("reciprocal", (b,)), (b,)), a, False
                for rest, factor, divided in self.factors(a, positive):
                    yield Rest(node, (rest, b)), factor, divided
                for rest, factor, divided in self.factors(b, positive):
                    yield Rest(node, (a, rest)), factor, divided != (node.op == "div")
            case "scale" | "neg":
                for rest, factor, divided in self.factors(parts[0], positive):
                    yield Rest(node, (rest,)), factor, divided
            case "add" | "sub":
                others = {(factor, divided): rest for rest, factor, divided in self.factors(parts[1], positive)}
                for rest, factor, divided in self.factors(parts[0], positive):
                    if (factor, divided) in others:
                        yield Rest(node, (rest, others[factor, divided])), factor, divided
            case "transpose":
                for rest, factor, divided in self.factors(parts[0], positive):
                    if len(self.body.shapes[factor]) == len(self.body.shapes[parts[0]]):
                        yield Rest(node, (rest,)), self.body.apply("transpose", factor, **node.attr()), divided
            case "slice" | "sum":
                last = dimension(node) - len(self.body.shapes[parts[0]])
                for rest, factor, divided in self.factors(parts[0], positive):
                    if self.body.alike(factor, last):
                        yield Rest(node, (rest,)), factor, divided
            case "matmul":
                for side, dim in ((0, -1), (1, -2)):
                    for rest, factor, divided in self.factors(parts[side], positive):
                        if self.body.alike(factor, dim):
                            yield Rest(node, (rest, parts[1]) if side == 0 else (parts[0], rest)), factor, divided
            case _:
                return

    def _find_terms(self, value: int) -> Iterator[Way]:
        node = self.body.definitions.get(value)
        if not isinstance(node, Apply) or node.op not in ("add", "sub"):
            return
        a, b = node.operands
        yield Rest(None, (a,)), b, node.op == "sub"
        if node.op == "add":
            yield Rest(None, (b,)), a, False
        for rest, term, negative in self.terms(a):
            yield Rest(node, (rest, b)), term, negative
        for rest, term, negative in self.terms(b):
            yield Rest(node, (a, rest)), term, negative != (node.op == "sub")
