"""Python names for the values of a program, which may be called anything."""

from __future__ import annotations

import builtins
import keyword
import re

from mirage_ir.lowering.triton.rules import HELPERS

_MODULE = frozenset(
    {"torch", "triton", "tl", "argparse", "os", "sys", "warnings", "allocate", "check_inputs", "draw", "index_type", "inputs"}
    | {"index_type_beyond", "iterations"}
    | {"main", "launch_options", "larger", "reference", "relative_error", "run", "transposed", "i", "it", "part", "pid", *HELPERS}
    | {"DOT_BF16", "INDEX", "INPUTS", "INTERPRETED", "KERNELS", "PDL", "POISON", "STAGES", "TOLERANCE"}
)
"""Names that have a meaning of their own in an emitted module and its kernels."""
_KERNEL = re.compile(r"(r|pid|below)\d.*|.*_s\d+", re.ASCII)
"""Index ranges, masks and strides of kernels."""


def identifier(name: str, taken: set[str]) -> str:
    """A Python name close to `name` that means nothing else in an emitted module; it is added to `taken`, and was not there."""
    name = re.sub(r"\W", "_", name, flags=re.ASCII)
    if not name or not name[0].isalpha():
        name = f"arg{name}"
    if keyword.iskeyword(name) or name in _MODULE or hasattr(builtins, name) or _KERNEL.fullmatch(name):
        name += "_in"
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
