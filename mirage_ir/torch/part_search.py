"""The search of parts of islands: equal parts once a process, those for all sizes in the background where that is wanted."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial

from mirage_ir.cache.results import Cache
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import MirageError
from mirage_ir.lowering.triton.sized import check_emits
from mirage_ir.pipeline.candidate import Candidate
from mirage_ir.pipeline.sized import SIZED_EFFORT, SizedResult, superoptimize_sizes
from mirage_ir.pipeline.superoptimize import Result, superoptimize
from mirage_ir.runtime.background import BackgroundCall, BackgroundCalls, BackgroundError
from mirage_ir.search.plan.parts import LARGEST_UNCUT, Part, cut, size_of
from mirage_ir.search.run.control import Control, ignore
from mirage_ir.search.space import Space
from mirage_ir.sized.family import SizedProgram
from mirage_ir.target.machines import Machine
from mirage_ir.torch.convert.errors import FAILURES
from mirage_ir.torch.kept_parts import KeptPart, cut_once
from mirage_ir.torch.measured_parts import MOST_MEASURED, NEAR, WORTH_US, PartMeasuring, fastest
from mirage_ir.torch.settings import BackendSettings
from mirage_ir.torch.sibling_parts import join_siblings

FAVOR = 1.25
"""Rate of products in kernels of ours, in those that the model has, for cuts of parts that are measured: it errs by as much."""
FEW_OPERATORS = (14, 7)
"""The most operators of such a part that may become one kernel, and of others: a norm has as many. A choice."""
LATE_S = 30.0
"""Seconds that a search in another process may be late. A choice."""


@dataclass(frozen=True)
class SearchedPart:
    """What a search found: for one size, or for all sizes; None for the `reason`. It took `seconds`.

    `search` says how the search for one size went, where this process made it. `us`: what the candidate takes beside what others
    are estimated at, where it was measured.
    """

    result: Candidate | SizedResult | None
    reason: str
    seconds: float = 0.0
    search: Result | None = None
    us: float | None = None


@dataclass
class SearchedParts:
    """What a process has cut and found, and what it searches in the background, each with the time when that began."""

    cuts: dict[Hashable, tuple[Part, ...]] = field(default_factory=dict[Hashable, tuple[Part, ...]])
    found: dict[Hashable, SearchedPart] = field(default_factory=dict[Hashable, SearchedPart])
    running: dict[Hashable, tuple[BackgroundCall, float]] = field(default_factory=dict[Hashable, tuple[BackgroundCall, float]])


_background = BackgroundCalls()


class SearchesBeside:
    """Searches for parts of one graph that other processes make side by side. Those that nobody asked for end with this context."""

    def __init__(self) -> None:
        self._calls = BackgroundCalls(waited=True)
        self._begun: dict[Hashable, BackgroundCall] = {}

    def __enter__(self) -> SearchesBeside:
        return self

    def __exit__(self, *_: object) -> None:
        self._begun.clear()
        self._calls.end()

    def begin(self, searches: Mapping[Hashable, Callable[[], Result]]) -> None:
        """Begins those that are not, but the first: whoever begins them makes that meanwhile."""
        fresh = [key for key in searches if key not in self._begun]
        with suppress(BackgroundError):  # Those that are not begun are made when they are asked for.
            for key in fresh[1:]:
                self._begun[key] = self._calls.submit(searches[key])

    def result(self, key: Hashable, search: Callable[[], Result], seconds: float) -> Result:
        """What a search that takes up to so many seconds finds: one that was begun, or made now."""
        begun, others = self._begun.pop(key, None), len(self._begun)
        if begun is None:
            return search()
        try:
            return begun.wait(LATE_S + (1 + others) * seconds)
        except MirageError:  # The search failed, and would again.
            raise
        except Exception:  # noqa: BLE001  (whatever its process failed of, this one may not)
            return search()


@dataclass
class PartSearch:
    """Searches parts with these settings; `known` is what was found before.

    `waiting`: searches for all sizes go on in the background, and those that are not done are added to it; None: none do.
    `measuring`: where candidates are measured; None: nowhere. `beside`: searches that `begin` begins.
    """

    settings: BackendSettings
    machine: Machine
    cache: Cache | None
    known: SearchedParts = field(default_factory=SearchedParts)
    waiting: list[BackgroundCall] | None = None
    measuring: PartMeasuring | None = None
    beside: SearchesBeside | None = None
    _measured: set[Hashable] = field(default_factory=set[Hashable], init=False)

    def ways(self, program: Decomposed) -> list[tuple[Part, ...]]:
        """The ways to cut a program into parts that are looked at.

        Where candidates are measured, it is those for the parts of one more way, which have few operators: kernels that the model
        likes a little less than those of libraries are not torn apart, and products of one tensor are together.
        """
        found = [self.cut(program, self.machine, uncut, most) for uncut, most in self.settings.search.cuts]
        if self.measuring is not None:
            own = self.machine.calibration
            favored = replace(self.machine, calibration=replace(own, tensor=FAVOR * own.tensor, shared=FAVOR * own.shared))
            found.append(join_siblings(self.cut(program, favored, *FEW_OPERATORS), len(program.inputs)))
            self._measured.update(part.key for part in found[-1])
        return found

    def cut(self, program: Decomposed, machine: Machine, uncut: int, most: int) -> tuple[Part, ...]:
        """The parts of a program, cut by the estimates for a machine; larger ones where it cannot be cut as small."""
        bare = Decomposed(replace(program, name=""))
        key = bare, machine, uncut, most
        if key not in self.known.cuts:
            self.known.cuts[key] = cut_once(self.cache, bare, machine, (uncut, most), lambda: _cut(bare, machine, uncut, most))
        return tuple(_called(f"{program.name}{p.program.name}", p) for p in self.known.cuts[key])

    def begin(self, parts: Sequence[tuple[Part, float]]) -> None:
        """Begins searches that `fixed` makes for parts of fixed sizes, each with its `expected_us`, side by side."""
        wanted: dict[Hashable, Callable[[], Result]] = {}
        for part, expected_us in parts:
            with suppress(*FAILURES):  # `fixed` fails of it, too.
                if self._is_wanted(part, measured=False):
                    wanted[part.key, False] = self._search(part, several=False)
                if self._will_measure(part, expected_us) and self._is_wanted(part, measured=True):
                    wanted[part.key, True] = self._search(part, several=True)
        if self.beside is not None:
            self.beside.begin(wanted)

    def _is_wanted(self, part: Part, measured: bool) -> bool:
        return (part.key, measured) not in self.known.found and self._kept(part, measured).get() is None

    def fixed(self, part: Part, expected_us: float) -> SearchedPart:
        """The best candidate for a part of fixed sizes: by the model or, where PyTorch is expected to take long, measured."""
        by_model = self._once((part.key, False), lambda: self._by_model(part))
        best = by_model.result
        if self.measuring is None or not self._is_measured(part, expected_us) or not isinstance(best, Candidate):
            return by_model
        key, kept = (part.key, True), self._kept(part, measured=True)
        known = kept.get() if key not in self.known.found else None
        if known is not None:
            candidate, reason, us = known
            self.known.found[key] = replace(by_model, result=candidate, reason=reason, us=us)
        elif key not in self.known.found and self.measuring.seconds > 0:
            began, texts = time.perf_counter(), None if self.cache is None else self.cache.texts
            found = by_model
            try:
                fast = fastest(part.program, self._several(part, best), self.machine, self.measuring.device, texts)
            except FAILURES:  # The search for others failed.
                fast = None
            if fast is not None:
                kept.keep(fast.candidate, "", fast.us)
                found = replace(found, result=fast.candidate, us=fast.us)
            seconds = time.perf_counter() - began
            self.measuring.seconds -= seconds
            self.known.found[key] = replace(found, seconds=found.seconds + seconds)
        return self.known.found.get(key, by_model)

    def _by_model(self, part: Part) -> SearchedPart:
        """The candidate that the model likes best."""
        kept = self._kept(part, measured=False)
        known = kept.get()
        if known is not None:
            candidate, reason, _ = known
            return SearchedPart(candidate, reason)
        found = self._found(part, several=False)
        best, reason = found.candidates[0], ""
        if best.accuracy is not None and best.accuracy.rank:
            reason = f"it overflows where PyTorch does not ({', '.join(best.accuracy.overflows)})"
        made = None if reason else best
        kept.keep(made, reason)
        return SearchedPart(made, reason, search=found)

    def _is_measured(self, part: Part, expected_us: float) -> bool:
        return self.measuring is not None and part.key in self._measured and expected_us >= WORTH_US

    def _will_measure(self, part: Part, expected_us: float) -> bool:
        """Whether candidates for a part are measured unless some were, as far as is known now."""
        by_model = self.known.found.get((part.key, False))
        some = by_model is None or isinstance(by_model.result, Candidate)
        return some and self._is_measured(part, expected_us) and self.measuring is not None and self.measuring.seconds > 0

    def _space(self, several: bool) -> Space:
        """What a search is asked for: the best candidate by the model, or several that differ from each other."""
        asked = {"top": MOST_MEASURED, "distinct": True} if several else {"top": 1}
        return Space.of({**self.settings.search.limits, **asked})

    def _search(self, part: Part, several: bool) -> Callable[[], Result]:
        space = self._space(several)
        return partial(superoptimize, part.program, space, self.machine, control=self._control(), cache=self.cache)

    def _found(self, part: Part, several: bool) -> Result:
        search = self._search(part, several)
        return search() if self.beside is None else self.beside.result((part.key, several), search, self.settings.seconds)

    def _kept(self, part: Part, measured: bool) -> KeptPart:
        return KeptPart(self.cache, part.program, self._space(several=False), self.machine, float(self.settings.seconds), measured)

    def _several(self, part: Part, best: Candidate) -> list[Candidate]:
        """The best candidate by the model, and others that differ from each other in what takes the time."""
        found = self._found(part, several=True)
        others = (c for c in found.candidates if c.program.nodes != best.program.nodes and c.cost_us <= NEAR * best.cost_us)
        return [best, *(c for c in others if c.accuracy is None or not c.accuracy.rank)]

    def sized(self, source: SizedProgram) -> SearchedPart:
        """Few programs for all sizes of a part. Parts that differ in names alone are equal."""
        limits = {name: min(most, SIZED_EFFORT.get(name, most)) for name, most in self.settings.search.limits.items()}
        space = Space.of({**SIZED_EFFORT, **limits})

        check = partial(check_emits, machine=self.machine)
        search = partial(superoptimize_sizes, source, space, self.machine, control=self._control(), cache=self.cache, check=check)
        key = (replace(source.sample, name="", input_names=()), source.symbolic, source.symbols)
        if self.waiting is None or key in self.known.found:
            return self._once(key, lambda: _sound(search()))
        try:
            call, began = self.known.running.get(key) or (_background.submit(search), time.perf_counter())
        except BackgroundError:
            return self._once(key, lambda: _sound(search()))
        if not call.done():
            self.known.running[key] = call, began
            self.waiting.append(call)
            return SearchedPart(None, "it is searched in the background", 0.0)
        self.known.running.pop(key, None)
        return self._once(key, lambda: _sound(_result(call)), began)

    def _control(self) -> Control:
        return Control(self.settings.seconds, progress=False, warn=ignore)

    def _once(self, key: Hashable, search: Callable[[], SearchedPart], began: float | None = None) -> SearchedPart:
        if key not in self.known.found:
            began = time.perf_counter() if began is None else began
            try:
                found = search()
            except FAILURES as error:
                found = SearchedPart(None, f"the search failed: {type(error).__name__}: {error}")
            self.known.found[key] = replace(found, seconds=time.perf_counter() - began)
        return self.known.found[key]


def _result(call: BackgroundCall) -> SizedResult:
    try:
        return call.result()
    except FAILURES:
        raise
    except Exception as error:
        raise BackgroundError(f"{type(error).__name__}: {error}") from error


def _sound(found: SizedResult) -> SearchedPart:
    if not all(choice.sound for choice in found.choices):
        return SearchedPart(None, "it overflows where PyTorch does not")
    return SearchedPart(found, "")


def _cut(program: Decomposed, machine: Machine, uncut: int, most: int) -> tuple[Part, ...]:
    parts = cut(program, machine, uncut, most)
    while len(parts) == 1 and size_of(program) > uncut and most < LARGEST_UNCUT:
        uncut, most = uncut + 3, uncut
        parts = cut(program, machine, uncut, most)
    return parts


def _called(name: str, part: Part) -> Part:
    return replace(part, program=Decomposed(replace(part.program, name=name)))
