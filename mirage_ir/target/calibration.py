"""Factors and latencies that the cost model needs and no data sheet has."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Calibration:
    """Factors of a machine's figures, and latencies in µs.

    The defaults are for machines on which nothing was measured: bandwidths and rates as in the data sheet, round figures elsewhere.

    launch: of `launch_us`.
    dram, l2, tensor, shared, fragment, vector: shares of the bandwidths and rates that kernels reach; `shared` of shared memory for
        operands of products, `fragment` of products whose rows are too few for warp groups.
    narrow: how much more L2 moves, for each factor of e that rows are shorter than a line. unaligned: the same where a thread loads
        less than a vector at once, for each factor of e by which that is shorter, and by which rows are shorter than a line.
    block: µs of a block's prologue and epilogue. issue: µs of starting one more block.
    iteration, product, reduction, other: µs of an iteration, and of each product, reduction and other operator in it. exchange: µs
        of each right operand of a product that is computed in it.
    hand: µs of a multiprocessor for each left operand that the warps of a block hand to each other in an iteration.
    fill: iterations until loads are ahead of operators.
    before: µs added when tiles must arrive before the loop can issue its own loads.
    wait: µs that an iteration without products waits for what it loads, which is hardly loaded ahead.
    staged: how often a block waits for the bytes of a product's operand that it loads before the loop, through registers.
    sector: how much more L2 moves for each byte of a sector that is touched in vain.
    begin: µs between the starts of two blocks, wherever they run.
    hidden: share of the time of other resources that shows in a loop, although the slowest resource takes longer. steady: the same
        where products take longest, after very many iterations.
    few: times that products take longer where shared memory has room for two copies of a loop's tiles and no more.
    alone: the same share without a loop, for one block on a multiprocessor; n blocks show an n-th of it.
    overlap: share of the shorter of tensor cores and everything else that shows, for one block with one warp group.
    groups: power of the warp groups' share in that.
    warps: resident warps that reach half of the arithmetic rate.
    full: 32-bit values of a thread from which registers are short in a loop. spill: what a kernel takes more for each 100 beyond.

    Fitted factors hold together: one that is above a data sheet's figure makes up for another.
    """

    launch: float = 1.0
    dram: float = 1.0
    l2: float = 1.0
    tensor: float = 1.0
    shared: float = 1.0
    fragment: float = 1.0
    vector: float = 1.0
    narrow: float = 0.5
    unaligned: float = 0.2
    sector: float = 1.0
    block: float = 0.5
    iteration: float = 0.05
    product: float = 0.05
    reduction: float = 0.05
    other: float = 0.05
    exchange: float = 0.05
    hand: float = 0.05
    fill: float = 2.0
    before: float = 0.3
    wait: float = 0.5
    staged: float = 1.0
    issue: float = 0.02
    begin: float = 0.001
    hidden: float = 0.1
    steady: float = 0.1
    few: float = 1.2
    alone: float = 1.0
    overlap: float = 1.0
    groups: float = 1.0
    warps: float = 2.0
    full: float = 128.0
    spill: float = 0.3


UNMEASURED = Calibration()
"""Of a machine on which nothing was measured."""
FITTED = Calibration(
    launch=1.2,
    dram=1.06,
    l2=2.01,
    tensor=0.843,
    shared=1.0,
    fragment=0.5,
    vector=0.421,
    narrow=1.5,
    unaligned=0.9,
    sector=2.2,
    block=0.16,
    iteration=0.0225,
    product=0.00953,
    reduction=0.0321,
    other=0.0268,
    exchange=0.33,
    hand=0.2,
    fill=2.22,
    before=0.958,
    wait=0.184,
    staged=4.06,
    issue=0.00962,
    begin=0.0012,
    hidden=0.325,
    steady=0.1,
    few=1.3,
    alone=0.386,
    overlap=1.09,
    groups=0.242,
    warps=2.14,
    full=130,
    spill=0.352,
)
"""Fitted by `bench/cost_model.py fit` to candidates that an H100 ran, those with tuned launches in `bench/cost_model/` among them.

The programs in `bench/cost_model/emitted/` came later. A fit to all has other launches, exchanges, unaligned loads and sectors;
these four are between both fits. A fit of all factors orders left-out families no better, and its picks are slower. `shared`,
`begin`, `steady` and `few` came last, for large products and small blocks, which an H200 ran (`bench/cost_model/h200/large_…`).

`docs/measuring.md` says how, and `bench/cost_model.py` how well they order the candidates."""
