"""A folder of texts under keys: whole or not there, whoever writes at the same time and however a writer dies.

An entry is a file of its own: a line with the format, the SHA-256 and the length of the rest; the key; the text. It is written
beside its place, brought to disk and moved there, so that readers, which lock nothing, see an old entry, a new one or none. A file
that does not match its hash is dropped with a warning. A folder that cannot be used costs one warning.
"""

from __future__ import annotations

import os
import re
import secrets
import stat
import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from mirage_ir.errors import OptionError

ENTRY_FORMAT = 1
"""The version of the format of entries. It is part of every key, so that entries of another one are not seen."""
KERNELS = "kernels"
"""The kind of entry whose texts are Python modules, under their own hash."""
STALE = 3600.0
"""Seconds after which a file that was never moved to its place is taken to be of a writer that was killed."""
_HEADER = re.compile(rb"mirage-ir cache (\d{1,9}) sha256 ([0-9a-f]{64}) length (\d{1,15})\n")
_LONGEST_HEADER = 128


def default_folder() -> Path:
    """`$MIRAGE_IR_CACHE`, or `mirage-ir` in `$XDG_CACHE_HOME` or `~/.cache`. Raises `OptionError` when there is no home folder."""
    if given := os.environ.get("MIRAGE_IR_CACHE"):
        return Path(given)
    caches = Path(os.environ.get("XDG_CACHE_HOME", ""))
    if not caches.is_absolute():  # As the XDG base directory specification wants it.
        caches = Path(os.path.expanduser("~")) / ".cache"
    if not caches.is_absolute():
        raise OptionError("there is no home folder to keep a cache in: name a folder, or set MIRAGE_IR_CACHE")
    return caches / "mirage-ir"


class _Unusable(Exception):
    """A file that is no entry of this format, and why."""


class EntryStore:
    """The entries in `folder`, which need not exist. `warn` receives warnings for the user."""

    def __init__(self, folder: str | os.PathLike[str], warn: Callable[[str], None]) -> None:
        self.folder = Path(folder)
        self._warn = warn
        self._swept: set[Path] = set()
        self._complained = False

    def get(self, kind: str, key: str) -> str | None:
        """The text that was put under a key; None when there is none, or none that can be trusted to be that."""
        path = self._path(kind, key)
        try:
            body = _read_entry(path)
        except FileNotFoundError:
            return None
        except OSError as error:
            self._complain("read", error)
            return None
        except _Unusable as why:
            self._drop(path, str(why))
            return None
        kept, _, text = body.partition("\n")
        # A file may stand under the name of another key: a collision of hashes, or a file that somebody moved.
        return text.removesuffix("\n") if kept == key else None

    def put(self, kind: str, key: str, text: str) -> None:
        """Keeps a text under a key (one line), in place of an older text; when it cannot be written, nothing changes."""
        body = f"{key}\n{text}\n".encode()
        header = f"mirage-ir cache {ENTRY_FORMAT} sha256 {sha256(body).hexdigest()} length {len(body)}\n".encode()
        self._write(self._path(kind, key), header + body)

    def drop(self, kind: str, key: str, why: str) -> None:
        """Takes out an entry that its reader cannot use, with a warning."""
        self._drop(self._path(kind, key), why)

    def keep_module(self, text: str) -> Path | None:
        """A file with the text of a Python module, named by its SHA-256; None when it cannot be written.

        A file that is there already is used only when it holds that text.
        """
        data = text.encode()
        path = self.folder / KERNELS / f"{sha256(data).hexdigest()}.py"
        try:
            if _read_file(path) == data:
                return path
            self._drop(path, "its text is not what its name says")
        except FileNotFoundError:
            pass  # The usual case: nobody has kept it yet.
        except _Unusable as why:
            self._drop(path, str(why))
        except OSError as error:
            self._complain("read", error)
        return path if self._write(path, data) else None

    def _path(self, kind: str, key: str) -> Path:
        return self.folder / kind / f"{_name(key)}.entry"

    def _write(self, path: Path, data: bytes) -> bool:
        """Whether the file is in its place."""
        temporary = path.with_name(f".{path.name}.{os.getpid()}.{secrets.token_hex(4)}.tmp")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._sweep(path.parent)
            try:
                # Only a new file: neither a link nor a file of somebody else is written to.
                with open(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _CLOEXEC, 0o666), "wb") as file:
                    file.write(data)
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(temporary, path)
            except BaseException:
                with suppress(OSError):
                    os.unlink(temporary)
                raise
        except OSError as error:
            self._complain("write to", error)
            return False
        return True

    def _sweep(self, folder: Path) -> None:
        """Takes out the files of killed writers, once for each folder."""
        if folder in self._swept:
            return
        self._swept.add(folder)
        for left in folder.glob(".*.tmp"):
            with suppress(OSError):  # Somebody else may take it out at the same time.
                if left.lstat().st_mtime < time.time() - STALE:
                    left.unlink()

    def _drop(self, path: Path, why: str) -> None:
        self._warn(f"the cache entry '{path}' is not used: {why}")
        with suppress(OSError):  # It is replaced when there is a new one, or warned of again.
            path.unlink()

    def _complain(self, what: str, error: OSError) -> None:
        if not self._complained:
            self._complained = True
            self._warn(f"cannot {what} the cache '{self.folder}', and it goes on without: {error.strerror or error}")


_CLOEXEC = getattr(os, "O_CLOEXEC", 0)
_NONBLOCK = getattr(os, "O_NONBLOCK", 0)


def _name(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def _read_file(path: Path, limit: Callable[[bytes, int], None] | None = None) -> bytes:
    """The bytes of a regular file. `limit` sees its beginning and its size before all of it is read, and may raise."""
    # A pipe or a device in place of the file must not keep anybody waiting.
    file = os.open(path, os.O_RDONLY | _CLOEXEC | _NONBLOCK)
    try:
        found = os.fstat(file)
        if not stat.S_ISREG(found.st_mode):
            raise _Unusable("it is no file")
        data = os.read(file, _LONGEST_HEADER)
        if limit is not None:
            limit(data, found.st_size)
        parts = [data]
        while more := os.read(file, 1 << 20):
            parts.append(more)
    finally:
        os.close(file)
    return b"".join(parts)


def _read_entry(path: Path) -> str:
    """Key and text of an entry, which match its hash. Raises `_Unusable` and `OSError`."""

    def limit(beginning: bytes, size: int) -> None:
        header = _HEADER.match(beginning)
        if header is None:
            raise _Unusable("it is no cache entry" if size else "it is empty")
        if int(header[1]) != ENTRY_FORMAT:
            raise _Unusable(f"its format is {int(header[1])}, not {ENTRY_FORMAT}")
        if int(header[3]) != size - header.end():
            raise _Unusable(f"it has {size - header.end()} bytes, not {int(header[3])}")

    data = _read_file(path, limit)
    header = _HEADER.match(data)
    assert header is not None
    body = data[header.end() :]
    if sha256(body).hexdigest() != header[2].decode():
        raise _Unusable("its contents do not match its hash")
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise _Unusable("it is no text") from None
