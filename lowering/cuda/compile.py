"""CUDA C++ to machine code, by NVRTC: no GPU is needed, and nothing of CUDA but what `pip install 'mirage-ir[cuda]'` brings."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from mirage_ir.errors import LoweringError

HEADERS = Path(__file__).parent
"""The folder of the header that texts include."""
STANDARD = "c++17"
MISSING = "compiling CUDA needs cuda-core and NVRTC: pip install 'mirage-ir[cuda]'"

_ENTRY = re.compile(r"Compiling entry function '(\w+)'")
_STACK = re.compile(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads")
_USED = re.compile(r"Used (\d+) registers")
_STATIC = re.compile(r"(\d+) bytes smem")


@dataclass(frozen=True, slots=True)
class Resources:
    """What a thread of a kernel takes: registers, bytes of local memory, and of these the spilled ones; static shared memory."""

    registers: int
    stack_bytes: int
    spilled_bytes: int
    static_shared_bytes: int


@dataclass(frozen=True, slots=True)
class Compiled:
    """Machine code for one architecture, and the resources of each kernel in it."""

    arch: str
    cubin: bytes
    kernels: Mapping[str, Resources]


def compile_kernels(text: str, arch: str) -> Compiled:
    """The kernels of a text for an architecture such as "sm_90a".

    Raises `LoweringError` when the compiler is not installed, or with its message when it refuses the text.
    """
    try:
        from cuda.core import Program, ProgramOptions
        from cuda.pathfinder import DynamicLibNotFoundError
    except ImportError as error:
        raise LoweringError(MISSING) from error
    options = ProgramOptions(arch=arch, std=STANDARD, include_path=[str(HEADERS)], ptxas_options=["-v"])
    log = StringIO()
    try:
        code = Program(text, "c++", options).compile("cubin", logs=log).code
    except DynamicLibNotFoundError as error:
        raise LoweringError(MISSING) from error
    except Exception as error:
        # cuda-core exports no name for its error.
        if type(error).__name__ != "NVRTCError":
            raise
        raise LoweringError(f"NVRTC refuses a kernel:\n{error}") from error
    return Compiled(arch, bytes(code), dict(_resources(log.getvalue())))


def _resources(log: str) -> list[tuple[str, Resources]]:
    """The resources of each kernel, from the assembler's report."""
    _, *parts = _ENTRY.split(log)
    found: list[tuple[str, Resources]] = []
    for name, part in zip(parts[::2], parts[1::2], strict=True):
        registers, stack, static = _USED.search(part), _STACK.search(part), _STATIC.search(part)
        if registers is None:
            raise LoweringError(f"the assembler reports no registers of {name}")
        frame, stores, loads = map(int, stack.groups()) if stack else (0, 0, 0)
        found.append((name, Resources(int(registers[1]), frame, stores + loads, int(static[1]) if static else 0)))
    return found
