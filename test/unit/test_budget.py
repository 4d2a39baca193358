"""A budget bounds all phases together, and whatever it ends: what is returned is verified, or the program itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from math import inf
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from mirage_ir import clock as clock_module
from mirage_ir.budget import ENDING, SHARES, Budget, Phase
from mirage_ir.cache.results import Cache
from mirage_ir.clock import Clock, TimeUp, check, running, time_left
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.interpret import run_program
from mirage_ir.interpret.threads import each
from mirage_ir.numerics import check as check_module
from mirage_ir.numerics.check import Checker
from mirage_ir.passes.options import BudgetOptions, begin_budget
from mirage_ir.passes.superoptimize import SuperoptimizePass
from mirage_ir.pipeline import superoptimize as superoptimize_module
from mirage_ir.pipeline.acceptance import Judge, itself
from mirage_ir.pipeline.superoptimize import Result, superoptimize
from mirage_ir.program import Apply, DType, GraphOp, Program, TensorType
from mirage_ir.saturate.engine import alternatives
from mirage_ir.search.plan.parts import Part, cut
from mirage_ir.search.run import run as run_module
from mirage_ir.search.run.control import Control
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine, machine
from mirage_ir.verify.equivalence import Verifier

H100 = machine("h100")
SPACE = Space(top=4, griddims=((2,),), franges=(2,))
"""Few sizes: all is fast. What it finds are four programs with kernels of ours, two more, and the program itself."""
SECONDS = 100.0


class Time:
    """Time that passes when a test says so, and `step` seconds whenever it is asked for."""

    def __init__(self) -> None:
        self.seconds = self.step = 0.0

    def __call__(self) -> float:
        self.seconds += self.step
        return self.seconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    stopped = Time()
    monkeypatch.setattr(clock_module, "monotonic", stopped)
    return stopped


def normed(function: str = "exp") -> Program:
    """f(X·W) over the row sums of X·W."""
    x, w = (TensorType(shape, DType.f16) for shape in ((8, 64), (64, 32)))
    nodes = (Apply("matmul", (0, 1)), Apply(function, (2,)), Apply("sum", (2,), (("dim", 1),)), Apply("div", (3, 4)))
    return Program("normed", (x, w), nodes, (5,))


def layers(number: int) -> Program:
    """silu(silu(X·W₁)·W₂)· …, widths all different: it is cut into parts."""
    inputs = [TensorType((8, 16), DType.f16), *(TensorType((16 * n, 16 * n + 16), DType.f16) for n in range(1, number + 1))]
    nodes: list[Apply] = []
    value = 0
    for n in range(number):
        nodes += [Apply("matmul", (value, n + 1)), Apply("silu", (number + 1 + len(nodes),))]
        value = number + len(nodes)
    return Program("layers", tuple(inputs), tuple(nodes), (value,))


def run(
    told: list[str] | None = None, program: Program | None = None, space: Space = SPACE, workers: int | None = None, **options: Any
) -> Result:
    warn = (told if told is not None else list[str]()).append
    control = Control(budget=SECONDS, workers=workers, progress=False, warn=warn)
    return superoptimize(program or normed(), space, H100, control=control, **options)


@cache
def whole() -> Result:
    """What is found when nothing is asked of it."""
    return superoptimize(normed(), SPACE, H100, control=Control(progress=False))


def up_at(
    monkeypatch: pytest.MonkeyPatch, time: Time, where: Any, name: str, number: int, seconds: float = SECONDS
) -> Callable[[], int]:
    """Has `seconds` pass when the function `name` of `where` is called for the so-manyth time; gives the number of calls."""
    calls = 0
    original = getattr(where, name)

    def counted(*args: Any, **options: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == number:
            time.seconds += seconds
        return original(*args, **options)

    monkeypatch.setattr(where, name, counted)
    return lambda: calls


@cache
def verifier() -> Verifier:
    return Verifier(decompose(normed()))


def holds(result: Result) -> None:
    """Every candidate is one that is verified when there is time, with the same verdict, or the program itself."""
    assert result.candidates
    for candidate in result.candidates:
        if candidate.program == decompose(normed()):
            assert candidate.verdict == itself()
        else:
            assert candidate.verdict == verifier().check(candidate.program)
            assert candidate.verdict.equivalent


# Shares.


def test_a_budget_is_shared_by_the_phases_in_turn(time: Time) -> None:
    budget = Budget(SECONDS)
    left = SECONDS - min(ENDING * SECONDS, 1.0)
    for phase in Phase:
        taken = budget.phase(phase).seconds()
        assert taken is not None
        assert taken == pytest.approx(SHARES[phase] * left)
        time.seconds += taken
        left -= taken
    assert left == pytest.approx(0)
    assert budget.ended == ()


def test_what_one_program_does_not_need_is_given_to_others(time: Time) -> None:
    phase = Budget(SECONDS).phase(Phase.VERIFICATION)
    first, last = phase.seconds(3), phase.seconds()
    assert last is not None
    assert first == pytest.approx(last / 3)
    time.seconds += 2 * SECONDS
    assert phase.seconds(3) == 0
    with pytest.raises(TimeUp), phase.running():
        check()
    assert phase.met


def test_without_a_budget_no_clock_runs() -> None:
    budget = Budget()
    with budget.phase(Phase.SEARCH).running():
        assert time_left() == float("inf")
    assert budget.phase(Phase.SEARCH).seconds() is None


def test_a_budget_that_is_not_met_changes_nothing(time: Time) -> None:
    told: list[str] = []
    assert run(told) == whole()
    assert not told
    assert len(whole().candidates) == 4
    assert whole().generated.candidates[-1] == decompose(normed())


# The clock that runs.


def test_the_walker_stops(time: Time) -> None:
    inputs = [np.ones(t.shape, np.float16) for t in normed().inputs]
    with running(Clock(1)):
        assert len(run_program(normed(), inputs)) == 1
        time.seconds += 2
        with pytest.raises(TimeUp):
            run_program(normed(), inputs)
    assert len(run_program(normed(), inputs)) == 1


def test_work_by_a_part_of_a_clock_ends_and_the_rest_goes_on(time: Time) -> None:
    clock = Clock(10)
    with clock.part(0.3) as part:
        time.seconds += 2
        part.check()
    assert not clock.cut
    with clock.part(0.5) as part:
        time.seconds += 4.5
        part.check()
        raise AssertionError("its time was up")
    assert clock.cut
    clock.check()


@pytest.mark.parametrize("heavy", [False, True])
def test_threads_stop_and_none_of_them_goes_on(time: Time, heavy: bool) -> None:
    done: list[int] = []

    def work(item: int) -> None:
        done.append(item)
        time.seconds += 1

    with running(Clock(10)), pytest.raises(TimeUp):
        each(work, range(1000), heavy=heavy)
    count = len(done)
    assert 10 <= count < 100
    each(work, range(100), heavy=heavy)
    assert len(done) == count + 100


def test_a_clock_runs_inside_its_block_alone(time: Time) -> None:
    with running(Clock(5)):
        with running(None):
            assert time_left() == float("inf")
        time.seconds += 2
        assert time_left() == 3
    check()


# Each phase.


def test_no_time_at_all_gives_the_program_itself(time: Time) -> None:
    told: list[str] = []
    time.step = SECONDS
    result = run(told)
    (candidate,) = result.candidates
    assert candidate.program == decompose(normed())
    assert candidate.verdict == itself()
    assert candidate.verdict.tests == 0
    assert result.budget_ended == (Phase.SATURATION, Phase.SEARCH, Phase.NUMERICS)
    assert [line.removeprefix("normed: the budget ended ").partition(" before ")[0] for line in told] == list(result.budget_ended)


def test_time_is_up_in_saturation(time: Time) -> None:
    with running(Clock(0.01)):
        found = alternatives(decompose(normed()), H100)
    assert found.budget_met
    assert found.found == ()
    assert "the budget ended saturation before it began" in found.ending()
    assert not alternatives(decompose(normed()), H100).budget_met


def test_time_is_up_in_the_search(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    up_at(monkeypatch, time, run_module, "search_cone", 1, SHARES[Phase.SEARCH] * SECONDS)
    result = run(told)
    assert result.generated.budget_met
    assert result.budget_ended == (Phase.SEARCH,)
    assert result.unverified == 0
    assert len(told) == 1 and "the budget ended the search" in told[0]
    holds(result)


def test_time_is_up_in_numerics(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    up_at(monkeypatch, time, Checker, "compare", 2, SHARES[Phase.NUMERICS] * SECONDS)
    result = run(told)
    assert result.budget_ended == (Phase.NUMERICS,)
    assert told == ["normed: the budget ended the check of numerics after 1 candidate"]
    assert sum(c.numerics is not None for c in result.candidates) == 1
    assert {c.program for c in result.candidates} == {c.program for c in whole().candidates}
    holds(result)


def test_a_checker_that_was_interrupted_is_good_for_more(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    candidate = next(c for c in whole().candidates if c.verdict != itself())
    checker = Checker(decompose(normed()))
    calls = up_at(monkeypatch, time, check_module, "run_values", 2)
    with running(Clock(1)), pytest.raises(TimeUp):
        checker.compare(candidate.program)
    assert calls() == 2
    assert checker.compare(candidate.program) == Checker(decompose(normed())).compare(candidate.program)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_time_is_up_in_verification(time: Time, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    told: list[str] = []
    up_at(monkeypatch, time, Verifier, "check", number)
    result = run(told)
    assert result.budget_ended == (Phase.VERIFICATION,)
    assert [c.verdict for c in result.candidates].count(itself()) == 1
    assert len(result.candidates) == number  # Those before it, and the program itself.
    assert result.unverified == len(whole().generated.candidates) - number
    assert result.rejected == 0
    (line,) = told
    assert line == f"normed: the budget ended verification: {result.unverified} candidates were not verified and are left out"
    holds(result)


def test_time_is_up_when_the_source_is_prepared(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    up_at(monkeypatch, time, Verifier, "__init__", 1)
    result = run()
    assert [c.verdict for c in result.candidates] == [itself()]
    assert result.budget_ended == (Phase.VERIFICATION,)


@pytest.mark.parametrize("number", [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233])
def test_whenever_time_is_up_the_result_holds(time: Time, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    calls = up_at(monkeypatch, time, clock_module, "check", number)
    result = run()
    assert calls() >= number
    assert result.budget_ended
    holds(result)


def test_what_was_wrong_stays_refused(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    """A verifier that is cut short says nothing, and one that has spoken is believed."""
    source = normed()
    wrong = replace(source, nodes=(*source.nodes[:3], Apply("mul", (3, 4))))
    judge = Judge(decompose(source), lambda: Verifier(decompose(source)))
    with running(Clock(1)):
        first = judge.check(decompose(wrong))
        time.seconds += 2
        second = judge.check(decompose(wrong))
        assert judge.check(decompose(replace(source, name="other", input_names=("a", "b")))) == itself()
    assert first is not None and not first.equivalent
    assert second is None
    assert judge.unverified == 1
    assert judge.check(decompose(wrong)) is None  # Its verifier is thrown away.


# With parts, workers, and a cache.


@pytest.fixture
def two_parts(monkeypatch: pytest.MonkeyPatch) -> Program:
    """A program that is cut into two parts: what fits a part is made small, as the program is."""

    def few(program: Decomposed, on: Machine, large: int, libraries: bool, seconds: float = inf) -> tuple[Part, ...]:
        return cut(program, on, large=6, max_ops=4, libraries=libraries, seconds=seconds)

    monkeypatch.setattr(superoptimize_module, "cut", few)
    program = layers(4)
    assert len(few(decompose(program), H100, 26, True)) == 2
    return program


def test_parts_that_are_not_verified_stay_as_they_were(two_parts: Program, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    up_at(monkeypatch, time, Verifier, "check", 2)
    result = run(told, two_parts, Space(top=1, max_searches=3))
    best = result.candidates[0]
    assert result.budget_ended == (Phase.VERIFICATION,)
    assert result.unverified > 0
    assert told and all(line.startswith("layers.part") for line in told)
    assert best.verdict.equivalent and best.verdict.tests > 0
    kinds = [isinstance(node, GraphOp) for node in best.program.nodes]
    assert any(kinds) and not all(kinds)
    assert Verifier(decompose(two_parts)).check(best.program).equivalent


def test_parts_none_of_which_is_verified_are_the_program_itself(
    two_parts: Program, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    up_at(monkeypatch, time, Verifier, "check", 1)
    result = run(None, two_parts, Space(top=1, max_searches=3))
    assert result.candidates[0].verdict == itself()
    assert result.candidates[0].program.nodes == decompose(two_parts).nodes


@pytest.mark.parametrize("number", [1, 2])
def test_with_workers(time: Time, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    up_at(monkeypatch, time, Verifier, "check", number)
    result = run(workers=2)
    assert len(result.candidates) == number
    holds(result)


def test_what_was_verified_before_stays_in_the_cache(time: Time, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def cached(**options: Any) -> Result:
        return run(cache=Cache.of(tmp_path), **options)

    up_at(monkeypatch, time, Verifier, "check", 3)
    short = cached()
    assert len(short.candidates) == 3
    monkeypatch.undo()
    monkeypatch.setattr(clock_module, "monotonic", time)
    time.step = SECONDS
    again = cached()
    time.step = 0.0
    assert again.generated.candidates == short.generated.candidates
    assert said(again) == said(short)
    assert again.budget_ended == (Phase.SATURATION, Phase.VERIFICATION)  # What saturation finds is not kept.
    assert said(cached()) == said(whole())
    time.step = SECONDS
    long_after = cached()
    assert said(long_after) == said(whole())
    assert long_after.budget_ended == (Phase.SATURATION,)


def said(result: Result) -> list[Any]:
    return [(c.program, c.verdict, c.accuracy and c.accuracy.rank) for c in result.candidates]


# Passes.


def test_passes_share_a_budget_of_one_length_and_each_has_one_turn(time: Time) -> None:
    module, other = ModuleOp([]), ModuleOp([])
    options = BudgetOptions(budget=SECONDS)
    first = options.shared_budget(module, "search")
    time.seconds += 10
    assert options.shared_budget(module, "verify") is first
    assert BudgetOptions(budget=int(SECONDS)).shared_budget(module, "select") is first
    assert options.shared_budget(other, "verify") is not first
    assert BudgetOptions().shared_budget(module, "explain").seconds is None
    assert BudgetOptions(budget=SECONDS / 2).shared_budget(module, "numerics") is not first
    second = options.shared_budget(module, "search")
    assert second is not first
    assert options.shared_budget(module, "search") is not second  # A second run has a budget of its own.


def test_the_whole_pipeline_as_one_pass_begins_anew(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another compiler may run it on the same module again, long after."""
    options = SuperoptimizePass(budget=SECONDS)
    assert {stage.name for stage in options.stages() if isinstance(stage, BudgetOptions) and stage.budget == SECONDS} == {
        "mugraph-decompose",
        "mugraph-saturate",
        "mugraph-generate",
        "mugraph-check-numerics",
        "mugraph-verify",
    }
    module = ModuleOp([])
    before, _ = begin_budget(module, SECONDS)
    monkeypatch.setattr(SuperoptimizePass, "stages", lambda _: ())
    options.apply(Context(), module)
    assert options.shared_budget(module, "mugraph-decompose") is not before
