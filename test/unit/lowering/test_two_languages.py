"""Kernels of Triton's and CUDA's side by side: in one module, as alternatives that are measured, and as what was chosen."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import fused_programs
import numpy as np
import pytest
import torch
from ragged_graphs import FAMILIES

import mirage_ir as mi
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.errors import LoweringError, OptionError
from mirage_ir.form_threads import form_threads
from mirage_ir.lowering.cuda.host import CudaHost
from mirage_ir.lowering.mixed.backends import check_backends, fewest_threads, in_cuda, in_triton, with_open_launch
from mirage_ir.lowering.mixed.host import MixedHost
from mirage_ir.lowering.mixed.kernels import KernelsBeside
from mirage_ir.lowering.mixed.module import emit_program, write_measured
from mirage_ir.lowering.module.host import GraphLaunch
from mirage_ir.lowering.triton.host import TritonHost
from mirage_ir.lowering.triton.module import emit_module
from mirage_ir.pipeline.acceptance import itself
from mirage_ir.pipeline.candidate import Candidate
from mirage_ir.program import DType, GraphOp, Program
from mirage_ir.runtime import trial, tune
from mirage_ir.target.machines import machine

H100 = machine("h100")
Case = tuple[Program, Program]
RunModule = Callable[[str], ModuleType]


def kernels_of(program: Program) -> list[GraphOp]:
    return [node for node in program.nodes if isinstance(node, GraphOp)]


def test_alternatives_are_launched_in_the_place_of_kernels(all_cases: dict[str, Case], run_module: RunModule) -> None:
    program, source = map(decompose, all_cases["norm_linear"])
    written = write_measured(program, source, machine=H100, by_cuda=2)
    module = run_module(written.text)
    own = trial.launches_of(module)
    assert [launch.cuda for launch in own] == [False] * len(own)
    assert [len(one) for one in written.by_cuda] == [2] * len(own)
    calls = list[Any]()
    module.__dict__.update(
        launch=lambda number, *_, **__: calls.append(number),
        launch_cuda=lambda number, *tensors: calls.append((number, *(tuple(x.shape) for x in tensors))),
        loaded=lambda device: calls.append("loaded"),
    )
    inputs = [torch.zeros(shape, dtype=dtype) for _, shape, dtype, *_ in module.INPUTS]
    module.run(*inputs)
    assert calls == list(range(len(own)))
    for kernel, alternatives in enumerate(written.by_cuda):
        for warps, stages in alternatives:
            calls.clear()
            chosen = (*own[:kernel], trial.Launch(warps, stages, False, None, True), *own[kernel + 1 :])
            trial.set_launches(module, chosen)
            assert trial.launches_of(module) == chosen
            module.run(*inputs)
            (theirs,) = (call for call in calls if isinstance(call, tuple))
            assert module.CUDA_KERNELS[theirs[0]]["threads"] == 32 * warps
            assert theirs[1:] == (*(tuple(x.shape) for x in inputs), tuple(module.reference(*inputs)[0].shape))
            calls.clear()
            with trial.compiling_only(module):
                module.run(*inputs)
            assert "loaded" in calls and not any(isinstance(call, tuple) for call in calls)
    trial.set_launches(module, own)
    calls.clear()
    module.run(*inputs)
    assert calls == list(range(len(own)))


class Noting(TritonHost):
    """Notes how each graph is launched."""

    noted: list[tuple[GraphOp, GraphLaunch]]

    def __init__(self, program: Program) -> None:
        self.noted = []
        super().__init__(program, H100)

    def launch(self, node: GraphOp, launch: GraphLaunch) -> None:
        self.noted.append((node, launch))
        super().launch(node, launch)


PROGRAMS: dict[str, Callable[[], Program]] = {
    "rmsnorm": fused_programs.fused_rmsnorm,
    "attention": fused_programs.flash_attention,
    "split_attention": fused_programs.split_attention,
    "gated_mlp": fused_programs.fused_gated_mlp,
    **{f"ragged_{n}": lambda family=family: family(Random(3), DType.f16) for n, family in enumerate(FAMILIES)},
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_what_was_measured_is_planned_again(name: str) -> None:
    """With the warps and stages of an alternative, a kernel that is to be CUDA's is that alternative."""
    for node, launch in Noting(PROGRAMS[name]()).noted:
        beside = KernelsBeside(H100)
        alternatives = beside.add_alternatives("k", node, launch, 5)
        assert len(alternatives) == len({one.warps for one in alternatives}) >= 1
        assert all(32 * one.warps >= fewest_threads(node) for one in alternatives)
        for one in alternatives:
            again = KernelsBeside(H100)
            fixed = replace(node, threads=32 * one.warps, stages=one.stages, cuda=True)
            same = again.add(beside.kernels[one.number].name, fixed, launch)
            assert (same.warps, same.stages) == (one.warps, one.stages)
            assert again.kernels == [beside.kernels[one.number]]


