"""`bench/suite/`: each program is its torch function, its cases can be drawn, and its table shows what is ours."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
import suite_attention
import suite_table
import torch
from gpu_cases import MODEL_FIRST, Case
from gpu_sides import draw, drawn, reference, relative_error
from suite_all import FAMILIES, SUITE
from suite_emit import case_of
from suite_program import Entry
from suite_search import kernels_of
from suite_validate import validated, validated_facts, validated_row

from mirage_ir.block.cost import program_cost
from mirage_ir.clock import ENDLESS
from mirage_ir.decompose import decompose
from mirage_ir.interpret import run_program
from mirage_ir.ops import VIEWS
from mirage_ir.program import Apply
from mirage_ir.search.plan.assemble import assemble
from mirage_ir.search.plan.frontiers import MOST_INSIDE, Frontiers
from mirage_ir.search.plan.planned import Plan, launches
from mirage_ir.search.plan.quick import QuickPlanner
from mirage_ir.search.plan.values import values_of
from mirage_ir.search.plan.whole import WholePlans
from mirage_ir.search.space import Space
from mirage_ir.target import machine


def small_inputs(entry: Entry) -> list[torch.Tensor]:
    generator = torch.Generator().manual_seed(0)
    return [drawn(x.kind, x.shape, x.deviation, generator).double() for x in entry.shrunken().inputs]


def test_there_are_sixty() -> None:
    assert len(SUITE) == 60
    assert {e.family for e in SUITE.values()} == {m.__name__.removeprefix("suite_") for m in FAMILIES}
    assert all(e.sizes.keys() == e.small.keys() for e in SUITE.values())


@pytest.mark.parametrize("entry", SUITE.values(), ids=lambda e: e.name)
def test_a_program_is_its_torch_function(entry: Entry) -> None:
    """In float64, at shrunken sizes; and with PyTorch's own attention."""
    program, inputs = entry.shrunken(), small_inputs(entry)
    found = run_program(program.program(entry.name), [x.numpy() for x in inputs], precision="float64")
    wanted = program.torch(*inputs)
    several = wanted if isinstance(wanted, tuple) else (wanted,)
    assert len(found) == len(several)
    for ours, theirs in zip(found, several, strict=True):
        assert ours.shape == theirs.shape
        np.testing.assert_allclose(ours, theirs.numpy(), rtol=1e-9, atol=1e-9)
    if program.attends:
        assert relative_error(program.torch(*inputs, attend=suite_attention.sdpa), wanted) < 1e-9


@pytest.mark.parametrize("entry", SUITE.values(), ids=lambda e: e.name)
def test_a_quick_plan_computes_the_program(entry: Entry) -> None:
    source = decompose(entry.shrunken().program(entry.name))
    space, h100 = Space(), machine("h100")
    values = values_of(source, space, most=0)
    whole = WholePlans(values, Frontiers(values, space), space, h100)
    (kernels,) = QuickPlanner(values, whole, space, h100, MOST_INSIDE).plans(ENDLESS)
    found = assemble(source, values.types, Plan(tuple(kernels), whole.cost(kernels), launches(kernels)))
    inputs = [x.numpy() for x in small_inputs(entry)]
    results = (run_program(p, inputs, precision="float64") for p in (found, source))
    for ours, theirs in zip(*results, strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=1e-8, atol=1e-8)
    assert program_cost(found, h100) <= program_cost(source, h100)


@pytest.mark.parametrize("name", ["retention_step", "bert_attention", "llama_rotary", "cross_entropy"])
def test_a_case_is_its_program(name: str) -> None:
    case = case_of(name)
    program = SUITE[name].full_size().program(name)
    assert case.shapes == tuple(t.shape for t in program.inputs)
    assert Case.from_json(json.loads(json.dumps(case.to_json()))) == case
    assert (case.flops > 0) == any(isinstance(node, Apply) and node.op == "matmul" for node in decompose(program).nodes)


def test_inputs_of_every_kind_are_drawn() -> None:
    case = case_of("retention_step")
    inputs = draw(case, 0, "cpu")
    assert [tuple(x.shape) for x in inputs] == list(case.shapes)
    state, read = reference(case, inputs)
    assert relative_error((state.half(), read.half()), (state, read)) < 2e-3
    assert relative_error((state.half(), read.half() * 1.1), (state, read)) == pytest.approx(0.1, rel=0.1)
    generator = torch.Generator().manual_seed(0)
    causal = drawn("causal", (2, 4), 1.0, generator)
    assert causal.tolist() == [[0, 0, 0, -1e4], [0, 0, 0, 0]]
    assert drawn("padding", (1, 4), 1.0, generator).tolist() == [[0, 0, 0, -1e4]]
    assert drawn("one_hot", (5, 7), 1.0, generator).sum(-1).tolist() == [1] * 5
    assert drawn("gain", (10_000,), 0.1, generator).mean() == pytest.approx(1, abs=0.01)


def test_kernels_of_ours_and_others_are_told_apart() -> None:
    source = decompose(SUITE["llama_rotary"].shrunken().program("rotary"))
    assert kernels_of(source) == (0, sum(isinstance(n, Apply) and n.op not in VIEWS for n in source.nodes))


def row(us: float | None, counts: bool = True, failure: str = "") -> dict[str, Any]:
    return {"us": us, "noise": 0.1, "error": 1e-4, "failure": failure, "counts": counts}


def test_table() -> None:
    search = {"ours": 1, "predefined": 1, "model_us": 7.0}
    sides = {
        "eager": row(20.0),
        "compile": row(9.0),
        "max-autotune": row(None, failure="late"),
        MODEL_FIRST: row(12.0, counts=False),
    }
    done = {"case": {"search": search}, "measured": True, "ours": row(6.0), "rejected": {"1.py": "wrong"}, "sides": sides}
    library = {**done, "case": {"search": {**search, "ours": 0}}}
    printed = list(suite_table.table({"one": done, "two": library, "three": {"failure": "stopped"}}))
    assert printed[1].split()[:3] == ["one", "6.0", "12.0"]
    assert "1.50   0.75" in printed[1]
    assert "ours: geometric mean 1.500 of 2 programs; smallest 1.50, one" in printed
    assert "the model's first: geometric mean 0.750 of 2 programs; smallest 0.75, one" in printed
    assert "1 ours; 1 library; 0 fallback" in printed
    assert "one: 1.py: wrong" in printed
    assert "one: max-autotune: late" in printed


def test_a_program_is_validated_in_a_row() -> None:
    facts = json.loads(json.dumps(validated_facts(validated("bert_pooler", "h100", 10.0))))
    assert facts["kernels"][0] == 2
    given, best = facts["µs"]
    assert sum(us for _, us, _ in facts["reasons"]) + facts["unexplained"] == pytest.approx(given - best, abs=0.05)
    row = validated_row("bert_pooler", facts)
    assert f"{given / best:6.2f}" in row
    assert ("launches: " in row) == (facts["kernels"][1] < 2)


def test_a_program_that_cannot_be_validated_is_a_row() -> None:
    facts = validated_facts("TorchError: there is no converter for it")
    assert validated_row("mish", facts) == f"{'mish':24} TorchError: there is no converter for it"
