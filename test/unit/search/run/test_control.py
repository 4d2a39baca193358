"""How a search is run does not change what it finds, and a budget ends it with the best so far."""

from __future__ import annotations

import io
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Generator, Mapping
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

import mirage_ir as mi
from mirage_ir import display as display_module
from mirage_ir.check import infer_program
from mirage_ir.clock import Clock, TimeUp
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.display import Display
from mirage_ir.errors import OptionError, SearchError
from mirage_ir.ops import register, unary_function, unregister
from mirage_ir.pipeline.superoptimize import Result, superoptimize
from mirage_ir.program import Apply, DType, Program, TensorType
from mirage_ir.search.cone.cone import Cone, ConeBuilder, ValueTypes
from mirage_ir.search.cone.kernels import search_cone
from mirage_ir.search.plan import generate as generate_module
from mirage_ir.search.plan.generate import Generated, generate, generate_each
from mirage_ir.search.run import workers as workers_module
from mirage_ir.search.run.control import Control, Progress, SearchWarning
from mirage_ir.search.run.run import Run
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine, machine

H100 = machine("h100")
SPACE = Space(top=50, griddims=((2,),), franges=(2,))
"""Few sizes and many programs: many cones are searched, each fast."""


def normed(function: str = "exp", columns: int = 32) -> Program:
    """f(X·W) over the row sums of X·W."""
    x, w = (TensorType(shape, DType.f16) for shape in ((8, 64), (64, columns)))
    nodes = (Apply("matmul", (0, 1)), Apply(function, (2,)), Apply("sum", (2,), (("dim", 1),)), Apply("div", (3, 4)))
    return Program("normed", (x, w), nodes, (5,))


def products_of_sums(factors: int) -> Program:
    """X·(A₁ + X)·(A₂ + X)· …: multiplied out it has 2^factors terms, and products of many square matrices of one size."""
    square = TensorType((64, 64), DType.f16)
    nodes: list[Apply] = []
    value = 0
    for n in range(factors):
        nodes += [Apply("add", (n + 1, 0)), Apply("matmul", (value, factors + 1 + len(nodes)))]
        value = factors + len(nodes)
    return Program("products", (square,) * (factors + 1), tuple(nodes), (value,))


FUNCTIONS = ("silu", "tanh", "gelu", "sigmoid")


def layers(number: int) -> Program:
    """f(f(X·W₁)·W₂)· …, each f four functions one after the other, widths all different."""
    inputs = [TensorType((8, 16), DType.f16), *(TensorType((16 * n, 16 * n + 16), DType.f16) for n in range(1, number + 1))]
    nodes: list[Apply] = []
    value = 0
    for n in range(number):
        nodes.append(Apply("matmul", (value, n + 1)))
        for name in FUNCTIONS:
            nodes.append(Apply(name, (number + len(nodes),)))
        value = number + len(nodes)
    return Program("layers", tuple(inputs), tuple(nodes), (value,))


def search(control: Control, program: Program | None = None, space: Space = SPACE) -> Generated:
    program = program or normed()
    with Run(control, (program,), space, H100) as run, run.searching():
        return generate(decompose(program), space, H100, run)


@cache
def alone() -> Generated:
    """What a search finds that nothing is asked of."""
    return search(Control())


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes are started for short searches too."""
    monkeypatch.setattr(workers_module, "START_AFTER", 0.0)


@contextmanager
def softsign() -> Generator[str]:
    """An operator registered at run time."""
    row = register(unary_function("softsign", lambda np, x: x / (1 + np.abs(x))))
    try:
        yield row.name
    finally:
        unregister(row.name)


# Workers.


class AtOnce(Executor):
    """Runs what it is given before it says so."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class Never(Executor):
    """Takes everything and does nothing."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        return Future()


class Broken(Executor):
    """Loses its processes while they work."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_exception(BrokenProcessPool("a process died"))
        return future


def test_processes_find_the_same(at_once: None) -> None:
    assert [search(Control(workers=n)) for n in (1, 2, 3)] == [alone()] * 3
    assert alone().exhausted


@pytest.mark.parametrize("make", [lambda: ThreadPoolExecutor(2), AtOnce, Never], ids=["threads", "at once", "never"])
@pytest.mark.parametrize("workers", [None, 1, 7])
def test_any_executor_finds_the_same(make: Callable[[], Executor], workers: int | None) -> None:
    with make() as executor:
        assert search(Control(executor=executor, workers=workers)) == alone()


def test_cones_are_searched_before_they_are_asked_for(searched: list[float]) -> None:
    found = search(Control(executor=AtOnce(), workers=1))
    assert 0 < len(searched) < found.effort.cones


def test_programs_with_operators_registered_at_run_time_are_searched_by_forked_processes(at_once: None) -> None:
    with softsign() as name:
        assert search(Control(workers=2), normed(name)) == search(Control(), normed(name))


