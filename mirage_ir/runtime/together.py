"""The last comparison of a bundle: a few candidates, and what PyTorch has, are timed by turns in one process.

Times of different processes differ by some percent for reasons that are not in the programs; by turns in one process they do not.
`measure.py`, which lies beside this file in a bundle, starts the process. This file needs torch, triton and a GPU, nothing else.
"""

from __future__ import annotations

import fcntl
import statistics
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING or __package__:
    from mirage_ir.runtime import trial
else:  # In a bundle the files lie side by side.
    import trial

ROUNDS = 25
"""Turns of each, at most."""
COMPARING = 1.0
"""Seconds that all turns may take; fewer are made when they take longer, five at least."""
LEAST_ROUNDS = 5


@dataclass(frozen=True, slots=True)
class Finalist:
    """An entry of a bundle (`trial.entries_of`) by its place, with the launches of its kernels."""

    entry: int
    launches: trial.Launches


@dataclass(slots=True)
class ComparedTime:
    """Microseconds a call of one entry, the median over its turns, and what lies between the quartiles; or why there are none."""

    entry: int
    us: float | None = None
    spread: float | None = None
    failure: str = ""


def compare_finalists(
    folder: str, manifest: dict[str, Any], finalists: Sequence[Finalist], lock: str, seed: int, gpu: int, pipe: Connection
) -> None:
    """The body of a process: builds the finalists, times them by turns, and sends the fields of a `ComparedTime` for each.

    They were checked before, in processes of their own.
    """
    trial.end_with_parent()
    pipe.send("starts")
    try:
        trial.use_gpu(gpu)
        built: list[tuple[ComparedTime, trial.CandidateTrial]] = []
        for finalist in finalists:
            time = ComparedTime(finalist.entry)
            try:
                one = trial.CandidateTrial(Path(folder), manifest, finalist.entry, lock, seed, pipe)
                trial.set_launches(one.module, finalist.launches)
                built.append((time, one))
            except Exception as error:  # noqa: BLE001  (whatever a candidate does is its own failure)
                time.failure = trial.shown(error)
                pipe.send(asdict(time))
        if built:
            sets = built[0][1].prepare()[2]
            with built[0][1].turn(fcntl.LOCK_EX):
                _time(built, sets)
        for time, _ in built:
            pipe.send(asdict(time))
    except Exception as error:  # noqa: BLE001
        for finalist in finalists:
            pipe.send(asdict(ComparedTime(finalist.entry, failure=trial.shown(error))))
    finally:
        pipe.close()


def _time(built: Sequence[tuple[ComparedTime, trial.CandidateTrial]], sets: Sequence[Sequence[Any]]) -> None:
    """Fills in the times."""
    ready: list[tuple[ComparedTime, Any, list[float]]] = []
    for time, one in built:
        try:
            call = trial.captured(one.module.run, sets) if one.on_gpu else _by_the_wall(one.module.run, sets[0])
            call()
            ready.append((time, call, []))
        except Exception as error:  # noqa: BLE001
            time.failure = trial.shown(error)
    one_round = sum(call() for _, call, _ in ready) * trial.CALLS
    rounds = max(LEAST_ROUNDS, min(ROUNDS, int(COMPARING * 1e6 / max(one_round, 1.0))))
    for _ in range(rounds):
        for _, call, times in ready:
            times.append(call())
    for time, _, times in ready:
        quarters = statistics.quantiles(times, n=4)
        time.us, time.spread = statistics.median(times), quarters[2] - quarters[0]


def _by_the_wall(run: Any, inputs: Sequence[Any]) -> Any:
    """Where there is no GPU: a call in Triton's interpreter, whose time says nothing of a GPU."""
    return lambda: trial.wall_time(run, inputs)[0]
