"""Shrunken pairs: well formed, small, with the same structure, and equal where the full pair is."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from fused_programs import (
    ALL,
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
    ntrans,
    op,
    program,
    qknorm,
    rmsnorm,
    split_attention,
    tensors,
)

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.interpret import run_program
from mirage_ir.program import GraphOp, Level, Program
from mirage_ir.verify import Verifier, verify
from mirage_ir.verify import equivalence as equivalence_module
from mirage_ir.verify.identities import normalize
from mirage_ir.verify.shrink import shrink

FULL = [
    (attention(2, 256, 64, 4096), flash_attention(2, 256, 64, 4096, 4, 64)),
    (attention(2, 256, 64, 4096, True), flash_attention(2, 256, 64, 4096, 4, 64, True)),
    (attention(2, 16, 64, 4096), split_attention(2, 16, 64, 4096, 16, 16)),
    (qknorm(2, 256, 64, 4096), fused_qknorm(2, 256, 64, 4096, 4, 64)),
    (rmsnorm(2, 4096, 6144), fused_rmsnorm(2, 4096, 6144, 96, 64)),
    (gated_mlp(8, 4096, 4096), fused_gated_mlp(8, 4096, 4096, 64, 64)),
    (lora(16, 256, 4096, 16), fused_lora(16, 256, 4096, 16, 64)),
    (ntrans(8, 4096), fused_ntrans(8, 4096)),
    (moe(8, 8, 4096, 4096), fused_moe(8, 8, 4096, 4096, 16, 64)),
]


def shrunken(source: Program, candidate: Program) -> tuple[Program, Program]:
    pair = shrink(normalize(decompose(source)), normalize(decompose(candidate)))
    assert pair is not None
    return pair


@pytest.mark.parametrize(("source", "fused"), FULL, ids=lambda p: p.name)
def test_what_is_equal_at_full_size_is_equal_when_shrunken(source: Program, fused: Program) -> None:
    pair = shrunken(source, fused)
    assert verify(*pair).equivalent
    assert not Verifier(decompose(source)).differs_when_shrunken(decompose(fused))
    inputs = [np.random.default_rng(i).uniform(0.5, 1.5, t.shape) for i, t in enumerate(pair[0].inputs)]
    ours, theirs = (run_program(p, inputs, precision="float64") for p in pair)
    np.testing.assert_allclose(ours[0], theirs[0], rtol=1e-9)


@pytest.mark.parametrize(("source", "fused"), FULL, ids=lambda p: p.name)
def test_what_is_split_or_wide_stays_so(source: Program, fused: Program) -> None:
    def wide(shape: tuple[int, ...]) -> list[bool]:
        return [extent > 1 for extent in shape]

    full = normalize(decompose(source)), normalize(decompose(fused))
    small = shrunken(source, fused)
    for before, after in zip(full, small, strict=True):
        old, new = infer_program(before, memory=False), infer_program(after)
        assert [wide(t.shape) for t in old] == [wide(t.shape) for t in new]
        assert max(t.size for t in new) <= 128
        for a, b in zip(before.nodes, after.nodes, strict=True):
            assert not isinstance(a, GraphOp) or (isinstance(b, GraphOp) and wide((*a.grid, a.loop)) == wide((*b.grid, b.loop)))


def test_two_ways_to_split_a_dimension_meet() -> None:
    """16·256 and 64·64 have the factors 16, 4 and 64; 6·10 and 15·4 the factors 3, 2, 5 and 2."""
    for extent, splits in ((4096, ((16, 1), (64, 64))), (60, ((6, 1), (15, 2)))):
        graphs: list[GraphOp] = []
        for n, (grid, loop) in enumerate(splits):
            b = Body(1)
            x = b.load(0, (0,), 0 if loop > 1 else ALL)
            b.store(b.accumulate(b.apply("square", x), "concat", 0) if loop > 1 else b.apply("square", x), (0,), F32)
            graphs.append(b.block((n,), (grid,), loop))
        p = program("p", tensors((extent,)), *graphs)
        source = program("s", tensors((extent,)), op("square", 0), op("square", 1))
        a, b = shrunken(source, p)
        first, second = b.nodes
        assert isinstance(first, GraphOp) and isinstance(second, GraphOp)
        (small,) = a.inputs[0].shape
        assert small < extent
        assert small % first.blocks == 0 and small % (second.blocks * second.loop) == 0
        assert verify(a, b).equivalent


LAYOUT = [
    # Equal parts of a dimension stay parts; of others the extents stay.
    ((64, 512), (op("slice", 0, dim=1, start=256, stop=384), op("exp", 1)), (2, 8)),
    ((64, 500), (op("slice", 0, dim=1, start=1, stop=500), op("exp", 1)), (2, 500)),
    ((64, 512), (op("concat", 0, 0, dim=0), op("exp", 1)), (2, 2)),
    ((64, 512), (op("sum", 0, dim=1), op("concat", 0, 1, dim=1), op("exp", 2)), (2, 512)),
    ((64, 512), (op("reshape", 0, shape=(64, 8, 64)), op("transpose", 1, permutation=(1, 0, 2)), op("exp", 2)), (2, 4)),
    ((64, 512), (op("reshape", 0, shape=(32768,)), op("reshape", 1, shape=(128, 256)), op("exp", 2)), (2, 4)),
    ((1, 512), (op("broadcast", 0, shape=(256, 512)), op("exp", 1)), (1, 2)),
    ((64, 512), (op("softmax", 0, dim=1), op("max", 1, dim=0)), (2, 2)),
]


@pytest.mark.parametrize(("shape", "nodes", "small"), LAYOUT)
def test_layout(shape: tuple[int, ...], nodes: tuple[object, ...], small: tuple[int, ...]) -> None:
    p = program("p", tensors(shape), *nodes)  # type: ignore[arg-type]
    a, b = shrunken(p, p)
    assert a.inputs[0].shape == small
    assert verify(a, b).equivalent
    assert len(infer_program(a)) == len(infer_program(normalize(decompose(p))))


def test_thread_graphs() -> None:
    t = Body(2)
    t.store(t.apply("exp", t.apply("mul", t.load(0, (0, 1)), t.load(1, (0, ALL)))), (0, 1), F32)
    b = Body(2)
    e = b.add(GraphOp(Level.THREAD, (b.load(0, (0,)), b.load(1, (0,))), (2, 32), tuple(t.nodes)))
    b.store(e, (0,))
    fused = program("f", tensors((64, 512), (64, 1)), b.block((0, 1), (16,)))
    a, c = shrunken(program("s", tensors((64, 512), (64, 1)), op("mul", 0, 1), op("exp", 2)), fused)
    assert [t.shape for t in a.inputs] == [(8, 4), (8, 1)]
    assert verify(a, c).equivalent


def test_what_has_no_smaller_form() -> None:
    source = program("s", tensors((64, 512)), op("mean", 0, dim=1))
    b = Body(1)
    b.store(b.apply("mean", b.load(0, (0,)), dim=1), (0,))
    in_a_block = program("f", tensors((64, 512)), b.block((0,), (4,)))
    assert shrink(normalize(decompose(source)), in_a_block) is None
    assert not Verifier(decompose(source)).differs_when_shrunken(decompose(in_a_block))
    assert verify(source, in_a_block).equivalent
    wide = program("w", tensors((1 << 10, 1000)), op("slice", 0, dim=1, start=0, stop=999), op("transpose", 1, permutation=(1, 0)))
    tall = program("t", tensors((1 << 10, 1000)), op("slice", 0, dim=0, start=0, stop=1023))
    assert shrink(wide, wide) is not None
    assert shrink(replace(wide, nodes=(*wide.nodes, *tall.nodes)), wide) is None


def wrong_attention() -> Program:
    """A denominator too many."""
    right = attention(1, 256, 64, 4096)
    return replace(right, nodes=(*right.nodes, op("div", 7, 5), op("scale", 8, value=1.0)), outputs=(8,))


def test_large_wrong_candidates_are_refused_in_one_lane(monkeypatch: pytest.MonkeyPatch) -> None:
    """At full size: the entry and its values are those of the shapes that were given. All rows are kept."""
    monkeypatch.setattr(equivalence_module, "fewer_rows", lambda *_: None)
    source = attention(1, 256, 64, 4096)
    verifier = Verifier(decompose(source), classes=False)
    wrong = wrong_attention()
    assert verifier.differs_when_shrunken(decompose(wrong))
    verdict = verifier.check(decompose(wrong))
    assert (verdict.equivalent, verdict.lanes, verdict.output, verdict.entry) == (False, 1, 0, (0, 0, 0))
    right = verifier.check(decompose(flash_attention(1, 256, 64, 4096, 4, 64)))
    assert (right.equivalent, right.lanes) == (True, 4)
    monkeypatch.setattr(equivalence_module, "LARGE_SOURCE", 1 << 40)
    assert Verifier(decompose(source), classes=False).check(decompose(wrong)).lanes == 4


def test_a_difference_at_shrunken_shapes_alone_refuses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Σ over 512 of x/32·y/16 is x·y: true of 512, and of no smaller extent."""
    monkeypatch.setattr(equivalence_module, "LARGE_SOURCE", 1)
    types = tensors((64, 1), (1, 64))
    repeated = op("broadcast", 0, shape=(64, 512)), op("broadcast", 1, shape=(512, 64))
    scaled = op("scale", 2, value=1 / 32), op("scale", 3, value=1 / 16)
    source = program("s", types, *repeated, *scaled, op("matmul", 4, 5))
    same = program("c", types, op("matmul", 0, 1))
    verifier = Verifier(decompose(source))
    assert verifier.differs_when_shrunken(decompose(same))
    verdict = verifier.check(decompose(same))
    assert (verdict.equivalent, verdict.lanes) == (True, 4)
    assert not verifier.check(decompose(program("c", types, op("matmul", 0, 1), op("scale", 2, value=2.0)))).equivalent


