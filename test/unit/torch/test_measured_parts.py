"""Parts of which programs are measured: which are tried, which is taken, and what is kept of it."""

from __future__ import annotations

import operator
import os
import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import fused_programs as fp
import numpy as np
import pytest
import torch
from torch.fx import GraphModule
from torch.fx.experimental.proxy_tensor import make_fx

import mirage_ir as mi
from mirage_ir.block.cost import program_cost
from mirage_ir.cache.results import Cache
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.errors import OptionError
from mirage_ir.interpret import run_program
from mirage_ir.pipeline.candidate import Candidate
from mirage_ir.pipeline.superoptimize import Result, superoptimize
from mirage_ir.program import Apply, GraphOp, Program
from mirage_ir.search.plan.parts import Part, cut, join
from mirage_ir.target.machines import machine
from mirage_ir.torch import measured_parts, part_search
from mirage_ir.torch.convert.sizes import DynamoSizes
from mirage_ir.torch.islands import grow, refusals
from mirage_ir.torch.measured_parts import NEAR, TUNED_NEAR, FastestProgram, PartMeasuring, Runner, fastest
from mirage_ir.torch.part_search import PartSearch, SearchedPart, SearchedParts, SearchesBeside
from mirage_ir.torch.settings import BackendSettings
from mirage_ir.torch.sibling_parts import join_siblings

H200 = machine("h200")
CUDA = torch.device("cuda")


def projections(width: int = 64, wide: int = 128) -> Decomposed:
    """Queries, keys and values of one tensor, values of more columns, and scores."""
    g = mi.new_graph("projections")
    x = g.new_input((width, width), name="x")
    q, k, v = (x @ g.new_input((width, n), name=name) for name, n in (("q", width), ("k", width), ("v", wide)))
    g.mark_output(g.relu(q) @ g.transpose(g.relu(k)), v, k @ g.new_input((width, width), name="o"))
    return decompose(g.program())


def test_products_of_one_tensor_are_together() -> None:
    program = projections()
    parts = cut(program, H200, 1, 1)
    joined = join_siblings(parts, len(program.inputs))
    assert len(joined) == len(parts) - 1
    (both,) = (p for p in joined if len(p.outputs) == 2)
    assert [p.outputs for p in parts if {*p.outputs} <= {*both.outputs}] == [(o,) for o in both.outputs]
    inputs = [np.random.default_rng(n).standard_normal(t.shape).astype(np.float16) for n, t in enumerate(program.inputs)]
    again = join(program, joined, [p.program for p in joined])
    for ours, theirs in zip(run_program(again, inputs), run_program(program, inputs), strict=True):
        assert np.array_equal(ours, theirs)


def graph(function: Any, *inputs: torch.Tensor) -> GraphModule:
    return make_fx(function, tracing_mode="fake")(*inputs)


def test_products_of_one_matrix_are_one_island() -> None:
    """Although their results go to operators that no island takes, of which one stands between them."""

    def apart(x: torch.Tensor, a: torch.Tensor, b: torch.Tensor) -> Any:
        x = torch.sort(x)[0]
        return torch.sort(x @ a.t())[0], torch.sort(x @ b.t())[0]

    module = graph(apart, *(torch.empty(32, 32) for _ in range(3)))
    islands = grow(module.graph, refusals(module.graph, DynamoSizes.of(module.graph)))
    assert [[n.target for n in island.computing] for island in islands] == [[torch.ops.aten.mm.default] * 2]


def test_islands_stand_in_the_order_in_which_they_read_each_other() -> None:
    """The island of both products of `u` stands before a sort of one of them, and reads `a`, which nothing else needs as early."""

    def crossed(x: torch.Tensor, y: torch.Tensor, *w: torch.Tensor) -> Any:
        a = torch.relu(x @ w[2])
        u = torch.cumsum(torch.sort(y)[0] @ w[2], 0)
        return torch.sort(u @ w[0])[0], u @ w[1] + a

    module = graph(crossed, *(torch.empty(32, 32) for _ in range(5)))
    islands = grow(module.graph, refusals(module.graph, DynamoSizes.of(module.graph)))
    order = {node: n for n, node in enumerate(module.graph.nodes)}
    home = {node: n for n, island in enumerate(islands) for node in island.nodes}
    for n, island in enumerate(islands):
        read = {p for node in island.nodes for p in node.all_input_nodes} - {*island.nodes}
        assert all(home[p] < n and order[islands[home[p]].place] <= order[island.place] for p in read if p in home)
        assert all(order[p] < order[island.place] for p in read if p not in home)


def gated() -> Decomposed:
    g = mi.new_graph("gated")
    x, a, b = (g.new_input((1024, 1024), name=name) for name in "xab")
    g.mark_output(g.silu(x @ a) * (x @ b))
    return decompose(g.program())


def whole(program: Decomposed) -> Part:
    return Part(program, tuple(range(len(program.inputs))), program.outputs)


