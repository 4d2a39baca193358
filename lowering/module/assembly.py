"""The parts of an emitted module that depend on its program, whatever language its kernels are in."""

from __future__ import annotations

from collections.abc import Sequence

from mirage_ir.check import infer_program
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.module.host import TORCH_DTYPES, Host
from mirage_ir.numerics.draws import choose_draws
from mirage_ir.program import Program

SELF_CHECK_TOLERANCE = 5e-3
"""Largest relative error (norm of the difference over norm of the reference) that the self-check accepts."""


def check_alike(program: Program, source: Program) -> None:
    """Raises `LoweringError` unless both have the same inputs and outputs, and some of each."""
    wanted, types = infer_program(source), infer_program(program)
    for what, ours, theirs in (
        ("inputs", program.inputs, source.inputs),
        ("outputs", [types[v].shape for v in program.outputs], [wanted[v].shape for v in source.outputs]),
    ):
        if not ours:
            raise LoweringError(f"'{program.name}' has no {what}: there is nothing to run")
        if ours != theirs:
            raise LoweringError(f"'{program.name}' and its source '{source.name}' have different {what}")


def title(program: Program, host: Host) -> str:
    """The program's name and parameters."""
    parameters = ", ".join(f"{name}: {type}" for name, type in zip(host.inputs, program.inputs, strict=True))
    return f"{program.name}({parameters})"


def inputs_text(source: Program, names: Sequence[str]) -> str:
    """The module's INPUTS and TOLERANCE; `names` are what its inputs are called."""
    lines = [
        f"TOLERANCE = {SELF_CHECK_TOLERANCE}",
        "# Name, shape and dtype; for the self-check: standard deviation, and whether all entries are positive.",
        "INPUTS = [",
    ]
    for name, type, drawn in zip(names, source.inputs, choose_draws(source), strict=True):
        lines.append(f'    ("{name}", {type.shape}, {TORCH_DTYPES[type.dtype]}, {drawn.deviation!r}, {drawn.positive}),')
    return "\n".join([*lines, "]\n"])


def run_text(name: str, host: Host) -> str:
    """The function `run`, and what it calls once it has checked its inputs."""
    returned = "a tensor" if len(host.outputs) == 1 else f"a tuple of {len(host.outputs)} tensors"
    guard = ["    with torch.cuda.device_of(inputs[0]):"] if host.names else []
    lines = [
        "def run(*inputs):",
        f'    """{name}: takes tensors of any strides, returns {returned}."""',
        "    check_inputs(inputs)",
        *guard,
        f"{'    ' * len(guard)}    return computed(*inputs)",
        "",
        "",
        f"def computed({', '.join(host.inputs)}):",
        *(f"    {line}" for line in host.lines),
        f"    return {', '.join(host.outputs)}",
    ]
    return "\n".join([*lines, ""])
