"""What is wrong with an emitted module of ragged tiles, and which mistakes in its text nobody would see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import torch
from module_mutants import NAN, Mutant
from numpy.typing import NDArray
from poisoned_run import BadAccess, difference, load_module, poisoned_run
from ragged_graphs import EASY, HARD, Family, draw_inputs
from triton.runtime.errors import InterpreterError

from mirage_ir.absence import Cover, is_ragged
from mirage_ir.check import absences, infer_program
from mirage_ir.decompose import decompose
from mirage_ir.errors import LoweringError, ProgramError
from mirage_ir.interpret.real import run_program
from mirage_ir.lowering.triton import emit_module
from mirage_ir.program import DType, GraphOp, Program
from mirage_ir.target.machines import machine

TORCH = {DType.f16: torch.float16, DType.bf16: torch.bfloat16, DType.f32: torch.float32}
LARGE = ("60000.0", "-60000.0")
"""Numbers that are finite in all types: a fill that may as well be one of these meets factors of 0 only, or nothing at all."""
Trial = tuple[list[torch.Tensor], list[NDArray[Any]]]
"""Inputs, and the results in float64."""


def emitted(program: Program) -> str:
    return emit_module(decompose(program), decompose(program), machine=machine("h100"))


def drawn_module(family: Family, random: Random, dtype: DType) -> tuple[Program, str]:
    """A program of a family whose tiles a block has memory for, and its module."""
    while True:
        try:
            program = family(random, dtype)
            return program, emitted(program)
        except (LoweringError, ProgramError) as error:
            if "shared memory" not in str(error):
                raise


def _covers(program: Program) -> Iterator[tuple[GraphOp, Cover]]:
    """The covers of all tiles of a program."""
    types = infer_program(program)
    for graph in program.nodes:
        if isinstance(graph, GraphOp) and is_ragged(graph):
            for absence in absences(graph, [types[v] for v in graph.operands]):
                yield from ((graph, cover) for cover in absence if cover is not None)


def has_empty_tile(program: Program) -> bool:
    """Whether some tile has no entry at all."""
    return any(cover.has_empty(graph) for graph, cover in _covers(program))


def has_empty_part(program: Program) -> bool:
    """Whether some block that goes through a part of a dimension has no entry in any iteration."""
    split = ((graph, cover) for graph, cover in _covers(program) if cover.grid and cover.loop)
    return any((cover.parts(graph) - graph.loop) * cover.tile >= cover.extent for graph, cover in split)


def trials(program: Program, random: Random) -> list[Trial]:
    """Easy inputs, then all kinds of hard ones that the program has a value for."""
    return [trial(program, random, kind) for kind in (EASY, *HARD.get(program.name, ()))]


def trial(program: Program, random: Random, kind: str = EASY) -> Trial:
    inputs = draw_inputs(program, random, kind)
    placed = [torch.from_numpy(np.asarray(x)).to(TORCH[t.dtype]) for x, t in zip(inputs, program.inputs, strict=True)]
    return placed, run_program(program, inputs, precision="float64")


def wrong(
    module: ModuleType,
    inputs: Sequence[torch.Tensor],
    wanted: Sequence[NDArray[Any]],
    seed: int,
    *,
    aligned: bool = False,
    dense: bool = False,
) -> str:
    """What is wrong with the results of a poisoned run, in words; empty where nothing is."""
    found = poisoned_run(module, inputs, Random(seed), aligned=aligned, dense=dense)
    return "; ".join(words for x, y in zip(found, wanted, strict=True) if (words := difference(x, y)))


def _leaves_out_nothing(program: Program, mutant: Mutant) -> bool:
    """Whether a mistake leaves out the last part of a split, which has no entry: its sums are 0."""
    first = program.nodes[0]
    assert isinstance(first, GraphOp)
    parts = first.grid[-1]
    bound = mutant.line.startswith(f"below{parts}_") and mutant.line.endswith(f"'{parts - 1}' for '{parts}'")
    return bound and has_empty_part(program)


def survives(program: Program, mutant: Mutant, given: Sequence[Trial], results: Sequence[list[torch.Tensor]], folder: Path) -> bool:
    """Whether a mistake is neither caught nor shown to change nothing."""

    def same(text: str) -> bool | None:
        """Whether a module's results are those of the right one, bit by bit; None where something is caught."""
        module, equal = load_module(text, folder), True
        for seed, ((inputs, wanted), right) in enumerate(zip(given, results, strict=True)):
            try:
                found = poisoned_run(module, inputs, Random(seed))
            except (BadAccess, InterpreterError):
                return None
            if any(difference(x, y) for x, y in zip(found, wanted, strict=True)):
                return None
            equal &= all(torch.equal(x.nan_to_num(7.0), y.nan_to_num(7.0)) for x, y in zip(found, right, strict=True))
        return equal

    def is_read(number: str) -> bool:
        """Whether this number instead of the right fill makes a difference."""
        text = mutant.filled(number)
        return text is None or not same(text)

    outcome = same(mutant.text)
    if outcome is None:
        return False
    shown = mutant.reason or not is_read(NAN) or not any(map(is_read, LARGE)) or _leaves_out_nothing(program, mutant)
    return not (outcome and shown)
