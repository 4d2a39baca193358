// A tile outside every block.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: tile_in_function.mlir:[[# @LINE + 4]]:3: error: 'mugraph.exp': levels are mixed: a block value (!mugraph.tile<4x8xf32>) lives inside a mugraph.block
// CHECK-NOT: Traceback

func.func @f(%t: !mugraph.tile<4x8xf16>) {
  %y = mugraph.exp %t
  func.return
}
