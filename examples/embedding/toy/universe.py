"""What `xdsl-opt` and `mirage-opt` see of the toy compiler. They import this at every start, so everything is a factory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from xdsl.universe import Universe

if TYPE_CHECKING:
    from xdsl.ir import Dialect
    from xdsl.passes import ModulePass


def _dialect() -> Dialect:
    from toy.dialect import dialect

    return dialect()


def _convert() -> type[ModulePass]:
    from toy.convert import ConvertToyToMugraphPass

    return ConvertToyToMugraphPass


def _lower() -> type[ModulePass]:
    from toy.lower import LowerLogPass

    return LowerLogPass


TOY_UNIVERSE = Universe(
    all_dialects={"toy": _dialect},
    all_passes={"convert-toy-to-mugraph": _convert, "toy-lower-log": _lower},
)
