"""Output files that are either whole or not there: a failed run leaves an older file as it was and no part of a new one."""

from __future__ import annotations

import os
import stat
from collections.abc import Generator, Mapping
from contextlib import contextmanager, suppress
from errno import EACCES


def _special(path: str) -> bool:
    """Whether `path` is a device or a pipe, which must be written to and cannot be replaced."""
    try:
        return not stat.S_ISREG(os.stat(path).st_mode)
    except FileNotFoundError:
        return False


def _temporary(path: str) -> str:
    folder, name = os.path.split(path)
    return os.path.join(folder, f".{name}.{os.getpid()}.tmp")


@contextmanager
def _naming(path: str) -> Generator[None]:
    """Gives every `OSError` that is raised inside `path` as its file, and none that the caller does not know."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), path) from error


def check_writable(path: str) -> None:
    """Raises the `OSError` that writing `path` would raise, and leaves nothing behind."""
    with _naming(path):
        real = os.path.realpath(path)
        if os.path.exists(real) and not os.access(real, os.W_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))
        if _special(real):
            with open(real, "a", encoding="utf-8"):
                return
        temporary = _temporary(real)
        with open(temporary, "x", encoding="utf-8"):
            os.unlink(temporary)


def write_files(texts: Mapping[str, str]) -> None:
    """Writes every file of `texts` (path to content), or none when one of them cannot be written.

    Each is written beside its place first and moved there when all are complete, and all that goes to devices and pipes has been
    taken. Raises `OSError`, whose `filename` is the path at fault as `texts` has it.
    """
    ready: dict[str, str] = {}
    devices = [path for path in texts if _special(os.path.realpath(path))]
    try:
        for path, text in texts.items():
            if path in devices:
                continue
            with _naming(path):
                real = os.path.realpath(path)
                temporary = _temporary(real)
                with open(temporary, "x", encoding="utf-8") as stream:
                    ready[temporary] = path
                    stream.write(text)
                if os.path.exists(real):
                    os.chmod(temporary, stat.S_IMODE(os.stat(real).st_mode))
        for path in devices:
            with _naming(path), open(path, "w", encoding="utf-8") as stream:
                stream.write(texts[path])
        for temporary, path in ready.items():
            with _naming(path):
                os.replace(temporary, os.path.realpath(path))
    finally:
        for temporary in ready:
            with suppress(FileNotFoundError):
                os.unlink(temporary)
