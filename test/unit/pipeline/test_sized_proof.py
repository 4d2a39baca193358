"""Proofs of programs that run at all sizes: one verdict for all, or verdicts at some, and what is wrong is not proved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from fused_programs import ALL, Body, op, program
from sized_choices import attention_source, held_attention, single_key
from sized_choices import choice as choice_at_64
from sized_runs import drawn_inputs

import mirage_ir as mi
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.interpret.real import run_program
from mirage_ir.pipeline.sized_proof import SizedProof, differs, has_values, prove_sized
from mirage_ir.program import NEW_DIM, Accumulate, AccumulatorKind, Apply, BodyNode, DType, GraphOp, TensorType, make_attrs
from mirage_ir.sized.choice import SizedChoice
from mirage_ir.sized.extent import SymbolicExtent, SymbolicNumber
from mirage_ir.sized.family import SizedProgram
from mirage_ir.sized.numbers import numbers_in
from mirage_ir.verify import Basis


@pytest.fixture(scope="module")
def attention() -> mi.SizedKernel:
    """Attention whose scores are from -1 to 1."""
    graph = mi.new_graph("attention")
    tokens, keys = graph.new_symbol("tokens", 1, 256), graph.new_symbol("keys", 1, 512)
    q, k, v = (graph.new_input(shape) for shape in ((2, tokens, 32), (2, 32, keys), (2, keys, 32)))
    graph.mark_output(graph.softmax(graph.tanh(q @ k), dim=2) @ v)  # No library has scores with a limit.
    return graph.superoptimize_sizes(progress=False)


def test_attention_is_proved_for_all_tokens_and_keys(attention: mi.SizedKernel) -> None:
    assert len(attention.proofs) == len(attention.choices) > 1
    for proof in attention.proofs:
        assert (str(proof), proof.everywhere.basis, proof.at) == ("proved for all sizes", Basis.ALL_SIZES, ())
        assert proof.bound_log2 < -60


def test_one_key_has_a_program_of_its_own(attention: mi.SizedKernel) -> None:
    """A softmax of one score has no sum and no maximum."""
    (one,) = (choice for choice in attention.choices if choice.fixed)
    assert (one.fixed, one.found["keys"], {box[1] for box in one.boxes}) == ((1,), 1, {(1, 1)})
    bodies = [inner for node in one.program.nodes if isinstance(node, GraphOp) for inner in node.body]
    assert bodies
    assert not {inner.op for inner in bodies if isinstance(inner, Apply)} & {"sum", "max"}
    program = attention.at(tokens=37, keys=1)
    wanted = run_program(attention.result.source.at({"tokens": 37, "keys": 1}), drawn_inputs(program), precision="float64")
    np.testing.assert_allclose(run_program(program, drawn_inputs(program), precision="float64"), wanted, rtol=1e-12)


def test_a_program_for_one_size_must_be_right_there() -> None:
    source = attention_source()
    right = single_key(source)
    assert str(prove_sized(source, right)) == "proved for all sizes"
    (kernel,) = right.program.nodes
    assert isinstance(kernel, GraphOp)
    wrong = replace(kernel, body=tuple(map(summed, kernel.body)))
    proof = prove_sized(source, replace(right, program=decompose(replace(right.program, nodes=(wrong,)))))
    assert not proof.equivalent


def summed(node: BodyNode) -> BodyNode:
    """A sum in the place of a quotient."""
    return replace(node, op="add") if isinstance(node, Apply) and node.op == "div" else node


@pytest.mark.parametrize(("least", "off"), [(1, 0), (6, 5), (1, -3)])
def test_a_number_that_follows_from_sizes_may_be_moved_into_a_maximum(least: int, off: int) -> None:
    """relu(x)/n is relu(x/n) for n > 0, and not relu(−x/n)."""
    graph = mi.new_graph("mean")
    n = graph.new_symbol("n", least, 3000)
    x = graph.new_input((n, 8), mi.float32, name="x")
    graph.mark_output(graph.sum(graph.relu(x), 0) / (n - off))
    source, found = SizedProgram.of(graph.program()), {"n": 512}
    (number,) = numbers_in([source.sampled(found)])

    def moved(value: float) -> SizedChoice:
        b = Body(1)
        b.store(b.accumulate(b.apply("sum", b.apply("relu", b.apply("scale", b.load(0, (ALL,), 0), value=value)), dim=0)), (ALL,))
        inside = program("p", [*source.at(found).inputs], b.block((0,), (1,), 32))
        return SizedChoice(decompose(inside), (((least, 3000),),), found)

    assert str(prove_sized(source, moved(number))) == "proved for all sizes"
    assert not prove_sized(source, moved(SymbolicNumber(-1.0, number.over, number.under))).equivalent


def test_a_program_of_one_size_alone() -> None:
    """Nothing is left that has other sizes: the verdict is an ordinary one."""
    graph = mi.new_graph("sums")
    x = graph.new_input((graph.new_symbol("rows", 1, 64), 8), mi.float32, name="x")
    graph.mark_output(graph.exp(graph.sum(x, 0)))
    source = SizedProgram.of(graph.program())
    exact = Decomposed(replace(source.at({"rows": 1}), nodes=(Apply("exp", (0,)),), outputs=(1,)))
    one = SizedChoice(exact, (((1, 1),),), {"rows": 1}, fixed=(0,))
    proof = prove_sized(source, one)
    assert (str(proof), proof.everywhere.basis) == ("proved for all sizes", Basis.FULL_SIZE)
    other = decompose(replace(exact, nodes=(Apply("tanh", (0,)),)))
    assert str(prove_sized(source, replace(one, program=other))) == "not proved at sizes rows 1"


def doubled(node: BodyNode) -> BodyNode:
    """exp, but of another value: a scale before it."""
    return Apply("scale", node.operands, make_attrs({"value": 2.0})) if isinstance(node, Apply) and node.op == "exp" else node


def largest(node: BodyNode) -> BodyNode:
    """A maximum over the loop in place of a sum."""
    is_sum = isinstance(node, Accumulate) and node.kind is AccumulatorKind.SUM
    return replace(node, kind=AccumulatorKind.MAX, shift=None) if is_sum else node


@pytest.fixture(scope="module")
def shares() -> mi.SizedKernel:
    """Means over the rows and over the columns of a matrix, one from the other."""
    graph = mi.new_graph("shares")
    rows, columns = graph.new_symbol("rows", 1, 512), graph.new_symbol("columns", 1, 512)
    x = graph.new_input((rows, columns))
    graph.mark_output(graph.tanh(graph.mean(graph.exp(x - graph.mean(x, 1)), 0)))
    return graph.superoptimize_sizes(progress=False)


def test_means_are_proved_for_all_sizes(shares: mi.SizedKernel) -> None:
    for proof in shares.proofs:
        assert (str(proof), proof.everywhere.basis) == ("proved for all sizes", Basis.ALL_SIZES)
        assert proof.bound_log2 < -60


@pytest.mark.parametrize("wrong", ["exchanged", "as found", "left out", "another count"])
def test_constants_of_other_sizes_are_not_proved(shares: mi.SizedKernel, wrong: str) -> None:
    """1/n in the place of 1/m; the number that it is at the sizes that were searched; 1; and 1/(2·n)."""
    source, choices = shares.result.source, [choice for choice in shares.choices if not choice.fixed]
    assert choices
    for choice in choices:
        every = numbers_in([choice.program])
        assert [str(number) for number in every] == ["(1.0 / columns)", "(1.0 / rows)"]

        def changed(node: BodyNode, every: list[SymbolicNumber] = every) -> BodyNode:
            if isinstance(node, GraphOp):
                return replace(node, body=tuple(map(changed, node.body)))
            number = dict(node.attrs).get("value") if isinstance(node, Apply) else None
            if not isinstance(node, Apply) or not isinstance(number, SymbolicNumber):
                return node
            value = {
                "exchanged": every[1 - every.index(number)],
                "as found": float(number),
                "left out": 1.0,
                "another count": SymbolicNumber(0.5, number.over, number.under),
            }[wrong]
            return replace(node, attrs=make_attrs({"value": value}))

        nodes = tuple(map(changed, choice.program.nodes))
        assert nodes != choice.program.nodes
        program = decompose(replace(choice.program, nodes=nodes))  # type: ignore[arg-type]
        proof = prove_sized(source, replace(choice, program=program))
        assert not proof.equivalent
        assert not proof.everywhere.equivalent
        assert not differs(source, choice)
        assert differs(source, replace(choice, program=program)) == (
            wrong in ("as found", "another count")
        )  # Of one row and column.


@pytest.mark.parametrize("wrong", [doubled, largest])
def test_wrong_programs_are_not_proved(attention: mi.SizedKernel, wrong: Callable[[BodyNode], BodyNode]) -> None:
    changed = 0
    for choice in attention.choices:
        nodes = tuple(replace(n, body=tuple(map(wrong, n.body))) if isinstance(n, GraphOp) else n for n in choice.program.nodes)
        if nodes != choice.program.nodes:
            changed += 1
            program: Decomposed = decompose(replace(choice.program, nodes=nodes))
            proof = prove_sized(attention.result.source, replace(choice, program=program))
            assert not proof.equivalent
            assert str(proof).startswith("not proved at sizes ")
    assert changed


# A tile that has all entries of a symbol.


def test_a_tile_with_all_keys_is_proved_for_all_that_it_holds() -> None:
    source = attention_source()
    held = held_attention(source)
    proof = prove_sized(source, held)
    assert (str(proof), proof.everywhere.basis, proof.at) == ("proved for all sizes", Basis.ALL_SIZES, ())
    assert proof.bound_log2 < -60
    assert has_values(source, held)
    (graph,) = (node for node in held.program.nodes if isinstance(node, GraphOp))
    wrong = decompose(replace(held.program, nodes=(replace(graph, body=tuple(map(doubled, graph.body))),)))
    assert not prove_sized(source, replace(held, program=wrong)).equivalent


@pytest.mark.parametrize("counted", [True, False])
def test_a_mean_counts_the_entries_that_there_are(counted: bool) -> None:
    """1/n, or 1/64 as where a tile with all rows was found."""
    graph = mi.new_graph("means")
    rows = graph.new_symbol("rows", 1, 64)
    graph.mark_output(graph.mean(graph.new_input((rows, 16), dtype="float32"), 0))
    source = SizedProgram.of(graph.program())
    (symbol,) = source.symbols
    value = SymbolicNumber(1.0, (), (SymbolicExtent(64, symbol),)) if counted else 1 / 64
    b = Body(1)
    b.store(b.apply("scale", b.apply("sum", b.load(0, (ALL,)), dim=0), value=value), (ALL,), DType.f32)
    proof = prove_sized(source, choice_at_64(source, b.block((0,), (1,))))
    assert proof.equivalent == counted
    assert str(proof).startswith("proved for all sizes" if counted else "not proved at sizes")


# A split of keys over blocks, by hand: a split of 5 or 16 parts, of which the last ones may have no keys.

SHAPES = ((2, 16, 8), (2, 8, 640), (2, 640, 8))


def split_source() -> SizedProgram:
    graph = mi.new_graph("attention")
    tokens, keys = graph.new_symbol("tokens", 1, 256), graph.new_symbol("keys", 1, 512)
    q, k, v = (graph.new_input(shape, dtype="float32") for shape in ((2, tokens, 8), (2, 8, keys), (2, keys, 8)))
    graph.mark_output(graph.softmax(q @ k, dim=2) @ v)
    return SizedProgram.of(graph.program())


def split(parts: int, rescaled: bool = True, weighed: bool = True, scale: float = 1.0) -> Decomposed:
    """Attention of 16 queries over 640 keys in tiles of 8, as partial results of `parts` parts.

    `rescaled`: in each iteration what was summed counts by the running maximum. `weighed`: each part counts by its maximum. `scale`
    multiplies the maxima that are subtracted.
    """
    b = Body(3)
    q, k, v = b.load(0, (0, 1, ALL)), b.load(1, (0, ALL, 2), 2), b.load(2, (0, ALL, 1), 1)
    scores = b.apply("matmul", q, k)
    top = b.apply("max", scores, dim=2)
    e = b.apply("exp", b.apply("sub", scores, top if scale == 1 else b.apply("scale", top, value=scale)))
    shift = top if rescaled else None
    for partial in (b.apply("matmul", e, v), b.apply("sum", e, dim=2)):
        b.store(b.accumulate(partial, shift=shift), (0, 1, NEW_DIM), DType.f32)
    b.store(b.accumulate(top, "max"), (0, 1, NEW_DIM), DType.f32)
    nodes: list[Apply] = []
    o, total = 3, 4
    if weighed:
        nodes += [op("max", 5, dim=0), op("sub", 5, 6), op("exp", 7), op("mul", 3, 8), op("mul", 4, 8)]
        o, total = 9, 10
    first = 6 + len(nodes)
    nodes += [op("sum", o, dim=0), op("sum", total, dim=0), op("div", first, first + 1), op("reshape", first + 2, shape=(2, 16, 8))]
    graph = b.block((0, 1, 2), (2, 4, parts), 640 // 8 // parts)
    return decompose(program("p", [TensorType(s, DType.f32) for s in SHAPES], graph, *nodes))


def choice_of(made: Decomposed) -> SizedChoice:
    return SizedChoice(made, (), {"tokens": 16, "keys": 640})


def proof_of(made: Decomposed) -> SizedProof:
    return prove_sized(split_source(), choice_of(made))


@pytest.mark.parametrize("parts", [2, 5, 16])
def test_a_split_of_keys_is_proved_for_all_sizes(parts: int) -> None:
    proof = proof_of(split(parts))
    assert (str(proof), proof.everywhere.basis) == ("proved for all sizes", Basis.ALL_SIZES)
    assert proof.bound_log2 < -60
    assert has_values(split_source(), choice_of(split(parts)))


@pytest.mark.parametrize("parts", [2, 16])
def test_parts_without_entries_that_give_nan_are_found(parts: int) -> None:
    """The sums of each part times exp(m) / exp(m), m its maximum: formally that is 1, and 0 / 0 where the part has no entry."""
    right = split(parts)
    graph = right.nodes[0]
    again = [op("exp", 5), op("mul", 3, 6), op("div", 7, 6), op("mul", 4, 6), op("div", 9, 6)]
    weights = [op("max", 5, dim=0), op("sub", 5, 11), op("exp", 12), op("mul", 8, 13), op("mul", 10, 13)]
    last = [op("sum", 14, dim=0), op("sum", 15, dim=0), op("div", 16, 17), op("reshape", 18, shape=(2, 16, 8))]
    made = decompose(program("p", [TensorType(s, DType.f32) for s in SHAPES], graph, *again, *weights, *last))
    assert proof_of(made).equivalent
    assert not has_values(split_source(), choice_of(made))


@pytest.mark.parametrize("parts", [2, 5, 16])
@pytest.mark.parametrize("mistake", [{"rescaled": False}, {"weighed": False}, {"scale": 2.0}])
def test_a_wrong_split_is_not_proved(parts: int, mistake: dict[str, bool | float]) -> None:
    """Without the running maximum it is right where each block has one iteration: some sizes that are looked at have several."""
    assert not proof_of(split(parts, **mistake)).equivalent  # type: ignore[arg-type]
