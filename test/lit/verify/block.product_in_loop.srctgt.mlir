// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: products of partial sums accumulated instead of the product of the sums.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 64 instead of 256{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %g is 1 everywhere{{$}}
// CHECK-NEXT: %u is 1 everywhere{{$}}
func.func @src(%x: tensor<4x16xf32>, %g: tensor<16x8xf32>, %u: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %a = mugraph.matmul %x, %g
  %b = mugraph.matmul %x, %u
  %o = mugraph.mul %a, %b
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x16xf32>, %g: tensor<16x8xf32>, %u: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.block ins(%x, %g, %u : tensor<4x16xf32>, tensor<16x8xf32>, tensor<16x8xf32>) grid [2] loop 4 {
  ^bb0(%xs: tensor<4x16xf32>, %gs: tensor<16x8xf32>, %us: tensor<16x8xf32>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<4x16xf32> -> !mugraph.tile<4x4xf32>
    %gt = mugraph.load %gs imap [1] fmap 0 : tensor<16x8xf32> -> !mugraph.tile<4x4xf32>
    %ut = mugraph.load %us imap [1] fmap 0 : tensor<16x8xf32> -> !mugraph.tile<4x4xf32>
    %p = mugraph.matmul %xt, %gt
    %q = mugraph.matmul %xt, %ut
    %m = mugraph.mul %p, %q
    %a = mugraph.accumulate sum %m
    mugraph.store %a omap [1] : !mugraph.tile<4x4xf32> -> tensor<4x8xf32>
  } -> tensor<4x8xf32>
  func.return %o : tensor<4x8xf32>
}
