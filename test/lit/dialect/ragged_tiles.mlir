// Tiles that reach beyond their tensor: the type of a tile says its extents, and the output has the tensor's.
// RUN: mirage-opt %s | filecheck %s
// RUN: mirage-opt %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic --print-no-properties %s | mirage-opt | filecheck %s

// CHECK: %xt = mugraph.load %xs imap [0] fmap 1 : tensor<70x100xf16> -> !mugraph.tile<16x32xf16>
// CHECK: mugraph.store {{.*}} omap [0] : !mugraph.tile<16x1xf32> -> tensor<70x1xf16>
// CHECK: mugraph.store {{.*}} omap [0] : !mugraph.tile<16x128xf16> -> tensor<70x100xf16>

func.func @f(%x: tensor<70x100xf16>) -> (tensor<70x1xf16>, tensor<70x100xf16>) {
  %o, %p = mugraph.block ins(%x : tensor<70x100xf16>) grid [5] loop 4 threads 128 {
  ^bb0(%xs: tensor<70x100xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<70x100xf16> -> !mugraph.tile<16x32xf16>
    %r = mugraph.sum %xt dim 1
    %a = mugraph.accumulate sum %r
    %c = mugraph.accumulate concat %xt dim 1 : !mugraph.tile<16x128xf16>
    mugraph.store %a omap [0] : !mugraph.tile<16x1xf32> -> tensor<70x1xf16>
    mugraph.store %c omap [0] : !mugraph.tile<16x128xf16> -> tensor<70x100xf16>
  } -> (tensor<70x1xf16>, tensor<70x100xf16>)
  func.return %o, %p : tensor<70x1xf16>, tensor<70x100xf16>
}
