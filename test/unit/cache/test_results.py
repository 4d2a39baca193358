"""Results from a cache: the same as those that are computed, and only where all that decides them is the same."""

from __future__ import annotations

import inspect
import json
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import mirage_ir as mi
from mirage_ir import lowering, statistics
from mirage_ir.api import kernel as kernel_module
from mirage_ir.budget import Phase
from mirage_ir.cache import results
from mirage_ir.cache.results import VERDICTS, Cache, CacheWarning
from mirage_ir.cache.store import EntryStore
from mirage_ir.codec import encode
from mirage_ir.decompose import decompose
from mirage_ir.errors import OptionError
from mirage_ir.ops import register, unary_function, unregister
from mirage_ir.pipeline.superoptimize import Result, superoptimize
from mirage_ir.program import Apply, DType, Program, TensorType
from mirage_ir.search.plan.generate import Generated
from mirage_ir.search.run.control import Control
from mirage_ir.search.space import Space
from mirage_ir.target.machines import MACHINES
from mirage_ir.verify.equivalence import Verdict, Verifier

H100 = MACHINES["h100"]
SPACE = Space(top=3)


def linear(function: str = "exp", name: str = "f", strides: tuple[tuple[int, ...] | None, ...] = ()) -> Program:
    """A function of X·W."""
    x, w = TensorType((8, 64), DType.f16), TensorType((64, 32), DType.f16)
    return Program(name, (x, w), (Apply("matmul", (0, 1)), Apply(function, (2,))), (3,), (f"{name}_x", f"{name}_w"), strides)


class Counted:
    """A cache in a folder, with what it warned of."""

    def __init__(self, folder: Path, reverify: bool = False) -> None:
        self.told: list[str] = []
        self.cache = Cache(EntryStore(folder, self.told.append), reverify=reverify, warn=self.told.append)

    def run(self, program: Program | None = None, space: Space = SPACE, **options: Any) -> tuple[Result, int, int]:
        """The result, and how many entries were found and missed."""
        with statistics.collect() as table:
            options = {"machine": H100, "control": Control(progress=False), **options}
            found = superoptimize(program or linear(), space, cache=self.cache, **options)
        hits, misses = table.get("cache.hits", 0), table.get("cache.misses", 0)
        assert isinstance(hits, int)
        assert isinstance(misses, int)
        return found, hits, misses


@pytest.fixture
def counted(tmp_path: Path) -> Counted:
    return Counted(tmp_path / "cache")


@pytest.fixture
def plain() -> Result:
    return superoptimize(linear(), SPACE, H100, control=Control(progress=False))


def test_what_comes_from_the_cache_is_what_was_found(counted: Counted, plain: Result, monkeypatch: pytest.MonkeyPatch) -> None:
    first, hits, misses = counted.run()
    assert (first, hits) == (plain, 0)
    monkeypatch.setattr(results, "generate_each", lambda programs, run, blaming, group, given: given)  # pyright: ignore
    monkeypatch.setattr(Verifier, "_run", None)
    again, *counts = counted.run()
    assert again == plain
    assert counts == [misses, 0]
    assert counted.told == []


def test_a_program_with_other_names_has_its_own_names(counted: Counted) -> None:
    counted.run()
    found, _, misses = counted.run(linear(name="g"))
    assert misses == 0
    assert found == superoptimize(linear(name="g"), SPACE, H100, control=Control(progress=False))
    assert {(c.program.name, c.program.input_names) for c in found.candidates} == {("g", ("g_x", "g_w"))}


def test_strides_that_say_nothing_new_are_none(counted: Counted) -> None:
    counted.run()
    assert counted.run(linear(strides=(None, None)))[2] == 0


@pytest.mark.parametrize(
    ("options", "kinds"),
    [
        ({"program": linear(strides=(None, (1, 64)))}, {"searches"}),
        ({"program": linear("sqrt")}, {"searches", "verdicts", "numerics"}),
        ({"space": Space(top=4)}, {"searches"}),
        ({"space": Space(top=3, max_states=19_999)}, {"searches"}),
        ({"machine": MACHINES["h200"]}, {"searches"}),
        ({"machine": replace(H100, launch_us=1.25)}, {"searches"}),
        ({"tests": 2}, {"verdicts"}),
        ({"lanes": 8}, {"verdicts"}),
        ({"seed": 1}, {"verdicts", "numerics"}),
    ],
)
def test_whatever_decides_a_result_is_in_its_key(counted: Counted, options: dict[str, Any], kinds: set[str]) -> None:
    counted.run()
    folder = counted.cache.texts.folder if isinstance(counted.cache.texts, EntryStore) else None
    assert folder is not None
    before = set(folder.rglob("*.entry"))
    found, _, misses = counted.run(**options)
    assert misses > 0
    assert {p.parent.name for p in set(folder.rglob("*.entry")) - before} >= kinds
    wanted: dict[str, Any] = {"program": linear(), "space": SPACE, "machine": H100, "control": Control(progress=False), **options}
    assert found == superoptimize(**wanted)


