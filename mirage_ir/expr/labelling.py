"""Which of many namings of bound parts is the smallest: cells of names that nothing tells apart are refined, as in canonical
labellings of graphs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from mirage_ir.expr.parts import origin
from mirage_ir.expr.store import ExprStore, Powers

Cells: TypeAlias = list[tuple[str, ...]]
"""Bound parts in an order, but for those in one cell, which nothing tells apart so far."""
Named: TypeAlias = tuple[Powers, int]
"""Factors under new names, and a sign."""


@dataclass(frozen=True, slots=True)
class Labelling:
    """The namings of a product of powers of atoms.

    names: for each range, as many names as there are bound parts, and one more, which marks a part.
    rename: powers of atoms with their parts renamed.
    """

    store: ExprStore
    factors: Powers
    names: Mapping[str, list[str]]
    rename: Callable[[Powers, dict[str, str]], Named]

    def least(self, cells: Cells) -> Named:
        """The smallest of all namings that give the names of a cell in the order of cells.

        Where a cell has several names, each may be the first. Two that lead to the same naming when the first name of every further
        cell is taken are images of one another, and one of them is enough.
        """
        cells, branch = self._refined(cells)
        if branch is None:
            return self._named(cells)
        found: dict[Named, Named] = {}
        for name in cells[branch]:
            chosen = _with_first(cells, branch, name)
            sample = self._sample(chosen)
            if sample not in found:
                found[sample] = self.least(chosen)
        return min(found.values())

    def _sample(self, cells: Cells) -> Named:
        """One naming: of each cell that is left, the first name is taken."""
        while True:
            cells, branch = self._refined(cells)
            if branch is None:
                return self._named(cells)
            cells = _with_first(cells, branch, cells[branch][0])

    def _named(self, cells: Cells) -> Named:
        return self.rename(self.factors, self._by_cell(cells))

    def _by_cell(self, cells: Cells) -> dict[str, str]:
        """The names of each cell under one name, the first that is left when the cells before it have taken theirs."""
        left, found = {range_: iter(names) for range_, names in self.names.items()}, dict[str, str]()
        for cell in cells:
            first, *_ = [next(left[origin(name)]) for name in cell]
            found |= dict.fromkeys(cell, first)
        return found

    def _refined(self, cells: Cells) -> tuple[Cells, int | None]:
        """Cells split, as long as anything tells their names apart, by the factors in which they stand; the first with several.

        A name sees each of its factors with itself marked and all other names replaced by their cells.
        """
        while True:
            by_cell, split = self._by_cell(cells), Cells()
            for cell in cells:
                if len(cell) == 1:
                    split.append(cell)
                    continue
                seen: dict[Powers, list[str]] = {}
                for name in cell:
                    mine = tuple((a, e) for a, e in self.factors if name in self.store.atom_free[a])
                    mark = self.names[origin(name)][-1]
                    seen.setdefault(self.rename(mine, {**by_cell, name: mark})[0], []).append(name)
                split += [tuple(same) for _, same in sorted(seen.items())]
            if len(split) == len(cells):
                return cells, next((i for i, cell in enumerate(cells) if len(cell) > 1), None)
            cells = split


def _with_first(cells: Cells, index: int, name: str) -> Cells:
    rest = tuple(n for n in cells[index] if n != name)
    return [*cells[:index], (name,), rest, *cells[index + 1 :]]
