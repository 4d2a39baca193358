"""Contraction orders: multiplications, counted exactly and by one function for ours and others'."""

from __future__ import annotations

import random
from itertools import combinations, pairwise
from typing import Any

import opt_einsum  # pyright: ignore[reportMissingTypeStubs]
import pytest
from opt_einsum.testing import rand_equation  # pyright: ignore[reportMissingTypeStubs]

import mirage_ir as mi
from mirage_ir.decompose import decompose
from mirage_ir.ops.einsum import left_to_right
from mirage_ir.program import Program, Shape
from mirage_ir.saturate.contraction.connected import connected_tree
from mirage_ir.saturate.contraction.equation import Equation, Path, cost
from mirage_ir.saturate.contraction.order import best_order, order_path
from mirage_ir.saturate.contraction.regions import reordered
from mirage_ir.saturate.contraction.subsets import better_tree
from mirage_ir.verify.equivalence import Verifier


def equation(text: str, *shapes: Shape) -> Equation:
    return Equation.parse(text, [tuple(map(int, s)) for s in shapes])


def pairs(extents: tuple[int, ...]) -> list[Shape]:
    return list(pairwise(extents))


@pytest.mark.parametrize(
    ("text", "shapes", "multiplications"),
    [
        ("ij,jk,kl,lm->im", pairs((100, 2, 100, 2, 100)), 20_800),
        ("ik,kj,jl,lm->im", pairs((100, 10, 20, 5, 100)), 56_000),
        ("ab,bc,cd,de,ef,fg->ag", pairs((30, 35, 15, 5, 10, 20, 25)), 15_125),
        ("ab,cd,abcdef->ef", [(2, 2), (2, 2), (2, 2, 2, 2, 10, 10)], 1_616),
        ("bqd,bkd,bke->bqe", [(8, 4096, 64)] * 3, 2 * 8 * 4096 * 64 * 64),
        ("ab->b", [(3, 4)], 0),
        ("a,b->ab", [(3,), (4,)], 12),
        ("ab,c->c", [(3, 4), (5,)], 5),  # a and b are summed first.
    ],
)
def test_multiplications(text: str, shapes: list[Shape], multiplications: int) -> None:
    assert best_order(equation(text, *shapes)).cost.multiplications == multiplications


def test_left_to_right() -> None:
    e = equation("ij,jk,kl,lm->im", *pairs((100, 2, 100, 2, 100)))
    assert cost(e, left_to_right(4)).multiplications == 60_000
    assert cost(e, ()).multiplications == 60_000


def library(e: Equation, optimizer: Any) -> Path:
    return tuple(tuple(s) for s in optimizer([set(t) for t in e.terms], set(e.output), dict(e.extents)))


@pytest.mark.parametrize("operands", range(2, 21))
def test_never_worse_than_dynamic_programming(operands: int) -> None:
    for seed in range(2 if operands < 18 else 1):
        text, shapes = rand_equation(operands, 3, n_out=seed, d_min=2, d_max=9, seed=100 * seed + operands)
        e = equation(text, *shapes)
        found = best_order(e)
        assert found.exact == "all"
        assert found.cost.multiplications <= cost(e, library(e, opt_einsum.DynamicProgramming(minimize="flops"))).multiplications
        if operands <= 7:  # `optimal` counts additions, too: where that makes a difference, ours are fewer.
            assert found.cost.multiplications <= cost(e, library(e, opt_einsum.paths.optimal)).multiplications


def test_many_operands_are_never_worse_than_random_greedy() -> None:
    text, shapes = rand_equation(40, 3, n_out=1, d_min=2, d_max=5, seed=7)
    e = equation(text, *shapes)
    random.seed(5)
    theirs = cost(e, library(e, opt_einsum.RandomGreedy(max_repeats=128)))
    assert best_order(e).cost.multiplications <= theirs.multiplications


def all_orders(e: Equation) -> int:
    """The fewest multiplications of all orders, by trying them."""
    if len(e.terms) == 1:
        return 0
    least = None
    for i, j in combinations(range(len(e.terms)), 2):
        rest = [t for n, t in enumerate(e.terms) if n not in (i, j)]
        later = e.output.union(*rest)
        x, y = e.terms[i] & (later | e.terms[j]), e.terms[j] & (later | e.terms[i])
        after = Equation((*rest, (x | y) & later), e.output, e.extents)
        total = e.size(x | y) + all_orders(after)
        least = total if least is None else min(least, total)
    assert least is not None
    return least


