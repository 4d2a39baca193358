"""The options of --superoptimize that are the tool's own: `tune`, which measures candidates at once, and `backends`, which says in
which languages kernels are written."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass
from xdsl.utils.arg_spec import ArgSpec

from mirage_ir.tools.conflicts import leave_out
from mirage_ir.tools.diagnostics import TOOL, one_line
from mirage_ir.tools.flags import programs_wanted

if TYPE_CHECKING:
    from mirage_ir.cache.results import Cache
    from mirage_ir.lowering.mixed.backends import Backend
    from mirage_ir.program import Program
    from mirage_ir.runtime.tune import Tuning


@dataclass(slots=True)
class MeasuringOptions:
    """What was asked for.

    tune: the option's value. top: how many programs stay when they are measured, None for all. backends: those that were named.
    """

    tune: str | None = None
    top: int | None = 1
    backends: tuple[Backend, ...] | None = None

    def taken(self, spec: ArgSpec, args: Namespace) -> ArgSpec:
        """The options that are left for the pass. Raises `OptionError` for a wrong value, and for flags that exclude each other."""
        return self._with_backends(self._tuned(spec, args), args)

    def passes(self) -> Iterator[ModulePass]:
        """The passes behind those of a search: the one that says in which language kernels are written, where one is named."""
        if self.backends == ("cuda",):
            from mirage_ir.lowering.mixed.set_backend import SetBackendPass

            yield SetBackendPass("cuda")

    def tune_module(self, module: ModuleOp, written: Mapping[str, Program], cache: Cache | None) -> Tuning:
        """Measures the candidates of a module, and says on standard error what was measured. Raises what `tune_module` does."""
        from mirage_ir.lowering.mixed.backends import check_backends
        from mirage_ir.runtime.tuned_module import tune_module

        assert self.tune is not None
        backends = check_backends(None) if self.backends is None else self.backends
        tuning = tune_module(module, written, self.tune, cache, self.top, backends=backends)
        print(f"{TOOL}: {tuning}", file=sys.stderr)
        for what, why in tuning.failed:
            print(f"{TOOL}: warning: {what} was not measured: {one_line(why)}", file=sys.stderr)
        return tuning

    def _tuned(self, spec: ArgSpec, args: Namespace) -> ArgSpec:
        """The options without `tune`, which asks the search for more candidates."""
        given = spec.parameters.get("tune")
        if given is None:
            return spec
        from mirage_ir.runtime.tune import check_tune

        leave_out({"--emit-bundle": args.emit_bundle is not None, "--explain": args.explain}, "'tune' measures candidates at once")
        effort = check_tune(",".join(map(str, given)))
        rest = {name: value for name, value in spec.parameters.items() if name != "tune"}
        if effort is None:
            return ArgSpec(spec.name, rest)
        self.tune, self.top = str(given[0]), programs_wanted(str(rest.get("top", (1,))[0]))
        more = effort.searched if self.top is None else max(self.top, effort.searched)
        top = rest["top"] if self.top is None else (more,)
        return ArgSpec(spec.name, {"distinct": (True,), **rest, "top": top})

    def _with_backends(self, spec: ArgSpec, args: Namespace) -> ArgSpec:
        """The options without `backends`. Kernels for CUDA alone have one loop."""
        if (given := spec.parameters.get("backends")) is None:
            return spec
        from mirage_ir.lowering.mixed.backends import check_backends

        shown = {"--explain": args.explain, "--validate": args.validate}
        leave_out(shown, "'backends' says in which language kernels are written")
        self.backends = check_backends([str(word) for word in given])
        rest = {name: value for name, value in spec.parameters.items() if name != "backends"}
        if self.backends != ("cuda",):
            return ArgSpec(spec.name, rest)
        measured = {"'tune'": self.tune is not None, "--emit-bundle": args.emit_bundle is not None}
        leave_out(measured, "'backends=cuda' has no kernels of Triton's, with which measuring begins")
        return ArgSpec(spec.name, rest if {"max-loops", "max_loops"} & rest.keys() else {"max_loops": (1,), **rest})
