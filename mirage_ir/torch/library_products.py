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
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch._guards import detect_fake_mode
from torch.fx import GraphModule, Node

from mirage_ir.block.kernels import describe_sweep
from mirage_ir.block.library import LIBRARY_THREADS, predefined_cost
from mirage_ir.block.work import work_of
from mirage_ir.program import Apply, TensorType, make_attrs
from mirage_ir.target.cost import kernel_cost
from mirage_ir.target.machines import Machine
from mirage_ir.torch.convert.products import ATTENTION
from mirage_ir.torch.convert.reader import ELEMENT_TYPES, overload_of
from mirage_ir.torch.convert.sizes import seen
from mirage_ir.torch.operators import NAMESPACE

aten = torch.ops.aten
MM, ADDMM, ADD = aten.mm.default, aten.addmm.default, aten.add.Tensor
FLATTENING = frozenset({aten.view.default, aten.reshape.default, aten._unsafe_view.default})
VIEWS = FLATTENING | {aten.permute.default, aten.transpose.int, aten.t.default, aten.expand.default, aten.unsqueeze.default}
CALLS = ATTENTION.keys() | {f"aten.{name}.default" for name in ("mm", "addmm", "bmm", "baddbmm", "convolution")}
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
        return int(self.weight.meta["val"].shape[1])

    @property
    def turned(self) -> bool:
        return self.weight.target is aten.permute.default

    @property
    def source(self) -> tuple[object, ...]:
        """What products that can be joined have in common."""
        root, tensor = self.operand, self.operand.meta["val"]
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
        if node.op != "call_function" or node.target not in (MM, ADDMM) or node.kwargs:
            continue
        bias, operand, weight = node.args if node.target is ADDMM else (None, *node.args)
        product = _Product(node, operand, weight, bias)
        row = bias is None or (bias.op == "placeholder" and [*bias.meta["val"].shape] == [weight.meta["val"].shape[1]])
        given = _argument(weight) if product.turned else weight
        fixed = all(isinstance(extent, int) for extent in weight.meta["val"].shape)
        if row and fixed and given.op == "placeholder" and node.meta["val"].dtype in ELEMENT_TYPES:
            found.append(product)
    return found


def _pays(products: Sequence[_Product], machine: Machine) -> bool:
    apart = sum(_cost(p, p.columns, machine) for p in products)
    columns = sum(p.columns for p in products)
    weight = products[0].weight.meta["val"]
    entries = columns * int(weight.shape[0])
    copied = describe_sweep([(entries, weight.itemsize)], entries * weight.itemsize, entries, 1.0, entries, weight.itemsize)
    copying = float(kernel_cost(work_of(copied, LIBRARY_THREADS), machine))
    return _cost(products[0], columns, machine) + copying <= GAIN * apart


def _cost(product: _Product, columns: int, machine: Machine) -> float:
    """The µs of a product with so many columns, at the sizes that Dynamo saw."""
    tensor = product.operand.meta["val"]
    rows, depth = map(seen, tensor.shape)
    dtype = ELEMENT_TYPES[tensor.dtype]
    shapes = (rows, depth), (depth, columns), (rows, columns)
    left, right, outer = (TensorType(shape, dtype) for shape in shapes)
    return predefined_cost(Apply("matmul", (0, 1), make_attrs({})), (left, right), outer, machine)


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
            for residual, summand in (node.args, node.args[::-1]):
                if isinstance(residual, Node) and isinstance(summand, Node) and _add_within(module, node, residual, summand):
                    found += 1
                    break
    return found


def _add_within(module: GraphModule, node: Node, residual: Node, summand: Node) -> bool:
    """Puts the sum of a residual and a product into the product; whether that can be done."""
    views: list[Node] = []
    product = summand
    while product.op == "call_function" and product.target in FLATTENING and len(product.users) == 1:
        views.insert(0, product)
        product = _argument(product)
    wanted, given = node.meta["val"], residual.meta["val"]
    flat = product.meta.get("val")
    known = product.target in (MM, ADDMM) and not product.kwargs and len(product.users) == 1 and isinstance(flat, torch.Tensor)
    alike = known and wanted.dtype == given.dtype == flat.dtype and wanted.stride() == given.stride()
    if not alike or wanted.shape != given.shape or not wanted.is_contiguous() or not _is_computed(residual):
        return False
    bias, left, right = product.args if product.target is ADDMM else (None, *product.args)
    if bias is not None and bias.meta["val"].dim() != 1:
        return False
    put = _Writer(module, node)
    if bias is None:
        begun = put(aten.clone.default, residual, memory_format=torch.contiguous_format)
    else:
        begun = put(ADD, residual, bias)
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
        tensors = torch.fx.map_arg((node.args, node.kwargs), lambda n: n.meta["val"])
        mode = detect_fake_mode(_tensors(node.all_input_nodes))
        assert mode is not None and isinstance(tensors, tuple)
        with mode:
            node.meta["val"] = target(*tensors[0], **tensors[1])
        return node


def _tensors(nodes: Iterable[Node]) -> list[Any]:
    return [n.meta["val"] for n in nodes]
