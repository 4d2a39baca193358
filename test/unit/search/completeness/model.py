"""A model of the theory: numbers in which its laws hold and, as far as can be, nothing else does.

What is provable has equal values in every model, so graphs whose values here differ from the program's need not be asked about. In
ordinary numbers far too many would be left: (x·w)/w has the value of x, though the theory has no cancellation. So values here are
vectors of `DRAWS` numbers, and dividing divides by the vector turned by one place: all laws of quotients hold, but w/w is not 1.
Every vector comes in two copies: in the second, −x is x, so that x − x is not 0. Where there are exponentials, for which
1/exp(x) = exp(−x), there is one copy, and an exponential takes the mean of the vector. A function of which nothing is known is one
that has no other law.

Arrays have the shape (copies, draws, iterations, rows, columns).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from mirage_ir.ops import operator
from mirage_ir.program import Shape

DRAWS = 3


@dataclass(frozen=True)
class Model:
    """Meanings of operators; `exponentials` says that there are any."""

    exponentials: bool

    @property
    def copies(self) -> int:
        return 1 if self.exponentials else 2

    def draw(self, shape: Shape, seed: int) -> Any:
        """A random value of a shape, without the dimension of iterations: far from 0, of either sign."""
        draw = np.random.default_rng(seed)
        size = (self.copies, DRAWS, *shape)
        return draw.uniform(0.4, 1.6, size) * draw.choice([-1.0, 1.0], size)

    # The language of the theory.

    def neg(self, x: Any) -> Any:
        return -x if self.exponentials else x * np.array([-1.0, 1.0]).reshape(2, *(1,) * (x.ndim - 1))

    def div(self, x: Any, y: Any) -> Any:
        return x / np.roll(y, 1, axis=1)

    def exp(self, x: Any) -> Any:
        return np.broadcast_to(np.exp(x.mean(axis=1, keepdims=True)), x.shape)

    def function(self, name: str, x: Any) -> Any:
        return 1.5 + np.sin((1 + len(name)) * x + 0.3)

    # The operators.

    def of(self, op: str, attrs: Mapping[str, Any], operands: Sequence[Any]) -> Any:
        """The result of an operator or accumulator; what overflows is no number, and equals nothing."""
        with np.errstate(all="ignore"):
            return self._of(op, attrs, operands)

    def _of(self, op: str, attrs: Mapping[str, Any], operands: Sequence[Any]) -> Any:
        x, y = operands[0], operands[-1]
        match op:
            case "accumulate sum":
                return x.sum(2, keepdims=True)
            case "accumulate max":
                return x.max(2, keepdims=True)
            case "accumulate shifted":
                largest = y.max(2, keepdims=True)
                return (self.exp(y + self.neg(largest)) * x).sum(2, keepdims=True)
            case "neg":
                return self.neg(x)
            case "sub":
                return x + self.neg(y)
            case "div":
                return self.div(x, y)
            case "reciprocal":
                return self.div(np.ones_like(x), x)
            case "rsqrt":
                return self.div(np.ones_like(x), self.function("sqrt", x))
            case "exp":
                return self.exp(x)
            case "transpose":
                return np.swapaxes(x, -1, -2)
            case "sum" | "max":
                return operator(op).real(np, x, dim=attrs["dim"] - 2)
            case "add" | "mul" | "matmul" | "maximum" | "square" | "relu" | "scale":
                return operator(op).real(np, *operands, **attrs)
            case _:
                return self.function(op, x)
