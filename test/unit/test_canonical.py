"""The canonical form: one for all isomorphic programs, another for every other program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from fused_programs import (
    F32,
    Body,
    attention,
    flash_attention,
    fused_gated_mlp,
    fused_lora,
    fused_moe,
    fused_ntrans,
    fused_qknorm,
    fused_rmsnorm,
    mutate,
    op,
    program,
    split_attention,
    tensors,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from mirage_ir.canonical import canonical
from mirage_ir.check import infer_program
from mirage_ir.form_threads import form_threads
from mirage_ir.interpret import run_program
from mirage_ir.ops import operator
from mirage_ir.ops.composites import COMPOSITES
from mirage_ir.program import (
    NEW_DIM,
    REPLICATE,
    Accumulate,
    AccumulatorKind,
    Apply,
    BodyNode,
    DType,
    GraphOp,
    Level,
    Load,
    Node,
    Program,
    Store,
    make_attrs,
    numbered,
    operands,
    rename_values,
    results,
)

TWO_ON_ONE = Body(1)
TWO_ON_ONE.store(TWO_ON_ONE.apply("exp", TWO_ON_ONE.load(0, (1, 0, 1))), (1, 0, 1))

RAGGED = Body(2)
RAGGED.apply("matmul", RAGGED.load(0, (0, REPLICATE), 1, (4, 3)), RAGGED.load(1, (REPLICATE, 1), 0, (3, 2)))
RAGGED.store(RAGGED.accumulate(4), (0, 1))

PROGRAMS = {
    "attention": attention(safe=True),
    "flash": flash_attention(),
    "safe flash": flash_attention(safe=True),
    "split": split_attention(),
    "rmsnorm": fused_rmsnorm(),
    "gated_mlp": fused_gated_mlp(),
    "moe": fused_moe(),
    "qknorm": fused_qknorm(),
    "lora": fused_lora(),
    "ntrans": fused_ntrans(),
    "threads": form_threads(fused_ntrans()),
    "ragged": program("ragged", tensors((10, 8), (8, 3)), RAGGED.block((0, 1), (3, 2), 3)),
    "two on one": program("two", tensors((4, 64)), TWO_ON_ONE.block((0,), (2, 4, 8))),
}


# The same programs, otherwise written.


class Shuffle:
    """Writes a program anew: nodes, operands, grid dimensions in another order, loads twice, nodes that nobody needs."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def program(self, source: Program) -> Program:
        names = {v: [v] for v in range(len(source.inputs))}
        nodes, _ = self.nodes(source.nodes, names, len(source.inputs), {})
        kernels: list[Node] = [n for n in nodes if isinstance(n, Apply | GraphOp)]
        outputs = tuple(self.random.choice(names[v]) for v in source.outputs)
        strides = tuple(_contiguous(t.shape) if self.random.random() < 0.5 else None for t in source.inputs)
        inputs = tuple(f"x{self.random.randrange(99)}" for _ in source.inputs)
        return Program("other", source.inputs, tuple(kernels), outputs, inputs, strides)

    def nodes(
        self, nodes: Sequence[BodyNode], names: dict[int, list[int]], count: int, grid: Mapping[int, int]
    ) -> tuple[list[BodyNode], list[int]]:
        """Nodes in another order; `names` gains what values are called now. Also the order of the stores."""
        todo = list(numbered(count, nodes))
        stores = [n for n in nodes if isinstance(n, Store)]
        made: list[BodyNode] = []
        order: list[int] = []
        values = max((v for known in names.values() for v in known), default=-1) + 1
        while todo:
            ready = [item for item in todo if all(v in names for v in operands(item[1]))]
            item = self.random.choice(ready)
            todo.remove(item)
            first, node = item
            written, result_order = self.node(node, names, grid)
            copies = 2 if isinstance(node, Load) and self.random.random() < 0.3 else 1
            for _ in range(copies):
                made.append(written)
                for i in range(results(node)):
                    names.setdefault(first + result_order[i], []).append(values + i)
                values += results(node)
            if isinstance(node, Store):
                order.append(next(i for i, s in enumerate(stores) if s is node))
            elif not isinstance(node, GraphOp) and self.random.random() < 0.1:
                made.append(Apply("exp", (values - 1,)))  # Nobody reads it.
                values += 1
        return made, order

    def node(self, node: BodyNode, names: Mapping[int, Sequence[int]], grid: Mapping[int, int]) -> tuple[BodyNode, list[int]]:
        """A node in other words, and which of its results come first, second, …"""
        chosen = {v: self.random.choice(names[v]) for v in operands(node)}
        moved = rename_values(node, chosen)
        match moved:
            case Apply():
                if moved.op not in COMPOSITES and operator(moved.op).commutative:
                    moved = replace(moved, operands=tuple(self.random.sample(moved.operands, len(moved.operands))))
                row = COMPOSITES[moved.op] if moved.op in COMPOSITES else operator(moved.op)
                return replace(moved, attrs=make_attrs({**row.defaults, **moved.attr()})), [0]
            case Load():
                return replace(moved, imap=_permuted(moved.imap, grid)), [0]
            case Store():
                return replace(moved, omap=_permuted(moved.omap, grid)), []
            case Accumulate():
                return moved, [0]
            case GraphOp():
                return self.graph(moved)

    def graph(self, graph: GraphOp) -> tuple[GraphOp, list[int]]:
        count = len(graph.operands)
        order = self.random.sample(range(count), count)
        names = {old: [new] for new, old in enumerate(order)}
        places = self.grid_order(graph)
        extra = len(graph.grid) < 3 and self.random.random() < 0.5
        grid = {old: new + extra for new, old in enumerate(places)}
        body, stores = self.nodes(graph.body, names, count, grid)
        extents = (1,) * extra + tuple(graph.grid[g] for g in places)
        read = tuple(graph.operands[i] for i in order)
        stages = self.random.choice((0, 3)) if graph.level is Level.BLOCK else 0
        return GraphOp(graph.level, read, extents, tuple(body), graph.loop, self.random.choice((256, 512)), stages), stores

    def grid_order(self, graph: GraphOp) -> list[int]:
        """Grid dimensions in another order; those that split one dimension stay in theirs."""
        order = self.random.sample(range(len(graph.grid)), len(graph.grid))
        maps = [n.imap if isinstance(n, Load) else n.omap for n in graph.body if isinstance(n, Load | Store)]
        kept = all(
            order.index(g) < order.index(h)
            for dims in maps
            for g in range(len(dims))
            for h in range(g + 1, len(dims))
            if dims[g] == dims[h] != REPLICATE
        )
        return order if kept else list(range(len(graph.grid)))


