"""The operator that adds the product of two matrices to a tensor where it lies."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from mirage_ir.torch.operators import DIRECT, NAMESPACE


def _add_product(to: Tensor, left: Tensor, right: Tensor) -> None:
    rows = to.view(-1, to.shape[-1])
    if to.untyped_storage().data_ptr() in (left.untyped_storage().data_ptr(), right.untyped_storage().data_ptr()):
        rows.copy_(rows.addmm(left, right))  # They may be the same entries, of which the library would read some when they changed.
    else:
        rows.addmm_(left, right)


def _without_entries(to: Tensor, left: Tensor, right: Tensor) -> None:
    """Nothing is made."""


_library = torch.library.Library(NAMESPACE, "FRAGMENT")
_library.define("add_product_(Tensor(a!) to, Tensor left, Tensor right) -> ()", tags=(torch.Tag.pt2_compliant_tag,))
for device in ("CPU", "CUDA"):
    _library.impl("add_product_", _add_product, device)
_library.impl("add_product_", _without_entries, "Meta")
_library.impl("add_product_", torch.library.fallthrough_kernel, "Autograd")  # Compiled graphs have no gradients.

ADD_PRODUCT: Any = torch.ops.mirage_ir.add_product_.default
"""`to` (… × n, whose rows lie one after the other) += `left` (m × k) · `right` (k × n), where `to` has m rows. Returns nothing."""
setattr(ADD_PRODUCT, DIRECT, _add_product)
