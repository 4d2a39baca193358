"""`mi.report`: a page about kernels, and where their facts are."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from mirage_ir.api.kernel import Executable, Kernel, Kernels, SavedKernel
from mirage_ir.api.sized_kernel import SizedKernel
from mirage_ir.atomic import write_files
from mirage_ir.errors import LoweringError, MirageError, ProgramError

if TYPE_CHECKING:
    from mirage_ir.reporting.facts import EmittedText, Measurement, ProgramFacts, SizedFacts
    from mirage_ir.runtime.tune import Tuning


def report(kernel: Executable | Kernels | SizedKernel, path: str | os.PathLike[str]) -> None:
    """Writes one HTML page about a kernel, or about the first of several, to `path`: all of it or, on an error, nothing.

    It loads nothing, and says what is known: drawings before and after, proof, candidates, times against the machine's ceilings,
    the search, errors, the emitted source (docs/report.md). Raises `ProgramError` for anything that is no kernel, `LoweringError`
    when the file cannot be written.
    """
    from mirage_ir.reporting.facts import ReportFacts
    from mirage_ir.reporting.page import page

    facts = facts_of(kernel)
    try:
        write_files({os.fspath(path): page(ReportFacts(facts.name, (facts,)))})
    except OSError as error:
        raise LoweringError(f"cannot write {Path(path)}: {error.strerror}") from None


def facts_of(kernel: Executable | Kernels | SizedKernel) -> ProgramFacts | SizedFacts:
    """The facts about a kernel, or about the first of several. Raises `ProgramError` for anything that is no kernel."""
    if isinstance(kernel, Kernels):
        return kernel_facts(kernel[0])
    if isinstance(kernel, SizedKernel):
        from mirage_ir.reporting.gather_sized import gather_sized

        return gather_sized(kernel.result, kernel.machine, [_triton(kernel)])
    if isinstance(kernel, Executable):  # pyright: ignore[reportUnnecessaryIsInstance]
        return kernel_facts(kernel)
    raise ProgramError(f"a report is about a kernel, not a value of type {type(kernel).__name__}")


def kernel_facts(kernel: Executable) -> ProgramFacts:
    """The facts about a kernel. A saved one is not verified for it."""
    from mirage_ir.pipeline.candidate import Candidate
    from mirage_ir.reporting.facts import EmittedText
    from mirage_ir.reporting.gather import Subject, gather

    texts = (_triton(kernel), EmittedText("The result as MLIR", str(kernel)))
    name, machine, written = kernel.program.name, kernel.machine, kernel.original
    if not isinstance(kernel, Kernel):
        saved = ("It was read from a file.",) if isinstance(kernel, SavedKernel) else ()
        chosen = Candidate(kernel.program, kernel.cost_us, machine.name)
        return gather(Subject(name, machine, written, chosen, texts=texts, notes=saved))
    result, tuning = kernel.result, kernel.tuning
    others = () if result is None else tuple(c for c in result.candidates if c is not kernel.candidate)
    history = () if result is None else result.history
    measured = () if tuning is None else tuning.candidates
    taken = None if tuning is None else measurement_of(tuning)
    return gather(Subject(name, machine, written, kernel.candidate, others, history, measured, taken, texts))


def measurement_of(tuning: Tuning) -> Measurement:
    """What a report says of measuring."""
    from mirage_ir.reporting.facts import Measurement

    return Measurement(tuning.device, tuning.pytorch, tuning.failed)


def _triton(kernel: Executable | SizedKernel) -> EmittedText:
    from mirage_ir.reporting.facts import EmittedText

    try:
        from mirage_ir.lowering.mixed.module import module_kind

        kind = module_kind(kernel.program) if isinstance(kernel, Executable) else "Triton module"
        return EmittedText(kind, kernel.source)
    except MirageError as error:
        return EmittedText("Triton module", None, str(error))
