"""The theory in Z3: an uninterpreted sort, a function for each operator, and the laws as quantified axioms."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Any

import z3

from paper_theory.laws import CONTAINMENT, EQUALITY
from paper_theory.terms import Term

MILLISECONDS = 200
"""Time that Z3 has for one claim."""


class Z3Prover:
    """Decides, within a time limit, whether equalities and subexpressions follow from the laws."""

    def __init__(
        self, parts: Iterable[str], functions: Iterable[str], inputs: Iterable[Term], milliseconds: int = MILLISECONDS
    ) -> None:
        """`parts`, `functions` and `inputs` are all that terms may mention."""
        self.context = z3.Context()
        self.expr = z3.DeclareSort("Expr", self.context)
        self.index = z3.DeclareSort("Index", self.context)
        boolean = z3.BoolSort(self.context)
        expr, index = self.expr, self.index
        self.binary = {h: z3.Function(h.lower(), expr, expr, expr) for h in ("Add", "Mul", "Div")}
        self.unary = {f: z3.Function(f, expr, expr) for f in ("exp", *functions)}
        self.sum = z3.Function("sum", index, expr, expr)
        self.free_of = z3.Function("free_of", expr, index, boolean)
        self.part_of = z3.Function("subexpr", expr, expr, boolean)
        self.indices = {p: z3.Const(f"index {p}", index) for p in parts}
        self.inputs = {t: z3.Const(f"input {t.name}", expr) for t in inputs}
        self._built: dict[Term, Any] = {}
        self._equality = self._solver(milliseconds, [*self._laws(), *self._freedom()])
        self._subexpressions = self._solver(milliseconds, [*self._laws(), *self._freedom(), *self._containment()])

    def _solver(self, milliseconds: int, axioms: Sequence[Any]) -> Any:
        solver = z3.SimpleSolver(ctx=self.context)
        solver.set("timeout", milliseconds)
        solver.set("auto_config", False)
        solver.set("mbqi", False)  # There is no finite model to be found: only proofs count.
        solver.add(*axioms)
        return solver

    # Axioms.

    def _laws(self) -> Iterable[Any]:
        for law in EQUALITY:
            bound: dict[str, Any] = {}
            left, right = self._pattern(law.left, bound), self._pattern(law.right, bound)
            conditions = [self.free_of(bound[x], bound[i]) for x, i in law.conditions]
            claim = z3.Implies(reduce(z3.And, conditions), left == right) if conditions else left == right
            sides = {one: self._pattern(one, bound) for one, _ in law.directions()}
            patterns = [z3.MultiPattern(side, *conditions) if conditions else side for side in sides.values()]
            yield z3.ForAll(list(bound.values()), claim, patterns=patterns)

    def _pattern(self, pattern: Term, bound: dict[str, Any]) -> Any:
        if pattern.head == "Var":
            return bound.setdefault(pattern.name, z3.Const(pattern.name, self.expr))
        arguments = [self._pattern(a, bound) for a in pattern.arguments]
        if pattern.head == "Sum":
            return self.sum(bound.setdefault(pattern.name, z3.Const(pattern.name, self.index)), *arguments)
        return self._applied(pattern, arguments)

    def _applied(self, term: Term, arguments: Sequence[Any]) -> Any:
        match term.head:
            case "Exp":
                return self.unary["exp"](*arguments)
            case "Function":
                return self.unary[term.name](*arguments)
            case "Sum":
                return self.sum(self.indices[term.name], *arguments)
            case "In":
                return self.inputs[term]
            case head:
                return self.binary[head](*arguments)

    def _freedom(self) -> Iterable[Any]:
        """What does not depend on an index part."""
        x, y = z3.Consts("x y", self.expr)
        i, j = z3.Consts("i j", self.index)
        free = self.free_of
        for term, symbol in self.inputs.items():
            yield from (free(symbol, index) for part, index in self.indices.items() if part not in term.free)
        yield z3.ForAll([i, x], free(self.sum(i, x), i), patterns=[self.sum(i, x)])
        total = self.sum(j, x)
        yield z3.ForAll([i, j, x], z3.Implies(free(x, i), free(total, i)), patterns=[z3.MultiPattern(total, free(x, i))])
        for function in self.unary.values():
            made = function(x)
            yield z3.ForAll([i, x], z3.Implies(free(x, i), free(made, i)), patterns=[z3.MultiPattern(made, free(x, i))])
        for function in self.binary.values():
            made, both = function(x, y), (free(x, i), free(y, i))
            yield z3.ForAll([i, x, y], z3.Implies(z3.And(*both), free(made, i)), patterns=[z3.MultiPattern(made, *both)])

    def _containment(self) -> Iterable[Any]:
        """The paper's axioms of subexpr."""
        x, y, z = z3.Consts("x y z", self.expr)
        part = self.part_of
        yield z3.ForAll([x], part(x, x), patterns=[part(x, x)])
        chain = (part(x, y), part(y, z))
        yield z3.ForAll([x, y, z], z3.Implies(z3.And(*chain), part(x, z)), patterns=[z3.MultiPattern(*chain)])
        for pattern in CONTAINMENT:
            forms = [pattern]
            if pattern.head == "Function":
                forms = [Term("Function", pattern.arguments, f) for f in self.unary if f != "exp"]
            for form in forms:
                bound: dict[str, Any] = {}
                whole = self._pattern(form, bound)
                for argument in form.arguments:
                    yield z3.ForAll(list(bound.values()), part(bound[argument.name], whole), patterns=[whole])

    # Claims.

    def built(self, term: Term) -> Any:
        """The term in Z3."""
        found = self._built.get(term)
        if found is None:
            found = self._built[term] = self._applied(term, [self.built(a) for a in term.arguments])
        return found

    def equal(self, one: Term, other: Term) -> bool:
        """Whether Z3 proves the terms equal in time."""
        return self._proved(self._equality, self.built(one) != self.built(other))

    def contains(self, whole: Term, part: Term) -> bool:
        """Whether Z3 proves in time that `part` is a subexpression of `whole`."""
        return self._proved(self._subexpressions, z3.Not(self.part_of(self.built(part), self.built(whole))))

    def _proved(self, solver: Any, opposite: Any) -> bool:
        solver.push()
        solver.add(opposite)
        result = solver.check()
        solver.pop()
        return result == z3.unsat
