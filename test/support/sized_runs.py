"""Runs of modules for all sizes in Triton's interpreter: at many sizes, against float64, and what the launches are compiled for."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from poisoned_run import difference, poisoned_run
from triton.backends.compiler import GPUTarget
from triton.compiler import make_backend
from triton.runtime.jit import JITFunction, create_function_from_signature

from mirage_ir.interpret.real import run_program
from mirage_ir.numerics.draws import choose_draws
from mirage_ir.program import DType, Program
from mirage_ir.sized.extent import SymbolSizes
from mirage_ir.sized.family import SizedProgram

TORCH = {DType.f16: torch.float16, DType.bf16: torch.bfloat16, DType.f32: torch.float32}


def drawn_inputs(source: Program, seed: int = 0) -> list[NDArray[Any]]:
    """Inputs as a module's self-check draws them."""
    generator = np.random.default_rng(seed)
    found: list[NDArray[Any]] = []
    for drawn, type in zip(choose_draws(source), source.inputs, strict=True):
        x = generator.normal(0.0, drawn.deviation, type.shape)
        found.append((np.abs(x) if drawn.positive else x).astype(np.float32 if type.dtype is DType.f32 else np.float16))
    return found


def wrong_at(module: ModuleType, source: SizedProgram, sizes: SymbolSizes, seed: int = 0) -> str:
    """What is wrong with a module's results at these sizes, in words; empty where nothing is.

    Tensors lie among NaN, and any access beside their entries raises `BadAccess`.
    """
    program = source.at(sizes)
    inputs = drawn_inputs(program, seed)
    placed = [torch.from_numpy(x).to(TORCH[type.dtype]) for x, type in zip(inputs, program.inputs, strict=True)]
    found = poisoned_run(module, placed, Random(seed))
    wanted = run_program(program, inputs, precision="float64")
    return "; ".join(words for x, y in zip(found, wanted, strict=True) if (words := difference(x, y)))


class TritonKeys:
    """For what Triton compiles a kernel: the key of each launch."""

    def __init__(self, kernel: Any) -> None:
        compiled = JITFunction(kernel.fn, do_not_specialize=kernel.kwargs.get("do_not_specialize"))
        backend = make_backend(GPUTarget("cuda", 90, 32))
        self._bind = create_function_from_signature(inspect.signature(kernel.fn), compiled.params, backend)

    def of(self, *arguments: Any, **constants: Any) -> tuple[str, dict[str, Any]]:
        """The key of a launch, and those of its constants that are options of the compiler."""
        _, key, options = self._bind(*arguments, **constants)
        return str(key), options


class _Recorded:
    """Stands for a kernel: notes for what each launch is compiled, and launches nothing."""

    def __init__(self, kernel: Any, keys: set[Any]) -> None:
        self._triton, self._name, self._keys = TritonKeys(kernel), kernel.fn.__name__, keys

    def __getitem__(self, grid: Sequence[int]) -> Any:
        def launch(*arguments: Any, **constants: Any) -> None:
            assert all(isinstance(n, int) and n >= 1 for n in grid)
            key, options = self._triton.of(*arguments, **constants)
            self._keys.add((self._name, key, str(options)))

        return launch


def compiled_for(module: ModuleType, source: SizedProgram, every: Sequence[SymbolSizes]) -> set[Any]:
    """What Triton would compile kernels for in runs at all these sizes: a key for each compilation."""
    keys: set[Any] = set()
    kernels = [entry["function"] for entry in module.KERNELS]
    try:
        for entry, kernel in zip(module.KERNELS, kernels, strict=True):
            entry["function"] = _Recorded(kernel, keys)
        for sizes in every:
            program = source.at(sizes)
            module.run(*(torch.zeros(type.shape, dtype=TORCH[type.dtype]) for type in program.inputs))
    finally:
        for entry, kernel in zip(module.KERNELS, kernels, strict=True):
            entry["function"] = kernel
    return keys
