"""How much memory a verification takes, estimated before it begins, and how much it may take."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from pathlib import Path

from mirage_ir.check import infer_program, split_into
from mirage_ir.errors import TooLargeError
from mirage_ir.limits import check_memory
from mirage_ir.ops import Kind, operator
from mirage_ir.program import Apply, GraphOp, Load, Program, numbered, operands, results
from mirage_ir.verify.sets import stored_members

_DEFAULT_SHARE = 0.5
"""Share of the free memory that a verification may take by default."""
_UNKNOWN = 8 << 30
"""Bytes assumed free where the system does not tell."""
_GIB = 1 << 30
_MASK_BYTES = 2
"""Bytes for an entry's marks whether it is defined: the old and the new mask."""


@dataclass(frozen=True, slots=True)
class Memory:
    """A limit in bytes, and the shares of it for the tiles of a chunk of blocks and for inputs that are kept."""

    limit: int

    @staticmethod
    def of(limit: float | None) -> Memory:
        """The limit given in GiB, else half of the free memory. Raises `OptionError` unless it is a positive number."""
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
        """Bytes from which on an element-wise result is computed where it is read, and not kept."""
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
    """The most bytes of tensors that live at a time when a decomposed program runs in `lanes` lanes."""
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
        tiles = memory.tiles + _extended(node, lanes) if isinstance(node, GraphOp) else 0
        most = max(most, sum(live.values()) + tiles)
        for v in {*node.operands, *range(value, value + results(node))}:
            if last.get(v, -1) <= position:
                live.pop(v, None)
    return kept + most


def _extended(graph: GraphOp, lanes: int) -> int:
    """Bytes of tensors that loads make larger, since their tiles exceed them."""
    total = 0
    for node in graph.body:
        if isinstance(node, Load) and node.tile is not None:
            total += prod(split_into(node, graph, d) * n for d, n in enumerate(node.tile))
    return 4 * lanes * total


def _streamed(program: Program, large: Sequence[bool]) -> set[int]:
    """Large inputs, and element-wise results of them that only element-wise operators and sums read."""
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
