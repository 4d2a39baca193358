"""Who computes what of an island: what Inductor is expected to take, and what enters a program in another order."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import torch
from torch import Tensor
from torch._inductor.decomposition import select_decomp_table
from torch._inductor.fx_passes.joint_graph import lazy_init
from torch.fx.experimental.proxy_tensor import make_fx
from torch.nn import functional

import mirage_ir.torch as mt
from mirage_ir.api.kernel import Kernel
from mirage_ir.decompose import decompose
from mirage_ir.pipeline.candidate import Candidate
from mirage_ir.program import Apply, DType, Program, ProgramBuilder, TensorType
from mirage_ir.search.plan.parts import Part
from mirage_ir.target.machines import machine
from mirage_ir.torch.attention import with_attention
from mirage_ir.torch.choice import PartChoice, paying, paying_everywhere, paying_somewhere, rounds_between
from mirage_ir.torch.convert.decompositions import without_kept
from mirage_ir.torch.convert.entering import in_order
from mirage_ir.torch.convert.writer import Outside
from mirage_ir.torch.estimate import ExpectedCosts

H200 = machine("h200")
ROWS = TensorType((4096, 768), DType.f16)
SQUARE = TensorType((768, 768), DType.f16)


def attention(mask: bool) -> Program:
    """Attention of 96 heads to themselves, with a mask or without."""
    build = ProgramBuilder("attention")
    q, k, v = (build.input(TensorType((96, 512, 64), DType.f16)) for _ in range(3))
    masks = [build.input(TensorType((512, 512), DType.f16))] if mask else []
    scores = build.apply("scale", build.apply("matmul", q, build.apply("transpose", k, permutation=(0, 2, 1))), value=0.125)
    for added in masks:
        scores = build.apply("add", scores, added)
    build.output(build.apply("matmul", build.apply("softmax", scores, dim=2), v))
    return decompose(build.build())


def test_inductor_fuses_what_lies_between_products() -> None:
    """A sum and a norm after a product are one kernel; they are two where somebody else computes the sum."""
    build = ProgramBuilder("rows")
    x, y, w = (build.input(type) for type in (ROWS, ROWS, SQUARE))
    product = build.apply("matmul", x, w)
    total = build.apply("add", product, y)
    build.output(build.apply("relu", total))
    costs = ExpectedCosts(build.build(), H200)
    alone = costs.of(frozenset({product}))
    assert costs.of() == pytest.approx(costs.of(frozenset({total, total + 1})) + alone)
    assert alone < costs.of(frozenset({product, total})) + costs.of(frozenset({product, total + 1}))
    assert costs.of(frozenset({product, total, total + 1})) == 0


@pytest.mark.parametrize(("shape", "op", "reads", "us"), [((4096, 2048), "relu", 1, 11.1), ((4096, 768), "add", 2, 7.5)])
def test_kernels_of_inductor_cost_what_was_measured(shape: tuple[int, ...], op: str, reads: int, us: float) -> None:
    build = ProgramBuilder(op)
    build.output(build.apply(op, *(build.input(TensorType(shape, DType.f16)) for _ in range(reads))))
    assert ExpectedCosts(build.build(), H200).of() == pytest.approx(us, rel=0.2)


def test_attention_is_one_kernel_where_pytorch_has_one() -> None:
    """Without a mask Inductor finds it; with one, where PyTorch's operator stood, and a causal one is no operand."""
    spelled = ExpectedCosts(attention(mask=False), H200)
    masked = attention(mask=True)
    torn = ExpectedCosts(masked, H200).of()
    added = ExpectedCosts(masked, H200, lambda v: "cudnn").of()
    causal = ExpectedCosts(masked, H200, lambda v: "cudnn", {3}).of()
    assert spelled.of() == pytest.approx(20.7, rel=0.1)
    assert causal == pytest.approx(spelled.of())
    assert causal < added < torn
    assert spelled.attends({*attention(mask=False).outputs}) and not spelled.attends({0})
    assert not ExpectedCosts(masked, H200).attends(set(range(20)))


