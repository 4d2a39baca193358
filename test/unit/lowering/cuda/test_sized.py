"""Kernels that take sizes when they run: emulated at any, their texts parse back at any, and both compilers take them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from emulated_runs import distance, rounded
from fused_programs import Body
from sized_choices import (
    MOST,
    attention,
    attention_source,
    choice,
    column_sums_source,
    held_attention,
    single_key,
    split_column_sums,
)
from sized_runs import drawn_inputs

import mirage_ir as mi
from mirage_ir.check import infer_program
from mirage_ir.errors import LoweringError, MirageError
from mirage_ir.interpret.real import run_program
from mirage_ir.lowering.cuda import sized
from mirage_ir.lowering.cuda.compile import Compiled
from mirage_ir.lowering.cuda.emitted import For
from mirage_ir.lowering.cuda.emulator import run_kernel
from mirage_ir.lowering.cuda.host import CudaHost
from mirage_ir.lowering.cuda.launch import MOST_STAGES
from mirage_ir.lowering.cuda.parse import parse_kernel
from mirage_ir.lowering.cuda.run_time_sizes import any_strides, kernel_at
from mirage_ir.lowering.cuda.sized import check_emits_cuda, emit_sized_cuda_file, emit_sized_cuda_module
from mirage_ir.lowering.cuda.text import kernel_text
from mirage_ir.lowering.module.host import GraphLaunch
from mirage_ir.lowering.samples import at_samples
from mirage_ir.program import DType, GraphOp, Program
from mirage_ir.sized.choice import SizedChoice
from mirage_ir.sized.extent import is_symbolic
from mirage_ir.sized.family import SizedProgram
from mirage_ir.sized.resize import resize
from mirage_ir.target.machines import machine

Compiler = Callable[[str, str], Compiled]
H100, A100 = machine("h100"), machine("a100")


def scaled_source() -> SizedProgram:
    """The mean of exponentials over rows of symbolic length: a kernel has the constant 1/columns."""
    graph = mi.new_graph("scaled")
    x = graph.new_input((graph.new_symbol("rows", 1, MOST), graph.new_symbol("columns", 1, MOST)), mi.float32, name="x")
    graph.mark_output(graph.mean(graph.exp(x), 1))
    return SizedProgram.of(graph.program())


def scaled(source: SizedProgram) -> SizedChoice:
    (number,) = source.numbers({"rows": 64, "columns": 64})[0].values()
    b = Body(1)
    total = b.accumulate(b.apply("sum", b.apply("exp", b.load(0, (0,), 1)), dim=1))
    b.store(b.apply("scale", total, value=number), (0,), DType.f32)
    return choice(source, b.block((0,), (8,), 8))


SOURCES: dict[str, tuple[Callable[[], SizedProgram], Callable[[SizedProgram], SizedChoice]]] = {
    "attention": (attention_source, attention),
    "held": (attention_source, held_attention),
    "single": (attention_source, single_key),
    "column_sums": (column_sums_source, split_column_sums),
    "scaled": (scaled_source, scaled),
}
CASES = {name: (source := make(), found(source)) for name, (make, found) in SOURCES.items()}
SIZES = {
    "attention": ({"tokens": t, "keys": k} for t, k in ((1, 1), (5, 16), (16, 15), (17, 48), (3, 88), (33, 130))),
    "held": ({"tokens": t, "keys": k} for t, k in ((1, 1), (5, 16), (16, 15), (17, 48), (33, 64))),
    "single": ({"tokens": t, "keys": 1} for t in (1, 5, 16, 33)),
    "column_sums": ({"rows": rows} for rows in (1, 8, 9, 31, 32, 33, 100, 300)),
    "scaled": ({"rows": r, "columns": c} for r, c in ((1, 1), (9, 8), (8, 70), (2, 33))),
}
POINTS = [(name, sizes) for name, every in SIZES.items() for sizes in every]


def host_of(name: str, target: Any = H100) -> CudaHost:
    source, found = CASES[name]
    program = at_samples(source, found, MOST_STAGES + 1)[0]
    return CudaHost(program, target, symbols=[symbol.name for symbol in source.symbols])


HOSTS = {name: host_of(name) for name in CASES}


def has_aligned_rows(name: str, sizes: dict[str, int]) -> bool:
    return all(t.shape[-1] * t.dtype.itemsize % 16 == 0 for t in CASES[name][0].at(sizes).inputs)


VARIANTS = [(name, sizes, aligned) for name, sizes in POINTS for aligned in {False, has_aligned_rows(name, sizes)}]


@pytest.mark.parametrize(("name", "sizes", "aligned"), VARIANTS)
def test_it_is_right_at_any_sizes(name: str, sizes: dict[str, int], aligned: bool) -> None:
    """Both of a text's kernels, with warps in random order; the first where rows are aligned."""
    source, found = CASES[name]
    (kernel,) = HOSTS[name].kernels
    program = resize(found.program, source.at(sizes).inputs, found.specialized(source).symbolic)
    fixed = kernel_at(kernel, sizes)
    inputs = drawn_inputs(program)
    graph = next(node for node in program.nodes if isinstance(node, GraphOp))
    alone = Program("alone", program.inputs, (graph,), (len(program.inputs),))
    (wanted,) = run_program(alone, inputs, precision="float64")
    out = rounded(np.full(wanted.shape, np.nan), infer_program(alone)[-1].dtype)
    run_kernel(fixed if aligned else any_strides(fixed), [*inputs, out], order=Random(name), copies="random")
    assert distance(out, wanted) < 5e-3


