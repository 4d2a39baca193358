"""Whether two programs compute the same, and how sure that is. docs/verification.md states the theorem behind the bound."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, inf, log2
from typing import NamedTuple

import numpy as np

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.errors import ProgramError
from mirage_ir.interpret.threads import one_blas_thread
from mirage_ir.interpret.walker import run_values
from mirage_ir.program import Program
from mirage_ir.verify import oracles
from mirage_ir.verify.field import Elements, Field, FieldSemantics, Mask
from mirage_ir.verify.identities import Splitting, normalize
from mirage_ir.verify.inputs import Drawn
from mirage_ir.verify.modular import PRIME, Words, modulus, size
from mirage_ir.verify.profile import Profile, ProfileField, profile
from mirage_ir.verify.shrink import shrink
from mirage_ir.verify.union import union_log2

BOUND_LOG2 = -40.0
"""Lanes and tests that are not given are as many as bring a verdict's bound below two to this power."""
LANES = (4, 8)
"""Numbers of lanes to choose from: twice the lanes are worth more than twice the tests, and cost as much."""
MOST_TESTS = 32
"""Most tests to choose; a bound that stays above `BOUND_LOG2` with them is what it is."""
LARGE = 1 << 21
"""Elements of all tensors of a source, from which on candidates are tried at shrunken shapes first."""
SHRUNKEN_LANES = 1
"""For the filter: a difference that it misses, with a chance of a few in a million, is left to the full size."""
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


class _Pair(NamedTuple):
    """Source and candidate under one choice of identities."""

    splitting: Splitting
    source: Program
    candidate: Program


class _Outputs(NamedTuple):
    """A program's outputs in one draw, and what it takes functions of that are not defined everywhere (`Field.partial`)."""

    values: list[Elements]
    partial: dict[str, Words]


