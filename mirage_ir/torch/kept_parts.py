"""What a cache keeps of parts of islands: how a program is cut into them, and the program that a search found for each.

Unlike the results of `mirage_ir.superoptimize`, these are kept when a budget ended the search, too: a later process with the same
settings has the kernels of the first one, and does not search again. Keys hold the program, the machine, all settings of the search
and the text of this package.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace

from mirage_ir.cache.results import Cache, adopted, key_text
from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import MirageError, ProgramError
from mirage_ir.numerics.check import Numerics
from mirage_ir.pipeline.candidate import Accuracy, Candidate
from mirage_ir.program import Program
from mirage_ir.runtime.measure import environment
from mirage_ir.search.plan.parts import Part
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine
from mirage_ir.verify.equivalence import Verdict

CUTS, PARTS = "cuts", "parts"
"""The kinds of entries."""


@dataclass(frozen=True, slots=True)
class _Parts:
    """How a program is cut."""

    every: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class _Accuracy:
    """The fields of an `Accuracy`."""

    error: float
    overflows: tuple[str, ...]
    rank: int
    numerics: Numerics | None


@dataclass(frozen=True, slots=True)
class _Found:
    """The fields of a `Candidate` that a search and measuring fill, and `us` as of a `FastestProgram`; or why there is none."""

    reason: str
    program: Program | None = None
    estimated_us: float | None = None
    target: str | None = None
    searched_from: str | None = None
    accuracy: _Accuracy | None = None
    verified: Verdict | None = None
    measured_us: float | None = None
    us: float | None = None


def cut_once(
    cache: Cache | None, program: Decomposed, machine: Machine, limits: tuple[int, int], make: Callable[[], tuple[Part, ...]]
) -> tuple[Part, ...]:
    """The parts of a program, cut by `make` for a machine and these limits if the cache does not know them."""
    if cache is None:
        return make()
    key = cache.key_of(
        CUTS,
        {
            "program": key_text(program),
            "names": program.input_names,
            "strides": program.strides,
            "machine": asdict(machine),
            "limits": limits,
        },
    )
    known = cache.get(CUTS, key, _Parts)
    if known is not None:
        try:
            _check(program, known.every)
        except (MirageError, LookupError, TypeError, ValueError) as error:
            cache.texts.drop(CUTS, key, str(error))
        else:
            return known.every
    parts = make()
    cache.put(CUTS, key, _Parts(parts))
    return parts


def _check(program: Program, parts: Sequence[Part]) -> None:
    """Raises `ProgramError` where parts do not read values of a program, or make none of its outputs."""
    types, made = infer_program(program), set(range(len(program.inputs)))
    for part in parts:
        own = infer_program(part.program)
        fits = [types[v] for v in part.inputs] == [*part.program.inputs] and made.issuperset(part.inputs)
        if not fits or [types[v] for v in part.outputs] != [own[v] for v in part.program.outputs]:
            raise ProgramError(f"'{part.program.name}' is no part of the program")
        made.update(part.outputs)
    if not made.issuperset(program.outputs):
        raise ProgramError("its parts do not make its outputs")


class KeptPart:
    """The place in a cache of what a search of a part finds for a machine within some seconds; `measured` on the GPU at hand."""

    def __init__(
        self, cache: Cache | None, part: Decomposed, space: Space, machine: Machine, seconds: float, measured: bool = False
    ) -> None:
        self._cache, self._part = cache, part
        if cache is not None:
            where = environment() if measured else None
            settings = {"space": asdict(space), "machine": asdict(machine), "seconds": seconds, "measured": where}
            self._key = cache.key_of(PARTS, {"program": key_text(part), "strides": part.strides, **settings})

    def get(self) -> tuple[Candidate | None, str, float | None] | None:
        """The candidate for the part, or the reason why there is none, and its `us`; None when nothing is known."""
        known = None if self._cache is None else self._cache.get(PARTS, self._key, _Found)
        if known is None or self._cache is None:
            return None
        if known.program is None:
            return None, known.reason, None
        try:
            program = adopted(known.program, self._part)
        except ProgramError as error:
            self._cache.texts.drop(PARTS, self._key, str(error))
            return None
        accuracy = (
            None
            if known.accuracy is None
            else Accuracy(known.accuracy.error, known.accuracy.overflows, known.accuracy.rank, known.accuracy.numerics)
        )
        own = (known.estimated_us, known.target, None, known.searched_from, accuracy, known.verified, known.measured_us)
        return Candidate(program, *own), "", known.us

    def keep(self, candidate: Candidate | None, reason: str, us: float | None = None) -> None:
        """Keeps a candidate with its `us`, or the reason why there is none."""
        if self._cache is None:
            return
        found = _Found(reason, us=us)
        if candidate is not None:
            own = candidate.accuracy
            accuracy = None if own is None else _Accuracy(own.error, own.overflows, own.rank, own.numerics)
            found = replace(
                found,
                program=candidate.program,
                estimated_us=candidate.estimated_us,
                target=candidate.target,
                searched_from=candidate.searched_from,
                accuracy=accuracy,
                verified=candidate.verified,
                measured_us=candidate.measured_us,
            )
        self._cache.put(PARTS, self._key, found)
