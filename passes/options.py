"""Options that several passes share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mirage_ir.errors import OptionError
from mirage_ir.search.space import Space, parse_griddims
from mirage_ir.target.machines import DEFAULT_TARGET, machine

if TYPE_CHECKING:
    from mirage_ir.target.machines import Machine


@dataclass(frozen=True)
class SearchOptions:
    """The declared space of a search (`mirage_ir.search.space.Space`); what is not given is derived from shapes and target."""

    target: str = DEFAULT_TARGET
    """The machine that costs are estimated for: a100, h100 or h200."""
    griddims: str | tuple[int, ...] | None = None
    """Grids of a graph-defined kernel: "2,16,1;2,16,4"."""
    blockdims: tuple[int, ...] | None = None
    """Numbers of threads of a block."""
    franges: tuple[int, ...] | None = None
    """Ranges of the for-loop; 1 is no loop."""
    max_block_ops: int | None = None
    """Most operators in a block graph, loads and stores not counted."""
    max_kernels: int | None = None
    """Most kernels of a program."""
    max_inputs: int | None = None
    """Most tensors that a graph-defined kernel reads."""
    max_states: int | None = None
    """Most tile values considered for one block graph and loop index."""
    max_structures: int | None = None
    """Most block graphs without sizes taken from one such space."""
    max_cones: int | None = None
    """Most parts of the program tried as one kernel, for each value."""
    max_splits: int | None = None
    """Of how many structures of a part the reduction is also split over blocks."""
    max_searches: int | None = None
    """Most parts of the program searched in all."""
    top: int = 1
    """How many programs are wanted."""

    def __post_init__(self) -> None:
        self.space()
        self.machine()

    def machine(self) -> Machine:
        """Raises `OptionError` for an unknown target."""
        return machine(self.target)

    def space(self) -> Space:
        """Raises `OptionError` for values that make no sense."""
        given = {
            "griddims": self._griddims(),
            "blockdims": self.blockdims,
            "franges": self.franges,
            "max_block_ops": self.max_block_ops,
            "max_kernels": self.max_kernels,
            "max_inputs": self.max_inputs,
            "max_states": self.max_states,
            "max_structures": self.max_structures,
            "max_cones": self.max_cones,
            "max_splits": self.max_splits,
            "max_searches": self.max_searches,
            "top": self.top,
        }
        return Space.of({name: value for name, value in given.items() if value is not None})

    def _griddims(self) -> tuple[tuple[int, ...], ...] | None:
        if isinstance(self.griddims, tuple):
            return (self.griddims,)
        return None if self.griddims is None else parse_griddims(self.griddims)


def check_positive(name: str, value: int | None) -> None:
    """Raises `OptionError` unless `value` is None or at least 1."""
    if value is not None and value < 1:
        raise OptionError(f"option '{name}' must be at least 1, not {value}")
