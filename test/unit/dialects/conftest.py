"""An xDSL context with our dialect, and text to IR and back."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO

import pytest
from xdsl.context import Context
from xdsl.dialects.builtin import Builtin, ModuleOp
from xdsl.dialects.func import Func
from xdsl.ir import Operation
from xdsl.parser import Parser
from xdsl.printer import Printer

from mirage_ir.dialects.mugraph import MuGraph


@pytest.fixture(scope="session")
def parse() -> Callable[[str], ModuleOp]:
    """Text to a verified module."""

    def parse(text: str) -> ModuleOp:
        context = Context()
        for dialect in (Builtin, Func, MuGraph):
            context.load_dialect(dialect)
        module = Parser(context, text, "test.mlir").parse_module()
        module.verify()
        return module

    return parse


@pytest.fixture(scope="session")
def show() -> Callable[[Operation, bool], str]:
    """An operation to text, in the generic form when asked."""

    def show(op: Operation, generic: bool) -> str:
        out = StringIO()
        Printer(stream=out, print_generic_format=generic).print_op(op)
        return out.getvalue()

    return show
