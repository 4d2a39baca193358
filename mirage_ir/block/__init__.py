"""The one model of a kernel: from a description of its blocks follow what fits, what they do and what that costs.

| module | question it answers |
|---|---|
| `description.py` | which tiles a block loads and computes, in which iterations |
| `fit.py` | how much shared memory and how many registers they take |
| `work.py` | what the kernel moves, multiplies and waits for: the only place that counts `Work` |
| `kernels.py` | the description of a graph-defined and of a pre-defined kernel of a program |
| `cost.py` | what a program costs, and what kernels cost at least when only their bytes and products are known |

The search describes kernels too: block graphs in many sizes at once (`mirage_ir.search.cone.instantiate`), stretches of a program
(`estimates`), and the least that every kernel for a cone does (`bound`).
"""
