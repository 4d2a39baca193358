"""Loads from device memory stand before what a kernel waits for."""

from __future__ import annotations

from random import Random

from emulated_runs import distance, kernels_of, launched
from fused_programs import ALL, Body, program, tensors
from ragged_graphs import draw_inputs

from mirage_ir.lowering.cuda.emitted import EmittedKernel, For, LoadGlobal, StoreShared, Sync
from mirage_ir.lowering.cuda.loads_first import ROOM
from mirage_ir.lowering.cuda.registers import registers
from mirage_ir.program import Program


def shifted(columns: int) -> Program:
    """exp(x - max x) · y of eight rows: y is read behind the maximum, which goes from warp to warp."""
    b = Body(2)
    x, y = b.load(0, (ALL,)), b.load(1, (ALL,))
    b.store(b.apply("mul", b.apply("exp", b.apply("sub", x, b.apply("max", x, dim=1))), y), (ALL,))
    return program("shifted", tensors((1, columns), (1, columns)), b.block((0, 1), (1,)))


def behind_barriers(kernel: EmittedKernel) -> list[str]:
    """The tensors that are loaded behind a barrier, outside of loops."""
    found, waits = list[str](), False
    for s in kernel.body:
        waits = waits or isinstance(s, Sync)
        waits = waits and not isinstance(s, For)
        found += [s.window.tensor] if isinstance(s, LoadGlobal) and waits else []
    return found


def test_what_is_read_behind_a_maximum_is_loaded_before_it() -> None:
    made, random = shifted(2048), Random(0)
    (given,) = launched(made, draw_inputs(made, random), 4, 0)
    assert any(isinstance(s, StoreShared) for s in given.kernel.body)
    assert behind_barriers(given.kernel) == []
    (out,) = given.run(random)
    assert distance(out, given.wanted[0]) < 2e-3


def test_tiles_that_take_turns_in_registers_are_loaded_when_they_are_read() -> None:
    """Of 24576 columns, a thread has 192 numbers of x and their exponentials, and, when these are done with, as many of y."""
    b = Body(2)
    x = b.load(0, (ALL,))
    total = b.apply("sum", b.apply("exp", b.apply("sub", x, b.apply("max", x, dim=1))), dim=1)
    b.store(b.apply("mul", total, b.apply("max", b.load(1, (ALL,)), dim=1)), (ALL,))
    (kernel,) = kernels_of(program("maxima", tensors((1, 24576), (1, 24576)), b.block((0, 1), (1,))), 4, 0)
    assert registers(kernel) > ROOM
    assert behind_barriers(kernel) == ["x1"]
