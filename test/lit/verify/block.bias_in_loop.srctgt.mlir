// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a bias added in every iteration.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 4 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 0 everywhere{{$}}
// CHECK-NEXT: %w is 0 everywhere{{$}}
// CHECK-NEXT: %b is 1 everywhere{{$}}
func.func @src(%x: tensor<4x16xf32>, %w: tensor<16x8xf32>, %b: tensor<1x8xf32>) -> tensor<4x8xf32> {
  %y = mugraph.matmul %x, %w
  %o = mugraph.add %y, %b
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x16xf32>, %w: tensor<16x8xf32>, %b: tensor<1x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.block ins(%x, %w, %b : tensor<4x16xf32>, tensor<16x8xf32>, tensor<1x8xf32>) grid [2] loop 4 {
  ^bb0(%xs: tensor<4x16xf32>, %ws: tensor<16x8xf32>, %bs: tensor<1x8xf32>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<4x16xf32> -> !mugraph.tile<4x4xf32>
    %wt = mugraph.load %ws imap [1] fmap 0 : tensor<16x8xf32> -> !mugraph.tile<4x4xf32>
    %bt = mugraph.load %bs imap [1] : tensor<1x8xf32> -> !mugraph.tile<1x4xf32>
    %p = mugraph.matmul %xt, %wt
    %s = mugraph.add %p, %bt
    %a = mugraph.accumulate sum %s
    mugraph.store %a omap [1] : !mugraph.tile<4x4xf32> -> tensor<4x8xf32>
  } -> tensor<4x8xf32>
  func.return %o : tensor<4x8xf32>
}
