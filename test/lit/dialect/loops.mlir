// Several loops, one after the other: a softmax that loads its rows again.
// RUN: mirage-opt %s | filecheck %s
// RUN: mirage-opt %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic --print-no-properties %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic %s | filecheck %s --check-prefix GENERIC

// CHECK: %o = mugraph.block ins(%x : tensor<6x100xf16>) grid [2] loop 4, 7 threads 128 {
// CHECK: %t = mugraph.load %xs imap [0] fmap 1 : tensor<6x100xf16> -> !mugraph.tile<4x32xf16>
// CHECK: %u = mugraph.load %xs imap [0] fmap 1 in 1 : tensor<6x100xf16> -> !mugraph.tile<4x16xf16>
// CHECK: %c = mugraph.accumulate concat %q dim 1 : !mugraph.tile<4x112xf32>

// GENERIC: "mugraph.block"(%x) <{grid = array<i64: 2>, loop = 4 : i64, later = array<i64: 7>, threads = 128 : i64}>
// GENERIC: "mugraph.load"(%xs) <{imap = array<i64: 0>, fmap = 1 : i64}>
// GENERIC: "mugraph.load"(%xs) <{imap = array<i64: 0>, fmap = 1 : i64, loop = 1 : i64}>
func.func @softmax(%x: tensor<6x100xf16>) -> tensor<6x100xf16> {
  %o = mugraph.block ins(%x : tensor<6x100xf16>) grid [2] loop 4, 7 threads 128 {
  ^bb0(%xs: tensor<6x100xf16>):
    %t = mugraph.load %xs imap [0] fmap 1 : tensor<6x100xf16> -> !mugraph.tile<4x32xf16>
    %m = mugraph.max %t dim 1
    %d = mugraph.sub %t, %m
    %e = mugraph.exp %d
    %s = mugraph.sum %e dim 1
    %M = mugraph.accumulate max %m
    %S = mugraph.accumulate sum %s shift %m
    %u = mugraph.load %xs imap [0] fmap 1 in 1 : tensor<6x100xf16> -> !mugraph.tile<4x16xf16>
    %v = mugraph.sub %u, %M
    %w = mugraph.exp %v
    %q = mugraph.div %w, %S
    %c = mugraph.accumulate concat %q dim 1 : !mugraph.tile<4x112xf32>
    mugraph.store %c omap [0] : !mugraph.tile<4x112xf32> -> tensor<6x100xf16>
  } -> tensor<6x100xf16>
  func.return %o : tensor<6x100xf16>
}
