"""All stages for a program with symbolic sizes: searches at a few sizes, and a choice of few programs for all.

Programs are searched at sizes of which each stands for many. What is found there is taken to other sizes
(`mirage_ir.sized.resize`); what has no other sizes is left out. The cost model estimates each program at sizes all over the
ranges, and as few are chosen as lose at most 5% of what all of them together could do. `mirage_ir.pipeline.sized_proof` verifies
the chosen ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import log2

from mirage_ir.block.cost import program_cost
from mirage_ir.budget import Budget
from mirage_ir.cache.results import Cache
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import MirageError, ProgramError, SearchError
from mirage_ir.pipeline.candidate import Candidate, Workload, preference
from mirage_ir.pipeline.listener import Listener
from mirage_ir.pipeline.sized_proof import SizedProof, prove_sized
from mirage_ir.pipeline.stages import check_numerics, generate
from mirage_ir.search.run.control import Control
from mirage_ir.search.space import Space
from mirage_ir.sized.choice import NEVER, SizedChoice, boxes_of, cells, fewest, geometric
from mirage_ir.sized.extent import SymbolSizes
from mirage_ir.sized.family import SizedProgram
from mirage_ir.sized.resize import bound_symbols, longest_tiles, resize, with_any_length
from mirage_ir.target.machines import Machine

SEARCHED = {1: 4, 2: 2}
"""How many sizes of a symbol are searched that the program does not sum or compare over, by how many there are; one of more."""
BOUND_SEARCHED = 1 << 14
"""The size that is searched of a symbol that the program sums or compares over: no tile holds as many entries, so a loop does."""
LEAST_SEARCHED = 16
"""The least size that is searched: the rows of the smallest product of tensor cores. Programs for it serve smaller sizes, too."""
SIZED_EFFORT = {"max_structures": 250, "max_cones": 8, "top": 2}
"""Options of the searches, unless they are given: there are several, of sizes of which each stands for many.

Some of the best programs at a size have no other sizes, so more than one is kept. For LayerNorm and a linear layer of 1024 × 1024
with 1024 tokens, the best candidates are the same as with the limits of `Space`, in a quarter of the time.
"""
RATIOS = {1: 2.0, 2: 4.0}
"""The ratio of neighbouring sizes at which costs are estimated, of symbols that the program does not sum or compare over, by how many
there are; `MOST_RATIO` where there are more."""
BOUND_RATIO = 4.0
"""That of other symbols: a loop goes over them, so costs have no steps."""
MOST_RATIO = 16.0
"""That of all symbols where there are more than two."""


@dataclass(frozen=True, slots=True)
class SizedResult:
    """The programs chosen for `source`, with the proof of each; `searched` are the sizes that were searched.

    `refused` are the reasons why programs that were found at some size have no others.
    """

    source: SizedProgram
    choices: tuple[SizedChoice, ...]
    proofs: tuple[SizedProof, ...]
    searched: tuple[SymbolSizes, ...]
    refused: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Found:
    """A program that has other sizes, and the sizes at which it was found."""

    program: Decomposed
    at: SymbolSizes


def superoptimize_sizes(
    source: SizedProgram,
    space: Space,
    machine: Machine,
    *,
    control: Control | None = None,
    cache: Cache | None = None,
    memory: float | None = None,
    seed: int = 0,
    check: Callable[[Decomposed], None] = lambda _: None,
) -> SizedResult:
    """Few programs that compute `source` at all sizes of its symbols.

    `check` raises a `MirageError` for a program that the caller cannot use. Raises `ProgramError` for a program that is not well
    formed at some size, `SearchError` when a chosen program is not equivalent.
    """
    control = control or Control()
    listener = Listener(control.warn)
    searched = _searched(source)
    budget = Budget(control.budget, shown=control.progress in (None, True))
    space = replace(space, max_loops=1)  # Kernels of several loops have no symbolic sizes.
    works = generate([Workload(source.at(s)) for s in searched], space, machine, control, cache, budget, listener)
    refused: dict[str, None] = {}
    found: dict[Decomposed, Candidate] = {}
    for n, work in enumerate(works):
        kept: list[Candidate] = []
        for candidate in work.candidates:
            candidate = replace(candidate, program=with_any_length(candidate.program))
            try:
                key = _at_probe(source, candidate.program)
                if key not in found:
                    check(candidate.program)
                    found[key] = candidate
                    kept.append(candidate)
            except MirageError as error:
                refused[str(error)] = None
        works[n] = replace(work, candidates=tuple(kept))
    works = check_numerics(works, None, seed, cache, budget, listener)
    programs = [_Found(c.program, sizes) for sizes, work in zip(searched, works, strict=True) for c in _soundest(work.candidates)]
    costs = _Costs(source, programs, machine)
    proofs: dict[Decomposed, SizedProof] = {}
    while True:
        choices = costs.choose(next(iter(refused), "it is not found"))
        for choice in choices:
            if choice.program not in proofs:
                proofs[choice.program] = prove_sized(source, choice, memory=memory, seed=seed)
        wrong = {choice.program for choice in choices if not proofs[choice.program].equivalent}
        if not wrong:
            every = tuple(proofs[choice.program] for choice in choices)
            return SizedResult(source, tuple(choices), every, tuple(searched), tuple(refused))
        costs.leave_out(wrong)
        refused["it is not equivalent at some size"] = None


def _soundest(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The candidates with the fewest numerical faults."""
    ranks = preference(candidates)
    return [c for c, rank in zip(candidates, ranks, strict=True) if rank == min(ranks)]


