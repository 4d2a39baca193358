"""The table of `gpu.py`: ours beside PyTorch, speed-ups, floors, geometric means; and the merging of several result files."""

from __future__ import annotations

import json
import math
import os
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from gpu_cases import ROW_MEAN, VIEW_MEAN, all_cases

FORMAT = 1
Result: TypeAlias = dict[str, Any]
"""What is known of a case; {"failure": …} when it could not be run."""

COLUMNS = ("eager", "eager softmax", "compile", "max-autotune", "sdpa flash", "sdpa cudnn", "sdpa efficient", "sdpa math")
"""Sides of PyTorch. A side with more words than one of SDPA's (what else is in it) stands under that one, the fastest of them."""
HEADINGS = ("eager", "softmax", "compile", "autotune", "flash", "cudnn", "effic.", "math")


def write_json(path: Path, data: Any) -> None:
    """Writes a file, whole or not at all."""
    handle, scratch = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    with open(handle, "w", encoding="utf-8") as file:
        file.write(json.dumps(data, indent=1) + "\n")
    os.chmod(scratch, 0o644)
    os.replace(scratch, path)


def merged(files: Sequence[Path]) -> dict[str, Any]:
    """One result file from several; of a case in more than one, the last that did not fail counts. Raises `ValueError`."""
    whole: dict[str, Any] = {"format": FORMAT, "results": {}, "timings": {}}
    for path in files:
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise ValueError(f"{path} holds no results: {error}") from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise ValueError(f"{path} holds no results of format {FORMAT}")
        whole["timings"].update(data["timings"])
        for name, result in data["results"].items():
            if "failure" not in result or name not in whole["results"]:
                whole["results"][name] = result
    return whole


def ours_us(result: Result) -> float | None:
    return result["ours"]["us"] if "ours" in result else None


def best_side(result: Result, copies: bool = False) -> tuple[str, float] | None:
    """The fastest right side of PyTorch and its microseconds; with `copies`, of those too that copy K first."""
    right = [
        (row["us"], name)
        for name, row in result.get("sides", {}).items()
        if row["us"] is not None and (row["counts"] or (copies and name.endswith("on a copy of K")))
    ]
    if not right:
        return None
    us, name = min(right)
    return name, us


def speed_up(result: Result, copies: bool = False) -> float | None:
    ours, best = ours_us(result), best_side(result, copies)
    return None if ours is None or best is None else best[1] / ours


def floor_us(result: Result) -> float | None:
    """What no kernel can beat: its bytes at the measured bandwidth, its flops at the measured rate, or one launch."""
    machine = result.get("machine", {})
    if "bytes_per_second" not in machine:
        return None
    case = result["case"]
    moving, computing = case["bytes"] / machine["bytes_per_second"], case["flops"] / machine["flops_per_second"]
    return max(moving * 1e6, computing * 1e6, machine["launch_us"])


def geometric_mean(numbers: Sequence[float]) -> float:
    return math.exp(math.fsum(map(math.log, numbers)) / len(numbers))


def _number(value: float | None, digits: int = 2) -> str:
    return "-" if value is None else f"{value:.{digits}f}" if value < 1000 else f"{value:.0f}"


def _column(result: Result, column: str) -> str:
    found = [
        (row["us"], name)
        for name, row in result["sides"].items()
        if row["us"] is not None and (name == column or (column.startswith("sdpa") and column in name))
    ]
    if not found:
        return "-"
    us, name = min(found)
    return _number(us, 1) + ("c" if name.endswith("on a copy of K") else "")


def table(results: dict[str, Result]) -> Iterator[str]:
    """The lines of the table, the geometric means, and what failed."""
    wide = [f"{h:>8}" for h in HEADINGS]
    yield (
        f"{'case':15} {'ours':>8} {'noise':>6} {'error':>8} {' '.join(wide)} {'best':>8} {'speed-up':>8} {'floor':>7} "
        f"{'ours/floor':>10} best of PyTorch"
    )
    order = list(all_cases())
    notes: list[str] = []
    for name in sorted(results, key=lambda n: order.index(n) if n in order else len(order)):
        result = results[name]
        if "failure" in result:
            notes.append(f"{name}: {result['failure']}")
            continue
        ours, best, floor = result["ours"], best_side(result), floor_us(result)
        mark = ("" if result["measured"] else "*") + ("" if result["case"]["verified"] else "?")
        ratio = None if floor is None or ours["us"] is None else ours["us"] / floor
        error = "-" if ours["error"] is None else f"{ours['error']:.1e}"
        cells = " ".join(f"{_column(result, c):>8}" for c in COLUMNS)
        yield (
            f"{name:15} {_number(ours['us']) + mark:>8} {_number(ours['noise']):>6} {error:>8} {cells} "
            f"{_number(best and best[1]):>8} {_number(speed_up(result)):>8} {_number(floor):>7} {_number(ratio):>10} "
            f"{best[0] if best else 'none'}"
        )
        notes += _notes(name, result)
    yield (
        "µs a call; c: with a copy of K, which does not count; *: not measured, the cost model's choice; "
        "?: verified at smaller shapes only"
    )
    for mean in (VIEW_MEAN, ROW_MEAN):
        yield from _mean(mean, results)
    yield from notes


def _notes(name: str, result: Result) -> Iterator[str]:
    if result["ours"]["failure"]:
        yield f"{name}: ours: {result['ours']['failure']}"
    for file, failure in result["rejected"].items():
        yield f"{name}: {file}: {failure}"
    for side, row in result["sides"].items():
        if row["failure"]:
            yield f"{name}: {side}: {row['failure']}"
        elif not row["counts"] and not side.endswith("on a copy of K") and row["us"] is not None:
            ours = ours_us(result)
            ratio = "" if ours is None else f", ours is {row['us'] / ours:.2f} times as fast"
            error = "-" if row["error"] is None else f"{row['error']:.1e}"
            yield f"{name}: beside {side}: {row['us']:.2f} µs, error {error}{ratio}"


def _mean(mean: str, results: dict[str, Result]) -> Iterator[str]:
    """The geometric mean of speed-ups over the cases that count in it, with the smallest."""
    wanted = [name for name, case in all_cases().items() if case.mean == mean]
    found = {name: s for name in wanted if (s := speed_up(results.get(name, {}))) is not None}
    if not found:
        return
    worst = min(found, key=lambda name: found[name])
    line = f"geometric mean, {mean}: {geometric_mean(list(found.values())):.3f} ({len(found)} of {len(wanted)} cases"
    yield f"{line}; smallest {found[worst]:.3f}, {worst})"
    if mean == ROW_MEAN:
        also = [s for name in found if (s := speed_up(results[name], copies=True)) is not None]
        yield f"  the same were SDPA on a copy of K to count: {geometric_mean(also):.3f}"
