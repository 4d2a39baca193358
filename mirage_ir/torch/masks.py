"""Masks of attention that no input decides: kernels for attention need not read one that hides nothing, or is causal.

Models often compute their masks from ranges of places alone. Dynamo leaves this arithmetic in its graph, and a mask that is a
tensor keeps PyTorch from its fastest kernels. A mask whose rows do not lie in memory, because it is one column repeated or a bias
that comes with its heads last, even keeps it from all that fuse attention.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor
from torch._ops import OperatorBase
from torch._subclasses.fake_tensor import unset_fake_temporarily
from torch.fx import Graph, GraphModule, Interpreter, Node
from torch.nn import functional

ATTENTION: Callable[..., Tensor] = functional.scaled_dot_product_attention
PARAMETERS = ("query", "key", "value", "attn_mask", "dropout_p", "is_causal")
"""Of `scaled_dot_product_attention`, in order."""
MOST_BYTES = 1 << 30
"""Bytes of all tensors that may be computed to know the masks. A choice."""


def with_known_masks(module: GraphModule) -> tuple[GraphModule, str]:
    """The graph of Dynamo's with simpler masks, and what was changed, in words; itself and "" if nothing was.

    rewrite: scaled_dot_product_attention(q, k, v, mask) becomes the same without a mask where the mask hides nothing, or with
    is_causal=True where it hides what a causal one does. Any other mask whose rows do not lie in memory is copied, once.
    checks: such a mask depends on no input, parameter or buffer; computing it draws no random numbers; nothing that could change
    one of its tensors in place stands in the graph.
    """
    calls = [n for n in module.graph.nodes if n.op == "call_function" and n.target is ATTENTION]
    masks = {n: m for n in calls if isinstance(m := _argument(n, "attn_mask", None), Node)}
    if not masks:
        return module, ""
    known = _values(module.graph, set(masks.values()))
    changed = GraphModule(module, Graph())
    copies: dict[Node, Node] = {}
    changed.graph.output(changed.graph.graph_copy(module.graph, copies))
    changed.meta = dict(module.meta)
    done: dict[str, int] = {}
    rows: dict[Node, Node] = {}
    for call, mask in masks.items():
        change = _simpler(copies[call], copies[mask], known.get(mask), rows)
        if change:
            done[change] = done.get(change, 0) + 1
    if not done:
        return module, ""
    changed.graph.lint()
    changed.recompile()
    return changed, "masks of attention that " + "; that ".join(f"{change}: {count}" for change, count in done.items())


def _argument(call: Node, name: str, default: Any) -> Any:
    place = PARAMETERS.index(name)
    return call.args[place] if place < len(call.args) else call.kwargs.get(name, default)


def _set(call: Node, changes: Mapping[str, Any]) -> None:
    given = dict(zip(PARAMETERS, call.args, strict=False)) | dict(call.kwargs) | dict(changes)
    call.args = tuple(given.pop(name) for name in PARAMETERS[:3])
    call.kwargs = given


def _simpler(call: Node, mask: Node, value: Tensor | None, rows: dict[Node, Node]) -> str:
    """Changes a call of attention to one with a simpler mask. What the mask has become, "" if it is as it was.

    `rows` are the copies that were made for earlier calls.
    """
    extents = _extents(call)
    if value is not None and extents is not None and _argument(call, "is_causal", False) is False:
        if _hides(value, None):
            _set(call, {"attn_mask": None})
            return "hide nothing"
        if extents[0] == extents[1] and _hides(value, extents):
            _set(call, {"attn_mask": None, "is_causal": True})
            return "are causal"
    seen = _tensor(mask)
    if seen is None or seen.dim() < 2 or (_is_number(seen.shape[-1:]) and seen.shape[-1] == 1):
        return ""
    if not _is_number(seen.stride()[-1:]) or seen.stride(-1) == 1:
        return ""
    if mask not in rows:
        with call.graph.inserting_before(call):
            rows[mask] = _in_rows(mask, seen)
    _set(call, {"attn_mask": rows[mask]})
    return "are copied into rows"


def _in_rows(mask: Node, seen: Tensor) -> Node:
    """The mask with its rows in memory; dimensions before them that are repeated stay so."""
    made = mask
    for dim in range(seen.dim() - 1):
        if _is_number(seen.stride()[dim : dim + 1]) and seen.stride(dim) == 0:
            made = mask.graph.call_method("narrow", (made, dim, 0, 1))
    made = mask.graph.call_method("contiguous", (made,))
    return mask.graph.call_method("expand_as", (made, mask))


def _hides(mask: Tensor, causal: tuple[int, int] | None) -> bool:
    """Whether a mask of bits, or one that is added, hides what a causal one of these extents hides, or nothing."""
    shown = torch.ones((), dtype=torch.bool, device=mask.device)
    if causal is not None:
        if mask.shape[-2:] != causal:
            return False
        shown = torch.ones(causal, dtype=torch.bool, device=mask.device).tril()
    if mask.dtype is torch.bool:
        return bool((mask == shown).all())
    if not mask.is_floating_point():
        return False
    return bool((mask == torch.where(shown, 0.0, -torch.inf)).all())


def _extents(call: Node) -> tuple[int, int] | None:
    """Queries and keys of a call, where they are numbers."""
    found = [_tensor(_argument(call, name, None)) for name in ("query", "key")]
    sizes = [t.shape[-2] for t in found if t is not None and t.dim() >= 2]
    return (sizes[0], sizes[1]) if len(sizes) == 2 and _is_number(sizes) else None


def _tensor(node: object) -> Tensor | None:
    """What Dynamo knows of the tensor that a node makes."""
    found = node.meta.get("example_value") if isinstance(node, Node) else None
    return found if isinstance(found, Tensor) else None


def _is_number(sizes: Sequence[Any]) -> bool:
    return all(type(size) is int for size in sizes)


def _values(graph: Graph, masks: set[Node]) -> dict[Node, Tensor]:
    """The masks that are the same in every call."""
    constants = _constants(graph)
    wanted = masks & constants
    needed: set[Node] = set()
    waiting = list(wanted)
    while waiting:
        node = waiting.pop()
        if node not in needed:
            needed.add(node)
            waiting += node.all_input_nodes
    made = [t for t in map(_tensor, needed) if t is not None]
    if not all(_is_number(t.shape) for t in made) or sum(t.numel() * t.element_size() for t in made) > MOST_BYTES:
        return {}
    if any(isinstance(n.target, OperatorBase) for n in needed) or any(_may_change(u) for n in constants for u in n.users):
        return {}
    alone, copies = Graph(), dict[Node, Node]()
    for node in graph.nodes:
        if node in needed:
            copies[node] = alone.node_copy(node, copies.__getitem__)
    order = [n for n in graph.nodes if n in wanted]
    alone.output(tuple(copies[n] for n in order))
    found = _run(GraphModule(torch.nn.Module(), alone), {t.device for t in made})
    return {n: t for n, t in zip(order, found, strict=False) if isinstance(t, Tensor)}


def _constants(graph: Graph) -> set[Node]:
    """The nodes that depend on no input, parameter or buffer."""
    found: set[Node] = set()
    for node in graph.nodes:
        if node.op in ("call_function", "call_method") and found.issuperset(node.all_input_nodes):
            found.add(node)
    return found


def _may_change(node: Node) -> bool:
    """Whether a node may change one of its operands in place, by its name: PyTorch's own say so by their last letter."""
    if node.op == "output":
        return False
    if node.op not in ("call_function", "call_method") or isinstance(node.target, OperatorBase):
        return True
    if getattr(node.target, "__module__", None) == "_operator":
        return node.target in INPLACE
    name = node.target if isinstance(node.target, str) else getattr(node.target, "__name__", "_")
    inplace = name in METHODS if name.endswith("__") else name.endswith("_")
    return inplace or "out" in node.kwargs or node.kwargs.get("inplace") is True


INPLACE = frozenset(
    getattr(operator, name)
    for name in operator.__all__
    if name in ("setitem", "delitem") or (name[0] == "i" and (hasattr(operator, name[1:]) or hasattr(operator, name[1:] + "_")))
)
"""Python's functions that change an operand: `operator.iand` beside `operator.and_`, and so on."""
METHODS = frozenset(f"__{function.__name__}__" for function in INPLACE)
"""Their names as methods."""


def _run(module: GraphModule, devices: set[torch.device]) -> tuple[Any, ...]:
    """What the module returns; nothing when it fails, or draws random numbers."""
    gpus = [d.index or 0 for d in devices if d.type == "cuda"]
    try:
        with unset_fake_temporarily(), torch.no_grad(), torch.random.fork_rng(gpus):
            before = _random_states(gpus)
            found: tuple[Any, ...] = Interpreter(module).run()
            same = all(map(torch.equal, before, _random_states(gpus)))
    except (RuntimeError, TypeError, ValueError, LookupError, ArithmeticError, MemoryError):
        return ()
    return found if same else ()


def _random_states(gpus: Sequence[int]) -> list[Tensor]:
    return [torch.get_rng_state(), *(torch.cuda.get_rng_state(gpu) for gpu in gpus)]
