"""Frozen data (programs, verdicts, kernels) as JSON text and back, by the types that its classes declare.

Only numbers, strings and lists are read, and each must be of the declared type: nothing from a text is executed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")
Json: TypeAlias = Any
"""What `json` reads: None, bool, int, float, str, lists and dictionaries of such."""
Reader: TypeAlias = Callable[[Json], Any]
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
def _reader(kind: Any) -> Reader:
    """The function that reads values of a declared type."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _union(arguments)
    if origin is tuple:
        return _items(_reader(arguments[0])) if arguments[1:] == (...,) else _row(tuple(map(_reader, arguments)))
    if is_dataclass(kind):
        return _record(kind)
    if kind in _LEAVES:
        return _leaf(kind)
    if issubclass(kind, Enum):
        return kind
    row = _row(tuple(map(_reader, _types(kind).values())))
    return lambda data: kind(*row(data))


def _leaf(kind: type) -> Reader:
    accepted = _LEAVES[kind]

    def read(data: Json) -> Any:
        if type(data) not in accepted:
            raise CodecError(f"{data!r:.60} is no {kind.__name__}")
        return data

    return read


def _union(kinds: tuple[Any, ...]) -> Reader:
    records: dict[Json, Reader] = {kind.__name__: _record(kind) for kind in kinds if hasattr(kind, "__dataclass_fields__")}
    plain = {t for kind in kinds for t in _LEAVES.get(kind, ())}
    others = [_reader(kind) for kind in kinds if not is_dataclass(kind) and kind not in _LEAVES]

    def read(data: Json) -> Any:
        if type(data) in plain:
            return data
        if isinstance(data, list) and data and type(data[0]) is str and data[0] in records:  # pyright: ignore[reportUnknownArgumentType]
            return records[data[0]](data)
        for other in others:
            try:
                return other(data)
            except ValueError:
                continue
        raise CodecError(f"{data!r:.60} is none of {', '.join(str(getattr(kind, '__name__', kind)) for kind in kinds)}")

    return read


def _items(item: Reader) -> Reader:
    return lambda data: tuple(map(item, _list(data)))


def _row(items: tuple[Reader, ...]) -> Reader:
    def read(data: Json) -> tuple[Any, ...]:
        if len(_list(data)) != len(items):
            raise CodecError(f"{len(data)} values instead of {len(items)}")
        return tuple(item(v) for item, v in zip(items, data, strict=True))

    return read


def _record(kind: Any) -> Reader:
    def read(data: Json) -> Any:
        readers = _fields(kind)  # Not before: a record may hold others of its kind.
        if len(_list(data)) != len(readers) + 1 or data[0] != kind.__name__:
            raise CodecError(f"{data!r:.60} is no {kind.__name__}")
        return kind(*[item(v) for item, v in zip(readers, data[1:], strict=True)])

    return read


@cache
def _fields(kind: Any) -> tuple[Reader, ...]:
    return tuple(map(_reader, _types(kind).values()))


def _list(data: Json) -> list[Json]:
    if not isinstance(data, list):
        raise CodecError(f"{data!r:.60} is no list")
    return data  # pyright: ignore[reportUnknownVariableType]
