"""Losses: one number a row, or one in all. Targets are one-hot rows or probabilities: programs have no integers."""

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as F
from suite_program import SuiteProgram, at, data, one_hot, share, weight


@at({"rows": 64, "classes": 50257}, {"rows": 3, "classes": 7})
def cross_entropy(rows: int, classes: int) -> SuiteProgram:
    """Cross entropy of each row over GPT-2's vocabulary."""

    def graph(g: Any, x: Any, t: Any) -> Any:
        shifted = x - g.max(x, 1)
        return g.log(g.sum(g.exp(shifted), 1)) - g.sum(shifted * t, 1)

    def in_torch(x: Any, t: Any) -> Any:
        return -(torch.log_softmax(x, -1) * t).sum(-1, keepdim=True)

    return SuiteProgram([data(rows, classes), one_hot(rows, classes)], graph, in_torch)


@at({"rows": 256, "classes": 1000}, {"rows": 3, "classes": 7})
def distillation(rows: int, classes: int) -> SuiteProgram:
    """The teacher's cross entropy with the student, for ImageNet's classes, mean over the rows."""

    def graph(g: Any, student: Any, teacher: Any) -> Any:
        shifted = student - g.max(student, 1)
        logs = shifted - g.log(g.sum(g.exp(shifted), 1))
        return g.scale(g.mean(g.sum(g.softmax(teacher) * logs, 1), 0), -1.0)

    def in_torch(student: Any, teacher: Any) -> Any:
        each = (torch.softmax(teacher, -1) * torch.log_softmax(student, -1)).sum(-1, keepdim=True)
        return -each.mean(0, keepdim=True)

    return SuiteProgram([data(rows, classes), data(rows, classes)], graph, in_torch)


@at({"rows": 8192, "labels": 80}, {"rows": 3, "labels": 4})
def bce_with_logits(rows: int, labels: int) -> SuiteProgram:
    """Binary cross entropy of logits, mean over COCO's 80 labels."""

    def graph(g: Any, x: Any, t: Any) -> Any:
        small = g.log(g.offset(g.exp(g.neg(g.maximum(x, g.neg(x)))), 1.0))
        return g.mean(g.relu(x) - x * t + small, 1)

    def in_torch(x: Any, t: Any) -> Any:
        return F.binary_cross_entropy_with_logits(x, t, reduction="none").mean(1, keepdim=True)

    return SuiteProgram([data(rows, labels), share(rows, labels)], graph, in_torch)


@at({"rows": 1024, "inside": 1024, "out": 1024}, {"rows": 4, "inside": 8, "out": 6})
def linear_logsumexp(rows: int, inside: int, out: int) -> SuiteProgram:
    """A product, and the logarithm of the sum of exponentials of each row (KernelBench, level 2)."""

    def graph(g: Any, x: Any, w: Any) -> Any:
        y = x @ w
        top = g.max(y, 1)
        return g.relu(top + g.log(g.sum(g.exp(y - top), 1)))

    def in_torch(x: Any, w: Any) -> Any:
        return F.relu(torch.logsumexp(x @ w, 1, keepdim=True))

    return SuiteProgram([data(rows, inside), weight(inside, inside, out)], graph, in_torch)
