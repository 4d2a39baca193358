// An input of more dimensions than arrays have where programs are run; nothing else does.
// RUN: not mirage-opt %s -p mugraph-decompose 2>&1 | filecheck %s
// CHECK: too_many_dimensions_of_an_input.mlir:[[# @LINE + 3]]:1: error: {{.*}}an input has at most 16 dimensions, not 17
// CHECK-NOT: {{.}}

func.func @f(%x: tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x4xf32>) -> tensor<2x2xf32> {
  %y = mugraph.reshape %x to [2, 2]
  func.return %y : tensor<2x2xf32>
}
