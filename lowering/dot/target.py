"""`-t dot`: the public programs of a module as Graphviz text, block and thread graphs as clusters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.utils.target import Target

from mirage_ir.dialects.bridge import program_from_func
from mirage_ir.dialects.diagnostics import FailedOn, blaming
from mirage_ir.dialects.functions import elsewhere, emitted
from mirage_ir.reporting.dot import dot_of
from mirage_ir.reporting.drawing import draw


@dataclass(frozen=True)
class DotTarget(Target):
    """Writes one directed graph for each public function made of mugraph operators, in their order."""

    name = "dot"

    def emit(self, ctx: Context, module: ModuleOp, output: IO[str]) -> None:
        """Raises `FailedOn`, with nothing written, when there is no such function or one is not well formed."""
        found = emitted(module)
        if not found:
            raise FailedOn(module, "nothing to draw: no public function consists of mugraph operators alone" + elsewhere(module))
        texts: list[str] = []
        for func in found:
            with blaming(func):
                texts.append(dot_of(draw(program_from_func(func)), func.sym_name.data))
        output.write("\n".join(texts))
