"""Kernels whose sizes are known when they run: they take each as an `int`, and extents are expressions of them.

The extents of such a kernel are symbolic (`mirage_ir.sized.extent`): of its grid, its loop and its tensors. In its expressions
stand the names of `EmittedKernel.sizes`. At sizes it is a kernel like any other (`kernel_at`), which is checked and emulated.

A stride that follows from a size is taken for a multiple of 16 bytes, so that the first of a text's kernels moves vectors. Where
tensors lie otherwise, the launching function takes the second one, for any strides; `any_strides` is that one for the emulator.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from mirage_ir.lowering.cuda.emitted import EmittedKernel, IntExpr
from mirage_ir.program import Shape
from mirage_ir.sized.extent import SymbolicExtent, SymbolicNumber, SymbolSizes, is_symbolic

EXPRESSIONS = frozenset({"origin", "limit", "stage", "barrier", "text"})
"""The fields of statements that are expressions, or tuples of them, and the text of notes."""


def extent_text(extent: int) -> IntExpr:
    """The text of an extent as an expression: no term of one is negative, so C++'s `/` rounds down."""
    return str(extent).replace("//", "/")


def float_expression(value: SymbolicNumber) -> str:
    """A constant that follows from sizes, as C++ computes it in f32."""
    over = "".join(f"*float({extent_text(extent)})" for extent in value.over)
    under = "".join(f"/float({extent_text(extent)})" for extent in value.under)
    return f"({value.coefficient!r}f{over}{under})".replace(" ", "")


def has_sizes(shape: Shape) -> bool:
    """Whether an extent of a tensor follows from sizes."""
    return any(map(is_symbolic, shape))


def kernel_at(kernel: EmittedKernel, sizes: SymbolSizes) -> EmittedKernel:
    """The kernel at sizes, which takes none."""
    if not kernel.sizes:
        return kernel
    word = re.compile(rf"\b({'|'.join(map(re.escape, kernel.sizes))})\b")
    known = {name: str(sizes[name]) for name in kernel.sizes}
    found = _changed(replace(kernel, sizes=()), sizes, lambda text: word.sub(lambda name: known[name[0]], text))
    assert isinstance(found, EmittedKernel)
    return found


def _changed(part: Any, sizes: Mapping[str, int], change: Callable[[IntExpr], IntExpr], expression: bool = False) -> Any:
    """A part of a kernel with extents and constants at sizes, and its expressions changed."""
    if isinstance(part, SymbolicExtent | SymbolicNumber):
        return part.at(sizes)
    if isinstance(part, tuple):
        return tuple(_changed(one, sizes, change, expression) for one in part)  # pyright: ignore[reportUnknownVariableType]
    if is_dataclass(part) and not isinstance(part, type):
        values = {f.name: (getattr(part, f.name), f.name in EXPRESSIONS) for f in fields(part)}
        new = {name: _changed(value, sizes, change, is_text) for name, (value, is_text) in values.items()}
        return part if all(new[name] is value for name, (value, _) in values.items()) else replace(part, **new)
    return change(part) if expression and isinstance(part, str) else part


def any_strides(kernel: EmittedKernel) -> EmittedKernel:
    """The second of a text's kernels, which knows of no tensor how it lies."""
    return replace(kernel, tensors=tuple(replace(t, alignment=0) for t in kernel.tensors))
