"""Pruning loses nothing: the tile values that a target can be computed from are those of an enumeration that prunes nothing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any, TypeAlias

import pytest
from fused_programs import op, program, tensors
from show_expression import show

from mirage_ir.check import Stage, infer_program
from mirage_ir.expr.store import Exponential, Expr
from mirage_ir.expr.subexpression import Subexpressions
from mirage_ir.ops import Kind, operator
from mirage_ir.program import Apply, Program, make_attrs
from mirage_ir.search.cone.cone import Axes, Cone, ConeBuilder, Index
from mirage_ir.search.cone.steps import LoadTile, TileOperator
from mirage_ir.search.cone.tiles import Derivation, TileSpace
from mirage_ir.search.space import SUM, LoopAccumulator, Space

Tile: TypeAlias = tuple[Expr, Axes, Stage]
Made: TypeAlias = tuple[str | LoopAccumulator, tuple[Tile, ...], tuple[tuple[str, Any], ...]]
"""An operator, what it was applied to, and its attributes."""
SEEDS = range(80)
MOST = 110
"""Values beyond which all pairs are too many for a test."""


@dataclass
class Everything:
    """All tile values of a cone up to a number of operators in a chain, with all ways to make them. It knows no oracle.

    Expressions are those of a `TileSpace`'s algebra, so that the two can be compared; nothing else of it is used.
    """

    cone: Cone
    loop: Index | None
    space: TileSpace
    made: dict[Tile, set[Made]] = field(default_factory=dict[Tile, set[Made]])

    def part(self, index: Index) -> str:
        return f"{index.name}.t" if index == self.loop else index.name

    def grow(self, depth: int) -> bool:
        """False when there are too many."""
        for load in self.cone.loads:
            axes = tuple(() if i is None else ((f"{i.name}.l", f"{i.name}.t") if i == self.loop else (i.name,)) for i in load.axes)
            stage = Stage.VARIANT if self.loop is not None and self.loop in load.axes else Stage.INVARIANT
            assert isinstance(load.value, int)
            self.made.setdefault((self.space.algebra.input(load.value, axes), load.axes, stage), set())
        for _ in range(depth):
            known = list(self.made)
            if len(known) > MOST:
                return False
            for x in known:
                for tile, way in self.alone(x):
                    self.made.setdefault(tile, set()).add(way)
            for x, y in product(known, known):
                for tile, way in self.together(x, y):
                    self.made.setdefault(tile, set()).add(way)
        return True

    def no_divisor(self, x: Expr) -> bool:
        """The axioms have no law for a quotient by a quotient, nor for what cancels: exponentials, and multiples."""
        algebra = self.space.algebra
        if min((c for _, c in algebra.store.exprs[x]), default=1) > 1:
            return True
        factors = (factor for (_, powers), _ in algebra.store.exprs[x] for factor in powers)
        return any(power < 0 or isinstance(algebra.store.key_of(component), Exponential) for component, power in factors)

    def operators(self) -> list[Apply]:
        return list({(s.node.op, s.node.attrs): s.node for s in self.cone.steps.values()}.values())

    def alone(self, x: Tile) -> Iterator[tuple[Tile, Made]]:
        expr, axes, stage = x
        algebra = self.space.algebra
        for node in self.operators():
            row = operator(node.op)
            if row.kind is Kind.REDUCTION:
                for dim, index in enumerate(axes):
                    if index is not None:
                        tile = row.expr(algebra, (self.part(index),), expr, dim=dim), (*axes[:dim], None, *axes[dim + 1 :]), stage
                        yield tile, (node.op, (x,), (("dim", dim),))
            elif row.kind is Kind.ELEMENTWISE and row.arity == 1:
                attrs = {**row.defaults, **node.attr()}
                yield (row.expr(algebra, (), expr, **attrs), axes, stage), (node.op, (x,), make_attrs(attrs))
        if stage is Stage.VARIANT:
            assert self.loop is not None
            yield (algebra.sum(expr, (f"{self.loop.name}.l",)), axes, Stage.ACCUMULATED), (SUM, (x,), ())

    def together(self, x: Tile, y: Tile) -> Iterator[tuple[Tile, Made]]:
        if {x[2], y[2]} == {Stage.VARIANT, Stage.ACCUMULATED}:
            return
        algebra, stage = self.space.algebra, max(x[2], y[2])
        for node in self.operators():
            row = operator(node.op)
            if row.kind is Kind.CONTRACTION and x[1][1] == y[1][0]:
                inner, axes = x[1][1], (x[1][0], y[1][1])
                if axes[0] != axes[1] or axes[0] is None:
                    bound = () if inner is None else (self.part(inner),)
                    if inner is None or inner not in axes:
                        yield (row.expr(algebra, bound, x[0], y[0]), axes, stage), (node.op, (x, y), ())
            elif row.kind is Kind.ELEMENTWISE and row.arity == 2:
                axes = tuple(a or b for a, b in zip(x[1], y[1], strict=True))
                fits = all(a == b or None in (a, b) for a, b in zip(x[1], y[1], strict=True))
                if node.op == "div" and self.no_divisor(y[0]):
                    continue
                if fits and (axes[0] != axes[1] or axes[0] is None):
                    yield (row.expr(algebra, (), x[0], y[0]), axes, stage), (node.op, (x, y), ())

    def needed(self, goal: Tile) -> dict[Tile, set[Made]]:
        """What some way to compute the goal computes: values, and the ways to make each."""
        found: dict[Tile, set[Made]] = {}
        stack = [goal]
        while stack:
            tile = stack.pop()
            if tile in found:
                continue
            found[tile] = self.made[tile]
            stack += [o for _, operands, _ in found[tile] for o in operands]
        return found


def random_program(seed: int) -> Program:
    """Two inputs and up to five operators, all used, on matrices of extents 4, 6 and 8."""
    draw = random.Random(seed)
    shapes = draw.choice([((4, 6), (6, 8)), ((4, 6), (4, 6)), ((4, 6), (1, 6)), ((4, 6), (4, 1))])
    nodes: list[Apply] = []
    known = list(shapes)
    wanted = draw.randint(2, 5)
    while len(nodes) < wanted:
        name = draw.choice(["matmul", "matmul", "add", "mul", "mul", "div", "exp", "sqrt", "square", "sum", "sum"])
        row = operator(name)
        operands = [draw.randrange(len(known)) for _ in range(row.arity or 1)]
        if row.arity == 2 and nodes:
            operands[0] = len(known) - 1
        attrs = {"dim": 1 if draw.random() < 0.8 else 0} if row.kind is Kind.REDUCTION else {}
        inner = [known[v] for v in operands]
        if name == "matmul":
            if inner[0][1] != inner[1][0]:
                wanted -= draw.random() < 0.05
                continue
            shape = (inner[0][0], inner[1][1])
        elif row.kind is Kind.REDUCTION:
            if inner[0][attrs["dim"]] == 1:
                continue
            shape = (1, inner[0][1]) if attrs["dim"] == 0 else (inner[0][0], 1)
        else:
            if any(a != b and 1 not in (a, b) for a, b in zip(inner[0], inner[-1], strict=True)):
                continue
            shape = tuple(max(a, b) for a, b in zip(inner[0], inner[-1], strict=True))
        nodes.append(op(name, *operands, **attrs))
        known.append((shape[0], shape[1]))
    used = {len(known) - 1}
    for number in reversed(range(len(nodes))):
        if number + 2 in used:
            used |= set(nodes[number].operands)
    order = [v for v in range(len(known)) if v in used or v < 2]
    place = {v: i for i, v in enumerate(order)}
    kept = [op(nodes[v - 2].op, *(place[o] for o in nodes[v - 2].operands), **nodes[v - 2].attr()) for v in order if v > 1]
    return program(f"random{seed}", tensors(*shapes), *kept)


def cases(source: Program) -> Iterator[tuple[Cone, Index | None]]:
    """The program's cone, with each index that a loop may split."""
    cone = ConeBuilder(source, infer_program(source)).build(source.outputs, frozenset((0, 1)))
    kept = {i for t in cone.targets for i in t.axes}
    yield cone, None
    for index in sorted(set(cone.extents) - kept):
        yield cone, index


