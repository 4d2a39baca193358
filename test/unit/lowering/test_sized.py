"""Modules for all sizes: right in Triton's interpreter at any, one compilation a bucket, and texts that no size decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from types import ModuleType
from typing import Any

import numpy as np
import pytest
import torch
from fused_programs import ALL, Body
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
from sized_runs import compiled_for, drawn_inputs, wrong_at

import mirage_ir as mi
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import LoweringError, ProgramError
from mirage_ir.interpret.real import run_program
from mirage_ir.lowering.module.host import GraphLaunch
from mirage_ir.lowering.triton import compile_ahead, sized
from mirage_ir.lowering.triton.sized import check_emits, emit_sized_module
from mirage_ir.program import Apply, DType, GraphOp, Level, Load, Store, make_attrs
from mirage_ir.sized.choice import SizedChoice
from mirage_ir.sized.family import SizedProgram
from mirage_ir.target.machines import machine

RunModule = Callable[[str], ModuleType]
H100 = machine("h100")


def emitted(source: SizedProgram, *choices: SizedChoice) -> str:
    return emit_sized_module(source, choices, machine=H100)


@pytest.fixture(scope="module")
def source() -> SizedProgram:
    return attention_source()


@pytest.fixture(scope="module")
def text(source: SizedProgram) -> str:
    return emitted(source, attention(source))


@pytest.fixture
def module(text: str, run_module: RunModule) -> ModuleType:
    return run_module(text)


@pytest.mark.parametrize(("tokens", "keys"), [(1, 1), (1, 15), (5, 16), (16, 17), (17, 48), (33, 61)])
def test_it_is_right_at_any_sizes(module: ModuleType, source: SizedProgram, tokens: int, keys: int) -> None:
    assert wrong_at(module, source, {"tokens": tokens, "keys": keys}, seed=tokens) == ""


@pytest.mark.parametrize(("tokens", "keys"), [(1, 1), (17, 1), (5, 16), (16, 17), (17, 48), (33, 64)])
def test_a_tile_with_all_keys_is_right_up_to_as_many(run_module: RunModule, source: SizedProgram, tokens: int, keys: int) -> None:
    held, looped = held_attention(source), attention(source)
    text = emitted(source, held, replace(looped, boxes=(((1, MOST), (65, MOST)),)))
    module = run_module(text)
    assert wrong_at(module, source, {"tokens": tokens, "keys": keys}, seed=tokens) == ""
    assert wrong_at(module, source, {"tokens": tokens, "keys": 64 + keys}, seed=tokens) == ""
    body = text[text.index("def attention0_kernel0") : text.index("def attention1_kernel0")]
    assert "range" not in body.replace("tl.arange", "")


@pytest.mark.parametrize(("tokens", "keys"), [(1, 1), (33, 1), (1, 2), (17, 40)])
def test_a_program_may_have_one_size_of_a_symbol(run_module: RunModule, source: SizedProgram, tokens: int, keys: int) -> None:
    one, other = single_key(source), replace(attention(source), boxes=(((1, MOST), (2, MOST)),))
    module = run_module(emitted(source, one, other))
    assert wrong_at(module, source, {"tokens": tokens, "keys": keys}, seed=tokens) == ""
    assert len(compiled_for(module, source, [{"tokens": n, "keys": 1} for n in (1, 16, 33, 400)])) == 1


def test_too_few_sizes_to_tell_a_grid_of_them_from_others(source: SizedProgram) -> None:
    """Another kernel splits the keys that a tile has all of: at 64 and fewer it has few blocks, as a text would say."""
    b = Body(1)
    b.store(b.apply("exp", b.load(0, (0, 2))), (0, 2), DType.f16)
    copied = b.block((1,), (2, 4))
    c = Body(3)
    q, k, v = c.load(0, (0, 1)), c.load(1, (0, ALL)), c.load(2, (0, ALL))
    c.store(c.apply("matmul", c.apply("matmul", q, k), v), (0, 1), DType.f16)
    program = choice(source, copied, c.block((0, 3, 2), (2, 4))).program
    with pytest.raises(LoweringError, match="has 4 parts or fewer at sizes that a tile holds"):
        check_emits(source, program, H100)


@pytest.mark.parametrize("dtype", [DType.bf16, DType.f32])
def test_other_element_types(run_module: RunModule, dtype: DType) -> None:
    source = attention_source(dtype)
    module = run_module(emitted(source, attention(source, dtype=dtype)))
    assert wrong_at(module, source, {"tokens": 9, "keys": 21}) == ""


def test_launches_are_chosen_at_the_largest_sizes(source: SizedProgram, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[int, ...]] = []

    class Watched(sized.TritonHost):
        def __init__(self, program: Decomposed, *given: Any) -> None:
            made.append(tuple(map(int, program.inputs[0].shape)) + tuple(map(int, program.inputs[1].shape)))
            super().__init__(program, *given)

    monkeypatch.setattr(sized, "TritonHost", Watched)
    emitted(source, replace(attention(source), boxes=(((1, 20), (3, 700)), ((21, 90), (5, 300)))))
    assert made[0] == (2, 90, 32, 2, 32, 700)
    made.clear()
    emitted(source, single_key(source))
    assert made[0] == (2, MOST, 32, 2, 32, 1)


def test_it_is_compiled_once_for_all_sizes_and_once_more_for_odd_ones(module: ModuleType, source: SizedProgram) -> None:
    """A size enters no constant: rows of keys are aligned, or they are not."""
    even = [{"tokens": tokens, "keys": keys} for tokens, keys in ((1, 16), (2, 32), (16, 64), (17, 160), (100, 1024))]
    odd = [{"tokens": tokens, "keys": keys} for tokens, keys in ((1, 1), (2, 17), (16, 65), (17, 8), (100, 1001))]
    assert len(compiled_for(module, source, even)) == 1
    assert len(compiled_for(module, source, odd)) == 1
    assert len(compiled_for(module, source, [*even, *odd])) == 2


def test_both_variants_compile_ahead(text: str) -> None:
    (kernels,) = compile_ahead([text], 90)
    assert [name for name, _ in kernels] == ["attention0_kernel0"] * 2
    assert kernels[0][1] > kernels[1][1], "aligned rows of keys are copied to shared memory asynchronously"


def test_the_module_checks_itself(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert module.main([]) == 0
    assert module.main(["--sizes", "3,20", "--seed", "2"]) == 0
    printed = capsys.readouterr().out
    assert "tokens 1, keys 1, contiguous inputs: largest relative error" in printed
    assert "tokens 3, keys 20, transposed inputs: largest relative error" in printed
    for wrong in ("3", "a,b", "3,5000", "0,1"):
        with pytest.raises(SystemExit):
            module.main(["--sizes", wrong])
        assert "tokens from 1 to 4096, keys from 1 to 4096 is wanted" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("shapes", "words"),
    [
        (((2, 3, 32), (2, 32, 5), (2, 6, 32)), "input 'v' must have shape \\(2, 5, 32\\), not \\(2, 6, 32\\)"),
        (((2, 3, 32), (2, 31, 5), (2, 5, 32)), "input 'k' must have shape \\(2, 32, keys\\), not"),
        (((2, 32), (2, 32, 5), (2, 5, 32)), "input 'q' must have shape \\(2, tokens, 32\\)"),
        (((2, 4097, 32), (2, 32, 5), (2, 5, 32)), "'tokens' must be from 1 to 4096, not 4097"),
    ],
)
def test_inputs_that_fit_no_sizes(module: ModuleType, shapes: Sequence[tuple[int, ...]], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        module.run(*(torch.zeros(shape, dtype=torch.float16) for shape in shapes))


def test_sizes_choose_the_program(run_module: RunModule, source: SizedProgram) -> None:
    small, large = attention(source, 8), attention(source, 32)
    boxes = (((1, 20), (1, MOST)),), (((21, MOST), (1, 40)), ((21, MOST), (41, MOST)))
    module = run_module(emitted(source, replace(small, boxes=boxes[0]), replace(large, boxes=boxes[1])))
    for tokens, keys, ran in ((1, 1, 0), (20, 99, 0), (21, 40, 1), (40, 41, 1)):
        sizes = {"tokens": tokens, "keys": keys}
        assert {name for name, *_ in compiled_for(module, source, [sizes])} == {f"attention{ran}_kernel0"}
        assert wrong_at(module, source, sizes) == ""


def test_symbols_may_have_any_names(run_module: RunModule) -> None:
    source = attention_source(names=("out", "i"))
    module = run_module(emitted(source, attention(source)))
    assert wrong_at(module, source, {"out": 5, "i": 19}) == ""


def test_offsets_beyond_32_bits(module: ModuleType, source: SizedProgram) -> None:
    """Two heads of queries that lie 2^31 elements apart: memory that nobody touches between them is never there."""
    sizes = {"tokens": 3, "keys": 18}
    program = source.at(sizes)
    inputs = drawn_inputs(program)
    placed = [torch.from_numpy(x) for x in inputs]
    apart = torch.empty(2**31 + 3 * 32, dtype=torch.float16).as_strided((2, 3, 32), (2**31, 32, 1))
    apart.copy_(placed[0])
    (wanted,) = run_program(program, inputs, precision="float64")
    found = module.run(apart, *placed[1:])
    assert np.abs(found.double().numpy() - wanted).max() < 6e-3 * np.abs(wanted).max()
    source_lines = "\n".join(emitted(source, attention(source)).splitlines())
    assert "index_type_beyond((q, (2, (((tokens + 15) // 16) * 16), 32))" in source_lines


def test_strides_between_rows_of_one_entry_need_not_be_aligned(run_module: RunModule) -> None:
    """Maxima of rows: their stride is the number of tokens, and inputs are read in whole vectors whatever it is."""
    graph = mi.new_graph("maxima")
    x = graph.new_input((2, graph.new_symbol("tokens", 1, 99), 32), name="x")
    graph.mark_output(graph.max(x, 2))
    source = SizedProgram.of(graph.program())
    body = (Load(0, (0, 1)), Apply("max", (1,), make_attrs({"dim": 2})), Store(2, (0, 1), DType.f16))
    whole = emitted(source, choice(source, GraphOp(Level.BLOCK, (0,), (2, 4), body)))
    assert "ALIGNED=are_aligned(x.stride(0))," in whole and "out_s0 = out_s0 // 16 * 16" not in whole
    module = run_module(whole)
    assert all(wrong_at(module, source, {"tokens": tokens}) == "" for tokens in (1, 17, 99))


def test_a_split_of_sums_has_blocks_without_entries(run_module: RunModule) -> None:
    """Four blocks share the rows of a column's sum, however few they are."""
    source = column_sums_source()
    module = run_module(emitted(source, split_column_sums(source)))
    for rows in (1, 8, 9, 17, 63, 64, 100):
        assert wrong_at(module, source, {"rows": rows}) == ""


