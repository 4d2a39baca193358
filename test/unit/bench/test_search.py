"""`bench/search.py`: its table, its limits, and the enumeration without pruning that it compares the search with."""

from __future__ import annotations

from dataclasses import replace

import fused_programs as fp
import pytest
import search
from unpruned import UnprunedSpace

from mirage_ir.check import infer_program
from mirage_ir.clock import Clock
from mirage_ir.decompose import decompose
from mirage_ir.program import Program
from mirage_ir.search.cone.cone import Cone, ConeBuilder
from mirage_ir.search.cone.structures import structures
from mirage_ir.search.cone.tiles import TileSpace
from mirage_ir.search.space import Space


def test_table_and_exit_status(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert search.main(["lora"]) == 0
    headings, lora = capsys.readouterr().out.splitlines()
    assert headings.split()[0] == "program"
    assert lora.startswith("lora  ")
    assert " yes " in lora
    found = search.fresh("lora", "--every", "--limit", "20")
    best = search.best(search.programs(1)["lora"], Space(), "h100", workers=1)
    assert found["search.exhausted"]
    assert found["search.cones"] > best["search.cones"]
    assert found["best.cost_us"] == pytest.approx(best["best.cost_us"], rel=1e-3)
    assert not search.missed("lora", {**found, "seconds": 0.0})
    assert search.missed("lora", {**found, "seconds": 100.0})
    monkeypatch.setattr(search, "MEMORY", 1)
    assert search.missed("lora", {**found, "seconds": 0.0})


def whole(program: Program) -> Cone:
    source = decompose(program)
    return ConeBuilder(source, infer_program(source)).build(source.outputs, frozenset(range(len(source.inputs))))


PROGRAMS = {
    "exp of a product": fp.program("e", fp.tensors((4, 8), (8, 4)), fp.op("matmul", 0, 1), fp.op("exp", 2)),
    "sum of a square": fp.program("s", fp.tensors((4, 8)), fp.op("square", 0), fp.op("sum", 1, dim=1), fp.op("sqrt", 2)),
}


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("operators", [3, 4])
def test_unpruned_finds_the_same_block_graphs(name: str, operators: int) -> None:
    cone, space = whole(PROGRAMS[name]), Space(max_block_ops=operators)
    for named, loop_index in cone.loops(space.reload):
        pruned = TileSpace(named, loop_index, space)
        every = UnprunedSpace(named, loop_index, replace(space, **search.UNLIMITED))
        assert every.exhausted
        assert every.states > pruned.states - pruned.pruned
        found, expected = ({tuple((p.step, p.operands) for p in s.parts) for s in structures(t, 100)[0]} for t in (pruned, every))
        assert found == expected
        assert found or loop_index is not None


def test_unpruned_stops_at_its_deadline() -> None:
    stopped = UnprunedSpace(whole(fp.rmsnorm()), None, replace(Space(), **search.UNLIMITED), Clock(0.1))
    assert not stopped.exhausted
