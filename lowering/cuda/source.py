"""CUDA C++ that stands alone: the header's parts in one text, the kernels, and for a file of its own the functions that launch
them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from mirage_ir.lowering.cuda.alignment import vector_dims
from mirage_ir.lowering.cuda.emitted import EmittedKernel
from mirage_ir.lowering.cuda.run_time_sizes import extent_text
from mirage_ir.lowering.cuda.template import ALIGNED, LAUNCHER
from mirage_ir.lowering.cuda.text import HEADER, kernel_text

_INCLUDE = re.compile(r'#include "([\w./]+)"\n')


@cache
def header_text() -> str:
    """The header `mugraph.cuh` with everything that it includes."""
    root, seen = files("mirage_ir.lowering.cuda"), set[str]()

    def whole(name: str, folder: str) -> str:
        path = f"{folder}{name}"
        if path in seen:
            return ""
        seen.add(path)
        text = (root / path).read_text(encoding="utf-8").replace("#pragma once\n", "")
        inner = path[: path.rfind("/") + 1]
        return _INCLUDE.sub(lambda found: whole(found[1], inner), text)

    return whole("mugraph.cuh", "")


def source_text(kernels: Sequence[EmittedKernel], *, unaligned: bool = True) -> str:
    """The header and the kernels: what NVRTC compiles. unaligned: as in `kernel_text`. Raises `LoweringError` for an operator
    without rule."""
    texts = [kernel_text(kernel, unaligned=unaligned).replace(f"{HEADER}\n", "", 1) for kernel in kernels]
    return "\n".join([header_text(), *texts])


def launchers_text(kernels: Sequence[EmittedKernel]) -> str:
    """The functions that launch the kernels, for a host's compiler; NVRTC passes them by."""
    texts = ["#ifndef __CUDACC_RTC__", "#include <cuda_runtime.h>", "#include <initializer_list>", "", ALIGNED]
    return "\n".join([*texts, *map(launcher_text, kernels), "#endif", ""])


def signature(kernel: EmittedKernel) -> str:
    """The parameters of a kernel's launch, after the stream."""
    tensors = (f"{'' if t.written else 'const '}void* {t.name}, const long long* {t.name}_strides" for t in kernel.tensors)
    return ", ".join((*tensors, *(f"int {size}" for size in kernel.sizes)))


def launcher_text(kernel: EmittedKernel) -> str:
    """The function that launches a kernel."""
    along, conditions, arguments = vector_dims(kernel), list[str](), list[str]()
    for t in kernel.tensors:
        shape = ", ".join(map(extent_text, t.shape))
        conditions.append(f"aligned({t.name}, {t.dtype.itemsize}, {{{shape}}}, {t.name}_strides, {along[t.name]}, {t.alignment})")
        arguments.append(f"&{t.name}")
        arguments += [f"const_cast<long long*>({t.name}_strides + {d})" for d in range(len(t.shape))]
    arguments += [f"&{size}" for size in kernel.sizes]
    found = {
        "PARAMETERS": signature(kernel),
        "CONDITION": " && ".join(conditions),
        "ARGUMENTS": ", ".join(arguments),
        "SHARED_BYTES": str(kernel.shared_bytes),
        "BLOCKS": extent_text(kernel.blocks),
        "THREADS": str(kernel.threads),
    }
    qualified = f"mugraph::{kernel.name}_parts::{kernel.name}"
    text = LAUNCHER.replace("launch_NAME", f"launch_{kernel.name}").replace("NAME", qualified)
    return re.sub("|".join(found), lambda word: found[word[0]], text)
