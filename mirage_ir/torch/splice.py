"""Puts kernels in the place of islands in a PyTorch graph."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch._guards import detect_fake_mode
from torch._inductor.decomposition import select_decomp_table
from torch.fx import GraphModule, Node
from torch.fx.experimental.proxy_tensor import make_fx

from mirage_ir.torch.choice import IslandChoice
from mirage_ir.torch.convert.as_torch import TorchProgram
from mirage_ir.torch.convert.errors import NotConverted
from mirage_ir.torch.convert.sizes import DynamoSizes
from mirage_ir.torch.convert.writer import Outside
from mirage_ir.torch.operators import CausalMask, operator_of
from mirage_ir.torch.size_nodes import size_nodes


def splice(module: GraphModule, choices: Sequence[IslandChoice], sizes: DynamoSizes) -> None:
    """Replaces each island by calls of its kernels and, for its other parts, of PyTorch's operators.

    `sizes` are those of the graph. Where some are symbolic, what is put in has them, too, and no guard follows from it.
    """
    graph = module.graph
    replaced: dict[Node, Node] = {}
    for choice in choices:
        place = choice.island.place
        read = choice.read
        masks = {v: _mask(outside) for v, outside in enumerate(read.inputs) if outside.causal}
        known = {v: _entered(module, o, replaced, place, sizes) for v, o in enumerate(read.inputs) if v not in masks}
        for part in choice.parts:
            if part.kernel is None:
                for v in part.part.inputs:
                    if v not in known:
                        known[v] = _written_out(module, masks[v], place)
                made = traced_call(module, TorchProgram(part.part.program), [known[v] for v in part.part.inputs], place)
            else:
                held = {position: masks[v] for position, v in enumerate(part.part.inputs) if v in masks}
                made = _called(module, part.kernel, [known[v] for v in part.part.inputs if v not in masks], place, held)
            known.update(zip(part.part.outputs, made, strict=True))
        given = set(range(len(read.program.inputs)))  # Nodes of PyTorch's compute anew: a mean of one entry is no alias of it.
        for old, value in zip(choice.island.outputs, read.program.outputs, strict=True):
            own = traced_call(module, lambda x: [x.clone()], [known[value]], place)[0] if value in given else known[value]
            given.add(value)
            shaped = _shaped(module, own, sizes.extents(old.meta["val"].shape), place, sizes)
            new = _laid_out(module, shaped, old.meta["val"], place, sizes)
            old.replace_all_uses_with(new)
            new.meta = {**old.meta, **new.meta}
            replaced[old] = new
        for node in reversed(choice.island.nodes):
            if not node.users:
                graph.erase_node(node)
        for node in (n for n in choice.island.nodes if n.users):
            place.prepend(node)  # A view of a result, which others read.
    module.recompile()


def expand_kept(module: GraphModule, table: Mapping[Any, Callable[..., Any]], kept: Sequence[Any]) -> None:
    """Takes apart the operators that were kept whole for islands, as the compiler of the rest wants them."""
    for node in list(module.graph.nodes):
        if node.op != "call_function" or node.target not in kept or node.target not in table:
            continue
        inputs = node.all_input_nodes

        def call(*tensors: torch.Tensor, node: Node = node, inputs: Sequence[Node] = inputs) -> Any:
            at = dict(zip(inputs, tensors, strict=True))
            args, kwargs = torch.fx.map_arg((node.args, node.kwargs), lambda n: at[n])  # type: ignore[return-value]
            made = node.target(*args, **kwargs)  # type: ignore[operator]
            return list(made) if isinstance(made, tuple) else [made]

        made = traced_call(module, call, inputs, node, table)
        for user in list(node.users):
            if user.target is operator.getitem and len(made) > 1:
                user.replace_all_uses_with(made[user.args[1]])
                module.graph.erase_node(user)
        if node.users:
            node.replace_all_uses_with(made[0])
        module.graph.erase_node(node)
    module.recompile()


def traced_call(
    module: GraphModule,
    function: Callable[..., Sequence[Any]],
    arguments: Sequence[Node],
    place: Node,
    table: Mapping[Any, Callable[..., Any]] | None = None,
) -> list[Any]:
    """The results of a function of tensors and sizes, as nodes before `place` that compute them.

    Operators are taken apart by `table`; unless it is given, by Inductor's, which refuses others.
    """
    table = select_decomp_table() if table is None else table
    examples = [n.meta["val"] for n in arguments]
    mode = detect_fake_mode(examples)
    assert mode is not None
    with mode:
        traced = make_fx(function, decomposition_table=dict(table), tracing_mode="real")(*examples)
    at = dict(zip((n for n in traced.graph.nodes if n.op == "placeholder"), arguments, strict=True))
    made: Sequence[Any] = ()
    with module.graph.inserting_before(place):
        for node in traced.graph.nodes:
            if node.op == "output":
                made = torch.fx.map_arg(node.args[0], lambda n: at[n])  # type: ignore[assignment]
            elif node.op == "get_attr":
                raise NotConverted(f"'{node.target}' is a constant")
            elif node.op != "placeholder":
                at[node] = module.graph.node_copy(node, lambda n: at[n])
    return list(made)


def _called(
    module: GraphModule, kernel: Any, arguments: Sequence[Node], place: Node, masks: Mapping[int, CausalMask]
) -> list[Node]:
    """The results of a kernel, as nodes before `place`; it has the `masks` among its inputs itself."""
    examples = [n.meta["val"] for n in arguments]
    op = operator_of(kernel, masks, examples[0].device)
    mode = detect_fake_mode(examples)
    assert mode is not None
    with mode:
        made = op(*examples)
    with module.graph.inserting_before(place):
        call = module.graph.call_function(op, tuple(arguments))
        call.meta["val"] = made
        if not isinstance(made, list):
            return [call]
        parts: list[Node] = []
        for i, tensor in enumerate(made):
            part = module.graph.call_function(operator.getitem, (call, i))
            part.meta["val"] = tensor
            parts.append(part)
        return parts


def _entered(module: GraphModule, outside: Outside, replaced: Mapping[Node, Node], place: Node, sizes: DynamoSizes) -> Node:
    """The node of an input of a program, in the program's shape."""
    node = _shaped(module, replaced.get(outside.node, outside.node), outside.shape or (1,), place, sizes)
    order = outside.order
    if not order or (sizes.extent(node.meta["val"].stride(order[-1])) == 1 and order == tuple(range(len(order)))):
        return node
    return traced_call(module, lambda x: [x.permute(order).contiguous()], [node], place)[0]


