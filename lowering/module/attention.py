"""Calls of PyTorch's attention in emitted modules."""

ATTENTION = '''def attention(q, k, v, scale):
    """Attention of any rank by `scaled_dot_product_attention`, whose fast kernels take four dimensions."""
    lead = torch.broadcast_shapes(q.shape[:-2], k.shape[:-2], v.shape[:-2])
    q, k, v = (x.expand(*lead, *x.shape[-2:]) for x in (q, k, v))
    if len(lead) < 2:
        q, k, v = (x[(None,) * (2 - len(lead))] for x in (q, k, v))
    elif len(lead) > 2:
        q, k, v = (x.flatten(0, -4) for x in (q, k, v))
    return torch.nn.functional.scaled_dot_product_attention(q, k, v, scale=scale).reshape(*lead, q.shape[-2], v.shape[-1])
'''
"""The function `attention`, which chooses as PyTorch does."""
