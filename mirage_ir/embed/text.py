"""Text of any MLIR dialect as an xDSL module.

xDSL knows few dialects of other projects, none of StableHLO, and not every custom syntax of those that it knows. So operations of
dialects other than ours are read in their generic form, where nothing need be known of them; a text in custom syntax is brought
into that form by a real MLIR (`iree-opt` of iree-base-compiler, or `mlir-opt`), where there is one. What is left is xDSL's own
reading.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from functools import lru_cache

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.utils.exceptions import ParseError

from mirage_ir.dialects.foreign_parser import ForeignParser, foreign_context
from mirage_ir.dialects.located_parser import LocatedParser
from mirage_ir.errors import MirageError

TOOLS = ("iree-opt", "mlir-opt-22", "mlir-opt")
"""Programs that read custom syntax and print the generic form."""
_FLAGS = (
    "--allow-unregistered-dialect",
    "--mlir-print-op-generic",
    "--mlir-print-debuginfo",
    "--mlir-print-local-scope",
)
_ERROR = re.compile(r"^(.*?):(\d+):(\d+): error: (.*)$", re.MULTILINE)


class UnreadableText(MirageError):
    """A text that no reader understands; `where` is `file:line:col`, as far as it is known."""

    def __init__(self, message: str, where: str) -> None:
        super().__init__(message)
        self.where = where


@lru_cache(maxsize=1)
def real_mlir() -> str | None:
    """The path of a real MLIR's opt tool: on the path, or beside this Python; None without one."""
    places = os.pathsep.join((os.environ.get("PATH", ""), os.path.dirname(sys.executable)))
    return next((found for tool in TOOLS if (found := shutil.which(tool, path=places))), None)


def parse_foreign(text: str, name: str, line_offset: int = 0, *, fallback: Context | None = None) -> ModuleOp:
    """The module that `text` is, read as this module's docstring says; `name` and `line_offset` are for locations.

    `fallback` is the context of the last attempt, with the dialects that xDSL knows. Raises `UnreadableText`.
    """
    try:
        return ForeignParser(foreign_context(), text, name, line_offset).parse_module()
    except ParseError as error:
        generic_failure = error
    tool = real_mlir()
    message, where = None, name
    if tool is not None:
        # Lines before the text keep the locations that the tool gives operations those of the file.
        done = subprocess.run([tool, *_FLAGS, "-"], input="\n" * line_offset + text, capture_output=True, text=True)
        if done.returncode == 0:
            printed = done.stdout.replace('loc("<stdin>"', f'loc("{name}"').replace('loc("-"', f'loc("{name}"')
            return ForeignParser(foreign_context(), printed, name).parse_module()
        first = _ERROR.search(done.stderr)
        if first is not None:
            message, where = first[4], f"{name}:{first[2]}:{first[3]}"
    if fallback is not None:
        try:
            return LocatedParser(fallback, text, name, line_offset).parse_module()
        except ParseError as error:
            generic_failure = error
    if message is None or "mugraph." in text:
        span = generic_failure.span
        place = span.get_location()
        message, where = generic_failure.msg.strip(), f"{name}:{place.line + line_offset}:{place.col}"
        if tool is None:
            message += " (custom syntax of other dialects is read where iree-base-compiler is installed; the generic form always)"
    raise UnreadableText(message, where)
