"""Emitted kernels compile for both generations of tensor cores, within the shared memory that was estimated for them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.cuda.compile import MISSING, compile_cubin
from mirage_ir.lowering.flatten import flatten
from mirage_ir.lowering.triton import compile_ahead, emit_module
from mirage_ir.lowering.triton.compile_ahead import disassembler
from mirage_ir.lowering.triton.launch import choose_launch
from mirage_ir.lowering.triton.loads import loaded_twice
from mirage_ir.lowering.triton.machine_code import disassembled, unwritten_registers
from mirage_ir.program import (
    Accumulate,
    AccumulatorKind,
    Apply,
    DType,
    GraphOp,
    Level,
    Load,
    Program,
    ProgramBuilder,
    Store,
    TensorType,
)
from mirage_ir.target.machines import machine

Case = tuple[Program, Program]
SWAPPED = (("permutation", (0, 2, 1)),)
SCRATCH = 2048
"""Bytes that reductions across warps may take beyond the estimate."""


def linear(rows: int, columns: int, depth: int, loop: int, dtype: DType) -> Program:
    """One matrix product with tiles of (rows, depth) and (depth, columns), and 256 blocks."""
    b = ProgramBuilder("linear")
    x, w = b.input(TensorType((rows, depth * loop), dtype), "x"), b.input(TensorType((depth * loop, columns * 256), dtype), "w")
    body = (Load(x, (-1,), 1), Load(w, (1,), 0), Apply("matmul", (2, 3)), Accumulate(AccumulatorKind.SUM, 4), Store(5, (1,), dtype))
    b.output(*b.add(GraphOp(Level.BLOCK, (x, w), (256,), body, loop)))
    return b.build()


def weighted(columns: int, depth: int, loop: int, dtype: DType) -> Program:
    """(x · g) w for 8 rows, with tiles of `depth` weights g and of (depth, columns), and 128 blocks."""
    b = ProgramBuilder("weighted")
    for shape in ((8, depth * loop), (depth * loop,), (depth * loop, columns * 128)):
        b.input(TensorType(shape, dtype))
    body = (Load(0, (-1,), 1), Load(1, (-1,), 0), Load(2, (1,), 0), Apply("mul", (3, 4)), Apply("matmul", (6, 5)))
    body += (Accumulate(AccumulatorKind.SUM, 7), Store(8, (1,), dtype))
    b.output(*b.add(GraphOp(Level.BLOCK, (0, 1, 2), (128,), body, loop)))
    return b.build()


def flash(rows: int, keys: int, depth: int, dtype: DType = DType.f16) -> Program:
    """Attention with tiles of `rows` queries and `keys` keys."""
    b = ProgramBuilder("flash")
    for shape in ((16, 256, depth), (16, depth, 1024), (16, 1024, depth)):
        b.input(TensorType(shape, dtype))
    body = (Load(0, (0, 1)), Load(1, (0, -1), 2), Load(2, (0, -1), 1), Apply("matmul", (3, 4)), Apply("exp", (6,)))
    body += (
        Apply("matmul", (7, 5)),
        Accumulate(AccumulatorKind.SUM, 8),
        Apply("sum", (7,), (("dim", 2),)),
        Accumulate(AccumulatorKind.SUM, 10),
    )
    body += (Apply("div", (9, 11)), Store(12, (0, 1), dtype))
    b.output(*b.add(GraphOp(Level.BLOCK, (0, 1, 2), (16, 256 // rows), body, 1024 // keys)))
    return b.build()


LARGE = [
    linear(1, 64, 256, 16, DType.f16),
    linear(16, 128, 128, 16, DType.f16),
    linear(64, 64, 128, 16, DType.bf16),
    linear(16, 64, 64, 16, DType.f32),
    *(flash(rows, keys, depth) for rows, keys, depth in ((16, 128, 128), (64, 64, 64), (128, 64, 128), (128, 128, 128))),
]
"""Tiles of the sizes that win on real machines."""


def estimates(program: Program, target: str) -> Iterator[int]:
    types = infer_program(program)
    for node in program.nodes:
        if isinstance(node, GraphOp):
            yield choose_launch(loaded_twice(flatten(node, [types[v] for v in node.operands])), machine(target)).shared


@pytest.mark.parametrize("target", ["a100", "h100"])
def test_kernels_fit_their_machine(all_cases: dict[str, Case], target: str) -> None:
    """Large tiles on both machines; every other small case on each, to save time."""
    fits = machine(target)
    small = [fused for fused, _ in all_cases.values()][target == "h100" :: 2]
    programs = [*LARGE, *small]
    texts = [emit_module(decompose(p), decompose(p), machine=fits) for p in programs]
    for program, compiled in zip(programs, compile_ahead(texts, fits.capability), strict=True):
        for (name, shared), estimate in zip(compiled, estimates(program, target), strict=True):
            assert shared <= fits.shared_memory_per_block, (name, program)
            assert shared <= estimate + SCRATCH, (name, program)
            # Without the hints about divisibility it would keep one copy of each tile.
            assert program not in LARGE or shared > estimate / 2, (name, program)


@pytest.mark.parametrize(
    ("columns", "depth", "dtype", "warps"),
    [
        (112, 128, DType.f16, 8),
        (112, 128, DType.bf16, 8),
        (112, 128, DType.f32, 4),
        (112, 64, DType.f16, 4),
        (64, 64, DType.f16, 4),
    ],
)
def test_no_thread_loads_a_single_entry_of_16_bits(columns: int, depth: int, dtype: DType, warps: int) -> None:
    """It could not be loaded ahead: so `depth` entries are never dealt to as many threads."""
    (block,) = (node for node in weighted(columns, depth, 32, dtype).nodes if isinstance(node, GraphOp))
    launch = choose_launch(loaded_twice(flatten(block, weighted(columns, depth, 32, dtype).inputs)), machine("h200"))
    assert launch.warps == warps


def test_a_pipeline_leaves_room_for_the_cache() -> None:
    """Beyond three stages it takes at most 160 KiB where no warp groups issue products: weights in tiles of 64 KiB and of 8."""
    stages: list[int] = []
    for columns, depth in ((224, 128), (32, 128)):
        program = weighted(columns, depth, 32, DType.f16)
        (block,) = (node for node in program.nodes if isinstance(node, GraphOp))
        launch = choose_launch(loaded_twice(flatten(block, program.inputs)), machine("h200"))
        assert launch.shared <= 160 * 1024 or launch.stages <= 3
        stages.append(launch.stages)
    assert stages == [3, 5]


def test_strides_of_inputs_may_come_when_a_kernel_runs() -> None:
    """It keeps as many copies of its tiles then; strides may be beyond 32 bits, in either way."""
    fits = machine("h100")
    for program in (linear(64, 64, 128, 16, DType.f16), replace(linear(16, 16, 16, 2, DType.f16), strides=((2**31, 1), None))):
        texts: list[str] = []
        for given in (False, True):
            nodes = tuple(replace(node, runtime_strides=given) for node in program.nodes if isinstance(node, GraphOp))
            texts.append(emit_module(decompose(replace(program, nodes=nodes)), decompose(program), machine=fits))
        compiled, at_run_time = compile_ahead(texts, fits.capability)
        assert compiled == at_run_time


def few_keys() -> Program:
    """Attention of 32 queries and 40 keys in one tile: the second product has a computed right operand, and loads the left one."""
    b = ProgramBuilder("few_keys")
    k, q, v = (b.input(TensorType((8, rows, 64), DType.f16)) for rows in (40, 512, 40))
    body = (Load(k, (0, -1)), Load(q, (0, 1)), Load(v, (0, -1)), Apply("transpose", (4,), SWAPPED), Apply("matmul", (3, 6)))
    body += (Apply("exp", (7,)), Apply("transpose", (5,), SWAPPED), Apply("matmul", (9, 8)), Store(10, (0, 2), DType.f16))
    b.output(*b.add(GraphOp(Level.BLOCK, (k, q, v), (8, 16), body)))
    return b.build()


def test_a_computed_right_operand_takes_no_place_of_an_earlier_one() -> None:
    """An H100 gave wrong numbers for such a kernel as ptxas of CUDA 12.8 assembles it."""
    program = few_keys()
    text = emit_module(decompose(program), decompose(program), machine=machine("h100"))
    assert text.count("tl.dot(") == 2
    assert text.count("tl.trans(tl.dot(tl.trans(") == 1
    compile_ahead([text], 90)


def test_registers_that_nothing_wrote_are_found() -> None:
    code = """
        /*0010*/                   UMOV UR5, 0x40000040 ;
        /*0020*/                   S2UR UR8, SR_CgaCtaId ;
        /*0030*/                   ULDC.64 UR6, c[0x0][0x208] ;
        /*0040*/                   LDG.E.128 R8, desc[UR6][R20.64] ;
        /*0050*/                   HGMMA.64x32x16.F32 R24, R52, gdesc[UR4], RZ, !UPT ;
        /*0060*/             @UP0 UIADD3 UR4, UP0, UR8, 0x40, URZ ;
        /*0070*/                   HGMMA.64x32x16.F32 R24, gdesc[UR4].tnspA.tnspB, RZ, !UPT ;
    """
    assert unwritten_registers(code) == []
    (found,) = unwritten_registers(code.replace("UIADD3 UR4, UP0, UR8", "UIADD3 UR4, UP0, UR9"))
    assert "UR9, 0x40" in found
    assert len(unwritten_registers(code.replace("ULDC.64 UR6", "ULDC UR6"))) == 3


def test_sums_with_the_register_of_the_stack_are_found() -> None:
    """What is spilled is addressed by it, and a kernel that spills moves it first."""
    code = """
        /*0000*/                   LDC R1, c[0x0][0x28] ;
        /*0010*/                   VIADD R1, R1, 0xffffffe8 ;
        /*0020*/                   STL [R1+0x10], R4 ;
        /*0030*/                   LDL.LU R4, [R1+0x10] ;
        /*0040*/                   IADD3 R2, P1, R10, 0x40, RZ ;
    """
    assert unwritten_registers(code) == []
    (found,) = unwritten_registers(code.replace("R10", "R1"))
    assert "IADD3 R2" in found


@pytest.mark.parametrize("arch", ["sm_80", "sm_90a"])
def test_kernels_that_are_disassembled_together_keep_their_own_code(arch: str) -> None:
    text = 'extern "C" __global__ void kernel(float* x, int n) {{ for (int i = 0; i < n; i++) x[i] = {}; }}'
    try:
        codes = [compile_cubin(text.format(what), arch).cubin for what in ("x[i] * 2.0f", "expf(x[i])", "n")]
    except LoweringError:
        pytest.skip(MISSING)
    together = disassembled(codes, arch.replace("sm_", "SM"), disassembler())
    alone = [disassembled([code], arch.replace("sm_", "SM"), disassembler())[0] for code in codes]
    assert together[0] == alone[0]
    for x, y in zip(together, alone, strict=True):
        assert operations(x) == operations(y)
        assert "EXIT" in operations(x)
    assert ["MUFU.EX2" in operations(x) for x in together] == [False, True, False]


def operations(code: str) -> list[str]:
    """The operations of a disassembled kernel, in order."""
    return re.findall(r"\*/\s+(?:@!?U?P\w+\s+)?([A-Z][\w.]*)", code)


def test_tiles_beyond_the_machine_are_refused() -> None:
    program = linear(48, 128, 512, 16, DType.f16)
    emit_module(decompose(program), decompose(program), machine=machine("h100"))
    with pytest.raises(LoweringError, match=r"operator 0 of 'linear': tiles of 196608 bytes are beyond .* on a100"):
        emit_module(decompose(program), decompose(program), machine=machine("a100"))


def test_what_does_not_compile_is_an_error() -> None:
    program = linear(16, 16, 16, 2, DType.f16)
    text = emit_module(decompose(program), decompose(program), machine=machine("a100")).replace("tl.dot(", "tl.no_such_function(")
    with pytest.raises(LoweringError, match="does not compile a kernel for sm_80"):
        compile_ahead([text], 80)
