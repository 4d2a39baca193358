"""A candidate stands in IR with all that is known of it, also as text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from mirage_ir.decompose import decompose
from mirage_ir.dialects.bridge import func_from_program
from mirage_ir.dialects.candidate_attributes import read_candidate, target_of, write_candidate
from mirage_ir.pipeline.candidate import Accuracy, Candidate
from mirage_ir.program import DType, ProgramBuilder, TensorType
from mirage_ir.verify import Answer, Verdict


def known() -> Candidate:
    """A candidate of which everything is known that IR has a place for."""
    build = ProgramBuilder("f")
    x = build.input(TensorType((8, 64), DType.f16), "x", (64, 1))
    build.output(build.apply("exp", x))
    message = "equivalent: chance of error at most 2^-50.0"
    verdict = Verdict(Answer.EQUIVALENT, 2, 4, (1048573, 1048571), 0, 0, 0.0, -50.0, message)
    accuracy = Accuracy(3.4e-4, ("large 30", "large 100"), 4)
    return Candidate(decompose(build.build()), 2.5, "a100", "$.generated_graphs[1]", "f.equal0", accuracy, verdict, 2.75)


FIELDS = ("estimated_us", "target", "saved", "searched_from", "accuracy", "verified", "measured_us")


@pytest.mark.parametrize("missing", [(), *((name,) for name in FIELDS), FIELDS])
def test_what_is_written_is_read(
    missing: tuple[str, ...], parse: Callable[[str], ModuleOp], show: Callable[[Operation, bool], str]
) -> None:
    candidate = replace(known(), **dict.fromkeys(missing))
    func = func_from_program(candidate.program, "f")
    write_candidate(func, candidate)
    assert read_candidate(func) == candidate
    (again,) = parse(show(func, False)).ops
    assert isinstance(again, FuncOp)
    assert read_candidate(again) == candidate


def test_what_is_not_known_any_more_is_taken_away() -> None:
    func = func_from_program(known().program, "f")
    write_candidate(func, known())
    assert target_of(func) == "a100"
    write_candidate(func, Candidate(known().program))
    assert func.attributes == {}
    assert target_of(func) is None


def test_errors_have_two_digits() -> None:
    func = func_from_program(known().program, "f")
    write_candidate(func, replace(known(), accuracy=Accuracy(0.00012345, (), 0)))
    assert read_candidate(func).accuracy == Accuracy(0.00012, (), 0)


def test_of_what_is_not_known_nothing_is_told() -> None:
    bare = Candidate(known().program)
    with pytest.raises(ValueError, match="cost of 'f' was not estimated"):
        _ = bare.cost_us
    with pytest.raises(ValueError, match="'f' is not verified"):
        _ = bare.verdict
