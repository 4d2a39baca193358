"""Products of one operand, which a library computes one after the other, as one product.

*Args.* A functional ATen graph, and the machine that costs are estimated for.

*Rewrite.* x·w₁, x·w₂, … with biases or without → x·[w₁ w₂ …] and slices of it. The weights are copied together in each call.

*Checks.* Weights and biases are inputs of the graph. The model says that joining gains more than copying the weights costs. No
product is returned, itself or as a view: a slice does not lie in memory as callers may expect.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch._guards import detect_fake_mode
from torch.fx import GraphModule, Node
from torch.fx.node import map_arg

from mirage_ir.block.kernels import describe_sweep
from mirage_ir.block.library import LIBRARY_THREADS, predefined_cost
from mirage_ir.block.work import work_of
from mirage_ir.target.cost import kernel_cost
from mirage_ir.target.machines import Machine
from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.library_calls import product_call
from mirage_ir.torch.convert.reader import ELEMENT_TYPES
from mirage_ir.torch.convert.sizes import seen
from mirage_ir.torch.islands import is_view_node

aten = torch.ops.aten
MM, ADDMM = aten.mm.default, aten.addmm.default
FLATTENING = frozenset({aten.view.default, aten.reshape.default, aten._unsafe_view.default})
GAIN = 0.95
"""Share of the expected time of products that they may take joined. A choice: estimates err by more."""


def join_products(module: GraphModule, machine: Machine) -> int:
    """Joins products of a graph where that pays; how many were joined with others."""
    alike: dict[tuple[object, ...], list[_Product]] = {}
    for product in _products(module):
        alike.setdefault(product.source, []).append(product)
    joined = 0
    for products in alike.values():
        if len(products) > 1 and _pays(products, machine):
            _put_together(module, products)
            joined += len(products)
    if joined:
        module.graph.eliminate_dead_code()
        module.recompile()
    return joined


@dataclass(frozen=True, slots=True)
class _Product:
    """x·w with a bias or none. The weight is an input of the graph, or one that is `turned`; so is the bias."""

    node: Node
    operand: Node
    weight: Node
    bias: Node | None

    @property
    def columns(self) -> int:
        return int(_tensor(self.weight).shape[1])

    @property
    def turned(self) -> bool:
        dims = self.weight.args[1:]
        return self.weight.target is aten.permute.default and len(dims) == 1 and dims[0] in ([1, 0], [-1, -2])

    @property
    def source(self) -> tuple[object, ...]:
        """What products that can be joined have in common."""
        root, tensor = self.operand, _tensor(self.operand)
        while root.op == "call_function" and root.target in FLATTENING:
            root = _argument(root)
        return root, tuple(map(str, tensor.shape)), tensor.dtype, self.bias is None, self.turned


def _products(module: GraphModule) -> list[_Product]:
    found: list[_Product] = []
    for node in module.graph.nodes:
        if node.op != "call_function" or node.target not in (MM, ADDMM) or node.kwargs or _is_returned(node):
            continue
        *bias, operand, weight = (n for n in node.args if isinstance(n, Node))
        product = _Product(node, operand, weight, bias[0] if bias else None)
        extents = _tensor(weight).shape
        row = product.bias is None or (product.bias.op == "placeholder" and [*_tensor(product.bias).shape] == [extents[1]])
        given = _argument(weight) if product.turned else weight
        if row and given.op == "placeholder" and all(isinstance(e, int) for e in extents) and _tensor(node).dtype in ELEMENT_TYPES:
            found.append(product)
    return found


def _is_returned(node: Node) -> bool:
    """Whether a graph returns a node or a view of it."""
    return any(user.op == "output" or (is_view_node(user) and _is_returned(user)) for user in node.users)


def _pays(products: Sequence[_Product], machine: Machine) -> bool:
    columns = sum(p.columns for p in products)
    weight = _tensor(products[0].weight)
    entries = columns * int(weight.shape[0])
    copied = describe_sweep([(entries, weight.itemsize)], entries * weight.itemsize, entries, 1.0, entries, weight.itemsize)
    copying = float(kernel_cost(work_of(copied, LIBRARY_THREADS), machine))
    try:
        apart = sum(_cost(p, p.columns, machine) for p in products)
        return _cost(products[0], columns, machine) + copying <= GAIN * apart
    except NotConverted:  # The number of rows follows from data.
        return False


def _cost(product: _Product, columns: int, machine: Machine) -> float:
    """The µs of a product with so many columns, at the sizes that Dynamo saw."""
    tensor = _tensor(product.operand)
    rows, depth = map(seen, tensor.shape)
    return predefined_cost(*product_call(rows, depth, columns, ELEMENT_TYPES[tensor.dtype]), machine)


def _put_together(module: GraphModule, products: Sequence[_Product]) -> None:
    first = products[0]
    put = _Writer(module, first.node)
    if first.turned:  # Rows of the weights lie one after the other: they are copied as they lie.
        rows = put(aten.cat.default, [_argument(p.weight) for p in products])
        weight = put(aten.permute.default, rows, [1, 0])
    else:
        weight = put(aten.cat.default, [p.weight for p in products], 1)
    if first.bias is None:
        whole = put(MM, first.operand, weight)
    else:
        whole = put(ADDMM, put(aten.cat.default, [p.bias for p in products]), first.operand, weight)
    begin = 0
    for p in products:
        part = put(aten.slice.Tensor, whole, 1, begin, begin + p.columns)
        begin += p.columns
        p.node.replace_all_uses_with(part)


def _tensor(node: Node) -> torch.Tensor:
    """What a node makes, without entries."""
    return node.meta["val"]


def _argument(node: Node) -> Node:
    found = node.args[0]
    assert isinstance(found, Node)
    return found


class _Writer:
    """Writes operators before a place in a graph, with what they make."""

    def __init__(self, module: GraphModule, place: Node) -> None:
        self._graph, self._place = module.graph, place

    def __call__(self, target: Callable[..., Any], *args: Any) -> Node:
        with self._graph.inserting_before(self._place):
            node = self._graph.call_function(target, args)
        mode = detect_fake_mode(list(map(_tensor, node.all_input_nodes)))
        assert mode is not None
        with mode:
            node.meta["val"] = target(*map_arg(args, _tensor))
        return node
