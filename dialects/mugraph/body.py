"""Operations that stand only inside graph-defined operators: input iterators, accumulators and output savers."""

from __future__ import annotations

from abc import ABC
from typing import Self

from xdsl.dialects.builtin import IntegerAttr, StringAttr, i64
from xdsl.ir import Attribute, SSAValue, TypeAttribute
from xdsl.irdl import (
    IRDLOperation,
    base,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import MemoryWriteEffect, Pure

from mirage_ir.check import accumulate_type
from mirage_ir.dialects.diagnostics import OperationError
from mirage_ir.dialects.mugraph.attributes import INTEGER, INTEGERS, TEXT, dims_of, i64_array
from mirage_ir.dialects.mugraph.operator import GRAPH_LEVELS, Numbers, check_operands_inside, check_written_type, number_of
from mirage_ir.dialects.mugraph.syntax import (
    Statement,
    dimension_map,
    map_entry,
    parse_dim,
    parse_integer,
    parse_map,
    parse_operand,
)
from mirage_ir.dialects.mugraph.types import from_ir, level_of, to_ir
from mirage_ir.errors import ProgramError
from mirage_ir.program import REPLICATE, Accumulate, AccumulatorKind, GraphOp, Level, Load, Store


class BodyOp(IRDLOperation, ABC):
    """An operation that stands in the body of a graph-defined operator and reads only values from there."""

    def verify_(self) -> None:
        parent = self.parent_op()
        if parent is None:
            return
        if parent.name not in GRAPH_LEVELS:
            raise OperationError(self, f"levels are mixed: it stands inside {' or '.join(GRAPH_LEVELS)}, not inside {parent.name}")
        check_operands_inside(self)


def _parse_signature(parser: Parser, operand: SSAValue) -> Attribute:
    """`: T -> U`, where T is the operand's type."""
    parser.parse_punctuation(":")
    start = parser.pos
    written = parser.parse_type()
    if written != operand.type:
        parser.raise_error(f"the operand has type {operand.type}, not {written}", start, start + 1)
    parser.parse_punctuation("->")
    return parser.parse_type()


def _print_signature(printer: Printer, operand: Attribute, result: Attribute) -> None:
    printer.print_string(" : ")
    printer.print_attribute(operand)
    printer.print_string(" -> ")
    printer.print_attribute(result)


@irdl_op_definition
class LoadOp(BodyOp):
    """Input iterator: the part of a value of the level above that one block (or thread) sees in one iteration.

    `imap` sends each grid dimension to the dimension of the source that it splits, or to `*` (-1): replication. `fmap` does
    the same for the for-loop: `%t = mugraph.load %x imap [*] fmap 1 : tensor<2x4096xf16> -> !mugraph.tile<2x64xf16>`. In a block of
    several loops, `fmap 1 in 2` is for loop number 2, the third one; without a number, it is for the first.

    Tiles need not divide the source. In `grid [5] loop 4`, `%t = mugraph.load %x imap [0] fmap 1 : tensor<70x100xf16> ->
    !mugraph.tile<16x32xf16>` takes rows in five tiles of 16, of which the last has 6, and columns in four tiles of 32, of which the
    last has 4: the tile's type says its extents, and together the tiles must have as many entries as the source, or more. Entries
    beyond the source are *absent*: they hold anything and count for nothing (`mirage_ir.absence`).
    """

    name = "mugraph.load"
    source = operand_def()
    imap = prop_def(INTEGERS)
    fmap = opt_prop_def(INTEGER)
    loop = opt_prop_def(INTEGER)
    result = result_def()
    traits = traits_def(Pure())

    def __init__(self, source: SSAValue, imap: tuple[int, ...], fmap: int, result: Attribute, loop: int = 0) -> None:
        split = None if fmap == REPLICATE else IntegerAttr(fmap, i64)
        number = IntegerAttr(loop, i64) if loop else None
        properties = {"imap": i64_array(imap), "fmap": split, "loop": number}
        super().__init__(operands=[source], result_types=[result], properties=properties)

    def node(self, numbers: Numbers) -> Load:
        fmap = REPLICATE if self.fmap is None else self.fmap.value.data
        loop = 0 if self.loop is None else self.loop.value.data
        return Load(number_of(self.source, numbers), dims_of(self.imap), fmap, loop=loop)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        source = parse_operand(parser)
        parser.parse_keyword("imap")
        imap = parse_map(parser)
        fmap, loop = REPLICATE, 0
        if parser.parse_optional_keyword("fmap"):
            fmap = parse_dim(parser)
            loop = parse_integer(parser) if parser.parse_optional_keyword("in") else 0
        attributes = parser.parse_optional_attr_dict()
        op = cls(source, imap, fmap, _parse_signature(parser, source), loop)
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.source)
        printer.print_string(f" imap {dimension_map(dims_of(self.imap))}")
        if self.fmap is not None:
            printer.print_string(f" fmap {map_entry(self.fmap.value.data)}")
        if self.loop is not None and self.loop.value.data:
            printer.print_string(f" in {self.loop.value.data}")
        printer.print_op_attributes(self.attributes)
        _print_signature(printer, self.source.type, self.result.type)


