"""Text of upstream MLIR, compiled by IREE for this CPU and run: for benchmarks and tests. Needs the extra `mlir`."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]

FORALL_TO_FOR = "--iree-preprocessing-pass-pipeline=builtin.module(util.func(iree-codegen-forall-to-for))"
"""iree-compile crashes on `scf.forall` in a function (iree-org/iree issue 24775) unless this pass of IREE runs first."""


class Runner:
    """The functions of a module, compiled."""

    def __init__(self, text: str) -> None:
        compiler: Any = importlib.import_module("iree.compiler")
        runtime: Any = importlib.import_module("iree.runtime")
        flags = ["--iree-llvmcpu-target-cpu=host", *([FORALL_TO_FOR] if "scf.forall" in text else [])]
        flat = compiler.compile_str(text, target_backends=["llvm-cpu"], extra_args=flags)
        config = runtime.Config("local-sync")
        self.functions = runtime.load_vm_module(runtime.VmModule.copy_buffer(config.vm_instance, flat), config)

    def run(self, name: str, inputs: Sequence[Array]) -> list[Array]:
        """The results of a function, as arrays."""
        found = self.functions[name](*inputs)
        return [np.asarray(x.to_host()) for x in (found if isinstance(found, tuple) else (found,))]
