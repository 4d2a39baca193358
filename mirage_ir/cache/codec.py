"""Frozen data (programs, verdicts, counts) as JSON text and back, by the types that its classes declare.

Only numbers, strings and lists are read, and each must be of the declared type: nothing from a text is executed.
"""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")
Json: TypeAlias = Any
"""What `json` reads: None, bool, int, float, str, lists and dictionaries of such."""


class CodecError(ValueError):
    """A value that cannot be written, or a text that is no value of the wanted type."""


def encode(value: object) -> str:
    """The text of a value of dataclasses, tuples, enumerations, numbers and strings: one line. Raises `CodecError`."""
    return json.dumps(_write(value), separators=(",", ":"))


def decode(kind: type[T], text: str) -> T:
    """The value of that type. Raises `CodecError` when the text is none."""
    try:
        return _read(kind, json.loads(text))
    except (ValueError, RecursionError) as error:
        raise CodecError(f"not a {kind.__name__}: {error}") from None


def _write(value: object) -> Json:
    match value:
        case Enum():
            return value.value
        case None | bool() | int() | float() | str():
            return value
        case tuple():
            return [_write(v) for v in value]  # pyright: ignore[reportUnknownVariableType]
        case _ if is_dataclass(value) and not isinstance(value, type):
            # The name tells the alternatives of a union apart.
            return [type(value).__name__, *(_write(getattr(value, f.name)) for f in fields(value))]
        case _:
            raise CodecError(f"a value of type {type(value).__name__} cannot be written")


def _read(kind: Any, data: Json) -> Any:
    kind = getattr(kind, "__supertype__", kind)  # A value of a `NewType` is one of the type that it is made of.
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _read_union(kind, data)
    if origin is tuple:
        return _read_tuple(get_args(kind), _list(data))
    if is_dataclass(kind):
        return _read_dataclass(kind, _list(data))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(data)
    accepted = (int, float) if kind is float else (kind,)
    if kind not in (NoneType, bool, int, float, str) or type(data) not in accepted:
        raise CodecError(f"{data!r:.60} is no {getattr(kind, '__name__', kind)}")
    return data


def _read_union(kind: Any, data: Json) -> Any:
    why: list[str] = []
    for alternative in get_args(kind):
        try:
            return _read(alternative, data)
        except ValueError as error:
            why.append(str(error))
    raise CodecError("; ".join(why))


def _read_tuple(kinds: tuple[Any, ...], data: list[Json]) -> tuple[Any, ...]:
    if len(kinds) == 2 and kinds[1] is ...:
        return tuple(_read(kinds[0], v) for v in data)
    if len(kinds) != len(data):
        raise CodecError(f"{len(data)} values instead of {len(kinds)}")
    return tuple(_read(k, v) for k, v in zip(kinds, data, strict=True))


def _read_dataclass(kind: Any, data: list[Json]) -> Any:
    types = _types(kind)
    if len(data) != len(types) + 1 or data[0] != kind.__name__:
        raise CodecError(f"{data!r:.60} is no {kind.__name__}")
    return kind(*(_read(t, v) for t, v in zip(types, data[1:], strict=True)))


@cache
def _types(kind: Any) -> tuple[Any, ...]:
    """The declared types of the fields of a dataclass."""
    hints = get_type_hints(kind)
    return tuple(hints[f.name] for f in fields(kind))


def _list(data: Json) -> list[Json]:
    if not isinstance(data, list):
        raise CodecError(f"{data!r:.60} is no list")
    return data  # pyright: ignore[reportUnknownVariableType]
