"""Whole models of the library `transformers` through `torch.compile(backend="mirage")`: right, and not slower?

    python bench/torch_models.py                          # a GPU: published widths, f16, beside eager PyTorch and Inductor
    python bench/torch_models.py --decode                 # one token behind a static cache of 4096, batches of 1 and 8
    python bench/torch_models.py --small --keep all       # a CPU: narrow models, errors alone
    python bench/torch_models.py --model bert --model llama --dtype float32 --reports

Each model has two layers and random weights, so nothing is downloaded; it makes its own masks, as users' models do. Needs
`transformers`, which no extra of the package installs (figures are of 5.17).

A line a model and element type: errors against float64 of ours and of eager PyTorch's, the share of operators in islands, the
seconds of the first call, and on a GPU the µs of a replay as a CUDA graph, and the best of PyTorch's over ours. Status 1 when an
error is more than twice eager's, or a graph went to PyTorch as it was.
"""

from __future__ import annotations

import argparse
import copy
import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from math import exp, log
from statistics import median
from typing import Any

os.environ.setdefault("HF_HUB_OFFLINE", "1")

import torch
from torch import Tensor, nn
from torch_blocks import NOISE, captured, error, replay_us, share

import mirage_ir.torch as mt
from mirage_ir.torch.graph_report import recording

LAYERS = 2
VOCABULARY = 2000
NARROW = 4
"""How much narrower models are with `--small`."""
SMALL_TOKENS = 23
CACHED = 4096
"""Tokens for which a static cache has room; `FILLED` of them are there."""
FILLED = 10
WIDTHS = ("hidden_size", "intermediate_size", "d_model", "d_ff", "ffn_dim", "word_embed_proj_dim", "head_dim")
Inputs = dict[str, Any]
Call = Callable[[Any], Tensor]


