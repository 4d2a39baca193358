"""Right forms are accepted with a small chance of error, wrong ones refused; and what the bound counts."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from fused_programs import (
    ALL,
    F16,
    F32,
    Body,
    attention,
    flash_attention,
    fused_gated_mlp,
    fused_lora,
    fused_moe,
    fused_ntrans,
    fused_qknorm,
    fused_rmsnorm,
    gated_mlp,
    lora,
    moe,
    mutate,
    ntrans,
    op,
    program,
    qknorm,
    rmsnorm,
    split_attention,
    tensors,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.errors import OptionError, ProgramError
from mirage_ir.interpret import run_program
from mirage_ir.ops import register, unary_function, unregister
from mirage_ir.program import Accumulate, Apply, GraphOp, Level, Load, Program, TensorType, make_attrs
from mirage_ir.verify import Verifier, verify
from mirage_ir.verify import equivalence as equivalence_module
from mirage_ir.verify.bound import MOST_CHOSEN_TESTS
from mirage_ir.verify.identities import Splitting, normalize
from mirage_ir.verify.memory import Memory
from mirage_ir.verify.verdict import Answer

RIGHT = [
    (rmsnorm(), fused_rmsnorm()),
    (rmsnorm(7, 320, 96), fused_rmsnorm(7, 320, 96, 3, 5)),
    (attention(), flash_attention()),
    (attention(), attention(safe=True)),
    (attention(safe=True), flash_attention(safe=True)),
    (attention(safe=True), flash_attention()),
    (attention(), split_attention()),
    (qknorm(), fused_qknorm()),
    (gated_mlp(), fused_gated_mlp()),
    (lora(), fused_lora()),
    (ntrans(), fused_ntrans()),
    (moe(), fused_moe()),
]


@pytest.mark.parametrize(("source", "fused"), RIGHT, ids=lambda p: p.name)
def test_right_forms_are_accepted(source: Program, fused: Program) -> None:
    verdict = verify(source, fused)
    assert verdict.equivalent, verdict.message
    assert verdict.bound_log2 < -40
    assert (verdict.output, verdict.entry) == (None, None)


def mutants(fused: Program) -> list[Program]:
    """Each program that one small mistake makes of a fused one, and that is well formed."""
    out: list[Program] = []
    for position, graph in enumerate(fused.nodes):
        if not isinstance(graph, GraphOp):
            continue
        for i, node in enumerate(graph.body):
            changed: list[object] = []
            match node:
                case Apply(op="matmul" | "sub" | "div", operands=(a, b)):
                    changed = [replace(node, operands=(b, a)), replace(node, operands=(a, a))]
                    changed += [replace(node, op="mul")] if node.op == "div" else []
                case Apply(op="exp"):
                    changed = [replace(node, op="silu")]
                case Apply(op="scale", attrs=((_, float(value)),)):
                    changed = [replace(node, attrs=make_attrs({"value": value + 0.125}))]
                case Apply(op="sum"):
                    changed = [replace(node, op="max")]
                case Apply(op="square"):
                    changed = [Apply("exp", node.operands)]
                case Accumulate(shift=None) if graph.loop > 1:
                    changed = [replace(node, kind="max"), replace(node, operand=node.operand - 1)]
                case Accumulate() if graph.loop > 1:
                    changed = [replace(node, shift=None)]
                case Load():
                    swapped = tuple(reversed(node.imap))
                    changed = [replace(node, imap=swapped), replace(node, source=(node.source + 1) % len(graph.operands))]
                    changed += [replace(node, imap=(node.fmap, *node.imap[1:]), fmap=node.imap[0])]
                case _:
                    pass
            for new in changed:
                if new != node:
                    mutant = mutate(fused, position, i, new)  # type: ignore[arg-type]
                    try:
                        infer_program(mutant)
                    except ProgramError:
                        continue
                    out.append(mutant)
    return out


@pytest.mark.parametrize(("source", "fused"), RIGHT, ids=lambda p: p.name)
def test_mutants_are_judged_as_real_numbers_judge_them(source: Program, fused: Program) -> None:
    rng = np.random.default_rng(0)
    inputs = [0.3 * rng.standard_normal(t.shape) + 0.1 for t in source.inputs]
    expected = run_program(source, inputs, precision="float64")
    verifier = Verifier(decompose(source))
    wrong = 0
    for mutant in mutants(fused):
        got = run_program(mutant, inputs, precision="float64")
        shapes = [a.shape for a in got] == [a.shape for a in expected]
        right = shapes and all(np.allclose(a, b, rtol=1e-7, atol=0) for a, b in zip(got, expected, strict=True))
        verdict = verifier.check(decompose(mutant))
        assert verdict.equivalent == right, verdict.message
        wrong += not right
    assert wrong > 0 or not mutants(fused)


def test_a_wrong_candidate_is_told_where_residues_differ() -> None:
    source = program("s", tensors((4, 6)), op("exp", 0))
    wrong = program("c", tensors((4, 6)), op("scale", 0, value=1.0), op("exp", 1), op("slice", 2, dim=1, start=0, stop=5))
    tail = (op("slice", 1, dim=1, start=5, stop=6), op("concat", 3, 4, dim=1))
    wrong = replace(wrong, nodes=(*wrong.nodes, *tail), outputs=(5,))
    verdict = verify(source, wrong)
    assert not verdict.equivalent
    assert (verdict.output, verdict.entry) == (0, (0, 5))
    assert verdict.message.startswith("not proved: output 0 at [0, 5] is [")
    assert f" modulo {list(verdict.primes)}; of exp only the laws of " in verdict.message
    assert str(verdict) == verdict.message


@pytest.mark.parametrize(
    ("candidate", "message"),
    [
        (program("c", tensors((4, 6), (4, 6)), op("exp", 0)), "2 inputs instead of 1"),
        (program("c", tensors((6, 4)), op("exp", 0)), r"input 0 has shape \[6, 4\] instead of \[4, 6\]"),
        (program("c", tensors((4, 6)), op("exp", 0), outputs=(1, 1)), "2 outputs instead of 1"),
        (program("c", tensors((4, 6)), op("sum", 0, dim=1)), r"output 0 has shape \[4, 1\] instead of \[4, 6\]"),
    ],
)
def test_interfaces_that_differ(candidate: Program, message: str) -> None:
    verdict = verify(program("s", tensors((4, 6)), op("exp", 0)), candidate)
    assert (verdict.answer, verdict.tests, verdict.primes) == (Answer.REFUTED, 0, ())
    assert re.fullmatch(f"refuted: {message}", verdict.message)


def test_several_outputs_and_their_order() -> None:
    source = program("s", tensors((4, 6)), op("exp", 0), op("square", 0), outputs=(1, 2))
    assert verify(source, source).equivalent
    swapped = verify(source, replace(source, outputs=(2, 1)))
    assert (swapped.equivalent, swapped.output, swapped.entry) == (False, 0, (0, 0))


def test_what_is_never_defined_is_not_proved() -> None:
    source = program("s", tensors((4,)), op("sub", 0, 0), op("div", 0, 1))
    verdict = verify(source, source)
    assert verdict.answer is Answer.NOT_PROVED
    assert verdict.message == "not proved: output 0 at [0] is undefined in 8 draws (it divides by zero)"


def test_entries_that_divide_by_zero_once_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two million divisors some are 0 in every draw, others in each. All rows are kept."""
    monkeypatch.setattr(equivalence_module, "fewer_rows", lambda *_: None)
    source = program("s", tensors((1 << 21,)), op("reciprocal", 0))
    other = program("c", tensors((1 << 21,)), op("square", 0), op("div", 0, 1))
    assert verify(source, other, lanes=2).equivalent
    monkeypatch.setattr(equivalence_module, "MAX_DRAWS", 1)
    assert "is undefined in 1 draws" in verify(source, other, lanes=2).message


