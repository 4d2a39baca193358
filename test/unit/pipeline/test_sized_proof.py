"""Proofs of programs that run at all sizes: one verdict for all, or verdicts at some, and what is wrong is not proved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

import mirage_ir as mi
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.pipeline.sized_proof import prove_sized
from mirage_ir.program import Accumulate, AccumulatorKind, Apply, BodyNode, GraphOp, make_attrs
from mirage_ir.sized.choice import SizedChoice
from mirage_ir.verify import Basis


@pytest.fixture(scope="module")
def attention() -> mi.SizedKernel:
    """Attention whose scores are from -1 to 1."""
    graph = mi.new_graph("attention")
    tokens, keys = graph.new_symbol("tokens", 1, 1024), graph.new_symbol("keys", 1, 4096)
    q, k, v = (graph.new_input(shape) for shape in ((2, tokens, 64), (2, 64, keys), (2, keys, 64)))
    graph.mark_output(graph.softmax(graph.tanh(q @ k), dim=2) @ v)  # No library has scores with a limit.
    return graph.superoptimize_sizes(progress=False)


def test_attention_is_proved_for_all_tokens_and_keys(attention: mi.SizedKernel) -> None:
    assert len(attention.proofs) == len(attention.choices)
    for proof in attention.proofs:
        assert (str(proof), proof.everywhere.basis, proof.at) == ("proved for all sizes", Basis.ALL_SIZES, ())
        assert proof.bound_log2 < -60


def doubled(node: BodyNode) -> BodyNode:
    """exp, but of another value: a scale before it."""
    return Apply("scale", node.operands, make_attrs({"value": 2.0})) if isinstance(node, Apply) and node.op == "exp" else node


def largest(node: BodyNode) -> BodyNode:
    """A maximum over the loop in place of a sum."""
    is_sum = isinstance(node, Accumulate) and node.kind is AccumulatorKind.SUM
    return replace(node, kind=AccumulatorKind.MAX, shift=None) if is_sum else node


@pytest.mark.parametrize("wrong", [doubled, largest])
def test_wrong_programs_are_not_proved(attention: mi.SizedKernel, wrong: Callable[[BodyNode], BodyNode]) -> None:
    changed = 0
    for choice in attention.choices:
        nodes = tuple(replace(n, body=tuple(map(wrong, n.body))) if isinstance(n, GraphOp) else n for n in choice.program.nodes)
        if nodes != choice.program.nodes:
            changed += 1
            program: Decomposed = decompose(replace(choice.program, nodes=nodes))
            proof = prove_sized(attention.result.source, SizedChoice(program, choice.boxes, choice.found))
            assert not proof.equivalent
            assert str(proof).startswith("not proved at sizes ")
    assert changed
