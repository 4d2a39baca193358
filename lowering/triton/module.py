"""A program as one Python module that needs only torch and triton: kernels, `run`, a float64 reference, a self-check."""

from __future__ import annotations

from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.triton.host import TORCH_DTYPES, Host
from mirage_ir.lowering.triton.reference import reference_text
from mirage_ir.lowering.triton.rules import HELPERS
from mirage_ir.lowering.triton.template import HEADER, LOOP_SUPPORT, RAGGED_SUPPORT, RUN_SUPPORT, SELF_CHECK
from mirage_ir.numerics.draws import choose_draws
from mirage_ir.program import Program
from mirage_ir.target import Machine

SELF_CHECK_TOLERANCE = 5e-3
"""Largest relative error (norm of the difference over norm of the reference) that the self-check accepts."""


def emit_module(program: Decomposed, source: Decomposed, *, machine: Machine) -> str:
    """The text of a Python module that runs `program` and, as a script, checks itself against `source`.

    Both have the same inputs and outputs. Each block graph becomes a Triton kernel with launch options that fit `machine`;
    kernel-level operators become torch calls, and views of tensors. Raises `ProgramError` for a program that is not well formed,
    `LoweringError` for one that Triton cannot express.
    """
    wanted, types = infer_program(source), infer_program(program)
    for what, ours, theirs in (
        ("inputs", program.inputs, source.inputs),
        ("outputs", [types[v].shape for v in program.outputs], [wanted[v].shape for v in source.outputs]),
    ):
        if not ours:
            raise LoweringError(f"'{program.name}' has no {what}: there is nothing to run")
        if ours != theirs:
            raise LoweringError(f"'{program.name}' and its source '{source.name}' have different {what}")
    host = Host(program, machine)
    parameters = ", ".join(f"{name}: {type}" for name, type in zip(host.inputs, program.inputs, strict=True))
    helpers = sorted({name for launched in host.kernels for name in launched.kernel.helpers})
    parts = [
        HEADER.replace("TITLE", f"{program.name}({parameters})").replace("MACHINE", machine.name),
        _inputs(source, host),
        *(HELPERS[name] for name in helpers),
        *(launched.kernel.text for launched in host.kernels),
        "\n".join(["KERNELS = [", *(line for launched in host.kernels for line in launched.entry()), "]\n"]),
        RUN_SUPPORT,
        *([LOOP_SUPPORT] if any(launched.kernel.counts for launched in host.kernels) else []),
        *([RAGGED_SUPPORT] if any(launched.kernel.ragged for launched in host.kernels) else []),
        _run(program.name, host),
        reference_text(source),
        SELF_CHECK,
    ]
    return "\n\n".join(parts)


def _inputs(source: Program, host: Host) -> str:
    lines = [
        f"TOLERANCE = {SELF_CHECK_TOLERANCE}",
        "# Name, shape and dtype; for the self-check: standard deviation, and whether all entries are positive.",
        "INPUTS = [",
    ]
    for name, type, drawn in zip(host.inputs, source.inputs, choose_draws(source), strict=True):
        lines.append(f'    ("{name}", {type.shape}, {TORCH_DTYPES[type.dtype]}, {drawn.deviation!r}, {drawn.positive}),')
    return "\n".join([*lines, "]\n"])


def _run(name: str, host: Host) -> str:
    returned = "a tensor" if len(host.outputs) == 1 else f"a tuple of {len(host.outputs)} tensors"
    body = [f'"""{name}: takes tensors of any strides, returns {returned}."""', "check_inputs(inputs)"]
    body.append(f"{', '.join(host.inputs)}{',' if len(host.inputs) == 1 else ''} = inputs")
    if host.kernels:
        body += [f"with torch.cuda.device_of({host.inputs[0]}):", *(f"    {line}" for line in host.lines)]
    else:
        body += host.lines
    body.append(f"return {', '.join(host.outputs)}")
    return "\n".join(["def run(*inputs):", *(f"    {line}" for line in body)]) + "\n"
