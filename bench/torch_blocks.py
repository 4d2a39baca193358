"""Blocks of models through `torch.compile(backend="mirage")`: what is taken, its error, and on a GPU its time beside PyTorch's.

    python bench/torch_blocks.py                         # a GPU: full sizes, f16 and bf16, all sides as CUDA graphs
    python bench/torch_blocks.py --small                 # a CPU: small sizes, errors and coverage alone
    python bench/torch_blocks.py --small --train         # the same of a training step: the forward and the backward graph
    python bench/torch_blocks.py --block llama_decode_4k --dtype bfloat16 --effort medium --tune
    python bench/torch_blocks.py --first mirage --cache DIR --block bert --dtype float16     # seconds of its first call alone

A line a block and element type: the times of eager PyTorch, Inductor, Inductor with max-autotune and ours in µs (medians of replays
in turns of random order, of five graphs of each side), the best of PyTorch's over ours, the seconds of our first call, kernels
launched by Inductor and by us, errors against float64 of eager and ours, and the share of operators in islands. Of a training step,
errors are those of the tensor, of result and gradients, whose error is the largest beside eager's. Status 1 when an error is more
than twice eager's. The first call of one side alone, in a fresh process each, is a cold start, or with what earlier processes left
in the caches a warm one.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from math import exp, log
from pathlib import Path
from statistics import median
from tempfile import mkdtemp
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "examples" / "torch"))

import torch  # noqa: E402
from blocks import BLOCKS, BlockSizes, LlamaDecodeBlock  # noqa: E402
from torch import Tensor, nn  # noqa: E402

import mirage_ir.torch as mt  # noqa: E402
from mirage_ir.torch.graph_report import GraphReport, recording  # noqa: E402

Layer = tuple[Callable[[BlockSizes], nn.Module], BlockSizes]

LAYERS: dict[str, Layer] = {
    "llama_decode_4k": (partial(LlamaDecodeBlock, cached=4096), BlockSizes(1, 8, 4096, 32, 8, 14336)),
    "llama_decode_32k": (partial(LlamaDecodeBlock, cached=32768), BlockSizes(1, 8, 4096, 32, 8, 14336)),
    "llama_prefill": (BLOCKS["llama"], BlockSizes(1, 1024, 4096, 32, 8, 14336)),
    "gpt2": (BLOCKS["gpt2"], BlockSizes(1, 1024, 768, 12, 12, 3072)),
    "bert": (BLOCKS["bert"], BlockSizes(8, 512, 768, 12, 12, 3072)),
    "vit": (BLOCKS["vit"], BlockSizes(8, 197, 768, 12, 12, 3072)),
    "t5": (BLOCKS["t5"], BlockSizes(8, 512, 768, 12, 12, 2048)),
}
SMALL: dict[str, Layer] = {name: (block, BlockSizes()) for name, block in BLOCKS.items()}
NOISE = 1e-6
"""Error that counts as none: a few roundings of f32."""
CAPTURES = 5
"""Graphs of a side. Where its memory lies makes a percent or two of a graph's time."""
ZERO = 1e-12
"""Gradients with a smaller norm than this part of the largest one's are 0 in float64."""


def error(result: Tensor, exact: Tensor) -> float:
    """The norm of the difference over the norm of the reference."""
    return float((result.double() - exact).norm() / exact.norm())


def twin(model: nn.Module) -> nn.Module:
    """The same model anew, with the same parameters in memory: where they lie makes some percent of a product's time."""
    return copy.deepcopy(model, {id(p): p for p in model.parameters()})


def captured(call: Callable[[Tensor], Tensor], x: Tensor) -> torch.cuda.CUDAGraph:
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        for _ in range(5):
            call(x)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, stream=stream):
        call(x)
    return graph


def replay_us(graph: torch.cuda.CUDAGraph, times: int = 30) -> float:
    before, after = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    before.record()
    for _ in range(times):
        graph.replay()
    after.record()
    torch.cuda.synchronize()
    return before.elapsed_time(after) * 1000 / times


