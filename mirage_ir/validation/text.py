"""A comparison as text: a table of the measures, one of the kernels, and every gap with its reasons."""

from __future__ import annotations

from collections.abc import Sequence

from mirage_ir.reporting.drawing import spelled_bytes
from mirage_ir.target.machines import Machine
from mirage_ir.validation.compare import GAP, MOST_CULPRITS, TOLD_SHARE, Comparison, GapReason
from mirage_ir.validation.priced import PricedProgram
from mirage_ir.validation.stretches import KernelStretch

PERCENT = f"{100 * (GAP - 1):.0f}%"
EXACT = 1e-6
"""µs below which a difference of sums is rounding."""


def comparison_text(found: Comparison, name: str, machine: Machine, given: str = "given", notes: Sequence[str] = ()) -> str:
    """What an engineer reads about the program `name`, of which one side is called `given`; `notes` say what holds of it."""
    kernels, nbytes, us = found.measures
    rows = [
        ("", "kernels", "bytes", "µs"),
        (given, f"{kernels.given:.0f}", spelled_bytes(nbytes.given), f"{us.given:.2f}"),
        ("best known", f"{kernels.best:.0f}", spelled_bytes(nbytes.best), f"{us.best:.2f}"),
        ("times the best", *(f"{m.ratio:.2f}" for m in found.measures)),
    ]
    lines = [f"{name} on {machine.name}, times by the model", *(f"  {note}" for note in notes), "", *_aligned(rows), ""]
    lines += [f"{given}", *_kernels(found.given), "", "best known", *_kernels(found.best), ""]
    return "\n".join([*lines, *_gaps(found), *_stretches(found)])


def _kernels(program: PricedProgram) -> list[str]:
    total = program.us or 1.0
    rows = [("kernel", "bytes", "µs", "share", "computes")]
    for n, kernel in enumerate(program.kernels, 1):
        rows.append((str(n), spelled_bytes(kernel.nbytes), f"{kernel.us:.2f}", f"{100 * kernel.us / total:.0f}%", kernel.computes))
    return _aligned(rows, left=(4,))


def _gaps(found: Comparison) -> list[str]:
    if not found.gaps:
        better = " The given program is the better one: the search found none as good." if found.gap_us < 0 else ""
        return [f"no gap: nothing is more than {PERCENT} above the best known.{better}"]
    wide = ", ".join(f"{m.measure} ({m.ratio:.2f} times)" for m in found.gaps)
    told, rest = told_reasons(found)
    rows = [(f"{r.us:+.2f} µs", _signed(r.nbytes), r.what) for r in told]
    if rest:
        rows.append((f"{sum(r.us for r in rest):+.2f} µs", _signed(sum(r.nbytes for r in rest)), _counted(len(rest))))
    rows.append((f"{_rounded(found.unexplained_us):+.2f} µs", "", f"unexplained{_of_libraries(found)}"))
    rows.append((f"{found.gap_us:+.2f} µs", _signed(sum(r.nbytes for r in found.reasons)), "the difference"))
    return [f"gaps of more than {PERCENT}: {wide}", *_aligned(rows, left=(2,))]


def _stretches(found: Comparison) -> list[str]:
    """The stretches of kernels in which most of the difference is, where there are several."""
    wide = [s for s in found.stretches if s.given_us > GAP * s.best_us]
    if len(found.stretches) < 2 or not wide:
        return []
    wide.sort(key=lambda s: s.best_us - s.given_us)
    rows = [(f"{s.given_us - s.best_us:+.2f} µs", _against(s)) for s in wide]
    return ["", f"stretches of kernels above {PERCENT}", *_aligned(rows, left=(1,))]


def _against(stretch: KernelStretch) -> str:
    ours, theirs = (_numbers(numbers) for numbers in (stretch.given, stretch.best))
    return f"{ours} ({stretch.given_us:.2f} µs) for what the best known does in {theirs or 'none'} ({stretch.best_us:.2f} µs)"


def _numbers(numbers: Sequence[int]) -> str:
    """Numbers of kernels, from 1: `kernels 2–4, 7`."""
    runs: list[list[int]] = []
    for n in numbers:
        if runs and runs[-1][-1] == n:
            runs[-1][-1] = n + 1
        else:
            runs.append([n + 1, n + 1])
    words = ", ".join(str(a) if a == b else f"{a}–{b}" for a, b in runs)
    return f"kernel{'s' * (len(numbers) > 1)} {words}" if words else ""


def told_reasons(found: Comparison) -> tuple[list[GapReason], list[GapReason]]:
    """The reasons that are told one by one, and the others: those with a small share of the time and of the bytes."""
    us = max(abs(found.gap_us), max((abs(r.us) for r in found.reasons), default=0.0))
    nbytes = max((abs(r.nbytes) for r in found.reasons), default=0)
    told = [r for r in found.reasons if abs(r.us) >= TOLD_SHARE * us or abs(r.nbytes) > max(0.0, 0.5 * nbytes)]
    return told, [r for r in found.reasons if r not in told]


def _of_libraries(found: Comparison) -> str:
    """Whose time the unexplained one is: of kernels of libraries that take padded copies, nobody knows the parts."""
    sides = [(i, n, k.unnamed_us) for i, side in enumerate((found.given, found.best)) for n, k in enumerate(side.kernels, 1)]
    worst = sorted(((i, n, us) for i, n, us in sides if us > EXACT), key=lambda one: (one[0], -one[2]))
    ours, theirs = ([f"kernel {n} {us:.2f}" for i, n, us in worst if i == side][:MOST_CULPRITS] for side in (0, 1))
    if not ours and not theirs:
        return ""
    best = f"; of the best known, {', '.join(theirs) if theirs else 'none'}" if ours or theirs else ""
    return f": libraries' kernels whose operands are padded first, beyond launches and bytes ({', '.join(ours) or 'none'}{best})"


def _rounded(us: float) -> float:
    """Without a rest of rounding, which would be printed with its sign."""
    return 0.0 if abs(us) < EXACT else us


def _counted(count: int) -> str:
    return f"{count} smaller reason{'s' * (count > 1)}"


def _signed(nbytes: float) -> str:
    return ("-" if nbytes < 0 else "+") + spelled_bytes(abs(nbytes)) if nbytes else ""


def _aligned(rows: Sequence[Sequence[str]], left: tuple[int, ...] = (0,)) -> list[str]:
    """Rows of cells in columns, aligned to the right but for the columns in `left`."""
    widths = [max(len(row[c]) for row in rows) for c in range(len(rows[0]))]

    def line(row: Sequence[str]) -> str:
        cells = (cell.ljust(w) if c in left else cell.rjust(w) for c, (cell, w) in enumerate(zip(row, widths, strict=True)))
        return f"  {'  '.join(cells)}".rstrip()

    return [line(row) for row in rows]