def _permuted(dims: Sequence[int], grid: Mapping[int, int]) -> tuple[int, ...]:
    moved = [REPLICATE] * (max(grid.values()) + 1)
    for old, new in grid.items():
        moved[new] = dims[old]
    return tuple(moved)


def _contiguous(shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(int(np.prod(shape[d + 1 :])) for d in range(len(shape)))


def same_outputs(x: Program, y: Program) -> bool:
    rng = np.random.default_rng(5)
    inputs = [0.5 + rng.random(t.shape) for t in x.inputs]
    pairs = zip(run_program(x, inputs, precision="float64"), run_program(y, inputs, precision="float64"), strict=True)
    return all(a.shape == b.shape and np.allclose(a, b, rtol=1e-9) for a, b in pairs)


@pytest.mark.parametrize("name", PROGRAMS)
@settings(max_examples=15, deadline=None)
@given(random=st.randoms(use_true_random=False))
def test_isomorphic_programs_have_one_form(name: str, random: Random) -> None:
    source = PROGRAMS[name]
    other = Shuffle(random).program(source)
    infer_program(other, memory=False)
    assert canonical(other) == canonical(source)


@pytest.mark.parametrize("name", PROGRAMS)
def test_isomorphic_programs_compute_the_same(name: str) -> None:
    source = PROGRAMS[name]
    assert same_outputs(source, Shuffle(Random(1)).program(source))


def test_forms_of_all_programs_differ() -> None:
    assert len({canonical(p) for p in PROGRAMS.values()}) == len(PROGRAMS)


# Other programs.


def changes(node: BodyNode) -> list[BodyNode]:
    """Nodes that are no spelling of this one."""
    match node:
        case Apply("scale", read, attrs):
            return [Apply("scale", read, (("value", 2 * float(str(attrs[0][1]))),))]
        case Apply(name, read) if len(read) == 1 and not node.attrs:
            return [replace(node, op="tanh" if name != "tanh" else "sigmoid")]
        case Apply("div" | "sub", (x, y)) if x != y:
            return [replace(node, operands=(y, x)), replace(node, op="add")]
        case Apply("add" | "mul", (x, y)):
            return [replace(node, op="maximum"), *([replace(node, operands=(x, x))] if x != y else [])]
        case Apply("matmul", (x, y)) if x != y:
            return [replace(node, operands=(y, x)), replace(node, operands=(x, x))]
        case Load():
            wider = [] if node.tile is None else [replace(node, tile=(node.tile[0] + 1, *node.tile[1:])), replace(node, tile=None)]
            return [replace(node, fmap=REPLICATE if node.fmap != REPLICATE else 0), *wider]
        case Accumulate(AccumulatorKind.SUM, _, _, None):
            return [replace(node, kind="max")]
        case Store():
            other = DType.bf16 if node.dtype is not DType.bf16 else DType.f16
            return [replace(node, dtype=other), replace(node, omap=tuple(NEW_DIM for _ in node.omap))]
        case _:
            return []


def mutants(source: Program) -> list[Program]:
    """Programs with one node changed, a loop or a grid of another size, inputs or outputs exchanged."""
    found: list[Program] = []
    for position, node in enumerate(source.nodes):
        nodes: list[Node] = []
        if isinstance(node, GraphOp):
            found += [mutate(source, position, i, new) for i, old in enumerate(node.body) for new in changes(old)]
            nodes = [replace(node, loop=2 * node.loop), replace(node, grid=(2 * node.grid[0], *node.grid[1:]))]
        else:
            nodes = [n for n in changes(node) if isinstance(n, Apply)]
        found += [replace(source, nodes=(*source.nodes[:position], n, *source.nodes[position + 1 :])) for n in nodes]
    swapped = {0: 1, 1: 0}
    turned = tuple(replace(n, operands=tuple(swapped.get(v, v) for v in n.operands)) for n in source.nodes)
    return [*found, replace(source, nodes=turned)]


@pytest.mark.parametrize("name", [n for n in PROGRAMS if n != "two on one"])
def test_changed_programs_have_another_form(name: str) -> None:
    source = PROGRAMS[name]
    found = mutants(source)
    assert len(found) > 5
    shuffle = Shuffle(Random(2))
    for mutant in found:
        assert canonical(mutant) != canonical(source)
        assert canonical(shuffle.program(mutant)) == canonical(mutant)


@st.composite
def kernel_graphs(draw: st.DrawFn) -> Program:
    """Graphs of element-wise operators, in which values are read often and computed twice."""
    nodes: list[Apply] = []
    for i in range(draw(st.integers(2, 7))):
        values = st.integers(0, 1 + i)
        name = draw(st.sampled_from(["add", "mul", "sub", "exp"]))
        nodes.append(op(name, *(draw(values) for _ in range(1 if name == "exp" else 2))))
    last = 1 + len(nodes)
    return program("random", tensors((2, 3), (2, 3), dtype=F32), *nodes, outputs=(last, draw(st.integers(0, last))))


def isomorphic(x: Program, y: Program) -> bool:
    """By trying every way to send the nodes that matter of one graph of operators to those of the other."""
    xs, ys = live(x), live(y)
    first = len(x.inputs)

    def equal(a: Apply, b: Apply, sent: Mapping[int, int]) -> bool:
        read = tuple(sent[v] for v in a.operands)
        ordered = operator(a.op).commutative is False
        return a.op == b.op and (read == b.operands if ordered else sorted(read) == sorted(b.operands))

    def send(i: int, sent: dict[int, int], used: frozenset[int]) -> bool:
        if i == len(xs):
            return all(sent[a] == b for a, b in zip(x.outputs, y.outputs, strict=True))
        v, node = xs[i]
        return any(send(i + 1, {**sent, v: w}, used | {w}) for w, other in ys if w not in used and equal(node, other, sent))

    return len(xs) == len(ys) and send(0, {v: v for v in range(first)}, frozenset())


def live(source: Program) -> list[tuple[int, Apply]]:
    """The operators that outputs depend on, with their values."""
    needed = set(source.outputs)
    nodes = [(v, n) for v, n in numbered(len(source.inputs), source.nodes) if isinstance(n, Apply)]
    for v, node in reversed(nodes):
        if v in needed:
            needed |= set(node.operands)
    return [(v, n) for v, n in nodes if v in needed]


@given(kernel_graphs(), st.randoms(use_true_random=False))
@settings(max_examples=150, deadline=None)
def test_equal_forms_are_isomorphic_graphs(x: Program, random: Random) -> None:
    """Against a search of all bijections: for a graph and one with an operand or an operator changed."""
    node = random.randrange(len(x.nodes))
    old = x.nodes[node]
    assert isinstance(old, Apply)
    place = random.randrange(len(old.operands))
    read = (*old.operands[:place], random.randrange(len(x.inputs) + node), *old.operands[place + 1 :])
    y = replace(x, nodes=(*x.nodes[:node], replace(old, operands=read), *x.nodes[node + 1 :]))
    assert (canonical(x) == canonical(y)) == isomorphic(x, y)
    assert canonical(Shuffle(random).program(x)) == canonical(x)


def test_what_is_computed_twice_is_another_program() -> None:
    once = program("once", tensors((2, 3)), op("exp", 0), op("mul", 1, 1))
    twice = program("twice", tensors((2, 3)), op("exp", 0), op("exp", 0), op("mul", 1, 2))
    assert canonical(once) != canonical(twice)


def test_symmetric_programs_take_no_time() -> None:
    """Eight equal values in a balanced tree of sums: many orders, one form."""
    nodes = [op("exp", 0) for _ in range(8)]
    level = list(range(1, 9))
    while len(level) > 1:
        nodes += [op("add", level[i], level[i + 1]) for i in range(0, len(level), 2)]
        level = list(range(len(nodes) - len(level) // 2 + 1, len(nodes) + 1))
    tree = program("tree", tensors((2, 3)), *nodes)
    assert canonical(Shuffle(Random(0)).program(tree)) == canonical(tree)


def test_the_order_of_grid_dimensions_counts_where_they_split_one_dimension() -> None:
    def split(grid: tuple[int, int], imap: tuple[int, int], omap: tuple[int, int]) -> Program:
        b = Body(1)
        b.store(b.apply("exp", b.load(0, imap)), omap)
        return program("split", tensors((8, 8)), b.block((0,), grid))

    assert canonical(split((2, 4), (0, 1), (0, 1))) == canonical(split((4, 2), (1, 0), (1, 0)))
    assert canonical(split((2, 4), (0, 0), (0, 0))) != canonical(split((4, 2), (0, 0), (0, 0)))
    assert canonical(split((2, 4), (0, 1), (NEW_DIM, NEW_DIM))) != canonical(split((4, 2), (1, 0), (NEW_DIM, NEW_DIM)))


def test_a_new_dimension_of_extent_1_is_a_dimension() -> None:
    def stored(omap: tuple[int, int]) -> Program:
        b = Body(1)
        b.store(b.apply("exp", b.load(0, (0, REPLICATE))), omap)
        return program("new", tensors((8, 8)), b.block((0,), (2, 1)))

    wide, narrow = canonical(stored((0, NEW_DIM))), canonical(stored((0, REPLICATE)))
    assert wide != narrow
    assert canonical(stored((0, 0))) == narrow


def test_element_types_of_stores_can_be_left_out() -> None:
    def stored(dtype: DType) -> Program:
        b = Body(1)
        b.store(b.load(0, (0,)), (0,), dtype)
        return program("typed", tensors((8, 8)), b.block((0,), (2,)), op("exp", 1))

    half, single = stored(DType.f16), stored(DType.f32)
    assert canonical(half) != canonical(single)
    assert canonical(half, dtypes=False) == canonical(single, dtypes=False)
