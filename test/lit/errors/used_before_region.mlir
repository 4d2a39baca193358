// A value that is defined inside a region is unknown before the operation that has the region.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// RUN: not mirage-opt %s -t triton 2>&1 | filecheck %s
// CHECK: used_before_region.mlir:[[# @LINE + 4]]:3: error: 'mugraph.exp': %xs is defined inside another region, and unknown here
// CHECK-NOT: {{.}}

func.func @f(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %y = "mugraph.exp"(%xs) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %b = mugraph.block ins(%x : tensor<4x4xf32>) grid [2] {
  ^bb0(%xs: tensor<4x4xf32>):
    %xt = mugraph.load %xs imap [0] : tensor<4x4xf32> -> !mugraph.tile<2x4xf32>
    mugraph.store %xt omap [0] : !mugraph.tile<2x4xf32> -> tensor<4x4xf32>
  } -> tensor<4x4xf32>
  func.return %y : tensor<4x4xf32>
}
