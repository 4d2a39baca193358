"""Warp groups in turns: kernels compute what they should in all orders, and what orders them cannot be left out or exchanged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest
from emitted_mutations import barriers_exchanged, mutations, order_dropped, order_moved, results_of, wait_pending
from emulated_runs import Launched, distance, launched
from kernels_in_turns import PROGRAMS, attention, in_turns, planned_alone
from ragged_graphs import draw_inputs

from mirage_ir.errors import ProgramError
from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.check import check_kernel
from mirage_ir.lowering.cuda.compile import Compiled
from mirage_ir.lowering.cuda.emulator import run_kernel
from mirage_ir.lowering.cuda.launch import MOST_REGISTERS, OTHER_REGISTERS
from mirage_ir.lowering.cuda.layout import Layout, Mode, Panels, Unit
from mirage_ir.lowering.cuda.memory import Copies, EmulationError
from mirage_ir.lowering.cuda.ordered_races import OrderedRaces
from mirage_ir.lowering.cuda.parse import parse_kernel
from mirage_ir.lowering.cuda.plan_schedule import schedule_loop
from mirage_ir.lowering.cuda.registers import registers
from mirage_ir.lowering.cuda.schedule import LoopForm
from mirage_ir.lowering.cuda.source import source_text
from mirage_ir.lowering.cuda.text import kernel_text
from mirage_ir.lowering.cuda.turns import turns_of
from mirage_ir.program import DType

TIMES: tuple[Copies, ...] = ("latest", "earliest", "random")


@cache
def case(name: str) -> Launched:
    """A program's kernel in turns, with operands and what is right for them."""
    program = PROGRAMS[name]()
    (one,) = launched(program, [x * 0.3 for x in draw_inputs(program, Random(name))])
    return replace(one, kernel=in_turns(program))


@pytest.mark.parametrize("name", PROGRAMS)
def test_results_are_right_in_all_orders(name: str) -> None:
    one, found = case(name), list[Any]()
    for seed, copies in enumerate(TIMES):
        found.append(one.run(Random(seed), copies))
        assert max(map(distance, found[-1], one.wanted)) < 5e-3
    assert all(np.array_equal(x, y) for other in found[1:] for x, y in zip(found[0], other, strict=True))


@pytest.mark.parametrize("name", PROGRAMS)
def test_texts_parse_back_and_warp_groups_never_meet_in_the_loop(name: str) -> None:
    kernel = case(name).kernel
    assert parse_kernel(kernel_text(kernel)) == kernel
    (loop,) = (s for s in kernel.body if isinstance(s, e.For))
    assert not any(isinstance(s, e.Sync) for s in loop.body)
    assert sum(isinstance(s, e.NamedSync) for s in loop.body) == sum(isinstance(s, e.NamedArrive) for s in loop.body) > 0
    assert all(not s.waits for s in loop.body if isinstance(s, e.Multiply))
    assert registers(kernel) <= MOST_REGISTERS - OTHER_REGISTERS


@pytest.mark.parametrize("name", PROGRAMS)
def test_kernels_in_turns_compile(name: str, compiled: Callable[[str, str], Compiled]) -> None:
    found = compiled(source_text([case(name).kernel]), "sm_90a").kernels
    assert all(r.spilled_bytes == 0 for r in found.values())


@pytest.mark.parametrize("name", ["safe_attention", "polynomial"])
def test_what_orders_warps_is_needed(name: str) -> None:
    """Without a barrier, a wait, a fence or the end of a group, or with another barrier, emulation says what is wrong."""
    one = case(name)
    harmless = list[str]()
    for mistake in mutations(one.kernel, (order_dropped, order_moved, wait_pending, barriers_exchanged)):
        try:
            run_kernel(mistake.kernel, [*one.operands, *empty(one)], order=Random(1), copies="random")
            harmless.append(mistake.text)
        except (EmulationError, ProgramError):
            pass
    last = max(n for n, s in enumerate(one.kernel.body) if isinstance(s, e.Wait))
    assert all(text.startswith(f"Wait(pending=0) at ({last},)") or " moved behind " in text for text in harmless), harmless


def empty(one: Launched) -> list[Any]:
    return [np.full(x.shape, np.nan, x.dtype) for x in one.wanted]


def test_a_turn_that_is_not_waited_for_gives_other_results(monkeypatch: pytest.MonkeyPatch) -> None:
    """In some order of warps; so the race that is found is one."""
    one = case("safe_attention")
    loops = [n for n, s in enumerate(one.kernel.body) if isinstance(s, e.For)]
    hasty = [m for m in mutations(one.kernel, (wait_pending,)) if f"({loops[0]}, " in m.text]
    with pytest.raises(EmulationError, match="race"):
        run_kernel(hasty[0].kernel, [*one.operands, *empty(one)], order=Random(0))
    monkeypatch.setattr(OrderedRaces, "check", lambda *_: None)  # pyright: ignore[reportUnknownLambdaType]
    wanted = one.run(Random(0), "latest")
    found = results_of(hasty[0].kernel, one.operands, Random(0), "latest")
    assert not all(np.array_equal(x, y) for x, y in zip(found, wanted, strict=True))


def test_turns_are_taken_only_where_they_are_allowed_and_pay() -> None:
    program = attention()
    step, turns = planned_alone(program), planned_alone(program, turns=True)
    assert (step.form, turns.form) == (LoopForm.IN_STEP, LoopForm.IN_TURNS)
    assert not e.takes_turns(step.kernel)
    loops = [schedule_loop(step.drafted, form) for form in (LoopForm.IN_TURNS, LoopForm.IN_STEP)]
    intervals = [loop.plan.schedule.interval for loop in loops if loop is not None]
    assert intervals == sorted(set(intervals))
    ampere = planned_alone(program, turns=True, target="a100")
    assert ampere.form is None and not e.takes_turns(ampere.kernel), "there are no warp groups before Hopper"


