"""Sizes that Dynamo leaves symbolic, as extents that follow from symbols.

An extent has the value that it has at a sample: one large prime for each of Dynamo's symbols. So two extents are equal at the
sample where they are equal at all sizes, and converters compare them as they compare numbers. No size becomes a number here, which
would add a guard to the graph.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sympy
import torch
from torch.fx import Graph
from torch.fx.experimental.symbolic_shapes import free_unbacked_symbols
from torch.utils._sympy.functions import CleanDiv, FloorDiv

from mirage_ir.program import Shape
from mirage_ir.sized.extent import LARGEST_SIZE, ExtentTerm, Operation, SizeSymbol, SymbolicExtent, next_prime
from mirage_ir.torch.convert.errors import NotConverted

LEAST_SAMPLE = 1000
"""Samples are larger than this, and than each number among the extents of a graph."""
LARGEST_SEARCHED = 1 << 17
"""The largest size for which kernels are searched where a graph has no bound, or a larger one. A choice."""


class DynamoSizes:
    """The symbolic sizes of one graph. `largest` is the largest number among its extents."""

    def __init__(self, largest: int = 0) -> None:
        self._last_sample = max(LEAST_SAMPLE, largest)
        self._symbols: dict[str, SymbolicExtent] = {}
        self._known: dict[int, sympy.Expr] = {}

    @classmethod
    def of(cls, graph: Graph) -> DynamoSizes:
        """Those of a graph whose nodes have tensors without entries."""
        made = [node.meta.get("val") for node in graph.nodes]
        tensors = [t for found in made for t in (found if isinstance(found, list | tuple) else [found])]
        shapes = [t.shape for t in tensors if isinstance(t, torch.Tensor)]
        return cls(max((e for shape in shapes for e in shape if isinstance(e, int)), default=0))

    def extent(self, size: int | torch.SymInt) -> int:
        """The extent of a size. Raises `NotConverted` for one that is no sum, product or quotient of symbols with a bound."""
        if not isinstance(size, torch.SymInt):
            return size
        expr = _cancelled(size.node.expr)
        if free_unbacked_symbols(expr):
            raise NotConverted(f"the size {expr} follows from data")
        made = self._evaluated(expr, size.node.shape_env)
        known = self._known.setdefault(int(made), expr)
        if sympy.expand(known) != sympy.expand(expr):
            raise NotConverted(f"the sizes {expr} and {known} cannot be told apart")
        return made

    def extents(self, sizes: Sequence[int | torch.SymInt]) -> Shape:
        """The extents of a shape, or strides. Raises `NotConverted`."""
        return tuple(map(self.extent, sizes))

    def range_of(self, extent: SymbolicExtent) -> tuple[int, int]:
        """The least and the largest value that an extent has where it is at least 1, the latter at most `LARGEST_SEARCHED`."""
        least, most = _bounds(extent.term)
        return max(1, least), max(1, min(most, LARGEST_SEARCHED))

    def _evaluated(self, expr: Any, shape_env: Any) -> int:
        if expr.is_Integer:
            return int(expr)
        if isinstance(expr, sympy.Symbol):
            return self._symbol(expr, shape_env)
        power = int(expr.exp) if expr.is_Pow and expr.exp.is_Integer else 0
        if power <= 0 and not isinstance(expr, sympy.Add | sympy.Mul | FloorDiv | CleanDiv):
            raise NotConverted(f"the size {expr} is no sum, product or quotient of symbols")
        if power > 0:
            first, *rest = [self._evaluated(expr.args[0], shape_env)] * power
        else:
            first, *rest = (self._evaluated(part, shape_env) for part in expr.args)
        for part in rest:
            first = first + part if expr.is_Add else first * part if expr.is_Mul or power > 0 else first // part
        return first

    def _symbol(self, symbol: sympy.Symbol, shape_env: Any) -> int:
        name = str(symbol)
        if name not in self._symbols:
            self._last_sample = next_prime(self._last_sample)
            known = shape_env.var_to_range[symbol]
            least, most = (int(min(max(bound, 1), LARGEST_SIZE)) for bound in (known.lower, known.upper))
            self._symbols[name] = SymbolicExtent(self._last_sample, SizeSymbol(name, least, most))
        return self._symbols[name]


def _cancelled(expr: Any) -> Any:
    """A size without quotients that leave no rest at any size: s · s // s is s, since what PyTorch divides by is not 0."""

    def quotient(base: Any, divisor: Any) -> Any:
        found = sympy.expand(sympy.cancel(base / divisor))
        whole = found.is_polynomial() and all(factor.is_Integer for factor in found.as_coefficients_dict().values())
        return found if whole else FloorDiv(base, divisor)

    return expr.replace(FloorDiv, quotient) if expr.has(FloorDiv) else expr


def is_size(value: object) -> bool:
    """Whether a value of a graph is a number, known or symbolic, rather than a tensor."""
    return isinstance(value, int | float | torch.SymInt | torch.SymFloat | torch.SymBool)


def seen(size: int | torch.SymInt) -> int:
    """A size as Dynamo saw it when it made the graph; no guard follows from that. Raises `NotConverted` where it saw none."""
    if not isinstance(size, torch.SymInt):
        return size
    if not size.node.has_hint():
        raise NotConverted(f"the size {size.node.expr} follows from data")
    return int(size.node.hint)


def _bounds(term: ExtentTerm) -> tuple[int, int]:
    """The least and the largest value of a term."""
    if isinstance(term, int):
        return term, term
    if not isinstance(term, Operation):
        return term.least, term.most
    (a, b), (c, d) = _bounds(term.left), _bounds(term.right)
    match term.sign:
        case "+":
            return a + c, b + d
        case "-":
            return a - d, b - c
        case "*":
            ends = [x * y for x in (a, b) for y in (c, d)]
        case _:
            ends = [x // max(y, 1) for x in (a, b) for y in (c, d)]
    return min(ends), max(ends)
