"""The passes that plan kernels for CUDA. Each writes its plan to the IR, and `-t cuda` keeps to it:

    mugraph-plan-layouts   in which layouts values lie in registers, and how tiles lie in shared memory
    mugraph-schedule       when the operations of a loop run, on which units, and whether warp groups take turns
    mugraph-plan-memory    how many stages buffers in shared memory have, and at which bytes they begin

`mugraph-form-threads` may come before them. They need the planners of `mirage_ir.lowering.cuda`, and so stand beside these.
"""
