"""Programs whose inputs have symbolic extents: a source program at any sizes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.errors import ProgramError
from mirage_ir.program import Apply, Node, Program, Shape
from mirage_ir.sized.extent import SizeSymbol, SymbolicExtent, SymbolicNumber, SymbolSizes, at_sizes
from mirage_ir.sized.numbers import numbers_in


@dataclass(frozen=True, slots=True)
class SizedProgram:
    """A source program for all sizes of its `symbols`.

    `sample` has symbolic extents in the types of its inputs and in attributes, with the values of its sample sizes. Engines take
    programs at sizes only: `at`.
    """

    sample: Program
    symbols: tuple[SizeSymbol, ...]

    @classmethod
    def of(cls, sample: Program) -> SizedProgram:
        """The sized program of a sample. Raises `ProgramError` where sizes are used for something that a kernel cannot know."""
        if any(not isinstance(node, Apply) for node in sample.nodes):
            raise ProgramError("a program with symbolic sizes has operators alone, no graph-defined kernels")
        found = {
            symbol: None for type in sample.inputs for e in type.shape if isinstance(e, SymbolicExtent) for symbol in e.symbols
        }
        for name, type, strides in zip(sample.input_names, sample.inputs, sample.strides, strict=True):
            for extent in type.shape:
                if isinstance(extent, SymbolicExtent) and not isinstance(extent.term, SizeSymbol):
                    raise ProgramError(f"an extent of the input '{name}' is {extent}: it must be a number or a symbol")
            if strides is not None and any(isinstance(e, SymbolicExtent) for e in type.shape):
                raise ProgramError(f"the input '{name}' has symbolic extents, so it has no given strides")
        for number in numbers_in([decompose(sample)]):
            for symbol in number.symbols:
                if symbol not in found:
                    raise ProgramError(f"the constant {number} follows from the size '{symbol.name}', which no input has")
            for extent in number.under:
                if isinstance(extent, SymbolicExtent) and extent.may_be_zero:
                    raise ProgramError(f"a constant is divided by {extent}, which may be 0 at some sizes of its symbols")
        return cls(sample, tuple(found))

    def at(self, sizes: SymbolSizes) -> Decomposed:
        """The program at these sizes, of which it has one for each symbol. Raises `ProgramError`."""
        return decompose(self._resized(sizes))

    def _resized(self, sizes: SymbolSizes) -> Program:
        inputs = tuple(replace(type, shape=at_sizes(type.shape, sizes)) for type in self.sample.inputs)
        return replace(self.sample, inputs=inputs, nodes=tuple(_at(node, sizes) for node in self.sample.nodes))

    def sampled(self, sizes: SymbolSizes) -> Decomposed:
        """The program with symbolic extents, of which these are the sample sizes: for lowerings."""
        symbolic = {symbol.name: SymbolicExtent(sizes[symbol.name], symbol) for symbol in self.symbols}
        return self.at(symbolic)

    def numbers(self, sizes: SymbolSizes) -> tuple[dict[float, SymbolicNumber], list[SymbolicNumber]]:
        """The constants that follow from sizes, by their values at these sizes; and those with the value of another one there."""
        every = [value for node in self.sampled(sizes).nodes for value in _constants(node)]
        numbers = {value: None for value in every if isinstance(value, SymbolicNumber)}
        values = [*(float(number) for number in numbers), *(v for v in every if not isinstance(v, SymbolicNumber))]
        alike = [number for number in numbers if values.count(float(number)) > 1]
        return {float(number): number for number in numbers if number not in alike}, alike

    def specialized(self, sizes: SymbolSizes) -> SizedProgram:
        """The same program for these sizes alone of some symbols; it keeps the others. Raises `ProgramError`."""
        kept = tuple(symbol for symbol in self.symbols if symbol.name not in sizes)
        samples = self._samples()
        symbolic = {symbol.name: SymbolicExtent(samples[symbol.name], symbol) for symbol in kept}
        return SizedProgram(self._resized({**symbolic, **sizes}), kept)

    def renamed(self, names: Mapping[str, str]) -> SizedProgram:
        """The same program with other names of its symbols."""
        symbols = {symbol.name: replace(symbol, name=names[symbol.name]) for symbol in self.symbols}
        samples = self._samples()
        sample = self._resized({name: SymbolicExtent(samples[name], symbol) for name, symbol in symbols.items()})
        return SizedProgram(sample, tuple(symbols[symbol.name] for symbol in self.symbols))

    def _samples(self) -> dict[str, int]:
        """The sample sizes of the symbols."""
        return {str(e): int(e) for type in self.sample.inputs for e in type.shape if isinstance(e, SymbolicExtent)}

    @property
    def symbolic(self) -> tuple[tuple[str | None, ...], ...]:
        """For each dimension of each input: the symbol that its extent is, or None."""
        return tuple(tuple(str(e) if isinstance(e, SymbolicExtent) else None for e in type.shape) for type in self.sample.inputs)

    def sizes_of(self, shapes: Sequence[Shape]) -> dict[str, int]:
        """The sizes of the symbols where inputs have these shapes: of each symbol, the first."""
        found: dict[str, int] = {}
        for symbols, shape in zip(self.symbolic, shapes, strict=True):
            for symbol, extent in zip(symbols, shape, strict=True):
                if symbol is not None:
                    found.setdefault(symbol, extent)
        return found


def _constants(node: Node) -> list[float]:
    """The constants of an operator."""
    assert isinstance(node, Apply)
    return [value for _, value in node.attrs if isinstance(value, float)]


def _at(node: Node, sizes: SymbolSizes) -> Node:
    assert isinstance(node, Apply)
    return replace(node, attrs=tuple((name, at_sizes(value, sizes)) for name, value in node.attrs))
