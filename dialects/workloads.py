"""How workloads, their candidates and results of the pipeline stand in a module.

For a workload `@f`:

* `mugraph-saturate`, which comes before, adds private functions `@f.equal0`, … with `mugraph.equal_to = @f`: programs that are
  equal by the laws of algebra. They are searched beside `@f` (in its place, when they have `mugraph.stable`), and gone then.
* `mugraph-generate` adds private functions `@f.candidate0`, `@f.candidate1`, … of the same type, with `mugraph.candidate_of = @f`
  and `mugraph.cost_us`, the cost model's estimate in microseconds for the machine `mugraph.target`. Those that were found from an
  equal program and not from `@f` itself say so: `mugraph.searched_from = "f.equal0"`.
* Candidates of a saved search (`mirage_ir.tools.saved_search`) stand in the same way before there is a search, with
  `mugraph.saved`, their place in the file. `mugraph-generate` keeps them, in the order of cost among its own.
* `mugraph-check-numerics` gives checked candidates `mugraph.numerics = {error, overflows, rank}`: the error on normal inputs,
  the inputs on which there is inf or nan where float64 has a number, and how bad that is (0 for no fault).
* `mugraph-verify` gives each that is equivalent to `@f` the attribute `mugraph.verified = {bound_log2, tests, lanes, primes}` (it
  is wrong with probability at most 2^bound_log2) and erases each that is not.
* `mugraph-outline`, which comes before, leaves a large `@f` as calls of private functions `@f.part0`, …, with `mugraph.part`, the
  part's name. They are workloads; the programs chosen for them have the attribute, too. `mugraph-inline`, which comes last, joins
  them.
* `mugraph-select` gives the cheapest verified one of the least rank the name, visibility and attributes of `@f`. The workload
  stays as the private `@f__source`, named by `mugraph.source` of `@f`: emitted modules are tested against it. Runners-up are
  the private `@f.1`, `@f.2`, ….
* Where candidates were measured (`mirage_ir.runtime.measured`), the fastest is `@f`; it and its runners-up have
  `mugraph.measured_us`. Where PyTorch's own is faster, `@f` is the program as it was written, with `mugraph.pytorch`.

A function that carries one of these attributes, or that one of them names as a source, is no workload in a second run.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager
from functools import partial
from math import inf
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import ModuleOp, SymbolRefAttr, UnitAttr
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Attribute

from mirage_ir.dialects.candidate_attributes import SAVED, VERIFIED, read_candidate, read_program, write_candidate
from mirage_ir.dialects.diagnostics import FailedOn, blaming, warning
from mirage_ir.dialects.functions import elsewhere, free_name, functions, is_ours, set_private, symbol, write_function
from mirage_ir.dialects.sized_choices import PROGRAM_OF
from mirage_ir.pipeline.candidate import Candidate, Workload
from mirage_ir.pipeline.listener import Listener

if TYPE_CHECKING:
    from mirage_ir.verify import Verdict

CANDIDATE_OF = "mugraph.candidate_of"
EQUAL_TO = "mugraph.equal_to"
STABLE = "mugraph.stable"
SOURCE = "mugraph.source"
PART = "mugraph.part"

NO_ISLANDS = "mugraph.no_islands"
"""Of a module of another dialect in which no conversion found anything: it goes through the pipeline as it is."""

WEAK_BOUND_LOG2 = -20.0
"""A bound above two to this power is worth a warning: one wrong program in a million."""


class Diagnostics(Listener):
    """Prints the messages of stages on standard error, each line with the place of its function."""

    def __init__(self, module: ModuleOp) -> None:
        super().__init__(partial(print, file=sys.stderr))
        self._functions = {func.sym_name.data: func for func in functions(module)}

    def blaming(self, name: str) -> AbstractContextManager[None]:
        return blaming(self._functions[name])

    def tell(self, workload: str, message: str) -> None:
        self.warn(warning(self._functions[workload], f"@{workload}: {message}"))

    def refused(self, workload: str, candidate: str, verdict: Verdict) -> None:
        what = f"@{candidate}, a candidate for @{workload}, is dropped: {verdict.message}"
        self.warn(warning(self._functions[candidate], what))

    def weak(self, workload: str, candidates: Sequence[Candidate]) -> None:
        """Warns when the weakest bound of verified candidates is weak."""
        weakest = max((c.verdict.bound_log2 for c in candidates), default=-inf)
        if weakest > WEAK_BOUND_LOG2:
            self.tell(workload, f"the chance of a wrong program is bounded by 2^{weakest:.1f} only; more tests lower it")


def workloads(module: ModuleOp) -> list[FuncOp]:
    """The functions that the pipeline may replace.

    Raises `FailedOn` when there are none, unless a conversion looked for some in another dialect and said so (`NO_ISLANDS`).
    """
    found = _workloads(module)
    if not found and NO_ISLANDS not in module.attributes:
        what = "nothing to superoptimize: no function consists of mugraph operators alone (and is no result already)"
        raise FailedOn(module, what + elsewhere(module))
    return found


def has_workloads(module: ModuleOp) -> bool:
    """Whether there are functions that the pipeline may replace."""
    return bool(_workloads(module))


def _workloads(module: ModuleOp) -> list[FuncOp]:
    results = {symbol(func, name) for func in functions(module) for name in (SOURCE, PROGRAM_OF)}
    return [
        func
        for func in functions(module)
        if is_ours(func)
        and func.sym_name.data not in results
        and not func.attributes.keys() & {CANDIDATE_OF, EQUAL_TO, VERIFIED, SOURCE, PROGRAM_OF}
    ]


def candidates(module: ModuleOp) -> list[FuncOp]:
    """The workloads that have candidates, in their order. Raises `FailedOn` for none (but for `NO_ISLANDS`), or a missing one."""
    by_name = {func.sym_name.data: func for func in functions(module)}
    found = _related(module, CANDIDATE_OF)
    for name, group in found.items():
        if name not in by_name:
            raise FailedOn(group[0], f"'{CANDIDATE_OF}' names no function of this module")
    if not found and NO_ISLANDS not in module.attributes:
        raise FailedOn(module, "no candidates: run mugraph-generate first" + elsewhere(module))
    return [by_name[name] for name in found if name is not None]


def read_workloads(module: ModuleOp, funcs: Sequence[FuncOp]) -> list[Workload]:
    """The workloads of functions, their equal programs and candidates in order. Raises `OperationError` where one is no program."""
    groups = {relation: _related(module, relation) for relation in (EQUAL_TO, CANDIDATE_OF)}
    found: list[Workload] = []
    for func in funcs:
        equal, group = (groups[relation].get(func.sym_name.data, []) for relation in (EQUAL_TO, CANDIDATE_OF))
        stable = [f for f in equal if STABLE in f.attributes]
        found.append(
            Workload(
                read_program(func),
                occurrences(module, func),
                tuple(read_candidate(f) for f in stable or equal),
                bool(stable),
                tuple(map(read_candidate, group)),
            )
        )
    return found


def write_workloads(module: ModuleOp, before: Sequence[Workload], after: Sequence[Workload]) -> None:
    """Puts the candidates and equal programs of `after` behind their functions; `before` are the workloads as they were read.

    A candidate that bears the name of an old function is that function, written anew when its program is another. Any other one
    becomes a new private function. Old functions that no candidate is any more are erased.
    """
    by_name = {func.sym_name.data: func for func in functions(module)}
    taken = set(by_name)
    groups = {relation: _related(module, relation) for relation in (EQUAL_TO, CANDIDATE_OF)}
    for old, new in zip(before, after, strict=True):
        func = by_name[old.name]
        known = {c.program.name: c for c in (*old.equal, *old.candidates)}
        present = [f for group in groups.values() for f in group.get(old.name, ())]
        taken -= {f.sym_name.data for f in present} - {c.program.name for c in (*new.equal, *new.candidates)}
        place_in_search: dict[str, Attribute] = {STABLE: UnitAttr()} if new.instead else {}
        kinds = (
            ("equal", new.equal, {EQUAL_TO: SymbolRefAttr(func.sym_name), **place_in_search}),
            ("candidate", new.candidates, {CANDIDATE_OF: SymbolRefAttr(func.sym_name)}),
        )
        placed: dict[FuncOp, None] = {}
        for word, candidates, relation in kinds:
            for index, candidate in enumerate(candidates):
                name = candidate.program.name
                was = known.get(name)
                if was is not None and was.program == candidate.program:
                    written = by_name[name]
                else:
                    with blaming(func):
                        written = write_function(
                            candidate.program, free_name(f"{old.name}.{word}{index}", taken) if was is None else name, func
                        )
                    set_private(written)
                if was != candidate:
                    write_candidate(written, candidate, relation)
                placed[written] = None
        moved = [f for f in present if f in placed] != list(placed)
        gone = [f for f in present if f not in placed]
        for f in present if moved else gone:
            f.detach()
        for f in gone:
            f.erase()
        if moved:
            module.body.block.insert_ops_after(list(placed), func)


def _related(module: ModuleOp, relation: str) -> dict[str | None, list[FuncOp]]:
    """The functions that name another one by an attribute, under the other's name, in order."""
    found: dict[str | None, list[FuncOp]] = {}
    for func in functions(module):
        if relation in func.attributes:
            found.setdefault(symbol(func, relation), []).append(func)
    return found


def saved_candidates(module: ModuleOp, func: FuncOp) -> list[FuncOp]:
    """The saved candidates for a workload, in order."""
    return [f for f in functions(module) if SAVED in f.attributes and symbol(f, CANDIDATE_OF) == func.sym_name.data]


def occurrences(module: ModuleOp, func: FuncOp) -> int:
    """How often the module computes a workload: the number of calls of a part, 1 for any other."""
    if PART not in func.attributes:
        return 1
    return sum(isinstance(op, CallOp) and op.callee.string_value() == func.sym_name.data for op in module.walk())


def source_of(module: ModuleOp, func: FuncOp) -> FuncOp | None:
    """The function that `func` was superoptimized from; None when it is no result or its source was not kept."""
    name = symbol(func, SOURCE)
    return next((f for f in functions(module) if f.sym_name.data == name), None)
