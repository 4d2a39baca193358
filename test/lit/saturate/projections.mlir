// RUN: mirage-opt -p mugraph-saturate %s | filecheck %s
// RUN: mirage-opt -p mugraph-saturate %s | filecheck %s --check-prefix PACKED

// Q, K and V are slices of one product: of the weights side by side, or of the tensor that holds them all.

// CHECK-LABEL: func.func @projections(
// CHECK: func.func private @projections.equal0(
// CHECK-NEXT: %[[W:.*]] = mugraph.concat %wq, %wk, %wv dim 1
// CHECK-NEXT: %[[Y:.*]] = mugraph.matmul %x, %[[W]]
// CHECK-NEXT: mugraph.slice %[[Y]] dim 1 start 0 stop 64
// CHECK-NEXT: mugraph.slice %[[Y]] dim 1 start 64 stop 128
// CHECK-NEXT: mugraph.slice %[[Y]] dim 1 start 128 stop 192
func.func @projections(%x: tensor<4096x64xf16>, %wq: tensor<64x64xf16>, %wk: tensor<64x64xf16>, %wv: tensor<64x64xf16>) -> (tensor<4096x64xf16>, tensor<4096x64xf16>, tensor<4096x64xf16>) {
  %q = mugraph.matmul %x, %wq
  %k = mugraph.matmul %x, %wk
  %v = mugraph.matmul %x, %wv
  func.return %q, %k, %v : tensor<4096x64xf16>, tensor<4096x64xf16>, tensor<4096x64xf16>
}

// PACKED: func.func private @packed.equal0(
// PACKED-NEXT: %[[Y:.*]] = mugraph.matmul %x, %w{{$}}
// PACKED-NEXT: mugraph.slice %[[Y]] dim 1 start 0 stop 1024
// PACKED-NEXT: mugraph.slice %[[Y]] dim 1 start 1024 stop 1280
// PACKED-NEXT: mugraph.slice %[[Y]] dim 1 start 1280 stop 1536
func.func @packed(%x: tensor<16x1024xf16>, %w: tensor<1024x1536xf16>) -> (tensor<16x1024xf16>, tensor<16x256xf16>, tensor<16x256xf16>) {
  %wq = mugraph.slice %w dim 1 start 0 stop 1024
  %wk = mugraph.slice %w dim 1 start 1024 stop 1280
  %wv = mugraph.slice %w dim 1 start 1280 stop 1536
  %q = mugraph.matmul %x, %wq
  %k = mugraph.matmul %x, %wk
  %v = mugraph.matmul %x, %wv
  func.return %q, %k, %v : tensor<16x1024xf16>, tensor<16x256xf16>, tensor<16x256xf16>
}
