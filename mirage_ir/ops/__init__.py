"""The operator table (`table`) with its shape rules (`shapes`) and signatures of dimensions (`signature`), and the composites."""

from mirage_ir.ops.registration import register
from mirage_ir.ops.table import (
    OPERATORS,
    RESHAPE,
    TRANSPOSE,
    VIEWS,
    Domain,
    Expansion,
    Kind,
    Operator,
    contraction,
    operator,
    reduction,
    signature_of,
    unary_function,
    unregister,
)

__all__ = [
    "OPERATORS",
    "RESHAPE",
    "TRANSPOSE",
    "VIEWS",
    "Domain",
    "Expansion",
    "Kind",
    "Operator",
    "contraction",
    "operator",
    "reduction",
    "register",
    "signature_of",
    "unary_function",
    "unregister",
]
