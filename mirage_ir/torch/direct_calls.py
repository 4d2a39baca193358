"""Calls of our operators in what Inductor writes: past PyTorch's dispatcher, which costs each call as much as a launch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from torch._higher_order_ops.auto_functionalize import auto_functionalized
from torch._inductor import ir
from torch._inductor.lowering import lowerings, make_fallback
from torch._inductor.virtualized import V
from torch.fx import GraphModule, Node

from mirage_ir.torch.operators import DIRECT, NAMESPACE


def call_directly(graph: GraphModule) -> None:
    """Makes Inductor call what runs the operators of ours in a graph, and not the operators, whenever it compiles them.

    Nothing is done where this version of PyTorch does not say which inputs operators want to lie as they are.
    """
    try:
        from torch._inductor.lowering import tag_to_layout_constraint
        from torch._library.utils import get_layout_constraint_tag
    except ImportError:
        return
    for target in dict.fromkeys(map(_operator_of, graph.graph.nodes)):
        if getattr(target, "namespace", "") == NAMESPACE and target not in lowerings:
            constraint = tag_to_layout_constraint(get_layout_constraint_tag(target, with_default=True))
            make_fallback(target, layout_constraint=constraint, warn=False)
            lowerings[target] = _direct(target, lowerings[target])


def _operator_of(node: Node) -> Any:
    """The operator that a node calls, by its functional form or itself."""
    return node.args[0] if node.target is auto_functionalized else node.target if node.op == "call_function" else None


def _direct(target: Any, lowering: Callable[..., Any]) -> Callable[..., Any]:
    """The lowering of an operator, whose call is one of what runs it."""

    def lowered(*inputs: Any, **named: Any) -> Any:
        before = len(V.graph.operations)
        made = lowering(*inputs, **named)
        for call in V.graph.operations[before:]:
            if isinstance(call, ir.FallbackKernel) and call.op_overload is target and call.python_kernel_name is not None:
                call.python_kernel_name = f"{call.python_kernel_name.removesuffix(f'.{DIRECT}')}.{DIRECT}"
        return made

    return lowered
