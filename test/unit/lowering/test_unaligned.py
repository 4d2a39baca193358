"""Rows that begin anywhere, loaded as whole vectors and shifted into place: every shift, every mistake in it, and its copies."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import torch
from fused_programs import ALL, Body
from poisoned_run import BadAccess, load_module, poisoned_run, shift_rows
from ragged_graphs import ragged_load
from ragged_modules import TORCH, emitted, trial, wrong

from mirage_ir.decompose import decompose
from mirage_ir.lowering.flatten import flatten
from mirage_ir.lowering.triton import compile_ahead, emit_module, shifts_rows
from mirage_ir.lowering.triton.launch import choose_launch
from mirage_ir.lowering.triton.unaligned import SHIFTED_ROWS
from mirage_ir.program import NEW_DIM, DType, GraphOp, Program, Shape, TensorType
from mirage_ir.target import machine

H100 = machine("h100")
SCRATCH = 4096
"""Bytes that conversions of layouts take, at most."""


def copy(dtype: DType, shape: Shape = (11, 37), tile: Shape = (4, 16)) -> Program:
    """A copy in tiles, the last ones of each dimension with fewer entries."""
    b, grid = Body(1), tuple(-(-extent // part) for extent, part in zip(shape, tile, strict=True))
    b.store(b.add(ragged_load(0, shape, tile, grid, 1, tuple(range(len(shape))))), tuple(range(len(shape))), dtype)
    return Program("copy", (TensorType(shape, dtype),), (b.block((0,), grid),), (1,))


def partial_sums(extent: int, tile: int, parts: int) -> Program:
    """The sums of parts of rows; the last part may have no entry."""
    b, shape = Body(1), (5, extent)
    b.store(b.apply("sum", b.add(ragged_load(0, shape, (5, tile), (parts,), 1, (1,))), dim=1), (NEW_DIM,), DType.f32)
    return Program("sums", (TensorType(shape, DType.f16),), (b.block((0,), (parts,)),), (1,))


def linear(rows: int, depth: int, columns: int, tile: int, shifted: bool = False, dtype: DType = DType.f16) -> Program:
    """A product of tiles of `rows` × `tile` and `tile` × 64 entries, with a right operand of odd rows."""
    shapes, grid = ((rows, depth), (depth, columns)), (-(-columns // 64),)
    b, loop = Body(2), -(-depth // tile)
    x = b.add(ragged_load(0, shapes[0], (rows, tile), grid, loop, (ALL,), 1))
    w = b.add(ragged_load(1, shapes[1], (tile, 64), grid, loop, (1,), 0))
    b.store(b.accumulate(b.apply("matmul", x, w)), (1,), dtype)
    block = replace(b.block((0, 1), grid, loop), shifted=shifted)
    return Program("linear", tuple(TensorType(s, dtype) for s in shapes), (block,), (2,))


def bits(x: torch.Tensor) -> torch.Tensor:
    return x.contiguous().view(torch.int16)


@pytest.mark.parametrize("dtype", [DType.f16, DType.bf16])
@pytest.mark.parametrize(("shape", "tile"), [((11, 37), (4, 16)), ((53,), (32,)), ((3, 8, 9), (1, 8, 8)), ((6, 5), (2, 5))])
def test_copies_are_bit_by_bit_wherever_rows_begin(dtype: DType, shape: Shape, tile: Shape, tmp_path: Path) -> None:
    """NaN and infinity among them; the gaps between rows, which have any length, and the tensor's begin differ from run to run."""
    module = load_module(emitted(copy(dtype, shape, tile)), tmp_path)
    if not shift_rows(module):  # One row begins at a vector, for all that is known.
        assert len(shape) == 1
    for seed in range(30):
        x = torch.randint(-(2**15), 2**15, shape, generator=torch.Generator().manual_seed(seed)).to(torch.int16).view(TORCH[dtype])
        (found,) = poisoned_run(module, [x], Random(seed))
        assert torch.equal(bits(found), bits(x))


