"""Output files that are either whole or not there: a failed run leaves an older file as it was and no part of a new one."""

from __future__ import annotations

import os
import stat
from collections.abc import Mapping
from contextlib import suppress


def _special(path: str) -> bool:
    """Whether `path` is a device or a pipe, which must be written to and cannot be replaced."""
    try:
        return not stat.S_ISREG(os.stat(path).st_mode)
    except FileNotFoundError:
        return False


def _temporary(path: str) -> str:
    folder, name = os.path.split(path)
    return os.path.join(folder, f".{name}.{os.getpid()}.tmp")


def check_writable(path: str) -> None:
    """Raises the `OSError` that writing `path` would raise, and leaves nothing behind."""
    path = os.path.realpath(path)
    if os.path.exists(path) and not os.access(path, os.W_OK):
        raise PermissionError(13, os.strerror(13), path)
    if _special(path):
        with open(path, "a", encoding="utf-8"):
            return
    temporary = _temporary(path)
    with open(temporary, "x", encoding="utf-8"):
        os.unlink(temporary)


def write_files(texts: Mapping[str, str]) -> None:
    """Writes every file of `texts` (path to content), or none when one of them cannot be written.

    Each is written beside its place first and moved there when all are complete. Raises `OSError`.
    """
    ready: dict[str, str] = {}
    try:
        for path, text in texts.items():
            path = os.path.realpath(path)
            if _special(path):
                with open(path, "w", encoding="utf-8") as stream:
                    stream.write(text)
                continue
            temporary = _temporary(path)
            with open(temporary, "x", encoding="utf-8") as stream:
                ready[temporary] = path
                stream.write(text)
            if os.path.exists(path):
                os.chmod(temporary, stat.S_IMODE(os.stat(path).st_mode))
        for temporary, path in ready.items():
            os.replace(temporary, path)
    finally:
        for temporary in ready:
            with suppress(FileNotFoundError):
                os.unlink(temporary)
