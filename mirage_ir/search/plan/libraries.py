"""Where kernels of libraries apply in a program: which values one of them computes, from which operands.

No program and no spelling of one is recognized. A library's kernel has a number of products; where as many products lie below a
value, their operands are the kernel's, what else meets the values between them is its mask or bias, and the constants between
them are its scale. A kernel without products reduces rows: one value's rows are its first operand, and what else meets the values
between is its weight and bias. Each such guess is a claim that the kernel's expansion computes the value: it is tested at shrunken
sizes, and what is left is verified at full size like any candidate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from math import prod
from typing import Any, TypeAlias

import numpy as np

from mirage_ir.block.library import library_takes
from mirage_ir.check import node_type
from mirage_ir.decompose import decompose
from mirage_ir.errors import ProgramError
from mirage_ir.ops import Kind, operator
from mirage_ir.ops.library import ACTIVATIONS, ATTENTION_BACKENDS, LIBRARY, LibraryKernel
from mirage_ir.program import Apply, Level, Node, Program, TensorType, make_attrs, rename_values
from mirage_ir.search.cone.cone import ConeBuilder, is_barrier, reached
from mirage_ir.search.cone.shrunken import ShrunkenCone, same_numbers
from mirage_ir.search.plan.values import Values

MOST_BELOW = 40
"""Values below one that are looked at. A choice."""
MOST_CLAIMS = 32
"""Claims for one value that are tested. A choice."""
LEAST_INPUTS = (0.5, -1.5)
"""The least of the inputs on which a claim is tested: positive ones, which everything takes, and others."""


Claim: TypeAlias = tuple[tuple[int, ...], list[dict[str, Any]]]
"""Operands of a library's kernel, and the attributes of those of its kernels that mean the same."""


@dataclass(frozen=True, slots=True)
class _Operand:
    """A value that a product takes, up to a constant factor."""

    value: int
    factor: float


@dataclass(frozen=True, slots=True)
class _Rows:
    """Rows and what meets the values between them and a value; the constants that are added there."""

    operands: tuple[int, ...]
    constants: tuple[float, ...]


