"""Kills searches at random moments and resumes them: `python kill_and_resume.py FOLDER TIMES`; prints what came of it, as JSON.

It is a process of its own because the searches are forked from it: none of them finds anything that another has left in memory.
"""

from __future__ import annotations

import json
import multiprocessing
import random
import signal
import sys
import time
from hashlib import sha256
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from mirage_ir.decompose import decompose
from mirage_ir.program import Apply, DType, Program, TensorType
from mirage_ir.search.plan.generate import generate
from mirage_ir.search.run.control import Control
from mirage_ir.search.run.run import Run
from mirage_ir.search.space import Space
from mirage_ir.target.machines import machine

SPACE, MACHINE = Space(top=100, griddims=((2,),), franges=(2,)), machine("h100")


def attention() -> Program:
    """softmax(QK)V of one small head."""
    q, k, v = (TensorType(shape, DType.f16) for shape in ((2, 16, 16), (2, 16, 64), (2, 64, 16)))
    nodes = (
        Apply("matmul", (0, 1)),
        Apply("exp", (3,)),
        Apply("sum", (4,), (("dim", 2),)),
        Apply("div", (4, 5)),
        Apply("matmul", (6, 2)),
    )
    return Program("attention", (q, k, v), nodes, (7,))


def search(checkpoint: str | None, answers: Connection) -> None:
    """Sends a name for the result, the counts, and how many cones came from the checkpoint."""
    source = decompose(attention())
    control = Control(checkpoint=checkpoint, progress=False)
    with Run(control, (source,), SPACE, MACHINE) as run, run.searching():
        found = generate(source, SPACE, MACHINE, run)
        answers.send((sha256(repr(found.candidates).encode()).hexdigest(), repr(found.effort), found.effort.cones, run.resumed))


def begin(checkpoint: str | None) -> tuple[Any, Connection]:
    """A process that searches, and where its answer comes from."""
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=search, args=(checkpoint, theirs))
    process.start()
    theirs.close()
    return process, ours


def finished(checkpoint: str | None) -> tuple[str, str, int, int]:
    process, answers = begin(checkpoint)
    answer = answers.recv()
    process.join()
    return answer


def kill(checkpoint: Path, seconds: float) -> bool:
    """Whether a search was killed after so many seconds; it may have been faster."""
    process, _ = begin(str(checkpoint))
    time.sleep(seconds)
    process.kill()
    process.join()
    return process.exitcode == -signal.SIGKILL


def main(folder: Path, times: int) -> None:
    draw = random.Random()
    started = time.perf_counter()
    result, effort, cones, _ = finished(None)
    lasts = time.perf_counter() - started
    kept: list[int] = []
    for number in range(times):
        checkpoint = folder / f"{number}.ckpt"
        while not kill(checkpoint, draw.uniform(0, lasts)):
            checkpoint.unlink()
        again, effort_again, _, resumed = finished(str(checkpoint))
        if (again, effort_again) != (result, effort):
            raise SystemExit(f"killed with {resumed} of {cones} cones, it found something else: {effort_again}, not {effort}")
        kept.append(resumed)
    print(json.dumps({"cones": cones, "kept": kept}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
