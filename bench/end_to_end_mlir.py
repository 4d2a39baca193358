"""Every program of examples/linalg through mirage-ir and IREE, compared with its float64 reference.

    python bench/end_to_end_mlir.py [NAME...]

Each is compiled by IREE as it is written, and superoptimized; moe is run at an eighth of its size.
Prints the error of each, and the seconds of superoptimizing it. Exit status 1 when one is beyond the tolerance.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "examples"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "support"))

import numpy as np
import references
from iree_runner import Array, Runner

from mirage_ir.embed import superoptimize

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
TOLERANCE = 5e-3


def program(name: str, seed: int) -> tuple[str, list[Array], Array]:
    """The text of an example, inputs, and what its reference makes of these."""
    text = (EXAMPLES / "linalg" / f"{name}.mlir").read_text()
    if name != "moe":
        inputs: list[Any] = list(references.draw(name, 1, seed))
        return text, inputs, references.reference(name, inputs)
    text = text.replace("4096", "512")
    generator = np.random.default_rng(seed)
    inputs = []
    for tensor in references.EXAMPLES[name].inputs:
        shape = tuple(512 if extent == 4096 else extent for extent in tensor.shape(1))
        inputs.append((generator.standard_normal(shape) * tensor.scale(shape)).astype(np.float16))
    return text, inputs, references.reference(name, inputs)


def error(text: str, name: str, inputs: list[Array], wanted: Array) -> float:
    """Norm of the difference over the norm of the reference."""
    (found,) = Runner(text).run(name, inputs)
    return float(np.linalg.norm(found.astype(np.float64) - wanted) / np.linalg.norm(wanted))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", default=list(references.EXAMPLES))
    worst = 0.0
    for name in parser.parse_args().names:
        text, inputs, wanted = program(name, 0)
        started = time.perf_counter()
        fused = superoptimize(text)
        seconds = time.perf_counter() - started
        plain, ours = error(text, name, inputs, wanted), error(fused, name, inputs, wanted)
        print(f"{name}: error {plain:.1e} as written, {ours:.1e} superoptimized in {seconds:.1f} s", flush=True)
        worst = max(worst, plain, ours)
    return 0 if worst < TOLERANCE else 1


if __name__ == "__main__":
    sys.exit(main())
