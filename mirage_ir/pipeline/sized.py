"""All stages for a program with symbolic sizes: searches at a few sizes, and a choice of few programs for all.

Programs are searched at sizes of which each stands for many. What is found there is taken to other sizes
(`mirage_ir.sized.resize`); what has no other sizes is left out. The cost model estimates each program at sizes all over the
ranges, and as few are chosen as lose at most 5% of what all of them together could do. `mirage_ir.pipeline.sized_proof` verifies
the chosen ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from itertools import product
from math import inf, log2
from typing import TypeAlias

from mirage_ir.block.library import library_takes
from mirage_ir.budget import Budget
from mirage_ir.cache.results import Cache
from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import MirageError, ProgramError
from mirage_ir.ops.library import ANY_LENGTH, BEYOND_ONE, LIBRARY
from mirage_ir.pipeline.candidate import Candidate, Workload
from mirage_ir.pipeline.history import History, history_of_stages
from mirage_ir.pipeline.listener import Listener
from mirage_ir.pipeline.sized_costs import SizedCosts, SizedFound, bound_in
from mirage_ir.pipeline.sized_proof import SizedProof, differs, has_values, prove_sized
from mirage_ir.pipeline.stages import check_numerics, generate
from mirage_ir.program import Apply, Node, make_attrs
from mirage_ir.search.run.control import Control
from mirage_ir.search.space import Space
from mirage_ir.sized.choice import SizedChoice
from mirage_ir.sized.extent import SizeSymbol, SymbolSizes
from mirage_ir.sized.family import SizedProgram
from mirage_ir.sized.numbers import SymbolicNumber, with_numbers
from mirage_ir.sized.resize import largest_sizes, longest_tiles, resize
from mirage_ir.sized.transposes import transposed_inside
from mirage_ir.target.machines import Machine

SEARCHED = {(1, False): 7, (1, True): 4, (2, False): 2, (2, True): 2}
"""How many sizes of a symbol are searched that the program does not sum or compare over, by how many there are, and by whether
there are others; one where there are more."""
CLOSE = 1 << 7
"""Where there is one symbol, each power of two up to this is searched: what is best changes from one to the next, until blocks fill
the machine whatever their tiles are."""
BOUND_SEARCHED = (1 << 6, 1 << 9, 1 << 14)
"""Sizes that are searched of a symbol that the program sums or compares over: from a few entries, which a tile holds, to as many as
no tile holds, so that a loop does: these are searched in any case, and alone where there are several such symbols."""
ROUNDS = 2
"""How often programs are looked at that have tiles of twice or half the extent of those of chosen ones."""
LEAST_TILE = 16
"""Tiles of more entries are halved."""
LEAST_SEARCHED = 16
"""The least size that is searched: the rows of the smallest product of tensor cores. Programs for it serve smaller sizes, too."""
SIZED_EFFORT = {"max_structures": 250, "max_cones": 8, "top": 4}
"""Options of the searches, unless they are given: there are several, of sizes of which each stands for many.