def test_an_executor_whose_processes_lack_an_operator_is_one_message() -> None:
    def search_until_it_is_up(executor: Executor, name: str) -> None:
        for columns in range(32, 4096, 32):
            search(Control(executor=executor), normed(name, columns))

    with (
        softsign() as name,
        ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as executor,
        pytest.raises(OptionError, match=f"executor's processes do not know the operator '{name}'.* register"),
    ):
        search_until_it_is_up(executor, name)


def test_a_broken_executor_is_one_warning_and_the_search_goes_on() -> None:
    told: list[str] = []
    assert search(Control(executor=Broken(), warn=told.append)) == alone()
    assert told == ["the executor failed, and the search goes on in one process: BrokenProcessPool: a process died"]


def test_an_executor_that_was_shut_down_is_one_message() -> None:
    executor = ThreadPoolExecutor(1)
    executor.shutdown()
    with pytest.raises(SearchError, match="the executor takes no work: cannot schedule new futures after shutdown"):
        search(Control(executor=executor))


def _search_with_workers(answers: Connection) -> None:
    """A process that starts another for its search, says which, and does not end."""

    def report(_: Progress) -> None:
        if children := multiprocessing.active_children():
            answers.send([child.pid for child in children])
            time.sleep(60)

    search(Control(workers=2, progress=report))


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
def test_no_process_survives_a_search_that_is_killed(at_once: None) -> None:
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_search_with_workers, args=(theirs,))
    process.start()
    theirs.close()
    assert ours.poll(60)
    (worker,) = ours.recv()
    assert _lives(worker)
    process.kill()
    process.join()
    while _lives(worker):
        time.sleep(0.05)


def test_no_process_survives_a_search(at_once: None) -> None:
    before = set(multiprocessing.active_children())
    search(Control(workers=3))
    assert set(multiprocessing.active_children()) <= before


# Time.


class Strikes(Clock):
    """A clock whose time is up after so many looks at it, and after each extension at the next."""

    def __init__(self, looks: int) -> None:
        super().__init__()
        self.looks = looks

    def check(self) -> None:
        self.looks -= 1
        if self.looks < 0:
            self.cut = True
            raise TimeUp

    def extend(self) -> None:
        self.looks = 40


def cone_of(program: Program) -> tuple[Cone, ValueTypes]:
    types = infer_program(program)
    return ConeBuilder(program, types).build(program.outputs, frozenset(range(len(program.inputs)))), dict(enumerate(types))


def test_the_search_of_a_cone_may_be_cut_anywhere() -> None:
    """What it has by then is among all that there is, and nothing half done is remembered."""
    cone, types = cone_of(normed())
    whole = search_cone(cone, types, SPACE, H100)
    kept = {"nothing": 0, "some": 0, "all": 0}
    for looks in (0, *(int(1.6**n) for n in range(24))):
        space = replace(SPACE, max_inputs=8 + looks)  # It has room for this cone's whatever it says, but is a space of its own.
        part = search_cone(cone, types, space, H100, Strikes(looks))
        kept["all" if part.finished else "some" if part.found else "nothing"] += 1
        assert part.finished or not part.effort.exhausted
        assert all(cost >= whole.found[0][0] for cost, _ in part.found)
        assert repr(search_cone(cone, types, space, H100)) == repr(whole)
    assert all(kept.values())


def test_a_space_that_is_too_large_ends_with_a_verified_best_and_says_what_was_left() -> None:
    told: list[str] = []
    space = Space(top=1, max_terms=10_000, max_inputs=20)
    result = superoptimize(products_of_sums(6), space, H100, control=Control(budget=4, warn=told.append))
    assert result.candidates[0].verdict.equivalent
    assert result.generated.budget_met
    assert result.generated.left > 0
    assert not result.generated.exhausted
    assert any("the budget ended the search: at least" in warning for warning in told)


def test_no_time_at_all_gives_the_program_as_it_was() -> None:
    found = search(Control(budget=1e-9, warn=lambda _: None))
    assert found.candidates == (normed(),)
    assert found.budget_met
    assert found.effort.cones == 0


def test_a_budget_that_is_not_met_changes_nothing() -> None:
    assert search(Control(budget=1e6)) == alone()


def test_what_was_cut_short_is_searched_for_again(tmp_path: Path) -> None:
    """Nothing half done stands in a checkpoint."""
    program, space = products_of_sums(3), Space(top=1)
    path = tmp_path / "run.ckpt"
    whole = search(Control(), program, space)
    for budget in (0.05, 0.1, 0.2, 0.4):
        search(Control(budget, path, warn=lambda _: None), program, space)
    assert search(Control(checkpoint=path), program, space) == whole


def in_parts(control: Control) -> Result:
    """A program that is cut into parts."""
    return superoptimize(layers(6), Space(top=1, max_searches=3), H100, control=control)


def test_parts_share_a_checkpoint(tmp_path: Path, searched: list[float]) -> None:
    first = in_parts(Control(checkpoint=tmp_path / "run.ckpt"))
    assert searched
    searched.clear()
    second = in_parts(Control(checkpoint=tmp_path / "run.ckpt"))
    assert second == first
    assert not searched


