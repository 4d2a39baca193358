"""Programs whose kernels are in two languages: Triton's, and CUDA's for those that are faster so.

`module.emit_program` writes the module of a program, whatever its kernels are in; `module.write_measured` one that is to be
measured, with CUDA kernels in the place of Triton's.
"""