class _Effort(NamedTuple):
    """What a pair takes: tests and lanes, with the degree and the atoms of its worst entry and the bound that they give."""

    tests: int
    lanes: int
    degree: int
    atoms: int
    bound_log2: float


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
        self.source = decompose(source)
        self.tests = tests
        self.lanes = lanes
        self.seed = seed
        types = infer_program(source)
        self.shapes = [types[v].shape for v in source.outputs]
        self._large = sum(t.size for t in types) >= LARGE
        self._sources = {splitting: normalize(self.source, splitting) for splitting in Splitting}
        self._profiles: dict[tuple[Splitting, frozenset[str]], tuple[ProfileField, list[Profile]]] = {}
        self._outputs: dict[tuple[Splitting, _Draw], _Outputs] = {}
        self._inputs: tuple[_Draw, list[Elements]] | None = None

    def prepare(self) -> None:
        """Runs the source for the first draw, which `check` otherwise does when it is first needed."""
        first = next(iter(Splitting))
        self._run(self._sources[first], _Draw(self.lanes or LANES[0], 0, 0), first)

    def differs_when_shrunken(self, candidate: Program) -> bool:
        """Whether the two differ at the smaller shapes of `mirage_ir.verify.shrink`: takes milliseconds, whatever the shapes.

        Then they most likely differ at full size, where `check` decides. Raises `ProgramError` when the candidate is not well
        formed.
        """
        if self._interfaces(candidate) is not None:
            return False
        return all(self._differ_when_shrunken(pair) for pair in self._pairs(decompose(candidate)))

    def check(self, candidate: Program) -> Verdict:
        """The verdict on one candidate. Raises `ProgramError` when it is not well formed.

        It rests on a comparison at full size. A large candidate that differs when it is shrunken is tried in one lane first, which
        suffices to refuse it and costs a fraction of what acceptance does.
        """
        difference = self._interfaces(candidate)
        if difference is not None:
            return Verdict(False, 0, 0, self.modulus.prime, 0, 0, inf, difference)
        pairs = self._pairs(decompose(candidate))
        efforts = [self._effort(self._cones(pair), len(pairs)) for pair in pairs]
        bound = union_log2(effort.bound_log2 for effort in efforts)
        refusals: list[Verdict] = []
        for pair, effort in zip(pairs, efforts, strict=True):
            refusal = self._refuse_early(pair, effort) or self._refuse(pair, effort)
            if refusal is None:
                return self._accept(effort, bound)
            refusals.append(refusal)
        return refusals[0]

    def accepted_entries(self, candidate: Program) -> tuple[list[Mask], float]:
        """For each output, which entries pass all tests when they are looked at by themselves; and log2 of the bound on that.

        The bound is on the chance of each entry that is wrong. `check` wants all to pass, so it accepts no more often. Raises
        `ProgramError` when the candidate is not well formed, or has another interface than the source.
        """
        difference = self._interfaces(candidate)
        if difference is not None:
            raise ProgramError(difference)
        pairs = self._pairs(decompose(candidate))
        efforts = [self._effort(self._cones(pair), len(pairs)) for pair in pairs]
        accepted = [np.zeros(s, dtype=np.bool_) for s in self.shapes]
        for pair, effort in zip(pairs, efforts, strict=True):
            for mask, passed in zip(accepted, self._passing(pair, effort), strict=True):
                mask |= passed
        return accepted, union_log2(effort.bound_log2 for effort in efforts)

    def _passing(self, pair: _Pair, effort: _Effort) -> list[Mask]:
        passed = [np.ones(s, dtype=np.bool_) for s in self.shapes]
        for test in range(effort.tests):
            missing = [np.ones(s, dtype=np.bool_) for s in self.shapes]
            for draw in range(MAX_DRAWS):
                which = _Draw(effort.lanes, test, draw)
                ours, theirs = self._run(pair.source, which, pair.splitting), self._run(pair.candidate, which)
                for i, (x, y) in enumerate(zip(ours.values, theirs.values, strict=True)):
                    different, undefined = _compared(x, y)
                    passed[i] &= ~(different & missing[i])
                    missing[i] &= undefined
                if not any(m.any() for m in missing):
                    break
            for mask, never in zip(passed, missing, strict=True):
                mask &= ~never
        return passed

    def _pairs(self, candidate: Program) -> list[_Pair]:
        """The source and the candidate under the identities, for each choice of them that makes a difference to one of the two."""
        pairs: list[_Pair] = []
        for splitting, source in self._sources.items():
            pair = _Pair(splitting, source, normalize(candidate, splitting))
            if all((p.source, p.candidate) != (pair.source, pair.candidate) for p in pairs):
                pairs.append(pair)
        return pairs

    def _accept(self, effort: _Effort, bound: float) -> Verdict:
        tests, lanes, degree, atoms, _ = effort
        if bound >= 0:
            message = "not verified: no difference was found, but the bound says nothing"
        else:
            what = f"{tests} x {lanes} lanes modulo {self.modulus.prime}, degree {degree}, {atoms} oracle atoms"
            message = f"equivalent: chance of error at most 2^{bound:.1f} ({what})"
        return Verdict(bound < 0, tests, lanes, self.modulus.prime, degree, atoms, bound, message)

    def _refuse_early(self, pair: _Pair, effort: _Effort) -> Verdict | None:
        """The refusal of a pair that differs in one lane, if it is large and there is reason to try that."""
        if not self._large or effort.lanes == 1 or not self._differ_when_shrunken(pair):
            return None
        missing = [np.ones(s, dtype=np.bool_) for s in self.shapes]
        return self._difference(pair, _Draw(1, 0, 0), missing, effort._replace(tests=1, lanes=1))

    def _refuse(self, pair: _Pair, effort: _Effort) -> Verdict | None:
        """The refusal of a pair that differs in one of the tests, or has an entry that is never defined."""
        for test in range(effort.tests):
            missing = [np.ones(s, dtype=np.bool_) for s in self.shapes]
            for draw in range(MAX_DRAWS):
                refusal = self._difference(pair, _Draw(effort.lanes, test, draw), missing, effort)
                if refusal is not None:
                    return refusal
                if not any(m.any() for m in missing):
                    break
            else:
                i = next(i for i, m in enumerate(missing) if m.any())
                entry = tuple(int(n) for n in np.argwhere(missing[i])[0])
                message = f"not verified: output {i} is undefined at {_show(entry)} in {MAX_DRAWS} draws (it divides by zero)"
                return self._refusal(effort, message, i, entry)
        return None

    def _refusal(self, effort: _Effort, message: str, output: int | None, entry: tuple[int, ...] | None) -> Verdict:
        tests, lanes, degree, atoms, _ = effort
        return Verdict(False, tests, lanes, self.modulus.prime, degree, atoms, inf, message, output, entry)

    def _difference(self, pair: _Pair, draw: _Draw, missing: list[Mask], effort: _Effort) -> Verdict | None:
        """The refusal for the first entry that differs in one draw; else compared entries leave `missing`."""
        ours = self._run(pair.source, draw, pair.splitting)
        theirs = self._run(pair.candidate, draw)
        for i, (x, y) in enumerate(zip(ours.values, theirs.values, strict=True)):
            entry = _compare(x, y, missing[i])
            if entry is not None:
                return self._refusal(effort, self._counterexample(i, entry, x, y), i, entry)
        for name, arguments in theirs.partial.items():
            if not np.isin(arguments, ours.partial.get(name, arguments[:0])).all():
                message = f"not verified: it takes {name} of what the source does not take it of, which may not be defined"
                return self._refusal(effort, message, None, None)
        return None

    def _differ_when_shrunken(self, pair: _Pair) -> bool:
        small = shrink(pair.source, pair.candidate)
        if small is None:
            return False
        field = Field(SHRUNKEN_LANES, (self.seed, "shrunken"), self.modulus.prime)
        with one_blas_thread():
            inputs = draw_inputs(small[0], field)
            ours, theirs = ([field.settle(x) for x in run_values(p, inputs, FieldSemantics(field))] for p in small)
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

    def _effort(self, cones: Sequence[_Cone], pairs: int) -> _Effort:
        """What a pair with these output entries takes, one of so many of which one may be accepted."""
        wanted = BOUND_LOG2 - log2(pairs)

        def chance(lanes: int) -> tuple[float, _Cone]:
            return max(((self._chance(cone, lanes), cone) for cone in cones), key=lambda b: b[0])

        choice = LANES if self.lanes is None else (self.lanes,)
        lanes = next((n for n in choice if chance(n)[0] <= wanted), choice[-1])
        once, worst = chance(lanes)
        tests = self.tests or (max(1, min(MOST_TESTS, ceil(wanted / once))) if once < 0 else 1)
        return _Effort(tests, lanes, worst.degree, worst.atoms, tests * once)

    def _cones(self, pair: _Pair) -> list[_Cone]:
        """What the bound depends on, for an entry of each output."""
        theirs, profiles = _analyze(pair.candidate, frozenset())
        ours, own = self._analyze_source(pair, frozenset())
        inverted = frozenset((ours.divided | theirs.divided) - ours.used - theirs.used)
        if inverted:
            theirs, profiles = _analyze(pair.candidate, inverted)
            ours, own = self._analyze_source(pair, inverted)
        argument = max(ours.argument_numerator, theirs.argument_numerator)
        argument += max(ours.argument_denominator, theirs.argument_denominator)
        ordered = ours.ordered or theirs.ordered
        return [_Cone.of(x, y, argument, ordered) for x, y in zip(own, profiles, strict=True)]

    def _analyze_source(self, pair: _Pair, inverted: frozenset[str]) -> tuple[ProfileField, list[Profile]]:
        which = (pair.splitting, inverted)
        if which not in self._profiles:
            self._profiles[which] = _analyze(pair.source, inverted)
        return self._profiles[which]

    def _chance(self, cone: _Cone, lanes: int) -> float:
        """log2 of the chance that one test accepts a wrong entry: the theorem of docs/verification.md; at most 0."""
        point = self.modulus.point
        pairs = cone.atoms * (cone.atoms - 1) // 2
        hashes = ((cone.atoms + 1) * FINGERPRINT) ** 2 if cone.ordered else 0.0
        collision = pairs * (min(1.0, cone.argument * point) ** lanes + hashes)
        chance = collision + min(1.0, cone.degree * point) ** lanes
        defined = max(1 - cone.divisors * lanes * point - collision, 1 / MAX_DRAWS)
        return min(0.0, log2(max(chance, SMALLEST_CHANCE) / defined))

    def _run(self, program: Program, which: _Draw, kept: Splitting | None = None) -> _Outputs:
        """A program's outputs, which are kept under the name `kept`."""
        if kept is not None and (kept, which) in self._outputs:
            return self._outputs[kept, which]
        field = Field(which.lanes, (self.seed, which.test, which.draw), self.modulus.prime)
        with one_blas_thread():
            inputs = self._drawn(program, which, field)
            values = [field.settle(x) for x in run_values(program, inputs, FieldSemantics(field))]
        outputs = _Outputs(values, {name: np.unique(np.concatenate(words)) for name, words in field.partial.items()})
        if kept is not None:
            self._outputs[kept, which] = outputs
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


def _analyze(program: Program, inverted: frozenset[str]) -> tuple[ProfileField, list[Profile]]:
    field = ProfileField(inverted)
    return field, profile(program, field)


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


def _compared(x: Elements, y: Elements) -> tuple[Mask, Mask]:
    """Which entries are defined in both and differ, and which are not defined in both."""
    different = (x.dense() != y.dense()).any(axis=0)
    undefined = np.zeros(different.shape, dtype=np.bool_)
    for side in (x, y):
        if side.undefined is not None:
            undefined |= side.undefined
    return different & ~undefined, undefined


def _compare(x: Elements, y: Elements, missing: Mask) -> tuple[int, ...] | None:
    """An entry that is defined in both and differs; else takes the compared entries out of `missing`."""
    different, undefined = _compared(x, y)
    if different.any():
        return tuple(int(n) for n in np.unravel_index(int(different.argmax()), different.shape))
    missing &= undefined
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
