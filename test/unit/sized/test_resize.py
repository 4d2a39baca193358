"""Programs at other sizes: they compute what their source does there, or say why they have no other sizes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from fused_programs import ALL, Body, op, program
from hypothesis import given, settings
from hypothesis import strategies as st

from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.errors import ProgramError
from mirage_ir.interpret.real import run_program
from mirage_ir.program import NEW_DIM, DType, GraphOp, Load, Node, Program, Shape, TensorType
from mirage_ir.sized.extent import SizeSymbol, SymbolicExtent
from mirage_ir.sized.graphs import Symbolic
from mirage_ir.sized.resize import bound_symbols, common_steps, largest_sizes, longest_tiles, loops_over_symbols, resize
from mirage_ir.verify.equivalence import Verifier

F32 = DType.f32
ROWS: list[Symbolic] = [("n", None)]


def write(shapes: Sequence[Shape], *nodes: Node) -> Decomposed:
    return decompose(program("p", [TensorType(s, F32) for s in shapes], *nodes))


def at(found: Decomposed, shapes: Sequence[Shape], symbolic: Sequence[Symbolic]) -> Decomposed:
    return resize(found, [TensorType(s, F32) for s in shapes], symbolic)


def graphs(found: Program) -> list[tuple[tuple[int, ...], int, list[Shape | None]]]:
    """Grid, loop and the loads' tiles of each block graph."""
    nodes = [node for node in found.nodes if isinstance(node, GraphOp)]
    return [(g.grid, g.loop, [n.tile for n in g.body if isinstance(n, Load)]) for g in nodes]


def check_equal(source: Decomposed, found: Decomposed) -> None:
    """Both are formally equal, and have the same values for random inputs."""
    assert Verifier(source).check(found).equivalent
    random = np.random.default_rng(0)
    inputs = [random.standard_normal(t.shape) for t in source.inputs]
    (wanted,), (ours,) = (run_program(p, inputs, precision="float64") for p in (source, found))
    np.testing.assert_allclose(ours, wanted, rtol=1e-12, atol=1e-14)


def norm_linear(rows: tuple[int, ...] = (ALL, ALL), blocks: tuple[int, ...] = (2, 4)) -> Decomposed:
    """rms_norm without its mean, and the product after it; rows of x are whole unless `rows` splits them."""
    b = Body(2)
    x, w = b.load(0, rows, 1), b.load(1, (ALL, 1), 0)
    y, power = b.accumulate(b.apply("matmul", x, w)), b.accumulate(b.apply("sum", b.apply("square", x), dim=1))
    b.store(b.apply("div", y, b.apply("sqrt", power)), (0, 1), F32)
    return write(((16, 64), (64, 32)), b.block((0, 1), blocks, 4))


def norm_source(rows: int) -> Decomposed:
    nodes = (op("square", 0), op("sum", 2, dim=1), op("sqrt", 3), op("div", 0, 4), op("matmul", 5, 1))
    return write(((rows, 64), (64, 32)), *nodes)


def attention(query_blocks: int = 4, key_blocks: int = 1, loop: int = 4, running: bool = True) -> Decomposed:
    """Attention of 2 × 16 queries over 32 keys; the loop goes over keys, which `key_blocks` blocks share.

    Then operators combine what the parts have: with running maxima, each part counts by its own.
    """
    b = Body(3)
    share = 2 if key_blocks > 1 else ALL
    q, k, v = b.load(0, (0, 1, ALL)), b.load(1, (0, ALL, share), 2), b.load(2, (0, ALL, 1 if key_blocks > 1 else ALL), 1)
    scores, top = b.apply("matmul", q, k), None
    if running:
        top = b.apply("max", scores, dim=2)
        scores = b.apply("sub", scores, top)
    e = b.apply("exp", scores)
    o, total = b.accumulate(b.apply("matmul", e, v), shift=top), b.accumulate(b.apply("sum", e, dim=2), shift=top)
    shapes = ((2, 16, 8), (2, 8, 32), (2, 32, 8))
    if key_blocks == 1:
        b.store(b.apply("div", o, total), (0, 1, ALL), F32)
        return write(shapes, b.block((0, 1, 2), (2, query_blocks, 1), loop))
    b.store(o, (0, 1, NEW_DIM), F32)
    b.store(total, (0, 1, NEW_DIM), F32)
    if top is None:
        nodes = (op("sum", 3, dim=0), op("sum", 4, dim=0), op("div", 5, 6))
    else:
        b.store(b.accumulate(top, "max"), (0, 1, NEW_DIM), F32)
        weights = (op("max", 5, dim=0), op("sub", 5, 6), op("exp", 7))
        nodes = (*weights, op("mul", 3, 8), op("sum", 9, dim=0), op("mul", 4, 8), op("sum", 11, dim=0), op("div", 10, 12))
    split = b.block((0, 1, 2), (2, query_blocks, key_blocks), loop)
    last = op("reshape", 2 + len(split.stores) + len(nodes), shape=(2, 16, 8))
    return write(shapes, split, *nodes, last)