def searched(folder: Path, part: Part, measuring: PartMeasuring | None) -> SearchedPart:
    """What a process finds that knows nothing but the cache."""
    settings = BackendSettings.of({"effort": "low", "budget": 2.0, "cache": folder})
    search = PartSearch(settings, H200, Cache.of(folder), measuring=measuring)
    search.ways(part.program)
    return search.fixed(part, 20.0)


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[list[Candidate]]:
    """The candidates of each call; the last is the fastest."""
    calls: list[list[Candidate]] = []

    def last(part: Decomposed, candidates: list[Candidate], *_: object) -> FastestProgram:
        calls.append(candidates)
        return FastestProgram(replace(candidates[-1], measured_us=7.0), 6.5)

    monkeypatch.setattr(part_search, "fastest", last)
    return calls


def test_the_fastest_is_taken_and_kept(tried: list[list[Candidate]], tmp_path: Path) -> None:
    part = whole(gated())
    by_model = searched(tmp_path, part, None).result
    made = searched(tmp_path, part, PartMeasuring(CUDA))
    (candidates,) = tried
    assert isinstance(by_model, Candidate) and candidates[0].program == by_model.program and by_model.measured_us is None
    assert len({c.program for c in candidates}) == len(candidates) > 2
    assert all(c.cost_us <= NEAR * candidates[0].cost_us for c in candidates)
    again = searched(tmp_path, part, PartMeasuring(CUDA))
    assert len(tried) == 1
    for found in (made, again):
        assert isinstance(found.result, Candidate) and found.us == 6.5
        assert found.result.program.nodes == candidates[-1].program.nodes and found.result.measured_us == 7.0


def test_nothing_is_measured_when_the_time_is_over(tried: list[list[Candidate]], tmp_path: Path) -> None:
    found = searched(tmp_path, whole(gated()), PartMeasuring(CUDA, seconds=0.0))
    assert isinstance(found.result, Candidate) and found.us is None and not tried
    assert searched(tmp_path, whole(gated()), PartMeasuring(CUDA)).us == 6.5  # There is time again.


class Race:
    """The race of a part in which programs take the times that `us` gives; none where a program fails. `entered` are all."""

    def __init__(self, part: Decomposed, us: Callable[[Decomposed], float | None]) -> None:
        self.part, self.machine, self._us = part, H200, us
        self.entered: list[Decomposed] = []

    def ready(self, programs: Sequence[tuple[Decomposed, Candidate | None]]) -> list[Runner]:
        self.entered += (program for program, _ in programs)
        timed = ((program, candidate, self._us(program)) for program, candidate in programs)
        return [Runner(program, candidate, partial(float, us)) for program, candidate, us in timed if us is not None]


@pytest.fixture
def race(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Decomposed], float | None]], list[Race]]:
    """Has parts run such races, which it lists."""

    def begin(us: Callable[[Decomposed], float | None]) -> list[Race]:
        held: list[Race] = []

        def made(part: Decomposed, *_: object) -> Race:
            held.append(Race(part, us))
            return held[-1]

        monkeypatch.setattr(measured_parts, "PartRace", made)
        monkeypatch.setattr(torch.cuda, "empty_cache", lambda: None)
        monkeypatch.setattr(torch.cuda, "device", lambda _: nullcontext())
        return held

    return begin


