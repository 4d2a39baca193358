"""What Inductor plans for a program of the suite beside the best known, as facts and a row."""

from __future__ import annotations

from typing import Any

import torch
from suite_all import SUITE

from mirage_ir.errors import MirageError
from mirage_ir.reporting.drawing import spelled_bytes
from mirage_ir.torch import TorchValidation, validate

COLUMNS = f"{'program':24} {'kernels':>9} {'bytes':>23} {'µs':>15} {'times':>6}  largest reasons"


def validated(name: str, target: str, budget: float | None, device: str = "cpu") -> TorchValidation | str:
    """The comparison of a program at its full size; a text when it cannot be made."""
    program = SUITE[name].full_size()
    inputs = [torch.zeros(x.shape, dtype=torch.float16, device=device) for x in program.inputs]

    def called(*tensors: Any) -> Any:
        return program.torch(*tensors)

    called.__name__ = name
    try:
        return validate(called, *inputs, target=target, budget=budget)
    except MirageError as error:
        return f"{type(error).__name__}: {error}"


def validated_facts(found: TorchValidation | str) -> dict[str, Any]:
    """What is kept of a comparison."""
    if isinstance(found, str):
        return {"failure": found}
    compared = found.comparison
    measures = {m.measure: [m.given, m.best] for m in compared.measures}
    reasons = [[r.what, round(r.us, 3), r.nbytes] for r in compared.reasons]
    return {**measures, "reasons": reasons, "unexplained": round(compared.unexplained_us, 3), "notes": list(found.notes[1:])}


def validated_row(name: str, facts: dict[str, Any]) -> str:
    """A row of the table."""
    if "failure" in facts:
        return f"{name:24} {facts['failure']}"
    (kernels, best_kernels), (nbytes, best_bytes), (us, best_us) = (facts[m] for m in ("kernels", "bytes", "µs"))
    ratio = us / best_us
    wide = max(ratio, kernels / best_kernels, nbytes / best_bytes) > 1.2
    reasons = [(us, what) for what, us, _ in facts["reasons"]] + [(facts["unexplained"], "unexplained")]
    told = "; ".join(f"{us:+.1f} {_brief(what)}" for us, what in sorted(reasons, key=lambda r: -r[0])[:2])
    cells = (
        f"{kernels:4.0f} {best_kernels:4.0f} {spelled_bytes(nbytes):>11} {spelled_bytes(best_bytes):>11} {us:7.1f} {best_us:7.1f}"
    )
    return f"{name:24} {cells} {ratio:6.2f}  {told if wide else ''}".rstrip()


def _brief(what: str) -> str:
    """A reason without its numbers: which tensor, or which of the kernels' terms."""
    return what.partition(":")[0] if "the best known's" in what else what.partition(" (")[0]
