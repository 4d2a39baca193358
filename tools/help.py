"""The text of `mirage-opt --help`. Docstrings of fields describe the options of passes, docstrings of classes the passes."""

from __future__ import annotations

import argparse
import ast
import dataclasses
import inspect
import re
import textwrap
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, get_type_hints

from mirage_ir.tools.universe import MIRAGE_UNIVERSE, Factory
from mirage_ir.wording import in_words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from xdsl.utils.arg_spec import ArgSpecConvertible

HELP_WIDTH = 110
COLUMN = 26
"""Where descriptions start."""
USAGE = "mirage-opt [options] FILE"
DESCRIPTION = (
    "Superoptimizes tensor programs. FILE holds MLIR or, with the ending .json, a checkpoint of Mirage; - is standard input. "
    "MLIR is printed unless -t names another target."
)
XDSLS_OWN = (
    "disable_verify",
    "no_implicit_module",
    "verify_diagnostics",
    "parsing_diagnostics",
    "print_no_properties",
    "print_debuginfo",
    "syntax_highlight",
    "shrink",
)
"""Flags of every tool of xDSL's that only its developers need: --help-all shows them."""
_REFERENCE = re.compile(r" \(`[^`]*`\)")


def options_of(cls: type[ArgSpecConvertible], derived: Mapping[str, Any] | None = None) -> list[tuple[str, str]]:
    """Names and meanings of the options of a pass or flag, in the order of its source, bases first.

    `derived` has the defaults of options that are None in the class.
    """
    meanings: dict[str, str] = {}
    for base in (*cls.__mro__[1:], cls):
        if dataclasses.is_dataclass(base) and base.__module__.startswith("mirage_ir."):
            (tree,) = ast.parse(textwrap.dedent(inspect.getsource(base))).body
            assert isinstance(tree, ast.ClassDef)
            for name, meaning in _documented(tree).items():
                meanings.setdefault(name, meaning)
    kinds = get_type_hints(cls)
    found: list[tuple[str, str]] = []
    fields = {f.name: f for f in dataclasses.fields(cls)}
    for name in sorted(fields, key=lambda name: list(meanings).index(name)):
        default = (derived or {}).get(name) if fields[name].default is None else fields[name].default
        words = in_words(kinds[name]) + ("" if default is None or default == () else f"; {_spelled(default)} if not given")
        found.append((name.replace("_", "-"), f"{meanings[name]} ({words})"))
    return found


def _documented(tree: ast.ClassDef) -> dict[str, str]:
    """The fields of a class with the docstrings that stand under them."""
    return {
        field.target.id: " ".join(doc.value.value.split())
        for field, doc in zip(tree.body, tree.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(doc, ast.Expr)
        and isinstance(doc.value, ast.Constant)
        and isinstance(doc.value.value, str)
    }


def _spelled(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def summary(factory: Factory) -> str:
    """The first sentence of a pass's docstring, read without importing it."""
    spec = find_spec(factory.module)
    assert spec is not None and spec.origin is not None
    with open(spec.origin, encoding="utf-8") as stream:
        tree = ast.parse(stream.read())
    doc = next(ast.get_docstring(c) for c in tree.body if isinstance(c, ast.ClassDef) and c.name == factory.name)
    return _REFERENCE.sub("", (doc or "").partition("\n\n")[0].replace("\n", " "))


def _entries(entries: Sequence[tuple[str, str]]) -> str:
    """Names with their descriptions beside them."""
    lines: list[str] = []
    for name, text in entries:
        head = f"  {name}".ljust(COLUMN)
        if len(head) > COLUMN:
            lines.append(head)
            head = " " * COLUMN
        wrapped = textwrap.wrap(text, HELP_WIDTH - COLUMN, break_on_hyphens=False)
        lines.extend(f"{head if n == 0 else ' ' * COLUMN}{line}" for n, line in enumerate(wrapped))
    return "\n".join(lines)


def examples(doc: str | None) -> str:
    """The commands in the tool's docstring."""
    return "\n".join(f"  {line.strip()}" for line in (doc or "").splitlines() if line.startswith("    mirage-opt"))


def hint(doc: str | None) -> list[str]:
    """The lines of a message for a user who gave no input."""
    return [f"usage: {USAGE}", *examples(doc).splitlines(), "'mirage-opt --help' says what there is."]


def help_text(parser: argparse.ArgumentParser, doc: str | None) -> str:
    """The whole help: the parser's own arguments, the options of passes, and the passes."""
    from mirage_ir.passes.superoptimize import SuperoptimizePass
    from mirage_ir.search.space import Space
    from mirage_ir.tools.numerics_report import NumericsOptions

    derived = {f.name: f.default for f in dataclasses.fields(Space)}
    sections = [
        ("options of --superoptimize='NAME=VALUE …'", options_of(SuperoptimizePass, derived)),
        ("options of --check-numerics='NAME=VALUE …'", options_of(NumericsOptions)),
        (
            "passes of this tool, for -p 'PASS,PASS{NAME=VALUE …}'; --help-all lists xDSL's, too",
            [(name, summary(f)) for name, f in MIRAGE_UNIVERSE.all_passes.items() if isinstance(f, Factory)],
        ),
    ]
    parser.usage = USAGE
    parser.description = f"{textwrap.fill(DESCRIPTION, HELP_WIDTH)}\n\n{examples(doc)}"
    parser.epilog = "\n\n".join(f"{title}:\n{_entries(entries)}" for title, entries in sections)
    parser.formatter_class = partial(argparse.RawDescriptionHelpFormatter, width=HELP_WIDTH, max_help_position=COLUMN)
    return argparse.ArgumentParser.format_help(parser)


class HelpAll(argparse.Action):
    """`--help-all`: the help, with xDSL's own flags, passes and targets."""

    def __init__(self, option_strings: Sequence[str], dest: str, xdsls: dict[argparse.Action, str | None]) -> None:
        super().__init__(option_strings, dest, nargs=0, help="show this help with all flags, passes and targets of xDSL, and exit")
        self._xdsls = xdsls

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        for action, said in self._xdsls.items():
            action.help = said
        parser.print_help()
        parser.exit()
