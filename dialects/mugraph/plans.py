"""Attributes that plan a kernel: in which layouts its values lie in registers, and where they lie in shared memory.

They stand at operations inside a `mugraph.block`: `mugraph.layout`, of the tile that the operation computes in registers, and
`mugraph.buffers`, a list of the buffers that hold its result in shared memory. `mugraph.layouts` and `mugraph.memory` stand at the
block and say for what it was planned, and how well. All may be left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self, TypeAlias

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, IntAttr, IntegerAttr, StringAttr
from xdsl.ir import Attribute, Data, Operation, ParametrizedAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.parser import AttrParser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from mirage_ir.dialects.diagnostics import OperationError
from mirage_ir.dialects.mugraph.body import AccumulateOp, StoreOp
from mirage_ir.dialects.mugraph.operator import OperatorOp
from mirage_ir.dialects.mugraph.types import TileType, dtype_of, from_ir
from mirage_ir.errors import ProgramError
from mirage_ir.ops import OPERATORS, Kind
from mirage_ir.placement import LANE, LANES, REGISTER, WARP_NUMBER, check_digits, check_panels

LAYOUT = "mugraph.layout"
BUFFERS = "mugraph.buffers"
LAYOUTS = "mugraph.layouts"
MEMORY = "mugraph.memory"
MOST_WARPS = 32
"""Warps of the largest block."""


class Digit(NamedTuple):
    """A digit of an index, number // stride % extent of a thread's register (R), lane (L) or warp (W): `R<2, 1>`."""

    unit: str
    extent: int
    stride: int

    def __str__(self) -> str:
        return f"{self.unit}<{self.extent}, {self.stride}>"


DigitLists: TypeAlias = tuple[tuple[Digit, ...], ...]
"""For each dimension its digits, outermost first."""


@irdl_attr_definition
class LayoutAttr(Data[DigitLists]):
    """Which thread holds which entry of a tile, and in which register:
    `#mugraph.layout<Dim<W<4, 1>, R<2, 2>, L<8, 4>>, Dim<L<4, 1>, R<2, 1>>>`.

    Each dimension's index is written in mixed radix, outermost digit first. Threads whose numbers no digit takes hold copies.
    """

    name = "mugraph.layout"

    @property
    def shape(self) -> tuple[int, ...]:
        """The extents that the digits give."""
        found: list[int] = []
        for digits in self.data:
            extent = 1
            for digit in digits:
                extent *= digit.extent
            found.append(extent)
        return tuple(found)

    def verify(self) -> None:
        digits = [digit for found in self.data for digit in found]
        registers = 1
        for digit in digits:
            registers *= max(digit.extent, 1) if digit.unit == REGISTER else 1
        try:
            check_digits(digits, {REGISTER: registers, LANE: LANES, WARP_NUMBER: MOST_WARPS})
        except ProgramError as error:
            raise VerifyException(str(error)) from None

    @classmethod
    def parse_parameter(cls, parser: AttrParser) -> DigitLists:
        def integer() -> int:
            return parser.parse_integer(allow_boolean=False)

        def digit() -> Digit:
            unit = parser.parse_optional_keyword_in({REGISTER, LANE, WARP_NUMBER})
            if unit is None:
                parser.raise_error("expected a digit, such as R<2, 1>: of a register (R), a lane (L) or a warp (W)")
            with parser.in_angle_brackets():
                extent = integer()
                parser.parse_punctuation(",")
                return Digit(unit, extent, integer())

        def dim() -> tuple[Digit, ...]:
            parser.parse_keyword("Dim")
            return tuple(parser.parse_comma_separated_list(parser.Delimiter.ANGLE, digit))

        return tuple(parser.parse_comma_separated_list(parser.Delimiter.ANGLE, dim))

    def print_parameter(self, printer: Printer) -> None:
        dims = (f"Dim<{', '.join(map(str, digits))}>" for digits in self.data)
        printer.print_string(f"<{', '.join(dims)}>")


