// Sizes as symbols become `?`: sizes by tensor.dim, run-time grids and loops, and a choice by the sizes.
// RUN: mirage-opt -p convert-mugraph-to-linalg %s | filecheck %s
// RUN: mirage-opt -p 'convert-mugraph-to-linalg{parallel=false assert-sizes=false}' %s | filecheck %s --check-prefix LOOPS

// CHECK:      func.func @sums(%x: tensor<?x24xf32>, %y: tensor<?x24xf32>) -> tensor<?x1xf32> {
// CHECK:        %[[n:.*]] = "tensor.dim"(%x, %{{.*}}) : (tensor<?x24xf32>, index) -> index
// CHECK:        %[[m:.*]] = "tensor.dim"(%y,
// CHECK:        %[[same:.*]] = "arith.cmpi"(%[[m]], %[[n]]) <{predicate = 0 : i64}>
// CHECK:        "cf.assert"(%[[same]]) <{msg = "the size 'rows' of dimension 0 of argument 1 is not that of dimension 0 of argument 0"}>
// CHECK:        "cf.assert"({{.*}}) <{msg = "the size 'rows' of dimension 0 of argument 0 must be from 1 to 512"}>
// CHECK:        %[[most:.*]] = "arith.constant"() <{value = 64 : index}>
// CHECK:        %[[few:.*]] = "arith.cmpi"(%[[n]], %[[most]]) <{predicate = 3 : i64}>
// CHECK:        "scf.if"(%[[few]]) ({
// CHECK:          "func.call"(%x, %y) <{callee = @sums.program0}>
// CHECK:        }, {
// CHECK:          "func.call"(%x, %y) <{callee = @sums.program1}>
// CHECK:      func.func private @sums.program0(%x: tensor<?x24xf32>, %y: tensor<?x24xf32>) -> tensor<?x1xf32> {
// CHECK-NOT:    cf.assert
// CHECK:        "affine.apply"(%{{.*}}) <{map = affine_map<(d0) -> (((d0 + 7) floordiv 8))>}>
// CHECK:        "scf.forall"({{.*}}staticUpperBound = array<i64: -9223372036854775808>
// CHECK:          "affine.min"({{.*}}affine_map<(d0, d1) -> (8, (d1 + (d0 * -1)))>
// CHECK:          "tensor.pad"
// CHECK:          -> tensor<8x24xf32>
// CHECK:          "tensor.parallel_insert_slice"
// CHECK:      func.func private @sums.program1(
// CHECK-NOT:  mugraph

// LOOPS-NOT:  cf.assert
// LOOPS-NOT:  scf.forall
// LOOPS:      "tensor.insert_slice"

func.func @sums(%x: tensor<?x24xf32> {mugraph.dims = ["rows", 24]}, %y: tensor<?x24xf32> {mugraph.dims = ["rows", 24]}) -> tensor<?x1xf32>
    attributes {mugraph.symbols = {rows = array<i64: 1, 512>}} {
  %p = mugraph.mul %x, %y
  %s = mugraph.sum %p dim 1
  func.return %s : tensor<?x1xf32>
}

func.func private @sums.program0(%x: tensor<32x24xf32>, %y: tensor<32x24xf32>) -> tensor<32x1xf32>
    attributes {mugraph.program_of = @sums, mugraph.sizes = {rows = 32 : i64}, mugraph.boxes = [{rows = array<i64: 1, 64>}]} {
  %s = mugraph.block ins(%x, %y : tensor<32x24xf32>, tensor<32x24xf32>) grid [4] loop 1 threads 128 {
  ^bb0(%xs: tensor<32x24xf32>, %ys: tensor<32x24xf32>):
    %xt = mugraph.load %xs imap [0] : tensor<32x24xf32> -> !mugraph.tile<8x24xf32>
    %yt = mugraph.load %ys imap [0] : tensor<32x24xf32> -> !mugraph.tile<8x24xf32>
    %p = mugraph.mul %xt, %yt
    %t = mugraph.sum %p dim 1
    mugraph.store %t omap [0] : !mugraph.tile<8x1xf32> -> tensor<32x1xf32>
  } -> tensor<32x1xf32>
  func.return %s : tensor<32x1xf32>
}

func.func private @sums.program1(%x: tensor<256x24xf32>, %y: tensor<256x24xf32>) -> tensor<256x1xf32>
    attributes {mugraph.program_of = @sums, mugraph.sizes = {rows = 256 : i64}, mugraph.boxes = [{rows = array<i64: 65, 512>}]} {
  %s = mugraph.block ins(%x, %y : tensor<256x24xf32>, tensor<256x24xf32>) grid [4] loop 2 threads 128 {
  ^bb0(%xs: tensor<256x24xf32>, %ys: tensor<256x24xf32>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<256x24xf32> -> !mugraph.tile<64x12xf32>
    %yt = mugraph.load %ys imap [0] fmap 1 : tensor<256x24xf32> -> !mugraph.tile<64x12xf32>
    %p = mugraph.mul %xt, %yt
    %t = mugraph.sum %p dim 1
    %a = mugraph.accumulate sum %t
    mugraph.store %a omap [0] : !mugraph.tile<64x1xf32> -> tensor<256x1xf32>
  } -> tensor<256x1xf32>
  func.return %s : tensor<256x1xf32>
}