def test_parts_share_a_budget() -> None:
    told: list[str] = []
    result = in_parts(Control(budget=0.02, warn=told.append))
    assert result.generated.budget_met
    assert result.candidates[0].verdict.equivalent
    assert told and all(t.startswith("layers.part") for t in told)


def test_what_one_program_leaves_of_a_budget_is_given_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[str] = []

    def noting(program: Decomposed, space: Space, target: Machine, run: Run, known: Mapping[Decomposed, float]) -> Generated:
        searched.append(program.name)
        return generate(program, space, target, run, known)

    monkeypatch.setattr(generate_module, "generate", noting)
    long, short = decompose(products_of_sums(6)), decompose(normed())
    space = Space(top=1, max_terms=10_000)
    with Run(Control(budget=2), (long, short), space, H100) as run:
        found = generate_each({1: long, 2: short}, run)
    assert searched == ["products", "normed", "products"]
    assert (found[1].budget_met, found[2].budget_met) == (True, False)


# Progress.


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


SOME = Progress(7.2, 1234, 1000, 56, 7.25, 2, 8)


def test_progress_says_what_was_done_and_what_is_left() -> None:
    assert str(SOME) == "7 s: best 7.2 µs in 2 kernels, 8+ parts left, 1,234 states, 1,000 pruned, 56 found"


def test_a_terminal_has_one_line_that_changes_and_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", stream := Terminal())
    display = Display("search", asked=True)
    display(SOME)
    display(SOME)
    display.close()
    shown = stream.getvalue()
    assert "\n" not in shown
    assert shown.count("\r\x1b[Ksearch: 7 s: best 7.2 µs in 2 kernels") == 2
    assert shown.endswith("\r\x1b[K")


def test_a_log_has_plain_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", stream := io.StringIO())
    display = Display("search")
    assert not display.due()
    display(SOME)
    display.close()
    assert stream.getvalue() == f"search: {SOME}\n"


@pytest.mark.parametrize("stream", [None, "closed"])
def test_progress_that_nobody_can_read_does_not_matter(monkeypatch: pytest.MonkeyPatch, stream: str | None) -> None:
    closed = io.StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stderr", closed if stream else None)
    assert search(Control(progress=True)) == alone()


def test_whoever_asks_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    told: list[Progress] = []
    found = search(Control(progress=told.append), normed(columns=64))
    assert told
    assert [t.seconds for t in told] == sorted(t.seconds for t in told)
    assert all(0 <= t.pruned <= t.states for t in told)
    assert told[-1].found > 0 and told[-1].best_us < float("inf") and told[-1].best_kernels > 0
    assert found == search(Control(progress=False), normed(columns=64))
    assert capsys.readouterr() == ("", "")


def test_short_searches_show_nothing_and_long_ones_never_write_to_standard_output(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    search(Control())
    assert capsys.readouterr() == ("", "")
    monkeypatch.setattr(display_module, "IN_LOG", 0.01)
    search(Control(), normed(columns=96))
    output, errors = capsys.readouterr()
    assert output == ""
    assert all(line.startswith("search: ") for line in errors.splitlines())
    assert len(errors.splitlines()) > 1


# Options.


@pytest.mark.parametrize(
    ("option", "value", "takes"),
    [
        ("budget", 0, "a positive number of seconds, not 0"),
        ("budget", -1.5, "a positive number"),
        ("budget", float("nan"), "a positive number"),
        ("budget", True, "a positive number"),
        ("budget", "60", "a positive number of seconds, not '60'"),
        ("checkpoint", "", "the name of a file"),
        ("checkpoint", 7, "the name of a file, not 7"),
        ("workers", 0, "an integer from 1 to 1024, not 0"),
        ("workers", 1.5, "an integer from 1 to 1024"),
        ("executor", 2, "a concurrent.futures.Executor, not 2"),
        ("progress", "yes", "true, false or a function, not 'yes'"),
    ],
)
def test_options_that_make_no_sense_are_refused(option: str, value: Any, takes: str) -> None:
    with pytest.raises(OptionError, match=f"option '{option}' takes {takes}"):
        mi.superoptimize(normed(), **{option: value})


def test_the_face_in_python(tmp_path: Path) -> None:
    told: list[Progress] = []
    path = tmp_path / "run.ckpt"
    first = mi.superoptimize(normed(), budget=1000, checkpoint=path, workers=2, executor=AtOnce(), progress=told.append)
    second = mi.superoptimize(normed(), checkpoint=os.fspath(path), progress=False)
    assert first.result == second.result
    assert path.stat().st_size > 1000


def test_the_face_in_python_warns_of_a_budget_that_was_met() -> None:
    with pytest.warns(SearchWarning) as told:
        found = mi.superoptimize(normed(), budget=1e-6)
    assert found.result.generated.budget_met
    said = [str(warning.message) for warning in told]
    assert len(said) == len(found.result.budget_ended) == 3
    assert any("normed: the budget ended the search" in line for line in said)
