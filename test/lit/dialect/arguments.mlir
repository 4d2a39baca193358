// Strided and named inputs; attributes that others attach stay.
// RUN: mirage-opt %s | filecheck %s
// RUN: mirage-opt %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic --print-no-properties %s | mirage-opt | filecheck %s

// CHECK-LABEL: func.func @strided(%x: tensor<4x8xf16> {mugraph.strides = array<i64: 1, 4>}, %w: tensor<8x2xf16> {mugraph.name = "w_1"}) -> tensor<4x2xf16> attributes {host.note = "kept"} {
// CHECK-NEXT: %0 = mugraph.matmul %x, %w {host.tag = 1 : i64}
// CHECK-NEXT: %1 = mugraph.scale %0 by 2.0 {host.tag = 2 : i64}
// CHECK-NEXT: func.return %1 : tensor<4x2xf16>
// CHECK-NEXT: }
func.func @strided(%x: tensor<4x8xf16> {mugraph.strides = array<i64: 1, 4>}, %w: tensor<8x2xf16> {mugraph.name = "w_1"}) -> tensor<4x2xf16> attributes {host.note = "kept"} {
  %0 = mugraph.matmul %x, %w {host.tag = 1 : i64}
  %1 = mugraph.scale %0 by 2.0 {host.tag = 2 : i64}
  func.return %1 : tensor<4x2xf16>
}

// CHECK-LABEL: func.func @tagged(%x: tensor<4x8xf16>) -> tensor<4x8xf16> {
// CHECK-NEXT: %o = mugraph.block ins(%x : tensor<4x8xf16>) grid [4] loop 2 threads 32 attributes {host.tag = 1 : i64} {
// CHECK-NEXT: ^bb0(%xs: tensor<4x8xf16>):
// CHECK-NEXT: %xt = mugraph.load %xs imap [0] fmap 1 {host.tag = 2 : i64} : tensor<4x8xf16> -> !mugraph.tile<1x4xf16>
// CHECK-NEXT: %a = mugraph.accumulate concat %xt dim 1 {host.tag = 3 : i64} : !mugraph.tile<1x8xf16>
// CHECK-NEXT: mugraph.store %a omap [0] {host.tag = 4 : i64} : !mugraph.tile<1x8xf16> -> tensor<4x8xf16>
// CHECK-NEXT: } -> tensor<4x8xf16>
// CHECK-NEXT: func.return %o : tensor<4x8xf16>
// CHECK-NEXT: }
func.func @tagged(%x: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %o = mugraph.block ins(%x : tensor<4x8xf16>) grid [4] loop 2 threads 32 attributes {host.tag = 1 : i64} {
  ^bb0(%xs: tensor<4x8xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 {host.tag = 2 : i64} : tensor<4x8xf16> -> !mugraph.tile<1x4xf16>
    %a = mugraph.accumulate concat %xt dim 1 {host.tag = 3 : i64} : !mugraph.tile<1x8xf16>
    mugraph.store %a omap [0] {host.tag = 4 : i64} : !mugraph.tile<1x8xf16> -> tensor<4x8xf16>
  } -> tensor<4x8xf16>
  func.return %o : tensor<4x8xf16>
}
