"""Options that several passes share, and options that a module declares: `mugraph.space`, as `--superoptimize` writes them.

    builtin.module attributes {mugraph.space = {griddims = "2,16,1;2,16,4", franges = "1,4,8,16", operators = "matmul,exp"}}

Options of a pass replace the module's.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, cast
from weakref import WeakKeyDictionary

from xdsl.dialects.builtin import DictionaryAttr, ModuleOp, StringAttr

from mirage_ir.budget import Budget, check_budget
from mirage_ir.dialects.diagnostics import FailedOn, place
from mirage_ir.errors import OptionError
from mirage_ir.limits import check_integer
from mirage_ir.search.space import Space, parse_tuples
from mirage_ir.target.machines import DEFAULT_TARGET, machine

if TYPE_CHECKING:
    from mirage_ir.cache.results import Cache
    from mirage_ir.search.run.control import Control
    from mirage_ir.target.machines import Machine

SPACE = "mugraph.space"
_TUPLES = ("griddims", "imaps", "omaps")


@dataclass(frozen=True)
class SearchOptions:
    """The declared space of a search (`mirage_ir.search.space.Space`); the rest is derived from shapes and target."""

    target: str = DEFAULT_TARGET
    """The machine that costs are estimated for: a100, h100 or h200."""
    operators: tuple[str, ...] | None = None
    """Operators of block graphs; accumulators are "accumulate sum", "accumulate max", "accumulate sum shift" and
    "accumulate concat"."""
    max_block_ops: int | None = None
    """Most operators in a block graph, accumulators counted, loads and stores not."""
    max_kernels: int | None = None
    """Most kernels of a program."""
    max_loops: int | None = None
    """Most for-loops of a block graph, one after the other over the same index."""
    max_inputs: int | None = None
    """Most tensors that a graph-defined kernel reads."""
    max_outputs: int | None = None
    """Most tensors that a graph-defined kernel stores."""
    griddims: str | tuple[int, ...] | None = None
    """Grids of a graph-defined kernel: "2,16,1;2,16,4"."""
    blockdims: tuple[int, ...] | None = None
    """Numbers of threads of a block."""
    imaps: str | tuple[int, ...] | None = None
    """Maps of loads, over grid x, y, z: "0,-1,-1;0,1,-1"."""
    omaps: str | tuple[int, ...] | None = None
    """Maps of stores: "0,-1,-1;0,1,-1"."""
    fmaps: tuple[int, ...] | None = None
    """Dimensions that the for-loop may split, and -1 for none."""
    franges: tuple[int, ...] | None = None
    """Ranges of the for-loop; 1 is no loop."""
    reload: bool = False
    """Whether a kernel may read a tensor under two index tuples where the source reads it under one."""
    libraries: bool = True
    """Whether kernels of libraries may compute parts of the program."""
    max_terms: int | None = None
    """Most terms of an expression of which parts are computed on their own."""
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
    max_effort: int | None = None
    """Most tile values and block graphs considered in all, after which no further part is searched."""
    patience: int | None = None
    """The work since the cheapest program that is known was found, after which no further part is searched."""
    top: int | str = 1
    """How many programs are wanted; "all" is every program of the space."""
    distinct: bool = False
    """Whether they are to differ in schedule: of kernels with the same tiles, grid and loop, only the cheapest; for measuring."""
    declared_space: bool = True
    """Whether the module's declared space fills in options that are not given (`mirage_ir.passes.options.declared_space`)."""

    def __post_init__(self) -> None:
        self.space()
        self.machine()

    @property
    def wanted(self) -> int | None:
        """How many programs are wanted; None is all."""
        return wanted(self.top)

    def machine(self) -> Machine:
        """Raises `OptionError` for an unknown target."""
        return machine(self.target)

    def space(self, declared: Mapping[str, Any] | None = None) -> Space:
        """The options given here, then the `declared` ones. Raises `OptionError` for values that make no sense."""
        own = ("target", "declared_space")
        given: dict[str, Any] = {f.name: getattr(self, f.name) for f in fields(SearchOptions) if f.name not in own}
        for name in _TUPLES:
            if isinstance(given[name], str):
                given[name] = parse_tuples(name, given[name])
            elif given[name] is not None:
                given[name] = (given[name],)
        chosen = {name: value for name, value in given.items() if value is not None}
        return Space.of({**(declared or {}), **chosen} if self.declared_space else chosen)


@dataclass(frozen=True)
class BudgetOptions:
    """The time that passes may take together (`mirage_ir.budget`)."""

    budget: int | float | None = None
    """Seconds for all passes of a pipeline that have this option, from the beginning of the first, after which the best is taken
    that is verified; functions of one module share them."""

    def __post_init__(self) -> None:
        check_budget(self.budget)

    def shared_budget(self, module: ModuleOp, name: str) -> Budget:
        """The budget of the pass `name`, which it shares with the passes before it on this module.

        A pass that has another length, or runs for the second time, begins a new one: so a pipeline shares one budget, and a second
        run of the pipeline has its own.
        """
        if self.budget is None:
            return Budget()
        budget, had_their_turn = _budgets.get(module, (None, set[str]()))
        if budget is None or budget.seconds != self.budget or name in had_their_turn:
            budget, had_their_turn = begin_budget(module, self.budget)
        had_their_turn.add(name)
        return budget


