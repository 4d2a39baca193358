// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// LoRA in one kernel: both products of X in one loop, the second low-rank product after it.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x16xf32>, %w: tensor<16x8xf32>, %a: tensor<16x2xf32>, %b: tensor<2x8xf32>) -> tensor<4x8xf32> {
  %y = mugraph.matmul %x, %w
  %t = mugraph.matmul %x, %a
  %u = mugraph.matmul %t, %b
  %o = mugraph.add %y, %u
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x16xf32>, %w: tensor<16x8xf32>, %a: tensor<16x2xf32>, %b: tensor<2x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.block ins(%x, %w, %a, %b : tensor<4x16xf32>, tensor<16x8xf32>, tensor<16x2xf32>, tensor<2x8xf32>) grid [2] loop 4 {
  ^bb0(%xs: tensor<4x16xf32>, %ws: tensor<16x8xf32>, %as: tensor<16x2xf32>, %bs: tensor<2x8xf32>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<4x16xf32> -> !mugraph.tile<4x4xf32>
    %wt = mugraph.load %ws imap [1] fmap 0 : tensor<16x8xf32> -> !mugraph.tile<4x4xf32>
    %at = mugraph.load %as imap [*] fmap 0 : tensor<16x2xf32> -> !mugraph.tile<4x2xf32>
    %bt = mugraph.load %bs imap [1] : tensor<2x8xf32> -> !mugraph.tile<2x4xf32>
    %p = mugraph.matmul %xt, %wt
    %q = mugraph.matmul %xt, %at
    %c = mugraph.accumulate sum %p
    %d = mugraph.accumulate sum %q
    %u = mugraph.matmul %d, %bt
    %s = mugraph.add %c, %u
    mugraph.store %s omap [1] : !mugraph.tile<4x4xf32> -> tensor<4x8xf32>
  } -> tensor<4x8xf32>
  func.return %o : tensor<4x8xf32>
}
