"""The programs of a saved search: kernels that run, and from which a new search goes on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from mirage_ir.api.kernel import Executable, Executables
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.errors import SearchError
from mirage_ir.program import Program
from mirage_ir.target.machines import Machine

if TYPE_CHECKING:
    from mirage_ir.importers.checkpoint import SavedSearch
    from mirage_ir.verify.equivalence import Verdict


class SavedKernel(Executable):
    """A program from a file. Until `verdict` is asked for, only the file claims that it is right."""

    def __init__(self, program: Decomposed, source: Program | None, machine: Machine) -> None:
        super().__init__(program, program if source is None else source, machine)
        self._source = source

    @cached_property
    def verdict(self) -> Verdict:
        """Whether it computes the file's computation graph, with the bound on the chance that this is wrong.

        Verified when first asked for. Raises `SearchError` when the file has no computation graph.
        """
        from mirage_ir.verify.equivalence import Verifier

        if self._source is None:
            raise SearchError(f"the file of '{self.program.name}' does not say what it should compute: it has no computation graph")
        return Verifier(decompose(self._source)).check(self.program)


class SavedKernels(Executables[SavedKernel]):
    """The programs of a checkpoint file, in its order.

    `program` is the computation graph and `space` the options of the search that saved them; None and empty where the file has
    none. `mi.superoptimize` takes the whole.
    """

    def __init__(self, saved: SavedSearch, machine: Machine) -> None:
        self.program = saved.source
        self.space: Mapping[str, Any] = MappingProxyType(dict(saved.space))
        super().__init__(SavedKernel(decompose(program), saved.source, machine) for program in saved.programs)
