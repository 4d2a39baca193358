"""Ahead-of-time compilation of emitted modules, on a machine that needs no GPU.

`python -m mirage_ir.lowering.triton.compile_ahead CAPABILITY MODULE.py…` prints one JSON line a module: each kernel's name
and bytes of shared memory. It runs in a process of its own because Triton decides at its import whether it interprets.
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mirage_ir.errors import LoweringError
from mirage_ir.lowering.triton.machine_code import disassembled, unwritten_registers
from mirage_ir.target.machines import HOPPER, WARP


def compile_kernels(path: Path, capability: int) -> list[tuple[str, Any]]:
    """Name and Triton's compiled kernel of each kernel of a module, compiled for `sm_<capability>` as a launch would.

    A kernel whose strides follow from sizes stands here twice, ALIGNED first.
    """
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    out: list[tuple[str, Any]] = []
    for kernel, aligned in ((k, aligned) for k in module.KERNELS for aligned in k.get("aligned", (None,))):
        overlapping = capability >= HOPPER
        inputs, boxed = kernel["input_strides"], overlapping and aligned is not False and kernel.get("tma")
        constants = {
            "INDEX": kernel["index"],
            **kernel["constexprs"],
            "PDL": overlapping,
            **({} if aligned is None else {"ALIGNED": aligned}),
            **({"VECTOR": kernel["vector"]} if "vector" in kernel else {}),
            **({} if boxed else {name: None for name, type in kernel["signature"].items() if type.startswith("tensordesc")}),
            **kernel["fixed_strides"],
            **{name: value for name, value in inputs.items() if value == 1 or not kernel["runtime_strides"]},
        }
        signature = {**kernel["signature"], **dict.fromkeys(constants, "constexpr")}
        tensors = [name for name, type in signature.items() if type.startswith("*")]
        divisible = [*tensors, *(name for name, value in inputs.items() if name not in constants and value % 16 == 0)]
        attrs = {(list(signature).index(name),): [["tt.divisibility", 16]] for name in divisible}
        source = ASTSource(fn=kernel["function"], signature=signature, constexprs=constants, attrs=attrs)
        compiled = triton.compile(
            source,
            target=GPUTarget("cuda", capability, WARP),
            options={**kernel["options"], **module.register_options(kernel), "launch_pdl": overlapping},
        )
        out.append((kernel["function"].fn.__name__, compiled))
    return out


def compile_ahead(modules: Sequence[str], capability: int) -> list[list[tuple[str, int]]]:
    """For each module (its text), each kernel's name and bytes of shared memory, compiled for `sm_<capability>` in one process.

    Raises `LoweringError` with the compiler's last line when a kernel does not compile, and when its code reads what nothing
    wrote (`machine_code`).
    """
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder) / f"module_{i}.py" for i in range(len(modules))]
        for path, text in zip(paths, modules, strict=True):
            path.write_text(text, encoding="utf-8")
        environment = {**os.environ, "TRITON_INTERPRET": "0"}
        command = [sys.executable, "-m", "mirage_ir.lowering.triton.compile_ahead", str(capability), *map(str, paths)]
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        lines = done.stderr.strip().splitlines()
        raise LoweringError(f"Triton does not compile a kernel for sm_{capability}: {lines[-1] if lines else done.returncode}")
    return [[(name, shared) for name, shared in json.loads(line)] for line in done.stdout.splitlines()]


def disassembler() -> Path:
    """The nvdisasm that Triton brings."""
    import triton

    return Path(triton.__file__).parent / "backends" / "nvidia" / "bin" / "nvdisasm"


def main() -> None:
    capability, *paths = sys.argv[1:]
    modules = [compile_kernels(Path(path), int(capability)) for path in paths]
    kernels = [kernel for module in modules for kernel in module]
    architecture = f"SM{capability}{'a' if int(capability) >= HOPPER else ''}"
    texts = disassembled([compiled.asm["cubin"] for _, compiled in kernels], architecture, disassembler())
    for (name, _), text in zip(kernels, texts, strict=True):
        if wrong := unwritten_registers(text):
            sys.exit(f"ptxas left out what {len(wrong)} instructions of {name} read, such as {wrong[0]}")
    for module in modules:
        print(json.dumps([(name, compiled.metadata.shared) for name, compiled in module]))


if __name__ == "__main__":
    main()
