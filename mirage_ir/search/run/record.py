"""The kernels of a cone as a flat record for `mirage_ir.codec`: each structure stands once, however many sizes it has."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import isfinite

from mirage_ir.codec import CodecError, decode, encode
from mirage_ir.ops import OPERATORS
from mirage_ir.search.cone.cone import Index, Instance
from mirage_ir.search.cone.kernels import ConeKernels, Effort
from mirage_ir.search.cone.sizes import Roles
from mirage_ir.search.cone.steps import LoadTile, TileOperator
from mirage_ir.search.cone.structures import Structure, StructureOp


@dataclass(frozen=True, slots=True)
class StructureRecord:
    """The fields of a `Structure`; `extents` are pairs."""

    loads: tuple[Instance, ...]
    targets: tuple[Instance, ...]
    extents: tuple[tuple[Index, int], ...]
    loop_index: Index | None
    parts: tuple[StructureOp, ...]
    outputs: tuple[int, ...]
    split: Index | None
    loops: int

    @classmethod
    def of(cls, structure: Structure) -> StructureRecord:
        s = structure
        return cls(s.loads, s.targets, tuple(s.extents.items()), s.loop_index, s.parts, s.outputs, s.split, s.loops)

    def structure(self) -> Structure:
        """The structure. Raises `CodecError` for an unknown operator and for a position that is not there."""
        for n, part in enumerate(self.parts):
            _check_positions(part.operands, n)
            match part.step:
                case LoadTile(load):
                    _check_positions((load,), len(self.loads))
                case TileOperator(name) if name not in OPERATORS:
                    raise CodecError(f"unknown operator {name!r}")
                case _:
                    pass
        _check_positions(self.outputs, len(self.parts))
        extents = dict(self.extents)
        return Structure(self.loads, self.targets, extents, self.loop_index, self.parts, self.outputs, self.split, self.loops)


@dataclass(frozen=True, slots=True)
class KernelsRecord:
    """A `ConeKernels`. Each of `found` is a cost in µs, and for each kernel the position of its structure and its sizes."""

    structures: tuple[StructureRecord, ...]
    found: tuple[tuple[float, tuple[tuple[int, Roles], ...]], ...]
    effort: Effort


def write_kernels(kernels: ConeKernels) -> str:
    """The text of the kernels of a search that finished; `read_kernels` gives an equal value back."""
    structures = {id(structure): structure for _, stages in kernels.found for structure, _ in stages}
    positions = {identity: n for n, identity in enumerate(structures)}
    found = tuple((cost, tuple((positions[id(s)], roles) for s, roles in stages)) for cost, stages in kernels.found)
    return encode(KernelsRecord(tuple(map(StructureRecord.of, structures.values())), found, kernels.effort))


def read_kernels(text: str | bytes) -> ConeKernels:
    """The kernels that were written. Raises `CodecError` for any other text."""
    record = decode(KernelsRecord, text)
    structures = [s.structure() for s in record.structures]
    for cost, stages in record.found:
        if not isfinite(cost):
            raise CodecError(f"{cost!r} is no cost")
        _check_positions((position for position, _ in stages), len(structures))
    found = tuple((cost, tuple((structures[n], roles) for n, roles in stages)) for cost, stages in record.found)
    return ConeKernels(found, record.effort)


def _check_positions(positions: Iterable[int], below: int) -> None:
    for position in positions:
        if not 0 <= position < below:
            raise CodecError(f"position {position} is not among {below}")
