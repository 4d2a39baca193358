"""`bench/verify.py` verifies every example, and forms of each source that could compute it."""

from __future__ import annotations

from pathlib import Path

import pytest
from verify import BOUND_LOG2, SUBJECTS, UNBATCHED, doubled, measured, why_full_size

from mirage_ir.check import interface
from mirage_ir.decompose import decompose
from mirage_ir.verify.verdict import Basis


def test_every_example_is_a_subject(root: Path) -> None:
    examples = {path.stem for path in (root / "examples").glob("*.mlir")}
    assert examples - SUBJECTS.keys() == {f"{name}_b8" for name in UNBATCHED}


@pytest.mark.parametrize("name", SUBJECTS)
def test_fused_forms_have_the_interface_of_their_source(name: str) -> None:
    source = decompose(SUBJECTS[name].source())
    for fused in SUBJECTS[name].fused():
        assert interface(decompose(fused)) == interface(source)
    wrong = doubled(source)
    assert interface(wrong) == interface(source)
    assert wrong.outputs[0] != source.outputs[0]


def test_a_source_is_measured_with_its_candidates() -> None:
    """KernelBench's softmax in two kernels, which takes as long as a small one."""
    source = decompose(SUBJECTS["softmax"].source())
    candidates = [decompose(p) for p in SUBJECTS["softmax"].fused()]
    found = measured(source, [*candidates, doubled(candidates[0])])
    assert [v.equivalent for v in found.verdicts] == [True, False]
    assert found.objections == [False, True]
    assert found.verdicts[0].basis is Basis.CLASSES
    assert found.verdicts[0].bound_log2 < BOUND_LOG2
    assert len(found.seconds) == 2


def test_why_a_candidate_was_verified_at_full_size() -> None:
    gelu, product = (decompose(SUBJECTS[name].source()) for name in ("gelu", "product_4096"))
    assert why_full_size(gelu, gelu) == "no sum has fewer classes than terms"
    assert why_full_size(product, doubled(product)) == "refused on classes"
