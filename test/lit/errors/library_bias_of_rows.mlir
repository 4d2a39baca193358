// The bias of a library's kernel has an entry for each column.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: library_bias_of_rows.mlir:[[# @LINE + 4]]:3: error: 'mugraph.library_layer_norm': library_layer_norm: the bias must have 8 entries, not shape [4, 1]
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8xf16>, %b: tensor<4x1xf16>) {
  %y = mugraph.library_layer_norm %x, %w, %b
  func.return
}
