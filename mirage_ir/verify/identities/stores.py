"""Stores of a graph: terms and factors one by one, copies of operands, and the facts known of a result outside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import prod
from typing import TypeAlias

from mirage_ir.program import NEW_DIM, REPLICATE, GraphOp, Level, Load, Shape, Store, TensorType
from mirage_ir.verify.identities.body import ONE, RewrittenGraph, StoredResult
from mirage_ir.verify.identities.expansions import LOADED_FUNCTIONS, expands
from mirage_ir.verify.identities.factors import as_product
from mirage_ir.verify.identities.signs import positive, total


@dataclass(frozen=True, slots=True)
class StoredPart:
    """A value that a graph stores of a term: the number of the store, or the operand that it would copy.

    The result has this `shape`: of dimensions along which all is alike it has one entry, or `copies` of one.
    """

    value: int
    number: int = 0
    shape: Shape = ()
    copies: Sequence[int] = ()
    copy: int | None = None


StoredTerm: TypeAlias = tuple[Sequence[tuple[StoredPart, bool]], Fraction]
"""A product of parts (and which of them divide), times a number; a number alone has no parts."""


def known(inside: RewrittenGraph, graph: GraphOp, types: Sequence[TensorType], store: int, value: int) -> StoredResult:
    """The facts known outside of a value in the store of this number of a graph with operands of these types."""
    known = frozenset(f for f in LOADED_FUNCTIONS if expands(inside.body, f, value))
    return StoredResult(graph, types, store, known, positive(inside.body, value), total(inside.body, value))


def copied(inside: RewrittenGraph, store: Store, value: int) -> int | None:
    """The operand that a store of this value would copy: each tile goes where it came from; None for other values.

    Along dimensions in which the operand has an extent of 1, the copy may have more.
    """
    body = inside.body
    load = body.definitions.get(value)
    if not isinstance(load, Load) or (load.fmap >= 0 and inside.graph.loop > 1) or NEW_DIM in store.omap:
        return None
    given = body.given
    operand = load.source if load.source < len(given.shapes) else given.functions[load.source - len(given.shapes)][0]
    shape = body.shapes[load.source]
    tile, stored = body.shapes[value], body.shapes[inside.names[store.operand]]
    if (
        operand not in given.latest
        or len(shape) != len(stored)
        or any(m != n and whole > 1 for m, n, whole in zip(tile, stored, shape, strict=True))
    ):
        return None
    maps = zip(inside.graph.grid, load.imap, store.omap, strict=True)
    same = (n == 1 or a == b or (a == REPLICATE and b >= 0 and shape[b] == 1) for n, a, b in maps)
    return load.source if all(same) else None


def store_terms(inside: RewrittenGraph, store: Store) -> list[StoredTerm]:
    """Adds stores of the terms of a stored sum and of the factors of a stored product; none for any other value."""
    body = inside.body
    value = inside.names[store.operand]
    terms = body.combination(value)
    products = {base: as_product(body, base) for base in terms if base != ONE}
    if not products or (terms.keys() == {value} and len(products[value]) == 1):
        return []
    out: list[StoredTerm] = []
    for base, times in terms.items():
        parts = products.get(base, ())
        out.append(([(_add_part(inside, store, v), divided) for v, divided in parts], times))
    return out


def _add_part(inside: RewrittenGraph, store: Store, value: int) -> StoredPart:
    body = inside.body
    copy = copied(inside, store, value)
    if copy is not None:
        return StoredPart(value, copy=copy)
    graph, shape = inside.graph, body.shapes[inside.names[store.operand]]
    own = (1,) * (len(shape) - len(body.shapes[value])) + body.shapes[value]
    copies = {d for d in store.omap if d >= 0 and own[d] == 1} - {store.omap[g] for g in body.split[value]}
    if graph.level is Level.THREAD:
        copies = set[int]()
    tile = tuple(n if d in store.omap and d not in copies else m for d, (m, n) in enumerate(zip(own, shape, strict=True)))
    number = sum(isinstance(n, Store) for n in body.nodes)
    whole = value if body.shapes[value] == tile else body.apply("broadcast", value, shape=tile)
    body.add(replace(store, operand=whole))
    new = tuple(n for n, d in zip(graph.grid, store.omap, strict=True) if d == NEW_DIM)
    extents = (prod(n for n, at in zip(graph.grid, store.omap, strict=True) if at == d) * m for d, m in enumerate(tile))
    return StoredPart(value, number, (*new, *extents), sorted(d + len(new) for d in copies))
