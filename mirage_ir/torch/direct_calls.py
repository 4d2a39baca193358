"""Calls of our operators in what Inductor writes: past PyTorch's dispatcher, which costs each call as much as a launch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from torch._inductor import ir
from torch._inductor.lowering import lowerings, make_fallback
from torch.fx import GraphModule

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
    for node in graph.graph.nodes:
        if node.op == "call_function" and getattr(node.target, "namespace", "") == NAMESPACE and node.target not in lowerings:
            constraint = tag_to_layout_constraint(get_layout_constraint_tag(node.target, with_default=True))
            make_fallback(node.target, layout_constraint=constraint, warn=False)
            lowerings[node.target] = _direct(lowerings[node.target])


def _direct(lowering: Callable[..., Any]) -> Callable[..., Any]:
    """The lowering of an operator, whose call is one of what runs it."""

    def lowered(*inputs: Any) -> Any:
        made = lowering(*inputs)
        for box in made if isinstance(made, list | tuple) else [made]:
            call = _call_of(box)
            name = call.python_kernel_name
            if name is not None and not name.endswith(f".{DIRECT}"):
                call.python_kernel_name = f"{name}.{DIRECT}"
        return made

    return lowered


def _call_of(box: Any) -> ir.FallbackKernel:
    """The call that a result comes from: itself, or that of which it is one."""
    made = box.data.data
    if not isinstance(made, ir.FallbackKernel):
        (made,) = made.inputs
    assert isinstance(made, ir.FallbackKernel)
    return made
