"""From emitted kernels to measured ones: bundles of candidates, and the script that measures them on a GPU."""
