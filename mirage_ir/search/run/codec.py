"""What the search of a cone found, as JSON and back.

Only numbers, strings and lists are read, and each is checked: nothing from a file is executed, and a record that was never written
by `encode` is refused with `CodecError`. The text has each structure once, however many sizes it has.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import fields
from math import isfinite
from typing import Any, TypeAlias, TypeVar

from mirage_ir.ops import OPERATORS
from mirage_ir.program import Attr, Stage
from mirage_ir.search.cone.cone import Axes, Index, Instance
from mirage_ir.search.cone.kernels import ConeKernels, Effort, Found
from mirage_ir.search.cone.sizes import Roles
from mirage_ir.search.cone.structures import Structure, StructureOp
from mirage_ir.search.cone.tiles import LOAD, Derivation
from mirage_ir.search.space import ACCUMULATORS

T = TypeVar("T")
Json: TypeAlias = Any
"""What `json` reads: None, bool, int, float, str, lists and dictionaries of such."""


class CodecError(ValueError):
    """Text that `encode` did not write."""


def encode(kernels: ConeKernels) -> str:
    """The JSON text of what a search found; `decode` gives an equal value back."""
    tables = _Tables()
    found = [[cost, [[tables.structure(s), _write_roles(r)] for s, r in stages]] for cost, stages in kernels.found]
    effort = {f.name: getattr(kernels.effort, f.name) for f in fields(Effort)}
    return json.dumps({"structures": tables.structures, "found": found, "effort": effort}, separators=(",", ":"))


def decode(text: str | bytes) -> ConeKernels:
    """What was encoded. Raises `CodecError`."""
    try:
        record = json.loads(text)
        structures = [_read_structure(s) for s in _list(record["structures"])]
        found = tuple(_read_found(f, structures) for f in _list(record["found"]))
        return ConeKernels(found, _read_effort(record["effort"]))
    except CodecError:
        raise
    except (KeyError, IndexError, TypeError, ValueError, RecursionError) as error:
        raise CodecError(f"not a record of a search: {type(error).__name__}: {error}") from None


class _Tables:
    """Structures that were written already, by object and by what they are."""

    def __init__(self) -> None:
        self.structures: list[Json] = []
        self._positions: dict[str, int] = {}
        self._met: dict[int, int] = {}

    def structure(self, structure: Structure) -> int:
        """The position of a structure, which must live as long as this table."""
        if id(structure) not in self._met:
            written = _write_structure(structure)
            position = self._positions.setdefault(json.dumps(written), len(self.structures))
            if position == len(self.structures):
                self.structures.append(written)
            self._met[id(structure)] = position
        return self._met[id(structure)]


# Structures.


def _write_structure(s: Structure) -> Json:
    return {
        "loads": [_write_instance(i) for i in s.loads],
        "targets": [_write_instance(i) for i in s.targets],
        "extents": list(s.extents.items()),
        "loop": s.loop_index,
        "parts": [_write_part(p) for p in s.parts],
        "outputs": s.outputs,
        "split": s.split,
    }


def _read_structure(data: Json) -> Structure:
    loads, targets = _tuple(data["loads"], _read_instance), _tuple(data["targets"], _read_instance)
    extents = {_string(name): _integer(extent) for name, extent in _list(data["extents"])}
    parts: list[StructureOp] = []
    for part in _list(data["parts"]):
        parts.append(_read_part(part, len(loads), len(parts)))
    outputs = _tuple(data["outputs"], lambda v: _within(v, len(parts)))
    return Structure(loads, targets, extents, _index(data["loop"]), tuple(parts), outputs, _index(data["split"]))


def _write_part(p: StructureOp) -> Json:
    derivation = [p.derivation.op, p.derivation.operands, [[name, _write_attr(v)] for name, v in p.derivation.attrs]]
    return [p.value, derivation, p.operands, p.axes, int(p.stage)]


def _read_part(data: Json, loads: int, position: int) -> StructureOp:
    value, (op, operands, attrs), inner, axes, stage = data
    if op not in OPERATORS and op not in ACCUMULATORS and op != LOAD:
        raise CodecError(f"unknown operator {op!r}")
    derivation = Derivation(op, _tuple(operands, _integer), _tuple(attrs, lambda a: (_string(a[0]), _read_attr(a[1]))))
    below = loads if op == LOAD else position
    return StructureOp(_integer(value), derivation, _tuple(inner, lambda v: _within(v, below)), _axes(axes), Stage(_integer(stage)))


def _write_instance(i: Instance) -> Json:
    return [i.value, i.axes]


def _read_instance(data: Json) -> Instance:
    value, axes = data
    return Instance(_integer(value), _axes(axes))


def _write_attr(value: Attr) -> Json:
    return value


def _read_attr(data: Json) -> Attr:
    if isinstance(data, list):
        return _tuple(data, _integer)
    if not isinstance(data, int | float | str | bool):
        raise CodecError(f"{data!r} is no attribute")
    return data


# Sizes and costs.


def _write_roles(r: Roles) -> Json:
    return [r.grid, r.loop, r.threads]


def _read_roles(data: Json) -> Roles:
    grid, loop, threads = data
    return Roles(_tuple(grid, lambda g: (_index(g[0]), _integer(g[1]))), _integer(loop), _integer(threads))


def _read_found(data: Json, structures: Sequence[Structure]) -> Found:
    cost, stages = data
    if not isinstance(cost, float) or not isfinite(cost):
        raise CodecError(f"{cost!r} is no cost")
    return cost, _tuple(stages, lambda s: (structures[_within(s[0], len(structures))], _read_roles(s[1])))


def _read_effort(data: Json) -> Effort:
    kinds = {f.name: type(f.default) for f in fields(Effort)}
    if not isinstance(data, dict) or {name: type(v) for name, v in data.items()} != kinds:
        raise CodecError("the counts are not those of this version")
    return Effort(**{name: data[name] for name in kinds})


# Leaves.


def _list(data: Json) -> list[Json]:
    if not isinstance(data, list):
        raise CodecError(f"{data!r} is no list")
    return data


def _tuple(data: Json, read: Callable[[Json], T]) -> tuple[T, ...]:
    return tuple(read(v) for v in _list(data))


def _integer(data: Json) -> int:
    if type(data) is not int:
        raise CodecError(f"{data!r} is no integer")
    return data


def _string(data: Json) -> str:
    if not isinstance(data, str):
        raise CodecError(f"{data!r} is no string")
    return data


def _within(data: Json, below: int) -> int:
    if not 0 <= _integer(data) < below:
        raise CodecError(f"position {data} is not among {below}")
    return data


def _index(data: Json) -> Index | None:
    return None if data is None else _string(data)


def _axes(data: Json) -> Axes:
    return _tuple(data, _index)
