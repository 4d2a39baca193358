"""The declared space of a search: every option, with the meaning that Mirage gave it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from math import inf
from typing import Any

from mirage_ir.check import MAX_THREADS
from mirage_ir.errors import OptionError
from mirage_ir.limits import MOST_PROGRAMS, check_integer
from mirage_ir.ops.table import OPERATORS
from mirage_ir.program import MAX_LOOPS, NEW_DIM, REPLICATE, AccumulatorKind, Shape


@dataclass(frozen=True, slots=True)
class LoopAccumulator:
    """A for-loop accumulator of block graphs. With `shifted`, its second operand is the shift (`mirage_ir.program.Accumulate`)."""

    kind: AccumulatorKind
    shifted: bool = False


SUM, MAX, SHIFTED, CONCAT = (
    LoopAccumulator(AccumulatorKind.SUM),
    LoopAccumulator(AccumulatorKind.MAX),
    LoopAccumulator(AccumulatorKind.SUM, True),
    LoopAccumulator(AccumulatorKind.CONCAT),
)
ACCUMULATORS = {"accumulate sum": SUM, "accumulate max": MAX, "accumulate sum shift": SHIFTED, "accumulate concat": CONCAT}
"""The accumulators under the names that the option `operators` gives them."""
FEWEST_BLOCK_OPS = 11
"""Operators of a block graph that are allowed at least, unless `max_block_ops` is given: the most in the paper's Table 5.

The best costs of seven programs of `bench/search.py` (not qknorm, ntrans, safe_gqa) are the same with 1, 6 and 22.
"""
DEFAULT_LOOPS = 3
"""For-loops of a block graph, at most, unless `max_loops` is given or all programs are wanted."""
STATES = 20_000
"""Tile values considered for one block graph and loop index, unless `max_states` is given."""
OTHER_STATES = 5_000
"""Tile values of the loops of a part that are not the likeliest to give its best kernel, unless `max_states` is given. A choice.

