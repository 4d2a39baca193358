"""Graphs with symbolic sizes: the programs whose kernels are checked at many sizes."""

from __future__ import annotations

import mirage_ir as mi

TOKENS, KEYS = ("tokens", 1, 8192), ("keys", 1, 131072)


def rms_norm_linear(depth: int = 4096, columns: int = 6144) -> mi.Graph:
    graph = mi.new_graph("rms_norm_linear")
    tokens = graph.new_symbol(*TOKENS)
    x, w = graph.new_input((tokens, depth), name="x"), graph.new_input((depth, columns), name="w")
    graph.mark_output(graph.rms_norm(x, depth) @ w)
    return graph


def layer_norm_linear(depth: int = 1024, columns: int = 1024) -> mi.Graph:
    graph = mi.new_graph("layer_norm_linear")
    tokens = graph.new_symbol(*TOKENS)
    x = graph.new_input((tokens, depth), name="x")
    gamma, beta = graph.new_input((depth,), name="gamma"), graph.new_input((depth,), name="beta")
    w = graph.new_input((depth, columns), name="w")
    graph.mark_output(graph.layer_norm(x, depth, gamma, beta) @ w)
    return graph


def gated_mlp(depth: int = 4096, columns: int = 4096) -> mi.Graph:
    graph = mi.new_graph("gated_mlp")
    tokens = graph.new_symbol(*TOKENS)
    x = graph.new_input((tokens, depth), name="x")
    gate, up = graph.new_input((depth, columns), name="gate"), graph.new_input((depth, columns), name="up")
    graph.mark_output(graph.silu(x @ gate) * (x @ up))
    return graph


def attention(heads: int = 8, depth: int = 64) -> mi.Graph:
    graph = mi.new_graph("attention")
    tokens, keys = graph.new_symbol(*TOKENS), graph.new_symbol(*KEYS)
    q = graph.new_input((heads, tokens, depth), name="q")
    k, v = graph.new_input((heads, keys, depth), name="k"), graph.new_input((heads, keys, depth), name="v")
    graph.mark_output(graph.attention(q, k, v))
    return graph
