"""A program at other sizes: inputs with other extents, tiles as they were.

`resize` takes a program that was found at some sizes to inputs of other extents along their symbolic dimensions. Operators at
kernel level follow their operands. In a block graph tiles keep their extents; `mirage_ir.sized.graphs` says what becomes of grid
and loop. Constants that follow from sizes are computed anew (`mirage_ir.sized.numbers`). Which dimensions are symbolic follows from
the inputs by the operators' index signatures, never from values of extents.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import lcm
from types import MappingProxyType
from typing import Any

from mirage_ir.check import check_graph_results, infer_program, node_type
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.errors import ProgramError
from mirage_ir.ops import signature_of
from mirage_ir.ops.library import ANY_LENGTH, BEYOND_ONE, LIBRARY
from mirage_ir.program import Apply, GraphOp, Level, Node, Program, TensorType, make_attrs
from mirage_ir.sized.graphs import Flow, Symbolic, flow_of, resized_graph
from mirage_ir.sized.numbers import numbers_at

EMPTY: Mapping[str, int] = MappingProxyType({})


def resize(
    program: Decomposed, inputs: Sequence[TensorType], symbolic: Sequence[Symbolic], powers: Mapping[str, int] = EMPTY
) -> Decomposed:
    """The program with these types of inputs, which differ from its own along `symbolic` dimensions only.

    Extents may be symbolic (`mirage_ir.sized.extent`). Raises `ProgramError` with the reason where the program has no other sizes,
    or none as large (`largest_sizes`). Tiles along dimensions of a symbol in `powers` are 2 to this power times as long as they
    were, and of one entry at least.
    """
    old, followed = _analyzed(program, tuple(symbolic))
    new, nodes = list(inputs), list[Node]()
    sizes = {s: e for symbols, type in zip(symbolic, inputs, strict=True) for s, e in zip(symbols, type.shape, strict=True) if s}
    for node, found in followed:
        after = [new[v] for v in node.operands]
        try:
            if isinstance(found, Flow):
                node = resized_graph(found, after, powers)
                new += check_graph_results(node, after)
            else:
                assert isinstance(node, Apply)
                node = _applied(node, [old[v] for v in node.operands], after, found)
                new.append(node_type(node, after, Level.KERNEL))
        except ProgramError as error:
            raise ProgramError(str(error), len(nodes)) from None
        nodes.append(numbers_at(node, sizes))
    return Decomposed(replace(program, inputs=tuple(inputs), nodes=tuple(nodes)))


def longest_tiles(program: Decomposed, symbolic: Sequence[Symbolic]) -> dict[str, int]:
    """The longest tile along dimensions of each symbol that block graphs read. Raises `ProgramError`."""
    found: dict[str, int] = {}
    for _, flow in _analyzed(program, tuple(symbolic))[1]:
        if isinstance(flow, Flow):
            found.update({name: max(tile, found.get(name, 1)) for name, tile in flow.tiles.items()})
    return found


def largest_sizes(program: Decomposed, symbolic: Sequence[Symbolic]) -> dict[str, int]:
    """The largest size of each symbol of which some tile has all entries. Raises `ProgramError`."""
    found: dict[str, int] = {}
    for _, flow in _analyzed(program, tuple(symbolic))[1]:
        if isinstance(flow, Flow):
            found.update({name: min(most, found.get(name, most)) for name, most in flow.limits.items()})
    return found


def loops_over_symbols(program: Decomposed, symbolic: Sequence[Symbolic]) -> int:
    """How many block graphs have a loop over a dimension of symbolic size. Raises `ProgramError`."""
    flows = (flow for _, flow in _analyzed(program, tuple(symbolic))[1] if isinstance(flow, Flow))
    return sum(any(split.blocks for split in flow.splits.values()) for flow in flows)


def common_steps(program: Decomposed, symbolic: Sequence[Symbolic]) -> dict[str, int]:
    """For each symbol a number of entries that each block graph takes in whole iterations of all blocks. Raises `ProgramError`."""
    found: dict[str, int] = {}
    for _, flow in _analyzed(program, tuple(symbolic))[1]:
        if isinstance(flow, Flow):
            found.update({name: lcm(step, found.get(name, 1)) for name, step in flow.steps.items()})
    return found


def bound_symbols(program: Decomposed, symbolic: Sequence[Symbolic]) -> frozenset[str]:
    """The symbols over whose dimensions a program without block graphs sums or compares. Raises `ProgramError` as `resize` does."""
    known, types = list(symbolic), infer_program(program)
    found: set[str] = set()
    for node, result in _followed(program, types, symbolic):
        assert isinstance(node, Apply)
        for label in signature_of(node, [types[v].shape for v in node.operands]).bound:
            found.update(symbol for o, d in label.along if (symbol := known[node.operands[o]][d]) is not None)
        known += [] if isinstance(result, Flow) else [result]
    return frozenset(found)


@lru_cache(maxsize=256)
def _analyzed(
    program: Decomposed, symbolic: tuple[Symbolic, ...]
) -> tuple[Sequence[TensorType], Sequence[tuple[Node, Flow | Symbolic]]]:
    """The types of a program's values, and its nodes as `_followed` has them: a program is taken to many sizes."""
    types = infer_program(program)
    return types, tuple(_followed(program, types, symbolic))


