"""A program as one Python module that needs only torch and triton: kernels, `run`, a float64 reference, a self-check."""

from __future__ import annotations

from collections.abc import Sequence

from mirage_ir.decompose import Decomposed
from mirage_ir.lowering.module.assembly import check_alike, inputs_text, run_text, title
from mirage_ir.lowering.module.reference import reference_text
from mirage_ir.lowering.module.template import CHECK_INPUTS, SELF_CHECK
from mirage_ir.lowering.triton.host import TritonHost
from mirage_ir.lowering.triton.rules import HELPERS
from mirage_ir.lowering.triton.template import LAUNCH, LOOP_SUPPORT, RAGGED_SUPPORT, header, support
from mirage_ir.lowering.triton.windows import VECTOR_SUPPORT
from mirage_ir.target import Machine


def emit_module(program: Decomposed, source: Decomposed, *, machine: Machine, measured: bool = False) -> str:
    """The text of a Python module that runs `program` and, as a script, checks itself against `source`.

    Both have the same inputs and outputs. Each block graph becomes a Triton kernel with launch options that fit `machine`;
    kernel-level operators become torch calls, and views of tensors. Raises `ProgramError` for a program that is not well formed,
    `LoweringError` for one that Triton cannot express. measured: the module is to be measured (`TritonHost`).
    """
    check_alike(program, source)
    return module_text(program, source, TritonHost(program, machine, measured=measured))


def module_text(program: Decomposed, source: Decomposed, host: TritonHost, more: Sequence[str] = ()) -> str:
    """The text of the module of a program with this host. more: parts that launches need besides."""
    boxes = any(launched.kernel.boxes for launched in host.kernels)
    helpers = sorted({name for launched in host.kernels for name in launched.kernel.helpers})
    parts = [
        header(title(program, host), host.machine.name, boxes),
        inputs_text(source, host.inputs),
        *(HELPERS[name] for name in helpers),
        *(launched.kernel.text for launched in host.kernels),
        "\n".join(["KERNELS = [", *(line for launched in host.kernels for line in launched.entry()), "]\n"]),
        support(LAUNCH, boxes) + CHECK_INPUTS,
        *more,
        *([LOOP_SUPPORT] if any(launched.kernel.counts for launched in host.kernels) else []),
        *([RAGGED_SUPPORT] if any(launched.kernel.ragged for launched in host.kernels) else []),
        *([VECTOR_SUPPORT] if any(launched.kernel.window is not None for launched in host.kernels) else []),
        *host.functions.values(),
        run_text(program.name, host),
        reference_text(source),
        SELF_CHECK,
    ]
    return "\n\n".join(parts)
