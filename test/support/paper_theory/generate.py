"""Random terms, and random claims about them that the laws may prove."""

from __future__ import annotations

import random
from dataclasses import dataclass

from paper_theory.laws import EQUALITY, rewritten
from paper_theory.terms import Term

INPUTS = tuple(Term("In", (), name) for name in ("0:k.l,k.t", "1:b,k.l,k.t", "2:k.l,k.t,s", "3:b", "4:s", "5:"))
"""Two of a loop's index (its parts k.l and k.t) and others, one, and a scalar."""
PARTS = ("b", "k.l", "k.t", "s")
FUNCTIONS = ("sqrt", "silu")
MIXES = ((3, 4, 2), (4, 1, 3), (5, 3, 1))
"""How often two terms are added, multiplied and divided: as in programs, with denominators that are sums, and with many terms."""
SMALL = 12
"""Operators and inputs of a term that is looked for in others."""
LARGEST = 40
"""Operators and inputs of a term beyond which it is not rewritten further."""


@dataclass
class Generator:
    """Draws terms and claims. With `all_operators` there are also those about which the paper says nothing."""

    draw: random.Random
    inputs: tuple[Term, ...] = INPUTS
    all_operators: bool = False
    mix: tuple[int, int, int] = MIXES[0]

    def term(self, leaves: int) -> Term:
        """A term with so many inputs."""
        if leaves == 1:
            return self._wrapped(self._input(), 0.25)
        left = self.draw.randint(1, leaves - 1)
        return self._wrapped(Term(self._joint(), (self.term(left), self.term(leaves - left))), 0.4)

    def _input(self) -> Term:
        if self.all_operators and self.draw.random() < 0.1:
            return Term("One")
        return self.draw.choice(self.inputs)

    def _joint(self) -> str:
        """An operator of two arguments."""
        if self.all_operators and self.draw.random() < 0.1:
            return "Larger"
        return self.draw.choices(("Add", "Mul", "Div"), self.mix)[0]

    def _wrapped(self, term: Term, chance: float) -> Term:
        while self.draw.random() < chance:
            term = self._under(term)
        return term

    def _under(self, term: Term) -> Term:
        """An operator of one argument; sums mostly over what the term depends on."""
        further = 1 if self.all_operators else 0
        match self.draw.choices(("Sum", "Exp", "Function", "Neg", "Over"), (6, 1, 1, further, further))[0]:
            case "Sum" | "Over" as head:
                parts = sorted(term.free) if term.free and self.draw.random() < 0.85 else PARTS
                return Term(head, (term,), self.draw.choice(parts))
            case "Function":
                return Term("Function", (term,), self.draw.choice(FUNCTIONS))
            case head:
                return Term(head, (term,))

    def rewritten(self, term: Term, steps: int) -> Term:
        """The term after some applications of laws, each drawn first among the laws that apply and then among their results."""
        for _ in range(steps):
            found = [results for law in EQUALITY if (results := rewritten(term, law.name))]
            if not found or term.size > LARGEST:
                break
            term = self.draw.choice(self.draw.choice(found))
        return term

    def around(self, term: Term, layers: int) -> Term:
        """A term of which another one is a part."""
        for _ in range(layers):
            if self.draw.random() < 0.35:
                term = self._under(term)
            else:
                other = self.term(self.draw.choice((1, 1, 2)))
                arguments = (term, other) if self.draw.random() < 0.6 else (other, term)
                term = Term(self._joint(), arguments)
        return term

    def equality(self) -> tuple[Term, Term]:
        """Two terms that are mostly equal: one, and what some laws make of it."""
        self.mix = self.draw.choice(MIXES)
        one = self.term(self.draw.randint(2, 6))
        if self.draw.random() < 0.05:
            return one, self.term(self.draw.randint(2, 4))
        return one, self.rewritten(one, self.draw.randint(1, 9))

    def containment(self) -> tuple[Term, Term]:
        """A term and one that mostly has it as a part: both rewritten, so that the part need not stand in it as it is."""
        self.mix = self.draw.choice(MIXES)
        part = self.term(self.draw.randint(1, 3))
        if self.draw.random() < 0.05:
            return part, self.term(self.draw.randint(2, 5))
        whole = self.rewritten(self.around(part, self.draw.randint(1, 3)), self.draw.randint(1, 4))
        return self.rewritten(part, self.draw.randint(0, 2)), whole

    def near(self, whole: Term) -> Term:
        """Mostly something like a part of a term: an operator, an input or a sum's index is another, or one operator is new."""
        if self.draw.random() < 0.2:
            return self.term(self.draw.randint(1, 3))
        part = self.draw.choice([t for t in self.rewritten(whole, 2).subterms() if t.size <= SMALL])
        position, inner = self.draw.choice(list(part.positions()))
        if inner.head == "In":
            changed = self.draw.choice(self.inputs)
        elif len(inner.arguments) == 2:
            order = self.draw.choice((inner.arguments, inner.arguments[::-1]))
            changed = self.draw.choice((Term(self._joint(), order), inner.arguments[0], self._under(inner)))
        else:
            changed = self.draw.choice((inner.arguments[0], self._under(inner.arguments[0]), self._under(inner)))
        return part.replaced(position, changed)