@irdl_attr_definition
class BufferAttr(ParametrizedAttribute):
    """A tile in shared memory: `#mugraph.buffer<64x64xf16, panels 64, swizzle 3, stages 4, at byte 0>`.

    Its columns are cut into panels of `panels` columns, each stored row by row with `swizzle` bits of its addresses mixed. `stages`
    tiles lie one behind the other, the first one from that byte of the block's shared memory on; both may be left out.
    """

    name = "mugraph.buffer"

    shape: ArrayAttr[IntAttr]
    element_type: Attribute
    panels: IntAttr
    swizzle: IntAttr
    placement: ArrayAttr[IntAttr]
    """Stages and offset, or nothing."""

    @classmethod
    def of(
        cls, shape: Sequence[int], element_type: Attribute, panels: int, swizzle: int, placement: tuple[int, int] | None = None
    ) -> Self:
        """placement: stages and offset."""
        lists = [ArrayAttr([IntAttr(n) for n in numbers]) for numbers in (shape, placement or ())]
        return cls.new((lists[0], element_type, IntAttr(panels), IntAttr(swizzle), lists[1]))

    @property
    def extents(self) -> tuple[int, ...]:
        """The extents of a tile."""
        return tuple(extent.data for extent in self.shape)

    @property
    def placed(self) -> tuple[int, int] | None:
        """Stages and offset, if they are planned."""
        return (self.placement.data[0].data, self.placement.data[1].data) if self.placement.data else None

    def verify(self) -> None:
        try:
            check_panels(self.extents, dtype_of(self.element_type).itemsize, self.panels.data, self.swizzle.data)
        except ProgramError as error:
            raise VerifyException(str(error)) from None
        if self.placed is not None and (self.placed[0] < 1 or self.placed[1] < 0):
            raise VerifyException(f"a buffer has a stage or more, and an offset of no byte or more, unlike {self.placed}")

    @classmethod
    def parse_parameters(cls, parser: AttrParser) -> Sequence[Attribute]:
        def number(*words: str) -> int:
            parser.parse_punctuation(",")
            for word in words:
                parser.parse_keyword(word)
            return parser.parse_integer(allow_boolean=False)

        with parser.in_angle_brackets():
            shape, element_type = parser.parse_ranked_shape()
            panels, swizzle = number("panels"), number("swizzle")
            placement: list[int] = []
            if parser.parse_optional_punctuation(",") is not None:
                parser.parse_keyword("stages")
                placement = [parser.parse_integer(allow_boolean=False), number("at", "byte")]
        lists = [ArrayAttr([IntAttr(n) for n in numbers]) for numbers in (shape, placement)]
        return lists[0], element_type, IntAttr(panels), IntAttr(swizzle), lists[1]

    def print_parameters(self, printer: Printer) -> None:
        with printer.in_angle_brackets():
            for extent in self.extents:
                printer.print_string(f"{extent}x")
            printer.print_attribute(self.element_type)
            printer.print_string(f", panels {self.panels.data}, swizzle {self.swizzle.data}")
            if self.placed is not None:
                printer.print_string(f", stages {self.placed[0]}, at byte {self.placed[1]}")


def layout_of(op: Operation) -> LayoutAttr | None:
    """The layout that is planned for an operation. Raises `OperationError` for another attribute under its name."""
    found = op.attributes.get(LAYOUT)
    if found is not None and not isinstance(found, LayoutAttr):
        raise OperationError(op, f"{LAYOUT} must be a #mugraph.layout, not {found}")
    return found


def buffers_of(op: Operation) -> tuple[BufferAttr, ...]:
    """The buffers that are planned for an operation's result. Raises `OperationError` for another attribute under their name."""
    found = op.attributes.get(BUFFERS)
    if found is None:
        return ()
    buffers = tuple(b for b in found if isinstance(b, BufferAttr)) if isinstance(found, ArrayAttr) else ()
    if not isinstance(found, ArrayAttr) or len(buffers) < len(found):
        raise OperationError(op, f"{BUFFERS} must be a list of #mugraph.buffer, not {found}")
    return buffers


def planned_for(op: Operation) -> tuple[str, int] | None:
    """The machine and the warps that a block is planned for. Raises `OperationError` where they are not said as they should be."""
    found = op.attributes.get(LAYOUTS)
    if found is None:
        return None
    target, warps = (found.data.get(name) for name in ("target", "warps")) if isinstance(found, DictionaryAttr) else (None, None)
    if not isinstance(target, StringAttr) or not isinstance(warps, IntegerAttr):
        example = '{target = "h100", warps = 4 : i64}'
        raise OperationError(op, f"{LAYOUTS} must name a target and a number of warps, as in {example}, unlike {found}")
    return target.data, warps.value.data


def check_plan_attributes(block: Operation) -> None:
    """Raises `OperationError` at an operation of a block that has an attribute of another kind under a plan's name, or a layout
    that does not cover its tile."""
    planned_for(block)
    for op in block.walk():
        buffers_of(op)
        layout = layout_of(op)
        if layout is None:
            continue
        type = _computed(op)
        if type is None:
            raise OperationError(op, f"it computes nothing in registers: it has no {LAYOUT}")
        tile = from_ir(type).shape
        if len(layout.shape) != len(tile):
            raise OperationError(op, f"the layout has {len(layout.shape)} dimensions, and the tile has {len(tile)}")
        if isinstance(type, TileType) and any(held < extent for held, extent in zip(layout.shape, tile, strict=True)):
            shown = "x".join(map(str, layout.shape))
            raise OperationError(op, f"the layout is one of {shown} entries, which do not cover {type}")


def _computed(op: Operation) -> Attribute | None:
    """The type of what an operation computes in registers: a reduction and a store deal with their operand."""
    match op:
        case StoreOp():
            return op.operand.type
        case OperatorOp() if op.operator() in OPERATORS and OPERATORS[op.operator()].kind is Kind.REDUCTION:
            return op.operands[0].type
        case OperatorOp() | AccumulateOp():
            return op.results[0].type
        case _:
            return None
