"""Whether two programs compute the same, and how sure that is. docs/verification.md states the theorem behind the bound."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, log2
from typing import Any

import numpy as np

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.errors import ProgramError
from mirage_ir.interpret.threads import one_blas_thread
from mirage_ir.interpret.walker import run_values
from mirage_ir.program import Program, Shape
from mirage_ir.verify import oracles
from mirage_ir.verify.field import Elements, Field, FieldSemantics
from mirage_ir.verify.identities import normalize
from mirage_ir.verify.inputs import Drawn
from mirage_ir.verify.modular import PRIME, size
from mirage_ir.verify.profile import Profile, ProfileField, profile

MAX_DRAWS = 8
"""Draws of one test, after which an entry that was never defined makes the verdict 'not verified'."""
STORED_INPUTS = 640 << 20
"""Bytes of inputs that are kept; larger ones are drawn anew wherever they are read."""
FINGERPRINT = 2.0**-64
"""The chance that two different set members have one fingerprint; a set is known by two."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The outcome of a comparison.

    When `equivalent`, a wrong candidate would have been accepted with probability at most 2**bound_log2. `degree` bounds the
    degree of the polynomial that separates two outputs, `atoms` the oracle atoms and set members in the cone of one entry of
    both. When not, `output` and `entry` say where the two differ (None when the interfaces do, or when an entry was never
    defined), and `message` says so in words.
    """

    equivalent: bool
    tests: int
    lanes: int
    prime: int
    degree: int
    atoms: int
    bound_log2: float
    message: str
    output: int | None = None
    entry: tuple[int, ...] | None = None

    def __str__(self) -> str:
        return self.message


class Verifier:
    """Compares many candidates with one source, which is run once.

    `tests` independent tests with `lanes` lanes each; everything random follows from `seed`. Raises `ProgramError` when the
    source is not well formed.
    """

    def __init__(self, source: Program, *, tests: int = 1, lanes: int = 4, seed: int = 0) -> None:
        if tests < 1 or lanes < 1:
            raise ProgramError(f"verification takes at least one test and one lane, not {tests} and {lanes}")
        self.source = normalize(decompose(source))
        self.tests = tests
        self.lanes = lanes
        self.seed = seed
        types = infer_program(source)
        self.shapes = [types[v].shape for v in source.outputs]
        self._profiles: dict[frozenset[str], tuple[ProfileField, list[Profile]]] = {}
        self._outputs: dict[tuple[int, int], list[Elements]] = {}
        self._inputs: tuple[tuple[int, int], list[Elements]] | None = None

    def prepare(self) -> None:
        """Runs the source for the first draw, which `check` otherwise does when it is first needed."""
        self._run(self.source, 0, 0)

    def check(self, candidate: Program) -> Verdict:
        """The verdict on one candidate. Raises `ProgramError` when it is not well formed."""
        types = infer_program(candidate)
        shapes = [types[v].shape for v in candidate.outputs]
        difference = self._interfaces(candidate, shapes)
        if difference is not None:
            return self._verdict(False, 0, 0, inf, difference)
        program = normalize(decompose(candidate))
        degree, atoms, bound = self._bound(program)
        for test in range(self.tests):
            missing = [np.ones(s, dtype=np.bool_) for s in self.shapes]
            for draw in range(MAX_DRAWS):
                ours = self._run(self.source, test, draw)
                theirs = self._run(program, test, draw)
                for i, (x, y) in enumerate(zip(ours, theirs, strict=True)):
                    entry = _compare(x, y, missing[i])
                    if entry is not None:
                        return self._verdict(False, degree, atoms, inf, _counterexample(i, entry, x, y), i, entry)
                if not any(m.any() for m in missing):
                    break
            else:
                i = next(i for i, m in enumerate(missing) if m.any())
                entry = tuple(int(n) for n in np.argwhere(missing[i])[0])
                message = f"not verified: output {i} is undefined at {_show(entry)} in {MAX_DRAWS} draws (it divides by zero)"
                return self._verdict(False, degree, atoms, inf, message, i, entry)
        message = f"equivalent: chance of error at most 2^{bound:.1f} ({self.tests} x {self.lanes} lanes modulo {PRIME}, "
        message += f"degree {degree}, {atoms} oracle atoms)"
        if bound >= 0:
            return self._verdict(False, degree, atoms, bound, "not verified: no difference was found, but the bound says nothing")
        return self._verdict(True, degree, atoms, bound, message)

    def _verdict(self, equivalent: bool, degree: int, atoms: int, bound: float, message: str, *where: Any) -> Verdict:
        return Verdict(equivalent, self.tests, self.lanes, PRIME, degree, atoms, bound, message, *where)

    def _interfaces(self, candidate: Program, shapes: list[Shape]) -> str | None:
        """Why the two cannot be compared, if they cannot."""
        ours, theirs = [t.shape for t in self.source.inputs], [t.shape for t in candidate.inputs]
        for what, a, b in (("inputs", ours, theirs), ("outputs", self.shapes, shapes)):
            if len(a) != len(b):
                return f"not equivalent: {len(b)} {what} instead of {len(a)}"
            for i, (x, y) in enumerate(zip(a, b, strict=True)):
                if x != y:
                    return f"not equivalent: {what[:-1]} {i} has shape {list(y)} instead of {list(x)}"
        return None

    def _bound(self, candidate: Program) -> tuple[int, int, float]:
        """Degree, atoms, and log2 of the chance of error, over all outputs."""
        theirs, profiles = self._analyze(candidate, frozenset())
        ours, _ = self._analyze(self.source, frozenset())
        inverted = frozenset((ours.divided | theirs.divided) - ours.used - theirs.used)
        if inverted:
            theirs, profiles = self._analyze(candidate, inverted)
        ours, own = self._analyze(self.source, inverted)
        d = max(ours.argument_numerator, theirs.argument_numerator) + max(ours.argument_denominator, theirs.argument_denominator)
        ordered = ours.ordered or theirs.ordered
        return max((self._entry_bound(x, y, d, ordered) for x, y in zip(own, profiles, strict=True)), key=lambda b: b[2])

    def _analyze(self, program: Program, inverted: frozenset[str]) -> tuple[ProfileField, list[Profile]]:
        if program is self.source and inverted in self._profiles:
            return self._profiles[inverted]
        field = ProfileField(inverted)
        found = field, profile(program, field)
        if program is self.source:
            self._profiles[inverted] = found
        return found

    def _entry_bound(self, x: Profile, y: Profile, d: int, ordered: bool) -> tuple[int, int, float]:
        t = self.lanes
        degree = max(x.numerator + y.denominator, y.numerator + x.denominator)
        atoms = x.atom_count + y.atom_count
        pairs = atoms * (atoms - 1) // 2
        collision = min(1.0, d * oracles.POINT) ** t + (((atoms + 1) * FINGERPRINT) ** 2 if ordered else 0.0)
        chance = pairs * collision + min(1.0, degree * oracles.POINT) ** t
        divisors = x.division_degree + y.division_degree
        defined = max(1 - divisors * t * oracles.POINT, 1 / MAX_DRAWS)
        return degree, atoms, min(0.0, log2(chance / defined)) * self.tests

    def _run(self, program: Program, test: int, draw: int) -> list[Elements]:
        which = (test, draw)
        if program is self.source and which in self._outputs:
            return self._outputs[which]
        field = Field(self.lanes, (self.seed, test, draw))
        with one_blas_thread():
            if self._inputs is None or self._inputs[0] != which:
                self._inputs = (which, draw_inputs(program, field))
            outputs = [field.settle(x) for x in run_values(program, self._inputs[1], FieldSemantics(field))]
        if program is self.source:
            self._outputs[which] = outputs
        return outputs


def draw_inputs(program: Program, field: Field) -> list[Elements]:
    """Random inputs of a program, kept in memory as far as `STORED_INPUTS` goes, small ones first."""
    inputs: dict[int, Elements] = {}
    kept = 0
    for i in sorted(range(len(program.inputs)), key=lambda i: program.inputs[i].size):
        keys = tuple(oracles.key(field.secret, "input", i, lane) for lane in range(field.lanes))
        drawn = Elements(Drawn.of(program.inputs[i].shape, keys))
        kept += 4 * field.lanes * size(drawn.shape)
        inputs[i] = Elements(drawn.dense()) if kept <= STORED_INPUTS else drawn
    return [inputs[i] for i in range(len(program.inputs))]


def _compare(x: Elements, y: Elements, missing: Any) -> tuple[int, ...] | None:
    """An entry that is defined in both and differs; else takes the compared entries out of `missing`."""
    different = (x.dense() != y.dense()).any(axis=0)
    for side in (x, y):
        if side.undefined is not None:
            different &= ~side.undefined
    if different.any():
        return tuple(int(n) for n in np.unravel_index(int(different.argmax()), different.shape))
    undefined = [side.undefined for side in (x, y) if side.undefined is not None]
    missing &= np.logical_or.reduce(undefined) if undefined else np.False_
    return None


def _show(entry: tuple[int, ...]) -> str:
    return "[" + ", ".join(map(str, entry)) + "]"


def _counterexample(output: int, entry: tuple[int, ...], x: Elements, y: Elements) -> str:
    ours, theirs = (e.dense()[(slice(None), *entry)].tolist() for e in (x, y))
    return f"not equivalent: output {output} at {_show(entry)} is {theirs} instead of {ours} (modulo {PRIME}, one number a lane)"


def verify(source: Program, candidate: Program, *, tests: int = 1, lanes: int = 4, seed: int = 0) -> Verdict:
    """Whether `candidate` computes what `source` computes; `Verifier` compares several candidates with less work.

    Raises `ProgramError` when one of them is not well formed; a pair whose inputs or outputs differ in number or shape is not
    equivalent.
    """
    return Verifier(source, tests=tests, lanes=lanes, seed=seed).check(candidate)