def launches(call: Callable[[Tensor], Tensor], x: Tensor) -> int:
    """Kernels of a call, without copies."""
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as profile:
        call(x)
        torch.cuda.synchronize()
    return sum(str(e.device_type).endswith("CUDA") and "Mem" not in e.name for e in profile.events() or ())


def share(graphs: list[GraphReport]) -> float:
    return sum(g.taken for g in graphs) / max(1, sum(g.computing for g in graphs))


def run(name: str, layer: Layer, dtype: torch.dtype, options: dict[str, Any], device: str) -> dict[str, Any]:
    """All that one line shows."""
    torch.manual_seed(0)
    torch.compiler.reset()
    block, sizes = layer
    model = block(sizes).to(device=device, dtype=dtype).eval()
    x = torch.randn(sizes.batch, sizes.tokens, sizes.width, device=device).to(dtype)
    found: dict[str, Any] = {"block": name, "dtype": str(dtype).removeprefix("torch.")}
    exact = copy.deepcopy(model).double()(x.double())
    with recording() as graphs:
        ours = torch.compile(twin(model), backend=partial(mt.mirage, options=options))
        started = time.perf_counter()
        result = ours(x)
        if device == "cuda":
            torch.cuda.synchronize()
        found["first_call_s"] = time.perf_counter() - started
    found |= {"error": error(result, exact), "eager_error": error(twin(model)(x), exact), "coverage": share(graphs)}
    found["failures"] = [g.failure for g in graphs if g.failure is not None]
    if device == "cuda":
        sides: dict[str, Callable[[Tensor], Tensor]] = {
            "eager": twin(model),
            "inductor": torch.compile(twin(model)),
            "max_autotune": torch.compile(twin(model), mode="max-autotune-no-cudagraphs"),
            "mirage": ours,
        }
        recorded = [{side: captured(call, x) for side, call in sides.items()} for _ in range(CAPTURES)]
        times: dict[str, list[float]] = {side: [] for side in sides}
        order, draw = list(sides), random.Random(0)
        for turn in range(7 * CAPTURES):
            draw.shuffle(order)  # A side that always follows the same other finds the GPU as that one leaves it.
            for side in order:
                times[side].append(replay_us(recorded[turn % CAPTURES][side]))
        found["us"] = {side: median(own) for side, own in times.items()}
        found["ratio"] = min(us for side, us in found["us"].items() if side != "mirage") / found["us"]["mirage"]
        found["launches"] = {side: launches(sides[side], x) for side in ("inductor", "mirage")}
    return found


def first_call_s(layer: Layer, dtype: torch.dtype, options: dict[str, Any], device: str, side: str) -> float:
    """Seconds of the first call of ours, or of Inductor's."""
    torch.manual_seed(0)
    block, sizes = layer
    model = block(sizes).to(device=device, dtype=dtype).eval()
    x = torch.randn(sizes.batch, sizes.tokens, sizes.width, device=device).to(dtype)
    model(x)
    started = time.perf_counter()
    torch.compile(model, backend=partial(mt.mirage, options=options) if side == "mirage" else "inductor")(x)
    if device == "cuda":
        torch.cuda.synchronize()
    return time.perf_counter() - started


def step(model: nn.Module, call: Callable[[Tensor], Tensor], x: Tensor, toward: Tensor) -> list[Tensor]:
    """The result, and the gradients of its product with a tensor: those of the input and of all parameters."""
    x = x.clone().requires_grad_()
    result = call(x)
    (result * toward).sum().backward()
    gradients = [x.grad, *(p.grad for p in model.parameters())]
    return [result.detach(), *(g for g in gradients if g is not None)]


