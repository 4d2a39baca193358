"""μGraphs as upstream MLIR: linalg on tensors, scf, tensor and arith, in the form that other compilers go on with."""
