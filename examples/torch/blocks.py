"""Blocks of five models in plain PyTorch: LLaMA, GPT-2, BERT, ViT and T5, in any size.

Run it to see what the back end takes of each, in small: `python examples/torch/blocks.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional


@dataclass(frozen=True)
class BlockSizes:
    """Batch, tokens, width, heads, key heads (LLaMA), and the width between the two layers of the MLP."""

    batch: int = 1
    tokens: int = 16
    width: int = 32
    heads: int = 4
    key_heads: int = 2
    inner: int = 64


class SelfAttention(nn.Module):
    """Attention of a sequence to itself, with biases."""

    def __init__(self, sizes: BlockSizes, causal: bool) -> None:
        super().__init__()
        self.heads, self.causal = sizes.heads, causal
        self.qkv = nn.Linear(sizes.width, 3 * sizes.width)
        self.out = nn.Linear(sizes.width, sizes.width)

    def forward(self, x: Tensor) -> Tensor:
        batch, tokens, width = x.shape
        q, k, v = (t.view(batch, tokens, self.heads, -1).transpose(1, 2) for t in self.qkv(x).split(width, dim=-1))
        y = functional.scaled_dot_product_attention(q, k, v, is_causal=self.causal)
        return self.out(y.transpose(1, 2).reshape(batch, tokens, width))


class GPT2Block(nn.Module):
    """A layer of GPT-2: norms before, a causal mask, GELU by tanh."""

    def __init__(self, sizes: BlockSizes) -> None:
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(sizes.width), nn.LayerNorm(sizes.width)
        self.attention = SelfAttention(sizes, causal=True)
        self.up, self.down = nn.Linear(sizes.width, sizes.inner), nn.Linear(sizes.inner, sizes.width)
        self.dropout = nn.Dropout(0.1)

    def forward(self, x: Tensor) -> Tensor:
        x = x + self.dropout(self.attention(self.norm1(x)))
        return x + self.dropout(self.down(functional.gelu(self.up(self.norm2(x)), approximate="tanh")))


class BertBlock(nn.Module):
    """A layer of BERT: norms after, no mask."""

    def __init__(self, sizes: BlockSizes) -> None:
        super().__init__()
        self.heads = sizes.heads
        self.query, self.key, self.value = (nn.Linear(sizes.width, sizes.width) for _ in range(3))
        self.out = nn.Linear(sizes.width, sizes.width)
        self.norm1, self.norm2 = nn.LayerNorm(sizes.width, eps=1e-12), nn.LayerNorm(sizes.width, eps=1e-12)
        self.up, self.down = nn.Linear(sizes.width, sizes.inner), nn.Linear(sizes.inner, sizes.width)
        self.dropout = nn.Dropout(0.1)

    def forward(self, x: Tensor) -> Tensor:
        batch, tokens, width = x.shape
        q, k, v = (f(x).view(batch, tokens, self.heads, -1).transpose(1, 2) for f in (self.query, self.key, self.value))
        weights = self.dropout(torch.softmax(q @ k.transpose(-1, -2) / (width // self.heads) ** 0.5, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(batch, tokens, width)
        x = self.norm1(x + self.dropout(self.out(y)))
        return self.norm2(x + self.dropout(self.down(functional.gelu(self.up(x)))))


class ViTBlock(nn.Module):
    """A layer of ViT: norms before, no mask, GELU."""

    def __init__(self, sizes: BlockSizes) -> None:
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(sizes.width, eps=1e-6), nn.LayerNorm(sizes.width, eps=1e-6)
        self.attention = SelfAttention(sizes, causal=False)
        self.mlp = nn.Sequential(nn.Linear(sizes.width, sizes.inner), nn.GELU(), nn.Linear(sizes.inner, sizes.width))

    def forward(self, x: Tensor) -> Tensor:
        x = x + self.attention(self.norm1(x))
        return x + self.mlp(self.norm2(x))


class LlamaBlock(nn.Module):
    """A layer of LLaMA: RMSNorms, rotary embedding, grouped-query attention with a causal mask, a gated MLP; no biases."""

    cosine: Tensor
    sine: Tensor

    def __init__(self, sizes: BlockSizes) -> None:
        super().__init__()
        self.heads, self.key_heads, self.depth = sizes.heads, sizes.key_heads, sizes.width // sizes.heads
        self.norm1, self.norm2 = nn.RMSNorm(sizes.width, eps=1e-5), nn.RMSNorm(sizes.width, eps=1e-5)
        self.query = nn.Linear(sizes.width, sizes.width, bias=False)
        self.key, self.value = (nn.Linear(sizes.width, sizes.key_heads * self.depth, bias=False) for _ in range(2))
        self.out = nn.Linear(sizes.width, sizes.width, bias=False)
        self.gate, self.up = (nn.Linear(sizes.width, sizes.inner, bias=False) for _ in range(2))
        self.down = nn.Linear(sizes.inner, sizes.width, bias=False)
        angles = torch.outer(torch.arange(sizes.tokens).float(), 10000.0 ** (-torch.arange(0, self.depth, 2).float() / self.depth))
        twice = torch.cat([angles, angles], -1).to(self.norm1.weight.dtype)
        self.register_buffer("cosine", twice.cos())
        self.register_buffer("sine", twice.sin())

    def rotated(self, x: Tensor) -> Tensor:
        """The rotary embedding of queries or keys (batch, heads, tokens, depth)."""
        first, second = x.chunk(2, dim=-1)
        tokens = x.shape[-2]
        return x * self.cosine[:tokens] + torch.cat([-second, first], dim=-1) * self.sine[:tokens]

    def forward(self, x: Tensor) -> Tensor:
        batch, tokens, width = x.shape
        n = self.norm1(x)
        q = self.rotated(self.query(n).view(batch, tokens, self.heads, self.depth).transpose(1, 2))
        k = self.rotated(self.key(n).view(batch, tokens, self.key_heads, self.depth).transpose(1, 2))
        v = self.value(n).view(batch, tokens, self.key_heads, self.depth).transpose(1, 2)
        y = functional.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=self.heads != self.key_heads)
        x = x + self.out(y.transpose(1, 2).reshape(batch, tokens, width))
        n = self.norm2(x)
        return x + self.down(functional.silu(self.gate(n)) * self.up(n))


class LlamaDecodeBlock(LlamaBlock):
    """The same layer for a few tokens behind a cache of keys and values, of which it fills the last places."""

    keys: Tensor
    values: Tensor

    def __init__(self, sizes: BlockSizes, cached: int = 32) -> None:
        super().__init__(sizes)
        shape = (sizes.batch, sizes.key_heads, cached, self.depth)
        self.register_buffer("keys", torch.randn(shape))
        self.register_buffer("values", torch.randn(shape))

    def forward(self, x: Tensor) -> Tensor:
        batch, tokens, width = x.shape
        n = self.norm1(x)
        q = self.rotated(self.query(n).view(batch, tokens, self.heads, self.depth).transpose(1, 2))
        self.keys[:, :, -tokens:] = self.rotated(self.key(n).view(batch, tokens, self.key_heads, self.depth).transpose(1, 2))
        self.values[:, :, -tokens:] = self.value(n).view(batch, tokens, self.key_heads, self.depth).transpose(1, 2)
        y = functional.scaled_dot_product_attention(q, self.keys, self.values, enable_gqa=self.heads != self.key_heads)
        x = x + self.out(y.transpose(1, 2).reshape(batch, tokens, width))
        n = self.norm2(x)
        return x + self.down(functional.silu(self.gate(n)) * self.up(n))


class T5Block(nn.Module):
    """A layer of T5's encoder: RMSNorms, a learned bias for each distance of two tokens, no scale, ReLU; no biases."""

    buckets: Tensor

    def __init__(self, sizes: BlockSizes) -> None:
        super().__init__()
        self.heads = sizes.heads
        self.norm1, self.norm2 = nn.RMSNorm(sizes.width, eps=1e-6), nn.RMSNorm(sizes.width, eps=1e-6)
        self.query, self.key, self.value, self.out = (nn.Linear(sizes.width, sizes.width, bias=False) for _ in range(4))
        self.up, self.down = nn.Linear(sizes.width, sizes.inner, bias=False), nn.Linear(sizes.inner, sizes.width, bias=False)
        self.distances = nn.Embedding(8, sizes.heads)
        places = torch.arange(sizes.tokens)
        self.register_buffer("buckets", (places[None, :] - places[:, None]).clamp(-4, 3) + 4)

    def forward(self, x: Tensor) -> Tensor:
        batch, tokens, width = x.shape
        n = self.norm1(x)
        q, k, v = (f(n).view(batch, tokens, self.heads, -1).transpose(1, 2) for f in (self.query, self.key, self.value))
        distances = self.distances(self.buckets[:tokens, :tokens])
        scores = q @ k.transpose(-1, -2) + distances.permute(2, 0, 1)
        y = (torch.softmax(scores, dim=-1) @ v).transpose(1, 2).reshape(batch, tokens, width)
        x = x + self.out(y)
        return x + self.down(torch.relu(self.up(self.norm2(x))))


BLOCKS: dict[str, Callable[[BlockSizes], nn.Module]] = {
    "llama": LlamaBlock,
    "llama_decode": LlamaDecodeBlock,
    "gpt2": GPT2Block,
    "bert": BertBlock,
    "vit": ViTBlock,
    "t5": T5Block,
}


if __name__ == "__main__":
    import mirage_ir.torch as mt

    small = BlockSizes()
    for name, block in BLOCKS.items():
        model = block(small).eval()
        with torch.no_grad():
            found = mt.explain(model, torch.randn(small.batch, small.tokens, small.width), options={"effort": "low"})
        print(f"{name}: {found.coverage:.0%} of the operators\n{found}")
