"""The operator table (`table`), its shape rules (`shapes`) and its composites (`composites`)."""

from mirage_ir.ops.table import (
    OPERATORS as OPERATORS,
)
from mirage_ir.ops.table import (
    Domain as Domain,
)
from mirage_ir.ops.table import (
    Kind as Kind,
)
from mirage_ir.ops.table import (
    Operator as Operator,
)
from mirage_ir.ops.table import (
    operator as operator,
)
from mirage_ir.ops.table import (
    register as register,
)
from mirage_ir.ops.table import (
    unary_function as unary_function,
)
from mirage_ir.ops.table import (
    unregister as unregister,
)
