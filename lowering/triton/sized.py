"""A module that runs at all sizes of its symbols: a few programs, each for boxes of sizes.

A program is emitted at a sample of sizes (`mirage_ir.lowering.samples`): what is printed of its extents are expressions of the
kernel's arguments.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mirage_ir.decompose import Decomposed
from mirage_ir.lowering.module.reference import reference_text
from mirage_ir.lowering.module.sized import choice_text, readable, sized_inputs_text, sized_run_text, sized_title
from mirage_ir.lowering.module.sized_template import SIZED_SELF_CHECK
from mirage_ir.lowering.samples import at_samples, check_same, sample_sizes
from mirage_ir.lowering.triton.host import TRITON_NAMES, TritonHost
from mirage_ir.lowering.triton.kernel import SHORT_LOOP
from mirage_ir.lowering.triton.rules import HELPERS
from mirage_ir.lowering.triton.run_time_sizes import ALIGNMENT
from mirage_ir.lowering.triton.sized_template import SIZED_SUPPORT
from mirage_ir.lowering.triton.template import LOOP_SUPPORT, RAGGED_SUPPORT, SIZED_LAUNCH, header, support
from mirage_ir.numerics.draws import choose_draws
from mirage_ir.sized.choice import SizedChoice
from mirage_ir.sized.family import SizedProgram
from mirage_ir.sized.resize import common_steps, largest_sizes, resize
from mirage_ir.target import Machine

KERNEL_NAMES = frozenset({"out", *(f"out{n}" for n in range(64)), "loop", "full", "sizes", "symbols"})
"""Names in kernels and in modules that no symbol takes."""


def emit_sized_module(source: SizedProgram, choices: Sequence[SizedChoice], *, machine: Machine) -> str:
    """The text of a Python module that runs the program at all sizes, with the choice whose boxes hold them.

    Raises `LoweringError` where the text of a program would not be the same at all sizes, or where Triton cannot express it.
    """
    renamed = _readable(source)
    draws = choose_draws(source.at(choices[0].found))
    hosts: list[TritonHost] = []
    for number, choice in enumerate(choices):
        hosts.append(_host(renamed, choice, number, sum(len(h.kernels) for h in hosts), machine))
    names = [symbol.name for symbol in renamed.symbols]
    first = hosts[0]
    kernels = [launched for host in hosts for launched in host.kernels]
    helpers = sorted({name for launched in kernels for name in launched.kernel.helpers})
    boxes = any(launched.kernel.boxes for launched in kernels)
    counted = any(launched.kernel.counts for launched in kernels)
    parts = [
        header(sized_title(renamed, first), machine.name, boxes),
        sized_inputs_text(renamed, choices, first, draws),
        *(HELPERS[name] for name in helpers),
        *(launched.kernel.text for launched in kernels),
        "\n".join(["KERNELS = [", *(line for launched in kernels for line in launched.entry(sized=True)), "]\n"]),
        support(SIZED_LAUNCH, boxes) + SIZED_SUPPORT.replace("ALIGNMENT", str(ALIGNMENT)),
        *([LOOP_SUPPORT] if counted else []),
        RAGGED_SUPPORT,
        *{name: text for host in hosts for name, text in host.functions.items()}.values(),
        *(sized_run_text(f"run{n}", names, host) for n, host in enumerate(hosts)),
        choice_text(renamed, choices),
        reference_text(renamed.sampled(sample_sizes(renamed)), names),
        SIZED_SELF_CHECK,
    ]
    return "\n\n".join(parts)


def check_emits(source: SizedProgram, program: Decomposed, machine: Machine) -> None:
    """Raises `LoweringError` or `ProgramError` where a program cannot be emitted for all sizes."""
    _host(_readable(source), SizedChoice(program, (), {}), 0, 0, machine)


def _readable(source: SizedProgram) -> SizedProgram:
    return readable(source, TRITON_NAMES, set(KERNEL_NAMES))


def _host(source: SizedProgram, choice: SizedChoice, number: int, before: int, machine: Machine) -> TritonHost:
    """The launches of a program, whose text is the same at two samples."""
    name = choice.program.name
    program = Decomposed(replace(choice.program, name=f"{name}{number}", input_names=source.sample.input_names))
    choice = replace(choice, program=program)
    fixed = [launched.launch for launched in TritonHost(_at_most(source, choice), machine).kernels]
    names = [symbol.name for symbol in source.symbols]
    made = [TritonHost(at, machine, names, fixed, before) for at in at_samples(source, choice, SHORT_LOOP)]
    one, other = ([*host.lines, *(launched.kernel.text for launched in host.kernels)] for host in made)
    check_same(name, one, other)
    return made[0]


def _at_most(source: SizedProgram, choice: SizedChoice) -> Decomposed:
    """The program at the largest sizes of its boxes, by which its launches are chosen; without boxes, where it was found.

    Tiles are full there, and loops have two iterations at least, as the text has them whatever the sizes are.
    With as many blocks as there may be, several share a multiprocessor's memory. Attention of 2 × 13911 and of 15 × 33753, with 128
    blocks, takes an H100 16.6 and 31.5 µs with the 3 stages that 256 blocks get, and 17.3 and 35.9 with 5.
    """
    if not choice.boxes:
        return choice.program
    own = choice.specialized(source)
    most = {symbol.name: max(box[n][1] for box in choice.boxes) for n, symbol in enumerate(source.symbols)}
    steps, limits = common_steps(choice.program, own.symbolic), largest_sizes(choice.program, own.symbolic)
    full = {name: limits.get(name, max(size, 2 * steps.get(name, 1))) for name, size in most.items()}
    return resize(choice.program, own.at(full).inputs, own.symbolic)
