"""How `mirage-opt` reads its input: MLIR text, checkpoints of Mirage, and files of torch.export."""

from __future__ import annotations

import dataclasses
import re
import sys
from pathlib import Path
from typing import ClassVar

from xdsl.dialects.builtin import ModuleOp
from xdsl.utils.exceptions import ParseError
from xdsl.xdsl_opt_main import xDSLOptMain

from mirage_ir.dialects.located_parser import LocatedParser
from mirage_ir.errors import MirageError, OptionError
from mirage_ir.tools.help import hint

_FROM_OTHER_DIALECTS = re.compile(r"convert-.*-to-mugraph")
"""Passes that read other dialects."""


class InvalidInput(MirageError):
    """An input that is no text or no valid IR; `where` is `file:line:col`."""

    def __init__(self, message: str, where: str) -> None:
        super().__init__(message)
        self.where = where


class InputReader(xDSLOptMain):
    """xDSL's opt tool with the frontends of `mirage-opt`, and errors that say where in the input they are."""

    usage: ClassVar[str | None]
    """What the tool is for: its first lines are shown when there is no input."""
    results_wanted = True
    """Whether a checkpoint may hold results alone. They cannot be superoptimized."""

    def register_all_frontends(self) -> None:
        self.available_frontends["mlir"] = lambda stream: self.parse_text(stream.read(), 0)
        self.available_frontends["json"] = lambda stream: self.parse_checkpoint(stream.read())
        self.available_frontends["pt2"] = lambda stream: self.parse_exported(stream.read())

    def read_input(self) -> bytes:
        """The bytes of the input file, or of standard input when it is missing or `-`."""
        if self.args.input_file in (None, "-"):
            if sys.stdin is None:  # pyright: ignore[reportUnnecessaryComparison]  (of a process that was started without one)
                raise self._no_input()
            data = b"" if self.args.input_file is None and sys.stdin.isatty() else sys.stdin.buffer.read()
            if not data and self.args.input_file is None:
                raise self._no_input()
            return data
        with open(self.args.input_file, "rb") as stream:
            return stream.read()

    def _no_input(self) -> OptionError:
        error = OptionError("there is no input: name a file, or pipe one in")
        for line in hint(self.usage):
            error.add_note(line)
        return error

    def get_input_name(self) -> str:
        return "<stdin>" if self.args.input_file in (None, "-") else self.args.input_file

    def parse_text(self, data: bytes, line_offset: int) -> ModuleOp:
        name = self.get_input_name()
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            before = data[: error.start]
            line = before.count(b"\n") + 1 + line_offset
            column = error.start - (before.rfind(b"\n") + 1) + 1
            raise InvalidInput(f"the input is not UTF-8 text: byte 0x{data[error.start]:02x}", f"{name}:{line}:{column}") from None
        if self._from_other_dialects():
            from mirage_ir.embed.text import UnreadableText, parse_foreign

            try:
                return parse_foreign(text, name, line_offset, fallback=self.ctx)
            except UnreadableText as error:
                raise InvalidInput(str(error), error.where) from error
        try:
            return LocatedParser(self.ctx, text, name, line_offset).parse_module(not self.args.no_implicit_module)
        except ParseError as error:
            error.span = dataclasses.replace(error.span, line_offset=line_offset)
            raise

    def parse_checkpoint(self, data: bytes) -> ModuleOp:
        """The programs of a checkpoint file of Mirage as the functions of a module."""
        from mirage_ir.importers.checkpoint import parse_mirage_checkpoint
        from mirage_ir.importers.json_file import CheckpointError
        from mirage_ir.tools.saved_search import saved_module

        try:
            saved = parse_mirage_checkpoint(data)
            if not self.results_wanted and saved.source is None and saved.searched:
                raise CheckpointError("these μGraphs are results, and the file has no 'computation_graph' to superoptimize", "$")
            return saved_module(saved)
        except CheckpointError as error:
            raise InvalidInput(error.reason, ":".join(filter(None, (self.get_input_name(), error.where)))) from error

    def parse_exported(self, data: bytes) -> ModuleOp:
        """The program in a file of `torch.export.save`, as the function of a module."""
        from mirage_ir.tools.exported_program import UnreadableExport, exported_module

        try:
            return exported_module(data, Path(self.get_input_name()).stem)
        except UnreadableExport as error:
            raise InvalidInput(str(error), self.get_input_name()) from error

    def _from_other_dialects(self) -> bool:
        """Whether the input may hold dialects that xDSL does not know."""
        return any(_FROM_OTHER_DIALECTS.fullmatch(stage.name) for stage in self.pipeline.passes)