@given(seed=st.integers(0, 2**32), lanes=st.integers(1, 6), tests=st.integers(1, 3))
@settings(max_examples=15, deadline=None)
def test_any_seed_lanes_and_tests(seed: int, lanes: int, tests: int) -> None:
    source, fused = attention(1, 4, 4, 16), flash_attention(1, 4, 4, 16, 2, 4)
    verdict = verify(source, fused, seed=seed, lanes=lanes, tests=tests)
    assert verdict.equivalent == (verdict.bound_log2 < 0)
    once = verify(source, fused, seed=seed, lanes=lanes, tests=1)
    assert verdict.bound_log2 == pytest.approx(tests * once.bound_log2)


def self_attention(layers: int, rows: int = 32, depth: int = 8) -> Program:
    """Each layer's queries, keys and values are what the one before computes: an entry depends on all of them."""
    return program("self", tensors((1, rows, depth)), *(op("attention", i, i, i) for i in range(layers)))


def test_lanes_and_tests_are_as_many_as_make_the_bound_useful() -> None:
    """Arguments of the second layer have coefficients of 2^395, so most of the bound are primes that may divide them all."""
    p = self_attention(2)
    weak, lanes, tests = (verify(p, p, tests=t, lanes=n, classes=False) for t, n in ((1, 4), (1, None), (None, 4)))
    assert weak.bound_log2 == pytest.approx(-15.98, abs=0.01)
    assert (lanes.equivalent, lanes.tests, lanes.lanes) == (True, 1, 8)
    assert lanes.bound_log2 < -58
    assert (tests.equivalent, tests.tests, tests.lanes) == (True, 3, 4)
    assert tests.bound_log2 == pytest.approx(3 * weak.bound_log2)
    assert [len(set(v.primes)) for v in (weak, lanes, tests)] == [4, 8, 12]
    default = verify(attention(), flash_attention(), classes=False)
    assert (default.tests, default.lanes) == (1, 4)
    assert not verify(p, self_attention(1)).equivalent


