// RUN: mirage-opt -p mugraph-saturate %s | filecheck %s

// LoRA as one product of concatenated operands, where the two weights stand in one tensor: x w + (x a) b = [x, x a] [w; b].

// CHECK-LABEL: func.func @lora(
// CHECK: func.func private @lora.equal0(
// CHECK-NEXT: %[[T:.*]] = mugraph.matmul %x, %a
// CHECK-NEXT: %[[X:.*]] = mugraph.concat %x, %[[T]] dim 1
// CHECK-NEXT: %[[O:.*]] = mugraph.matmul %[[X]], %wb
// CHECK-NEXT: func.return %[[O]]
func.func @lora(%x: tensor<16x1024xf16>, %a: tensor<1024x16xf16>, %wb: tensor<1040x4096xf16>) -> tensor<16x4096xf16> {
  %w = mugraph.slice %wb dim 0 start 0 stop 1024
  %b = mugraph.slice %wb dim 0 start 1024 stop 1040
  %y = mugraph.matmul %x, %w
  %t = mugraph.matmul %x, %a
  %u = mugraph.matmul %t, %b
  %o = mugraph.add %y, %u
  func.return %o : tensor<16x4096xf16>
}
