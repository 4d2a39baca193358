// A bundle holds one program.

// RUN: not mirage-opt --superoptimize=top=1 --emit-bundle %t %s 2>&1 | filecheck %s
// CHECK: bundle_of_two.mlir:{{.*}}: error: @g: candidates are measured for one program, but @f, @g are public: make the others private
// CHECK-NOT: {{.}}

func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.exp %x
  func.return %y : tensor<8x64xf16>
}

func.func @g(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.square %x
  func.return %y : tensor<8x64xf16>
}
