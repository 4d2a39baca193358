"""Processes that share a cache, some of them killed at random moments: `python kill_and_compare.py FOLDER TIMES`; prints JSON.

It is a process of its own because the others are forked from it: none of them finds anything that another has left in memory.
"""

from __future__ import annotations

import json
import multiprocessing
import random
import signal
import sys
import time
from contextlib import suppress
from hashlib import sha256
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from mirage_ir.cache.results import Cache
from mirage_ir.cache.store import EntryStore
from mirage_ir.pipeline.superoptimize import superoptimize
from mirage_ir.program import Apply, DType, Program, TensorType
from mirage_ir.search.run.control import Control
from mirage_ir.search.space import Space
from mirage_ir.target.machines import machine

FORK = multiprocessing.get_context("fork")
KEYS = [f'{{"number":{i}}}' for i in range(4)]


def norm_linear() -> Program:
    """X·W over the roots of the sums of X²."""
    x, w = TensorType((8, 64), DType.f16), TensorType((64, 32), DType.f16)
    nodes = (
        Apply("square", (0,)),
        Apply("sum", (2,), (("dim", 1),)),
        Apply("sqrt", (3,)),
        Apply("matmul", (0, 1)),
        Apply("div", (5, 4)),
    )
    return Program("norm_linear", (x, w), nodes, (6,))


def find(folder: str | None, answers: Connection) -> None:
    """Sends a name for the result, and what was warned of."""
    told: list[str] = []
    cache = None if folder is None else Cache.of(folder, warn=told.append)
    found = superoptimize(norm_linear(), Space(top=8), machine("h100"), control=Control(progress=False), cache=cache)
    answers.send((sha256(repr((found.candidates, found.generated)).encode()).hexdigest(), told))


def text_of(key: str, number: int) -> str:
    """A text that takes a while to write, and that says whether it is whole."""
    return json.dumps([key, number, f"{number:09}" * 50_000])


def write(folder: str, answers: Connection) -> None:
    """Writes entries until it is killed."""
    store = EntryStore(folder, answers.send)
    number = 0
    while True:
        number += 1
        store.put("texts", random.choice(KEYS), text_of(random.choice(KEYS), number))


def begin(work: Any, folder: str | None) -> tuple[Any, Connection]:
    """A process, and where its answer comes from."""
    ours, theirs = FORK.Pipe(duplex=False)
    process = FORK.Process(target=work, args=(folder, theirs))
    process.start()
    theirs.close()
    return process, ours


def answer(process: Any, answers: Connection) -> Any:
    found = answers.recv()
    process.join()
    return found


def unsound(folder: Path) -> list[str]:
    """What is wrong with the entries of a cache: read as its users read them."""
    wrong: list[str] = []
    store = EntryStore(folder, wrong.append)
    for path in folder.rglob("*.entry"):
        _, key, text = path.read_text().split("\n")[:3]
        if store.get(path.parent.name, key) != text:
            wrong.append(f"{path} is not what stands in it")
    return wrong


def superoptimize_twice(folder: Path, times: int) -> list[int]:
    """Two processes at once, one of them killed. For each time, how many entries there were then; exits when a result is wrong."""
    started = time.perf_counter()
    wanted = answer(*begin(find, None))
    lasts = 1.5 * (time.perf_counter() - started)
    entries: list[int] = []
    while len(entries) < times:
        cache = folder / f"{time.monotonic_ns()}"
        (killed, _), other = begin(find, str(cache)), begin(find, str(cache))
        time.sleep(random.uniform(0, lasts))
        killed.kill()
        killed.join()
        present = len(list(cache.rglob("*.entry")))
        for found in (answer(*other), answer(*begin(find, str(cache)))):
            if found != wanted or unsound(cache):
                raise SystemExit(f"with {present} entries: {found}, not {wanted}; {unsound(cache)}")
        if killed.exitcode == -signal.SIGKILL:  # Otherwise it was faster.
            entries.append(present)
    return entries


def write_at_once(folder: Path, times: int) -> tuple[int, int]:
    """Writers of the same entries that are killed while others read: how many were killed while they wrote, and how many reads."""
    interrupted, reads = 0, 0
    told: list[str] = []
    store = EntryStore(folder, told.append)
    for _ in range(times):
        writers = [begin(write, str(folder)) for _ in range(2)]
        end = time.monotonic() + random.uniform(0.02, 0.1)
        while time.monotonic() < end:
            text = store.get("texts", random.choice(KEYS))
            reads += text is not None
            if text is not None and text != text_of(*json.loads(text)[:2]):
                raise SystemExit("a text is not one that was written")
        for process, _ in writers:
            process.kill()
            process.join()
        for _, answers in writers:
            with suppress(EOFError):  # It had nothing to warn of.
                told.append(answers.recv())
        left = list(folder.rglob("*.tmp"))
        interrupted += len(left)
        for path in left:
            path.unlink()
        if told or unsound(folder):
            raise SystemExit(f"{told}; {unsound(folder)}")
    return interrupted, reads


def main(folder: Path, times: int) -> None:
    entries = superoptimize_twice(folder, times)
    interrupted, reads = write_at_once(folder / "texts", 4 * times)
    print(json.dumps({"entries": entries, "interrupted": interrupted, "reads": reads}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
