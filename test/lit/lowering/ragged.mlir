// RUN: mirage-opt -p convert-mugraph-to-linalg %s | filecheck %s
// RUN: mirage-opt -p 'convert-mugraph-to-linalg{parallel=false}' %s | filecheck %s --check-prefix NEST

// 70 rows are five tiles of 16, 100 columns four tiles of 32: slices are as long as the tensor allows, zeros fill them up. Exponentials
// are masked before they are summed, the factors of a product need no mask where their absent entries are zeros.

// CHECK:      func.func @rows(
// CHECK:        "scf.forall"({{.*}}staticUpperBound = array<i64: 5>
// CHECK:          "scf.for"(
// CHECK:            "affine.min"(%{{.*}}) <{map = affine_map<(d0) -> (16, ((d0 * -1) + 70))>}>
// CHECK:            "affine.min"(%{{.*}}) <{map = affine_map<(d0) -> (32, ((d0 * -1) + 100))>}>
// CHECK:            "tensor.extract_slice"({{.*}}tensor<?x?xf16>
// CHECK:            "tensor.pad"({{.*}}
// CHECK:            tensor<16x32xf16>
// CHECK:            "math.exp"
// CHECK:            "arith.select"
// CHECK:            "linalg.reduce"
// CHECK:          "tensor.extract_slice"({{.*}}tensor<?x1xf16>
// CHECK:          "tensor.parallel_insert_slice"

// CHECK:      func.func @product(
// CHECK:        "scf.for"(
// CHECK-COUNT-2:  "tensor.pad"
// CHECK-NOT:      "arith.select"
// CHECK:          "linalg.matmul"
// CHECK:        "tensor.parallel_insert_slice"

// CHECK:      func.func @empty(
// CHECK:        "tensor.pad"({{.*}}static_high = array<i64: 6>
// CHECK:        tensor<16xf16>
// CHECK:        "scf.forall"(
// CHECK:        "tensor.extract_slice"({{.*}}(tensor<16xf16>) -> tensor<10xf16>

// NEST:         "tensor.insert_slice"(

func.func @rows(%x: tensor<70x100xf16>) -> tensor<70x1xf16> {
  %o = mugraph.block ins(%x : tensor<70x100xf16>) grid [5] loop 4 threads 128 {
  ^bb0(%xs: tensor<70x100xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<70x100xf16> -> !mugraph.tile<16x32xf16>
    %e = mugraph.exp %xt
    %r = mugraph.sum %e dim 1
    %a = mugraph.accumulate sum %r
    mugraph.store %a omap [0] : !mugraph.tile<16x1xf32> -> tensor<70x1xf16>
  } -> tensor<70x1xf16>
  func.return %o : tensor<70x1xf16>
}

func.func @product(%x: tensor<70x100xf16>, %w: tensor<100x8xf16>) -> tensor<70x8xf16> {
  %o = mugraph.block ins(%x, %w : tensor<70x100xf16>, tensor<100x8xf16>) grid [5] loop 4 threads 128 {
  ^bb0(%xs: tensor<70x100xf16>, %ws: tensor<100x8xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<70x100xf16> -> !mugraph.tile<16x32xf16>
    %wt = mugraph.load %ws imap [*] fmap 0 : tensor<100x8xf16> -> !mugraph.tile<32x8xf16>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [0] : !mugraph.tile<16x8xf32> -> tensor<70x8xf16>
  } -> tensor<70x8xf16>
  func.return %o : tensor<70x8xf16>
}

// The last tile has no entry at all: tensors are as wide as all tiles meanwhile.
func.func @empty(%x: tensor<10xf16>) -> tensor<10xf16> {
  %o = mugraph.block ins(%x : tensor<10xf16>) grid [4] loop 1 threads 128 {
  ^bb0(%xs: tensor<10xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<10xf16> -> !mugraph.tile<4xf16>
    %e = mugraph.exp %xt
    mugraph.store %e omap [0] : !mugraph.tile<4xf32> -> tensor<10xf16>
  } -> tensor<10xf16>
  func.return %o : tensor<10xf16>
}
