"""Which nodes of a PyTorch graph are islands: known operators that can be computed in one place.

Operators that a converter takes are joined with their neighbours as long as nothing else lies between two of them, and products of
one matrix with each other. Views at the end of an island stay outside, where they cost nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import torch
from torch.fx import Graph, Node

from mirage_ir.torch.convert.layout import VIEW_TARGETS
from mirage_ir.torch.convert.reader import convertible, is_cast, is_part, overload_of, result_parts
from mirage_ir.torch.convert.sizes import DynamoSizes
from mirage_ir.torch.graph_writer import factors_of, is_matrix_product


@dataclass(frozen=True)
class TorchIsland:
    """Nodes in their order, of which others read `outputs`; none of these is a view of another."""

    nodes: tuple[Node, ...]
    outputs: tuple[Node, ...]
    place: Node
    """The node before which all inputs are there and no output is read."""

    @property
    def computing(self) -> tuple[Node, ...]:
        """The nodes that are no views and take no part of a result."""
        return tuple(n for n in self.nodes if not is_view_node(n))


def is_view_node(node: Node) -> bool:
    """Whether a node computes nothing: a view, a copy, or one of several results."""
    return is_part(node) or overload_of(node) in VIEW_TARGETS


def base_of(node: Node) -> Node:
    """The node of which a view is one, or that a cast to f32 widens."""
    while (is_view_node(node) or is_cast(node, torch.float32)) and not (
        is_part(node) and not is_view_node(node.all_input_nodes[0])
    ):
        node = node.all_input_nodes[0]
    return node


def refusals(graph: Graph, sizes: DynamoSizes) -> dict[Node, str]:
    """The nodes of a graph with these sizes that cannot stand in an island, each with the reason."""
    found: dict[Node, str] = {}
    for node in graph.nodes:
        if node.op != "call_function" or is_part(node):
            continue
        reason = convertible(node, sizes)
        if reason is not None:
            found[node] = reason
    return found


def grow(graph: Graph, refused: Mapping[Node, str]) -> list[TorchIsland]:
    """The islands among all nodes that are not refused, producers first."""
    order = {node: i for i, node in enumerate(graph.nodes)}
    places = dict(order)
    for node in filter(is_part, graph.nodes):
        order[node] = order[node.all_input_nodes[0]]  # It stands wherever its operator does.
    known = {n for n in graph.nodes if n.op == "call_function" and not is_part(n) and n not in refused}
    known |= {part for n in known for part in result_parts(n)}
    read_at = dict(order)
    """When a node reads its operands: a node of an island does so where the island stands."""
    found: list[TorchIsland] = []
    waiting = _clusters(graph, known, order)
    while waiting:  # Consumers first.
        cluster = sorted(waiting.pop(), key=lambda n: (order[n], places[n]))
        if all(is_view_node(n) or is_cast(n) for n in cluster):
            continue
        outputs = _outputs(cluster)
        inside = set(cluster)
        latest = max((order[p] for n in cluster for p in n.all_input_nodes if p not in inside), default=-1)
        readers = [u for n in cluster for u in n.users if u not in inside]
        first = min((read_at[u] for u in readers), default=len(order))
        if latest >= first:
            early = [n for n in cluster if order[n] < first]
            late = [n for n in cluster if order[n] >= first]
            waiting += [*_connected(early), *_connected(late)]
        elif outputs:
            place = next(n for n in graph.nodes if order[n] == first and not is_part(n))
            read_at.update(dict.fromkeys(cluster, first))
            found.append(TorchIsland(tuple(cluster), tuple(outputs), place))
    return found[::-1]


def _outputs(cluster: Sequence[Node]) -> list[Node]:
    """The computed values that others read, themselves or views of them."""
    inside = set(cluster)
    read = dict.fromkeys(base_of(n) for n in cluster if any(u not in inside for u in n.users))
    return [n for n in cluster if n in read]


def _clusters(graph: Graph, known: set[Node], order: Mapping[Node, int]) -> list[list[Node]]:
    """Connected known nodes with nothing else between them; products of one matrix are connected.

    The level of a node counts the changes from known to unknown nodes on the way to it; nodes of equal level can stand together. So
    can a view of an input of the graph with its one reader.
    """
    level: dict[Node, int] = {}
    home: dict[Node, dict[Node, None]] = {}
    multiplied: dict[tuple[Node, int], Node] = {}
    for node in graph.nodes:
        makers = node.all_input_nodes
        level[node] = max((level[p] + (p in known and node not in known) for p in makers), default=0)
        if node in known:
            joined = dict.fromkeys([node])
            for p in makers:
                if p in known and (level[p] == level[node] or _stands_anywhere(p)):
                    joined = {**home[p], **joined}
            if is_matrix_product(node):
                sibling = multiplied.setdefault((base_of(factors_of(node)[1]), level[node]), node)
                joined = {**home.get(sibling, {}), **joined}
            home.update(dict.fromkeys(joined, joined))
    distinct = {id(cluster): cluster for cluster in home.values()}
    clusters = [sorted(cluster, key=lambda n: order[n]) for cluster in distinct.values()]
    return sorted(clusters, key=lambda cluster: (max(level[n] for n in cluster), order[cluster[0]]))


def _stands_anywhere(node: Node) -> bool:
    """Whether a node is a view of an input of the graph, such as a weight, that one other reads."""
    while is_view_node(node) and not is_part(node) and len(node.users) == 1 and len(node.all_input_nodes) == 1:
        node = node.all_input_nodes[0]
        if node.op == "placeholder":
            return True
    return False


def _connected(nodes: Sequence[Node]) -> list[list[Node]]:
    """The connected parts of some nodes, in their order."""
    home: dict[Node, list[Node]] = {}
    inside = set(nodes)
    for node in nodes:
        joined = list(dict.fromkeys([*(n for p in node.all_input_nodes if p in inside for n in home[p]), node]))
        home.update(dict.fromkeys(joined, joined))
    distinct = {id(cluster): cluster for cluster in home.values()}
    return [[n for n in nodes if n in set(cluster)] for cluster in distinct.values()]
