"""Constants of a program that follow from sizes: found by their values, computed at other sizes, and as inputs of their own.

A search sees constants at the sizes that it searches. `with_numbers` writes into what it finds which of them follow from sizes;
`numbers_at` computes these anew. For a proof, `numbers_as_inputs` takes each as an input: programs that are equal for all values of
it are equal for that of each size.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import ProgramError
from mirage_ir.ops.constants import ANY_POSITIVE, WITH_OPERAND
from mirage_ir.program import (
    REPLICATE,
    Apply,
    BodyNode,
    DType,
    GraphOp,
    Load,
    Node,
    Program,
    TensorType,
    make_attrs,
    rename_values,
    results,
)
from mirage_ir.sized.extent import SymbolicExtent, SymbolicNumber, SymbolSizes


def with_numbers(program: Decomposed, numbers: Mapping[float, SymbolicNumber]) -> Decomposed:
    """The program with those constants that have one of these values as numbers that follow from sizes."""

    def named(value: Any) -> Any:
        found = numbers.get(value) if isinstance(value, float) else None
        return value if found is None else found

    return program if not numbers else Decomposed(replace(program, nodes=tuple(_changed(node, named) for node in program.nodes)))


def numbers_at(node: Node, sizes: SymbolSizes) -> Node:
    """A node of a program with the constants that follow from sizes at these sizes, which may be symbolic."""
    if next(_numbers_of(node), None) is None:
        return node
    return _changed(node, lambda value: value.at(sizes) if isinstance(value, SymbolicNumber) else value)


def numbers_in(programs: Sequence[Program]) -> list[SymbolicNumber]:
    """All constants of programs that follow from sizes, in the order of their texts."""
    found = {str(number): number for program in programs for node in program.nodes for number in _numbers_of(node)}
    return [found[text] for text in sorted(found)]


def numbers_as_inputs(program: Decomposed, numbers: Sequence[SymbolicNumber], positive: bool = False) -> Decomposed:
    """The program at its sample, with each of these numbers as a further input of one entry, by which it multiplies.

    rewrite: `scale(x, c)` → `mul(x, input)`; in a block graph, the input is loaded. Where all numbers are `positive`, they may be
    exp(input): then laws hold that need their signs, as max(c·x, c·y) = c·max(x, y). Extents are those of the sample.
    """
    count, types = len(program.inputs), infer_program(program)
    nodes: list[Node] = [Apply(ANY_POSITIVE, (count + n,)) for n in range(len(numbers) if positive else 0)]
    added = len(numbers) + len(nodes)
    places = {str(number): count + len(nodes) + n for n, number in enumerate(numbers)}
    inputs = tuple(replace(type, shape=tuple(map(int, type.shape))) for type in program.inputs)
    names = [*range(count), *(v + added for v in range(count, len(types)))]
    for node in program.nodes:
        moved = rename_values(_settled(node), names)
        assert isinstance(moved, Apply | GraphOp)
        nodes.append(_with_loads(moved, places) if isinstance(moved, GraphOp) else _multiplied(moved, places))
    return Decomposed(
        replace(
            program,
            inputs=(*inputs, *(TensorType((1,), DType.f32) for _ in numbers)),
            nodes=tuple(nodes),
            outputs=tuple(names[v] for v in program.outputs),
            input_names=(*program.input_names, *(f"number{n}" for n in range(len(numbers)))) if program.input_names else (),
            strides=(*program.strides, *(None for _ in numbers)) if program.strides else (),
        )
    )


def _with_loads(graph: GraphOp, places: Mapping[str, int]) -> GraphOp:
    """A block graph that loads the numbers that it multiplies by."""
    needed = [place for text, place in places.items() if text in {str(number) for number in _numbers_of(graph)}]
    if not needed:
        return graph
    count, added = len(graph.operands), len(needed)
    loads = [Load(count + n, (REPLICATE,) * len(graph.grid)) for n in range(added)]
    last = count + sum(1 if not isinstance(node, GraphOp) else results(node) for node in graph.body)
    names = [*range(count), *(v + 2 * added for v in range(count, last))]
    inside = {text: count + added + needed.index(place) for text, place in places.items() if place in needed}
    body: list[BodyNode] = [*loads]
    for node in graph.body:
        moved = rename_values(node, names)
        body.append(_multiplied(moved, inside) if isinstance(moved, Apply) else moved)
    return replace(graph, operands=(*graph.operands, *needed), body=tuple(body))


def _multiplied(node: Apply, places: Mapping[str, int]) -> Apply:
    """An operator of a number that follows from sizes as one of an operand. Raises `ProgramError` where there is none."""
    number = next(_numbers_of(node), None)
    if number is None:
        return node
    if node.op not in WITH_OPERAND:
        raise ProgramError(f"'{node.op}' has no operand in the place of the constant {number}")
    return Apply(WITH_OPERAND[node.op], (*node.operands, places[str(number)]))


def _numbers_of(node: BodyNode) -> Iterator[SymbolicNumber]:
    """The constants of a node that follow from sizes."""
    if isinstance(node, Apply):
        yield from (value for _, value in node.attrs if isinstance(value, SymbolicNumber))
    elif isinstance(node, GraphOp):
        for inner in node.body:
            yield from _numbers_of(inner)


def _changed(node: Node, change: Callable[[Any], Any]) -> Node:
    """A node with other values of attributes, also inside graphs."""
    if isinstance(node, Apply):
        return replace(node, attrs=make_attrs({name: change(value) for name, value in node.attr().items()}))
    body = (_changed(inner, change) if isinstance(inner, Apply | GraphOp) else inner for inner in node.body)
    return replace(node, body=tuple(body))


def _settled(node: Node) -> Node:
    """A node at its sample: with extents that are numbers."""
    node = _changed(node, _at_sample)
    if not isinstance(node, GraphOp):
        return node
    loads = (replace(inner, tile=_at_sample(inner.tile)) if isinstance(inner, Load) else inner for inner in node.body)
    return replace(node, grid=_at_sample(node.grid), loop=int(node.loop), body=tuple(loads))


def _at_sample(value: Any) -> Any:
    """Extents as numbers."""
    if isinstance(value, tuple):
        return tuple(map(_at_sample, value))  # pyright: ignore[reportUnknownVariableType,reportUnknownArgumentType]
    return int(value) if isinstance(value, SymbolicExtent) else value
