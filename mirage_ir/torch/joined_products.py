"""Products of one operand, which a library computes one after the other, as one product.

*Args.* A functional ATen graph, and the machine that costs are estimated for.

*Rewrite.* x·w₁, x·w₂, … with biases or without → x·[w₁ w₂ …] and slices of it. The weights are copied together in each call.

*Checks.* Weights and biases are inputs of the graph. The model says that joining gains more than copying the weights costs. No
product is returned, itself or as a view: a slice does not lie in memory as callers may expect.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from torch.fx import GraphModule, Node

from mirage_ir.block.kernels import describe_sweep
from mirage_ir.block.library import LIBRARY_THREADS, predefined_cost
from mirage_ir.block.work import work_of
from mirage_ir.target.cost import kernel_cost
from mirage_ir.target.machines import Machine
from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.library_calls import product_call
from mirage_ir.torch.convert.reader import ELEMENT_TYPES
from mirage_ir.torch.convert.sizes import seen
from mirage_ir.torch.graph_writer import (
    ADDMM,
    FLATTENING,
    MM,
    GraphWriter,
    argument_of,
    aten,
    factors_of,
    is_matrix_product,
    made_by,
)
from mirage_ir.torch.islands import is_view_node

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
        return int(made_by(self.weight).shape[1])

    @property
    def turned(self) -> bool:
        dims = self.weight.args[1:]
        return self.weight.target is aten.permute.default and len(dims) == 1 and dims[0] in ([1, 0], [-1, -2])

    @property
    def source(self) -> tuple[object, ...]:
        """What products that can be joined have in common."""
        root, tensor = self.operand, made_by(self.operand)
        while root.op == "call_function" and root.target in FLATTENING:
            root = argument_of(root)
        return root, tuple(map(str, tensor.shape)), tensor.dtype, self.bias is None, self.turned


def _products(module: GraphModule) -> list[_Product]:
    found: list[_Product] = []
    for node in module.graph.nodes:
        if not is_matrix_product(node) or _is_returned(node):
            continue
        bias, operand, weight = factors_of(node)
        product = _Product(node, operand, weight, bias)
        extents = made_by(weight).shape
        row = product.bias is None or (product.bias.op == "placeholder" and [*made_by(product.bias).shape] == [extents[1]])
        given = argument_of(weight) if product.turned else weight
        if row and given.op == "placeholder" and all(isinstance(e, int) for e in extents) and made_by(node).dtype in ELEMENT_TYPES:
            found.append(product)
    return found


def _is_returned(node: Node) -> bool:
    """Whether a graph returns a node or a view of it."""
    return any(user.op == "output" or (is_view_node(user) and _is_returned(user)) for user in node.users)


def _pays(products: Sequence[_Product], machine: Machine) -> bool:
    columns = sum(p.columns for p in products)
    weight = made_by(products[0].weight)
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
    tensor = made_by(product.operand)
    rows, depth = map(seen, tensor.shape)
    return predefined_cost(*product_call(rows, depth, columns, ELEMENT_TYPES[tensor.dtype]), machine)


def _put_together(module: GraphModule, products: Sequence[_Product]) -> None:
    first = products[0]
    put = GraphWriter(module, first.node)
    if first.turned:  # Rows of the weights lie one after the other: they are copied as they lie.
        rows = put(aten.cat.default, [argument_of(p.weight) for p in products])
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