def test_what_would_differ_from_size_to_size_is_refused(source: SizedProgram, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lowering that takes a decision by a size would give other texts at other samples."""

    class Deciding(sized.TritonHost):
        def launch(self, node: GraphOp, launch: GraphLaunch) -> None:
            self.lines.append("large = True" if launch.operands[0].type.shape[1] > 2000 else "large = False")
            super().launch(node, launch)

    check_emits(source, attention(source).program, H100)
    monkeypatch.setattr(sized, "TritonHost", Deciding)
    with pytest.raises(LoweringError, match="a kernel of 'attention' would differ from size to size: large = False"):
        check_emits(source, attention(source).program, H100)


def test_tiles_that_do_not_fit_are_refused() -> None:
    graph = mi.new_graph("copy")
    x = graph.new_input((graph.new_symbol("n", 1, MOST), 16384), mi.float32, name="x")
    graph.mark_output(graph.exp(x) @ graph.new_input((16384, 16), mi.float32, name="w"))
    source = SizedProgram.of(graph.program())
    b = Body(2)
    b.store(b.apply("matmul", b.apply("exp", b.load(0, (0,))), b.load(1, (ALL,))), (0,), DType.f32)
    with pytest.raises((LoweringError, ProgramError), match="shared memory"):
        check_emits(source, choice(source, b.block((0, 1), (64,))).program, H100)
