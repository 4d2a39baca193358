"""Three answers, what each says, and what may be asked of a verification: counterexamples, types, memory."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from math import inf, nan
from typing import Any

import numpy as np
import pytest
from fused_programs import F16, F32, Body, attention, flash_attention, op, program, tensors

from mirage_ir.decompose import decompose
from mirage_ir.errors import OptionError
from mirage_ir.interpret import run_program
from mirage_ir.limits import LEAST_MEMORY as LEAST
from mirage_ir.program import Apply, DType, Program, TensorType
from mirage_ir.verify import Verifier, verify
from mirage_ir.verify.memory import Memory, available, bytes_needed
from mirage_ir.verify.verdict import Answer, Verdict

XY = tensors((4, 4), (4, 4), dtype=F32)
X = program("s", XY, op("scale", 0, value=1.0))


def pair(*nodes: Apply, source: tuple[Apply, ...] = (op("scale", 0, value=1.0),)) -> tuple[Program, Program]:
    return program("s", XY, *source), program("c", XY, *nodes)


EQUAL = pair(op("neg", 0), op("neg", 2))
DIFFERENT = pair(op("scale", 0, value=2.0))
NO_VALUE = pair(op("sqrt", 1), op("mul", 0, 2), op("div", 3, 2))
UNKNOWN = pair(op("minimum", 0, 1), op("maximum", 0, 2))
"""max(x, min(x, y)), which is x by a law that is not known."""


def answers(source: Program, candidate: Program) -> tuple[Verdict, Verdict]:
    """Without a search for inputs, and with one."""
    verifier = Verifier(decompose(source))
    quick, thorough = verifier.check(decompose(candidate)), verifier.check(decompose(candidate), refute=True)
    for verdict in (quick, thorough):
        assert verdict.equivalent == (verdict.answer is Answer.EQUIVALENT)
        assert verdict.message.startswith(f"{verdict.answer.value}: ")
        assert (verdict.counterexample is None) or verdict.answer is Answer.REFUTED
    assert quick.counterexample is None
    return quick, thorough


def test_equivalent() -> None:
    quick, thorough = answers(*EQUAL)
    assert quick == thorough
    assert quick.answer is Answer.EQUIVALENT
    assert quick.bound_log2 < -40
    assert f"at most 2^{quick.bound_log2:.1f} (1 x 4 lanes modulo 4 primes, degree 1, 0 oracle atoms)" in quick.message


def test_refuted() -> None:
    quick, thorough = answers(*DIFFERENT)
    assert (quick.answer, thorough.answer) == (Answer.NOT_PROVED, Answer.REFUTED)
    assert quick.bound_log2 == thorough.bound_log2 == inf
    assert thorough.message == "refuted: output 0 at [0, 0] is 2 instead of 1"
    found = thorough.counterexample
    assert found is not None and found.exact
    assert found.lines[0] == "counterexample (exact):"


def test_refuted_where_the_candidate_has_no_value() -> None:
    """x·√y/√y at a negative y, or at 0: the source has a value there."""
    quick, thorough = answers(*NO_VALUE)
    assert quick.message == "not proved: output 0 at [0, 0] rests on sqrt of values that the source does not take it of"
    assert thorough.answer is Answer.REFUTED
    found = thorough.counterexample
    assert found is not None and found.exact and found.found is None
    assert thorough.message == f"refuted: output 0 at [{', '.join(map(str, found.entry))}] has no value instead of {found.expected}"
    assert found.inputs[1][found.entry] <= 0
    assert found.expected == Fraction(float(found.inputs[0][found.entry]))
    with np.errstate(all="ignore"):
        assert not np.isfinite(run_program(NO_VALUE[1], found.inputs, precision="float64")[0][found.entry])


@pytest.mark.parametrize(
    "nodes",
    [
        (op("relu", 1), op("mul", 0, 2), op("div", 3, 2)),
        (op("log", 1), op("mul", 0, 2), op("div", 3, 2)),
        (op("rsqrt", 1), op("mul", 0, 2), op("div", 3, 2)),
        (op("square", 1), op("offset", 2, value=-1.0), op("sqrt", 3), op("sub", 4, 4), op("add", 0, 5)),
        (op("sqrt", 0), op("square", 2)),
    ],
)
def test_what_is_not_defined_somewhere_is_refuted(nodes: tuple[Apply, ...]) -> None:
    quick, thorough = answers(*pair(*nodes))
    assert (quick.answer, thorough.answer) == (Answer.NOT_PROVED, Answer.REFUTED)
    assert " has no value instead of " in thorough.message
    assert thorough.counterexample is not None and thorough.counterexample.found is None


def test_what_the_source_leaves_undefined_is_not_refuted() -> None:
    """√y·x/√y against x is right: where the source has a value, so has the candidate, and the same."""
    verdict = verify(NO_VALUE[1], X, refute=True)
    assert verdict.equivalent


def test_not_proved() -> None:
    quick, thorough = answers(*UNKNOWN)
    assert quick.answer is thorough.answer is Answer.NOT_PROVED
    assert thorough.message == quick.message
    assert quick.message.endswith("; of maxima and minima only the laws of sets are known, and how they move and scale")
    assert (quick.output, quick.entry) == (0, (0, 0))


@pytest.mark.parametrize(
    ("source", "candidate", "words"),
    [
        ((op("gelu", 0),), (op("exp", 0),), "no law relates what only one of them takes: exp, gelu"),
        ((op("exp", 0),), (op("exp", 1),), "of exp only the laws of docs/verification.md are known"),
        ((op("max", 0, dim=1),), (op("max", 1, dim=1),), "of maxima and minima only the laws of sets are known"),
    ],
)
def test_what_the_theory_lacks_is_said(source: tuple[Apply, ...], candidate: tuple[Apply, ...], words: str) -> None:
    assert words in verify(*pair(*candidate, source=source)).message


def test_without_functions_nothing_is_lacking() -> None:
    assert verify(*DIFFERENT).message.endswith("]")


def test_interfaces_are_refuted_at_once() -> None:
    other = program("c", XY[:1], op("exp", 0))
    quick, thorough = answers(X, other)
    assert quick == thorough
    assert (quick.answer, quick.message) == (Answer.REFUTED, "refuted: 1 inputs instead of 2")


# Types.


def test_results_that_are_kept_in_fewer_digits_are_named() -> None:
    x = tensors((8, 16), dtype=F32)

    def copied(dtype: DType, between: DType = F32) -> Program:
        """exp(x) through two block graphs."""
        b, c = Body(1), Body(1)
        b.store(b.apply("exp", b.load(0, (0,))), (0,), between)
        c.store(c.apply("square", c.load(0, (0,))), (0,), dtype)
        return program("c", x, b.block((0,), (4,)), c.block((1,), (4,)))

    source = program("s", x, op("exp", 0), op("square", 1))
    half, brain = DType.f16, DType.bf16
    expected: list[tuple[Program, tuple[str, ...]]] = [
        (copied(F32), ()),
        (copied(half), ("output 0 is f16 instead of f32",)),
        (copied(brain), ("output 0 is bf16 instead of f32",)),
        (copied(F32, half), ("an intermediate value of output 0 is f16, where the source keeps f32",)),
        (
            copied(half, brain),
            ("output 0 is f16 instead of f32", "an intermediate value of output 0 is bf16, where the source keeps f32"),
        ),
    ]
    for candidate, words in expected:
        verdict = verify(source, candidate)
        assert verdict.equivalent and verdict.narrowed == words
    # The other way round, nothing is lost; f16 and bf16 each lose something that the other keeps.
    assert verify(copied(half, half), copied(F32)).narrowed == ()
    assert verify(copied(half, half), copied(brain, half)).narrowed == ("output 0 is bf16 instead of f16",)
    assert verify(copied(brain, half), copied(half, half)).narrowed == ("output 0 is f16 instead of bf16",)
    # Also of programs that are not proved, and nothing is said of those of other shapes.
    wrong = replace(copied(half), nodes=(*copied(half).nodes[:1], op("neg", 1)))
    assert verify(program("s", x, op("exp", 0)), replace(wrong, outputs=(1,))).narrowed == ()
    assert verify(source, copied(half)).narrowed != () and not verify(X, program("c", XY[:1], op("exp", 0))).narrowed


def test_outputs_are_compared_one_by_one() -> None:
    x = [TensorType((8, 16), F16), TensorType((8, 16), F32)]
    source = program("s", x, op("exp", 1), op("exp", 0), outputs=(2, 3))
    b = Body(2)
    b.store(b.apply("exp", b.load(1, (0,))), (0,), F16)
    b.store(b.apply("exp", b.load(0, (0,))), (0,), F16)
    assert verify(source, program("c", x, b.block((0, 1), (4,)), outputs=(2, 3))).narrowed == ("output 0 is f16 instead of f32",)


# Memory.


def large() -> Program:
    """x·w + (x·w)ᵀ at a size of which no entry can be left out: 16 million entries of 4 lanes take 256 MiB each."""
    big = tensors((4096, 4096), (4096, 4096))
    return program(
        "big", big, op("matmul", 0, 1), op("transpose", 2, permutation=(1, 0)), op("matmul", 3, 2), op("exp", 4), op("matmul", 5, 2)
    )


def test_what_takes_more_than_it_may_is_not_proved() -> None:
    """Before anything is computed."""
    p = large()
    verdict = Verifier(decompose(p), memory=0.1, classes=False).check(decompose(p))
    assert (verdict.answer, verdict.tests, verdict.bound_log2) == (Answer.NOT_PROVED, 0, inf)
    estimate = bytes_needed(p, 4, Memory.of(0.1)) / 2**30
    assert estimate > 0.1
    assert verdict.message.startswith("not proved: it would take some ")
    assert verdict.message.endswith(" GiB of memory, and may take 0.1 (option 'memory')")
    assert verify(p, p, memory=0.1, classes=False).message == verdict.message


def test_memory_that_suffices_changes_no_answer() -> None:
    source, fused = attention(1, 4, 4, 16, True), flash_attention(1, 4, 4, 16, 2, 4, True)
    assert verify(source, fused, memory=LEAST) == verify(source, fused)


def test_lanes_take_memory() -> None:
    p, memory = large(), Memory.of(4)
    sizes = [bytes_needed(p, lanes, memory) for lanes in (1, 4, 8)]
    assert sizes == sorted(sizes)
    assert sizes[1] > 3 * 4 * 4 * 4096 * 4096
    sets = program("m", tensors((64, 4096)), op("max", 0, dim=1), op("exp", 1))
    assert (
        bytes_needed(sets, 4, memory)
        > 2 * bytes_needed(program("m", tensors((64, 4096)), op("sum", 0, dim=1), op("exp", 1)), 4, memory) / 1.5
    )


@pytest.mark.parametrize("memory", [0, -1, LEAST / 2, 0.0, inf, -inf, nan, True, "4", "lots", [1], (1,), 1j])
def test_memory_that_makes_no_sense(memory: Any) -> None:
    with pytest.raises(OptionError, match=r"^option 'memory' takes a number of GiB from 0\.0625 on, not "):
        Verifier(decompose(X), memory=memory)


def test_the_limit_is_what_is_given_or_half_of_what_is_free() -> None:
    assert Memory.of(2).limit == 2 << 30
    assert Memory.of(0.5).limit == 1 << 29
    free = available()
    assert free > 0
    assert 0.3 * free < Memory.of(None).limit < 0.7 * free
    small = Memory.of(LEAST)
    assert 0 < small.tiles + small.inputs + small.tensor <= small.limit
