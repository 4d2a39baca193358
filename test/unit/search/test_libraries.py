"""Where kernels of libraries apply: found by what they compute, from any spelling of it, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import mirage_ir as mi
from mirage_ir.api.graph import Graph, Tensor
from mirage_ir.block.cost import program_cost
from mirage_ir.block.library import predefined_cost
from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed, decompose, unfolded
from mirage_ir.errors import ProgramError
from mirage_ir.interpret import run_program
from mirage_ir.numerics.check import Checker
from mirage_ir.ops.library import ATTENTION_BACKENDS, LIBRARY
from mirage_ir.program import Apply, DType, GraphOp, Program, ProgramBuilder, Shape, TensorType
from mirage_ir.search.plan.generate import generate
from mirage_ir.search.plan.libraries import LibraryMatches
from mirage_ir.search.plan.values import values_of
from mirage_ir.search.space import Space
from mirage_ir.target.machines import machine
from mirage_ir.verify.equivalence import Verifier

Build = Callable[[Graph], Tensor]


def _matches(program: Decomposed) -> LibraryMatches:
    values = values_of(program, Space(), 24)
    return LibraryMatches(values.program, values.types)


def program(build: Build) -> Decomposed:
    graph = mi.new_graph("program")
    graph.mark_output(build(graph))
    return decompose(graph.program())


def inputs(g: Graph, keys: bool = False) -> tuple[Tensor, Tensor, Tensor]:
    """Queries, keys (by rows, or by columns) and values."""
    k = g.new_input(dims=(4, 16, 32) if keys else (4, 32, 16))
    return g.new_input(dims=(4, 24, 16)), k, g.new_input(dims=(4, 32, 16))


def composite(g: Graph) -> Tensor:
    return g.attention(*inputs(g))


def unshifted(g: Graph) -> Tensor:
    q, k, v = inputs(g, keys=True)
    e = g.exp(g.matmul(q, k))
    return g.matmul(e / g.sum(e, 2), v)


def divided_late(g: Graph) -> Tensor:
    q, k, v = inputs(g, keys=True)
    e = g.exp(g.matmul(g.scale(q, 0.5), k))
    return g.matmul(e, v) / g.sum(e, 2)


def masked(g: Graph) -> Tensor:
    q, k, v = inputs(g)
    scores = g.scale(g.matmul(q, g.transpose(k)), 0.25)
    return g.matmul(g.softmax(g.new_input(dims=(24, 32)) + scores), v)


def masked_before_scale(g: Graph) -> Tensor:
    q, k, v = inputs(g)
    return g.matmul(g.softmax(g.scale(g.matmul(q, g.transpose(k)) + g.new_input(dims=(24, 32)), 0.25)), v)


def not_divided(g: Graph) -> Tensor:
    q, k, v = inputs(g, keys=True)
    return g.matmul(g.exp(g.matmul(q, k)), v)


def softmax_of_columns(g: Graph) -> Tensor:
    q, k, v = inputs(g, keys=True)
    return g.matmul(g.softmax(g.matmul(q, k), 1), v)


def linear(g: Graph) -> Tensor:
    return g.linear(g.new_input(dims=(64, 32)), g.new_input(dims=(48, 32)), g.new_input(dims=(48,)))


def linear_relu(g: Graph) -> Tensor:
    return g.relu(linear(g))


def linear_gelu(g: Graph) -> Tensor:
    return g.gelu(linear(g), "tanh")


def linear_gelu_by_erf(g: Graph) -> Tensor:
    return g.gelu(linear(g), "erf")


def bias_of_rows(g: Graph) -> Tensor:
    return g.matmul(g.new_input(dims=(64, 32)), g.new_input(dims=(32, 48))) + g.new_input(dims=(64, 1))


def matches(source: Decomposed) -> set[Apply]:
    found = _matches(source)
    return set(found.ways(source.outputs[0]))


@pytest.mark.parametrize(
    ("build", "operands", "attrs"),
    [
        (composite, (0, 1, 2), {"scale": 0.25, "keys": "rows"}),
        (unshifted, (0, 1, 2), {"scale": 1.0, "keys": "columns"}),
        (divided_late, (0, 1, 2), {"scale": 0.5, "keys": "columns"}),
        (masked, (0, 1, 2, 3), {"scale": 0.25, "keys": "rows"}),
        (linear, None, {"activation": "none"}),
        (linear_relu, None, {"activation": "relu"}),
        (linear_gelu, None, {"activation": "gelu"}),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_every_spelling_is_found(build: Build, operands: tuple[int, ...] | None, attrs: dict[str, object]) -> None:
    """The inputs' numbers are those in which `inputs` makes them: keys before queries."""
    found = matches(program(build))
    wanted = None if operands is None else {(1, 0, *operands[2:])}
    assert {tuple(sorted(attrs.items()))} <= {tuple((k, v) for k, v in node.attrs if k != "backend") for node in found}
    assert wanted is None or wanted <= {node.operands for node in found}
    backends = {node.attr()["backend"] for node in found if "backend" in node.attr()}
    assert backends == (set() if operands is None else set(ATTENTION_BACKENDS) - ({"flash"} if len(operands) == 4 else set()))


