"""Inductor's element-wise kernels of large tensors, when it compiles for the back end."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

torch = pytest.importorskip("torch")

import sympy  # noqa: E402
from torch._inductor import config as inductor_config  # noqa: E402
from torch._inductor.choices import InductorChoices  # noqa: E402
from torch._inductor.dependencies import MemoryDep, WeakDep  # noqa: E402
from torch._inductor.runtime.triton_heuristics import triton_config  # noqa: E402
from torch._inductor.virtualized import V  # noqa: E402

import mirage_ir.torch as mt  # noqa: E402
from mirage_ir.torch import backend, graph_compiler  # noqa: E402
from mirage_ir.torch.wide_sweeps import WideSweeps, wide_sweeps  # noqa: E402

LARGE = sympy.Integer(1024 * 14336)


def least_entries(entries: sympy.Expr, *dtypes: Any, reduction: bool = False, given: int = 0) -> int:
    """The entries that a thread of such a kernel has at least."""
    names = {f"buf{n}": dtype for n, dtype in enumerate(dtypes)}
    accesses: dict[str, list[Any]] = {name: [MemoryDep(name, sympy.Integer(0), (), ())] for name in names}
    accesses["call"] = [WeakDep("call", "buf0")]  # It has read what the kernel changes, and makes nothing that has a type.
    features = SimpleNamespace(numel=entries, is_reduction=lambda: reduction, buf_accesses=lambda: accesses)
    graph: Any = SimpleNamespace(get_dtype=names.__getitem__)
    with V.set_graph_handler(graph):
        made = WideSweeps().triton_kernel_kwargs(None, features, None, {"min_elem_per_thread": given})
    return int(made["min_elem_per_thread"])


def test_threads_of_large_kernels_move_16_bytes() -> None:
    assert least_entries(LARGE, torch.float16, torch.float16) == 8
    assert least_entries(LARGE, torch.bfloat16, torch.float32) == 4
    assert least_entries(LARGE, torch.int8) == 8
    assert least_entries(LARGE, torch.int64, torch.float16) == 2
    assert least_entries(LARGE, torch.int64, given=4) == 4


def test_other_kernels_are_as_inductor_chooses() -> None:
    assert least_entries(sympy.Integer(1 << 20), torch.float16) == 0
    assert least_entries(LARGE, torch.float16, reduction=True) == 0
    assert least_entries(sympy.Symbol("s0", integer=True), torch.float16) == 0


def test_the_kernel_that_inductor_tries_with_2_entries_a_thread_has_8() -> None:
    sizes = {"x": 1 << 24}
    narrow, wide = (triton_config(sizes, 512, num_elements_per_warp=64, min_elem_per_thread=least) for least in (0, 8))
    assert [c.kwargs["XBLOCK"] // (32 * c.num_warps) for c in (narrow, wide)] == [2, 8]


def test_choices_of_somebody_else_hold() -> None:
    class Own(InductorChoices):
        pass

    with V.set_choices_handler(Own()), wide_sweeps():
        assert type(V.choices) is Own
        assert inductor_config.joint_custom_post_pass is None


@pytest.mark.skipif(not backend.has_compiler(), reason="no C++ compiler for Inductor")
def test_the_back_end_compiles_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    compile_inner, seen = graph_compiler.compile_fx_inner, list[tuple[type, bool]]()

    def noting(*args: Any, **options: Any) -> Any:
        seen.append((type(V.choices), inductor_config.joint_custom_post_pass is None))
        return compile_inner(*args, **options)

    monkeypatch.setattr(graph_compiler, "compile_fx_inner", noting)
    torch.compiler.reset()
    torch.compile(lambda x: torch.cumsum(x, 0) + 1, backend=mt.mirage, options={"fallback": "inductor"})(torch.randn(8))
    assert seen == [(WideSweeps, False)]
    assert type(V.choices) is InductorChoices and inductor_config.joint_custom_post_pass is None