def begin_budget(module: ModuleOp, seconds: float | None) -> tuple[Budget, set[str]]:
    """A new budget for the passes on a module, and the names of the passes that had their turn: none yet."""
    _budgets[module] = Budget(seconds), set()
    return _budgets[module]


_budgets: WeakKeyDictionary[ModuleOp, tuple[Budget, set[str]]] = WeakKeyDictionary()


@dataclass(frozen=True)
class CacheOptions(BudgetOptions):
    """Whether results are kept between runs (docs/cache.md); they change what a run takes, not what it finds."""

    cache: str | bool | None = None
    """A folder that keeps results, and returns known ones; true is the default one, `~/.cache/mirage-ir`."""
    reverify: bool = False
    """Whether what comes from the cache is verified again."""

    def __post_init__(self) -> None:
        self._open(None)
        super().__post_init__()

    def results(self, module: ModuleOp, name: str) -> Cache | None:
        """The cache that is asked for. Its warnings, once for each module, have the module's place, or the name of the pass.

        Raises `OptionError` for values that make no sense.
        """
        told = _told.setdefault(module, set())

        def warn(message: str) -> None:
            if message not in told:
                told.add(message)
                print(f"{place(module.location) or name}: warning: {message}", file=sys.stderr)

        return self._open(warn)

    def _open(self, warn: Callable[[str], None] | None) -> Cache | None:
        if self.cache is None and not self.reverify:
            return None
        from mirage_ir.cache.results import Cache

        return Cache.of(self.cache, reverify=self.reverify, **({} if warn is None else {"warn": warn}))


_told: WeakKeyDictionary[ModuleOp, set[str]] = WeakKeyDictionary()


@dataclass(frozen=True)
class RunOptions(CacheOptions):
    """How a search is run (`mirage_ir.search.run.control.Control`): no result of a search that ends by itself depends on it."""

    checkpoint: str | None = None
    """A file that keeps the kernels found, from which a killed search goes on."""
    workers: int | None = None
    """How many processes search at a time."""
    progress: bool | None = None
    """Whether to show progress on standard error; not given: of searches that take more than a few seconds."""

    def control(self, warn: Callable[[str], None] | None = None) -> Control:
        """`warn` is told what the user should know. Raises `OptionError` for values that make no sense."""
        from mirage_ir.search.run.control import Control

        given = Control(self.budget, self.checkpoint, self.workers, progress=self.progress)
        return given if warn is None else replace(given, warn=warn)


def wanted(top: int | str) -> int | None:
    """How many programs an option `top` asks for; None is all. Raises `OptionError`."""
    return Space.of({"top": top}).top


def check_positive(name: str, value: int | None, most: int | None = None) -> None:
    """Raises `OptionError` unless `value` is None or an integer from 1 to `most`."""
    if value is not None:
        check_integer(name, value, most=most)


def declare_space(module: ModuleOp, options: Mapping[str, Any]) -> None:
    """Writes `mugraph.space`; nothing for no options."""
    if options:
        module.attributes[SPACE] = DictionaryAttr({name: StringAttr(_written(value)) for name, value in options.items()})


def declared_space(module: ModuleOp) -> dict[str, Any]:
    """The options that a module declares. Raises `FailedOn` when they are none."""
    written = module.attributes.get(SPACE)
    if written is None:
        return {}
    try:
        if not isinstance(written, DictionaryAttr):
            raise OptionError("it is no dictionary")
        options = {name: _read(name, value) for name, value in written.data.items()}
        Space.of(options)
    except OptionError as error:
        raise FailedOn(module, f"'{SPACE}' is no space: {error}") from None
    return options


def _written(value: Any) -> str:
    if not isinstance(value, Sequence) or isinstance(value, str):
        return str(value)
    entries = cast(Sequence[Any], value)
    return (";" if any(isinstance(v, Sequence) and not isinstance(v, str) for v in entries) else ",").join(map(_written, entries))


def _read(name: str, value: object) -> Any:
    if not isinstance(value, StringAttr):
        raise OptionError(f"option '{name}' is no text")
    if name in _TUPLES:
        return parse_tuples(name, value.data)
    if name == "operators":
        return tuple(value.data.split(","))
    try:
        numbers = tuple(int(v) for v in value.data.split(","))
    except ValueError:
        raise OptionError(f"option '{name}' is written like \"1,4,8\", not '{value.data}'") from None
    return numbers[0] if name.startswith("max_") and len(numbers) == 1 else numbers
