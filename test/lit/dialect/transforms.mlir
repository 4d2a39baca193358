// xDSL's own passes understand the dialect: operations are pure, blocks too, and stores stay.
// RUN: mirage-opt -p canonicalize,cse,dce %s | filecheck %s

// CHECK-LABEL: @kernel_level
// CHECK-NEXT: %a = mugraph.exp %x
// CHECK-NEXT: %c = mugraph.add %a, %a
// CHECK-NEXT: func.return %c
func.func @kernel_level(%x: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %a = mugraph.exp %x
  %b = mugraph.exp %x
  %unused = mugraph.neg %x
  %c = mugraph.add %a, %b
  func.return %c : tensor<4x8xf16>
}

// Two equal kernels are one; one that differs inside stays; an unused one goes. Scale by 1 and scale by 2 are different.
// CHECK-LABEL: @block_level
// CHECK: mugraph.block
// CHECK: mugraph.exp
// CHECK-NOT: mugraph.neg
// CHECK-NOT: mugraph.exp
// CHECK: mugraph.block
// CHECK: mugraph.scale %{{.*}} by 2.0
// CHECK-NOT: mugraph.block
// CHECK: %[[SUM:.*]] = mugraph.add %[[A:.*]], %[[A]]
// CHECK: func.return
func.func @block_level(%x: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %0 = mugraph.block ins(%x : tensor<4x8xf16>) grid [4] {
  ^bb0(%xs: tensor<4x8xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<4x8xf16> -> !mugraph.tile<1x8xf16>
    %e = mugraph.exp %xt
    %n = mugraph.neg %xt
    mugraph.store %e omap [0] : !mugraph.tile<1x8xf32> -> tensor<4x8xf16>
  } -> tensor<4x8xf16>
  %1 = mugraph.block ins(%x : tensor<4x8xf16>) grid [4] {
  ^bb0(%xs: tensor<4x8xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<4x8xf16> -> !mugraph.tile<1x8xf16>
    %e = mugraph.exp %xt
    mugraph.store %e omap [0] : !mugraph.tile<1x8xf32> -> tensor<4x8xf16>
  } -> tensor<4x8xf16>
  %2 = mugraph.block ins(%x : tensor<4x8xf16>) grid [4] {
  ^bb0(%xs: tensor<4x8xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<4x8xf16> -> !mugraph.tile<1x8xf16>
    %e = mugraph.scale %xt by 2.0
    mugraph.store %e omap [0] : !mugraph.tile<1x8xf32> -> tensor<4x8xf16>
  } -> tensor<4x8xf16>
  %3 = mugraph.block ins(%x : tensor<4x8xf16>) grid [2] {
  ^bb0(%xs: tensor<4x8xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<4x8xf16> -> !mugraph.tile<2x8xf16>
    mugraph.store %xt omap [0] : !mugraph.tile<2x8xf16> -> tensor<4x8xf16>
  } -> tensor<4x8xf16>
  %4 = mugraph.add %0, %1
  %5 = mugraph.mul %4, %2
  func.return %5 : tensor<4x8xf16>
}
