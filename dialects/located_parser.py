"""A parser that gives every operation the place where it was written.

xDSL keeps only locations that the text spells out (`loc(…)`); diagnostics that point at the input need the others too.
"""

from __future__ import annotations

import re
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from xdsl.context import Context
from xdsl.dialects.builtin import UNKNOWN_LOC, AnyFloat, FileLineColLoc, IntAttr, ModuleOp, StringAttr
from xdsl.ir import Attribute, AttributeInvT, Operation, SSAValue, TypeAttribute
from xdsl.parser import AttrParser, Parser, UnresolvedOperand
from xdsl.parser.generic_parser import ParserState
from xdsl.utils.exceptions import ParseError, VerifyException
from xdsl.utils.lexer import Input, Span
from xdsl.utils.mlir_lexer import MLIRLexer, MLIRTokenKind


class LinearLexer(MLIRLexer):
    """xDSL's lexer, but for string literals: its own takes exponential time to find that a quote is never closed.

    Nor does a number with an exponent need a point: 1e-5, as Python and many others write it, is 1.0e-5.
    """

    _unescaped_characters_regex = re.compile(r'"(?:[^"\\\n\v\f]++|\\(?:["nt\\]|[0-9A-Fa-f]{2}))*+"')
    _fractional_suffix_regex = re.compile(r"(?:\.[0-9]*)?[eE][+-]?[0-9]+|\.[0-9]*")


class _Bits(AttrParser._TensorLiteralElement):  # pyright: ignore[reportPrivateUsage]
    """The bits of a float, or an integer in hexadecimal."""

    def to_type(self, parser: AttrParser, type: Any) -> Any:
        if isinstance(type, AnyFloat) and isinstance(self.value, int):
            return next(iter(type.iter_unpack(self.value.to_bytes(type.compile_time_size, "little"))))
        return super().to_type(parser, type)


class LocatedParser(Parser):
    """Sets `op.location` to `file:line:col` of an operation's first token unless the text gives a location itself.

    An attribute that does not verify is reported as a parse error where it stands, an unknown operation where it starts, an input
    without operations at its end.
    """

    line_offset: int
    """Lines of the file before this input (with `--split-input-file`)."""

    _statement: Span[str]
    """The first token of the operation whose name is read next."""
    _uses: dict[str, Span[str]]
    """Of each name, where it was first used before it was defined."""

    def __init__(self, ctx: Context, text: str, name: str, line_offset: int = 0) -> None:
        super().__init__(ctx, "", name)
        self.line_offset = line_offset
        self._uses = {}
        self._resume_from(ParserState(LinearLexer(Input(text, name))))

    def _parse_tensor_literal_element(self) -> AttrParser._TensorLiteralElement:  # pyright: ignore[reportPrivateUsage]
        """In a dense attribute of floats, a hexadecimal integer is a number's bits; xDSL takes it for an integer."""
        hexadecimal = self._current_token.text[:2] in ("0x", "0X")
        element = super()._parse_tensor_literal_element()
        return _Bits(element.is_negative, element.value, element.span) if hexadecimal else element

    def resolve_operand(self, operand: UnresolvedOperand, type: AttributeInvT) -> SSAValue[AttributeInvT]:
        name = operand.operand_name
        if name not in self.ssa_values and name not in self.forward_ssa_references:
            self._uses[name] = operand.span
        return super().resolve_operand(operand, type)

    def parse_module(self, allow_implicit_module: bool = True) -> ModuleOp:
        if self._current_token.kind is MLIRTokenKind.EOF:
            self.raise_error("the input holds no operation")
        try:
            module = super().parse_module(allow_implicit_module)
        except ParseError as error:
            # xDSL lists all such names at the end of the input.
            name = next((n for n in self.forward_ssa_references if n in self._uses), None)
            if name is None or not error.msg.startswith("values used but not defined"):
                raise
            self.raise_error(f"value %{name} is not defined where it is used", self._uses[name])
        first = next(iter(module.ops), None)
        if module.location == UNKNOWN_LOC and first is not None:  # an implicit module stands where its first operation does
            module.location = first.location
        for op in module.walk():
            for value in (*op.results, *(argument for region in op.regions for block in region.blocks for argument in block.args)):
                _strip_suffixes(value)
        return module

    def parse_operation(self) -> Operation:
        start = self._statement = self._current_token.span
        with self._refused_at(start, VerifyException, ValueError):  # xDSL refuses some names, of blocks for one, by a ValueError
            op = super().parse_operation()
        if op.location == UNKNOWN_LOC:
            file, line, column = start.get_location()
            op.location = FileLineColLoc(StringAttr(file), IntAttr(line + self.line_offset), IntAttr(column))
        return op

    def _get_op_by_name(self, name: str) -> type[Operation]:
        found = self.ctx.get_optional_op(name, dialect_stack=self._parser_state.dialect_stack)
        if found is None:
            self.raise_error(f"unknown operation '{name}'", self._statement.start, self._statement.end)
        return found

    def parse_optional_type(self) -> TypeAttribute | None:
        with self._refused_at(self._current_token.span, VerifyException):
            return super().parse_optional_type()

    def parse_optional_attribute(self) -> Attribute | None:
        with self._refused_at(self._current_token.span, VerifyException):
            return super().parse_optional_attribute()

    @contextmanager
    def _refused_at(self, place: Span[str], *kinds: type[Exception]) -> Generator[None]:
        """Makes errors of these kinds that are raised inside parse errors at `place`."""
        try:
            yield
        except kinds as error:
            self.raise_error(str(error), place.start, place.end)


def _strip_suffixes(value: SSAValue) -> None:
    """Leaves no numbered suffix of a name: xDSL drops one, and would print `%x_1_1` as `%x_1`, as it does a second `%x`."""
    while (hint := value.name_hint) and SSAValue.extract_valid_name(hint) != hint:
        value.name_hint = hint
