"""Whether a compiled function does what the function does: results, their types and strides, what it changes, aliases."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import random_modules
import torch
from random_modules import copied
from torch import Tensor
from torch._dynamo.backends.debugging import aot_eager
from torch.fx.experimental.symbolic_shapes import ShapeEnv

import mirage_ir.torch as mt
from mirage_ir.torch.graph_report import GraphReport, recording

ROUNDING = {torch.float32: 1e-6, torch.float16: 1e-3, torch.bfloat16: 8e-3}
"""An error that counts as none: one rounding to the type, and a few of f32."""


def tensors(values: Any) -> list[Tensor]:
    """The tensors among some values."""
    return [x for x in (values if isinstance(values, tuple | list) else [values]) if isinstance(x, Tensor)]


def run_compiled(module: torch.nn.Module, calls: Sequence[Sequence[Any]], backend: Callable[..., Any], dynamic: bool) -> list[Any]:
    """The results of calls of a module that is compiled anew."""
    torch.compiler.reset()
    compiled = torch.compile(module, backend=backend, dynamic=dynamic or None)
    return [compiled(*inputs) for inputs in calls]


def aliases(values: Sequence[Tensor]) -> list[list[bool]]:
    """Which tensors share memory."""
    return [[x.untyped_storage().data_ptr() == y.untyped_storage().data_ptr() for y in values] for x in values]


def faults(seed: int, symbolic: bool = False, **options: Any) -> tuple[list[str], list[GraphReport]]:
    """What is wrong with the compiled random module of a seed, and the reports of its graphs; nothing where eager raises, too.

    A module for symbolic sizes is called with several. The error may be twice eager's. Memory may be shared as PyTorch's own
    compilers share it.
    """
    sample = random_modules.random_module(seed, symbolic)
    with torch.no_grad():
        calls = [inputs for inputs in (sample.inputs, *sample.others) if not _raises(sample.module, inputs)]
        if not calls:
            return [], []
        mine, theirs, plain, wide = ([copied(inputs) for inputs in calls] for _ in range(4))
        expected = [tensors(sample.module(*inputs)) for inputs in mine]
        with recording() as graphs:
            found = run_compiled(sample.module, theirs, partial(mt.mirage, options=options), sample.dynamic)
        usual = run_compiled(sample.module, plain, aot_eager, sample.dynamic)
        double = copy.deepcopy(sample.module).double()
        wide = [tuple(x.double() if isinstance(x, Tensor) else x for x in inputs) for inputs in wide]
        exact = [tensors(double(*inputs)) for inputs in wide]
    wrong = [f"graph failed: {g.failure}" for g in graphs if g.failure is not None]
    for call, inputs in enumerate(calls):
        ours, others = tensors(found[call]) + tensors(theirs[call]), tensors(usual[call]) + tensors(plain[call])
        every = zip(ours, expected[call] + tensors(mine[call]), exact[call] + tensors(wide[call]), strict=True)
        where = f"call {call} with {[list(x.shape) for x in tensors(inputs)]}: "
        wrong += [f"{where}tensor {n} {fault}" for n, three in enumerate(every) if (fault := _fault(*three, sample.dtype))]
        if aliases(ours) != aliases(others):
            wrong.append(f"{where}other tensors share memory")
    return wrong, graphs


def _raises(module: torch.nn.Module, inputs: Sequence[Any]) -> bool:
    try:
        module(*copied(inputs))
    except (RuntimeError, ValueError, IndexError, TypeError):
        return True
    return False


def _fault(ours: Tensor, eager: Tensor, exact: Tensor, dtype: torch.dtype) -> str:
    """What is wrong with a tensor; nothing if it is right."""
    if layout(ours) != layout(eager):
        return f"is {layout(ours)}, not {layout(eager)}"
    if not torch.equal(ours.isnan(), eager.isnan()):
        return "is NaN elsewhere"
    if error(ours, exact) > 2 * error(eager, exact) + ROUNDING[dtype]:
        return f"has the error {error(ours, exact)}, eager {error(eager, exact)}"
    return ""


def layout(x: Tensor) -> tuple[object, ...]:
    """What a caller may rely on besides entries: the strides of dimensions with several entries, too."""
    return tuple(x.shape), x.dtype, [s for s, extent in zip(x.stride(), x.shape, strict=True) if extent > 1]


def error(result: Tensor, exact: Tensor) -> float:
    """The norm of the difference over the norm of the reference, over entries that are finite in both."""
    both = result.isfinite() & exact.isfinite()
    difference, whole = ((result.double() - exact)[both]).norm(), exact[both].norm()
    return float(difference / whole) if whole else float(difference)


def symbolic_tensors(*shapes: Sequence[int | str]) -> list[Any]:
    """Tensors without entries whose named extents are symbols."""
    env, known, made = ShapeEnv(), dict[str, Any](), list[Any]()
    for shape in shapes:
        extents = [known.setdefault(e, env.create_unbacked_symint()) if isinstance(e, str) else e for e in shape]
        made.append(torch.empty(extents, device="meta"))
    return made