def programs() -> Iterator[Program]:
    """Small programs: a row's sum moves behind a product; and random ones."""
    yield program("scaled", tensors((4, 6), (6, 8)), op("sum", 0, dim=1), op("mul", 0, 2), op("matmul", 3, 1))
    yield from (random_program(seed) for seed in SEEDS)


def lost(compared: list[Tile], depth: int = 3) -> Iterator[str]:
    """What the pruned search lacks of what the enumeration says is needed; `compared` gets all that was compared."""
    for source in programs():
        for cone, loop in cases(source):
            space = TileSpace(cone, loop, Space(max_states=100_000, max_block_ops=12))
            everything = Everything(cone, loop, space)
            if not everything.grow(depth):
                continue
            have: dict[Tile, set[Made]] = {
                (v.expr, v.axes, v.stage): {made_by(d, space) for d in v.derivations if not isinstance(d.step, LoadTile)}
                for v in space.values
            }
            target = cone.targets[0]
            for stage in (Stage.ACCUMULATED, Stage.INVARIANT):
                goal = (space.source[target], target.axes, stage)
                if goal not in everything.made:
                    continue
                for tile, ways in everything.needed(goal).items():
                    compared.append(tile)
                    text = f"{show(space.algebra.store, tile[0])} {tile[1]} {tile[2].name}"
                    if tile not in have:
                        yield f"{source.name}, loop over {loop}: {text}"
                    elif absent := {w for w in ways if not same(w, have[tile])}:
                        yield f"{source.name}, loop over {loop}: {text} by {sorted(str(w[0]) for w in absent)}"


