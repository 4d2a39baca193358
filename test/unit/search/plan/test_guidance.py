"""What guides a search changes which parts are searched and in which order, and nothing of what an exhausted search finds."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, islice
from math import inf

import fused_programs as fp
import pytest

from mirage_ir.block.cost import ALIKE, program_cost
from mirage_ir.clock import ENDLESS
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.program import Apply, Program
from mirage_ir.search.plan import partition, quick
from mirage_ir.search.plan.frontiers import MOST_INSIDE, KernelPart
from mirage_ir.search.plan.generate import generate
from mirage_ir.search.plan.known import KnownKernels
from mirage_ir.search.plan.lookahead import Lookahead
from mirage_ir.search.plan.partition import Partitioner
from mirage_ir.search.plan.parts import size_of
from mirage_ir.search.plan.planned import Fused, launches
from mirage_ir.search.plan.values import values_of
from mirage_ir.search.run.run import Searches
from mirage_ir.search.space import Space
from mirage_ir.target import MACHINES

H100 = MACHINES["h100"]
NORM = fp.op("rms_norm", 0), fp.op("matmul", 3, 1), fp.op("exp", 4), fp.op("matmul", 5, 2)
PROGRAMS = {
    "attention": fp.attention(2, 77, 32, 1021),
    "wide attention": fp.attention(2, 77, 4097, 77),
    "norm and products": fp.program("norm", fp.tensors((77, 1021), (1021, 97), (97, 1021)), *NORM),
    "norm": fp.rmsnorm(97, 4097, 1021),
}


def gated(second_late: bool) -> Program:
    """silu(x·aᵀ) · (x·bᵀ) with rows of weights in memory, as PyTorch has them; the second product after silu or before it."""
    turn = {"permutation": (1, 0)}
    types = fp.tensors((512, 4096), (11008, 4096), (11008, 4096))
    first = fp.op("transpose", 1, **turn), fp.op("matmul", 0, 3)
    if second_late:
        nodes = *first, fp.op("silu", 4), fp.op("transpose", 2, **turn), fp.op("matmul", 0, 6), fp.op("mul", 5, 7)
    else:
        nodes = *first, fp.op("transpose", 2, **turn), fp.op("matmul", 0, 5), fp.op("silu", 4), fp.op("mul", 7, 6)
    return fp.program("gated", types, *nodes)


def partitioner(source: Decomposed, space: Space | None = None) -> Partitioner:
    space = space or Space()
    return Partitioner(values_of(source, space, MOST_INSIDE), space, H100, Searches(space, H100))


def unguided(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """Takes one kind of guidance from searches."""
    if what == "first plans":
        monkeypatch.setattr(partition, "MOST_UNGUIDED", inf)
    else:
        monkeypatch.setattr(Lookahead, "raise_bound", lambda *_: 0.0)


@pytest.mark.parametrize("what", ["first plans", "lookahead"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_the_same_is_found_without(name: str, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    source = decompose(PROGRAMS[name])
    guided = generate(source, Space(), H100)
    unguided(monkeypatch, what)
    plain = generate(source, Space(), H100)
    assert guided.exhausted and plain.exhausted
    costs = [[program_cost(c, H100) for c in g.candidates] for g in (guided, plain)]
    assert costs[0] == costs[1]
    assert guided.candidates[0] == plain.candidates[0]


def test_guidance_saves_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Large parts are not searched for kernels that cost more than the first plan leaves for them."""
    mlp = fp.op("rms_norm", 0), fp.op("matmul", 3, 1), fp.op("silu", 4), fp.op("matmul", 5, 2), fp.op("add", 6, 0)
    source = decompose(fp.program("mlp", fp.tensors((64, 768), (768, 3072), (3072, 768)), *mlp))
    space = Space(max_effort=10**9)
    guided = generate(source, space, H100).effort
    unguided(monkeypatch, "first plans")
    unguided(monkeypatch, "lookahead")
    plain = generate(source, space, H100).effort
    assert guided.states < plain.states


