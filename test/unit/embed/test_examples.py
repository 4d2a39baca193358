"""Programs written by hand in linalg, compiled by IREE as they are and superoptimized, against their float64 references."""

from __future__ import annotations

import pytest
import references

pytest.importorskip("iree.compiler", reason="needs the extra mlir")
pytest.importorskip("iree.runtime", reason="needs the extra mlir")

import end_to_end_mlir

from mirage_ir.embed import superoptimize

# Each takes a few seconds; `--slow` runs all.
QUICK = ("gqa", "lora", "moe")
CASES = [pytest.param(name, marks=[] if name in QUICK else [pytest.mark.slow]) for name in references.EXAMPLES]


@pytest.mark.parametrize("name", CASES)
def test_example(name: str) -> None:
    text, inputs, wanted = end_to_end_mlir.program(name, 0)
    fused = superoptimize(text)
    assert '"scf.forall"' in fused
    for version in (text, fused):
        assert end_to_end_mlir.error(version, name, inputs, wanted) < end_to_end_mlir.TOLERANCE