Some of the best programs at a size have no other sizes, and others are better there, so more than one is kept. For LayerNorm and a
linear layer of 1024 × 1024 with 1024 tokens, the best candidates are the same as with the limits of `Space`, in a quarter of the
time.
"""
NOT_EQUIVALENT = "it is not equivalent at some size"
MOST_CHANGES = 4
"""How often a size that is searched is doubled or halved, for constants that follow from sizes to be told apart."""

Check: TypeAlias = Callable[[SizedProgram, Decomposed], None]
"""Raises a `MirageError` for a program that the caller cannot use for all sizes of a source."""


@dataclass(frozen=True, slots=True)
class Searched:
    """The sizes of all symbols at which programs are searched that have other sizes of those of `source`."""

    source: SizedProgram
    sizes: SymbolSizes


@dataclass(frozen=True, slots=True)
class SizedResult:
    """The programs chosen for `source`, with the proof of each; `searched` are the sizes that were searched.

    `refused` are the reasons why programs that were found at some size have no others, `history` what each stage found.
    """

    source: SizedProgram
    choices: tuple[SizedChoice, ...]
    proofs: tuple[SizedProof, ...]
    searched: tuple[SymbolSizes, ...]
    refused: tuple[str, ...]
    history: History = field(default=(), compare=False)


def superoptimize_sizes(
    source: SizedProgram,
    space: Space,
    machine: Machine,
    *,
    control: Control | None = None,
    cache: Cache | None = None,
    memory: float | None = None,
    seed: int = 0,
    check: Check = lambda _source, _program: None,
) -> SizedResult:
    """Few programs that compute `source` at all sizes of its symbols.

    Raises `ProgramError` for a program that is not well formed at some size, `SearchError` when a chosen program is not equivalent.
    """
    control = control or Control()
    listener = Listener(control.warn)
    searched = [sizes for one in (source, *_of_one_entry(source)) for sizes in _searched(one, source)]
    budget = Budget(control.budget, shown=control.progress in (None, True))
    space = replace(space, max_loops=1)  # Kernels of several loops have no symbolic sizes.
    with history_of_stages() as history:
        works = generate([Workload(s.source.at(s.sizes)) for s in searched], space, machine, control, cache, budget, listener)
    refused: dict[str, None] = {}
    known: set[Decomposed] = set()
    for n, (work, at) in enumerate(zip(works, searched, strict=True)):
        kept: list[Candidate] = []
        numbers, _ = at.source.numbers(at.sizes)
        for candidate in work.candidates:
            candidate = replace(candidate, program=_other_sizes(candidate.program, numbers))
            try:
                key = _at_probe(at.source, candidate.program)
                if key not in known:
                    known.add(key)
                    kept.append(candidate)
            except MirageError as error:
                refused[str(error)] = None
        works[n] = replace(work, candidates=tuple(kept))
    costs = SizedCosts(source, machine)

    def usable(found: SizedFound) -> None:
        check(found.source, found.program)
        if differs(source, costs.everywhere(found), seed):
            raise ProgramError(NOT_EQUIVALENT)

    candidates = _Candidates(works, searched, costs, usable, lambda w: check_numerics(w, None, seed, cache, budget, listener))
    proofs: dict[Decomposed, SizedProof] = {}
    checks: History = ()
    rounds = 0
    while True:
        near = candidates.near() + _as_written(searched[0], check)
        costs.look_at([found for found in near if found.program not in candidates.unfit])
        refused |= candidates.refused
        chosen = costs.choose(next(iter(refused), "it is not found"))
        rounds += 1
        if rounds <= ROUNDS and candidates.look_beside(chosen):
            continue
        with history_of_stages() as further:
            sound = candidates.are_sound([found.program for found in chosen])
        checks = (*checks, *further)
        if not sound:
            continue
        # Proofs ask for no boxes: these are looked for once, of programs that are right.
        for found in chosen:
            if found.program not in proofs:
                proofs[found.program] = prove_sized(source, costs.everywhere(found), memory=memory, seed=seed)
        wrong = {found.program for found in chosen if not proofs[found.program].equivalent}
        nan = {f.program for f in chosen if f.program not in wrong and not has_values(source, costs.everywhere(f), seed)}
        if not wrong and not nan:
            choices = costs.in_boxes(chosen)
            every = tuple(proofs[choice.program] for choice in choices)
            sizes = tuple(at.sizes for at in searched)
            return SizedResult(source, tuple(choices), every, sizes, tuple(refused), (*history, *checks))
        candidates.unfit |= wrong | nan
        refused |= {NOT_EQUIVALENT: None} if wrong else {}
        refused |= {"it is not finite where a part has no entry": None} if nan else {}


def _other_sizes(program: Decomposed, numbers: Mapping[float, SymbolicNumber]) -> Decomposed:
    """A program that was found at some sizes in the form that serves other sizes best."""
    return with_numbers(with_any_length(transposed_inside(program)), numbers)


class _Candidates:
    """What was found at all sizes that were searched.

    What is near the cheapest somewhere must pass `check`: else `refused` gets the words. `run` checks the numerics of what is
    chosen. What is `unfit` is not looked at: others take its place.
    """

    def __init__(
        self,
        works: Sequence[Workload],
        searched: Sequence[Searched],
        costs: SizedCosts,
        check: Callable[[SizedFound], None],
        run: Callable[[Sequence[Workload]], Sequence[Workload]],
    ) -> None:
        self.works, self.searched, self.costs, self.check, self.run = works, searched, costs, check, run
        self.checked: set[Decomposed] = set()
        self.others: dict[Decomposed, SizedFound] = {}
        """Programs with other tiles than those that were found, by what they are at some sizes."""
        self.whole: dict[Decomposed, Decomposed] = {}
        """The programs that were found, of those with other tiles."""
        self.looked_beside: set[Decomposed] = set()
        self.run_before: dict[Decomposed, Candidate] = {}
        self.unfit: set[Decomposed] = set()
        self.refused: dict[str, None] = {}

    def near(self) -> list[SizedFound]:
        """The programs that are near the cheapest somewhere, of those with the fewest numerical faults of their workload.

        Those with other tiles that were looked for are among them.
        """
        while True:
            kept = [[c for c in work.candidates if c.program not in self.unfit] for work in self.works]
            found = [
                SizedFound(candidate.program, at.source, at.sizes, self._accurate(candidate.program))
                for candidates, at in zip(kept, self.searched, strict=True)
                for candidate in _soundest(candidates, self.run_before)
            ]
            # With a program that is not among these, those with other tiles go as well.
            sound = {one.program: one.sound for one in found}
            others = [
                replace(other, sound=sound[whole])
                for other in self.others.values()
                if (whole := self.whole[other.program]) in sound and other.program not in self.unfit
            ]
            near = self.costs.near([*found, *others])
            fresh = [one for one in near if one.program not in self.checked]
            for one in fresh:
                self._check(one)
            if not any(one.program in self.unfit for one in fresh):
                return near

    def look_beside(self, programs: Iterable[SizedFound]) -> bool:
        """Makes programs with tiles of twice and half the extent; whether there are some that were not known."""
        known, searched = len(self.others), {c.program for work in self.works for c in work.candidates}
        for found in programs:
            if found.program not in self.looked_beside:
                self.looked_beside.add(found.program)
                for other in _beside(found):
                    if other.program in searched:
                        continue
                    self.whole.setdefault(other.program, self.whole.get(found.program, found.program))
                    self.others.setdefault(_at_probe(other.source, other.program), other)
        return len(self.others) > known

    def _check(self, found: SizedFound) -> None:
        self.checked.add(found.program)
        try:
            self.check(found)
        except MirageError as error:
            self.refused[str(error)] = None
            self.unfit.add(found.program)

    def _accurate(self, program: Decomposed) -> bool:
        """Whether no numerical faults of a program are known."""
        accuracy = self.run_before[program].accuracy if program in self.run_before else None
        return accuracy is None or not accuracy.rank

    def are_sound(self, programs: Iterable[Decomposed]) -> bool:
        """Whether no program has numerical faults that were not known; runs those that were not run before in their types.

        Of a program with other tiles, the one that was found is run.
        """
        fresh = {self.whole.get(program, program) for program in programs} - self.run_before.keys()
        works = [replace(work, candidates=tuple(c for c in work.candidates if c.program in fresh)) for work in self.works]
        if works := [work for work in works if work.candidates]:
            found = {c.program: c for work in self.run(works) for c in work.candidates}
            self.run_before |= found
            return all(c.accuracy is not None and not c.accuracy.rank for c in found.values())
        return True


def _soundest(candidates: Sequence[Candidate], run_before: Mapping[Decomposed, Candidate]) -> list[Candidate]:
    """The candidates with the fewest numerical faults; those that were not run are taken to have none.

    Nor have those that nobody could run, where that is so of all.
    """
    known = {c.program: run_before[c.program].accuracy for c in candidates if c.program in run_before}
    unknown = inf if any(accuracy is not None for accuracy in known.values()) else 0.0

    def faults(candidate: Candidate) -> float:
        if candidate.program not in known:
            return 0.0
        accuracy = known[candidate.program]
        return unknown if accuracy is None else accuracy.rank

    least = min(map(faults, candidates), default=0.0)
    return [candidate for candidate in candidates if faults(candidate) == least]


def _of_one_entry(source: SizedProgram) -> list[SizedProgram]:
    """The source where a symbol has the size 1, for each that may, and that it sums or compares over, as one entry is no sum.

    Where it does not sum over symbols, and has one alone, the source of one row is a program of its own, too.
    """
    bound = bound_in(source) or {symbol.name for symbol in source.symbols if len(source.symbols) == 1}
    ones = (symbol.name for symbol in source.symbols if symbol.least == 1 and symbol.name in bound)
    return [source.specialized({name: 1}) for name in ones]


def _searched(source: SizedProgram, whole: SizedProgram) -> list[Searched]:
    """The sizes at which programs are searched: powers of two over the ranges (`_spread`).

    Symbols of the `whole` that `source` does not have are at their least sizes.
    """
    fixed = {symbol.name: symbol.least for symbol in whole.symbols if symbol not in source.symbols}
    alone = source is whole  # Else one size of each symbol is searched.
    names, bound = [symbol.name for symbol in source.symbols], bound_in(source)
    number = SEARCHED.get((len(names) - len(bound), bool(bound)), 1) if alone else 1
    each: list[list[int]] = []
    for symbol in source.symbols:
        sizes = _spread(symbol, number, close=len(names) == 1 and alone)
        few = BOUND_SEARCHED[:-1] if len(bound) == 1 and alone else ()
        inside = [*(size for size in few if symbol.least <= size <= symbol.most), BOUND_SEARCHED[-1]]
        each.append(inside if symbol.name in bound else sizes)
    every = (dict(zip(names, sizes, strict=True)) for sizes in product(*each))
    # Where a symbol that is summed over is small, the largest size of another has the programs of those below it.
    ends = {name: sizes[-1] for name, sizes in zip(names, each, strict=True) if name not in bound and len(sizes) > 2}
    points = (
        _told_apart(source, _formed(source, point, bound))
        for point in every
        if all(point[name] == BOUND_SEARCHED[-1] for name in bound) or not any(point[n] == end for n, end in ends.items())
    )
    every_name = [symbol.name for symbol in whole.symbols]
    found = ({name: {**fixed, **point}[name] for name in every_name} for point in points)
    return [Searched(source, sizes) for sizes in {tuple(sizes.items()): sizes for sizes in found}.values()]


def _spread(symbol: SizeSymbol, number: int, close: bool) -> list[int]:
    """At most so many powers of two over the range of a symbol: with `close`, each one up to `CLOSE`, and others evenly."""
    low, high = (log2(max(size, LEAST_SEARCHED)) for size in (symbol.least, symbol.most))
    if number == 1:
        return [1 << round((low + high) / 2)]
    powers = [*range(round(low), round(min(high, log2(CLOSE))) + 1)] if close else []
    last = powers[-1] if powers else low
    left = number - len(powers or [low])
    further = (round(last + (high - last) * n / left) for n in range(1, left + 1))
    return [1 << power for power in dict.fromkeys([*(powers or [round(low)]), *further])]


def _formed(source: SizedProgram, point: dict[str, int], bound: Set[str]) -> SymbolSizes:
    """Sizes at which the program is well formed: of those that it does not sum or compare over, the largest is halved until it is.

    Raises `ProgramError` where that does not help.
    """
    while True:
        try:
            source.at(point)
        except ProgramError:
            name = max(point.keys() - bound, key=lambda name: point[name], default="")
            if not name or point[name] <= LEAST_SEARCHED:
                raise
            point = {**point, name: point[name] // 2}
        else:
            return point


def _told_apart(source: SizedProgram, point: SymbolSizes) -> SymbolSizes:
    """Sizes near these at which constants that follow from sizes have other values than all other constants, if there are such.

    Of each constant that does not, the first symbol is doubled, or halved where no tensor can be as large.
    """
    for factor in (2.0, 0.5):
        sizes = dict(point)
        for _ in range(MOST_CHANGES):
            _, alike = source.numbers(sizes)
            if not alike:
                return sizes
            symbol = alike[0].symbols[0].name
            sizes[symbol] = max(1, round(sizes[symbol] * factor))
    return point


def with_any_length(program: Decomposed) -> Decomposed:
    """The program with those kernels of libraries, of several that mean the same, that take any sizes, where there are such.

    The search has the fastest at its sizes, which may take some sizes only.
    """
    types, nodes = infer_program(program), list[Node]()
    for node in program.nodes:
        if isinstance(node, Apply) and node.op in LIBRARY and node.attr().get("backend", "") not in {"", *ANY_LENGTH, *BEYOND_ONE}:
            others = (replace(node, attrs=make_attrs({**node.attr(), "backend": name})) for name in sorted(ANY_LENGTH))
            node = next((n for n in others if library_takes(n, [types[v] for v in n.operands])), node)
        nodes.append(node)
    return program if nodes == list(program.nodes) else Decomposed(replace(program, nodes=tuple(nodes)))


def _at_probe(source: SizedProgram, program: Decomposed) -> Decomposed:
    """The program at sizes that tell two programs apart. Raises `ProgramError` where it has no other sizes."""
    sizes = {symbol.name: 1000 + 17 * n for n, symbol in enumerate(source.symbols)} | largest_sizes(program, source.symbolic)
    return resize(program, source.at(sizes).inputs, source.symbolic)


def _beside(found: SizedFound) -> Iterator[SizedFound]:
    """The program with tiles of twice and of half the extent along dimensions of each symbol.

    It stands at twice and half the size of that symbol then, so that it has as many blocks and iterations. Tiles are no longer than
    sizes that are searched.
    """
    tiles = longest_tiles(found.program, found.source.symbolic)
    for symbol, power in product(found.source.symbols, (1, -1)):
        size, tile = found.at[symbol.name], tiles.get(symbol.name, 1)
        if (
            size > LEAST_TILE and tile > LEAST_TILE
            if power < 0
            else tile < min(1 << (symbol.most - 1).bit_length(), BOUND_SEARCHED[-1])
        ):
            at = {**found.at, symbol.name: size << 1 if power > 0 else size >> 1}
            try:
                numbers, alike = found.source.numbers(at)
                if alike:
                    continue
                inputs = found.source.at(at).inputs
                program = with_numbers(resize(found.program, inputs, found.source.symbolic, {symbol.name: power}), numbers)
                _at_probe(found.source, program)
            except MirageError:
                continue
            yield SizedFound(program, found.source, at, found.sound)


def _as_written(at: Searched, check: Check) -> list[SizedFound]:
    """The program as it was written, which has all sizes, unless the caller cannot use it."""
    program = _other_sizes(at.source.at(at.sizes), at.source.numbers(at.sizes)[0])
    try:
        check(at.source, program)
    except MirageError:
        return []
    return [SizedFound(program, at.source, at.sizes)]
