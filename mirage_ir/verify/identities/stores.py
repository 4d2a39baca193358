"""Stores of a graph: terms and factors one by one, copies of operands, and the facts known of a result outside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TypeAlias

from mirage_ir.check import store_type
from mirage_ir.errors import ProgramError
from mirage_ir.program import NEW_DIM, REPLICATE, DType, GraphOp, Level, Load, Shape, Store, TensorType
from mirage_ir.verify.identities.body import ONE, Factor, RewrittenBody, RewrittenGraph, StoredResult, Terms
from mirage_ir.verify.identities.expansions import LOADED_FUNCTIONS, expands
from mirage_ir.verify.identities.factors import as_product
from mirage_ir.verify.identities.signs import never_negative, piecewise, positive, total, vanishes


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
    body = inside.body
    return StoredResult(
        graph,
        types,
        store,
        known,
        positive=positive(body, value),
        never_negative=never_negative(body, value),
        vanishes=vanishes(body, value),
        piecewise=piecewise(body, value),
        total=total(body, value),
    )


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
    products = _products(body, terms)
    if body.ragged and not all(_is_stored_alone(inside, store, v) for parts in products.values() for v, _ in parts):
        return []
    if not products or (terms.keys() == {value} and len(products[value]) == 1):
        return []
    out: list[StoredTerm] = []
    for base, times in terms.items():
        parts = products.get(base, ())
        out.append(([(_add_part(inside, store, v), divided) for v, divided in parts], times))
    return out


def _products(body: RewrittenBody, terms: Terms) -> dict[int, list[Factor]]:
    """The factors of each term; nothing where factors cannot be taken out."""
    try:
        return {base: as_product(body, base) for base in terms if base != ONE}
    except ProgramError:
        return {}


def _is_stored_alone(inside: RewrittenGraph, store: Store, value: int) -> bool:
    """Whether a part of a stored value, stored alone, lacks the same entries, or is alike along all dimensions that lack some."""
    body = inside.body
    whole = body.absence(inside.names[store.operand])
    own, copies = _own_shape(inside, store, value), _copies(inside, store, value)
    covers = (None,) * (len(whole) - len(body.shapes[value])) + body.absence(value)
    return all(
        theirs == ours or (ours is None and own[d] == 1 and (d in copies or d not in store.omap))
        for d, (ours, theirs) in enumerate(zip(covers, whole, strict=True))
    )


def _add_part(inside: RewrittenGraph, store: Store, value: int) -> StoredPart:
    body = inside.body
    copy = copied(inside, store, value)
    if copy is not None:
        return StoredPart(value, copy=copy)
    graph, shape = inside.graph, body.shapes[inside.names[store.operand]]
    own, copies = _own_shape(inside, store, value), _copies(inside, store, value)
    tile = tuple(n if d in store.omap and d not in copies else m for d, (m, n) in enumerate(zip(own, shape, strict=True)))
    number = sum(isinstance(n, Store) for n in body.nodes)
    whole = value if body.shapes[value] == tile else body.apply("broadcast", value, shape=tile)
    made = replace(store, operand=whole)
    body.add(made)
    stored = store_type(made, TensorType(tile, DType.f32), graph.grid, body.absence(whole) if graph.level is Level.BLOCK else ())
    new = sum(d == NEW_DIM for d in store.omap)
    return StoredPart(value, number, stored.shape, sorted(0 if d == NEW_DIM else d + new for d in copies))


def _own_shape(inside: RewrittenGraph, store: Store, value: int) -> Shape:
    """The shape of a part with as many dimensions as the stored value."""
    own = inside.body.shapes[value]
    return (1,) * (len(inside.body.shapes[inside.names[store.operand]]) - len(own)) + own


def _copies(inside: RewrittenGraph, store: Store, value: int) -> set[int]:
    """The dimensions along which all blocks would store one entry of a part, the same; a new dimension is one."""
    if inside.graph.level is Level.THREAD:
        return set()
    own = _own_shape(inside, store, value)
    alike = {d for d in store.omap if d == NEW_DIM or (d >= 0 and own[d] == 1)}
    return alike - {store.omap[g] for g in inside.body.split[value]}
