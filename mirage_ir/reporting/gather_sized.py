"""Gathers what is known of the programs that were chosen for all sizes of symbols."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from mirage_ir.block.cost import program_cost
from mirage_ir.errors import ProgramError
from mirage_ir.pipeline.sized import SizedResult
from mirage_ir.reporting.facts import EmittedText, SizedChoiceFacts, SizedFacts
from mirage_ir.reporting.gather import stage_times
from mirage_ir.sized.choice import SizeBox, SizedChoice, geometric, holds
from mirage_ir.sized.extent import SizeSymbol, SymbolSizes
from mirage_ir.sized.resize import resize
from mirage_ir.target.machines import Machine

RATIOS = (4.0, 16.0, 256.0)
"""The ratios of neighbouring sizes of an estimate with one, two and more symbols."""


def gather_sized(result: SizedResult, machine: Machine, texts: Sequence[EmittedText] = ()) -> SizedFacts:
    """The facts about programs for all sizes. Raises `ProgramError` when one is not well formed."""
    source = result.source
    ratio = RATIOS[min(len(source.symbols), len(RATIOS)) - 1]
    points = list(product(*(geometric(symbol, ratio) for symbol in source.symbols)))
    names = [symbol.name for symbol in source.symbols]
    sizes = [dict(zip(names, point, strict=True)) for point in points]
    choices = tuple(
        SizedChoiceFacts(
            choice.program,
            spelled_sizes(choice.found),
            tuple(_spelled_box(source.symbols, box) for box in choice.boxes),
            str(proof),
            proof.bound_log2,
            tuple(_estimate(result, choice, at, machine) for at in sizes),
        )
        for choice, proof in zip(result.choices, result.proofs, strict=True)
    )
    return SizedFacts(
        source.sample.name,
        machine,
        source.at(result.choices[0].found),
        tuple(map(str, source.symbols)),
        choices,
        tuple(map(spelled_sizes, sizes)),
        tuple(map(spelled_sizes, result.searched)),
        result.refused,
        stage_times(result.history),
        next((record.budget for record in result.history if record.budget is not None), None),
        tuple(texts),
    )


def spelled_sizes(sizes: SymbolSizes) -> str:
    """`tokens 64, keys 4096`."""
    return ", ".join(f"{name} {size}" for name, size in sizes.items())


def _spelled_box(symbols: Sequence[SizeSymbol], box: SizeBox) -> str:
    return ", ".join(
        f"{symbol.name} {least}" if least == most else f"{symbol.name} {least}–{most}"
        for symbol, (least, most) in zip(symbols, box, strict=True)
    )


def _estimate(result: SizedResult, choice: SizedChoice, at: SymbolSizes, machine: Machine) -> float | None:
    """The estimate of a choice at sizes in µs; None where another one runs."""
    if not holds(choice.boxes, list(at.values())):
        return None
    try:
        symbolic = choice.specialized(result.source).symbolic
        return program_cost(resize(choice.program, result.source.at(at).inputs, symbolic), machine)
    except ProgramError:
        return None
