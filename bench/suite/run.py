"""The suite: 60 programs that a newcomer might bring, searched, and on a GPU timed beside PyTorch.

    python bench/suite/run.py search                                 # seconds, kernels and µs with budget=2 and by default
    python bench/suite/run.py launches --jobs 8                      # needs a GPU: the kernels that torch.compile launches
    python bench/suite/run.py emit DIR --jobs 8                      # searches; a bundle for each program
    python bench/suite/run.py run DIR --out results.json --limit-s 570      # needs a GPU, torch, triton and this repository
    python bench/suite/run.py table results.json more.json           # merges what several commands measured
    python bench/suite/run.py validate --out validated.json          # Inductor's plans beside the best known, by the model

`emit` and `run` go on where an earlier command ended: what is in DIR, or in the results, is not done again. `run` measures the
candidates of a program, and then times all sides in one process as `bench/gpu.py` does: eager, `torch.compile`, max-autotune, and
those with PyTorch's attention where the program attends, all in CUDA graphs that rotate over input sets, and checked against
float64. With `--measure none --finalists 5` the model's first five are timed as they were emitted. "first" is the candidate that
the cost model puts first. A row is printed as soon as it is known.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from fnmatch import fnmatchcase
from math import inf
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
GPU = ROOT / "bench" / "gpu"
sys.path[:0] = [str(HERE), str(GPU)]

from gpu_run import Options, Runner, cases_in  # noqa: E402
from gpu_table import merged, write_json  # noqa: E402
from suite_all import SUITE  # noqa: E402
from suite_table import heading, line, table  # noqa: E402

LAUNCHES = HERE / "torch_launches.json"
"""The kernels that `torch.compile` launched for each program, by the form of the program (`suite_sides`)."""
SEARCH_S = 120.0
"""Seconds after which a search by default is ended."""
QUICK_BUDGET, QUICK_S = 2.0, 3.5
"""The budget of a quick search, and the seconds within which it must end, from a fresh process."""


def chosen(patterns: Sequence[str], names: Sequence[str]) -> list[str]:
    """The names that match a pattern, all without patterns; raises `ValueError` for a pattern without any."""
    for pattern in patterns:
        if not any(fnmatchcase(name, pattern) for name in names):
            raise ValueError(f"no program is called '{pattern}': there are {', '.join(names)}")
    return [name for name in names if not patterns or any(fnmatchcase(name, p) for p in patterns)]


def emit(options: argparse.Namespace) -> int:
    from suite_emit import emit_one

    from mirage_ir.errors import MirageError

    options.folder.mkdir(parents=True, exist_ok=True)
    names = [n for n in chosen(options.programs, list(SUITE)) if options.again or n not in cases_in(options.folder)]
    failed = 0
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(options.jobs, mp_context=fresh, max_tasks_per_child=1) as pool:
        jobs = {
            pool.submit(emit_one, name, options.folder / name, options.target, options.budget, options.top): name for name in names
        }
        for job in as_completed(jobs):
            try:
                facts, left_out = job.result()
            except MirageError as error:
                failed += 1
                print(f"{jobs[job]}: {error}", flush=True)
                continue
            print(f"{jobs[job]}: {json.dumps(facts)}", *left_out, sep="\n  ", flush=True)
            failed += bool(left_out)
    return 1 if failed else 0


class SuiteRunner(Runner):
    """A run whose rows are those of the suite."""

    def row(self, name: str, result: dict[str, Any]) -> str:
        return line(name, result)


def run(options: argparse.Namespace) -> int:
    paths = [str(HERE), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    os.environ["PYTHONPATH"] = os.pathsep.join(paths)
    finalists = 1 if options.finalists is None and options.measure == "none" else options.finalists
    how = Options(
        out=options.out,
        sides=tuple(options.sides),
        measure=options.measure,
        limit_s=options.limit_s,
        build_s=options.build_s,
        jobs=options.jobs,
        turns=options.turns,
        seed=int.from_bytes(os.urandom(3)) if options.seed is None else options.seed,
        interpret=options.interpret,
        finalists=finalists,
        first=finalists != 1,
    )
    runner = SuiteRunner(options.folder.resolve(), how)
    if options.out is not None and options.out.exists():
        before = merged([options.out])
        runner.results, runner.timings = before["results"], before["timings"]
    done = {name for name, result in runner.results.items() if "failure" not in result}
    names = [n for n in chosen(options.programs, cases_in(options.folder)) if options.again or n not in done]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("suite: terminated"))  # So that what was started is ended, too.
    print(heading(), flush=True)
    runner.run(names)
    print(*table(runner.results), sep="\n", flush=True)
    return 1 if any("failure" in r or r["ours"]["us"] is None for r in runner.results.values()) else 0


def show(options: argparse.Namespace) -> int:
    whole = merged(options.files)
    if options.out is not None:
        write_json(options.out, whole)
    print(*table(whole["results"]), sep="\n")
    return 0


def launches(options: argparse.Namespace) -> int:
    """Counts the kernels that `torch.compile` launches, and keeps them where `search` finds them."""
    names = chosen(options.programs, list(SUITE))
    counted: dict[str, Any] = json.loads(LAUNCHES.read_text()) if LAUNCHES.exists() else {}
    with ThreadPoolExecutor(options.jobs) as pool:
        for name, done in zip(names, pool.map(_launches_of, names), strict=True):
            if done.returncode != 0:
                print(f"{name}: {(done.stderr.strip() or 'no reason').splitlines()[-1]}", file=sys.stderr, flush=True)
                continue
            counted |= json.loads(done.stdout.splitlines()[-1])
            print(name, *(f"{form or 'as written'}: {len(kernels)}" for form, kernels in counted[name].items()), flush=True)
            write_json(options.out, dict(sorted(counted.items())))
    return 0 if all(name in counted for name in names) else 1


def _launches_of(name: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(HERE / "suite_launches.py"), name], capture_output=True, text=True, cwd=HERE)


SEARCH_ONE = """
import json, sys, time
import mirage_ir.clock
mirage_ir.clock.monotonic = time.process_time  # Budgets go by it: other work on the machine takes none of them.
from suite_search import search_one
facts = search_one(sys.stdin.read(), sys.argv[1], json.loads(sys.argv[2]))
print(json.dumps({**facts, "from_start_s": round(time.process_time(), 2)}))
"""


def searched(name: str, target: str, budget: float | None) -> dict[str, Any]:
    """What a search in a fresh process takes and finds; {"failure": …} when it does not end."""
    from mirage_ir.codec import encode

    text = encode(SUITE[name].full_size().program(name))
    code = f"import sys; sys.path[:0] = {[str(HERE), str(ROOT)]!r}\n{SEARCH_ONE}"
    command = [sys.executable, "-c", code, target, json.dumps(budget)]
    try:
        done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=SEARCH_S)
    except subprocess.TimeoutExpired:
        return {"failure": f"not done after {SEARCH_S:.0f} s"}
    if done.returncode != 0:
        return {"failure": done.stderr.strip().splitlines()[-1] if done.stderr.strip() else f"status {done.returncode}"}
    return json.loads(done.stdout)


def search(options: argparse.Namespace) -> int:
    budgets: dict[str, float | None] = {"quick": QUICK_BUDGET, "default": None}
    print(f"{'program':24} " + " ".join(f"{b:>8}: s process kernels      µs" for b in budgets) + "  unfused    µs", flush=True)
    missed: list[str] = []
    more: list[str] = []
    launched: dict[str, dict[str, list[str]]] = json.loads(LAUNCHES.read_text()) if LAUNCHES.exists() else {}
    found: dict[str, Any] = {}
    for name in chosen(options.programs, list(SUITE)):
        cells: list[str] = []
        for label in budgets if options.budgets is None else options.budgets:
            facts = searched(name, options.target, budgets[label])
            found.setdefault(name, {})[label] = facts
            if "failure" in facts:
                cells.append(f"{facts['failure']:>32}")
                missed.append(f"{name} ({label})")
                continue
            if label == "quick" and facts["from_start_s"] > QUICK_S:
                missed.append(f"{name} (quick: {facts['from_start_s']} s)")
            ours, theirs = facts["ours"] + facts["predefined"], min(map(len, launched.get(name, {}).values()), default=inf)
            if label == "quick" and ours > theirs:
                more.append(f"{name} ({ours}, torch.compile {theirs})")
            kernels = f"{facts['ours']}+{facts['predefined']}"
            cells.append(f"{facts['seconds']:10.1f} {facts['from_start_s']:7.1f} {kernels:>7} {facts['model_us']:7.1f}")
            unfused = f"{facts['unfused']:8} {facts['unfused_us']:7.1f}"
            if label == list(budgets if options.budgets is None else options.budgets)[-1]:
                cells.append(unfused)
        print(f"{name:24} {' '.join(cells)}", flush=True)
        if options.out is not None:
            write_json(options.out, found)
    if more:
        print("more kernels than torch.compile, by a quick search: " + ", ".join(more))
    print("missed: " + ", ".join(missed) if missed else "all limits are met")
    return 1 if missed else 0


VALIDATE_ONE = """
import json, sys
from suite_validate import validated, validated_facts
found = validated(sys.argv[1], sys.argv[2], json.loads(sys.argv[3]), sys.argv[4])
print(json.dumps({**validated_facts(found), "text": str(found)}))
"""


def validate(options: argparse.Namespace) -> int:
    from suite_validate import COLUMNS, validated_row

    print(COLUMNS, flush=True)
    found: dict[str, Any] = json.loads(options.out.read_text()) if options.out is not None and options.out.exists() else {}
    for name in chosen(options.programs, list(SUITE)):
        if name not in found:
            code = f"import sys; sys.path[:0] = {[str(HERE), str(ROOT)]!r}\n{VALIDATE_ONE}"
            command = [sys.executable, "-W", "ignore", "-c", code, name, options.target, json.dumps(options.budget), options.device]
            try:
                done = subprocess.run(command, capture_output=True, text=True, timeout=options.budget + SEARCH_S)
                error = done.stderr.strip().splitlines()[-1:] or [f"status {done.returncode}"]
                found[name] = json.loads(done.stdout.splitlines()[-1]) if done.returncode == 0 else {"failure": error[0]}
            except subprocess.TimeoutExpired:
                found[name] = {"failure": f"not done {SEARCH_S:.0f} s after its budget"}
        print(validated_row(name, found[name]), flush=True)
        if options.out is not None:
            write_json(options.out, found)
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    programs = argparse.ArgumentParser(add_help=False)
    programs.add_argument("--programs", nargs="*", default=[], help="names or patterns (default: all)")
    programs.add_argument("--target", default="h100")
    one = commands.add_parser("search", parents=[programs], help="search each program in a fresh process")
    one.add_argument("--budgets", nargs="*", choices=("quick", "default"), help="which searches (default: both)")
    one.add_argument("--out", type=Path, help="JSON of what was found")
    one.set_defaults(command=search)
    one = commands.add_parser("launches", parents=[programs], help="count what torch.compile launches, on a GPU")
    one.add_argument("--jobs", type=int, default=4, help="programs that are compiled at once")
    one.add_argument("--out", type=Path, default=LAUNCHES, help="JSON of the kernels")
    one.set_defaults(command=launches)
    one = commands.add_parser("emit", parents=[programs], help="search, and write bundles")
    one.add_argument("folder", type=Path)
    one.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) // 2), help="programs that are searched at once")
    one.add_argument("--budget", type=float, default=30.0, help="seconds of search and verification for a program")
    one.add_argument("--top", type=int, default=8, help="candidates of a program")
    one.add_argument("--again", action="store_true", help="also those that the folder has")
    one.set_defaults(command=emit)
    one = commands.add_parser("run", parents=[programs], help="measure and time, on a GPU")
    one.add_argument("folder", type=Path)
    one.add_argument("--out", type=Path, help="JSON of the results; what is in it is not done again")
    one.add_argument("--again", action="store_true", help="also what the results have")
    one.add_argument("--sides", nargs="*", default=[], help="sides of PyTorch, by name or a word of it (default: all)")
    one.add_argument("--measure", choices=("none", "quick", "full"), default="quick", help="of bundles without timings")
    one.add_argument("--finalists", type=int, help="candidates that are timed (default: 1 without measuring, 5 with it)")
    one.add_argument("--limit-s", type=float, default=inf, help="seconds for all of it")
    one.add_argument("--build-s", type=float, default=120.0, help="seconds for building the sides of a wave of programs")
    one.add_argument("--jobs", type=int, default=max(1, min(6, (os.cpu_count() or 1) // 2)), help="programs that are built at once")
    one.add_argument("--turns", type=int, default=3, help="how often each side is timed")
    one.add_argument("--seed", type=int, help="of the inputs (default: a new one)")
    one.add_argument("--interpret", action="store_true", help="without a GPU: check in Triton's interpreter, times mean nothing")
    one.set_defaults(command=run)
    one = commands.add_parser("validate", parents=[programs], help="compare Inductor's plans with the best known, by the model")
    one.add_argument("--budget", type=float, default=10.0, help="seconds of search and verification for a program")
    one.add_argument("--device", default="cpu", help="for which Inductor plans: cpu or cuda")
    one.add_argument("--out", type=Path, help="JSON of the comparisons with their texts; what is in it is not done again")
    one.set_defaults(command=validate)
    one = commands.add_parser("table", help="print the table of result files")
    one.add_argument("files", type=Path, nargs="+")
    one.add_argument("--out", type=Path, help="write them merged")
    one.set_defaults(command=show)
    options = parser.parse_args(arguments)
    try:
        return options.command(options)
    except ValueError as error:
        print(f"suite: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
