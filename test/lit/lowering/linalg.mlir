// RUN: mirage-opt -p convert-mugraph-to-linalg %s | filecheck %s
// RUN: mirage-opt -p 'convert-mugraph-to-linalg{parallel=false}' %s | filecheck %s --check-prefix NEST

// The grid is an scf.forall; accumulators are arguments of the loop, to which a product adds; a shift has its running maximum.

// CHECK:      func.func @scores(
// CHECK:        %[[out:.*]] = "scf.forall"({{.*}}) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
// CHECK:          "scf.for"(
// CHECK:            "tensor.extract_slice"({{.*}}static_sizes = array<i64: 16, 16>
// CHECK:            "linalg.matmul"
// CHECK:            "linalg.reduce"
// CHECK:            "linalg.generic"
// CHECK:              "arith.maximumf"
// CHECK:              "math.exp"
// CHECK:              "math.exp"
// CHECK:            "scf.yield"
// CHECK:          "scf.forall.in_parallel"() ({
// CHECK-NEXT:       "tensor.parallel_insert_slice"
// CHECK-NOT:  mugraph

// NEST-NOT:   scf.forall
// NEST:       "scf.for"
// NEST:       "scf.for"
// NEST:       "tensor.insert_slice"

func.func @scores(%q: tensor<32x16xf16>, %k: tensor<16x64xf16>) -> tensor<32x1xf16> attributes {mugraph.target = "h100"} {
  %s = mugraph.block ins(%q, %k : tensor<32x16xf16>, tensor<16x64xf16>) grid [4] loop 4 threads 128 {
  ^bb0(%qs: tensor<32x16xf16>, %ks: tensor<16x64xf16>):
    %qt = mugraph.load %qs imap [0] : tensor<32x16xf16> -> !mugraph.tile<8x16xf16>
    %kt = mugraph.load %ks imap [*] fmap 1 : tensor<16x64xf16> -> !mugraph.tile<16x16xf16>
    %a = mugraph.matmul %qt, %kt
    %m = mugraph.max %a dim 1
    %d = mugraph.sub %a, %m
    %e = mugraph.exp %d
    %p = mugraph.sum %e dim 1
    %t = mugraph.accumulate sum %p shift %m
    mugraph.store %t omap [0] : !mugraph.tile<8x1xf32> -> tensor<32x1xf16>
  } -> tensor<32x1xf16>
  func.return %s : tensor<32x1xf16>
}
