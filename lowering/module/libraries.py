"""Calls of libraries' kernels in emitted modules: the functions that they need."""

ATTENTION_NAME = "attention"
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

LIBRARY_ATTENTION = '''def library_attention(q, k, v, mask, scale, keys, backend):
    """softmax(scale · q kᵀ + mask) v by one of the kernels behind `scaled_dot_product_attention`.

    They take four dimensions, of which the last is contiguous, and rows of whole vectors of 8 entries that begin at such. Without a
    GPU, PyTorch chooses, and where cuDNN does not take such tensors.
    """
    if keys == "columns":
        k = k.transpose(-1, -2)

    def lies_on_vectors(x):
        return x.stride(-1) == 1 and x.data_ptr() % 16 == 0 and all(stride % 8 == 0 for stride in x.stride()[:-1])

    lead, wide = q.shape[:-2], v.shape[-1]
    q, k, v = (x if lies_on_vectors(x) and x.shape[-1] % 8 == 0 else padded(x, (x.shape[-1] + 7) // 8 * 8) for x in (q, k, v))
    if mask is not None and not lies_on_vectors(mask):
        mask = mask.clone(memory_format=torch.contiguous_format)
    scores = (*lead, q.shape[-2], k.shape[-2])
    tensors = [q, k, v] if mask is None else [q, k, v, mask.expand(scores)]
    if len(lead) < 2:  # Heads as batches, since results lie like batches of heads.
        tensors = [x.unsqueeze(1) if lead else x[None, None] for x in tensors]
    q, k, v, mask = tensors if mask is not None else (*tensors, None)
    if backend == "cudnn" and q.is_cuda:
        cuda = torch.backends.cuda
        backend = backend if cuda.can_use_cudnn_attention(cuda.SDPAParams(q, k, v, mask, 0.0, False, False)) else None
    if backend is None or not q.is_cuda:
        out = torch.nn.functional.scaled_dot_product_attention(q, k, v, mask, scale=scale)
    elif backend == "flash":
        out = torch.ops.aten._scaled_dot_product_flash_attention(q, k, v, scale=scale)[0]
    elif backend == "cudnn":
        out = torch.ops.aten._scaled_dot_product_cudnn_attention(q, k, v, mask, False, scale=scale)[0]
    else:
        out = torch.ops.aten._scaled_dot_product_efficient_attention(q, k, v, mask, False, scale=scale)[0]
    return out.reshape(*lead, *out.shape[-2:])[..., :wide]
'''

PADDED_NAME = "padded"
PADDED = '''def padded(x, columns, rows=None):
    """A copy of matrices with zeros behind their columns, and their rows: libraries are slow with odd ones."""
    below = 0 if rows is None else rows - x.shape[-2]
    return torch.nn.functional.pad(x, (0, columns - x.shape[-1], *((0, below) if below else ())))
'''
"""The function `padded`, which needs torch alone."""

PACKED_NAME = "packed"
PACKED = '''def packed(x):
    """The tensor, contiguous."""
    return x.contiguous()
'''
"""The function `packed`, which needs torch alone."""

LIBRARY_LINEAR = '''def library_linear(x, w, bias, activation):
    """activation(x · w + bias) by a product that adds the bias where its sums are."""
    bias, flat = bias.reshape(-1), x.reshape(-1, x.shape[-1])
    if activation == "none":
        out = torch.addmm(bias, flat, w)
    elif activation == "relu" or x.is_cuda:
        out = torch._addmm_activation(bias, flat, w, use_gelu=activation == "gelu")
    else:  # Without a GPU, that would be GELU by erf.
        out = torch.nn.functional.gelu(torch.addmm(bias, flat, w), approximate="tanh")
    return out.reshape(*x.shape[:-1], w.shape[-1])
'''

LIBRARY_SOFTMAX = '''def library_softmax(x):
    """exp(x - max) / sum(exp(x - max)) of each row."""
    return torch.softmax(x, -1)
'''

LIBRARY_RMS_NORM = '''def library_rms_norm(x, weight, eps):
    """x / sqrt(mean(x²) + eps) of each row, times the weight where there is one."""
    weight = None if weight is None else weight.reshape(-1)
    return torch.nn.functional.rms_norm(x, x.shape[-1:], weight, eps)
'''

LIBRARY_LAYER_NORM = '''def library_layer_norm(x, weight, bias, eps):
    """(x - mean) / sqrt(variance + eps) of each row, then the weight and the bias where there are such."""
    weight, bias = (None if term is None else term.reshape(-1) for term in (weight, bias))
    return torch.nn.functional.layer_norm(x, x.shape[-1:], weight, bias, eps)
'''
