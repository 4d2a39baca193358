"""Targets of the tool that write the public program of a module, in whatever language."""

from __future__ import annotations

import sys
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import IO, ClassVar

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.utils.target import Target

from mirage_ir.decompose import Decomposed
from mirage_ir.dialects.bridge import program_from_func
from mirage_ir.dialects.candidate_attributes import PYTORCH, read_program, target_of
from mirage_ir.dialects.diagnostics import FailedOn, blaming, warning
from mirage_ir.dialects.functions import elsewhere, emitted, left_out
from mirage_ir.dialects.sized_choices import programs_of, read_choices
from mirage_ir.dialects.sizes import sized_functions, sized_program
from mirage_ir.dialects.workloads import source_of
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.module.pytorch import PyTorchWay, emit_pytorch_module
from mirage_ir.sized.choice import SizedChoice
from mirage_ir.sized.family import SizedProgram
from mirage_ir.target import DEFAULT_TARGET, Machine
from mirage_ir.target.machines import machine


@dataclass(frozen=True)
class ProgramTarget(Target):
    """Writes the module's one public function made of mugraph operators.

    Its source, which a self-check compares with, is the function that its attribute `mugraph.source` names, or itself without one.
    Launches fit the machine called `target`, by default the one that the program was selected for. A warning on standard error
    names each other public function.
    """

    written: ClassVar[str]
    """What is written, with its article: "a Triton module"."""

    target: str | None = None

    def emit(self, ctx: Context, module: ModuleOp, output: IO[str]) -> None:
        """Raises a `MirageError`, with nothing written, when there is no such function or several, or it cannot be expressed.

        A function that PyTorch computes faster by itself (`mugraph.pytorch`) becomes a module that calls PyTorch.
        """
        found = emitted(module)
        if not found:
            raise FailedOn(module, "nothing to emit: no public function consists of mugraph operators alone" + elsewhere(module))
        if len(found) > 1:
            names = ", ".join(f"@{f.sym_name.data}" for f in found)
            raise FailedOn(found[1], f"{self.written} holds one program, but {names} are public: make the others private")
        (func,) = found
        goal = machine(self.target or target_of(func) or DEFAULT_TARGET)
        if func in sized_functions(module):
            output.write(self._sized(module, func, goal))
            return
        way = pytorch_of(func)
        if way is not None:
            with blaming(func):
                output.write(emit_pytorch_module(program_from_func(func), way))
            return
        program = read_program(func, libraries=True)
        source = source_of(module, func)
        original = read_program(func if source is None else source)
        with blaming(func):
            text = self.text(func, program, original, goal)
        for other, reason in left_out(module):
            where = self.written.split(" ", 1)[1]
            print(warning(other, f"@{other.sym_name.data} is not in the {where}: {reason}"), file=sys.stderr)
        output.write(text)

    def _sized(self, module: ModuleOp, func: FuncOp, goal: Machine) -> str:
        """What is written for a function whose sizes are symbols."""
        source = sized_program(func)
        choices = read_choices(module, func, source)
        self.check_programs(programs_of(module, func))
        if not choices:
            raise FailedOn(func, "it has symbolic sizes and no programs for them: run mugraph-superoptimize first")
        with blaming(func):
            return self.sized_text(source, choices, goal)

    def check_programs(self, programs: Sequence[FuncOp]) -> None:
        """Raises a `MirageError` for a program for all sizes that holds more than the target can keep to."""

    @abstractmethod
    def sized_text(self, source: SizedProgram, choices: Sequence[SizedChoice], machine: Machine) -> str:
        """What is written for a function's programs for all sizes."""

    @abstractmethod
    def text(self, func: FuncOp, program: Decomposed, source: Decomposed, machine: Machine) -> str:
        """What is written for a function's program and its source."""


def pytorch_of(func: FuncOp) -> PyTorchWay | None:
    """How PyTorch is to compute a function by itself; None where it is not. Raises `FailedOn` for an unknown way."""
    written = func.attributes.get(PYTORCH)
    if written is None:
        return None
    try:
        return PyTorchWay(written.data if isinstance(written, StringAttr) else "")
    except ValueError:
        known = ", ".join(repr(way.value) for way in PyTorchWay)
        raise FailedOn(func, LoweringError(f"'{PYTORCH}' is one of {known}")) from None
