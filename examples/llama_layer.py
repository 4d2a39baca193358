"""A layer of LLaMA-3-8B as one program, in any size: run it to see the kernels of the real one (a minute).

It is more than a search can look at in one piece: it is cut into parts where fusing would gain least.
"""

from dataclasses import dataclass

import mirage_ir as mi


@dataclass(frozen=True)
class Sizes:
    """Those of LLaMA-3-8B, for 8 tokens at the end of 4096 keys."""

    tokens: int = 8
    hidden: int = 4096
    heads: int = 32
    key_heads: int = 8
    depth: int = 128
    keys: int = 4096
    inner: int = 14336


def layer(sizes: Sizes, append: bool = False) -> mi.Graph:
    """Two RMSNorms, grouped-query attention over a cache of keys and values, a gated MLP, residuals; f16.

    There is no rotary embedding and no mask. The query heads that share a key head are folded into its rows. Without `append` the
    cache holds the keys and values of the tokens already; with it the layer computes them, and returns the cache with them at its
    end. Softmax is exp over its sum, as in Mirage's attention.
    """
    s, width = sizes, sizes.heads * sizes.depth
    group = s.heads // s.key_heads
    graph = mi.new_graph("llama_layer_append" if append else "llama_layer")

    def new(name: str, *dims: int) -> mi.Tensor:
        return graph.new_input(dims=dims, dtype=mi.float16, name=name)

    x, g1, wq = new("x", s.tokens, s.hidden), new("g1", s.hidden), new("wq", s.hidden, width)
    old = s.keys - s.tokens if append else s.keys
    projections = [new(name, s.hidden, s.key_heads * s.depth) for name in ("wk", "wv") if append]
    k, v = new("k", s.key_heads, s.depth, old), new("v", s.key_heads, old, s.depth)
    wo, g2 = new("wo", width, s.hidden), new("g2", s.hidden)
    wg, wu, wd = new("wg", s.hidden, s.inner), new("wu", s.hidden, s.inner), new("wd", s.inner, s.hidden)

    n = graph.rms_norm(x, s.hidden, g1, eps=1e-5)
    q = graph.reshape(n @ wq, (s.tokens, s.key_heads, group, s.depth))
    q = graph.reshape(graph.transpose(q, (1, 0, 2, 3)), (s.key_heads, s.tokens * group, s.depth))
    if append:
        keys, values = (graph.reshape(n @ w, (s.tokens, s.key_heads, s.depth)) for w in projections)
        k = graph.concat([k, graph.transpose(keys, (1, 2, 0))], dim=2)
        v = graph.concat([v, graph.transpose(values, (1, 0, 2))], dim=1)
    p = graph.softmax(graph.scale(q @ k, s.depth**-0.5), dim=2, subtract_max=False)
    h = graph.transpose(graph.reshape(p @ v, (s.key_heads, s.tokens, group, s.depth)), (1, 0, 2, 3))
    r = x + graph.reshape(h, (s.tokens, width)) @ wo
    n = graph.rms_norm(r, s.hidden, g2, eps=1e-5)
    graph.mark_output(r + (graph.silu(n @ wg) * (n @ wu)) @ wd, *((k, v) if append else ()))
    return graph


if __name__ == "__main__":
    kernel = layer(Sizes()).superoptimize()
    print(repr(kernel))
    print(kernel.verdict.message)
