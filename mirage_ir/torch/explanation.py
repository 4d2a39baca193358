"""`explain`: what the back end takes of a model, island by island, and why it leaves the rest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import torch

from mirage_ir.torch.backend import mirage
from mirage_ir.torch.graph_report import GraphReport, recording


@dataclass(frozen=True)
class Explanation:
    """The reports of all graphs of a call, and what it returned. As text, one line a part and a line for each node left out."""

    graphs: tuple[GraphReport, ...]
    result: Any

    @property
    def coverage(self) -> float:
        """The share of operators that compute, no views, that islands have."""
        return sum(g.taken for g in self.graphs) / max(1, sum(g.computing for g in self.graphs))

    @property
    def byte_coverage(self) -> float:
        """The share of the bytes that operators make, no views, that islands have."""
        return sum(g.taken_bytes for g in self.graphs) / max(1, sum(g.computed_bytes for g in self.graphs))

    def __str__(self) -> str:
        return "\n".join(map(str, self.graphs))


def explain(model: Callable[..., Any], *args: Any, options: dict[str, Any] | None = None, **kwargs: Any) -> Explanation:
    """Compiles a model with the back end, calls it once, and says what was taken, what not, and why.

    `options` are those of the back end; unless they say otherwise, nothing is
    searched in the background. Raises `OptionError` for options that make no sense, and what the model raises.
    """
    with recording() as graphs:
        result = torch.compile(model, backend=partial(mirage, options={"background": False, **(options or {})}))(*args, **kwargs)
    return Explanation(tuple(graphs), result)
