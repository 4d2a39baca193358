"""Programs as CUDA C++.

A block graph becomes an *emitted program* (`emitted`): plain data with layouts, copies and barriers, from which the text is
printed, and which an emulator runs on the CPU.
"""