def test_a_module_with_both_has_cuda_kernels_alone_for_some() -> None:
    program = decompose(fused_programs.split_attention())
    first, *others = kernels_of(program)
    assert others
    nodes = tuple(replace(node, cuda=True) if node is first else node for node in program.nodes)
    mixed = Decomposed(replace(program, nodes=nodes))
    host = MixedHost(mixed, H100)
    assert len(host.beside.kernels) == 1
    assert len(host.kernels) == len(others)
    text = emit_program(mixed, program, machine=H100)
    assert "launch_cuda(0, " in text and "launch_cuda(1" not in text and "CUBINS" in text
    whole = emit_program(in_cuda(program), program, machine=H100)
    assert "import triton" not in whole and "launch_cuda" not in whole
    assert CudaHost(program, H100).kernels[0].body == host.beside.kernels[0].body
    assert in_triton(in_cuda(program)) == in_triton(program) == program
    assert emit_program(program, program, machine=H100) == emit_module(program, program, machine=H100)


@pytest.mark.parametrize(
    "name", ["launch_cuda", "half", "CUDA_KERNELS", "loaded", "enter", "prepared", "function", "threading", "PREPARED"]
)
def test_names_that_cuda_or_its_launches_have_are_not_taken(name: str) -> None:
    program = decompose(fused_programs.fused_rmsnorm())
    named = Decomposed(replace(program, input_names=(name, "w")))
    assert MixedHost(named, H100, by_cuda=1).inputs[0] not in (name, "w")
    assert TritonHost(named, H100).inputs == (name, "w")


def test_what_cuda_s_compiler_refuses_leaves_triton_s_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise LoweringError("NVRTC refuses a kernel")

    program = decompose(fused_programs.split_attention())
    plain = write_measured(program, program, machine=H100)
    assert (plain.by_cuda, plain.refused) == ([[] for _ in kernels_of(program)], "")
    monkeypatch.setattr("mirage_ir.lowering.cuda.module.compile_cubin", refuse)
    refused = write_measured(program, program, machine=H100, by_cuda=1)
    assert refused == replace(plain, refused="NVRTC refuses a kernel")


def test_thread_graphs_keep_their_threads() -> None:
    """A block has as many threads as its thread graphs, whatever its launch was."""
    (graph,) = (node for node in form_threads(fused_programs.fused_rmsnorm()).nodes if isinstance(node, GraphOp))
    (inner,) = (node for node in graph.body if isinstance(node, GraphOp))
    needed = inner.blocks
    assert fewest_threads(graph) == needed
    assert with_open_launch(replace(graph, threads=1024, stages=2)).threads == max(128, needed)
    wide = replace(inner, grid=(2, 128))
    assert with_open_launch(replace(graph, body=tuple(wide if n is inner else n for n in graph.body), threads=256)).threads == 256


def test_a_kernel_that_cuda_has_not_has_no_alternative() -> None:
    program = decompose(fused_programs.fused_rmsnorm())
    (graph,) = kernels_of(program)
    looped = replace(graph, later=(2,))
    host = MixedHost(program, H100, by_cuda=1)
    assert [len(others) for others in host.alternatives] == [1]
    launch = GraphLaunch((), (), (), ())
    assert not host._others("k", looped, launch)  # pyright: ignore[reportPrivateUsage]
    with pytest.raises(LoweringError, match="CUDA kernels have one loop"):
        KernelsBeside(H100).add("k", looped, launch)


def test_a_cuda_kernel_may_have_fewer_threads_than_thread_graphs() -> None:
    """Their threads say nothing of its own. A launch that was measured is written into the graph, and so has as many."""
    program = fused_programs.fused_gated_mlp()
    wide = tuple(replace(node, threads=512) if isinstance(node, GraphOp) else node for node in program.nodes)
    ((node, launch),) = Noting(form_threads(replace(program, nodes=wide))).noted
    assert fewest_threads(node) == 256
    beside = KernelsBeside(H100)
    assert beside.kernels[beside.add("k", node, launch).number].threads < 256
    alternatives = KernelsBeside(H100).add_alternatives("k", node, launch, 5)
    assert alternatives and all(32 * one.warps >= 256 for one in alternatives)


def row_softmax() -> mi.Graph:
    graph = mi.new_graph("row_softmax")
    graph.mark_output(graph.softmax(graph.new_input(dims=(8, 64), name="x")))
    return graph