def test_a_bound_stays_what_it_is_after_the_most_tests() -> None:
    verdict = verify(lora(), fused_lora(), lanes=1, prime=7)
    assert verdict.equivalent and verdict.tests == MOST_CHOSEN_TESTS
    assert -40 < verdict.bound_log2 < 0


@pytest.mark.parametrize("prime", [7, 101, 65521])
def test_other_primes(prime: int) -> None:
    """Small ones say nothing in a few lanes, and something in many; what is equal stays equal."""
    for source, fused in (RIGHT[0], RIGHT[8]):
        verdict = verify(source, fused, prime=prime, lanes=16)
        assert verdict.equivalent == (verdict.bound_log2 < 0)
        assert verdict.primes == (prime,) * 16 * verdict.tests
        assert str(prime) in verdict.message or not verdict.equivalent
        assert "bound says nothing" in verdict.message or verdict.equivalent
        doubled = replace(fused, nodes=(*fused.nodes, op("scale", fused.outputs[0], value=2.0)), outputs=(fused.outputs[0] + 1,))
        assert verify(source, doubled, prime=prime).message.startswith("not proved: output 0 at ")


@pytest.mark.parametrize("prime", [2, 5, 9, 100, (1 << 20) + 7])
def test_what_is_no_prime_from_7_to_2_to_the_20_is_refused(prime: int) -> None:
    with pytest.raises(ProgramError, match="a prime from 7 to 1048573"):
        verify(lora(), lora(), prime=prime)


@pytest.mark.parametrize("budget", [1, 100_000])
def test_chunks_of_the_grid_change_nothing(budget: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Memory, "tiles", property(lambda _: budget))
    monkeypatch.setattr(Memory, "inputs", property(lambda _: 0))
    monkeypatch.setattr(equivalence_module, "fewer_rows", lambda *_: None)
    for source, fused in RIGHT[2:8]:
        assert verify(source, fused).equivalent


