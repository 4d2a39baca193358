"""The text of an emitted kernel: CUDA C++ over the header `mugraph.cuh`, one statement a line, which `parse` reads back.

Each text has two kernels with the same body. The first, named as the emitted one, counts on what is known of how each tensor lies
(`mirage_ir.lowering.cuda.alignment`), so that several entries are moved at once; NAME_any works for tensors with any strides. Both
take, for each tensor in order, its pointer and the stride of each dimension, in elements, and then the sizes that are known at run
time.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import isinf, isnan, prod
from typing import cast

from mirage_ir.errors import LoweringError
from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.alignment import VECTOR, vector_dims
from mirage_ir.lowering.cuda.expressions import divisor
from mirage_ir.lowering.cuda.layout import WARP
from mirage_ir.lowering.cuda.rules import operator_text
from mirage_ir.lowering.cuda.run_time_sizes import extent_text, float_expression, has_sizes
from mirage_ir.lowering.cuda.tensor_cores import GROUP
from mirage_ir.ops import OPERATORS
from mirage_ir.program import Attr, DType
from mirage_ir.sized.extent import SymbolicNumber, is_symbolic

ELEMENTS = {DType.f16: "half", DType.bf16: "bfloat16", DType.f32: "float"}
"""The names of element types."""
GROUP_NUMBER = f"const int group = threadIdx.x / {GROUP * WARP};"
"""The line of a kernel with named barriers that says which warp group a thread is in."""
AWAIT, RELEASE = "await_previous();", "release_next();"
"""Lines by which a kernel may start while the one before it ends: before its first access of device memory, and before its last
stores."""
HEADER = '#include "mugraph.cuh"'
_WORDS = """
alignas alignof and asm auto bool break case catch char class const constexpr continue decltype default delete do double else enum
explicit export extern false float for friend goto if inline int long mutable namespace new noexcept not nullptr operator or private
protected public register return short signed sizeof static struct switch template this throw true try typedef typeid typename union
unsigned using virtual void volatile while xor blockIdx threadIdx
arrive_at at await_previous bfloat16 block commit compute convert copy_async copy_chunks fence fill fill_beyond finish group half
i infinity load max memory min multiply not_a_number permute reduce_max reduce_sum release_next store sync sync_at wait
window within Aligned Dim Fragment L Layout Panels R Shape Shared Tensor W
"""
RESERVED = frozenset(_WORDS.split())
"""Names that neither a fragment nor a buffer nor a tensor may have."""


def kernel_text(kernel: e.EmittedKernel, *, unaligned: bool = True) -> str:
    """The CUDA C++ of a kernel, with NAME_any unless it is not to be `unaligned`. Raises `LoweringError` for an operator without
    rule and for names that C++ or the header has."""
    names = [v.name for v in (*kernel.tensors, *kernel.fragments, *kernel.buffers)]
    for name in names:
        word = re.fullmatch(r"(?!b\d+$|op_)[A-Za-z_]\w*", name)
        if not word or name in RESERVED or names.count(name) > 1:
            raise LoweringError(f"kernel {kernel.name}: a value cannot be named '{name}'")
    functors = _Functors(kernel)
    along = vector_dims(kernel)
    lines = [HEADER, "", f"namespace mugraph::{kernel.name}_parts {{", "", *functors.definitions()]
    types = {t.name: _tensor_type(t, along[t.name]) for t in kernel.tensors}
    lines += [
        "template <bool Aligned>",
        f"__device__ __forceinline__ void {kernel.name}_body(",
        *(f"    {types[t.name]} {t.name}{',' if t is not kernel.tensors[-1] else _sizes(kernel)}" for t in kernel.tensors),
        *(f"  {line}" for line in _body(kernel, functors, along)),
        "}",
        "",
        *_entry(kernel, kernel.name, "true"),
        *(_entry(kernel, f"{kernel.name}_any", "false") if unaligned else ()),
        "}",
    ]
    return "\n".join(lines) + "\n"


def parameters(kernel: e.EmittedKernel) -> list[tuple[str, int | None]]:
    """What a kernel of the text takes, in order: a tensor's name with None for its pointer, or with a dimension for its stride."""
    return [(t.name, d) for t in kernel.tensors for d in (None, *range(len(t.shape)))]


def _element(tensor: e.KernelTensor) -> str:
    return ELEMENTS[tensor.dtype] if tensor.written else f"const {ELEMENTS[tensor.dtype]}"


def _tensor_type(tensor: e.KernelTensor, along: int) -> str:
    shape = _join(["-1" if is_symbolic(extent) else extent for extent in tensor.shape])
    return f"Tensor<{_element(tensor)}, Shape<{shape}>, Aligned ? {along} : -1, {tensor.alignment}>"


