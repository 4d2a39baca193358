"""Signatures against enumeration: an entry of an operand is changed, and the entries of the result that change say the rest.

Nothing here but the comparison at the end knows what a signature is, and the arithmetic is NumPy's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import prod
from typing import Any

import numpy as np
import pytest

from mirage_ir.interpret import run_program
from mirage_ir.ops import OPERATORS, Kind, Operator, signature_of
from mirage_ir.program import Apply, Attr, DType, Program, Shape, TensorType, make_attrs

Entry = tuple[int, ...]
CHANGES = (-3.0, 0.01, 50.0)
"""What an entry is changed to, in turn: a maximum sees one, a function of positive numbers another."""
LAYOUTS: Mapping[str, Sequence[tuple[tuple[Shape, ...], dict[str, Attr]]]] = {
    "broadcast": [(((3, 1),), {"shape": (2, 3, 4)}), (((4,),), {"shape": (4,)}), (((1, 2),), {"shape": (5, 1, 3, 2)})],
    "transpose": [(((2, 3, 4),), {"permutation": (2, 0, 1)}), (((3, 1, 2),), {"permutation": (1, 0, 2)})],
    "reshape": [
        (((2, 6),), {"shape": (3, 4)}),
        (((4, 6),), {"shape": (8, 3)}),
        (((2, 3, 4, 1),), {"shape": (1, 2, 12)}),
        (((12, 5),), {"shape": (2, 6, 5)}),
        (((2, 3, 2, 3),), {"shape": (6, 2, 3)}),
    ],
    "concat": [(((2, 3), (4, 3)), {"dim": 0}), (((2, 3), (2, 3), (2, 2)), {"dim": 1})],
    "slice": [(((5, 3),), {"dim": 0, "start": 1, "stop": 4}), (((2, 6),), {"dim": 1, "start": 0, "stop": 3})],
}
ATTRIBUTES: Mapping[str, dict[str, Attr]] = {
    "clamp": {"min": -20.0, "max": 20.0},
    "scale": {"value": 0.7},
    "offset": {"value": 0.7},
}


def cases(row: Operator) -> Iterator[tuple[tuple[Shape, ...], dict[str, Attr]]]:
    """Shapes of operands, with attributes, that show all that an operator does to dimensions."""
    attrs = ATTRIBUTES.get(row.name, {})
    match row.kind:
        case Kind.ELEMENTWISE if row.arity == 1:
            yield ((2, 3),), attrs
        case Kind.ELEMENTWISE:
            for shapes in (((2, 3), (2, 3)), ((2, 1), (1, 3)), ((3,), (2, 3)), ((2, 1, 3), (4, 1)), ((), (2,))):
                yield shapes, attrs
        case Kind.REDUCTION:
            for dim in range(3):
                yield ((2, 3, 4),), {"dim": dim}
            yield ((1, 3),), {"dim": 0}
        case Kind.CONTRACTION:
            for shapes in (((2, 3), (3, 4)), ((5, 2, 3), (3, 4)), ((2, 1, 3, 2), (5, 2, 4)), ((2, 2), (2, 2)), ((1, 3), (3, 2))):
                yield shapes, attrs
        case Kind.LAYOUT:
            yield from LAYOUTS[row.name]


EVERY = [pytest.param(name, *case, id=f"{name}-{n}") for name, row in OPERATORS.items() for n, case in enumerate(cases(row))]


@dataclass
class Flow:
    """What is seen of an operator's dimensions, all of them longer than 1.

    unified: (operand, dimension, dimension of the result). partly: the same, with the first entry on either side and how many.
    regrouped: dimensions of an operand and of the result. bound: (operand, dimension); free: dimensions of the result with
    which no operand's runs.
    """

    unified: set[tuple[int, int, int]] = field(default_factory=set[tuple[int, int, int]])
    partly: set[tuple[int, int, int, int, int, int]] = field(default_factory=set[tuple[int, int, int, int, int, int]])
    regrouped: set[tuple[Entry, Entry]] = field(default_factory=set[tuple[Entry, Entry]])
    bound: set[tuple[int, int]] = field(default_factory=set[tuple[int, int]])
    free: set[int] = field(default_factory=set[int])


class Seen:
    """The entries of the result that depend on each entry of each operand."""

    def __init__(self, name: str, shapes: Sequence[Shape], attrs: dict[str, Attr]) -> None:
        self.node = Apply(name, tuple(range(len(shapes))), make_attrs(attrs))
        self.program = Program("p", tuple(TensorType(s, DType.f32) for s in shapes), (self.node,), (len(shapes),))
        draw = np.random.default_rng(0)
        self.inputs = [draw.uniform(0.5, 1.5, shape) for shape in shapes]
        self.shapes = shapes
        self.result = self.run(self.inputs)
        self.pairs = [set(self._dependent(o)) for o in range(len(shapes))]

    def run(self, inputs: Sequence[Any]) -> Any:
        return run_program(self.program, inputs, precision="float64")[0]

    def changed(self, changes: Mapping[tuple[int, Entry], float]) -> Any:
        inputs = [x.copy() for x in self.inputs]
        for (o, entry), value in changes.items():
            inputs[o][entry] = value
        return self.run(inputs)

    def _dependent(self, o: int) -> Iterator[tuple[Entry, Entry]]:
        for entry in np.ndindex(self.shapes[o]):
            for value in CHANGES:
                now = self.changed({(o, entry): value})
                for other in np.argwhere((now != self.result) & ~(np.isnan(now) & np.isnan(self.result))):
                    yield entry, tuple(int(i) for i in other)

    def flow(self) -> Flow:
        flow = Flow(free={r for r, n in enumerate(self.result.shape) if n > 1})
        for o, shape in enumerate(self.shapes):
            links = {
                (d, r)
                for d, r in product(range(len(shape)), range(self.result.ndim))
                if shape[d] > 1 and self.result.shape[r] > 1 and not _independent(self.along(o, d, r))
            }
            flow.free -= {r for _, r in links}
            for ours, theirs in _components(links):
                self._settle(flow, o, ours, theirs)
            linked = {d for d, _ in links}
            flow.bound |= {(o, d) for d, n in enumerate(shape) if n > 1 and d not in linked and self.joins(o, d)}
        return flow

    def along(self, o: int, d: int, r: int) -> set[tuple[int, int]]:
        return {(i[d], j[r]) for i, j in self.pairs[o]}

    def _settle(self, flow: Flow, o: int, ours: Entry, theirs: Entry) -> None:
        if len(ours) > 1 or len(theirs) > 1:
            whole, made = ([s[d] for d in dims] for s, dims in ((self.shapes[o], ours), (self.result.shape, theirs)))
            for i, j in self.pairs[o]:
                assert np.ravel_multi_index([i[d] for d in ours], whole) == np.ravel_multi_index([j[r] for r in theirs], made)
            flow.regrouped.add((ours, theirs))
            return
        d, r = min(ours), min(theirs)
        entries = sorted(self.along(o, d, r))
        (start, at), count = entries[0], len(entries)
        assert entries == [(start + n, at + n) for n in range(count)]
        if count == self.shapes[o][d] == self.result.shape[r]:
            flow.unified.add((o, d, r))
        else:
            flow.partly.add((o, d, r, start, at, count))

    def joins(self, o: int, d: int) -> bool:
        """Whether every entry of the result depends on entries all along a dimension."""
        seen: dict[Entry, set[int]] = {}
        for i, j in self.pairs[o]:
            seen.setdefault(j, set()).add(i[d])
        return len(seen) == self.result.size and all(len(found) == self.shapes[o][d] for found in seen.values())

    def meet(self, one: Entry, other: Entry) -> bool:
        """Whether entries of the two operands act on each other: what both change is not what each changes."""
        changes: list[tuple[tuple[int, Entry], float]] = [((0, one), 2.5), ((1, other), 2.75)]
        x, y, both = (self.changed(dict(some)) for some in (changes[:1], changes[1:], changes))
        return not np.allclose(both - x - y + self.result, 0)


def _independent(pairs: set[tuple[int, int]]) -> bool:
    return pairs == set(product({i for i, _ in pairs}, {j for _, j in pairs}))


def _components(links: set[tuple[int, int]]) -> list[tuple[Entry, Entry]]:
    groups: list[set[tuple[int, int]]] = []
    for link in sorted(links):
        near = [g for g in groups if any(link[0] == d or link[1] == r for d, r in g)]
        groups = [g for g in groups if g not in near] + [{link}.union(*near)]
    return [(tuple(sorted({d for d, _ in g})), tuple(sorted({r for _, r in g}))) for g in groups]


def stated(seen: Seen) -> Flow:
    """What the signature says of dimensions longer than 1."""
    signature = signature_of(seen.node, seen.shapes)
    long = [label for label in signature.labels if label.extent > 1]
    return Flow(
        {(o, d, label.result) for label in long if label.result is not None for o, d in label.along},
        {(s.operand, s.dim, s.result, s.start, s.at, s.extent) for s in signature.segments},
        {(group.operand, group.result) for group in signature.regroupings},
        {dim for label in long if label.bound for dim in label.along},
        {label.result for label in long if label.result is not None and label.new},
    )


def check(name: str, shapes: tuple[Shape, ...], attrs: dict[str, Attr]) -> None:
    seen = Seen(name, shapes, attrs)
    assert stated(seen) == seen.flow()
    together = [label.along for label in signature_of(seen.node, shapes).bound if len(label.along) == 2]
    for (_, d), (_, e) in together:
        met = [(i[d], j[e]) for i, j in product(np.ndindex(shapes[0]), np.ndindex(shapes[1])) if seen.meet(i, j)]
        assert {*met} == {(k, k) for k in range(shapes[0][d])}


@pytest.mark.parametrize(("name", "shapes", "attrs"), EVERY)
def test_dimensions_flow_as_the_signature_says(name: str, shapes: tuple[Shape, ...], attrs: dict[str, Attr]) -> None:
    check(name, shapes, attrs)


@pytest.mark.parametrize(("name", "shapes", "attrs"), EVERY)
def test_each_dimension_stands_in_one_place(name: str, shapes: tuple[Shape, ...], attrs: dict[str, Attr]) -> None:
    row = OPERATORS[name]
    signature = signature_of(Apply(name, tuple(range(len(shapes))), make_attrs(attrs)), shapes)
    result = row.shape(shapes, {**row.defaults, **attrs})
    read = [dim for label in signature.labels for dim in (*label.along, *label.stretched)]
    read += [(s.operand, s.dim) for s in signature.segments] + [(0, d) for g in signature.regroupings for d in g.operand]
    made = [label.result for label in signature.kept] + [*dict.fromkeys(s.result for s in signature.segments)]
    made += [d for g in signature.regroupings for d in g.result]
    every = {(o, d) for o, shape in enumerate(shapes) for d in range(len(shape))}
    assert len(set(read)) == len(read) and {(o, d) for o, d in every if shapes[o][d] > 1} <= set(read) <= every
    assert sorted(d for d in made if d is not None) == list(range(len(result)))
    assert all(result[label.result] == label.extent for label in signature.kept if label.result is not None)
    assert all(shapes[o][d] == label.extent for label in signature.labels for o, d in label.along)
    assert all(shapes[o][d] == 1 < label.extent for label in signature.labels for o, d in label.stretched)
    for g in signature.regroupings:
        assert g.extents == tuple(result[d] for d in g.result)
        assert prod(g.extents) == prod(shapes[0][d] for d in g.operand)


@pytest.mark.parametrize("name", OPERATORS)
def test_operators_that_regroup_are_marked(name: str) -> None:
    row = OPERATORS[name]
    signatures = [signature_of(Apply(name, (), make_attrs(attrs)), shapes) for shapes, attrs in cases(row)]
    assert row.regroups == any(s.segments or s.regroupings for s in signatures)


@pytest.mark.parametrize("name", [n for n, row in OPERATORS.items() if row.kind in (Kind.REDUCTION, Kind.CONTRACTION)])
def test_what_the_row_says_of_what_is_bound(name: str) -> None:
    row = OPERATORS[name]
    for shapes, attrs in cases(row):
        seen = Seen(name, shapes, attrs)
        (label,) = signature_of(seen.node, shapes).bound
        wider, inputs = [*shapes], [*seen.inputs]
        for o, d in label.along:
            extra = [(0, 1 if axis == d else 0) for axis in range(len(shapes[o]))]
            inputs[o] = np.pad(inputs[o], extra, constant_values=row.neutral)
            wider[o] = inputs[o].shape
        same = np.allclose(Seen(name, wider, attrs).run(inputs), seen.result)
        assert same != row.uses_extent
        scaled = all(
            np.allclose(seen.run([-2 * x if o == one else x for o, x in enumerate(seen.inputs)]), -2 * seen.result)
            for one in range(len(shapes))
        )
        assert scaled == row.linear or label.extent == 1
        if row.product:
            assert np.allclose(seen.result, np.matmul(*seen.inputs))