def _followed(
    program: Decomposed, types: Sequence[TensorType], symbolic: Sequence[Symbolic]
) -> Iterator[tuple[Node, Flow | Symbolic]]:
    """The nodes, each with what becomes of symbolic dimensions in it: the flow in a graph, the symbols of an operator's result."""
    known = list(symbolic)
    for position, node in enumerate(program.nodes):
        operands, symbols = [types[v] for v in node.operands], [known[v] for v in node.operands]
        try:
            found = flow_of(node, operands, symbols) if isinstance(node, GraphOp) else result_symbols(node, operands, symbols)
        except ProgramError as error:
            raise ProgramError(str(error), position) from None
        known += found.results if isinstance(found, Flow) else [found]
        yield node, found


def result_symbols(node: Apply, operands: Sequence[TensorType], symbolic: Sequence[Symbolic]) -> Symbolic:
    """The symbols of an operator's result: for each dimension its symbol, or None; `symbolic` has those of the operands.

    Raises `ProgramError` where the operator cuts, merges or repeats a dimension that has one.
    """
    if node.op in LIBRARY:
        return _expanded(node, operands, symbolic)
    rank = len(node_type(node, operands, Level.KERNEL).shape)
    signature = signature_of(node, [t.shape for t in operands])
    kept = {(o, d): label.result for label in signature.labels for o, d in label.along}
    found: dict[int | None, str] = {}
    for o, symbols in enumerate(symbolic):
        for d, symbol in enumerate(symbols):
            if symbol is not None:
                if (o, d) not in kept:
                    raise ProgramError(f"'{node.op}' cuts, regroups or repeats a dimension of symbolic size")
                found[kept[o, d]] = symbol
    return tuple(found.get(d) for d in range(rank))


def _expanded(node: Apply, operands: Sequence[TensorType], symbolic: Sequence[Symbolic]) -> Symbolic:
    """The symbols of what a library's kernel computes, by its expansion. Raises `ProgramError` where it takes some sizes only."""
    if (backend := node.attr().get("backend")) is not None and backend not in ANY_LENGTH | BEYOND_ONE:
        raise ProgramError(f"'{node.op}' by {backend} takes some sizes only")
    inputs = tuple(range(len(operands)))
    whole = decompose(Program(node.op, tuple(operands), (replace(node, operands=inputs),), (len(inputs),)))
    *_, (_, found) = _followed(whole, infer_program(whole), symbolic)
    assert not isinstance(found, Flow)
    return found


def _applied(node: Apply, old: Sequence[TensorType], new: Sequence[TensorType], result: Symbolic) -> Apply:
    """An operator at kernel level on operands of new shapes: where an attribute is a shape, its symbolic extents follow."""
    attrs: dict[str, Any] = node.attr()
    if "shape" not in attrs or not any(result):
        return node
    extents = list(attrs["shape"])
    for label in signature_of(node, [t.shape for t in old]).kept:
        if label.result is not None and result[label.result] is not None:
            o, d = label.along[0]
            extents[label.result] = new[o].shape[d]
    return replace(node, attrs=make_attrs({**attrs, "shape": tuple(extents)}))
