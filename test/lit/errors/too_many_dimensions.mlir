// More dimensions than arrays have where programs are run.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK: too_many_dimensions.mlir:[[# @LINE + 4]]:3: error: 'mugraph.exp': a result has at most 19 dimensions, not 40
// CHECK-NOT: {{.}}

func.func @f(%x: tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>) -> tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32> {
  %y = mugraph.exp %x
  func.return %y : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>
}
