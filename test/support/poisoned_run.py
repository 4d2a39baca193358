"""Runs of emitted Triton modules that see every access to memory, in Triton's interpreter.

Tensors lie with gaps between their rows and around them, all filled with bytes that read as NaN. A kernel may read and write
entries of its arguments only, and writes each once: else `BadAccess` is raised, also where the number that was read counts for
nothing. Where a module allocates longer rows than it needs, their ends are entries, too. What a masked load gives for entries that
it leaves out is NaN, unless it is told another number. After a run, the gaps must hold what they held; results are NaN where nobody
wrote.
"""

from __future__ import annotations

import importlib.util
import math
import os
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

os.environ.setdefault("TRITON_INTERPRET", "1")

import numpy as np
import torch
import triton.runtime.interpreter as interpreter
from numpy.typing import NDArray
from triton.runtime.errors import InterpreterError

POISON = 0xFF
"""A byte; two or four of them are NaN in all element types."""
TOLERANCE = {torch.float16: 6e-3, torch.bfloat16: 4e-2, torch.float32: 2e-4}
"""Largest difference from float64 that counts as equal, of an entry beside itself and the largest entry of its tensor."""
ALIGNED = 8
"""Entries of 16 bits in 16 bytes, which is what TMA asks for."""
VECTOR_BYTES = 32
"""What a kernel may read around an entry where rows follow each other: eight entries of 32 bits, at a multiple of their bytes."""
_numbers = count()


class BadAccess(Exception):
    """A kernel reads or writes what is no entry of its arguments, or writes one twice; the message says how many."""


def load_module(text: str, folder: Path) -> ModuleType:
    """A module from its text, which Triton reads from a file in `folder` again."""
    name = f"emitted_{next(_numbers)}"
    path = folder / f"{name}.py"
    path.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@dataclass
class Memory:
    """Tensors among gaps."""

    random: Random
    aligned: bool = False
    """Whether tensors begin at, and their rows are apart by, multiples of `ALIGNED` entries; dimensions are in their order then."""
    dense: bool = False
    """Whether rows follow each other from a multiple of `VECTOR_BYTES` on: gaps are around tensors alone, which are contiguous."""
    buffers: list[tuple[torch.Tensor, torch.Tensor]] = field(default_factory=list[tuple[torch.Tensor, torch.Tensor]])

    def place(self, shape: Sequence[int], dtype: torch.dtype) -> torch.Tensor:
        """A new tensor: dimensions in any order, each with a gap before and after its entries."""
        if self.dense:
            start, size = VECTOR_BYTES * self.random.randint(1, 3), math.prod(shape)
            buffer = torch.empty(size + 2 * start, dtype=dtype)
            buffer.view(torch.uint8).fill_(POISON)
            self.buffers.append((buffer[start : start + size].view(shape), buffer))
            return self.buffers[-1][0]
        order = list(range(len(shape))) if self.aligned else self.random.sample(range(len(shape)), len(shape))
        gaps = [(self.random.randint(1, 3), self.random.randint(1, 3)) for _ in shape]
        if self.aligned and shape:
            gaps[-1] = gaps[-1][0] * ALIGNED, gaps[-1][1] * ALIGNED + -shape[-1] % ALIGNED
        buffer = torch.empty([a + shape[d] + b for d, (a, b) in zip(order, gaps, strict=True)] or [1], dtype=dtype)
        buffer.view(torch.uint8).fill_(POISON)
        inner = buffer[tuple(slice(a, a + shape[d]) for d, (a, _) in zip(order, gaps, strict=True))]
        tensor = inner.permute([order.index(d) for d in range(len(shape))]) if shape else buffer[0]
        self.buffers.append((tensor, buffer))
        return tensor

    def check_gaps(self) -> None:
        """Raises `BadAccess` when a gap does not hold what it held."""
        for tensor, buffer in self.buffers:
            kept = tensor.clone()
            _bits(tensor).fill_(-1)
            changed = int((buffer.view(torch.uint8) != POISON).sum())
            tensor.copy_(kept)
            if changed:
                raise BadAccess(f"{changed} bytes beside a tensor of {tuple(tensor.shape)} were written")


def _bits(tensor: torch.Tensor) -> torch.Tensor:
    return tensor.view(torch.int16 if tensor.element_size() == 2 else torch.int32)


