"""A law: two terms that are equal wherever its condition holds."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from mirage_ir.decompose import Decomposed
from mirage_ir.errors import MirageError
from mirage_ir.ops.constants import exact
from mirage_ir.program import DType, Program, Shape, TensorType
from mirage_ir.saturate.laws.terms import ARITHMETIC, LawTerm, Var, expression, parse, variables
from mirage_ir.saturate.laws.vocabulary import write_operator
from mirage_ir.saturate.writer import ProgramWriter

# The tensors of most laws' instances.
X: Mapping[str, Shape] = {"x": (4, 6)}
XY: Mapping[str, Shape] = {**X, "y": (4, 6)}
XYZ: Mapping[str, Shape] = {**XY, "z": (4, 6)}


class Refused(MirageError):
    """A law that the verifier does not accept."""


@dataclass(frozen=True, slots=True)
class Law:
    """`source` = `target` for all tensors of shapes that satisfy `where`; `mirage_ir.saturate.terms` says how terms are written.

    shapes, attributes: an instance, which is the law's pair in `test/lit/verify/{name}.srctgt.mlir`.
    where: a condition over `extent(x, d)`, `rank(x)`, `alike(x, y, d)` (the shapes are equal but for dimension d) and `within(x,
        y)` (no extent of x is larger, so that x broadcasts to y). An extent that a tensor lacks is 1, as in broadcasting.
    back: whether the law is also used from right to left.
    beside: a further term that must be there for the law to be used. The claim does not mention it.
    neighbours: two tensors that must be adjacent in the list of operands that products with a shared operand have.
    stabilizing: used only where stability is asked for.
    spreading: makes 3^n terms of a sum of n, and is used only while the e-graph is small (`Limits.spreading`).
    """

    name: str
    source: str
    target: str
    shapes: Mapping[str, Shape]
    attributes: Mapping[str, int | float] = field(default_factory=dict[str, "int | float"])
    where: str = ""
    back: bool = True
    beside: str = ""
    neighbours: tuple[str, str] | None = None
    stabilizing: bool = False
    spreading: bool = False

    @property
    def sides(self) -> tuple[LawTerm, LawTerm]:
        return parse(self.source), parse(self.target)

    @property
    def terms(self) -> tuple[LawTerm, ...]:
        """The source, the term beside it if there is one, and the target, parsed."""
        return tuple(parse(text) for text in (self.source, self.beside, self.target) if text)

    def holds(self, shapes: Mapping[str, Shape], attributes: Mapping[str, int | float]) -> bool:
        return not self.where or bool(evaluate(expression(self.where), shapes, attributes))

    def instance(
        self, shapes: Mapping[str, Shape] | None = None, attributes: Mapping[str, int | float] | None = None
    ) -> tuple[Decomposed, Decomposed]:
        """Both sides as programs, by default of the law's own instance. Raises `ProgramError` when they are not well formed."""
        shapes, attributes = shapes or self.shapes, attributes if attributes is not None else self.attributes
        names = tuple(dict.fromkeys(name for side in self.sides for name in variables(side)))
        inputs = tuple(TensorType(shapes[n], DType.f32) for n in names)
        empty = Program("src", inputs, (), (), names)
        source, target = self.sides
        return _program(source, empty, shapes, attributes), _program(target, replace(empty, name="tgt"), shapes, attributes)

    def __str__(self) -> str:
        return f"{self.source} = {self.target}{f' where {self.where}' if self.where else ''}"


def prove(law: Law, shapes: Mapping[str, Shape] | None = None, attributes: Mapping[str, int | float] | None = None) -> str:
    """The verifier's words for an instance of a law that it accepts, with its bound. Raises `Refused` when it does not."""
    from mirage_ir.verify.equivalence import Verifier

    source, target = law.instance(shapes, attributes)
    verdict = Verifier(source).check(target)
    if not verdict.equivalent:
        raise Refused(f"the law {law.name}, {law}, is no law: {verdict.message}")
    return verdict.message


def evaluate(
    node: ast.expr, shapes: Mapping[str, Shape], attributes: Mapping[str, int | float] | Mapping[str, int | Fraction]
) -> Any:
    """The value of an attribute or a condition."""
    match node:
        case ast.Constant(value):
            return value
        case ast.Name(name):
            value = attributes[name]
            return exact(value) if isinstance(value, float) else value
        case ast.UnaryOp(ast.USub(), operand):
            return -evaluate(operand, shapes, attributes)
        case ast.BinOp(left, op, right) | ast.Compare(left, [op], [right]):
            return ARITHMETIC[type(op)][1](evaluate(left, shapes, attributes), evaluate(right, shapes, attributes))
        case ast.BoolOp(ast.And(), parts):
            return all(evaluate(part, shapes, attributes) for part in parts)
        case ast.Call(ast.Name("rank"), [ast.Name(x)]):
            return len(shapes[x])
        case ast.Call(ast.Name("extent"), [ast.Name(x), d]):
            dim = evaluate(d, shapes, attributes)
            return shapes[x][dim] if len(shapes[x]) >= -dim else 1
        case ast.Call(ast.Name("alike"), [ast.Name(x), ast.Name(y), d]):
            dim = evaluate(d, shapes, attributes)
            one, other = list(shapes[x]), list(shapes[y])
            if min(len(one), len(other)) < -dim:
                return False
            one[dim] = other[dim] = 0
            return one == other
        case ast.Call(ast.Name("within"), [ast.Name(x), ast.Name(y)]):
            small, large = shapes[x], shapes[y]
            return len(small) <= len(large) and all(a <= b for a, b in zip(small[::-1], large[::-1], strict=False))
        case _:
            raise ValueError(f"no condition: {ast.unparse(node)}")


def _program(side: LawTerm, empty: Program, shapes: Mapping[str, Shape], attributes: Mapping[str, int | float]) -> Decomposed:
    """A side of a law as a program, with the inputs of an empty one."""
    writer = ProgramWriter(empty)

    def write(term: LawTerm) -> int:
        if isinstance(term, Var):
            return empty.input_names.index(term.name)
        operands = tuple(map(write, term.operands))
        values = tuple(evaluate(e, shapes, attributes) for e in term.expressions())
        return write_operator(writer, term.op, operands, values)

    return writer.program([write(side)])
