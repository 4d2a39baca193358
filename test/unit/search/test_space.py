"""Every option of the space binds, and values that make no sense are refused."""

from __future__ import annotations

from typing import Any

import fused_programs as fp
import pytest
from fused_programs import op, program, tensors

from mirage_ir.block.cost import program_cost
from mirage_ir.decompose import decompose
from mirage_ir.errors import OptionError
from mirage_ir.program import NEW_DIM, REPLICATE, Accumulate, Apply, GraphOp, Load, Program, Store
from mirage_ir.search.plan.generate import generate
from mirage_ir.search.space import Space
from mirage_ir.target import MACHINES
from mirage_ir.verify import Verifier

H100 = MACHINES["h100"]
MIRAGE: dict[str, Any] = {
    "griddims": [(2, 1, 1), (2, 4, 1), (2, 4, 4)],
    "imaps": [(0, -1, -1), (0, 1, -1), (0, 2, -1), (0, -1, 1)],
    "omaps": [(0, -1, -1), (0, 1, -1), (0, 2, -1), (0, 2, 1)],
    "fmaps": [-1, 1, 2],
    "franges": [1, 4],
}
"""The original's defaults for attention, for two heads."""


def graphs(source: Program, **options: Any) -> list[tuple[Program, GraphOp]]:
    """All graph-defined kernels of all candidates; those that only combine partial results are left out."""
    found = generate(decompose(source), Space.of({"top": 3, **options}), H100).candidates
    made = [(c, n) for c in found for n in c.nodes if isinstance(n, GraphOp)]
    return [(c, g) for c, g in made if all(v < len(source.inputs) for v in g.operands)]


def padded(maps: tuple[int, ...]) -> tuple[int, ...]:
    return (*maps, *(REPLICATE,) * (3 - len(maps)))


def test_maps_bind() -> None:
    made = graphs(fp.attention(2, 16, 8, 64), **MIRAGE)
    assert made
    for _, graph in made:
        for node in graph.body:
            if isinstance(node, Load):
                assert padded(node.imap) in MIRAGE["imaps"]
                assert node.fmap in MIRAGE["fmaps"]
            elif isinstance(node, Store):
                allowed = [
                    all(w == d or (w == NEW_DIM and d >= 0) for w, d in zip(padded(node.omap), m, strict=True))
                    for m in MIRAGE["omaps"]
                ]
                assert any(allowed)


def test_a_map_that_no_tensor_can_have_leaves_pre_defined_kernels() -> None:
    assert not graphs(fp.attention(2, 16, 8, 64), imaps=[(2, 2, 2)], griddims=[(2, 4)])


def test_fmaps_bind() -> None:
    made = graphs(fp.rmsnorm(), fmaps=[-1])
    assert all(node.fmap == REPLICATE for _, g in made for node in g.body if isinstance(node, Load))
    assert any(g.loop > 1 for _, g in graphs(fp.rmsnorm(16, 4096, 6144)))


def test_operators_bind() -> None:
    """x·x for x², when squares are not among the operators; no program when the product is not."""
    every = ["mul", "sum", "scale", "sqrt", "div", "matmul", "accumulate sum"]
    made = graphs(fp.rmsnorm(), operators=every, max_kernels=1)
    assert made
    names = {n.op for _, g in made for n in g.body if isinstance(n, Apply)}
    assert "mul" in names and "square" not in names
    assert not graphs(fp.rmsnorm(), operators=[n for n in every if n != "matmul"], max_kernels=1)
    unlooped = graphs(fp.rmsnorm(), operators=[n for n in every if n != "accumulate sum"], max_kernels=1)
    assert not any(isinstance(n, Accumulate) for _, g in unlooped for n in g.body)


@pytest.mark.parametrize("most", [1, 2])
def test_max_outputs_binds(most: int) -> None:
    made = graphs(fp.gated_mlp(), max_outputs=most, top="all", max_kernels=2, griddims=[(4,)], franges=[4])
    assert max(len(g.stores) for _, g in made if not any(NEW_DIM in s.omap for s in g.stores)) == most


def test_max_terms_binds() -> None:
    """Sums of many terms are taken apart only when the space says so."""
    source = program("sum", tensors((4, 8), (4, 8), (4, 8)), op("add", 0, 1), op("add", 3, 2), op("exp", 4))
    few = generate(decompose(source), Space(max_terms=2, max_kernels=1, top=None), H100).effort
    many = generate(decompose(source), Space(max_terms=3, max_kernels=1, top=None), H100).effort
    assert few.structures < many.structures


def test_all_programs_of_a_small_space() -> None:
    """Everything in a space: distinct, equal to the source, and the best of them is what a search for the best finds."""
    source = fp.rmsnorm()
    space = {"griddims": [(4,)], "franges": [1, 4], "max_kernels": 1}
    every = generate(decompose(source), Space.of({**space, "top": "all"}), H100)
    best = generate(decompose(source), Space.of(space), H100)
    assert every.exhausted and best.exhausted
    assert len(set(every.candidates)) == len(every.candidates) > len(best.candidates)
    assert program_cost(best.candidates[0], H100) == pytest.approx(program_cost(every.candidates[0], H100))
    verifier = Verifier(decompose(source))
    assert all(verifier.check(c).equivalent for c in every.candidates)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"imaps": [(0, -2, 0)]}, "option 'imaps' takes dimensions, and -1 for replication, not -2"),
        ({"imaps": [(0, 1, 2, 0)]}, "option 'imaps' takes maps over one to three grid dimensions, not (0, 1, 2, 0)"),
        ({"omaps": 3}, "option 'omaps' is a list of positive integers, not 3"),
        ({"fmaps": ["x"]}, "option 'fmaps' takes dimensions, and -1 for replication, not 'x'"),
        ({"operators": ["frobnicate"]}, "option 'operators' names the unknown operator 'frobnicate'"),
        ({"operators": "matmul"}, "option 'operators' is a list of names, not 'matmul'"),
        ({"max_outputs": 0}, "option 'max_outputs' takes positive integers, not 0"),
        ({"reload": 1}, "option 'reload' is true or false, not 1"),
        ({"max_outputs": 65}, "option 'max_outputs' takes integers up to 64, not 65"),
        ({"blockdims": [10**24]}, "option 'blockdims' takes integers up to 1024, not 1000000000000000000000000"),
        ({"max_cones": 10**24}, "option 'max_cones' takes integers up to 2147483647, not 1000000000000000000000000"),
        ({"top": "some"}, "option 'top' takes a positive integer or \"all\", not 'some'"),
        ({"grids": 1}, "unknown search option 'grids'"),
    ],
)
def test_values_that_make_no_sense(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError) as raised:
        Space.of(options)
    assert message in str(raised.value)
