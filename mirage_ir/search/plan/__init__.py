"""Which kernels a program is made of."""
