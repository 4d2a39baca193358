"""Checkpoint files: the kernels of finished cones, so that a killed search goes on where it was.

A file is lines. The first says the format's version, and which search the file belongs to (`SearchIdentity`); each other line is a
record: the length of the rest in bytes, its CRC-32, the cone's key, and its kernels as JSON. Records are only ever
appended, so whenever the process dies, all but the last line is whole; reading stops at the first line that is not, and what
follows is cut off. A file of another search is refused and stays as it is.
"""

from __future__ import annotations

import json
import os
import re
import zlib
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from hashlib import sha256
from typing import Any

from mirage_ir.codec import CodecError
from mirage_ir.errors import OptionError
from mirage_ir.ops import OPERATORS
from mirage_ir.search.cone.kernels import ConeKernels
from mirage_ir.search.run.record import read_kernels, write_kernels
from mirage_ir.search.space import Space
from mirage_ir.target.machines import Machine
from mirage_ir.version import VERSION

try:
    import fcntl
except ImportError:  # Not a POSIX system: nobody is kept from opening a file twice.
    fcntl = None

CHECKPOINT_FORMAT = 3
"""The version of the format of files: another one's are refused."""
MAGIC = b"mirage-ir search checkpoint "
_RECORD = re.compile(rb"(\d{1,15}) ([0-9a-f]{8}) (([0-9a-f]{32}) .*)\n", re.DOTALL)
SELECTING = ("max_cones", "max_searches", "max_effort", "patience")
"""Fields of a space that select cones, and do not change the kernels of a cone."""


def digest(value: object) -> str:
    """A name for plain data (numbers, strings, tuples, dataclasses of such), the same in every process."""
    return sha256(repr(value).encode()).hexdigest()[:32]


def operators_digest() -> str:
    """A name for the operator table, operators registered at run time included."""
    rows = (
        (r.name, r.kind, r.arity, sorted((n, t.__name__) for n, t in r.attrs.items()), sorted(r.defaults.items()), r.flops)
        for r in OPERATORS.values()
    )
    return digest(sorted(rows))


@dataclass(frozen=True, slots=True)
class SearchIdentity:
    """The search that a file belongs to: digests of all that decides its result, and the package's version."""

    program: str
    space: str
    target: str
    operators: str
    version: str = VERSION

    @classmethod
    def of(cls, program: object, space: Space, machine: Machine) -> SearchIdentity:
        """`program` is plain data that names the program or programs searched."""
        declared = {f.name: getattr(space, f.name) for f in fields(Space) if f.name not in SELECTING}
        return cls(digest(program), digest(sorted(declared.items())), digest(machine), operators_digest())

    @property
    def line(self) -> bytes:
        """The first line of a file."""
        return MAGIC + f"{CHECKPOINT_FORMAT} {json.dumps(asdict(self), sort_keys=True)}\n".encode()

    def differs(self, other: dict[str, Any]) -> str | None:
        """The first difference between a file's identity and this one, in words; None without any."""
        words = {
            "version": f"version {other.get('version')} of mirage-ir, not {self.version}",
            "program": "another program",
            "target": "another target",
            "space": "another space (search options)",
            "operators": "another operator table",
        }
        return next((words[name] for name in words if other.get(name) != getattr(self, name)), None)


