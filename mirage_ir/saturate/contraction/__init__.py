"""Contraction orders: in which order the operands of an einsum are multiplied (`order`), and where a program has one
(`regions`)."""
