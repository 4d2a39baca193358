"""Steps: what a block does to make one tile, with the program's operators or the operators that axioms make of them."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import TypeAlias

from mirage_ir.ops import Kind, operator
from mirage_ir.ops.table import Operator
from mirage_ir.program import AccumulatorKind, Attr, make_attrs
from mirage_ir.search.cone.cone import Axes, Cone
from mirage_ir.search.space import ACCUMULATORS, MAX, LoopAccumulator


@dataclass(frozen=True, slots=True)
class LoadTile:
    """Loads a tile of the tensor at position `load` of `Cone.loads`."""

    load: int


@dataclass(frozen=True, slots=True)
class TileOperator:
    """Applies an operator of the table to tiles. `attrs` is sorted by name and lacks a broadcast's shape: sizes decide it."""

    name: str
    attrs: tuple[tuple[str, Attr], ...] = ()

    @property
    def row(self) -> Operator:
        """The operator's row. Raises `ProgramError` when the table has none."""
        return operator(self.name)


ADD, SUB, MUL, DIV, NEG, EXP = map(TileOperator, ("add", "sub", "mul", "div", "neg", "exp"))
BROADCAST = TileOperator("broadcast")
"""The operators that linearity needs: sums of products with factors that are known after the loop, and shifts by maxima."""


def scaled_by(count: int) -> TileOperator:
    """The product with a whole number."""
    return TileOperator("scale", make_attrs({"value": float(count)}))


def reduction_of(kind: AccumulatorKind, dim: int) -> TileOperator:
    """The reduction of a tile that bears the name of an accumulator's kind."""
    return TileOperator(kind.value, make_attrs({"dim": dim}))


BlockStep: TypeAlias = LoadTile | TileOperator | LoopAccumulator

AXIOMS: tuple[tuple[frozenset[str], frozenset[str]], ...] = (
    (frozenset({"div"}), frozenset({"mul"})),  # (x/y)/z = x/(y·z)
    (frozenset({"square"}), frozenset({"mul"})),  # x² = x·x
    (frozenset({"exp", "mul"}), frozenset({"add"})),  # exp(x)·exp(y) = exp(x + y)
    (frozenset({"exp", "div"}), frozenset({"sub"})),  # exp(x)/exp(y) = exp(x − y)
)
"""Where all operators on the left are used, an axiom may bring in those on the right."""


@dataclass(frozen=True, slots=True)
class Operators:
    """Operators by what they do with axes, with the attributes that the program uses.

    `reductions` are names, since their dimension is open. A transpose comes with its permutation, a broadcast with the axes of its
    result.
    """

    unary: tuple[TileOperator, ...]
    binary: tuple[TileOperator, ...]
    reductions: tuple[str, ...]
    transposes: tuple[tuple[TileOperator, tuple[int, ...]], ...]
    broadcasts: tuple[tuple[TileOperator, Axes], ...]
    contractions: tuple[TileOperator, ...]
    accumulators: frozenset[LoopAccumulator]


def operators_of(cone: Cone, allowed: tuple[str, ...] | None) -> Operators:
    """The operators for a cone: `allowed`, or the cone's own, closed under the axioms.

    Attributes (the constant of a scale, a permutation, the axes of a broadcast) are always the cone's.
    """
    unary: dict[TileOperator, None] = {}
    transposes: dict[tuple[TileOperator, tuple[int, ...]], None] = {}
    broadcasts: dict[tuple[TileOperator, Axes], None] = {}
    used: dict[str, None] = {}
    for instance, step in cone.steps.items():
        row = operator(step.node.op)
        used[row.name] = None
        attrs = step.node.attr()
        if row.transposes:
            permutation = attrs["permutation"]
            assert isinstance(permutation, tuple)
            transposes[TileOperator(row.name, step.node.attrs), permutation] = None
        elif row.broadcasts:
            broadcasts[TileOperator(row.name), instance.axes] = None
        elif row.kind is Kind.ELEMENTWISE and row.arity == 1:
            unary[TileOperator(row.name, make_attrs({**row.defaults, **attrs}))] = None
    names = _closed(used) if allowed is None else dict.fromkeys(n for n in allowed if n not in ACCUMULATORS)
    rows = [operator(name) for name in names]
    for row in rows:
        if row.kind is Kind.ELEMENTWISE and row.arity == 1 and row.name not in used and not set(row.attrs) - set(row.defaults):
            unary[TileOperator(row.name, make_attrs(row.defaults))] = None
    reductions = tuple(r.name for r in rows if r.kind is Kind.REDUCTION)
    accumulators = {a for name, a in ACCUMULATORS.items() if allowed is None or name in allowed}
    if allowed is None and all(operator(name).neutral != -inf for name in reductions):
        accumulators.discard(MAX)
    return Operators(
        tuple(u for u in unary if u.name in names),
        tuple(TileOperator(r.name) for r in rows if r.kind is Kind.ELEMENTWISE and r.arity == 2),
        reductions,
        tuple(t for t in transposes if t[0].name in names),
        tuple(b for b in broadcasts if b[0].name in names),
        tuple(TileOperator(r.name) for r in rows if r.kind is Kind.CONTRACTION),
        frozenset(accumulators),
    )


def _closed(used: dict[str, None]) -> dict[str, None]:
    names = dict(used)
    grown = True
    while grown:
        before = len(names)
        for have, gained in AXIOMS:
            if have <= set(names):
                names.update(dict.fromkeys(sorted(gained)))
        grown = len(names) > before
    return names
