"""A comparison as text: a table of the measures, one of the given program's kernels, and every gap with its reasons."""

from __future__ import annotations

from collections.abc import Sequence

from mirage_ir.target.machines import Machine
from mirage_ir.validation.compare import GAP, TOLD_SHARE, Comparison, GapReason
from mirage_ir.validation.priced import PricedProgram

UNITS = ("B", "kB", "MB", "GB")
"""Units of bytes, each 1000 of the one before, as bandwidths are given."""


def comparison_text(found: Comparison, name: str, machine: Machine, *, given: str = "given", best: str = "best known") -> str:
    """What an engineer reads: the sides are called `given` and `best`."""
    kernels, nbytes, us = found.measures
    rows = [
        ("", "kernels", "bytes", "µs"),
        (given, f"{kernels.given:.0f}", in_bytes(nbytes.given), f"{us.given:.2f}"),
        (best, f"{kernels.best:.0f}", in_bytes(nbytes.best), f"{us.best:.2f}"),
        ("times", *(f"{m.ratio:.2f}" for m in found.measures)),
    ]
    lines = [f"{name} on {machine.name}, times by the model", "", *_aligned(rows), ""]
    lines += [f"kernels of the {given} program", *_kernels(found.given), "", f"kernels of the {best}", *_kernels(found.best), ""]
    return "\n".join([*lines, *_gaps(found)])


def _kernels(program: PricedProgram) -> list[str]:
    total = program.us or 1.0
    rows = [("", "bytes", "µs", "share", "computes")]
    for n, kernel in enumerate(program.kernels, 1):
        rows.append((str(n), in_bytes(kernel.nbytes), f"{kernel.us:.2f}", f"{100 * kernel.us / total:.0f}%", kernel.computes))
    return _aligned(rows, left=(4,))


def _gaps(found: Comparison) -> list[str]:
    if not found.gaps:
        return [f"no gap: nothing is more than {100 * (GAP - 1):.0f}% above the best known"]
    wide = ", ".join(f"{m.measure} {m.ratio:.2f} times" for m in found.gaps)
    told, rest = told_reasons(found)
    rows = [(f"{r.us:+.2f} µs", signed_bytes(r.nbytes) if r.nbytes else "", r.what) for r in told]
    if rest:
        rows.append((f"{sum(r.us for r in rest):+.2f} µs", signed_bytes(sum(r.nbytes for r in rest)), f"{len(rest)} smaller reasons"))
    rows.append((f"{found.unexplained_us:+.2f} µs", "", "unexplained"))
    rows.append((f"{found.gap_us:+.2f} µs", signed_bytes(sum(r.nbytes for r in found.reasons)), "the difference"))
    return [f"gaps of more than {100 * (GAP - 1):.0f}%: {wide}", *_aligned(rows, left=(2,))]


def told_reasons(found: Comparison) -> tuple[list[GapReason], list[GapReason]]:
    """The reasons that are told one by one, and the others: those with a small share of the time and of the bytes."""
    us = max(abs(found.gap_us), max((abs(r.us) for r in found.reasons), default=0.0))
    nbytes = max((abs(r.nbytes) for r in found.reasons), default=0)
    told = [r for r in found.reasons if abs(r.us) >= TOLD_SHARE * us or abs(r.nbytes) >= max(1.0, 10 * TOLD_SHARE * nbytes)]
    return told, [r for r in found.reasons if r not in told]


def in_bytes(nbytes: float) -> str:
    """A number of bytes in the largest unit that leaves at least one: `1.05 MB`."""
    size, unit = float(abs(nbytes)), 0
    while size >= 1000 and unit + 1 < len(UNITS):
        size, unit = size / 1000, unit + 1
    return f"{size:.3g} {UNITS[unit]}" if size < 999.5 or unit + 1 == len(UNITS) else f"1 {UNITS[unit + 1]}"


def signed_bytes(nbytes: float) -> str:
    return ("-" if nbytes < 0 else "+") + in_bytes(nbytes)


def _aligned(rows: Sequence[Sequence[str]], left: tuple[int, ...] = ()) -> list[str]:
    """Rows of cells in columns, to the right but for the first column of names and those in `left`."""
    widths = [max(len(row[c]) for row in rows) for c in range(len(rows[0]))]
    names = left or (0,)
    return [
        "  " + "  ".join(cell.ljust(w) if c in names else cell.rjust(w) for c, (cell, w) in enumerate(zip(row, widths, strict=True))).rstrip()
        for row in rows
    ]
