"""The parts of an emitted module for all sizes that are the same for every program. Names in capitals are replaced."""

from mirage_ir.lowering.module.template import DIFFERENCES

CHECK_SIZES = '''def check_inputs(inputs):
    """The size of each symbol."""
    if len(inputs) != len(INPUTS):
        raise ValueError(f"{len(INPUTS)} inputs are needed, not {len(inputs)}")
    sizes = {}
    for x, (name, shape, dtype, _, _) in zip(inputs, INPUTS):
        wanted = tuple(sizes.get(extent, extent) for extent in shape)
        fits = len(x.shape) == len(wanted) and all(isinstance(w, str) or n == w for n, w in zip(x.shape, wanted))
        if not fits:
            raise ValueError(f"input '{name}' must have shape ({', '.join(map(str, wanted))}), not {tuple(x.shape)}")
        for n, extent in zip(x.shape, shape):
            if isinstance(extent, str) and sizes.setdefault(extent, n) != n:
                raise ValueError(f"'{extent}' is {sizes[extent]} and {n} in the shape {tuple(x.shape)} of input '{name}'")
        if x.dtype != dtype:
            raise ValueError(f"input '{name}' must have dtype {dtype}, not {x.dtype}")
        if x.device != inputs[0].device:
            raise ValueError(f"input '{name}' is on {x.device}, but '{INPUTS[0][0]}' is on {inputs[0].device}")
    for name, least, most in SYMBOLS:
        if not least <= sizes[name] <= most:
            raise ValueError(f"'{name}' must be from {least} to {most}, not {sizes[name]}")
    return [sizes[name] for name, _, _ in SYMBOLS]
'''

SIZED_RUN = '''def chosen(inputs):
    """What runs for these inputs, and the sizes of the symbols."""
    sizes = check_inputs(inputs)
    for box, program in PROGRAMS:
        if all(least <= size <= most for size, (least, most) in zip(sizes, box)):
            return program, sizes
    raise AssertionError("the boxes of PROGRAMS hold all sizes of SYMBOLS")


CHOSEN = {}
MOST_CHOSEN = 4096


def run(*inputs):
    """NAME: takes tensors of any strides, at all sizes RANGES."""
    given = tuple([(x.shape, x.dtype, x.device) for x in inputs])
    known = CHOSEN.get(given)
    if known is None:
        if len(CHOSEN) >= MOST_CHOSEN:
            CHOSEN.clear()
        known = CHOSEN[given] = chosen(inputs)
    program, sizes = known
    with torch.cuda.device_of(inputs[0]):
        return program(*sizes, *inputs)
'''

SIZED_SELF_CHECK = (
    '''def draw(seed, device, sizes):
    """Inputs of these sizes: normal numbers times the standard deviations in INPUTS; absolute values where it says so."""
    generator = torch.Generator().manual_seed(seed)
    known = {name: size for (name, _, _), size in zip(SYMBOLS, sizes)}
    tensors = []
    for _, shape, dtype, deviation, positive in INPUTS:
        x = torch.randn([known.get(extent, extent) for extent in shape], generator=generator) * deviation
        tensors.append((x.abs() if positive else x).to(dtype).to(device))
    return tensors


'''
    + DIFFERENCES
    + """def main(arguments=None):
    global POISON
    parser = argparse.ArgumentParser(description="Checks the kernels against a float64 reference of the source program.")
    parser.add_argument("--seed", type=int, default=0, help="from 0 to 2^63 - 1")
    names = ",".join(name for name, _, _ in SYMBOLS)
    parser.add_argument("--sizes", help=f"as {names}; not given: some of each program")
    options = parser.parse_args(arguments)
    seed, checked = options.seed, CHECKED
    if not 0 <= seed < 2**63:
        parser.error(f"argument --seed: an integer from 0 to {2**63 - 1} is wanted, not {seed}")
    if options.sizes is not None:
        try:
            checked = [tuple(map(int, options.sizes.split(",")))]
        except ValueError:
            checked = [()]
        if len(checked[0]) != len(SYMBOLS) or any(not a <= n <= b for n, (_, a, b) in zip(checked[0], SYMBOLS)):
            wanted = ", ".join(f"{name} from {least} to {most}" for name, least, most in SYMBOLS)
            parser.error(f"argument --sizes: {wanted} is wanted, not {options.sizes}")
    POISON = True
    worst = 0.0
    for sizes in checked:
        inputs = draw(seed, "cuda" if torch.cuda.is_available() else "cpu", sizes)
        wanted = reference(*inputs)
        for layout, tensors in (("contiguous", inputs), ("transposed", [transposed(x) for x in inputs])):
            got = run(*tensors)
            error = relative_error(got if isinstance(got, tuple) else (got,), wanted)
            shown = ", ".join(f"{name} {size}" for (name, _, _), size in zip(SYMBOLS, sizes))
            print(f"{shown}, {layout} inputs: largest relative error {error:.3g}")
            worst = max(worst, error)
    if not worst <= TOLERANCE:
        print(f"the tolerance is {TOLERANCE}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
"""
)