def test_another_version_finds_nothing(counted: Counted, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, misses = counted.run()
    for name, value in (("VERSION", "0.0.0"), ("ENTRY_FORMAT", 0), ("sources_digest", lambda: "other")):
        monkeypatch.setattr(results, name, value)
        assert counted.run()[1:] == (0, misses)
        monkeypatch.undo()
    assert counted.run()[1:] == (misses, 0)


def test_the_text_of_all_packages_is_in_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is emitted follows from `mirage_ir.lowering`, which is no folder of `mirage_ir` where that is installed in place."""
    digest = results.sources_digest.__wrapped__
    every = digest()
    folders = {os.path.dirname(os.path.abspath(module.__file__ or "")) for module in (mi, lowering)}
    read: list[str] = []

    def watched(folder: str) -> Iterator[str]:
        read.append(os.path.abspath(folder))
        return iter(())

    assert digest() == every
    monkeypatch.setattr(results, "_sources", watched)
    assert digest() != every and folders <= set(read)


def test_an_entry_of_another_version_in_the_place_of_ours(counted: Counted, plain: Result) -> None:
    counted.run()
    assert isinstance(counted.cache.texts, EntryStore)
    for path in counted.cache.texts.folder.rglob("*.entry"):
        _, key, text = path.read_text().split("\n")[:3]
        other = json.dumps({**json.loads(key), "version": "0.0.0"}, sort_keys=True, separators=(",", ":"))
        store = EntryStore(counted.cache.texts.folder / "other", counted.told.append)
        store.put(path.parent.name, other, text)
        (moved,) = store.folder.rglob("*.entry")
        os.replace(moved, path)
    found, hits, _ = counted.run()
    assert (found, hits, counted.told) == (plain, 0, [])


def test_what_a_budget_ended_is_not_kept(counted: Counted, plain: Result) -> None:
    told: list[str] = []
    short, *_ = counted.run(control=Control(budget=1e-6, progress=False, warn=told.append))
    assert short.generated.budget_met
    assert short.budget_ended == (Phase.SATURATION, Phase.SEARCH, Phase.NUMERICS)
    assert len(told) == 3
    assert counted.run()[0] == plain
    known, *_ = counted.run(control=Control(budget=1e-6, progress=False, warn=told.append))
    assert known == replace(plain, budget_ended=(Phase.SATURATION,))  # What saturation finds is not kept.
    assert len(told) == 4


def test_what_a_budget_did_not_end_is_kept_when_nothing_was_left_out(counted: Counted, plain: Result) -> None:
    assert counted.run(control=Control(budget=1000, progress=False))[0] == plain
    found, _, misses = counted.run()
    assert (found, misses) == (plain, 0)
    space = Space(top=3, max_states=5)
    cut, *_ = counted.run(space=space, control=Control(budget=1000, progress=False))
    assert not cut.generated.exhausted
    assert not cut.generated.budget_met
    assert counted.cache.search(decompose(linear()), space, H100) is None
    counted.run(space=space)
    assert counted.cache.search(decompose(linear()), space, H100) == cut.generated


def test_operators_that_only_this_process_knows_are_not_kept(counted: Counted) -> None:
    register(unary_function("softsign", lambda np, x: x / (1 + np.abs(x))))
    try:
        for _ in range(2):
            assert counted.run(linear("softsign"))[1:] == (0, 0)
    finally:
        unregister("softsign")


def kept_search(counted: Counted, found: Generated) -> None:
    counted.cache.keep_search(decompose(linear()), SPACE, H100, found, None)


WRONG = replace(linear("sqrt"), nodes=(Apply("matmul", (0, 1)), Apply("square", (2,))))


@pytest.mark.parametrize(
    ("candidate", "why"),
    [
        (replace(linear(), outputs=(2, 3)), "other inputs or outputs"),
        (replace(linear(), inputs=(TensorType((8, 64), DType.f32), linear().inputs[1])), "other inputs or outputs"),
        (replace(linear(), outputs=(7,)), "not well formed"),
        (replace(linear(), nodes=(Apply("matmul", (0, 9)), Apply("exp", (2,)))), "not well formed"),
        (replace(linear(), nodes=(Apply("matmul", (0, 1)), Apply("teleport", (2,)))), "not well formed"),
        (replace(linear(), nodes=(Apply("matmul", (0, 1)), Apply("sum", (2,), (("dim", "x"),)))), "not well formed"),
        (None, "it has no candidate"),
    ],
)
def test_a_candidate_must_be_one(counted: Counted, plain: Result, candidate: Program | None, why: str) -> None:
    kept_search(counted, replace(plain.generated, candidates=() if candidate is None else (candidate,)))
    found, *_ = counted.run()
    assert found == plain
    assert len(counted.told) == 1
    assert why in counted.told[0]
    assert counted.run()[2] == 0


@pytest.mark.parametrize("text", ["", "null", "[]", '["Generated"]', "{", "[[[[", '["Verdict",1,1,1,1,1,1,1,"",null,null]'])
def test_texts_that_are_no_results_are_dropped(tmp_path: Path, plain: Result, text: str) -> None:
    class Forged(EntryStore):
        """Gives the same text for every key once."""

        given: set[str]

        def get(self, kind: str, key: str) -> str | None:
            if key in self.given:
                return super().get(kind, key)
            self.given.add(key)
            return text

    told: list[str] = []
    store = Forged(tmp_path, told.append)
    store.given = set()
    for _ in range(2):
        assert superoptimize(linear(), SPACE, H100, control=Control(progress=False), cache=Cache(store)) == plain
    assert len(told) == len(store.given) > 0
    assert all("is not used: not a " in t for t in told)


def test_what_is_verified_again_does_not_trust_a_verdict(tmp_path: Path, plain: Result) -> None:
    counted = Counted(tmp_path)
    counted.run()
    counted.cache.keep_search(
        decompose(linear()), Space(top=4), H100, replace(plain.generated, candidates=(WRONG, *plain.generated.candidates)), None
    )
    verifier = counted.cache.verifier(decompose(linear()))
    keys: list[str] = []

    def keep(kind: str, key: str, verdict: Verdict) -> None:
        keys.append(key)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(counted.cache, "put", keep)
        assert not verifier.check(decompose(WRONG)).equivalent
    counted.cache.put(VERDICTS, keys[0], plain.candidates[0].verdict)
    assert verifier.check(decompose(WRONG)).equivalent, "a verdict with the right hash is believed"
    again = Counted(tmp_path, reverify=True)
    found, *_ = again.run(space=Space(top=4))
    assert WRONG not in [c.program for c in found.candidates]
    assert not again.cache.verifier(decompose(linear())).check(decompose(WRONG)).equivalent
    assert any("the cache had another verdict on a candidate for 'f'" in t for t in again.told)
    assert not counted.cache.verifier(decompose(linear())).check(decompose(WRONG)).equivalent, "the right verdict is kept now"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"cache": 3}, "option 'cache' takes the name of a folder, or true for the default one, not 3"),
        ({"cache": ""}, "option 'cache' takes the name of a folder, or true for the default one, not ''"),
        ({"cache": __file__}, "and '.*' is none"),
        ({"reverify": True}, "it needs the option 'cache'"),
        ({"reverify": 1, "cache": "x"}, "option 'reverify' is true or false, not 1"),
    ],
)
def test_options_that_make_no_sense(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        mi.superoptimize(linear(), **options)


def test_the_face_has_no_cache_unless_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIRAGE_IR_CACHE", str(tmp_path / "default"))
    plain = mi.superoptimize(linear(), top=3)
    assert list(tmp_path.iterdir()) == []
    for cache in (True, tmp_path / "other", str(tmp_path / "third")):
        assert mi.superoptimize(linear(), top=3, cache=cache).result == plain.result
    assert {p.name for p in tmp_path.iterdir()} == {"default", "other", "third"}
    (tmp_path / "fourth").write_text("")
    with pytest.warns(CacheWarning, match="goes on without") as told:
        assert mi.superoptimize(linear(), top=3, cache=tmp_path / "fourth" / "cache").result == plain.result
    assert len(told) == 1


def load(text: str, cache: EntryStore | None) -> ModuleType:
    return kernel_module._load_module(text, cache)  # pyright: ignore[reportPrivateUsage]


def test_a_module_is_executed_from_its_text_only(tmp_path: Path) -> None:
    told: list[str] = []
    store = EntryStore(tmp_path, told.append)
    text = "def f():\n    return 1\n"
    path = store.keep_module(text)
    assert path is not None
    path.write_text("raise SystemExit('executed')\n")
    module = load(text, store)
    assert module.__file__ == str(path)
    assert module.f() == 1
    assert len(told) == 1
    path.write_text("def f():\n    return 'somebody else wrote this'\n")
    assert inspect.getsource(module.f) == text
    assert load(text, store) is module
    assert load(text, None) is module


def test_a_module_without_a_cache_has_a_file_as_long_as_it_lives(tmp_path: Path) -> None:
    text = "def g():\n    return 2\n"
    (tmp_path / "file").write_text("")
    told: list[str] = []
    module = load(text, EntryStore(tmp_path / "file", told.append))
    assert module.__file__ is not None
    assert Path(module.__file__).read_text() == text
    assert len(told) == 1
    assert encode(module.g()) == "2"
