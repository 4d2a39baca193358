"""mirage-ir inside PyTorch: programs from functions and modules, kernels as operators, and a back end of `torch.compile`."""

from mirage_ir.torch.backend import mirage as mirage
from mirage_ir.torch.backend import register_back_end as _register
from mirage_ir.torch.explain import Explanation as Explanation
from mirage_ir.torch.explain import explain as explain
from mirage_ir.torch.exported import TorchError as TorchError
from mirage_ir.torch.exported import from_torch as from_torch
from mirage_ir.torch.operators import to_torch_library as to_torch_library
from mirage_ir.torch.validate import TorchValidation as TorchValidation
from mirage_ir.torch.validate import validate as validate
from mirage_ir.torch.waiting_form import searching as searching
from mirage_ir.torch.waiting_form import wait as wait

_register()
