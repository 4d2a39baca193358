"""Copies of a library's operands in a Triton module: wider ones (`mirage_ir.block.padding`) and contiguous ones."""

PADDED = '''@triton.jit
def padding_kernel(
    x, x_s0, x_s1, x_s2, out, rows, columns, out_rows, out_columns: tl.constexpr, ROWS: tl.constexpr, COLUMNS: tl.constexpr
):
    """Copies matrices into larger ones, zeros beyond; a block a tile of one."""
    across: tl.constexpr = (out_columns + COLUMNS - 1) // COLUMNS
    down = (out_rows + ROWS - 1) // ROWS
    tile = tl.program_id(0).to(tl.int64)
    matrix = tile // (across * down)
    i = tile // across % down * ROWS + tl.arange(0, ROWS)[:, None]
    j = (tile % across * COLUMNS + tl.arange(0, COLUMNS))[None, :]
    entries = tl.load(x + matrix * x_s0 + i * x_s1 + j * x_s2, mask=(i < rows) & (j < columns), other=0.0)
    tl.store(out + (matrix * out_rows + i) * out_columns + j, entries, mask=(i < out_rows) & (j < out_columns))


def padded(x, columns, rows=None):
    """A copy of matrices with zeros behind their columns, and their rows: libraries are slow with odd ones."""
    rows = x.shape[-2] if x.dim() > 1 and rows is None else rows or 1
    matrices = x.reshape(-1, *((1,) * (2 - x.dim())), *x.shape[-2:])
    out = torch.empty((matrices.shape[0], rows, columns), dtype=x.dtype, device=x.device)
    wide = min(triton.next_power_of_2(columns), 1024)
    high = 4096 // wide
    tiles = triton.cdiv(rows, high) * triton.cdiv(columns, wide) * matrices.shape[0]
    padding_kernel[(tiles,)](
        matrices, *matrices.stride(), out, *matrices.shape[1:], rows, columns, ROWS=high, COLUMNS=wide, num_warps=8
    )
    return out.reshape(*x.shape[:-2], *((rows,) if x.dim() > 1 else ()), columns)
'''
"""The function `padded` and its kernel."""

PACKED = '''@triton.jit
def packing_kernel(
    x, x_s0, x_s1, x_s2, x_s3, x_s4, out, s0, s1, s2, s3, n1, n2, rows, columns, ROWS: tl.constexpr, COLUMNS: tl.constexpr
):
    """Copies a tensor of five dimensions, of which two are a block's rows and columns; a block a tile of these."""
    across = (columns + COLUMNS - 1) // COLUMNS
    down = (rows + ROWS - 1) // ROWS
    tile = tl.program_id(0).to(tl.int64)
    matrix = tile // (across * down)
    i = tile // across % down * ROWS + tl.arange(0, ROWS)[:, None]
    j = (tile % across * COLUMNS + tl.arange(0, COLUMNS))[None, :]
    i2 = matrix % n2
    i1 = matrix // n2 % n1
    i0 = matrix // (n2 * n1)
    here = (i < rows) & (j < columns)
    entries = tl.load(x + i0 * x_s0 + i1 * x_s1 + i2 * x_s2 + i * x_s3 + j * x_s4, mask=here)
    tl.store(out + i0 * s0 + i1 * s1 + i2 * s2 + i * s3 + j, entries, mask=here)


def packed(x):
    """The tensor, contiguous: torch is slow where dimensions are exchanged."""
    if x.is_contiguous():
        return x
    out = torch.empty(x.shape, dtype=x.dtype, device=x.device)
    dims = []  # Extents, and strides of both: dimensions that lie like one are one.
    for extent, stride, step in zip(x.shape, x.stride(), out.stride()):
        if extent > 1 and dims and dims[-1][1] == extent * stride:
            dims[-1] = (dims[-1][0] * extent, stride, step)
        elif extent > 1:
            dims.append((extent, stride, step))
    if len(dims) > 5 or not x.numel():
        return out.copy_(x)
    columns, across, _ = dims.pop()
    near = len(dims) - 1 if across == 1 else min(range(len(dims)), key=lambda d: dims[d][1] or x.numel(), default=-1)
    rows, down, step = dims.pop(near) if dims else (1, 0, 0)
    (n0, a0, b0), (n1, a1, b1), (n2, a2, b2) = [(1, 0, 0)] * (3 - len(dims)) + dims
    wide = min(triton.next_power_of_2(columns), 1024 if across == 1 else 64)
    high = min(triton.next_power_of_2(rows), 4096 // wide)
    tiles = n0 * n1 * n2 * triton.cdiv(rows, high) * triton.cdiv(columns, wide)
    packing_kernel[(tiles,)](
        x, a0, a1, a2, down, across, out, b0, b1, b2, step, n1, n2, rows, columns, ROWS=high, COLUMNS=wide, num_warps=8
    )
    return out
'''
"""The function `packed` and its kernel."""
