// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the nonlinear function of each partial product instead of the sum's.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 1 instead of 0{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 0 but for [{{[0-9, ]+}}] = 1, [{{[0-9, ]+}}] = -1{{$}}
// CHECK-NEXT: %w is 1 everywhere{{$}}
func.func @src(%x: tensor<4x16xf32>, %w: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %y = mugraph.matmul %x, %w
  %o = mugraph.relu %y
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x16xf32>, %w: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.block ins(%x, %w : tensor<4x16xf32>, tensor<16x8xf32>) grid [2] loop 4 {
  ^bb0(%xs: tensor<4x16xf32>, %ws: tensor<16x8xf32>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<4x16xf32> -> !mugraph.tile<4x4xf32>
    %wt = mugraph.load %ws imap [1] fmap 0 : tensor<16x8xf32> -> !mugraph.tile<4x4xf32>
    %p = mugraph.matmul %xt, %wt
    %r = mugraph.relu %p
    %a = mugraph.accumulate sum %r
    mugraph.store %a omap [1] : !mugraph.tile<4x4xf32> -> tensor<4x8xf32>
  } -> tensor<4x8xf32>
  func.return %o : tensor<4x8xf32>
}
