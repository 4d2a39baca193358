"""What a cache keeps of parts: how programs are cut, and what searches found within their budget."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import mirage_ir as mi
from mirage_ir.cache.results import Cache, CacheWarning
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.errors import MirageError
from mirage_ir.pipeline.candidate import Candidate
from mirage_ir.search.plan.parts import Part, cut
from mirage_ir.target.machines import machine
from mirage_ir.torch import part_search
from mirage_ir.torch.kept_parts import CUTS, PARTS, cut_once
from mirage_ir.torch.part_search import PartSearch, SearchedPart
from mirage_ir.torch.settings import BackendSettings

H100 = machine("h100")


def layers(count: int, width: int = 64) -> Decomposed:
    graph = mi.new_graph("layers")
    x = graph.new_input((width, width), name="x")
    for n in range(count):
        x = graph.silu(x @ graph.new_input((width, width), name=f"w{n}"))
    graph.mark_output(x)
    return decompose(graph.program())


def whole(program: Decomposed) -> Part:
    return Part(program, tuple(range(len(program.inputs))), program.outputs)


def searched(folder: Path, part: Part, **options: Any) -> SearchedPart:
    """What a process finds that knows nothing but the cache."""
    settings = BackendSettings.of({"effort": "low", "budget": 1.0, "cache": folder, **options})
    return PartSearch(settings, H100, Cache.of(folder)).fixed(part, 1.0)


def never(*_: object, **__: object) -> Any:
    raise MirageError("it is searched")


def test_a_part_is_searched_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However its search ended; with other settings it is another one, and under other names the same."""
    part = whole(layers(1))
    first = searched(tmp_path, part)
    assert isinstance(first.result, Candidate) and first.search is not None
    monkeypatch.setattr(part_search, "superoptimize", never)
    again = searched(tmp_path, part)
    assert again.result == first.result and again.search is None
    other = searched(tmp_path, whole(Decomposed(replace(part.program, name="other", input_names=("a", "b")))))
    assert isinstance(other.result, Candidate) and other.result.program.name == "other"
    assert "it is searched" in searched(tmp_path, part, budget=2.0).reason


def test_the_reason_for_none_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    part = whole(layers(1))
    search = part_search.superoptimize

    def overflowing(*given: Any, **options: Any) -> Any:
        found = search(*given, **options)
        best = found.candidates[0]
        assert best.accuracy is not None
        worse = replace(best, accuracy=replace(best.accuracy, rank=1, overflows=("large",)))
        return replace(found, candidates=(worse,))

    monkeypatch.setattr(part_search, "superoptimize", overflowing)
    assert "(large)" in searched(tmp_path, part).reason
    monkeypatch.setattr(part_search, "superoptimize", never)
    again = searched(tmp_path, part)
    assert again.result is None and "(large)" in again.reason


def test_a_search_that_fails_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    part = whole(layers(1))
    with monkeypatch.context() as patched:
        patched.setattr(part_search, "superoptimize", never)
        assert searched(tmp_path, part).result is None
    assert isinstance(searched(tmp_path, part).result, Candidate)


def test_a_program_is_cut_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a process, whatever it is called, and in those that share its cache."""
    program = layers(8)
    settings = BackendSettings.of({"cache": tmp_path})
    parts = PartSearch(settings, H100, Cache.of(tmp_path)).cut(program, H100, 4, 3)
    assert len(parts) > 1 and parts == cut(program, H100, 4, 3)
    monkeypatch.setattr(part_search, "cut", never)
    again = PartSearch(settings, H100, Cache.of(tmp_path))
    assert again.cut(program, H100, 4, 3) == parts
    renamed = again.cut(Decomposed(replace(program, name="other")), H100, 4, 3)
    assert [p.program.name for p in renamed] == [p.program.name.replace("layers", "other") for p in parts]
    with pytest.raises(MirageError):
        again.cut(program, H100, 5, 3)


@pytest.mark.parametrize("another", [False, True])
def test_parts_that_do_not_make_the_program_are_dropped(another: bool, tmp_path: Path) -> None:
    program, cache = layers(8), Cache.of(tmp_path)
    assert cache is not None
    right = cut(program, H100, 4, 3)
    wrong = (whole(layers(8, 32)),) if another else right[:-1]
    assert cut_once(cache, program, H100, (4, 3), lambda: wrong) == wrong
    with pytest.warns(CacheWarning, match="part"):
        assert cut_once(cache, program, H100, (4, 3), lambda: right) == right


def test_kinds_of_entries_have_folders_of_their_own(tmp_path: Path) -> None:
    searched(tmp_path, whole(layers(1)))
    settings = BackendSettings.of({"cache": tmp_path})
    PartSearch(settings, H100, Cache.of(tmp_path)).cut(layers(8), H100, 4, 3)
    assert {CUTS, PARTS} <= {folder.name for folder in tmp_path.iterdir()}