Of the suite's 60 programs, one needs more of any loop: the kernel of efficient_attention is made of 14,161 of the likeliest one.
"""
EFFORT = 40_000
"""Tile values and block graphs of a whole search, unless `max_effort` is given."""
PATIENCE = 10_000
"""The work that is spent without a cheaper program, unless `patience` or another limit is given. A choice: of the suite's programs
whose search took longer before, bert_attention costs 1.7% more by it and distillation 1.2%, the others nothing."""
SPARE_PROGRAMS = 5
"""Programs kept beyond `top`: the verifier may refuse some, and one may cost less when readers compute a kernel again. A choice:
with 2, rms_norm + linear 128 × 4224 × 1024 costs 17% more than the best that is known, relu_linear_attention of the suite 6%;
searches take as long."""
LARGEST_OPTION = (1 << 31) - 1
"""The largest value of an option: no grid, loop or count that a search could take is larger."""
OPTION_LIMITS = {"blockdims": MAX_THREADS, "max_inputs": 64, "max_outputs": 64, "max_loops": MAX_LOOPS}
"""The largest values of options with a smaller one."""
GRID_AXES = 3
"""Grid dimensions that maps speak of: x, y and z."""


@dataclass(frozen=True, slots=True)
class Space:
    """Which μGraphs the generator may build. None stands for what the program's shapes and the target suggest.

    What is declared:

    operators: operators of block graphs, accumulators ("accumulate sum", "accumulate max", "accumulate sum shift") among them. Not
        given: the program's, the operators that the axioms make of them, and all accumulators.
    max_block_ops: most operators in a block graph, accumulators counted, loads and stores not. Not given: as many as the source has
        for what the kernel computes, with an accumulator and one operator more for each of its sums and products; at least 11.
    max_loops: most for-loops of a block graph, one after the other over the same index. Not given: 3, and 1 if all are wanted.
    max_kernels: most kernels that a program may launch.
    max_inputs, max_outputs: most tensors that a graph-defined kernel reads, and most values that it stores; the partial results of
        a split reduction are not counted.
    griddims: grids of a graph-defined kernel; each must have one of them, but for a kernel that only combines partial results: it
        may have whatever grid and loop is cheapest.
    blockdims: numbers of threads of a block.
    imaps, fmaps: maps that a load may have: for grid x, y, z the dimension of the tensor that it splits, or -1; and for the loop.
    omaps: maps that a store may have. Partial results, which make a new dimension, may take the place of any dimension.
    franges: ranges of the for-loop (1 is no loop).
    reload: whether a kernel may read a tensor under two index tuples where the source reads it under one, so that one use is whole
        where another is split: (XᵀX)W for Xᵀ(XW), or a norm over whole rows of which the output has a part.
    libraries: whether kernels of libraries (`mirage_ir.ops.library`) may compute parts of the program.
    max_terms: most terms of an expression of which parts are computed on their own. Equality multiplies out without limit; but that
        the terms of a square of many terms are computed one by one is outside the space.

    What is wanted:

    top: how many programs; None is all of them.
    distinct: whether, of kernels that load and accumulate the same tiles in the same grid and loop, only the cheapest is wanted,
        and only programs that differ in their costliest kernel. So `top` programs are as many schedules to be measured.

    Limits of effort. A search that meets one of them is not exhausted:

    max_states: tile values considered for one block graph and loop index (values of many terms count for more). Not given: 20,000,
        but 5,000 of a loop that is not the likeliest to give the best kernel by its lower bound, unless all programs are wanted.
    max_structures: block graphs without sizes taken from one such space, fewest operators first.
    max_splits: of how many structures of a cone the reduction is also split over blocks, cheapest first.
    max_cones: parts of the program tried as one kernel for each value.
    max_searches: parts of the program searched in all.
    max_effort: tile values considered and block graphs taken in all, after which no further part is searched. Not where all
        programs are wanted. Not given: 40,000.
    patience: the same, since the cheapest program that is known was found; that the least cost of a part is estimated counts as 10.
        Not where all programs are wanted. Not given: 10,000, or no limit if `max_states` or `max_effort` is given.
    """

    operators: tuple[str, ...] | None = None
    max_block_ops: int | None = None
    max_kernels: int | None = None
    max_loops: int | None = None
    max_inputs: int = 16
    max_outputs: int = 2
    griddims: tuple[tuple[int, ...], ...] | None = None
    blockdims: tuple[int, ...] | None = None
    imaps: tuple[tuple[int, ...], ...] | None = None
    omaps: tuple[tuple[int, ...], ...] | None = None
    fmaps: tuple[int, ...] | None = None
    franges: tuple[int, ...] | None = None
    reload: bool = False
    libraries: bool = True
    max_terms: int = 5
    top: int | None = 1
    distinct: bool = False
    max_states: int | None = None
    max_structures: int = 1_200
    max_splits: int = 1_000
    max_cones: int = 512
    max_searches: int = 256
    max_effort: int | None = None
    patience: int | None = None

    @classmethod
    def of(cls, options: dict[str, Any]) -> Space:
        """A space with some options set; `OptionError` for unknown names and values that make no sense."""
        known = {f.name for f in fields(cls)}
        for name in options:
            if name not in known:
                raise OptionError(f"unknown search option '{name}': known are {', '.join(sorted(known))}")
        given = {name: _normal(name, value) for name, value in options.items()}
        return replace(cls(), **given)

    @property
    def kept(self) -> int | None:
        """The number of best programs kept at every step: `top` and `SPARE_PROGRAMS`. None is all."""
        return None if self.top is None else self.top + SPARE_PROGRAMS

    @property
    def loops(self) -> int:
        """Most for-loops of a block graph."""
        return self.max_loops if self.max_loops is not None else DEFAULT_LOOPS if self.top is not None else 1

    @property
    def states(self) -> int:
        """Most tile values of one block graph and loop index."""
        return self.max_states if self.max_states is not None else STATES

    @property
    def other_states(self) -> int:
        """Most tile values of a loop that is not the likeliest to give the best kernel of a part."""
        return self.states if self.max_states is not None or self.top is None else OTHER_STATES

    @property
    def effort(self) -> float:
        """Tile values and block graphs after which no further part is searched."""
        return inf if self.top is None else EFFORT if self.max_effort is None else self.max_effort

    @property
    def patient(self) -> float:
        """The work without a cheaper program after which no further part is searched."""
        if self.top is None or (self.patience is None and (self.max_states, self.max_effort) != (None, None)):
            return inf
        return PATIENCE if self.patience is None else self.patience

    @property
    def absorbs(self) -> bool:
        """Whether kernels may be computed again by their readers: not where all programs of a space are wanted, or where it is
        declared what block graphs are like."""
        declared = (self.operators, self.max_block_ops, self.griddims, self.imaps, self.omaps, self.fmaps, self.franges)
        return self.top is not None and all(option is None for option in declared)

    def allows_maps(self, kind: str, maps: Sequence[int]) -> bool:
        """Whether a load ("imap") or store ("omap") may have this map; dimensions that a grid lacks count as -1."""
        allowed = self.imaps if kind == "imap" else self.omaps
        if allowed is None:
            return True
        wanted = (*maps, *(REPLICATE,) * (GRID_AXES - len(maps)))
        return any(all(w == d or (w == NEW_DIM and d >= 0) for w, d in zip(wanted, m, strict=True)) for m in allowed)


def _normal(name: str, value: Any) -> Any:
    match name:
        case "top" if value is None or value == "all":
            return None
        case "top":
            if isinstance(value, str):
                raise OptionError(f"option 'top' takes a positive integer or \"all\", not {value!r}")
            check_integer(name, value, most=MOST_PROGRAMS)
            return value
        case (
            "griddims"
            | "blockdims"
            | "imaps"
            | "omaps"
            | "fmaps"
            | "franges"
            | "operators"
            | "max_block_ops"
            | "max_kernels"
            | "max_loops"
            | "max_states"
            | "max_effort"
            | "patience"
        ) if value is None:
            return None
        case "reload" | "distinct" | "libraries":
            if not isinstance(value, bool):
                raise OptionError(f"option '{name}' is true or false, not {value!r}")
            return value
        case "griddims":
            return tuple(_grid(g) for g in _list(name, value))
        case "imaps" | "omaps":
            return tuple(_triple(name, m) for m in _list(name, value))
        case "fmaps":
            return tuple(_dimension(name, v) for v in _list(name, value))
        case "blockdims" | "franges":
            return tuple(_positive(name, v) for v in _list(name, value))
        case "operators":
            return tuple(_operator(v) for v in _list(name, value))
        case _:
            return _positive(name, value)


def _list(name: str, value: Any) -> list[Any]:
    if isinstance(value, int | str) or not hasattr(value, "__iter__"):
        kind = {"operators": "names", "fmaps": "dimensions"}.get(name, "positive integers")
        raise OptionError(f"option '{name}' is a list of {kind}, not {value!r}")
    return list(value)


def _positive(name: str, value: Any) -> int:
    if isinstance(value, tuple | list) and name == "blockdims" and value:  # Mirage writes (128, 1, 1).
        product = 1
        for v in value:
            product *= _positive(name, v)
        return product
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise OptionError(f"option '{name}' takes positive integers, not {value!r}")
    most = OPTION_LIMITS.get(name, LARGEST_OPTION)
    if value > most:
        raise OptionError(f"option '{name}' takes integers up to {most}, not {value}")
    return value


def _dimension(name: str, value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < -1:
        raise OptionError(f"option '{name}' takes dimensions, and -1 for replication, not {value!r}")
    return value


def _triple(name: str, value: Any) -> tuple[int, ...]:
    dims = tuple(_dimension(name, v) for v in _list(name, value))
    if not 1 <= len(dims) <= GRID_AXES:
        raise OptionError(f"option '{name}' takes maps over one to three grid dimensions, not {dims}")
    return (*dims, *(REPLICATE,) * (GRID_AXES - len(dims)))


def _operator(value: Any) -> str:
    if value not in OPERATORS and value not in ACCUMULATORS:
        raise OptionError(f"option 'operators' names the unknown operator {value!r}")
    return value


def _grid(value: Any) -> Shape:
    grid = tuple(_positive("griddims", v) for v in _list("griddims", value))
    if not 1 <= len(grid) <= 3:
        raise OptionError(f"option 'griddims' takes grids of one to three dimensions, not {grid}")
    return grid


def parse_tuples(name: str, text: str) -> tuple[tuple[int, ...], ...]:
    """Grids or maps as the tool's options write them: "2,16,1;2,16,4"."""
    try:
        return tuple(tuple(int(v) for v in entry.split(",")) for entry in text.split(";"))
    except ValueError:
        raise OptionError(f"option '{name}' is written like \"2,16,1;2,16,4\", not {text!r}") from None
