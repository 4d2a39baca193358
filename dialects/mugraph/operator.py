"""What every mathematical operation of the dialect shares: one family for kernel, block and thread level."""

from __future__ import annotations

from abc import ABC
from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.irdl import IRDLOperation, operand_def, result_def, traits_def, var_operand_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure

from mirage_ir.check import node_type
from mirage_ir.dialects.diagnostics import OperationError
from mirage_ir.dialects.mugraph.attributes import from_attribute, to_attribute
from mirage_ir.dialects.mugraph.syntax import Statement, parse_keywords, parse_operands, print_keywords
from mirage_ir.dialects.mugraph.types import from_ir, level_of, to_ir
from mirage_ir.errors import ProgramError
from mirage_ir.ops import OPERATORS
from mirage_ir.ops.composites import COMPOSITES
from mirage_ir.program import Apply, Attr, Level, make_attrs

Numbers = Mapping[SSAValue, int]
"""The program model's numbers of the values in scope."""

PREFIX = "mugraph."


def number_of(value: SSAValue, numbers: Numbers) -> int:
    found = numbers.get(value)
    if found is None:
        raise ProgramError("an operand is defined outside the graph, or after its use")
    return found


def attribute_kinds(operator: str) -> Mapping[str, type]:
    """The attributes of a row of the operator table, or of a composite: name to Python type."""
    return COMPOSITES[operator].attrs if operator in COMPOSITES else OPERATORS[operator].attrs


def common_level(name: str, types: Sequence[Attribute]) -> Level:
    """The one level on which all operands live. Raises `ProgramError`."""
    levels = {level_of(type): type for type in reversed(types)}
    if len(levels) > 1:
        kinds = " and ".join(f"a {level} value ({levels[level]})" for level in Level if level in levels)
        raise ProgramError(f"levels are mixed: '{name}' reads {kinds}")
    return next(iter(levels), Level.KERNEL)


def infer_type(operator: str, types: Sequence[Attribute], attrs: Mapping[str, Attr]) -> Attribute:
    """The type of an operator's result. Raises `ProgramError`."""
    level = common_level(operator, types)
    node = Apply(operator, tuple(range(len(types))), make_attrs(attrs))
    return to_ir(node_type(node, [from_ir(type) for type in types], level), level)


class OperatorOp(IRDLOperation, ABC):
    """A row of the operator table, or a composite, applied to values of one level.

    The properties carry the row's attributes; those with a default may be absent. In the custom form each is `keyword value`,
    and the result's type follows from the operands: `%s = mugraph.sum %x dim 1`. A type after a colon is compared with it.
    """

    SPELLING: ClassVar[Mapping[str, str]] = {}
    """The keyword of an attribute in the custom form, where it is not the attribute's name."""

    result = result_def()
    traits = traits_def(Pure())

    def __init__(self, *operands: SSAValue | Operation, **attrs: Attr) -> None:
        values = [SSAValue.get(operand) for operand in operands]
        kinds = attribute_kinds(self.operator())
        attrs = {
            name: float(value) if kinds.get(name) is float and isinstance(value, int) else value for name, value in attrs.items()
        }
        super().__init__(
            operands=self.grouped(values),
            result_types=[infer_type(self.operator(), [v.type for v in values], attrs)],
            properties={name: to_attribute(value) for name, value in attrs.items()},
        )

    @classmethod
    def grouped(cls, values: Sequence[SSAValue]) -> Sequence[SSAValue | Sequence[SSAValue]]:
        """The operands as the operand definitions group them."""
        return values

    @classmethod
    def operator(cls) -> str:
        """The name of the row."""
        return cls.name.removeprefix(PREFIX)

    def attrs(self) -> dict[str, Attr]:
        """The row's attributes that are present. Raises `ProgramError`."""
        return {name: from_attribute(value) for name, value in self.properties.items()}

    def node(self, numbers: Numbers) -> Apply:
        return Apply(self.operator(), tuple(number_of(v, numbers) for v in self.operands), make_attrs(self.attrs()))

    def verify_(self) -> None:
        parent = self.parent_op()
        if parent is not None and parent.name in GRAPH_LEVELS:
            check_operands_inside(self)
            return  # The graph's own verifier checks the rest.
        try:
            expected = infer_type(self.operator(), self.operand_types, self.attrs())
            check_level_outside_graphs(self, expected)
        except ProgramError as error:
            raise OperationError(self, error) from None
        if self.result.type != expected:
            raise OperationError(self, f"the result has type {expected}, not {self.result.type}")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        statement = Statement(parser, cls)
        kinds = attribute_kinds(cls.operator())
        operands = parse_operands(parser)
        attrs = parse_keywords(parser, kinds, cls.SPELLING)
        attributes = parser.parse_optional_attr_dict()
        try:
            inferred = infer_type(cls.operator(), [v.type for v in operands], attrs)
            properties = {name: to_attribute(value) for name, value in attrs.items()}
        except ProgramError as error:
            statement.error(f"'{cls.name}': {error}")
        check_written_type(parser, inferred)
        return cls.create(operands=operands, result_types=[inferred], properties=properties, attributes=attributes)

    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.operands, printer.print_operand)
        print_keywords(printer, self.attrs(), attribute_kinds(self.operator()), self.SPELLING)
        printer.print_op_attributes(self.attributes)


GRAPH_LEVELS: dict[str, Level] = {"mugraph.block": Level.BLOCK, "mugraph.thread": Level.THREAD}
"""The graph-defined operators, and the level of the values inside."""


def check_operands_inside(op: Operation) -> None:
    """Raises `OperationError` when an operation in a graph's body reads a value from outside."""
    for value in op.operands:
        home = value.owner if isinstance(value.owner, Block) else value.owner.parent
        if home is not op.parent:
            raise OperationError(op, "it reads a value from outside the graph: pass it through ins(…) and load it")


def check_level_outside_graphs(op: Operation, type: Attribute) -> None:
    """Tiles and fragments live only inside graphs. Raises `ProgramError` for one at kernel level."""
    level = level_of(type)
    if level is not Level.KERNEL and op.parent is not None:
        home = next(name for name, inside in GRAPH_LEVELS.items() if inside is level)
        raise ProgramError(f"levels are mixed: a {level} value ({type}) lives inside a {home}")


def check_written_type(parser: Parser, inferred: Attribute) -> None:
    """A result type that is written out after all must be the inferred one."""
    if parser.parse_optional_punctuation(":") is None:
        return
    start = parser.pos
    written = parser.parse_type()
    if written != inferred:
        parser.raise_error(f"the result has type {inferred}, not {written}", start, start + 1)


class UnaryOp(OperatorOp, ABC):
    """An operator of one value."""

    operand = operand_def()


class BinaryOp(OperatorOp, ABC):
    """An operator of two values."""

    lhs = operand_def()
    rhs = operand_def()


class VariadicOp(OperatorOp, ABC):
    """An operator of any number of values that its row allows."""

    inputs = var_operand_def()

    @classmethod
    def grouped(cls, values: Sequence[SSAValue]) -> Sequence[SSAValue | Sequence[SSAValue]]:
        return [values]
