"""Programs on classes of indices: which classes, that runs agree with those at full size, verdicts, and verdicts for all sizes."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from class_runs import both_runs
from fused_programs import (
    ALL,
    F32,
    Body,
    attention,
    flash_attention,
    fused_rmsnorm,
    op,
    program,
    qknorm,
    rmsnorm,
    tensors,
)
from ragged_mutations import as_read
from ragged_programs import FAMILIES, ragged_pair

from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.errors import ProgramError
from mirage_ir.program import Accumulate, Apply, GraphOp, Program, rename_values, results
from mirage_ir.verify import Answer, Basis, Verifier, verify
from mirage_ir.verify.classes import ClassPair, on_classes
from mirage_ir.verify.identities import normalize

X = (64, 512)


def classes(source: Program, candidate: Program | None = None) -> ClassPair | None:
    ours = normalize(decompose(source))
    return on_classes(ours, ours if candidate is None else normalize(decompose(candidate)))


def shapes(pair: ClassPair | None) -> list[tuple[int, ...]] | None:
    return None if pair is None else [t.shape for t in pair.source.inputs[: len(pair.inputs)]]


def both(pair: ClassPair, seed: int) -> None:
    for on, whole in zip(pair[:2], pair.whole, strict=True):
        for ours, theirs in both_runs(pair, on, whole, seed):
            assert ours.shape == theirs.shape
            assert (ours == theirs).all()


RULES: dict[str, tuple[list[tuple[int, ...]], tuple[Any, ...], list[tuple[int, ...]] | None]] = {
    "a sum": ([X], (op("sum", 0, dim=1),), [(1, 1)]),
    "its square": ([X], (op("sum", 0, dim=1), op("square", 1)), [(1, 2)]),
    "a product": ([X, (512, 8)], (op("matmul", 0, 1),), [(1, 1), (1, 1)]),
    "a maximum": ([X], (op("max", 0, dim=1),), [(1, 4)]),
    "an argument of a function": ([X], (op("sum", 0, dim=1), op("exp", 1)), [(1, 1)]),
    "functions of each value": ([X], (op("exp", 0), op("sum", 1, dim=1)), [(1, 2)]),
    "a divisor": ([X], (op("square", 0), op("sum", 1, dim=1), op("div", 0, 2)), [(1, 3)]),
    "few values": ([(64, 2)], (op("sum", 0, dim=1), op("square", 1)), None),
    "nothing is summed": ([X], (op("exp", 0),), None),
    "a factor that is free and bound": ([(64, 64)], (op("matmul", 0, 0),), [(3, 3)]),
    "one of several equal parts": (
        [X],
        (op("reshape", 0, shape=(64, 4, 128)), op("slice", 1, dim=1, start=1, stop=2), op("sum", 2, dim=2)),
        [(1, 3)],
    ),
    "a part": ([X], (op("slice", 0, dim=1, start=1, stop=400), op("sum", 1, dim=1)), [(1, 3)]),
    "unequal parts": ([X, (64, 7)], (op("concat", 0, 1, dim=1), op("sum", 2, dim=1), op("square", 3)), [(1, 2), (1, 2)]),
    "parts of parts": (
        [X, (64, 7), (64, 30)],
        (op("concat", 0, 1, dim=1), op("concat", 3, 2, dim=1), op("slice", 4, dim=1, start=500, stop=530), op("sum", 5, dim=1)),
        [(1, 2), (1, 1), (1, 2)],
    ),
    "halves that change places": (
        [X],
        (
            op("slice", 0, dim=1, start=0, stop=256),
            op("slice", 0, dim=1, start=256, stop=512),
            op("concat", 2, 1, dim=1),
            op("mul", 0, 3),
            op("sum", 4, dim=1),
        ),
        [(1, 2)],
    ),
}


@pytest.mark.parametrize("name", RULES)
def test_how_many_classes(name: str) -> None:
    given, nodes, small = RULES[name]
    pair = classes(program(name, tensors(*given), *nodes))
    assert shapes(pair) == small
    if pair is not None:
        both(pair, 1)


@pytest.mark.parametrize("family", FAMILIES)
def test_runs_on_classes_of_tiles_that_exceed(family: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ragged_programs._extent", lambda random: random.choice((77, 97, 130)))
    for seed in range(3):
        source, fused = ragged_pair(family, Random(seed))
        try:
            pair = classes(source, fused)
        except ProgramError:
            continue  # Beyond shared memory.
        if pair is not None:
            both(pair, seed)
            assert verify(source, fused).equivalent


@pytest.mark.parametrize(
    ("source", "fused"),
    [
        (attention(8, 256, 64, 4096), flash_attention(8, 256, 64, 4096, 4, 64)),
        (attention(8, 256, 64, 4096, True), flash_attention(8, 256, 64, 4096, 4, 64, True)),
        (rmsnorm(16, 4096, 6144), fused_rmsnorm(16, 4096, 6144, 96, 64)),
        (qknorm(8, 256, 64, 4096), flash_attention(8, 256, 64, 4096, 4, 64)),
    ],
    ids=["attention", "safe attention", "rms_norm", "qknorm against attention"],
)
def test_verdicts_on_classes(source: Program, fused: Program) -> None:
    verdict = verify(source, fused)
    if source.name == "qknorm":
        assert verdict.answer is Answer.NOT_PROVED
        return
    assert (verdict.answer, verdict.basis) == (Answer.EQUIVALENT, Basis.CLASSES)
    assert verdict.bound_log2 < -60
    assert verdict.message.endswith(", on classes of indices)")
    assert verify(source, fused, classes=False).basis is Basis.FULL_SIZE


def test_divisors_under_a_sum() -> None:
    """Heads that each have a divisor, summed by a product: roots of the divisors are variables."""
    shapes = tensors((8, 16, 64), (8, 16, 1), (8, 64, 32))
    source = program(
        "s", shapes, op("square", 1), op("offset", 3, value=1.0), op("div", 0, 4), op("matmul", 5, 2), op("sum", 6, dim=0)
    )
    late = program(
        "c", shapes, op("square", 1), op("offset", 3, value=1.0), op("matmul", 0, 2), op("div", 5, 4), op("sum", 6, dim=0)
    )
    pair = classes(source, late)
    assert pair is not None and pair.whole[0] != normalize(decompose(source))
    assert verify(source, late).basis is Basis.CLASSES
    wrong = program(
        "w", shapes, op("square", 1), op("offset", 3, value=1.0), op("matmul", 0, 2), op("sum", 5, dim=0), op("div", 6, 4)
    )
    assert not verify(source, wrong).equivalent


# Cut dimensions.


def projected(attended: Program, columns: int = 96) -> Program:
    """The heads of attention side by side, times a matrix: a sum over heads, of which each has divisors of its own."""
    heads, queries, depth = attended.inputs[0].shape
    count = len(attended.inputs)
    names = [v if v < count else v + 1 for v in range(count + sum(map(results, attended.nodes)) + 1)]
    nodes = [n for n in (rename_values(n, names) for n in attended.nodes) if isinstance(n, Apply | GraphOp)]
    side = op("transpose", names[attended.outputs[0]], permutation=(1, 0, 2))
    first = count + 1 + sum(map(results, nodes))
    flat = op("reshape", first, shape=(queries, heads * depth))
    types = [*attended.inputs, *tensors((heads * depth, columns))]
    return program("projected", types, *nodes, side, flat, op("matmul", first + 1, count))


def test_heads_are_projected_on_classes() -> None:
    """Tiles of keys subtract their own maxima, by whose exponentials they divide, and others multiply."""
    whole, online = (projected(f) for f in (attention(8, 64, 32, 1024, True), flash_attention(8, 64, 32, 1024, 4, 64, True)))
    verdict = verify(whole, online)
    assert verdict.equivalent and verdict.basis is Basis.CLASSES
    (graph,) = flash_attention(8, 64, 32, 1024, 4, 64, True).nodes
    assert isinstance(graph, GraphOp)
    sums = [n for n in graph.body if isinstance(n, Accumulate)]
    body = tuple(replace(n, shift=None) if n == sums[-1] else n for n in graph.body)
    wrong = replace(flash_attention(8, 64, 32, 1024, 4, 64, True), nodes=(replace(graph, body=body),))
    assert not verify(whole, projected(wrong)).equivalent


def mean_cosine(apart: bool) -> Program:
    """The mean cosine of 4,096 rows of two matrices: rows divided by their clamped norms, or products by those of both."""
    norms = [n for x in (0, 1) for n in (op("square", x), op("sum", 2 + 4 * x, dim=1), op("sqrt", 3 + 4 * x), clamped(4 + 4 * x))]
    if apart:
        nodes = (*norms, op("div", 0, 5), op("div", 1, 9), op("mul", 10, 11), op("sum", 12, dim=1), op("mean", 13, dim=0))
    else:
        nodes = (*norms, op("mul", 0, 1), op("sum", 10, dim=1), op("mul", 5, 9), op("div", 11, 12), op("mean", 13, dim=0))
    return program("mean_cosine", tensors((4096, 768), (4096, 768)), *nodes)


def clamped(value: int) -> Apply:
    return op("clamp", value, min=1e-8, max=3e38)


def test_products_of_positive_divisors_are_taken_apart() -> None:
    """At full size, the sum over all rows has a degree for which the bound says nothing."""
    verdict = verify(mean_cosine(True), mean_cosine(False))
    assert verdict.equivalent and verdict.basis is Basis.CLASSES
    other = mean_cosine(False)
    wrong = replace(other, nodes=tuple(op("mul", 5, 5) if n == op("mul", 5, 9) else n for n in other.nodes))
    assert wrong != other and not verify(mean_cosine(True), wrong).equivalent


def appended_attention(swapped: bool = False) -> Program:
    """Attention over 4,088 keys and 8 more, put together."""
    types = tensors((2, 8, 64), (2, 4088, 64), (2, 8, 64), (2, 4088, 64), (2, 8, 64))
    keys, values = (1, 2), (4, 3) if swapped else (3, 4)
    nodes = op("concat", *keys, dim=1), op("concat", *values, dim=1), op("transpose", 5, permutation=(0, 2, 1))
    late = op("matmul", 0, 7), op("exp", 8), op("sum", 9, dim=2), op("div", 9, 10), op("matmul", 11, 6)
    return program("appended", types, *nodes, *late)


def tiled_appended(loop: int, wrong: bool = False) -> Program:
    """The same in a kernel whose tiles cross the cut."""
    source = appended_attention(wrong)
    b = Body(3)
    q, k, v = b.load(0, (0,)), b.load(1, (0,), 2), b.load(2, (0,), 1)
    e = b.apply("exp", b.apply("matmul", q, k))
    b.store(b.apply("div", b.accumulate(b.apply("matmul", e, v)), b.accumulate(b.apply("sum", e, dim=2))), (0,), F32)
    return program("tiled", list(source.inputs), *source.nodes[:3], b.block((0, 7, 6), (2,), loop))


def by_parts(wrong: bool = False) -> Program:
    """The same with a loop over the 4,088 keys in tiles of 56, and the others beside; nothing is put together."""
    b = Body(5)
    q, k, v = b.load(0, (0,)), b.load(1, (0,), 1), b.load(3, (0,), 1)
    new_k, new_v = b.load(2, (0,)), b.load(4, (0,))
    e = b.apply("exp", b.apply("matmul", q, b.apply("transpose", k, permutation=(0, 2, 1))))
    new = b.apply("exp", b.apply("matmul", q, b.apply("transpose", new_k, permutation=(0, 2, 1))))
    above, below = b.accumulate(b.apply("matmul", e, v)), b.accumulate(b.apply("sum", e, dim=2))
    above = above if wrong else b.apply("add", above, b.apply("matmul", new, new_v))
    b.store(b.apply("div", above, b.apply("add", below, b.apply("sum", new, dim=2))), (0,), F32)
    return program("parts", list(appended_attention().inputs), b.block((0, 1, 2, 3, 4), (2,), 73))


@pytest.mark.parametrize("candidate", [appended_attention(), tiled_appended(64), tiled_appended(512), by_parts()])
def test_unequal_parts_have_classes_of_their_own(candidate: Program) -> None:
    verdict = verify(appended_attention(), candidate)
    assert (verdict.answer, verdict.basis) == (Answer.EQUIVALENT, Basis.CLASSES)
    assert verdict.bound_log2 < -60
    assert verdict.degree < 10_000


@pytest.mark.parametrize("wrong", [appended_attention(True), tiled_appended(64, True), by_parts(True)])
def test_parts_that_are_exchanged_or_left_out(wrong: Program) -> None:
    assert verify(appended_attention(), wrong).answer is Answer.NOT_PROVED


def test_parts_with_digits_that_the_whole_has_not() -> None:
    """Tiles of 96 put together, and tiles of 5 of a part: no digits are both, and extents stay."""
    types = tensors((2, 65), (2, 31))
    b, c = Body(1), Body(1)
    b.store(b.accumulate(b.apply("sum", b.apply("exp", b.load(0, (ALL,), 1)), dim=1)), (ALL,), F32)
    c.store(c.accumulate(c.apply("sum", c.apply("exp", c.load(0, (ALL,), 1)), dim=1)), (ALL,), F32)
    nodes = op("concat", 0, 1, dim=1), b.block((2,), (1,), 12), c.block((0,), (1,), 13)
    source = program("s", types, *nodes, outputs=(3, 4))
    assert shapes(classes(source)) is None
    assert verify(source, source).basis is Basis.FULL_SIZE


def test_an_input_that_is_cut_at_every_size() -> None:
    """Sums of parts that have any extents."""

    def pair(past: int, tokens: int) -> tuple[Decomposed, Decomposed]:
        types = tensors((4, past), (4, tokens))
        whole = op("concat", 0, 1, dim=1), op("exp", 2), op("sum", 3, dim=1)
        apart = op("exp", 0), op("exp", 1), op("sum", 2, dim=1), op("sum", 3, dim=1), op("add", 4, 5)
        return decompose(program("s", types, *whole)), decompose(program("c", types, *apart))

    (source, candidate), *others = (pair(*sizes) for sizes in ((100, 7), (211, 13), (337, 29)))
    verdict = Verifier(source).check_all_sizes(candidate, others)
    assert (verdict.answer, verdict.basis) == (Answer.EQUIVALENT, Basis.ALL_SIZES)


def two_by_two(*nodes: Any, keys: int = 64) -> Program:
    return program(
        "s", tensors((2, keys), (keys, 2)), op("matmul", 0, 1), op("reshape", 2, shape=(4,)), op("reciprocal", 3), *nodes
    )


def pairs_of(value: int) -> GraphOp:
    """Products of all pairs of four entries, side by side."""
    b = Body(2)
    b.store(b.apply("mul", b.load(0, (0, ALL)), b.load(1, (ALL, 0))), (0, 0), F32)
    return b.block((value, value), (4, 4))


def test_divisors_that_a_store_puts_along_one_dimension_are_several() -> None:
    """1 / (g[i, j] * g[k, l]) is 1 / (g[i, l] * g[k, j]) where all products g have one term."""
    nodes = pairs_of(4), op("reshape", 5, shape=(2, 2, 2, 2))
    source = two_by_two(*nodes)
    wrong = two_by_two(*nodes, op("transpose", 6, permutation=(0, 3, 2, 1)))
    assert shapes(classes(source, wrong)) == [(2, 2), (2, 2)]
    assert verify(source, source).basis is Basis.CLASSES
    assert not verify(source, wrong).equivalent


def test_divisors_along_both_of_two_dimensions_may_differ() -> None:
    """1 / g[i, j] + 1 / g[j, i], where the indices of g are digits of one index when it divides."""
    there = op("reshape", 4, shape=(2, 2))
    back = op("transpose", 5, permutation=(1, 0))
    assert shapes(classes(two_by_two(there, op("add", 5, 5)))) == [(1, 1), (1, 1)]
    assert shapes(classes(two_by_two(there, back, op("add", 5, 6)))) == [(2, 3), (3, 2)]


@pytest.mark.parametrize(
    "nodes",
    [
        (op("rsqrt", 4), op("mul", 0, 5), op("mul", 6, 5), op("sum", 7, dim=0)),
        (
            op("div", 0, 4),
            op("square", 3),
            op("div", 6, 4),
            op("sqrt", 7),
            op("rsqrt", 7),
            op("mul", 5, 8),
            op("mul", 10, 9),
            op("sum", 11, dim=0),
        ),
    ],
    ids=["a root of the divisor", "a root of a quotient"],
)
def test_a_divisor_under_a_sum_may_be_negative(nodes: tuple[Any, ...]) -> None:
    """Where the source has a value, and roots have none."""
    types = tensors((64, 4), (64, 4), (64, 4), (64, 4))
    source = program("s", types, op("add", 1, 2), op("div", 0, 4), op("sum", 5, dim=0))
    assert verify(source, source).basis is Basis.CLASSES
    assert not verify(source, program("c", types, op("add", 1, 2), *nodes)).equivalent


# All sizes.


def tiled_attention(queries: int, keys: int, scale: float = 1.0, tile: int = 128) -> tuple[Decomposed, Decomposed]:
    types = tensors((2, queries, 64), (2, 64, keys), (2, keys, 64))
    nodes = op("matmul", 0, 1), op("exp", 3), op("sum", 4, dim=2), op("div", 4, 5), op("matmul", 6, 2)
    b = Body(3)
    q, k, v = b.load(0, (0, 1), ALL, (1, 64, 64)), b.load(1, (0, ALL), 2, (1, 64, tile)), b.load(2, (0, ALL), 1, (1, tile, 64))
    e = b.apply("exp", b.apply("matmul", q, k))
    total = b.apply("scale", b.accumulate(b.apply("sum", e, dim=2)), value=scale)
    b.store(b.apply("div", b.accumulate(b.apply("matmul", e, v)), total), (0, 1), F32)
    graph = b.block((0, 1, 2), (2, -(-queries // 64)), -(-keys // tile))
    return decompose(program("a", types, *nodes)), decompose(as_read(program("f", types, graph)))


SAMPLES = [(77, 1021), (211, 4099), (97, 517)]


def test_one_verdict_for_all_sizes() -> None:
    (source, fused), *others = (tiled_attention(*sizes) for sizes in SAMPLES)
    verdict = Verifier(source).check_all_sizes(fused, others)
    assert (verdict.answer, verdict.basis) == (Answer.EQUIVALENT, Basis.ALL_SIZES)
    assert verdict.bound_log2 < -60
    wrong = [tiled_attention(*sizes, scale=2.0) for sizes in SAMPLES]
    assert Verifier(source).check_all_sizes(wrong[0][1], wrong[1:]).answer is Answer.NOT_PROVED


def split_logarithms(entries: int, blocks: int, tile: int = 16) -> tuple[Decomposed, Decomposed]:
    """A sum, and sums of blocks plus log z − log z, z a sum of exponentials: no value in a block without entries."""
    types = tensors((4, entries))
    b = Body(1)
    x = b.load(0, (1,), 1, (4, tile))
    total = b.accumulate(b.apply("sum", x, dim=1))
    log = b.apply("log", b.accumulate(b.apply("sum", b.apply("exp", x), dim=1)))
    b.store(b.apply("sub", b.apply("add", total, log), log), (1,), F32)
    graph = b.block((0,), (blocks,), -(-entries // (blocks * tile)))
    partial = (op("sum", 1, dim=1),) if blocks > 1 else ()
    source = program("s", types, op("sum", 0, dim=1))
    return decompose(source), decompose(as_read(program("c", types, graph, *partial)))


@pytest.mark.parametrize(("blocks", "few", "answer"), [(1, 21, Answer.EQUIVALENT), (2, 11, Answer.NOT_PROVED)])
def test_blocks_without_entries_at_other_sizes(blocks: int, few: int, answer: Answer) -> None:
    """Each sample is right and has entries in all blocks; at 11 entries the second of two blocks has none."""
    (source, candidate), *others = (split_logarithms(entries, blocks) for entries in (53, 83, 127))
    assert all(verify(*pair).equivalent for pair in ((source, candidate), *others))
    assert verify(*split_logarithms(few, blocks)).answer is answer
    assert Verifier(source).check_all_sizes(candidate, others).answer is answer


def test_what_follows_from_a_size_is_not_proved_for_all() -> None:
    """Right at each size: the constant is another one each time."""
    pairs = [tiled_attention(q, k, scale=1 / k) for q, k in SAMPLES]
    scaled = [
        (decompose(replace(s, nodes=(*s.nodes, op("scale", s.outputs[0], value=float(k))), outputs=(s.outputs[0] + 1,))), c)
        for (s, c), (_, k) in zip(pairs, SAMPLES, strict=True)
    ]
    assert verify(*scaled[0]).equivalent
    verdict = Verifier(scaled[0][0]).check_all_sizes(scaled[0][1], scaled[1:])
    assert verdict.answer is Answer.NOT_PROVED
    assert verdict.message.startswith("not proved for all sizes: ")


def counts(entries: int, number: float) -> tuple[Decomposed, Decomposed]:
    """A number, and the number of tiles of 16 that cover so many entries: Σ exp(m − m) for their maxima m."""
    b = Body(1)
    largest = b.apply("max", b.load(0, (ALL,), 0, (16,)), dim=0)
    b.store(b.accumulate(b.apply("exp", b.apply("sub", largest, largest))), (ALL,), F32)
    tiles = program("c", tensors((entries,)), b.block((0,), (1,), -(-entries // 16)))
    one = op("max", 0, dim=0), op("sub", 1, 1), op("exp", 2)
    return decompose(program("s", tensors((entries,)), *one, op("scale", 3, value=number))), decompose(tiles)


def test_samples_with_equally_many_tiles_do_not_fix_their_number() -> None:
    samples = [counts(n, 4.0) for n in (53, 55, 57)]
    assert all(verify(*sample).equivalent for sample in samples)
    assert not verify(*counts(100, 4.0)).equivalent
    assert not Verifier(samples[0][0]).check_all_sizes(samples[0][1], samples[1:]).equivalent


def lasts(entries: int) -> tuple[Decomposed, Decomposed]:
    """Σ exp(x − x), the number of entries, and 16 times the number of their tiles, less 11."""
    b = Body(1)
    x = b.load(0, (ALL,), 0, (16,))
    largest = b.apply("max", x, dim=0)
    tiles = b.accumulate(b.apply("exp", b.apply("sub", largest, largest)))
    b.store(b.apply("offset", b.apply("scale", tiles, value=16.0), value=-11.0), (ALL,), F32)
    rounded = program("c", tensors((entries,)), b.block((0,), (1,), -(-entries // 16)))
    return decompose(program("s", tensors((entries,)), op("sub", 0, 0), op("exp", 1), op("sum", 2, dim=0))), decompose(rounded)


def test_samples_with_equally_full_last_tiles_do_not_fix_them() -> None:
    samples = [lasts(n) for n in (53, 117, 197)]
    assert all(verify(*sample).equivalent for sample in samples)
    assert not verify(*lasts(100)).equivalent
    assert not Verifier(samples[0][0]).check_all_sizes(samples[0][1], samples[1:]).equivalent


# Refusals.


def test_a_difference_on_classes_is_one_at_full_size() -> None:
    """Nothing runs at full size; the entry that is named is one of it."""
    source = attention(8, 256, 64, 4096)
    doubled = decompose(replace(source, nodes=(*source.nodes, op("scale", source.outputs[0], value=2.0)), outputs=(8,)))
    verdict = Verifier(decompose(source)).check(doubled)
    assert (verdict.answer, verdict.basis) == (Answer.NOT_PROVED, Basis.CLASSES)
    assert verdict.message.startswith("not proved: output 0 at [0, 0, 0] is ")


def test_equal_terms_are_decided_at_full_size() -> None:
    """There, n is a number that leaves a maximum; on classes it is a sum of weights."""
    types = tensors((4, 1), (4, 64))
    spread = op("broadcast", 0, shape=(4, 64))
    source = program("s", types, spread, op("sum", 2, dim=1), op("relu", 3), op("sum", 1, dim=1), op("add", 4, 5))
    ones = op("relu", 0), op("broadcast", 2, shape=(4, 64)), op("sum", 3, dim=1)
    candidate = program("c", types, *ones, op("sum", 1, dim=1), op("add", 4, 5))
    pair = on_classes(decompose(source), decompose(candidate))
    assert pair is not None and not pair.decides
    assert verify(source, candidate).equivalent


def test_a_difference_where_divisors_are_roots() -> None:
    """Heads that each have a divisor: as they are, with numbers of values for weights, they differ."""
    shapes = tensors((8, 16, 64), (8, 16, 1), (8, 64, 32))
    nodes = op("square", 1), op("offset", 3, value=1.0), op("div", 0, 4), op("matmul", 5, 2), op("sum", 6, dim=0)
    source, doubled = program("s", shapes, *nodes), program("c", shapes, *nodes, op("scale", 7, value=2.0))
    pair = classes(source, doubled)
    assert pair is not None and not pair.decides
    verdict = verify(source, doubled)
    assert (verdict.answer, verdict.basis) == (Answer.NOT_PROVED, Basis.CLASSES)


def test_roots_of_divisors_do_not_refuse() -> None:
    """Σ (a·b/(a·c)) is Σ b/c, but roots do not cancel."""
    types = tensors((64, 4), (64, 4), (64, 4))
    nodes = op("add", 0, 1), op("mul", 1, 3), op("add", 0, 2), op("mul", 5, 3)
    source = program("s", types, *nodes, op("div", 4, 6), op("sum", 7, dim=0))
    candidate = program("c", types, op("add", 0, 2), op("div", 1, 3), op("sum", 4, dim=0))
    pair = on_classes(normalize(decompose(source)), normalize(decompose(candidate)))
    assert pair is not None and not pair.decides
    verdict = verify(source, candidate)
    assert (verdict.answer, verdict.basis) == (Answer.EQUIVALENT, Basis.FULL_SIZE)
