"""Whether two programs compute the same, and how sure that is. docs/verification.md states the theorem behind the bound."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, inf, log2
from typing import Any, NamedTuple

import numpy as np

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.errors import ProgramError
from mirage_ir.interpret.threads import one_blas_thread
from mirage_ir.interpret.walker import run_values
from mirage_ir.program import Program
from mirage_ir.verify import oracles
from mirage_ir.verify.field import Elements, Field, FieldSemantics
from mirage_ir.verify.identities import normalize
from mirage_ir.verify.inputs import Drawn
from mirage_ir.verify.modular import PRIME, modulus, size
from mirage_ir.verify.profile import Profile, ProfileField, profile
from mirage_ir.verify.shrink import shrink

BOUND_LOG2 = -40.0
"""Lanes and tests that are not given are as many as bring a verdict's bound below two to this power."""
LANES = (4, 8)
"""Numbers of lanes to choose from: twice the lanes are worth more than twice the tests, and cost as much."""
MOST_TESTS = 32
"""Most tests to choose; a bound that stays above `BOUND_LOG2` with them is what it is."""
LARGE = 1 << 21
"""Elements of all tensors of a source, from which on candidates are tried at shrunken shapes first."""
MAX_DRAWS = 8
"""Draws of one test, after which an entry that was never defined makes the verdict 'not verified'."""
STORED_INPUTS = 640 << 20
"""Bytes of inputs that are kept; larger ones are drawn anew wherever they are read."""
SMALLEST_CHANCE = 2.0**-1000
"""A chance below this is reported as this, so that there always is a logarithm."""
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


class _Draw(NamedTuple):
    """One draw of all inputs and oracles."""

    lanes: int
    test: int
    draw: int


@dataclass(frozen=True, slots=True)
class _Cone:
    """What the theorem says of an output entry of two programs: D, N, d, the divisors' degrees, whether there are maxima."""

    degree: int
    atoms: int
    argument: int
    divisors: int
    ordered: bool

    @staticmethod
    def of(x: Profile, y: Profile, argument: int, ordered: bool) -> _Cone:
        degree = max(x.numerator + y.denominator, y.numerator + x.denominator)
        return _Cone(degree, x.atom_count + y.atom_count, argument, x.division_degree + y.division_degree, ordered)


