"""A program as CUDA: a file that stands alone, or one Python module that needs only torch and NVIDIA's driver."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Sequence
from textwrap import wrap

from mirage_ir.decompose import Decomposed
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.cuda.alignment import vector_dims
from mirage_ir.lowering.cuda.compile import compile_cubin, compile_ptx
from mirage_ir.lowering.cuda.emitted import EmittedKernel, Multiply, statements
from mirage_ir.lowering.cuda.host import CudaHost
from mirage_ir.lowering.cuda.plan import KernelPlan
from mirage_ir.lowering.cuda.source import launchers_text, signature, source_text
from mirage_ir.lowering.cuda.template import FILE_HEADER, HEADER, LAUNCH_SUPPORT
from mirage_ir.lowering.module.assembly import check_alike, inputs_text, run_text, title
from mirage_ir.lowering.module.reference import reference_text
from mirage_ir.lowering.module.template import ALLOCATE, CHECK_INPUTS, SELF_CHECK
from mirage_ir.ops import VIEWS
from mirage_ir.program import Apply
from mirage_ir.sized.extent import is_symbolic
from mirage_ir.target import Machine
from mirage_ir.target.machines import HOPPER

LINE = 120
"""Characters of a line of machine code."""


def architecture(machine: Machine) -> str:
    """The architecture that kernels for a machine are compiled for."""
    return f"sm_{machine.capability}{'a' if machine.capability == HOPPER else ''}"


def is_for_hopper(kernel: EmittedKernel) -> bool:
    """Whether a kernel has instructions that only Hopper has."""
    return any(isinstance(s, Multiply) and s.groups for s in statements(kernel.body))


def emit_cuda_file(program: Decomposed, *, machine: Machine, plans: Sequence[KernelPlan] = ()) -> str:
    """The text of a `.cu` file with a program's kernels and the functions that launch them.

    plans: of the kernels, in order; without them, nothing is planned yet. Raises `PlanError` for a plan that no kernel has,
    `ProgramError` for a program that is not well formed, `LoweringError` for one that holds operators outside of graph-defined
    kernels other than views, or that the kernels cannot express.
    """
    host = CudaHost(program, machine, plans)
    check_kernels_alone(program)
    head = module_head(FILE_HEADER, title(program, host), host.kernels, machine)
    return "\n".join([head.rstrip(), *map(described, host.kernels), "", source_text(host.kernels), launchers_text(host.kernels)])


def check_kernels_alone(program: Decomposed) -> None:
    """Raises `LoweringError` for a program that a file without a host cannot hold: one with operators that are no kernel there."""
    for position, node in enumerate(program.nodes):
        if isinstance(node, Apply) and node.op not in VIEWS:
            where = f"operator {position} of '{program.name}', '{node.op}',"
            raise LoweringError(f"{where} is in no graph-defined kernel: a CUDA file holds kernels alone")
    if all(isinstance(node, Apply) for node in program.nodes):
        raise LoweringError(f"'{program.name}' has no graph-defined kernel: there is nothing to write")


def described(kernel: EmittedKernel) -> str:
    """The line of a file's head about a kernel."""
    return f"//   int launch_{kernel.name}(cudaStream_t stream, {signature(kernel)})"


def emit_cuda_module(
    program: Decomposed, source: Decomposed, *, machine: Machine, plans: Sequence[KernelPlan] = (), turns: bool = False
) -> str:
    """The text of a Python module that runs `program` and, as a script, checks itself against `source`.

    Both have the same inputs and outputs. Kernel-level operators become torch calls, and views of tensors. The kernels are compiled
    for `machine`; without instructions that only Hopper has, the driver can compile them for other GPUs. plans: as in
    `emit_cuda_file`. turns: whether two warp groups may take turns, where nothing is planned. Raises `PlanError` for a plan that no
    kernel has, `ProgramError` for a program that is not well formed, `LoweringError` for one that the kernels cannot express, and
    where NVRTC is not installed.
    """
    check_alike(program, source)
    host = CudaHost(program, machine, plans, turns=turns)
    parts = [
        module_head(HEADER, title(program, host), host.kernels, machine),
        inputs_text(source, host.inputs),
        *compiled_text(host.kernels, machine),
        LAUNCH_SUPPORT,
        ALLOCATE,
        CHECK_INPUTS,
        *host.functions.values(),
        run_text(program.name, host),
        reference_text(source),
        SELF_CHECK,
    ]
    return "\n\n".join(parts)


def compiled_text(kernels: Sequence[EmittedKernel], machine: Machine, *, measured: bool = False) -> list[str]:
    """The module's SOURCE, CUBINS and KERNELS. measured: it is for this machine alone, and for tensors that lie as their types say.
    Raises `LoweringError` where NVRTC is not installed."""
    text = source_text(kernels, unaligned=not measured)
    images: dict[str, bytes] = {}
    if kernels:
        images = {architecture(machine): compile_cubin(text, architecture(machine)).cubin}
        if not measured and not any(map(is_for_hopper, kernels)):
            images["ptx"] = compile_ptx(text)
    entries = ["KERNELS = [", *(line for kernel in kernels for line in _entry(kernel)), "]\n"]
    return [f'SOURCE = r"""\n{text}"""\n', _images(images), "\n".join(entries)]


def module_head(text: str, title: str, kernels: Sequence[EmittedKernel], machine: Machine) -> str:
    """The beginning of a file."""
    where = "compute capability 9.0" if any(map(is_for_hopper, kernels)) else "compute capability 8.0 or later"
    text = text.replace("ARCH", architecture(machine).replace("sm_", "compute_")).replace("CODE", architecture(machine))
    return text.replace("MACHINE", machine.name).replace("WHERE", where).replace("TITLE", title)


def _entry(kernel: EmittedKernel) -> list[str]:
    """A kernel's entry in the module's KERNELS."""
    along = vector_dims(kernel)
    return [
        "    {",
        f'        "name": "{kernel.name}",',
        *([] if is_symbolic(kernel.blocks) else [f'        "blocks": {kernel.blocks},']),
        f'        "threads": {kernel.threads},',
        f'        "shared_bytes": {kernel.shared_bytes},',
        "        # For each tensor its contiguous dimension (-1: none is known to be), and the bytes on which its rows lie.",
        f'        "aligned": {[(along[t.name], t.alignment) for t in kernel.tensors]},',
        "    },",
    ]


def _images(images: dict[str, bytes]) -> str:
    lines = ["CUBINS = {"]
    for name, image in images.items():
        code = base64.b85encode(zlib.compress(image, 9)).decode()
        lines += [f'    "{name}": (', *(f'        "{line}"' for line in wrap(code, LINE)), "    ),"]
    return "\n".join([*lines, "}\n"])
