"""Python names for the values of a program, which may be called anything."""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Container

from mirage_ir.lowering.module.libraries import PACKED_NAME, PADDED_NAME
from mirage_ir.ops.library import LIBRARY

COMMON_NAMES = frozenset(
    {"torch", "argparse", "os", "sys", "allocate", "check_inputs", "computed", "draw", "inputs", "main", "reference", "run"}
    | {"relative_error", "transposed", "INPUTS", "POISON", "TOLERANCE", PACKED_NAME, PADDED_NAME, *LIBRARY}
)
"""Names that have a meaning of their own in every emitted module."""
_KERNEL = re.compile(r"(r|pid|below|some)\d.*|.*_s\d+", re.ASCII)
"""Index ranges, masks and strides of kernels."""


def identifier(name: str, taken: set[str], reserved: Container[str] = COMMON_NAMES) -> str:
    """A Python name close to `name` that means nothing else in an emitted module; it is added to `taken`, and was not there."""
    name = re.sub(r"\W", "_", name, flags=re.ASCII)
    if not name or not name[0].isalpha():
        name = f"arg{name}"
    if keyword.iskeyword(name) or name in reserved or hasattr(builtins, name) or _KERNEL.fullmatch(name):
        name += "_in"
    if name in reserved:  # Its beginning has the meaning.
        name = f"arg_{name}"
    return numbered_name(name, taken)


def numbered_name(name: str, taken: set[str]) -> str:
    """The first of name, name_2, name_3, … that is not in `taken`; it is added."""
    candidate, n = name, 2
    while candidate in taken:
        candidate, n = f"{name}_{n}", n + 1
    taken.add(candidate)
    return candidate


def suffixed_name(name: str, suffix: str, taken: set[str]) -> str:
    """The first of the name with no suffix, one, two, … that is not in `taken`; it is added."""
    while name in taken:
        name += suffix
    taken.add(name)
    return name
