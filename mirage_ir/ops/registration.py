"""Registration of operators at run time, and the reasons to refuse one.

Search, verifier and lowerings know from its row how dimensions flow through an operator, and take it at its word: the verifier, for
one, decides most programs on a few rows, and sums on a few terms. So a row must be of a kind whose dimensions they know, and its
meaning must be true to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mirage_ir.errors import OptionError
from mirage_ir.ops import shapes
from mirage_ir.ops.table import OPERATORS, Kind, Operator, ShapeRule, add
from mirage_ir.program import Level

_SHAPES: Mapping[Kind, ShapeRule] = {
    Kind.ELEMENTWISE: shapes.elementwise,
    Kind.CONTRACTION: shapes.matmul,
    Kind.REDUCTION: shapes.reduction,
}
_ARITIES: Mapping[Kind, tuple[int, ...]] = {Kind.ELEMENTWISE: (1, 2), Kind.CONTRACTION: (2,), Kind.REDUCTION: (1,)}
_ATTRIBUTES: Mapping[Kind, dict[str, type]] = {Kind.CONTRACTION: {}, Kind.REDUCTION: {"dim": int}}


def register(row: Operator) -> Operator:
    """Adds a row at run time. Raises `OptionError` for one that cannot be registered (CONTRIBUTING.md has the list)."""
    reason = _of_the_row(row) or _of_its_meaning(row)
    if reason is not None:
        raise OptionError(f"operator '{row.name}' cannot be registered: {reason}")
    add(row)
    return row


def _of_the_row(row: Operator) -> str | None:
    """Why a row cannot be registered; None when it can."""
    kind, arities = row.kind, _ARITIES.get(row.kind, ())
    attributes = "one attribute, dim" if kind is Kind.REDUCTION else "no attributes"
    checks = (
        (row.name not in OPERATORS, "its name is taken"),
        (row.name.isidentifier(), "its name is no identifier"),
        (
            all(callable(meaning) for meaning in (row.expr, row.real, row.modular)),
            "it needs an abstract expression, a meaning over real arrays and one over finite fields (expr, real, modular)",
        ),
        (kind is not Kind.LAYOUT, "layout operators are built in: search and verifier know what each does to dimensions"),
        (
            row.shape is _SHAPES.get(kind) and row.signature is None,
            f"{kind} operators have the shapes and the signature of their kind",
        ),
        (row.arity in arities, f"{kind} operators take {' or '.join(map(str, arities))} operands"),
        (kind not in _ATTRIBUTES or dict(row.attrs) == _ATTRIBUTES[kind], f"{kind} operators have {attributes}"),
        (row.arity != 2 or not row.attrs, "operators of two operands have no attributes"),
        (
            kind is Kind.ELEMENTWISE or Level.THREAD in row.refused,
            f"{kind} operators cannot stand at thread level (refused must say so)",
        ),
    )
    return next((reason for fine, reason in checks if not fine), None)


class _FunctionsOnly:
    """An algebra of abstract expressions that knows functions alone."""

    def function(self, *_: Any, **__: Any) -> _FunctionsOnly:
        return self


def _of_its_expression(row: Operator) -> str | None:
    """Why an element-wise row without `expansion` cannot be registered; None when its expression is one function of its operands.

    A sum or product of operands would be multiplied out: lower bounds would then count arithmetic that another order avoids.
    """
    algebra = _FunctionsOnly()
    attrs = {name: row.defaults.get(name, kind()) for name, kind in row.attrs.items()}
    try:
        if row.expr(algebra, (), *[None] * (row.arity or 1), **attrs) is algebra:
            return None
    except TypeError as error:
        return f"its abstract expression does not take its operands and attributes ({error})"
    except AttributeError:
        pass
    return "its abstract expression is no function of its operands: expansion must say how sums and products move across it"


def _of_its_meaning(row: Operator) -> str | None:
    """Why a row's meanings are not what it says of them, on a few numbers; None when they are."""
    if row.kind is Kind.ELEMENTWISE:
        return _of_its_expression(row) if row.expansion is None else None
    import numpy as np

    draw = np.random.default_rng(0)
    x, y = draw.uniform(0.5, 1.5, (2, 3, 4)), draw.uniform(0.5, 1.5, (2, 4, 5))
    if row.kind is Kind.REDUCTION:
        operands: list[Any] = [x]
        alone = [[x[b : b + 1, i : i + 1]] for b in range(2) for i in range(3)]
        bound, attrs, shape = (-1,), {"dim": -1}, (2, 3, 1)
    else:
        operands = [x, y]
        alone = [[x[b : b + 1, i : i + 1], y[b : b + 1, :, j : j + 1]] for b in range(2) for i in range(3) for j in range(5)]
        bound, attrs, shape = (-1, -2), {}, (2, 3, 5)
    whole = row.real(np, *operands, **attrs)
    if np.shape(whole) != shape:
        given = " and ".join(str(list(a.shape)) for a in operands)
        return f"its real meaning makes {list(np.shape(whole))} of {given}, not {list(shape)}"
    if not np.allclose(np.ravel(whole), [row.real(np, *entry, **attrs).item() for entry in alone], equal_nan=True):
        return "its real meaning mixes entries of dimensions that are not bound"
    ends = [np.zeros((3, 2), dtype=int) for _ in operands]
    for end, axis in zip(ends, bound, strict=True):
        end[axis, 1] = 2
    longer = [np.pad(a, end, constant_values=row.neutral) for a, end in zip(operands, ends, strict=True)]
    if not row.uses_extent and not np.allclose(whole, row.real(np, *longer, **attrs), equal_nan=True):
        return f"entries of {row.neutral} count in its real meaning, so that they are not neutral"
    more = [draw.uniform(0.5, 1.5, a.shape) for a in operands]
    for i, other in enumerate(more if row.linear else []):
        parts = [
            row.real(np, *(part if j == i else a for j, a in enumerate(operands)), **attrs) for part in (other, operands[i] + other)
        ]
        if not np.allclose(whole + parts[0], parts[1]):
            return "it is declared linear, and its real meaning is not"
    again = [np.concatenate([a, a.take([0], axis)], axis) for a, axis in zip(operands, bound, strict=True)]
    if row.extremum and not np.allclose(whole, row.real(np, *again, **attrs)):
        return "it is declared an extremum, and counts an entry that occurs twice in its real meaning"
    return None
