"""Sequence lengths in random order through `torch.compile(backend="mirage")`: how often is compiled, and is any length slower?

    python bench/torch_lengths.py                              # a GPU: 500 lengths from 1 to 4096, 40 others timed, f16
    python bench/torch_lengths.py --block bert --calls 4096 --timed 100 --dtype bfloat16
    python bench/torch_lengths.py --small                      # a CPU: small sizes, 12 lengths, results and compilations alone

Each block is called with lengths drawn at random, and with 1, and again when searches in the background are done; then lengths
drawn evenly over their logarithm, and the shortest and longest, are timed beside Inductor's dynamic kernels: as CUDA graphs, and
as calls on a stream, where a call costs what the processor takes to launch it if that is longer. A line a block: compilations by
Dynamo and by us, the seconds of all first calls, the largest error against float64 beside eager's, and the least and the mean of
Inductor's time over ours. Status 1 when an error is more than twice eager's, when there are more than 3 compilations of Dynamo's
or 6 of ours, or when a length takes more than 10% longer than with Inductor.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from math import exp, log
from pathlib import Path
from statistics import median
from tempfile import mkdtemp
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "examples" / "torch"))

import torch  # noqa: E402
from blocks import BLOCKS, BlockSizes  # noqa: E402
from torch import Tensor  # noqa: E402
from torch_blocks import NOISE, captured, error, replay_us, twin  # noqa: E402

import mirage_ir.torch as mt  # noqa: E402
from mirage_ir.torch.graph_report import recording  # noqa: E402

LONGEST = 4096
SIZES: dict[str, BlockSizes] = {
    "gpt2": BlockSizes(1, LONGEST, 768, 12, 12, 3072),
    "bert": BlockSizes(1, LONGEST, 768, 12, 12, 3072),
    "vit": BlockSizes(1, LONGEST, 768, 12, 12, 3072),
    "t5": BlockSizes(1, LONGEST, 768, 12, 12, 2048),
    "llama": BlockSizes(1, LONGEST, 2048, 32, 8, 8192),
}
DYNAMO_LIMIT, OUR_LIMIT, SLOWEST = 3, 6, 0.9
SLOW_CALL = 3.0
"""Seconds of a call that is worth a line."""
CHECKED = 12
"""Lengths whose results are compared with float64."""
TURNS = 9


def drawn(count: int, longest: int, chosen: random.Random) -> list[int]:
    """Lengths spread over the logarithm, with 1, 2 and the longest."""
    found = {1, 2, longest}
    while len(found) < min(count, longest):
        found.add(round(exp(chosen.uniform(0, log(longest)))))
    return sorted(found)


def stream_us(call: Callable[[Tensor], Tensor], x: Tensor, times: int = 20) -> float:
    """Microseconds of a call in a row of calls on a stream."""
    torch.cuda.synchronize()
    started = time.perf_counter()
    for _ in range(times):
        call(x)
    torch.cuda.synchronize()
    return (time.perf_counter() - started) * 1e6 / times


def timed(sides: dict[str, Callable[[Tensor], Tensor]], x: Tensor) -> dict[str, float]:
    """Medians in µs of each side, in turns: as a CUDA graph, and on a stream."""
    graphs = {side: captured(call, x) for side, call in sides.items()}
    found: dict[str, list[float]] = {}
    for _ in range(TURNS):
        for side, call in sides.items():
            found.setdefault(side, []).append(replay_us(graphs[side], 10))
            found.setdefault(f"{side} on a stream", []).append(stream_us(call, x))
    return {name: median(own) for name, own in found.items()}


def run(
    name: str, sizes: BlockSizes, dtype: torch.dtype, order: Sequence[int], lengths: Sequence[int], device: str
) -> dict[str, Any]:
    """All that one line shows."""
    torch.manual_seed(0)
    torch.compiler.reset()
    model = BLOCKS[name](sizes).to(device=device, dtype=dtype).eval()
    inputs = torch.randn(sizes.batch, sizes.tokens, sizes.width, device=device).to(dtype)
    by_dynamo, report = 0, Path(mkdtemp()) / "report.txt"
    options = {"report": report, **({"fallback": "eager", "effort": "low"} if device == "cpu" else {})}

    def backend(module: Any, examples: Any) -> Any:
        nonlocal by_dynamo
        by_dynamo += 1
        return mt.mirage(module, examples, options=options)

    ours = torch.compile(twin(model), backend=backend)
    started, slowest = time.perf_counter(), 0.0
    with recording() as graphs:
        for length in order:
            begun = time.perf_counter()
            ours(inputs[:, :length])
            if device == "cuda":
                torch.cuda.synchronize()
            took = time.perf_counter() - begun
            slowest = max(slowest, took)
            if took > SLOW_CALL:
                print(f"    {name}: the call with length {length} took {took:.1f} s", flush=True)
        while mt.searching():
            mt.wait()
            begun = time.perf_counter()
            for length in order[:3]:
                ours(inputs[:, :length])
            if device == "cuda":
                torch.cuda.synchronize()
            took, whole = time.perf_counter() - begun, time.perf_counter() - started
            slowest = max(slowest, took)
            print(f"    {name}: {whole:.1f} s after the first call, calls with what was searched took {took:.1f} s", flush=True)
    found: dict[str, Any] = {"block": name, "dtype": str(dtype).removeprefix("torch."), "all_s": time.perf_counter() - started}
    found |= {"slowest_call_s": slowest, "by_dynamo": by_dynamo, "ours": len(graphs)}
    found["failures"] = [g.failure for g in graphs if g.failure is not None]
    found["report"] = report.read_text(encoding="utf-8") if report.exists() else ""
    double, errors = copy.deepcopy(model).double(), list[tuple[float, float]]()
    for length in order[:: max(1, len(order) // CHECKED)]:
        x = inputs[:, :length]
        exact = double(x.double())
        errors.append((error(ours(x), exact), error(model(x), exact)))
    found["error"], found["eager_error"] = max(errors, key=lambda pair: pair[0] / (2 * pair[1] + NOISE))
    if device == "cuda":
        theirs = torch.compile(twin(model))
        for length in order[:2]:
            theirs(inputs[:, :length])
        found["us"] = {}
        for length in lengths:
            found["us"][length] = timed({"inductor": theirs, "mirage": ours}, inputs[:, :length])
    return found


def ratios(line: dict[str, Any], how: str) -> list[tuple[float, int]]:
    """Inductor's time over ours at each length, the least first."""
    return sorted((us[f"inductor{how}"] / us[f"mirage{how}"], length) for length, us in line.get("us", {}).items())


