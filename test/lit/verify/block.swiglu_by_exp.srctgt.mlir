// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A gated product in one kernel, with the gate by an exponential.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>, %v: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %g = mugraph.matmul %x, %w
  %u = mugraph.matmul %x, %v
  %s = mugraph.silu %g
  %o = mugraph.mul %s, %u
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>, %v: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.block ins(%x, %w, %v : tensor<4x8xf32>, tensor<8x6xf32>, tensor<8x6xf32>) grid [2] loop 2 {
  ^bb0(%xs: tensor<4x8xf32>, %ws: tensor<8x6xf32>, %vs: tensor<8x6xf32>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<4x8xf32> -> !mugraph.tile<4x4xf32>
    %wt = mugraph.load %ws imap [1] fmap 0 : tensor<8x6xf32> -> !mugraph.tile<4x3xf32>
    %vt = mugraph.load %vs imap [1] fmap 0 : tensor<8x6xf32> -> !mugraph.tile<4x3xf32>
    %a = mugraph.matmul %xt, %wt
    %b = mugraph.matmul %xt, %vt
    %g = mugraph.accumulate sum %a : !mugraph.tile<4x3xf32>
    %u = mugraph.accumulate sum %b : !mugraph.tile<4x3xf32>
    %n = mugraph.neg %g
    %e = mugraph.exp %n
    %d = mugraph.offset %e by 1.0
    %q = mugraph.div %g, %d
    %r = mugraph.mul %q, %u
    mugraph.store %r omap [1] : !mugraph.tile<4x3xf32> -> tensor<4x6xf32>
  } -> tensor<4x6xf32>
  func.return %o : tensor<4x6xf32>
}
