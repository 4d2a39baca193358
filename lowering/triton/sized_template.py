"""The parts of a Triton module for all sizes that are the same for every program. Names in capitals are replaced."""

from mirage_ir.lowering.module.sized_template import CHECK_SIZES
from mirage_ir.lowering.module.template import ALLOCATE
from mirage_ir.lowering.triton.template import INDEX_TYPE, LAUNCH_OPTIONS, SIZED_LAUNCH

SIZED_SUPPORT = (
    ALLOCATE
    + INDEX_TYPE
    + LAUNCH_OPTIONS
    + SIZED_LAUNCH
    + '''def are_aligned(*strides):
    """Whether all strides are multiples of ALIGNMENT: one of the two variants of a kernel may read whole vectors then."""
    return all(stride % ALIGNMENT == 0 for stride in strides)


'''
    + CHECK_SIZES
)
