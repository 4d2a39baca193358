"""The gate of kernels for all sizes: the sizes that it draws, and what it says of a wrong module."""

from __future__ import annotations

import re
from math import prod
from random import Random

import pytest
import symbols
from sized_graphs import attention, rms_norm_linear

from mirage_ir.api.sized_kernel import SizedKernel
from mirage_ir.sized.family import SizedProgram


def test_sizes_are_in_range_and_not_too_large() -> None:
    source = SizedProgram.of(attention(2, 16).program())
    drawn = symbols.draw_sizes(source, Random(0), 40, 1000)
    assert len(drawn) == 40
    assert drawn[0] == {"tokens": 1, "keys": 1}
    for sizes in drawn:
        assert prod(sizes.values()) <= 1000
        assert all(s.least <= sizes[s.name] <= s.most for s in source.symbols)


def test_a_right_module_and_a_wrong_one_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(symbols.NARROW, "rms_norm_linear", lambda: rms_norm_linear(64, 32))
    right = symbols.checked("rms_norm_linear", 4, 64, 0)
    assert right.good
    assert "4 sizes, 0 wrong" in right.line
    assert "at 5 more, 0 with partial results" in right.line
    monkeypatch.setattr(symbols, "SPLIT", frozenset({"rms_norm_linear"}))
    assert not symbols.checked("rms_norm_linear", 1, 64, 0).good
    kernel = rms_norm_linear(64, 32).superoptimize_sizes(progress=False)
    unmasked = re.sub(r", mask=[^)]*\)", ")", kernel.source)
    monkeypatch.setattr(SizedKernel, "source", unmasked)
    wrong = symbols.checked("rms_norm_linear", 4, 64, 0)
    assert not wrong.good
    assert "are no entries of its arguments" in wrong.line
