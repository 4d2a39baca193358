// A tile and a fragment in one operation.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: levels_mixed.mlir:[[# @LINE + 11]]:7: error: 'mugraph.add': levels are mixed: 'add' reads a block value (!mugraph.tile<2x8xf16>) and a thread value (!mugraph.fragment<1x8xf16>)
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %o = mugraph.block ins(%x, %w : tensor<4x8xf16>, tensor<8x2xf16>) grid [2] loop 2 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>, %ws: tensor<8x2xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x4xf16>
    %a = mugraph.accumulate concat %xt dim 1 : !mugraph.tile<2x8xf16>
    %r = mugraph.thread ins(%a : !mugraph.tile<2x8xf16>) threads [2] {
    ^bb0(%as: !mugraph.tile<2x8xf16>):
      %f = mugraph.load %as imap [0] : !mugraph.tile<2x8xf16> -> !mugraph.fragment<1x8xf16>
      %g = mugraph.add %f, %as
    } -> !mugraph.tile<2x8xf32>
  } -> tensor<4x8xf16>
  func.return
}
