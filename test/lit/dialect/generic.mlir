// The generic form holds builtin attributes only.
// RUN: mirage-opt --print-op-generic %s | filecheck %s
// RUN: mirage-opt --print-op-generic %s | mirage-opt --print-op-generic | filecheck %s

// CHECK: "mugraph.gelu"(%x) <{form = "tanh"}> : (tensor<4x8xf16>) -> tensor<4x8xf16>
// CHECK: "mugraph.scale"(%{{.*}}) <{value = 0.33333333333333331 : f64}>
// CHECK: "mugraph.softmax"(%{{.*}}) <{dim = 1 : i64, subtract_max = false}>
// CHECK: "mugraph.transpose"(%{{.*}}) <{permutation = array<i64: 1, 0>}>
// CHECK: "mugraph.block"(%{{.*}}) <{grid = array<i64: 2>, loop = 4 : i64, threads = 32 : i64}> ({
// CHECK: "mugraph.load"(%{{.*}}) <{imap = array<i64: 1>, fmap = 0 : i64}> : (tensor<8x4xf16>) -> !mugraph.tile<2x2xf16>
// CHECK: "mugraph.load"(%{{.*}}) <{imap = array<i64: -1>}> : (tensor<8x4xf16>) -> !mugraph.tile<8x4xf16>
// CHECK: "mugraph.accumulate"(%{{.*}}) <{kind = "concat", dim = 0 : i64}> : (!mugraph.tile<2x2xf16>) -> !mugraph.tile<8x2xf16>
// CHECK: "mugraph.accumulate"(%{{.*}}, %{{.*}}) <{kind = "sum"}> : (!mugraph.tile<2x2xf16>, !mugraph.tile<2x2xf16>) -> !mugraph.tile<2x2xf32>
// CHECK: "mugraph.thread"(%{{.*}}) <{grid = array<i64: 2>}> ({
// CHECK: "mugraph.store"(%{{.*}}) <{omap = array<i64: 0>, to = !mugraph.tile<2x2xf32>}> : (!mugraph.fragment<1x2xf32>) -> ()
// CHECK: "mugraph.store"(%{{.*}}) <{omap = array<i64: -2>, to = tensor<2x2x2xbf16>}> : (!mugraph.tile<2x2xf32>) -> ()
func.func @f(%x: tensor<4x8xf16>) -> (tensor<8x4xf16>, tensor<2x2x2xbf16>, tensor<8x8xf32>) {
  %g = mugraph.gelu %x form "tanh"
  %s = mugraph.scale %g by 0.3333333333333333
  %m = mugraph.softmax %s dim 1 subtract_max false
  %t = mugraph.transpose %m permutation [1, 0]
  %a, %b, %c = mugraph.block ins(%t : tensor<8x4xf16>) grid [2] loop 4 threads 32 {
  ^bb0(%ts: tensor<8x4xf16>):
    %v = mugraph.load %ts imap [1] fmap 0 : tensor<8x4xf16> -> !mugraph.tile<2x2xf16>
    %i = mugraph.load %ts imap [*] : tensor<8x4xf16> -> !mugraph.tile<8x4xf16>
    %all = mugraph.accumulate concat %v dim 0 : !mugraph.tile<8x2xf16>
    %sum = mugraph.accumulate sum %v shift %v
    %r = mugraph.thread ins(%sum : !mugraph.tile<2x2xf32>) threads [2] {
    ^bb0(%xs: !mugraph.tile<2x2xf32>):
      %f = mugraph.load %xs imap [0] : !mugraph.tile<2x2xf32> -> !mugraph.fragment<1x2xf32>
      %e = mugraph.exp %f
      mugraph.store %e omap [0] : !mugraph.fragment<1x2xf32> -> !mugraph.tile<2x2xf32>
    } -> !mugraph.tile<2x2xf32>
    mugraph.store %all omap [1] : !mugraph.tile<8x2xf16> -> tensor<8x4xf16>
    mugraph.store %r omap [new] : !mugraph.tile<2x2xf32> -> tensor<2x2x2xbf16>
    mugraph.store %i omap [1] : !mugraph.tile<8x4xf16> -> tensor<8x8xf32>
  } -> (tensor<8x4xf16>, tensor<2x2x2xbf16>, tensor<8x8xf32>)
  func.return %a, %b, %c : tensor<8x4xf16>, tensor<2x2x2xbf16>, tensor<8x8xf32>
}
