"""Mirage's operators by name: their counterparts here, and which of them accumulate or sum."""

from __future__ import annotations

from enum import StrEnum

from mirage_ir.importers.records import SavedOperator, SavedTensor

POINTWISE = {
    **dict.fromkeys(("exp", "square", "sqrt", "silu", "sigmoid", "gelu", "relu", "log"), 1),
    **dict.fromkeys(("add", "sub", "mul", "div", "pow"), 2),
}
"""Element-wise operators, which have one name here and there, with their arity."""


class SavedAccumulator(StrEnum):
    """For-loop accumulators: of a tile, of its sum, mean or root mean square over the last dimension, of its sum to a width."""

    TILE = "accum_nored"
    SUM = "accum_red_ld_sum"
    MEAN = "accum_red_ld_mean"
    RMS = "accum_red_ld_rms"
    NARROW = "accum_redtox_ld_sum"


_ACCUMULATORS = frozenset(SavedAccumulator)
_CONSTANT_LOST = frozenset({"mul_scalar", "clamp"})
"""Operators whose constants the format does not keep."""
_FAMILIES = {"kn": ("reduction_#", "concat_#"), "tb": ("reduction_#", "reduction_#_to_dimx", "concat_#")}


def one_result(operator: SavedOperator) -> SavedTensor:
    """The tensor or tile that an operator makes. Raises `CheckpointError` for one that cannot be read, or has other results."""
    name, level = operator_name(operator), operator.name[:2]
    known = (
        name in POINTWISE
        or name in ("input", "matmul", "rms_norm")
        or (level == "tb" and name in _ACCUMULATORS)
        or any(family_member(name, family) is not None for family in _FAMILIES[level])
    )
    if not known and name in _CONSTANT_LOST:
        operator.at.field("op_type").wrong(f"'{operator.name}' is not supported: the format does not keep its constant")
    if not known:
        operator.at.field("op_type").wrong(f"unknown operator '{operator.name}'")
    if len(operator.outputs) != 1:
        operator.at.wrong(f"'{operator.name}' has {len(operator.outputs)} results instead of one")
    return operator.outputs[0]


def check_arity(operator: SavedOperator) -> None:
    """Raises `CheckpointError` for another number of operands than an operator takes."""
    name = operator_name(operator)
    two = name == "matmul" or family_member(name, "concat_#") is not None
    arity = 0 if name == "input" else 2 if two else POINTWISE.get(name, 1)
    if len(operator.inputs) != arity:
        operator.at.wrong(f"'{operator.name}' takes {arity} operands, not {len(operator.inputs)}")


def is_accumulator(operator: SavedOperator) -> bool:
    return operator_name(operator) in _ACCUMULATORS


ACCUMULATED_SUM = "accumulate sum"
"""How the options of a search space name the accumulator that sums."""

_COMPOSITE = {
    "rms_norm": ("square", "sum", "scale", "sqrt", "div"),
    "mul_scalar": ("scale",),
    "clamp": ("clamp",),
    SavedAccumulator.TILE: (ACCUMULATED_SUM,),
    SavedAccumulator.SUM: ("sum", ACCUMULATED_SUM),
    SavedAccumulator.NARROW: ("sum", ACCUMULATED_SUM),
    SavedAccumulator.MEAN: ("sum", "scale", ACCUMULATED_SUM),
    SavedAccumulator.RMS: ("square", "sum", "scale", "sqrt", ACCUMULATED_SUM),
}
"""The operators of the table, and accumulators, that others are made of."""


def spelled(name: str) -> tuple[str, ...] | None:
    """The operators and accumulators that a block operator stands for; None for one that is not known.

    Empty for the concatenation of tiles, loads and stores, which are no operators here.
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
    """The operator's name without its level and `_op`; newer files call accumulators `tb_forloop_accum_…`."""
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
    if name in _ACCUMULATORS:
        return None if name == SavedAccumulator.TILE else rank - 1
    whole = family_member(name, "reduction_#")
    return family_member(name, "reduction_#_to_dimx") if whole is None else whole
