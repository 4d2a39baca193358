"""Mirage's operators, by name: what they are among ours, and which accumulate or sum."""

from __future__ import annotations

from mirage_ir.importers.records import SavedOperator

POINTWISE = {
    "exp": 1,
    "square": 1,
    "sqrt": 1,
    "silu": 1,
    "sigmoid": 1,
    "gelu": 1,
    "relu": 1,
    "log": 1,
    "add": 2,
    "sub": 2,
    "mul": 2,
    "div": 2,
    "pow": 2,
}
"""Element-wise operators, which have one name here and there, with their arity."""
NO_REDUCTION = "accum_nored"
SUM = "accum_red_ld_sum"
MEAN = "accum_red_ld_mean"
RMS = "accum_red_ld_rms"
NARROW = "accum_redtox_ld_sum"
ACCUMULATORS = frozenset({NO_REDUCTION, SUM, MEAN, RMS, NARROW})
"""For-loop accumulators: of a tile, of its sum, mean or root mean square over the last dimension, of its sum down to a width."""
CONSTANT_LOST = frozenset({"mul_scalar", "clamp"})
"""Operators whose constants the format does not keep."""


_FAMILIES = {"kn": ("reduction_#", "concat_#"), "tb": ("reduction_#", "reduction_#_to_dimx", "concat_#")}


def is_known(operator: SavedOperator) -> bool:
    """Whether an operator that makes a tensor or a tile can be read."""
    name, level = operator_name(operator), operator.name[:2]
    return (
        name in POINTWISE
        or name in ("input", "matmul", "rms_norm")
        or (level == "tb" and name in ACCUMULATORS)
        or any(family_member(name, family) is not None for family in _FAMILIES[level])
    )


_COMPOSITE = {
    "rms_norm": ("square", "sum", "scale", "sqrt", "div"),
    "mul_scalar": ("scale",),
    "clamp": ("clamp",),
    NO_REDUCTION: ("accumulate sum",),
    SUM: ("sum", "accumulate sum"),
    NARROW: ("sum", "accumulate sum"),
    MEAN: ("sum", "scale", "accumulate sum"),
    RMS: ("square", "sum", "scale", "sqrt", "accumulate sum"),
}
"""The operators of the table, and accumulators, that others are made of."""


def spelled(name: str) -> tuple[str, ...] | None:
    """The operators and accumulators that a block operator stands for; None for one that is not known.

    Nothing for what is none here: the concatenation of tiles, loads and stores.
    """
    short = _short(name)
    if not name.startswith("tb_"):
        return None
    if short in POINTWISE or short == "matmul":
        return (short,)
    if any(family_member(short, family) is not None for family in ("reduction_#", "reduction_#_to_dimx")):
        return ("sum",)
    if short in ("input", "output") or family_member(short, "concat_#") is not None:
        return ()
    return _COMPOSITE.get(short)


def operator_name(operator: SavedOperator) -> str:
    """The operator's name without what says its level and that it is one; newer files call accumulators `tb_forloop_accum_…`."""
    return _short(operator.name)


def _short(name: str) -> str:
    return name[3:].removesuffix("_op").removeprefix("forloop_")


def family_member(name: str, family: str) -> int | None:
    """The dimension in the name of a member of a family: 2 for "reduction_2" of the family "reduction_#"; None for other names."""
    head, _, tail = family.partition("#")
    middle = name.removeprefix(head).removesuffix(tail) if name.startswith(head) and name.endswith(tail) else ""
    return int(middle) if middle in ("0", "1", "2", "3") else None


def reduced_dimension(name: str, rank: int) -> int | None:
    """The dimension that an operator sums to extent 1, or to a width, within a tile."""
    if name in (SUM, MEAN, RMS, NARROW):
        return rank - 1
    for family in ("reduction_#", "reduction_#_to_dimx"):
        if (d := family_member(name, family)) is not None:
            return d
    return None
