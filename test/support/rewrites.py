"""Random rewrites that change no program's meaning, at kernel level and inside block graphs.

Each function makes one rewrite at a random place where its law applies, or returns None. `rewritten` composes several.

| name | before | after |
|---|---|---|
| commute | x + y | y + x, and for ·, max, min |
| associate | (x + y) + z | x + (y + z), and for ·, max, min |
| distribute | (x + y)·z | x·z + y·z, for products of entries and of matrices |
| respell | x − y, x/y, x², −x, 1/√x | x + (−y), x·(1/y), x·x, −1 times x, reciprocal of √x |
| exponentials | exp(x + y), exp(x − y) | exp(x)·exp(y), exp(x)/exp(y), but not for parts of a sum that may have been whole |
| move scale | (c·x)·w | c·(x·w), and through sums, and back |
| move division | (x/d)·w, Σ x/d | (x·w)/d, (Σ x)/d where d does not depend on what is summed over, and back |
| transpose | x·w | (wᵀ·xᵀ)ᵀ; f(x) is f(xᵀ)ᵀ |
| split | Σ x, max x, x·w | the same over two halves, joined |
| reorder | nodes | in another order that is possible |
| exchange grid | grid [a, b] | grid [b, a], with all maps |
| regrid | grid [a] | grid [a·k] or [a/k], where no operator reads across blocks |
| reloop | loop l | loop l·k or l/k, where tiles are only summed up to their accumulator |
| wrap | f(x), x·w | a graph-defined kernel that computes it |

Laws of functions and of order (`function_laws` has the table) are composed with these.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from edit import Line, Lines, Place, apply, graphs, places
from function_laws import FUNCTION_LAWS
from local_rewrites import Rewrite, defined_by, from_the_end, local, shape, sites
from mutations import interface

from mirage_ir.check import stages_of
from mirage_ir.errors import ProgramError
from mirage_ir.ops import Kind, operator
from mirage_ir.program import (
    REPLICATE,
    Accumulate,
    AccumulatorKind,
    Apply,
    BodyNode,
    GraphOp,
    Level,
    Load,
    Program,
    Stage,
    Store,
    numbered,
    operands,
)


def _same_op(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    return [replace(node, operands=node.operands[::-1])] if operator(node.op).commutative else None


def _associate(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    if not operator(node.op).commutative:
        return None
    inner = defined_by(lines, node.operands[0], node.op)
    if inner is None:
        return None
    x, y = inner.operands
    return [apply(node.op, y, node.operands[1]), apply(node.op, x, -1)]


def _distribute(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    if node.op not in ("mul", "matmul"):
        return None
    for side in random.sample((0, 1), 2):
        inner = defined_by(lines, node.operands[side], "add", "sub")
        if inner is None or (node.op == "matmul" and len({shape(lines, v) for v in inner.operands}) > 1):
            continue
        other = node.operands[1 - side]
        terms = [apply(node.op, *((v, other) if side == 0 else (other, v))) for v in inner.operands]
        return [*terms, apply(inner.op, -1, -2)]
    return None


def _respell(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    x, y = node.operands[0], node.operands[-1]
    match node.op:
        case "sub":
            return [apply("neg", y), apply("add", x, -1)]
        case "div":
            return [apply("reciprocal", y), apply("mul", x, -1)]
        case "square":
            return [apply("mul", x, x)]
        case "neg":
            return [apply("scale", x, value=-1.0)]
        case "rsqrt":
            return [apply("sqrt", x), apply("reciprocal", -1)]
        case "scale":
            return [apply("scale", x, value=float(str(node.attr()["value"])) / 2), apply("scale", -1, value=2.0)]
        case "add" if x == y:
            return [apply("scale", x, value=2.0)]
        case _:
            return None


def _exponentials(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    inner = defined_by(lines, node.operands[0], "add", "sub", "neg") if node.op == "exp" else None
    if inner is None:
        return None
    if inner.op == "neg":
        return [apply("exp", inner.operands[0]), apply("reciprocal", -1)]
    x, y = inner.operands
    if defined_by(lines, x, "matmul", "sum") and defined_by(lines, y, "matmul", "sum"):
        return None
    return [apply("exp", x), apply("exp", y), apply("mul" if inner.op == "add" else "div", -1, -2)]


def _move_scale(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    if node.op == "scale":
        inner = defined_by(lines, node.operands[0], "matmul", "sum", "mul")
        if inner is None:
            return None
        return [replace(node, operands=inner.operands[:1]), replace(inner, operands=(-1, *inner.operands[1:]))]
    if node.op not in ("matmul", "sum", "mul", "div"):
        return None
    inner = defined_by(lines, node.operands[0], "scale")
    if inner is None:
        return None
    return [replace(node, operands=(inner.operands[0], *node.operands[1:])), replace(inner, operands=(-1,))]


def _move_division(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    """x/d where d has extent 1 along what is summed over, and no more rows than x otherwise."""
    inner = defined_by(lines, node.operands[0], "div") if node.op in ("matmul", "sum") else None
    if inner is not None:
        x, d = inner.operands
        dim = -1 if node.op == "matmul" else from_the_end(lines, node)
        if shape(lines, x) == shape(lines, node.operands[0]) and len(shape(lines, d)) >= -dim and shape(lines, d)[dim] == 1:
            return [replace(node, operands=(x, *node.operands[1:])), apply("div", -1, d)]
    if node.op == "div":
        product = defined_by(lines, node.operands[0], "matmul")
        d = shape(lines, node.operands[1])
        if product is not None and d[-1:] == (1,) and len(d) <= len(shape(lines, product.operands[0])):
            x = shape(lines, product.operands[0])
            if all(a in (1, b) for a, b in zip(d, x[len(x) - len(d) :], strict=True)):
                return [apply("div", product.operands[0], node.operands[1]), apply("matmul", -1, product.operands[1])]
    return None


def _swap_last(lines: Lines, name: int) -> Apply:
    rank = len(shape(lines, name))
    return apply("transpose", name, permutation=(*range(rank - 2), rank - 1, rank - 2))


def _transpose(lines: Lines, n: int, node: Apply, random: Random) -> list[Apply] | None:
    rank = len(shape(lines, lines.lines[n].results[0]))
    if rank < 2:
        return None
    swap = apply("transpose", -1, permutation=(*range(rank - 2), rank - 1, rank - 2))
    if node.op == "matmul":
        x, w = node.operands
        if len(shape(lines, x)) != rank or len(shape(lines, w)) != rank:
            return None
        return [_swap_last(lines, w), _swap_last(lines, x), apply("matmul", -1, -2), replace(swap, operands=(-3,))]
    if operator(node.op).kind is Kind.ELEMENTWISE and len(node.operands) == 1:
        return [_swap_last(lines, node.operands[0]), replace(node, operands=(-1,)), replace(swap, operands=(-2,))]
    return None


def split(program: Program, random: Random) -> Program | None:
    """At kernel level, where a tensor can be sliced."""
    for place, lines, n, node in sites(program, random):
        if place.position is not None or node.op not in ("sum", "max", "matmul"):
            continue
        x = node.operands[0]
        rank = len(shape(lines, x))
        dim = rank - 1 if node.op == "matmul" else rank + from_the_end(lines, node)
        extent = shape(lines, x)[dim]
        if extent < 2:
            continue
        cut = random.randrange(1, extent)
        halves: list[int] = []
        at = n
        for start, stop in ((0, cut), (cut, extent)):
            part = lines.insert(at, apply("slice", x, dim=dim, start=start, stop=stop))
            at += 1
            others = node.operands[1:]
            if node.op == "matmul":
                below = len(shape(lines, others[0])) - 2
                others = (lines.insert(at, apply("slice", others[0], dim=below, start=start, stop=stop)),)
                at += 1
            halves.append(lines.insert(at, replace(node, operands=(part, *others))))
            at += 1
        lines.lines[at].node = apply("maximum" if node.op == "max" else "add", *halves)
        return place.with_lines(lines)
    return None


def reorder(program: Program, random: Random) -> Program | None:
    """A random order in which operands come first. Stores keep theirs, which numbers the results."""
    place = random.choice(places(program))
    lines = place.lines()
    known, waiting, ordered = set(range(lines.first)), list(lines.lines), list[Line]()
    while waiting:
        ready = [line for line in waiting if known.issuperset(operands(line.node))]
        first_store = next((line for line in waiting if isinstance(line.node, Store)), None)
        line = random.choice([line for line in ready if line is first_store or not isinstance(line.node, Store)])
        waiting.remove(line)
        ordered.append(line)
        known.update(line.results)
    lines.lines = ordered
    return place.with_lines(lines)


# Grids and loops.


def exchange_grid(program: Program, random: Random) -> Program | None:
    """Where no dimension is split twice and at most one is new: their order says which is outer."""
    for place in _shuffled(graphs(program), random):
        graph = place.graph
        if len(graph.grid) < 2:
            continue
        order = random.sample(range(len(graph.grid)), len(graph.grid))
        maps = [n.imap if isinstance(n, Load) else n.omap for n in graph.body if isinstance(n, Load | Store)]
        if order == sorted(order) or any(_repeats(m) for m in maps):
            continue
        body: list[BodyNode] = []
        for node in graph.body:
            match node:
                case Load():
                    body.append(replace(node, imap=tuple(node.imap[g] for g in order)))
                case Store():
                    body.append(replace(node, omap=tuple(node.omap[g] for g in order)))
                case _:
                    body.append(node)
        return place.with_graph(replace(graph, grid=tuple(graph.grid[g] for g in order), body=tuple(body)))
    return None


def _repeats(dims: tuple[int, ...]) -> bool:
    split = [d for d in dims if d != REPLICATE]
    return len(split) != len(set(split))


def _shuffled(found: list[Place], random: Random) -> list[Place]:
    return random.sample(found, len(found))


def regrid(program: Program, random: Random) -> Program | None:
    """Each dimension that the grid splits must reach the store as it is: no operator joins its entries."""
    for place in _shuffled(graphs(program), random):
        graph = place.graph
        g = random.randrange(len(graph.grid))
        if _Trace(place, grid=g).separate():
            grid = list(graph.grid)
            grid[g] = _resized(grid[g], random)
            changed = place.with_graph(replace(graph, grid=tuple(grid)))
            if grid != list(graph.grid) and _fits(changed, program):
                return changed
    return None


def reloop(program: Program, random: Random) -> Program | None:
    """Each dimension that the loop splits must be summed up in the tile as its accumulator does (or be kept, for concat)."""
    for place in _shuffled(graphs(program), random):
        graph = place.graph
        if graph.loop > 1 and _Trace(place, grid=None).summed():
            loop = _resized(graph.loop, random)
            changed = place.with_graph(replace(graph, loop=loop))
            if loop not in (1, graph.loop) and _fits(changed, program):
                return changed
    return None


def _resized(extent: int, random: Random) -> int:
    return random.choice([extent * k for k in (2, 3, 4)] + [extent // k for k in (2, 3, 4) if extent % k == 0])


def _fits(changed: Program, program: Program) -> bool:
    try:
        return interface(changed) == interface(program)
    except ProgramError:
        return False


class _Mixed(Exception):
    """Entries of a split dimension meet others."""


class _Trace:
    """Follows a split dimension through a block graph: where it lies in each tile, or how its entries were joined.

    A tile's mark is the number of the dimension, counted from the end, or "sum" or "max", or None when it does not depend on it.
    """

    def __init__(self, place: Place, grid: int | None) -> None:
        self.graph = place.graph
        self.types = place.lines().types
        self.stages = stages_of(self.graph)
        self.grid = grid
        self.marks: dict[int, int | str | None] = {}

    def separate(self) -> bool:
        """Whether a grid dimension's parts reach the stores by themselves, where the omap puts them."""
        try:
            for first, node in numbered(len(self.graph.operands), self.graph.body):
                if isinstance(node, Store):
                    g = self.grid
                    assert g is not None
                    mark, d = self.marks[node.operand], node.omap[g]
                    if not isinstance(mark, int) or d < 0 or d - len(self.types[node.operand].shape) != mark:
                        return False
                elif isinstance(node, Accumulate):
                    if node.shift is not None:
                        self._pointwise((node.operand, node.shift), first)
                    self.marks[first] = self.marks[node.operand]
                else:
                    self._node(first, node)
        except _Mixed:
            return False
        return True

    def summed(self) -> bool:
        """Whether the loop's parts are joined in the tile as the accumulator joins tiles."""
        try:
            for first, node in numbered(len(self.graph.operands), self.graph.body):
                if isinstance(node, Accumulate):
                    mark = self.marks[node.operand]
                    wanted = node.kind if node.dim is None else node.dim - len(self.types[node.operand].shape)
                    if node.shift is not None or mark != wanted:
                        return False
                elif not isinstance(node, Store) and not (isinstance(node, Apply) and self.stages[first] is Stage.ACCUMULATED):
                    self._node(first, node)
        except _Mixed:
            return False
        return True

    def _node(self, first: int, node: BodyNode) -> None:
        match node:
            case Load():
                dims = [node.fmap] if self.grid is None else [node.imap[self.grid]]
                others = [*node.imap, *([] if self.grid is None else [node.fmap])]
                if dims[0] >= 0 and (others.count(dims[0]) > (0 if self.grid is None else 1)):
                    raise _Mixed
                self.marks[first] = dims[0] - len(self.types[first].shape) if dims[0] >= 0 else None
            case Apply():
                self._apply(first, node)
            case _:
                raise _Mixed

    def _apply(self, first: int, node: Apply) -> None:
        marks = [self.marks[v] for v in node.operands]
        match operator(node.op).kind:
            case Kind.ELEMENTWISE if "sum" in marks or "max" in marks:
                self.marks[first] = self._after_a_join(node, marks)
            case Kind.ELEMENTWISE:
                self._pointwise(node.operands, first)
            case Kind.CONTRACTION:
                self._matmul(first, marks)
            case Kind.REDUCTION:
                dim = node.attr()["dim"]
                assert isinstance(dim, int)
                (mark,) = marks
                reduced = dim - len(self.types[node.operands[0]].shape)
                if mark == "sum" and node.op == "sum":
                    self.marks[first] = "sum"
                elif isinstance(mark, str):
                    raise _Mixed
                else:
                    self.marks[first] = (node.op if self.grid is None else self._mixed()) if mark == reduced else mark
            case Kind.LAYOUT if node.op == "transpose" and not isinstance(marks[0], str):
                permutation = node.attr()["permutation"]
                assert isinstance(permutation, tuple)
                rank = len(permutation)
                self.marks[first] = None if marks[0] is None else permutation.index(marks[0] + rank) - rank
            case _:
                raise _Mixed

    def _mixed(self) -> str:
        raise _Mixed

    def _after_a_join(self, node: Apply, marks: list[int | str | None]) -> str:
        """Sums may be scaled and added; what they are multiplied by or divided by must not depend on the dimension."""
        if set(marks) == {"sum"} and node.op in ("add", "sub", "neg", "scale"):
            return "sum"
        if node.op == "mul" and sorted(map(str, marks)) == ["None", "sum"]:
            return "sum"
        if node.op == "div" and marks == ["sum", None]:
            return "sum"
        raise _Mixed

    def _pointwise(self, values: tuple[int, ...], result: int) -> None:
        """All operands that have more than one entry along the dimension must be split there, by the same parts."""
        marks = {self.marks[v] for v in values} - {None}
        if len(marks) > 1 or any(isinstance(m, str) for m in marks):
            raise _Mixed
        (mark,) = marks or {None}
        if isinstance(mark, int):
            for v in values:
                shape = self.types[v].shape
                if self.marks[v] is None and len(shape) >= -mark and shape[mark] > 1:
                    raise _Mixed
        self.marks[result] = mark

    def _matmul(self, first: int, marks: list[int | str | None]) -> None:
        match marks:
            case [None, None]:
                self.marks[first] = None
            case [-1, -2] if self.grid is None:
                self.marks[first] = "sum"
            case [int(a), None] if a == -2:
                self.marks[first] = -2
            case [None, int(b)] if b == -1:
                self.marks[first] = -1
            case [int(a), int(b)] if a == b and a < -2:
                self.marks[first] = a
            case ["sum", None] | [None, "sum"]:
                self.marks[first] = "sum"
            case _:
                raise _Mixed


