"""Every program on a GPU beside PyTorch: ours, eager, `torch.compile`, SDPA; batch 1 and 8, K in both layouts; errors and floors.

    python bench/gpu.py emit DIR                                    # searches; writes a bundle for each case, and these scripts
    python DIR/gpu.py run DIR --out results.json --limit-s 570      # needs torch, triton and a GPU only
    python bench/gpu.py table results.json more.json                # merges what several commands measured
    python bench/gpu.py restore results.json DIR                    # puts timings of candidates back into bundles

`run` measures the candidates of bundles that have no timings yet (their measure.py), and takes the fastest with its launches. Then
every case gets a process that builds all its sides; the sides of a case are checked against float64 and timed in that process, one
after the other, several times over in another order, with nothing else on the GPU: replays of a CUDA graph of 16 calls or more that
rotate over input sets larger than the L2 cache. Of ours, outputs are filled with NaN first, and the error is the largest on several
draws of the inputs, alone and in replays. The floor is the bytes of inputs and outputs at the bandwidth of a copy, the flops at the
rate of an 8192³ product, or one launch, whichever is longest. `--extra FILE.py` names a Python file with a function `sides(case,
inputs) -> dict[str, callable]` whose sides are timed beside the others; a callable takes inputs like `inputs` and returns the
output.

Results are written after every case, whole or not at all. The exit status is 1 when a case failed.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
from collections.abc import Sequence
from fnmatch import fnmatchcase
from math import inf
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "gpu"))

from gpu_cases import all_cases
from gpu_run import Options, Runner, cases_in
from gpu_table import merged, table, write_json


def chosen(patterns: Sequence[str], names: Sequence[str]) -> list[str]:
    """The names that match a pattern; raises `ValueError` for a pattern without any."""
    for pattern in patterns:
        if not any(fnmatchcase(name, pattern) for name in names):
            raise ValueError(f"no case is called '{pattern}': there are {', '.join(names)}")
    return [name for name in names if not patterns or any(fnmatchcase(name, p) for p in patterns)]


def emit(options: argparse.Namespace) -> int:
    from gpu_emit import How, carry, emit_case

    from mirage_ir.errors import MirageError

    how = How(
        options.top,
        options.spread,
        options.budget,
        options.target,
        options.cache,
        not options.unverified and not options.spread,
        options.cuda,
    )
    cases, failed = all_cases(), 0
    names = chosen(options.cases, list(cases))
    options.folder.mkdir(parents=True, exist_ok=True)
    carry(options.folder)
    for name in names:
        started = time.monotonic()
        try:
            left_out = emit_case(cases[name], options.folder / name, how)
        except MirageError as error:
            failed += 1
            print(f"{name}: {error}", flush=True)
            continue
        emitted = len(json.loads((options.folder / name / "manifest.json").read_text(encoding="utf-8"))["candidates"])
        print(f"{name}: {emitted} candidates, {time.monotonic() - started:.1f} s", *left_out, sep="\n  ", flush=True)
    return 1 if failed else 0


def run(options: argparse.Namespace) -> int:
    names = chosen(options.cases, cases_in(options.folder))
    seed = int.from_bytes(os.urandom(3)) if options.seed is None else options.seed
    how = Options(
        out=options.out,
        sides=tuple(options.sides),
        measure=options.measure,
        limit_s=options.limit_s,
        build_s=options.build_s,
        jobs=options.jobs,
        turns=options.turns,
        seed=seed,
        extra=options.extra,
        interpret=options.interpret,
    )
    runner = Runner(options.folder.resolve(), how)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("gpu: terminated"))  # So that what was started is ended, too.
    runner.run(names)
    print(*table(runner.results), sep="\n", flush=True)
    bad = [n for n, r in runner.results.items() if "failure" in r or r["ours"]["us"] is None]
    return 1 if bad or not names else 0


def show(options: argparse.Namespace) -> int:
    whole = merged(options.files)
    if options.out is not None:
        write_json(options.out, whole)
    print(*table(whole["results"]), sep="\n")
    return 0


def restore(options: argparse.Namespace) -> int:
    for name, report in merged([options.file])["timings"].items():
        if (options.folder / name).is_dir():
            write_json(options.folder / name / "timings.json", report)
            print(f"{name}: {len(report['candidates'])} candidates")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("emit", help="search, and write bundles")
    one.add_argument("folder", type=Path)
    one.add_argument("--cases", nargs="*", default=[], help="names or patterns (default: all)")
    one.add_argument("--top", type=int, default=20, help="candidates of a case")
    one.add_argument("--spread", type=int, default=0, metavar="N", help="N others, for the cost model: all unverified")
    one.add_argument("--budget", type=float, default=40.0, help="seconds of search and verification for a case")
    one.add_argument("--target", default="h100")
    one.add_argument("--cache", type=Path, help="folder that results are taken from and put into")
    one.add_argument("--cuda", type=int, default=0, metavar="N", help="candidates that are written as CUDA modules, too")
    one.add_argument("--unverified", action="store_true", help="verify at smaller shapes only; tables say so")
    one.set_defaults(command=emit)
    one = commands.add_parser("run", help="measure and time, on a GPU")
    one.add_argument("folder", type=Path)
    one.add_argument("--cases", nargs="*", default=[], help="names or patterns (default: all in the folder)")
    one.add_argument("--out", type=Path, help="JSON of the results")
    one.add_argument("--sides", nargs="*", default=[], help="sides of PyTorch, by name or a word of it (default: all)")
    one.add_argument("--measure", choices=("none", "quick", "full"), default="quick", help="of bundles without timings")
    one.add_argument("--limit-s", type=float, default=inf, help="seconds for all of it")
    one.add_argument("--build-s", type=float, default=240.0, help="seconds for building the sides of a case")
    one.add_argument("--jobs", type=int, default=max(1, min(8, (os.cpu_count() or 1) // 2)), help="cases that are built at once")
    one.add_argument("--turns", type=int, default=3, help="how often each side is timed")
    one.add_argument("--seed", type=int, help="of the inputs (default: a new one)")
    one.add_argument("--extra", type=Path, metavar="FILE.py", help="further sides")
    one.add_argument("--interpret", action="store_true", help="without a GPU: check in Triton's interpreter, times mean nothing")
    one.set_defaults(command=run)
    one = commands.add_parser("table", help="print the table of result files")
    one.add_argument("files", type=Path, nargs="+")
    one.add_argument("--out", type=Path, help="write them merged")
    one.set_defaults(command=show)
    one = commands.add_parser("restore", help="write timings.json into bundles, from a result file")
    one.add_argument("file", type=Path)
    one.add_argument("folder", type=Path)
    one.set_defaults(command=restore)
    options = parser.parse_args(arguments)
    try:
        return options.command(options)
    except ValueError as error:
        print(f"gpu: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
