"""Text of any MLIR dialect as an xDSL module.

xDSL knows few dialects of other projects, none of StableHLO, and not every custom syntax of the dialects that it knows. So
operations of other dialects are read in their generic form, which needs no knowledge of them. A real MLIR brings a text in custom
syntax into that form: `iree-opt` of iree-base-compiler or `mlir-opt`, the first installed one that can read it. xDSL's is last.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from functools import lru_cache
from weakref import WeakKeyDictionary

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.universe import Universe
from xdsl.utils.exceptions import ParseError

from mirage_ir.dialects.foreign_parser import ForeignParser, foreign_context
from mirage_ir.dialects.located_parser import LocatedParser
from mirage_ir.errors import MirageError

TOOLS = ("iree-opt", "mlir-opt-22", "mlir-opt")
"""Programs that read custom syntax and print the generic form."""
_FLAGS = ("--allow-unregistered-dialect", "--mlir-print-op-generic", "--mlir-print-debuginfo", "--mlir-print-local-scope")
_ERROR = re.compile(r"^(.*?):(\d+):(\d+): error: (.*)$", re.MULTILINE)


class UnreadableText(MirageError):
    """A text that no reader understands; `where` is `file:line:col`, as far as it is known."""

    def __init__(self, message: str, where: str) -> None:
        super().__init__(message)
        self.where = where


@lru_cache(maxsize=1)
def real_mlirs() -> tuple[str, ...]:
    """The paths of opt tools of a real MLIR: on the path, or beside this Python. Releases read different syntax."""
    places = os.pathsep.join((os.environ.get("PATH", ""), os.path.dirname(sys.executable)))
    return tuple(found for tool in TOOLS if (found := shutil.which(tool, path=places)))


_METADATA = re.compile(r"\{-#.*#-\}\s*\Z", re.DOTALL)
_metadata: WeakKeyDictionary[ModuleOp, str] = WeakKeyDictionary()


def metadata(module: ModuleOp) -> str:
    """The text after the module in its file (`{-# … #-}`, the entries of large constants), as it was written."""
    return _metadata.get(module, "")


def known_context() -> Context:
    """All dialects that xDSL and its plug-ins know."""
    context = Context()
    for name, dialect in Universe.get_multiverse().all_dialects.items():
        context.register_dialect(name, dialect)
    return context


def parse_generic(text: str, name: str, line_offset: int = 0) -> ModuleOp:
    """The module that a text in generic form is. Raises `ParseError`."""
    found = _METADATA.search(text)
    body = text if found is None else text[: found.start()]
    module = ForeignParser(foreign_context(), body, name, line_offset).parse_module()
    if found is not None:
        _metadata[module] = found[0]
    return module


def parse_foreign(text: str, name: str, line_offset: int = 0, *, fallback: Context | None = None) -> ModuleOp:
    """The module that `text` is, read as this module's docstring says; `name` and `line_offset` are for locations.

    `fallback` is the context of the last attempt; not given, all dialects that xDSL knows. Raises `UnreadableText`.
    """
    try:
        return parse_generic(text, name, line_offset)
    except ParseError as error:
        generic_failure = error
    failures: list[tuple[int, int, str]] = []
    for tool in real_mlirs():
        # Empty lines before the text: the tool then gives operations their locations in the file.
        done = subprocess.run([tool, *_FLAGS, "-"], input="\n" * line_offset + text, capture_output=True, text=True)
        if done.returncode == 0:
            return _parse_printed(done.stdout, text, tool, name)
        first = _ERROR.search(done.stderr)
        if first is not None:
            failures.append((int(first[2]), int(first[3]), first[4]))
    try:
        return LocatedParser(fallback or known_context(), text, name, line_offset).parse_module()
    except ParseError as error:
        generic_failure = error
    if failures and "mugraph." not in text:
        # The tool that came furthest knows most of the text's dialects.
        line, column, message = max(failures)
        raise UnreadableText(message, f"{name}:{line}:{column}")
    place = generic_failure.span.get_location()
    message = generic_failure.msg.strip()
    if not real_mlirs():
        message += " (custom syntax of other dialects is read where iree-base-compiler is installed; the generic form always)"
    raise UnreadableText(message, f"{name}:{place.line + line_offset}:{place.col}")


def _parse_printed(printed: str, text: str, tool: str, name: str) -> ModuleOp:
    """The module that a tool printed of `text`."""
    printed = printed.replace('loc("<stdin>"', f'loc("{name}"').replace('loc("-"', f'loc("{name}"')
    # iree-opt does not print the entries of resources, but keeps their names.
    given = _METADATA.search(text)
    try:
        return parse_generic(printed if given is None or _METADATA.search(printed) else printed + given[0], name)
    except ParseError as error:
        raise UnreadableText(f"xDSL cannot read what {os.path.basename(tool)} makes of it: {error.msg.strip()}", name) from None
