"""Alternatives are better by an estimate, equal to the source, and as stable as it; chains of laws lead to them."""

from __future__ import annotations

import pytest

import mirage_ir as mi
from mirage_ir.block.cost import program_cost
from mirage_ir.budget import Budget
from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.pipeline.candidate import Workload
from mirage_ir.pipeline.listener import Listener
from mirage_ir.pipeline.stages import saturate
from mirage_ir.pipeline.superoptimize import superoptimize
from mirage_ir.program import Program
from mirage_ir.saturate.egraph import Limits
from mirage_ir.saturate.engine import alternatives, explained
from mirage_ir.saturate.limits import beside_search
from mirage_ir.saturate.pool import pooled
from mirage_ir.search.plan.generate import generate
from mirage_ir.search.space import Space
from mirage_ir.target import machine
from mirage_ir.verify.equivalence import Verifier

from .random_programs import random_program

H100 = machine("h100")
FEW = Limits(nodes=1000, spreading=200)


def attention(subtract_max: bool) -> Program:
    graph = mi.new_graph("attention")
    q, k, v = (graph.new_input(dims=(2, *s), dtype=mi.float16) for s in ((64, 32), (128, 32), (128, 32)))
    graph.mark_output(graph.attention(q, k, v, subtract_max=subtract_max))
    return graph.program()


def exps_without_maximum(program: Program) -> int:
    first = len(program.inputs)
    count = 0
    for node in program.nodes:
        if node.op == "exp":  # type: ignore[union-attr]
            below = node.operands[0] - first
            count += below < 0 or program.nodes[below].op != "sub"  # type: ignore[union-attr]
    return count


@pytest.mark.parametrize("seed", range(30))
def test_alternatives_of_random_programs(seed: int) -> None:
    source = random_program(seed, operators=9)
    found = alternatives(decompose(source), H100, limits=FEW)
    assert found.limit is None or "error" not in found.limit
    types = [infer_program(source)[v] for v in source.outputs]
    for one in found.found:
        assert [infer_program(one.program)[v] for v in one.program.outputs] == types
        assert one.cost_us == pytest.approx(program_cost(one.program, H100))
        verdict = Verifier(decompose(source)).check(one.program)
        partial = " rests on " in verdict.message or " is undefined in " in verdict.message
        assert verdict.equivalent or partial, verdict.message
        assert (
            one.faults < found.source.faults
            or one.cost_us < found.source.cost_us
            or one.fused_us < found.source.fused_us
            or one.multiplications < found.source.multiplications
        )


def test_a_maximum_is_not_given_up() -> None:
    for one in alternatives(decompose(attention(True)), H100).found:
        assert exps_without_maximum(one.program) == 0


def test_a_maximum_is_added_where_stability_is_asked_for() -> None:
    plain, stable = alternatives(decompose(attention(False)), H100), alternatives(decompose(attention(False)), H100, stabilize=True)
    assert all(exps_without_maximum(a.program) == 1 for a in plain.found)
    assert stable.stable()
    for program in stable.stable():
        assert exps_without_maximum(program) == 0
        assert Verifier(stable.source.program).check(program).equivalent


def test_of_equal_programs_the_one_that_overflows_loses() -> None:
    """A sum of 200,000 squares does not fit f16; a sum of scaled squares does."""
    graph = mi.new_graph()
    x = graph.new_input(dims=(8, 200_000), dtype=mi.float16)
    graph.mark_output(graph.scale(graph.sum(graph.square(x), 1), 1 / 200_000))
    found = alternatives(decompose(graph.program()), H100)
    assert found.source.faults == 1
    best = found.best
    assert best is not None
    assert best.faults == 0
    ops = [node.op for node in best.program.nodes]  # type: ignore[union-attr]
    assert ops.index("scale") < ops.index("sum")


@pytest.mark.parametrize("seed", [1, 5, 11, 17, 23])
@pytest.mark.parametrize("stabilize", [False, True])
def test_every_step_of_an_explanation_holds(seed: int, stabilize: bool) -> None:
    source = attention(False) if stabilize else random_program(seed, operators=8)
    found = alternatives(decompose(source), H100, stabilize=stabilize, limits=FEW)
    for one in found.found[:2]:
        steps = explained(found.source.program, one.program, stabilize=stabilize, limits=FEW)
        if steps is None:
            continue
        program = found.source.program
        for step in steps:
            verdict = Verifier(program).check(step.program)
            assert verdict.equivalent or " rests on " in verdict.message, (step.law, verdict.message)
            program = step.program
        assert [n.op for n in program.nodes if n.op == "matmul"] == [n.op for n in one.program.nodes if n.op == "matmul"]  # type: ignore[union-attr]


