"""The program of an island, for all sizes where some are symbolic."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import torch
from torch.fx import Node

from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.errors import ProgramError
from mirage_ir.ops import VIEWS
from mirage_ir.program import Apply, Program, Shape, TensorType, make_attrs
from mirage_ir.search.plan.parts import Part
from mirage_ir.sized.extent import SizeSymbol, SymbolicExtent, SymbolicNumber, SymbolSizes
from mirage_ir.sized.family import SizedProgram
from mirage_ir.sized.graphs import Symbolic
from mirage_ir.sized.resize import result_symbols
from mirage_ir.torch.convert.entering import in_order
from mirage_ir.torch.convert.errors import IslandRefused, NotConverted
from mirage_ir.torch.convert.reader import TorchReader, is_cast, is_part
from mirage_ir.torch.convert.sizes import DynamoSizes
from mirage_ir.torch.convert.writer import Outside
from mirage_ir.torch.islands import TorchIsland, is_view_node

TYPICAL_SIZE = 1024
"""The size of each symbol, or the nearest in its range, at which an island is cut into parts."""
LOOKED_SIZES = (TYPICAL_SIZE, 1, 32, 256, 4096)
"""Sizes of all symbols at which kernels are compared with PyTorch's own. A choice."""


@dataclass(frozen=True)
class IslandProgram:
    """The program of an island, whose inputs are `inputs`, and for each value that is computed the node that it belongs to.

    `wide` are values that PyTorch has in f32 and the program, if it stores them, in 16 bits. Where sizes are symbolic, `program` is
    the sample of `sized`: a symbol for each extent of an input that is not a number, be it a product of Dynamo's symbols.
    """

    program: Program
    inputs: tuple[Outside, ...]
    owner: Mapping[int, Node]
    wide: frozenset[int]
    sized: SizedProgram | None = None

    @property
    def looked(self) -> tuple[SymbolSizes, ...]:
        """Sizes at which costs are compared, the typical ones first; nothing is symbolic in the only ones of a fixed program."""
        symbols = () if self.sized is None else self.sized.symbols
        every = ({s.name: min(max(size, s.least), s.most) for s in symbols} for size in LOOKED_SIZES)
        return tuple({tuple(sizes.items()): sizes for sizes in every}.values())

    def at(self, sizes: SymbolSizes) -> Decomposed:
        """The program at these sizes, with the same values."""
        return decompose(self.program) if self.sized is None else self.sized.at(sizes)

    def whole_part(self, part: Part) -> Part:
        """A part of the program at some sizes, as one of the program for all."""
        if self.sized is None:
            return part
        types = infer_program(self.program)
        values = whole_values(self.at(self.looked[0]), part)
        first = len(part.inputs)
        nodes: list[Apply] = []
        for node, value in zip(part.program.nodes, values[first:], strict=True):
            assert isinstance(node, Apply)
            nodes.append(replace(node, attrs=self._node(value).attrs))
        inputs = tuple(types[v] for v in part.inputs)
        return replace(part, program=Decomposed(replace(part.program, inputs=inputs, nodes=tuple(nodes))))

    def _node(self, value: int) -> Apply:
        node = self.program.nodes[value - len(self.program.inputs)]
        assert isinstance(node, Apply)
        return node


def whole_values(program: Program, part: Part) -> list[int]:
    """For each value of a part the value of the whole program."""
    first = len(program.inputs)
    number = {node: first + i for i, node in enumerate(program.nodes)}
    values = list(part.inputs)
    for node in part.program.nodes:
        assert isinstance(node, Apply)
        values.append(number[Apply(node.op, tuple(values[v] for v in node.operands), node.attrs)])
    return values


def read_island(island: TorchIsland, name: str, sizes: DynamoSizes) -> IslandProgram:
    """The program of an island of a graph with these sizes. Raises `IslandRefused`, or `MirageError` when there is none."""
    reader = _read(island, sizes)
    numbers = [reader.values[n].number for n in island.outputs]
    program, inputs, kept = in_order(*reader.writer.program(name, numbers))
    first = len(program.inputs)
    owner = {first + i: reader.writer.owners[number] for i, number in enumerate(kept)}
    kept_wide = _kept_wide(reader)
    wide = frozenset(v for v, number in enumerate(kept, first) if number in kept_wide)
    known = {int(e): sizes.range_of(e) for type in program.inputs for e in type.shape if isinstance(e, SymbolicExtent)}
    others = _of_other_sizes(program, owner, known)
    if others:
        raise IslandRefused(dict.fromkeys(others, "a constant follows from a size that no input has"))
    if not any(isinstance(e, SymbolicExtent) for type in infer_program(program) for e in type.shape):
        return IslandProgram(program, inputs, owner, wide)
    sized = _for_all_sizes(program, inputs, owner, known)
    return IslandProgram(sized.sample, inputs, owner, wide, sized)


def _read(island: TorchIsland, sizes: DynamoSizes) -> TorchReader:
    """The island's nodes as values of a program. Raises `IslandRefused`."""
    reader = TorchReader(sizes=sizes)
    refused: dict[Node, str] = {}
    for node in island.nodes:
        try:
            reader.read(node)
        except NotConverted as error:
            refused[node.all_input_nodes[0] if is_part(node) else node] = str(error)
    for node in island.outputs:
        try:
            sizes.extents(node.meta["val"].stride())
        except NotConverted as error:
            refused[node] = f"how its result lies in memory is not known: {error}"
    refused.update((n, "others read it in f32, and a program has 16 bits there") for n in island.outputs if n in reader.widened)
    if refused:
        raise IslandRefused(refused)
    return reader


