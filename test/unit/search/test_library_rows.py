"""Kernels of libraries that reduce rows: found by what they compute, costed as measured, and chosen where they cost less."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

import mirage_ir as mi
from mirage_ir.api.graph import Graph, Tensor
from mirage_ir.block.cost import program_cost
from mirage_ir.block.library import predefined_cost
from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.numerics.check import Checker
from mirage_ir.program import Apply, GraphOp, Program
from mirage_ir.search.plan.generate import calls_library, generate
from mirage_ir.search.plan.libraries import LibraryMatches
from mirage_ir.search.plan.values import values_of
from mirage_ir.search.space import Space
from mirage_ir.sized.choice import holds
from mirage_ir.target.machines import machine
from mirage_ir.verify.equivalence import Verifier

Build = Callable[[Graph], Tensor]
Found = set[tuple[str, tuple[int, ...], tuple[tuple[str, object], ...]]]
H200 = machine("h200")
ROWS, COLUMNS = 6, 40


def _matches(program: Decomposed) -> LibraryMatches:
    values = values_of(program, Space(), 24)
    return LibraryMatches(values.program, values.types)


def source(build: Build) -> Decomposed:
    graph = mi.new_graph("program")
    graph.mark_output(build(graph))
    return decompose(graph.program())


def matched(program: Decomposed) -> Found:
    ways = _matches(program).ways(program.outputs[0])
    return {(node.op, node.operands, node.attrs) for node in ways}


def rows(g: Graph) -> Tensor:
    return g.new_input(dims=(ROWS, COLUMNS))


def term(g: Graph) -> Tensor:
    return g.new_input(dims=(COLUMNS,))


def softmax(g: Graph) -> Tensor:
    return g.softmax(rows(g))


def softmax_unshifted(g: Graph) -> Tensor:
    return g.softmax(rows(g), subtract_max=False)


def softmax_of_product(g: Graph) -> Tensor:
    return g.softmax(g.matmul(rows(g), g.new_input(dims=(COLUMNS, COLUMNS))))


def softmax_of_scaled(g: Graph) -> Tensor:
    return g.softmax(g.scale(rows(g), 0.5))


def rms_norm(g: Graph) -> Tensor:
    return g.rms_norm(rows(g), COLUMNS)


def rms_norm_weighted(g: Graph) -> Tensor:
    return g.rms_norm(rows(g), COLUMNS, term(g), eps=1e-6)


def rms_norm_by_rsqrt(g: Graph) -> Tensor:
    x = rows(g)
    return term(g) * (x * g.rsqrt(g.offset(g.mean(x * x, 1), 1e-6)))


def layer_norm(g: Graph) -> Tensor:
    return g.layer_norm(rows(g), COLUMNS)


def layer_norm_affine(g: Graph) -> Tensor:
    return g.layer_norm(rows(g), COLUMNS, term(g), term(g), eps=1e-3)


SPELLINGS: dict[Build, tuple[str, tuple[int, ...], tuple[tuple[str, object], ...]]] = {
    softmax: ("library_softmax", (0,), ()),
    softmax_unshifted: ("library_softmax", (0,), ()),
    softmax_of_product: ("library_softmax", (2,), ()),
    softmax_of_scaled: ("library_softmax", (1,), ()),
    rms_norm: ("library_rms_norm", (0,), (("eps", 0.0),)),
    rms_norm_weighted: ("library_rms_norm", (0, 1), (("eps", 1e-6),)),
    rms_norm_by_rsqrt: ("library_rms_norm", (0, 1), (("eps", 1e-6),)),
    layer_norm: ("library_layer_norm", (0,), (("eps", 1e-5),)),
    layer_norm_affine: ("library_layer_norm", (0, 1, 2), (("eps", 1e-3),)),
}


@pytest.mark.parametrize("build", SPELLINGS, ids=lambda b: b.__name__)
def test_every_spelling_is_found_and_equivalent(build: Build) -> None:
    program = source(build)
    assert SPELLINGS[build] in matched(program)
    op, operands, attrs = SPELLINGS[build]
    candidate = replaced(program, Apply(op, operands, tuple((k, v) for k, v in attrs if isinstance(v, float))))
    assert Verifier(program).check(candidate).equivalent
    assert Checker(program).check(candidate).normal.error < 2e-3


def replaced(program: Decomposed, node: Apply) -> Decomposed:
    """The program with its one output, which its last operator computes, computed by a library."""
    assert program.outputs[0] == len(program.inputs) + len(program.nodes) - 1
    return Decomposed(Program(program.name, program.inputs, (*program.nodes[:-1], node), program.outputs, program.input_names))


@pytest.mark.parametrize("build", [rms_norm_weighted, layer_norm_affine], ids=lambda b: b.__name__)
@pytest.mark.parametrize("changed", [{"eps": 2e-3}, {}], ids=["eps", "no_term"])
def test_other_constants_and_operands_are_refuted(build: Build, changed: dict[str, float]) -> None:
    program = source(build)
    op, operands, attrs = SPELLINGS[build]
    given = tuple((k, changed.get(k, v)) for k, v in attrs if isinstance(v, float))
    wrong = Apply(op, operands if changed else operands[:1], given)
    assert not Verifier(program).check(replaced(program, wrong)).equivalent


def softmax_of_columns(g: Graph) -> Tensor:
    return g.softmax(rows(g), 0)


def not_divided(g: Graph) -> Tensor:
    x = rows(g)
    return g.exp(x - g.max(x, 1))


def divided_by_root(g: Graph) -> Tensor:
    e = g.exp(rows(g))
    return e / g.sqrt(g.sum(e, 1))


def softmax_with_a_weight(g: Graph) -> Tensor:
    return g.softmax(rows(g)) * term(g)


def norm_of_two_dimensions(g: Graph) -> Tensor:
    return g.rms_norm(g.new_input(dims=(3, ROWS, COLUMNS)), (ROWS, COLUMNS))


def eps_beside_the_root(g: Graph) -> Tensor:
    x = rows(g)
    return x / g.offset(g.sqrt(g.mean(g.square(x), 1)), 1e-3)


def weight_of_rows(g: Graph) -> Tensor:
    return g.rms_norm(rows(g), COLUMNS) * g.new_input(dims=(ROWS, 1))


@pytest.mark.parametrize(
    "build",
    [
        softmax_of_columns,
        not_divided,
        divided_by_root,
        softmax_with_a_weight,
        norm_of_two_dimensions,
        eps_beside_the_root,
        weight_of_rows,
    ],
    ids=lambda b: b.__name__,
)
def test_what_no_library_computes_is_not_found(build: Build) -> None:
    assert matched(source(build)) == set()


def cost(name: str, extents: tuple[int, int], terms: int = 0, dtype: mi.DType = mi.float16) -> float:
    """µs of a kernel on an H200, by its figures."""
    graph = mi.new_graph("kernel")
    x = graph.new_input(dims=extents, dtype=dtype)
    weights = [graph.new_input(dims=extents[1:], dtype=dtype) for _ in range(terms)]
    attrs = {} if name == "library_softmax" else {"eps": 1e-5}
    graph.mark_output(graph.apply(name, x, *weights, **attrs))
    program = graph.program()
    types = infer_program(program)
    (node,) = program.nodes
    assert not isinstance(node, GraphOp)
    return predefined_cost(node, types[:-1], types[-1], H200)


MEASURED: Sequence[tuple[str, int, tuple[int, int], float]] = (
    ("library_softmax", 0, (128, 50257), 16.0),
    ("library_softmax", 0, (4096, 50257), 349.7),
    ("library_softmax", 0, (4096, 4096), 55.9),
    ("library_softmax", 0, (16384, 1024), 32.3),
    ("library_softmax", 0, (128, 768), 4.1),
    ("library_rms_norm", 1, (4096, 4096), 24.7),
    ("library_rms_norm", 1, (65536, 128), 42.3),
    ("library_rms_norm", 1, (4096, 4097), 86.8),
    ("library_rms_norm", 0, (128, 8192), 9.5),
    ("library_layer_norm", 2, (4096, 4096), 31.8),
    ("library_layer_norm", 2, (16384, 1021), 143.9),
    ("library_layer_norm", 0, (65536, 128), 71.0),
)


@pytest.mark.parametrize(("name", "terms", "extents", "us"), MEASURED)
def test_costs_are_near_those_measured(name: str, terms: int, extents: tuple[int, int], us: float) -> None:
    assert cost(name, extents, terms) == pytest.approx(us, rel=0.25)


def test_costs_follow_the_order_of_what_was_measured() -> None:
    """Rows beyond a warp's registers cost more an entry; a mean costs more than none, odd rows more than whole vectors."""
    assert cost("library_softmax", (4096, 1024)) * 4 < cost("library_softmax", (4096, 4096))
    assert cost("library_softmax", (4096, 8192)) * 2 > cost("library_softmax", (4096, 16384))
    assert cost("library_rms_norm", (4096, 1024)) < cost("library_layer_norm", (4096, 1024))
    assert cost("library_rms_norm", (128, 4096)) < cost("library_rms_norm", (128, 4096), 1)
    assert 2 * cost("library_layer_norm", (4096, 4096)) < cost("library_layer_norm", (4096, 4095))
    assert cost("library_rms_norm", (4096, 8192)) < cost("library_rms_norm", (4096, 8192), dtype=mi.float32)


