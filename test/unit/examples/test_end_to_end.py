"""From an example's MLIR to its float64 reference, through the tool and Triton (in its interpreter where there is no GPU)."""

from __future__ import annotations

from pathlib import Path

import end_to_end
import pytest
import references

ONE_KERNEL = ("gated_mlp", "lora", "ntrans", "rmsnorm")
# Triton's interpreter runs blocks one by one: attention at batch 1 is tested on mqa, the rest takes minutes. `--slow` runs all.
QUICK = {("mqa", 1), ("rmsnorm", 1), ("rmsnorm", 8), ("ntrans", 1), ("ntrans", 8), ("gated_mlp", 1), ("lora", 1)}
CASES = [
    pytest.param(name, batch, marks=[] if (name, batch) in QUICK else [pytest.mark.slow])
    for name, example in references.EXAMPLES.items()
    for batch in ((1, 8) if example.batched else (1,))
]


@pytest.mark.parametrize(("name", "batch"), CASES)
def test_example(name: str, batch: int, tmp_path: Path) -> None:
    module = tmp_path / "out.py"
    outcome = end_to_end.superoptimize(name, batch, module)
    stats = outcome.stats
    assert stats["best.kernels"] <= 2
    assert stats["search.verified"] >= 1
    if name in ONE_KERNEL:
        assert stats["search.min_kernels"] == 1
    assert outcome.seconds < 300
    assert outcome.peak_bytes < 4 << 30
    errors = end_to_end.errors(name, batch, module)
    assert set(errors) == {"contiguous", "transposed"}
    assert max(errors.values()) < end_to_end.TOLERANCE, errors
