"""Nodes of a graph for sizes that follow from Dynamo's symbols."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch.fx import GraphModule, Node

from mirage_ir.sized.extent import ExtentTerm, Operation, SizeSymbol, SymbolicExtent
from mirage_ir.torch.convert.errors import NotConverted

SIGNS: Mapping[str, Callable[[Any, Any], Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "//": operator.floordiv,
}


def size_nodes(module: GraphModule, shape: Sequence[int], place: Node) -> list[int | Node]:
    """A shape as arguments of a node before `place`: numbers, and nodes that compute what is symbolic.

    Raises `NotConverted` for a symbol that no input of the graph has.
    """
    with module.graph.inserting_before(place):
        return [_size(module, e.term) if isinstance(e, SymbolicExtent) else e for e in shape]


def _size(module: GraphModule, term: ExtentTerm) -> int | Node:
    if isinstance(term, int):
        return term
    if not isinstance(term, Operation):
        return _symbol(module, term)
    operands = [_size(module, part) for part in (term.left, term.right)]
    node = module.graph.call_function(SIGNS[term.sign], tuple(operands))
    node.meta["val"] = SIGNS[term.sign](*(x.meta["val"] if isinstance(x, Node) else x for x in operands))
    return node


def _symbol(module: GraphModule, symbol: SizeSymbol) -> Node:
    """The input that is a symbol, or a node for the extent of an input that is one."""
    inputs = [n for n in module.graph.nodes if n.op == "placeholder"]
    for node in inputs:
        if _is(node.meta.get("val"), symbol):
            return node
    for node in inputs:
        made = node.meta.get("val")
        for d, extent in enumerate(made.shape if isinstance(made, torch.Tensor) else ()):
            if _is(extent, symbol):
                size = module.graph.call_function(torch.ops.aten.sym_size.int, (node, d))
                size.meta["val"] = extent
                return size
    raise NotConverted(f"no input of the graph has the size {symbol.name}")


def _is(value: object, symbol: SizeSymbol) -> bool:
    return isinstance(value, torch.SymInt) and str(value.node.expr) == symbol.name
