"""The one model of a kernel: from a description of its blocks follow what fits, what they do and what that costs.

The search describes kernels too: block graphs in many sizes at once (`mirage_ir.search.cone.instantiate`), stretches of a program
(`estimates`), and the least that every kernel for a cone does (`bound`).
"""