@pytest.mark.parametrize(
    "build",
    [masked_before_scale, not_divided, softmax_of_columns, bias_of_rows, linear_gelu_by_erf],
    ids=lambda b: b.__name__,
)
def test_what_no_library_computes_is_not_found(build: Build) -> None:
    assert matches(program(build)) == set()


@pytest.mark.parametrize("build", [composite, divided_late, masked, linear_relu, linear_gelu], ids=lambda b: b.__name__)
def test_candidates_of_libraries_are_equivalent(build: Build) -> None:
    """As the verifier, the interpreters and the numerics check see them: what runs is the expansion, in f32, rounded once."""
    source = program(build)
    verifier, checker = Verifier(source), Checker(source)
    rng = np.random.default_rng(0)
    arrays = [rng.standard_normal(t.shape).astype(np.float16) for t in source.inputs]
    for node in matches(source):
        if any(v >= len(source.inputs) + len(source.nodes) for v in node.operands):
            continue
        candidate = replaced(source, node)
        assert verifier.check(candidate).equivalent
        assert checker.check(candidate).normal.error < 2e-3
        (exact,), (emulated,) = (run_program(p, arrays, precision="emulated") for p in (unfolded(candidate), candidate))
        np.testing.assert_allclose(exact.astype(np.float64), emulated.astype(np.float64), rtol=2e-3, atol=1e-3)


def replaced(source: Decomposed, node: Apply) -> Decomposed:
    """The source with its one output, which its last operator computes, computed by a library."""
    assert source.outputs[0] == len(source.inputs) + len(source.nodes) - 1
    nodes = (*source.nodes[:-1], node)
    return Decomposed(Program(source.name, source.inputs, nodes, (len(source.inputs) + len(nodes) - 1,), source.input_names))


def test_a_wrong_operand_is_refuted() -> None:
    """The verifier takes what a kernel means, not what it is called."""
    source = program(composite)
    node = next(iter(matches(source)))
    wrong = Apply(node.op, node.operands, tuple((k, 0.5 if k == "scale" else v) for k, v in node.attrs))
    assert not Verifier(source).check(replaced(source, wrong)).equivalent


def test_a_library_is_chosen_where_it_costs_less() -> None:
    """One of many heads over many keys; without the option, only graph-defined kernels and single operators are candidates."""
    source = program(lambda g: g.linear(g.new_input(dims=(4096, 1024)), g.new_input(dims=(4096, 1024)), g.new_input(dims=(4096,))))
    h100 = machine("h100")
    best = generate(source, Space(top=1), h100).candidates[0]
    without = generate(source, Space(top=1, libraries=False), h100).candidates[0]
    assert any(isinstance(n, Apply) and n.op in LIBRARY for n in best.nodes)
    assert not any(isinstance(n, Apply) and n.op in LIBRARY for n in without.nodes)
    assert program_cost(best, h100) < program_cost(without, h100)


@pytest.mark.parametrize(
    ("heads", "queries", "keys", "depth", "backend", "us"),
    [
        (2, 256, 4096, 64, "flash", 13.0),
        (16, 256, 4096, 64, "flash", 23.7),
        (16, 256, 4096, 64, "cudnn", 39.5),
        (8, 64, 16384, 128, "cudnn", 190),
        (8, 1024, 16384, 128, "flash", 218),
        (8, 1024, 16384, 128, "cudnn", 192),
        (32, 1024, 1024, 128, "cudnn", 33.7),
        (96, 512, 512, 64, "cudnn", 20.7),
        (96, 197, 197, 64, "cudnn", 10.4),
    ],
)
def test_costs_of_attention_are_near_those_measured(
    heads: int, queries: int, keys: int, depth: int, backend: str, us: float
) -> None:
    graph = mi.new_graph("attention")
    q, k, v = (graph.new_input(dims=(heads, rows, depth)) for rows in (queries, keys, keys))
    graph.mark_output(graph.library_attention(q, k, v, scale=0.125, backend=backend))
    written = graph.program()
    types = infer_program(written)
    (node,) = written.nodes
    assert not isinstance(node, GraphOp)
    assert predefined_cost(node, types[:3], types[3], machine("h100")) == pytest.approx(us, rel=0.2)