def main() -> int:
    parser = argparse.ArgumentParser(description="Sequence lengths in random order through the back end of torch.compile")
    parser.add_argument("--small", action="store_true", help="small sizes, on a CPU")
    parser.add_argument("--block", action="append", choices=[*SIZES], help="a block (all unless given)")
    parser.add_argument("--dtype", default="float16", choices=("float16", "bfloat16", "float32"))
    parser.add_argument("--calls", type=int, default=500, help="how many lengths are called, 4096 for all")
    parser.add_argument("--timed", type=int, default=40, help="how many lengths are timed")
    parser.add_argument("--seed", type=int, default=0, help="of the order of lengths, and of those that are timed")
    parser.add_argument("--reports", action="store_true", help="print what was taken and what was left")
    parser.add_argument("--json", help="a file for all numbers")
    args = parser.parse_args()
    device = "cpu" if args.small else "cuda"
    if device == "cuda" and not torch.cuda.is_available():
        print("there is no GPU: --small runs on a CPU", file=sys.stderr)
        return 1
    chosen = random.Random(args.seed)
    longest = 64 if args.small else LONGEST
    order = chosen.sample(range(1, longest + 1), min(12 if args.small else args.calls, longest))
    order += [] if 1 in order else [1]
    lengths = drawn(args.timed, longest, chosen)
    lines: list[dict[str, Any]] = []
    bad = False
    with torch.no_grad():
        for name in args.block or SIZES:
            sizes = BlockSizes(tokens=longest) if args.small else SIZES[name]
            line = run(name, sizes, torch.float32 if args.small else getattr(torch, args.dtype), order, lengths, device)
            lines.append(line)
            text = f"{name:6} {line['dtype']:8} compiled {line['by_dynamo']} by Dynamo, {line['ours']} by us; all lengths"
            text += f" {line['all_s']:.1f} s, slowest call {line['slowest_call_s']:.1f} s; error {line['error']:.1e}"
            print(f"{text} (eager {line['eager_error']:.1e})", flush=True)
            bad |= line["by_dynamo"] > DYNAMO_LIMIT or line["ours"] > OUR_LIMIT
            bad |= not line["error"] <= 2 * line["eager_error"] + NOISE
            for failure in line["failures"]:
                print(f"    a graph went to PyTorch as it was: {failure}")
            for how in ("", " on a stream"):
                every = ratios(line, how)
                if every:
                    mean = exp(sum(log(r) for r, _ in every) / len(every))
                    worst = ", ".join(f"{r:.3f} at {length}" for r, length in every[:5])
                    print(f"    Inductor over ours{how or ' as CUDA graphs'}: geometric mean {mean:.3f}; least {worst}", flush=True)
                    bad |= every[0][0] < SLOWEST
            if args.reports:
                print(line["report"], flush=True)
    if args.json:
        Path(args.json).write_text(json.dumps(lines, indent=2), encoding="utf-8")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
