"""What terms mean: elements of finite fields, or real numbers, computed operator by operator, without normal forms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

import random_programs as rp

from paper_theory.terms import Term


@dataclass
class Meaning:
    """The number that a term is, for given values of the index parts that it depends on (see `random_programs`)."""

    space: rp.Space
    numbers: rp.Numbers = rp.FIELDS
    _memo: dict[tuple[Term, rp.Env], Any] = field(default_factory=dict[tuple[Term, rp.Env], Any])

    def __call__(self, term: Term, env: Mapping[str, int]) -> Any:
        key = (term, tuple(sorted((p, env[p]) for p in term.free)))
        found = self._memo.get(key)
        if found is None:
            found = self._memo[key] = self._computed(term, dict(key[1]))
        return found

    def _computed(self, term: Term, env: dict[str, int]) -> Any:
        if term.head == "In":
            number, _, parts = term.name.partition(":")
            return self.numbers.entry(int(number), tuple((env[p],) for p in parts.split(",") if p))
        if term.head in ("Sum", "Over"):
            (body,) = term.arguments
            values = [self(body, {**env, term.name: n}) for n in range(self.space.extent(term.name))]
            return reduce(self.numbers.add, values) if term.head == "Sum" else self.numbers.extremum("max", values)
        arguments = [self(a, env) for a in term.arguments]
        match term.head:
            case "One":
                return self.numbers.constant(1)
            case "Add":
                return self.numbers.add(*arguments)
            case "Mul":
                return self.numbers.mul(*arguments)
            case "Div":
                return self.numbers.div(*arguments)
            case "Neg":
                return self.numbers.neg(*arguments)
            case "Larger":
                return self.numbers.extremum("max", arguments)
            case "Exp":
                return self.numbers.oracle("exp", *arguments)
            case "Function":
                return self.numbers.oracle(term.name, *arguments)
            case unknown:
                raise AssertionError(f"an operator of unknown kind {unknown!r}")

    def differ(self, one: Term, other: Term) -> bool:
        """Whether two terms have different values somewhere."""
        free = one.free | other.free
        envs = [env for env in self.space.environments() if all(n == 0 for p, n in env if p not in free)]
        return any(self.numbers.differ(self(one, dict(env)), self(other, dict(env))) for env in envs)
