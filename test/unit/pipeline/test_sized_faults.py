"""Numerical faults of programs for all sizes: what has some is not chosen, with other tiles neither, where another has none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import mirage_ir as mi
from mirage_ir.decompose import Decomposed
from mirage_ir.pipeline import sized
from mirage_ir.pipeline.candidate import Accuracy, Candidate, Workload


def test_what_overflows_is_not_chosen_with_other_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what is found at some sizes, the first that is run has faults, and no other has."""
    first: dict[Decomposed, Decomposed] = {}
    faulty: set[Decomposed] = set()

    def judged(work: Workload, candidate: Candidate) -> Candidate:
        fine = first.setdefault(work.program, candidate.program) != candidate.program
        faulty.update([] if fine else [candidate.program])
        return replace(candidate, accuracy=Accuracy(1e-3, (), 0) if fine else Accuracy(1e9, ("normal",), 9))

    def check_numerics(works: Sequence[Workload], *_: Any) -> list[Workload]:
        return [replace(work, candidates=tuple(judged(work, c) for c in work.candidates)) for work in works]

    monkeypatch.setattr(sized, "check_numerics", check_numerics)
    graph = mi.new_graph("attention")
    tokens, keys = graph.new_symbol("tokens", 1, 300), graph.new_symbol("keys", 2, 300)
    q, k, v = (graph.new_input(shape) for shape in ((tokens, 32), (32, keys), (keys, 32)))
    graph.mark_output(graph.softmax(q @ k) @ v)
    kernel = graph.superoptimize_sizes(progress=False)
    assert faulty
    assert all(choice.sound and choice.program not in faulty for choice in kernel.choices)