@pytest.mark.parametrize(
    ("right", "mistaken"),
    [
        ("vectors < limit,", "vectors + 8 < limit,"),
        ("vectors < limit,", "vectors < limit + 8,"),
        ("vectors + 8 < limit", "vectors + 8 <= limit"),
        ("vectors + 8 < limit", "vectors + 9 < limit"),
        ("here, behind = here & inside[:, None], behind & inside[:, None]", "pass"),
        ("// 2 % 8)", "// 2 % 4)"),
        ("first = first + odd", "first = first"),
        ("pointers + 8, mask", "pointers, mask"),
        ("shift >= 4", "shift > 4"),
        ("shift % 4 >= 2", "shift % 4 > 2"),
        ("shift % 2 * 16", "shift % 2 * 8"),
        ("b3, b4, b5 = tl.where(far, a5, a3)", "b3, b4, b5 = tl.where(far, a3, a5)"),
        ("word_at(c1, c2, bits), word_at(c3, c4, bits)", "word_at(c3, c4, bits), word_at(c1, c2, bits)"),
        ("both & 65535, both >> 16", "both >> 16, both & 65535"),
        ("tl.where((columns < length)", "tl.where((columns <= length)"),
        ("<< (31 - bits)", "<< (30 - bits)"),
    ],
)
def test_mistakes_are_caught(right: str, mistaken: str, tmp_path: Path) -> None:
    assert SHIFTED_ROWS.count(right) == 1
    for program in (copy(DType.f16, (5, 21)), partial_sums(21, 21, 1), partial_sums(33, 16, 4)):
        module = load_module(emitted(program).replace(right, mistaken), tmp_path)
        assert shift_rows(module)
        for seed in range(60):
            inputs, wanted = trial(program, Random(seed))
            try:
                if wrong(module, inputs, wanted, seed):
                    return
            except BadAccess:
                return
    pytest.fail("nobody sees it")


def kernel_ptx(text: str, folder: Path) -> str:
    """The PTX of a module's only kernel, compiled for an H100 in a process in which Triton does not interpret."""
    (folder / "module.py").write_text(text, encoding="utf-8")
    script = (
        "import json, pathlib, sys; from mirage_ir.lowering.triton.compile_ahead import compile_kernels; "
        "print(json.dumps([k.asm['ptx'] for _, k in compile_kernels(pathlib.Path(sys.argv[1]), 90)]))"
    )
    command = [sys.executable, "-c", script, str(folder / "module.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, "TRITON_INTERPRET": "0"})
    (ptx,) = json.loads(done.stdout)
    return ptx


def test_shifted_operands_are_copied_without_waiting(tmp_path: Path) -> None:
    """Where they are loaded entry by entry, in each iteration."""
    source = linear(64, 4096, 1021, 64)
    texts = [
        kernel_ptx(emit_module(decompose(linear(64, 4096, 1021, 64, shifted)), decompose(source), machine=H100), tmp_path)
        for shifted in (False, True)
    ]
    assert ["ld.global.b16" in text for text in texts] == [True, False]
    copies = [text.count("cp.async.cg") for text in texts]
    assert copies[1] > copies[0] > 0


def test_the_estimate_of_shared_memory_holds() -> None:
    programs = [linear(64, 4096, 1021, 64, True), linear(128, 515, 1021, 64, True), linear(16, 515, 129, 32, True, DType.bf16)]
    texts = [emit_module(decompose(p), decompose(p), machine=H100) for p in programs]
    for program, ((_, shared),) in zip(programs, compile_ahead(texts, 90), strict=True):
        (block,) = (node for node in program.nodes if isinstance(node, GraphOp))
        launch = choose_launch(flatten(block, program.inputs), H100)
        assert launch.shared / 2 < shared <= launch.shared + SCRATCH


@pytest.mark.parametrize(
    ("program", "expected"),
    [
        (linear(16, 512, 77, 64), True),
        (linear(16, 512, 128, 64), False),  # Its rows begin at vectors.
        (linear(16, 512, 77, 64, dtype=DType.f32), False),  # Entries of 32 bits are copied one by one.
        (copy(DType.f16, (5, 7), (5, 4)), False),  # No whole vector.
    ],
)
def test_what_may_be_shifted(program: Program, expected: bool) -> None:
    assert shifts_rows(decompose(program), machine=H100) == [expected]
    assert ("SHIFTED" in emitted(program)) is expected
