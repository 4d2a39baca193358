"""Reads the text of a kernel back into the emitted program that it was printed from."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import inf, nan, prod

from mirage_ir.errors import LoweringError
from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.expressions import evaluate_expression
from mirage_ir.lowering.cuda.layout import Layout, Mode, Panels, Unit
from mirage_ir.lowering.cuda.text import AWAIT, ELEMENTS, GROUP_NUMBER, RELEASE
from mirage_ir.program import Attr
from mirage_ir.sized.extent import SymbolSizes

_DTYPES = {name: dtype for dtype, name in ELEMENTS.items()}
_NUMBERS = {"infinity": inf, "-infinity": -inf, "not_a_number": nan}

_TENSOR = re.compile(r"Tensor<(const )?(\w+), Shape<([-\d, ]*)>, Aligned \? -?\d+ : -1, (\d+)> (\w+)(?:,|(?:, int \w+)*\) \{)")
_BLOCK = re.compile(r"const int b(\d+) = block / .* % ([^%]+);")
_BUFFER = re.compile(r"const Shared<(\w+), Panels<([\d, ]+)>, (\d+)> (\w+)\{memory \+ (\d+)\};")
_FRAGMENT = re.compile(r"Fragment<(\w+), (Layout<.*>)> (\w+);")
_FUNCTOR = re.compile(r"struct (op_\w+) \{  // (.*)")
_LOOP = re.compile(r"for \(int i = 0; i < (.+); \+\+i\) \{")
_CALL = re.compile(r"(\w+)(?:<([\d, ]*)>)?\((.*)\);")
_BOUNDS = re.compile(r"__launch_bounds__\((\d+)(?:, (\d+))?\)")
_SAID = ("extern __shared__ __align__(1024) char memory[];", "const int block = blockIdx.x;", GROUP_NUMBER, AWAIT)
_ROWS = r"(?:\.in_chunks<([\d, ]*)>\((\w+), at\((.*?)\)\))?"
_PLACE = re.compile(rf"(\w+)\[(.*?)\](?:\.at<\d+>\((.*?)\))?(?:\.permuted<([\d, ]+)>\(\))?(\.transposed\(\))?{_ROWS}")
_EXTENTS = re.compile(r"\{(\w+), \{[^{}]*\}, \{([^{}]*)\}\}")
"""A tensor in the call of a kernel's body, with the extents that it has at run time."""
_QUOTIENT = re.compile(r"\(([^*/]+)f((?:\*float\([^a-z]*\))*)((?:/float\([^a-z]*\))*)\)")
"""A constant that follows from sizes."""
_FLOAT_OF = re.compile(r"float\(([^a-z]*?)\)(?=[*/]|$)")
_ATTR = re.compile(r"/\*(\w+)=(?:\*/([^,}\s]+)|(.*?)\*/)")


def parse_kernel(text: str, sizes: SymbolSizes | None = None) -> e.EmittedKernel:
    """The kernel of a text; of one that takes sizes, as it is at these. Raises `LoweringError` for a line that no emitted program
    has."""
    for name, size in (sizes or {}).items():
        text = re.sub(rf"\b{name}\b", str(size), text)
    return _Reader(text).kernel()


def split(text: str) -> list[str]:
    """The arguments of a call: parts between commas outside of parentheses and braces."""
    found, depth, start = list[str](), 0, 0
    for at, c in enumerate(text):
        depth += (c in "([{<") - (c in ")]}>")
        if c == "," and depth == 0:
            found.append(text[start:at].strip())
            start = at + 1
    last = text[start:].strip()
    return [*found, last] if last else found


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(",") if part.strip())


def _float(text: str) -> float:
    return _NUMBERS[text] if text in _NUMBERS else float(text.removesuffix("f"))


