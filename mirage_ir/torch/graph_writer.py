"""Operators written into graphs of PyTorch, with what they make."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch._guards import detect_fake_mode
from torch.fx import GraphModule, Node
from torch.fx.node import map_arg

aten = torch.ops.aten
MM, ADDMM = aten.mm.default, aten.addmm.default
FLATTENING = frozenset({aten.view.default, aten.reshape.default, aten._unsafe_view.default})
"""Views that keep the order of all entries."""


def made_by(node: Node) -> torch.Tensor:
    """What a node makes, without entries."""
    return node.meta["val"]


def argument_of(node: Node) -> Node:
    """The first operand of a node."""
    found = node.args[0]
    assert isinstance(found, Node)
    return found


def is_matrix_product(node: Node) -> bool:
    """Whether a node is a product of two matrices, plus a bias or not."""
    return node.op == "call_function" and node.target in (MM, ADDMM) and not node.kwargs


def factors_of(product: Node) -> tuple[Node | None, Node, Node]:
    """The bias of a product or none, and its two factors."""
    *bias, left, right = (n for n in product.args if isinstance(n, Node))
    return bias[0] if bias else None, left, right


class GraphWriter:
    """Writes operators before a place in a graph, with what they make."""

    def __init__(self, module: GraphModule, place: Node) -> None:
        self._graph, self._place = module.graph, place

    def __call__(self, target: Callable[..., Any], *args: Any, **kwargs: Any) -> Node:
        with self._graph.inserting_before(self._place):
            node = self._graph.call_function(target, args, kwargs)
        mode = detect_fake_mode([n.meta["val"] for n in node.all_input_nodes])
        assert mode is not None
        with mode:
            node.meta["val"] = target(*map_arg(args, made_by), **map_arg(kwargs, made_by))
        return node
