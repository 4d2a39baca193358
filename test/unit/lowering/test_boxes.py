"""Tiles that TMA loads: which ones, what is emitted for them, and that they are what pointers load."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fused_programs import ALL, Body
from poisoned_run import load_module
from ragged_graphs import EASY, FAMILIES, HARD, ragged_load
from ragged_modules import emitted, trial, wrong

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.errors import LoweringError, ProgramError
from mirage_ir.lowering.flatten import flatten
from mirage_ir.lowering.triton import boxes, emit_module
from mirage_ir.lowering.triton.boxes import LEAST_BYTES, box_of, boxed_tiles, is_worth
from mirage_ir.lowering.triton.tiles import padded_extents
from mirage_ir.program import DType, GraphOp, Load, Program, Shape, TensorType
from mirage_ir.target.machines import machine


def with_tma(program: Program, tma: bool | None = True) -> Program:
    nodes = tuple(replace(node, tma=tma) if isinstance(node, GraphOp) else node for node in program.nodes)
    return replace(program, nodes=nodes)


def product(
    shapes: tuple[Shape, Shape],
    tiles: tuple[Shape, Shape],
    grid: Shape,
    loop: int,
    maps: tuple[Shape, Shape],
    dtype: DType = DType.f16,
    strides: tuple[Shape | None, ...] = (),
) -> Program:
    """A product of two tensors, whose contracted dimension the loop splits; the grid splits the others."""
    b, rank = Body(2), len(shapes[0])
    x = b.add(ragged_load(0, shapes[0], tiles[0], grid, loop, maps[0], rank - 1))
    y = b.add(ragged_load(1, shapes[1], tiles[1], grid, loop, maps[1], rank - 2))
    b.store(b.accumulate(b.apply("matmul", x, y)), tuple(range(rank)), dtype)
    node = b.block((0, 1), grid, loop)
    inputs = tuple(TensorType(s, dtype) for s in shapes)
    program = Program("product", inputs, (node,), (2,))
    infer_program(program)
    return replace(program, strides=strides)


def batched(columns: int = 40, extent: int = 88, strides: tuple[Shape | None, ...] = ()) -> Program:
    """Two products of 70 rows in tiles of 32, with a last tile that reaches beyond them, as its columns and iterations do."""
    shapes = (2, 70, extent), (2, extent, columns)
    return product(shapes, ((1, 32, 16), (1, 16, 32)), (2, 3, 2), 6, ((0, 1, ALL), (0, ALL, 2)), strides=strides)


class Watched:
    """The descriptors that launches of a module take."""

    def __init__(self, module: Any) -> None:
        self.taken: list[Any] = []
        original = module.descriptors

        def descriptors(*arguments: Any) -> list[Any]:
            found: list[Any] = original(*arguments)
            self.taken += found
            return found

        module.descriptors = descriptors


def boxes_of(program: Program) -> list[tuple[tuple[int, ...], Shape] | None]:
    """Order and extents of the box of each load."""
    (node,) = program.nodes
    assert isinstance(node, GraphOp)
    strides = [s for s in program.strides if s is not None]
    flat = flatten(node, program.inputs, strides)
    padded = padded_extents(flat)
    return [box_of(flat, step, padded[step.value]) for step in flat.steps if isinstance(step.node, Load)]


def test_the_order_of_a_descriptor() -> None:
    """Dimensions along which a tile has one entry come first, the contiguous one last."""
    assert boxes_of(batched()) == [((0, 1, 2), (1, 32, 16)), ((0, 1, 2), (1, 16, 32))]
    heads_last = batched(strides=((88, 176, 1), (1, 80, 2)))
    assert boxes_of(heads_last)[0] == ((0, 1, 2), (1, 32, 16))
    by_columns = batched(strides=((70 * 88, 88, 1), (40 * 88, 1, 88)))
    assert boxes_of(by_columns) == [((0, 1, 2), (1, 32, 16)), ((0, 2, 1), (1, 32, 16))]


@pytest.mark.parametrize(
    ("tile", "dtype", "why"),
    [
        ((16, 8), DType.f16, "rows of 16 bytes"),
        ((4, 64), DType.f16, "four rows"),
        ((48, 64), DType.f16, "padded"),
        ((512, 64), DType.f16, "too many rows"),
        ((64, 64), DType.f32, "32 bits"),
        ((1, 64), DType.f16, "one row"),
    ],
)
def test_tiles_that_tma_does_not_load(tile: Shape, dtype: DType, why: str) -> None:
    shapes = (tile[0], 4 * tile[1]), (4 * tile[1], 64)
    program = product(shapes, (tile, (tile[1], 64)), (1, 1), 4, ((0, ALL), (ALL, 1)), dtype)
    assert boxes_of(program)[0] is None, why


def test_tma_is_worth_its_wait_for_large_tiles() -> None:
    def worth(columns: int, iterations: int) -> bool:
        shapes = (128, 64 * iterations), (64 * iterations, columns)
        program = product(shapes, ((128, 64), (64, columns)), (1, 1), iterations, ((0, ALL), (ALL, 1)))
        (node,) = program.nodes
        assert isinstance(node, GraphOp)
        flat = flatten(node, program.inputs)
        boxed = boxed_tiles(flat, ())
        assert len(boxed) == 2
        return is_worth(flat, boxed)

    assert LEAST_BYTES == (128 + 128) * 64 * 2
    assert [worth(128, 2), worth(64, 2), worth(64, 64)] == [True, False, False]


def test_tiles_that_only_sums_read_are_not_worth_it() -> None:
    b = Body(1)
    x = b.load(0, (ALL,), 1)
    b.store(b.accumulate(b.apply("sum", x, dim=1)), (ALL,), DType.f16)
    node = b.block((0,), (1,), 64)
    flat = flatten(node, (TensorType((64, 64 * 64), DType.f16),))
    boxed = boxed_tiles(flat, ())
    assert boxed
    assert not is_worth(flat, boxed)


@pytest.mark.parametrize("dtype", [DType.f16, DType.bf16])
@pytest.mark.parametrize("aligned", [True, False])
def test_tiles_are_what_pointers_load(aligned: bool, dtype: DType, tmp_path: Path) -> None:
    """Rows, columns and iterations reach beyond their tensors, between whose rows NaN lies; some tensors are not aligned."""
    shapes = (2, 70, 88), (2, 88, 40)
    program = with_tma(product(shapes, ((1, 32, 16), (1, 16, 32)), (2, 3, 2), 6, ((0, 1, ALL), (0, ALL, 2)), dtype))
    module = load_module(emitted(program), tmp_path)
    watched = Watched(module)
    inputs, wanted = trial(program, Random(1))
    assert wrong(module, inputs, wanted, 1, aligned=aligned) == ""
    assert len(watched.taken) == 2
    assert all(found is not None for found in watched.taken) == aligned


def test_a_tensor_that_lies_by_columns(tmp_path: Path) -> None:
    by_columns = with_tma(batched(strides=(None, (40 * 88, 1, 88))))
    module = load_module(emitted(by_columns), tmp_path)
    watched = Watched(module)
    (x, y), wanted = trial(replace(by_columns, strides=()), Random(2))
    (result,) = [module.run(x, y.transpose(1, 2).contiguous().transpose(1, 2))]
    assert all(found is not None for found in watched.taken)
    assert abs(result.double().numpy() - wanted[0]).max() < 6e-3 * abs(wanted[0]).max()
    module.run(x, y)  # It may also lie by rows.
    assert watched.taken[-1] is None


def test_the_stride_of_a_single_entry_does_not_matter(tmp_path: Path) -> None:
    """It is in no key of what was compiled, so a kernel would be started with a descriptor where it was compiled without."""
    shapes = (1, 64, 128), (1, 128, 64)
    program = with_tma(product(shapes, ((1, 32, 32), (1, 32, 32)), (1, 2, 2), 4, ((0, 1, ALL), (0, ALL, 2))))
    module = load_module(emitted(program), tmp_path)
    watched = Watched(module)
    (x, y), wanted = trial(program, Random(5))
    for stride in (1, 8192, 3):
        result = module.run(x.as_strided(x.shape, (stride, 128, 1)), y)
        assert abs(result.double().numpy() - wanted[0]).max() < 6e-3 * abs(wanted[0]).max()
    assert len(watched.taken) == 6
    assert None not in watched.taken


@pytest.mark.parametrize("strides", [(70 * 92, 92, 1), (0, 88, 1)])
def test_tensors_that_never_lie_as_tma_needs_them(strides: Shape) -> None:
    assert boxes_of(batched(strides=(strides, (88 * 40, 40, 1))))[0] is None


def has_boxes(program: Program) -> bool:
    """Whether TMA can load tiles of a program: a look at it, since most programs have none, and writing a module takes longer."""
    types = infer_program(program)
    graphs = (node for node in program.nodes if isinstance(node, GraphOp))
    return any(boxed_tiles(flatten(graph, [types[v] for v in graph.operands]), ()) for graph in graphs)


@pytest.mark.parametrize("seed", range(4))
def test_random_graphs(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all families with ragged tiles, also with rows of -inf and infinite factors; tiles may be smaller than a GPU's."""
    monkeypatch.setattr(boxes, "LEAST_ROW", 16)
    monkeypatch.setattr(boxes, "LEAST_ROWS", 1)
    random, taken = Random(seed), list[Any]()
    while len(taken) < 12:
        try:
            program = random.choice(FAMILIES)(random, random.choice((DType.f16, DType.bf16)))
            text = emitted(with_tma(program)) if has_boxes(program) else ""
        except (LoweringError, ProgramError) as error:
            if "shared memory" not in str(error):
                raise
            continue
        if "_box" not in text:
            continue
        module = load_module(text, tmp_path)
        watched = Watched(module)
        for kind in (EASY, *HARD.get(program.name, ())):
            inputs, wanted = trial(program, random, kind)
            assert wrong(module, inputs, wanted, seed, aligned=True) == "", text
        taken += [found for found in watched.taken if found is not None]


