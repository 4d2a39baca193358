"""Graphs in two forms: which one a call runs, by its size, and by whether it is captured for a CUDA graph."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from torch_results import symbolic_tensors

from mirage_ir.torch import two_forms
from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.sizes import LARGEST_SEARCHED
from mirage_ir.torch.measured_graph import GraphMeasurements, GraphTimes, Pays
from mirage_ir.torch.two_forms import TwoForms, faster_form, paying_ranges, shown_size


def ours(inputs: list[Any]) -> str:
    return "ours"


def theirs(inputs: list[Any]) -> str:
    return "theirs"


@given(st.dictionaries(st.integers(1, 60), st.booleans(), min_size=1, max_size=8), st.integers(1, 70))
def test_between_measured_sizes_it_pays_where_it_does_at_both(measured: dict[int, bool], size: int) -> None:
    inside = any(least <= size <= most for least, most in paying_ranges(list(measured.items())))
    below, above = [n for n in measured if n <= size], [n for n in measured if n >= size]
    assert inside == all(measured[n] for n in [*([max(below)] if below else []), *([min(above)] if above else [])])


def test_ranges_are_few() -> None:
    assert paying_ranges([(1, True), (2, True), (64, False), (512, True), (4096, True)]) == [(0, 2), (512, LARGEST_SEARCHED)]
    assert paying_ranges([(1, False), (64, True), (512, False)]) == [(64, 64)]


def test_the_size_is_read_off_an_input() -> None:
    x, y, w = symbolic_tensors((2, "n"), ("n", "m"), (16, 4))
    ranges = [(3, 8), (20, 1000)]
    chosen = TwoForms(ours, theirs, ranges, ranges, shown=shown_size([w, x]))
    for size, wanted in ((2, "theirs"), (3, "ours"), (8, "ours"), (9, "theirs"), (500, "ours")):
        assert chosen([torch.empty(16, 4), torch.empty(2, size)]) == wanted
    twice = torch.empty([x.shape[1] * 2], device="meta")
    for others in ([w], [y], [twice]):
        with pytest.raises(NotConverted):
            shown_size(others)


@pytest.mark.parametrize(
    ("times", "pays"),
    [
        ((1.0, 2.0, 3.0, 3.0), Pays(True, True)),  # Close on a stream: graphs decide.
        ((1.0, 2.0, 3.0, 2.0), Pays(False, True)),
        ((2.0, 1.0, 3.0, 4.0), Pays(True, False)),
        ((2.0, 1.0, 3.0, 3.0), Pays(False, False)),
        ((1.0, 1.005, 3.0, 2.0), Pays(False, False)),  # Close as graphs: calls on a stream decide.
        ((1.0, 1.0, 1.0, 1.0), Pays(True, True)),
        ((690.0, 694.0, 740.0, 721.0), Pays(True, True)),  # Calls wait for the GPU: replays decide.
        ((697.0, 694.0, 705.0, 740.0), Pays(False, False)),
        ((690.0, 694.0, 770.0, 740.0), Pays(False, False)),  # Those of one do not.
    ],
)
def test_each_way_to_call_a_graph_has_its_own_form(times: tuple[float, float, float, float], pays: Pays) -> None:
    found = GraphTimes(*times)
    assert found.pays() == pays
    assert found.pays(replayed=True) == (times[0] <= times[1],) * 2


def form_of(*every: GraphTimes, alike: bool = True, replayed: bool = False) -> Any:
    return faster_form(ours, theirs, symbolic_tensors(("n", 4)), GraphMeasurements(every), alike=alike, replayed=replayed)


def test_one_form_stays_where_it_is_the_faster_in_all_calls() -> None:
    assert form_of(GraphTimes(1.0, 2.0, 1.0, 2.0)) is ours
    assert form_of(GraphTimes(2.0, 1.0, 2.0, 1.0)) is theirs
    assert form_of(GraphTimes(1.0, 2.0, 2.0, 1.0), replayed=True) is ours
    assert isinstance(form_of(GraphTimes(1.0, 2.0, 2.0, 1.0)), TwoForms)


def test_one_form_serves_all_calls_where_results_lie_differently() -> None:
    assert form_of(GraphTimes(1.0, 4.0, 2.0, 1.0), alike=False) is ours
    assert form_of(GraphTimes(1.0, 2.0, 4.0, 1.0), alike=False) is theirs
    small, large = GraphTimes(1.0, 2.0, 1.0, 2.0, (1,)), GraphTimes(4.0, 1.0, 4.0, 1.0, (64,))
    assert form_of(small, large, alike=False) is theirs
    assert isinstance(form_of(small, large), TwoForms)


@pytest.mark.parametrize(("called", "captured"), [(True, False), (False, True)])
def test_captured_calls_have_the_other_form(called: bool, captured: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs once before, on a stream."""
    names = {True: "ours", False: "theirs"}
    form = TwoForms(ours, theirs, [(0, 9)] if called else [], [(0, 9)] if captured else [])
    capturing = [True]
    monkeypatch.setattr(two_forms, "captures", lambda: capturing[0])
    assert form([]) == names[called]  # Nothing was prepared.
    capturing[0] = False
    assert [form([]) for _ in range(3)] == [names[captured], names[called], names[called]]
    capturing[0] = True
    assert form([]) == names[captured]


def test_a_size_is_prepared_for_captures_when_it_is_called_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lengths that change from call to call have the form that is the faster one on a stream."""
    capturing = [False]
    monkeypatch.setattr(two_forms, "captures", lambda: capturing[0])
    x, *_ = symbolic_tensors((2, "n"))
    form = TwoForms(ours, theirs, [], [(1, 10)], shown=shown_size([x]))
    runs = [form([torch.empty(2, n)]) for n in (3, 5, 3, 11, 11, 5, 5, 5)]
    assert runs == ["theirs"] * 6 + ["ours", "theirs"]
    capturing[0] = True
    assert [form([torch.empty(2, n)]) for n in (3, 5, 11)] == ["theirs", "ours", "theirs"]
