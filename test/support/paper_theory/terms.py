"""Terms: what one entry of a tensor is, written down operator by operator."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Term:
    """An operator with its arguments.

    `head` is Add, Mul, Div, Exp, Function, Sum, or In for an entry of an input; in laws also Var for a variable. `name` is the
    index part that a Sum binds, the name of a Function or of a variable, or an input with the index parts that it depends on
    ("0:k.l,k.t"). About One, Neg, Larger (the maximum of two) and Over (the maximum over an index part) the paper says nothing;
    they have a meaning.
    """

    head: str
    arguments: tuple[Term, ...] = ()
    name: str = ""

    @cached_property
    def free(self) -> frozenset[str]:
        """The index parts that the term depends on, as it is written."""
        if self.head == "In":
            return frozenset(filter(None, self.name.partition(":")[2].split(",")))
        parts = frozenset[str]().union(*(a.free for a in self.arguments))
        return parts - {self.name} if self.head in ("Sum", "Over") else parts

    @cached_property
    def size(self) -> int:
        """How many operators and inputs it has."""
        return 1 + sum(a.size for a in self.arguments)

    @cached_property
    def _hash(self) -> int:
        return hash((self.head, self.name, self.arguments))

    def __hash__(self) -> int:
        return self._hash

    def __str__(self) -> str:
        inner = [f'"{self.name}"'] if self.name else []
        return f"({' '.join([self.head, *inner, *map(str, self.arguments)])})"

    def subterms(self) -> Iterator[Term]:
        """The term and all that it is made of."""
        yield self
        for argument in self.arguments:
            yield from argument.subterms()

    def replaced(self, position: tuple[int, ...], by: Term) -> Term:
        """The term with another one at a position: the numbers of the arguments on the way there."""
        if not position:
            return by
        first, *rest = position
        arguments = list(self.arguments)
        arguments[first] = arguments[first].replaced(tuple(rest), by)
        return Term(self.head, tuple(arguments), self.name)

    def positions(self) -> Iterator[tuple[tuple[int, ...], Term]]:
        """All positions with the terms that stand there."""
        yield (), self
        for number, argument in enumerate(self.arguments):
            for position, term in argument.positions():
                yield (number, *position), term
