"""Steps: what a block does to make one tile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from mirage_ir.ops import operator
from mirage_ir.ops.table import Operator
from mirage_ir.program import Attr
from mirage_ir.search.space import LoopAccumulator


@dataclass(frozen=True, slots=True)
class LoadTile:
    """Loads a tile of the tensor at position `load` of `Cone.loads`."""

    load: int


@dataclass(frozen=True, slots=True)
class TileOperator:
    """Applies an operator of the table to tiles. `attrs` is sorted by name and lacks a broadcast's shape: sizes decide it."""

    name: str
    attrs: tuple[tuple[str, Attr], ...] = ()

    @property
    def row(self) -> Operator:
        """The operator's row. Raises `ProgramError` when the table has none."""
        return operator(self.name)


BlockStep: TypeAlias = LoadTile | TileOperator | LoopAccumulator
