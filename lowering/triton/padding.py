"""Wider copies of a library's operands in a Triton module (`mirage_ir.block.padding`)."""

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
