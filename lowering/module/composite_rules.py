"""One rule a composite: PyTorch's function for it, which it computes as a whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mirage_ir.program import TensorType

CompositeText = Callable[[Sequence[TensorType], Sequence[str], dict[str, Any]], str | None]


def _shaped(types: Sequence[TensorType], texts: Sequence[str], shape: tuple[int, ...]) -> list[str]:
    """Operands after the first in this shape; None in the place of missing ones."""
    pairs = zip(types[1:], texts[1:], strict=True)
    shaped = [text if type.shape == shape else f"{text}.reshape({shape})" for type, text in pairs]
    return [*shaped, "None", "None"]


def _norm(function: str, affine: int) -> CompositeText:
    def text(types: Sequence[TensorType], texts: Sequence[str], attrs: dict[str, Any]) -> str:
        shape = types[0].shape[len(types[0].shape) - attrs["normalized_rank"] :]
        terms = ", ".join(_shaped(types, texts, shape)[:affine])
        return f"torch.nn.functional.{function}({texts[0]}, {shape}, {terms}, eps={attrs['eps']!r})"

    return text


def _batch_norm(types: Sequence[TensorType], texts: Sequence[str], attrs: dict[str, Any]) -> str | None:
    if attrs["dim"] != 1:
        return None
    weight, bias = _shaped(types, texts, (types[0].shape[1],))[:2]
    affine = f"weight={weight}, bias={bias}, training=True, eps={attrs['eps']!r}"
    return f"torch.nn.functional.batch_norm({texts[0]}, None, None, {affine})"


def _attention(types: Sequence[TensorType], texts: Sequence[str], attrs: dict[str, Any]) -> str:
    return f"attention({', '.join(texts[:3])}, {attrs['scale'] or types[0].shape[-1] ** -0.5!r})"


COMPOSITE_RULES: dict[str, CompositeText] = {
    "rms_norm": _norm("rms_norm", 1),
    "layer_norm": _norm("layer_norm", 2),
    "batch_norm": _batch_norm,
    "softmax": lambda types, texts, attrs: f"torch.softmax({texts[0]}, {attrs['dim']})",
    "linear": lambda types, texts, attrs: f"torch.nn.functional.linear({', '.join(texts)})",
    "attention": _attention,
    "einsum": lambda types, texts, attrs: f"torch.einsum({attrs['equation']!r}, {', '.join(texts)})",
}
"""By composite: its call, from the types and texts of its operands; None where PyTorch has none with these attributes."""
