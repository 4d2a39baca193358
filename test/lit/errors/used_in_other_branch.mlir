// A value that one branch defines is not there in the other.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK: used_in_other_branch.mlir:[[# @LINE + 9]]:3: error: 'func.return': %a is used before it is defined (at {{.*}}used_in_other_branch.mlir:[[# @LINE + 6]]:3)
// CHECK-NOT: {{.}}

func.func @f(%c: i1, %x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %a = mugraph.exp %x
  func.return %a : tensor<4x4xf32>
^bb2:
  func.return %a : tensor<4x4xf32>
}