def test_what_lies_behind_a_barrier_is_no_operand() -> None:
    """Heads by reshapes of parts of one tensor: a claim whose operands do not cut all ways to them is left out."""
    graph = mi.new_graph("heads")
    x = graph.new_input(dims=(4, 64, 768), dtype=mi.float16)
    parts = [graph.slice(x, 2, 256 * n, 256 * (n + 1)) for n in range(3)]
    q, k, v = (graph.transpose(graph.reshape(part, (4, 64, 4, 64)), (0, 2, 1, 3)) for part in parts)
    scores = graph.mul(graph.matmul(q, graph.transpose(k)), 0.125)
    graph.mark_output(graph.matmul(graph.softmax(scores, dim=-1), v))
    found = graph.superoptimize(budget=3, progress=False)
    assert found.verdict.equivalent


@pytest.mark.parametrize("name", ["rms_norm", "matmul", "attention"])
def test_scalars_are_no_terms_of_libraries(name: str) -> None:
    """A number without dimensions meets the rows, the sums or the scores of a kernel: nothing takes it there."""
    b = ProgramBuilder(name)
    x, w, scalar = (b.input(TensorType(shape, DType.f16)) for shape in ((24, 16), (16, 16), ()))
    if name == "rms_norm":
        b.output(b.apply("mul", b.apply("rms_norm", x), scalar))
    else:
        scores = b.apply("add", b.apply("matmul", x, w), scalar)
        b.output(scores if name == "matmul" else b.apply("matmul", b.apply("softmax", scores, dim=1), w))
    source = decompose(b.build())
    taking = {v for node in matches(source) for v in node.operands}
    assert scalar not in taking


@pytest.mark.parametrize(
    ("name", "shapes"),
    [("library_rms_norm", ((3, 4), ())), ("library_layer_norm", ((3, 4), (4,), ())), ("library_linear", ((3, 4), (4, 4), ()))],
)
def test_a_term_without_dimensions_is_an_error(name: str, shapes: tuple[Shape, ...]) -> None:
    b = ProgramBuilder(name)
    for shape in shapes:
        b.input(TensorType(shape, DType.f16))
    b.output(b.apply(name, *range(len(shapes))))
    with pytest.raises(ProgramError, match="must have 4 entries, not shape"):
        infer_program(b.build())


def test_operands_cut_all_ways_to_inputs() -> None:
    """Two attentions, one after the other: the operands of the first are tried as those of both, which read others besides."""
    graph = mi.new_graph("twice")
    q, k, keys, last = (graph.new_input(dims=(2, *dims)) for dims in ((24, 1), (8, 1), (1, 40), (40, 1)))
    first = graph.matmul(graph.softmax(graph.scale(graph.matmul(q, graph.transpose(k)), 0.25)), k)
    graph.mark_output(graph.matmul(graph.softmax(graph.scale(graph.matmul(first, keys), 0.25)), last))
    source = decompose(graph.program())
    found = matches(source)
    assert {node.op for node in found} == {"library_attention"}
    assert all({2, 3} <= set(node.operands) for node in found)


@pytest.mark.parametrize("lead", [(8, 1), (4, 2), (2, 2, 2)])
def test_a_batch_costs_what_its_rows_cost(lead: Shape) -> None:
    """Libraries and our kernels multiply all rows of a batch by one matrix of weights at once: decoding eight sequences takes as
    long as eight tokens of one."""

    def costs(*shape: int) -> tuple[float, float]:
        def gate(g: Graph) -> Tensor:
            x, u, v = g.new_input(dims=shape), g.new_input(dims=(1024, 4096)), g.new_input(dims=(1024, 4096))
            return g.mul(g.silu(g.matmul(x, u)), g.matmul(x, v))

        source, chip = program(gate), machine("h100")
        return program_cost(source, chip), program_cost(generate(source, Space(), chip).candidates[0], chip)

    assert costs(*lead, 1024) == pytest.approx(costs(8, 1024), rel=0.05)
