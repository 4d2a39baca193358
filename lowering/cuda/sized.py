"""Programs for all sizes of symbols as CUDA: a file that stands alone, or one Python module. Each is for boxes of sizes.

A program is emitted at a sample of sizes (`mirage_ir.lowering.samples`). Its kernels take the sizes as arguments
(`mirage_ir.lowering.cuda.run_time_sizes`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mirage_ir.decompose import Decomposed
from mirage_ir.errors import LoweringError
from mirage_ir.lowering.cuda.emitted import EmittedKernel
from mirage_ir.lowering.cuda.host import CUDA_NAMES, CudaHost
from mirage_ir.lowering.cuda.launch import MOST_STAGES
from mirage_ir.lowering.cuda.module import check_kernels_alone, compiled_text, described, module_head
from mirage_ir.lowering.cuda.source import launchers_text, source_text
from mirage_ir.lowering.cuda.template import FILE_HEADER, HEADER, LAUNCH_SUPPORT
from mirage_ir.lowering.cuda.text import kernel_text
from mirage_ir.lowering.module.reference import reference_text
from mirage_ir.lowering.module.sized import choice_text, readable, sized_inputs_text, sized_run_text, sized_title
from mirage_ir.lowering.module.sized_template import CHECK_SIZES, SIZED_SELF_CHECK
from mirage_ir.lowering.module.template import ALLOCATE
from mirage_ir.lowering.samples import at_samples, check_same, sample_sizes
from mirage_ir.numerics.draws import choose_draws
from mirage_ir.sized.choice import SizedChoice
from mirage_ir.sized.extent import largest
from mirage_ir.sized.family import SizedProgram
from mirage_ir.target import Machine

MODULE_NAMES = frozenset({"out", *(f"out{n}" for n in range(64)), "blocks", "number", "sizes", "tensors"})
"""Names in kernels, launchers and modules that no symbol takes."""
SIZES_LINE = "// those of one program, which the sizes choose. Sizes follow the tensors; nobody looks whether tensors have them."
"""The end of a file's head, where kernels take sizes."""
MOST_BLOCKS = (1 << 31) - 1
"""Blocks of a launch, at most."""


def emit_sized_cuda_file(source: SizedProgram, choices: Sequence[SizedChoice], *, machine: Machine) -> str:
    """The text of a `.cu` file with the kernels of all programs, and the functions that launch them.

    Raises `LoweringError` as `emit_cuda_file` does, and where the text of a program would not be the same at all sizes.
    """
    source = _readable(source)
    hosts = _hosts(source, choices, machine)
    kernels = [kernel for host in hosts for kernel in host.kernels]
    lines = [module_head(FILE_HEADER, sized_title(source, hosts[0]), kernels, machine).rstrip(), SIZES_LINE]
    for choice, host in zip(choices, hosts, strict=True):
        check_kernels_alone(choice.program)
        boxes = (", ".join(f"{s.name} {a} … {b}" for s, (a, b) in zip(source.symbols, box, strict=True)) for box in choice.boxes)
        lines += [f"// for {'; '.join(boxes)}:", *map(described, host.kernels)]
    return "\n".join([*lines, "", source_text(kernels), launchers_text(kernels)])


def emit_sized_cuda_module(source: SizedProgram, choices: Sequence[SizedChoice], *, machine: Machine) -> str:
    """The text of a Python module that runs the program at all sizes, with the choice whose boxes hold them.

    Raises `LoweringError` as `emit_cuda_module` does, and where the text of a program would not be the same at all sizes.
    """
    draws = choose_draws(source.at(choices[0].found))
    source = _readable(source)
    hosts = _hosts(source, choices, machine)
    names = [symbol.name for symbol in source.symbols]
    kernels = [kernel for host in hosts for kernel in host.kernels]
    parts = [
        module_head(HEADER, sized_title(source, hosts[0]), kernels, machine),
        sized_inputs_text(source, choices, hosts[0], draws),
        *compiled_text(kernels, machine),
        LAUNCH_SUPPORT,
        ALLOCATE,
        CHECK_SIZES,
        *{name: text for host in hosts for name, text in host.functions.items()}.values(),
        *(sized_run_text(f"run{n}", names, host) for n, host in enumerate(hosts)),
        choice_text(source, choices),
        reference_text(source.sampled(sample_sizes(source)), names),
        SIZED_SELF_CHECK,
    ]
    return "\n\n".join(parts)


def check_emits_cuda(source: SizedProgram, program: Decomposed, machine: Machine, *, alone: bool) -> None:
    """Raises `LoweringError` or `ProgramError` where a program cannot be emitted for all sizes; `alone`: without a host."""
    if alone:
        check_kernels_alone(program)
    _host(_readable(source), SizedChoice(program, (), {}), 0, 0, machine)


def _readable(source: SizedProgram) -> SizedProgram:
    return readable(source, CUDA_NAMES, set(MODULE_NAMES))


def _hosts(source: SizedProgram, choices: Sequence[SizedChoice], machine: Machine) -> list[CudaHost]:
    hosts: list[CudaHost] = []
    for number, choice in enumerate(choices):
        hosts.append(_host(source, choice, number, sum(len(host.kernels) for host in hosts), machine))
    return hosts


def _host(source: SizedProgram, choice: SizedChoice, number: int, before: int, machine: Machine) -> CudaHost:
    """The launches of a program, whose text is the same at two samples."""
    name = choice.program.name
    program = Decomposed(replace(choice.program, name=f"{name}{number}", input_names=source.sample.input_names))
    names, choice = [symbol.name for symbol in source.symbols], replace(choice, program=program)
    made = [CudaHost(at, machine, symbols=names, before=before) for at in at_samples(source, choice, MOST_STAGES + 1)]
    one, other = ([*host.lines, *map(kernel_text, host.kernels)] for host in made)
    check_same(name, one, other)
    for kernel in made[0].kernels:
        _check_blocks(kernel)
    return made[0]


def _check_blocks(kernel: EmittedKernel) -> None:
    blocks = largest(kernel.blocks)
    if blocks > MOST_BLOCKS:
        raise LoweringError(f"kernel '{kernel.name}' has {blocks} blocks at the largest sizes, more than a launch takes")