def _sizes(kernel: e.EmittedKernel) -> str:
    """The end of a kernel's parameters: the sizes that it takes."""
    return f"{''.join(f', int {size}' for size in kernel.sizes)}) {{"


def _entry(kernel: e.EmittedKernel, name: str, aligned: str) -> Iterator[str]:
    bounds = f"{kernel.threads}" if kernel.together is None else f"{kernel.threads}, {kernel.together}"
    yield f'extern "C" __global__ void __launch_bounds__({bounds}) {name}('
    for t in kernel.tensors:
        strides = "".join(f", long long {t.name}_s{d}" for d in range(len(t.shape)))
        end = "," if t is not kernel.tensors[-1] else _sizes(kernel)
        yield f"    {_element(t)}* {t.name}{strides}{end}"
    yield f"  {kernel.name}_body<{aligned}>({', '.join((*map(_argument, kernel.tensors), *kernel.sizes))});"
    yield "}"


def _argument(tensor: e.KernelTensor) -> str:
    """A tensor as its kernel's body takes it: address, strides and, where some follow from sizes, extents."""
    parts = [tensor.name, f"{{{_join([f'{tensor.name}_s{d}' for d in range(len(tensor.shape))])}}}"]
    if has_sizes(tensor.shape):
        parts.append(f"{{{_join([extent_text(extent) for extent in tensor.shape])}}}")
    return f"{{{_join(parts)}}}"


def _body(kernel: e.EmittedKernel, functors: _Functors, along: Mapping[str, int]) -> Iterator[str]:
    if kernel.buffers:
        yield "extern __shared__ __align__(1024) char memory[];"
    if kernel.grid:
        yield "const int block = blockIdx.x;"
    for position, dim in enumerate(kernel.order):
        inner = prod(kernel.grid[d] for d in kernel.order[:position])
        yield f"const int b{dim} = block / {extent_text(inner)} % {extent_text(kernel.grid[dim])};"
    if e.takes_turns(kernel):
        yield GROUP_NUMBER
    for b in kernel.buffers:
        yield f"const Shared<{ELEMENTS[b.panels.dtype]}, {b.panels}, {b.stages}> {b.name}{{memory + {b.offset}}};"
    for f in kernel.fragments:
        yield f"Fragment<{ELEMENTS[f.dtype]}, {f.layout}> {f.name};"
    writer = _Writer(kernel, functors, along)
    last = next((n for n, s in enumerate(kernel.body) if isinstance(s, e.StoreGlobal)), len(kernel.body))
    yield AWAIT
    yield from writer.lines(kernel.body[:last])
    yield RELEASE
    yield from writer.lines(kernel.body[last:])


def float_text(x: float) -> str:
    """A float constant, from which Python reads the same number."""
    if isnan(x):
        return "not_a_number"
    if isinf(x):
        return "infinity" if x > 0 else "-infinity"
    return f"{x!r}f" if re.search(r"[.e]", repr(x)) else f"{x!r}.0f"


def _join(items: Sequence[object]) -> str:
    return ", ".join(map(str, items))


