"""Pieces of the custom form: operands whose types are already known, keyword attributes, maps.

Errors are `ParseError`s at the token at fault, or at the start of the operation when the whole of it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NoReturn

from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.parser import Parser
from xdsl.printer import Printer

from mirage_ir.program import NEW_DIM, REPLICATE, Attr

_RESULTS = re.compile(r"%[^\s=]+(?:\s*,\s*%[^\s=]+)*\s*=\s*$")
_TAIL = re.compile(r"(?P<exponent>[eE][+-]?[0-9]+)|[A-Za-z_]\w*")
"""An exponent or a word right behind a number, which xDSL's lexer does not take for its part."""
_LONGEST_RESULT_LIST = 4096


class Statement:
    """The operation that is being parsed, as a whole. To be made when the parser stands right behind the operation's name."""

    def __init__(self, parser: Parser, op: type[Operation]) -> None:
        self._parser = parser
        self._op = op
        self._behind_name = parser.pos

    def error(self, message: object) -> NoReturn:
        """Raises a `ParseError` where the operation starts: at its results, or at its name when it has none."""
        text = self._parser.lexer.input.content
        assert isinstance(text, str)
        # Inside its own dialect's region the name may be written without the dialect.
        short = self._op.name.partition(".")[2]
        start = text.rfind(short, 0, self._behind_name)
        qualified = start + len(short) - len(self._op.name)
        if text.startswith(self._op.name, qualified):
            start = qualified
        results = _RESULTS.search(text, max(0, start - _LONGEST_RESULT_LIST), start)
        start = results.start() if results else start
        self._parser.raise_error(str(message), start, start + 1)


def parse_operand(parser: Parser) -> SSAValue:
    """A value defined above; its type is known, so none is written."""
    operand = parser.parse_unresolved_operand("expected an operand, such as %x")
    values = parser.ssa_values.get(operand.operand_name)
    if values is None:
        parser.raise_error(f"value %{operand.operand_name} is not defined above", operand.span)
    if operand.index >= len(values):
        parser.raise_error(f"value %{operand.operand_name} has {len(values)} parts, no part {operand.index}", operand.span)
    return values[operand.index]


def parse_integer(parser: Parser) -> int:
    """An integer of 64 bits."""
    start = parser.pos
    value = parser.parse_integer(allow_boolean=False)
    if not -(1 << 63) <= value < 1 << 63:
        parser.raise_error("the integer does not fit 64 bits", start, start + 1)
    return value


def parse_float(parser: Parser) -> float:
    """A number in decimal notation."""
    start = parser.pos
    value = parser.parse_number()
    text = parser.lexer.input.content
    assert isinstance(text, str)
    if text[parser.pos - 1].isdigit() and (tail := _TAIL.match(text, parser.pos)):
        what = f"'{text[start : tail.end()].strip()}' is no number"
        if tail["exponent"]:  # Our own lexer reads them, xDSL's (in its other tools) does not.
            what = f"a number with an exponent has a point in MLIR: write {value}.0{tail[0]}"
        parser.raise_error(what, start, tail.end())
    try:
        return float(value)
    except OverflowError:
        parser.raise_error("the number is beyond the range of f64", start, start + 1)


def parse_integer_list(parser: Parser) -> tuple[int, ...]:
    return tuple(parser.parse_comma_separated_list(parser.Delimiter.SQUARE, lambda: parse_integer(parser)))


def parse_dim(parser: Parser) -> int:
    """One entry of a map: a dimension, or `*` for replication."""
    return parse_integer(parser) if parser.parse_optional_punctuation("*") is None else REPLICATE


def parse_map(parser: Parser) -> tuple[int, ...]:
    """`[0, *, new]`: for each grid dimension a dimension of the value, replication, or a new leading dimension."""

    def entry() -> int:
        return parse_dim(parser) if parser.parse_optional_keyword("new") is None else NEW_DIM

    return tuple(parser.parse_comma_separated_list(parser.Delimiter.SQUARE, entry))


def map_entry(dim: int) -> str:
    return {REPLICATE: "*", NEW_DIM: "new"}.get(dim, str(dim))


def integer_list(values: Iterable[int]) -> str:
    return f"[{', '.join(map(str, values))}]"


def dimension_map(dims: Iterable[int]) -> str:
    return f"[{', '.join(map(map_entry, dims))}]"


def decimal(value: float) -> str:
    """The shortest decimal that parses back to `value`, with the point that MLIR wants."""
    text = repr(value)
    mantissa, e, exponent = text.partition("e")
    return text if not e or "." in mantissa else f"{mantissa}.0e{exponent}"


_PARSERS: dict[type, Callable[[Parser], Attr]] = {
    bool: lambda p: p.parse_boolean(),
    int: parse_integer,
    float: parse_float,
    str: lambda p: p.parse_str_literal(),
    tuple: parse_integer_list,
}
_KEYWORDS = {"value": "by", "shape": "to"}
"""The keyword of an attribute in the custom form, where it is not the attribute's name."""


def parse_keywords(parser: Parser, kinds: Mapping[str, type]) -> dict[str, Attr]:
    """Attributes as `keyword value` in any order."""
    names = {_KEYWORDS.get(name, name): name for name in kinds}
    attrs: dict[str, Attr] = {}
    position = parser.pos
    while (keyword := parser.parse_optional_keyword_in(names)) is not None:
        name = names[keyword]
        if name in attrs:
            parser.raise_error(f"'{keyword}' is given twice", position, position + len(keyword))
        attrs[name] = _PARSERS[kinds[name]](parser)
        position = parser.pos
    return attrs


def print_keywords(printer: Printer, attrs: Mapping[str, Attr], kinds: Iterable[str]) -> None:
    for name in kinds:
        if name in attrs:
            printer.print_string(f" {_KEYWORDS.get(name, name)} ")
            if isinstance(value := attrs[name], str):
                printer.print_string_literal(value)
            else:
                printer.print_string(_WRITTEN[type(value)](value))


_WRITTEN: dict[type, Callable[[Any], str]] = {
    bool: lambda value: "true" if value else "false",
    int: str,
    float: decimal,
    tuple: integer_list,
}


def parse_types(parser: Parser) -> list[Attribute]:
    """`T` or `(T, U)`."""
    if (types := parser.parse_optional_comma_separated_list(parser.Delimiter.PAREN, parser.parse_type)) is not None:
        return list(types)
    return [parser.parse_type()]


def print_types(printer: Printer, types: Sequence[Any]) -> None:
    if len(types) == 1:
        printer.print_attribute(types[0])
        return
    with printer.in_parens():
        printer.print_list(types, printer.print_attribute)