class Verifier:
    """Compares many candidates with one source, which is run once.

    `tests` independent tests with `lanes` lanes each, modulo `prime` (from 7 to 2^20); everything random follows from `seed`.
    What is not given is chosen for each pair: the fewest lanes of `LANES`, and then the fewest tests up to `MOST_TESTS`, that bring
    the bound below 2^`BOUND_LOG2`. Raises `ProgramError` when the source is not well formed or an option makes no sense.
    """

    def __init__(
        self, source: Program, *, tests: int | None = None, lanes: int | None = None, seed: int = 0, prime: int = PRIME
    ) -> None:
        if min(tests or 1, lanes or 1) < 1 or 0 in (tests, lanes):
            raise ProgramError(f"verification takes at least one test and one lane, not {tests} and {lanes}")
        if not source.outputs:
            raise ProgramError("a program without outputs leaves nothing to compare")
        self.modulus = modulus(prime)
        self.source = normalize(decompose(source))
        self.tests = tests
        self.lanes = lanes
        self.seed = seed
        types = infer_program(source)
        self.shapes = [types[v].shape for v in source.outputs]
        self._large = sum(t.size for t in types) >= LARGE
        self._profiles: dict[frozenset[str], tuple[ProfileField, list[Profile]]] = {}
        self._outputs: dict[_Draw, list[Elements]] = {}
        self._inputs: tuple[_Draw, list[Elements]] | None = None

    def prepare(self) -> None:
        """Runs the source for the first draw, which `check` otherwise does when it is first needed."""
        self._run(self.source, _Draw(self.lanes or LANES[0], 0, 0))

    def differs_when_shrunken(self, candidate: Program) -> bool:
        """Whether the two differ at the smaller shapes of `mirage_ir.verify.shrink`: takes milliseconds, whatever the shapes.

        Then they most likely differ at full size, where `check` decides. Raises `ProgramError` when the candidate is not well
        formed.
        """
        return self._interfaces(candidate) is None and self._differ_when_shrunken(normalize(decompose(candidate)))

    def check(self, candidate: Program) -> Verdict:
        """The verdict on one candidate. Raises `ProgramError` when it is not well formed.

        It rests on a comparison at full size. A large candidate that differs when it is shrunken is tried in one lane first, which
        suffices to refuse it and costs a fraction of what acceptance does.
        """
        difference = self._interfaces(candidate)
        if difference is not None:
            return Verdict(False, 0, 0, self.modulus.prime, 0, 0, inf, difference)
        program = normalize(decompose(candidate))
        tests, lanes, degree, atoms, bound = self._effort(self._cones(program))
        if self._large and lanes > 1 and self._differ_when_shrunken(program):
            found = self._difference(program, _Draw(1, 0, 0), [np.ones(s, dtype=np.bool_) for s in self.shapes])
            if found is not None:
                output, entry, message = found
                return Verdict(False, 1, 1, self.modulus.prime, degree, atoms, inf, message, output, entry)

        def verdict(equivalent: bool, bound: float, message: str, *where: Any) -> Verdict:
            return Verdict(equivalent, tests, lanes, self.modulus.prime, degree, atoms, bound, message, *where)

        for test in range(tests):
            missing = [np.ones(s, dtype=np.bool_) for s in self.shapes]
            for draw in range(MAX_DRAWS):
                found = self._difference(program, _Draw(lanes, test, draw), missing)
                if found is not None:
                    output, entry, message = found
                    return verdict(False, inf, message, output, entry)
                if not any(m.any() for m in missing):
                    break
            else:
                i = next(i for i, m in enumerate(missing) if m.any())
                entry = tuple(int(n) for n in np.argwhere(missing[i])[0])
                message = f"not verified: output {i} is undefined at {_show(entry)} in {MAX_DRAWS} draws (it divides by zero)"
                return verdict(False, inf, message, i, entry)
        if bound >= 0:
            return verdict(False, bound, "not verified: no difference was found, but the bound says nothing")
        what = f"{tests} x {lanes} lanes modulo {self.modulus.prime}, degree {degree}, {atoms} oracle atoms"
        return verdict(True, bound, f"equivalent: chance of error at most 2^{bound:.1f} ({what})")

    def _difference(self, program: Program, draw: _Draw, missing: list[Any]) -> tuple[int, tuple[int, ...], str] | None:
        """The first output and entry that differ, with both values in words; else compared entries leave `missing`."""
        pairs = zip(self._run(self.source, draw), self._run(program, draw), strict=True)
        for i, (x, y) in enumerate(pairs):
            entry = _compare(x, y, missing[i])
            if entry is not None:
                return i, entry, self._counterexample(i, entry, x, y)
        return None

    def _differ_when_shrunken(self, program: Program) -> bool:
        pair = shrink(self.source, program)
        if pair is None:
            return False
        field = Field(LANES[0], (self.seed, "shrunken"), self.modulus.prime)
        with one_blas_thread():
            inputs = draw_inputs(pair[0], field)
            ours, theirs = ([field.settle(x) for x in run_values(p, inputs, FieldSemantics(field))] for p in pair)
        return any(_compare(x, y, np.ones(x.shape, dtype=np.bool_)) is not None for x, y in zip(ours, theirs, strict=True))

    def _interfaces(self, candidate: Program) -> str | None:
        """Why the two cannot be compared, if they cannot. Raises `ProgramError` when the candidate is not well formed."""
        types = infer_program(candidate)
        shapes = [types[v].shape for v in candidate.outputs]
        ours, theirs = [t.shape for t in self.source.inputs], [t.shape for t in candidate.inputs]
        for what, a, b in (("inputs", ours, theirs), ("outputs", self.shapes, shapes)):
            if len(a) != len(b):
                return f"not equivalent: {len(b)} {what} instead of {len(a)}"
            for i, (x, y) in enumerate(zip(a, b, strict=True)):
                if x != y:
                    return f"not equivalent: {what[:-1]} {i} has shape {list(y)} instead of {list(x)}"
        return None

    def _effort(self, cones: Sequence[_Cone]) -> tuple[int, int, int, int, float]:
        """Tests, lanes, degree, atoms, and log2 of the chance of error with them, for a pair with these output entries."""

        def chance(lanes: int) -> tuple[float, _Cone]:
            return max(((self._chance(cone, lanes), cone) for cone in cones), key=lambda b: b[0])

        choice = LANES if self.lanes is None else (self.lanes,)
        lanes = next((n for n in choice if chance(n)[0] <= BOUND_LOG2), choice[-1])
        once, worst = chance(lanes)
        tests = self.tests or (max(1, min(MOST_TESTS, ceil(BOUND_LOG2 / once))) if once < 0 else 1)
        return tests, lanes, worst.degree, worst.atoms, tests * once

    def _cones(self, candidate: Program) -> list[_Cone]:
        """What the bound depends on, for an entry of each output."""
        theirs, profiles = self._analyze(candidate, frozenset())
        ours, _ = self._analyze(self.source, frozenset())
        inverted = frozenset((ours.divided | theirs.divided) - ours.used - theirs.used)
        if inverted:
            theirs, profiles = self._analyze(candidate, inverted)
        ours, own = self._analyze(self.source, inverted)
        argument = max(ours.argument_numerator, theirs.argument_numerator)
        argument += max(ours.argument_denominator, theirs.argument_denominator)
        ordered = ours.ordered or theirs.ordered
        return [_Cone.of(x, y, argument, ordered) for x, y in zip(own, profiles, strict=True)]

    def _analyze(self, program: Program, inverted: frozenset[str]) -> tuple[ProfileField, list[Profile]]:
        if program is self.source and inverted in self._profiles:
            return self._profiles[inverted]
        field = ProfileField(inverted)
        found = field, profile(program, field)
        if program is self.source:
            self._profiles[inverted] = found
        return found

    def _chance(self, cone: _Cone, lanes: int) -> float:
        """log2 of the chance that one test accepts a wrong entry: the theorem of docs/verification.md; at most 0."""
        point = self.modulus.point
        pairs = cone.atoms * (cone.atoms - 1) // 2
        hashes = ((cone.atoms + 1) * FINGERPRINT) ** 2 if cone.ordered else 0.0
        collision = pairs * (min(1.0, cone.argument * point) ** lanes + hashes)
        chance = collision + min(1.0, cone.degree * point) ** lanes
        defined = max(1 - cone.divisors * lanes * point - collision, 1 / MAX_DRAWS)
        return min(0.0, log2(max(chance, SMALLEST_CHANCE) / defined))

    def _run(self, program: Program, which: _Draw) -> list[Elements]:
        if program is self.source and which in self._outputs:
            return self._outputs[which]
        field = Field(which.lanes, (self.seed, which.test, which.draw), self.modulus.prime)
        with one_blas_thread():
            inputs = self._drawn(program, which, field)
            outputs = [field.settle(x) for x in run_values(program, inputs, FieldSemantics(field))]
        if program is self.source:
            self._outputs[which] = outputs
        return outputs

    def _drawn(self, program: Program, which: _Draw, field: Field) -> list[Elements]:
        """The inputs of a draw; those of the last are kept. Lanes are drawn one by one, so the first of many are those of few."""
        if self._inputs is not None and self._inputs[0][1:] == which[1:] and self._inputs[0].lanes >= which.lanes:
            return [x.first(which.lanes) for x in self._inputs[1]]
        self._inputs = (which, draw_inputs(program, field))
        return self._inputs[1]

    def _counterexample(self, output: int, entry: tuple[int, ...], x: Elements, y: Elements) -> str:
        ours, theirs = (e.dense()[(slice(None), *entry)].tolist() for e in (x, y))
        where = f"output {output} at {_show(entry)}"
        return f"not equivalent: {where} is {theirs} instead of {ours} (modulo {self.modulus.prime}, one number a lane)"


def draw_inputs(program: Program, field: Field) -> list[Elements]:
    """Random inputs of a program, kept in memory as far as `STORED_INPUTS` goes, small ones first."""
    inputs: dict[int, Elements] = {}
    kept = 0
    for i in sorted(range(len(program.inputs)), key=lambda i: program.inputs[i].size):
        keys = tuple(oracles.key(field.secret, "input", i, lane) for lane in range(field.lanes))
        drawn = Elements(Drawn.of(program.inputs[i].shape, keys, field.modulus.prime))
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


def verify(
    source: Program, candidate: Program, *, tests: int | None = None, lanes: int | None = None, seed: int = 0, prime: int = PRIME
) -> Verdict:
    """Whether `candidate` computes what `source` computes; `Verifier` compares several candidates with less work.

    Raises `ProgramError` when one of them is not well formed; a pair whose inputs or outputs differ in number or shape is not
    equivalent.
    """
    return Verifier(source, tests=tests, lanes=lanes, seed=seed, prime=prime).check(candidate)
