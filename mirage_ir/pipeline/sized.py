"""All stages for a program with symbolic sizes: searches at a few sizes, and a choice of few programs for all.

Programs are searched at sizes of which each stands for many. What is found there is taken to other sizes
(`mirage_ir.sized.resize`); what has no other sizes is left out. The cost model estimates each program at sizes all over the
ranges, and as few are chosen as lose at most 5% of what all of them together could do. `mirage_ir.pipeline.sized_proof` verifies
the chosen ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from itertools import product
from math import inf, log2

from mirage_ir.block.cost import program_cost
from mirage_ir.block.library import library_takes
from mirage_ir.budget import Budget
from mirage_ir.cache.results import Cache
from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import MirageError, ProgramError, SearchError
from mirage_ir.ops.library import ANY_LENGTH, BEYOND_ONE, LIBRARY
from mirage_ir.pipeline.candidate import Candidate, Workload
from mirage_ir.pipeline.history import History, history_of_stages
from mirage_ir.pipeline.listener import Listener
from mirage_ir.pipeline.sized_proof import SizedProof, has_values, prove_sized
from mirage_ir.pipeline.stages import check_numerics, generate
from mirage_ir.program import Apply, Node, TensorType, make_attrs
from mirage_ir.search.run.control import Control
from mirage_ir.search.space import Space
from mirage_ir.sized.choice import NEVER, SizedChoice, boxes_of, cells, fewest, geometric
from mirage_ir.sized.extent import SizeSymbol, SymbolSizes
from mirage_ir.sized.family import SizedProgram
from mirage_ir.sized.graphs import LEAST_HELD
from mirage_ir.sized.numbers import SymbolicNumber, with_numbers
from mirage_ir.sized.resize import bound_symbols, largest_sizes, longest_tiles, loops_over_symbols, resize
from mirage_ir.sized.transposes import transposed_inside
from mirage_ir.target.machines import Machine

SEARCHED = {(1, False): 6, (1, True): 4, (2, False): 2, (2, True): 2}
"""How many sizes of a symbol are searched that the program does not sum or compare over, by how many there are, and by whether
there are others; one where there are more."""
BOUND_SEARCHED = (1 << 6, 1 << 9, 1 << 14)
"""Sizes that are searched of a symbol that the program sums or compares over: from a few entries, which a tile holds, to as many as
no tile holds, so that a loop does: these are searched in any case, and alone where there are several such symbols."""
LEAST_SEARCHED = 16
"""The least size that is searched: the rows of the smallest product of tensor cores. Programs for it serve smaller sizes, too."""
SIZED_EFFORT = {"max_structures": 250, "max_cones": 8, "top": 4}
"""Options of the searches, unless they are given: there are several, of sizes of which each stands for many.

