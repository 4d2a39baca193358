"""Random small mistakes in programs: another operator, map, grid, loop or accumulator, other operands or their order.

Each function makes one change at a random place, or returns None where there is nothing to change. What comes out need not be well
formed, nor wrong: `mutant` keeps what is well formed and has the interface of the original.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from edit import graphs, places

from mirage_ir.check import infer_program
from mirage_ir.errors import ProgramError
from mirage_ir.program import Accumulate, AccumulatorKind, Apply, GraphOp, Load, Program, Store, make_attrs, operands

UNARY = ("exp", "silu", "tanh", "sigmoid", "square", "neg", "sqrt", "relu", "reciprocal", "log", "rsqrt")
BINARY = ("add", "sub", "mul", "div", "maximum", "minimum")
REDUCTIONS = ("sum", "max")
CONSTANTS = (0.5, 2.0, -1.0, 1.25)
ATTEMPTS = 30
"""Attempts at one kind of mistake: most changes of a map or a grid leave no program."""


def change_operator(program: Program, random: Random) -> Program | None:
    place = random.choice(places(program))
    lines = place.lines()
    found = [line for line in lines.lines if isinstance(line.node, Apply)]
    if not found:
        return None
    line = random.choice(found)
    node = line.node
    assert isinstance(node, Apply)
    value = node.attr().get("value")
    if isinstance(value, int | float):
        factor = random.choice(CONSTANTS)
        line.node = replace(node, attrs=make_attrs({"value": float(value) * factor}))
        return place.with_lines(lines)
    for family in (UNARY, BINARY, REDUCTIONS):
        if node.op in family:
            line.node = replace(node, op=random.choice([op for op in family if op != node.op]))
            return place.with_lines(lines)
    return None


def change_dimension(program: Program, random: Random) -> Program | None:
    """A reduction over another dimension, another slice, another permutation."""
    place = random.choice(places(program))
    lines = place.lines()
    found = [line for line in lines.lines if isinstance(line.node, Apply) and {"dim", "permutation"} & line.node.attr().keys()]
    if not found:
        return None
    line = random.choice(found)
    node = line.node
    assert isinstance(node, Apply)
    attrs = node.attr()
    rank = len(lines.types[node.operands[0]].shape)
    if "permutation" in attrs:
        attrs["permutation"] = tuple(random.sample(range(rank), rank))
    else:
        attrs["dim"] = random.randrange(rank)
    line.node = replace(node, attrs=make_attrs(attrs))
    return place.with_lines(lines)


def change_operands(program: Program, random: Random) -> Program | None:
    """Two operands exchanged, or another value of the same shape in place of one."""
    place = random.choice(places(program))
    lines = place.lines()
    found = [n for n, line in enumerate(lines.lines) if operands(line.node)]
    n = random.choice(found)
    node = lines.lines[n].node
    if isinstance(node, Apply) and len(node.operands) == 2 and random.random() < 0.5:
        lines.lines[n].node = replace(node, operands=node.operands[::-1])
        return place.with_lines(lines)
    old = random.choice(operands(node))
    before = [*range(lines.first), *(v for line in lines.lines[:n] for v in line.results)]
    others = [v for v in before if v != old and lines.types[v].shape == lines.types[old].shape]
    if not others:
        return None
    new = random.choice(others)
    match node:
        case Apply() | GraphOp():
            swapped = [new if v == old else v for v in node.operands]
            lines.lines[n].node = replace(node, operands=tuple(swapped))
        case Load():
            lines.lines[n].node = replace(node, source=new)
        case Accumulate():
            lines.lines[n].node = replace(node, operand=new) if node.operand == old else replace(node, shift=new)
        case Store():
            lines.lines[n].node = replace(node, operand=new)
    return place.with_lines(lines)


def change_map(program: Program, random: Random) -> Program | None:
    """One entry of an imap, an fmap or an omap."""
    found = graphs(program)
    if not found:
        return None
    place = random.choice(found)
    lines = place.lines()
    line = random.choice([line for line in lines.lines if isinstance(line.node, Load | Store)])
    node = line.node
    g = random.randrange(len(place.graph.grid))
    if isinstance(node, Load):
        rank = len(lines.types[node.source].shape)
        if random.random() < 0.3:
            line.node = replace(node, fmap=random.randrange(-1, rank))
        else:
            line.node = replace(node, imap=_put(node.imap, g, random.randrange(-1, rank)))
    elif isinstance(node, Store):
        line.node = replace(node, omap=_put(node.omap, g, random.randrange(-2, len(lines.types[node.operand].shape))))
    return place.with_lines(lines)


def _put(dims: tuple[int, ...], at: int, new: int) -> tuple[int, ...]:
    return (*dims[:at], new, *dims[at + 1 :])


def change_grid(program: Program, random: Random) -> Program | None:
    """A grid dimension of another extent, or two exchanged."""
    found = graphs(program)
    if not found:
        return None
    place = random.choice(found)
    grid = list(place.graph.grid)
    if len(grid) > 1 and random.random() < 0.4:
        random.shuffle(grid)
    else:
        g = random.randrange(len(grid))
        grid[g] = random.choice([1, 2, 3, 4, 8])
    return place.with_graph(replace(place.graph, grid=tuple(grid)))


def change_loop(program: Program, random: Random) -> Program | None:
    found = graphs(program)
    if not found:
        return None
    place = random.choice(found)
    return place.with_graph(replace(place.graph, loop=random.choice([1, 2, 3, 4, 8])))


def change_accumulator(program: Program, random: Random) -> Program | None:
    """Another kind, the shift left out or put in, or the accumulator left out: only the last tile counts then."""
    found = graphs(program)
    if not found:
        return None
    place = random.choice(found)
    lines = place.lines()
    accumulators = [n for n, line in enumerate(lines.lines) if isinstance(line.node, Accumulate)]
    if not accumulators:
        return None
    n = random.choice(accumulators)
    node = lines.lines[n].node
    assert isinstance(node, Accumulate)
    match random.choice(["kind", "shift", "before"]):
        case "kind":
            kind = random.choice([k for k in AccumulatorKind if k != node.kind])
            rank = len(lines.types[node.operand].shape)
            lines.lines[n].node = Accumulate(kind, node.operand, random.randrange(rank) if kind is AccumulatorKind.CONCAT else None)
        case "shift" if node.kind == "sum":
            before = [v for line in lines.lines[:n] for v in line.results if v != node.operand]
            lines.lines[n].node = replace(node, shift=None if node.shift is not None or not before else random.choice(before))
        case _:
            # What was accumulated after an operator is accumulated before it, and the other way round.
            inner = lines.maker(node.operand)
            if not isinstance(inner, Apply) or len(inner.operands) != 1:
                return None
            total = lines.insert(n, replace(node, operand=inner.operands[0]))
            lines.lines[n + 1].node = replace(inner, operands=(total,))
    return place.with_lines(lines)


MUTATIONS: dict[str, Callable[[Program, Random], Program | None]] = {
    "operator": change_operator,
    "dimension": change_dimension,
    "operands": change_operands,
    "map": change_map,
    "grid": change_grid,
    "loop": change_loop,
    "accumulator": change_accumulator,
}


def interface(program: Program) -> tuple[object, ...]:
    """Shapes of inputs and outputs. Raises `ProgramError` when the program is not well formed."""
    types = infer_program(program)
    return tuple(t.shape for t in program.inputs), tuple(types[v].shape for v in program.outputs)


def mutant(program: Program, random: Random) -> tuple[str, Program] | None:
    """A kind of mistake and a well-formed program with it, or now and then with two; None when none was made in some attempts."""
    kind = random.choice(list(MUTATIONS))
    for _ in range(ATTEMPTS):
        changed = MUTATIONS[kind](program, random)
        if changed is not None and random.random() < 0.2:
            changed = MUTATIONS[random.choice(list(MUTATIONS))](changed, random) if well_formed(changed, program) else None
        if changed is not None and changed != program and well_formed(changed, program):
            return kind, changed
    return None


def well_formed(changed: Program, program: Program) -> bool:
    """Whether a program is one, with the interface of another."""
    try:
        return interface(changed) == interface(program)
    except ProgramError:
        return False
