// Tiles that do not divide their tensor, too small where nothing splits it.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: tile_not_split.mlir:[[# @LINE + 6]]:5: error: 'mugraph.load': one tile of extent 64 does not cover dimension 1 of extent 100
// CHECK-NOT: Traceback

func.func @f(%x: tensor<70x100xf16>) {
  %o = mugraph.block ins(%x : tensor<70x100xf16>) grid [4] loop 1 threads 128 {
  ^bb0(%xs: tensor<70x100xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<70x100xf16> -> !mugraph.tile<20x64xf16>
    mugraph.store %xt omap [0] : !mugraph.tile<20x64xf16> -> tensor<70x64xf16>
  } -> tensor<70x64xf16>
  func.return
}
