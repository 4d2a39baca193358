// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: each tile normalized by its own sum of squares.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is
// CHECK-NEXT: counterexample (rounded to float64):
// CHECK-NEXT: %x is 1 but for [{{[0-9, ]+}}] = 2{{$}}
// CHECK-NEXT: %w is 1 everywhere{{$}}
func.func @src(%x: tensor<4x16xf16>, %w: tensor<16x8xf16>) -> tensor<4x8xf16> {
  %n = mugraph.rms_norm %x
  %o = mugraph.matmul %n, %w
  func.return %o : tensor<4x8xf16>
}
func.func @tgt(%x: tensor<4x16xf16>, %w: tensor<16x8xf16>) -> tensor<4x8xf16> {
  %o = mugraph.block ins(%x, %w : tensor<4x16xf16>, tensor<16x8xf16>) grid [2] loop 4 {
  ^bb0(%xs: tensor<4x16xf16>, %ws: tensor<16x8xf16>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<4x16xf16> -> !mugraph.tile<4x4xf16>
    %wt = mugraph.load %ws imap [1] fmap 0 : tensor<16x8xf16> -> !mugraph.tile<4x4xf16>
    %q = mugraph.square %xt
    %s = mugraph.mean %q dim 1
    %r = mugraph.sqrt %s
    %n = mugraph.div %xt, %r
    %p = mugraph.matmul %n, %wt
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [1] : !mugraph.tile<4x4xf32> -> tensor<4x8xf16>
  } -> tensor<4x8xf16>
  func.return %o : tensor<4x8xf16>
}
