"""The space of a saved search, from its `config`, as options of ours (`mirage_ir.search.space.Space`).

Grids, maps, ranges and operators of block graphs mean the same there. But partial results, which stand side by side along the last
dimension there, have a leading dimension of their own here. So each map of a load or a store is declared moved by one dimension
too, and the for-loop may split dimension 0 if it may split any. That makes the space somewhat larger than the file's.

Mirage declares more than our space takes over:

* `knop_to_explore`: here the program's own operators may be kernels of their own, and graph-defined kernels always.
* `imap_comb_to_explore`, maps for all loads of a kernel together: here any load may have any of them.
* `reduction_dimx`: sums down to a width are spelled otherwise here, with parts in a dimension of their own.
* `max_num_threadblock_graph_op`, `max_num_kernel_graph_op`, `max_num_threadblock_graphs`: they count operators in its own spelling.
* Layouts in shared memory, and how its search is run.
"""

from __future__ import annotations

from math import prod
from typing import Any

from mirage_ir.importers.json_file import JsonValue
from mirage_ir.importers.records import MAX_EXTENT, SAVED_RANK, triple
from mirage_ir.importers.tile_operators import ACCUMULATED_SUM, spelled
from mirage_ir.program import REPLICATE

_LIMITS = {"max_num_threadblock_graph_inputs": "max_inputs", "max_num_threadblock_graph_outputs": "max_outputs"}


def saved_space(config: JsonValue) -> dict[str, Any]:
    """Options by name; an option that the file leaves open is absent. Raises `CheckpointError`."""
    config.check_object()
    together = _each(config, "imap_comb_to_explore", lambda v: [_map(m) for m in v.items()])
    imaps = (*_each(config, "imap_to_explore", _map), *(m for maps in together for m in maps))
    fmaps = _each(config, "fmap_to_explore", lambda v: v.integer(REPLICATE, SAVED_RANK - 1))
    given = {
        "griddims": _each(config, "grid_dim_to_explore", _grid),
        "blockdims": _each(config, "block_dim_to_explore", lambda v: prod(_grid(v))),
        "imaps": _with_moved(imaps),
        "omaps": _with_moved(_each(config, "omap_to_explore", _map)),
        "fmaps": (*fmaps, *((0,) if max(fmaps, default=REPLICATE) != REPLICATE else ())),
        "franges": _each(config, "frange_to_explore", lambda v: v.integer(1, MAX_EXTENT)),
        "operators": _operators(config),
    }
    limits = {ours: config.field(theirs).integer(1, MAX_EXTENT) for theirs, ours in _LIMITS.items() if config.has(theirs)}
    return {name: tuple(dict.fromkeys(values)) for name, values in given.items() if values} | limits


def _each(config: JsonValue, name: str, read: Any) -> tuple[Any, ...]:
    """The items of a list, read; an empty or missing list leaves the choice to Mirage."""
    return tuple(read(item) for item in config.field(name).items()) if config.has(name) else ()


def _grid(item: JsonValue) -> tuple[int, ...]:
    return triple(item, 1, MAX_EXTENT)


def _map(item: JsonValue) -> tuple[int, ...]:
    return triple(item, REPLICATE, SAVED_RANK - 1)


def _with_moved(maps: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """The maps, then the same maps for tensors with a leading dimension over parts."""
    return (*maps, *(tuple(d if d == REPLICATE else d + 1 for d in m) for m in maps))


def _operators(config: JsonValue) -> tuple[str, ...]:
    found = tuple(op for ops in _each(config, "tbop_to_explore", _spelled) for op in ops)
    # Output savers accumulate in files whose block graphs have no accumulators.
    return (*found, ACCUMULATED_SUM) if found else ()


def _spelled(item: JsonValue) -> tuple[str, ...]:
    name = item.text()
    ops = spelled(name)
    if ops is None:
        item.wrong(f"unknown operator '{name}'" if len(name) < 80 and name.isprintable() else "unknown operator")
    return ops