@dataclass(frozen=True, slots=True)
class _Writer:
    """Writes statements."""

    kernel: e.EmittedKernel
    functors: _Functors
    along: Mapping[str, int]

    def lines(self, body: Sequence[e.EmittedStatement]) -> Iterator[str]:
        for s in body:
            if isinstance(s, e.For):
                yield f"for (int i = 0; i < {extent_text(s.count)}; ++i) {{"
                yield from (f"  {line}" for line in self.lines(s.body))
                yield "}"
            elif isinstance(s, e.Note):
                yield f"// {s.text}"
            else:
                yield f"{self.call(s)};"

    def call(self, s: e.EmittedStatement) -> str:
        match s:
            case e.LoadGlobal(target, window):
                return f"load({target}, {self.window(window)})"
            case e.StoreGlobal(source, window):
                return f"store({source}, {self.window(window)})"
            case e.CopyAsync(target, window, in_chunks):
                if target.origin:
                    raise LoweringError(f"kernel {self.kernel.name}: a copy to {target.buffer} fills a whole stage")
                word = "copy_chunks" if in_chunks else "copy_async"
                return f"{word}<{self.kernel.threads}>({self.place(target)}, {self.window(window)})"
            case e.Commit():
                return "commit()"
            case e.Wait(pending):
                return f"wait<{pending}>()"
            case e.Fence():
                return "fence()"
            case e.Finish(pending, targets):
                return f"finish<{pending}>({_join(targets)})"
            case e.Sync():
                return "sync()"
            case e.NamedSync(barrier, threads, group):
                return f"sync_at<{threads}{_only(group)}>({barrier})"
            case e.NamedArrive(barrier, threads, group):
                return f"arrive_at<{threads}{_only(group)}>({barrier})"
            case e.LoadShared(target, source):
                return f"load({target}, {self.place(source)})"
            case e.StoreShared(source, target, limit):
                return f"store({source}, {self.place(target)}{f', within({_join(limit)})' if limit else ''})"
            case e.Multiply(target, left, right, groups, waits):
                first = left if isinstance(left, str) else _operand(left)
                return f"{'' if waits else 'begin_'}multiply{'_groups' if groups else ''}({target}, {first}, {_operand(right)})"
            case e.Fill(target, value):
                return f"fill({target}, {float_text(value)})"
            case e.FillBeyond(target, dim, limit, value):
                return f"fill_beyond<{dim}>({target}, {limit}, {float_text(value)})"
            case e.Convert(target, source):
                return f"convert({target}, {source})"
            case e.Permute(target, source, permutation):
                return f"permute<{_join(permutation)}>({target}, {source})"
            case e.Compute(target, _, operands):
                return f"compute({_join((target, self.functors.value(s), *operands))})"
            case e.Reduce(target, source, dim, op):
                return f"reduce_{op}<{dim}>({target}, {source})"
            case e.Note() | e.For():
                raise TypeError(f"{s} is no call")

    def window(self, window: e.Window) -> str:
        along = self.along[window.tensor]
        known = divisor(window.origin[along], VECTOR) if along >= 0 else 1
        return f"window<{known}>({window.tensor}, at({_join(window.origin)}), within({_join(window.limit)}))"

    def place(self, place: e.BufferPlace) -> str:
        found = f"{place.buffer}[{place.stage}]"
        if place.origin:
            found += f".at<{divisor(place.origin[-1], VECTOR)}>({_join(place.origin)})"
        return found + (f".permuted<{_join(place.permutation)}>()" if place.permutation else "") + _rows(place.rows)


def _only(group: int | None) -> str:
    return "" if group is None else f", {group}"


def _operand(operand: e.SharedOperand) -> str:
    return f"{operand.buffer}[{operand.stage}]{'.transposed()' if operand.transposed else ''}{_rows(operand.rows)}"


def _rows(rows: e.RowsInChunks | None) -> str:
    """What makes of a buffer's stage the tile that was copied there in chunks."""
    if rows is None:
        return ""
    return f".in_chunks<{_join(rows.permutation)}>({rows.tensor}, at({_join(rows.origin)}))"


_Key = tuple[str, int, tuple[tuple[str, object], ...]]


class _Functors:
    """The functions of operators that a kernel computes: a struct for each operator and its attributes that are no numbers."""

    def __init__(self, kernel: e.EmittedKernel) -> None:
        self._names: dict[_Key, str] = {}
        for s in e.statements(kernel.body):
            if isinstance(s, e.Compute) and (key := self._key(s)) not in self._names:
                plain = "op_" + re.sub(r"\W", "_", s.op)
                self._names[key] = plain if plain not in self._names.values() else f"{plain}_{len(self._names)}"

    @staticmethod
    def _key(s: e.Compute) -> _Key:
        words = ((name, float if _numeric(value) else value) for name, value in s.attrs)
        return s.op, len(s.operands), tuple(words)

    def definitions(self) -> Iterator[str]:
        """The structs; a comment names the operator."""
        for (op, count, words), name in self._names.items():
            numbers = [word for word, value in words if value is float]
            defaults = dict(OPERATORS[op].defaults) if op in OPERATORS else {}
            known = {n: float_text(v) if isinstance(v, float) else v for n, v in defaults.items()}
            attrs = {**known, **{word: word if value is float else value for word, value in words}}
            operands = [f"x{n}" for n in range(count)]
            yield f"struct {name} {{  // {op}"
            yield from (f"  float {word};" for word in numbers)
            taken = ", ".join(f"float {x}" for x in operands)
            yield f"  MUGRAPH_DEVICE float operator()({taken}) const {{ return {operator_text(op, operands, attrs)}; }}"
            yield "};"
        if self._names:
            yield ""

    def value(self, s: e.Compute) -> str:
        """The function of a statement, with its attributes."""
        words = [f"/*{name}={value!r}*/" for name, value in s.attrs if not _numeric(value)]
        numbers = [f"/*{name}=*/{_literal(value)}" for name, value in s.attrs if _numeric(value)]
        return f"{self._names[self._key(s)]}{{{' '.join((*words, ', '.join(numbers))).strip()}}}"


def _numeric(value: Attr) -> bool:
    return isinstance(value, int | float)


def _literal(value: Attr) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, SymbolicNumber):
        return float_expression(value)
    return str(value) if isinstance(value, int) else float_text(cast(float, value))
