"""Sizes that are known when a kernel runs: extents as expressions of symbols, programs at other sizes, boxes of sizes."""