def _layout(text: str) -> Layout:
    dims = re.findall(r"Dim<((?:[RLW]<\d+, \d+>(?:, )?)*)>", text)
    modes = (re.findall(r"([RLW])<(\d+), (\d+)>", dim) for dim in dims)
    return Layout(tuple(tuple(Mode(int(extent), Unit(unit), int(stride)) for unit, extent, stride in digits) for digits in modes))


def _panels(dtype: str, text: str) -> Panels:
    columns, swizzle, *shape = _numbers(text)
    return Panels(tuple(shape), _DTYPES[dtype], columns, swizzle)


def _place(text: str) -> e.BufferPlace:
    found = _matched(_PLACE, text)
    return e.BufferPlace(found[1], found[2], tuple(split(found[3] or "")), _numbers(found[4] or ""), _rows(found))


def _operand(text: str) -> e.SharedOperand:
    found = _matched(_PLACE, text)
    return e.SharedOperand(found[1], found[2], found[5] is not None, _rows(found))


def _rows(found: re.Match[str]) -> e.RowsInChunks | None:
    return e.RowsInChunks(found[7], tuple(split(found[8])), _numbers(found[6])) if found[7] else None


def _window(text: str) -> e.Window:
    name, origin, limit = split(_matched(_CALL, f"{text};")[3])
    return e.Window(name, tuple(split(origin[len("at(") : -1])), _limit(limit))


def _limit(text: str) -> tuple[str, ...]:
    return tuple(split(text[len("within(") : -1]))


