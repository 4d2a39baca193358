"""Graphs with symbolic sizes: their symbols, and the sizes at which they are measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import sympy
import torch

from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.sizes import seen

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