def wrap(program: Program, random: Random) -> Program | None:
    """An operator at kernel level as a kernel of its own: a block for each part of its first dimensions."""
    for place, lines, n, node in sites(program, random):
        row = operator(node.op)
        if place.position is not None or Level.BLOCK in row.refused or row.kind is Kind.LAYOUT:
            continue
        out = shape(lines, lines.lines[n].results[0])
        dims = [d for d, extent in enumerate(out) if extent > 1 and not (row.kind is Kind.REDUCTION and d == node.attr()["dim"])]
        if not dims:
            continue
        d = random.choice(dims)
        parts = random.choice([k for k in range(2, out[d] + 1) if out[d] % k == 0])
        body: list[BodyNode] = []
        contracted = shape(lines, node.operands[0])[-1]
        loop = random.choice([k for k in range(1, contracted + 1) if contracted % k == 0]) if node.op == "matmul" else 1
        for i, v in enumerate(node.operands):
            extents = shape(lines, v)
            own = d - len(out) + len(extents)
            from_the_end = d - len(out)
            summed = row.kind is Kind.CONTRACTION and from_the_end == (-1, -2)[i]
            split = REPLICATE if own < 0 or extents[own] == 1 or summed else own
            fmap = REPLICATE if loop == 1 else len(extents) - (1, 2)[i]
            body.append(Load(i, (split,), fmap))
        count = len(node.operands)
        body.append(replace(node, operands=tuple(range(count, 2 * count))))
        if loop > 1:
            body.append(Accumulate(AccumulatorKind.SUM, 2 * count))
        body.append(Store(2 * count + (loop > 1), (d,), lines.types[lines.lines[n].results[0]].dtype))
        lines.lines[n].node = GraphOp(Level.BLOCK, node.operands, (parts,), tuple(body), loop)
        return place.with_lines(lines)
    return None


