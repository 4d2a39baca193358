"""Conversions from other dialects: one file a dialect, each with one pass and a reader for each operation that it knows.

What the dialects share is in `mirage_ir.passes.islands`.
"""
