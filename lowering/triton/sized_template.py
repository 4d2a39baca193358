"""The parts of a Triton module for all sizes that are the same for every program. Names in capitals are replaced."""

from mirage_ir.lowering.module.sized_template import CHECK_SIZES

SIZED_SUPPORT = (
    '''def are_aligned(*strides):
    """Whether all strides are multiples of ALIGNMENT: one of the two variants of a kernel may read whole vectors then."""
    return all(stride % ALIGNMENT == 0 for stride in strides)


'''
    + CHECK_SIZES
)