def test_an_operator_registered_at_run_time() -> None:
    register(unary_function("softsign", lambda np, x: x / (1 + np.abs(x))))
    try:
        source = program("s", tensors((8, 16), (16, 8)), op("matmul", 0, 1), op("softsign", 2))
        b = Body(2)
        b.store(b.apply("softsign", b.accumulate(b.apply("matmul", b.load(0, (0,), 1), b.load(1, (ALL,), 0)))), (0,))
        fused = program("f", tensors((8, 16), (16, 8)), b.block((0, 1), (2,), 4))
        assert verify(source, fused).equivalent
        other = program("o", tensors((8, 16), (16, 8)), op("matmul", 0, 1), op("tanh", 2))
        assert not verify(source, other).equivalent
    finally:
        unregister("softsign")


def test_thread_graphs() -> None:
    t = Body(2)
    t.store(t.apply("exp", t.apply("sub", t.load(0, (0, 1)), t.load(1, (0, ALL)))), (0, 1), F32)
    b = Body(2)
    x, m = b.load(0, (0,)), b.load(1, (0,))
    e = b.add(GraphOp(Level.THREAD, (x, m), (2, 4), tuple(t.nodes)))
    b.store(e, (0,))
    fused = program("f", tensors((8, 16), (8, 1)), b.block((0, 1), (4,)))
    source = program("s", tensors((8, 16), (8, 1)), op("exp", 0), op("exp", 1), op("div", 2, 3))
    assert verify(source, fused).equivalent
    t = Body(2)
    t.store(t.apply("exp", t.apply("sub", t.load(1, (0, ALL)), t.load(0, (0, 1)))), (0, 1), F32)
    graph = fused.nodes[0]
    assert isinstance(graph, GraphOp)
    thread = graph.body[2]
    assert isinstance(thread, GraphOp)
    assert not verify(source, mutate(fused, 0, 2, replace(thread, body=tuple(t.nodes)))).equivalent


# Identities: each holds over real numbers, and makes the pair equal in the field.

IDENTITIES = [
    ("sum", (op("add", 0, 1), op("exp", 2)), (op("exp", 0), op("exp", 1), op("mul", 2, 3))),
    ("difference", (op("sub", 0, 1), op("exp", 2)), (op("exp", 0), op("exp", 1), op("div", 2, 3))),
    ("negation", (op("neg", 0), op("exp", 2)), (op("exp", 0), op("reciprocal", 2))),
    ("minus one", (op("scale", 0, value=-1.0), op("exp", 2)), (op("exp", 0), op("reciprocal", 2))),
    (
        "offset",
        (op("offset", 0, value=0.5), op("exp", 2)),
        (op("offset", 0, value=0.25), op("offset", 2, value=0.25), op("exp", 3)),
    ),
    (
        "layout",
        (op("add", 0, 1), op("transpose", 2, permutation=(1, 0)), op("exp", 3)),
        (op("exp", 0), op("exp", 1), op("mul", 2, 3), op("transpose", 4, permutation=(1, 0))),
    ),
    (
        "nested",
        (op("sub", 0, 1), op("neg", 2), op("add", 3, 0), op("exp", 4)),
        (op("exp", 1),),
    ),
]


@pytest.mark.parametrize(("before", "after"), [c[1:] for c in IDENTITIES], ids=[c[0] for c in IDENTITIES])
def test_identity(before: tuple[Apply, ...], after: tuple[Apply, ...]) -> None:
    types = tensors((3, 4), (3, 4), dtype=F32)
    a, b = program("before", types, *before), program("after", types, *after)
    inputs = [np.random.default_rng(i).standard_normal((3, 4)) for i in range(2)]
    expected = run_program(a, inputs, precision="float64")[0]
    for other in (normalize(a), b):
        if other.name == "after" and before[0].op == "offset":
            continue
        np.testing.assert_allclose(run_program(other, inputs, precision="float64")[0], expected, rtol=1e-12)
    if before[0].op != "offset":
        assert verify(a, b).equivalent
    assert verify(a, a).equivalent


