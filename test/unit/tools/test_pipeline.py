"""The passes on IR and the one engine call do the same."""

from __future__ import annotations

from dataclasses import replace

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp

from mirage_ir import statistics
from mirage_ir.dialects.bridge import func_from_program, program_from_func
from mirage_ir.dialects.candidate_attributes import bound_of, cost_of, target_of
from mirage_ir.passes.candidates import functions, source_of
from mirage_ir.passes.superoptimize import SuperoptimizePass
from mirage_ir.pipeline.superoptimize import superoptimize
from mirage_ir.program import DType, Program, ProgramBuilder, TensorType
from mirage_ir.search.space import Space
from mirage_ir.target.machines import machine


def softmax_numerator() -> Program:
    build = ProgramBuilder("f")
    x = build.input(TensorType((16, 64), DType.f16), "x")
    w = build.input(TensorType((64, 128), DType.f16), "w")
    build.output(build.apply("exp", build.apply("scale", build.apply("matmul", x, w), value=0.125)))
    return build.build()


def test_passes_and_engine_agree() -> None:
    program = softmax_numerator()
    module = ModuleOp([func_from_program(program, "f")])
    with statistics.collect() as by_passes:
        SuperoptimizePass(target="a100", top=2).apply(Context(), module)
    module.verify()
    with statistics.collect() as by_engine:
        result = superoptimize(program, Space(top=2), machine("a100"))

    best, second, source = functions(module)
    assert [f.sym_name.data for f in (best, second, source)] == ["f", "f.1", "f__source"]
    for func, candidate in zip((best, second), result.candidates, strict=True):
        assert replace(program_from_func(func), name="f") == candidate.program
        assert cost_of(func) == candidate.cost_us
        assert bound_of(func) == candidate.verdict.bound_log2
        assert target_of(func) == "a100"
        assert source_of(module, func) is source
    assert program_from_func(source) == replace(program, name="f__source")

    counted = {name: value for name, value in by_passes.items() if not name.endswith(".seconds")}
    assert counted == {name: value for name, value in by_engine.items() if not name.endswith(".seconds")}
