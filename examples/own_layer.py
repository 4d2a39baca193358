"""A layer that no example file has: a gate of its own between two products, with Python's operators."""

import numpy as np

import mirage_ir as mi

graph = mi.new_graph()
X = graph.new_input(dims=(8, 512), dtype=mi.float16, name="x")
A = graph.new_input(dims=(512, 1024), dtype=mi.float16, name="a")
B = graph.new_input(dims=(512, 1024), dtype=mi.float16, name="b")
bias = graph.new_input(dims=(1, 1024), dtype=mi.float16, name="bias")
graph.mark_output(graph.tanh((X @ A) * (X @ B) + bias))

kernel = graph.superoptimize()
print(kernel)
print(repr(kernel))

random = np.random.default_rng(0)
x, a, b, c = (random.standard_normal(t.shape).astype(np.float16) / np.float16(5) for t in (X, A, B, bias))
y = kernel(inputs=[x, a, b, c])
x64, a64, b64, c64 = (v.astype(np.float64) for v in (x, a, b, c))
expected = np.tanh((x64 @ a64) * (x64 @ b64) + c64)
print(f"relative error {np.linalg.norm(y - expected) / np.linalg.norm(expected):.1e}")