@pytest.mark.parametrize(
    ("extents", "loops", "library"), [((4096, 50257), 1, True), ((4096, 50257), 3, False), ((128, 768), 3, False)]
)
def test_the_cheaper_softmax_comes_first(extents: tuple[int, int], loops: int, library: bool) -> None:
    """Both are estimated: the library's kernel and fused ones, for which rows of a vocabulary are too long if they have one loop.
    The fewest kernels without a library's are among the candidates."""
    space = Space(top=3, max_loops=loops)
    found = generate(source(lambda g: g.softmax(g.new_input(dims=extents))), space, H200).candidates
    assert calls_library(found[0].nodes) == library
    own = [p for p in found if not calls_library(p.nodes)]
    fused = min(own, key=lambda p: p.kernels)
    assert (fused.kernels == 1) is not library and calls_library(fused.nodes) is False
    assert (cost("library_softmax", extents) < min(program_cost(p, H200) for p in own)) == library


def test_a_library_takes_the_last_part_of_a_program() -> None:
    """A head over a vocabulary: the product is a kernel of its own either way."""
    head = source(lambda g: g.softmax(g.matmul(g.new_input(dims=(4096, 1024)), g.new_input(dims=(1024, 50257)))))
    spaces = (Space(top=1, max_loops=1, libraries=given) for given in (True, False))
    best, without = (generate(head, space, H200).candidates[0] for space in spaces)
    assert [node.op for node in best.nodes if isinstance(node, Apply)] == ["matmul", "library_softmax"]
    assert program_cost(best, H200) < program_cost(without, H200)


def test_a_library_takes_the_first_part_of_a_program() -> None:
    """A softmax of long rows, then a product with another matrix: none of ours holds such rows."""
    program = source(lambda g: g.matmul(g.softmax(g.new_input(dims=(512, 50257))), g.new_input(dims=(50257, 2048))))
    matches = _matches(program)
    (product,) = (node for node in program.nodes if isinstance(node, Apply) and node.op == "matmul")
    assert [node.op for node in matches.ways(product.operands[0])] == ["library_softmax"]


def test_columns_of_symbolic_number() -> None:
    """No kernel of ours takes all of a row that no tile holds at once; the library's does, at every length."""
    graph = mi.new_graph("softmax")
    columns = graph.new_symbol("columns", 1, 65536)
    graph.mark_output(graph.softmax(graph.new_input((512, columns))))
    kernel = graph.superoptimize_sizes(progress=False)
    assert {str(proof) for proof in kernel.proofs} == {"proved for all sizes"}
    (choice,) = (choice for choice in kernel.choices if holds(choice.boxes, [65536]))
    assert [node.op for node in choice.program.nodes if isinstance(node, Apply)] == ["library_softmax"]
    assert all(isinstance(node, GraphOp) for node in kernel.at(columns=64).nodes)
