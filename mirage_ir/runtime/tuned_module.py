"""Tuning in a module: the candidates that it holds are measured at once, and the fastest takes the place of the program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from xdsl.dialects.builtin import ModuleOp

from mirage_ir import statistics
from mirage_ir.cache.results import Cache
from mirage_ir.decompose import Decomposed
from mirage_ir.dialects.bridge import program_from_func
from mirage_ir.dialects.candidate_attributes import read_candidate, read_program, target_of, write_candidate
from mirage_ir.dialects.diagnostics import blaming
from mirage_ir.dialects.functions import emitted, erase, take_place, write_function
from mirage_ir.lowering.mixed.backends import Backend
from mirage_ir.program import Program
from mirage_ir.runtime.measured import select_measured, superoptimized
from mirage_ir.runtime.tune import Tuning, measured_functions, tune_candidates
from mirage_ir.target.machines import DEFAULT_TARGET, machine


def written_programs(module: ModuleOp) -> dict[str, Program]:
    """The public programs of a module by name, with their composites: what PyTorch is given."""
    return {func.sym_name.data: program_from_func(func) for func in emitted(module)}


def tune_module(
    module: ModuleOp,
    written: Mapping[str, Program],
    tune: str,
    cache: Cache | None,
    top: int | None,
    *,
    backends: Sequence[Backend] = (Backend.TRITON,),
    interpret: bool = False,
) -> Tuning:
    """Measures the candidates for the one superoptimized program of a module, and puts the fastest in its place.

    `written` are the programs as they were before the pipeline (`written_programs`). `top` programs stay (None: all measured).
    backends: as in `tune_candidates`.

    Where PyTorch's own is faster, the function is the program as it was written, without runners-up, and `mugraph.pytorch` says
    how PyTorch computes it. Raises what `tune_candidates` and `superoptimized` do.
    """
    func, group, source = superoptimized(module)
    name = func.sym_name.data
    with blaming(func):
        candidates = [read_candidate(f) for f in group]
        original = replace(read_program(source), name=name)
        goal = machine(target_of(func) or DEFAULT_TARGET)
        ranked, tuning = tune_candidates(
            candidates, original, written.get(name, original), goal, tune, cache, backends=backends, interpret=interpret
        )
    way = ranked[0].pytorch
    if way is None:
        select_measured(module, name, measured_functions(ranked), top)
        return tuning
    program = replace(written.get(name, original), name=name)
    new = write_function(program, name, func)
    take_place(new, func)
    write_candidate(new, replace(ranked[0], program=Decomposed(program)))
    module.body.block.insert_ops_before([new], func)
    erase(*group)
    statistics.record(best__measured_us=tuning.us)
    return tuning
