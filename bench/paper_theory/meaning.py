"""What terms mean: elements of finite fields, computed operator by operator, without normal forms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import reduce

import random_programs as rp

from paper_theory.terms import Term


@dataclass
class Meaning:
    """The number that a term is, for given values of the index parts that it depends on (see `random_programs`)."""

    space: rp.Space
    _memo: dict[tuple[Term, rp.Env], rp.Number] = field(default_factory=dict[tuple[Term, rp.Env], rp.Number])

    def __call__(self, term: Term, env: Mapping[str, int]) -> rp.Number:
        key = (term, tuple(sorted((p, env[p]) for p in term.free)))
        found = self._memo.get(key)
        if found is None:
            found = self._memo[key] = self._computed(term, dict(key[1]))
        return found

    def _computed(self, term: Term, env: dict[str, int]) -> rp.Number:
        if term.head == "In":
            number, _, parts = term.name.partition(":")
            return rp.entry(int(number), tuple((env[p],) for p in parts.split(",") if p))
        if term.head in ("Sum", "Over"):
            (body,) = term.arguments
            values = [self(body, {**env, term.name: n}) for n in range(self.space.extent(term.name))]
            return reduce(rp.add, values) if term.head == "Sum" else rp.extremum("max", values)
        arguments = [self(a, env) for a in term.arguments]
        match term.head:
            case "One":
                return rp.ONE
            case "Add":
                return rp.add(*arguments)
            case "Mul":
                return rp.mul(*arguments)
            case "Div":
                return rp.div(*arguments)
            case "Neg":
                return rp.neg(*arguments)
            case "Larger":
                return rp.extremum("max", arguments)
            case "Exp":
                return rp.exp(*arguments)
            case "Function":
                return rp.oracle(term.name, *arguments)
            case unknown:
                raise AssertionError(f"an operator of unknown kind {unknown!r}")

    def differ(self, one: Term, other: Term) -> bool:
        """Whether two terms have different values somewhere."""
        free = one.free | other.free
        envs = [env for env in self.space.environments() if all(n == 0 for p, n in env if p not in free)]
        return any(rp.differ(self(one, dict(env)), self(other, dict(env))) for env in envs)
