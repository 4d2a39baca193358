"""Pages for every kind of result: whole, self-contained, escaped, with the nodes of the programs, and true to what is known."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fused_programs import attention, fused_rmsnorm, rmsnorm, split_attention
from hypothesis import example, given
from hypothesis import strategies as st
from random_mugraphs import random_program
from report_pages import ReadPage, assert_whole, node_paths
from several_loops import softmax
from sized_graphs import rms_norm_linear

import mirage_ir as mi
from mirage_ir.api.kernel import Executable, Kernel
from mirage_ir.api.report import kernel_facts
from mirage_ir.block.cost import program_cost
from mirage_ir.budget import Phase
from mirage_ir.decompose import decompose
from mirage_ir.errors import LoweringError, ProgramError
from mirage_ir.form_threads import form_threads
from mirage_ir.pipeline.acceptance import itself
from mirage_ir.pipeline.candidate import Candidate, PipelineStage
from mirage_ir.program import Apply, DType, GraphOp, Level, Load, Program, Store, TensorType
from mirage_ir.reporting.charts import roofline
from mirage_ir.reporting.facts import AccountTable, EmittedText, Measurement, ReportFacts
from mirage_ir.reporting.figures import kernel_figures, summed_figures
from mirage_ir.reporting.gather import Subject, gather
from mirage_ir.reporting.listing import listing, spelled_chance, spelled_error, spelled_si, spelled_us
from mirage_ir.reporting.markup import raw_element, tag
from mirage_ir.reporting.page import page
from mirage_ir.target.machines import machine

EVIL = '"><script>alert(1)</script><img src="http://x/y" onerror=\'z\'>&amp; --> ]]> \x01'
H100 = machine("h100")


def pair() -> mi.Graph:
    """RMSNorm and a linear layer."""
    graph = mi.new_graph("pair")
    x, w = graph.new_input(dims=(16, 256), dtype=mi.float16, name="x"), graph.new_input(dims=(256, 128), dtype=mi.float16, name="w")
    graph.mark_output(graph.matmul(graph.rms_norm(x, normalized_shape=(256,)), w))
    return graph


@pytest.fixture(scope="module")
def kernels() -> mi.Kernels:
    return mi.superoptimize(pair(), top=3, progress=False)


def page_of(kernel: Any, folder: Path) -> tuple[str, ReadPage]:
    path = folder / "out.html"
    mi.report(kernel, path)
    text = path.read_text(encoding="utf-8")
    return text, assert_whole(text)


def assert_drawn(read: ReadPage, name: str, written: Program, chosen: Program) -> None:
    assert set(read.drawings[f"{name} as written"]) == node_paths(written)
    assert set(read.drawings[f"{name}, the result"]) == node_paths(chosen)


def test_a_kernel(kernels: mi.Kernels, tmp_path: Path) -> None:
    kernel = kernels[0]
    text, read = page_of(kernel, tmp_path)
    assert_drawn(read, "pair", kernel.original, kernel.program)
    assert len(text) < 200_000
    assert f"at most {spelled_chance(kernel.verdict.bound_log2)}" in read.text
    assert f"{spelled_us(kernel.cost_us)} µs" in read.text
    assert kernel.numerics is not None
    assert spelled_error(kernel.numerics.normal.error) in read.text
    assert "def run(" in read.text and "mugraph.block" in read.text
    assert "The search ended by itself and met no limit of effort" in read.text
    page_of(kernels, tmp_path)
    assert (tmp_path / "out.html").read_text(encoding="utf-8") == text


def test_its_candidates_are_those_of_the_search(kernels: mi.Kernels) -> None:
    facts = kernel_facts(kernels[0])
    assert len(facts.rivals) == facts.searches[0].found == len(kernels.result.generated.candidates)
    assert [r.state for r in facts.rivals].count("chosen") == 1
    assert facts.rivals[0].state == "chosen"
    verified = [r for r in facts.rivals if r.state in ("chosen", "verified", "verified: the program itself")]
    records = {r.stage: r for r in kernels.result.history}
    assert len(verified) <= len(records[PipelineStage.VERIFY].workloads[0].candidates)
    costs = [r.estimated_us for r in facts.rivals[1:]]
    assert costs == sorted(costs, key=lambda us: us or 0.0)
    own = [r for r in facts.rivals if "the program itself" in r.state]
    assert [r.program and r.program.nodes for r in own] == [kernels.result.source.nodes]
    assert all(r.accuracy is None or r.accuracy.numerics is not None for r in facts.rivals)


def test_another_of_the_kernels_is_the_chosen_one(kernels: mi.Kernels, tmp_path: Path) -> None:
    _, read = page_of(kernels[1], tmp_path)
    assert_drawn(read, "pair", kernels[1].original, kernels[1].program)


def test_counts_are_those_of_the_search(kernels: mi.Kernels) -> None:
    (search,) = kernel_facts(kernels[0]).searches
    effort = kernels.result.generated.effort
    assert dict(search.counts)["states"] == effort.states
    assert [s.name for s in kernel_facts(kernels[0]).stages] == ["saturation", "search", "check of numerics", "verification"]


def test_the_budget_that_ended_the_search_is_told(tmp_path: Path) -> None:
    graph = mi.new_graph("late")
    q, k, v = (graph.new_input(dims=d, dtype=mi.bfloat16) for d in ((2, 256, 64), (2, 64, 4096), (2, 4096, 64)))
    graph.mark_output(graph.matmul(graph.softmax(graph.matmul(q, k), dim=2), v))
    with pytest.warns(match="the budget ended"):
        late = mi.superoptimize(graph, budget=0.05, progress=False)
    assert late.result.budget_ended
    _, read = page_of(late, tmp_path)
    assert "a budget of 0.05 s for all stages together, which ended:" in read.text
    assert "ended by the budget" in read.text
    assert ("the search" in map(str, late.result.budget_ended)) == ("The budget ended the search" in read.text)
    assert Phase.SEARCH in late.result.budget_ended


def test_a_program_that_stays_as_it_is(tmp_path: Path) -> None:
    source = decompose(rmsnorm())
    text = page(ReportFacts("same", (gather(Subject("same", H100, source, Candidate(source, 3.0, verified=itself()))),)))
    read = assert_whole(text)
    assert_drawn(read, "same", source, source)
    assert "It is the program itself" in read.text
    assert "This program was not searched here" in read.text


def test_a_program_in_parts(tmp_path: Path) -> None:
    graph = mi.new_graph("long")
    x = graph.new_input(dims=(8, 64), dtype=mi.float16, name="x")
    y = x
    for n in range(5):
        w = graph.new_input(dims=(64, 64), dtype=mi.float16, name=f"w{n}")
        y = graph.relu(graph.matmul(graph.rms_norm(y, normalized_shape=(64,)), w))
    graph.mark_output(y)
    found = mi.superoptimize(graph, top=2, progress=False, max_states=100, max_structures=10, max_cones=1, max_searches=2)
    outlined = [r for r in found.result.history if r.stage is PipelineStage.OUTLINE]
    assert len(outlined) == 1
    _, read = page_of(found, tmp_path)
    assert_drawn(read, "long", found[0].original, found[0].program)
    assert "Kernels that reach across a cut were not looked for" in read.text
    for work in outlined[0].workloads:
        assert work.name.removeprefix("long.") in read.text


def test_a_derivation_law_by_law(tmp_path: Path) -> None:
    """Two products of slices of one matrix: better, the slices of one product."""
    graph = mi.new_graph("packed")
    x, w = graph.new_input(dims=(16, 1024), dtype=mi.float16), graph.new_input(dims=(1024, 1280), dtype=mi.float16)
    for start, stop in ((0, 1024), (1024, 1280)):
        graph.mark_output(graph.matmul(x, graph.slice(w, dim=1, start=start, stop=stop)))
    found = mi.superoptimize(graph, progress=False)
    facts = kernel_facts(found[0])
    (search,) = facts.searches
    assert found[0].candidate.searched_from is not None
    assert search.steps
    assert not any(step.refused for step in search.steps)
    _, read = page_of(found, tmp_path)
    for step in search.steps:
        assert step.law in read.text and step.claim in read.text
        assert listing(step.program) in read.text


@pytest.mark.parametrize(
    ("written", "chosen"),
    [
        (rmsnorm(), fused_rmsnorm()),
        (rmsnorm(), form_threads(fused_rmsnorm())),
        (attention(), split_attention()),
        (softmax(50, (16, 16), DType.bf16), softmax(50, (16, 16), DType.bf16)),
    ],
    ids=["kernel", "threads", "two kernels", "loops, bf16, ragged"],
)
def test_programs_of_all_kinds(written: Program, chosen: Program, tmp_path: Path) -> None:
    plain = decompose(written)
    _, read = page_of(Executable(decompose(chosen), plain, H100), tmp_path)
    assert set(read.drawings[f"{chosen.name}, the result"]) == node_paths(chosen)
    assert "this program carries no verdict" in read.text


def test_a_kernel_of_a_library(tmp_path: Path) -> None:
    shape = (2, 256, 64)
    types = tuple(TensorType(s, DType.f16) for s in (shape, shape, shape))
    attrs = (("backend", "flash"), ("keys", "rows"), ("scale", 1.0))
    program = Program("flash", types, (Apply("library_attention", (0, 1, 2), attrs),), (3,))
    kernel = Executable(decompose(program, libraries=True), decompose(program), H100)
    _, read = page_of(kernel, tmp_path)
    assert "library" in read.drawings["flash, the result"].values()
    (figures,) = kernel_figures(program, H100)
    assert figures.products == 2 * 2 * 256 * 256 * (64 + 64)


def test_sizes_as_symbols(tmp_path: Path) -> None:
    kernel = rms_norm_linear(256, 128).superoptimize_sizes(progress=False, max_structures=20, max_cones=2)
    _, read = page_of(kernel, tmp_path)
    name = kernel.result.source.sample.name
    for number, choice in enumerate(kernel.choices, 1):
        assert set(read.drawings[f"{name}, program {number}"]) == node_paths(choice.program)
    assert "proved for all sizes" in read.text
    assert str(kernel.symbols[0]) in read.text


def test_what_was_measured(kernels: mi.Kernels) -> None:
    """Times are given here: nothing runs."""
    timed = tuple(replace(k.candidate, measured_us=5.0 + n) for n, k in enumerate(kernels))
    taken = Measurement("a GPU", {"eager": 9.0, "torch.compile": 7.0}, (("torch.compile max-autotune", "it <failed>"),))
    subject = Subject("pair", H100, kernels[0].original, timed[0], timed[1:], kernels.result.history, timed, taken)
    facts = gather(subject)
    assert [r.measured_us for r in facts.rivals[: len(timed)]] == [c.measured_us for c in timed]
    assert all(r.measured_us is None for r in facts.rivals[len(timed) :])
    read = assert_whole(page(ReportFacts("pair", (facts,))))
    assert "time, measured" in read.text and "Measured on a GPU" in read.text and "it <failed>" in read.text
    assert "nothing here ran on a GPU" not in read.text
    theirs = Candidate(kernels.result.source, 20.0, "h100", verified=itself(), measured_us=3.0, pytorch="eager")
    facts = gather(replace(subject, chosen=theirs, others=timed))
    read = assert_whole(page(ReportFacts("pair", (facts,))))
    assert "PyTorch: eager" in read.text and "pair, the result" not in read.drawings


def test_every_text_of_a_user_is_escaped(tmp_path: Path) -> None:
    source = replace(rmsnorm(), name=EVIL, input_names=(EVIL, f"{EVIL}2"))
    chosen = replace(fused_rmsnorm(), name=EVIL, input_names=source.input_names)
    taken = Measurement(EVIL, {EVIL: 1.0}, ((EVIL, EVIL),))
    texts = (EmittedText(EVIL, EVIL), EmittedText(EVIL, None, EVIL))
    facts = gather(
        Subject(
            EVIL, H100, source, Candidate(decompose(chosen), 1.0, measured_us=1.0), measurement=taken, texts=texts, notes=(EVIL,)
        )
    )
    account = AccountTable(EVIL, (EVIL,), ((EVIL,),), (EVIL,))
    text = page(ReportFacts(EVIL, (facts, facts), (account,)))
    assert "<script>alert" not in text and "<img" not in text and 'onerror="' not in text and "\x01" not in text
    assert text.count("<script>") == 1
    assert text.count("&lt;script&gt;alert(1)&lt;/script&gt;") > 20


def test_markup_escapes_whatever_is_no_markup() -> None:
    assert tag("p", "<b>", title='"<') == '<p title="&quot;&lt;">&lt;b&gt;</p>'
    assert tag("p", tag("b", "x"), ["&", None, 1.5]) == "<p><b>x</b>&amp;1.5</p>"
    with pytest.raises(ValueError, match="would end the element"):
        raw_element("script", "x </SCRIPT> y")


def test_a_file_that_cannot_be_written_stays_as_it_was(kernels: mi.Kernels, tmp_path: Path) -> None:
    with pytest.raises(LoweringError, match=r"cannot write .*missing"):
        mi.report(kernels[0], tmp_path / "missing" / "out.html")
    with pytest.raises(LoweringError, match="cannot write"):
        mi.report(kernels[0], tmp_path)
    path = tmp_path / "kept.html"
    path.write_text("old")
    with pytest.raises(ProgramError, match="a report is about a kernel, not a value of type int"):
        mi.report(3, path)  # pyright: ignore[reportArgumentType]
    assert path.read_text() == "old" and list(tmp_path.iterdir()) == [path]


def test_a_kernel_that_triton_cannot_express_says_why(kernels: mi.Kernels, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> str:
        raise LoweringError("not <this>")

    monkeypatch.setattr("mirage_ir.lowering.mixed.module.emit_program", refuse)
    kernel = Kernel(kernels[0].candidate, kernels[0].original, H100, None, kernels.result)
    read = assert_whole(page(ReportFacts("pair", (kernel_facts(kernel),))))
    assert "Triton module: not <this>" in read.text


# Figures.


def test_operations_and_bytes_of_kernels() -> None:
    """x [2, 256] is normalized, and multiplied with w [256, 384], in 6 blocks and 4 iterations."""
    (fused,) = kernel_figures(fused_rmsnorm(), H100)
    assert fused.products == 2 * 2 * 256 * 384
    assert fused.nbytes == 2 * (2 * 256 + 256 * 384 + 2 * 384)
    plain = summed_figures(kernel_figures(decompose(rmsnorm()), H100), "all")
    assert plain.products == fused.products
    assert plain.nbytes > fused.nbytes
    assert fused.least_us(H100) == pytest.approx(fused.nbytes / H100.dram_bandwidth)


@given(st.integers(0, 1 << 20))
@example(11218)  # A thread graph with two results.
def test_estimates_of_kernels_add_up(seed: int) -> None:
    program = decompose(random_program(Random(seed)))
    assert summed_figures(kernel_figures(program, H100), "all").us == pytest.approx(program_cost(program, H100))


def test_a_concatenation_in_place_is_no_kernel() -> None:
    """Two kernels store the halves of a result."""
    x = TensorType((8, 64), DType.f16)
    body = (Load(0, (0,)), Apply("exp", (1,)), Store(2, (0,), DType.f16))
    half = GraphOp(Level.BLOCK, (0,), (8,), body)
    program = Program("halves", (x,), (half, half, Apply("concat", (1, 2), (("dim", 0),))), (3,))
    assert [k.name for k in kernel_figures(program, H100)] == ["kernel 1", "kernel 2"]


def test_a_roofline_of_nothing() -> None:
    x = TensorType((8, 8), DType.f16)
    moved = Program("moved", (x,), (Apply("transpose", (0,), (("permutation", (1, 0)),)),), (1,))
    figures = summed_figures(kernel_figures(moved, H100), "all")
    assert roofline(H100, figures, figures, (), None) is None


@pytest.mark.parametrize(
    ("error", "spelled"), [(0.0, "0"), (float("nan"), "–"), (2.09e-4, "2.1 · 10⁻⁴"), (9.99e-5, "1.0 · 10⁻⁴"), (1.0, "1.0 · 10⁰")]
)
def test_errors_as_people_read_them(error: float, spelled: str) -> None:
    assert spelled_error(error) == spelled


def test_numbers_as_people_read_them() -> None:
    assert [spelled_us(us) for us in (None, 0.5, 99.994, 1234.56)] == ["–", "0.50", "99.99", "1,234.6"]
    assert [spelled_si(v, "B") for v in (5, 50.4e6, 999.9e9, 1e15)] == ["5 B", "50.4 MB", "1 TB", "1 PB"]
    assert [spelled_chance(b) for b in (-67.6, -50.0, -1000.0)] == ["2⁻⁶⁷", "2⁻⁵⁰", "0"]
