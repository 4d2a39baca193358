"""Algebra by equality saturation: all programs that the laws of tensor algebra make of one, and the best of them.

| module | question it answers |
|---|---|
| `engine` | which equal programs are better than the source |
| `laws/` | which terms are equal, and how they are written; each law has its pair in `test/lit/verify/` |
| `rules` | how egglog reads laws |
| `egraph` | which terms of a program are equal |
| `extract`, `costs`, `stability` | which member of each class a program should have |
| `contraction/` | in which order the operands of an einsum are multiplied |
| `explain` | how one program follows from another, law by law |

Only `egraph` imports egglog, when it is first used.
"""
