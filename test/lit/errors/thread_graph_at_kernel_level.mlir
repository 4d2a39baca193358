// A thread graph stands inside a block graph.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: thread_graph_at_kernel_level.mlir:[[# @LINE + 4]]:3: error: 'mugraph.thread': levels are mixed: it stands inside mugraph.block, not inside func.func
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = mugraph.thread ins(%x : tensor<4x8xf16>) threads [4] {
  ^bb0(%xs: tensor<4x8xf16>):
    %f = mugraph.load %xs imap [0] : tensor<4x8xf16> -> !mugraph.fragment<1x8xf16>
    mugraph.store %f omap [0] : !mugraph.fragment<1x8xf16> -> tensor<4x8xf16>
  } -> tensor<4x8xf16>
  func.return
}
