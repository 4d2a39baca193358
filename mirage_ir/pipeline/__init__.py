"""The pipeline on plain data: the stages, what they share, and all of them in a row.

`candidate` has the values that stages share, `listener` hears what they do, `stages` is what they do, and `superoptimize` is all of
them for one program.
"""
