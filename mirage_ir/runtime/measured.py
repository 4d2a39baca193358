"""Selection by measurement: of the verified candidates that a module holds, the fastest one takes the place of the program."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import inf

from xdsl.dialects.builtin import BoolAttr, IntegerAttr, ModuleOp, StringAttr, UnitAttr, i64
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block

from mirage_ir import statistics
from mirage_ir.dialects.candidate_attributes import VERIFIED, read_candidate, write_candidate
from mirage_ir.dialects.diagnostics import FailedOn
from mirage_ir.dialects.functions import elsewhere, emitted, free_name, functions, set_private, symbol
from mirage_ir.dialects.mugraph import BlockOp
from mirage_ir.dialects.workloads import SOURCE, source_of
from mirage_ir.errors import MirageError
from mirage_ir.pipeline.candidate import preference
from mirage_ir.runtime.trial import Launches
from mirage_ir.target.machines import WARP


@dataclass(frozen=True, slots=True)
class Measured:
    """The timing of one function: microseconds a call, with these launches of its kernels.

    place: among all, where it is known better than from the times: those that were compared by turns in one process come first.
    """

    function: str
    us: float
    launches: Launches
    place: float = inf

    @property
    def order(self) -> tuple[float, float]:
        """Smaller for what is faster."""
        return self.place, self.us


def superoptimized(module: ModuleOp) -> tuple[FuncOp, list[FuncOp], FuncOp]:
    """The one program of a module: its function, the function with its runners-up (best first), and their source.

    Raises `FailedOn` when there is no such program, or more than one.
    """
    found = [func for func in emitted(module) if VERIFIED in func.attributes]
    if not found:
        raise FailedOn(module, "the module holds no superoptimized program: --superoptimize makes one" + elsewhere(module))
    if len(found) > 1:
        names = ", ".join(f"@{f.sym_name.data}" for f in found)
        raise FailedOn(found[1], f"candidates are measured for one program, but {names} are public: make the others private")
    (func,) = found
    source = source_of(module, func)
    if source is None:
        raise FailedOn(func, "measured kernels are compared with the source, which was not kept: leave out 'keep-source=false'")
    name = symbol(func, SOURCE)
    group = [f for f in functions(module) if symbol(f, SOURCE) == name and VERIFIED in f.attributes]
    return func, sorted(group, key=lambda f: f is not func), source


def select_measured(module: ModuleOp, program: str, measured: Iterable[Measured], top: int | None = 1) -> None:
    """Puts the fastest of the measured candidates in the place of `program`, and the `top - 1` next ones (None: all) behind it.

    As in `mugraph-select`, numerical faults count first. Kernels get the launches that were measured, and functions
    `mugraph.measured_us`; candidates that were not measured are erased. Raises `FailedOn` when another module was measured.
    """
    func, group, source = superoptimized(module)
    if func.sym_name.data != program:
        raise FailedOn(func, f"the measured program is @{program}")
    by_name = {f.sym_name.data: f for f in group}
    known = {f: read_candidate(f) for f in group}
    rank = dict(zip(group, preference(list(known.values())), strict=True))
    pairs: list[tuple[Measured, FuncOp]] = []
    for one in measured:
        if one.function not in by_name:
            raise FailedOn(module, f"@{one.function} was measured, but is no verified candidate for @{program}")
        pairs.append((one, by_name[one.function]))
    pairs.sort(key=lambda pair: (rank[pair[1]], pair[0].order))
    if not pairs:
        raise FailedOn(func, "none of its candidates was measured")
    kept = pairs[:top]
    visibility = func.sym_visibility
    for candidate in group:
        candidate.detach()
        if candidate not in [f for _, f in kept]:
            candidate.erase()
    taken = {f.sym_name.data for f in functions(module)} | {program}
    for place, (one, candidate) in enumerate(kept):
        _set_launches(candidate, one.launches)
        write_candidate(candidate, replace(known[candidate], measured_us=one.us))
        if place:
            candidate.properties["sym_name"] = StringAttr(free_name(f"{program}.{place}", taken))
            set_private(candidate)
        else:
            candidate.properties["sym_name"] = StringAttr(program)
            candidate.properties.pop("sym_visibility", None)
            if visibility is not None:
                candidate.properties["sym_visibility"] = visibility
    block = source.parent
    assert isinstance(block, Block)
    block.insert_ops_before([f for _, f in kept], source)
    statistics.record(best__measured_us=kept[0][0].us)


def _set_launches(func: FuncOp, launches: Launches) -> None:
    """Fixes the launches of a function's kernels, which come in the order in which they stand there."""
    kernels = [op for op in func.body.block.ops if isinstance(op, BlockOp)]
    if len(kernels) != len(launches):
        raise FailedOn(func, MirageError(f"it has {len(kernels)} graph-defined kernels, but {len(launches)} were measured"))
    for kernel, (warps, stages, runtime_strides, tma, cuda) in zip(kernels, launches, strict=True):
        kernel.threads = IntegerAttr(warps * WARP, i64)
        kernel.stages = IntegerAttr(stages, i64)
        kernel.runtime_strides = UnitAttr() if runtime_strides else None
        kernel.tma = None if tma is None else BoolAttr.from_bool(tma)
        kernel.cuda = UnitAttr() if cuda else None
