"""Whether a compiled function does what the function does: results, their types and strides, what it changes, aliases."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import random_modules
import torch
from torch import Tensor
from torch._dynamo.backends.debugging import aot_eager

import mirage_ir.torch as mt
from mirage_ir.torch.graph_report import GraphReport
from mirage_ir.torch.rewritten import recording

ROUNDING = {torch.float32: 1e-6, torch.float16: 1e-3, torch.bfloat16: 8e-3}
"""An error that counts as none: one rounding to the type, and a few of f32."""


def tensors(values: Any) -> list[Tensor]:
    """The tensors among some values."""
    return [x for x in (values if isinstance(values, tuple | list) else [values]) if isinstance(x, Tensor)]


def run_compiled(module: torch.nn.Module, inputs: Sequence[Any], backend: Callable[..., Any], dynamic: bool) -> Any:
    torch.compiler.reset()
    return torch.compile(module, backend=backend, dynamic=dynamic or None)(*inputs)


def aliases(values: Sequence[Tensor]) -> list[list[bool]]:
    """Which tensors share memory."""
    return [[x.untyped_storage().data_ptr() == y.untyped_storage().data_ptr() for y in values] for x in values]


def faults(seed: int, **options: Any) -> tuple[list[str], list[GraphReport]]:
    """What is wrong with the compiled random module of a seed, and the reports of its graphs; nothing where eager raises, too.

    The error may be twice eager's. Memory may be shared as PyTorch's own compilers share it.
    """
    sample = random_modules.random_module(seed)
    with torch.no_grad():
        mine = sample.fresh()
        try:
            expected = tensors(sample.module(*mine))
        except (RuntimeError, ValueError, IndexError, TypeError):
            return [], []
        theirs = sample.fresh()
        with recording() as graphs:
            found = tensors(run_compiled(sample.module, theirs, partial(mt.mirage, options=options), sample.dynamic))
        plain = sample.fresh()
        usual = tensors(run_compiled(sample.module, plain, aot_eager, sample.dynamic))
        wide = tuple(x.double() if isinstance(x, Tensor) else x for x in sample.fresh())
        exact = tensors(copy.deepcopy(sample.module).double()(*wide))
    wrong = [f"graph failed: {g.failure}" for g in graphs if g.failure is not None]
    every = zip(found + tensors(theirs), expected + tensors(mine), exact + tensors(wide), strict=True)
    for number, (ours, eager, reference) in enumerate(every):
        if layout(ours) != layout(eager):
            wrong.append(f"tensor {number} is {layout(ours)}, not {layout(eager)}")
        elif not torch.equal(ours.isnan(), eager.isnan()):
            wrong.append(f"tensor {number} is NaN elsewhere")
        elif error(ours, reference) > 2 * error(eager, reference) + ROUNDING[sample.dtype]:
            wrong.append(f"tensor {number} has the error {error(ours, reference)}, eager {error(eager, reference)}")
    if aliases(found + tensors(theirs)) != aliases(usual + tensors(plain)):
        wrong.append("other tensors share memory")
    return wrong, graphs


def layout(x: Tensor) -> tuple[object, ...]:
    """What a caller may rely on besides entries: the strides of dimensions with several entries, too."""
    return tuple(x.shape), x.dtype, [s for s, extent in zip(x.stride(), x.shape, strict=True) if extent > 1]


def error(result: Tensor, exact: Tensor) -> float:
    """The norm of the difference over the norm of the reference, over entries that are finite in both."""
    both = result.isfinite() & exact.isfinite()
    difference, whole = ((result.double() - exact)[both]).norm(), exact[both].norm()
    return float(difference / whole) if whole else float(difference)