Some of the best programs at a size have no other sizes, and others are better there, so more than one is kept. For LayerNorm and a
linear layer of 1024 × 1024 with 1024 tokens, the best candidates are the same as with the limits of `Space`, in a quarter of the
time.
"""
RATIOS = {1: 2.0**0.5, 2: 2.0}
"""The ratio of neighbouring sizes at which costs are estimated, by how many symbols there are."""
BOUND_RATIO = 8.0**0.5
"""That of a symbol that the program sums or compares over: where a loop goes over it, costs have no steps."""
MOST_RATIO = 16.0
"""That of each symbol where there are more than two."""
CHEAPEST = 2
"""Programs that are looked at further: as many as cost the least at each of every other of these sizes."""
ALIKE_EVERY = 3
"""Of those sizes every third one: programs that cost the same at these, in two digits, are taken to be alike."""
LOOP_US = 0.7
"""Microseconds more than estimated that a kernel takes with a loop whose iterations are known when it runs: what is loaded ahead,
and the code of iterations that are not full. Attention of 1 × 1 and of 52 × 9 took 2.7 and 2.8 µs on an H100, estimated at 2.0."""
DEAR = 1.5
"""A program that costs as many times the least at all the sizes around some others is not estimated at these."""
MOST_CHANGES = 4
"""How often a size that is searched is doubled or halved, for constants that follow from sizes to be told apart."""
HALVINGS = 4
"""Where another program becomes the cheaper is known to one part of a size in 2 to the power of this, at least."""


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


@dataclass(frozen=True, slots=True)
class _Found:
    """A program that has other sizes, the sizes at which it was found, and whether it has no faults there."""

    program: Decomposed
    at: SymbolSizes
    sound: bool


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
    with history_of_stages() as history:
        works = generate([Workload(source.at(s)) for s in searched], space, machine, control, cache, budget, listener)
    refused: dict[str, None] = {}
    found: dict[Decomposed, Candidate] = {}
    for n, (work, sizes) in enumerate(zip(works, searched, strict=True)):
        kept: list[Candidate] = []
        numbers, _ = source.numbers(sizes)
        for candidate in work.candidates:
            candidate = replace(candidate, program=_other_sizes(candidate.program, numbers))
            try:
                key = _at_probe(source, candidate.program)
                if key not in found:
                    found[key] = candidate
                    kept.append(candidate)
            except MirageError as error:
                refused[str(error)] = None
        works[n] = replace(work, candidates=tuple(kept))
    costs = _Costs(source, machine)
    candidates = _Candidates(works, searched, costs, check, lambda w: check_numerics(w, None, seed, cache, budget, listener))
    proofs: dict[Decomposed, SizedProof] = {}
    checks: History = ()
    while True:
        with history_of_stages() as further:
            near = candidates.near()
        checks = (*checks, *further)
        near += [half for found in near for half in _halved(source, found, check)] + _as_written(source, searched[0], check)
        costs.look_at([found for found in near if found.program not in candidates.unfit])
        refused |= candidates.refused
        choices = costs.choose(next(iter(refused), "it is not found"))
        for choice in choices:
            if choice.program not in proofs:
                proofs[choice.program] = prove_sized(source, choice, memory=memory, seed=seed)
        wrong = {choice.program for choice in choices if not proofs[choice.program].equivalent}
        nan = {choice.program for choice in choices if choice.program not in wrong and not has_values(source, choice, seed)}
        if not wrong and not nan:
            every = tuple(proofs[choice.program] for choice in choices)
            return SizedResult(source, tuple(choices), every, tuple(searched), tuple(refused), (*history, *checks))
        candidates.unfit |= wrong | nan
        refused |= {"it is not equivalent at some size": None} if wrong else {}
        refused |= {"it is not finite where a part has no entry": None} if nan else {}


def _other_sizes(program: Decomposed, numbers: Mapping[float, SymbolicNumber]) -> Decomposed:
    """A program that was found at some sizes in the form that serves other sizes best."""
    return with_numbers(with_any_length(transposed_inside(program)), numbers)


class _Candidates:
    """What was found at all sizes that were searched, of which only what is near the cheapest somewhere is checked.

    `check` raises a `MirageError` for a program that the caller cannot use, of which `refused` gets the words; `run` checks
    numerics. What is `unfit` is not looked at: others take its place.
    """

    def __init__(
        self,
        works: Sequence[Workload],
        searched: Sequence[SymbolSizes],
        costs: _Costs,
        check: Callable[[Decomposed], None],
        run: Callable[[Sequence[Workload]], Sequence[Workload]],
    ) -> None:
        self.works, self.searched, self.costs, self.check, self.run = works, searched, costs, check, run
        self.looked: dict[Decomposed, Candidate] = {}
        self.unfit: set[Decomposed] = set()
        self.refused: dict[str, None] = {}

    def near(self) -> list[_Found]:
        """The programs that are near the cheapest somewhere, of those with the fewest numerical faults of their workload."""
        while True:
            kept = [[c for c in work.candidates if c.program not in self.unfit] for work in self.works]
            at = {c.program: sizes for found, sizes in zip(kept, self.searched, strict=True) for c in _soundest(found, self.looked)}
            near = self.costs.near(list(at))
            fresh = {program for program in near if program not in self.looked}
            if not fresh:
                accuracy = {program: self.looked[program].accuracy for program in near}
                return [_Found(program, at[program], known is None or not known.rank) for program, known in accuracy.items()]
            self._look_at(fresh)

    def _look_at(self, fresh: set[Decomposed]) -> None:
        for program in fresh:
            try:
                self.check(program)
            except MirageError as error:
                self.refused[str(error)] = None
                self.unfit.add(program)
        works = [replace(w, candidates=tuple(c for c in w.candidates if c.program in fresh - self.unfit)) for w in self.works]
        if works := [work for work in works if work.candidates]:
            self.looked |= {c.program: c for work in self.run(works) for c in work.candidates}


def _soundest(candidates: Sequence[Candidate], looked: Mapping[Decomposed, Candidate]) -> list[Candidate]:
    """The candidates with the fewest numerical faults; those that were not `looked` at are taken to have none.

    Nor have those that nobody could run, where that is so of all.
    """
    known = {c.program: looked[c.program].accuracy for c in candidates if c.program in looked}
    unknown = inf if any(accuracy is not None for accuracy in known.values()) else 0.0

    def faults(candidate: Candidate) -> float:
        if candidate.program not in known:
            return 0.0
        accuracy = known[candidate.program]
        return unknown if accuracy is None else accuracy.rank

    least = min(map(faults, candidates), default=0.0)
    return [candidate for candidate in candidates if faults(candidate) == least]


def _searched(source: SizedProgram) -> list[SymbolSizes]:
    """The sizes at which programs are searched: powers of two, evenly over the ranges of their logarithms."""
    names, bound = [symbol.name for symbol in source.symbols], _bound(source)
    number = SEARCHED.get((len(names) - len(bound), bool(bound)), 1)
    each: list[list[int]] = []
    for symbol in source.symbols:
        low, high = log2(max(symbol.least, LEAST_SEARCHED)), log2(max(symbol.most, LEAST_SEARCHED))
        sizes = [1 << round(low + (high - low) * n / max(number - 1, 1)) for n in range(number)]
        few = BOUND_SEARCHED[:-1] if len(bound) == 1 else ()
        inside = [*(size for size in few if symbol.least <= size <= symbol.most), BOUND_SEARCHED[-1]]
        each.append(inside if symbol.name in bound else list(dict.fromkeys(sizes)))
    every = (dict(zip(names, sizes, strict=True)) for sizes in product(*each))
    # Where a symbol that is summed over is small, the largest size of another has the programs of those below it.
    ends = {name: sizes[-1] for name, sizes in zip(names, each, strict=True) if name not in bound and len(sizes) > 2}
    points = (
        _told_apart(source, _formed(source, point, bound))
        for point in every
        if all(point[name] == BOUND_SEARCHED[-1] for name in bound) or not any(point[n] == end for n, end in ends.items())
    )
    return list({tuple(point.items()): point for point in points}.values())


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


def _bound(source: SizedProgram) -> frozenset[str]:
    """The symbols that the program sums or compares over."""
    return bound_symbols(source.at(dict.fromkeys((symbol.name for symbol in source.symbols), LEAST_SEARCHED)), source.symbolic)


def _at_probe(source: SizedProgram, program: Decomposed) -> Decomposed:
    """The program at sizes that tell two programs apart. Raises `ProgramError` where it has no other sizes."""
    sizes = {symbol.name: 1000 + 17 * n for n, symbol in enumerate(source.symbols)} | largest_sizes(program, source.symbolic)
    return resize(program, source.at(sizes).inputs, source.symbolic)


def _halved(source: SizedProgram, found: _Found, check: Callable[[Decomposed], None]) -> list[_Found]:
    """The program whose tiles have all entries of half the sizes of which those of this one do: it costs less at such sizes.

    Where the tiles have more than twice the entries that there may be, of as few as hold these.
    """
    enough = {symbol.name: 1 << (symbol.most - 1).bit_length() for symbol in source.symbols}
    limits = largest_sizes(found.program, source.symbolic)
    most = {name: min(size // 2, enough[name]) for name, size in limits.items()}
    if not most or min(most.values()) < LEAST_HELD:
        return []
    at = {**found.at, **most}
    numbers, alike = source.numbers(at)
    if alike:
        return []
    try:
        program = with_numbers(resize(found.program, source.at(at).inputs, source.symbolic, most), numbers)
        _at_probe(source, program)
        check(program)
    except MirageError:
        return []
    return [_Found(program, at, found.sound)]


def _as_written(source: SizedProgram, at: SymbolSizes, check: Callable[[Decomposed], None]) -> list[_Found]:
    """The program as it was written, which has all sizes, unless the caller cannot use it."""
    program = _other_sizes(source.at(at), source.numbers(at)[0])
    try:
        check(program)
    except MirageError:
        return []
    return [_Found(program, at, sound=True)]


class _Costs:
    """The costs of programs at sizes all over the ranges, and the choice of the fewest that lose little."""

    def __init__(self, source: SizedProgram, machine: Machine) -> None:
        self.source, self.machine = source, machine
        self.names = [symbol.name for symbol in source.symbols]
        self.inputs: dict[tuple[int, ...], Sequence[TensorType]] = {}
        """The types of the inputs at sizes that were looked at."""
        self.bound = _bound(source)
        unbound = [symbol for symbol in source.symbols if symbol.name not in self.bound] or source.symbols
        self.stepped = self.names.index(max(unbound, key=lambda symbol: symbol.most / symbol.least).name)
        """The symbol of the widest range, whose tiles are seen in the costs."""
        self.costs: dict[Decomposed, dict[tuple[int, ...], float]] = {}
        """What programs cost at sizes that were looked at."""
        self.axes: list[list[int]] = []
        self.points: list[tuple[int, ...]] = []
        self.known: list[tuple[_Found, list[float]]] = []

    def look_at(self, programs: Sequence[_Found]) -> None:
        """Estimates these programs, of which some are chosen."""
        self.axes = self._axes([program.program for program in programs])
        self.points = list(product(*self.axes))
        coarse = list(product(*map(_every_other, self.axes)))
        rows = [dict(zip(coarse, self._of(program.program, coarse), strict=True)) for program in programs]
        least = {point: min((row[point] for row in rows), default=NEVER) for point in coarse}
        around = {point: self._around(place) for place, point in zip(self._places(), self.points, strict=True)}
        self.known = []
        for program, row in zip(programs, rows, strict=True):
            near = [p for p, others in around.items() if any(row[other] <= DEAR * least[other] for other in others)]
            costs = dict(zip(near, self._of(program.program, near), strict=True))
            self.known.append((program, [costs.get(point, NEVER) for point in self.points]))

    def _places(self) -> Iterator[tuple[int, ...]]:
        """Where `points` lie along each axis."""
        return product(*(range(len(axis)) for axis in self.axes))

    def _around(self, place: tuple[int, ...]) -> list[tuple[int, ...]]:
        """The points around one, of every other size of each symbol."""
        sides = ((n,) if axis[n] in _every_other(axis) else (n - 1, n + 1) for axis, n in zip(self.axes, place, strict=True))
        return [tuple(axis[n] for axis, n in zip(self.axes, side, strict=True)) for side in product(*sides)]

    def _limits(self, symbol: SizeSymbol, programs: Sequence[Decomposed]) -> set[int]:
        """The largest sizes of a symbol of programs of which a tile has all of its entries."""
        found = {largest_sizes(program, self.source.symbolic).get(symbol.name, symbol.most) for program in programs}
        return {most for most in found if symbol.least <= most < symbol.most}

    def _axes(self, programs: Sequence[Decomposed]) -> list[list[int]]:
        """The sizes of each symbol at which costs are estimated."""
        ratio = RATIOS.get(len(self.names), MOST_RATIO)
        ratios = {symbol: max(ratio, BOUND_RATIO) if symbol.name in self.bound else ratio for symbol in self.source.symbols}
        return [geometric(symbol, ratio, self._limits(symbol, programs)) for symbol, ratio in ratios.items()]

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
        boxes = boxes_of(*self._cells(best))
        found = [(self.known[p][0], boxes[p]) for p in chosen if p in boxes]
        return [SizedChoice(program.program, tuple(own), program.at, program.sound) for program, own in found]

    def _cells(self, best: Mapping[tuple[int, ...], int]) -> tuple[list[list[tuple[int, int]]], dict[tuple[int, ...], int]]:
        """Intervals of each symbol, and the program of each cell, from the best at each point.

        Along the `stepped` symbol, neighbouring points with two programs share the sizes between them where one becomes the
        cheaper: often right behind a point, at which all tiles are full. Of other symbols they share them at their geometric mean,
        or where one has no larger sizes.
        """
        d, axis = self.stepped, self.axes[self.stepped]
        others = list(product(*(range(len(a)) if n != d else (0,) for n, a in enumerate(self.axes))))
        last: dict[tuple[int, ...], int] = {}
        for place in others:
            for n in range(len(axis) - 1):
                low, high = ((*place[:d], m, *place[d + 1 :]) for m in (n, n + 1))
                last[low] = axis[n] if best[low] == best[high] else self._last(best[low], best[high], low, high)
        ends = sorted({*last.values(), self.source.symbols[d].most})
        programs = [program.program for program, _ in self.known]
        intervals = [cells(s, sizes, self._limits(s, programs)) for s, sizes in zip(self.source.symbols, self.axes, strict=True)]
        intervals[d] = list(zip([self.source.symbols[d].least, *(end + 1 for end in ends)], ends, strict=False))
        found: dict[tuple[int, ...], int] = {}
        for place in others:
            for m, (_, end) in enumerate(intervals[d]):
                n = max(n for n, size in enumerate(axis) if size <= end)
                low = (*place[:d], n, *place[d + 1 :])
                beyond = low in last and end > last[low]
                found[(*place[:d], m, *place[d + 1 :])] = best[(*place[:d], n + beyond, *place[d + 1 :])]
        return intervals, found

    def _last(self, near: int, far: int, low: tuple[int, ...], high: tuple[int, ...]) -> int:
        """About the last size between two neighbouring points at which the program that is the best at the first is the cheaper."""
        least, most = (self.axes[self.stepped][place[self.stepped]] for place in (low, high))
        at = [axis[n] for axis, n in zip(self.axes, low, strict=True)]
        size = least + 1  # Right behind the first point.
        while least < size < most:
            at[self.stepped] = size
            (near_cost,), (far_cost,) = (self._of(self.known[p][0].program, [tuple(at)]) for p in (near, far))
            least, most = (size, most) if near_cost <= far_cost and near_cost < NEVER else (least, size)
            size = (least + most) // 2 if most - least > least >> HALVINGS else least
        return least

    def near(self, programs: Sequence[Decomposed]) -> list[Decomposed]:
        """The programs that are among the `CHEAPEST` somewhere, looked at in every other size of each symbol.

        Of those that cost the same at a few of these sizes, and have as large ones, one stands for all.
        """
        axes = [_every_other(axis) for axis in self._axes(programs)]
        few = list(product(*(axis[::ALIKE_EVERY] for axis in axes)))
        different = {
            (*(f"{cost:.2g}" for cost in self._of(program, few)), *largest_sizes(program, self.source.symbolic).items()): program
            for program in reversed(programs)
        }
        programs = [program for program in programs if program in different.values()]
        points = list(product(*axes))
        costs = [self._of(program, points) for program in programs]
        ranked = (sorted(range(len(programs)), key=lambda p: costs[p][s])[:CHEAPEST] for s in range(len(points)))
        near = {p for best in ranked for p in best}
        return [program for p, program in enumerate(programs) if p in near]

    def _of(self, program: Decomposed, points: Sequence[tuple[int, ...]]) -> list[float]:
        """Microseconds of a program at these points; a size counts as a tile's extent at least: all of a tile is computed."""
        tiles, limits = (of(program, self.source.symbolic) for of in (longest_tiles, largest_sizes))
        known, found = self.costs.setdefault(program, {}), list[float]()
        for point in points:
            sizes = dict(zip(self.names, point, strict=True))
            if any(sizes[name] > most for name, most in limits.items()):
                found.append(NEVER)
                continue
            tiled = ((name, max(size, tiles.get(name, 1))) for name, size in sizes.items())
            full = tuple(min(size, limits.get(name, size)) for name, size in tiled)
            if full not in known:
                known[full] = self._cost(program, full)
            found.append(known[full])
        return found

    def _cost(self, program: Decomposed, point: tuple[int, ...]) -> float:
        """Microseconds of a program at sizes that are no less than its tiles."""
        try:
            if point not in self.inputs:
                self.inputs[point] = self.source.at(dict(zip(self.names, point, strict=True))).inputs
            resized = resize(program, self.inputs[point], self.source.symbolic)
            if not all(_takes(resized, node) for node in resized.nodes):
                return NEVER
            loops = loops_over_symbols(program, self.source.symbolic)
            return program_cost(resized, self.machine, all_sizes=True) + LOOP_US * loops
        except ProgramError:
            return NEVER


def _every_other(axis: Sequence[int]) -> list[int]:
    """Every other size, and the last one."""
    return list(dict.fromkeys((*axis[::2], axis[-1])))


def _takes(program: Decomposed, node: Node) -> bool:
    """Whether a node is none of a library's kernels for attention, or takes its operands."""
    if not isinstance(node, Apply) or "backend" not in node.attr():
        return True
    types = infer_program(program)
    return library_takes(node, [types[v] for v in node.operands])