def test_a_module_to_be_measured_can_load_both_ways(tmp_path: Path) -> None:
    program = decompose(batched())
    assert "_box" not in emit_module(program, program, machine=machine("h100"))
    module = load_module(emit_module(program, program, machine=machine("h100"), measured=True), tmp_path)
    assert module.KERNELS[0]["tma"] is False
    watched = Watched(module)
    inputs, wanted = trial(batched(), Random(3))
    assert wrong(module, inputs, wanted, 3, aligned=True) == ""
    assert watched.taken == [None, None]
    module.KERNELS[0]["tma"] = True
    assert wrong(module, inputs, wanted, 3, aligned=True) == ""
    assert None not in watched.taken[2:]


COMPILE = """
import sys
from pathlib import Path
from mirage_ir.lowering.triton.compile_ahead import compile_kernels
for capability in (80, 90):
    for name, compiled in compile_kernels(Path(sys.argv[1]), capability):
        print(capability, "cp.async.bulk.tensor" in compiled.asm["ptx"], "wgmma" in compiled.asm["ptx"])
"""


def test_compiled_kernels_use_tma_from_hopper_on(tmp_path: Path) -> None:
    shapes = (2, 256, 1024), (2, 1024, 256)
    strides = None, (256 * 1024, 1, 1024)
    program = product(shapes, ((1, 64, 64), (1, 64, 64)), (2, 4, 4), 16, ((0, 1, ALL), (0, ALL, 2)), strides=strides)
    path = tmp_path / "emitted.py"
    path.write_text(emitted(with_tma(program)), encoding="utf-8")
    environment = {**os.environ, "TRITON_INTERPRET": "0"}
    done = subprocess.run([sys.executable, "-c", COMPILE, str(path)], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout.splitlines() == ["80 False False", "90 True True"]
