"""Programs in their real types against float64: inputs (`draws`, `inputs`), a part of a large program (`part`), the first
operator that overflows (`watch`), the comparison (`check`) and the choice of a candidate (`rank`).

docs/numerics.md says which programs run and how to read the numbers.
"""
