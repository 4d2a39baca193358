"""Operators of kernels: whose memory their results have, and what inputs they take."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
import torch
from torch.nn import functional

import mirage_ir as mi
from mirage_ir.program import REPLICATE, Apply, DType, GraphOp, Level, Load, Program, Store, TensorType, make_attrs
from mirage_ir.torch import operators
from mirage_ir.torch.operators import is_fresh, operator_of


def test_results_that_nobody_else_has() -> None:
    """Those of kernels of ours, and views of them; neither a library's, nor two of one memory, nor an input."""
    block = GraphOp(Level.BLOCK, (0,), (1,), (Load(0, (REPLICATE,)), Apply("exp", (1,)), Store(2, (REPLICATE,), DType.f16)))
    turned = Apply("transpose", (1,), make_attrs({"permutation": (1, 0)}))

    def fresh(nodes: Sequence[Apply | GraphOp], *outputs: int) -> bool:
        return is_fresh(Program("results", (TensorType((4, 8), DType.f16),), tuple(nodes), outputs))

    assert fresh([block], 1) and fresh([block, turned], 2)
    assert not fresh([block, Apply("exp", (1,))], 2) and not fresh([replace(turned, operands=(0,))], 1)
    assert fresh([block, replace(block), turned], 2, 3)
    assert not fresh([block, turned], 1, 2) and not fresh([block], 0)


def test_an_operator_of_the_back_end_takes_inputs_with_gradients() -> None:
    graph = mi.new_graph("relu")
    x = graph.new_input(dims=(8, 16), dtype="float32")
    graph.mark_output(graph.relu(graph.exp(x)))
    operator = operator_of(graph.superoptimize())
    given = torch.randn(8, 16, requires_grad=True)
    found = operator(given)
    assert not found.requires_grad
    torch.testing.assert_close(found, given.detach().exp())
    imaginary = torch.complex(given.detach(), given.detach()).conj().imag
    assert imaginary.is_neg()
    torch.testing.assert_close(operator(imaginary), imaginary.exp())


def test_direct_calls_of_kernels_for_all_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    """They run what is for the sizes of the inputs, looked up once for each; PyTorch computes the program out of the ranges."""
    graph = mi.new_graph("scaled")
    tokens, keys = graph.new_symbol("tokens", 1, 64), graph.new_symbol("keys", 2, 32)
    x, y = graph.new_input((keys, 8), name="x"), graph.new_input((tokens, 8), name="y")
    graph.mark_output(graph.silu(y @ graph.transpose(x)))
    kernel = graph.superoptimize_sizes(budget=1)
    looked: list[tuple[int, ...]] = []

    def program_at(sizes: tuple[int, ...]) -> Any:
        looked.append(sizes)
        return lambda keys, tokens, x, y: torch.full((tokens, keys), 7.0)

    monkeypatch.setattr(type(kernel), "program_at", property(lambda self: program_at))
    launch = operators._SizedLaunch(kernel)  # pyright: ignore[reportPrivateUsage]
    for tokens, keys in ((3, 5), (3, 5), (5, 3)):
        (found,) = launch._computed([torch.randn(keys, 8).half(), torch.randn(tokens, 8).half()])  # pyright: ignore[reportPrivateUsage]
        assert found.shape == (tokens, keys) and found.eq(7).all()
    assert looked == [(5, 3), (3, 5)]  # Symbols come in the order of the inputs.
    x, y = torch.randn(40, 8).half(), torch.randn(3, 8).half()
    (found,) = launch._computed([x, y])  # pyright: ignore[reportPrivateUsage]
    torch.testing.assert_close(found, functional.silu(y @ x.T), atol=1e-2, rtol=1e-2)


class OnGpu(torch.Tensor):
    """A tensor that says that it is on a GPU."""

    is_cuda = True  # pyright: ignore[reportAssignmentType, reportIncompatibleVariableOverride]


def test_direct_calls_take_parameters_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """A model's parameters want gradients, which nobody asks of a graph that Inductor runs; negatives are written out before."""
    graph = mi.new_graph("doubled")
    x = graph.new_input((4, 8), name="x")
    graph.mark_output(x + x)
    kernel = graph.superoptimize(budget=1)
    launch = operators._Launch(kernel.original, kernel)  # pyright: ignore[reportPrivateUsage]
    given: list[torch.Tensor] = []
    called: list[torch.Tensor] = []
    monkeypatch.setattr(type(kernel), "computed", property(lambda self: lambda x: given.append(x) or (x,)))
    monkeypatch.setattr(type(launch), "__call__", lambda self, inputs: called.extend(inputs) or inputs)
    parameter = torch.randn(4, 8).half().as_subclass(OnGpu).requires_grad_()
    launch.directly([parameter])
    assert given == [parameter] and not called
    negative = torch._neg_view(torch.randn(4, 8)).as_subclass(OnGpu)  # pyright: ignore[reportPrivateImportUsage, reportPrivateUsage]
    launch.directly([negative])
    assert called == [negative] and len(given) == 1
