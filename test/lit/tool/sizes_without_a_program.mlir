// A function whose sizes are symbols computes its own operators where it has no programs.
// RUN: mirage-opt -p convert-mugraph-to-linalg %s | filecheck %s
// CHECK: func.func @f(%x: tensor<?x4xf16>) -> tensor<?x4xf16> {
// CHECK: "tensor.empty"(%{{.*}}) : (index) -> tensor<?x4xf32>
// CHECK: "math.exp"

func.func @f(%x: tensor<?x4xf16> {mugraph.dims = ["n", 4]}) -> tensor<?x4xf16> attributes {mugraph.symbols = {n = array<i64: 1, 8>}} {
  %y = mugraph.exp %x
  func.return %y : tensor<?x4xf16>
}
