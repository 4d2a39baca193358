// The boxes of a function's programs hold each of its sizes.
// RUN: not mirage-opt -p convert-mugraph-to-linalg %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: sizes_without_all_boxes.mlir:[[# @LINE + 3]]:1: error: 'func.func': the mugraph.boxes of its programs must hold each of its sizes once
// CHECK-NOT: Traceback

func.func @f(%x: tensor<?x4xf16> {mugraph.dims = ["n", 4]}) -> tensor<?x4xf16> attributes {mugraph.symbols = {n = array<i64: 1, 8>}} {
  %y = mugraph.exp %x
  func.return %y : tensor<?x4xf16>
}

func.func private @g(%x: tensor<8x4xf16>) -> tensor<8x4xf16>
    attributes {mugraph.program_of = @f, mugraph.sizes = {n = 8 : i64}, mugraph.boxes = [{n = array<i64: 1, 7>}]} {
  %y = mugraph.exp %x
  func.return %y : tensor<8x4xf16>
}
