// The generic form may name a value that is defined later; the value must be there all the same.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// RUN: not mirage-opt %s --superoptimize 2>&1 | filecheck %s
// CHECK: used_before_definition.mlir:[[# @LINE + 4]]:3: error: 'mugraph.exp': %z is used before it is defined (at {{.*}}used_before_definition.mlir:[[# @LINE + 5]]:3)
// CHECK-NOT: {{.}}

func.func @f(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %y = "mugraph.exp"(%z) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %z = mugraph.exp %x
  func.return %y : tensor<4x4xf32>
}
