"""The bundle of a module: its superoptimized program and the runners-up, to be measured."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from pathlib import Path

from xdsl.dialects.builtin import ModuleOp
from xdsl.printer import Printer

from mirage_ir.dialects.candidate_attributes import read_program, target_of
from mirage_ir.dialects.diagnostics import blaming
from mirage_ir.runtime.bundle import write_bundle
from mirage_ir.runtime.measured import superoptimized
from mirage_ir.target.machines import DEFAULT_TARGET, machine


def write_module_bundle(folder: Path, module: ModuleOp) -> tuple[str, int, list[str]]:
    """Writes the bundle of the one superoptimized program of a module, whose candidates are all verified.

    Returns the program's name, how many candidates are in the bundle, and a line for each that Triton cannot express. Raises a
    `MirageError` when the module does not have one such program with its source, and as `write_bundle` does.
    """
    func, group, source = superoptimized(module)
    name = func.sym_name.data
    text = StringIO()
    Printer(stream=text).print_op(module)
    text.write("\n")
    with blaming(func):
        programs = [read_program(f) for f in group]
        original = replace(read_program(source), name=name)
        left_out = write_bundle(folder, original, programs, text.getvalue(), machine(target_of(func) or DEFAULT_TARGET))
    return name, len(group) - len(left_out), left_out
