"""What an emitted module keeps of launches: it launches nothing that Triton would have compiled otherwise, and asks it once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
import torch
from sized_choices import attention, attention_source
from sized_runs import TORCH, TritonKeys
from triton.runtime.errors import PTXASError

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
    module.roomier = lambda compiled, *_: compiled  # type: ignore[attr-defined]
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


@pytest.mark.parametrize(
    ("together", "warps", "expected"),
    [(1, 1, 255), (1, 8, 255), (2, 4, 255), (3, 4, 168), (4, 4, None), (1, 16, None), (12, 1, 168), (13, 1, None), (None, 1, None)],
)
def test_ptxas_is_told_of_registers_where_all_blocks_have_room(
    together: int | None,
    warps: int,
    expected: int | None,
    all_cases: dict[str, Case],
    run_module: RunModule,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    module = run_module(emit_module(*map(decompose, all_cases["norm_linear"]), machine=H100))
    kernel = module.KERNELS[0]
    if together is None:  # As in a module for all sizes.
        del kernel["together"]
    else:
        kernel["together"] = together
    trial.set_launches(module, tuple(x._replace(warps=warps) for x in trial.launches_of(module)))
    monkeypatch.setattr(torch.version, "cuda", "13.0")
    assert module.register_options(kernel).get("maxnreg") == expected


class Compiled:
    """Stands for a compiled kernel: its registers, what it spills, its warps and bytes of shared memory."""

    def __init__(self, registers: int, spills: int = 0, warps: int = 8, shared: int = 49152) -> None:
        self.n_regs, self.n_spills = registers, spills
        self.metadata = SimpleNamespace(num_warps=warps, shared=shared)


@pytest.mark.parametrize(
    ("compiled", "blocks", "wanted"),
    [
        (Compiled(130), 256, 128),  # Two blocks instead of one.
        (Compiled(82), 352, 80),
        (Compiled(170, warps=4), 1000, 168),
        (Compiled(130), 132, None),  # Each block has a multiprocessor.
        (Compiled(128), 1000, None),
        (Compiled(150), 1000, None),  # Too many to save.
        (Compiled(130, shared=120000), 1000, None),  # Shared memory has room for one block.
        (Compiled(60, shared=1024), 5000, None),  # Instructions of tensor cores need more than 56.
        (Compiled(34, warps=32, shared=1024), 5000, None),  # All threads that a multiprocessor runs.
    ],
)
def test_a_kernel_gets_fewer_registers_where_another_block_has_room_then(
    compiled: Compiled,
    blocks: int,
    wanted: int | None,
    all_cases: dict[str, Case],
    run_module: RunModule,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    module = run_module(emit_module(*map(decompose, all_cases["norm_linear"]), machine=H100))
    gpu = SimpleNamespace(multi_processor_count=132, max_threads_per_multi_processor=2048, shared_memory_per_multiprocessor=233472)
    monkeypatch.setattr(torch.version, "cuda", "13.0")
    monkeypatch.setattr(torch.cuda, "get_device_properties", lambda _: gpu)
    monkeypatch.setattr(torch.cuda, "is_current_stream_capturing", lambda: False)
    asked = list[int]()

    def again(spills: int | None) -> Callable[[int], Compiled]:
        def compile_again(registers: int) -> Compiled:
            asked.append(registers)
            if spills is None:
                raise PTXASError("too few registers")
            return Compiled(registers, spills)

        return compile_again

    grid = (blocks, 1, 1)
    assert module.roomier(compiled, again(0), grid, 0).n_regs == (wanted or compiled.n_regs)
    assert module.roomier(compiled, again(2), grid, 0) is compiled
    assert module.roomier(compiled, again(None), grid, 0) is compiled
    assert asked == [wanted] * 3 if wanted else not asked
    monkeypatch.setattr(torch.cuda, "is_current_stream_capturing", lambda: True)
    assert module.roomier(compiled, again(0), grid, 0) is compiled  # A graph would launch it twice.
    monkeypatch.setattr(torch.version, "cuda", None)
    assert module.roomier(compiled, again(0), grid, 0) is compiled
