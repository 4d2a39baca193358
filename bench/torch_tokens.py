"""A model of LLaMA-3-8B's layers through `torch.compile(backend="mirage")`: does it choose the tokens that eager PyTorch does?

    python bench/torch_tokens.py                        # a GPU: 4 layers, 64 tokens, f16 and bf16
    python bench/torch_tokens.py --small                # a CPU: small sizes, f32 and bf16

The model, whose weights are random, reads tokens of a random text, and at each place the most likely next one is looked at. Where
the margin between eager PyTorch's two most likely tokens exceeds its error there, ours must be the same. A margin is a difference
of two scores, so its error is the largest by which any such difference is off from that in float64. A line an element type; status
1 when a token differs.
"""

from __future__ import annotations

import argparse
import copy
import sys
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "examples" / "torch"))

import torch  # noqa: E402
from blocks import BLOCKS, BlockSizes  # noqa: E402
from torch import Tensor, nn  # noqa: E402

import mirage_ir.torch as mt  # noqa: E402


class Model(nn.Module):
    """Tokens (batch × tokens) to scores of the next ones: an embedding, layers of LLaMA, a norm and a linear layer."""

    def __init__(self, sizes: BlockSizes, layers: int, words: int) -> None:
        super().__init__()
        self.embedding = nn.Embedding(words, sizes.width)
        self.layers = nn.Sequential(*(BLOCKS["llama"](sizes) for _ in range(layers)))
        self.norm = nn.RMSNorm(sizes.width)
        self.scores = nn.Linear(sizes.width, words, bias=False)

    def forward(self, tokens: Tensor) -> Tensor:
        scores: Tensor = self.scores(self.norm(self.layers(self.embedding(tokens))))
        return scores


def certain(eager: Tensor, exact: Tensor) -> Tensor:
    """For scores (tokens × words) in float64: at which tokens the margin exceeds its error."""
    first, second = eager.topk(2).values.unbind(-1)
    off = eager - exact
    return first - second > off.amax(-1) - off.amin(-1)


def main() -> int:
    parser = argparse.ArgumentParser(description="Tokens of a model through the back end of torch.compile")
    parser.add_argument("--small", action="store_true", help="small sizes, on a CPU")
    parser.add_argument("--layers", type=int, default=4)
    parser.add_argument("--tokens", type=int, default=64)
    parser.add_argument("--keep", default="paying", choices=("paying", "all"))
    parser.add_argument("--dtype", action="append", choices=("float32", "float16", "bfloat16"))
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    device = "cpu" if args.small else "cuda"
    if device == "cuda" and not torch.cuda.is_available():
        print("there is no GPU: --small runs on a CPU", file=sys.stderr)
        return 1
    words = 1000 if args.small else 128256
    sizes = BlockSizes(1, args.tokens, 64, 4, 2, 96) if args.small else BlockSizes(1, args.tokens, 4096, 32, 8, 14336)
    options = {"keep": args.keep, **({"fallback": "eager"} if args.small else {})}
    wrong = 0
    for name in args.dtype or (["float32", "bfloat16"] if args.small else ["float16", "bfloat16"]):
        dtype = getattr(torch, name)
        torch.manual_seed(args.seed)
        torch.compiler.reset()
        with torch.no_grad():
            model = Model(sizes, args.layers, words).to(device=device, dtype=dtype).eval()
            text = torch.randint(words, (1, args.tokens), device=device)
            eager = model(text)[0].double()
            ours = torch.compile(model, backend=partial(mt.mirage, options=options))(text)[0].double()
            exact = copy.deepcopy(model).double()(text)[0]
        chosen, theirs, right = (scores.argmax(-1) for scores in (ours, eager, exact))
        counts = certain(eager, exact)
        differ = int(((chosen != theirs) & counts).sum())
        errors = [float((scores - exact).norm() / exact.norm()) for scores in (ours, eager)]
        wrong_ones = [int((found != right).sum()) for found in (chosen, theirs)]
        print(
            f"{name:8} {args.tokens} tokens, {int(counts.sum())} certain, {differ} of them differ; "
            f"error {errors[0]:.1e} (eager {errors[1]:.1e}); {wrong_ones[0]} are not float64's (eager {wrong_ones[1]})"
        )
        wrong += differ
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
