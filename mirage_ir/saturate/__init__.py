"""Algebra by equality saturation: all programs that the laws of tensor algebra make of one, and the best of them.

| module | question it answers |
|---|---|
| `engine` | which equal programs are better than the source |
| `laws/` | which terms are equal; each law has its pair in `test/lit/verify/` |
| `terms`, `rules` | how laws are written, and how egglog reads them |
| `egraph` | what is equal to what in a program |
| `extract`, `costs`, `stability` | which member of each class a program should have |
| `contraction/` | in which order the operands of an einsum are multiplied |
| `explain` | how one program follows from another, law by law |

Only `egraph` imports egglog, when it is first used.
"""
