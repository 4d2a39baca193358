"""Measuring at hand: the time of `tune`, and what it chooses, on programs of several kinds. Needs a GPU.

`python bench/tune.py [--tune quick|full] [PROGRAM…]` prints one line a program: seconds of search and of measuring, what was
chosen, and microseconds of the best candidate and of PyTorch's ways.
"""

from __future__ import annotations

import argparse
import time
import warnings
from collections.abc import Callable, Sequence

import mirage_ir as mi
from mirage_ir.api import Graph, Tensor


def _norm_linear(g: Graph) -> Tensor:
    x, a, b = g.new_input(dims=(128, 768)), g.new_input(dims=(768,)), g.new_input(dims=(768,))
    w, c = g.new_input(dims=(3072, 768)), g.new_input(dims=(3072,))
    return g.gelu(g.linear(g.layer_norm(x, 768, a, b), w, c))


def _batch_norm(g: Graph) -> Tensor:
    return g.relu(g.batch_norm(g.new_input(dims=(4096, 1024)), g.new_input(dims=(1024,)), g.new_input(dims=(1024,))))


def _attention(heads: int, queries: int, keys: int, depth: int) -> Callable[[Graph], Tensor]:
    def program(g: Graph) -> Tensor:
        q, k = g.new_input(dims=(heads, queries, depth)), g.new_input(dims=(heads, keys, depth))
        return g.attention(q, k, g.new_input(dims=(heads, keys, depth)))

    return program


def _biased_attention(g: Graph) -> Tensor:
    q, k, v = (g.new_input(dims=(16, 256, 64)) for _ in range(3))
    scores = g.scale(g.matmul(q, g.transpose(k)), 0.125) + g.new_input(dims=(16, 256, 256))
    return g.matmul(g.softmax(scores), v)


def _projections(g: Graph) -> None:
    x, a = g.new_input(dims=(256, 2048)), g.new_input(dims=(2048,))
    y = g.rms_norm(x, 2048, a)
    g.mark_output(*(g.matmul(y, g.new_input(dims=(2048, columns))) for columns in (2048, 512, 512)))


def _linear(g: Graph) -> Tensor:
    return g.linear(g.new_input(dims=(4096, 1024)), g.new_input(dims=(4096, 1024)), g.new_input(dims=(4096,)))


def _softmax(g: Graph) -> Tensor:
    return g.softmax(g.new_input(dims=(4096, 1024)))


PROGRAMS: dict[str, Callable[[Graph], Tensor | None]] = {
    "layer_norm, linear, gelu": _norm_linear,
    "batch_norm, relu": _batch_norm,
    "attention": _attention(32, 1024, 1024, 128),
    "attention, 1 query": _attention(32, 1, 4096, 128),
    "attention with a bias": _biased_attention,
    "three projections": _projections,
    "linear": _linear,
    "softmax": _softmax,
}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("programs", nargs="*", help=f"words of names; known are {', '.join(PROGRAMS)}")
    parser.add_argument("--tune", choices=("quick", "full"), default="quick")
    parser.add_argument("--budget", type=float, default=20.0, help="seconds for the search")
    parser.add_argument("--target", default="h200")
    options = parser.parse_args(arguments)
    warnings.simplefilter("ignore")
    for name, build in PROGRAMS.items():
        if options.programs and not any(word in name for word in options.programs):
            continue
        graph = mi.new_graph("program")
        result = build(graph)
        if result is not None:
            graph.mark_output(result)
        started = time.perf_counter()
        kernels = mi.superoptimize(graph, target=options.target, budget=options.budget, tune=options.tune)
        taken, tuning = time.perf_counter() - started, kernels.tuning
        assert tuning is not None
        print(f"{name}: search {taken - tuning.seconds:.1f} s, measuring {tuning.seconds:.1f} s: {tuning}", flush=True)
        for kernel in kernels:
            estimate = f"{kernel.cost_us:.1f} µs by the model"
            print(f"    {kernel.measured_us:.2f} µs, {estimate}: {kernel.chosen}, {kernel.kernels} kernels")
        for what, why in tuning.failed:
            print(f"    not measured: {what} {why}")


if __name__ == "__main__":
    main()
