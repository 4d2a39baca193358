"""Bundles: folders with the candidates for a program as Triton modules, to be measured where there are a GPU, torch and triton.

manifest.json        the list of files, with the SHA-256 of each candidate and of the module
0.py, 1.py, …        the candidates, best by the cost model first
measure.py           measures them and writes timings.json (`mirage_ir.runtime.measure`)
trial.py             builds, checks and times one candidate, for measure.py (`mirage_ir.runtime.trial`)
module.mlir          the program, and the candidates as functions
timings.json         once measured; `mirage_ir.runtime.timings` reads it
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from io import StringIO
from pathlib import Path
from typing import Any

from xdsl.dialects.builtin import ModuleOp
from xdsl.printer import Printer

from mirage_ir.block.cost import graph_work, program_cost
from mirage_ir.block.rows import placed_types
from mirage_ir.check import check_graph_results
from mirage_ir.decompose import Decomposed
from mirage_ir.dialects.candidate_attributes import read_program, target_of
from mirage_ir.dialects.diagnostics import blaming
from mirage_ir.errors import LoweringError, MirageError
from mirage_ir.lowering.mixed.backends import Backend
from mirage_ir.lowering.mixed.module import MeasuredModule, write_measured
from mirage_ir.lowering.module.pytorch import PyTorchWay
from mirage_ir.lowering.triton import reads_inputs
from mirage_ir.program import GraphOp, Program
from mirage_ir.runtime import measure, together, trial
from mirage_ir.runtime.measured import superoptimized
from mirage_ir.target.cost import kernel_cost
from mirage_ir.target.machines import DEFAULT_TARGET, Machine, machine
from mirage_ir.version import VERSION

SCRIPTS = {path.name: path for path in (Path(measure.__file__), Path(together.__file__), Path(trial.__file__))}
"""The scripts that measure a bundle, by name in its folder."""
MEASURED_TOLERANCE = 2e-3
"""Largest relative error of a candidate: norm of the difference over norm of the reference."""


class BundleError(MirageError):
    """A folder that is no bundle, or not the one that is meant."""


def _graph_costs(program: Program, machine: Machine) -> list[tuple[int, float]]:
    """For each graph-defined kernel, in order: the longest range of its for-loops, and its estimated microseconds."""
    types = placed_types(program)
    found: list[tuple[int, float]] = []
    for node in program.nodes:
        if isinstance(node, GraphOp):
            operands = [types[v] for v in node.operands]
            work = graph_work(node, operands, check_graph_results(node, operands))
            found.append((max(node.loops), float(kernel_cost(work, machine))))
    return found


@dataclass(frozen=True, slots=True)
class CudaTried:
    """CUDA kernels that a bundle holds beside Triton's: of the first `candidates`, in the place of each kernel so many of different
    launches."""

    candidates: int
    kernels: int


CUDA_TRIED = CudaTried(8, 2)
"""Those of a bundle that is measured elsewhere."""


def _written(
    source: Decomposed, candidates: Sequence[Decomposed], machine: Machine, cuda: CudaTried | None
) -> list[MeasuredModule | LoweringError]:
    """The modules of candidates, or why there is none. CUDA kernels are compiled side by side: their compiler lets others go on."""

    def write(number: int) -> MeasuredModule | LoweringError:
        tried = cuda.kernels if cuda is not None and number < cuda.candidates else 0
        try:
            return write_measured(candidates[number], source, machine=machine, by_cuda=tried)
        except LoweringError as error:
            return error

    with ThreadPoolExecutor(1 if cuda is None else os.cpu_count()) as pool:
        return list(pool.map(write, range(len(candidates))))


def write_bundle(
    folder: Path,
    source: Decomposed,
    candidates: Sequence[Decomposed],
    ir: str,
    machine: Machine,
    baselines: Mapping[PyTorchWay, str] | None = None,
    cuda: CudaTried | None = None,
) -> list[str]:
    """Writes the bundle of `candidates` for `source`, whole or not at all; `ir` is the module that holds them.

    `source` has the program's name, and each candidate the name of its function in `ir`. `baselines` are modules by which PyTorch
    computes the same: they are measured, too. cuda: CUDA kernels that are measured in the place of Triton's.

    Returns a line for each candidate that is left out: Triton cannot express it; and for each without CUDA kernels that their
    compiler refuses.
    Raises `BundleError` if the folder exists or cannot be written, or no candidate is left.
    """
    check_free(folder)
    files: dict[str, str] = {}
    entries: list[dict[str, Any]] = []
    left_out: list[str] = []
    for number, (candidate, written) in enumerate(zip(candidates, _written(source, candidates, machine, cuda), strict=True)):
        if isinstance(written, LoweringError):
            left_out.append(f"@{candidate.name} is not in the bundle: {written}")
            continue
        if written.refused:
            left_out.append(f"@{candidate.name} has no CUDA kernels in the bundle: {written.refused}")
        name, text = f"{number}.py", written.text
        files[name] = text
        costs = _graph_costs(candidate, machine)
        entries.append(
            {
                "file": name,
                "sha256": sha256(text),
                "candidate": number,
                "function": candidate.name,
                "cost_us": program_cost(candidate, machine),
                "kernels": candidate.kernels,
                "loops": [loop for loop, _ in costs],
                "reads_inputs": reads_inputs(candidate),
                "tuning_order": sorted(range(len(costs)), key=lambda n: -costs[n][1]),
                "by_cuda": written.by_cuda,
            }
        )
    if not entries and not baselines:
        raise BundleError(f"no candidate can be emitted: {left_out[0]}")
    strides = source.strides or (None,) * len(source.inputs)
    manifest = {
        "format": measure.BUNDLE_FORMAT,
        "mirage_ir": VERSION,
        "program": source.name,
        "target": machine.name,
        "source_sha256": sha256(ir),
        "tolerance": MEASURED_TOLERANCE,
        "strides": [None if s is None else list(s) for s in strides],
        "candidates": entries,
        "baselines": [
            {"file": f"pytorch{n}.py", "sha256": sha256(text), "way": way.value}
            for n, (way, text) in enumerate((baselines or {}).items())
        ],
    }
    files.update({f"pytorch{n}.py": text for n, text in enumerate((baselines or {}).values())})
    files["module.mlir"] = ir
    files.update({name: path.read_text(encoding="utf-8") for name, path in SCRIPTS.items()})
    files["manifest.json"] = json.dumps(manifest, indent=1) + "\n"
    _write_folder(folder, files)
    return left_out


def write_module_bundle(folder: Path, module: ModuleOp, backends: Sequence[Backend] = ()) -> tuple[str, int, list[str]]:
    """Writes the bundle of the one superoptimized program of a module, whose candidates are all verified.

    Where `backends` has CUDA, it holds CUDA kernels, too.

    Returns the program's name, how many candidates are in the bundle, and a line for each that Triton cannot express. Raises a
    `MirageError` when the module does not have one such program with its source, and as `write_bundle` does.
    """
    func, group, source = superoptimized(module)
    name = func.sym_name.data
    text = StringIO()
    Printer(stream=text).print_op(module)
    text.write("\n")
    with blaming(func):
        programs = [read_program(f, libraries=True) for f in group]
        original = replace(read_program(source), name=name)
        cuda = CUDA_TRIED if Backend.CUDA in backends else None
        goal = machine(target_of(func) or DEFAULT_TARGET)
        left_out = write_bundle(folder, original, programs, text.getvalue(), goal, cuda=cuda)
    return name, sum(path.stem.isdecimal() for path in folder.glob("*.py")), left_out


def check_free(folder: Path) -> None:
    """Raises `BundleError` when there is something where a bundle is to be written; an empty folder is nothing."""
    if folder.is_symlink() or (folder.exists() and (not folder.is_dir() or any(folder.iterdir()))):
        raise BundleError(f"'{folder}' exists already: a bundle needs a folder of its own")


def sha256(text: str) -> str:
    """The SHA-256 of a text."""
    return hashlib.sha256(text.encode()).hexdigest()


def _write_folder(folder: Path, files: dict[str, str]) -> None:
    """A new folder with these files: it appears when all are written."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        scratch = Path(tempfile.mkdtemp(dir=folder.parent, prefix=f".{folder.name}."))
        try:
            for name, text in files.items():
                (scratch / name).write_text(text, encoding="utf-8")
            os.chmod(scratch, 0o755)
            os.replace(scratch, folder)
        except OSError:
            shutil.rmtree(scratch, ignore_errors=True)
            raise
    except OSError as error:
        raise BundleError(f"cannot write '{folder}': {error.strerror or error}") from None