HALVES = (
    op("slice", 0, dim=1, start=0, stop=2),
    op("slice", 1, dim=0, start=0, stop=2),
    op("matmul", 2, 3),
    op("slice", 0, dim=1, start=2, stop=6),
    op("slice", 1, dim=0, start=2, stop=6),
    op("matmul", 5, 6),
)
"""x·w in two parts, values 4 and 7."""


def test_the_exponential_of_a_sum_is_known_in_two_ways() -> None:
    """A product in two parts is a product, which is lost where every sum is split; a sum is a sum, which is lost where none is."""
    types = tensors((3, 6), (6, 5))
    whole = program("s", types, op("matmul", 0, 1), op("max", 2, dim=1), op("sub", 2, 3), op("exp", 4))
    parts = program("c", types, *HALVES, op("add", 4, 7), op("max", 8, dim=1), op("sub", 8, 9), op("exp", 10))
    verdict = verify(whole, parts)
    assert verdict.equivalent
    assert verdict.bound_log2 < -40
    assert not any(p.nodes == decompose(parts).nodes for p in (normalize(parts), normalize(parts, Splitting.SHIFTS)))
    assert not verify(whole, replace(parts, nodes=(*parts.nodes[:6], op("sub", 4, 7), *parts.nodes[7:]))).equivalent
    added = program("s", tensors((3, 6), (3, 6)), op("add", 0, 1), op("exp", 2))
    multiplied = program("c", tensors((3, 6), (3, 6)), op("exp", 0), op("exp", 1), op("mul", 2, 3))
    either = verify(added, multiplied)
    assert either.equivalent
    assert either.bound_log2 > verify(multiplied, multiplied).bound_log2


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((op("scale", 0, value=2.0), op("exp", 1)), (op("exp", 0), op("mul", 1, 1))),
        ((op("add", 0, 0), op("exp", 1)), (op("scale", 0, value=2.0), op("exp", 1))),
        ((op("scale", 0, value=-0.5), op("scale", 1, value=2.0), op("exp", 2)), (op("exp", 0), op("reciprocal", 1))),
        ((op("neg", 0), op("scale", 1, value=-3.0), op("exp", 2)), (op("exp", 0), op("square", 1), op("mul", 1, 2))),
        (
            (op("scale", 0, value=0.125), op("neg", 1), op("exp", 2)),
            (op("scale", 0, value=0.125), op("exp", 1), op("reciprocal", 2)),
        ),
        (
            (op("scale", 0, value=0.125), op("scale", 1, value=-1.0), op("exp", 2)),
            (op("scale", 0, value=0.125), op("neg", 1), op("exp", 2)),
        ),
    ],
)
def test_exponentials_of_multiples(before: tuple[Apply, ...], after: tuple[Apply, ...]) -> None:
    a, b = (program("p", tensors((3, 4)), *nodes) for nodes in (before, after))
    assert verify(a, b).equivalent
    assert not verify(a, program("p", tensors((3, 4)), *after, op("square", len(after)))).equivalent


@pytest.mark.parametrize("invariant", [False, True])
def test_a_shifted_sum_is_what_it_says(invariant: bool) -> None:
    b = Body(2)
    x, s = b.load(0, (ALL,), 1), b.load(1, (ALL,), ALL if invariant else 1)
    b.store(b.accumulate(x, shift=b.apply("max", s, dim=1)), (0,), F32)
    a = program("shifted", tensors((3, 8), (3, 8), dtype=F32), b.block((0, 1), (1,), 4))
    inputs = [np.random.default_rng(i).standard_normal((3, 8)) for i in range(2)]
    got = run_program(a, inputs, precision="float64")[0]
    tiles, tops = inputs[0].reshape(3, 4, 2), inputs[1].reshape(3, 4, 2).max(2, keepdims=True)
    expected = tiles.sum(1) if invariant else (np.exp(tops - tops.max(1, keepdims=True)) * tiles).sum(1)
    np.testing.assert_allclose(got, expected, rtol=1e-12)
    plain = normalize(a)
    assert not any(isinstance(n, Accumulate) and n.shift is not None for g in plain.nodes if isinstance(g, GraphOp) for n in g.body)
    np.testing.assert_allclose(run_program(plain, inputs, precision="float64")[0], expected, rtol=1e-12)
    assert verify(a, plain).equivalent


