"""Products of PyTorch's libraries that do at once what a graph does one after the other.

*Args.* A functional ATen graph that no kernel of ours takes these products from, and the machine that costs are estimated for.

*Rewrite.* Two forms, each measured as a part of the whole graph:

- Products of one operand: x·w₁, x·w₂, … with biases → x·[w₁ w₂ …] and slices of it. The weights are copied together in each call.
- A product that is added to a residual: r + (b + x·w) → c = r + b, or a copy of r, to which the library adds x·w where c lies. The
  kernel that makes r writes c, too, and the kernel of the sum is gone.

*Checks.* Products are joined where the model says that they gain more than copying their weights costs. A sum moves into a product
only where it is the product's only reader, of its shape and type, where Inductor computes r by a kernel of its own, and where no
such kernel reads the sum: that would have computed it for nothing.
"""

from __future__ import annotations

import operator
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
from mirage_ir.torch.convert.library_calls import product_call
from mirage_ir.torch.convert.products import ATTENTION
from mirage_ir.torch.convert.reader import ELEMENT_TYPES, overload_of
from mirage_ir.torch.convert.sizes import seen
from mirage_ir.torch.operators import NAMESPACE

aten = torch.ops.aten
MM, ADDMM, ADD = aten.mm.default, aten.addmm.default, aten.add.Tensor
FLATTENING = frozenset({aten.view.default, aten.reshape.default, aten._unsafe_view.default})
VIEWS = FLATTENING | {aten.permute.default, aten.transpose.int, aten.t.default, aten.expand.default, aten.unsqueeze.default}
CALLS = ATTENTION.keys() | {f"aten.{name}.default" for name in ("mm", "addmm", "addmm_", "bmm", "baddbmm", "convolution")}
"""Operators that Inductor computes by a call, into which it fuses nothing."""
GAIN = 0.95
"""Share of the expected time of products that they may take joined. A choice: estimates err by more."""


@dataclass(frozen=True, slots=True)
class BetterProducts:
    """How many products were joined with others, and how many residuals are added within a product."""

    joined: int
    accumulated: int

    def __bool__(self) -> bool:
        return bool(self.joined or self.accumulated)

    def __str__(self) -> str:
        return f"{self.joined} products joined with others, {self.accumulated} that add to a residual where it lies"


def improve_products(module: GraphModule, machine: Machine) -> BetterProducts:
    """Rewrites the products of a graph as the module's docstring says."""
    found = BetterProducts(_join(module, machine), _accumulate(module))
    if found:
        module.graph.eliminate_dead_code()
        module.recompile()
    return found


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
        return self.weight.target is aten.permute.default

    @property
    def source(self) -> tuple[object, ...]:
        """What products that can be joined have in common."""
        root, tensor = self.operand, _tensor(self.operand)
        while root.op == "call_function" and root.target in FLATTENING:
            root = _argument(root)
        return root, tuple(map(str, tensor.shape)), tensor.dtype, self.bias is None, self.turned


def _join(module: GraphModule, machine: Machine) -> int:
    alike: dict[tuple[object, ...], list[_Product]] = {}
    for product in _products(module):
        alike.setdefault(product.source, []).append(product)
    joined = 0
    for products in alike.values():
        if len(products) > 1 and _pays(products, machine):
            _put_together(module, products)
            joined += len(products)
    return joined


def _products(module: GraphModule) -> list[_Product]:
    found: list[_Product] = []
    for node in module.graph.nodes:
        if not _is_product(node):
            continue
        bias, operand, weight = _factors(node)
        product = _Product(node, operand, weight, bias)
        extents = _tensor(weight).shape
        row = bias is None or (bias.op == "placeholder" and [*_tensor(bias).shape] == [extents[1]])
        given = _argument(weight) if product.turned else weight
        if row and given.op == "placeholder" and all(isinstance(e, int) for e in extents) and _tensor(node).dtype in ELEMENT_TYPES:
            found.append(product)
    return found


def _is_product(node: Node) -> bool:
    return node.op == "call_function" and node.target in (MM, ADDMM) and not node.kwargs


def _factors(product: Node) -> tuple[Node | None, Node, Node]:
    """The bias or none, and the two factors."""
    *bias, left, right = (n for n in product.args if isinstance(n, Node))
    return bias[0] if bias else None, left, right


def _pays(products: Sequence[_Product], machine: Machine) -> bool:
    apart = sum(_cost(p, p.columns, machine) for p in products)
    columns = sum(p.columns for p in products)
    weight = _tensor(products[0].weight)
    entries = columns * int(weight.shape[0])
    copied = describe_sweep([(entries, weight.itemsize)], entries * weight.itemsize, entries, 1.0, entries, weight.itemsize)
    copying = float(kernel_cost(work_of(copied, LIBRARY_THREADS), machine))
    return _cost(products[0], columns, machine) + copying <= GAIN * apart


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


def _accumulate(module: GraphModule) -> int:
    found = 0
    for node in list(module.graph.nodes):
        if node.op == "call_function" and node.target is ADD and not node.kwargs and _only_calls_read(node):
            both = [n for n in node.args if isinstance(n, Node)]
            found += len(both) == 2 and any(_add_within(module, node, *pair) for pair in (both, both[::-1]))
    return found


def _add_within(module: GraphModule, node: Node, residual: Node, summand: Node) -> bool:
    """Puts the sum of a residual and a product into the product; whether that can be done."""
    views: list[Node] = []
    product = summand
    while product.op == "call_function" and product.target in FLATTENING and len(product.users) == 1:
        views.insert(0, product)
        product = _argument(product)
    if not _is_product(product) or len(product.users) != 1 or not _is_computed(residual):
        return False
    bias, left, right = _factors(product)
    wanted, given, flat = map(_tensor, (node, residual, product))
    alike = wanted.dtype == given.dtype == flat.dtype and wanted.shape == given.shape and wanted.stride() == given.stride()
    if not alike or not wanted.is_contiguous() or (bias is not None and _tensor(bias).dim() != 1):
        return False
    put = _Writer(module, node)
    copied: dict[str, Any] = {"memory_format": torch.contiguous_format}
    begun = put(aten.clone.default, residual, **copied) if bias is None else put(ADD, residual, bias)
    made = put(aten.addmm_.default, put(aten.view.default, begun, [-1, flat.shape[1]]), left, right)
    for view in views:
        made = put(aten.view.default, made, *view.args[1:])
    made.meta = {**node.meta, **made.meta}
    node.replace_all_uses_with(made)
    return True


def _only_calls_read(node: Node) -> bool:
    """Whether a node is read by calls alone, or returned, also where it is viewed."""
    for user in node.users:
        viewed = user.op == "call_function" and user.target in VIEWS
        if not (_only_calls_read(user) if viewed else user.op == "output" or _is_call(user)):
            return False
    return True


def _is_computed(node: Node) -> bool:
    """Whether Inductor computes a node, or what it is a view of, by a kernel of its own."""
    while node.op == "call_function" and (node.target in VIEWS or node.target is operator.getitem):
        node = _argument(node)
    return node.op == "call_function" and not _is_call(node)


def _is_call(node: Node) -> bool:
    return overload_of(node) in CALLS or getattr(node.target, "namespace", "") == NAMESPACE


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

    def __call__(self, target: Callable[..., Any], *args: Any, **kwargs: Any) -> Node:
        with self._graph.inserting_before(self._place):
            node = self._graph.call_function(target, args, kwargs)
        mode = detect_fake_mode(list(map(_tensor, node.all_input_nodes)))
        assert mode is not None
        with mode:
            node.meta["val"] = target(*map_arg(args, _tensor), **kwargs)
        return node
