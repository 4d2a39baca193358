"""Loads of a graph: operands as sums and products of others, and functions of operands."""

from __future__ import annotations

from dataclasses import replace

from mirage_ir.absence import of_load
from mirage_ir.check import split_into
from mirage_ir.program import REPLICATE, DType, GraphOp, Load, Shape, Stage, TensorType
from mirage_ir.verify.identities.body import ONCE, ONE, RewrittenBody, Terms
from mirage_ir.verify.identities.sums import add_terms, sum_of


def taken_apart(body: RewrittenBody, node: Load) -> bool:
    """Whether the graph can load the parts of the loaded operand, or knows it as a number."""
    given = body.given
    return node.source in given.sums or node.source in given.products or node.source in given.numbers


def tile(body: RewrittenBody, node: Load, shape: Shape) -> int:
    """The tile of an operand, of this shape: the sum or the product of the tiles of its parts."""
    given = body.given
    terms, factors = given.sums.get(node.source), given.products.get(node.source)
    if terms is not None:
        total: Terms = {}
        for operand, times in terms.items():
            value = ONE if operand == ONE else tile(body, replace(node, source=operand), shape)
            add_terms(total, {ONE: ONCE} if value == ONE else body.parts(value), times)
        return sum_of(body, total, shape, None)
    if factors is not None:
        (first, _), *others = factors
        product = tile(body, replace(node, source=first), shape)
        for operand, divided in others:
            factor = tile(body, replace(node, source=operand), shape)
            product = body.times(product, factor, divided)
        return product
    return _part(body, node, shape)


def function(body: RewrittenBody, value: int, function: str, node: Load) -> int:
    """A function of the value that is loaded, as a load of the function of the operand."""
    body.demanded.add((node.source, function))
    moved = body.add(replace(node, source=body.functions[node.source, function]))
    body.shapes[moved] = body.shapes[value]
    if body.ragged:
        body.absent[moved] = body.absence(value)
    body.stages[moved] = body.stage(value)
    _known_number(body, moved, body.functions[node.source, function])
    return moved


def _part(body: RewrittenBody, node: Load, shape: Shape) -> int:
    """The tile of a term or factor, which may have an extent of 1 where the whole, with tiles of this shape, has more."""
    whole, loop = body.given.shapes[node.source], body.given.loop
    imap = tuple(d if d >= 0 and whole[d] > 1 else REPLICATE for d in node.imap)
    fmap = node.fmap if node.fmap >= 0 and (whole[node.fmap] > 1 or loop == 1) else REPLICATE
    own = tuple(1 if n == 1 else extent for n, extent in zip(whole, shape, strict=True))
    part = Load(node.source, imap, fmap)
    if body.ragged and body.given.graph is not None:
        part = replace(part, tile=own if node.tile is not None and _exceed(body.given.graph, part, own, whole) else None)
    tile = body.add(part)
    body.shapes[tile] = own
    if body.ragged and body.given.graph is not None:
        types = [TensorType(s, DType.f32) for s in (whole, own)]
        body.absent[tile] = of_load(body.given.graph, part, types[0], types[1], body.absence(node.source))
    body.stages[tile] = Stage.VARIANT if fmap >= 0 else Stage.INVARIANT
    _known_number(body, tile, node.source)
    return tile


def _known_number(body: RewrittenBody, tile: int, operand: int) -> None:
    """Writes down which number a tile of an operand is in all entries, where that is known and none is absent."""
    if operand in body.given.numbers and not any(body.absence(tile)):
        number = body.given.numbers[operand]
        body.combinations[tile] = {ONE: number} if number else {}


def _exceed(graph: GraphOp, load: Load, tile: Shape, whole: Shape) -> bool:
    """Whether tiles of this shape have entries beyond the whole."""
    return any(split_into(load, graph, d) * extent > whole[d] for d, extent in enumerate(tile))