def chain() -> Program:
    graph = mi.new_graph("chain")
    a, b, c = (graph.new_input(dims=s, dtype=mi.float16) for s in ((2048, 16), (16, 2048), (2048, 16)))
    graph.mark_output(graph.matmul(graph.matmul(a, b), c))
    return graph.program()


def test_explained_chain() -> None:
    found = alternatives(decompose(chain()), H100)
    best = found.best
    assert best is not None
    steps = explained(found.source.program, best.program)
    assert steps is not None
    assert [s.law for s in steps] in (["matmul.associative"], ["einsum.order"])


def test_what_is_worth_searching_is_searched_beside_the_source() -> None:
    source = decompose(chain())
    wanted = beside_search(1, stabilize=False)
    assert wanted is not None
    (work,) = saturate([Workload(source)], H100, wanted, Budget(), Listener(print))
    better = tuple(c.program for c in work.equal)
    worthy = alternatives(source, H100).worth_searching(H100)[:2]
    assert better and [p.nodes for p in better] == [p.nodes for p in worthy]
    programs = (source, *better)
    each = [generate(p, Space(), H100) for p in programs]
    both = pooled(each, H100)
    assert program_cost(both.candidates[0], H100) == min(program_cost(g.candidates[0], H100) for g in each)
    assert set(both.candidates) == {c for g in each for c in g.candidates}


def test_element_wise_programs_are_searched_alone() -> None:
    graph = mi.new_graph()
    x, y = (graph.new_input(dims=(64, 64), dtype=mi.float16) for _ in range(2))
    graph.mark_output(graph.div(graph.div(x, y), y))
    source = decompose(graph.program())
    assert alternatives(source, H100).worth_searching(H100) == ()


def test_packed_projections_are_better_with_saturation() -> None:
    graph = mi.new_graph("projections")
    x, w = graph.new_input(dims=(16, 256), dtype=mi.float16), graph.new_input(dims=(256, 768), dtype=mi.float16)
    graph.mark_output(*(graph.matmul(x, graph.slice(w, dim=1, start=256 * i, stop=256 * (i + 1))) for i in range(3)))
    source = decompose(graph.program())
    alone = program_cost(generate(source, Space(), H100).candidates[0], H100)
    result = superoptimize(source, Space(), H100)
    assert result.candidates[0].cost_us < alone
    assert result.candidates[0].verdict.equivalent


def test_stabilize_searches_the_stable_program() -> None:
    graph = mi.new_graph("softmax")
    x = graph.new_input(dims=(64, 128), dtype=mi.float16)
    e = graph.exp(x)
    graph.mark_output(graph.div(e, graph.sum(e, 1)))
    result = superoptimize(graph.program(), Space(), H100, stabilize=True)
    assert result.candidates[0].verdict.equivalent
    (kernel,) = result.candidates[0].program.nodes
    assert any("max" in (getattr(n, "op", ""), getattr(n, "kind", "")) for n in kernel.body)  # type: ignore[union-attr]


def test_what_pays_only_for_all_outputs_together_is_found() -> None:
    graph = mi.new_graph("heads")
    x = graph.new_input(dims=(64, 256), dtype=mi.float16)
    graph.mark_output(*(graph.matmul(x, graph.new_input(dims=(256, 64), dtype=mi.float16)) for _ in range(12)))
    best = alternatives(decompose(graph.program()), H100).best
    assert best is not None
    assert sum(node.op == "matmul" for node in best.program.nodes) == 1  # type: ignore[union-attr]


def test_values_beyond_every_range_are_no_error() -> None:
    """x to a power so large that bounds of its values leave float64."""
    graph = mi.new_graph()
    x = graph.new_input(dims=(4, 8), dtype=mi.float16)
    graph.mark_output(x**1_000_000_000)
    alternatives(decompose(graph.program()), machine("h100"))


def test_concatenations_of_several_lengths_are_saturated() -> None:
    """Three tensors side by side, and four: two operators of the e-graph, though their attributes are the same."""
    graph = mi.new_graph()
    xs = [graph.new_input(dims=(4, 8), dtype=mi.float16) for _ in range(4)]
    graph.mark_output(graph.concat(xs[:3], dim=1), graph.concat(xs, dim=1))
    assert alternatives(decompose(graph.program()), H100).limit is None


def test_a_bounded_argument_of_an_exp_is_no_fault() -> None:
    """What clamp leaves has bounds, as a difference from a maximum has."""
    graph = mi.new_graph()
    x = graph.new_input(dims=(64, 128), dtype=mi.float16)
    graph.mark_output(graph.exp(graph.clamp(x, -1.0, 1.0)), graph.exp(x))
    assert alternatives(decompose(graph.program()), H100, stabilize=True, limits=FEW).source.faults == 1
