"""Products that a library adds to a residual where it lies.

*Args.* A functional ATen graph.

*Rewrite.* r + (b + x·w) → c = r + b, to which the library adds x·w in place. The kernel that makes r writes c, too, and the kernel
of the sum is gone. Without a bias, c is r itself, which Inductor copies where r is needed after that.

*Checks.* The sum is the product's only reader, of its shape and type. Inductor computes r by a kernel of its own, and no such
kernel reads the sum, which would have computed it for nothing. Without a bias, neither x nor w is r or a view of it. The graph
stays functional: it has PyTorch's functional form of an operator that changes an operand and returns nothing, and Inductor decides
where memory may be changed. (An operator of ATen that returns the operand that it changes would not do: Inductor takes the two for
different tensors, and uses the memory again.)
"""

from __future__ import annotations

import operator

from torch import Tensor
from torch._higher_order_ops.auto_functionalize import auto_functionalized
from torch.fx import GraphModule, Node

from mirage_ir.torch.added_product import ADD_PRODUCT
from mirage_ir.torch.convert.products import ATTENTION
from mirage_ir.torch.convert.reader import overload_of
from mirage_ir.torch.graph_writer import FLATTENING, GraphWriter, argument_of, aten, factors_of, is_matrix_product, made_by
from mirage_ir.torch.operators import NAMESPACE

ADD = aten.add.Tensor
CALLS = ATTENTION.keys() | {f"aten.{name}.default" for name in ("mm", "addmm", "bmm", "baddbmm", "convolution")}
"""Operators that Inductor computes by a call, into which it fuses nothing."""


def add_within_products(module: GraphModule) -> int:
    """Moves sums of residuals into products of a graph; how many."""
    found = 0
    for node in list(module.graph.nodes):
        if node.op == "call_function" and node.target is ADD and not node.kwargs and _only_calls_read(node):
            both = [n for n in node.args if isinstance(n, Node)]
            found += len(both) == 2 and any(_add_within(module, node, *pair) for pair in (both, both[::-1]))
    if found:
        module.graph.eliminate_dead_code()
        module.recompile()
    return found


def _add_within(module: GraphModule, node: Node, residual: Node, summand: Node) -> bool:
    """Puts the sum of a residual and a product into the product; whether that can be done."""
    product = summand
    while product.op == "call_function" and product.target in FLATTENING and len(product.users) == 1:
        product = argument_of(product)
    if not is_matrix_product(product) or len(product.users) != 1 or not _is_computed(residual):
        return False
    bias, left, right = factors_of(product)
    wanted, given, added, flat = map(made_by, (node, residual, summand, product))
    columns = str(flat.shape[-1])
    alike = wanted.dtype == given.dtype == added.dtype and _layout(wanted) == _layout(given) == _layout(added)
    if not alike or not _is_dense(wanted) or str(wanted.shape[-1]) != columns:
        return False
    if bias is not None and [*map(str, made_by(bias).shape)] != [columns]:
        return False
    if bias is None and (_is_view(residual) or residual in (_viewed(left), _viewed(right))):
        return False
    put = GraphWriter(module, node)
    begun = residual if bias is None else put(ADD, residual, bias)
    changed = put(auto_functionalized, ADD_PRODUCT, to=begun, left=left, right=right)
    made = put(operator.getitem, changed, 1)  # After the operator's own results, of which there are none: that is one None.
    made.meta = {**node.meta, **made.meta}
    node.replace_all_uses_with(made)
    return True


def _only_calls_read(node: Node) -> bool:
    """Whether a node is read by calls alone, or returned, also where it is viewed."""
    return all(_only_calls_read(user) if _is_view(user) else user.op == "output" or _is_call(user) for user in node.users)


def _is_computed(node: Node) -> bool:
    """Whether Inductor computes a node, or what it is a view of, by a kernel of its own."""
    node = _viewed(node)
    return node.op == "call_function" and not _is_call(node)


def _viewed(node: Node) -> Node:
    """The node of which one may be a part; otherwise itself."""
    while _is_view(node):
        node = argument_of(node)
    return node


def _is_view(node: Node) -> bool:
    """Whether a node may be a part of what another makes."""
    viewing = node.target in FLATTENING or node.target is operator.getitem or getattr(node.target, "is_view", False)
    return node.op == "call_function" and viewing


def _is_call(node: Node) -> bool:
    if node.target is auto_functionalized:
        return True
    return overload_of(node) in CALLS or getattr(node.target, "namespace", "") == NAMESPACE


def _layout(tensor: Tensor) -> list[str]:
    """Shape and strides, whose sizes may be symbols: to compare these as they are would bound them."""
    return [*map(str, tensor.shape), *map(str, tensor.stride())]


def _is_dense(tensor: Tensor) -> bool:
    """Whether entries lie row by row."""
    step = 1
    for extent, stride in zip(reversed(tensor.shape), reversed(tensor.stride()), strict=True):
        if str(stride) != str(step):
            return False
        step = step * extent
    return tensor.dim() > 1
