"""What programs with symbolic sizes cost at sizes all over their ranges, and the few that are chosen by that.

Each program has sizes up to what its tiles hold (`mirage_ir.sized.resize.largest_sizes`), or the least size of a symbol alone. A
tile is computed whole, so a size below a tile's extent costs what the tile does.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, product

from mirage_ir.block.cost import program_cost
from mirage_ir.block.library import library_takes
from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import ProgramError, SearchError
from mirage_ir.program import Apply, Node, TensorType
from mirage_ir.sized.choice import NEVER, SizeBox, SizedChoice, boxes_of, cells, fewest, geometric
from mirage_ir.sized.extent import SizeSymbol, SymbolSizes
from mirage_ir.sized.family import SizedProgram
from mirage_ir.sized.resize import bound_symbols, largest_sizes, longest_tiles, loops_over_symbols, resize
from mirage_ir.target.machines import Machine

ANY_SIZE = 16
"""The size of each symbol at which it is looked what a program sums or compares over."""
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
HALVINGS = 4
"""Where another program becomes the cheaper is known to one part of a size in 2 to the power of this, at least."""


@dataclass(frozen=True, slots=True)
class SizedFound:
    """A program that has other sizes, the sizes at which it was found, and whether it has no faults there.

    It computes `source`, which has those symbols of which the program has other sizes.
    """

    program: Decomposed
    source: SizedProgram
    at: SymbolSizes
    sound: bool = True

    @property
    def fixed(self) -> dict[str, int]:
        """The sizes of symbols of which it has one alone."""
        kept = {symbol.name for symbol in self.source.symbols}
        return {name: size for name, size in self.at.items() if name not in kept}

    @property
    def largest(self) -> dict[str, int]:
        """The largest sizes of symbols, where it has not all. Raises `ProgramError`."""
        return {**largest_sizes(self.program, self.source.symbolic), **self.fixed}


def bound_in(source: SizedProgram) -> frozenset[str]:
    """The symbols that the program sums or compares over."""
    return bound_symbols(source.at(dict.fromkeys((symbol.name for symbol in source.symbols), ANY_SIZE)), source.symbolic)


class SizedCosts:
    """The costs of programs at sizes all over the ranges, and the choice of the fewest that lose little."""

    def __init__(self, source: SizedProgram, machine: Machine) -> None:
        self.source, self.machine = source, machine
        self.names = [symbol.name for symbol in source.symbols]
        self.inputs: dict[tuple[int, ...], Sequence[TensorType]] = {}
        """The types of the inputs at sizes that were looked at."""
        self.bound = bound_in(source)
        unbound = [symbol for symbol in source.symbols if symbol.name not in self.bound] or source.symbols
        self.stepped = self.names.index(max(unbound, key=lambda symbol: symbol.most / symbol.least).name)
        """The symbol of the widest range, whose tiles are seen in the costs."""
        self.costs: dict[tuple[Decomposed, tuple[SizeSymbol, ...]], dict[tuple[int, ...], float]] = {}
        """What programs cost at sizes that were looked at."""
        self.axes: list[list[int]] = []
        self.few: list[list[int]] = []
        """Of these, the ones at which all programs are looked at."""
        self.points: list[tuple[int, ...]] = []
        self.known: list[tuple[SizedFound, list[float]]] = []

    def look_at(self, programs: Sequence[SizedFound]) -> None:
        """Estimates these programs, of which some are chosen."""
        axes = self._axes(programs)
        self._estimate(programs, axes, self._few(axes, programs))

    def _estimate(self, programs: Sequence[SizedFound], axes: list[list[int]], few: list[list[int]]) -> None:
        """Estimates these programs at sizes on `axes`: all of them at the `few`, and at others those that are not dear around.

        Where none of these has a size, all are estimated there.
        """
        self.axes, self.few = axes, few
        self.points = list(product(*self.axes))
        coarse = list(product(*self.few))
        rows = [dict(zip(coarse, self._of(program, coarse), strict=True)) for program in programs]
        least = {point: min((row[point] for row in rows), default=NEVER) for point in coarse}
        around = {point: self._around(place) for place, point in zip(self._places(), self.points, strict=True)}
        self.known = []
        for program, row in zip(programs, rows, strict=True):
            near = [p for p, others in around.items() if any(row[other] <= DEAR * least[other] for other in others)]
            costs = dict(zip(near, self._of(program, near), strict=True))
            self.known.append((program, [costs.get(point, NEVER) for point in self.points]))
        columns = enumerate(zip(*(costs for _, costs in self.known), strict=True))
        missing = [n for n, column in columns if min(column) == NEVER]
        for program, costs in self.known if missing else ():
            for n, cost in zip(missing, self._of(program, [self.points[n] for n in missing]), strict=True):
                costs[n] = cost

    def _places(self) -> Iterator[tuple[int, ...]]:
        """Where `points` lie along each axis."""
        return product(*(range(len(axis)) for axis in self.axes))

    def _around(self, place: tuple[int, ...]) -> list[tuple[int, ...]]:
        """The points around one, of the `few` sizes of each symbol."""
        axes = zip(self.axes, self.few, place, strict=True)
        sides = ((n,) if axis[n] in few else (n - 1, n + 1) for axis, few, n in axes)
        return [tuple(axis[n] for axis, n in zip(self.axes, side, strict=True)) for side in product(*sides)]

    def _limits(self, symbol: SizeSymbol, programs: Sequence[SizedFound]) -> set[int]:
        """The largest sizes of a symbol, of programs that have not all."""
        found = {program.largest.get(symbol.name, symbol.most) for program in programs}
        return {most for most in found if symbol.least <= most < symbol.most}

    def _axes(self, programs: Sequence[SizedFound]) -> list[list[int]]:
        """The sizes of each symbol at which costs are estimated."""
        ratio = RATIOS.get(len(self.names), MOST_RATIO)
        ratios = {symbol: max(ratio, BOUND_RATIO) if symbol.name in self.bound else ratio for symbol in self.source.symbols}
        return [geometric(symbol, ratio, self._limits(symbol, programs)) for symbol, ratio in ratios.items()]

    def _few(self, axes: Sequence[Sequence[int]], programs: Sequence[SizedFound]) -> list[list[int]]:
        """Every other size of each symbol, both ends, and those that are the largest of some program."""
        return [_every_other(a, self._limits(s, programs)) for s, a in zip(self.source.symbols, axes, strict=True)]

    def choose(self, reason: str) -> list[SizedFound]:
        """The fewest programs that lose little.

        Raises `SearchError` with the reason why a program has no other sizes, when none has all.
        """
        costs = [row for _, row in self.known]
        if not costs or any(min(column) == NEVER for column in zip(*costs, strict=True)):
            raise SearchError(f"no program that was found has all sizes: {reason}")
        return [self.known[p][0] for p in fewest(costs)]

    def in_boxes(self, programs: Sequence[SizedFound]) -> list[SizedChoice]:
        """Those of these programs that are the cheapest somewhere, with the boxes in which they are.

        Of one or two symbols, sizes are looked at between those that they were chosen by, too.
        """
        axes = self.axes
        for looked in ([_finer(axis) for axis in axes] if len(axes) in RATIOS else axes, axes):
            self._estimate(programs, looked, axes)
            if all(min(column) < NEVER for column in zip(*(costs for _, costs in self.known), strict=True)):
                break
        best = {place: min(range(len(programs)), key=lambda p: self.known[p][1][s]) for s, place in enumerate(self._places())}
        boxes = boxes_of(*self._cells(best))
        return [self._choice(program, boxes[p]) for p, program in enumerate(programs) if p in boxes]

    def everywhere(self, program: SizedFound) -> SizedChoice:
        """The choice of a program at all sizes that it has."""
        return self._choice(program, ())

    def _choice(self, program: SizedFound, boxes: Sequence[SizeBox]) -> SizedChoice:
        fixed = tuple(n for n, name in enumerate(self.names) if name in program.fixed)
        return SizedChoice(program.program, tuple(boxes), program.at, program.sound, fixed)

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
        programs = [program for program, _ in self.known]
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
            (near_cost,), (far_cost,) = (self._of(self.known[p][0], [tuple(at)]) for p in (near, far))
            least, most = (size, most) if near_cost <= far_cost and near_cost < NEVER else (least, size)
            size = (least + most) // 2 if most - least > least >> HALVINGS else least
        return least

    def near(self, programs: Sequence[SizedFound]) -> list[SizedFound]:
        """The programs that are among the `CHEAPEST` somewhere, looked at in a `few` sizes of each symbol.

        Of those that cost the same at a few of these sizes, and have as large ones, one stands for all.
        """
        axes = self._few(self._axes(programs), programs)
        few = list(product(*(axis[::ALIKE_EVERY] for axis in axes)))
        different = {
            (*(f"{cost:.2g}" for cost in self._of(program, few)), *program.largest.items()): n
            for n, program in reversed(list(enumerate(programs)))
        }
        programs = [programs[n] for n in sorted(different.values())]
        points = list(product(*axes))
        costs = [self._of(program, points) for program in programs]
        ranked = (sorted(range(len(programs)), key=lambda p: costs[p][s])[:CHEAPEST] for s in range(len(points)))
        near = {p for best in ranked for p in best}
        return [program for p, program in enumerate(programs) if p in near]

    def _of(self, program: SizedFound, points: Sequence[tuple[int, ...]]) -> list[float]:
        """Microseconds of a program at these points; a size counts as a tile's extent at least: all of a tile is computed."""
        tiles, limits = longest_tiles(program.program, program.source.symbolic), program.largest
        known, found = self.costs.setdefault((program.program, program.source.symbols), {}), list[float]()
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

    def _cost(self, found: SizedFound, point: tuple[int, ...]) -> float:
        """Microseconds of a program at sizes that are no less than its tiles."""
        program, symbolic = found.program, found.source.symbolic
        try:
            if point not in self.inputs:
                self.inputs[point] = self.source.at(dict(zip(self.names, point, strict=True))).inputs
            resized = resize(program, self.inputs[point], symbolic)
            if not all(_takes(resized, node) for node in resized.nodes):
                return NEVER
            loops = loops_over_symbols(program, symbolic)
            return program_cost(resized, self.machine, all_sizes=True) + LOOP_US * loops
        except ProgramError:
            return NEVER


def _finer(axis: Sequence[int]) -> list[int]:
    """These sizes, and between two their geometric mean."""
    return sorted({*axis, *(int((a * b) ** 0.5) for a, b in pairwise(axis))})


def _every_other(axis: Sequence[int], always: Container[int]) -> list[int]:
    """The first and the last size, those that are wanted always, and of others none beside one that is not there."""
    found = [axis[0]]
    for before, size in pairwise(axis):
        if size in always or size == axis[-1] or before != found[-1]:
            found.append(size)
    return found


def _takes(program: Decomposed, node: Node) -> bool:
    """Whether a node is none of a library's kernels for attention, or takes its operands."""
    if not isinstance(node, Apply) or "backend" not in node.attr():
        return True
    types = infer_program(program)
    return library_takes(node, [types[v] for v in node.operands])
