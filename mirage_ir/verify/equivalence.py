"""Whether two programs compute the same, and how sure that is. docs/verification.md states the theorem behind the bound."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import product as cartesian
from math import inf, log2, prod
from typing import NamedTuple

import numpy as np

from mirage_ir.check import has_empty_tiles, infer_program, interface
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.errors import OptionError, ProgramError, TooLargeError
from mirage_ir.interpret.threads import one_blas_thread
from mirage_ir.interpret.walker import run_values
from mirage_ir.limits import check_verification
from mirage_ir.loop_kernels import with_loops_apart
from mirage_ir.program import Program, Shape, TensorType
from mirage_ir.verify import domains, oracles, primes
from mirage_ir.verify.bound import BOUND_LOG2, CLASSES_BOUND_LOG2, MAX_DRAWS, OutputCone, PairEffort, effort
from mirage_ir.verify.classes import for_all_sizes, on_classes, on_shared_classes
from mirage_ir.verify.elements import Elements, Mask, either
from mirage_ir.verify.field import Field
from mirage_ir.verify.identities import Activations, Splitting, normalize
from mirage_ir.verify.inputs import Drawn
from mirage_ir.verify.memory import Memory
from mirage_ir.verify.modular import NoResidueError, modulus
from mirage_ir.verify.narrowing import narrowed
from mirage_ir.verify.profile import Profile, ProfileField, profile
from mirage_ir.verify.rows import Place, fewer_rows, place_at_full_size
from mirage_ir.verify.semantics import FieldSemantics
from mirage_ir.verify.shrink import shrink
from mirage_ir.verify.theory import lacking
from mirage_ir.verify.union import union_log2
from mirage_ir.verify.verdict import Answer, Basis, Verdict
from mirage_ir.verify.weights import Weights

LARGE_SOURCE = 1 << 21
"""Elements of all tensors of a source from which on candidates are tried at shrunken shapes first."""
SHRUNKEN_LANES = 1
"""Lanes of the filter: it misses a difference with a chance of a few in a million, and the full size follows anyway."""
POINT = 1.001 * 2.0**-primes.LOWEST_BITS
"""The largest chance of any one value of a residue, modulo any prime that may be drawn."""


DIFFERENCE_LANES = 2
"""Lanes in which a difference on classes is looked for once more. A difference in any lane is one."""
CHOICES = tuple((s, a) for a, s in cartesian(Activations, Splitting))
"""The ways to apply the identities; a pair that one of them proves is proved."""


class _Draw(NamedTuple):
    """One draw of all inputs and oracles, in a lane for each prime."""

    primes: tuple[int, ...]
    test: int
    draw: int


class _Pair(NamedTuple):
    """Source and candidate under one choice of identities, with the shapes of their outputs.

    They run on classes of indices, with `weights` as their last inputs, or have no more rows than it takes. `place` sends an entry
    of an output to an entry at full size. `decides`: where these differ, so do the programs at full size.
    """

    source: Program
    candidate: Program
    shapes: tuple[tuple[int, ...], ...]
    place: Place | None = None
    weights: tuple[Weights, ...] = ()
    basis: Basis = Basis.FULL_SIZE
    decides: bool = True

    @staticmethod
    def on_classes(source: Program, candidate: Program) -> _Pair | None:
        found = on_classes(source, candidate)
        if found is None:
            return None
        return _Pair(*found[:2], tuple(interface(found.source)[1]), found.place, found.weights, Basis.CLASSES, found.decides)

    @staticmethod
    def on_shared_classes(source: Program, candidate: Program) -> _Pair | None:
        found = on_shared_classes(source, candidate)
        if found is None:
            return None
        return _Pair(*found[:2], tuple(interface(found.source)[1]), found.place, found.weights, Basis.CLASSES, found.decides)

    @staticmethod
    def for_all_sizes(samples: Sequence[tuple[Program, Program]]) -> _Pair | None:
        found = for_all_sizes(samples)
        if found is None:
            return None
        return _Pair(*found[:2], tuple(interface(found.source)[1]), None, found.weights, Basis.ALL_SIZES)

    @staticmethod
    def at_full_size(source: Program, candidate: Program) -> _Pair:
        small = fewer_rows(source, candidate)
        if small is None:
            return _Pair(source, candidate, tuple(interface(source)[1]))
        return _Pair(*small, tuple(interface(small[0])[1]), place_at_full_size(source, candidate))

    @property
    def large(self) -> bool:
        """Whether a candidate is worth a look at shrunken shapes first."""
        return sum(t.size for t in infer_program(self.source, memory=False)) >= LARGE_SOURCE

    def shown(self, output: int, entry: tuple[int, ...]) -> str:
        """An entry as its place in the whole output."""
        return f"output {output} at {list(entry if self.place is None else self.place(output, entry))}"


class _Outputs(NamedTuple):
    """A program's outputs in one draw, and the functions that it applies where they may have no value."""

    values: list[Elements]
    risky: frozenset[str]


