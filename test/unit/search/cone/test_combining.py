"""Kernels that combine partial results: bounds leave out what cannot be the cheapest, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from math import inf, nextafter
from typing import Any

import fused_programs as fp
import pytest

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.program import Program
from mirage_ir.search.cone.combining import Combiner, partial_types
from mirage_ir.search.cone.cone import Cone, ConeBuilder, Index, ValueTypes
from mirage_ir.search.cone.instantiate import Instantiator
from mirage_ir.search.cone.kernels import block_graphs
from mirage_ir.search.cone.sizes import Roles, Sizes
from mirage_ir.search.cone.split import PARTS, REST, Split, split_reduction
from mirage_ir.search.cone.structures import Structure
from mirage_ir.search.space import Space
from mirage_ir.target import MACHINES

H100 = MACHINES["h100"]


class Counted:
    """A combiner, and how many sizes it has looked at."""

    def __init__(self, types: ValueTypes, space: Space) -> None:
        self.tried = 0
        self.combiner = Combiner(types, space, H100, graphs, self._sized)

    def _sized(
        self, instantiator: Instantiator, keep: int | None, bounds: Callable[[Sizes], Any] | None, below: float
    ) -> list[tuple[float, Roles]]:
        found = instantiator.best(keep, bounds, below)
        self.tried += instantiator.tried
        return found


def graphs(cone: Cone, loop: Index | None) -> list[Structure]:
    return block_graphs(cone, loop, Space())[0]


def splits(cone: Cone) -> Iterator[Split]:
    """A few splits of each loop."""
    for named, loop in cone.loops(reload=False):
        if loop is not None:
            yield from [split for s in graphs(named, loop) if (split := split_reduction(s)) is not None][:2]


def cheapest(split: Split, types: ValueTypes, parts: int, rest: int) -> tuple[float, int]:
    """The cost of the cheapest of all block graphs in all sizes, and how many there are."""
    sized = replace(split.combining, extents={**split.combining.extents, PARTS: parts, REST: rest})
    known = {**types, **partial_types(sized)}
    best, tried = inf, 0
    for named, loop in split.combining.loops(reload=False):
        for structure in graphs(named, loop):
            instantiator = Instantiator(structure, known, Space(), H100, combining=True, extents=sized.extents)
            best = min([best, *(cost for cost, _ in instantiator.best(1))])
            tried += instantiator.tried
    return best, tried


@pytest.mark.parametrize(
    "source", [fp.rmsnorm(97, 4097, 1021), fp.attention(2, 77, 32, 1021), fp.moe(2, 7, 1021, 97)], ids=lambda p: p.name
)
def test_the_cheapest_is_found_in_few_sizes(source: Program) -> None:
    source = decompose(source)
    types: ValueTypes = dict(enumerate(infer_program(source)))
    cone = ConeBuilder(source, infer_program(source)).build(source.outputs, frozenset(range(len(source.inputs))))
    compared = every = few = 0
    for split in splits(cone):
        rest = 16 if any(REST in load.axes for load in split.combining.loads) else 1
        for parts in (2, 13):
            counted = Counted(types, Space())
            best, tried = cheapest(split, types, parts, rest)
            # What costs as much as the limit is not wanted; asked for more, the combiner looks again.
            for below in (best, nextafter(best, inf), inf):
                found = counted.combiner.kernels(split, parts, rest, below)
                assert [cost for cost, *_ in found] == ([best] if best < below else [])
            compared, every, few = compared + 1, every + tried, few + counted.tried
    assert compared >= 4
    assert few < every / 2


def test_tiles_that_no_partial_result_keeps_make_no_difference() -> None:
    """What was searched for one extent of the first kernel's tiles serves all others."""
    source = decompose(fp.rmsnorm(97, 4097, 1021))
    types: ValueTypes = dict(enumerate(infer_program(source)))
    cone = ConeBuilder(source, infer_program(source)).build(source.outputs, frozenset(range(len(source.inputs))))
    split = next(s for s in splits(cone) if not any(REST in load.axes for load in s.combining.loads))
    counted = Counted(types, Space())
    first = counted.combiner.kernels(split, 13, 16, inf)
    tried = counted.tried
    assert counted.combiner.kernels(split, 13, 64, inf) == first != []
    assert counted.tried == tried
