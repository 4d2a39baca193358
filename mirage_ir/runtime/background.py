"""Calls of functions that go on in other processes, while this one does other work and loses no turn of its interpreter to them, or
side by side while it waits.

One process is started for all of them: it runs no script of the user's and has neither threads nor a GPU, so it may fork those in
which the calls run, of less priority than this process unless it waits for them. They end with it.
"""

from __future__ import annotations

import os
import pickle
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import weakref
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

MOST = 8
"""Calls that run at a time: at most so many, and as half of the processors, or as all where somebody waits for them."""
NICE = 10
"""How much less the priority of these processes is, where nobody waits."""
LOOK_AGAIN_S = 0.005
"""Seconds after which who waits for a call looks again whether it is done."""
LOOK_S = 1.0
"""Seconds after which the process looks again whether the one that started it is gone."""
_START = "import pickle, sys; sys.path[:] = pickle.load(sys.stdin.buffer); from mirage_ir.runtime.background import serve; serve()"


class BackgroundError(RuntimeError):
    """A call in the background that cannot be made, or has no result, as its process ended."""


class BackgroundCall:
    """A call that was submitted to `calls`: its result will be in a file."""

    def __init__(self, calls: BackgroundCalls, process: subprocess.Popen[bytes], file: Path) -> None:
        self._calls, self._process, self._file = calls, process, file

    def done(self) -> bool:
        """Whether there is a result, or none will come."""
        return self._file.exists() or self._process.poll() is not None

    def wait(self, seconds: float) -> Any:
        """The result, once it is there. Raises what `result` does, also when it is not there in so many seconds."""
        deadline = time.monotonic() + seconds
        while not self.done() and time.monotonic() < deadline:
            time.sleep(LOOK_AGAIN_S)
        return self.result()

    def result(self) -> Any:
        """What the call returned. Raises what it raised, and `BackgroundError` when its process ended, or it is not done."""
        try:
            whole = self._file.read_bytes()
        except OSError as error:
            raise BackgroundError(f"its process has no result (status {self._process.poll()})") from error
        failed, made = pickle.loads(whole)
        if failed:
            raise made
        return made


class BackgroundCalls:
    """Calls in processes that are started with the first one, and end with this object and its calls, or with its process.

    waited: this process waits for them, and does little else.
    """

    def __init__(self, waited: bool = False) -> None:
        self._waited = waited
        self._process: subprocess.Popen[bytes] | None = None
        self._owner = 0
        self._folder = Path()
        self._number = 0
        self._end: Callable[[], Any] = lambda: None

    def end(self) -> None:
        """Ends the processes with their calls, whose results are gone. Later calls have others."""
        self._end()
        self._process = None

    def submit(self, call: Callable[[], Any]) -> BackgroundCall:
        """Has a function without arguments called.

        Raises `BackgroundError` when no process can be started, or `pickle` does not take what the function is made of.
        """
        if not hasattr(os, "fork"):
            raise BackgroundError("this system starts processes in another way")
        try:
            return self._submitted(pickle.dumps(call))
        except (OSError, pickle.PicklingError, AttributeError, TypeError) as error:
            raise BackgroundError(f"no process takes it: {type(error).__name__}: {error}") from error

    def _submitted(self, call: bytes) -> BackgroundCall:
        process = self._process
        if process is None or self._owner != os.getpid() or process.poll() is not None:  # A fork has none.
            process = self._started()
        self._number += 1
        file = self._folder / f"{self._number}.pickle"
        _send(process, pickle.dumps((str(file), call)))
        return BackgroundCall(self, process, file)

    def _started(self) -> subprocess.Popen[bytes]:
        folder = tempfile.mkdtemp(prefix="mirage_ir_")
        try:
            process = subprocess.Popen(
                [sys.executable, "-c", _START],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except OSError:
            shutil.rmtree(folder, ignore_errors=True)
            raise
        self._process, self._folder, self._owner = process, Path(folder), os.getpid()
        self._end = weakref.finalize(self, _end, process, folder, self._owner)
        _send(process, pickle.dumps(sys.path))
        _send(process, pickle.dumps((folder, self._waited)))
        return process


def _send(process: subprocess.Popen[bytes], message: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(message)
    process.stdin.flush()


def _end(process: subprocess.Popen[bytes], folder: str, owner: int) -> None:
    if owner != os.getpid():
        return
    with suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    shutil.rmtree(folder, ignore_errors=True)


def serve() -> None:
    """The body of the process: runs calls as they come, until whoever sends them is gone."""
    (folder, waited), parent = pickle.load(sys.stdin.buffer), os.getppid()
    if not waited:
        os.nice(NICE)

    def end(*_: object) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        os.killpg(0, signal.SIGKILL)

    def look(*_: object) -> None:
        if os.getppid() != parent:
            end()

    # The pipe says when its writer is gone, unless a fork of that one has it, too.
    signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, LOOK_S, LOOK_S)
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 2
    most = max(1, min(MOST, processors if waited else processors // 2))
    executor = ProcessPoolExecutor(most, get_context("fork"))
    with suppress(EOFError):
        while True:
            file, call = pickle.load(sys.stdin.buffer)
            try:
                running = executor.submit(_outcome, call)
            except BrokenExecutor:  # One of its processes ended.
                executor = ProcessPoolExecutor(most, get_context("fork"))
                running = executor.submit(_outcome, call)
            running.add_done_callback(partial(_keep, file))
    end()


def _outcome(call: bytes) -> bytes:
    """Whether a call failed, with what it returned or raised."""
    try:
        return pickle.dumps((False, pickle.loads(call)()))
    except Exception as error:  # noqa: BLE001 - whatever it is, it is raised again where the result is read.
        return _raised(error)


def _raised(error: Exception) -> bytes:
    """An outcome that can be read again, as that of an exception with arguments of its own may not."""
    try:
        found = pickle.dumps((True, error))
        pickle.loads(found)
    except Exception:  # noqa: BLE001 - what an exception's own code raises.
        return pickle.dumps((True, BackgroundError(f"{type(error).__name__}: {error}")))
    return found


def _keep(file: str, done: Future[bytes]) -> None:
    """Writes an outcome, which is then there as a whole."""
    failed = done.exception()
    found = done.result() if failed is None else pickle.dumps((True, BackgroundError(f"{type(failed).__name__}: {failed}")))
    part = Path(f"{file}.part")
    try:
        part.write_bytes(found)
        part.replace(file)
    except OSError:  # Nobody would learn that the call is done.
        os.killpg(0, signal.SIGKILL)
