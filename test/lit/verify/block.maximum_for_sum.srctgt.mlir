// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the maximum of partial products instead of their sum.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 4 instead of 16{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %w is 1 everywhere{{$}}
func.func @src(%x: tensor<4x16xf32>, %w: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.matmul %x, %w
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x16xf32>, %w: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.block ins(%x, %w : tensor<4x16xf32>, tensor<16x8xf32>) grid [2] loop 4 {
  ^bb0(%xs: tensor<4x16xf32>, %ws: tensor<16x8xf32>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<4x16xf32> -> !mugraph.tile<4x4xf32>
    %wt = mugraph.load %ws imap [1] fmap 0 : tensor<16x8xf32> -> !mugraph.tile<4x4xf32>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate max %p
    mugraph.store %a omap [1] : !mugraph.tile<4x4xf32> -> tensor<4x8xf32>
  } -> tensor<4x8xf32>
  func.return %o : tensor<4x8xf32>
}
