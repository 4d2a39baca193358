"""The parts of an emitted module that are the same for every program and every back end."""

ALLOCATE = '''POISON = False


def allocate(shape, dtype, device):
    """Memory for a result. The self-check fills it with NaN first, so that an entry that no kernel writes is seen."""
    out = torch.empty(shape, dtype=dtype, device=device)
    return out.fill_(float("nan")) if POISON else out


'''

CHECK_INPUTS = """def check_inputs(inputs):
    if len(inputs) != len(INPUTS):
        raise ValueError(f"{len(INPUTS)} inputs are needed, not {len(inputs)}")
    for x, (name, shape, dtype, _, _) in zip(inputs, INPUTS):
        if tuple(x.shape) != shape:
            raise ValueError(f"input '{name}' must have shape {shape}, not {tuple(x.shape)}")
        if x.dtype != dtype:
            raise ValueError(f"input '{name}' must have dtype {dtype}, not {x.dtype}")
        if x.device != inputs[0].device:
            raise ValueError(f"input '{name}' is on {x.device}, but '{INPUTS[0][0]}' is on {inputs[0].device}")
"""

DIFFERENCES = '''def transposed(x):
    """The same tensor with its last two dimensions swapped in memory, or with gaps when it has one dimension."""
    if x.dim() >= 2:
        return x.transpose(-1, -2).contiguous().transpose(-1, -2)
    return torch.stack((x, x), dim=-1)[..., 0]


def relative_error(got, wanted):
    """Norm of the difference over norm of the reference, the largest over all outputs; infinite when anything is not finite."""
    worst = 0.0
    for x, y in zip(got, wanted):
        difference, norm = (x.to(torch.float64) - y).norm().item(), y.norm().item()
        error = difference / norm if norm else difference
        worst = max(worst, error if error < float("inf") else float("inf"))
    return worst


'''

SELF_CHECK = (
    '''def draw(seed, device):
    """Inputs for the self-check: normal numbers times the standard deviations in INPUTS; absolute values where it says so."""
    generator = torch.Generator().manual_seed(seed)
    tensors = []
    for _, shape, dtype, deviation, positive in INPUTS:
        x = torch.randn(shape, generator=generator) * deviation
        tensors.append((x.abs() if positive else x).to(dtype).to(device))
    return tensors


'''
    + DIFFERENCES
    + """def main(arguments=None):
    global POISON
    parser = argparse.ArgumentParser(description="Checks the kernels against a float64 reference of the source program.")
    parser.add_argument("--seed", type=int, default=0, help="from 0 to 2^63 - 1")
    seed = parser.parse_args(arguments).seed
    if not 0 <= seed < 2**63:
        parser.error(f"argument --seed: an integer from 0 to {2**63 - 1} is wanted, not {seed}")
    POISON = True
    inputs = draw(seed, "cuda" if torch.cuda.is_available() else "cpu")
    wanted = reference(*inputs)
    worst = 0.0
    for layout, tensors in (("contiguous", inputs), ("transposed", [transposed(x) for x in inputs])):
        got = run(*tensors)
        error = relative_error(got if isinstance(got, tuple) else (got,), wanted)
        print(f"{layout} inputs: largest relative error {error:.3g}")
        worst = max(worst, error)
    if not worst <= TOLERANCE:
        print(f"the tolerance is {TOLERANCE}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
"""
)
