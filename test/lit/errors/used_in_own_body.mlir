// No operation reads its own result.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK: used_in_own_body.mlir:[[# @LINE + 4]]:3: error: 'mugraph.block': %b is used before it is defined (at {{.*}}used_in_own_body.mlir:[[# @LINE + 4]]:3)
// CHECK-NOT: {{.}}

func.func @f(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %b = "mugraph.block"(%b) <{grid = array<i64: 2>, loop = 1 : i64, threads = 128 : i64}> ({
  ^bb0(%xs: tensor<4x4xf32>):
    %xt = mugraph.load %xs imap [0] : tensor<4x4xf32> -> !mugraph.tile<2x4xf32>
    mugraph.store %xt omap [0] : !mugraph.tile<2x4xf32> -> tensor<4x4xf32>
  }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  func.return %b : tensor<4x4xf32>
}
