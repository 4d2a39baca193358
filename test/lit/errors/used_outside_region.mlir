// A value that is defined inside a region is unknown behind it.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK: used_outside_region.mlir:[[# @LINE + 9]]:15: error: value %xs is not defined where it is used
// CHECK-NOT: {{.}}

func.func @f(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %b = mugraph.block ins(%x : tensor<4x4xf32>) grid [2] {
  ^bb0(%xs: tensor<4x4xf32>):
    %xt = mugraph.load %xs imap [0] : tensor<4x4xf32> -> !mugraph.tile<2x4xf32>
    mugraph.store %xt omap [0] : !mugraph.tile<2x4xf32> -> tensor<4x4xf32>
  } -> tensor<4x4xf32>
  func.return %xs : tensor<4x4xf32>
}
