// What may be written and is not printed: result types, a loop of 1, 128 threads, `fmap *`, dimensions of maps as -1, operands from a pair.
// RUN: mirage-opt %s | filecheck %s

// CHECK: %e = mugraph.exp %x{{$}}
// CHECK: mugraph.block ins(%e : tensor<4x8xf16>) grid [4] loop 1 threads 128 {
// CHECK: mugraph.load %{{.*}} imap [0] : tensor<4x8xf16> -> !mugraph.tile<1x8xf16>
// CHECK: mugraph.load %{{.*}} imap [*] : tensor<4x8xf16> -> !mugraph.tile<4x8xf16>
// CHECK: mugraph.scale %{{.*}} by 2.0{{$}}
// CHECK: mugraph.clamp %{{.*}} min 0.0 max 1.0{{$}}
func.func @f(%x: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %e = mugraph.exp %x : tensor<4x8xf16>
  %p:2 = mugraph.block ins(%e : tensor<4x8xf16>) grid [4] {
  ^bb0(%xs: tensor<4x8xf16>):
    %xt = mugraph.load %xs imap [0] fmap * : tensor<4x8xf16> -> !mugraph.tile<1x8xf16>
    %yt = mugraph.load %xs imap [-1] : tensor<4x8xf16> -> !mugraph.tile<4x8xf16>
    %s = mugraph.scale %xt by 2 : !mugraph.tile<1x8xf32>
    %c = mugraph.clamp %s max 1 min 0
    mugraph.store %c omap [0] : !mugraph.tile<1x8xf32> -> tensor<4x8xf16>
    mugraph.store %yt omap [new] : !mugraph.tile<4x8xf16> -> tensor<4x4x8xf16>
  } -> (tensor<4x8xf16>, tensor<4x4x8xf16>)
  %y = mugraph.add %p#0, %e
  func.return %y : tensor<4x8xf16>
}