@dataclass(frozen=True)
class Case:
    """A model: the name of its configuration, what differs from that one's defaults, and batch and tokens (or images)."""

    kind: str
    batch: int
    tokens: int
    changes: dict[str, Any] = field(default_factory=dict[str, Any])
    layers: str = "num_hidden_layers"
    cls: str = "AutoModel"

    def inputs(self, config: Any, small: bool) -> Inputs:
        made = torch.Generator().manual_seed(0)
        if self.tokens:
            tokens = SMALL_TOKENS if small else self.tokens
            return {"input_ids": torch.randint(2, VOCABULARY - 100, (self.batch, tokens), generator=made)}
        return {"pixel_values": torch.randn(1 if small else self.batch, 3, config.image_size, config.image_size, generator=made)}

    def model(self, small: bool) -> tuple[nn.Module, Any]:
        """The model and its configuration."""
        changes = {**self.changes, self.layers: LAYERS, **({"vocab_size": VOCABULARY} if self.tokens else {})}
        if small:
            changes |= {name: size // NARROW for name, size in changes.items() if name in WIDTHS}
        config = _transformers().AutoConfig.for_model(self.kind, **changes)
        config.use_cache = False
        config.pad_token_id = 0
        made = getattr(_transformers(), self.cls)
        return (made.from_config(config) if self.cls.startswith("Auto") else made(config)).eval(), config


def llama_like(kind: str, tokens: int, width: int, heads: int, key_heads: int, inner: int, depth: int = 0, batch: int = 1) -> Case:
    sizes = {"hidden_size": width, "num_attention_heads": heads, "num_key_value_heads": key_heads, "intermediate_size": inner}
    return Case(kind, batch, tokens, sizes | ({"head_dim": depth} if depth else {}))


CASES: dict[str, Case] = {
    "bert": Case("bert", 8, 384),
    "roberta": Case("roberta", 4, 200),
    "distilbert": Case("distilbert", 16, 128, layers="n_layers"),
    "albert": Case("albert", 4, 256, {"hidden_size": 768, "num_attention_heads": 12, "intermediate_size": 3072}),
    "electra": Case("electra", 8, 128, {"hidden_size": 256, "num_attention_heads": 4, "intermediate_size": 1024}),
    "modernbert": Case("modernbert", 4, 256),
    "t5": Case("t5", 4, 256, {"d_model": 768, "d_ff": 3072, "num_heads": 12}, layers="num_layers", cls="T5EncoderModel"),
    "gpt2": Case("gpt2", 1, 777, layers="n_layer"),
    "gpt_neox": Case("gpt_neox", 1, 512, {"hidden_size": 2048, "num_attention_heads": 16, "intermediate_size": 8192}),
    "opt": Case("opt", 1, 300, {"hidden_size": 2048, "num_attention_heads": 32, "ffn_dim": 8192, "word_embed_proj_dim": 2048}),
    "phi": Case("phi", 1, 200, {"hidden_size": 2048, "num_attention_heads": 32, "intermediate_size": 8192}),
    "llama": llama_like("llama", 400, 2048, 32, 8, 8192),
    "llama_8b": llama_like("llama", 400, 4096, 32, 8, 14336),
    "mistral": llama_like("mistral", 250, 2048, 16, 4, 7168, batch=2),
    "qwen2": llama_like("qwen2", 64, 1536, 12, 2, 8960),
    "qwen3": llama_like("qwen3", 128, 1024, 16, 8, 3072, depth=128),
    "gemma": llama_like("gemma", 256, 2048, 8, 1, 16384, depth=256),
    "gemma2": llama_like("gemma2", 256, 2304, 8, 4, 9216, depth=256),
    "phi3": llama_like("phi3", 100, 3072, 32, 32, 8192),
    "olmo": llama_like("olmo", 512, 2048, 16, 16, 8192),
    "granite": llama_like("granite", 128, 2048, 32, 8, 8192),
    "cohere": llama_like("cohere", 128, 2048, 16, 16, 8192),
    "vit": Case("vit", 4, 0),
    "clip_vision": Case(
        "clip_vision_model", 4, 0, {"hidden_size": 1024, "num_attention_heads": 16, "intermediate_size": 4096, "patch_size": 14}
    ),
    "dinov2": Case("dinov2", 4, 0, {"patch_size": 14}),
    "siglip_vision": Case("siglip_vision_model", 4, 0),
}
DECODED = ("llama", "llama_8b", "qwen2", "qwen3", "gemma", "phi3", "olmo", "granite", "cohere", "phi")


def _transformers() -> Any:
    """The library, which may be missing."""
    return import_module("transformers")


def first_tensor(result: Any) -> Tensor:
    return result if isinstance(result, Tensor) else result[0]


def prefill(inputs: Inputs, model: Any) -> Tensor:
    """A call with all tokens."""
    reference = next(model.parameters())
    return first_tensor(model(**{k: x.to(reference) if x.is_floating_point() else x for k, x in inputs.items()}))


class Decode:
    """Calls with one token behind a static cache, of which each element type has one."""

    def __init__(self, case: Case, batch: int, small: bool, device: str) -> None:
        self.case, self.small, self.device = case, small, device
        self.ids = torch.randint(2, VOCABULARY - 100, (batch, 1), generator=torch.Generator().manual_seed(1)).to(device)
        self.place = torch.tensor([FILLED], device=device)
        self.caches: dict[torch.dtype, Any] = {}

    def __call__(self, model: Any) -> Tensor:
        cache = self._cache(next(model.parameters()).dtype, model)
        made = model(
            input_ids=self.ids,
            past_key_values=cache,
            cache_position=self.place,
            position_ids=self.place[None].expand(len(self.ids), 1),
            use_cache=True,
        )
        return first_tensor(made)

    def filled(self, model: Any) -> Tensor:
        """The result of a first call: each call makes the cache longer."""
        for layer in self._cache(next(model.parameters()).dtype, model).layers:
            layer.cumulative_length.fill_(FILLED)
        return self(model).clone()

    def _cache(self, dtype: torch.dtype, model: Any) -> Any:
        if dtype not in self.caches:
            self.caches[dtype] = cache = _transformers().StaticCache(
                config=self.case.model(self.small)[1], max_cache_len=CACHED // (32 if self.small else 1)
            )
            self(model.to(dtype))
            draw = torch.Generator(device=self.device).manual_seed(2)
            for layer in cache.layers:
                for entries in (layer.keys, layer.values):
                    entries.copy_(torch.randn(entries.shape, generator=draw, device=self.device))
        return self.caches[dtype]


def run(name: str, case: Case, batch: int, dtype: torch.dtype, options: dict[str, Any], small: bool) -> dict[str, Any]:
    """All that one line shows; `batch` sequences are decoded, 0 for a call with all tokens."""
    device = "cpu" if small else "cuda"
    torch.manual_seed(0)
    torch.compiler.reset()
    model, config = case.model(small)
    model = model.to(device)
    decode = Decode(case, batch, small, device) if batch else None
    call: Call = decode or partial(prefill, {k: x.to(device) for k, x in case.inputs(config, small).items()})
    once: Call = decode.filled if decode else call
    exact = once(copy.deepcopy(model).double())
    model = model.to(dtype)
    found: dict[str, Any] = {"eager_error": error(once(model), exact)}
    with recording() as graphs:
        ours = torch.compile(copy.deepcopy(model), backend=partial(mt.mirage, options=options))
        started = time.perf_counter()
        found["error"] = error(once(ours), exact)
        found["first_call_s"] = time.perf_counter() - started
    found |= {"coverage": share(graphs), "failures": [g.failure for g in graphs if g.failure is not None]}
    found["report"] = "\n".join(map(str, graphs))
    if not small:
        sides = {"eager": model, "inductor": torch.compile(copy.deepcopy(model)), "mirage": ours}
        recorded = {side: captured(lambda _, m=m: call(m), exact) for side, m in sides.items()}
        times: dict[str, list[float]] = {side: [] for side in sides}
        for _ in range(9):
            for side, graph in recorded.items():
                times[side].append(replay_us(graph))
        found["us"] = {side: median(own) for side, own in times.items()}
        found["ratio"] = min(us for side, us in found["us"].items() if side != "mirage") / found["us"]["mirage"]
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Whole models of transformers through the back end of torch.compile")
    parser.add_argument("--small", action="store_true", help="narrow models, on a CPU")
    parser.add_argument("--decode", action="store_true", help="one token behind a static cache")
    parser.add_argument("--model", action="append", choices=[*CASES], help="a model (all unless given)")
    parser.add_argument("--dtype", action="append", choices=("float32", "float16", "bfloat16"))
    parser.add_argument("--effort", default="medium")
    parser.add_argument("--keep", default="paying", choices=("paying", "all"))
    parser.add_argument("--tune", action="store_true")
    parser.add_argument("--reports", action="store_true", help="print what was taken and what was left")
    args = parser.parse_args(arguments)
    if not args.small and not torch.cuda.is_available():
        print("there is no GPU: --small runs on a CPU", file=sys.stderr)
        return 1
    if find_spec("transformers") is None:
        print("the library transformers is not installed", file=sys.stderr)
        return 1
    options = {"effort": args.effort, "keep": args.keep, "tune": args.tune or None} | ({"fallback": "eager"} if args.small else {})
    ratios, bad = list[float](), 0
    with torch.no_grad():
        for name in args.model or (DECODED if args.decode else CASES):
            for batch in (1, 8) if args.decode else (0,):
                for dtype in args.dtype or ["float32" if args.small else "float16"]:
                    line = run(name, CASES[name], batch, getattr(torch, dtype), options, args.small)
                    text = f"{name:13} {f'decode {batch}' if batch else '':9} {dtype:8} error {line['error']:.1e}"
                    text += f" (eager {line['eager_error']:.1e}) in islands {line['coverage']:4.0%}"
                    text += f" first call {line['first_call_s']:5.1f} s"
                    if "us" in line:
                        text += (
                            " µs " + " ".join(f"{side} {us:.1f}" for side, us in line["us"].items()) + f" ratio {line['ratio']:.3f}"
                        )
                        ratios.append(line["ratio"])
                    print(text, flush=True)
                    for failure in line["failures"]:
                        print(f"    a graph went to PyTorch as it was: {failure}")
                    if args.reports:
                        print(line["report"], flush=True)
                    bad += bool(line["failures"]) or not line["error"] <= 2 * line["eager_error"] + NOISE
    if ratios:
        mean = exp(sum(map(log, ratios)) / len(ratios))
        print(f"the best of PyTorch over ours: geometric mean {mean:.3f}, least {min(ratios):.3f}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
