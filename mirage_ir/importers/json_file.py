"""Untrusted JSON: values that know their place in the file, and name it in errors."""

from __future__ import annotations

import json
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NoReturn

from mirage_ir.errors import MirageError, ProgramError

MAX_BYTES = 32 << 20
"""Larger files are refused unread: the checkpoints of Mirage's benchmarks take at most 2 MB."""
SHOWN = 60
"""Characters of a wrong value that an error shows, so that its message stays one line."""


class CheckpointError(MirageError):
    """A file that is no checkpoint, or whose graphs no program expresses.

    `where` is a line and column, or the JSON path of the offending value (`$[0][3].bgraph`); `file` the file's name, once known.
    """

    def __init__(self, reason: str, where: str, file: str | None = None) -> None:
        super().__init__(": ".join(part for part in (file, where, reason) if part))
        self.reason, self.where, self.file = reason, where, file

    def within(self, file: str) -> CheckpointError:
        """The same error, about a file of that name."""
        return CheckpointError(self.reason, self.where, file)


@dataclass(frozen=True, slots=True)
class JsonValue:
    """A JSON value and its path."""

    value: Any
    where: str = "$"

    def wrong(self, reason: str) -> NoReturn:
        """Raises `CheckpointError` at this value."""
        raise CheckpointError(reason, self.where)

    @contextmanager
    def blamed(self) -> Generator[None]:
        """Turns every `ProgramError` raised inside into a `CheckpointError` at this value."""
        try:
            yield
        except ProgramError as error:
            self.wrong(str(error))

    def items(self) -> list[JsonValue]:
        if not isinstance(self.value, list):
            self._unexpected("an array")
        return [JsonValue(v, f"{self.where}[{i}]") for i, v in enumerate(self.value)]

    def field(self, name: str) -> JsonValue:
        """A field of an object, which must be there."""
        self.check_object()
        if name not in self.value:
            self.wrong(f"the field '{name}' is missing")
        return JsonValue(self.value[name], f"{self.where}.{name}")

    def check_object(self) -> None:
        """Raises `CheckpointError` unless the value is an object."""
        if not isinstance(self.value, dict):
            self._unexpected("an object")

    def has(self, name: str) -> bool:
        return isinstance(self.value, dict) and name in self.value

    def only(self, known: frozenset[str]) -> None:
        """Raises `CheckpointError` for anything but an object whose fields are all in `known`."""
        self.check_object()
        for name in self.value:
            if name not in known:
                self.wrong(f"unknown field {_brief(name)}")

    def integer(self, least: int, most: int) -> int:
        """An integer between `least` and `most`."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            self._unexpected("an integer")
        if not least <= self.value <= most:
            self.wrong(f"{_brief(self.value)} is outside {least} … {most}")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            self._unexpected("a string")
        return self.value

    def _unexpected(self, wanted: str) -> NoReturn:
        kinds = {dict: "an object", list: "an array", str: "a string", bool: "a truth value", int: "an integer", float: "a number"}
        self.wrong(f"expected {wanted}, not {kinds.get(type(self.value), 'null')}")


def _brief(value: object) -> str:
    shown = repr(value)
    return shown if len(shown) <= SHOWN else f"{shown[: SHOWN - 1]}…"


def parse_json(data: bytes) -> JsonValue:
    """The value of a JSON text. Raises `CheckpointError`: for text that is too large, truncated, nested too deeply, no JSON."""
    if len(data) > MAX_BYTES:
        raise CheckpointError(f"it has more than {MAX_BYTES >> 20} MiB, which no checkpoint has", "")
    try:
        return JsonValue(json.loads(data.decode("utf-8"), parse_constant=_refuse_constant))
    except UnicodeDecodeError as error:
        raise CheckpointError(f"it is not UTF-8 text: byte 0x{data[error.start]:02x}", f"byte {error.start}") from None
    except json.JSONDecodeError as error:
        raise CheckpointError(f"it is no JSON: {error.msg}", f"{error.lineno}:{error.colno}") from None
    except RecursionError:
        raise CheckpointError("it is nested too deeply", "") from None
    except ValueError as error:  # an integer of thousands of digits
        raise CheckpointError(f"it is no JSON: {_brief(str(error))}", "") from None


def _refuse_constant(name: str) -> NoReturn:
    raise CheckpointError(f"it is no JSON: {name} is no number", "")


def read_json(path: str) -> JsonValue:
    """The value in a JSON file. Raises `CheckpointError`, and `OSError` when the file cannot be read."""
    with open(path, "rb") as stream:
        return parse_json(stream.read(MAX_BYTES + 1))