@pytest.mark.parametrize("epsilon", [0.0, 1e-6, 1e-320])
def test_extents_that_are_constants_stay_where_programs_differ_without_them(epsilon: float) -> None:
    """Σ over 512 of x·y/512 is x·y: with 2 in the place of 512 it is not, and with 512 a quotient by 256 is not."""
    types = tensors((64, 1), (1, 64))
    repeated = op("broadcast", 0, shape=(64, 512)), op("broadcast", 1, shape=(512, 64)), op("matmul", 2, 3)
    source, wrong = (
        decompose(program("s", types, *repeated, op("scale", 4, value=1 / count), op("offset", 5, value=epsilon)))
        for count in (512, 256)
    )
    same = decompose(program("c", types, op("matmul", 0, 1), op("offset", 2, value=epsilon)))
    assert not Verifier(source).differs_when_shrunken(same)
    assert Verifier(wrong).differs_when_shrunken(same)
    without, pair = shrink(source, same), shrink(source, same, with_counts=True)
    assert without is not None
    assert pair is not None
    assert [infer_program(found[0])[2].shape for found in (without, pair)] == [(2, 2), (2, 512)]
    assert shrink(same, same, with_counts=True) is None


def test_extents_stay_of_which_a_constant_is_the_product() -> None:
    """A mean over two dimensions is taken by the product of their extents."""
    means = op("sum", 0, dim=2), op("sum", 1, dim=1), op("scale", 2, value=1 / 512)
    whole = decompose(program("s", tensors((7, 32, 16)), *means))
    pair = shrink(whole, whole, with_counts=True)
    assert pair is not None
    assert pair[0].inputs[0].shape == (2, 32, 16)
