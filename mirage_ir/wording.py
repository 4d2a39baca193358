"""How messages name the types of values: in words, for readers of MLIR as of Python."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

_WORDS: dict[Any, str] = {
    int: "an integer",
    float: "a number",
    bool: "true or false",
    str: "a string",
    tuple: "a list of integers",
}
_SEVERAL: dict[Any, str] = {int: "integers", float: "numbers", bool: "true and false", str: "strings"}


def in_words(kind: Any) -> str:
    """A type of options or attributes in words, with its article; None in a union stands for no value and is left out.

    >>> in_words(int), in_words(tuple[int, ...]), in_words(int | float | None)
    ('an integer', 'a list of integers', 'a number')
    """
    if get_origin(kind) is Literal:
        return " or ".join(f"'{value}'" for value in get_args(kind))
    if get_origin(kind) in (Union, UnionType):
        words = list(dict.fromkeys(in_words(k) for k in _alternatives(kind)))
        return (", or " if any(" or " in w for w in words) else " or ").join(words)
    if get_origin(kind) is tuple:
        return f"a list of {' or '.join(_SEVERAL.get(k, str(k)) for k in _alternatives(get_args(kind)[0]))}"
    return _WORDS.get(kind, str(kind))


def _alternatives(kind: Any) -> list[Any]:
    """The members of a union, without None, and without int where every number will do."""
    members = [k for k in get_args(kind) if k is not NoneType] if get_origin(kind) in (Union, UnionType) else [kind]
    return [k for k in members if not (k is int and float in members)]
