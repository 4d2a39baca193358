"""A parser that keeps text verbatim wherever it need not understand it.

Attributes of operations that are not registered are text, character by character; so are types and locations that xDSL does not
know. So printing gives back the text that was read. `understood` reads such a text where its meaning matters.
"""

from __future__ import annotations

import re
from functools import lru_cache

from xdsl.context import Context
from xdsl.dialects.builtin import Builtin, FileLineColLoc, IntAttr, LocationAttr, NoneAttr, StringAttr, UnitAttr, UnregisteredOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, BuiltinAttribute, Dialect, Operation, ParametrizedAttribute, TypeAttribute
from xdsl.irdl import irdl_attr_definition
from xdsl.printer import Printer
from xdsl.utils.exceptions import ParseError, VerifyException
from xdsl.utils.mlir_lexer import MLIRTokenKind

from mirage_ir.dialects.located_parser import LocatedParser
from mirage_ir.dialects.mugraph import MuGraph


@irdl_attr_definition
class VerbatimAttr(ParametrizedAttribute, BuiltinAttribute):
    """An attribute as it is written."""

    name = "mugraph.verbatim"

    text: StringAttr

    def print_builtin(self, printer: Printer) -> None:
        printer.print_string(self.text.data)


@irdl_attr_definition
class VerbatimType(ParametrizedAttribute, BuiltinAttribute, TypeAttribute):
    """A type as it is written."""

    name = "mugraph.verbatim_type"

    text: StringAttr

    def print_builtin(self, printer: Printer) -> None:
        printer.print_string(self.text.data)


@irdl_attr_definition
class VerbatimLoc(ParametrizedAttribute, BuiltinAttribute):
    """A location as it is written; `first` is the first place in a file that it names, or none."""

    name = "mugraph.verbatim_loc"

    text: StringAttr
    first: Attribute

    def print_builtin(self, printer: Printer) -> None:
        with printer.in_location():
            printer.print_string(self.text.data)


_TOKENS = re.compile(r'"(?:[^"\\]|\\.)*"|->|[<>]=|[(\[{<]|[)\]}>]|,|\s')
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_ALIAS = re.compile(r"(?<![\w$.])[#!][A-Za-z_][\w$]*(?![\w$.<])")
_PLACE = re.compile(r'"((?:[^"\\]|\\.)*)":(\d+):(\d+)')
_BARE_TYPE = re.compile(r"f\d+E\w+|tf32")


def foreign_context() -> Context:
    """Functions, modules and our dialect are known; operations of all others are not registered.

    Nor are calls: xDSL would look for the callee inside the next unregistered operation, and not find it.
    """
    context = Context(allow_unregistered=True)
    for dialect in (Builtin, Dialect("func", [FuncOp, ReturnOp]), MuGraph):
        context.load_dialect(dialect)
    return context


class ForeignParser(LocatedParser):
    """Reads the generic form of operations of any dialect."""

    _verbatim: bool = False
    """True while the parser reads attributes of an unregistered operation."""
    _in_location: bool = False

    def _parse_generic_operation(self, op_type: type[Operation]) -> Operation:
        outer, self._verbatim = self._verbatim, issubclass(op_type, UnregisteredOp)
        try:
            op = super()._parse_generic_operation(op_type)
        finally:
            self._verbatim = outer
        if isinstance(op, FuncOp):
            # Properties of later releases than xDSL's, such as no_inline: MLIR takes them from among the attributes, too.
            for name in op.properties.keys() - FuncOp.get_irdl_definition().properties.keys():
                op.attributes[name] = op.properties.pop(name)
        return op

    def _parse_attribute_entry(self) -> tuple[str, Attribute]:
        if not self._verbatim:
            return super()._parse_attribute_entry()
        name = self.parse_optional_identifier_or_str_literal()
        if name is None:
            self.raise_error("expected the name of an attribute")
        if self.parse_optional_punctuation("=") is None:
            return name, UnitAttr()
        start = self._current_token.span.start
        text = self._until(start, ",}")
        return name, self.parse_attribute() if text is None else VerbatimAttr(StringAttr(text))

    def parse_optional_type(self) -> TypeAttribute | None:
        start = self._current_token.span.start
        if self._current_token.kind is MLIRTokenKind.BARE_IDENT and _BARE_TYPE.fullmatch(self._current_token.text):
            text = self._current_token.text
            self._consume_token()
            return VerbatimType(StringAttr(text))
        try:
            return super().parse_optional_type()
        except ParseError:
            self._resume_from(start)
            text = self._until(start, ",)}]> \n")
            return super().parse_optional_type() if text is None else VerbatimType(StringAttr(text))

    def _parse_location(self) -> LocationAttr:
        if self._in_location:
            return super()._parse_location()
        start, self._in_location = self._current_token.span.start, True
        try:
            return super()._parse_location()
        except (ParseError, VerifyException):
            self._resume_from(start)
            text = self._until(start, ")")
            if text is None:
                raise
            found = _PLACE.search(text)
            first = FileLineColLoc(StringAttr(found[1]), IntAttr(int(found[2])), IntAttr(int(found[3]))) if found else NoneAttr()
            return VerbatimLoc(StringAttr(text), first)  # type: ignore[return-value]
        finally:
            self._in_location = False

    def _until(self, start: int, ends: str) -> str | None:
        """The text from `start` to the first of `ends` outside of brackets, where reading goes on.

        None, with reading where it was, when there is none, or the text has aliases, which mean nothing elsewhere.
        """
        content = self.lexer.input.content
        assert isinstance(content, str)
        depth = 0
        for token in _TOKENS.finditer(content, start):
            text = token[0]
            if depth == 0 and text in ends:
                found = content[start : token.start()].rstrip()
                if _ALIAS.search(_STRING.sub('""', found)):
                    return None
                self._resume_from(token.start())
                return found
            if text in ("(", "[", "{", "<"):
                depth += 1
            elif text in (")", "]", "}", ">"):
                depth -= 1
                if depth < 0:
                    return None
        return None


@lru_cache(maxsize=4096)
def _understood(text: str) -> Attribute | None:
    try:
        return LocatedParser(foreign_context(), text, "attribute").parse_attribute()
    except ParseError:
        return None


def understood(attribute: Attribute) -> Attribute:
    """The meaning of an attribute kept as text; the attribute itself when it is no text, or xDSL cannot read it."""
    if not isinstance(attribute, VerbatimAttr):
        return attribute
    read = _understood(attribute.text.data)
    return attribute if read is None else read
