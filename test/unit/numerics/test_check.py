"""Programs in their types against float64: which overflow where, by which operator, and how errors are measured."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import inf, nan

import fused_programs as fp
import numpy as np
import pytest

from mirage_ir.decompose import decompose
from mirage_ir.errors import OptionError, ProgramError, TooLargeError
from mirage_ir.interpret import run_program
from mirage_ir.numerics.check import Checker, Numerics, Outcome, check_program
from mirage_ir.numerics.draws import choose_draws
from mirage_ir.numerics.inputs import InputClass, InputDrawer, Trial, make_trials
from mirage_ir.numerics.rank import Ranked, rank
from mirage_ir.program import Apply, DType, Program, TensorType

ROWS, COLUMNS = 16, 64


def softmax(safe: bool, dtype: DType = DType.f16) -> Program:
    nodes = [fp.op("max", 0, dim=1), fp.op("sub", 0, 1)] if safe else []
    e = len(nodes) + 1
    nodes += [fp.op("exp", e - 1), fp.op("sum", e, dim=1), fp.op("div", e, e + 1)]
    return fp.program("softmax", fp.tensors((ROWS, COLUMNS), dtype=dtype), *nodes)


def fused_softmax(safe: bool) -> Program:
    b = fp.Body(1)
    x = b.load(0, (0,))
    if safe:
        x = b.apply("sub", x, b.apply("max", x, dim=1))
    e = b.apply("exp", x)
    b.store(b.apply("div", e, b.apply("sum", e, dim=1)), (0,))
    return fp.program("fused", fp.tensors((ROWS, COLUMNS)), b.block((0,), (4,)))


def outcome(numerics: Numerics, kind: InputClass, magnitude: float = 1.0) -> Outcome:
    return next(o for o in numerics.outcomes if o.trial == Trial(kind, magnitude))


def overflows(program: Program, source: Program | None = None) -> list[str]:
    return [str(t) for t in check_program(program, source).overflowing]


def test_softmax_without_maximum_overflows_in_f16_at_30_and_fused_in_f32_at_100() -> None:
    assert overflows(softmax(False)) == ["large 30", "large 100"]
    assert overflows(fused_softmax(False)) == ["large 100"]
    assert overflows(fused_softmax(False), softmax(False)) == ["large 100"]
    assert overflows(softmax(False, DType.bf16)) == overflows(softmax(False, DType.f32)) == ["large 100"]


def test_softmax_with_maximum_never_overflows() -> None:
    for program in (softmax(True), fused_softmax(True), softmax(True, DType.bf16)):
        numerics = check_program(program)
        assert numerics.overflowing == ()
        assert all(o.inside is None for o in numerics.outcomes)
        assert max(o.error for o in numerics.outcomes) < 1e-2


def test_the_operator_that_overflows_first_is_named() -> None:
    first = outcome(check_program(softmax(False)), InputClass.LARGE, 30.0).overflow
    assert first is not None and first.operator == "'exp' rounded to f16"
    assert (first.output, len(first.entry)) == (0, 2)
    assert 0 < first.count < first.total == ROWS * COLUMNS
    second = outcome(check_program(fused_softmax(False)), InputClass.LARGE, 100.0).overflow
    assert second is not None and second.operator == "'exp' in f32"


@pytest.mark.parametrize("make", [fp.flash_attention, fp.split_attention])
def test_attention_rounds_probabilities_to_the_type_of_its_inputs(make: Callable[[], Program]) -> None:
    """exp(s) is f32 in a kernel, and an operand of the second product in f16."""
    numerics = check_program(make(), fp.attention())
    at_30 = outcome(numerics, InputClass.LARGE, 30.0).overflow
    assert at_30 is not None and at_30.operator == "an operand of 'matmul' rounded to f16"
    assert numerics.normal.overflow is None and numerics.normal.error < 5e-3


def test_online_softmax_does_not_overflow() -> None:
    for source in (fp.attention(), fp.attention(safe=True)):
        assert overflows(fp.flash_attention(safe=True), source) == []


def test_overflow_that_leaves_finite_outputs_is_told() -> None:
    """x / sqrt(mean(x²)) in f16: the sum of squares is inf, and the quotient 0."""
    large = outcome(check_program(fp.rmsnorm(2, 4096, 64)), InputClass.LARGE, 30.0)
    assert large.overflow is None and large.inside == "'sum' rounded to f16"
    assert large.error > 0.5
    assert (
        outcome(check_program(fp.fused_rmsnorm(2, 4096, 64, 2, 32), fp.rmsnorm(2, 4096, 64)), InputClass.LARGE, 30.0).error < 1e-3
    )


def test_what_the_output_type_cannot_hold_is_no_overflow() -> None:
    """exp(±30) is beyond f16 in float64, too; in a sum that f32 can hold, it is not."""
    source = fp.program("exp", fp.tensors((ROWS, COLUMNS)), fp.op("exp", 0))
    assert overflows(source) == []
    wide = replace(source, inputs=(TensorType((ROWS, COLUMNS), DType.f32),))
    assert overflows(wide) == []


def test_inf_and_nan_of_the_reference_are_not_counted() -> None:
    source = fp.program("log", fp.tensors((ROWS, COLUMNS)), fp.op("sub", 0, 0), fp.op("log", 1))
    numerics = check_program(source)
    assert numerics.overflowing == ()
    assert all(o.inside is None and o.error != o.error for o in numerics.outcomes)


def test_errors_are_norm_over_norm_and_largest_over_largest() -> None:
    program = fused_softmax(True)
    trials = (Trial(InputClass.NORMAL),)
    (found,) = check_program(program, trials=trials, seed=3).outcomes
    inputs = InputDrawer(program, trials, 3).draw(program, trials[0])
    (wanted,) = run_program(program, inputs, precision="float64")
    (got,) = run_program(program, inputs)
    difference = got.astype(np.float64) - wanted
    assert found.error == pytest.approx(np.linalg.norm(difference) / np.linalg.norm(wanted), rel=1e-6)
    assert found.largest == pytest.approx(np.abs(difference).max() / np.abs(wanted).max(), rel=1e-6)


def test_trials_together_and_one_by_one_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    program, source = fp.flash_attention(safe=True), fp.attention()
    together = check_program(program, source)
    monkeypatch.setattr("mirage_ir.numerics.check.ENTRIES_AT_ONCE", 0)
    alone = check_program(program, source)
    for x, y in zip(together.outcomes, alone.outcomes, strict=True):
        assert x.trial == y.trial and x.overflow == y.overflow
        assert x.error == pytest.approx(y.error, rel=0.05, abs=1e-6)


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert repr(check_program(fp.fused_moe(), seed=5)) == repr(check_program(fp.fused_moe(), seed=5))
    assert repr(check_program(fp.fused_moe(), seed=5)) != repr(check_program(fp.fused_moe(), seed=6))


def test_inputs_are_what_their_class_says() -> None:
    source = fp.program("linear", fp.tensors((64, 256), (256, 64)), fp.op("matmul", 0, 1))
    trials = make_trials()
    drawer = InputDrawer(source, trials, 0)
    drawn = {str(t): drawer.draw(source, t) for t in trials}
    x, w = drawn["normal"]
    assert np.std(x) == pytest.approx(1, rel=0.05) and np.std(w) == pytest.approx(1 / 16, rel=0.05)
    large, weight = drawn["large 30"]
    assert 29 < np.abs(large).max() <= 30 and np.std(large) == pytest.approx(30 / 3**0.5, rel=0.05)
    assert np.array_equal(weight, w)
    assert np.std(drawn["tiny 0.001"][0]) == pytest.approx(1e-3, rel=0.05)
    assert np.unique(drawn["constant"][0]).size == np.unique(drawn["constant"][1]).size == 1
    assert all((a >= 0).all() for a in drawn["one-sided"])
    assert all(np.array_equal(a, a.astype(np.float16)) for arrays in drawn.values() for a in arrays)


@pytest.mark.parametrize("make", [fp.attention, fp.flash_attention, fp.qknorm, fp.fused_qknorm], ids=lambda f: f.__name__)
@pytest.mark.parametrize("magnitude", [30.0, 100.0])
def test_large_scores_have_the_magnitude_asked_for(make: Callable[[], Program], magnitude: float) -> None:
    """Whether or not the queries are normalized, and whatever level they stand on."""
    program = decompose(make())
    trial = Trial(InputClass.LARGE, magnitude)
    q, k, _ = InputDrawer(program, (trial,), 0).draw(program, trial)
    if make in (fp.qknorm, fp.fused_qknorm):
        q = q / np.sqrt(np.mean(q * q, axis=-1, keepdims=True))
    assert np.sqrt(np.mean((q @ k) ** 2)) == pytest.approx(magnitude / 3**0.5, rel=0.3)


@pytest.mark.parametrize(
    ("nodes", "positive"),
    [
        ((fp.op("div", 0, 1), fp.op("log", 2)), [True, True]),
        ((fp.op("mul", 0, 1), fp.op("sqrt", 2)), [True, True]),
        ((fp.op("mul", 0, 0), fp.op("sum", 2, dim=1), fp.op("div", 1, 3)), [False, False]),
        ((fp.op("sub", 0, 1), fp.op("log", 2)), [False, False]),
        ((fp.op("expm1", 0), fp.op("mul", 2, 1), fp.op("log1p", 3)), [True, True]),
    ],
)
def test_inputs_are_positive_where_signs_are_kept(nodes: tuple[Apply, ...], positive: list[bool]) -> None:
    source = fp.program("signs", fp.tensors((8, 8), (8, 8)), *nodes)
    assert [draw.positive for draw in choose_draws(source)] == positive


def test_scores_are_scaled_through_a_relu() -> None:
    source = fp.program("relu", fp.tensors((64, 256), (256, 64)), fp.op("matmul", 0, 1), fp.op("relu", 2), fp.op("exp", 3))
    assert choose_draws(source, scores=5.0)[1].deviation == pytest.approx(5 / 16)


def test_inputs_stay_within_their_types() -> None:
    (x,) = InputDrawer(softmax(True), (trial := Trial(InputClass.LARGE, 1e6),), 0).draw(softmax(True), trial)
    assert np.abs(x).max() == DType.f16.largest


@pytest.mark.parametrize("options", [{"large": ()}, {"large": (0.0,)}, {"large": (-1.0,)}, {"large": (inf,)}, {"tiny": nan}])
def test_magnitudes_that_make_no_sense_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(OptionError, match="magnitude"):
        make_trials(**options)  # type: ignore[arg-type]


def test_programs_with_other_interfaces_are_refused() -> None:
    with pytest.raises(ProgramError, match="other inputs or outputs"):
        check_program(softmax(True), fp.attention())
    assert not Checker(decompose(fp.attention())).fits(decompose(softmax(True)))


def test_a_store_that_overflows_is_named() -> None:
    b = fp.Body(1)
    b.store(b.apply("scale", b.load(0, (0,)), value=1e6), (0,))
    c = fp.Body(1)
    c.store(c.apply("scale", c.load(0, (0,)), value=1e-6), (0,))
    program = fp.program("stored", fp.tensors((ROWS, COLUMNS)), b.block((0,), (4,)), c.block((1,), (4,)))
    normal = check_program(program).normal.overflow
    assert normal is not None and normal.operator == "a store rounded to f16"


def test_what_has_no_small_part_is_not_run() -> None:
    x = TensorType((1 << 13, 1 << 14), DType.f32)
    whole = Program("whole", (x,), (Apply("sum", (0,), (("dim", 1),)), Apply("sum", (1,), (("dim", 0),))), (2,))
    with pytest.raises(TooLargeError, match="no part of 'whole' is small enough to be run: 134225921 entries are left"):
        check_program(whole)
    assert rank(Checker(decompose(whole)), [decompose(whole)] * 2, 1) == [Ranked(0), Ranked(1)]
