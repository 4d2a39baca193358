"""How far a program is from the best known for the same computation: kernels, bytes, time, and what the difference is made of.

`priced` is a program as it is compared, `programs` prices ours, `compare` finds the reasons, `text` prints them.
"""