class LibraryMatches:
    """The kernels of libraries for the values of one program."""

    def __init__(self, values: Values) -> None:
        self.program, self.types = values.program, values.types
        self.first = len(self.program.inputs)
        self._found: dict[int, tuple[Apply, ...]] = {}

    def ways(self, value: int) -> tuple[Apply, ...]:
        """The applications of libraries' kernels that compute a value from others, as far as they are found."""
        if value not in self._found:
            self._found[value] = tuple(self._ways(value))
        return self._found[value]

    def _ways(self, value: int) -> Iterator[Apply]:
        below = self._below(value)
        if len(below) > MOST_BELOW:
            return
        products = sorted(v for v in below if operator(self._node(v).op).product)
        reduced = self._reduced(value, below)
        tested = 0
        for row in LIBRARY.values():
            for operands, options in self._claims(row, value, below, products, reduced):
                tested += 1
                if tested > MOST_CLAIMS:
                    return
                nodes = [Apply(row.name, operands, make_attrs(attrs)) for attrs in options]
                taken = [node for node in nodes if self._fits(node, value)]
                if taken and self._computes(taken[0], value):
                    yield from taken
                    if row.rows is not None:
                        break  # Rows that are computed from these would do too.

    def _claims(
        self, row: LibraryKernel, value: int, below: set[int], products: Sequence[int], reduced: Sequence[_Rows]
    ) -> Iterator[Claim]:
        if row.rows is not None:
            yield from self.rows(row, reduced)
            return
        for chosen in combinations(products, row.products):
            yield from _CLAIMS[row.products](self, value, chosen, below)

    # Claims: operands, and the attributes of kernels that mean the same.

    def rows(self, row: LibraryKernel, reduced: Sequence[_Rows]) -> Iterator[Claim]:
        """Rows, and what meets the values between; with a constant that is added there, where the kernel adds one."""
        least, most = row.arity
        assert most is not None
        for found in reduced:
            if least <= len(found.operands) <= most:
                constants = found.constants or (0.0,)
                for attrs in product(*([(name, c) for c in constants] for name in row.attrs)):
                    yield found.operands, [dict(attrs)]

    def linear(self, value: int, chosen: Sequence[int], below: set[int]) -> Iterator[Claim]:
        """The product's operands, and the one value that meets it."""
        (product_,) = chosen
        above = self._above(chosen, below)
        sides = self._sides(above - {product_}, above)
        if len(sides) == 1 and above == below - self._below_all(self._node(product_).operands):
            for activation in ACTIVATIONS:
                yield (*self._node(product_).operands, *sides), [{"activation": activation}]

    def attention(self, value: int, chosen: Sequence[int], below: set[int]) -> Iterator[Claim]:
        """Queries and keys of the first product, values of the second, a mask that meets the values between, and all constants."""
        scores, last = chosen
        if scores not in self._below(last) or self.types[last].shape != self.types[value].shape:
            return
        above = self._above([scores], below)
        sides = self._sides(above - {scores, last}, above)
        if last not in above or len(sides) > 1:
            return
        between = prod(factor for v in above if (factor := self._factor(v)) is not None)
        query, key = self._node(scores).operands
        value_operand = self._node(last).operands[1]
        for q, k in product(self._without_factor(query), self._without_factor(key)):
            swapped = self._swapped(k.value)
            keys, layout = (k.value, "columns") if swapped is None else (swapped, "rows")
            for scale in dict.fromkeys((between * q.factor * k.factor, q.factor * k.factor)):
                options = [dict[str, Any](scale=float(scale), keys=layout, backend=b) for b in ATTENTION_BACKENDS]
                yield (q.value, keys, value_operand, *sides), options

    def _reduced(self, value: int, below: set[int]) -> list[_Rows]:
        """The rows of which a value may be a function that reduces each of them as a whole, those computed first before others."""
        type = self.types[value]
        entering = {o for v in below for o in self._node(v).operands}
        found: list[_Rows] = []
        for start in sorted(v for v in (below | entering) - {value} if self.types[v] == type):
            above = self._above([start], below)
            between = above - {start}
            reductions = [self._node(v) for v in between if operator(self._node(v).op).kind is not Kind.ELEMENTWISE]
            if value in above and reductions and all(map(self._reduces_rows, reductions)):
                operands = (start, *self._sides(between, above))
                constants = (self._added(v) for v in sorted(between))
                found.append(_Rows(operands, tuple(dict.fromkeys(c for c in constants if c is not None))))
        return found

    def _reduces_rows(self, node: Apply) -> bool:
        """Whether an operator reduces the last dimension, or repeats what has been reduced."""
        row, rank = operator(node.op), len(self.types[node.operands[0]].shape)
        return row.broadcasts or (row.kind is Kind.REDUCTION and node.attr()["dim"] == rank - 1)

    # Values around a product, or around rows.

    def _node(self, value: int) -> Apply:
        node = self.program.nodes[value - self.first]
        assert isinstance(node, Apply)
        return node

    def _inner(self, value: int) -> list[int]:
        """The operands of a value that no barrier and no input is."""
        operands = self._node(value).operands
        return [v for v in operands if v >= self.first and not is_barrier(self._node(v))]

    def _below(self, value: int) -> set[int]:
        """A value and what it is computed from, down to barriers and inputs."""
        return set() if value < self.first or is_barrier(self._node(value)) else reached([value], self._inner)

    def _below_all(self, values: Sequence[int]) -> set[int]:
        return set[int]().union(*map(self._below, values))

    def _above(self, start: Sequence[int], below: set[int]) -> set[int]:
        """Those of `below` that are computed from `start`, and these."""
        found = {*start}
        for v in sorted(below):
            if any(o in found for o in self._node(v).operands):
                found.add(v)
        return found

    def _sides(self, values: set[int], above: set[int]) -> list[int]:
        """What meets `values` from elsewhere, products aside."""
        read = (o for v in sorted(values) if not operator(self._node(v).op).product for o in self._node(v).operands)
        return list(dict.fromkeys(o for o in read if o not in above))

    def _factor(self, value: int) -> float | None:
        """The constant by which a value's operator multiplies; None for other operators."""
        node = self._node(value)
        factor = node.attr().get("value") if operator(node.op).scales else None
        return float(factor) if isinstance(factor, int | float) else None

    def _added(self, value: int) -> float | None:
        """The constant that a value's operator adds; None for other operators."""
        node = self._node(value)
        added = None if operator(node.op).scales else node.attr().get("value")
        return float(added) if isinstance(added, int | float) else None

    def _without_factor(self, value: int) -> list[_Operand]:
        """A value, and what it is a multiple of."""
        found = [_Operand(value, 1.0)]
        if self._below(value) and (factor := self._factor(value)) is not None:
            found.append(_Operand(self._node(value).operands[0], factor))
        return found

    def _swapped(self, value: int) -> int | None:
        """The value of which this one is a view with the last two dimensions in the other order."""
        if value < self.first:
            return None
        node, rank = self._node(value), len(self.types[value].shape)
        swapped = (*range(rank - 2), rank - 1, rank - 2)
        return node.operands[0] if operator(node.op).transposes and node.attr()["permutation"] == swapped else None

    # Tests.

    def _fits(self, node: Apply, value: int) -> bool:
        inner = [self.types[v] for v in node.operands]
        try:
            return node_type(node, inner, Level.KERNEL) == self.types[value] and library_takes(node, inner)
        except ProgramError:
            return False

    def _computes(self, node: Apply, value: int) -> bool:
        """Whether a kernel's expansion and the program have the same numbers for a value at shrunken sizes; no where the operands
        leave a way to an input, or to a barrier, which has no shrunken size."""
        ends = set(node.operands)
        between = reached([value], lambda v: [] if v < self.first else [o for o in self._node(v).operands if o not in ends])
        if any(v < self.first or is_barrier(self._node(v)) for v in between):
            return False
        whole = decompose(self._alone(node))
        names = [*node.operands, *range(len(self.types), len(self.types) + len(whole.nodes))]
        added: list[Node] = [rename_values(inner, names) for inner in whole.nodes]  # type: ignore[misc]
        types = [*self.types]
        for inner in added:
            assert isinstance(inner, Apply)
            types.append(node_type(inner, [types[v] for v in inner.operands], Level.KERNEL))
        program = Program("", self.program.inputs, (*self.program.nodes, *added), (value,))
        cone = ConeBuilder(program, types).build((value, names[whole.outputs[0]]), frozenset(node.operands))
        with np.errstate(all="ignore"):
            for least in LEAST_INPUTS:
                ours, theirs = ShrunkenCone(cone, least=least).source_numbers()
                if ours.shape != theirs.shape or not same_numbers([ours], [theirs]):
                    return False
        return True

    def _alone(self, node: Apply) -> Program:
        """A program of this operator alone."""
        inputs: tuple[TensorType, ...] = tuple(self.types[v] for v in node.operands)
        return Program(node.op, inputs, (Apply(node.op, tuple(range(len(inputs))), node.attrs),), (len(inputs),))


_CLAIMS: dict[int, Callable[[LibraryMatches, int, Sequence[int], set[int]], Iterator[Claim]]] = {
    1: LibraryMatches.linear,
    2: LibraryMatches.attention,
}
"""By the number of a kernel's products."""
