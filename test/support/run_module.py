"""Runs an emitted Triton module on given inputs, in a process of its own, and compares the result with an expected one.

On a GPU when there is one, else in Triton's interpreter, which must be chosen before Triton is imported.
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

import numpy as np

LAYOUTS = ("contiguous", "transposed")


class Failure(Exception):
    """A command that did not succeed, with what it said."""


def relative_errors(module: Path, inputs: Sequence[Any], expected: Any) -> dict[str, float]:
    """Norm of the difference over norm of `expected`, for contiguous and for transposed inputs. Raises `Failure`."""
    with tempfile.TemporaryDirectory(prefix="mirage_ir_") as folder:
        paths = [Path(folder) / f"{i}.npy" for i in range(len(inputs) + 1)]
        for path, array in zip(paths, [expected, *inputs], strict=True):
            np.save(path, array)
        done = subprocess.run([sys.executable, __file__, str(module), *map(str, paths)], capture_output=True, text=True)
    if done.returncode:
        raise Failure(f"{module.name} failed:\n{done.stdout}{done.stderr}")
    return json.loads(done.stdout.splitlines()[-1])


def main(module_path: str, *array_paths: str) -> None:
    import torch

    gpu = torch.cuda.is_available()
    if not gpu:
        os.environ["TRITON_INTERPRET"] = "1"
    torch.use_deterministic_algorithms(True, warn_only=True)  # which fills new memory with NaN: what nobody writes is seen
    if not gpu:
        # An index that overflows shows in what is read or written; to check every sum and product for it takes half the time.
        from triton.runtime.interpreter import InterpreterOptions, interpreter_builder

        interpreter_builder.options = InterpreterOptions(sanitize_overflow=False)
    spec = importlib.util.spec_from_file_location("emitted", module_path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    expected, *inputs = (torch.from_numpy(np.load(path)).to("cuda" if gpu else "cpu") for path in array_paths)
    found: dict[str, float] = {}
    for layout in LAYOUTS:
        moved = [x.mT.contiguous().mT if layout == "transposed" and x.ndim > 1 else x for x in inputs]
        results = module.run(*moved)
        result = results[0] if isinstance(results, list | tuple) else results
        assert result.shape == expected.shape, f"shape {tuple(result.shape)}, not {tuple(expected.shape)}"
        error = float((result.double() - expected).norm() / expected.norm())
        found[layout] = error if error == error else float("inf")
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