def _searched(source: SizedProgram) -> list[SymbolSizes]:
    """The sizes at which programs are searched: powers of two, evenly over the ranges of their logarithms."""
    names, bound = [symbol.name for symbol in source.symbols], _bound(source)
    number = SEARCHED.get(len(names) - len(bound), 1)
    each: list[list[int]] = []
    for symbol in source.symbols:
        low, high = log2(max(symbol.least, LEAST_SEARCHED)), log2(max(symbol.most, LEAST_SEARCHED))
        sizes = [1 << round(low + (high - low) * n / max(number - 1, 1)) for n in range(number)]
        each.append([BOUND_SEARCHED] if symbol.name in bound else list(dict.fromkeys(sizes)))
    return [dict(zip(names, sizes, strict=True)) for sizes in product(*each)]


def _bound(source: SizedProgram) -> frozenset[str]:
    """The symbols that the program sums or compares over."""
    return bound_symbols(source.at(dict.fromkeys((symbol.name for symbol in source.symbols), LEAST_SEARCHED)), source.symbolic)


def _at_probe(source: SizedProgram, program: Decomposed) -> Decomposed:
    """The program at sizes that tell two programs apart. Raises `ProgramError` where it has no other sizes."""
    sizes = {symbol.name: 1000 + 17 * n for n, symbol in enumerate(source.symbols)}
    return resize(program, source.at(sizes).inputs, source.symbolic)


class _Costs:
    """The costs of programs at sizes all over the ranges, and the choice of the fewest that lose little."""

    def __init__(self, source: SizedProgram, programs: Sequence[_Found], machine: Machine) -> None:
        self.source, self.machine = source, machine
        self.names = [symbol.name for symbol in source.symbols]
        bound = _bound(source)
        free = MOST_RATIO if len(self.names) > 2 else RATIOS.get(len(self.names) - len(bound), MOST_RATIO)
        others = MOST_RATIO if len(self.names) > 2 else BOUND_RATIO
        self.axes = [geometric(symbol, others if symbol.name in bound else free) for symbol in source.symbols]
        self.points = list(product(*self.axes))
        self.known = [(program, self._of(program.program)) for program in programs]

    def leave_out(self, wrong: set[Decomposed]) -> None:
        """These programs are not chosen again."""
        self.known = [(program, costs) for program, costs in self.known if program.program not in wrong]

    def choose(self, reason: str) -> list[SizedChoice]:
        """The fewest programs that lose little, with the boxes in which each is the cheapest of them.

        Raises `SearchError` with the reason why a program has no other sizes, when none has all.
        """
        costs = [row for _, row in self.known]
        if not costs or any(min(column) == NEVER for column in zip(*costs, strict=True)):
            raise SearchError(f"no program that was found has all sizes: {reason}")
        chosen = fewest(costs)
        best = {
            tuple(axis.index(n) for axis, n in zip(self.axes, point, strict=True)): min(chosen, key=lambda p: costs[p][s])
            for s, point in enumerate(self.points)
        }
        intervals = [cells(symbol, axis) for symbol, axis in zip(self.source.symbols, self.axes, strict=True)]
        boxes = boxes_of(intervals, best)
        found = [(self.known[p][0], boxes[p]) for p in chosen if p in boxes]
        return [SizedChoice(program.program, tuple(own), program.at) for program, own in found]

    def _of(self, program: Decomposed) -> list[float]:
        """Microseconds of a program at all points; a size counts as a tile's extent at least: all of a tile is computed."""
        tiles = longest_tiles(program, self.source.symbolic)
        every = (dict(zip(self.names, point, strict=True)) for point in self.points)
        return [self._at(program, {name: max(size, tiles.get(name, 1)) for name, size in sizes.items()}) for sizes in every]

    def _at(self, program: Decomposed, sizes: SymbolSizes) -> float:
        try:
            return program_cost(resize(program, self.source.at(sizes).inputs, self.source.symbolic), self.machine)
        except ProgramError:
            return NEVER
