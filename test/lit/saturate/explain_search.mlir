// RUN: mirage-opt --explain --superoptimize='keep-source=false top=3' %s | filecheck %s
// RUN: mirage-opt --superoptimize %s | filecheck %s --check-prefix IR

// How the program that the search chose follows: the laws first, and what the search made of the equal program.

// IR: func.func @packed({{.*}}mugraph.searched_from = "packed.equal0"

// CHECK-LABEL: @packed: {{.*}} µs on h100, estimated
// CHECK: 1. matmul.of_columns: a @ slice(b, -1, i, j) = slice(a @ b, -1, i, j)
// CHECK: 2. matmul.of_columns
// CHECK: %0 = mugraph.matmul %x, %w{{$}}
// CHECK: {{^}}  the search makes of it, in 1 kernel:
// CHECK: mugraph.store {{.*}} -> tensor<16x1280xf16>
// CHECK: {{^}}  equivalent: chance of error at most 2^-

// CHECK-LABEL: @alone:
// CHECK-NOT: {{^  [0-9]}}
// CHECK: {{^}}  the search makes of it, in 1 kernel:
func.func @packed(%x: tensor<16x1024xf16>, %w: tensor<1024x1280xf16>) -> (tensor<16x1024xf16>, tensor<16x256xf16>) {
  %wq = mugraph.slice %w dim 1 start 0 stop 1024
  %wk = mugraph.slice %w dim 1 start 1024 stop 1280
  %q = mugraph.matmul %x, %wq
  %k = mugraph.matmul %x, %wk
  func.return %q, %k : tensor<16x1024xf16>, tensor<16x256xf16>
}
func.func @alone(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.exp %x
  func.return %y : tensor<8x64xf16>
}