def test_an_input_is_taken_in_the_order_in_which_it_is_read() -> None:
    """A bias of scores comes with its heads last; a weight is no row of anything."""
    build = ProgramBuilder("scores")
    x, bias, w = (build.input(TensorType(shape, DType.f16)) for shape in ((12, 64, 64), (64, 64, 12), (64, 64)))
    turned = build.apply("transpose", w, permutation=(1, 0))
    product = build.apply("matmul", x, build.apply("broadcast", turned, shape=(12, 64, 64)))
    build.output(build.apply("add", product, build.apply("transpose", bias, permutation=(2, 0, 1))))
    program = build.build()
    outside = [Outside(name, type.shape, dtype=DType.f16) for name, type in zip("xbw", program.inputs, strict=True)]
    changed, inputs, kept = in_order(program, outside, range(len(program.nodes)))
    transposes = [n for n in changed.nodes if isinstance(n, Apply) and n.op == "transpose"]
    assert [o.order for o in inputs] == [(), (2, 0, 1), ()]  # Whatever order operands of products have.
    assert [t.shape for t in changed.inputs] == [(12, 64, 64), (12, 64, 64), (64, 64)]
    assert len(transposes) == 1 and kept == (0, 1, 2, 4)
    again, same, _ = in_order(replace(program, outputs=(*program.outputs, bias)), outside, range(len(program.nodes)))
    assert again.nodes == program.nodes and [o.order for o in same] == [(), (0, 1, 2), ()]


def test_a_bias_of_scores_gives_the_same_numbers() -> None:
    def scored(x: Tensor, bias: Tensor) -> Tensor:
        return torch.softmax(x @ x.transpose(-1, -2) + bias.permute(2, 0, 1), -1) @ x

    torch.compiler.reset()
    x, bias = torch.randn(2, 3, 8, 4), torch.randn(8, 8, 3)
    found = mt.explain(scored, x, bias, options={"effort": "low", "fallback": "eager", "keep": "all"})
    assert found.coverage == 1
    torch.testing.assert_close(found.result, scored(x, bias))


