"""The space that a module declares for its workloads: `mugraph.space`, options as `--superoptimize` writes them.

    builtin.module attributes {mugraph.space = {griddims = "2,16,1;2,16,4", franges = "1,4,8,16", operators = "matmul,exp"}}

Options of a pass replace those that the module declares.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from xdsl.dialects.builtin import DictionaryAttr, ModuleOp, StringAttr

from mirage_ir.dialects.diagnostics import FailedOn
from mirage_ir.errors import OptionError
from mirage_ir.search.space import Space, parse_tuples

SPACE = "mugraph.space"
_TUPLES = ("griddims", "imaps", "omaps")


def declare_space(module: ModuleOp, options: Mapping[str, Any]) -> None:
    """Writes `mugraph.space`; nothing for no options."""
    if options:
        module.attributes[SPACE] = DictionaryAttr({name: StringAttr(_written(value)) for name, value in options.items()})


def declared_space(module: ModuleOp) -> dict[str, Any]:
    """The options that a module declares. Raises `FailedOn` when they are none."""
    written = module.attributes.get(SPACE)
    if written is None:
        return {}
    try:
        if not isinstance(written, DictionaryAttr):
            raise OptionError("it is no dictionary")
        options = {name: _read(name, value) for name, value in written.data.items()}
        Space.of(options)
    except OptionError as error:
        raise FailedOn(module, f"'{SPACE}' is no space: {error}") from None
    return options


def _written(value: Any) -> str:
    if not isinstance(value, Sequence) or isinstance(value, str):
        return str(value)
    entries = cast(Sequence[Any], value)
    return (";" if any(isinstance(v, Sequence) and not isinstance(v, str) for v in entries) else ",").join(map(_written, entries))


def _read(name: str, value: object) -> Any:
    if not isinstance(value, StringAttr):
        raise OptionError(f"option '{name}' is no text")
    if name in _TUPLES:
        return parse_tuples(name, value.data)
    if name == "operators":
        return tuple(value.data.split(","))
    try:
        numbers = tuple(int(v) for v in value.data.split(","))
    except ValueError:
        raise OptionError(f"option '{name}' is written like \"1,4,8\", not '{value.data}'") from None
    return numbers[0] if name.startswith("max_") and len(numbers) == 1 else numbers