@irdl_op_definition
class AccumulateOp(BodyOp):
    """For-loop accumulator, one of

    * `mugraph.accumulate sum %x` and `mugraph.accumulate max %x`, whose type follows,
    * `mugraph.accumulate concat %x dim 1 : !mugraph.tile<2x4096xf16>`, whose type depends on the loop,
    * `mugraph.accumulate sum %x shift %s`: Σ_l exp(s_l − M)·x_l with M = max_l s_l.
    """

    name = "mugraph.accumulate"
    operand = operand_def()
    shift = opt_operand_def()
    kind = prop_def(TEXT)
    dim = opt_prop_def(INTEGER)
    result = result_def()
    traits = traits_def(Pure())

    def __init__(
        self, kind: str, operand: SSAValue, result: Attribute, *, dim: int | None = None, shift: SSAValue | None = None
    ) -> None:
        super().__init__(
            operands=[operand, shift],
            result_types=[result],
            properties={"kind": StringAttr(kind), "dim": None if dim is None else IntegerAttr(dim, i64)},
        )

    def node(self, numbers: Numbers) -> Accumulate:
        shift = None if self.shift is None else number_of(self.shift, numbers)
        dim = None if self.dim is None else self.dim.value.data
        return Accumulate(_kind(self.kind.data), number_of(self.operand, numbers), dim, shift)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        statement = Statement(parser, cls)
        start = parser.pos
        name = parser.parse_identifier(": sum, max or concat")
        try:
            kind = _kind(name)
        except ProgramError as error:
            parser.raise_error(str(error), start, start + len(name))
        operand = parse_operand(parser)
        dim = parse_integer(parser) if parser.parse_optional_keyword("dim") else None
        shift = parse_operand(parser) if parser.parse_optional_keyword("shift") else None
        attributes = parser.parse_optional_attr_dict()
        if kind is AccumulatorKind.CONCAT:
            parser.parse_punctuation(":", ": the type of a concatenation depends on the loop")
            result: Attribute = parser.parse_type()
        else:
            try:
                result = _accumulated(kind, operand, dim, shift)
            except ProgramError as error:
                statement.error(f"'{cls.name}': {error}")
            check_written_type(parser, result)
        op = cls(kind, operand, result, dim=dim, shift=shift)
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(f" {self.kind.data} ")
        printer.print_operand(self.operand)
        if self.dim is not None:
            printer.print_string(f" dim {self.dim.value.data}")
        if self.shift is not None:
            printer.print_string(" shift ")
            printer.print_operand(self.shift)
        printer.print_op_attributes(self.attributes)
        if self.kind.data == AccumulatorKind.CONCAT:
            printer.print_string(" : ")
            printer.print_attribute(self.result.type)


def _kind(name: str) -> AccumulatorKind:
    """The kind of accumulator of that name. Raises `ProgramError`."""
    try:
        return AccumulatorKind(name)
    except ValueError:
        raise ProgramError(f"unknown accumulator '{name}': known are {', '.join(AccumulatorKind)}") from None


def _accumulated(kind: AccumulatorKind, operand: SSAValue, dim: int | None, shift: SSAValue | None) -> Attribute:
    """The type of a sum or a maximum over the loop. Raises `ProgramError`."""
    read = [operand.type] if shift is None else [operand.type, shift.type]
    for type in read:
        if level_of(type) is not Level.BLOCK:
            raise ProgramError(f"levels are mixed: only a block value can be accumulated, not {type}")
    node = Accumulate(kind, 0, dim, None if shift is None else 1)
    anywhere = GraphOp(Level.BLOCK, (), (1,), ())
    return to_ir(accumulate_type(node, [from_ir(type) for type in read], anywhere), Level.BLOCK)


@irdl_op_definition
class StoreOp(BodyOp):
    """Output saver: together the blocks (or threads) write a value of the level above, one result of the graph-defined operator.

    `omap` sends each grid dimension to the dimension of the output that it splits, to `*` (-1, when its extent is 1) or to
    `new` (-2): a new leading dimension. `mugraph.store %r omap [1] : !mugraph.tile<2x64xf32> -> tensor<2x6144xf16>` rounds to f16.

    Absent entries (`LoadOp`) are not stored, so `omap` must split their dimension as the loads did; the output has the extent of
    the loaded tensor: `mugraph.store %r omap [0] : !mugraph.tile<16x1xf32> -> tensor<70x1xf16>`.
    """

    name = "mugraph.store"
    operand = operand_def()
    omap = prop_def(INTEGERS)
    to = prop_def(base(TypeAttribute))
    traits = traits_def(MemoryWriteEffect())

    def __init__(self, operand: SSAValue, omap: tuple[int, ...], to: Attribute) -> None:
        super().__init__(operands=[operand], properties={"omap": i64_array(omap), "to": to})

    def node(self, numbers: Numbers) -> Store:
        return Store(number_of(self.operand, numbers), dims_of(self.omap), from_ir(self.to).dtype)

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        operand = parse_operand(parser)
        parser.parse_keyword("omap")
        omap = parse_map(parser)
        attributes = parser.parse_optional_attr_dict()
        op = cls(operand, omap, _parse_signature(parser, operand))
        op.attributes |= attributes
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.operand)
        printer.print_string(f" omap {dimension_map(dims_of(self.omap))}")
        printer.print_op_attributes(self.attributes)
        _print_signature(printer, self.operand.type, self.to)