@pytest.mark.parametrize(("name", "sizes"), POINTS)
def test_texts_parse_back_at_sizes(name: str, sizes: dict[str, int]) -> None:
    (kernel,) = HOSTS[name].kernels
    fixed = kernel_at(kernel, sizes)
    assert parse_kernel(kernel_text(kernel), sizes) == fixed
    assert parse_kernel(kernel_text(fixed)) == fixed


@pytest.mark.parametrize("arch", ["sm_80", "sm_90a"])
def test_kernels_compile(compiled: Compiler, arch: str) -> None:
    source, found = CASES["attention"]
    text = emit_sized_cuda_file(source, [found], machine=A100 if arch == "sm_80" else H100)
    for resources in compiled(text, arch).kernels.values():
        assert (resources.stack_bytes, resources.spilled_bytes) == (0, 0)
    assert ", int tokens, int keys) {" in text
    assert re.search(r"return mugraph::launch\(kernel, \(\(\(tokens \+ 15\) / 16\) \* 2\), \d+, arguments", text)
    assert "aligned(k, 2, {2, 32, keys}, k_strides, 2, 16)" in text
    assert "&tokens, &keys};" in text


def test_a_constant_follows_from_the_sizes() -> None:
    (kernel,) = HOSTS["scaled"].kernels
    assert "op_scale{/*value=*/(1.0f/float(columns))}" in kernel_text(kernel)


def test_a_module_chooses_by_its_inputs_shapes(compiled: Compiler) -> None:
    source, found = CASES["scaled"]
    boxes = (((1, 20), (1, MOST)),), (((21, MOST), (1, 40)), ((21, MOST), (41, MOST)))
    text = emit_sized_cuda_module(source, [replace(found, boxes=own) for own in boxes], machine=H100)
    compile(text, "module.py", "exec")
    for line in (
        '    "sm_90a": (',
        "    (((21, 4096), (41, 4096)), run1),",
        'SYMBOLS = [("rows", 1, 4096), ("columns", 1, 4096)]',
        "    launch(1, x, t1, blocks=((rows + 7) // 8), sizes=(rows, columns, ))",
        '        "aligned": [(1, 16), (-1, 16)],',
        "    with torch.cuda.device_of(inputs[0]):",
    ):
        assert line in text.splitlines(), line
    assert '"blocks":' not in text


def test_barriers_hold_for_any_number_of_iterations() -> None:
    """At no number of iterations is there a race: the emulator looks at each up to where stages have come round twice."""
    source, _ = CASES["column_sums"]
    (kernel,) = HOSTS["column_sums"].kernels
    assert any(isinstance(s, For) and is_symbolic(s.count) for s in kernel.body)
    for iterations in range(1, 12):
        fixed = kernel_at(kernel, {"rows": 32 * iterations})
        inputs = drawn_inputs(source.at({"rows": 32 * iterations}))
        run_kernel(fixed, [*inputs, np.zeros((4, 1, 24), np.float32)], blocks=[3], copies="random")


def test_what_would_differ_from_size_to_size_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Deciding(CudaHost):
        def launch(self, node: GraphOp, launch: GraphLaunch) -> None:
            self.lines.append("large = True" if launch.operands[0].type.shape[0] > 2000 else "large = False")
            super().launch(node, launch)

    source, found = CASES["column_sums"]
    check_emits_cuda(source, found.program, H100, alone=False)
    monkeypatch.setattr(sized, "CudaHost", Deciding)
    with pytest.raises(LoweringError, match="a kernel of 'column_sums' would differ from size to size: large = False"):
        check_emits_cuda(source, found.program, H100, alone=False)


def test_a_file_holds_kernels_alone() -> None:
    source, found = CASES["column_sums"]
    with pytest.raises(LoweringError, match="operator 1 of 'column_sums', 'sum', is in no graph-defined kernel"):
        emit_sized_cuda_file(source, [found], machine=H100)


def test_more_blocks_than_a_launch_takes_are_refused() -> None:
    graph = mi.new_graph("copy")
    sizes = [graph.new_symbol(name, 1, 1 << 17) for name in ("n", "m")]
    graph.mark_output(graph.exp(graph.new_input(sizes, mi.float32, name="x")))
    source = SizedProgram.of(graph.program())
    b = Body(1)
    b.store(b.apply("exp", b.load(0, (0, 1))), (0, 1), DType.f32)
    with pytest.raises(MirageError, match="'copy0_kernel0' has 4294967296 blocks at the largest sizes"):
        check_emits_cuda(source, choice(source, b.block((0,), (32, 32))).program, H100, alone=True)


def test_symbols_may_have_any_names(compiled: Compiler) -> None:
    """Words of C++ and of the header are no names of sizes."""
    graph = mi.new_graph("doubled")
    graph.mark_output(2.0 * graph.new_input([graph.new_symbol(name, 1, MOST) for name in ("int", "block")], mi.float32, name="out"))
    source = SizedProgram.of(graph.program())
    b = Body(1)
    b.store(b.apply("scale", b.load(0, (0, 1)), value=2.0), (0, 1), DType.f32)
    text = emit_sized_cuda_file(source, [choice(source, b.block((0,), (8, 8)))], machine=H100)
    compiled(text, "sm_90a")
    assert ", int int_in, int block_in) {" in text
