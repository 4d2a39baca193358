"""Which operators a block graph may use: the program's own, and those that the axioms turn them into."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from mirage_ir.ops import Kind, operator
from mirage_ir.program import Attr, make_attrs
from mirage_ir.search.cone.cone import Axes, Cone
from mirage_ir.search.space import ACCUMULATE, ACCUMULATORS

AXIOMS: tuple[tuple[frozenset[str], frozenset[str]], ...] = (
    (frozenset({"div"}), frozenset({"mul"})),  # (x/y)/z = x/(y·z)
    (frozenset({"square"}), frozenset({"mul"})),  # x² = x·x
    (frozenset({"exp", "mul"}), frozenset({"add"})),  # exp(x)·exp(y) = exp(x + y)
    (frozenset({"exp", "div"}), frozenset({"sub"})),  # exp(x)/exp(y) = exp(x − y)
)
"""Where all operators on the left are used, an axiom may bring in those on the right."""


@dataclass(frozen=True, slots=True)
class Operators:
    """Operators by what they do with axes. `unary` and `reductions` come with the attributes that the program uses."""

    unary: tuple[tuple[str, tuple[tuple[str, Attr], ...]], ...]
    binary: tuple[str, ...]
    reductions: tuple[str, ...]
    permutations: tuple[tuple[int, ...], ...]
    broadcasts: tuple[Axes, ...]
    contractions: tuple[str, ...]
    accumulators: frozenset[str]


def operators_of(cone: Cone, allowed: tuple[str, ...] | None) -> Operators:
    """The operators for a cone: those in `allowed`, or those that the cone uses, closed under the axioms.

    Attributes (the constant of a scale, a permutation, the axes of a broadcast) are always those that the cone uses.
    """
    unary: dict[tuple[str, tuple[tuple[str, Attr], ...]], None] = {}
    permutations: dict[tuple[int, ...], None] = {}
    broadcasts: dict[Axes, None] = {}
    used: dict[str, None] = {}
    for instance, step in cone.steps.items():
        row = operator(step.node.op)
        used[row.name] = None
        if row.name == "transpose":
            permutation = step.node.attr()["permutation"]
            assert isinstance(permutation, tuple)
            permutations[permutation] = None
        elif row.name == "broadcast":
            broadcasts[instance.axes] = None
        elif row.kind is Kind.ELEMENTWISE and row.arity == 1:
            unary[row.name, make_attrs({**row.defaults, **step.node.attr()})] = None
    names = _closed(used) if allowed is None else dict.fromkeys(n for n in allowed if not n.startswith(ACCUMULATE))
    rows = [operator(name) for name in names]
    for row in rows:
        if row.kind is Kind.ELEMENTWISE and row.arity == 1 and row.name not in used and not set(row.attrs) - set(row.defaults):
            unary[row.name, make_attrs(row.defaults)] = None
    reductions = tuple(r.name for r in rows if r.kind is Kind.REDUCTION)
    accumulators = set(ACCUMULATORS if allowed is None else (n for n in allowed if n.startswith(ACCUMULATE)))
    if allowed is None and all(operator(name).neutral != -inf for name in reductions):
        accumulators.discard(ACCUMULATE + "max")
    return Operators(
        tuple(u for u in unary if u[0] in names),
        tuple(r.name for r in rows if r.kind is Kind.ELEMENTWISE and r.arity == 2),
        reductions,
        tuple(permutations) if "transpose" in names else (),
        tuple(broadcasts) if "broadcast" in names else (),
        tuple(r.name for r in rows if r.kind is Kind.CONTRACTION),
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
