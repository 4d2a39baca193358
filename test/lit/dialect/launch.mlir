// Kernels whose launch is fixed, or is chosen by the lowering; some take strides when they run.
// RUN: mirage-opt %s | filecheck %s
// RUN: mirage-opt %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic --print-no-properties %s | mirage-opt | filecheck %s
// RUN: mirage-opt -p mugraph-form-threads %s | filecheck %s

// CHECK: grid [2] loop 4 threads 64 stages 5 {
// CHECK: grid [2] loop 4 threads 64 {
// CHECK: grid [2] loop 4 threads 64 stages 3 runtime_strides {
// CHECK: grid [2] loop 4 threads 64 runtime_strides {
// CHECK: grid [2] loop 4 threads 64 tma {
// CHECK: grid [2] loop 4 threads 64 stages 2 runtime_strides pointers {
// CHECK: grid [2] loop 4 threads 64 stages 4 cuda {

func.func @f(%x: tensor<4x8xf16>) -> (tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>) {
  %o = mugraph.block ins(%x : tensor<4x8xf16>) grid [2] loop 4 threads 64 stages 5 {
  ^bb0(%xs: tensor<4x8xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x2xf16>
    %a = mugraph.accumulate sum %xt
    mugraph.store %a omap [0] : !mugraph.tile<2x2xf32> -> tensor<4x2xf16>
  } -> tensor<4x2xf16>
  %p = mugraph.block ins(%x : tensor<4x8xf16>) grid [2] loop 4 threads 64 stages 0 {
  ^bb0(%xs: tensor<4x8xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x2xf16>
    %a = mugraph.accumulate sum %xt
    mugraph.store %a omap [0] : !mugraph.tile<2x2xf32> -> tensor<4x2xf16>
  } -> tensor<4x2xf16>
  %q = mugraph.block ins(%x : tensor<4x8xf16>) grid [2] loop 4 threads 64 stages 3 runtime_strides {
  ^bb0(%xs: tensor<4x8xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x2xf16>
    %a = mugraph.accumulate sum %xt
    mugraph.store %a omap [0] : !mugraph.tile<2x2xf32> -> tensor<4x2xf16>
  } -> tensor<4x2xf16>
  %r = mugraph.block ins(%x : tensor<4x8xf16>) grid [2] loop 4 threads 64 runtime_strides {
  ^bb0(%xs: tensor<4x8xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x2xf16>
    %a = mugraph.accumulate sum %xt
    mugraph.store %a omap [0] : !mugraph.tile<2x2xf32> -> tensor<4x2xf16>
  } -> tensor<4x2xf16>
  %s = mugraph.block ins(%x : tensor<4x8xf16>) grid [2] loop 4 threads 64 tma {
  ^bb0(%xs: tensor<4x8xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x2xf16>
    %a = mugraph.accumulate sum %xt
    mugraph.store %a omap [0] : !mugraph.tile<2x2xf32> -> tensor<4x2xf16>
  } -> tensor<4x2xf16>
  %t = mugraph.block ins(%x : tensor<4x8xf16>) grid [2] loop 4 threads 64 stages 2 runtime_strides pointers {
  ^bb0(%xs: tensor<4x8xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x2xf16>
    %a = mugraph.accumulate sum %xt
    mugraph.store %a omap [0] : !mugraph.tile<2x2xf32> -> tensor<4x2xf16>
  } -> tensor<4x2xf16>
  %u = mugraph.block ins(%x : tensor<4x8xf16>) grid [2] loop 4 threads 64 stages 4 cuda {
  ^bb0(%xs: tensor<4x8xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x2xf16>
    %a = mugraph.accumulate sum %xt
    mugraph.store %a omap [0] : !mugraph.tile<2x2xf32> -> tensor<4x2xf16>
  } -> tensor<4x2xf16>
  func.return %o, %p, %q, %r, %s, %t : tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>, tensor<4x2xf16>
}
