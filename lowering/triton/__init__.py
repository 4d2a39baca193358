"""Programs as Triton.

`emit_module` writes a self-contained Python module, `register_rule` adds an operator, `compile_ahead` compiles emitted modules
without a GPU, `reads_inputs` says which kernels see strides that callers choose.
"""

from mirage_ir.lowering.module.assembly import SELF_CHECK_TOLERANCE as SELF_CHECK_TOLERANCE
from mirage_ir.lowering.module.host import reads_inputs as reads_inputs
from mirage_ir.lowering.triton.compile_ahead import compile_ahead as compile_ahead
from mirage_ir.lowering.triton.module import emit_module as emit_module
from mirage_ir.lowering.triton.rules import register_rule as register_rule
from mirage_ir.lowering.triton.rules import unregister_rule as unregister_rule