@pytest.mark.parametrize("seed", range(12))
def test_no_order_is_better(seed: int) -> None:
    """Also with letters of many operands, letters of all, operands without letters and equal ones."""
    draw = random.Random(seed)
    terms = tuple(frozenset(draw.sample("abcdef", draw.randint(0, 3))) for _ in range(draw.choice((4, 5, 6))))
    letters = sorted(frozenset().union(*terms))
    e = Equation(terms, frozenset(draw.sample(letters, len(letters) // 2)), {c: draw.randint(1, 6) for c in letters})
    least = all_orders(e)
    assert best_order(e).cost.multiplications == least
    assert better_tree(e, least) is None
    tree = better_tree(e, least + 1)
    assert tree is not None
    assert min(cost(e, order_path(tree)).multiplications, least) == least


def test_an_outer_product_that_pays_is_found_among_many_operands() -> None:
    text = "ab,cd,abcdef,eg,gh,hi,ij,jk,kl,lm,mn,no,op,pq,qr,rs,st->ft"
    e = equation(text, (2, 2), (2, 2), (2, 2, 2, 2, 10, 10), *([(10, 10)] * 14))
    found = best_order(e)
    assert found.exact == "all"
    tree = connected_tree(e, 10_000_000)
    assert tree is not None
    assert found.cost.multiplications == cost(e, order_path(tree)).multiplications - (2_000 - 1_616)


@pytest.mark.parametrize("operands", [20, 24])
def test_an_index_of_many_operands_ends_in_time(operands: int) -> None:
    e = Equation((frozenset("ij"),) * operands, frozenset("i"), {"i": 10, "j": 10})
    assert best_order(e).cost.multiplications == (operands - 1) * 100


def program(text: str, *shapes: Shape) -> Program:
    graph = mi.new_graph()
    inputs = [graph.new_input(dims=s, dtype=mi.float32) for s in shapes]
    graph.mark_output(graph.einsum(text, *inputs))
    return decompose(graph.program())


@pytest.mark.parametrize("seed", range(8))
def test_a_program_in_another_order_is_equal(seed: int) -> None:
    text, shapes = rand_equation(3 + seed % 5, 3, n_out=seed % 3, d_min=1, d_max=3, seed=seed)
    source = program(text, *(tuple(map(int, s)) for s in shapes))
    found, regions = reordered(decompose(source))
    assert all(r.saves for r in regions)
    assert Verifier(decompose(source)).check(found).equivalent


def test_a_contraction_is_found_among_other_operators() -> None:
    """Also through transposes, reshapes and constants, and only as far as values are used once."""
    graph = mi.new_graph()
    x, w, v = (graph.new_input(dims=s, dtype=mi.float32) for s in ((64, 4), (4, 64), (2, 32, 4)))
    y = graph.matmul(graph.matmul(x, graph.scale(w, 0.5)), graph.reshape(v, (64, 4)))
    graph.mark_output(graph.exp(graph.transpose(y, (1, 0))))
    source = decompose(graph.program())
    found, (region,) = reordered(source)
    assert (region.form.written, region.order.cost.multiplications) == (2 * 64 * 4 * 64, 2 * 4 * 64 * 4)
    assert Verifier(source).check(found).equivalent


def test_a_reshape_that_regroups_no_indices_is_taken_as_it_is() -> None:
    """6x4 entries as 4x6: the contraction below it and the one above it are put in order, each by itself."""
    graph = mi.new_graph()
    dims = ((64, 64), (6, 64), (64, 4), (6, 64), (64, 64), (64, 2))
    a, b, c, d, e, f = (graph.new_input(dims=s, dtype=mi.float32) for s in dims)
    below = graph.reshape(graph.matmul(graph.matmul(b, a), c), (4, 6))
    graph.mark_output(graph.matmul(graph.matmul(below, graph.matmul(d, e)), f))
    source = decompose(graph.program())
    found, regions = reordered(source)
    assert [(len(r.form.factors), r.form.written, r.order.cost.multiplications) for r in regions] == [
        (4, 6 * 64 * 64 + 4 * 6 * 64 + 4 * 64 * 2, 64 * 64 * 2 + 6 * 64 * 2 + 4 * 6 * 2),
        (3, 6 * 64 * 64 + 6 * 64 * 4, 64 * 64 * 4 + 6 * 64 * 4),
    ]
    assert Verifier(source).check(found).equivalent