def _matched(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    found = pattern.fullmatch(text)
    if found is None:
        raise LoweringError(f"no emitted program has the text '{text}'")
    return found


def _value(number: str | None, word: str | None) -> Attr:
    if number is None:
        return ast.literal_eval(word or "")
    if number in ("true", "false"):
        return number == "true"
    if quotient := _QUOTIENT.fullmatch(number):
        over, under = (prod(map(_int, _FLOAT_OF.findall(part))) for part in quotient.group(2, 3))
        return float(quotient[1]) * over / under
    return int(number) if re.fullmatch(r"-?\d+", number) else _float(number)


def _int(text: str) -> int:
    return evaluate_expression(text, {})


def _from_tensor(text: str) -> bool:
    return text.startswith("window<")


@dataclass(slots=True)
class _Reader:
    """Reads lines in turn."""

    text: str

    def kernel(self) -> e.EmittedKernel:
        lines = [line.strip() for line in self.text.splitlines()]
        start = next((n for n, line in enumerate(lines) if "_body(" in line), None)
        if start is None:
            raise LoweringError("the text holds no kernel")
        name = _matched(re.compile(r".* (\w+)_body\("), lines[start])[1]
        at, tensors = start + 1, list[e.KernelTensor]()
        while found := _TENSOR.fullmatch(lines[at]):
            tensors.append(e.KernelTensor(found[5], _DTYPES[found[2]], _numbers(found[3]), not found[1], int(found[4])))
            at += 1
        extents = {name: tuple(map(_int, split(shape))) for name, shape in _EXTENTS.findall(self.text)}
        tensors = [replace(t, shape=extents.get(t.name, t.shape)) for t in tensors]
        ops = {found[1]: found[2] for line in lines[:start] if (found := _FUNCTOR.fullmatch(line))}
        blocks, buffers, fragments = list[tuple[int, int]](), list[e.Buffer](), list[e.Fragment]()
        while True:
            line = lines[at]
            if found := _BLOCK.fullmatch(line):
                blocks.append((int(found[1]), _int(found[2])))
            elif found := _BUFFER.fullmatch(line):
                buffers.append(e.Buffer(found[4], _panels(found[1], found[2]), int(found[3]), int(found[5])))
            elif found := _FRAGMENT.fullmatch(line):
                fragments.append(e.Fragment(found[3], _DTYPES[found[1]], _layout(found[2])))
            elif line not in _SAID:
                break
            at += 1
        body, at = _body(lines, at, ops)
        bounds = next((found for line in lines[at:] if (found := _BOUNDS.search(line))), None)
        if bounds is None:
            raise LoweringError("the text holds no kernel")
        grid = tuple(extent for _, extent in sorted(blocks))
        order = tuple(dim for dim, _ in blocks)
        threads, together = int(bounds[1]), int(bounds[2]) if bounds[2] else None
        parts = tuple(tensors), tuple(fragments), tuple(buffers), body
        return e.EmittedKernel(name, grid, order, threads, *parts, together=together)


def _body(lines: list[str], at: int, ops: dict[str, str]) -> tuple[tuple[e.EmittedStatement, ...], int]:
    """The statements up to a closing brace, and the line behind it."""
    found: list[e.EmittedStatement] = []
    while lines[at] != "}":
        if loop := _LOOP.fullmatch(lines[at]):
            body, at = _body(lines, at + 1, ops)
            found.append(e.For(_int(loop[1]), body))
        else:
            if lines[at] != RELEASE:
                found.append(_statement(lines[at], ops))
            at += 1
    return tuple(found), at + 1


def _statement(line: str, ops: dict[str, str]) -> e.EmittedStatement:
    if line.startswith("//"):
        return e.Note(line[3:])
    called = _matched(_CALL, line)
    name, numbers, args = called[1], _numbers(called[2] or ""), split(called[3])
    if name == "compute":
        target, functor, *operands = args
        word, _, attrs = functor.partition("{")
        values = sorted((found[1], _value(found[2], found[3])) for found in _ATTR.finditer(attrs))
        return e.Compute(target, ops[word], tuple(operands), tuple(values))
    if name.startswith("reduce_"):
        return e.Reduce(args[0], args[1], numbers[0], name.removeprefix("reduce_"))
    if name not in _STATEMENTS:
        raise LoweringError(f"no statement is named '{name}'")
    return _STATEMENTS[name](numbers, *args)


def _multiply(_: tuple[int, ...], target: str, left: str, right: str) -> e.Multiply:
    return e.Multiply(target, _operand(left) if "[" in left else left, _operand(right))


def _load(_: tuple[int, ...], target: str, source: str) -> e.EmittedStatement:
    return e.LoadGlobal(target, _window(source)) if _from_tensor(source) else e.LoadShared(target, _place(source))


def _store(_: tuple[int, ...], source: str, target: str, limit: str = "") -> e.EmittedStatement:
    if _from_tensor(target):
        return e.StoreGlobal(source, _window(target))
    return e.StoreShared(source, _place(target), _limit(limit) if limit else ())


_STATEMENTS: dict[str, Callable[..., e.EmittedStatement]] = {
    "load": _load,
    "store": _store,
    "copy_async": lambda _, target, window: e.CopyAsync(_place(target), _window(window)),
    "copy_chunks": lambda _, target, window: e.CopyAsync(_place(target), _window(window), in_chunks=True),
    "commit": lambda _: e.Commit(),
    "wait": lambda numbers: e.Wait(numbers[0]),
    "sync": lambda _: e.Sync(),
    "sync_at": lambda numbers, barrier: e.NamedSync(barrier, *numbers),
    "arrive_at": lambda numbers, barrier: e.NamedArrive(barrier, *numbers),
    "fence": lambda _: e.Fence(),
    "multiply": _multiply,
    "finish": lambda numbers, *targets: e.Finish(numbers[0], targets),
    "begin_multiply_groups": lambda numbers, *args: replace(_multiply(numbers, *args), groups=True, waits=False),
    "multiply_groups": lambda numbers, *args: replace(_multiply(numbers, *args), groups=True),
    "fill": lambda _, target, value: e.Fill(target, _float(value)),
    "fill_beyond": lambda numbers, target, limit, value: e.FillBeyond(target, numbers[0], limit, _float(value)),
    "convert": lambda _, target, source: e.Convert(target, source),
    "permute": lambda numbers, target, source: e.Permute(target, source, numbers),
}
"""The statement of each function of the header."""
