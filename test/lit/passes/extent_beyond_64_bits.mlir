// Extents whose product, or that themselves, do not fit 64 bits.
// RUN: not mirage-opt %s -p mugraph-decompose 2>&1 | filecheck %s
// CHECK: extent_beyond_64_bits.mlir:[[# @LINE + 4]]:1: error: {{.*}}an input has at most 2^40 elements, not 27670116110564327424 (9223372036854775808x3xf32)
// CHECK-NOT: {{.}}

// The sum of it is small, so that only the input is at fault.
func.func @f(%x: tensor<9223372036854775808x3xf32>) -> tensor<1x3xf32> {
  %y = mugraph.sum %x dim 0
  func.return %y : tensor<1x3xf32>
}
