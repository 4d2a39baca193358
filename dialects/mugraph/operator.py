"""The mathematical operations of the dialect, one for each row of the operator table: a family for kernel, block and thread level.

`mugraph.exp` is the row `exp` of `mirage_ir.ops.table`, `mugraph.softmax` the row `softmax` of `mirage_ir.ops.composites`.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Mapping, Sequence
from types import new_class
from typing import Any, Self, cast

from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Commutative, Pure

from mirage_ir.check import node_type
from mirage_ir.dialects.diagnostics import OperationError, located
from mirage_ir.dialects.mugraph.attributes import CONSTRAINTS, from_attribute, to_attribute
from mirage_ir.dialects.mugraph.syntax import Statement, parse_keywords, parse_operand, print_keywords
from mirage_ir.dialects.mugraph.types import is_dynamic, level_of, to_ir, unnamed_from_ir
from mirage_ir.errors import ProgramError
from mirage_ir.ops import OPERATORS, Operator
from mirage_ir.ops.composites import COMPOSITES, Composite
from mirage_ir.ops.descriptions import DESCRIPTIONS
from mirage_ir.ops.table import is_built_in
from mirage_ir.program import Apply, Attr, Level, make_attrs

Numbers = Mapping[SSAValue, int]
"""The program model's numbers of the values in scope."""

PREFIX = "mugraph."
SYMBOLS = "mugraph.symbols"
"""Of a function: the range of each symbolic size (`mirage_ir.dialects.sizes`)."""


def number_of(value: SSAValue, numbers: Numbers) -> int:
    found = numbers.get(value)
    if found is None:
        raise ProgramError("an operand is defined outside the graph, or after its use")
    return found


_OPERAND_NAMES: Mapping[Any, tuple[str, ...]] = {1: ("operand",), (1, 1): ("operand",), 2: ("lhs", "rhs")}
"""The operands of an operation, by the arity of its row; `inputs`, any number of them, for other arities."""


def _row(name: str) -> Operator | Composite:
    return COMPOSITES[name] if name in COMPOSITES else OPERATORS[name]


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
    return to_ir(node_type(node, [unnamed_from_ir(type) for type in types], level), level)


class OperatorOp(IRDLOperation, ABC):
    """A row of the operator table, or a composite, applied to values of one level.

    The properties carry the row's attributes; those with a default may be absent. In the custom form each is `keyword value`,
    and the result's type follows from the operands: `%s = mugraph.sum %x dim 1`. A type after a colon is compared with it.
    """

    result = result_def()

    def __init__(self, *operands: SSAValue | Operation, **attrs: Attr) -> None:
        values = [SSAValue.get(operand) for operand in operands]
        row = _row(self.operator())
        attrs = {
            name: float(value) if row.attrs.get(name) is float and isinstance(value, int) else value
            for name, value in attrs.items()
        }
        super().__init__(
            operands=values if row.arity in _OPERAND_NAMES else [values],
            result_types=[infer_type(self.operator(), [v.type for v in values], attrs)],
            properties={name: to_attribute(value) for name, value in attrs.items()},
        )

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
        with located(self):
            check_sizes_are_named(self)
            expected = infer_type(self.operator(), self.operand_types, self.attrs())
            check_level_outside_graphs(self, expected)
        if self.result.type != expected:
            raise OperationError(self, f"the result has type {expected}, not {self.result.type}")

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        statement = Statement(parser, cls)
        operands = parser.parse_comma_separated_list(parser.Delimiter.NONE, lambda: parse_operand(parser))
        attrs = parse_keywords(parser, _row(cls.operator()).attrs)
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
        print_keywords(printer, self.attrs(), _row(self.operator()).attrs)
        printer.print_op_attributes(self.attributes)


GRAPH_LEVELS: dict[str, Level] = {"mugraph.block": Level.BLOCK, "mugraph.thread": Level.THREAD}
"""The graph-defined operators, and the level of the values inside."""


def check_operands_inside(op: Operation) -> None:
    """Raises `OperationError` when an operation in a graph's body reads a value from outside."""
    for value in op.operands:
        home = value.owner if isinstance(value.owner, Block) else value.owner.parent
        if home is not op.parent:
            raise OperationError(op, "it reads a value from outside the graph: pass it through ins(…) and load it")


def check_sizes_are_named(op: Operation) -> None:
    """Raises `ProgramError` for an operand with `?` in a function without `mugraph.symbols`."""
    dynamic = [type for type in op.operand_types if is_dynamic(type)]
    function = op.parent_op()
    while function is not None and not isinstance(function, FuncOp):
        function = function.parent_op()
    if dynamic and (function is None or SYMBOLS not in function.attributes):
        raise ProgramError(f"shapes must be static, unlike {dynamic[0]}, or have names and ranges: mugraph.dims, {SYMBOLS}")


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


def operation(name: str) -> type[OperatorOp]:
    """The operation `mugraph.NAME` of a row of the operator table, or of a composite; the row says all of it."""
    row = _row(name)
    names = _OPERAND_NAMES.get(row.arity)
    operands = {"inputs": var_operand_def()} if names is None else {operand: operand_def() for operand in names}
    attributes = {attr: (opt_prop_def if attr in row.defaults else prop_def)(CONSTRAINTS[type]) for attr, type in row.attrs.items()}
    commutes = isinstance(row, Operator) and row.commutative
    fields: dict[str, Any] = {
        "__doc__": DESCRIPTIONS.get(name),
        "__module__": __name__,
        "name": f"{PREFIX}{name}",
        "traits": traits_def(Pure(), Commutative()) if commutes else traits_def(Pure()),
        **operands,
        **attributes,
    }
    title = f"{name.title().replace('_', '')}Op"
    return irdl_op_definition(
        cast("type[OperatorOp]", new_class(title, (OperatorOp,), exec_body=lambda space: space.update(fields)))
    )


OPERATOR_OPS: dict[str, type[OperatorOp]] = {name: operation(name) for name in (*filter(is_built_in, OPERATORS), *COMPOSITES)}
"""The operation of each row of the operator table and of each composite."""
