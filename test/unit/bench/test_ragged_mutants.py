"""`bench/ragged_mutants.py`: mistakes in ragged tiles are not accepted, and one that were would be counted."""

from __future__ import annotations

from random import Random

import pytest
import ragged_mutants
from ragged_mutations import KINDS
from ragged_programs import FAMILIES, ragged_pair

from mirage_ir.check import infer_program
from mirage_ir.verify import Verdict, Verifier


@pytest.mark.parametrize("family", FAMILIES)
def test_programs_without_a_mistake_are_right(family: str) -> None:
    random = Random(family)
    for _ in range(20):
        source, fused = ragged_pair(family, random)
        assert infer_program(fused)[-1].shape == infer_program(source)[-1].shape
        assert ragged_mutants.same(source, fused, 1)


def test_no_mistake_is_accepted() -> None:
    counts = ragged_mutants.judge(150, Random(0), ["product", "norm and product", "split sum"])
    assert (counts.accepted, counts.unproved) == ([], [])
    assert {kind for kind, _ in counts.answers} == set(KINDS)
    found = {answer for _, answer in counts.answers}
    assert {"refused", "wrong, not accepted", "equal, accepted"} <= found


def test_a_wrong_mutant_that_is_accepted_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    check = Verifier.check
    right: list[Verdict] = []

    def always(self: Verifier, *given: object, **options: object) -> Verdict:
        right.append(check(self, *given, **options) if not right else right[0])  # type: ignore[arg-type]
        return right[0]

    monkeypatch.setattr(Verifier, "check", always)
    assert ragged_mutants.main(["--count", "60", "--families", "split sum"]) == 1
    assert "ACCEPTED, but wrong" in capsys.readouterr().out
