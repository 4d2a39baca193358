"""Writes a program operator by operator, each distinct one once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mirage_ir.check import node_type
from mirage_ir.decompose import Decomposed
from mirage_ir.program import Apply, Attr, Level, Program, Shape, TensorType, make_attrs


class ProgramWriter:
    """A program in the making, with the inputs of `source`. Equal operators of equal operands are one value."""

    def __init__(self, source: Program) -> None:
        self.source = source
        self.types: list[TensorType] = list(source.inputs)
        self.nodes: list[Apply] = []
        self._values: dict[Apply, int] = {}

    def emit(self, op: str, *operands: int, **attrs: Attr) -> int:
        """Appends an operator unless it is there; its value. Raises `ProgramError` when it is not well formed."""
        return self.add(Apply(op, operands, make_attrs(attrs)))

    def add(self, node: Apply) -> int:
        if node not in self._values:
            self.types.append(node_type(node, [self.types[v] for v in node.operands], Level.KERNEL))
            self.nodes.append(node)
            self._values[node] = len(self.types) - 1
        return self._values[node]

    def shape(self, value: int) -> Shape:
        return self.types[value].shape

    def program(self, outputs: Sequence[int]) -> Decomposed:
        """The program with these outputs, without the operators that none of them needs."""
        first = len(self.source.inputs)
        needed = {*range(first), *outputs}
        for value, node in reversed(list(enumerate(self.nodes, first))):
            if value in needed:
                needed.update(node.operands)
        names = {value: name for name, value in enumerate(sorted(needed))}
        kept = (self.nodes[value - first] for value in names if value >= first)
        nodes = tuple(Apply(node.op, tuple(names[v] for v in node.operands), node.attrs) for node in kept)
        return Decomposed(replace(self.source, nodes=nodes, outputs=tuple(names[v] for v in outputs)))
