"""Programs that run: verified kernels, with their cost, verdict and numerics, and the programs of a saved search."""

from __future__ import annotations

import importlib.util
import linecache
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from threading import Lock
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, TypeVar, cast, overload
from weakref import WeakValueDictionary

from mirage_ir.atomic import write_files
from mirage_ir.check import infer_program
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.errors import LoweringError, MirageError, SearchError
from mirage_ir.program import DType, GraphOp, Program, TensorType
from mirage_ir.target.machines import Machine

if TYPE_CHECKING:
    from mirage_ir.cache.store import EntryStore
    from mirage_ir.importers.checkpoint import SavedSearch
    from mirage_ir.numerics.check import Numerics
    from mirage_ir.pipeline.candidate import Candidate
    from mirage_ir.pipeline.superoptimize import Result
    from mirage_ir.runtime.tune import Tuning
    from mirage_ir.verify.equivalence import Verdict


class InputError(MirageError):
    """Arrays that do not fit the inputs of the program."""


class Executable:
    """A program for a machine: `kernel(inputs=[...])` runs it.

    NumPy arrays and torch tensors on the CPU are computed by the NumPy interpreter, with the rounding of the emitted kernels; torch
    tensors on a GPU by the emitted module. Any strides do. `cache` keeps the module's file.

    A call on a GPU may be captured in a CUDA graph, whose replay has launches only, once the same call, with inputs of the same
    strides and alignment, has been made outside of one: that compiles the kernels.
    """

    def __init__(self, program: Decomposed, original: Program, machine: Machine, cache: EntryStore | None = None) -> None:
        self.program = program
        self.original = original
        self.machine = machine
        self._cache = cache

    @property
    def cost_us(self) -> float:
        """The cost model's estimate on the target, in µs."""
        from mirage_ir.block.cost import program_cost

        return program_cost(self.program, self.machine)

    @property
    def kernels(self) -> int:
        """Kernel launches."""
        return self.program.kernels

    @cached_property
    def source(self) -> str:
        """The text of the module, with kernels of Triton's, CUDA's or both. Raises `LoweringError` when they cannot express the
        program."""
        from mirage_ir.lowering.mixed.module import emit_program

        return emit_program(self.program, decompose(self.original), machine=self.machine)

    def without_search(self) -> Executable:
        """The program with its module's text, without what is known of its search and without a cache: for pickles."""
        made = Executable(self.program, self.original, self.machine)
        made.__dict__["source"] = self.source
        return made

    def generate_triton_program(self, path: str | os.PathLike[str]) -> None:
        """Writes the emitted module (`source`) to `path`: all of it or, on an error, nothing."""
        try:
            write_files({os.fspath(path): self.source})
        except OSError as error:
            raise LoweringError(f"cannot write {Path(path)}: {error.strerror}") from None

    def __call__(self, inputs: Sequence[Any]) -> Any:
        """The program's results for `inputs`, of the kind that the inputs are: a single one bare, several as a list.

        Raises `InputError` when number, kind, shape, element type or device of the inputs does not fit the program. NumPy has
        no bfloat16: float32 arrays stand for it, and are rounded.
        """
        results = self._run(as_list(inputs))
        return results[0] if len(results) == 1 else results

    def __str__(self) -> str:
        from mirage_ir.dialects.bridge import func_from_program

        return str(func_from_program(self.program, self.program.name))

    def __repr__(self) -> str:
        launches = "1 kernel" if self.kernels == 1 else f"{self.kernels} kernels"
        return f"<{type(self).__name__} {self.program.name}: {launches}, {self.cost_us:.1f} µs estimated on {self.machine.name}>"

    def _run(self, inputs: list[Any]) -> list[Any]:
        expected = self.program.inputs
        if len(inputs) != len(expected):
            raise InputError(f"the program takes {len(expected)} inputs, not {len(inputs)}")
        torch = sys.modules.get("torch")  # nobody has a tensor before torch is imported
        tensors = [torch is not None and isinstance(x, torch.Tensor) for x in inputs]
        if any(tensors) and not all(tensors):
            raise InputError("the inputs must be all NumPy arrays or all torch tensors")
        names = self.program.input_names or tuple(f"arg{i}" for i in range(len(expected)))
        check = _check_tensor if any(tensors) else _check_array
        for name, x, type in zip(names, inputs, expected, strict=True):
            check(name, x, type)
        if not any(tensors):
            return self._interpret(inputs)
        # Results have no gradients. A tensor may say that its memory holds the negatives of its entries.
        inputs = [x.detach().resolve_neg() for x in inputs]
        devices = {x.device for x in inputs}
        if len(devices) > 1:
            raise InputError(f"the inputs are on different devices: {', '.join(sorted(map(str, devices)))}")
        device = devices.pop()
        if device.type == "cuda":
            return list(self.launch(*inputs))
        if device.type != "cpu":
            raise InputError(f"the inputs are on the device '{device}': only CPUs and CUDA devices can run the program")
        return self._interpret_tensors(inputs)

    def _interpret(self, arrays: list[Any]) -> list[Any]:
        from mirage_ir.interpret import run_program

        return run_program(self.program, arrays, precision="emulated")

    def _interpret_tensors(self, tensors: list[Any]) -> list[Any]:
        import torch

        arrays = [(x.float() if x.dtype == torch.bfloat16 else x).numpy() for x in tensors]
        types = infer_program(self.program)
        dtypes = [_torch_dtype(types[v].dtype) for v in self.program.outputs]
        return [torch.tensor(y, dtype=d) for y, d in zip(self._interpret(arrays), dtypes, strict=True)]

    @cached_property
    def launch(self) -> Callable[..., Sequence[Any]]:
        """The `run` of the emitted module, which takes tensors on a GPU and returns a sequence: a call of it checks no more than
        shapes and types."""
        return load_emitted(self.source, self._cache)

    @cached_property
    def computed(self) -> Callable[..., Sequence[Any]]:
        """What `launch` does with tensors that fit and lie on the current device: it checks nothing."""
        return load_emitted(self.source, self._cache, checks=False)