def attention_source(tokens: int, keys: int, running: bool = True) -> Decomposed:
    nodes = (op("matmul", 0, 1), op("softmax", 3, dim=2, subtract_max=running), op("matmul", 4, 2))
    return write(((2, tokens, 8), (2, 8, keys), (2, keys, 8)), *nodes)


ATTENTION: list[Symbolic] = [(None, "tokens", None), (None, None, "keys"), (None, "keys", None)]


@pytest.mark.parametrize("rows", [1, 7, 8, 9, 16, 24, 61])
def test_the_grid_takes_more_rows(rows: int) -> None:
    source = norm_source(rows)
    found = at(norm_linear((0, ALL)), [t.shape for t in source.inputs], [("n", None), (None, None)])
    ((grid, loop, tiles),) = graphs(found)
    assert (grid, loop) == ((-(-rows // 8), 4), 4)
    assert tiles[0] == (None if rows % 8 == 0 or rows < 8 else (8, 16))
    assert Verifier(source).check(found).equivalent


@pytest.mark.parametrize("rows", [1, 16, 17, 40])
def test_whole_rows_get_a_grid_dimension(rows: int) -> None:
    """The first grid dimension splits nothing in the program that was found: it becomes the one of rows."""
    source = norm_source(rows)
    b = Body(2)
    x, w = b.load(0, (ALL,), 1), b.load(1, (1,), 0)
    y, power = b.accumulate(b.apply("matmul", x, w)), b.accumulate(b.apply("sum", b.apply("square", x), dim=1))
    b.store(b.apply("div", y, b.apply("sqrt", power)), (1,), F32)
    whole = write(((16, 64), (64, 32)), b.block((0, 1), (4,), 4))
    found = at(whole, [t.shape for t in source.inputs], [("n", None), (None, None)])
    assert graphs(found)[0][0] == (4, -(-rows // 16))
    assert Verifier(source).check(found).equivalent


@pytest.mark.parametrize(("tokens", "keys"), [(1, 1), (3, 8), (4, 9), (16, 32), (17, 5), (6, 70)])
def test_the_loop_takes_more_keys(tokens: int, keys: int) -> None:
    source = attention_source(tokens, keys)
    found = at(attention(), [t.shape for t in source.inputs], ATTENTION)
    assert graphs(found)[0][:2] == ((2, -(-tokens // 4), 1), -(-keys // 8))
    assert Verifier(source).check(found).equivalent


@pytest.mark.parametrize("running", [False, True])
@pytest.mark.parametrize(("tokens", "keys"), [(1, 1), (5, 8), (4, 33), (4, 49), (7, 70), (3, 128)])
def test_a_split_keeps_its_blocks(tokens: int, keys: int, running: bool) -> None:
    """Blocks without any keys add nothing: their sums are 0, and their maxima -inf."""
    source = attention_source(tokens, keys, running)
    split = attention(key_blocks=4, loop=1, running=running)
    found = at(split, [t.shape for t in source.inputs], ATTENTION)
    assert graphs(found)[0][:2] == ((2, -(-tokens // 4), 4), -(-keys // 32))
    assert infer_program(found)[3].shape == (4, 2, tokens, 8)
    check_equal(source, found)


def test_steps_of_all_blocks() -> None:
    assert common_steps(attention(), ATTENTION) == {"tokens": 4, "keys": 8}
    assert common_steps(attention(key_blocks=4, loop=1), ATTENTION) == {"tokens": 4, "keys": 32}


def test_the_longest_tiles() -> None:
    assert longest_tiles(attention(), ATTENTION) == {"tokens": 4, "keys": 8}


def test_what_a_program_sums_or_compares_over() -> None:
    assert bound_symbols(attention_source(5, 7), ATTENTION) == {"keys"}
    assert bound_symbols(norm_source(5), [("n", None), (None, None)]) == set()


def test_a_tile_of_one_row_meets_tensors_without_rows() -> None:
    """A bias has one row, and so has each tile: what is not symbolic stays as it is."""
    b = Body(2)
    b.store(b.apply("add", b.load(0, (0,)), b.load(1, (ALL,))), (0,), F32)
    found = at(write(((16, 8), (1, 8)), b.block((0, 1), (16,))), ((5, 8), (1, 8)), [("n", None), (None, None)])
    assert graphs(found) == [((5,), 1, [None, None])]
    assert Verifier(write(((5, 8), (1, 8)), op("add", 0, 1))).check(found).equivalent


def refused() -> dict[str, tuple[Decomposed, list[Symbolic], str]]:
    """Programs that have no other sizes."""
    x = TensorType((16, 64), F32)
    b = Body(1)
    b.store(b.apply("sum", b.load(0, (ALL,)), dim=0), (1,), F32)
    whole = b.block((0,), (4,))
    c = Body(1)
    c.store(c.accumulate(c.load(0, (ALL,), 0), "concat", 0), (ALL,), F32)
    d = Body(1)
    d.store(d.apply("sum", d.load(0, (0,)), dim=0), (NEW_DIM,), F32)
    e = Body(2)
    e.store(e.load(0, (0,)), (0,), F32)
    e.store(e.load(1, (0,)), (0,), F32)
    f = Body(2)
    f.store(f.apply("add", f.load(0, (0,)), f.load(1, (0,))), (0,), F32)
    square = ((16, 16), (16, 16))
    return {
        "whole": (write((x.shape,), whole), ROWS, "a tile has all entries of a dimension of size 'n': 16 at most"),
        "few": (write(((8, 64),), whole), ROWS, "a tile has all 8 entries of a dimension of symbolic size, too few"),
        "concat": (write((x.shape,), c.block((0,), (1,), 2)), ROWS, "put side by side"),
        "parts": (write((x.shape,), d.block((0,), (4,))), ROWS, "the number of partial results would follow"),
        "shared": (
            write(square, e.block((0, 1), (4,))),
            [("n", None), (None, None)],
            "splits a dimension of symbolic size and one of fixed size",
        ),
        "meet": (write(square, f.block((0, 1), (4,))), [("n", None), (None, None)], "meets one of fixed size"),
        "slice": (write((x.shape,), op("slice", 0, dim=0, start=0, stop=4)), ROWS, "'slice' cuts, regroups or repeats"),
        "merge": (write((x.shape,), op("reshape", 0, shape=(1024,))), ROWS, "'reshape' cuts, regroups or repeats"),
    }


@pytest.mark.parametrize("name", refused())
def test_what_has_no_other_sizes_says_why(name: str) -> None:
    found, symbolic, words = refused()[name]
    wanted = [
        TensorType(tuple(20 if s else e for s, e in zip(f, t.shape, strict=True)), F32)
        for f, t in zip(symbolic, found.inputs, strict=True)
    ]
    with pytest.raises(ProgramError, match=words):
        resize(found, wanted, symbolic)


def held_attention(keys: int = 32) -> Decomposed:
    """Attention of 2 × 16 queries in tiles of 4, each with all of the keys."""
    b = Body(3)
    q, k, v = b.load(0, (0, 1)), b.load(1, (0, ALL)), b.load(2, (0, ALL))
    scores = b.apply("matmul", q, k)
    e = b.apply("exp", b.apply("sub", scores, b.apply("max", scores, dim=2)))
    b.store(b.apply("div", b.apply("matmul", e, v), b.apply("sum", e, dim=2)), (0, 1), F32)
    return write(((2, 16, 8), (2, 8, keys), (2, keys, 8)), b.block((0, 1, 2), (2, 4)))


@given(st.integers(1, 20), st.integers(1, 64), st.sampled_from([16, 32, 64]))
@settings(max_examples=60)
def test_a_tile_holds_as_many_keys_as_it_has_entries(tokens: int, keys: int, most: int) -> None:
    """Keys beyond those that there are count for nothing, whether the tile is as it was found, half or twice as long."""
    source, found = attention_source(tokens, keys), held_attention()
    assert largest_sizes(found, ATTENTION) == {"keys": 32}
    if most != 32:
        types = [TensorType(s, F32) for s in ((2, 16, 8), (2, 8, most), (2, most, 8))]
        found = resize(found, types, ATTENTION, {"keys": most.bit_length() - 6})
        assert largest_sizes(found, ATTENTION) == {"keys": most}
    if keys > most:
        with pytest.raises(ProgramError, match=f"'keys': {most} at most"):
            at(found, [t.shape for t in source.inputs], ATTENTION)
        return
    resized = at(found, [t.shape for t in source.inputs], ATTENTION)
    ((grid, loop, tiles),) = graphs(resized)
    assert (grid, loop) == ((2, -(-tokens // 4)), 1)
    assert tiles[1:] == ([None, None] if keys == most else [(1, 8, most), (1, most, 8)])
    check_equal(source, resized)


@given(st.integers(1, 40), st.integers(1, 70), st.integers(-3, 2), st.integers(-4, 2), st.booleans())
@settings(max_examples=60, deadline=None)
def test_tiles_may_be_longer_and_shorter(tokens: int, keys: int, rows: int, columns: int, parts: bool) -> None:
    """Tiles of 4 queries and 8 keys, or 2 keys in each of 4 parts: the same program, with other tiles."""
    source = attention_source(tokens, keys)
    found = attention(key_blocks=4, loop=4) if parts else attention()
    types = [TensorType(t.shape, F32) for t in source.inputs]
    resized = resize(found, types, ATTENTION, {"tokens": rows, "keys": columns})
    tile_of_rows, tile_of_keys = max(1, int(4 * 2.0**rows)), max(1, int((2 if parts else 8) * 2.0**columns))
    grid, loop, _ = graphs(resized)[0]
    assert (grid[1], loop) == (-(-tokens // tile_of_rows), -(-keys // (tile_of_keys * (4 if parts else 1))))
    check_equal(source, resized)


def test_loops_over_symbols() -> None:
    assert [loops_over_symbols(p, ATTENTION) for p in (attention(), attention(key_blocks=4, loop=1), held_attention())] == [1, 1, 0]
    assert loops_over_symbols(norm_linear(), [("n", None), (None, None)]) == 0


def test_two_symbols_that_meet_are_refused() -> None:
    b = Body(2)
    b.store(b.apply("add", b.load(0, (0,)), b.load(1, (0,))), (0,), F32)
    found = write(((16, 8), (16, 8)), b.block((0, 1), (4,)))
    types = [TensorType((20, 8), F32)] * 2
    with pytest.raises(ProgramError, match="meet that are split in different ways"):
        resize(found, types, [("n", None), ("m", None)])


def test_extents_may_be_symbolic() -> None:
    tokens, keys = SymbolicExtent(1009, SizeSymbol("tokens", 1, 8192)), SymbolicExtent(2003, SizeSymbol("keys", 1, 8192))
    found = at(attention(), ((2, tokens, 8), (2, 8, keys), (2, keys, 8)), ATTENTION)
    ((grid, loop, tiles),) = graphs(found)
    assert f"{grid} {loop}" == "(2, ((tokens + 3) // 4), 1) ((keys + 7) // 8)"
    assert tiles == [(1, 4, 8), (1, 8, 8), (1, 8, 8)]
    assert str(infer_program(found)[3]) == "2xtokensx8xf32"


def test_a_librarys_kernel_has_other_sizes() -> None:
    """Its symbols follow from its expansion: queries and keys are no dimension of its table."""
    node = op("library_attention", 0, 1, 2, scale=0.5, backend="flash", keys="rows")
    inputs = [TensorType(s, DType.f16) for s in ((2, 16, 64), (2, 32, 64), (2, 32, 64))]
    found = decompose(program("p", inputs, node), libraries=True)
    symbolic: list[Symbolic] = [(None, "m", None), (None, "n", None), (None, "n", None)]
    resized = resize(found, [TensorType(s, DType.f16) for s in ((2, 5, 64), (2, 7, 64), (2, 7, 64))], symbolic)
    assert resized.nodes == found.nodes
    assert infer_program(resized)[3].shape == (2, 5, 64)
    with pytest.raises(ProgramError):
        resize(found, [TensorType(s, DType.f16) for s in ((2, 5, 64), (2, 7, 64), (2, 8, 64))], symbolic)
    cudnn, efficient = (
        decompose(program("p", inputs, op("library_attention", 0, 1, 2, scale=0.5, backend=b, keys="rows")), libraries=True)
        for b in ("cudnn", "efficient")
    )
    assert resize(cudnn, inputs, symbolic).nodes == cudnn.nodes
    with pytest.raises(ProgramError, match="by efficient takes some sizes only"):
        resize(efficient, inputs, symbolic)
