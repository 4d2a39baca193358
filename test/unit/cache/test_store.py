"""Texts in a folder: what is got is what was put, or nothing, whatever is in the folder."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from mirage_ir.cache import store as store_module
from mirage_ir.cache.store import EntryStore, default_folder
from mirage_ir.errors import OptionError

KEY, TEXT = '{"program":"a"}', '["Generated",1.5,"two words"]'
ROOT = os.geteuid() == 0


class Kept:
    """A store in a folder, with what it warned of."""

    def __init__(self, folder: Path) -> None:
        self.warnings: list[str] = []
        self.store = EntryStore(folder, self.warnings.append)

    def get(self) -> str | None:
        return self.store.get("kind", KEY)

    def put(self) -> None:
        self.store.put("kind", KEY, TEXT)


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    return Kept(tmp_path / "cache")


def entry(kept: Kept) -> Path:
    """The only entry, which must be all that is in the folder."""
    (path,) = (p for p in kept.store.folder.rglob("*") if not p.is_dir() or p.parent.name == "kind")
    return path


def test_what_is_put_is_got(kept: Kept) -> None:
    assert kept.get() is None
    kept.put()
    assert kept.get() == TEXT
    assert kept.store.get("kind", KEY + " ") is None
    assert kept.store.get("other", KEY) is None
    kept.store.put("kind", KEY, "another\ntext\n")
    assert kept.get() == "another\ntext\n"
    assert kept.warnings == []


def test_every_flipped_bit_is_seen(kept: Kept) -> None:
    kept.put()
    path = entry(kept)
    whole = path.read_bytes()
    for position in range(len(whole)):
        for bit in range(8):
            damaged = bytearray(whole)
            damaged[position] ^= 1 << bit
            path.write_bytes(damaged)
            assert kept.get() is None, (position, bit)
            assert not path.exists()
            assert "is not used: it" in kept.warnings.pop()


def test_every_truncation_is_seen(kept: Kept) -> None:
    kept.put()
    path = entry(kept)
    whole = path.read_bytes()
    for size in range(len(whole)):
        path.write_bytes(whole[:size])
        assert kept.get() is None
        assert ("it is empty" in kept.warnings.pop()) == (size == 0)
    path.write_bytes(whole + b"\n")
    assert kept.get() is None
    kept.put()
    assert kept.get() == TEXT


def test_an_entry_of_another_format_is_replaced(kept: Kept) -> None:
    kept.put()
    path = entry(kept)
    path.write_bytes(path.read_bytes().replace(b"cache 1 ", b"cache 2 ", 1))
    assert kept.get() is None
    assert "its format is 2, not 1" in kept.warnings[0]
    kept.put()
    assert kept.get() == TEXT


def test_keys_with_the_same_hash_are_told_apart(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "_name", lambda _: "0" * 64)
    kept.put()
    assert kept.store.get("kind", '{"program":"b"}') is None
    assert kept.get() == TEXT
    kept.store.put("kind", '{"program":"b"}', "b")
    assert kept.get() is None
    assert kept.store.get("kind", '{"program":"b"}') == "b"
    assert kept.warnings == []


def test_a_folder_in_place_of_an_entry(kept: Kept) -> None:
    kept.put()
    path = entry(kept)
    path.unlink()
    (path / "mine").mkdir(parents=True)
    assert kept.get() is None
    assert "it is no file" in kept.warnings[0]
    kept.put()
    assert "cannot write to the cache" in kept.warnings[1]
    assert (path / "mine").is_dir()
    assert [p.name for p in path.parent.iterdir()] == [path.name]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes")
def test_a_pipe_in_place_of_an_entry_keeps_nobody_waiting(kept: Kept) -> None:
    kept.put()
    path = entry(kept)
    path.unlink()
    os.mkfifo(path)
    assert kept.get() is None
    kept.put()
    assert kept.get() == TEXT


def test_a_link_is_replaced_and_what_it_names_stays(kept: Kept, tmp_path: Path) -> None:
    kept.put()
    path, mine = entry(kept), tmp_path / "mine"
    path.unlink()
    mine.write_text("mine")
    path.symlink_to(mine)
    assert kept.get() is None
    path.symlink_to(mine)
    kept.put()
    assert kept.get() == TEXT
    assert mine.read_text() == "mine"
    assert not path.is_symlink()


@pytest.mark.parametrize("mask", [0o022, 0o077])
def test_files_have_the_permissions_that_the_user_wants(kept: Kept, mask: int) -> None:
    before = os.umask(mask)
    try:
        kept.put()
    finally:
        os.umask(before)
    assert stat.S_IMODE(entry(kept).stat().st_mode) == 0o666 & ~mask


def test_a_folder_that_cannot_be_made_costs_one_warning(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    kept = Kept(tmp_path / "file" / "cache")
    for _ in range(2):
        assert kept.get() is None
        kept.put()
    assert len(kept.warnings) == 1
    assert "and it goes on without: Not a directory" in kept.warnings[0]


UNWRITABLE = """
import os, sys
from mirage_ir.cache.store import EntryStore
if os.geteuid() == 0:
    os.setresuid(65534, 65534, 65534)
