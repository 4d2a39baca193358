"""Programs that are searched for the same thing bound each other's searches, and nothing is lost by it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from math import inf
from operator import itemgetter
from pathlib import Path

import fused_programs as fp
import pytest

from mirage_ir.block.cost import program_cost
from mirage_ir.cache.results import Cache
from mirage_ir.cache.store import EntryStore
from mirage_ir.check import infer_program
from mirage_ir.clock import ENDLESS, Clock
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.pipeline.superoptimize import superoptimize
from mirage_ir.saturate.engine import alternatives
from mirage_ir.saturate.limits import BESIDE
from mirage_ir.saturate.pool import pooled
from mirage_ir.search.cone.cone import Cone, ConeBuilder, ValueTypes
from mirage_ir.search.cone.kernels import ConeKernels, search_cone
from mirage_ir.search.plan import partition
from mirage_ir.search.plan.frontiers import MOST_INSIDE, KernelPart
from mirage_ir.search.plan.generate import FAR_ABOVE_CHEAPEST, Generated, generate, generate_each
from mirage_ir.search.plan.values import values_of
from mirage_ir.search.run import run as run_module
from mirage_ir.search.run.control import Control
from mirage_ir.search.run.run import Run, Searches
from mirage_ir.search.space import Space
from mirage_ir.target import machine
from mirage_ir.target.machines import Machine

H100 = machine("h100")
QUIET = Control(progress=False)


def chain(rows: int = 512) -> Decomposed:
    """A product that is cheaper in the other order."""
    types = fp.tensors((rows, 16), (16, rows), (rows, 16), (16, rows))
    return decompose(fp.program("chain", types, fp.op("matmul", 0, 1), fp.op("matmul", 4, 2), fp.op("matmul", 5, 3)))


def gated() -> Decomposed:
    nodes = fp.op("matmul", 0, 1), fp.op("matmul", 0, 2), fp.op("silu", 3), fp.op("mul", 5, 4), fp.op("scale", 6, value=0.5)
    return decompose(fp.program("gated", fp.tensors((16, 256), (256, 512), (256, 512)), *nodes))


SOURCES = {p.name: p for p in (chain(), gated(), decompose(fp.attention(2, 64, 32, 256)), decompose(fp.lora(16, 64, 128, 4)))}


def together(programs: Sequence[Decomposed], space: Space, control: Control = QUIET) -> list[Generated]:
    with Run(control, tuple(programs[:1]), space, H100) as run:
        return list(generate_each({(0, n): p for n, p in enumerate(programs)}, run, group=itemgetter(0)).values())


def to_search(program: Decomposed) -> tuple[Decomposed, ...]:
    """The programs that are searched for one program: itself, and what saturation finds better."""
    return program, *alternatives(program, H100).worth_searching(H100)[:BESIDE]


def costs(generated: Generated, most: int | None) -> list[float]:
    return [program_cost(c, H100) for c in generated.candidates][:most]


@pytest.mark.parametrize("name", SOURCES)
@pytest.mark.parametrize("first", [0, 1])
def test_the_best_of_a_group_are_those_of_searches_one_by_one(name: str, first: int) -> None:
    space = Space(top=2)
    programs = [SOURCES[name], *alternatives(SOURCES[name], H100).first(2)]
    programs = [*programs[first:], *programs[:first]]
    alone = pooled([generate(p, space, H100) for p in programs], H100)
    group = pooled(together(programs, space), H100)
    assert costs(group, space.kept) == pytest.approx(costs(alone, space.kept))
    near = [
        [c.kernels for c in g.candidates if program_cost(c, H100) <= FAR_ABOVE_CHEAPEST * costs(g, 1)[0]] for g in (alone, group)
    ]
    assert min(near[0]) == min(near[1])
    assert group.effort.cones <= alone.effort.cones
    assert set(programs) <= set(group.candidates)


def test_a_program_that_cannot_be_better_is_hardly_searched() -> None:
    """The chain from left to right, known programs that take a twentieth less than the other order."""
    source, *better = to_search(chain(32768))
    known = generate(decompose(better[0]), Space(), H100)
    bounded = generate(source, Space(), H100, known={c: 0.95 * program_cost(c, H100) for c in known.candidates})
    alone = generate(source, Space(), H100)
    work, whole = (g.effort.states + g.effort.structures for g in (bounded, alone))
    assert work < whole
    assert source in bounded.candidates
    assert bounded.exhausted


@pytest.mark.parametrize("name", SOURCES)
def test_a_limit_takes_off_the_kernels_that_cost_more(name: str) -> None:
    source, space = SOURCES[name], Space(top=8)
    types = infer_program(source)
    cone = ConeBuilder(source, types).build(source.outputs, frozenset(range(len(source.inputs))))
    whole = search_cone(cone, dict(enumerate(types)), space, H100)
    every = [cost for cost, _ in whole.found]
    for limit in (every[0], every[len(every) // 2], 2 * every[-1]):
        found = search_cone(cone, dict(enumerate(types)), space, H100, limit=limit)
        assert [cost for cost, _ in found.found] == [cost for cost in every if cost < limit]
        assert found.effort.instantiations <= whole.effort.instantiations


def test_a_cone_is_searched_again_only_for_a_higher_limit(searched: list[float]) -> None:
    source = gated()
    types: ValueTypes = dict(enumerate(infer_program(source)))
    cone = ConeBuilder(source, infer_program(source)).build(source.outputs, frozenset(range(len(source.inputs))))
    names, values = cone.canonical_names()
    canonical = cone.renamed(names, values)
    own = {values[i.value]: types[i.value] for i in (*cone.loads, *cone.targets)}
    with Run(QUIET, (source,), Space(), H100) as run, run.searching():
        best = run.kernels(canonical, own, iter(())).found[0][0]
        for limit in (2 * best, best):
            run.kernels(canonical, own, iter(()), limit)
    with Run(QUIET, (source,), Space(), H100) as run, run.searching():
        assert run.kernels(canonical, own, iter(()), best).found == ()
        assert run.kernels(canonical, own, iter(()), 2 * best).found[0][0] == best
    assert searched == [inf, best, 2 * best]


def test_what_was_found_for_a_cone_stays_when_time_is_up_in_a_second_search(monkeypatch: pytest.MonkeyPatch) -> None:
    source = gated()
    types: ValueTypes = dict(enumerate(infer_program(source)))
    cone = ConeBuilder(source, infer_program(source)).build(source.outputs, frozenset(range(len(source.inputs))))

    def interrupted(cone: Cone, types: ValueTypes, space: Space, target: Machine, clock: Clock, limit: float) -> ConeKernels:
        found = search_cone(cone, types, space, target)
        return found if limit < inf else replace(found, found=found.found[:1], finished=False)

    monkeypatch.setattr(run_module, "search_cone", interrupted)
    with Run(QUIET, (source,), Space(), H100) as run, run.searching():
        searches = Searches(Space(), H100, run)
        whole, again = (searches.kernels(cone, types, limit=limit) for limit in (1e6, inf))
    assert len(whole) > 1
    assert [cost for cost, _ in again] == [cost for cost, _ in whole]
    assert searches.cut == 1


def test_a_group_goes_on_from_a_checkpoint(tmp_path: Path, searched: list[float]) -> None:
    programs = to_search(chain())
    control = Control(checkpoint=tmp_path / "run.ckpt", progress=False)
    first = together(programs, Space(), control)
    assert min(searched) < inf
    searched.clear()
    assert together(programs, Space(), control) == first == together(programs, Space(), Control(workers=2, progress=False))
    assert len(first) == len(programs) > 1


def test_a_group_comes_from_the_cache_and_its_members_alone_do_not(tmp_path: Path, searched: list[float]) -> None:
    told: list[str] = []
    cache = Cache(EntryStore(tmp_path, told.append), warn=told.append)
    source, *others = to_search(chain())
    found = superoptimize(chain(), Space(), H100, cache=cache, control=QUIET)
    assert cache.search(source, Space(), H100) is not None
    assert cache.search(others[0], Space(), H100, [source]) is not None
    assert cache.search(others[0], Space(), H100) is None
    searched.clear()
    with Run(QUIET, (source,), Space(), H100) as run:
        again = cache.generate_each({(0, n): p for n, p in enumerate((source, *others))}, run, group=itemgetter(0))
    assert searched == []
    assert pooled(list(again.values()), H100) == found.generated
    assert told == []


def test_what_follows_a_search_that_was_cut_short_is_not_kept(tmp_path: Path) -> None:
    cache = Cache(EntryStore(tmp_path, lambda _: None), warn=lambda _: None)
    source, *others = to_search(chain())
    with Run(Control(budget=1e-6, progress=False, warn=lambda _: None), (source,), Space(), H100) as run:
        cache.generate_each({(0, n): p for n, p in enumerate((source, *others))}, run, group=itemgetter(0))
    assert cache.search(others[0], Space(), H100, [source]) is None


@pytest.mark.parametrize("patience", [24, 28])
def test_a_limit_comes_from_as_many_plans_as_are_wanted(patience: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also once patience is at its end, when all that waits is put in another order: then no plan counts twice."""
    monkeypatch.setattr(partition, "MOST_EXPANDED", patience)
    limits = list[float]()
    searched = partition.Partitioner.fused

    def checked(self: partition.Partitioner, part: KernelPart, limit: float = inf) -> list[partition.Fused]:
        limits.append(limit)
        return searched(self, part, limit)

    monkeypatch.setattr(partition.Partitioner, "fused", checked)
    nodes = fp.op("matmul", 1, 1), fp.op("add", 1, 1), fp.op("matmul", 0, 3), fp.op("exp", 4)
    source = fp.program("two", fp.tensors((2048, 2048), (2048, 2048)), *nodes, outputs=(2, 5))
    space = Space()
    plans = partition.Partitioner(values_of(source, space, MOST_INSIDE, ENDLESS), space, H100, Searches(space, H100)).plans()
    costs = [plan.cost for plan in islice(plans, space.kept)]
    assert max(costs) <= min(limits) < inf


def test_a_program_that_returns_its_inputs() -> None:
    source = decompose(fp.program("same", fp.tensors((16, 32))))
    for space in (Space(), Space(top=3, distinct=True)):
        assert generate(source, space, H100).candidates == (source,)


@pytest.mark.parametrize("rows", [16, 1])
def test_a_target_that_is_what_is_loaded_or_another_target(rows: int) -> None:
    """Sums over a dimension of extent 1, stored beside a product that is worth splitting over blocks."""
    types = fp.tensors((16, 8192), (8192, rows), (16, 1))
    source = decompose(fp.program("same", types, fp.op("matmul", 0, 1), fp.op("sum", 2 if rows > 1 else 3, dim=1), outputs=(3, 4)))
    found = generate(source, Space(), H100)
    assert found.exhausted
    assert program_cost(found.candidates[0], H100) < program_cost(source, H100)