def launches(program: Decomposed) -> list[tuple[int, int]]:
    """Warps and stages of each kernel; no stages where the lowering chooses."""
    return [(node.threads // 32, node.stages) for node in program.nodes if isinstance(node, GraphOp)]


def test_times_are_on_the_scale_of_the_model(race: Any) -> None:
    """What libraries compute takes twice its estimate here: so 30 µs are worth 15 of the model's."""
    part, kernel = decompose(fp.gated_mlp()), Candidate(Decomposed(fp.fused_gated_mlp()))
    slower = Candidate(Decomposed(replace(kernel.program, name="slower")))
    times = {"slower": 31.0, part.name: 2 * program_cost(part, H200), kernel.program.name: 30.0}
    assert part.name != kernel.program.name
    race(lambda program: times[program.name] + sum(stages > 0 for _, stages in launches(program)))
    assert fastest(part, [slower, kernel], H200, CUDA, None) == FastestProgram(replace(kernel, measured_us=30.0), 15.0)
    race(lambda program: None if program.name != part.name else times[part.name])
    assert fastest(part, [slower, kernel], H200, CUDA, None) is None


def test_the_fastest_launch_is_taken(race: Any) -> None:
    """Warps first, then stages with the best of these; of programs that are far behind, none are tried."""
    part, kernel = decompose(fp.gated_mlp()), Candidate(Decomposed(fp.fused_gated_mlp()))
    behind = Candidate(Decomposed(replace(kernel.program, name="behind")))

    def us(program: Decomposed) -> float | None:
        own = launches(program)
        if not own:
            return 40.0
        ((warps, stages),) = own
        if warps == 8:
            return None  # It does not compile.
        return 30.0 * (TUNED_NEAR + 0.1 if program.name == "behind" else 1.0) - 2 * (warps == 4) * (stages > 0) - (stages == 3)

    held = race(us)
    found = fastest(part, [behind, kernel], H200, CUDA, None)
    assert found is not None and launches(found.candidate.program) == [(4, 3)] and found.candidate.measured_us == 27.0
    (only,) = held
    assert [launches(p)[0][1] for p in only.entered if p.name == "behind"] == [0]
    tried = {launch for p in only.entered for launch in launches(p)}
    assert {(warps, 3) for warps in (2, 8)}.isdisjoint(tried) and {(4, 2), (4, 3)} <= tried


LOW = BackendSettings.of({"effort": "low", "budget": 2.0, "cache": False})


def beside(monkeypatch: pytest.MonkeyPatch, measuring: PartMeasuring | None) -> tuple[list[Part], list[SearchedPart], list[str]]:
    """Two parts, what is found for them where searches are begun, and the names of the programs that this process searched."""
    parts = [whole(decompose(make())) for make in (fp.gated_mlp, fp.rmsnorm)]
    made: list[str] = []

    def here(program: Decomposed, *given: Any, **options: Any) -> Result:
        made.append(program.name)
        return superoptimize(program, *given, **options)

    with SearchesBeside() as searches:
        search = PartSearch(LOW, H200, None, measuring=measuring, beside=searches)
        search.ways(parts[0].program)
        search.begin([(part, 20.0) for part in parts])
        monkeypatch.setattr(part_search, "superoptimize", here)
        return parts, [search.fixed(part, 20.0) for part in parts], made


def test_searches_side_by_side_find_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Those that were begun are made by other processes: this one makes the first alone."""
    parts, found, made = beside(monkeypatch, None)
    assert made == [parts[0].program.name]
    for part, one in zip(parts, found, strict=True):
        alone = searched(tmp_path, part, None).result
        assert isinstance(alone, Candidate) and isinstance(one.result, Candidate) and one.result.program == alone.program


def test_several_candidates_are_searched_beside_the_best(tried: list[list[Candidate]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is time to measure them."""
    parts, found, made = beside(monkeypatch, PartMeasuring(CUDA))
    (candidates,) = tried
    assert made == [parts[0].program.name] and len(candidates) > 2 and [one.us for one in found] == [6.5, None]


def test_searches_that_nobody_needs_are_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Any] = []
    monkeypatch.setattr(SearchesBeside, "begin", lambda self, searches: begun.append([*searches]))
    part = whole(decompose(fp.gated_mlp()))

    def keys(seconds: float, found: dict[Any, SearchedPart]) -> Any:
        search = PartSearch(
            LOW, H200, None, SearchedParts(found=found), measuring=PartMeasuring(CUDA, seconds), beside=SearchesBeside()
        )
        search.ways(part.program)
        search.begin([(part, 20.0)])
        return begun.pop()

    one, several = (part.key, False), (part.key, True)
    failed, known = SearchedPart(None, "failed"), SearchedPart(Candidate(part.program), "")
    assert keys(20.0, {}) == [one, several] and keys(0.0, {}) == [one]
    assert keys(20.0, {one: failed}) == [] and keys(20.0, {one: known}) == [several]
    assert keys(20.0, {one: known, several: known}) == []


@pytest.mark.parametrize("failing", [partial(operator.floordiv, 1, 0), partial(os._exit, 3)], ids=["raises", "ends"])
def test_a_search_whose_process_fails_is_made_here(failing: Any) -> None:
    here: Any = partial(len, "here")
    with SearchesBeside() as searches:
        searches.begin({1: here, 2: failing})
        assert searches.result(2, here, 1.0) == 4


def test_a_search_that_finds_nothing_is_not_made_again() -> None:
    here: Any = partial(len, "here")
    failing: Any = partial(machine, "nothing")
    with SearchesBeside() as searches:
        searches.begin({1: here, 2: failing})
        with pytest.raises(OptionError):
            searches.result(2, here, 1.0)


def test_a_search_that_does_not_end_is_made_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(part_search, "LATE_S", 0.0)
    here: Any = partial(len, "here")
    slow: Any = partial(time.sleep, 60)
    with SearchesBeside() as searches:
        searches.begin({1: here, 2: slow})
        assert searches.result(2, here, 0.1) == 4


@pytest.mark.skipif(not torch.cuda.is_available(), reason="no GPU")
def test_wrong_candidates_are_left_out() -> None:
    part = decompose(fp.gated_mlp())
    right, wrong = (Candidate(Decomposed(fp.fused_gated_mlp())), Candidate(decompose(_without_gate(fp.gated_mlp()))))
    found = fastest(part, [wrong, right], H200, CUDA, None)
    assert found is not None and found.candidate.program == right.program and 0 < found.us < 1000


def _without_gate(program: Program) -> Program:
    """The same with relu in the place of silu."""
    nodes = (replace(node, op="relu") if isinstance(node, Apply) and node.op == "silu" else node for node in program.nodes)
    return replace(program, nodes=tuple(nodes))