def _kept_wide(reader: TorchReader) -> set[int]:
    """The values that PyTorch has in f32 and the program, if it stores them, in 16 bits; not those that are only cast to these."""
    made = {number for number, owner in reader.writer.owners.items() if owner in reader.widened}
    last = {
        reader.values[n].number for n in reader.widened if n.users and all(is_cast(u) and u not in reader.widened for u in n.users)
    }
    return made - last


def _for_all_sizes(
    program: Program, inputs: Sequence[Outside], owner: Mapping[int, Node], found: dict[int, tuple[int, int]]
) -> SizedProgram:
    """The program with a symbol for each extent of an input that is not a number; `found` are their ranges, by their samples.

    Raises `IslandRefused` with the nodes that do to a symbolic dimension what no kernel does for all sizes.
    """
    if any(outside.causal and any(isinstance(e, SymbolicExtent) for e in outside.shape) for outside in inputs):
        raise IslandRefused(dict.fromkeys(_readers_of_masks(program, inputs, owner), "its causal mask has a symbolic size"))
    sample = _with_symbols(program, found)
    refused = _not_for_all_sizes(sample, owner)
    if refused:
        raise IslandRefused(refused)
    while not _is_formed(sample):
        found = {value: (least, max(least, most // 2)) for value, (least, most) in found.items()}
        sample = _with_symbols(program, found)
    return SizedProgram.of(sample)


def _of_other_sizes(program: Program, owner: Mapping[int, Node], known: Container[int]) -> list[Node]:
    """The nodes with constants that follow from extents that are no inputs'; `known` are those that are, at the sample."""
    found: list[Node] = []
    for value, node in enumerate(program.nodes, len(program.inputs)):
        assert isinstance(node, Apply)
        numbers = [number for _, number in node.attrs if isinstance(number, SymbolicNumber)]
        if any(isinstance(e, SymbolicExtent) and int(e) not in known for n in numbers for e in (*n.over, *n.under)):
            found.append(owner[value])
    return found


def _is_formed(sample: Program) -> bool:
    """Whether the program has its largest sizes: no tensor has too many entries."""
    source = SizedProgram.of(sample)
    try:
        source.at({symbol.name: symbol.most for symbol in source.symbols})
    except ProgramError:
        return all(symbol.least == symbol.most for symbol in source.symbols)
    return True


def _with_symbols(program: Program, ranges: Mapping[int, tuple[int, int]]) -> Program:
    """The program with a symbol of a range for each of these extents, by its value at the sample."""
    symbols = {v: SymbolicExtent(v, SizeSymbol(f"n{i}", *ends)) for i, (v, ends) in enumerate(ranges.items())}

    def renamed(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(renamed(part) for part in value)  # pyright: ignore[reportUnknownVariableType]
        if isinstance(value, SymbolicNumber):
            return value.with_extents(renamed)
        return symbols.get(int(value), value) if isinstance(value, SymbolicExtent) else value

    nodes: list[Apply] = []
    for node in program.nodes:
        assert isinstance(node, Apply)
        nodes.append(replace(node, attrs=make_attrs({name: renamed(value) for name, value in node.attr().items()})))
    types = tuple(replace(type, shape=renamed(type.shape)) for type in program.inputs)
    names = tuple(f"x{i}" for i in range(len(types)))
    return replace(program, inputs=types, nodes=tuple(nodes), input_names=names)


def _readers_of_masks(program: Program, inputs: Sequence[Outside], owner: Mapping[int, Node]) -> list[Node]:
    masks = {v for v, outside in enumerate(inputs) if outside.causal}
    return [owner[v] for v, node in enumerate(program.nodes, len(inputs)) if not masks.isdisjoint(node.operands)]


def _not_for_all_sizes(sample: Program, owner: Mapping[int, Node]) -> dict[Node, str]:
    """The nodes that do to a symbolic dimension what no kernel does for all sizes, with the reason."""
    types = infer_program(sample)
    refused: dict[Node, str] = {}
    for value, node in enumerate(sample.nodes, len(sample.inputs)):
        assert isinstance(node, Apply)
        operands = [types[v] for v in node.operands]
        try:
            found = result_symbols(node, operands, [_symbols(t) for t in operands])
        except ProgramError as error:
            refused.update(dict.fromkeys(_makers_of(node, owner[value]), str(error)))
            continue
        if found != _symbols(types[value]):
            shape = _text(types[value].shape)
            refused[owner[value]] = f"'{node.op}' makes a tensor of the sizes {shape}, which are not those of its operands"
    return refused


def _makers_of(node: Apply, owner: Node) -> list[Node]:
    """The nodes for which an operator is needed: for a view, the views of symbolic sizes that its owner reads, if there are any.

    Without these, the owner may stand in an island: what it reads is another input then.
    """
    views = [n for n in owner.all_input_nodes if node.op in VIEWS and is_view_node(n) and n.op == "call_function"]
    return [n for n in views if any(isinstance(e, torch.SymInt) for e in n.meta["val"].shape)] or [owner]


def _symbols(type: TensorType) -> Symbolic:
    return tuple(str(e) if isinstance(e, SymbolicExtent) else None for e in type.shape)


def _text(shape: Shape) -> str:
    return " × ".join(map(str, shape))
