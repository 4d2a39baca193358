"""Calls in other processes: results, errors, and processes that end."""

from __future__ import annotations

import operator
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mirage_ir.runtime.background import BackgroundCall, BackgroundCalls, BackgroundError


def ended(call: BackgroundCall) -> BackgroundCall:
    deadline = time.monotonic() + 60
    while not call.done():
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return call


def test_calls_run_beside_this_process() -> None:
    calls = BackgroundCalls()
    made = [calls.submit(partial(operator.mul, n, 3)) for n in range(5)]
    assert [ended(call).result() for call in made] == [0, 3, 6, 9, 12]
    here = ended(calls.submit(os.getpid)).result()
    assert here != os.getpid() and ended(calls.submit(os.getpgrp)).result() != os.getpgrp()


def test_what_a_call_raises_is_raised() -> None:
    with pytest.raises(ZeroDivisionError):
        ended(BackgroundCalls().submit(partial(operator.floordiv, 1, 0))).result()


def test_what_cannot_be_sent_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = BackgroundCalls()
    with pytest.raises(BackgroundError, match="no process takes it"):
        calls.submit(lambda: 1)
    monkeypatch.setattr("sys.executable", "/nowhere/python")
    with pytest.raises(BackgroundError, match="no process takes it"):
        calls.submit(os.getpid)


def test_a_call_that_is_not_done_has_no_result() -> None:
    call = BackgroundCalls().submit(partial(time.sleep, 60))
    assert not call.done()
    with pytest.raises(BackgroundError):
        call.result()


@pytest.mark.parametrize("end", [partial(os.kill, 0, signal.SIGKILL), partial(os._exit, 3)], ids=["all", "one"])
def test_a_process_that_ends_is_an_error(end: Callable[[], Any]) -> None:
    """All of them, or one that runs a call; later calls have others."""
    calls = BackgroundCalls()
    with pytest.raises(BackgroundError):
        ended(calls.submit(end)).result()
    assert ended(calls.submit(partial(operator.add, 1, 2))).result() == 3


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
def test_processes_end_with_what_submits() -> None:
    calls = BackgroundCalls()
    one = ended(calls.submit(os.getpid)).result()
    assert lives(one)
    del calls
    deadline = time.monotonic() + 60
    while lives(one):
        assert time.monotonic() < deadline


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
def test_processes_that_are_ended() -> None:
    """Their calls have no results; later calls have other processes."""
    calls = BackgroundCalls(waited=True)
    one = calls.submit(os.getpid).wait(60)
    slow = calls.submit(partial(time.sleep, 60))
    calls.end()
    deadline = time.monotonic() + 60
    while lives(one):
        assert time.monotonic() < deadline
    with pytest.raises(BackgroundError):
        slow.wait(60)
    assert calls.submit(partial(operator.add, 1, 2)).wait(60) == 3
    calls.end()
    calls.end()


KILLED = """
import os, signal, time
from mirage_ir.runtime.background import BackgroundCalls
calls = BackgroundCalls()
call = calls.submit(os.getpid)
while not call.done():
    time.sleep(0.01)
if os.fork() == 0:
    time.sleep(60)
print(call.result(), os.path.dirname(call._file), flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
def test_processes_and_files_go_with_a_killed_process() -> None:
    """Even when a fork of that process still has the pipe by which it sent calls."""
    with subprocess.Popen([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True, start_new_session=True) as killed:
        try:
            assert killed.stdout is not None
            one, folder = killed.stdout.readline().split()
            deadline = time.monotonic() + 60
            while lives(int(one)) or Path(folder).exists():
                assert time.monotonic() < deadline
                time.sleep(0.05)
        finally:
            os.killpg(killed.pid, signal.SIGKILL)


def lives(process: int) -> bool:
    """Whether there is a process that has not ended, though none may have asked yet how it did."""
    try:
        return ") Z" not in Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
