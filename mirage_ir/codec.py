"""Frozen data (programs, verdicts, kernels) as JSON text and back, by the types that its classes declare.

Only numbers, strings and lists are read, and each must be of the declared type: nothing from a text is executed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import Any, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")
Json: TypeAlias = Any
"""What `json` reads: None, bool, int, float, str, lists and dictionaries of such."""
MOST_SHARED = 1024
"""Rows of plain values that are made once when they occur often: a program of the paper has at most ten indices and twenty maps."""
JsonReader: TypeAlias = Callable[[Json], Any]
_LEAVES: dict[Any, tuple[type, ...]] = {NoneType: (NoneType,), bool: (bool,), int: (int,), float: (float, int), str: (str,)}
"""The Python types that are read as each plain type."""


class CodecError(ValueError):
    """A value that cannot be written, or a text that is no value of the wanted type."""


def encode(value: object) -> str:
    """The text of a value of dataclasses, tuples, enumerations, numbers and strings: one line. Raises `CodecError`."""
    return json.dumps(value, default=_write, separators=(",", ":"))


def decode(kind: type[T], text: str | bytes) -> T:
    """The value of that type. Raises `CodecError` when the text is none."""
    try:
        return _reader(kind)(json.loads(text))
    except (ValueError, RecursionError) as error:
        raise CodecError(f"not a {kind.__name__}: {error}") from None


def _write(value: object) -> Json:
    """A value that JSON lacks. The name of a dataclass tells the alternatives of a union apart."""
    if isinstance(value, Enum):
        return value.value
    if not is_dataclass(value) or isinstance(value, type):
        raise CodecError(f"a value of type {type(value).__name__} cannot be written")
    return [type(value).__name__, *(getattr(value, name) for name in _types(type(value)))]


@cache
def _types(kind: Any) -> dict[str, Any]:
    """The fields of a dataclass or named tuple with their declared types."""
    hints = get_type_hints(kind)
    return {name: hints[name] for name in ([f.name for f in fields(kind)] if is_dataclass(kind) else kind._fields)}


@cache
def _reader(kind: Any) -> JsonReader:
    """The function that reads values of a declared type."""
    kind = getattr(kind, "__supertype__", kind)  # A value of a `NewType` is one of the type that it is made of.
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _union(arguments)
    if origin is tuple and arguments[1:] == (...,):
        return _items(arguments[0])
    if origin is tuple:
        return _row(arguments)
    if is_dataclass(kind):
        return _record(kind)
    if kind in _LEAVES:
        return _leaf(kind)
    if issubclass(kind, Enum):
        return _member({member.value: member for member in kind})
    return _row(tuple(_types(kind).values()), kind)


def _member(members: dict[Json, Any]) -> JsonReader:
    def read(data: Json) -> Any:
        if not isinstance(data, int | str) or data not in members:
            raise CodecError(f"{data!r:.60} is none of {', '.join(map(str, members))}")
        return members[data]

    return read


def _leaf(kind: type) -> JsonReader:
    accepted = _LEAVES[kind]

    def read(data: Json) -> Any:
        if type(data) not in accepted:
            raise CodecError(f"{data!r:.60} is no {kind.__name__}")
        return data

    return read


def _union(kinds: tuple[Any, ...]) -> JsonReader:
    records: dict[Json, JsonReader] = {kind.__name__: _record(kind) for kind in kinds if hasattr(kind, "__dataclass_fields__")}
    plain = {t for kind in kinds for t in _LEAVES.get(kind, ())}
    others = [_reader(kind) for kind in kinds if not is_dataclass(kind) and kind not in _LEAVES]

    def read(data: Json) -> Any:
        if type(data) in plain:
            return data
        if records and type(data) is list and data and type(data[0]) is str and data[0] in records:  # pyright: ignore[reportUnknownArgumentType]
            return records[data[0]](data)
        for other in others:
            try:
                return other(data)
            except ValueError:
                continue
        raise CodecError(f"{data!r:.60} is none of {', '.join(str(getattr(kind, '__name__', kind)) for kind in kinds)}")

    return read


def _items(kind: Any) -> JsonReader:
    """Any number of values of one type."""
    item, plain = _reader(kind), frozenset(_LEAVES.get(kind, ()))

    def read(data: Json) -> tuple[Any, ...]:
        if type(data) is not list:
            raise CodecError(f"{data!r:.60} is no list")
        return tuple(data if plain and plain.issuperset(map(type, data)) else [item(v) for v in data])  # pyright: ignore[reportUnknownArgumentType]

    return read


def _row(kinds: tuple[Any, ...], make: Callable[..., Any] = lambda *row: row) -> JsonReader:
    """One value of each type, from which `make` makes one."""
    items, exact = tuple(map(_reader, kinds)), [*kinds]
    shared = make if float in kinds else lru_cache(MOST_SHARED)(make)  # 0.0 and -0.0 are equal, but not the same.

    def read(data: Json) -> Any:
        if type(data) is not list or len(data) != len(items):  # pyright: ignore[reportUnknownArgumentType]
            raise CodecError(f"{data!r:.60} is no list of {len(items)} values")
        if [*map(type, data)] == exact:  # pyright: ignore[reportUnknownArgumentType]
            return shared(*data)
        return make(*[item(v) for item, v in zip(items, data)])  # noqa: B905  # pyright: ignore[reportUnknownArgumentType]

    return read


def _record(kind: Any) -> JsonReader:
    name = kind.__name__

    def read(data: Json) -> Any:
        readers = _fields(kind)  # Not before: a record may hold others of its kind.
        if type(data) is not list or len(data) != len(readers) + 1 or data[0] != name:  # pyright: ignore[reportUnknownArgumentType]
            raise CodecError(f"{data!r:.60} is no {name}")
        return kind(*[item(v) for item, v in zip(readers, data[1:])])  # noqa: B905  # pyright: ignore[reportUnknownArgumentType]

    return read


@cache
def _fields(kind: Any) -> tuple[JsonReader, ...]:
    return tuple(map(_reader, _types(kind).values()))
