"""Launches by PyTorch's launcher: what it is given, and which kernels go to Triton's."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from mirage_ir.runtime.launches import allocation, starting

PLAIN = {"num_ctas": 1, "num_warps": 4, "shared": 512, "global_scratch_size": 0, "profile_scratch_size": 0}
SIGNATURE = {"x": "*fp16", "x_s0": "constexpr", "x_s1": "i64", "out": "*fp32", "n": "i32", "INDEX": "constexpr"}


class Compiled:
    """Stands for a kernel that Triton compiled."""

    def __init__(self, signature: dict[str, str], metadata: dict[str, Any], launched: list[tuple[Any, ...]]) -> None:
        self.src, self.metadata, self.function = SimpleNamespace(signature=signature), SimpleNamespace(**metadata), 1234
        self._launched = launched

    def __getitem__(self, grid: tuple[int, int, int]) -> Callable[..., None]:
        return lambda *arguments: self._launched.append(("triton", grid, *arguments))


class Launches:
    """What was launched, and how."""

    def __init__(self) -> None:
        self.made: list[tuple[Any, ...]] = []
        self.capturing = False
        self.started = starting(lambda *given: self.made.append(given), lambda device: 77 + device, lambda: self.capturing)

    def compiled(self, signature: dict[str, str] = SIGNATURE, **metadata: Any) -> Compiled:
        return Compiled(signature, {**PLAIN, **metadata}, self.made)


def test_a_kernel_gets_the_arguments_that_it_takes() -> None:
    launches = Launches()
    start = launches.started(launches.compiled(), (5, 3, 1))
    for _ in range(2):
        x, out = torch.zeros(4, dtype=torch.float16), torch.zeros(4)
        start(x, 8, 2**40, out, 9, "int32")
        given = x.data_ptr(), 2**40, out.data_ptr(), 9, 0, 0
        assert launches.made.pop() == (1234, 5, 3, 1, 4, 512, "OlOiOO", given, 77 + x.get_device())


def test_a_cuda_graph_is_captured_by_triton() -> None:
    launches = Launches()
    start = launches.started(launches.compiled(), (5, 3, 1))
    x, out = torch.zeros(4, dtype=torch.float16), torch.zeros(4)
    launches.capturing = True
    start(x, 8, 7, out, 9, "int32")
    assert launches.made == [("triton", (5, 3, 1), x, 8, 7, out, 9, "int32")]


def test_versions_of_triton_have_other_arguments() -> None:
    launches = Launches()
    compiled = launches.compiled({"x": "*fp16"})
    del compiled.metadata.profile_scratch_size
    x = torch.zeros(4)
    launches.started(compiled, (1, 1, 1))(x)
    assert launches.made[0][6:8] == ("OO", (x.data_ptr(), 0))


@pytest.mark.parametrize(
    "needed",
    [
        {"num_ctas": 2},
        {"global_scratch_size": 64},
        {"profile_scratch_size": 64},
        {"launch_cooperative_grid": True},
        {"tensordesc_meta": [1]},
        {"signature": {"x": "*fp16", "s": "fp32"}},
        {"signature": {"n": "i32"}},
    ],
)
def test_what_needs_more_is_launched_by_triton(needed: dict[str, Any]) -> None:
    launches = Launches()
    launches.started(launches.compiled(**needed), (1, 2, 3))(torch.zeros(2), 1.5)
    assert [made[:2] for made in launches.made] == [("triton", (1, 2, 3))]


def test_while_somebody_listens_triton_launches(monkeypatch: pytest.MonkeyPatch) -> None:
    from triton import knobs

    launches = Launches()
    monkeypatch.setattr(knobs.runtime, "launch_enter_hook", lambda metadata: None)
    launches.started(launches.compiled(), (1, 1, 1))()
    assert launches.made == [("triton", (1, 1, 1))]


@given(st.lists(st.integers(0, 4), max_size=5))
def test_memory_lies_as_pytorch_lays_it(shape: list[int]) -> None:
    made: list[tuple[Any, ...]] = []
    allocate = allocation(lambda *given: given, lambda *given: made.append(given))
    allocate(tuple(shape), torch.float16, torch.device("cuda"))
    assert made == [(tuple(shape), torch.empty(shape).stride(), torch.float16)]
    cpu = torch.device("cpu")
    assert allocate(tuple(shape), torch.float16, cpu) == (tuple(shape), torch.float16, cpu)