told = []
store = EntryStore(sys.argv[1], told.append)
store.put("kind", "new", "text")
store.put("kind", "newer", "text")
print(store.get("kind", sys.argv[2]), store.get("kind", "new"), len(told), "Permission denied" in told[0])
"""


def test_a_folder_that_cannot_be_written_is_still_read(kept: Kept) -> None:
    kept.put()
    folders = [kept.store.folder, kept.store.folder / "kind"]
    for parent in kept.store.folder.parents:
        if ROOT and parent.stat().st_uid == 0 and len(parent.parts) > 2:
            parent.chmod(0o755)
    for folder in folders:
        folder.chmod(0o555)
    try:
        command = [sys.executable, "-c", UNWRITABLE, str(kept.store.folder), KEY]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    finally:
        for folder in folders:
            folder.chmod(0o755)
    assert done.stdout.split("\n")[0] == f"{TEXT} None 1 True"


def test_what_killed_writers_left_is_taken_out(kept: Kept) -> None:
    folder = kept.store.folder / "kind"
    folder.mkdir(parents=True)
    old, new = folder / ".a.entry.1.0.tmp", folder / ".a.entry.2.0.tmp"
    for path in (old, new):
        path.write_text("half")
    os.utime(old, (0, 0))
    kept.put()
    assert not old.exists()
    assert new.exists()


def test_a_module_that_was_changed_is_written_anew(kept: Kept) -> None:
    text = "x = 1\n"
    path = kept.store.keep_module(text)
    assert path is not None
    assert path.name == f"{sha256(text.encode()).hexdigest()}.py"
    before = path.stat().st_mtime_ns
    assert kept.store.keep_module(text) == path
    assert path.stat().st_mtime_ns == before
    path.write_text("import os\n")
    assert kept.store.keep_module(text) == path
    assert path.read_text() == text
    assert "its text is not what its name says" in kept.warnings[0]


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ({"MIRAGE_IR_CACHE": "/a", "XDG_CACHE_HOME": "/b", "HOME": "/c"}, "/a"),
        ({"XDG_CACHE_HOME": "/b", "HOME": "/c"}, "/b/mirage-ir"),
        ({"XDG_CACHE_HOME": "b", "HOME": "/c"}, "/c/.cache/mirage-ir"),
        ({"HOME": "/c"}, "/c/.cache/mirage-ir"),
    ],
)
def test_the_default_folder(monkeypatch: pytest.MonkeyPatch, given: dict[str, str], wanted: str) -> None:
    for name in ("MIRAGE_IR_CACHE", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    assert default_folder() == Path(wanted)


def test_without_a_home_there_is_no_default_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MIRAGE_IR_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", "")
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    with pytest.raises(OptionError, match="no home folder"):
        default_folder()
