"""Everything in a class is equal: whatever is taken out of an e-graph, the verifier accepts."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.errors import ProgramError
from mirage_ir.program import DType, Program, TensorType
from mirage_ir.saturate.egraph import Limits, Saturated, saturate, write_node
from mirage_ir.saturate.extract import Extractor
from mirage_ir.saturate.writer import ProgramWriter
from mirage_ir.verify.equivalence import Verifier

from .random_programs import random_program

FEW = Limits(nodes=1500, rounds=5, seconds=5.0, spreading=200)


def drawn(saturated: Saturated, draw: random.Random) -> Decomposed:
    """A program of an e-graph, by random costs."""
    operands = {c: [n.operands for n in members] for c, members in saturated.classes.items()}
    costs = {
        c: [float(bool(n.operands)) * draw.choice((0.1, 1.0, 10.0)) for n in members] for c, members in saturated.classes.items()
    }
    extractor = Extractor(operands, costs, width=1)
    graph = extractor.graphs(saturated.outputs)[0]
    writer = ProgramWriter(saturated.source)

    def write(c: int) -> int:
        node = saturated.classes[c][graph.choice[c] if c in graph.choice else extractor.given[c]]
        return write_node(writer, node, [write(o) for o in node.operands])

    return writer.program([write(c) for c in saturated.outputs])


@pytest.mark.parametrize("stabilize", [False, True])
@pytest.mark.parametrize("seed", range(20))
def test_what_is_taken_out_is_equal(seed: int, stabilize: bool) -> None:
    source = decompose(random_program(seed))
    saturated = saturate([source], FEW, stabilize=stabilize)
    draw = random.Random(seed)
    verifier = Verifier(source)
    for _ in range(3):
        try:
            program = drawn(saturated, draw)
        except ProgramError:  # A constant that is no number of a program's.
            continue
        verdict = verifier.check(program)
        partial = " rests on " in verdict.message or " is undefined in " in verdict.message
        assert verdict.equivalent or partial, (verdict.message, program.nodes)


def chain(extents: list[int]) -> Decomposed:
    inputs = tuple(TensorType(pair, DType.f16) for pair in pairwise(extents))
    writer = ProgramWriter(Program("chain", inputs, (), (), tuple(f"m{i}" for i in range(len(inputs)))))
    product = 0
    for i in range(1, len(inputs)):
        product = writer.emit("matmul", product, i)
    return writer.program([product])


def test_a_chain_of_thirty_is_saturated() -> None:
    saturated = saturate([chain([16 + n for n in range(31)])], Limits())
    assert saturated.complete
    # One class for each interval, one member for each way to split one, and the inputs.
    assert len(saturated.classes) == 30 * 31 // 2
    assert saturated.nodes == 31 * 30 * 29 // 6 + 30


def test_limits_are_reported() -> None:
    program = chain([16 + n for n in range(31)])
    assert saturate([program], Limits(rounds=2)).limit == "2 rounds"
    assert saturate([program], Limits(nodes=100)).limit == "100 nodes"
    assert saturate([program], Limits(seconds=0.0)).limit == "0 s"


def test_lora_is_one_product_of_concatenations_among_others() -> None:
    inputs = tuple(TensorType(s, DType.f16) for s in ((16, 256), (256, 512), (256, 16), (16, 512)))
    writer = ProgramWriter(Program("lora", inputs, (), (), ("x", "w", "a", "b")))
    y = writer.emit("matmul", 0, 1)
    saturated = saturate([writer.program([writer.emit("add", y, writer.emit("matmul", writer.emit("matmul", 0, 2), 3))])], Limits())
    (whole,) = saturated.outputs
    products = [n.operands for n in saturated.classes[whole] if n.op == "matmul"]
    assert any(all(any(m.op == "concat" for m in saturated.classes[o]) for o in operands) for operands in products)
