"""Drawings have the nodes and the values of their programs, and a layout in which nothing lies on anything else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from random import Random

import pytest
from fused_programs import attention, flash_attention, fused_rmsnorm, rmsnorm, split_attention
from hypothesis import given
from hypothesis import strategies as st
from ragged_programs import FAMILIES, ragged_pair
from random_mugraphs import random_program
from report_pages import node_paths, read_page
from several_loops import softmax

from mirage_ir.form_threads import form_threads
from mirage_ir.program import Apply, DType, GraphOp, Load, Program, numbered, operands, results
from mirage_ir.reporting.dot import dot_of, quoted
from mirage_ir.reporting.drawing import Drawing, NodeRole, draw, spelled_bytes
from mirage_ir.reporting.layered import LayoutBox, lay_out
from mirage_ir.reporting.straight import straightened
from mirage_ir.reporting.svg import svg_of

PROGRAMS = {
    "operators": attention(),
    "kernel": fused_rmsnorm(),
    "shifted": flash_attention(),
    "two kernels": split_attention(),
    "loops": softmax(50, (16, 16), DType.f16),
    "bf16": softmax(64, (16, 16), DType.bf16),
    "threads": form_threads(fused_rmsnorm()),
}


def kernel_edges(program: Program) -> set[tuple[str, str]]:
    """The values between the nodes of a kernel graph, as paths."""
    first = len(program.inputs)
    maker = {v: str(v) for v in range(first)}
    found: set[tuple[str, str]] = set()
    for place, (value, node) in enumerate(numbered(first, program.nodes)):
        path = str(first + place)
        found |= {(maker[v], path) for v in node.operands}
        maker.update(dict.fromkeys(range(value, value + results(node)), path))
    return found | {(maker[v], str(first + len(program.nodes) + n)) for n, v in enumerate(program.outputs)}


def body_edges(graph: GraphOp, path: str) -> set[tuple[str, str]]:
    """The values between the nodes inside a graph-defined operator, and inside those."""
    maker: dict[int, str] = {}
    found: set[tuple[str, str]] = set()
    for place, (value, node) in enumerate(numbered(len(graph.operands), graph.body)):
        own = f"{path}.{place}"
        if not isinstance(node, Load):
            found |= {(maker[v], own) for v in operands(node)}
        if isinstance(node, GraphOp):
            found |= body_edges(node, own)
        maker.update(dict.fromkeys(range(value, value + results(node)), own))
    return found


def all_edges(program: Program) -> set[tuple[str, str]]:
    inside = (body_edges(n, str(len(program.inputs) + i)) for i, n in enumerate(program.nodes) if isinstance(n, GraphOp))
    return kernel_edges(program).union(*inside)


def drawn_edges(drawing: Drawing) -> Iterator[tuple[str, str]]:
    yield from ((drawing.nodes[e.source].path, drawing.nodes[e.target].path) for e in drawing.edges)
    for node in drawing.nodes:
        if node.inside is not None:
            yield from drawn_edges(node.inside)


def check(program: Program) -> None:
    drawing = draw(program)
    nodes = {node.path: node for node in drawing.walk()}
    assert nodes.keys() == node_paths(program)
    assert len(nodes) == sum(1 for _ in drawing.walk())
    assert set(drawn_edges(drawing)) == all_edges(program)
    image = svg_of(drawing, "the name")
    page = read_page(image.markup)
    assert page.faults == []
    assert page.drawings == {"the name": {path: node.role.replace(" ", "-") for path, node in nodes.items()}}
    text = dot_of(drawing, "the name")
    clusters = {node.path for node in nodes.values() if node.inside is not None}
    assert set(re.findall(r'^ *"([\d.]+)" \[', text, re.MULTILINE)) == nodes.keys() - clusters
    assert {c for c in re.findall(r'subgraph "cluster_([\d.]+)"', text)} == clusters
    assert text.count(" -> ") == sum(1 for _ in drawn_edges(drawing))
    assert text.count("{") == text.count("}")


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_drawing_has_the_nodes_of_its_program(name: str) -> None:
    check(PROGRAMS[name])


@pytest.mark.parametrize("family", FAMILIES)
def test_a_drawing_of_ragged_tiles(family: str) -> None:
    source, candidate = ragged_pair(family, Random(5))
    check(source)
    check(candidate)
    ragged = any(n.tile is not None for g in candidate.nodes if isinstance(g, GraphOp) for n in g.body if isinstance(n, Load))
    assert ragged == any("ragged" in dict(node.facts) for node in draw(candidate).walk())


@given(st.integers(0, 1 << 20), st.booleans())
def test_a_drawing_of_any_program(seed: int, ragged: bool) -> None:
    check(random_program(Random(seed), ragged=ragged))


def test_what_a_node_shows() -> None:
    drawing = draw(fused_rmsnorm())
    kernel = next(node for node in drawing.nodes if node.role is NodeRole.BLOCK_GRAPH)
    assert kernel.title == "kernel 1" and kernel.shape == "grid 6 · loop 4"
    assert dict(kernel.facts)["grid"] == "6 blocks"
    assert kernel.inside is not None
    assert kernel.inside.bands == ("loop: 4 iterations", "after the loop")
    load = kernel.inside.nodes[0]
    assert (load.title, load.shape) == ("load arg0", "2 × 64 f16")
    assert dict(load.facts) == {
        "of": "2 × 256 f16",
        "imap": "grid 0 reads all of it",
        "fmap": "loop splits dimension 1",
        "stage": "anew in every iteration of the loop",
        "type": "2 × 64 f16",
        "size": "256 B",
        "memory": "shared memory",
    }
    plain = draw(rmsnorm())
    assert all(dict(node.facts)["memory"] == "device memory" for node in plain.nodes)


def test_levels_have_their_memories() -> None:
    seen = {node.role for node in draw(PROGRAMS["threads"]).walk()}
    assert {NodeRole.BLOCK_GRAPH, NodeRole.THREAD_GRAPH} <= seen
    thread = next(n for n in draw(PROGRAMS["threads"]).walk() if n.role is NodeRole.THREAD_GRAPH)
    assert thread.inside is not None
    assert {dict(n.facts)["memory"] for n in thread.inside.nodes if n.role is not NodeRole.STORE} == {"registers"}


def test_several_loops_are_bands() -> None:
    (kernel,) = (node for node in draw(PROGRAMS["loops"]).nodes if node.inside is not None)
    assert kernel.inside is not None
    assert kernel.inside.bands == ("loop 1: 4 iterations", "after loop 1", "loop 2: 4 iterations", "after loop 2")


@pytest.mark.parametrize(
    ("count", "spelled"),
    [(0, "0 B"), (1023, "1023 B"), (1024, "1 KiB"), (1536, "1.5 KiB"), (48 << 20, "48 MiB"), (3 << 40, "3072 GiB")],
)
def test_bytes_as_people_read_them(count: int, spelled: str) -> None:
    assert spelled_bytes(count) == spelled


def test_a_string_of_dot_ends_where_it_should() -> None:
    assert quoted('a"b\\\n') == '"a\\"b\\\\\\n"'


# Layouts.


@st.composite
def graphs(draw: st.DrawFn) -> tuple[list[LayoutBox], list[tuple[int, int]], int]:
    bands = draw(st.integers(1, 3))
    chosen = sorted(draw(st.lists(st.integers(0, bands - 1), min_size=1, max_size=14)))
    used = sorted(set(chosen))
    boxes = [LayoutBox(draw(st.integers(10, 200)), draw(st.integers(10, 120)), used.index(b)) for b in chosen]
    pairs = [(a, b) for a, b in combinations(range(len(boxes)), 2)]
    edges = draw(st.lists(st.sampled_from(pairs), unique=True, max_size=20)) if pairs else []
    return boxes, edges, len(used)


@given(graphs())
def test_boxes_do_not_overlap_and_edges_lead_down(graph: tuple[list[LayoutBox], list[tuple[int, int]], int]) -> None:
    boxes, edges, bands = graph
    layout = lay_out(boxes, edges, bands, 20.0)
    near = 1e-6
    places = list(zip(boxes, layout.corners, strict=True))
    for (one, (x, y)), (other, (u, v)) in combinations(places, 2):
        apart = (
            x + one.width <= u + near or u + other.width <= x + near or y + one.height <= v + near or v + other.height <= y + near
        )
        assert apart
    for box, (x, y) in places:
        assert -near <= x and x + box.width <= layout.width + near
        top, bottom = layout.bands[box.band]
        assert top - near <= y and y + box.height <= bottom + near
    assert all(a[1] <= b[0] + near for a, b in pairwise(layout.bands))
    for (source, target), way in zip(edges, layout.ways, strict=True):
        assert all(a[1] <= b[1] + near for a, b in pairwise(way))
        (x, y), (u, v) = layout.corners[source], layout.corners[target]
        assert way[0] == pytest.approx((x + boxes[source].width / 2, y + boxes[source].height))
        assert u - near <= way[-1][0] <= u + boxes[target].width + near and way[-1][1] == pytest.approx(v)
        for band in range(bands):
            assert all(-near <= px <= layout.width + near for px, _ in way), band


def test_a_chain_runs_straight() -> None:
    layout = lay_out([LayoutBox(w, 30) for w in (40, 90, 60, 120)], [(0, 1), (1, 2), (2, 3)])
    assert len({x + w / 2 for (x, _), w in zip(layout.corners, (40, 90, 60, 120), strict=True)}) == 1


def test_a_source_stands_above_its_first_reader() -> None:
    layout = lay_out([LayoutBox(40, 30)] * 4, [(0, 1), (1, 2), (3, 2)])
    assert layout.corners[3][1] == layout.corners[1][1]


def test_crossings_are_taken_away() -> None:
    layout = lay_out([LayoutBox(40, 30)] * 4, [(0, 3), (1, 2)])
    left, right = (layout.corners[0][0] < layout.corners[1][0], layout.corners[3][0] < layout.corners[2][0])
    assert left == right


def test_nothing_is_laid_out() -> None:
    assert lay_out([], []).corners == ()
    assert straightened([], [], [], 1.0, 0) == []


def test_an_operator_on_one_value_twice_has_one_edge() -> None:
    x = PROGRAMS["operators"].inputs[0]
    program = Program("twice", (x,), (Apply("add", (0, 0)),), (1,))
    assert len(draw(program).edges) == 2


def test_drawings_are_the_same_each_time() -> None:
    program = random_program(Random(11))
    assert svg_of(draw(program), "x") == svg_of(draw(program), "x")
    assert dot_of(draw(program), "x") == dot_of(draw(program), "x")