def test_a_turn_goes_on_from_one_iteration_to_the_next() -> None:
    """The second product of an iteration and the first one of the next are one turn."""
    loop = schedule_loop(planned_alone(attention()).drafted, LoopForm.IN_TURNS)
    assert loop is not None
    turns = turns_of(loop.problem, loop.plan.schedule)
    products = [n for n in turns.order if loop.operations[n].product is not None]
    assert (turns.passes, turns.takes, turns.across) == ({products[0]}, {products[1]}, True)


LAYOUT = Layout(((Mode(8, Unit.WARP, 1), Mode(32, Unit.LANE, 1)),))


def handed_over(*between: e.EmittedStatement, groups: int = 2) -> e.EmittedKernel:
    """Each warp stores its part of a tile; behind some statements the warps read one another's parts and store them."""
    turned = Layout(((Mode(32, Unit.LANE, 1), Mode(8, Unit.WARP, 1)),))
    window = e.Window("y", ("0",), ("256",))
    return e.EmittedKernel(
        "k",
        (1,),
        (0,),
        groups * 128,
        (e.KernelTensor("x", DType.f32, (256,)), e.KernelTensor("y", DType.f32, (256,), written=True)),
        (e.Fragment("a", DType.f32, LAYOUT), e.Fragment("b", DType.f32, turned)),
        (e.Buffer("s", Panels((256,), DType.f32, 256), 1, 0),),
        (
            e.LoadGlobal("a", e.Window("x", ("0",), ("256",))),
            e.StoreShared("a", e.BufferPlace("s")),
            *between,
            e.LoadShared("b", e.BufferPlace("s")),
            e.StoreGlobal("b", window),
        ),
    )


def outcomes(*between: e.EmittedStatement) -> set[str]:
    """What emulation says of `handed_over` in some orders: "" where it is right."""
    x, said = np.arange(256, dtype=np.float32), set[str]()
    for order in (None, Random(1), Random(2)):
        y = np.full(256, np.nan, np.float32)
        try:
            run_kernel(handed_over(*between), [x, y], order=order)
            assert np.array_equal(x, y)
            said.add("")
        except (EmulationError, ProgramError) as error:
            words = str(error)
            said.add(next((w for w in ("race", "standstill", "come again", "is not one of them") if w in words), words))
    return said


def both(barrier: str, threads: int = 256) -> list[e.EmittedStatement]:
    return [e.NamedArrive(barrier, threads, 0), e.NamedSync(barrier, threads, 1)]


@pytest.mark.parametrize(
    ("between", "found"),
    [
        ([e.Sync()], ""),
        ([e.NamedSync("1", 256)], ""),
        ([e.NamedSync("15", 256)], ""),
        ([e.NamedSync("1 + group", 128)], "race"),
        ([], "race"),
        ([e.NamedArrive("1 + group", 256), e.NamedSync("2 - group", 256)], ""),
        ([e.NamedArrive("1", 256)], "race"),
        (both("1"), "race"),
        ([e.NamedArrive("1", 256, 0), e.NamedSync("1", 256, 1), e.NamedArrive("2", 256, 1), e.NamedSync("2", 256, 0)], ""),
        ([e.NamedSync("1", 256, 0), e.NamedArrive("1", 256, 1)], "race"),
        ([e.NamedSync("1", 256, 0)], "race"),
        ([e.NamedSync("1 + group", 256)], "standstill"),
        ([e.Sync(), e.NamedArrive("1", 256, 1)], "standstill"),
        ([*both("1"), *both("1")], "come again"),
        ([*both("1"), *both("2"), e.Sync(), *both("1")], ""),
        ([e.NamedArrive("1", 128, 0), e.NamedSync("1", 128, 1)], "is not one of them"),
        ([e.NamedArrive("1", 128, 0), e.NamedSync("1", 256, 1)], "is not one of them"),
    ],
)
def test_named_barriers(between: list[e.EmittedStatement], found: str) -> None:
    """Who waits for whom, who never comes, and who may come too early. All orders are right or none is; which mistake of several is
    found first depends on the order."""
    said = outcomes(*between)
    assert found in said
    assert "" not in said or len(said) == 1


def malformed() -> Iterator[tuple[e.EmittedStatement, str]]:
    yield e.NamedSync("16", 256), "barrier '16' may be"
    yield e.NamedSync("group", 256), "barrier 'group' may be"
    yield e.NamedArrive("1", 100), "100 of 256 threads cannot come to a barrier"
    yield e.NamedArrive("1", 512), "512 of 256 threads cannot come to a barrier"
    yield e.NamedSync("1", 256, 2), "there is no warp group 2"


@pytest.mark.parametrize(("statement", "message"), list(malformed()))
def test_named_barriers_that_no_kernel_has_are_refused(statement: e.EmittedStatement, message: str) -> None:
    with pytest.raises(ProgramError, match=message):
        check_kernel(handed_over(statement))


def test_named_barriers_are_for_whole_warp_groups() -> None:
    alone = replace(handed_over(), threads=64, fragments=(), buffers=(), body=(e.NamedSync("1", 64),))
    with pytest.raises(ProgramError, match="2 warps are no groups of 4"):
        check_kernel(alone)
