// RUN: mirage-opt %s -t dot | filecheck %s
// RUN: not mirage-opt %S/../tool/Inputs/nothing_to_draw.mlir -t dot 2>&1 | filecheck %s --check-prefix NOTHING

// Kernel graphs as graphs, block graphs as clusters with their phases, thread graphs inside.

// CHECK-LABEL: digraph "product" {
// CHECK: "0" [label="x\n16 × 64 f16", shape=ellipse
// CHECK: subgraph "cluster_2" {
// CHECK: label="kernel 1\ngrid 2 · loop 4"
// CHECK: subgraph "cluster_2_0" {
// CHECK: label="loop: 4 iterations"
// CHECK: "2.0" [label="load x\n16 × 16 f16", shape=invhouse
// CHECK: "2.2" [label="matmul\n16 × 16 f32", shape=box, style=bold
// CHECK: "2.3" [label="accumulate sum
// CHECK: subgraph "cluster_2_1" {
// CHECK: label="after the loop"
// CHECK: subgraph "cluster_2.4" {
// CHECK: label="thread graph\n16 × 4 threads"
// CHECK: "2.4.1" [label="exp
// CHECK: "2.5" [label="store
// CHECK: "2.0" -> "2.2" [label="16 × 16 f16"];
// CHECK: "0" -> "2.0" [label="16 × 64 f16", lhead="cluster_2"];
// CHECK: "2.5" -> "3" [label="16 × 32 f16", ltail="cluster_2"];
// CHECK-LABEL: digraph "plain" {
// CHECK: "1" [label="exp\n8 × 64 f16"
// CHECK: "0" -> "1"

// NOTHING: nothing_to_draw.mlir:1:1: error: nothing to draw: no public function consists of mugraph operators alone
// NOTHING-NOT: {{.}}

func.func @product(%x: tensor<16x64xf16>, %w: tensor<64x32xf16>) -> tensor<16x32xf16> {
  %0 = mugraph.block ins(%x, %w : tensor<16x64xf16>, tensor<64x32xf16>) grid [2] loop 4 threads 128 {
  ^bb0(%xs: tensor<16x64xf16>, %ws: tensor<64x32xf16>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x64xf16> -> !mugraph.tile<16x16xf16>
    %wt = mugraph.load %ws imap [1] fmap 0 : tensor<64x32xf16> -> !mugraph.tile<16x16xf16>
    %1 = mugraph.matmul %xt, %wt
    %2 = mugraph.accumulate sum %1
    %3 = mugraph.thread ins(%2 : !mugraph.tile<16x16xf32>) threads [16, 4] {
    ^bb1(%t: !mugraph.tile<16x16xf32>):
      %f = mugraph.load %t imap [0, 1] : !mugraph.tile<16x16xf32> -> !mugraph.fragment<1x4xf32>
      %e = mugraph.exp %f
      mugraph.store %e omap [0, 1] : !mugraph.fragment<1x4xf32> -> !mugraph.tile<16x16xf32>
    } -> !mugraph.tile<16x16xf32>
    mugraph.store %3 omap [1] : !mugraph.tile<16x16xf32> -> tensor<16x32xf16>
  } -> tensor<16x32xf16>
  func.return %0 : tensor<16x32xf16>
}
func.func @plain(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.exp %x
  func.return %y : tensor<8x64xf16>
}
