"""The pipeline on plain data.

`candidate` has the values that stages share, `stages` the stages, `order` their order, `acceptance` the verdicts and `listener` the
messages. `superoptimize` runs all stages for one program.
"""
