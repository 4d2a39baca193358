"""Emitted kernels on the CPU, block by block, in NumPy.

A fragment is an array [warps, registers, lanes] of f32 numbers that its element type has; products of 16-bit operands have f32
sums. Registers and shared memory hold NaN at first. Shared memory is bits at the addresses of `Panels`, so that buffers which
overlap corrupt one another. Warps take turns in any order (`order`), and the bytes of asynchronous copies arrive at any time
between issue and `Wait` (`copies`); every epoch is checked for races before it runs (`mirage_ir.lowering.cuda.races`, which says
why a kernel without one gives the same results in every order and at all times), and where named barriers order warps, every step
(`mirage_ir.lowering.cuda.ordered_races`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from math import prod
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mirage_ir.interpret.threads import one_blas_thread
from mirage_ir.lowering.cuda.accesses import Accesses
from mirage_ir.lowering.cuda.check import check_kernel
from mirage_ir.lowering.cuda.emitted import (
    Commit,
    Compute,
    Convert,
    CopyAsync,
    EmittedKernel,
    Fence,
    Fill,
    FillBeyond,
    Finish,
    Fragment,
    LoadGlobal,
    LoadShared,
    Multiply,
    Permute,
    Reduce,
    RowsInChunks,
    SharedOperand,
    StoreGlobal,
    StoreShared,
    Wait,
    takes_turns,
)
from mirage_ir.lowering.cuda.indices import (
    IndexArray,
    aligned_registers,
    buffer_order,
    coordinates,
    copied_entries,
    flat,
    left_entries,
    operand_places,
    permuted_registers,
    product_blocks,
    reduction_sources,
    shared_places,
    shared_writers,
    tile_shape,
    writers,
)
from mirage_ir.lowering.cuda.interleaving import Interleaving
from mirage_ir.lowering.cuda.layout import CHUNK, WARP, Panels
from mirage_ir.lowering.cuda.memory import Copies, DeviceTensor, EmulationError, RegisterValues, SharedMemory, round_values, to_bits
from mirage_ir.lowering.cuda.ordered_races import OrderedRaces
from mirage_ir.lowering.cuda.races import RaceDetector
from mirage_ir.lowering.cuda.rules import POWER_OF_TWO
from mirage_ir.lowering.cuda.touched import TouchedMemory
from mirage_ir.lowering.cuda.trace import Spot, TracedStep, epochs, traced_steps
from mirage_ir.ops import operator


def run_kernel(
    kernel: EmittedKernel,
    arguments: Sequence[NDArray[Any]],
    *,
    order: Random | None = None,
    copies: Copies = "latest",
    blocks: Iterable[int] | None = None,
) -> None:
    """Runs a kernel on its tensors, in order; results are written into their arrays.

    arguments: of any strides; float16 arrays for f16, float32 for f32, and float32 arrays that hold bf16 numbers for bf16.
    order: which warp takes the next step, one statement; None: all take each step together. blocks: the numbers of those that
    run, in turn; None: all of the launch.

    Raises `ProgramError` for a kernel that is not well formed (`check_kernel`), and `EmulationError` for a race, an access outside
    of a tensor or buffer or at an address that it cannot take, and an entry of a result that is stored twice.
    """
    check_kernel(kernel)
    if len(arguments) != len(kernel.tensors):
        raise ValueError(f"kernel '{kernel.name}' takes {len(kernel.tensors)} arguments, not {len(arguments)}")
    device = {t.name: DeviceTensor(t, a) for t, a in zip(kernel.tensors, arguments, strict=True)}
    detector, touched = RaceDetector(kernel), TouchedMemory(kernel, device)
    accesses, turns = Accesses(kernel), takes_turns(kernel)
    with np.errstate(all="ignore"), one_blas_thread():
        for number in range(kernel.blocks) if blocks is None else blocks:
            block = _Block(kernel, device, touched, order, copies)
            if turns:
                block.run_in_turns(list(traced_steps(kernel, number)), OrderedRaces(kernel, accesses))
                continue
            detector.start()
            for steps in epochs(kernel, number):
                block.run(steps, detector)


@lru_cache(maxsize=1024)
def _shares(panels: Panels, threads: int) -> list[IndexArray]:
    """For each warp the places of a stage that its threads copy: thread t copies chunks t, t + threads, …"""
    places = np.arange(panels.nbytes // panels.dtype.itemsize)
    warp = places * panels.dtype.itemsize // CHUNK % threads // WARP
    return [places[warp == w] for w in range(threads // WARP)]


class _Block:
    """A block that runs: its registers and its shared memory."""

    def __init__(
        self, kernel: EmittedKernel, device: dict[str, DeviceTensor], touched: TouchedMemory, order: Random | None, copies: Copies
    ) -> None:
        self._kernel, self._device, self._touched, self._order = kernel, device, touched, order
        self._buffers = {b.name: b for b in kernel.buffers}
        self._fragments = {f.name: f for f in kernel.fragments}
        self._registers = {
            f.name: np.full((kernel.warps, f.layout.registers, WARP), np.nan, dtype=np.float32) for f in kernel.fragments
        }
        self._shared = SharedMemory(kernel.shared_bytes, kernel.warps, copies, order or Random(0))

    def run(self, steps: Sequence[TracedStep], detector: RaceDetector) -> None:
        """The steps between two barriers."""
        detector.check(steps)
        if self._order is None:
            for step in steps:
                self._step(step, range(self._kernel.warps))
                self._shared.drift()
            return
        done = [0] * self._kernel.warps
        waiting = [w for w in range(self._kernel.warps) if steps]
        while waiting:
            warp = waiting[self._order.randrange(len(waiting))]
            self._step(steps[done[warp]], range(warp, warp + 1))
            self._shared.drift()
            done[warp] += 1
            if done[warp] == len(steps):
                waiting.remove(warp)

    def run_in_turns(self, steps: Sequence[TracedStep], races: OrderedRaces) -> None:
        """All steps of a block whose warps named barriers order."""
        interleaving = Interleaving(self._kernel, steps, self._order)
        for warp, position in interleaving:
            races.check(warp, position, steps[position], interleaving.clocks[warp])
            self._step(steps[position], range(warp, warp + 1))
            self._shared.drift()

    def _of(self, name: str, warps: range) -> RegisterValues:
        """The registers of some warps, to read and write."""
        return self._registers[name][warps.start : warps.stop]

    def _step(self, step: TracedStep, warps: range) -> None:
        try:
            self._run(step, warps)
            if warps.start == 0:  # Of all warps together.
                self._touched.check(step)
        except EmulationError as error:
            raise EmulationError(f"{step}: {error}") from error

    def _run(self, step: TracedStep, warps: range) -> None:
        """One statement in some warps."""
        match step.statement:
            case LoadGlobal(target=target, window=window):
                device, layout = self._device[window.tensor], self._fragments[target].layout
                tile = device.tile(device.box(step.origin, step.limit, layout.shape), layout.shape)
                self._put(target, warps, np.take(tile, self._part(flat(layout, self._kernel.warps), warps)))
            case StoreGlobal(source=source, window=window):
                self._store_global(step, source, self._device[window.tensor], warps)
            case CopyAsync(target=place, window=window, in_chunks=in_chunks):
                self._copy(step, place.permutation, window.tensor, warps, in_chunks)
            case Commit():
                for warp in warps:
                    self._shared.commit(warp)
            case Wait(pending=pending):
                for warp in warps:
                    self._shared.wait(warp, pending)
            case LoadShared(target=target, source=place):
                places = self._places(self._fragments[target], step.spots[0], place.permutation, warps, place.rows)
                values = self._shared.values(self._buffers[place.buffer], step.spots[0].stage)
                self._put(target, warps, np.take(values, places))
            case StoreShared(source=source, target=place):
                places = self._places(self._fragments[source], step.spots[0], place.permutation, warps)
                mask = self._part(shared_writers(self._fragments[source].layout, self._kernel.warps, step.spots[0].limit), warps)
                buffer = self._buffers[place.buffer]
                bits = to_bits(self._of(source, warps)[mask], buffer.panels.dtype)
                self._shared.stage(buffer, step.spots[0].stage)[places[mask]] = bits
            case Fence() | Finish():
                pass
            case Multiply():
                self._multiply(step, step.statement, warps)
            case Fill(target=target, value=value):
                self._put(target, warps, np.full_like(self._of(target, warps), value))
            case FillBeyond(target=target, dim=dim, value=value):
                part = self._part(coordinates(self._fragments[target].layout, self._kernel.warps)[dim], warps)
                self._put(target, warps, np.where(part >= step.limit[0], np.float32(value), self._of(target, warps)))
            case Convert(target=target, source=source):
                self._put(target, warps, self._aligned(source, target, warps))
            case Permute(target=target, source=source, permutation=permutation):
                layouts = self._fragments[target].layout, self._fragments[source].layout
                self._put(target, warps, self._of(source, warps)[:, permuted_registers(*layouts, permutation)])
            case Compute(target=target, op=op, operands=(operand,)) if op == POWER_OF_TWO:
                self._put(target, warps, np.exp2(self._aligned(operand, target, warps)))
            case Compute(target=target, op=op, operands=operands, attrs=attrs):
                row = operator(op)
                xs = [self._aligned(name, target, warps) for name in operands]
                self._put(target, warps, np.asarray(row.real(np, *xs, **{**row.defaults, **dict(attrs)}), dtype=np.float32))
            case Reduce(target=target, source=source, dim=dim, op=op):
                registers, lanes = reduction_sources(self._fragments[source].layout, self._fragments[target].layout, dim)
                entries = self._of(source, warps)[:, registers, lanes]
                self._put(target, warps, operator(op).real(np, entries, dim=-1)[..., 0])
            case statement:
                raise AssertionError(statement)

    def _put(self, target: str, warps: range, values: RegisterValues) -> None:
        self._of(target, warps)[...] = round_values(values, self._fragments[target].dtype)

    def _part(self, array: NDArray[Any], warps: range) -> NDArray[Any]:
        return array[warps.start : warps.stop]

    def _aligned(self, source: str, target: str, warps: range) -> RegisterValues:
        """The registers of an operand that belong to the target's."""
        layout, operand = self._fragments[target].layout, self._fragments[source].layout
        values = self._of(source, warps)
        return values if layout == operand else values[:, aligned_registers(layout, operand)]

    def _places(
        self, fragment: Fragment, spot: Spot, permutation: tuple[int, ...], warps: range, rows: RowsInChunks | None = None
    ) -> IndexArray:
        panels = self._tile(spot)
        places = shared_places(fragment.layout, self._kernel.warps, panels, spot.origin, permutation)
        return self._in_chunks(self._part(places, warps), spot, rows)

    def _tile(self, spot: Spot) -> Panels:
        """Where the entries of a tile lie; of one in chunks, where they would without what is before and behind rows."""
        panels = self._buffers[spot.buffer].panels
        return panels if spot.tile is None else Panels(panels.out_of_chunks, panels.dtype, panels.out_of_chunks[-1])

    def _in_chunks(self, places: IndexArray, spot: Spot, rows: RowsInChunks | None) -> IndexArray:
        """Places in a tile's rows, as those in the chunks of these, if it was copied so."""
        if rows is None or spot.tile is None:
            return places
        panels = self._buffers[spot.buffer].panels
        number, column = np.divmod(places, panels.out_of_chunks[-1])
        before = self._touched.shifts(rows.tensor, spot.tile, panels.out_of_chunks, rows.permutation)
        return number * panels.shape[-1] + before[number] + column

    def _store_global(self, step: TracedStep, source: str, device: DeviceTensor, warps: range) -> None:
        layout = self._fragments[source].layout
        device.box(step.origin, step.limit, layout.shape)
        parts = [self._part(part, warps) for part in coordinates(layout, self._kernel.warps)]
        parts = [np.zeros_like(parts[0])] * (len(step.origin) - len(parts)) + parts
        mask = self._part(writers(layout, self._kernel.warps), warps)
        for part, limit in zip(parts, step.limit, strict=True):
            mask = mask & (part < limit)
        entries = tuple(first + part[mask] for first, part in zip(step.origin, parts, strict=True))
        device.store(entries, self._of(source, warps)[mask])

    def _copy(self, step: TracedStep, permutation: tuple[int, ...], tensor: str, warps: range, in_chunks: bool) -> None:
        (spot,), device = step.spots, self._device[tensor]
        panels = self._buffers[spot.buffer].panels
        shape = tile_shape(replace(panels, shape=panels.out_of_chunks) if in_chunks else panels, permutation)
        tile = device.tile(device.box(step.origin, step.limit, shape), shape)
        if in_chunks:
            found = np.full((prod(panels.shape[:-1]), panels.shape[-1]), np.nan, dtype=np.float32)
            rows = np.transpose(tile, buffer_order(permutation, len(shape))).reshape(len(found), -1)
            before = self._touched.shifts(tensor, step.origin, panels.out_of_chunks, permutation)
            np.put_along_axis(found, before[:, None] + np.arange(rows.shape[1]), rows, 1)
            bits = to_bits(found.reshape(-1), panels.dtype)
        else:
            bits = to_bits(np.take(tile, copied_entries(panels, permutation)), panels.dtype)
        for warp in warps:
            share = _shares(panels, self._kernel.threads)[warp]
            self._shared.issue(warp, self._buffers[spot.buffer], spot.stage, share, bits[share])

    def _multiply(self, step: TracedStep, statement: Multiply, warps: range) -> None:
        layout, count = self._fragments[statement.target].layout, self._kernel.warps

        def shared(spot: Spot, operand: SharedOperand, left: bool) -> RegisterValues:
            places = operand_places(layout, count, self._tile(spot), operand.transposed, left)
            places = self._in_chunks(self._part(places, warps), spot, operand.rows)
            return np.take(self._shared.values(self._buffers[spot.buffer], spot.stage), places)

        if isinstance(statement.left, str):
            operand = self._fragments[statement.left].layout
            entries = self._part(left_entries(layout, count, operand.shape), warps)
            tile = np.full((len(warps), int(np.prod(operand.shape))), np.nan, dtype=np.float32)
            each = np.arange(len(warps))
            tile[each[:, None, None], self._part(flat(operand, count), warps)] = self._of(statement.left, warps)
            left = tile[each[:, None, None, None], entries]
        else:
            left = shared(step.spots[0], statement.left, True)
        right = shared(step.spots[-1], statement.right, False)
        product = np.matmul(left, right).reshape(len(warps), -1)
        entry = self._part(product_blocks(layout, count).entry, warps)
        self._of(statement.target, warps)[...] += np.take_along_axis(product, entry.reshape(len(warps), -1), 1).reshape(entry.shape)