def test_plans_that_are_hard_to_find_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search for the fewest kernels ends where it finds no further plan, and says that it was not exhausted."""
    monkeypatch.setattr(partition, "MOST_EXPANDED", 2)
    found: list[int] = []
    for most in (50, 10**9):
        monkeypatch.setattr(partition, "MOST_HURRIED", most)
        plans = partitioner(decompose(PROGRAMS["wide attention"]))
        found.append(len(list(islice(plans.plans(per_launch=1e9), 400))))
        assert not plans.exhausted
    assert 0 < found[0] < found[1]


def values_between(source: Program) -> list[int]:
    """Values that are no outputs, and that are stored between kernels in their own type."""
    first = len(source.inputs)
    types = partitioner(decompose(source)).whole
    own = {v for v in range(first, first + len(source.nodes)) if types.types[v].dtype is types.stored[v].dtype}
    return sorted(own - {*source.outputs})


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_raised_bound_is_what_the_values_cost(name: str) -> None:
    """All that computes a value, searched from the inputs on, costs what the best program costs that returns it."""
    source = decompose(PROGRAMS[name])
    compared = 0
    for value in values_between(source)[-3:]:
        plans = partitioner(source)
        needed = frozenset({value})
        least = plans.least.of(needed)
        raised = plans.lookahead.raise_bound(needed, inf, inf, MOST_INSIDE)
        own = Decomposed(Program("own", source.inputs, source.nodes, (value,)))
        best = min(program_cost(c, H100) for c in generate(own, Space(), H100).candidates)
        assert least < raised <= best * (1 + 1e-9)
        compared += raised > best * (1 - 1e-9)
    assert compared


@pytest.mark.parametrize("source", [*PROGRAMS.values(), gated(True), gated(False)])
def test_pre_defined_kernels_cost_no_less_than_the_bound(source: Program) -> None:
    """Views of inputs are read by nobody."""
    plans = partitioner(decompose(source))
    values = range(len(source.inputs), len(source.inputs) + len(decompose(source).nodes))
    for needed in map(frozenset, (*((v,) for v in values), *combinations(values, 2))):
        assert plans.least.of(needed) <= plans.whole.completed((), needed) * (1 + 1e-9)


def test_the_order_of_operators_makes_no_difference() -> None:
    """Of a program whose weights are views: three kernels for either order, the last for silu and the product."""
    best = [generate(decompose(gated(late)), Space(), H100).candidates[0] for late in (True, False)]
    assert program_cost(best[0], H100) == pytest.approx(program_cost(best[1], H100))
    assert {program.kernels for program in best} == {3}


@pytest.mark.parametrize("name", PROGRAMS)
def test_values_take_one_kernel_or_two(name: str) -> None:
    """A bound that looks at no first kernels is above that for one launch, and no more than the best program costs."""
    source = decompose(PROGRAMS[name])
    plans = partitioner(source)
    between = values_between(source)[-3:]
    raised: list[bool] = []
    for needed in map(frozenset, (*((v,) for v in between), *combinations(between, 2))):
        least = plans.least.of(needed)
        bound = plans.lookahead.raise_bound(needed, inf, inf, 0)
        own = Decomposed(Program("own", source.inputs, source.nodes, tuple(sorted(needed))))
        assert least <= bound <= min(program_cost(c, H100) for c in generate(own, Space(), H100).candidates) * (1 + 1e-9)
        raised.append(least < bound)
    assert any(raised) and plans.searches.effort.cones == 0


@pytest.mark.parametrize("name", PROGRAMS)
def test_of_quick_plans_alike_the_one_with_fewer_kernels_comes_first(name: str) -> None:
    """Also where no part may be searched."""
    source, space = decompose(PROGRAMS[name]), Space(max_effort=1)
    best = generate(source, space, H100).candidates[0]
    plans = partitioner(source, space)
    plans.start_quickly(ENDLESS)
    assert all(plan.launches >= best.kernels for plan in plans.quick if plan.cost <= ALIKE * program_cost(best, H100))


def test_a_single_kernel_that_takes_long_is_not_the_only_plan_at_once() -> None:
    """A softmax of long columns and their mean: few blocks have columns of their own, and every reduction may be split."""
    nodes = fp.op("sum", 0, dim=0), fp.op("scale", 1, value=1 / 11008), fp.op("maximum", 0, 2), fp.op("max", 3, dim=0)
    rest = fp.op("sub", 3, 4), fp.op("exp", 5), fp.op("sum", 6, dim=0), fp.op("div", 6, 7)
    plans = partitioner(decompose(fp.program("columns", fp.tensors((11008, 512)), *nodes, *rest)))
    plans.start_quickly(ENDLESS)
    assert plans.quick[0].launches > 1
    alone = plans.fused(next(iter(plans.frontiers.parts(plans.frontiers.outputs, alone=True))))
    assert plans.quick[0].cost < 0.7 * min(kernel.cost for kernel in alone)


def test_a_kernel_for_all_of_a_program_is_tried_whatever_time_its_parts_take(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick, "MOST_STRETCHES", 0)
    source = decompose(fp.ntrans(2, 8191))
    plans = partitioner(source)
    plans.start_quickly(ENDLESS)
    assert size_of(source) > 2 and plans.quick[0].launches == 1


def test_a_cell_with_gates_is_one_kernel() -> None:
    """Of an LSTM, with 13 inputs and 24 operators: σ(f)·c + σ(i)·tanh(g) and σ(o)·tanh of it, each gate from two products."""
    types = fp.tensors((64, 128), (64, 128), *[(128, 128)] * 8, (64, 128), (64, 1))
    nodes, first = list[Apply](), len(types)

    def add(name: str, *operands: int) -> int:
        nodes.append(fp.op(name, *operands))
        return first + len(nodes) - 1

    i, f, g, o = (add("add", add("matmul", 0, 2 + n), add("matmul", 1, 6 + n)) for n in range(4))
    cell = add("add", add("mul", add("sigmoid", f), 10), add("mul", add("sigmoid", i), add("tanh", g)))
    hidden = add("mul", add("mul", add("sigmoid", o), add("tanh", cell)), 11)
    source = decompose(replace(fp.program("lstm", types, *nodes), outputs=(hidden, cell)))
    assert generate(source, Space(), H100).candidates[0].kernels == 1


def test_a_part_is_not_searched_where_what_comes_before_it_costs_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two norms, one of the other: a kernel for the first and one for the second are no plan beside one kernel for both, of which
    there are as many as are kept."""
    monkeypatch.setattr("mirage_ir.search.space.SPARE_PROGRAMS", 2)
    assert generate(decompose(fp.ntrans(2, 8191)), Space(), H100).effort.cones == 1


