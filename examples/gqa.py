"""Grouped-query attention, written as in Mirage's documents: every kernel found is written as a Triton module."""

import mirage_ir as mi

graph = mi.new_graph()
Q = graph.new_input(dims=(2, 256, 64), dtype=mi.float16)
K = graph.new_input(dims=(2, 64, 4096), dtype=mi.float16)
V = graph.new_input(dims=(2, 4096, 64), dtype=mi.float16)
A = graph.matmul(Q, K)
E = graph.exp(A)
S = graph.reduction(E, 2)
D = graph.div(E, S)
O = graph.matmul(D, V)
for i, mugraph in enumerate(mi.superoptimize(graph, griddims=[(2, 16, 1), (2, 16, 4)])):
    mugraph.generate_triton_program(f"generated_program_{i}.py")
    print(f"generated_program_{i}.py: {mugraph!r}")
