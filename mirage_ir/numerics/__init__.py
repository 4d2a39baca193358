"""Programs in their real types against float64: inputs (`draws`, `inputs`), a part of a large program (`part`), the first
operator that overflows (`watch`), the comparison (`check`) and what it means for the choice of a candidate (`rank`).

docs/numerics.md says what is run and what the numbers mean.
"""
