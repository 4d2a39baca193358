"""Conversions from other dialects: one file a dialect, each with one pass and a reader for each operation that it knows.

`mirage_ir.passes.islands` has the parts that the dialects share.
"""