class Kernel(Executable):
    """One verified candidate: `kernel(inputs=[...])` runs it. `result` and `tuning` say how it was found, where that is known."""

    def __init__(
        self,
        candidate: Candidate,
        original: Program,
        machine: Machine,
        cache: EntryStore | None = None,
        result: Result | None = None,
        tuning: Tuning | None = None,
    ) -> None:
        super().__init__(candidate.program, original, machine, cache)
        self.candidate = candidate
        self.result = result
        self.tuning = tuning

    @property
    def cost_us(self) -> float:
        return self.candidate.cost_us

    @property
    def measured_us(self) -> float | None:
        """Microseconds a call, as they were measured; None when they were not."""
        return self.candidate.measured_us

    @property
    def chosen(self) -> str:
        """What computes it: "generated" kernels (among them, libraries' may be), a "library" alone, or PyTorch's own: "eager",
        "torch.compile", "torch.compile max-autotune"."""
        if self.candidate.pytorch is not None:
            return self.candidate.pytorch
        return "generated" if any(isinstance(node, GraphOp) for node in self.program.nodes) else "library"

    @cached_property
    def source(self) -> str:
        """The text of the emitted module, or of one that calls PyTorch where PyTorch's own was chosen."""
        if self.candidate.pytorch is None:
            return super().source
        from mirage_ir.lowering.module.pytorch import PyTorchWay, emit_pytorch_module

        return emit_pytorch_module(self.original, PyTorchWay(self.candidate.pytorch))

    def __repr__(self) -> str:
        if self.measured_us is None:
            return super().__repr__()
        what = self.chosen if self.candidate.pytorch else "1 kernel" if self.kernels == 1 else f"{self.kernels} kernels"
        return f"<{type(self).__name__} {self.program.name}: {what}, {self.measured_us:.1f} µs measured>"

    @property
    def verdict(self) -> Verdict:
        """How it was shown to equal the original program, and the bound on the chance that this is wrong."""
        return self.candidate.verdict

    @property
    def numerics(self) -> Numerics | None:
        """Errors and overflows on every class of inputs (docs/numerics.md); None when it was not looked at."""
        return self.candidate.numerics


ExecutableT = TypeVar("ExecutableT", bound=Executable)


class Executables(Sequence[ExecutableT]):
    """Programs in an order, printed as a list is."""

    def __init__(self, programs: Iterable[ExecutableT]) -> None:
        self._programs = tuple(programs)

    @overload
    def __getitem__(self, index: int) -> ExecutableT: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[ExecutableT]: ...
    def __getitem__(self, index: int | slice) -> ExecutableT | Sequence[ExecutableT]:
        return self._programs[index]

    def __len__(self) -> int:
        return len(self._programs)

    def __repr__(self) -> str:
        return str(list(self._programs))


class Kernels(Executables[Kernel]):
    """The kernels found, best first.

    `result` says how the search went: `result.generated.exhausted` when nothing in the declared space was left out. `tuning` has
    what was measured, and is None when nothing was.
    """

    def __init__(
        self, result: Result, original: Program, machine: Machine, cache: EntryStore | None = None, tuning: Tuning | None = None
    ) -> None:
        super().__init__(Kernel(c, original, machine, cache, result, tuning) for c in result.candidates)
        self.result = result
        self.tuning = tuning


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


