"""CUDA C++ to machine code, by NVRTC: no GPU is needed, and nothing of CUDA but what `pip install 'mirage-ir[cuda]'` brings."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from mirage_ir.errors import LoweringError

HEADERS = Path(__file__).parent
"""The folder of the header that texts include."""
STANDARD = "c++17"
MISSING = "compiling CUDA needs cuda-bindings and NVRTC: pip install 'mirage-ir[cuda]'"

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


def compile_cubin(text: str, arch: str) -> Compiled:
    """The kernels of a text for an architecture such as "sm_90a".

    Raises `LoweringError` when the compiler is not installed, or with its message when it refuses the text.
    """
    code, log = _compiled(text, arch, "CUBIN")
    return Compiled(arch, code, dict(_resources(log)))


def compile_ptx(text: str, arch: str = "compute_80") -> bytes:
    """The kernels of a text as PTX, which the driver compiles: for all GPUs of compute capability 8.0 and later. Raises as
    above."""
    return _compiled(text, arch, "PTX")[0]


def is_installed() -> bool:
    """Whether the compiler is."""
    try:
        import_module("cuda.bindings.nvrtc").nvrtcVersion()
    except (ImportError, RuntimeError):
        return False
    return True


def _compiled(text: str, arch: str, form: str) -> tuple[bytes, str]:
    """What NVRTC makes of a text, and the assembler's report. Of CUDA's packages only its bindings can do that without a driver."""
    try:
        nvrtc: Any = import_module("cuda.bindings.nvrtc")
        nvrtc.nvrtcVersion()
    except (ImportError, RuntimeError) as error:
        raise LoweringError(MISSING) from error

    def call(name: str, *arguments: Any) -> Any:
        code, *results = getattr(nvrtc, f"nvrtc{name}")(*arguments)
        if code != nvrtc.nvrtcResult.NVRTC_SUCCESS:
            raise LoweringError(f"NVRTC refuses a kernel:\n{written('ProgramLog') if name == 'CompileProgram' else code.name}")
        return results[0] if results else None

    def written(what: str) -> str:
        return read(what).decode().rstrip("\0\n")

    def read(what: str) -> bytes:
        # NVRTC writes into the buffer. Python shares its bytes objects of length 1, so an empty log must not be written into one.
        found = bytearray(call(f"Get{what}Size", program))
        call(f"Get{what}", program, found)
        return bytes(found)

    options = [f"--gpu-architecture={arch}", f"--std={STANDARD}", f"--include-path={HEADERS}"]
    if form == "CUBIN":
        options.append("--ptxas-options=-v")
    program = call("CreateProgram", text.encode(), b"kernels.cu", 0, [], [])
    try:
        call("CompileProgram", program, len(options), [o.encode() for o in options])
        return read(form), written("ProgramLog")
    finally:
        nvrtc.nvrtcDestroyProgram(program)


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
