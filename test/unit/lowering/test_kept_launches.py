"""What an emitted module keeps of launches: it launches nothing that Triton would have compiled otherwise, and asks it once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from types import ModuleType
from typing import Any

import pytest
import torch
from sized_choices import attention, attention_source
from sized_runs import TORCH, TritonKeys

from mirage_ir.decompose import decompose
from mirage_ir.lowering.triton import emit_module
from mirage_ir.lowering.triton.sized import emit_sized_module
from mirage_ir.program import Program
from mirage_ir.runtime import trial
from mirage_ir.target.machines import machine

Case = tuple[Program, Program]
RunModule = Callable[[str], ModuleType]
H100 = machine("h100")


class Kept:
    """Stands for a kernel that Triton compiled: a launch with other arguments must be one of the same kernel."""

    def __init__(self, keys: TritonKeys, found: str, options: dict[str, Any], launches: list[str]) -> None:
        self._keys, self._found, self._options, self._launches = keys, found, options, launches

    def __getitem__(self, grid: Sequence[int]) -> Callable[..., None]:
        def launch(*arguments: Any) -> None:
            assert len(grid) == 3
            assert self._keys.of(*arguments, **self._options)[0] == self._found
            self._launches.append("kept")

        return launch


class Asked:
    """Stands for a kernel of a module: a launch compiles it."""

    def __init__(self, kernel: Any, launches: list[str]) -> None:
        self._keys, self._launches = TritonKeys(kernel), launches

    def run(self, *arguments: Any, warmup: bool = False, **constants: Any) -> Kept:
        found, options = self._keys.of(*arguments, **constants)
        self._launches.append("compiled" if warmup else "asked")
        return Kept(self._keys, found, options, self._launches)

    def __getitem__(self, grid: Sequence[int]) -> Callable[..., Kept | None]:
        return self.run


def watched(module: ModuleType) -> list[str]:
    """What becomes of the launches of a module from now on; none launches anything."""
    launches: list[str] = []
    for entry in module.KERNELS:
        entry["function"] = Asked(entry["function"], launches)
    return launches


def placed(shape: Sequence[int], dtype: torch.dtype, random: Random) -> torch.Tensor:
    """A tensor that begins anywhere, its dimensions in any order in memory, now and then with gaps."""
    order = random.sample(range(len(shape)), len(shape))
    memory = [shape[d] + random.choice([0, 0, 3, 8]) for d in order]
    flat = torch.zeros(torch.Size(memory).numel() + 8, dtype=dtype)
    x = flat[random.choice([0, 0, 1, 8]) :][: torch.Size(memory).numel()].view(memory)
    for place, d in enumerate(order):
        x = x.narrow(place, 0, shape[d])
    return x.permute([order.index(d) for d in range(len(shape))])


@pytest.mark.parametrize("name", ["norm_linear", "attention"])
def test_a_kernel_is_asked_for_once_for_tensors_that_lie_alike(
    name: str, all_cases: dict[str, Case], run_module: RunModule
) -> None:
    module = run_module(emit_module(*map(decompose, all_cases[name]), machine=H100))
    launches = watched(module)
    random = Random(0)
    for _ in range(40):
        inputs = [placed(shape, dtype, random) for _, shape, dtype, *_ in module.INPUTS]
        module.run(*inputs)
        asked = launches.count("asked")
        module.run(*inputs)
        assert launches.count("asked") == asked
    assert 2 < launches.count("asked") <= launches.count("kept")


def test_strides_at_run_time_have_few_kernels(all_cases: dict[str, Case], run_module: RunModule) -> None:
    module = run_module(emit_module(*map(decompose, all_cases["norm_linear"]), machine=H100))
    trial.set_launches(module, tuple(x._replace(runtime_strides=True) for x in trial.launches_of(module)))
    launches = watched(module)
    for gap in range(200):
        x, w = (torch.zeros(rows, columns + gap, dtype=dtype)[:, :columns] for _, (rows, columns), dtype, *_ in module.INPUTS)
        module.run(x, w)
    assert launches.count("asked") <= 4 and launches.count("kept") >= 196


def test_nothing_is_launched_while_kernels_are_compiled(all_cases: dict[str, Case], run_module: RunModule) -> None:
    module = run_module(emit_module(*map(decompose, all_cases["norm_linear"]), machine=H100))
    inputs = [torch.zeros(shape, dtype=dtype) for _, shape, dtype, *_ in module.INPUTS]
    launches = watched(module)
    with trial.compiling_only(module):
        module.run(*inputs)
        module.run(*inputs)
    assert launches == ["compiled", "compiled"]


def test_a_kernel_for_all_sizes_is_asked_for_a_few_times(run_module: RunModule) -> None:
    source = attention_source()
    module = run_module(emit_sized_module(source, [attention(source)], machine=H100))
    launches = watched(module)
    random = Random(1)
    for _ in range(120):
        sizes = {symbol.name: random.randint(symbol.least, 300) for symbol in source.symbols}
        inputs = [torch.zeros(type.shape, dtype=TORCH[type.dtype]) for type in source.at(sizes).inputs]
        module.run(*inputs)
    assert launches.count("asked") <= 8 and launches.count("kept") > 100


def test_not_all_sizes_are_remembered(run_module: RunModule) -> None:
    """What is kept for each size is dropped where it is much, and found again."""
    source = attention_source()
    module = run_module(emit_sized_module(source, [attention(source)], machine=H100))
    launches = watched(module)
    module.__dict__.update(MOST_CHOSEN=5, MOST_LAUNCHED=5)
    for size in (*range(1, 40), *range(1, 40)):
        sizes = dict.fromkeys((symbol.name for symbol in source.symbols), size)
        module.run(*(torch.zeros(type.shape, dtype=TORCH[type.dtype]) for type in source.at(sizes).inputs))
        assert len(module.CHOSEN) <= 5 and len(module.LAUNCHED) <= 5
    assert launches.count("asked") <= 8 and launches.count("kept") > 60


def test_other_launches_are_asked_for_anew(all_cases: dict[str, Case], run_module: RunModule) -> None:
    module = run_module(emit_module(*map(decompose, all_cases["norm_linear"]), machine=H100))
    inputs = [torch.zeros(shape, dtype=dtype) for _, shape, dtype, *_ in module.INPUTS]
    launches = watched(module)
    for warps in (4, 8, 4):
        trial.set_launches(module, tuple(x._replace(warps=warps) for x in trial.launches_of(module)))
        module.run(*inputs)
        module.run(*inputs)
    assert launches == ["asked", "kept"] * 3
