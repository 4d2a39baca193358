"""One model of a kernel: what its blocks hold (`description`), what fits (`fit`), what they do (`work`), and what that costs (`cost`).

Who has a kernel describes it: `graphs` and `libraries` those of a program; `mirage_ir.search` block graphs in many sizes at once
(`instantiate`), stretches of a program (`estimates`) and what every kernel for a cone does at least (`bound`).
"""
