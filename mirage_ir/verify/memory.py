"""How much memory a verification takes, estimated before it begins, and how much it may take."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from mirage_ir.check import infer_program
from mirage_ir.errors import TooLargeError
from mirage_ir.limits import check_memory
from mirage_ir.ops import Kind, operator
from mirage_ir.program import Apply, GraphOp, Program, numbered, operands, results
from mirage_ir.verify.sets import stored_members

_DEFAULT_SHARE = 0.5
"""Of the memory that is free, what a verification may take when nobody says."""
_UNKNOWN = 8 << 30
"""Bytes that are taken to be free where the system does not tell."""
_GIB = 1 << 30
_MASK_BYTES = 2
"""For an entry's marks whether it is defined, while they are computed."""


@dataclass(frozen=True, slots=True)
class Memory:
    """A limit in bytes, and what of it is for the tiles of a chunk of blocks, and for inputs that are kept."""

    limit: int

    @staticmethod
    def of(limit: float | None) -> Memory:
        """The limit that is given in GiB, else half of what is free. Raises `OptionError` for what is no such number."""
        check_memory(limit)
        return Memory(int(available() * _DEFAULT_SHARE) if limit is None else int(limit * _GIB))

    @property
    def tiles(self) -> int:
        return min(192 << 20, self.limit // 8)

    @property
    def inputs(self) -> int:
        return min(640 << 20, self.limit // 4)

    @property
    def tensor(self) -> int:
        """A tensor beyond this is not kept, where it can be computed where it is read."""
        return min(256 << 20, self.limit // 8)

    def check(self, programs: Sequence[Program], lanes: int) -> None:
        """Raises `TooLargeError` when one of the programs takes more than the limit, by the estimate."""
        need = max(bytes_needed(p, lanes, self) for p in programs)
        if need > self.limit:
            raise TooLargeError(
                f"it would take some {need / _GIB:.1f} GiB of memory, and may take {self.limit / _GIB:.1f} (option 'memory')"
            )


def available() -> int:
    """Bytes of memory that are free, as the system says."""
    try:
        for line in Path("/proc/meminfo").read_text().splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) << 10
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_AVPHYS_PAGES")
    except (OSError, ValueError, AttributeError):
        return _UNKNOWN


def bytes_needed(program: Program, lanes: int, memory: Memory) -> int:
    """Bytes of all tensors that live at a time, at most, when a decomposed program is run in so many lanes."""
    types = infer_program(program, memory=False)
    members = stored_members(program, types)
    last = {v: position for position, node in enumerate(program.nodes) for v in operands(node)}
    last |= dict.fromkeys(program.outputs, len(program.nodes))
    first = len(program.inputs)
    streamed = _streamed(program, [4 * lanes * t.size > memory.tensor for t in types])

    def bytes_of(value: int) -> int:
        return 0 if value in streamed else types[value].size * (4 * lanes * members[value] + _MASK_BYTES)

    live = {v: bytes_of(v) for v in range(first) if v in last}
    kept = min(sum(live.values()), memory.inputs)
    for v in range(first):
        live.pop(v, None)
    most = 0
    for position, (value, node) in enumerate(numbered(first, program.nodes)):
        for v in range(value, value + results(node)):
            live[v] = bytes_of(v)
        most = max(most, sum(live.values()) + (memory.tiles if isinstance(node, GraphOp) else 0))
        for v in {*node.operands, *range(value, value + results(node))}:
            if last.get(v, -1) <= position:
                live.pop(v, None)
    return kept + most


def _streamed(program: Program, large: Sequence[bool]) -> set[int]:
    """Large inputs and what is computed from them entry by entry, as long as only such operators and sums read it."""
    first = len(program.inputs)
    found = {v for v in range(first) if large[v]}
    unread: set[int] = set(program.outputs)
    for value, node in numbered(first, program.nodes):
        row = operator(node.op) if isinstance(node, Apply) else None
        pointwise = row is not None and row.kind is Kind.ELEMENTWISE
        if row is not None and pointwise and large[value] and not row.extremum:
            found.add(value)
        if row is None or not (pointwise or (row.linear and row.kind is Kind.REDUCTION)):
            unread.update(operands(node))
    return {v for v in found if v < first or v not in unread}
