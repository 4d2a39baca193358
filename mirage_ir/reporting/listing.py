"""A program as lines of text, and numbers and sizes as people read them."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10

from mirage_ir.check import infer_program
from mirage_ir.pipeline.acceptance import NO_CHANCE_LOG2
from mirage_ir.program import Apply, Program, numbered
from mirage_ir.reporting.drawing import spelled_type


def listing(program: Program) -> str:
    """The operators of a program of operators alone, one a line with its result's type. Raises `ProgramError`."""
    types = infer_program(program)
    first = len(program.inputs)
    names = list(program.input_names or (f"arg{i}" for i in range(first)))
    lines: list[str] = []
    for value, node in numbered(first, program.nodes):
        assert isinstance(node, Apply)
        names.append(f"v{value - first}")
        attributes = [f"{name}={value}" for name, value in node.attrs]
        lines.append(f"{names[-1]} = {node.op}({', '.join([*(names[v] for v in node.operands), *attributes])})")
    width = max(map(len, lines), default=0)
    typed = [f"{line:<{width}}  {spelled_type(types[first + n])}" for n, line in enumerate(lines)]
    return "\n".join([*typed, f"return {', '.join(names[v] for v in program.outputs)}"])


def spelled_us(us: float | None) -> str:
    """Microseconds with one decimal from 100 on and two below; a dash where nothing is known."""
    return "–" if us is None else f"{us:,.1f}" if us >= 100 else f"{us:.2f}"


def spelled_column(times: Sequence[float | None]) -> list[str]:
    """Microseconds below each other: two decimals, and one where some are a thousand or more."""
    digits = 1 if max((us for us in times if us is not None), default=0.0) >= 1000 else 2
    return ["–" if us is None else f"{us:,.{digits}f}" for us in times]


def spelled_error(error: float) -> str:
    """A relative error with two digits: `2.1 · 10⁻⁴`."""
    if error != error:
        return "–"
    if error == 0:
        return "0"
    power = floor(log10(error))
    digits = f"{error / 10**power:.1f}"
    if digits == "10.0":
        digits, power = "1.0", power + 1
    return f"{digits} · 10{superscript(power)}"


def superscript(number: int) -> str:
    """A number in raised digits: `⁻⁴`."""
    return str(number).translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))


def spelled_chance(bound_log2: float) -> str:
    """A bound on a chance as a whole power of two, rounded up: `2⁻⁶⁷` for 2 to the -67.6; 0 where an error is impossible."""
    return "0" if bound_log2 <= NO_CHANCE_LOG2 else f"2{superscript(ceil(bound_log2))}"


def spelled_si(value: float, unit: str) -> str:
    """A number with a decimal prefix and three digits: `50.4 M` with the unit behind."""
    for scale, prefix in ((1e15, "P"), (1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k")):
        if abs(value) >= 0.9995 * scale:
            return f"{value / scale:.3g} {prefix}{unit}"
    return f"{value:.3g} {unit}".rstrip()
