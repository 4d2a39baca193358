"""What is wrong with an emitted module of ragged tiles, and which mistakes in its text nobody would see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import torch
from module_mutants import Mutant
from numpy.typing import NDArray
from poisoned_run import BadAccess, difference, load_module, poisoned_run
from ragged_graphs import draw_inputs
from triton.runtime.errors import InterpreterError

from mirage_ir.absence import Cover, is_ragged
from mirage_ir.check import absences, infer_program
from mirage_ir.decompose import decompose
from mirage_ir.interpret.real import run_program
from mirage_ir.lowering.triton import emit_module
from mirage_ir.program import DType, GraphOp, Program
from mirage_ir.target.machines import machine

TORCH = {DType.f16: torch.float16, DType.bf16: torch.bfloat16, DType.f32: torch.float32}
Trial = tuple[list[torch.Tensor], list[NDArray[Any]]]
"""Inputs, and the results in float64."""


def emitted(program: Program) -> str:
    return emit_module(decompose(program), decompose(program), machine=machine("h100"))


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


def trial(program: Program, random: Random, hard: bool) -> Trial:
    inputs = draw_inputs(program, random, hard)
    placed = [torch.from_numpy(np.asarray(x)).to(TORCH[t.dtype]) for x, t in zip(inputs, program.inputs, strict=True)]
    return placed, run_program(program, inputs, precision="float64")


def wrong(module: ModuleType, inputs: Sequence[torch.Tensor], wanted: Sequence[NDArray[Any]], seed: int) -> str:
    """What is wrong with the results of a poisoned run, in words; empty where nothing is."""
    found = poisoned_run(module, inputs, Random(seed))
    return "; ".join(words for x, y in zip(found, wanted, strict=True) if (words := difference(x, y)))


def survives(mutant: Mutant, trials: Sequence[Trial], results: Sequence[list[torch.Tensor]], folder: Path) -> bool:
    """Whether a mistake is neither caught nor shown to change nothing."""

    def same(text: str) -> bool | None:
        """Whether a module's results are those of the right one, bit by bit; None where something is caught."""
        module, equal = load_module(text, folder), True
        for seed, ((inputs, wanted), right) in enumerate(zip(trials, results, strict=True)):
            try:
                found = poisoned_run(module, inputs, Random(seed))
            except (BadAccess, InterpreterError):
                return None
            if any(difference(x, y) for x, y in zip(found, wanted, strict=True)):
                return None
            equal &= all(torch.equal(x.nan_to_num(7.0), y.nan_to_num(7.0)) for x, y in zip(found, right, strict=True))
        return equal

    outcome = same(mutant.text)
    if outcome is None:
        return False
    return not (outcome and (mutant.reason or (mutant.poison is not None and same(mutant.poison))))
