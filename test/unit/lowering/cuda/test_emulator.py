"""The emulator against NumPy, and what it must notice: poison, bounds, overlaps, double stores."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from emitted_kernels import WrittenKernel, attention, gemm, moves, softmax

from mirage_ir.lowering.cuda.emitted import (
    Buffer,
    BufferPlace,
    Convert,
    EmittedKernel,
    EmittedStatement,
    Fill,
    FillBeyond,
    Fragment,
    KernelTensor,
    LoadGlobal,
    LoadShared,
    StoreGlobal,
    StoreShared,
    Sync,
    Window,
)
from mirage_ir.lowering.cuda.emulator import run_kernel
from mirage_ir.lowering.cuda.layout import Layout, Mode, Panels, Unit
from mirage_ir.lowering.cuda.memory import Copies, EmulationError, from_bits, round_values, to_bits
from mirage_ir.lowering.cuda.races import RaceDetector
from mirage_ir.program import DType

WRITTEN = {
    "gemm": gemm(),
    "gemm of bf16": gemm(DType.bf16),
    "gemm in two stages": gemm(stages=2, rows=64, columns=32, depth=96),
    "softmax": softmax(),
    "attention": attention(),
    "moves": moves(),
}


@pytest.fixture(params=WRITTEN, ids=lambda name: name.replace(" ", "-"))
def written(request: pytest.FixtureRequest) -> WrittenKernel:
    return WRITTEN[request.param]


def run(written: WrittenKernel, seed: int = 0, **how: Any) -> np.ndarray[Any, Any]:
    result = written.result()
    run_kernel(written.kernel, [*written.inputs(seed), result], **how)
    return result


@pytest.mark.parametrize("copies", ["earliest", "latest", "random"])
@pytest.mark.parametrize("order", [None, 1, 2])
def test_results_are_those_of_the_meaning(written: WrittenKernel, copies: Copies, order: int | None) -> None:
    inputs, result = written.inputs(5), written.result()
    run_kernel(written.kernel, [*inputs, result], order=None if order is None else Random(order), copies=copies)
    assert written.right(inputs, result)


def test_results_do_not_depend_on_the_order_of_warps_nor_on_the_time_of_copies(written: WrittenKernel) -> None:
    first = run(written, order=Random(0), copies="earliest")
    for seed in range(3):
        for copies in ("earliest", "latest", "random"):
            assert np.array_equal(run(written, order=Random(seed), copies=copies), first)


def test_arguments_may_have_any_strides() -> None:
    written = WRITTEN["gemm"]
    x, y = written.inputs(1)
    z = np.full(written.kernel.tensors[-1].shape[::-1], np.nan, dtype=np.float16).T
    run_kernel(written.kernel, [np.repeat(x, 3, axis=1)[:, ::3], np.asfortranarray(y), z])
    assert written.right([x, y], z)


# Tiny kernels: a tile of 2 × 32 entries, one row for each of two warps.

ROWS = Layout(((Mode(2, Unit.WARP, 1),), (Mode(32, Unit.LANE, 1),)))
SWAPPED = Layout(((Mode(2, Unit.REGISTER, 1),), (Mode(32, Unit.LANE, 1),)))
ALL = Window("x", ("0", "0"), ("2", "32"))
OUT = Window("z", ("b0 * 2", "0"), ("2", "32"))


def tiny(*body: EmittedStatement, blocks: int = 1, **changes: Any) -> EmittedKernel:
    kernel = EmittedKernel(
        "tiny",
        (blocks,),
        (0,),
        64,
        (KernelTensor("x", DType.f32, (2, 32)), KernelTensor("z", DType.f32, (2 * blocks, 32), True)),
        (Fragment("own", DType.f32, ROWS), Fragment("both", DType.f32, SWAPPED)),
        (Buffer("tile", Panels((2, 32), DType.f32, 32), 1, 0), Buffer("other", Panels((2, 32), DType.f32, 32), 1, 128)),
        body,
    )
    return replace(kernel, **changes)


def run_tiny(kernel: EmittedKernel, **how: Any) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    x = np.random.default_rng(3).standard_normal((2, 32)).astype(np.float32)
    z = np.full(kernel.tensors[-1].shape, np.nan, dtype=np.float32)
    run_kernel(kernel, [x, z], **how)
    return x, z


class Script(Random):
    """Makes given choices, then always the first one, and remembers them with the number of alternatives."""

    def __init__(self, choices: list[int]) -> None:
        super().__init__(0)
        self.given, self.made = choices, list[tuple[int, int]]()

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        choice = self.given[len(self.made)] if len(self.made) < len(self.given) else 0
        self.made.append((choice, start))
        return choice


def interleavings(kernel: EmittedKernel) -> Iterator[np.ndarray[Any, Any]]:
    """The results of all interleavings of warps."""
    choices: list[int] | None = []
    while choices is not None:
        script = Script(choices)
        yield run_tiny(kernel, order=script)[1]
        made = script.made
        while made and made[-1][0] + 1 == made[-1][1]:
            made.pop()
        choices = [*(c for c, _ in made[:-1]), made[-1][0] + 1] if made else None


EXCHANGE = (
    LoadGlobal("own", ALL),
    StoreShared("own", BufferPlace("tile")),
    Sync(),
    LoadShared("both", BufferPlace("tile")),
    StoreGlobal("both", OUT),
)


def test_without_a_race_all_interleavings_give_one_result(monkeypatch: pytest.MonkeyPatch) -> None:
    x, z = run_tiny(tiny(*EXCHANGE))
    assert np.array_equal(x, z)
    found = list(interleavings(tiny(*EXCHANGE)))
    assert len(found) == 6 * 6
    assert all(np.array_equal(z, x) for z in found)
    racy = tiny(*EXCHANGE[:2], *EXCHANGE[3:])
    for order in (None, Script([])):
        with pytest.raises(
            EmulationError, match=r"^race at byte 128 of buffer 'tile'.* between statement 1, StoreShared.*statement 2, LoadShared"
        ):
            run_tiny(racy, order=order)
    monkeypatch.setattr(RaceDetector, "check", lambda self, steps: None)  # pyright: ignore[reportUnknownLambdaType]
    found = list(interleavings(racy))
    assert len(found) == 70
    assert 0 < sum(np.array_equal(z, x) for z in found) < 70


def test_a_warp_sees_its_own_stores_without_a_barrier() -> None:
    x, z = run_tiny(
        tiny(
            LoadGlobal("own", ALL),
            StoreShared("own", BufferPlace("tile")),
            Fill("own", 0.0),
            LoadShared("own", BufferPlace("tile")),
            StoreGlobal("own", OUT),
        )
    )
    assert np.array_equal(x, z)


def test_what_was_never_written_is_nan() -> None:
    assert np.isnan(run_tiny(tiny(StoreGlobal("own", OUT)))[1]).all()
    assert np.isnan(run_tiny(tiny(LoadShared("own", BufferPlace("tile")), StoreGlobal("own", OUT)))[1]).all()
    for dtype in DType:
        bits = np.full(4, -1, dtype=np.int32).view(np.uint16 if dtype.itemsize == 2 else np.uint32)
        assert np.isnan(from_bits(bits, dtype)).all()


def test_overlapping_buffers_corrupt_one_another() -> None:
    body = (
        Fill("own", 1.0),
        StoreShared("own", BufferPlace("tile")),
        Sync(),
        Fill("own", 2.0),
        StoreShared("own", BufferPlace("other")),
        Sync(),
        LoadShared("own", BufferPlace("tile")),
        StoreGlobal("own", OUT),
    )
    assert [list(set(row)) for row in run_tiny(tiny(*body))[1]] == [[1.0], [2.0]]


def test_entries_outside_of_a_window_are_zero_and_not_stored() -> None:
    load, store = replace(ALL, limit=("2", "20")), replace(OUT, limit=("1", "24"))
    x, z = run_tiny(tiny(LoadGlobal("own", load), StoreGlobal("own", store)))
    assert np.array_equal(z[0, :20], x[0, :20]) and (z[0, 20:24] == 0).all()
    assert np.isnan(z[0, 24:]).all() and np.isnan(z[1]).all()
    x, z = run_tiny(tiny(LoadGlobal("own", replace(ALL, limit=("0 - 3", "99"))), StoreGlobal("own", OUT)))
    assert (z == 0).all()


@pytest.mark.parametrize(
    ("origin", "limit"),
    [(("1", "0"), ("2", "32")), (("0", "1"), ("2", "99")), (("0", "b0 - 1"), ("1", "8")), (("2", "0"), ("1", "1"))],
)
def test_accesses_outside_of_a_tensor_are_errors(origin: tuple[str, ...], limit: tuple[str, ...]) -> None:
    with pytest.raises(EmulationError, match=r"statement 0, LoadGlobal.*dimension . of 'x', which has"):
        run_tiny(tiny(LoadGlobal("own", Window("x", origin, limit)), StoreGlobal("own", OUT)))
    with pytest.raises(EmulationError, match=r"statement 1, StoreGlobal.*dimension . of 'z', which has"):
        run_tiny(tiny(Fill("own", 0.0), StoreGlobal("own", Window("z", origin, limit))))


def test_some_blocks_may_run_alone() -> None:
    x, z = run_tiny(tiny(LoadGlobal("own", ALL), StoreGlobal("own", OUT), blocks=4), blocks=(3, 1))
    assert np.isnan(z[[0, 1, 4, 5]]).all() and np.array_equal(z[[2, 3, 6, 7]], np.concatenate([x, x]))


def test_an_entry_is_stored_once() -> None:
    x, z = run_tiny(tiny(LoadGlobal("own", ALL), StoreGlobal("own", OUT), blocks=2))
    assert np.array_equal(z, np.concatenate([x, x]))
    with pytest.raises(EmulationError, match=r"entry \[0, 0\] of 'z' is stored twice"):
        run_tiny(tiny(LoadGlobal("own", ALL), StoreGlobal("own", replace(OUT, origin=("0", "0"))), blocks=2))
    with pytest.raises(EmulationError, match=r"statement 2, StoreGlobal.* is stored twice"):
        run_tiny(tiny(Fill("own", 0.0), StoreGlobal("own", OUT), StoreGlobal("own", OUT)))


def test_blocks_go_through_the_grid_in_the_kernel_s_order() -> None:
    """The index of a dimension that is not stored by is written as a mask."""
    kernel = tiny(
        Fill("own", 0.0), FillBeyond("own", 1, "b1", 7.0), StoreGlobal("own", Window("z", ("b1 * 6 + b0 * 2", "0"), ("2", "32")))
    )
    for order in ((0, 1), (1, 0)):
        shape = KernelTensor("z", DType.f32, (12, 32), True)
        z = run_tiny(replace(kernel, grid=(3, 2), order=order, tensors=(kernel.tensors[0], shape)))[1]
        assert (z[:6] == 7).all() and (z[6:, 0] == 0).all() and (z[6:, 1:] == 7).all()


def test_arguments_that_do_not_fit_are_refused() -> None:
    kernel = tiny(StoreGlobal("own", OUT))
    x = np.zeros((2, 32), dtype=np.float32)
    with pytest.raises(ValueError, match="takes 2 arguments, not 1"):
        run_kernel(kernel, [x])
    with pytest.raises(ValueError, match=r"argument 'z' must be a float32 array of shape \[2, 32\], not float16"):
        run_kernel(kernel, [x, x.astype(np.float16)])


@pytest.mark.parametrize("dtype", list(DType))
def test_numbers_survive_their_bits(dtype: DType) -> None:
    drawn = np.random.default_rng(0).standard_normal(1000) * 10.0 ** np.random.default_rng(1).integers(-9, 9, 1000)
    with np.errstate(over="ignore"):
        values = round_values(np.concatenate([drawn, [np.inf, -np.inf, np.nan, 0.0, -0.0]]).astype(np.float32), dtype)
    assert np.array_equal(from_bits(to_bits(values, dtype), dtype), values, equal_nan=True)


def test_conversions_round_to_nearest_even() -> None:
    """1 + 2⁻¹¹ and 1 + 3 · 2⁻¹¹ lie between two numbers of f16; 1 + 2⁻⁸ and 1 + 3 · 2⁻⁸ between two of bf16."""
    for dtype, bits in ((DType.f16, 11), (DType.bf16, 8)):
        for value, wanted in ((1.0, 1.0), (1 + 2.0**-bits, 1.0), (1 + 3 * 2.0**-bits, 1 + 4 * 2.0**-bits)):
            kernel = tiny(Fill("own", value), Convert("narrow", "own"), Convert("own", "narrow"), StoreGlobal("own", OUT))
            kernel = replace(kernel, fragments=(*kernel.fragments, Fragment("narrow", dtype, ROWS)))
            assert (run_tiny(kernel)[1] == wanted).all()
