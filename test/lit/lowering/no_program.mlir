// RUN: not mirage-opt -t triton %s 2>&1 | filecheck %s

// CHECK: error: nothing to emit: no public function consists of mugraph operators alone
// CHECK-NOT: {{.}}
func.func private @f(%x: tensor<4x64xf16>) -> tensor<4x64xf16> {
  %y = mugraph.exp %x
  func.return %y : tensor<4x64xf16>
}
