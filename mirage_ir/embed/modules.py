"""`superoptimize` for modules: text, modules of xDSL, and modules of upstream's Python bindings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from io import StringIO
from typing import Any, TypeVar, cast

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Block, Operation, SSAValue
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from mirage_ir.decompose import Decomposed
from mirage_ir.dialects.bridge import program_from_func
from mirage_ir.dialects.diagnostics import blaming
from mirage_ir.dialects.dominance import check_dominance
from mirage_ir.dialects.functions import erase, functions, is_ours
from mirage_ir.dialects.sized_choices import PROGRAM_OF, programs_of, read_choices
from mirage_ir.dialects.sizes import sized_functions, sized_program
from mirage_ir.embed.text import metadata, parse_foreign, parse_generic
from mirage_ir.errors import MirageError, OptionError
from mirage_ir.lowering.mlir.builder import Builder
from mirage_ir.lowering.mlir.functions import lower_program, replace_body
from mirage_ir.lowering.mlir.sized import SizedWriting, lower_sized
from mirage_ir.lowering.samples import at_samples
from mirage_ir.passes.convert.linalg import LINALG
from mirage_ir.passes.convert.stablehlo import STABLEHLO
from mirage_ir.passes.convert.tosa import TOSA
from mirage_ir.passes.islands.functions import replace_island
from mirage_ir.passes.islands.hosts import each_island
from mirage_ir.passes.islands.island import Island
from mirage_ir.passes.islands.remarks import Remark, listening, remark
from mirage_ir.pipeline.sized import SIZED_EFFORT, superoptimize_sizes
from mirage_ir.pipeline.superoptimize import superoptimize as search
from mirage_ir.program import Program
from mirage_ir.search.run.control import Control
from mirage_ir.search.space import Space
from mirage_ir.sized.choice import SizedChoice
from mirage_ir.sized.family import SizedProgram
from mirage_ir.target.machines import DEFAULT_TARGET, Machine, machine

ModuleT = TypeVar("ModuleT")

CONVERTERS = {**LINALG, **TOSA, **STABLEHLO}


def superoptimize(
    module: ModuleT,
    *,
    target: str = DEFAULT_TARGET,
    parallel: bool | None = None,
    remarks: Callable[[Remark], None] | None = None,
    budget: float | None = None,
    workers: int = 1,
    **options: Any,
) -> ModuleT:
    """A module in which every island of known operators is computed by the best verified program, as upstream MLIR.

    `module` is text in any MLIR syntax, an xDSL `ModuleOp`, or a `Module` of Python bindings such as `iree.compiler.ir` or an
    `mlir.ir`; the result is a new one of the same kind (of the same context), and `module` stays as it is. linalg, TOSA and
    StableHLO on static tensors of floats are known, and functions of mugraph operators, also with sizes as symbols. Everything else
    comes back as it was, locations included; `remarks` is told of each operation on tensors that stays as it is, and why.

    A graph-defined kernel becomes an `scf.forall`, or, with `parallel` false, a nest of `scf.for`: the default for modules of
    `iree.compiler.ir`, since iree-compile crashes on `scf.forall` in a function (iree-org/iree issue 24775).

    `budget` is the seconds that each island may take, `workers` how many processes search: more than this one are forked,
    which a compiler with threads of its own may not survive. The other options are fields of `mirage_ir.search.space.Space`. Raises
    `OptionError` for options that make no sense and for a `module` of another kind, `MirageError` for text that cannot be read.
    """
    known = {"libraries": False, **options, "top": 1}  # A foreign module cannot call PyTorch's kernels.
    spaces = Space.of(known), Space.of({**SIZED_EFFORT, "libraries": False, **options})
    goal, control = machine(target), Control(budget, workers=workers, progress=False)
    kind = type(module).__module__
    work = _Work(*spaces, goal, control, not kind.startswith("iree.") if parallel is None else parallel)
    if isinstance(module, str):
        read = parse_foreign(module, "<text>")
        work.run(read, remarks)
        return cast(ModuleT, _text(read))
    if isinstance(module, ModuleOp):
        copy = module.clone()
        work.run(copy, remarks)
        copy.verify()
        return copy
    operation = getattr(module, "operation", None)
    if operation is None or not hasattr(operation, "get_asm") or not hasattr(type(module), "parse"):
        raise OptionError(f"superoptimize takes text or a module of xDSL or of MLIR's Python bindings, not {type(module).__name__}")
    written = operation.get_asm(print_generic_op_form=True, enable_debug_info=True, use_local_scope=True)
    read = parse_generic(written, "<module>")
    if "dense_resource<" in written and not metadata(read):
        raise MirageError(
            "the module's bindings do not print the entries of its resources, which would be lost: hand it over as text"
        )
    work.run(read, remarks)
    return cast(Any, type(module)).parse(_text(read), context=operation.context)


def _text(module: ModuleOp) -> str:
    """The generic form, with locations and the text after the module."""
    output = StringIO()
    Printer(stream=output, print_generic_format=True, print_debuginfo=True).print_op(module)
    return f"{output.getvalue()}\n{metadata(module)}"


@dataclass(frozen=True)
class _Work:
    """How islands are searched, and how results are written."""

    space: Space
    sized_space: Space
    machine: Machine
    control: Control
    parallel: bool
    found: dict[Program, Decomposed] = field(default_factory=dict[Program, Decomposed])

    def run(self, module: ModuleOp, remarks: Callable[[Remark], None] | None) -> None:
        try:
            check_dominance(module)
            module.verify()
        except VerifyException as error:
            raise MirageError(f"the module is not well formed: {str(error).splitlines()[-1].strip()}") from error
        with listening(remarks or (lambda _: None)):
            for part in [op for op in module.walk() if isinstance(op, ModuleOp)]:
                sized = sized_functions(part)
                for func in [func for func in functions(part) if is_ours(func) and PROGRAM_OF not in func.attributes]:
                    if func in sized:
                        self._sized(part, func)
                    else:
                        replace_body(func, self._best(program_from_func(func)), parallel=self.parallel)
                for island in each_island(part, CONVERTERS):
                    self._island(island)

    def _sized(self, module: ModuleOp, func: FuncOp) -> None:
        """Makes a function whose sizes are symbols choose among the best programs."""
        source = sized_program(func)
        choices: Sequence[SizedChoice] = read_choices(module, func, source)
        erase(*programs_of(module, func))
        if not choices:
            with blaming(func):

                def check(source: SizedProgram, program: Decomposed) -> None:
                    at_samples(source, SizedChoice(program, (), {}), short=1)

                choices = superoptimize_sizes(source, self.sized_space, self.machine, control=self.control, check=check).choices
        taken = {f.sym_name.data for f in functions(module)}
        called = lower_sized(func, source, choices, taken, SizedWriting(self.parallel))
        module.body.block.insert_ops_after(called, func)

    def _best(self, program: Program) -> Decomposed:
        """The best program found; programs that differ in names alone are searched once."""
        key = replace(program, name="", input_names=())
        if key not in self.found:
            self.found[key] = search(program, self.space, self.machine, control=self.control).candidates[0].program
        return self.found[key]

    def _island(self, island: Island) -> None:
        try:
            program = self._best(island.program)

            def put(read: Sequence[SSAValue]) -> tuple[list[Operation], Sequence[SSAValue]]:
                block = Block()
                outputs = lower_program(Builder(block), program, read, parallel=self.parallel)
                made = list(block.ops)
                for op in made:
                    for inner in op.walk():
                        inner.location = island.location  # type: ignore[assignment]
                    op.detach()
                return made, outputs

            replace_island(island, put)
        except MirageError as error:
            for op in island.operations:
                remark(op, f"its island was not superoptimized: {error}")