def cut_sum(sign: str, *, first: bool, second: bool) -> Program:
    """exp(transpose(x ± y) − its maximum): the sum, and what reads it, at kernel level or in a block graph (with threads)."""
    b, c, t = Body(2), Body(1), Body(1)
    b.store(b.apply(sign, b.load(0, (0,)), b.load(1, (0,))), (0,))
    one = b.block((0, 1), (4,)) if first else op(sign, 0, 1)
    moved = op("transpose", 2, permutation=(1, 0))
    if not second:
        return program("cut", SHAPES, one, moved, op("max", 3, dim=0), op("sub", 3, 4), op("exp", 5))
    t.store(t.apply("exp", t.load(0, (1,))), (1,), F32)
    tile = c.load(0, (1,))
    shifted = c.apply("sub", tile, c.apply("max", tile, dim=0))
    c.store(c.add(GraphOp(Level.THREAD, (shifted,), (2,), tuple(t.nodes))), (1,))
    return program("cut", SHAPES, one, moved, c.block((3,), (2,)))


SHAPES = tensors((8, 16), (8, 16))


@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize("second", [False, True])
@pytest.mark.parametrize("sign", ["add", "sub"])
def test_it_does_not_matter_where_a_program_is_cut(sign: str, first: bool, second: bool) -> None:
    source, candidate = cut_sum(sign, first=False, second=False), cut_sum(sign, first=first, second=second)
    verdict = verify(source, candidate)
    assert verdict.equivalent, verdict.message
    assert verdict.bound_log2 < -45
    assert not verify(cut_sum("mul", first=False, second=False), candidate).equivalent
    inputs = [np.random.default_rng(i).standard_normal((8, 16)) for i in range(2)]
    expected = run_program(source, inputs, precision="float64")[0]
    np.testing.assert_allclose(run_program(normalize(candidate), inputs, precision="float64")[0], expected, rtol=1e-9)


def test_of_a_sum_of_which_no_exp_is_taken_only_the_terms_are_loaded() -> None:
    """No graph is copied, no function of the terms is computed, and no kernel stores what it only loads."""
    b, c = Body(2), Body(1)
    b.store(b.apply("add", b.load(0, (0,)), b.load(1, (0,))), (0,))
    c.store(c.apply("gelu", c.load(0, (0,))), (0,))
    cut = program("cut", SHAPES, b.block((0, 1), (4,)), c.block((2,), (4,)))
    graphs = [n for n in normalize(cut).nodes if isinstance(n, GraphOp)]
    assert [[n.op for n in g.body if isinstance(n, Apply)] for g in graphs] == [["add", "gelu"]]
    assert verify(cut, program("s", SHAPES, op("add", 0, 1), op("gelu", 2))).equivalent


def test_normalization_keeps_types_and_what_no_law_is_about() -> None:
    for source, fused in RIGHT:
        for p in (decompose(source), fused):
            types, new = infer_program(p), normalize(p)
            after = infer_program(new, memory=False)
            assert [types[v] for v in p.outputs] == [after[v] for v in new.outputs]
    assert normalize(fused_moe()) == fused_moe()


# The bound.


def test_the_bound_of_attention_over_4096_keys() -> None:
    """Each side has the exponentials of one row; the degree does not grow with the keys."""
    source, fused = attention(1, 2, 2, 4096), flash_attention(1, 2, 2, 4096, 1, 64)
    verdict = verify(source, fused, classes=False)
    assert verdict.equivalent
    assert (verdict.degree, verdict.atoms) == (3, 2 * 4096)
    assert verdict.bound_log2 < -45
    safe = verify(attention(1, 2, 2, 4096, True), flash_attention(1, 2, 2, 4096, 1, 64, True))
    assert safe.equivalent
    assert safe.bound_log2 < -45


