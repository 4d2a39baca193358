"""Types of values in words."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from mirage_ir.check import check_attrs
from mirage_ir.errors import ProgramError
from mirage_ir.wording import in_words


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (int, "an integer"),
        (int | None, "an integer"),
        (int | float | None, "a number"),
        (tuple[int, ...], "a list of integers"),
        (tuple[int | float, ...], "a list of numbers"),
        (tuple[str, ...] | None, "a list of strings"),
        (str | tuple[int, ...], "a string or a list of integers"),
        (str | bool | None, "a string, or true or false"),
        (Literal["fast", "none"], "'fast' or 'none'"),
    ],
)
def test_types_in_words(kind: Any, words: str) -> None:
    assert in_words(kind) == words


def test_attributes_are_asked_for_in_words() -> None:
    for kind, given, said in (
        (tuple, 3, "a list of integers, not 3"),
        (float, "x", "a number, not 'x'"),
        (int, True, "an integer, not True"),
    ):
        with pytest.raises(ProgramError, match=f"attribute 'a' of 'f' must be {said}"):
            check_attrs("f", {"a": given}, {"a": kind}, {})
