"""Which programs run at which sizes: as few as lose little by the cost model, each in boxes of sizes."""

from __future__ import annotations

from collections.abc import Collection, Container, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import combinations, pairwise, product
from math import inf, prod
from operator import or_
from typing import TypeAlias

from mirage_ir.decompose import Decomposed
from mirage_ir.sized.extent import SizeSymbol, SymbolSizes
from mirage_ir.sized.family import SizedProgram

MOST_LOST = 1.05
"""Times the least cost of all programs that the chosen ones may cost at any size that is looked at."""
COMBINATIONS = 20_000
"""Sets of programs of one number that are looked at; where there are more, programs are added one by one."""

SizeBox: TypeAlias = tuple[tuple[int, int], ...]
"""The least and the largest size of each symbol, both included."""


@dataclass(frozen=True, slots=True)
class SizedChoice:
    """A program that runs at the sizes in its boxes. It was found at the sizes `found`, and is the program at these.

    `sound` is false when it was seen, at these sizes and in its types, to overflow or to err far where the source does not. Of the
    symbols in the places `fixed` it has that size alone.
    """

    program: Decomposed
    boxes: tuple[SizeBox, ...]
    found: SymbolSizes
    sound: bool = True
    fixed: tuple[int, ...] = ()

    def specialized(self, source: SizedProgram) -> SizedProgram:
        """The source for the sizes that this program has: without the symbols of which it has one alone."""
        names = [source.symbols[n].name for n in self.fixed]
        return source.specialized({name: self.found[name] for name in names}) if names else source


def holds(boxes: Sequence[SizeBox], point: Sequence[int]) -> bool:
    """Whether one of the boxes holds these sizes."""
    return any(all(least <= size <= most for size, (least, most) in zip(point, box, strict=True)) for box in boxes)


def geometric(symbol: SizeSymbol, ratio: float, further: Collection[int] = ()) -> list[int]:
    """Sizes from the least to the largest, of about this ratio from one to the next; `further` ones take the place of near ones.

    But for these and both ends they are powers of that ratio.
    """
    found, size = {symbol.least, symbol.most, *further}, 1.0
    while size < symbol.most:
        if size > symbol.least and all(max(size / n, n / size) >= ratio**0.5 for n in further):
            found.add(int(size))
        size *= ratio
    return sorted(found)


def cells(symbol: SizeSymbol, sizes: Sequence[int], limits: Container[int] = ()) -> list[tuple[int, int]]:
    """The range of a symbol cut into intervals, one around each of these sizes: between two, at their geometric mean.

    An interval around a size that is one of the `limits` ends there.
    """
    ends = [a if a in limits else max(a, int((a * b) ** 0.5)) for a, b in pairwise(sizes)]
    return list(zip([symbol.least, *(end + 1 for end in ends)], [*ends, symbol.most], strict=True))


def fewest(costs: Sequence[Sequence[float]]) -> list[int]:
    """The fewest programs that cost at most `MOST_LOST` times the least everywhere: costs[p][s] is that of program p at sizes s.

    Of as few, those with the least sum of cost over least cost. At each s some program has a cost that is finite.
    """
    least = [min(column) for column in zip(*costs, strict=True)]
    relative = [[cost / best for cost, best in zip(row, least, strict=True)] for row in costs]
    served = [sum(1 << s for s, lost in enumerate(row) if lost <= MOST_LOST) for row in relative]
    everywhere = (1 << len(least)) - 1

    def lost(chosen: Sequence[int]) -> float:
        return sum(min(column) for column in zip(*(relative[p] for p in chosen), strict=True))

    for number in range(1, len(costs) + 1):
        if number > 2 and _ways(len(costs), number) > COMBINATIONS:
            return _greedy(relative, served, everywhere)
        sets = [
            chosen for chosen in combinations(range(len(costs)), number) if reduce(or_, (served[p] for p in chosen)) == everywhere
        ]
        if sets:
            return list(min(sets, key=lost))
    raise AssertionError("all programs together cost the least everywhere")


def _ways(n: int, k: int) -> int:
    return prod(range(n - k + 1, n + 1)) // prod(range(1, k + 1))


def _greedy(relative: Sequence[Sequence[float]], served: Sequence[int], everywhere: int) -> list[int]:
    """Programs, each the one that serves the most sizes that no one before serves."""
    chosen: list[int] = []
    left = everywhere
    while left:
        most = max((own & left).bit_count() for own in served)
        serving = [p for p, own in enumerate(served) if (own & left).bit_count() == most]
        chosen.append(min(serving, key=lambda p: sum(lost for s, lost in enumerate(relative[p]) if left >> s & 1)))
        left &= ~served[chosen[-1]]
    return chosen


def boxes_of(axes: Sequence[Sequence[tuple[int, int]]], chosen: Mapping[tuple[int, ...], int]) -> dict[int, list[SizeBox]]:
    """For each program its boxes: `chosen` has the program of each cell, by the cell's place along each axis.

    Cells with one program are joined along the last axis, and then boxes along each axis before it.
    """
    boxes: list[tuple[SizeBox, int]] = [
        (tuple(axis[i] for axis, i in zip(axes, place, strict=True)), chosen[place])
        for place in product(*(range(len(a)) for a in axes))
    ]
    for d in reversed(range(len(axes))):
        joined: list[tuple[SizeBox, int]] = []
        open_at: dict[SizeBox, int] = {}
        for box, program in boxes:
            rest = (*box[:d], *box[d + 1 :])
            at = open_at.get(rest)
            if at is not None and joined[at][1] == program and joined[at][0][d][1] + 1 == box[d][0]:
                before = joined[at][0]
                joined[at] = ((*before[:d], (before[d][0], box[d][1]), *before[d + 1 :]), program)
            else:
                open_at[rest] = len(joined)
                joined.append((box, program))
        boxes = joined
    found: dict[int, list[SizeBox]] = {}
    for box, program in boxes:
        found.setdefault(program, []).append(box)
    return found


NEVER = inf
"""The cost of a program at sizes that it does not have."""
