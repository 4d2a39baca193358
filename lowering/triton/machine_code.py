"""Reads the machine code of compiled kernels, for a fault of the assembler that no other check before a GPU finds.

ptxas of CUDA 12.8, which Triton 3.6 brings, assembles some kernels with two products of warp groups so that the second one's
operand is addressed by uniform registers that nothing wrote, or by the stack's, which stands for a value that was lost. Such a
kernel gives other numbers than its PTX says, or ends in an illegal access.
"""

from __future__ import annotations

import re
import struct
import subprocess
import tempfile
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate
from pathlib import Path

_PLACE = re.compile(r"\s*/\*([0-9a-f]{4,})\*/")
_INSTRUCTION = re.compile(r"\s*/\*[0-9a-f]{4,}\*/\s+(?:@!?U?P\w+\s+)?([A-Z][\w.]*)\s*(.*?)\s*;")
_REGISTER = re.compile(r"\bUR(\d+)\b")
_PRODUCT = re.compile(r"gdesc\[UR(\d+)\]")
_ADDRESS = re.compile(r"desc\[UR(\d+)\](.*)")
_STACK = re.compile(r"\bR1\b")
_WRITES_UNIFORM = ("U", "S2UR", "R2UR", "LDCU", "CS2UR", "VOTEU")
_WIDE = {".64": 2, ".128": 4, "WIDE": 2}


def unwritten_registers(text: str) -> list[str]:
    """The instructions of a disassembled kernel that read a uniform register before any in the text above writes it, or calculate
    with the register of the stack.

    Registers that are kept through a loop are written before it, so the order of the text is enough. The stack's register holds
    addresses of what was spilled, and nothing else: Triton takes the address of no variable.
    """
    written, found = set[int](), list[str]()
    for line in text.splitlines():
        if (match := _INSTRUCTION.match(line)) is None:
            continue
        name, operands = match[1], re.split(r",\s*(?![^\[]*\])", match[2])
        target = _REGISTER.fullmatch(operands[0].split(".")[0]) if name.startswith(_WRITES_UNIFORM) else None
        read = operands if target is None else operands[1:]
        stacked = operands[0] != "R1" and any(_STACK.search(re.sub(r"\[.*?\]", "", operand)) for operand in operands[1:])
        if stacked or any(r not in written for operand in read for r in _read(name, operand, operands)):
            found.append(match[0].strip())
        if target is not None:
            written.update(range(int(target[1]), int(target[1]) + _width(name)))
    return found


def disassembled(cubins: Sequence[bytes], architecture: str, tool: Path) -> list[str]:
    """The instructions of compiled kernels, a text for each.

    architecture: of all of them, such as "SM90a". tool: NVIDIA's nvdisasm; it takes a third of a second to begin, so it reads the
    code of all kernels at once.
    """
    codes = [b"".join(_code(cubin)) for cubin in cubins]
    with tempfile.NamedTemporaryFile(suffix=".bin") as file:
        file.write(b"".join(codes))
        file.flush()
        command = [tool, "--binary", architecture, "--no-dataflow", file.name]
        whole = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    ends, lines = list(accumulate(map(len, codes))), [list[str]() for _ in codes]
    for line in whole.splitlines():
        if match := _PLACE.match(line):
            lines[bisect_right(ends, int(match[1], 16))].append(line)
    return ["\n".join(found) for found in lines]


def _code(cubin: bytes) -> Iterator[bytes]:
    """The code of each kernel in a file: its sections whose names begin with `.text.` (ELF-64, section header table)."""
    (table,) = struct.unpack_from("<Q", cubin, 0x28)
    size, count, names = struct.unpack_from("<HHH", cubin, 0x3A)
    sections = [struct.unpack_from("<IIQQQQ", cubin, table + n * size) for n in range(count)]
    for name, _, _, _, start, length in sections:
        if cubin[sections[names][4] + name :].startswith(b".text."):
            yield cubin[start : start + length]


def _width(name: str) -> int:
    """How many uniform registers an instruction writes, from the first on."""
    return next((count for mark, count in _WIDE.items() if mark in name), 1)


def _read(name: str, operand: str, operands: list[str]) -> Iterator[int]:
    """The uniform registers that an operand reads."""
    if product := _PRODUCT.search(operand):
        first = int(product[1])
        in_registers = re.match(r"R\d", operands[1]) is not None  # Then the first two have no meaning.
        yield from range(first + 2 * in_registers, first + 4)
    elif address := _ADDRESS.search(operand):
        yield from range(int(address[1]), int(address[1]) + 2)
        yield from map(int, _REGISTER.findall(address[2]))
    else:
        for number in _REGISTER.findall(operand):
            wide = 2 if ".64" in name and name.startswith("U") else 1
            yield from range(int(number), int(number) + wide)
