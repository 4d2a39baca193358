"""Symbols that record the arithmetic applied to them: an operator's meaning over real arrays becomes a text, or operations.

The rows of the operator table take the array module as an argument. A lowering passes an `ArrayModule` and its own symbols.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Set
from functools import partial
from typing import Any


def signs(sign: str) -> tuple[Callable[[Symbol, Any], Any], Callable[[Symbol, Any], Any]]:
    """Python's methods of an operator: with a symbol on the left, and on the right."""
    return lambda left, right: left.infix(left, sign, right), lambda right, left: right.infix(left, sign, right)


class Symbol(ABC):
    """Stands for an array, or for an entry of one."""

    @abstractmethod
    def infix(self, left: Any, sign: str, right: Any) -> Any:
        """The symbol of `left sign right` (Python's sign), of which one is this symbol."""

    __add__, __radd__ = signs("+")
    __sub__, __rsub__ = signs("-")
    __mul__, __rmul__ = signs("*")
    __truediv__, __rtruediv__ = signs("/")


class ArrayModule:
    """Stands for numpy: each of the `known` functions is `call` with its name."""

    pi = 3.141592653589793
    e = 2.718281828459045
    inf = float("inf")

    def __init__(self, known: Set[str], call: Callable[..., Any]) -> None:
        self._known, self._call = known, call

    def __getattr__(self, name: str) -> Any:
        if name not in self._known:
            raise AttributeError(f"'{name}' is not known")
        return partial(self._call, name)
