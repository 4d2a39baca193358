"""The operator table (`table`) with its shape rules (`shapes`) and signatures of dimensions (`signature`), and the composites."""

from mirage_ir.ops.registration import (
    register as register,
)
from mirage_ir.ops.registration import (
    unregister as unregister,
)
from mirage_ir.ops.table import (
    OPERATORS as OPERATORS,
)
from mirage_ir.ops.table import (
    Domain as Domain,
)
from mirage_ir.ops.table import (
    Expansion as Expansion,
)
from mirage_ir.ops.table import (
    Kind as Kind,
)
from mirage_ir.ops.table import (
    Operator as Operator,
)
from mirage_ir.ops.table import (
    contraction as contraction,
)
from mirage_ir.ops.table import (
    operator as operator,
)
from mirage_ir.ops.table import (
    reduction as reduction,
)
from mirage_ir.ops.table import (
    signature_of as signature_of,
)
from mirage_ir.ops.table import (
    unary_function as unary_function,
)
