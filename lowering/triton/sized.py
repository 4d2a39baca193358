"""A module that runs at all sizes of its symbols: a few programs, each for boxes of sizes.

A program is emitted at a sample of sizes (`mirage_ir.lowering.samples`): what is printed of its extents are expressions of the
kernel's arguments.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mirage_ir.decompose import Decomposed
from mirage_ir.lowering.module.assembly import SELF_CHECK_TOLERANCE
from mirage_ir.lowering.module.host import TORCH_DTYPES
from mirage_ir.lowering.module.names import identifier
from mirage_ir.lowering.module.reference import reference_text
from mirage_ir.lowering.samples import at_samples, check_same, sample_sizes
from mirage_ir.lowering.triton.host import TRITON_NAMES, TritonHost
from mirage_ir.lowering.triton.kernel import SHORT_LOOP
from mirage_ir.lowering.triton.rules import HELPERS
from mirage_ir.lowering.triton.run_time_sizes import ALIGNMENT
from mirage_ir.lowering.triton.sized_template import SIZED_RUN, SIZED_SELF_CHECK, SIZED_SUPPORT
from mirage_ir.lowering.triton.template import HEADER, LOOP_SUPPORT, RAGGED_SUPPORT
from mirage_ir.numerics.draws import Draw, choose_draws
from mirage_ir.sized.choice import SizedChoice
from mirage_ir.sized.extent import is_symbolic, next_prime
from mirage_ir.sized.family import SizedProgram
from mirage_ir.target import Machine

CHECKED_ABOVE = 70
"""How much larger than the least sizes of a box the others are at which a module checks itself: more than one tile."""
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
    counted = any(launched.kernel.counts for launched in kernels)
    parts = [
        HEADER.replace("TITLE", _title(renamed, first)).replace("MACHINE", machine.name),
        _inputs(renamed, choices, first, draws),
        *(HELPERS[name] for name in helpers),
        *(launched.kernel.text for launched in kernels),
        "\n".join(["KERNELS = [", *(line for launched in kernels for line in launched.entry()), "]\n"]),
        SIZED_SUPPORT.replace("ALIGNMENT", str(ALIGNMENT)),
        *([LOOP_SUPPORT] if counted else []),
        RAGGED_SUPPORT,
        *{name: text for host in hosts for name, text in host.functions.items()}.values(),
        *(_run_text(f"run{n}", names, host) for n, host in enumerate(hosts)),
        _choice_text(renamed, choices),
        reference_text(renamed.sampled(sample_sizes(renamed)), names),
        SIZED_SELF_CHECK,
    ]
    return "\n\n".join(parts)


def check_emits(source: SizedProgram, program: Decomposed, machine: Machine) -> None:
    """Raises `LoweringError` or `ProgramError` where a program cannot be emitted for all sizes."""
    _host(_readable(source), SizedChoice(program, (), {}), 0, 0, machine)


def _readable(source: SizedProgram) -> SizedProgram:
    """The program with names of symbols that mean nothing else in a module."""
    taken = set(KERNEL_NAMES)
    names = {symbol.name: identifier(symbol.name, taken, TRITON_NAMES) for symbol in source.symbols}
    return source.renamed(names)


def _host(source: SizedProgram, choice: SizedChoice, number: int, before: int, machine: Machine) -> TritonHost:
    """The launches of a program, whose text is the same at two samples."""
    program = Decomposed(replace(choice.program, name=f"{choice.program.name}{number}", input_names=source.sample.input_names))
    fixed = [launched.launch for launched in TritonHost(program, machine).kernels]
    names = [symbol.name for symbol in source.symbols]
    made = [TritonHost(at, machine, names, fixed, before) for at in at_samples(source, program, SHORT_LOOP)]
    one, other = ([*host.lines, *(launched.kernel.text for launched in host.kernels)] for host in made)
    check_same(choice.program.name, one, other)
    return made[0]


def _title(source: SizedProgram, host: TritonHost) -> str:
    """The program's name, parameters and ranges."""
    parameters = ", ".join(f"{name}: {type}" for name, type in zip(host.inputs, source.sample.inputs, strict=True))
    return f"{source.sample.name}({parameters}), {', '.join(map(str, source.symbols))}"


def _inputs(source: SizedProgram, choices: Sequence[SizedChoice], host: TritonHost, draws: Sequence[Draw]) -> str:
    """The module's TOLERANCE, SYMBOLS, INPUTS and CHECKED."""
    lines = [
        f"TOLERANCE = {SELF_CHECK_TOLERANCE}",
        "# Name, least and largest size.",
        f"SYMBOLS = {_show([(symbol.name, symbol.least, symbol.most) for symbol in source.symbols])}",
        "# Name, shape and dtype; for the self-check: standard deviation, and whether all entries are positive.",
        "INPUTS = [",
    ]
    for name, type, drawn in zip(host.inputs, source.sample.inputs, draws, strict=True):
        shape = tuple(str(e) if is_symbolic(e) else e for e in type.shape)
        lines.append(f"    ({_show(name)}, {_show(shape)}, {TORCH_DTYPES[type.dtype]}, {drawn.deviation!r}, {drawn.positive}),")
    lines += ["]", "# The sizes of the self-check.", f"CHECKED = {_show(_checked(source, choices))}"]
    return "\n".join([*lines, ""])


def _checked(source: SizedProgram, choices: Sequence[SizedChoice]) -> list[tuple[int, ...]]:
    """For each program, the least sizes of its first box, and sizes somewhat larger that no tile divides."""
    found: list[tuple[int, ...]] = []
    for choice in choices:
        box = choice.boxes[0]
        found.append(tuple(least for least, _ in box))
        found.append(tuple(min(next_prime(least + CHECKED_ABOVE), most) for least, most in box))
    return list(dict.fromkeys(found))


def _run_text(name: str, symbols: Sequence[str], host: TritonHost) -> str:
    """The function that launches one program."""
    inputs = ", ".join(host.inputs)
    body = [f"with torch.cuda.device_of({host.inputs[0]}):", *(f"    {line}" for line in host.lines)] if host.names else host.lines
    lines = [*body, f"return {', '.join(host.outputs)}"]
    return "\n".join([f"def {name}({', '.join(symbols)}, {inputs}):", *(f"    {line}" for line in lines)]) + "\n"


def _choice_text(source: SizedProgram, choices: Sequence[SizedChoice]) -> str:
    """The module's PROGRAMS and the function `run`."""
    lines = ["# Boxes of sizes, the least and the largest of each symbol, and what runs there.", "PROGRAMS = ["]
    for number, choice in enumerate(choices):
        lines += [f"    ({box}, run{number})," for box in choice.boxes]
    names = ", ".join(f"{symbol.name} {symbol.least} … {symbol.most}" for symbol in source.symbols)
    return "\n".join([*lines, "]", "", "", SIZED_RUN.replace("NAME", source.sample.name).replace("RANGES", names)])


def _show(value: object) -> str:
    return repr(value).replace("'", '"')