REWRITES: dict[str, Rewrite] = {
    "commute": local(_same_op),
    "associate": local(_associate),
    "distribute": local(_distribute),
    "respell": local(_respell),
    "exponentials": local(_exponentials),
    "move scale": local(_move_scale),
    "move division": local(_move_division),
    "transpose": local(_transpose),
    "split": split,
    "reorder": reorder,
    "exchange grid": exchange_grid,
    "regrid": regrid,
    "reloop": reloop,
    "wrap": wrap,
}
LAWS = REWRITES | FUNCTION_LAWS
EVERYWHERE = ("parts of a scale", "equal terms", "dead code")
"""Laws that have a place in every program."""
MOST = 5
"""Rewrites that are composed, at most."""


def rewritten(program: Program, random: Random) -> tuple[list[str], Program] | None:
    """The names of one to `MOST` rewrites and what they make of a program; None when this attempt changed nothing.

    The first is a law of functions, but for a fourth of the programs, which have none.
    """
    names: list[str] = []
    new = program
    plain = random.random() < 0.25
    for _ in range(random.randint(1, MOST)):
        if not names and not plain:
            name, changed = law_rewritten(new, random)
        else:
            name = random.choice(list(REWRITES if plain else LAWS))
            changed = LAWS[name](new, random)
        # Tiles that no longer fit shared memory, for one: not every form of a program is a program.
        if changed is not None and changed != new and _fits(changed, program):
            names.append(name)
            new = changed
    return (names, new) if names and new != program else None


def law_rewritten(program: Program, random: Random) -> tuple[str, Program | None]:
    """A program changed by one law of functions, and its name. Laws that apply everywhere seldom come before others."""
    names = random.sample(list(FUNCTION_LAWS), len(FUNCTION_LAWS))
    if random.random() < 0.8:
        names.sort(key=lambda name: name in EVERYWHERE)
    for name in names:
        changed = FUNCTION_LAWS[name](program, random)
        if changed is not None and _fits(changed, program):
            return name, changed
    return "", None