def train(name: str, layer: Layer, dtype: torch.dtype, options: dict[str, Any]) -> dict[str, Any]:
    """What one line shows of a training step on a CPU."""
    torch.manual_seed(0)
    torch.compiler.reset()
    block, sizes = layer
    model = block(sizes).to(dtype=dtype).eval()  # Dropout would draw other numbers on each side.
    x, toward = (torch.randn(sizes.batch, sizes.tokens, sizes.width).to(dtype) for _ in range(2))
    exact, eager, ours = copy.deepcopy(model).double(), copy.deepcopy(model), copy.deepcopy(model)
    wanted, theirs = step(exact, exact, x.double(), toward.double()), step(eager, eager, x, toward)
    with recording() as graphs:
        started = time.perf_counter()
        found = step(ours, torch.compile(ours, backend=partial(mt.mirage, options=options)), x, toward)
    largest = max(float(w.norm()) for w in wanted)  # The gradient of a bias of keys is 0 and has no relative error.
    every = (three for three in zip(found, theirs, wanted, strict=True) if three[2].norm() > ZERO * largest)
    errors = [(error(o, w), error(t, w)) for o, t, w in every]
    worst = max(errors, key=lambda pair: pair[0] / (2 * pair[1] + NOISE))
    return {
        "block": name,
        "dtype": str(dtype).removeprefix("torch."),
        "first_call_s": time.perf_counter() - started,
        "error": worst[0],
        "eager_error": worst[1],
        "coverage": share(graphs),
        "failures": [g.failure for g in graphs if g.failure is not None],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Blocks of models through the back end of torch.compile")
    parser.add_argument("--small", action="store_true", help="small sizes, on a CPU")
    parser.add_argument("--train", action="store_true", help="a training step, with --small")
    parser.add_argument("--block", action="append", help="a block (all unless given)")
    parser.add_argument("--dtype", action="append", choices=("float32", "float16", "bfloat16"))
    parser.add_argument("--effort", default="medium")
    parser.add_argument("--keep", default="paying", choices=("paying", "all"))
    parser.add_argument("--tune", action="store_true")
    parser.add_argument("--cache", help="a folder for results of searches")
    parser.add_argument("--first", choices=("mirage", "inductor"), help="time the first call of this side alone")
    parser.add_argument("--reports", action="store_true", help="print what was taken and what was left")
    parser.add_argument("--json", help="a file for all numbers")
    args = parser.parse_args()
    device = "cpu" if args.small else "cuda"
    if device == "cuda" and not torch.cuda.is_available():
        print("there is no GPU: --small runs on a CPU", file=sys.stderr)
        return 1
    if args.train and not args.small:
        print("--train needs --small", file=sys.stderr)
        return 1
    options = {"effort": args.effort, "keep": args.keep, "tune": args.tune or None, "cache": args.cache}
    report = Path(mkdtemp()) / "report.txt" if args.reports else None
    options["report"] = report
    if args.small:
        options["fallback"] = "eager"
    every = SMALL if args.small else LAYERS
    lines: list[dict[str, Any]] = []
    with torch.set_grad_enabled(args.train):
        for name in args.block or every:
            for dtype in args.dtype or (["float32", "bfloat16"] if args.small else ["float16", "bfloat16"]):
                if args.first:
                    seconds = first_call_s(every[name], getattr(torch, dtype), options, device, args.first)
                    print(f"{name:17} {dtype:8} first call of {args.first} {seconds:.2f} s", flush=True)
                    continue
                make = train if args.train else partial(run, device=device)
                line = make(name, every[name], getattr(torch, dtype), options)
                lines.append(line)
                text = f"{name:17} {dtype:8} error {line['error']:.1e} (eager {line['eager_error']:.1e})"
                text += f" in islands {line['coverage']:4.0%} first call {line['first_call_s']:5.1f} s"
                if "us" in line:
                    text += " µs " + " ".join(f"{side} {us:.1f}" for side, us in line["us"].items())
                    text += f" ratio {line['ratio']:.3f} launches {line['launches']}"
                print(text, flush=True)
                for failure in line["failures"]:
                    print(f"    a graph went to PyTorch as it was: {failure}")
                if report is not None:
                    print(report.read_text(encoding="utf-8"), flush=True)
                    report.unlink()
    ratios = [line["ratio"] for line in lines if "ratio" in line]
    if ratios:
        print(f"geometric mean of the best of PyTorch over ours: {exp(sum(map(log, ratios)) / len(ratios)):.3f}")
    if args.json:
        Path(args.json).write_text(json.dumps(lines, indent=2), encoding="utf-8")
    wrong = [line for line in lines if not line["error"] <= 2 * line["eager_error"] + NOISE]
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
