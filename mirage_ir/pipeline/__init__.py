"""The pipeline on plain data.

`candidate` has the values that stages share and the order of the stages, `stages` the stages, `acceptance` the verdicts and
`listener` the messages. `superoptimize` runs all stages for one program.
"""
