// More elements than any memory holds, of an input and of what is computed from small ones.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// RUN: not mirage-opt %s --superoptimize 2>&1 | filecheck %s
// CHECK: too_many_elements.mlir:[[# @LINE + 4]]:3: error: 'mugraph.mul': a result has at most 2^40 elements, not 10000000000000 (10000000x1000000xf32)
// CHECK-NOT: {{.}}

func.func @f(%x: tensor<10000000x1xf32>, %y: tensor<1x1000000xf32>) -> tensor<10000000x1000000xf32> {
  %z = mugraph.mul %x, %y
  func.return %z : tensor<10000000x1000000xf32>
}