def _mask(outside: Outside) -> CausalMask:
    rows, keys = outside.shape
    return CausalMask(outside.causal, rows, keys, outside.dtype)


def _written_out(module: GraphModule, mask: CausalMask, place: Node) -> Node:
    """A mask for PyTorch's own operators, computed in the graph."""
    like = next(n for n in module.graph.nodes if isinstance(n.meta.get("val"), torch.Tensor))
    return traced_call(module, lambda x: [mask.on(x.device)], [like], place)[0]


def _laid_out(module: GraphModule, node: Node, like: torch.Tensor, place: Node, sizes: DynamoSizes) -> Node:
    """A tensor whose entries lie in memory as those of another do, which views and callers may rely on."""
    shape, wanted = sizes.extents(like.shape), sizes.extents(like.stride())
    have, want = (
        [s for s, e in zip(strides, shape, strict=True) if e > 1] for strides in (sizes.extents(node.meta["val"].stride()), wanted)
    )
    if have == want:
        return node
    # Each stride is a multiple of the one before, so that their order at the sample is theirs at all sizes.
    order = sorted(range(len(shape)), key=lambda d: (-wanted[d], d))
    back = [order.index(d) for d in range(len(shape))]
    return traced_call(
        module, lambda x: [x.permute(order).clone(memory_format=torch.contiguous_format).permute(back)], [node], place
    )[0]


def _shaped(module: GraphModule, node: Node, shape: tuple[int, ...], place: Node, sizes: DynamoSizes) -> Node:
    """A tensor with these extents."""
    if sizes.extents(node.meta["val"].shape) == shape:
        return node
    wanted = size_nodes(module, shape, place)
    symbolic = [e for e in wanted if isinstance(e, Node)]

    def reshaped(x: torch.Tensor, *given: int) -> list[torch.Tensor]:
        following = iter(given)
        return [x.reshape([next(following) if isinstance(e, Node) else e for e in wanted])]

    return traced_call(module, reshaped, [node, *symbolic], place)[0]
