"""Emitted modules whose tiles reach beyond their tensors: what they compute, read and write, and that each mask counts."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest
import torch
from fused_programs import ALL, Body, sums_of_exponentials
from module_mutants import NAN, mutants
from poisoned_run import BadAccess, load_module, poisoned_run
from ragged_graphs import FAMILIES, Family, ragged_load, random_ragged
from ragged_modules import emitted, survives, trial, trials, wrong
from random_mugraphs import CONDITION, distance

from mirage_ir.decompose import decompose
from mirage_ir.errors import LoweringError
from mirage_ir.interpret.real import run_program
from mirage_ir.lowering.triton import compile_ahead, emit_module
from mirage_ir.lowering.triton.host import TritonHost as Host
from mirage_ir.program import DType, Program, TensorType
from mirage_ir.target.machines import machine

SEEDS = 6
SCRATCH = 4096
"""Bytes that reductions across warps and conversions of layouts take, at most."""


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("dtype", DType)
@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.__name__)
def test_families(family: Family, dtype: DType, seed: int, tmp_path: Path) -> None:
    """Only present entries are read and written, each result once, and the results are those of the exact semantics."""
    random = Random(seed)
    program = family(random, dtype)
    module = load_module(emitted(program), tmp_path)
    for n, (inputs, wanted) in enumerate(trials(program, random)):
        assert wrong(module, inputs, wanted, seed) == ""
        if n == 0:  # The reference knows no shift that is bounded.
            for x, y in zip(module.reference(*inputs), wanted, strict=True):
                np.testing.assert_allclose(x.numpy(), y, rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("seed", range(60))
def test_any_operators(seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    while True:
        program = random_ragged(random)
        inputs, wanted = trial(program, random)
        rounded = run_program(program, [x.numpy() for x in inputs])
        if all(np.isfinite(y).all() and np.abs(y).max() < 1e4 for y in wanted) and all(
            distance(x, y) < CONDITION for x, y in zip(rounded, wanted, strict=True)
        ):
            break
    try:
        module = load_module(emitted(program), tmp_path)
    except LoweringError as error:
        pytest.skip(str(error))
    assert wrong(module, inputs, wanted, seed) == ""
    for x, y in zip(module.reference(*inputs), wanted, strict=True):
        np.testing.assert_allclose(x.numpy(), y, rtol=1e-9, atol=1e-12)


MUTATED = {
    "product": 0,
    "batched_product": 1,
    "softmax": 3,
    "concatenation": 1,
    "attention": 2,
    "split_attention": 1,
    "safe_split_attention": 1,
    "norms": 2,
}
"""Of each family, a program (its seed) of which all mistakes are made."""


@pytest.mark.parametrize("family", [f for f in FAMILIES if f.__name__ in MUTATED], ids=lambda family: family.__name__)
def test_mistakes_in_masks_are_caught(family: Family, tmp_path: Path) -> None:
    """Each mask left out, bound off by one, wrong fill is caught, or it is shown to change nothing."""
    random = Random(MUTATED[family.__name__])
    program = family(random, DType.f32)
    given = trials(program, random)
    text = emitted(program)
    module = load_module(text, tmp_path)
    results = [poisoned_run(module, inputs, Random(0)) for inputs, _ in given]
    made = list(mutants(text))
    assert len(made) > 10
    assert [(m.kind, m.line) for m in made if survives(program, m, given, results, tmp_path)] == []


@pytest.mark.parametrize("family", [f for f in FAMILIES if f.__name__ in MUTATED], ids=lambda family: family.__name__)
def test_every_fill_is_read(family: Family, tmp_path: Path) -> None:
    """A tile is filled only where NaN in its place would change a result."""
    random = Random(MUTATED[family.__name__])
    program = family(random, DType.f32)
    inputs, _ = trial(program, random)
    text = emitted(program)
    right = poisoned_run(load_module(text, tmp_path), inputs, Random(0))
    for m in mutants(text):
        if m.kind == "fill left out":
            filled = m.filled(NAN)
            assert filled is not None
            found = poisoned_run(load_module(filled, tmp_path), inputs, Random(0))
            assert any(x.isnan().any() > y.isnan().any() for x, y in zip(found, right, strict=True)), m.line


def test_what_meets_an_absent_entry_counts_for_nothing(tmp_path: Path) -> None:
    """A factor that is present and infinite, where the other is absent: not even times 0."""
    b = Body(2)
    x, y = b.load(0, (ALL,)), b.add(ragged_load(1, (20, 3), (16, 3), (1,), 2, (ALL,), 0))
    b.store(b.accumulate(b.apply("matmul", x, y)), (0,), DType.f32)
    inputs = (TensorType((2, 16), DType.f32), TensorType((20, 3), DType.f32))
    module = load_module(emitted(Program("met", inputs, (b.block((0, 1), (1,), 2),), (2,))), tmp_path)
    left, right = torch.ones(2, 16), torch.ones(20, 3)
    left[0, 10] = float("inf")
    assert wrong(module, [left, right], [x.numpy() for x in module.reference(left, right)], 0) == ""
    assert module.run(left, right)[0].isposinf().all()


@pytest.mark.parametrize("target", ["a100", "h100"])
def test_kernels_compile_and_fit(target: str) -> None:
    """Their shared memory is no more than the estimate, but for what reductions take."""
    fits = machine(target)
    programs = [decompose(family(Random(7), DType.f16)) for family in FAMILIES]
    texts = [emit_module(p, p, machine=fits) for p in programs]
    for program, compiled in zip(programs, compile_ahead(texts, fits.capability), strict=True):
        for (name, shared), launched in zip(compiled, Host(program, fits).kernels, strict=True):
            assert shared <= launched.launch.shared + SCRATCH, name


def square(extent: int, tile: int) -> Program:
    b = Body(1)
    b.store(b.apply("square", b.add(ragged_load(0, (extent,), (tile,), (4,), 1, (0,)))), (0,), DType.f32)
    return Program("square", (TensorType((extent,), DType.f32),), (b.block((0,), (4,)),), (1,))


def test_offsets_count_the_entries_of_all_tiles(tmp_path: Path) -> None:
    module = load_module(emitted(square(100, 32)), tmp_path)
    assert "lambda: index_type_beyond((arg0, (128,)), (t1, (128,)))," in emitted(square(100, 32))
    for stride, wanted in ((2**31 // 127 - 1, module.tl.int32), (2**31 // 127 + 1, module.tl.int64)):
        far = torch.empty_strided((100,), (stride,), device="meta")
        assert module.index_type(far) is module.tl.int32
        assert module.index_type_beyond((far, (128,))) is wanted


def test_rows_between_kernels_begin_at_whole_vectors(tmp_path: Path) -> None:
    """The first kernel fills rows of 77 entries up to 80, whole vectors; the second one takes the first 77."""
    program, random = sums_of_exponentials(), Random(0)
    text = emitted(program)
    assert "t1 = allocate((70, 80), torch.float16, arg0.device)[..., :77]" in text
    assert '"fixed_strides": {"t1_s0": 80, "t1_s1": 1, "out_s0": 1}' in text
    assert "present80_32 = r32 < 80 - pid1 * 32" in text
    inputs, wanted = trial(program, random)
    assert wrong(load_module(text, tmp_path), inputs, wanted, 0) == ""
    further = text.replace("r32 < 80 - pid1 * 32", "r32 < 81 - pid1 * 32")
    with pytest.raises(BadAccess, match="addresses that a kernel writes are no entries"):
        poisoned_run(load_module(further, tmp_path), inputs, random)


def test_without_absent_entries_nothing_is_masked() -> None:
    text = emitted(square(128, 32))
    assert "mask" not in text[text.index("@triton.jit") : text.index("KERNELS = [")]
    assert "index_type_beyond" not in text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("r32 < 100 - pid0 * 32", "r32 < 101 - pid0 * 32", "1 of 5 addresses that a kernel reads are no entries"),
        ("out + pid0 * 32", "out + pid0 * 31", "writes an entry twice"),
    ],
)
def test_wrong_addresses_are_caught(old: str, new: str, message: str, tmp_path: Path) -> None:
    text = emitted(square(100, 32))
    assert text.count(old) == 1
    with pytest.raises(BadAccess, match=message):
        poisoned_run(load_module(text.replace(old, new), tmp_path), [torch.ones(100)], Random(0))
