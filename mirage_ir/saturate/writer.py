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
        needed: set[int] = set()
        waiting = list(outputs)
        while waiting:
            value = waiting.pop()
            if value >= first and value not in needed:
                needed.add(value)
                waiting += self.nodes[value - first].operands
        names = dict(enumerate(range(first)))
        nodes: list[Apply] = []
        for value in sorted(needed):
            node = self.nodes[value - first]
            nodes.append(Apply(node.op, tuple(names[v] for v in node.operands), node.attrs))
            names[value] = first + len(nodes) - 1
        source = self.source
        outs = tuple(names[v] for v in outputs)
        return Decomposed(replace(source, nodes=tuple(nodes), outputs=outs))
