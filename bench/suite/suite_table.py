"""The table of the suite: a row for each program, the geometric means, and what is ours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gpu_cases import MODEL_FIRST
from gpu_table import best_side, geometric_mean, ours_us, speed_up

COLUMNS = ("eager", "eager sdpa", "compile", "compile sdpa", "max-autotune", "max-autotune sdpa")
HEADINGS = ("eager", "+sdpa", "compile", "+sdpa", "autotune", "+sdpa")
OURS, LIBRARY, FALLBACK = "ours", "library", "fallback"


def kind_of(result: dict[str, Any]) -> str:
    """ours: with a kernel of ours; library: one pre-defined kernel alone; fallback: several."""
    search = result["case"]["search"]
    return OURS if search["ours"] else LIBRARY if search["predefined"] <= 1 else FALLBACK


def first_us(result: dict[str, Any]) -> float | None:
    """Microseconds of the cost model's first candidate."""
    return result.get("sides", {}).get(MODEL_FIRST, {}).get("us")


def first_speed_up(result: dict[str, Any]) -> float | None:
    """How many times as fast as the best of PyTorch the cost model's first candidate is."""
    first, best = first_us(result), best_side(result)
    return None if first is None or best is None else best[1] / first


def _us(value: float | None) -> str:
    return "-" if value is None else f"{value:.1f}"


def heading() -> str:
    columns = " ".join(f"{h:>8}" for h in HEADINGS)
    times = f"{'program':24} {'ours':>8} {'first':>8} {'model':>8} {columns}"
    return f"{times} {'speed-up':>8} {'first':>6} {'error':>8} kernels, best of PyTorch"


def line(name: str, result: dict[str, Any]) -> str:
    """The row of a program."""
    if "failure" in result:
        return f"{name:24} {result['failure']}"
    search, ours, best = result["case"]["search"], result["ours"], best_side(result)
    cells = " ".join(f"{_us(result['sides'].get(c, {}).get('us')):>8}" for c in COLUMNS)
    speeds = " ".join(f"{'-' if s is None else f'{s:.2f}':>{w}}" for s, w in ((speed_up(result), 8), (first_speed_up(result), 6)))
    error = "-" if ours["error"] is None else f"{ours['error']:.0e}"
    mark = "" if result["measured"] else "*"
    kernels = f"{search['ours']}+{search['predefined']} {kind_of(result)}, {best[0] if best else 'none'}"
    ours_text = _us(ours["us"]) + mark
    return f"{name:24} {ours_text:>8} {_us(first_us(result)):>8} {search['model_us']:8.1f} {cells} {speeds} {error:>8} {kernels}"


def table(results: dict[str, dict[str, Any]]) -> Iterator[str]:
    """All rows, the geometric means, and what went wrong."""
    yield heading()
    yield from (line(name, results[name]) for name in results)
    yield "µs a call; kernels: ours+pre-defined; *: not measured, the cost model's choice"
    right = {name: r for name, r in results.items() if "failure" not in r}
    for what, speed in (("ours", speed_up), ("the model's first", first_speed_up)):
        found = {name: s for name, r in right.items() if (s := speed(r)) is not None}
        if found:
            worst = min(found, key=lambda name: found[name])
            mean = geometric_mean(list(found.values()))
            yield f"{what}: geometric mean {mean:.3f} of {len(found)} programs; smallest {found[worst]:.2f}, {worst}"
    kinds = [kind_of(r) for r in right.values()]
    yield "; ".join(f"{kinds.count(kind)} {kind}" for kind in (OURS, LIBRARY, FALLBACK))
    for name, result in right.items():
        if ours_us(result) is None:
            yield f"{name}: ours: {result['ours']['failure']}"
        yield from (f"{name}: {file}: {failure}" for file, failure in result["rejected"].items())
        yield from (f"{name}: {side}: {row['failure']}" for side, row in result["sides"].items() if row["failure"])
