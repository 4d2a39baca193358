"""The parts of a Triton module for all sizes that are the same for every program. Names in capitals are replaced."""

from mirage_ir.lowering.module.sized_template import CHECK_SIZES
from mirage_ir.lowering.module.template import ALLOCATE
from mirage_ir.lowering.triton.template import LAUNCH_SUPPORT

SIZED_SUPPORT = (
    ALLOCATE
    + LAUNCH_SUPPORT
    + '''def are_aligned(*strides):
    """Whether all strides are multiples of ALIGNMENT: one of the two variants of a kernel may read whole vectors then."""
    return all(stride % ALIGNMENT == 0 for stride in strides)


'''
    + CHECK_SIZES
)
