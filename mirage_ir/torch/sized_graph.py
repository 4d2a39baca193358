"""Graphs with symbolic sizes: at which these are measured, and a graph in two forms, of which a call runs the faster one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

import sympy
import torch

from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.sizes import LARGEST_SEARCHED, seen

MEASURED_SIZES = (1, 2, 16, 64, 128, 256, 512, 1024, 2048, 4096)
"""The sizes of symbols at which graphs are measured, as far as they are in their ranges. A choice."""

SizesOfSymbols: TypeAlias = Mapping[sympy.Symbol, int]


def symbols_of(examples: Sequence[Any]) -> list[sympy.Symbol]:
    """The symbols that extents of tensors without entries follow from, in order. Others, as of strides alone, decide nothing."""
    found: dict[sympy.Symbol, None] = {}
    for size in _extents(examples):
        found.update(dict.fromkeys(sorted(size.node.expr.free_symbols, key=str)))
    return list(found)


def measured_points(examples: Sequence[Any]) -> list[SizesOfSymbols]:
    """The sizes at which a graph with these inputs is measured; one point without any where it has no symbols.

    Several symbols have the sizes that Dynamo saw. Sizes for which the graph has not been compiled, as they break a guard, are left
    out. Raises `NotConverted` for a size that Dynamo did not see.
    """
    symbols = symbols_of(examples)
    if len(symbols) != 1:
        return [{symbol: _seen(examples, symbol) for symbol in symbols}]
    (symbol,) = symbols
    shape_env = _extents(examples)[0].node.shape_env
    known = shape_env.var_to_range[symbol]
    inside = [n for n in MEASURED_SIZES if known.lower <= n <= known.upper]
    broken = {n for n in inside for g in shape_env.guards if g.expr.xreplace({symbol: sympy.Integer(n)}) == sympy.false}
    return [{symbol: n} for n in inside if n not in broken] or [{symbol: _seen(examples, symbol)}]


def size_at(size: int | torch.SymInt, sizes: SizesOfSymbols) -> int:
    """A size where symbols have these; where it follows from others, as Dynamo saw it. Raises `NotConverted` where it saw none."""
    if not isinstance(size, torch.SymInt):
        return size
    found = size.node.expr.xreplace({symbol: sympy.Integer(n) for symbol, n in sizes.items()})
    return int(found) if found.is_Integer else seen(size)


def _extents(examples: Sequence[Any]) -> list[torch.SymInt]:
    """The symbolic extents of the inputs of a graph."""
    return [e for x in examples if isinstance(x, torch.Tensor) for e in x.shape if isinstance(e, torch.SymInt)]


def _seen(examples: Sequence[Any], symbol: sympy.Symbol) -> int:
    """The size of a symbol that Dynamo saw. Raises `NotConverted` where it saw none."""
    alone = next((size for size in _extents(examples) if size.node.expr == symbol), None)
    if alone is None:
        raise NotConverted(f"the size {symbol} follows from others")
    return seen(alone)


def paying_ranges(measured: Sequence[tuple[int, bool]]) -> list[tuple[int, int]]:
    """The ranges of sizes in which something pays that does so, or not, at each of these sizes: where it does at both ends.

    Below the least and above the largest size that was measured it is as there, as far as kernels are searched.
    """
    every = sorted(measured)
    found: list[tuple[int, int]] = [(size, size) for size, pays in every if pays]
    found += [(a, b) for (a, one), (b, other) in pairwise(every) if one and other]
    if every and every[0][1]:
        found.append((0, every[0][0]))
    if every and every[-1][1]:
        found.append((every[-1][0], LARGEST_SEARCHED))
    return _joined(found)


def _joined(ranges: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The fewest ranges with the same sizes."""
    found: list[tuple[int, int]] = []
    for least, most in sorted(ranges):
        if found and least <= found[-1][1]:
            found[-1] = found[-1][0], max(most, found[-1][1])
        else:
            found.append((least, most))
    return found


class FasterBySize:
    """A compiled graph that is called with a list of inputs, as Inductor's are.

    It is `ours` where the size of its symbol is in one of the `ranges`, else `theirs`.

    Raises `NotConverted` where the graph has no symbol, or several, or none of its inputs shows the symbol.
    """

    def __init__(
        self,
        ours: Callable[[list[Any]], Any],
        theirs: Callable[[list[Any]], Any],
        examples: Sequence[Any],
        ranges: Sequence[tuple[int, int]],
    ) -> None:
        self._boxed_call = True  # PyTorch looks for it among what the object itself has.
        self.ours, self.theirs, self.ranges = ours, theirs, tuple(ranges)
        self.place, self.dimension = _shown(examples)

    def __call__(self, inputs: list[Any]) -> Any:
        given = inputs[self.place]
        size = given if self.dimension is None else given.shape[self.dimension]
        pays = any(least <= size <= most for least, most in self.ranges)
        return (self.ours if pays else self.theirs)(inputs)


def _shown(examples: Sequence[Any]) -> tuple[int, int | None]:
    """The input that shows the size of a graph's symbol, and the dimension of a tensor."""
    symbols = symbols_of(examples)
    if len(symbols) != 1:
        raise NotConverted(f"the graph has {len(symbols)} symbols")
    for place, x in enumerate(examples):
        if isinstance(x, torch.SymInt) and x.node.expr == symbols[0]:
            return place, None
        if isinstance(x, torch.Tensor):
            for d, extent in enumerate(x.shape):
                if isinstance(extent, torch.SymInt) and extent.node.expr == symbols[0]:
                    return place, d
    raise NotConverted(f"no input has the size {symbols[0]}")
