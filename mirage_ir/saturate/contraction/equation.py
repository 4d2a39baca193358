"""An einsum equation, and what an order of its products costs: multiplications, counted exactly and by one function for
everyone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod

from mirage_ir.ops.einsum import Path, parse_equation
from mirage_ir.program import Shape


@dataclass(frozen=True, slots=True)
class Equation:
    """A sum of products: `terms[i]` are the letters of operand i, `output` the letters of the result."""

    terms: tuple[frozenset[str], ...]
    output: frozenset[str]
    extents: Mapping[str, int]

    @classmethod
    def parse(cls, equation: str, shapes: Sequence[Shape]) -> Equation:
        """Raises `ProgramError` for an equation that does not fit the shapes."""
        terms, right, extents = parse_equation(equation, shapes)
        return cls(tuple(map(frozenset, terms)), frozenset(right), extents)

    @property
    def letters(self) -> frozenset[str]:
        return frozenset(self.extents)

    def size(self, letters: Iterable[str]) -> int:
        """Elements of a tensor with these letters."""
        return prod(self.extents[c] for c in letters)


@dataclass(frozen=True, slots=True, order=True)
class OrderCost:
    """The cost of an order: multiplications, and elements of the largest intermediate tensor. Compared in this order."""

    multiplications: int
    largest: int


def cost(equation: Equation, path: Path) -> OrderCost:
    """The cost of an order. Letters of one operand alone that the result lacks are summed out first, which multiplies nothing.

    A step of more than two operands multiplies them from left to right; the rest at the end is one more step.

    >>> e = Equation.parse("ij,jk,kl,lm->im", [(100, 2), (2, 100), (100, 2), (2, 100)])
    >>> cost(e, ((0, 1), (0, 2), (0, 1))).multiplications, cost(e, ((1, 2), (0, 2), (0, 1))).multiplications
    (60000, 20800)
    """
    operands = list(equation.terms)
    total = largest = 0
    rest = tuple(range(len(operands) - sum(len(step) - 1 for step in path)))
    for step in (*path, *([rest] if len(rest) > 1 else [])):
        x, *others = [operands[i] for i in step]
        waiting = [term for i, term in enumerate(operands) if i not in step]
        for position, y in enumerate(others):
            later = equation.output.union(*waiting, *others[position + 1 :])
            x, y = x & (later | y), y & (later | x)
            total += equation.size(x | y)
            x = (x | y) & later
            largest = max(largest, equation.size(x))
        operands = [*waiting, x]
    return OrderCost(total, largest)
