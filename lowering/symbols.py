"""Symbols that record the arithmetic applied to them: an operator's meaning over real arrays becomes a text, or operations.

The rows of the operator table take the array module as an argument. A lowering passes an `ArrayModule` and symbols of its own, so
an operator needs no second spelling.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Set
from functools import partial
from typing import Any


class Symbol(ABC):
    """Stands for an array, or for an entry of one."""

    @abstractmethod
    def infix(self, left: Any, sign: str, right: Any) -> Any:
        """The symbol of `left sign right` (Python's sign), of which one is this symbol."""

    def __add__(self, other: Any) -> Any:
        return self.infix(self, "+", other)

    def __radd__(self, other: Any) -> Any:
        return self.infix(other, "+", self)

    def __sub__(self, other: Any) -> Any:
        return self.infix(self, "-", other)

    def __rsub__(self, other: Any) -> Any:
        return self.infix(other, "-", self)

    def __mul__(self, other: Any) -> Any:
        return self.infix(self, "*", other)

    def __rmul__(self, other: Any) -> Any:
        return self.infix(other, "*", self)

    def __truediv__(self, other: Any) -> Any:
        return self.infix(self, "/", other)

    def __rtruediv__(self, other: Any) -> Any:
        return self.infix(other, "/", self)


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
