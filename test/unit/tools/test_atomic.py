"""Output files are whole or not there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from mirage_ir.atomic import check_writable, write_files


def test_writes_all_and_leaves_nothing_else(tmp_path: Path) -> None:
    write_files({str(tmp_path / "a"): "one", str(tmp_path / "b"): "two"})
    assert {p.name: p.read_text() for p in tmp_path.iterdir()} == {"a": "one", "b": "two"}


def test_one_bad_path_leaves_every_file_as_it_was(tmp_path: Path) -> None:
    good = tmp_path / "good"
    good.write_text("old")
    with pytest.raises(FileNotFoundError):
        write_files({str(good): "new", str(tmp_path / "no" / "such"): "new"})
    assert {p.name: p.read_text() for p in tmp_path.iterdir()} == {"good": "old"}


def test_keeps_mode_and_follows_links(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old")
    target.chmod(0o640)
    link.symlink_to(target)
    write_files({str(link): "new"})
    assert link.is_symlink()
    assert target.read_text() == "new"
    assert target.stat().st_mode & 0o777 == 0o640


def test_new_files_obey_the_umask(tmp_path: Path) -> None:
    old = os.umask(0o027)
    try:
        write_files({str(tmp_path / "f"): ""})
    finally:
        os.umask(old)
    assert (tmp_path / "f").stat().st_mode & 0o777 == 0o640


def test_devices_are_written_not_replaced() -> None:
    write_files({os.devnull: "anything"})
    assert not os.path.isfile(os.devnull)


def test_check_leaves_no_trace(tmp_path: Path) -> None:
    check_writable(str(tmp_path / "f"))
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(FileNotFoundError):
        check_writable(str(tmp_path / "no" / "such"))
    with pytest.raises(IsADirectoryError):
        check_writable(str(tmp_path))


FULL = Path("/dev/full")
"""A device that is always full."""


@pytest.mark.skipif(not FULL.exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize("order", [1, -1])
def test_an_error_names_its_own_file_and_leaves_the_others(tmp_path: Path, order: int) -> None:
    good = tmp_path / "good"
    good.write_text("old")
    texts = [(str(good), "new"), (str(FULL), "new")][::order]
    with pytest.raises(OSError, match="No space left") as caught:
        write_files(dict(texts))
    assert caught.value.filename == str(FULL)
    assert {p.name: p.read_text() for p in tmp_path.iterdir()} == {"good": "old"}


def test_an_error_names_the_path_that_was_given(tmp_path: Path) -> None:
    """Not the one beside it that is written first, nor what a link leads to."""
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "no" / "such")
    for write in (lambda: write_files({str(link): ""}), lambda: check_writable(str(link))):
        with pytest.raises(FileNotFoundError) as caught:
            write()
        assert caught.value.filename == str(link)