def test_attention_that_is_spelled_out_is_found() -> None:
    """As Inductor finds it, though softmax was kept whole; and nothing is taken apart where it finds none."""
    table = select_decomp_table()

    def spelled(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        return torch.softmax(q @ k.transpose(-1, -2) / 4, -1) @ v

    def other(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        return torch.softmax(q, -1) + functional.gelu(k) * v

    lazy_init(torch.device("cpu"))
    x = [torch.randn(2, 4, 32, 16) for _ in range(3)]
    traced = [make_fx(f, decomposition_table=without_kept(table), tracing_mode="fake")(*x) for f in (spelled, other)]
    found = [with_attention(graph, table) for graph in traced]
    assert found[1] is traced[1]
    names = [str(n.target) for n in found[0].graph.nodes]
    assert any("scaled_dot_product" in name for name in names) and not any("softmax" in name for name in names)
    torch.testing.assert_close(found[0](*x), spelled(*x))


def taken_part(program: Program, position: int, values: range, us: float) -> PartChoice:
    """A part whose kernel takes so many µs."""
    outputs = (values[-1],)
    part = Part(decompose(replace(program, outputs=outputs)), tuple(range(len(program.inputs))), outputs)
    kernel: Any = f"kernel {position}"
    return PartChoice(part, (), frozenset(values), kernel, 0.0, us, "", 0.0)


@pytest.mark.parametrize(
    ("us", "taken"), [((20.0, 20.0), (True, True)), ((33.0, 24.0), (False, True)), ((70.0, 90.0), (False, False))]
)
def test_a_part_is_taken_for_what_it_gains_beside_others(us: tuple[float, float], taken: tuple[bool, bool]) -> None:
    """Two products, each with a relu that Inductor computes by a kernel of its own."""
    build = ProgramBuilder("layers")
    x, w = (build.input(type) for type in (ROWS, SQUARE))
    hidden = build.apply("relu", build.apply("matmul", x, w))
    build.output(build.apply("relu", build.apply("matmul", hidden, w)))
    program = build.build()
    expected = ExpectedCosts(program, H200)
    half = expected.of() / 2
    parts = [taken_part(program, n, range(2 + 2 * n, 4 + 2 * n), us[n] * half / 30) for n in range(2)]
    chosen = paying(parts, expected)
    assert tuple(p.kernel is not None for p in chosen) == taken
    assert all(("PyTorch's own" in p.reason) == (p.kernel is None) for p in chosen)


def test_a_measured_kernel_must_gain_more_than_noise() -> None:
    """An estimate of 0.98 of PyTorch's is believed, a measurement is not."""
    program = ProgramBuilder("layer")
    x, w = (program.input(type) for type in (ROWS, SQUARE))
    program.output(program.apply("relu", program.apply("matmul", x, w)))
    source = decompose(program.build())
    expected = ExpectedCosts(source, H200)

    def taken(share: float, measured_us: float | None) -> bool:
        kernel = Kernel(Candidate(source, measured_us=measured_us), source, H200)
        (part,) = paying([replace(taken_part(source, 0, range(2, 4), share * expected.of()), kernel=kernel)], expected)
        return part.kernel is not None

    assert [taken(share, us) for share, us in ((0.98, None), (0.98, 7.0), (0.96, 7.0))] == [True, False, True]


def test_kernels_that_pay_at_some_sizes_alone() -> None:
    """Where a graph has its kernels at those sizes alone at which it is faster, those are taken that save the most together."""
    build = ProgramBuilder("layers")
    x, w = (build.input(type) for type in (ROWS, SQUARE))
    hidden = build.apply("relu", build.apply("matmul", x, w))
    build.output(build.apply("relu", build.apply("matmul", hidden, w)))
    program = build.build()
    expected = ExpectedCosts(program, H200)
    half = expected.of() / 2
    looked = [{"n": 32}, {"n": 512}, {"n": 4096}]

    def parts(*shares: tuple[float, float, float]) -> list[PartChoice]:
        made = [taken_part(program, n, range(2 + 2 * n, 4 + 2 * n), own[0] * half) for n, own in enumerate(shares)]
        return [replace(p, every_us=tuple(share * half for share in own)) for p, own in zip(made, shares, strict=True)]

    def taken(chosen: tuple[PartChoice, ...]) -> list[bool]:
        return [p.kernel is not None for p in chosen]

    both = parts((0.4, 0.9, 2.0), (0.5, 2.0, 1.1))
    assert taken(paying_everywhere(both, looked, [expected] * 3)) == [False, False]
    assert taken(paying_somewhere(both, looked, [expected] * 3)) == [True, True]
    first = parts((0.4, 0.4, 2.0), (1.5, 1.5, 1.5))
    found = paying_somewhere(first, looked, [expected] * 3)
    assert taken(found) == [True, False] and found[1].reason.endswith("at n = 32")
    always = parts((0.4, 0.4, 0.4), (0.9, 1.2, 1.2))
    assert taken(paying_somewhere(always, looked, [expected] * 3)) == [True, False]
    never = parts((1.1, 1.1, 1.1), (1.1, 1.1, 1.1))
    assert taken(paying_somewhere(never, looked, [expected] * 3)) == [False, False]


@pytest.mark.parametrize(
    ("op", "rounds"), [("library_rms_norm", True), ("library_softmax", True), ("library_linear", False), ("matmul", False)]
)
def test_kernels_of_libraries_round_what_they_store(op: str, rounds: bool) -> None:
    """PyTorch rounds the products that it stores; the rows of a norm, which it may keep in f32, a kernel for them does."""
    build = ProgramBuilder("two_kernels")
    x, w, bias = (build.input(type) for type in (ROWS, SQUARE, TensorType((768,), DType.f16)))
    operands = {"library_linear": (x, w, bias), "matmul": (x, w)}.get(op, (x,))
    build.output(build.apply("matmul", build.apply(op, *operands), w))
    assert rounds_between(build.build()) == rounds
