"""All kernels for one part of a program: every block graph in every size, and lower bounds on their costs."""