class Verifier:
    """Compares many candidates with one source, which is run once.

    `tests` independent tests with `lanes` lanes each, modulo primes that are drawn between 2^19 and 2^20, or modulo `prime` (from 7
    to 2^20) alone; everything random follows from `seed`. Unless given, the fewest lanes, and then the fewest tests, are chosen
    that bring the bound of a pair below 2^-40 (`mirage_ir.verify.bound`). `memory` is a limit in GiB, by default half of the free
    memory; a pair that would take more is not proved. Programs run on classes of indices first, where the theorem allows it and no
    `prime` is given; without `classes`, only at full size. Raises `ProgramError` when the source is not well formed, `OptionError`
    when an option makes no sense.
    """

    def __init__(
        self,
        source: Decomposed,
        *,
        tests: int | None = None,
        lanes: int | None = None,
        seed: int = 0,
        prime: int | None = None,
        memory: float | None = None,
        classes: bool = True,
    ) -> None:
        check_verification(tests=tests, lanes=lanes, seed=seed)
        if prime is None and (tests or 1) * (lanes or 1) > primes.MOST_DRAWN:
            raise OptionError(f"at most {primes.MOST_DRAWN} primes are drawn, which {tests or 1} x {lanes or 1} lanes exceed")
        if not source.outputs:
            raise ProgramError("a program without outputs leaves nothing to compare")
        self.memory = Memory.of(memory)
        self.prime = None if prime is None else modulus(prime).prime
        self.source = Decomposed(with_loops_apart(source))
        self.tests = tests
        self.lanes = lanes
        self.seed = seed
        self.classes = classes and prime is None  # The theorem about classes is one about numbers.
        infer_program(source)
        self.shapes = interface(source)[1]
        self._sources: dict[tuple[Splitting, Activations, bool], Program] = {}
        self._profiles: dict[tuple[Program, tuple[Weights, ...], frozenset[str]], tuple[ProfileField, list[Profile]]] = {}
        self._outputs: dict[tuple[Program, tuple[Weights, ...], _Draw, str], _Outputs] = {}
        self._inputs: tuple[_Draw, list[Shape], list[Elements]] | None = None

    def differs_when_shrunken(self, candidate: Decomposed) -> bool:
        """Whether the two differ at the smaller shapes of `mirage_ir.verify.shrink`: takes milliseconds, whatever the shapes.

        Then they most likely differ at full size, where `check` decides. Raises `ProgramError` when the candidate is not well
        formed.
        """
        candidate = decompose(candidate)
        if self._interfaces(candidate) is not None:
            return False
        return all(self._differ_when_shrunken(_Pair(*pair, tuple(self.shapes))) for pair in self._normalized(candidate))

    def check(self, candidate: Decomposed, *, refute: bool = False, seconds: float = 8.0) -> Verdict:
        """The verdict on one candidate. Raises `ProgramError` when it is not well formed.

        It holds at full size. A large candidate that differs when it is shrunken is tried in one lane first, which suffices not to
        accept it and costs a fraction of an acceptance. With `refute`, inputs on which the two differ are looked for, for
        about `seconds`, when they are not proved equivalent.
        """
        difference = self._interfaces(candidate)
        candidate = decompose(candidate)
        if difference is not None:
            return Verdict(Answer.REFUTED, 0, 0, (), 0, 0, 0.0, inf, f"refuted: {difference}")
        candidate = Decomposed(with_loops_apart(candidate))
        try:
            verdict = self._checked(candidate)
        except (TooLargeError, NoResidueError, MemoryError) as error:
            why = str(error) or "it takes more memory than there is"
            verdict = Verdict(Answer.NOT_PROVED, 0, 0, (), 0, 0, 0.0, inf, f"not proved: {why}")
        verdict = replace(verdict, narrowed=narrowed(self.source, candidate))
        return self._refuted(candidate, verdict, seconds) if refute and not verdict.equivalent else verdict

    def _refuted(self, candidate: Decomposed, verdict: Verdict, seconds: float) -> Verdict:
        """The verdict with inputs that show the difference, where there are any."""
        from mirage_ir.verify import counterexample

        found = counterexample.find(self.source, candidate, seconds=seconds, seed=self.seed)
        if found is None:
            return verdict
        return replace(verdict, answer=Answer.REFUTED, message=f"refuted: {found.summary}", counterexample=found)

    def _checked(self, candidate: Decomposed) -> Verdict:
        """On classes of indices, and at full size where these decide nothing."""
        normalized = list(self._normalized(candidate))
        refusals: list[Verdict] = []
        bounds: list[float] = []
        if self.classes:
            found = [_Pair.on_classes(*pair) for pair in normalized]
            pairs = [pair for pair in found if pair is not None]
            verdict = self._verdict_on(pairs, CLASSES_BOUND_LOG2, refusals, bounds)
            if verdict is not None:
                return verdict
            known = dict(zip(pairs, refusals, strict=True))
            if not all(pair.decides for pair in pairs):
                verdict = self._on_classes_apart(candidate, normalized, refusals, bounds)
            if verdict is not None:
                return verdict
            normalized = [
                given
                for given, pair in zip(normalized, found, strict=True)
                if pair is None or not self._decided(given, pair, known[pair])
            ]
        on_classes = len(refusals)
        try:
            verdict = self._verdict_on(self._at_full_size(normalized), BOUND_LOG2, refusals, bounds)
        except TooLargeError:
            if not refusals:
                raise
            verdict = None
        if verdict is not None:
            return verdict
        # Where several ways to apply the identities fail, one that fails by more than residues says more.
        refusals = refusals[on_classes:] or refusals
        return next((r for r in refusals if r.entry is None), refusals[0])

    def _on_classes_apart(
        self, candidate: Decomposed, tried: Sequence[tuple[Program, Program]], refusals: list[Verdict], bounds: list[float]
    ) -> Verdict | None:
        """The acceptance of one of the pairs on classes whose positive divisors are taken apart, but for those that were `tried`.

        √((x·y)²) and √(x²)·√(y²) are different variables: where divisors have such, some pairs need their factors'.
        """
        if has_empty_tiles(self.source) or has_empty_tiles(candidate):  # Then they were.
            return None
        new = [pair for pair in self._normalized(candidate, apart=True) if pair not in tried]
        pairs = [pair for pair in (_Pair.on_classes(*given) for given in new) if pair is not None]
        try:
            return self._verdict_on(pairs, CLASSES_BOUND_LOG2, refusals, bounds)
        except (TooLargeError, NoResidueError, MemoryError):
            return None

    def _decided(self, given: tuple[Program, Program], pair: _Pair, refusal: Verdict) -> bool:
        """Whether the refusal of a pair on classes, for an entry that differs or has no value, holds at full size."""
        if refusal.entry is None:
            return False
        if pair.decides:
            return True
        shared = _Pair.on_shared_classes(*given)
        if shared is None or not shared.decides:
            return False
        effort = self._effort(shared, 1, CLASSES_BOUND_LOG2)._replace(tests=1, lanes=DIFFERENCE_LANES)
        missing = [np.ones(s, dtype=np.bool_) for s in shared.shapes]
        differs = self._difference(shared, self._draw(shared, DIFFERENCE_LANES, 0, 0), missing, effort)
        return differs is not None and differs.entry is not None

    def check_all_sizes(self, candidate: Decomposed, others: Sequence[tuple[Decomposed, Decomposed]]) -> Verdict:
        """The verdict on a candidate for all sizes of symbols, of which the source and the candidate are samples, as are `others`.

        At two sizes or more, programs are given that differ in extents alone; sizes at which all tiles exceed what they cover show
        the most. They stand for the programs at all sizes whose grids, loops and tiles cover their tensors in this way.
        Raises `ProgramError` when one is not well formed.
        """
        samples = [(self.source, candidate), *others]
        tried: set[_Pair] = set()
        refusals: list[Verdict] = []
        bounds: list[float] = []
        apart = any(has_empty_tiles(program) for pair in samples for program in pair)
        for choice in CHOICES:  # The first one proves most candidates.
            normalized = [(normalize(ours, *choice, apart), normalize(theirs, *choice, apart)) for ours, theirs in samples]
            pair = _Pair.for_all_sizes(normalized)
            if pair is not None and pair not in tried:
                tried.add(pair)
                verdict = self._verdict_on([pair], CLASSES_BOUND_LOG2, refusals, bounds, len(CHOICES))
                if verdict is not None:
                    return verdict
        if refusals:
            return refusals[0]
        why = "not proved for all sizes: the programs differ in more than extents, or sizes matter in another way than as numbers"
        return Verdict(Answer.NOT_PROVED, 0, 0, (), 0, 0, 0.0, inf, why, basis=Basis.ALL_SIZES)

    def _verdict_on(
        self, pairs: Sequence[_Pair], wanted: float, refusals: list[Verdict], bounds: list[float], number: int | None = None
    ) -> Verdict | None:
        """The acceptance of one of several pairs, each of which proves the candidate; else their refusals join `refusals`.

        Their bounds join those of the pairs that were tried before, by which the candidate could have been accepted, too; none is
        accepted where the bound says nothing. `number` is how many pairs may be tried in all, by default these.
        """
        efforts = [self._effort(pair, number or len(pairs), wanted) for pair in pairs]
        bound = union_log2([*bounds, *(e.bound_log2 for e in efforts)]) if efforts else 0.0
        if bound < 0:
            bounds += [e.bound_log2 for e in efforts]
        for pair, its in zip(pairs, efforts, strict=True):
            self.memory.check((pair.source, pair.candidate), its.lanes)
            verdict = self._refuse_early(pair, its) or self._refuse(pair, its) or self._accept(pair, its, bound)
            if verdict.equivalent:
                return verdict
            refusals.append(verdict)
        return None

    def _normalized(self, candidate: Decomposed, *, apart: bool = False) -> Iterator[tuple[Program, Program]]:
        """The source and the candidate under the identities, for each choice of them that makes a difference to one of the two.

        apart: positive divisors of both are taken apart, and have the same factors. They are where tiles may have no entry in any
        case: sums of these may be 0, so that a sum of them is not known to be positive where that of the source is.
        """
        seen: set[tuple[Program, Program]] = set()
        apart = apart or has_empty_tiles(self.source) or has_empty_tiles(candidate)
        for choice in CHOICES:
            if (*choice, apart) not in self._sources:
                self._sources[*choice, apart] = normalize(self.source, *choice, apart)
            pair = self._sources[*choice, apart], normalize(candidate, *choice, apart)
            if pair not in seen:
                seen.add(pair)
                yield pair

    def _at_full_size(self, normalized: Iterable[tuple[Program, Program]]) -> list[_Pair]:
        return [_Pair.at_full_size(*pair) for pair in normalized]

    def _accept(self, pair: _Pair, effort: PairEffort, bound: float) -> Verdict:
        if bound >= 0:
            answer, message = Answer.NOT_PROVED, "not proved: no difference was found, but the bound says nothing"
        else:
            used = f"modulo {self.prime}" if self.prime else f"modulo {effort.tests * effort.lanes} primes"
            what = f"{effort.tests} x {effort.lanes} lanes {used}, degree {effort.degree}, {effort.atoms} oracle atoms"
            what += {Basis.FULL_SIZE: "", Basis.CLASSES: ", on classes of indices", Basis.ALL_SIZES: ", for all sizes"}[pair.basis]
            answer, message = Answer.EQUIVALENT, f"equivalent: chance of error at most 2^{bound:.1f} ({what})"
        return self._verdict(answer, pair, effort, bound, message)

    def _verdict(
        self,
        answer: Answer,
        pair: _Pair,
        effort: PairEffort,
        bound: float,
        message: str,
        output: int | None = None,
        entry: tuple[int, ...] | None = None,
    ) -> Verdict:
        used = tuple(p for test in range(effort.tests) for p in self._draw(pair, effort.lanes, test, 0).primes)
        numbers = (effort.tests, effort.lanes, used, effort.degree, effort.atoms, effort.height)
        return Verdict(answer, *numbers, bound, message, output, entry, basis=pair.basis)

    def _refuse_early(self, pair: _Pair, effort: PairEffort) -> Verdict | None:
        """The refusal of a pair that differs in one lane, if it is large and there is reason to try that."""
        if not pair.large or effort.lanes == 1 or not self._differ_when_shrunken(pair):
            return None
        missing = [np.ones(s, dtype=np.bool_) for s in pair.shapes]
        one = effort._replace(tests=1, lanes=1)
        return self._difference(pair, self._draw(pair, 1, 0, 0), missing, one)

    def _refuse(self, pair: _Pair, effort: PairEffort) -> Verdict | None:
        """The refusal of a pair that differs in one of the tests, or has an entry that is never defined."""
        for test in range(effort.tests):
            missing = [np.ones(s, dtype=np.bool_) for s in pair.shapes]
            for draw in range(MAX_DRAWS):
                refusal = self._difference(pair, self._draw(pair, effort.lanes, test, draw), missing, effort)
                if refusal is not None:
                    return refusal
                if not any(m.any() for m in missing):
                    break
            else:
                i = next(i for i, m in enumerate(missing) if m.any())
                entry = tuple(int(n) for n in np.argwhere(missing[i])[0])
                message = f"not proved: {pair.shown(i, entry)} is undefined in {MAX_DRAWS} draws (it divides by zero)"
                return self._verdict(Answer.NOT_PROVED, pair, effort, inf, message, i, entry)
        return None

    def _difference(self, pair: _Pair, draw: _Draw, missing: list[Mask], effort: PairEffort) -> Verdict | None:
        """The refusal for the first entry that differs in one draw; else compared entries leave `missing`."""
        ours, theirs = self._run_source(pair, draw), self._run(pair.candidate, pair.weights, draw)
        compared = [m.copy() for m in missing]
        for i, (x, y) in enumerate(zip(ours.values, theirs.values, strict=True)):
            entry = _compare(x, y, missing[i])
            if entry is not None:
                ours, theirs = (e.dense()[(slice(None), *entry)].tolist() for e in (x, y))
                message = f"not proved: {pair.shown(i, entry)} is {theirs} instead of {ours} modulo {list(draw.primes)}"
                lacks = lacking(pair.source, pair.candidate)
                message += f"; {lacks}" if lacks else ""
                return self._verdict(Answer.NOT_PROVED, pair, effort, inf, message, i, entry)
        if not theirs.risky:
            return None
        ours, theirs = self._run_source(pair, draw, "all"), self._run(pair.candidate, pair.weights, draw, "risky")
        for i, (x, y) in enumerate(zip(ours.values, theirs.values, strict=True)):
            entry = domains.missing(y.conditions, x.conditions, pair.shapes[i], compared[i] & ~missing[i])
            if entry is not None:
                what = " and ".join(sorted(theirs.risky))
                message = f"not proved: {pair.shown(i, entry)} rests on {what} of values that the source does not take it of"
                return self._verdict(Answer.NOT_PROVED, pair, effort, inf, message)
        return None

    def _differ_when_shrunken(self, pair: _Pair) -> bool:
        small = shrink(pair.source, pair.candidate)
        if small is None or not self._differ_at(small, pair):
            return False
        counted = shrink(pair.source, pair.candidate, with_counts=True)
        return counted is None or self._differ_at(counted, pair)

    def _differ_at(self, small: tuple[Decomposed, Decomposed], pair: _Pair) -> bool:
        """Whether two programs differ, which are a pair at other shapes."""
        field = Field(self._primes(pair, SHRUNKEN_LANES, 0), (self.seed, "shrunken"))
        with one_blas_thread():
            inputs = draw_inputs(small[0].inputs, field, self.memory)
            ours, theirs = (
                [field.number(x) for x in run_values(p, inputs, FieldSemantics(field, self.memory.tiles))] for p in small
            )
        return any(_compare(x, y, np.ones(x.shape, dtype=np.bool_)) is not None for x, y in zip(ours, theirs, strict=True))

    def _interfaces(self, candidate: Program) -> str | None:
        """Why the two cannot be compared, if they cannot. Raises `ProgramError` when the candidate is not well formed."""
        infer_program(candidate)
        for what, a, b in zip(("inputs", "outputs"), interface(self.source), interface(candidate), strict=True):
            if len(a) != len(b):
                return f"{len(b)} {what} instead of {len(a)}"
            for i, (x, y) in enumerate(zip(a, b, strict=True)):
                if x != y:
                    return f"{what[:-1]} {i} has shape {list(y)} instead of {list(x)}"
        return None

    def _effort(self, pair: _Pair, pairs: int, wanted: float) -> PairEffort:
        """Tests and lanes for one of `pairs` pairs, any of which may be accepted, with a bound of 2^wanted in all."""
        point = POINT if self.prime is None else modulus(self.prime).point
        wanted -= log2(pairs)
        return effort(self._cones(pair), point, self.prime is None, tests=self.tests, lanes=self.lanes, wanted=wanted)

    def _cones(self, pair: _Pair) -> list[OutputCone]:
        """The quantities that the bound depends on, for an entry of each output."""
        theirs, profiles = _analyze(pair.candidate, pair.weights, frozenset())
        ours, own = self._analyze_source(pair, frozenset())
        inverted = frozenset((ours.divided | theirs.divided) - ours.used - theirs.used)
        if inverted:
            theirs, profiles = _analyze(pair.candidate, pair.weights, inverted)
            ours, own = self._analyze_source(pair, inverted)
        ordered = ours.ordered or theirs.ordered
        return [OutputCone.of(x, y, ours.arguments | theirs.arguments, ordered) for x, y in zip(own, profiles, strict=True)]

    def _analyze_source(self, pair: _Pair, inverted: frozenset[str]) -> tuple[ProfileField, list[Profile]]:
        which = (pair.source, pair.weights, inverted)
        if which not in self._profiles:
            self._profiles[which] = _analyze(*which)
        return self._profiles[which]

    def _primes(self, pair: _Pair, lanes: int, test: int) -> tuple[int, ...]:
        if self.prime is not None:
            return (self.prime,) * lanes
        avoided = primes.forbidden_factors(pair.source) | primes.forbidden_factors(pair.candidate)
        avoided |= {n for w in pair.weights for d in w.digits for n in (d.values, *(s.values for s in d.segments)) if n}
        return primes.drawn(self.seed, lanes * (test + 1), avoided)[-lanes:]

    def _draw(self, pair: _Pair, lanes: int, test: int, draw: int) -> _Draw:
        return _Draw(self._primes(pair, lanes, test), test, draw)

    def _run_source(self, pair: _Pair, which: _Draw, conditions: str = "") -> _Outputs:
        """A source's outputs, which are kept."""
        name = (pair.source, pair.weights, which, conditions)
        if name not in self._outputs:
            self._outputs[name] = self._run(*name)
        return self._outputs[name]

    def _run(self, program: Program, weights: tuple[Weights, ...], which: _Draw, conditions: str = "") -> _Outputs:
        """A program's outputs, and with them the conditions they rest on when these are asked for (`Field`)."""
        field = Field(which.primes, (self.seed, which.test, which.draw), conditions, self.memory.tensor)
        with one_blas_thread():
            own = program.inputs[: len(program.inputs) - len(weights)]
            inputs = [*self._drawn(own, which, field), *(w.elements(field) for w in weights)]
            values = [field.number(x) for x in run_values(program, inputs, FieldSemantics(field, self.memory.tiles))]
        return _Outputs(values, frozenset(field.risky))

    def _drawn(self, inputs: Sequence[TensorType], which: _Draw, field: Field) -> list[Elements]:
        """The inputs of a draw; the last draw is kept. Lanes are drawn one by one, so fewer lanes are the first of more."""
        lanes, shapes = len(which.primes), [t.shape for t in inputs]
        if self._inputs is not None:
            drawn, of, kept = self._inputs
            if of == shapes and drawn._replace(primes=drawn.primes[:lanes]) == which:
                return [x.first(lanes) for x in kept]
        kept = draw_inputs(inputs, field, self.memory)
        self._inputs = which, shapes, kept
        return kept


