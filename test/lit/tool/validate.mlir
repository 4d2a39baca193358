// How far kernels are from the best known: of operators, each a kernel, and of a compiler's kernels for @src.
// RUN: mirage-opt --validate %s --split-input-file --stats %t.json | filecheck %s
// RUN: filecheck %s --check-prefix STATS --input-file %t.json

// CHECK: {{^}}@softmax on h100, times by the model
// CHECK-NEXT: every operator a kernel of its own
// CHECK: given {{ +}}4 {{ +}}9.002 MiB
// CHECK-NEXT: best known {{ +}}2 {{ +}}6 MiB
// CHECK: 1 {{ +}}4 MiB {{.*}} matmul
// CHECK: gaps of more than 20%: kernels (2.00 times), bytes (1.50 times), µs (
// CHECK: launches: 2 kernels more
// CHECK: +3 MiB {{ *}}device memory: %e (512 × 1024 f16) is written and read twice, not by the best known
// CHECK: unexplained
// CHECK-NEXT: +3.002 MiB {{ *}}the difference
// CHECK: kernels 2–4 {{.*}} for what the best known does in kernel 2

// STATS-DAG: "validate.softmax.kernels": 4
// STATS-DAG: "validate.softmax.best_kernels": 2
// STATS-DAG: "validate.softmax.bytes": 9439232
// STATS-DAG: "validate.tgt.kernels": 1

func.func @softmax(%x: tensor<512x1024xf16>, %w: tensor<1024x1024xf16>) -> tensor<512x1024xf16> {
  %h = mugraph.matmul %x, %w
  %e = mugraph.exp %h
  %s = mugraph.sum %e dim 1
  %p = mugraph.div %e, %s
  func.return %p : tensor<512x1024xf16>
}

// -----

// CHECK: {{^}}@tgt on h100
// CHECK: given {{ +}}1 {{ +}}2 MiB
// CHECK-NEXT: best known {{ +}}1 {{ +}}2 MiB
// CHECK: gaps of more than 20%: µs (
// CHECK: 16 blocks for 132 multiprocessors

func.func @src(%x: tensor<512x1024xf16>) -> tensor<512x1024xf16> {
  %e = mugraph.exp %x
  %y = mugraph.silu %e
  func.return %y : tensor<512x1024xf16>
}
func.func @tgt(%x: tensor<512x1024xf16>) -> tensor<512x1024xf16> {
  %o = mugraph.block ins(%x : tensor<512x1024xf16>) grid [16] {
  ^bb0(%xs: tensor<512x1024xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<512x1024xf16> -> !mugraph.tile<32x1024xf16>
    %e = mugraph.exp %xt
    %s = mugraph.silu %e
    mugraph.store %s omap [0] : !mugraph.tile<32x1024xf32> -> tensor<512x1024xf16>
  } -> tensor<512x1024xf16>
  func.return %o : tensor<512x1024xf16>
}
