"""The torch text of an operator that has no rule of its own: its row's meaning over real arrays, run on symbols."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Any

from mirage_ir.errors import LoweringError
from mirage_ir.lowering.symbols import ArrayModule, Symbol, signs
from mirage_ir.ops import Operator

_TENSORS_ONLY = frozenset({"torch.maximum", "torch.minimum", "torch.logaddexp"})
"""Functions of torch that take no plain numbers."""


class TorchText(Symbol):
    """A torch expression under construction."""

    def __init__(self, text: str) -> None:
        self.text = text

    def infix(self, left: Any, sign: str, right: Any) -> TorchText:
        return TorchText(f"({_write(left)} {sign} {_write(right)})")

    __pow__, __rpow__ = signs("**")
    __lt__, __gt__ = signs("<")[0], signs(">")[0]
    __le__, __ge__ = signs("<=")[0], signs(">=")[0]
    __matmul__ = signs("@")[0]

    def __neg__(self) -> TorchText:
        return TorchText(f"(-{self.text})")

    def __abs__(self) -> TorchText:
        return TorchText(f"torch.abs({self.text})")

    def __bool__(self) -> bool:
        raise TypeError("a condition on the value of an array cannot be written as one torch expression")


def _write(value: Any, like: str | None = None) -> str:
    """A symbol or a number as torch reads it: with `like`, a number as a tensor of that one's shape."""
    if isinstance(value, TorchText):
        return value.text
    text = f'float("{value}")' if isinstance(value, float) and not isfinite(value) else repr(value)
    return text if like is None else f"torch.full_like({like}, {text})"


def torch_text(
    row: Operator, operands: Sequence[str], attrs: dict[str, Any], functions: Mapping[str, str], reductions: Mapping[str, str]
) -> str:
    """The torch expression of `row` on `operands` (names), with NumPy's `functions` and `reductions` under torch's names.

    Raises `LoweringError` when its meaning cannot be followed.
    """

    def call(name: str, *args: Any, axis: int | None = None, keepdims: bool = False) -> TorchText:
        if name in reductions:
            if axis is None:
                raise ValueError(f"'{name}' without an axis is not known")
            return TorchText(f"{reductions[name]}({_write(args[0])}, {axis}, {keepdims})")
        tensors = functions[name] in _TENSORS_ONLY
        like = next((a.text for a in args if isinstance(a, TorchText)), None) if tensors else None
        return TorchText(f"{functions[name]}({', '.join(_write(a, like) for a in args)})")

    try:
        known = ArrayModule(functions.keys() | reductions.keys(), call)
        return _write(row.real(known, *map(TorchText, operands), **attrs))
    except (TypeError, AttributeError, ValueError) as error:
        raise LoweringError(
            f"operator '{row.name}' has no torch rule and none can be read off its meaning ({error}): give register_rule one"
        ) from error