def _analyze(program: Program, weights: Sequence[Weights], inverted: frozenset[str]) -> tuple[ProfileField, list[Profile]]:
    field = ProfileField(inverted)
    return field, profile(program, field, [w.profile(field) for w in weights])


def draw_inputs(types: Sequence[TensorType], field: Field, memory: Memory) -> list[Elements]:
    """Random tensors of these types, kept in memory as far as it goes, small ones first; others are drawn where they are read."""
    inputs: dict[int, Elements] = {}
    kept = 0
    for i in sorted(range(len(types)), key=lambda i: types[i].size):
        keys = tuple(oracles.key(field.secret, "input", i, lane) for lane in range(field.lanes))
        drawn = Elements(Drawn.of(types[i].shape, keys, field.primes))
        kept += 4 * field.lanes * prod(drawn.shape)
        inputs[i] = Elements(drawn.dense()) if kept <= memory.inputs else drawn
    return [inputs[i] for i in range(len(types))]


def compared(x: Elements, y: Elements) -> tuple[Mask, Mask]:
    """Which entries are defined in both and differ, and which are not defined in both."""
    different = (x.dense() != y.dense()).any(axis=0)
    undefined = either(np.zeros(different.shape, dtype=np.bool_), x.undefined, y.undefined)
    assert undefined is not None
    return different & ~undefined, undefined


def _compare(x: Elements, y: Elements, missing: Mask) -> tuple[int, ...] | None:
    """An entry that is defined in both and differs; else takes the compared entries out of `missing`."""
    different, undefined = compared(x, y)
    if different.any():
        return tuple(int(n) for n in np.unravel_index(int(different.argmax()), different.shape))
    missing &= undefined
    return None


def verify(
    source: Program,
    candidate: Program,
    *,
    tests: int | None = None,
    lanes: int | None = None,
    seed: int = 0,
    prime: int | None = None,
    memory: float | None = None,
    classes: bool = True,
    refute: bool = False,
) -> Verdict:
    """Whether `candidate` computes what `source` computes; `Verifier` compares several candidates with less work.

    With `refute`, looks for inputs on which they differ when they are not proved equivalent. Raises `ProgramError` when one of them
    is not well formed; a pair whose inputs or outputs differ in number or shape is refuted.
    """
    verifier = Verifier(decompose(source), tests=tests, lanes=lanes, seed=seed, prime=prime, memory=memory, classes=classes)
    return verifier.check(decompose(candidate), refute=refute)
