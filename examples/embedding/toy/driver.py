"""`toy-compile FILE`: the compiler's pipeline, with mirage-ir's passes among its own."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.parser import Parser
from xdsl.passes import ModulePass
from xdsl.printer import Printer
from xdsl.universe import Universe

from mirage_ir.errors import MirageError
from mirage_ir.lowering.mlir.convert import ConvertMugraphToLinalgPass
from mirage_ir.passes.superoptimize import SuperoptimizePass
from toy.convert import ConvertToyToMugraphPass
from toy.lower import LowerLogPass

PIPELINE: tuple[ModulePass, ...] = (
    ConvertToyToMugraphPass(),
    SuperoptimizePass(keep_source=False),
    ConvertMugraphToLinalgPass(),
    LowerLogPass(),
)


def compile_module(text: str, name: str) -> ModuleOp:
    """The module that `text` is, compiled. Raises `MirageError`, and what xDSL raises for wrong text."""
    context = Context()
    for dialect, factory in Universe.get_multiverse().all_dialects.items():
        context.register_dialect(dialect, factory)
    module = Parser(context, text, name).parse_module()
    module.verify()
    for stage in PIPELINE:
        stage.apply(context, module)
    module.verify()
    return module


def main(arguments: Sequence[str] | None = None) -> int:
    (path,) = sys.argv[1:] if arguments is None else arguments
    with open(path) as file:
        text = file.read()
    try:
        Printer().print_op(compile_module(text, path))
    except MirageError as error:
        print(f"toy-compile: error: {error}", file=sys.stderr)
        return 1
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
