"""`bench/emitted.py`: programs, kernels and mistakes are judged, with their hard cases, and what is wrong is told."""

from __future__ import annotations

import re
from typing import Any

import emitted
import numpy as np
import pytest
from ragged_graphs import FAMILIES, safe_split_attention, split_attention
from sizes import Drawn

from mirage_ir.decompose import decompose
from mirage_ir.interpret.real import run_program


def test_programs_kernels_and_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    assert emitted.main(["--programs", "2", "--kernels", "9", "--mutants", "20"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split(";")[0] for line in told[2:4]] == ["2 programs, 0 wrong", "9 kernels, 0 wrong"]
    assert re.fullmatch(r"\d+ mutants, 0 neither caught nor shown to change nothing", told[-1])


def test_a_wrong_module_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    emit = emitted.emit_module

    def unmasked(*given: Any, **options: Any) -> str:
        return re.sub(r", mask=[^)]*\)", ")", emit(*given, **options))

    monkeypatch.setattr(emitted, "emit_module", unmasked)
    case = emitted.program_case(Drawn("ntrans", (7, 7)))
    assert "addresses that a kernel reads are no entries of its arguments" in case.wrong
    assert emitted.judged("programs", iter([case, emitted.Case("right", "", ("-inf",))]), every=False) == 1
    told = capsys.readouterr().out
    assert case.wrong in told
    assert "2 programs, 1 wrong; among them 1 with -inf, 0 with empty tile, 0 with empty part" in told


@pytest.mark.parametrize(("family", "sizes"), [("softmax", (3, 7)), ("safe_attention", (2, 3, 4, 7))])
def test_masked_inputs(family: str, sizes: tuple[int, ...]) -> None:
    """Some scores are -inf, and those of a whole row, which has no value."""
    source = decompose(Drawn(family, sizes).program())
    inputs = emitted.masked(family, emitted.easy(source))
    assert inputs is not None
    (found,) = run_program(source, inputs, precision="float64")
    assert np.isnan(found[0]).all() and np.isfinite(found[1:]).all()


def test_parts_without_entries_are_among_the_kernels() -> None:
    cases = [emitted.kernel_case(seed) for seed in range(FAMILIES.index(split_attention), 240, 3 * len(FAMILIES))]
    assert any("empty part" in case.hard for case in cases)
    assert "-inf" in emitted.kernel_case(FAMILIES.index(safe_split_attention)).hard
