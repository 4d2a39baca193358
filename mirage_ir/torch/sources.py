"""Where in the user's code a node of a PyTorch graph comes from."""

from __future__ import annotations

import re
from pathlib import Path

import torch
from torch.fx import Node

_FRAME = re.compile(r'File "([^"]+)", line (\d+), in (\S+)')

_OURS = (str(Path(torch.__file__).parent), str(Path(__file__).parent))
"""Folders of code that is not the user's."""


def source_line(node: Node) -> str:
    """`file:line` of the innermost call that made a node; empty when PyTorch does not say."""
    trace = node.meta.get("stack_trace") or node.stack_trace or ""
    frames = [f for f in _FRAME.findall(trace) if not f[0].startswith(_OURS)]
    return f"{frames[-1][0]}:{frames[-1][1]}" if frames else ""