@pytest.mark.parametrize(
    ("nodes", "degree", "atoms"),
    [
        ((op("matmul", 0, 1),), 2, 0),
        ((op("matmul", 0, 1), op("exp", 2)), 1, 1),
        ((op("exp", 0), op("matmul", 2, 1)), 2, 4),
        ((op("square", 0), op("square", 2)), 4, 0),
        # One denominator for the row, and one for each entry of it.
        ((op("sum", 0, dim=1), op("div", 0, 2), op("sum", 3, dim=1)), 2, 0),
        ((op("square", 0), op("offset", 2, value=1.0), op("div", 0, 3), op("sum", 4, dim=1)), 7 + 8, 0),
        # Dividing by an oracle's result multiplies by its inverse, a variable as good.
        ((op("sqrt", 0), op("div", 0, 2), op("sum", 3, dim=1)), 2, 4),
        # Used both ways, the results of sqrt stay denominators.
        ((op("sqrt", 0), op("div", 0, 2), op("add", 3, 2), op("sum", 4, dim=1)), 5 + 4, 4),
        # The maximum, and two for each of four members.
        ((op("max", 0, dim=1),), 1, 1 + 8),
        # The product of four results and their sum are different denominators.
        (
            (op("exp", 0), op("reciprocal", 2), op("sum", 3, dim=1), op("sum", 2, dim=1), op("reciprocal", 5), op("add", 4, 6)),
            4 + 5,
            4,
        ),
        # The same exponentials twice are the same atoms.
        ((op("exp", 0), op("sum", 2, dim=1), op("div", 2, 3), op("matmul", 4, 1)), 2 + 1, 4),
    ],
)
def test_degrees_and_atoms(nodes: tuple[Apply, ...], degree: int, atoms: int) -> None:
    source = program("s", tensors((3, 4), (4, 5)), *nodes)
    verdict = verify(source, source, classes=False)
    assert (verdict.degree, verdict.atoms) == (degree, 2 * atoms)


def test_a_concatenating_accumulator_and_partial_sums() -> None:
    b = Body(1)
    e = b.apply("exp", b.load(0, (0,), 1))
    b.store(b.apply("div", b.accumulate(e, "concat", 1), b.accumulate(b.apply("sum", e, dim=1))), (0,), F16)
    fused = program("f", tensors((4, 12)), b.block((0,), (2,), 3))
    assert verify(program("s", tensors((4, 12)), op("softmax", 0, dim=1)), fused).equivalent
    assert not verify(program("s", tensors((4, 12)), op("softmax", 0, dim=0)), fused).equivalent


def test_repeated_checks_agree_and_run_the_source_once() -> None:
    verifier = Verifier(decompose(attention()))
    verifier.check(verifier.source)
    first = verifier.check(decompose(flash_attention()))
    assert verifier.check(decompose(flash_attention())) == first
    assert not verifier.check(decompose(replace(attention(), outputs=(3,)))).equivalent
    assert verifier.check(decompose(attention())).equivalent


def test_a_source_without_outputs_is_refused() -> None:
    with pytest.raises(ProgramError, match="nothing to compare"):
        Verifier(decompose(replace(attention(), outputs=())))


def test_wrong_options_are_refused() -> None:
    cases: tuple[tuple[dict[str, Any], str], ...] = (
        ({"tests": 0}, "option 'tests' takes an integer from 1 to 1024, not 0"),
        ({"lanes": 0}, "option 'lanes' takes an integer from 1 to 64, not 0"),
        ({"lanes": 65}, "not 65"),
        ({"seed": -1}, "option 'seed' takes "),
    )
    for options, message in cases:
        with pytest.raises(OptionError, match=message):
            Verifier(decompose(attention()), **options)


def test_an_unreadably_large_input_is_refused() -> None:
    """Of which no entry can be left out: all are added. On classes there are few."""
    huge = program("s", [TensorType((1 << 17, 1 << 17), F16)], op("sum", 0, dim=1), op("sum", 1, dim=0))
    with pytest.raises(ProgramError, match="too large to verify"):
        verify(huge, huge, classes=False)
    assert verify(huge, huge).equivalent
