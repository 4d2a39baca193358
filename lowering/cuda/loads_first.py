"""Loads that are on their way before a kernel waits for anything, as far as the registers of a thread have room for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.registers import registers

ROOM = 160
"""Registers that the fragments of a thread may take for the sake of loads that come first: a round figure."""


def loads_first(kernel: e.EmittedKernel) -> e.EmittedKernel:
    """The kernel with its loads from device memory before the first statement at which threads wait for others.

    *rewrite*: wait; use a; load b; use b → load b; wait; use a; use b, in each line of statements between loops: the compiler moves
    no load across a barrier. *checks*: fragments take no more registers than before, or than `ROOM`.
    """
    moved = replace(kernel, body=tuple(_first(kernel.body)))
    return moved if registers(moved) <= max(ROOM, registers(kernel)) else kernel


def _first(body: Sequence[e.EmittedStatement]) -> list[e.EmittedStatement]:
    found: list[e.EmittedStatement] = []
    at: int | None = None  # Where the first statement stands behind which barriers may be.
    for s in body:
        if isinstance(s, e.For):
            at = None
        elif isinstance(s, e.LoadGlobal) and at is not None:
            found.insert(at, s)
            at += 1
            continue
        elif at is None and isinstance(s, e.Wait | e.LoadShared | e.StoreShared):
            at = len(found)
        found.append(s)
    return found
