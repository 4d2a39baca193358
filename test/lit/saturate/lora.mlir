// RUN: mirage-opt -p 'mugraph-saturate{keep=4}' %s | filecheck %s
// RUN: mirage-opt -p mugraph-saturate %s | filecheck %s --check-prefix PACKED
// RUN: mirage-opt --superoptimize='keep-source=false' %s | filecheck %s --check-prefix KERNEL

// LoRA as one product of concatenated operands, x w + (x a) b = [x, x a] [w; b]: one of the best equal programs. It costs more than
// the program itself where the weights have to be put together in memory.

// The kernel that the search makes needs no concatenation: it sums over both dimensions, one after the other, and stores once.

// CHECK-LABEL: func.func @lora(
// CHECK: func.func private @lora.equal{{[0-3]}}({{.*}}mugraph.equal_to = @lora
// CHECK: %[[T:.*]] = mugraph.matmul %x, %a
// CHECK-NEXT: %[[X:.*]] = mugraph.concat %x, %[[T]] dim 1
// CHECK-NEXT: %[[W:.*]] = mugraph.concat %w, %b dim 0
// CHECK-NEXT: %[[O:.*]] = mugraph.matmul %[[X]], %[[W]]
// CHECK-NEXT: func.return %[[O]]

// KERNEL-LABEL: func.func @lora(
// KERNEL: mugraph.block ins(%{{[0-9]+}}, %b, %x, %w :
// KERNEL-NOT: mugraph.block
// KERNEL-COUNT-2: mugraph.matmul
// KERNEL-NOT: mugraph.block
// KERNEL: mugraph.store {{.*}} -> tensor<16x4096xf16>
// KERNEL-LABEL: func.func @packed(
func.func @lora(%x: tensor<16x4096xf16>, %w: tensor<4096x4096xf16>, %a: tensor<4096x256xf16>, %b: tensor<256x4096xf16>) -> tensor<16x4096xf16> {
  %y = mugraph.matmul %x, %w
  %t = mugraph.matmul %x, %a
  %u = mugraph.matmul %t, %b
  %o = mugraph.add %y, %u
  func.return %o : tensor<16x4096xf16>
}

// Where they stand in one tensor it is the best.

// PACKED: func.func private @packed.equal0(
// PACKED-NEXT: %[[T:.*]] = mugraph.matmul %x, %a
// PACKED-NEXT: %[[X:.*]] = mugraph.concat %x, %[[T]] dim 1
// PACKED-NEXT: %[[O:.*]] = mugraph.matmul %[[X]], %wb
// PACKED-NEXT: func.return %[[O]]
func.func @packed(%x: tensor<16x1024xf16>, %a: tensor<1024x16xf16>, %wb: tensor<1040x4096xf16>) -> tensor<16x4096xf16> {
  %w = mugraph.slice %wb dim 0 start 0 stop 1024
  %b = mugraph.slice %wb dim 0 start 1024 stop 1040
  %y = mugraph.matmul %x, %w
  %t = mugraph.matmul %x, %a
  %u = mugraph.matmul %t, %b
  %o = mugraph.add %y, %u
  func.return %o : tensor<16x4096xf16>
}
