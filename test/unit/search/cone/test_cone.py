"""Indices of a cone: what runs together shares one, and what is read twice has two instances."""

from __future__ import annotations

from fused_programs import attention, op, program, qknorm, rmsnorm, tensors

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.program import Program
from mirage_ir.search.cone.cone import Axes, Cone, ConeBuilder, Value


def whole(source: Program) -> Cone:
    """The cone of a whole program."""
    source = decompose(source)
    builder = ConeBuilder(source, infer_program(source))
    return builder.build(source.outputs, frozenset(range(len(source.inputs))))


def loads(cone: Cone) -> list[tuple[Value, Axes]]:
    """The inputs and their indices, by first use from the output's: renamed m, n, … would not matter."""
    return sorted(((i.value, i.axes) for i in cone.loads), key=lambda load: str(load[0]))


def test_attention_has_five_indices() -> None:
    cone = whole(attention(heads=2, rows=16, depth=8, keys=64))
    ((_, q), (_, k), (_, v)) = loads(cone)
    (target,) = cone.targets
    b, s, d = target.axes
    assert q[:2] == (b, s)
    assert k[0] == v[0] == b
    assert v[2] == d
    t, e = k[2], q[2]
    assert v[1] == t
    assert k[1] == e
    assert len({b, s, d, t, e}) == 5
    assert cone.extents == {b: 2, s: 16, d: 8, t: 64, e: 8}


def test_norms_share_the_index_that_they_reduce() -> None:
    cone = whole(rmsnorm(rows=2, depth=256, columns=384))
    assert sorted(cone.extents.values()) == [2, 256, 384]
    assert len(whole(qknorm()).extents) == 5


def test_an_extent_of_one_has_no_index() -> None:
    cone = whole(program("bias", tensors((4, 8), (1, 8)), op("add", 0, 1)))
    assert loads(cone)[1][1] == (None, cone.targets[0].axes[1])


def test_a_product_with_its_own_transpose_has_two_instances() -> None:
    cone = whole(program("gram", tensors((8, 16)), op("transpose", 0, permutation=(1, 0)), op("matmul", 0, 1)))
    (target,) = cone.targets
    first, second = target.axes
    assert first != second
    assert {i.axes[0] for i in cone.loads} == {first, second}
    assert len({i.axes[1] for i in cone.loads}) == 1
    assert {i.value for i in cone.loads} == {0}


def test_a_square_matrix_times_itself_has_two_instances() -> None:
    cone = whole(program("power", tensors((8, 8)), op("matmul", 0, 0)))
    assert len(cone.loads) == 2
    assert all(i.axes[0] != i.axes[1] for i in cone.loads)


def test_a_cone_ends_at_its_frontier() -> None:
    source = decompose(attention())
    builder = ConeBuilder(source, infer_program(source))
    exps = next(v for v in range(3, 3 + len(source.nodes)) if builder.node(v).op == "exp")
    cone = builder.build(source.outputs, frozenset((exps, 2)))
    assert {i.value for i in cone.loads} == {exps, 2}
    assert all(isinstance(i.value, int) and i.value > exps for i in cone.steps)


def canonical(cone: Cone) -> Cone:
    return cone.renamed(*cone.canonical_names())


def test_the_same_computation_has_the_same_form() -> None:
    assert canonical(whole(attention())) == canonical(whole(attention()))
    assert canonical(whole(attention())) != canonical(whole(attention(rows=32)))
    assert canonical(whole(attention())).key() == canonical(whole(attention(rows=32))).key()
    assert canonical(whole(attention())).key() != canonical(whole(attention(safe=True))).key()