def test_a_bound_is_raised_no_further_than_needed() -> None:
    source = decompose(PROGRAMS["attention"])
    plans = partitioner(source)
    needed = frozenset(values_between(source)[-1:])
    assert plans.lookahead.raise_bound(needed, 0.0, inf, MOST_INSIDE) >= plans.least.of(needed)
    assert plans.searches.effort.cones == 0
    assert plans.lookahead.raise_bound(needed, inf, inf, 0) == plans.least.of(needed)
    assert plans.searches.effort.cones == 0


@pytest.mark.parametrize("name", PROGRAMS)
def test_first_plans_are_plans_of_the_space(name: str) -> None:
    """Searched without a limit, the cheapest plan is none of theirs, or costs as much as the first."""
    source = decompose(PROGRAMS[name])
    plans = partitioner(source)
    found = plans._first_plans(lambda: inf, inf, 3)  # pyright: ignore[reportPrivateUsage]
    assert found == sorted(found) and 1 <= len(found) <= 3
    best = next(plans.plans())
    assert best.cost <= found[0]
    assert plans._first_plans(lambda: inf, 0, 3) == []  # pyright: ignore[reportPrivateUsage]


def test_single_kernels_are_those_of_all() -> None:
    source = decompose(fp.attention(2, 256, 64, 4096))
    plans = partitioner(source)
    (part, *_) = plans.frontiers.parts(plans.frontiers.outputs, alone=True)
    every, single = (plans.searches.kernels(plans.frontiers.cone(part), plans.whole.stored, alone=a) for a in (False, True))
    assert {len(stages) for _, stages in every} == {1, 2}
    assert [cost for cost, stages in every if len(stages) == 1] == [cost for cost, stages in single if len(stages) == 1]
    assert {len(stages) for _, stages in single} == {1}


def test_the_fewest_launches() -> None:
    """One kernel for all of a program is looked for before two, and then no two are looked for."""
    source = decompose(PROGRAMS["norm"])
    plans = partitioner(source)
    one = next(plans.plans(per_launch=1e9))
    assert one.launches == launches(one.kernels) == 1
    assert plans.searches.effort.cones == 1
    best = next(c for c in generate(source, Space(max_kernels=1), H100).candidates if c.kernels == 1)  # The source may be cheaper.
    assert program_cost(best, H100) == pytest.approx(one.cost)


@pytest.mark.parametrize("parts", [0, 40])
def test_once_time_is_up_the_best_of_known_kernels_comes_first(parts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    source = decompose(PROGRAMS["attention"])
    plans = partitioner(source)
    for part in islice(plans.parts(), 0, 3 * parts, 3):
        plans.fused(part)
    outputs = frozenset(source.outputs)
    found = [kernel for kernels in plans.least.found.values() for kernel in kernels]
    known, predefined = (KnownKernels(plans.least, k, ENDLESS).cost(outputs) for k in (found, ()))
    monkeypatch.setattr(plans.searches.run, "over", lambda: True)
    costs = [plan.cost for plan in plans.plans()]
    assert not plans.exhausted
    assert costs[0] == min(costs) == pytest.approx(known)
    assert (known < predefined) == (parts > 0)
    assert predefined <= plans.whole.rest_cost(outputs)


def test_known_kernels_with_more_launches_do_not_hide_those_with_fewer() -> None:
    """Two values of a chain, each as one kernel, or as two that cost less."""
    source = decompose(fp.program("chain", fp.tensors((64, 64)), fp.op("exp", 0), fp.op("sum", 1, dim=1)))
    plans = partitioner(source)
    first, last = (KernelPart((v,), frozenset({v - 1})) for v in (1, 2))
    whole = next(part for part in plans.parts() if part == KernelPart((2,), frozenset({0})))
    (stage,) = plans.fused(whole)[0].stages
    ways = ((4.0, (stage,)), (3.0, (stage, stage)))
    found = [Fused(p.targets, p.frontier, cost, stages) for p in (first, last) for cost, stages in ways]
    known = KnownKernels(plans.least, found, ENDLESS)
    ours = [[k for k in plan.kernels if isinstance(k, Fused)] for plan in known.plans(2)]
    assert any(len(kernels) == 2 and all(len(k.stages) == 1 for k in kernels) for kernels in ours)
    counts = [plan.launches for plan in known.fewest_first(inf)]
    assert counts == sorted(counts) and counts[0] == 2 and counts[-1] == 4
