// RUN: not mirage-opt -t cuda %s 2>&1 | filecheck %s

// Views alone are no kernel.

// CHECK: cuda_no_kernel.mlir:[[# @LINE + 2]]:1: error: @f: 'f' has no graph-defined kernel: there is nothing to write
// CHECK-NOT: {{.}}
func.func @f(%w: tensor<32x64xf16>) -> tensor<64x32xf16> {
  %t = mugraph.transpose %w permutation [1, 0]
  func.return %t : tensor<64x32xf16>
}
