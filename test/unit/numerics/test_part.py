"""Parts of programs: the entries that are left are those of the whole."""

from __future__ import annotations

from collections.abc import Callable

import fused_programs as fp
import numpy as np
import pytest
from fused_programs import op, program, tensors

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.interpret import run_program
from mirage_ir.numerics import part
from mirage_ir.numerics.part import cut_alike
from mirage_ir.program import Apply, Program

PAIRS: dict[str, tuple[Callable[[], Program], Callable[[], Program]]] = {
    "rmsnorm": (fp.rmsnorm, fp.fused_rmsnorm),
    "attention": (fp.attention, fp.flash_attention),
    "safe": (lambda: fp.attention(safe=True), lambda: fp.flash_attention(safe=True)),
    "split": (fp.attention, fp.split_attention),
    "gated_mlp": (fp.gated_mlp, fp.fused_gated_mlp),
    "moe": (fp.moe, fp.fused_moe),
    "qknorm": (fp.qknorm, fp.fused_qknorm),
    "lora": (fp.lora, fp.fused_lora),
    "ntrans": (fp.ntrans, fp.fused_ntrans),
}


def layout() -> Program:
    """Views of all kinds around products."""
    return program(
        "layout",
        tensors((4, 8, 6), (6, 10), (1, 10)),
        op("transpose", 0, permutation=(1, 0, 2)),
        op("reshape", 3, shape=(32, 6)),
        op("matmul", 4, 1),
        op("broadcast", 2, shape=(32, 10)),
        op("add", 5, 6),
        op("slice", 7, dim=1, start=2, stop=6),
        op("concat", 8, 8, dim=1),
        op("reshape", 9, shape=(8, 4, 8)),
        op("max", 10, dim=2),
    )


def shapes(p: Program) -> list[tuple[int, ...]]:
    types = infer_program(p, memory=False)
    return [types[v].shape for v in p.outputs]


@pytest.mark.parametrize("source", [*(pair[0] for pair in PAIRS.values()), layout], ids=[*PAIRS, "layout"])
def test_a_part_of_a_source_computes_the_first_entries(source: Callable[[], Program], monkeypatch: pytest.MonkeyPatch) -> None:
    check_part([decompose(source())], monkeypatch)


@pytest.mark.parametrize("name", PAIRS)
def test_a_part_of_a_candidate_computes_the_first_entries(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_part([decompose(make()) for make in PAIRS[name]], monkeypatch)


def check_part(programs: list[Program], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(part, "LEAST_ENTRIES", 1)
    monkeypatch.setattr(part, "LEAST_GAIN", 0.0)
    cut = cut_alike(programs, 1.0)
    assert 0 < cut.share < 0.9
    random = np.random.default_rng(0)
    inputs = [random.standard_normal(t.shape) for t in programs[0].inputs]
    firsts = [x[tuple(slice(e) for e in t.shape)] for x, t in zip(inputs, cut.programs[0].inputs, strict=True)]
    for whole, left in zip(programs, cut.programs, strict=True):
        assert left.inputs == cut.programs[0].inputs
        assert shapes(left) == shapes(cut.programs[0])
        for x, y in zip(
            run_program(whole, inputs, precision="float64"), run_program(left, firsts, precision="float64"), strict=True
        ):
            assert y.size < x.size
            np.testing.assert_allclose(x[tuple(slice(e) for e in y.shape)], y, rtol=1e-9, atol=1e-12)


def test_what_is_contracted_or_reduced_stays_whole() -> None:
    cut = cut_alike([decompose(fp.rmsnorm(512, 256, 512))], 1.0)
    (x, w) = cut.programs[0].inputs
    assert x.shape[1] == w.shape[0] == 256
    assert x.shape[0] * w.shape[1] == part.LEAST_ENTRIES


def test_small_programs_stay_whole() -> None:
    source = decompose(fp.attention())
    cut = cut_alike([source, fp.flash_attention()], 1e9)
    assert cut.share == 1
    assert cut.programs == (source, fp.flash_attention())


def test_sizes_in_attributes_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(part, "LEAST_ENTRIES", 1)
    (left,) = cut_alike([layout()], 1.0).programs
    reshaped = [n.attr()["shape"] for n in left.nodes if isinstance(n, Apply) and n.op == "reshape"]
    assert reshaped != [(32, 6), (8, 4, 8)]


def test_long_rows_are_few() -> None:
    """256 entries of outputs say more about an error than fewer, but not at any price."""
    row, many = 1 << 17, 1 << 12
    source = program("rows", tensors((many, row)), op("sum", 0, dim=1))
    (small,), share = cut_alike([source], 1 << 20).programs, cut_alike([source], 1 << 20).share
    (rows, columns) = small.inputs[0].shape
    assert columns == row
    assert rows * row <= part.MOST_WORK
    assert share == pytest.approx(rows / many, rel=0.01)
