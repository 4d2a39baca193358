"""Attention that a graph spells out, as the call of PyTorch's: Inductor's own patterns find it.

They are looked for before a graph comes to us, when a softmax stands in it that is kept whole. So they are looked for again, in a
copy where it is taken apart.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch._inductor.fx_passes.joint_graph import patterns
from torch.fx import GraphModule

from mirage_ir.torch.convert.products import ATTENTION
from mirage_ir.torch.convert.reader import overload_of
from mirage_ir.torch.splice import expand_kept

SOFTMAX = torch.ops.aten._softmax.default


def with_attention(graph: GraphModule, table: Mapping[Any, Callable[..., Any]]) -> GraphModule:
    """The graph with calls of attention where Inductor finds it, once `table` has taken softmax apart; itself if there is none."""
    if not any(n.target is SOFTMAX for n in graph.graph.nodes):
        return graph
    other = GraphModule(graph, copy.deepcopy(graph.graph))
    other.meta = dict(graph.meta)
    expand_kept(other, table, [SOFTMAX])
    patterns.apply(other)
    if _calls(other) == _calls(graph):
        return graph
    other.graph.eliminate_dead_code()
    other.recompile()
    return other


def _calls(graph: GraphModule) -> int:
    return sum(n.op == "call_function" and overload_of(n) in ATTENTION for n in graph.graph.nodes)
