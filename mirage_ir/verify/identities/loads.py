"""What a graph loads: operands as the terms and factors that they are made of, and functions of operands."""

from __future__ import annotations

from dataclasses import replace

from mirage_ir.program import REPLICATE, Load, Shape, Stage
from mirage_ir.verify.identities.body import ONCE, ONE, RewrittenBody, Terms
from mirage_ir.verify.identities.sums import Sums, add_terms


class Loads:
    """Makes the tiles of operands of the graph whose body this is."""

    def __init__(self, body: RewrittenBody, sums: Sums) -> None:
        self.body = body
        self.sums = sums

    def taken_apart(self, node: Load) -> bool:
        """Whether the graph is given the parts of what is loaded."""
        return node.source in self.body.given.sums or node.source in self.body.given.products

    def tile(self, node: Load, shape: Shape) -> int:
        """The tile of an operand, of this shape: the sum or the product of the tiles of what the operand is made of."""
        given = self.body.given
        terms, factors = given.sums.get(node.source), given.products.get(node.source)
        if terms is not None:
            total: Terms = {}
            for operand, times in terms.items():
                value = ONE if operand == ONE else self.tile(replace(node, source=operand), shape)
                add_terms(total, {ONE: ONCE} if value == ONE else self.body.parts(value), times)
            return self.sums.sum_of(total, shape, None)
        if factors is not None:
            (first, _), *others = factors
            product = self.tile(replace(node, source=first), shape)
            for operand, divided in others:
                factor = self.tile(replace(node, source=operand), shape)
                product = self.body.apply("div" if divided else "mul", product, factor)
            return product
        return self._part(node, shape)

    def function(self, value: int, function: str, node: Load) -> int:
        """A function of the value that is loaded, as a load of the function of the operand."""
        self.body.demanded.add((node.source, function))
        moved = self.body.add(replace(node, source=self.body.functions[node.source, function]))
        self.body.shapes[moved] = self.body.shapes[value]
        self.body.stages[moved] = self.body.stage(value)
        return moved

    def _part(self, node: Load, shape: Shape) -> int:
        """The tile of a term or factor, which may have an extent of 1 where the whole, with tiles of this shape, has more."""
        whole, loop = self.body.given.shapes[node.source], self.body.given.loop
        imap = tuple(d if d >= 0 and whole[d] > 1 else REPLICATE for d in node.imap)
        fmap = node.fmap if node.fmap >= 0 and (whole[node.fmap] > 1 or loop == 1) else REPLICATE
        tile = self.body.add(Load(node.source, imap, fmap))
        self.body.shapes[tile] = tuple(1 if n == 1 else extent for n, extent in zip(whole, shape, strict=True))
        self.body.stages[tile] = Stage.VARIANT if fmap >= 0 else Stage.INVARIANT
        return tile