@dataclass
class _Launch:
    """The addresses that a kernel may touch, in order, and which of them it has written."""

    allowed: NDArray[np.int64]
    written: NDArray[np.bool_]
    vectors: frozenset[int]
    """The vectors of which it may read all, by their numbers."""

    @staticmethod
    def of(tensors: Sequence[torch.Tensor], allocated: Sequence[torch.Tensor], dense: bool) -> _Launch:
        allowed = np.unique(np.concatenate([addresses(_with_ends(x, allocated)) for x in tensors]))
        vectors = frozenset((allowed // VECTOR_BYTES).tolist()) if dense else frozenset[int]()
        return _Launch(allowed, np.zeros(allowed.shape, dtype=np.bool_), vectors)

    def touched(self, pointers: Any, mask: Any, what: str) -> NDArray[np.intp]:
        """The places of touched addresses among all. Raises `BadAccess`."""
        asked = np.broadcast_to(pointers, np.broadcast_shapes(pointers.shape, mask.shape)).astype(np.int64)
        asked = asked[np.broadcast_to(mask, asked.shape).astype(bool)]
        places = np.searchsorted(self.allowed, asked)
        beside = asked[self.allowed[np.minimum(places, len(self.allowed) - 1)] != asked]
        if what == "reads" and self.vectors:
            beside = [address for address in beside.tolist() if address // VECTOR_BYTES not in self.vectors]
        bad = len(beside)
        if bad:
            raise BadAccess(f"{bad} of {asked.size} addresses that a kernel {what} are no entries of its arguments")
        return places

    def write(self, places: NDArray[np.intp]) -> None:
        if self.written[places].any() or len(np.unique(places)) < len(places):
            raise BadAccess("a kernel writes an entry twice")
        self.written[places] = True


def _with_ends(tensor: torch.Tensor, allocated: Sequence[torch.Tensor]) -> torch.Tensor:
    """The tensor with whole rows, if it is what came first of each row of an allocated tensor."""
    for whole in allocated:
        same = (whole.data_ptr(), whole.stride(), whole.shape[:-1]) == (tensor.data_ptr(), tensor.stride(), tensor.shape[:-1])
        if same and whole.shape[-1] > tensor.shape[-1]:
            return whole
    return tensor


def addresses(tensor: torch.Tensor) -> NDArray[np.int64]:
    """The addresses of all entries."""
    found = np.full((1,), tensor.data_ptr(), dtype=np.int64)
    for extent, stride in zip(tensor.shape, tensor.stride(), strict=True):
        found = (found[:, None] + np.arange(extent) * stride * tensor.element_size()).ravel()
    return found


@contextmanager
def watched(allocated: Sequence[torch.Tensor], dense: bool = False) -> Generator[None]:
    """Inside, kernels that the interpreter runs touch entries of their arguments only; else `BadAccess` is raised.

    allocated: the tensors that the module has allocated so far. dense: whole vectors with an entry may be read.
    """
    builder: Any = interpreter.interpreter_builder
    executors: Any = interpreter.GridExecutor
    running: list[_Launch] = []

    def masked_load(pointers: Any, mask: Any, other: Any, *options: Any, **named: Any) -> Any:
        running[-1].touched(pointers.data, mask.data, "reads")
        result = load(pointers, mask, other, *options, **named)
        # Triton's front end takes another number for none where it is a single 0.
        if other is None and result.data.size > 1 and not mask.data.all():
            raw = result.data.view(f"u{result.data.itemsize}")
            raw[...] = np.where(mask.data, raw, np.iinfo(raw.dtype).max)
        return result

    def masked_store(pointers: Any, value: Any, mask: Any, *options: Any) -> Any:
        running[-1].write(running[-1].touched(pointers.data, mask.data, "writes"))
        return store(pointers, value, mask, *options)

    def launch(executor: Any, *arguments: Any, **constants: Any) -> Any:
        running.append(_Launch.of([x for x in arguments if isinstance(x, torch.Tensor)], allocated, dense))
        try:
            return call(executor, *arguments, **constants)
        except InterpreterError as error:
            cause: BaseException | None = error
            while cause is not None:
                if isinstance(cause, BadAccess):
                    raise cause from None
                cause = cause.__cause__
            raise
        finally:
            running.pop()

    load, store, call = builder.create_masked_load, builder.create_masked_store, executors.__call__
    builder.create_masked_load, builder.create_masked_store = masked_load, masked_store
    executors.__call__ = launch
    try:
        yield
    finally:
        builder.create_masked_load, builder.create_masked_store = load, store
        executors.__call__ = call


def poisoned_run(
    module: Any, inputs: Sequence[torch.Tensor], random: Random, *, aligned: bool = False, dense: bool = False
) -> list[torch.Tensor]:
    """The results of an emitted module's `run`, on inputs and with results among gaps. Raises `BadAccess`."""
    memory = Memory(random, aligned, dense)
    placed: list[torch.Tensor] = []
    for x in inputs:
        placed.append(memory.place(tuple(x.shape), x.dtype))
        placed[-1].copy_(x)
    allocate: Callable[..., torch.Tensor] = module.allocate
    allocated: list[torch.Tensor] = []

    def place(shape: Sequence[int], dtype: torch.dtype, device: torch.device) -> torch.Tensor:
        allocated.append(memory.place(shape, dtype))
        return allocated[-1]

    module.allocate = place
    try:
        with watched(allocated, dense or hasattr(module, "whole_vectors")), np.errstate(all="ignore"):
            found = module.run(*placed)
    finally:
        module.allocate = allocate
    memory.check_gaps()
    for x, given in zip(placed, inputs, strict=True):
        if not torch.equal(_bits(x.contiguous()), _bits(given.contiguous())):
            raise BadAccess("an input was changed")
    return list(found) if isinstance(found, tuple) else [found]


def difference(found: torch.Tensor, wanted: NDArray[Any]) -> str:
    """Where a result differs from what is wanted, in words; empty where it does not. NaN equals NaN."""
    if tuple(found.shape) != wanted.shape:
        return f"shape {tuple(found.shape)}, not {wanted.shape}"
    x, y, tolerance = found.double().numpy(), wanted, TOLERANCE[found.dtype]
    with np.errstate(all="ignore"):
        most = np.abs(y[np.isfinite(y)]).max(initial=0.0)
        close = (np.abs(x - y) <= tolerance * (np.abs(y) + most)) | (x == y) | (np.isnan(x) & np.isnan(y))
    if close.all():
        return ""
    at = tuple(int(i[0]) for i in np.nonzero(~close))
    return f"{int((~close).sum())} of {close.size} entries differ, the first at {at}: {x[at]} and not {y[at]}"
