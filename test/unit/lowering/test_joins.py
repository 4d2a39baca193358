"""Concatenations in place: kernels store the parts, and no kernel copies them."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

import pytest

from mirage_ir.block.cost import program_cost
from mirage_ir.block.joins import parts_in_place
from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.lowering.triton import emit_module
from mirage_ir.program import Apply, DType, GraphOp, Level, Load, Program, ProgramBuilder, Store, TensorType
from mirage_ir.search.plan.generate import generate
from mirage_ir.search.space import Space
from mirage_ir.target.machines import machine

RunModule = Callable[[str], ModuleType]
H100 = machine("h100")
ROWS, COLUMNS = 6, 5


class Joined:
    """A program being built, beside what it means: exp and tanh of an input by kernels, and concatenations of them."""

    def __init__(self) -> None:
        self.fused, self.source = ProgramBuilder("joined"), ProgramBuilder("joined")
        for b in (self.fused, self.source):
            b.input(TensorType((ROWS, COLUMNS), DType.f16))

    def made(self, op: str, dtype: DType = DType.f16) -> int:
        body = (Load(0, (0,)), Apply(op, (1,)), Store(2, (0,), dtype))
        (value,) = self.fused.add(GraphOp(Level.BLOCK, (0,), (ROWS,), body))
        assert value == self.source.apply(op, 0)
        return value

    def apply(self, op: str, *operands: int, **attrs: int) -> int:
        value = self.fused.apply(op, *operands, **attrs)
        assert value == self.source.apply(op, *operands, **attrs)
        return value

    def built(self, *outputs: int) -> tuple[Program, Program]:
        for b in (self.fused, self.source):
            b.output(*outputs)
        return self.fused.build(), self.source.build()


def in_place(program: Program) -> set[int]:
    return {part.whole for part in parts_in_place(program, infer_program(program)).values()}


@pytest.mark.parametrize("dim", [0, 1])
def test_parts_are_stored_where_they_stay(dim: int, run_module: RunModule, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows of odd length, parts that begin at odd entries, and a later kernel that reads one of the parts."""
    j = Joined()
    parts = [j.made("exp"), j.made("tanh"), j.made("sqrt")] if dim else [j.made("exp"), j.made("tanh")]
    whole = j.apply("concat", *parts, dim=dim)
    again = j.apply("neg", parts[1])
    fused, source = j.built(whole, again)
    assert in_place(fused) == {whole} and in_place(source) == set()
    text = emit_module(decompose(fused), decompose(source), machine=H100)
    assert "torch.cat" not in text.split("def run(")[1].split("def reference(")[0]
    module = run_module(text)
    inputs = [x.abs() for x in module.draw(1, "cpu")]
    monkeypatch.setattr(module, "POISON", True)
    assert module.relative_error(module.run(*inputs), module.reference(*inputs)) < 1e-3


def test_what_must_be_copied() -> None:
    j = Joined()
    first, second, third = j.made("exp"), j.made("tanh"), j.made("sqrt")
    twice = j.apply("concat", first, first, dim=0)  # One tensor cannot stand in two places,
    kept = j.apply("concat", second, third, dim=0)  # nor be an output, which would keep the rest in memory,
    alone = j.made("neg")
    shared = j.apply("concat", alone, 0, dim=0)  # and an input is where it is.
    fused, _ = j.built(twice, kept, shared, third)
    assert in_place(fused) == set()


def test_an_output_that_is_a_view_of_a_part_keeps_it_apart() -> None:
    j = Joined()
    first, second = j.made("exp"), j.made("tanh")
    whole = j.apply("concat", first, second, dim=1)
    fused, _ = j.built(whole, j.apply("slice", first, dim=1, start=0, stop=3))
    assert in_place(fused) == set()


def test_the_largest_copy_is_saved_first() -> None:
    b = ProgramBuilder("two")
    x, y = b.input(TensorType((ROWS, 4), DType.f16)), b.input(TensorType((ROWS, 400), DType.f16))

    def made(op: str, value: int, result: int) -> int:
        body = (Load(0, (0,)), Apply(op, (1,)), Store(2, (0,), DType.f16))
        (made,) = b.add(GraphOp(Level.BLOCK, (value,), (ROWS,), body))
        assert made == result
        return made

    a, c, d = made("exp", x, 2), made("tanh", x, 3), made("exp", y, 4)
    small, large = b.apply("concat", a, c, dim=1), b.apply("concat", a, d, dim=1)
    b.output(small, large)
    assert in_place(b.build()) == {large}


def test_a_part_belongs_to_one_whole(run_module: RunModule) -> None:
    j = Joined()
    first, second = j.made("exp"), j.made("tanh")
    rows, columns = j.apply("concat", first, second, dim=0), j.apply("concat", second, first, dim=1)
    fused, source = j.built(rows, columns)
    assert in_place(fused) == {rows}
    assert run_module(emit_module(decompose(fused), decompose(source), machine=H100)).main(["--seed", "2"]) == 0


def test_other_types_are_copied() -> None:
    j = Joined()
    fused, _ = j.built(j.apply("concat", j.made("exp", DType.f32), j.made("tanh"), dim=0))
    assert infer_program(fused)[3].dtype is DType.f32 and in_place(fused) == set()


def test_the_search_knows_what_they_cost() -> None:
    """Halves that are turned (a rotary embedding) are one launch; estimates of plans are those of their programs."""
    b = ProgramBuilder("turned")
    x, c, s = (b.input(TensorType(shape, DType.f16)) for shape in ((32, 64), (32, 32), (32, 32)))
    left, right = (b.apply("slice", x, dim=1, start=n, stop=n + 32) for n in (0, 32))
    first = b.apply("sub", b.apply("mul", left, c), b.apply("mul", right, s))
    second = b.apply("add", b.apply("mul", right, c), b.apply("mul", left, s))
    b.output(b.apply("concat", first, second, dim=1))
    source = decompose(b.build())
    best, *others = generate(source, Space(), H100).candidates
    assert in_place(best)
    assert sum(isinstance(node, GraphOp) for node in best.nodes) == 1
    one = ProgramBuilder("one")
    one.output(one.apply("mul", *(one.input(TensorType((32, 64), DType.f16)) for _ in range(2))))
    assert program_cost(best, H100) < 1.5 * program_cost(decompose(one.build()), H100)
    assert all(program_cost(best, H100) <= program_cost(other, H100) for other in others)
