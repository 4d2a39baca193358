"""All block graphs over a few loads, built operator by operator: any operator on any values that type-check.

A graph is the set of its operator applications. The sets of n applications are those of n − 1 with one more application to values
that are there. Nothing is ordered, compared or left out, but that every operator must contribute to the output: an operator whose
result nothing reads can be read only by those still to come.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Any, TypeAlias

import numpy as np

from mirage_ir.check import node_type
from mirage_ir.errors import ProgramError
from mirage_ir.ops import Kind, operator
from mirage_ir.program import Apply, Attr, DType, Level, Shape, Stage, TensorType, make_attrs

from .model import Model

Attrs: TypeAlias = tuple[tuple[str, Attr], ...]

LAST = -1
"""The number of every value that no other value reads."""
LOOP = 2
"""The range of every loop."""
ACCUMULATORS = {"accumulate sum": 1, "accumulate max": 1, "accumulate shifted": 2}
"""Accumulators as operators, with their number of operands; the last is `sum x shift s`."""
Graph: TypeAlias = str
"""A graph up to isomorphism: the term that its output is. Equal subterms are one operator."""


@dataclass(eq=False)
class Value:
    """A value of a block graph, and with it the graph that computes it.

    `array` is its value in a `Model` (the dimension of iterations has extent 1 for what exists outside the loop); `needs` are
    the numbers of all operators that the value needs, its own included. A load has `op` "load"; its attributes are input and fmap.
    """

    op: str
    operands: tuple[Value, ...]
    attrs: Attrs
    shape: Shape
    stage: Stage
    array: Any = field(repr=False)
    number: int
    needs: frozenset[int]

    @cached_property
    def name(self) -> Graph:
        """The graph up to isomorphism."""
        if self.op == "load":
            attrs = dict(self.attrs)
            return load_name(int(str(attrs["input"])), int(str(attrs["fmap"])))
        return graph_name(self.op, (o.name for o in self.operands), self.attrs)

    @cached_property
    def operators(self) -> frozenset[tuple[str, Attrs]]:
        """Names and attributes of all operators needed, but for the dimensions of reductions."""
        own: set[tuple[str, Attrs]] = set()
        if self.op != "load":
            reduces = self.op not in ACCUMULATORS and operator(self.op).kind is Kind.REDUCTION
            own.add((self.op, () if reduces else self.attrs))
        return frozenset(own).union(*(o.operators for o in self.operands))

    @cached_property
    def values(self) -> frozenset[Value]:
        """The value and all that it needs, loads included."""
        return frozenset({self}).union(*(o.values for o in self.operands))

    @property
    def recomputes_a_load(self) -> bool:
        """Whether an operator of the graph gives what a load gives."""
        loads = [v for v in self.values if v.op == "load"]
        return any(
            x.shape == y.shape and x.stage == y.stage and bool(np.allclose(x.array, y.array, rtol=1e-9, atol=0))
            for x in self.values
            for y in loads
            if x is not y
        )


def graph_name(op: str, operands: Iterable[Graph], attrs: Attrs) -> Graph:
    """The name of an application. The operands of a commutative operator are in the order of their names."""
    names = list(operands)
    if op not in ACCUMULATORS and operator(op).commutative:
        names.sort()
    shown = "".join(f" {v}" for _, v in attrs)
    return f"{op}{shown}({', '.join(names)})"


def load_name(source: int, fmap: int) -> Graph:
    """The name of a load: the input, and the dimension that the loop splits."""
    return f"x{source}" if fmap < 0 else f"x{source}/{fmap}"


class Enumeration:
    """All graphs over loads of `inputs`: one load for each pair of an input and the dimension that the loop splits (−1: none).

    `operators` are names of operators with attributes (reductions get theirs here), `accumulators` names of `ACCUMULATORS`.
    """

    def __init__(
        self,
        model: Model,
        inputs: list[Any],
        loads: Iterable[tuple[int, int]],
        operators: Iterable[tuple[str, Attrs]],
        accumulators: Iterable[str],
    ) -> None:
        self.model = model
        self.values: list[Value] = []
        self._known: dict[tuple[Any, ...], Value] = {}
        self._typed: dict[Any, list[tuple[Attrs, Shape, Stage]]] = {}
        self.unary: list[tuple[str, Attrs]] = []
        self.binary: list[tuple[str, Attrs]] = []
        for name, attrs in (*operators, *((a, ()) for a in accumulators)):
            arity = ACCUMULATORS.get(name) or operator(name).arity
            (self.unary if arity == 1 else self.binary).append((name, attrs))
        self.loads = [self._load(source, fmap, inputs[source]) for source, fmap in loads]

    def _load(self, source: int, fmap: int, array: Any) -> Value:
        parts = np.split(array, LOOP, fmap + 2) if fmap >= 0 else [array]
        attrs = make_attrs({"fmap": fmap, "input": source})
        stage = Stage.VARIANT if fmap >= 0 else Stage.INVARIANT
        shape = tuple(int(n) for n in parts[0].shape[2:])
        value = Value("load", (), attrs, shape, stage, np.stack(parts, 2), len(self.values), frozenset())
        self.values.append(value)
        return value

    # Types.

    def _types(self, op: str, attrs: Attrs, operands: tuple[Value, ...]) -> list[tuple[Attrs, Shape, Stage]]:
        """The attributes with which an operator may be applied, with the shape and the stage of its result."""
        key = (op, attrs, *((o.shape, o.stage) for o in operands))
        found = self._typed.get(key)
        if found is None:
            found = self._typed[key] = list(self._all_types(op, attrs, [o.shape for o in operands], {o.stage for o in operands}))
        return found

    @staticmethod
    def _all_types(op: str, attrs: Attrs, shapes: list[Shape], stages: set[Stage]) -> Iterator[tuple[Attrs, Shape, Stage]]:
        if op in ACCUMULATORS:
            if Stage.VARIANT in stages and Stage.ACCUMULATED not in stages:
                try:
                    yield attrs, np.broadcast_shapes(*shapes), Stage.ACCUMULATED
                except ValueError:
                    return
            return
        if {Stage.VARIANT, Stage.ACCUMULATED} <= stages:
            return
        choices = [attrs]
        if operator(op).kind is Kind.REDUCTION:
            choices = [make_attrs({"dim": d}) for d, extent in enumerate(shapes[0]) if extent > 1]
        for chosen in choices:
            try:
                type = node_type(Apply(op, (), chosen), [TensorType(s, DType.f32) for s in shapes], Level.BLOCK)
            except ProgramError:
                continue
            yield chosen, type.shape, max(stages)

    # Graphs.

    def applied(self, op: str, operands: tuple[Value, ...], attrs: Attrs, last: bool = False) -> Iterator[Value]:
        """The operator applied in all ways that type-check. The last application of a graph is not kept: no other reads it."""
        for chosen, shape, stage in self._types(op, attrs, operands):
            key = (op, chosen, *(o.number for o in operands))
            value = self._known.get(key)
            if value is None:
                array = self.model.of(op, dict(chosen), [o.array for o in operands])
                number = LAST if last else len(self.values)
                needs = operands[0].needs.union(operands[-1].needs, (number,))
                value = Value(op, operands, chosen, shape, stage, array, number, needs)
                if not last:
                    self._known[key] = value
                    self.values.append(value)
            yield value

    def _next(self, have: list[Value], dangling: frozenset[int], last: bool) -> Iterator[Value]:
        """Every operator on any values; the last one must read all results that nothing read before."""
        roots = [self.values[n] for n in dangling]
        if not last or len(roots) <= 1:
            for op, attrs in self.unary:
                for x in roots if last and roots else have:
                    yield from self.applied(op, (x,), attrs, last)
        if last and len(roots) > 2:
            return
        pairs = [(x, y) for x, y in product(have, have) if not last or dangling <= {x.number, y.number}]
        for op, attrs in self.binary:
            commutes = op not in ACCUMULATORS and operator(op).commutative
            for x, y in pairs:
                if not commutes or x.number <= y.number:
                    yield from self.applied(op, (x, y), attrs, last)

    def graphs(self, most: int) -> Iterator[Value]:
        """The outputs of all graphs with 1 … `most` operators, each once."""
        level: dict[frozenset[int], frozenset[int]] = {frozenset(): frozenset()}
        for size in range(1, most + 1):
            following: dict[frozenset[int], frozenset[int]] = {}
            for graph, dangling in level.items():
                have = [*self.loads, *(self.values[n] for n in sorted(graph))]
                for value in self._next(have, dangling, last=size == most):
                    if value.number in graph:
                        continue
                    if len(value.needs) == size:
                        yield value
                    left = (dangling - {o.number for o in value.operands}) | {value.number}
                    if size < most and len(left) <= most - size + 1:
                        following[graph | {value.number}] = left
            level = following