class Checkpoint:
    """An open checkpoint file. Raises `OptionError` when the file cannot be used, before anything is written.

    `warn` is told of a tail that was cut off.
    """

    def __init__(self, path: str, identity: SearchIdentity, warn: Callable[[str], None]) -> None:
        self.path = path
        self._warn = warn
        self._places: dict[str, tuple[int, int]] = {}
        self._full = False
        try:
            self._file = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o666)
        except OSError as error:
            raise OptionError(f"cannot use the checkpoint '{path}': {error.strerror}") from error
        try:
            self._lock()
            self._open(identity)
        except OSError as error:
            os.close(self._file)
            raise OptionError(f"cannot use the checkpoint '{path}': {error.strerror}") from error
        except OptionError:
            os.close(self._file)
            raise

    def __len__(self) -> int:
        """The number of cones in the file."""
        return len(self._places)

    def __contains__(self, key: str) -> bool:
        return key in self._places

    def get(self, key: str) -> ConeKernels | None:
        """The kernels of the cone of that key; None when the file lacks them."""
        if key not in self._places:
            return None
        start, length = self._places[key]
        try:
            return read_kernels(self._read(start, length))
        except CodecError as error:
            self._warn(f"the checkpoint '{self.path}' has a record that cannot be used, and is searched for anew: {error}")
            del self._places[key]
            return None

    def put(self, key: str, kernels: ConeKernels) -> None:
        """Appends a record. When it cannot be written (a full disk), a warning says so and nothing more is written."""
        if self._full:
            return
        text = write_kernels(kernels).encode()
        data = key.encode() + b" " + text
        line = b"%d %08x %s\n" % (len(data), zlib.crc32(data), data)
        end = os.lseek(self._file, 0, os.SEEK_END)
        try:
            left = memoryview(line)
            while left:
                left = left[os.write(self._file, left) :]
        except OSError as error:
            self._full = True
            os.ftruncate(self._file, end)
            self._warn(f"cannot write the checkpoint '{self.path}', and the search goes on without: {error.strerror}")
            return
        self._places[key] = (end + len(line) - 1 - len(text), len(text))

    def close(self) -> None:
        os.close(self._file)

    def _lock(self) -> None:
        """Keeps other processes from appending to the same file. The lock goes with the process, however it ends."""
        if fcntl is None:
            return
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            raise OptionError(f"the checkpoint '{self.path}' is in use by another process") from None
        except OSError:  # A file system without locks.
            return

    def _open(self, identity: SearchIdentity) -> None:
        size = os.fstat(self._file).st_size
        head = self._read(0, len(identity.line))
        if identity.line.startswith(head):
            # A new file, or one whose writer died in the middle of its first line.
            if len(head) < len(identity.line):
                os.write(self._file, identity.line[len(head) :])
                return
        else:
            self._refuse(identity)
        end = len(head)
        with open(self._file, "rb", closefd=False) as stream:
            stream.seek(end)
            while (record := _RECORD.fullmatch(stream.readline())) is not None and _is_whole(record):
                self._places[record[4].decode()] = (end + record.end(4) + 1, len(record[3]) - len(record[4]) - 1)
                end += record.end()
        if end < size:
            self._warn(f"the last {size - end} bytes of the checkpoint '{self.path}' are damaged and are dropped")
            os.ftruncate(self._file, end)

    def _refuse(self, identity: SearchIdentity) -> None:
        """Raises `OptionError`: the file is somebody else's."""
        line = self._read(0, 1 << 16).partition(b"\n")[0]
        what = "it is no checkpoint of a search"
        if line.startswith(MAGIC):
            version, _, text = line[len(MAGIC) :].partition(b" ")
            try:
                other = json.loads(text)
            except ValueError:
                other = None
            if version != b"%d" % CHECKPOINT_FORMAT:
                what = f"its format is {version.decode(errors='replace')}, not {CHECKPOINT_FORMAT}"
            elif not isinstance(other, dict):
                what = "its first line is damaged"
            else:
                what = f"it belongs to {identity.differs(other)}"
        raise OptionError(f"cannot resume from the checkpoint '{self.path}': {what}; remove it or name another file")

    def _read(self, start: int, length: int) -> bytes:
        os.lseek(self._file, start, os.SEEK_SET)
        found = bytearray()
        while len(found) < length and (more := os.read(self._file, length - len(found))):
            found += more
        return bytes(found)


def _is_whole(record: re.Match[bytes]) -> bool:
    return int(record[1]) == len(record[3]) and int(record[2], 16) == zlib.crc32(record[3])
