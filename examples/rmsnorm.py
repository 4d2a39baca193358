"""RMSNorm and the linear layer after it, fused; run on NumPy arrays, which needs no GPU."""

import numpy as np

import mirage_ir as mi

graph = mi.new_kernel_graph()
X = graph.new_input(dims=(16, 4096), dtype=mi.float16)
W = graph.new_input(dims=(4096, 6144), dtype=mi.float16)
graph.mark_output(graph.matmul(graph.rms_norm(X, normalized_shape=(4096,)), W))
kernel = graph.superoptimize()
print(repr(kernel))
print(kernel.verdict.message)

random = np.random.default_rng(0)
x = random.standard_normal((16, 4096)).astype(np.float16)
w = (random.standard_normal((4096, 6144)) / 64).astype(np.float16)
y = kernel(inputs=[x, w])

x64, w64 = x.astype(np.float64), w.astype(np.float64)
expected = (x64 / np.sqrt(np.mean(x64**2, axis=1, keepdims=True))) @ w64
print(f"relative error {np.linalg.norm(y - expected) / np.linalg.norm(expected):.1e}")
