"""Gathers what is known of a program and its replacement from the history of the stages."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from math import inf

from mirage_ir.decompose import decompose
from mirage_ir.ops import VIEWS
from mirage_ir.pipeline.candidate import Candidate, PipelineStage, Workload
from mirage_ir.pipeline.derivation import DerivationStep, derivation
from mirage_ir.pipeline.history import History, StageRecord
from mirage_ir.program import Apply, GraphOp, Program
from mirage_ir.reporting.facts import EmittedText, Measurement, ProgramFacts, Rival, SearchFacts, StageTime
from mirage_ir.reporting.figures import kernel_figures
from mirage_ir.saturate.engine import Alternatives
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine

STAGE_NAMES = {
    PipelineStage.SATURATE: "saturation",
    PipelineStage.GENERATE: "search",
    PipelineStage.CHECK_NUMERICS: "check of numerics",
    PipelineStage.VERIFY: "verification",
}
"""The stages that take time, in words."""
MOST_RIVALS = 40
"""Candidates that a report shows of one search, best first; the rest is counted."""
_EFFORT_LIMITS = ("max_states", "max_structures", "max_splits", "max_cones", "max_searches", "max_effort", "patience")


@dataclass(frozen=True, slots=True)
class Subject:
    """A program of a report as the caller has it: `others` are the runners-up of `chosen`, `history` may be that of several
    programs, `name` is the program's in it. `candidates` were measured, fastest first."""

    name: str
    machine: Machine
    written: Program
    chosen: Candidate
    others: tuple[Candidate, ...] = ()
    history: History = ()
    candidates: tuple[Candidate, ...] = ()
    measurement: Measurement | None = None
    texts: tuple[EmittedText, ...] = ()
    notes: tuple[str, ...] = ()


def gather(subject: Subject) -> ProgramFacts:
    """The facts about a program. Raises `ProgramError` when one is not well formed."""
    return _Gatherer(subject).facts()


def stage_times(history: History) -> tuple[StageTime, ...]:
    """How long the stages took, in their order; a stage that ran more than once counts together."""
    found: dict[str, StageTime] = {}
    for record in history:
        if record.stage in STAGE_NAMES:
            name = STAGE_NAMES[record.stage]
            before = found.get(name, StageTime(name, 0.0, False))
            found[name] = StageTime(name, before.seconds + record.seconds, before.budget_met or record.budget_met)
    return tuple(found.values())


def identity(program: Program) -> Hashable:
    """What two programs share that differ in names, strides and launches alone."""
    nodes = tuple(
        replace(node, threads=0, stages=0, runtime_strides=False, tma=None, cuda=False) if isinstance(node, GraphOp) else node
        for node in program.nodes
    )
    return nodes, program.outputs


def shape_of(program: Program) -> str:
    """The kernels of a program in short: their grids and loops, and which are a library's or a single operator."""

    def spelled(node: Apply | GraphOp) -> str:
        if isinstance(node, Apply):
            return node.op.replace("_", " ")
        loops = "".join(f" ⟳{n}" for n in node.loops if n > 1)
        return f"{'×'.join(map(str, node.grid))}{loops}"

    return ", ".join(spelled(node) for node in program.nodes if isinstance(node, GraphOp) or node.op not in VIEWS)