def made_by(derivation: Derivation, space: TileSpace) -> Made:
    operands = tuple((space.values[o].expr, space.values[o].axes, space.values[o].stage) for o in derivation.operands)
    step = derivation.step
    assert not isinstance(step, LoadTile)
    return (step.name, operands, step.attrs) if isinstance(step, TileOperator) else (step, operands, ())


def same(way: Made, known: set[Made]) -> bool:
    """Whether a way is known, up to the order of a commutative operator's operands."""
    name, operands, attrs = way
    return way in known or (name in ("add", "mul") and (name, operands[::-1], attrs) in known)


def test_pruning_loses_nothing() -> None:
    compared: list[Tile] = []
    missing = list(lost(compared))
    assert not missing, "\n".join(missing[:10])
    assert len(compared) > 300


def strict_parts(original: Callable[..., Any]) -> Callable[..., Any]:
    """A part of a sum has to be the whole sum."""

    def place(self: Subexpressions, items: list[Any], state: list[Any]) -> Iterator[Any]:
        for found in original(self, items, state):
            if all(not parts or not touched for parts, _, touched in found):
                yield found

    return place


def strict_factors(original: Callable[..., Any]) -> Callable[..., Any]:
    """What multiplies a sum has to be there from the start."""

    def place(self: Subexpressions, items: list[Any], state: list[Any]) -> Iterator[Any]:
        for found in original(self, items, state):
            if all(parts or not factors for parts, factors, _ in found):
                yield found

    return place


def only_source(original: Callable[..., Any]) -> Callable[..., Any]:
    """Nothing but what the source computes."""
    return lambda self, x: False


@pytest.mark.parametrize(
    ("method", "stronger"),
    [("_place_bound", strict_parts), ("_place_factors", strict_factors), ("_embeds", only_source)],
    ids=["no partial sums", "no factors beside a sum", "no reassociation"],
)
def test_stronger_pruning_loses_something(
    method: str, stronger: Callable[[Callable[..., Any]], Callable[..., Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison is able to fail: each rule that is one step too strong is noticed."""
    monkeypatch.setattr(Subexpressions, method, stronger(getattr(Subexpressions, method)))
    assert next(lost([]), None) is not None


def test_a_search_that_is_cut_short_says_so() -> None:
    cone, loop = next(cases(random_program(3)))
    assert TileSpace(cone, loop, Space(max_states=100_000, max_block_ops=12)).exhausted
    assert not TileSpace(cone, loop, Space(max_states=2, max_block_ops=12)).exhausted
