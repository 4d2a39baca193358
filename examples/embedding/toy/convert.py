"""`convert-toy-to-mugraph`: says what a layer computes; mirage-ir does the rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from mirage_ir.passes.islands.foreign import keyword, needed, typed
from mirage_ir.passes.islands.functions import outline_islands
from mirage_ir.passes.islands.reading import Reader, View


def read_dense(reader: Reader, op: Operation) -> None:
    """`toy.dense` as operators of mirage-ir, whose values have the dimensions of ours: rows, then columns."""
    x, w, b = (reader.whole(reader.read(value), typed(value.type)) for value in op.operands)
    y = reader.emit("add", reader.emit("matmul", x, w), b)
    activation = keyword(needed(op, "activation"))
    if activation != "none":
        y = reader.emit(activation, y)
    reader.write(op.results[0], View(y, (0, 1)))


@dataclass(frozen=True)
class ConvertToyToMugraphPass(ModulePass):
    """Makes every island of layers a function of mugraph operators, and a call of it."""

    name: ClassVar[str] = "convert-toy-to-mugraph"

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        outline_islands(op, {"toy.dense": read_dense})
