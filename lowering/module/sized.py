"""Modules for all sizes of symbols: what they have in common, whatever language their kernels are in.

A module has a few programs, each for boxes of sizes. `run` reads the sizes off its inputs' shapes and picks one.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from mirage_ir.lowering.module.assembly import SELF_CHECK_TOLERANCE
from mirage_ir.lowering.module.host import TORCH_DTYPES, Host
from mirage_ir.lowering.module.names import identifier
from mirage_ir.lowering.module.sized_template import SIZED_RUN
from mirage_ir.numerics.draws import Draw
from mirage_ir.sized.choice import SizedChoice
from mirage_ir.sized.extent import is_symbolic, next_prime
from mirage_ir.sized.family import SizedProgram

CHECKED_ABOVE = 70
"""How much larger than the least sizes of a box the others are at which a module checks itself: more than one tile."""


def readable(source: SizedProgram, names: Container[str], reserved: set[str]) -> SizedProgram:
    """The program with names of symbols that mean nothing else in a module: neither one of `names`, nor a `reserved` one."""
    taken = set(reserved)
    return source.renamed({symbol.name: identifier(symbol.name, taken, names) for symbol in source.symbols})


def sized_title(source: SizedProgram, host: Host) -> str:
    """The program's name, parameters and ranges."""
    parameters = ", ".join(f"{name}: {type}" for name, type in zip(host.inputs, source.sample.inputs, strict=True))
    return f"{source.sample.name}({parameters}), {', '.join(map(str, source.symbols))}"


def sized_inputs_text(source: SizedProgram, choices: Sequence[SizedChoice], host: Host, draws: Sequence[Draw]) -> str:
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


def sized_run_text(name: str, symbols: Sequence[str], host: Host) -> str:
    """The function that launches one program."""
    inputs = ", ".join(host.inputs)
    lines = [*host.lines, f"return {', '.join(host.outputs)}"]
    return "\n".join([f"def {name}({', '.join(symbols)}, {inputs}):", *(f"    {line}" for line in lines)]) + "\n"


def choice_text(source: SizedProgram, choices: Sequence[SizedChoice]) -> str:
    """The module's PROGRAMS and the function `run`."""
    lines = ["# Boxes of sizes, the least and the largest of each symbol, and what runs there.", "PROGRAMS = ["]
    for number, choice in enumerate(choices):
        lines += [f"    ({box}, run{number})," for box in choice.boxes]
    names = ", ".join(f"{symbol.name} {symbol.least} … {symbol.most}" for symbol in source.symbols)
    return "\n".join([*lines, "]", "", "", SIZED_RUN.replace("NAME", source.sample.name).replace("RANGES", names)])


def _show(value: object) -> str:
    return repr(value).replace("'", '"')
