"""A kernel for all sizes of its symbols: few programs, of which each call runs the one for its inputs' sizes."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mirage_ir.api.kernel import Executable, InputError, as_list, load_emitted, load_programs
from mirage_ir.atomic import write_files
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import LoweringError
from mirage_ir.sized.choice import SizedChoice, holds
from mirage_ir.sized.extent import SizeSymbol
from mirage_ir.sized.resize import resize
from mirage_ir.target.machines import Machine

if TYPE_CHECKING:
    from mirage_ir.cache.store import EntryStore
    from mirage_ir.pipeline.sized import SizedResult
    from mirage_ir.pipeline.sized_proof import SizedProof


class SizedKernel:
    """The programs found for a graph with symbols: `kernel(inputs=[...])` runs the one for the inputs' sizes.

    `result` has the programs with their boxes of sizes (`choices`) and what is proved of each (`proofs`).
    """

    def __init__(self, result: SizedResult, machine: Machine, cache: EntryStore | None = None) -> None:
        self.result = result
        self.machine = machine
        self._cache = cache

    @property
    def symbols(self) -> tuple[SizeSymbol, ...]:
        """The symbols, in the order in which the inputs have them."""
        return self.result.source.symbols

    @property
    def choices(self) -> tuple[SizedChoice, ...]:
        """The programs, each with the boxes of sizes in which it runs."""
        return self.result.choices

    @property
    def proofs(self) -> tuple[SizedProof, ...]:
        """For each program the proof that it equals the graph, for all sizes or at some, with the bound on the chance of error."""
        return self.result.proofs

    @cached_property
    def source(self) -> str:
        """The text of the Triton module, which runs at all sizes."""
        from mirage_ir.lowering.triton.sized import emit_sized_module

        return emit_sized_module(self.result.source, self.choices, machine=self.machine)

    def without_search(self) -> SizedKernel:
        """The kernel with its module's text and without a cache: for pickles."""
        made = SizedKernel(self.result, self.machine)
        made.__dict__["source"] = self.source
        return made

    def generate_triton_program(self, path: str | os.PathLike[str]) -> None:
        """Writes the Triton module to `path`: all of it or, on an error, nothing."""
        try:
            write_files({os.fspath(path): self.source})
        except OSError as error:
            raise LoweringError(f"cannot write {Path(path)}: {error.strerror}") from None

    def at(self, **sizes: int) -> Decomposed:
        """The program that runs at these sizes, as it is there. Raises `InputError` for sizes out of range."""
        self._check_sizes(sizes)
        fixed = self.result.source.at(sizes)
        point = [sizes[symbol.name] for symbol in self.symbols]
        choice = next(c for c in self.choices if holds(c.boxes, point))
        return resize(choice.program, fixed.inputs, choice.specialized(self.result.source).symbolic)

    def cost_us(self, **sizes: int) -> float:
        """The cost model's estimate at these sizes, in µs. Raises `InputError` for sizes out of range."""
        from mirage_ir.block.cost import program_cost

        return program_cost(self.at(**sizes), self.machine, all_sizes=True)

    def __call__(self, inputs: Sequence[Any]) -> Any:
        """The results for `inputs`, as of a `Kernel`: by the Triton module on a GPU, by the NumPy interpreter elsewhere.

        Raises `InputError` when the inputs do not fit the program at any sizes of its symbols.
        """
        given = as_list(inputs)
        sizes = self._sizes(given)
        return _AtSizes(self.at(**sizes), self.result.source.at(sizes), self.machine, lambda: self.launch)(given)

    def __repr__(self) -> str:
        programs = "1 program" if len(self.choices) == 1 else f"{len(self.choices)} programs"
        ranges = ", ".join(map(str, self.symbols))
        return f"<SizedKernel {self.result.source.sample.name}: {programs} for {ranges} on {self.machine.name}>"

    def _sizes(self, inputs: Sequence[Any]) -> dict[str, int]:
        """The sizes that the inputs have; what else is wrong with them is seen later."""
        sample = self.result.source.sample
        shapes = [getattr(x, "shape", ()) for x in inputs]
        if len(inputs) != len(sample.inputs):
            raise InputError(f"the program takes {len(sample.inputs)} inputs, not {len(inputs)}")
        for name, type, shape in zip(sample.input_names, sample.inputs, shapes, strict=True):
            if len(shape) != len(type.shape):
                raise InputError(f"input '{name}' must have shape {type.shape}, not {tuple(shape)}")
        return self.result.source.sizes_of([tuple(shape) for shape in shapes])

    def _check_sizes(self, sizes: dict[str, int]) -> None:
        if set(sizes) != {symbol.name for symbol in self.symbols}:
            raise InputError(f"the symbols are {', '.join(s.name for s in self.symbols)}, not {', '.join(sizes) or 'none'}")
        for symbol in self.symbols:
            if not symbol.least <= sizes[symbol.name] <= symbol.most:
                raise InputError(f"'{symbol.name}' must be from {symbol.least} to {symbol.most}, not {sizes[symbol.name]}")

    @cached_property
    def launch(self) -> Callable[..., Sequence[Any]]:
        """The `run` of the Triton module, which takes tensors on a GPU, at sizes in the ranges, and returns a sequence.

        The kernel keeps the module, and with it all that Triton compiled.
        """
        return load_emitted(self.source, self._cache)

    @cached_property
    def program_at(self) -> Callable[[Sequence[int]], Callable[..., Any]]:
        """The functions of the Triton module for sizes of the symbols in the ranges.

        They take the sizes, then tensors that have them and lie on the current device, and check nothing.
        """
        return load_programs(self.source, self._cache)


class _AtSizes(Executable):
    """A program at sizes, which a GPU runs by the module for all sizes."""

    def __init__(
        self, program: Decomposed, original: Decomposed, machine: Machine, load: Callable[[], Callable[..., Sequence[Any]]]
    ) -> None:
        super().__init__(program, original, machine)
        self._load = load

    @cached_property
    def launch(self) -> Callable[..., Sequence[Any]]:
        return self._load()
