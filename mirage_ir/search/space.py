"""The declared space of a search: every option, with the meaning that Mirage gave it."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from mirage_ir.errors import OptionError
from mirage_ir.program import Shape


@dataclass(frozen=True, slots=True)
class Space:
    """Which μGraphs the generator may build. None stands for what the program's shapes and the target suggest.

    griddims: grids of a graph-defined kernel; each kernel must have one of them.
    blockdims: numbers of threads of a block.
    franges: ranges of the for-loop (1 is no loop).
    max_block_ops: most operators in a block graph, loads and stores not counted.
    max_kernels: most kernels that a kernel graph may launch.
    max_inputs: most tensors that a graph-defined kernel reads.
    max_states: most tile values considered for one block graph and loop index (those of many terms count for more); less for
        programs of many parts. A search that meets it is not exhausted.
    max_structures: most block graphs without sizes taken from one such space, fewest operators first; likewise.
    max_splits: of how many structures of a cone the reduction is also split over blocks.
    max_cones: most parts of the program tried as one kernel for each value; likewise.
    max_searches: most parts of the program searched in all; likewise.
    top: how many candidates are kept.
    """

    griddims: tuple[tuple[int, ...], ...] | None = None
    blockdims: tuple[int, ...] | None = None
    franges: tuple[int, ...] | None = None
    max_block_ops: int = 24
    max_kernels: int | None = None
    max_inputs: int = 8
    max_states: int = 5_000
    max_structures: int = 12
    max_splits: int = 2
    max_cones: int = 64
    max_searches: int = 96
    top: int = 1

    @classmethod
    def of(cls, options: dict[str, Any]) -> Space:
        """A space with some options set; `OptionError` for unknown names and values that make no sense."""
        known = {f.name for f in fields(cls)}
        for name in options:
            if name not in known:
                raise OptionError(f"unknown search option '{name}': known are {', '.join(sorted(known))}")
        given = {name: _normal(name, value) for name, value in options.items()}
        return replace(cls(), **given)


def _normal(name: str, value: Any) -> Any:
    match name:
        case "griddims":
            return None if value is None else tuple(_grid(g) for g in value)
        case "blockdims" | "franges":
            return None if value is None else tuple(_positive(name, v) for v in _list(name, value))
        case "max_kernels" if value is None:
            return None
        case _:
            return _positive(name, value)


def _list(name: str, value: Any) -> list[Any]:
    if isinstance(value, int | str) or not hasattr(value, "__iter__"):
        raise OptionError(f"option '{name}' is a list of positive integers, not {value!r}")
    return list(value)


def _positive(name: str, value: Any) -> int:
    if isinstance(value, tuple | list) and name == "blockdims" and value:  # Mirage writes (128, 1, 1).
        product = 1
        for v in value:
            product *= _positive(name, v)
        return product
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise OptionError(f"option '{name}' takes positive integers, not {value!r}")
    return value


def _grid(value: Any) -> Shape:
    grid = tuple(_positive("griddims", v) for v in _list("griddims", value))
    if not 1 <= len(grid) <= 3:
        raise OptionError(f"option 'griddims' takes grids of one to three dimensions, not {grid}")
    return grid


def parse_griddims(text: str) -> tuple[tuple[int, ...], ...]:
    """Grids as the tool's options write them: "2,16,1;2,16,4"."""
    try:
        return tuple(tuple(int(v) for v in grid.split(",")) for grid in text.split(";"))
    except ValueError:
        raise OptionError(f"option 'griddims' is written like \"2,16,1;2,16,4\", not {text!r}") from None
