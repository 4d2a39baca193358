// A tensor may have several symbolic sizes, however large their ranges are.
// RUN: mirage-opt %s | mirage-opt -p 'convert-mugraph-to-linalg{parallel=false}' | filecheck %s
// CHECK: func.func @scores(%q: tensor<2x?x64xf16>, %k: tensor<2x64x?xf16>) -> tensor<2x?x?xf16> {
// CHECK: "linalg.batch_matmul"

func.func @scores(%q: tensor<2x?x64xf16> {mugraph.dims = [2, "n", 64]}, %k: tensor<2x64x?xf16> {mugraph.dims = [2, 64, "m"]}) -> tensor<2x?x?xf16>
    attributes {mugraph.symbols = {n = array<i64: 1, 8192>, m = array<i64: 1, 131072>}} {
  %s = mugraph.matmul %q, %k
  func.return %s : tensor<2x?x?xf16>
}