def as_list(inputs: Any) -> list[Any]:
    """The inputs of a call. A single array would come apart into its rows, a dictionary into its keys."""
    if isinstance(inputs, str | Mapping) or hasattr(inputs, "shape") or not isinstance(inputs, Iterable):
        kind = type(cast(object, inputs)).__name__
        raise InputError(f"the inputs are a sequence of arrays, as in kernel(inputs=[x, w]), not a value of type {kind}")
    return list(cast(Iterable[Any], inputs))


def _torch_dtype(dtype: DType) -> Any:
    import torch

    return {DType.f16: torch.float16, DType.bf16: torch.bfloat16, DType.f32: torch.float32}[dtype]


def _check_shape(name: str, shape: tuple[int, ...], type: TensorType) -> None:
    if shape != type.shape:
        raise InputError(f"input '{name}' must have shape {type.shape}, not {shape}")


def _check_tensor(name: str, x: Any, type: TensorType) -> None:
    import torch

    if x.layout != torch.strided:
        raise InputError(f"input '{name}' must be a dense tensor, not one of layout {x.layout}")
    _check_shape(name, tuple(x.shape), type)
    if x.dtype != _torch_dtype(type.dtype):
        raise InputError(f"input '{name}' must be {_torch_dtype(type.dtype)}, not {x.dtype}")


def _check_array(name: str, x: Any, type: TensorType) -> None:
    import numpy as np

    if not isinstance(x, np.ndarray):
        raise InputError(f"input '{name}' must be a NumPy array or a torch tensor, not {x.__class__.__name__}")
    if isinstance(x, np.ma.MaskedArray):
        raise InputError(f"input '{name}' is a masked array: fill in what its mask hides")
    _check_shape(name, x.shape, type)
    wanted = np.dtype(np.float16 if type.dtype is DType.f16 else np.float32)
    if x.dtype != wanted:
        stands = " (it stands for bfloat16)" if type.dtype is DType.bf16 else ""
        raise InputError(f"input '{name}' must be {wanted}{stands}, not {x.dtype}")


def load_emitted(text: str, cache: EntryStore | None = None, checks: bool = True) -> Callable[..., Sequence[Any]]:
    """The `run` of an emitted module with this text, or without `checks` its `computed`, which always returns a sequence here."""
    module, name = _load_module(text, cache), "run" if checks else "computed"

    def launch(*inputs: Any) -> Sequence[Any]:
        results = getattr(module, name)(*inputs)
        return results if isinstance(results, list | tuple) else [results]

    return launch


def load_programs(text: str, cache: EntryStore | None = None) -> Callable[[Sequence[int]], Callable[..., Any]]:
    """The programs of an emitted module for all sizes with this text, by the size of each symbol, which is in its range.

    A program takes the sizes, then tensors of these on the current device, checks nothing, and returns a tensor or a tuple of them.
    """
    module = _load_module(text, cache)

    def at(sizes: Sequence[int]) -> Callable[..., Any]:
        boxes = ((box, program) for box, program in module.PROGRAMS)
        return next(program for box, program in boxes if all(a <= n <= b for n, (a, b) in zip(sizes, box, strict=True)))

    return at


_modules: WeakValueDictionary[str, ModuleType] = WeakValueDictionary()
_loading = Lock()


def _load_module(text: str, cache: EntryStore | None = None) -> ModuleType:
    """The module with this text, one for all kernels that have it; its file is in the cache, or else in a scratch folder.

    Triton, debuggers and profilers read the source of a kernel by the name of its file. Python and Triton use `text`
    itself, even if the file changes meanwhile.
    """
    digest = sha256(text.encode()).hexdigest()
    with _loading:
        module = _modules.get(digest)
        if module is None:
            module = _modules[digest] = _execute(text, f"mirage_ir_generated_{digest[:16]}", cache)
    return module


def _execute(text: str, name: str, cache: EntryStore | None) -> ModuleType:
    from mirage_ir.runtime.launches import quicken

    path = None if cache is None else cache.keep_module(text)
    folder = None
    if path is None:
        folder = tempfile.TemporaryDirectory(prefix="mirage_ir_")
        path = Path(folder.name) / "kernel.py"
        path.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(name, path.absolute())
    assert spec is not None and spec.origin is not None
    linecache.cache[spec.origin] = len(text), None, text.splitlines(keepends=True), spec.origin
    module = importlib.util.module_from_spec(spec)
    exec(compile(text, spec.origin, "exec"), module.__dict__)  # noqa: S102  (the text that was emitted here)
    module.__dict__["_folder"] = folder  # A scratch file lives as long as the module.
    quicken(module)
    return module