class _Gatherer:
    def __init__(self, subject: Subject) -> None:
        self._subject = subject
        self._names = self._workload_names()
        self._records = {record.stage: record for record in subject.history if self._works(record)}
        self._known = self._known_candidates()

    def facts(self) -> ProgramFacts:
        s = self._subject
        chosen = self._completed(s.chosen)
        source = decompose(s.written)
        searches = tuple(self._searches())
        final = self._rivals([s.chosen, *s.candidates, *s.others], s.chosen, source, final=True)
        whole = len(self._names) <= 1
        generated = self._records.get(PipelineStage.GENERATE)
        return ProgramFacts(
            s.name,
            s.machine,
            s.written,
            s.written if s.chosen.pytorch else s.chosen.program,
            kernel_figures(source, s.machine),
            () if s.chosen.pytorch else kernel_figures(s.chosen.program, s.machine),
            None if s.chosen.pytorch else s.chosen.estimated_us,
            s.chosen.measured_us,
            s.chosen.pytorch,
            chosen.verified,
            chosen.accuracy,
            searches[0].rivals if whole and searches else final,
            searches,
            stage_times(s.history),
            next((record.budget for record in s.history if record.budget is not None), None),
            () if generated is None or generated.space is None else _limits(generated.space),
            s.measurement,
            s.texts,
            s.notes,
        )

    # The history.

    def _workload_names(self) -> tuple[str, ...]:
        """The workloads of the program in the history: itself, or its parts."""
        for record in self._subject.history:
            if record.stage is PipelineStage.OUTLINE and record.whole == self._subject.name:
                return tuple(work.name for work in record.workloads)
        every = {work.name for record in self._subject.history for work in record.workloads}
        return (self._subject.name,) if self._subject.name in every else ()

    def _works(self, record: StageRecord) -> list[Workload]:
        return [work for work in record.workloads if work.name in self._names]

    def _work(self, stage: PipelineStage, name: str) -> Workload | None:
        record = self._records.get(stage)
        return None if record is None else next((work for work in record.workloads if work.name == name), None)

    def _known_candidates(self) -> Mapping[Hashable, Candidate]:
        """All that any stage found out about each candidate of the program's workloads."""
        found: dict[Hashable, Candidate] = {}
        for record in self._subject.history:
            for candidate in (c for work in self._works(record) for c in work.candidates):
                key = identity(candidate.program)
                found[key] = _both(candidate, found.get(key))
        return found

    def _completed(self, candidate: Candidate) -> Candidate:
        """The candidate with what the history knows and it does not."""
        return _both(self._known.get(identity(candidate.program), candidate), candidate)

    # Searches.

    def _searches(self) -> Iterator[SearchFacts]:
        for name in self._names:
            searched, verified = (self._work(stage, name) for stage in (PipelineStage.GENERATE, PipelineStage.VERIFY))
            if searched is None or searched.generated is None:
                continue
            checked = self._work(PipelineStage.CHECK_NUMERICS, name)
            effort = searched.generated.effort
            counts = tuple((f.name, getattr(effort, f.name)) for f in fields(effort) if f.name != "exhausted")
            best = self._best(name)
            order = [*(() if verified is None else verified.candidates), *(checked or searched).candidates]
            whole = len(self._names) == 1
            measured = self._subject.candidates if whole else ()
            every = [*([best] if best else []), *measured, *order]
            rivals = self._rivals(every, best, searched.program, verified=verified)
            complete, left = self._sentences(searched, verified)
            found = len(searched.candidates)
            shown = name.removeprefix(f"{self._subject.name}.")
            yield SearchFacts(shown, searched.times, counts, complete, left, rivals, found, self._steps(searched, best))

    def _best(self, name: str) -> Candidate | None:
        if len(self._names) == 1:
            return self._subject.chosen
        selected = self._work(PipelineStage.SELECT, name)
        return selected.candidates[0] if selected is not None and selected.candidates else None

    def _steps(self, searched: Workload, best: Candidate | None) -> tuple[DerivationStep, ...] | None:
        """The laws that lead to the program that the search began from."""
        origin = None if best is None else self._completed(best).searched_from
        equal = next((c.program for c in searched.equal if c.program.name == origin), None)
        if equal is None:
            return ()
        steps = derivation(searched.program, equal, stabilize=False)
        return derivation(searched.program, equal, stabilize=True) if steps is None and searched.instead else steps

    def _rivals(
        self,
        candidates: Sequence[Candidate],
        chosen: Candidate | None,
        source: Program,
        *,
        verified: Workload | None = None,
        final: bool = False,
    ) -> tuple[Rival, ...]:
        """The first candidates by measured and then estimated time, the chosen one before all."""
        accepted = {identity(c.program) for c in (verified.candidates if verified is not None else ())}
        first = None if chosen is None else (identity(chosen.program), chosen.pytorch)
        every: dict[tuple[Hashable, str | None], Candidate] = {}
        for candidate in candidates:
            key = identity(candidate.program), candidate.pytorch
            every[key] = _both(every.get(key, candidate), candidate)
        rivals: list[tuple[bool, bool, float, Rival]] = []
        for (key, way), candidate in every.items():
            full = candidate if way else _both(candidate, self._known.get(key))
            is_first = (key, way) == first
            proved = final or full.verified is not None or key in accepted
            own = key == identity(source) and not way
            state = "chosen" if is_first else "verified" if proved and not own else "not verified"
            cost = full.estimated_us if full.measured_us is None else full.measured_us
            program = None if way else candidate.program
            note = "" if way or own else "from an equal program" if full.searched_from else ""
            state = "the program itself" if own and not is_first else f"{state}: the program itself" if own else state
            shape = f"PyTorch: {way}" if program is None else shape_of(program)
            rival = Rival(shape, program, state, full.estimated_us, full.measured_us, full.accuracy, note)
            rivals.append((not is_first, full.measured_us is None, cost if cost is not None else 0.0, rival))
        return tuple(rival for *_, rival in sorted(rivals, key=lambda r: r[:3]))[:MOST_RIVALS]

    def _sentences(self, searched: Workload, verified: Workload | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What was searched to the end, and what was not."""
        generated = searched.generated
        assert generated is not None
        complete: list[str] = []
        left: list[str] = []
        if generated.budget_met:
            left.append(_sentence(generated.ending()))
        elif generated.exhausted:
            complete.append("The search ended by itself and met no limit of effort: the rest of its space costs more by the model.")
        else:
            left.append("The search ended by itself, but met a limit of effort: programs beyond that limit were not looked at.")
        saturation = self._alternatives(searched.name)
        if saturation is not None:
            equal = len(searched.equal)
            searched_too = (
                f"{equal} of them {'was' if equal == 1 else 'were'} searched beside it" if equal else "none was worth a search"
            )
            terms = f"{saturation.nodes} terms in {saturation.rounds} rounds"
            if saturation.budget_met:
                left.append(_sentence(saturation.ending()))
            elif saturation.limit is not None:
                left.append(f"Saturation ended at {saturation.limit}, after {terms}; {searched_too}.")
            else:
                complete.append(f"Saturation added {terms} until the laws had nothing left to add; {searched_too}.")
        if verified is not None:
            if verified.unverified:
                left.append(f"Time was up before {_count(verified.unverified, 'candidate')} could be verified: left out.")
            if verified.rejected:
                complete.append(f"The verifier refused {_count(verified.rejected, 'candidate')}.")
            tried = len(verified.candidates) + verified.rejected + verified.unverified
            if tried < len(searched.candidates):
                every = len(searched.candidates)
                complete.append(f"The verifier took {tried} of {every} candidates, best first, until enough were verified.")
        return tuple(complete), tuple(left)

    def _alternatives(self, name: str) -> Alternatives | None:
        record = self._records.get(PipelineStage.SATURATE)
        if record is None or not record.alternatives:
            return None
        pairs = zip(record.workloads, record.alternatives, strict=True)
        return next((found for work, found in pairs if work.name == name), None)


def _both(one: Candidate, other: Candidate | None) -> Candidate:
    """The first candidate with what only the other knows; a check of numerics and a verdict of which more is known win."""
    if other is None:
        return one
    known = {f.name: getattr(one, f.name) for f in fields(Candidate)}
    missing = {name: getattr(other, name) for name, value in known.items() if value is None}
    if one.accuracy is not None and one.accuracy.numerics is None and other.accuracy is not None:
        missing["accuracy"] = other.accuracy
    if one.verified is not None and not one.verified.degree and other.verified is not None:
        missing["verified"] = other.verified
    return replace(one, **missing)


def _limits(space: Space) -> tuple[tuple[str, str], ...]:
    """The options of a search that were given, or are limits of effort."""
    plain = Space()
    effective = {"max_states": space.states, "max_effort": space.effort, "patience": space.patient}
    return tuple(
        (f.name.replace("_", "-"), _option(effective.get(f.name, getattr(space, f.name))))
        for f in fields(Space)
        if f.name in _EFFORT_LIMITS or getattr(space, f.name) != getattr(plain, f.name)
    )


def _option(value: object) -> str:
    return "all" if value is None else "no limit" if value == inf else str(value)


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"