def test_kernels_for_cuda_alone() -> None:
    kernels = mi.superoptimize(row_softmax(), top=2, griddims=[(2,), (4,)], franges=[1], backends="cuda")
    for kernel in kernels:
        assert all(graph.cuda for graph in kernels_of(kernel.program))
    assert "CUBINS" in kernels[0].source and "import triton" not in kernels[0].source
    x = np.random.default_rng(0).standard_normal((8, 64)).astype(np.float16)
    wide = np.exp(x.astype(np.float64))
    assert np.allclose(kernels[0](inputs=[x]), wide / wide.sum(1, keepdims=True), atol=1e-3)
    plain = mi.superoptimize(row_softmax(), top=1, griddims=[(2,)], franges=[1], backends="triton,cuda")
    assert not any(graph.cuda for graph in kernels_of(plain[0].program))


def test_back_ends_that_cannot_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(OptionError, match="option 'backends' names 'triton', 'cuda' or both, not 'metal'"):
        mi.superoptimize(row_softmax(), backends="metal")
    for wrong in (5, True, b"cuda", {"cuda": 1}, [], ["cuda", 5]):
        with pytest.raises(OptionError, match="option 'backends' names 'triton', 'cuda' or both, not "):
            check_backends(cast(Any, wrong))
    with pytest.raises(OptionError, match="with which 'tune' begins"):
        mi.superoptimize(row_softmax(), backends=["cuda"], tune="quick")
    monkeypatch.setattr("mirage_ir.lowering.cuda.compile.is_installed", lambda: False)
    with pytest.raises(OptionError, match=r"pip install 'mirage-ir\[cuda\]'"):
        mi.superoptimize(row_softmax(), backends="triton,cuda")


def test_launches_of_both_kinds_are_kept() -> None:
    program = decompose(fused_programs.split_attention())
    kinds = [trial.Launch(8, 3, True, True), trial.Launch(4, 1, False, None, True)]
    launches = tuple(kinds[n % 2] for n in range(len(kernels_of(program))))
    launched = tune.with_launches(program, launches)
    assert [graph.cuda for graph in kernels_of(launched)] == [launch.cuda for launch in launches]
    candidate = Candidate(launched, 1.0, H100.name, verified=itself(), measured_us=2.0)
    (found,) = tune.measured_functions([candidate])
    assert found.launches == launches


class FakeDriver:
    """NVIDIA's driver, as far as launches need it, with a context for each thread."""

    def __init__(self) -> None:
        self.contexts = threading.local()
        self.launched = 0

    def _needs_context(self, *_: Any) -> int:
        return 0 if getattr(self.contexts, "own", 0) else 201

    cuModuleLoadData = cuModuleGetFunction = cuFuncSetAttribute = _needs_context

    def cuLaunchKernelEx(self, *_: Any) -> int:
        code = self._needs_context()
        self.launched += not code
        return code

    def cuCtxGetCurrent(self, out: Any) -> int:
        out._obj.value = getattr(self.contexts, "own", 0)
        return 0

    def cuDevicePrimaryCtxRetain(self, out: Any, device: int) -> int:
        out._obj.value = 7 + device
        return 0

    def cuCtxSetCurrent(self, context: Any) -> int:
        self.contexts.own = context.value
        return 0

    def cuGetErrorString(self, code: int, out: Any) -> int:
        out._obj.value = b"invalid device context"
        return 0


def test_threads_that_have_not_used_the_gpu_launch_kernels(run_module: RunModule, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread has no context until it calls CUDA's runtime, and PyTorch may take what a launch needs from its caches."""
    text = emit_program(in_cuda(decompose(fused_programs.fused_rmsnorm())), decompose(fused_programs.rmsnorm()), machine=H100)
    module, driver = run_module(text), FakeDriver()
    monkeypatch.setattr(module, "library", lambda: driver)
    stream = SimpleNamespace(cuda_stream=0)
    monkeypatch.setattr(torch.cuda, "get_device_capability", lambda *_: (9, 0))
    monkeypatch.setattr(torch.cuda, "current_stream", lambda *_: stream)
    device = SimpleNamespace(index=0)
    tensors = [
        SimpleNamespace(
            device=device, shape=(8, 8), get_device=lambda: 0, stride=lambda: (8, 1), data_ptr=lambda: 256, element_size=lambda: 2
        )
    ] * 3
    again = SimpleNamespace(get_ident=lambda: 1)  # The number of a thread that has ended is given again.
    monkeypatch.setattr(module, "threading", again)
    for n in range(1, 4):
        with ThreadPoolExecutor(1) as pool:
            pool.submit(module.launch, 0, *tensors).result()
        assert driver.launched == n
