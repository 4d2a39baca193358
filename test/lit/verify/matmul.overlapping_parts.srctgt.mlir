// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: parts of a reduction that overlap count one element twice.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 9 instead of 8{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %w is 1 everywhere{{$}}
func.func @src(%x: tensor<4x8xf32>, %w: tensor<8x16xf32>) -> tensor<4x16xf32> {
  %o = mugraph.matmul %x, %w
  func.return %o : tensor<4x16xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %w: tensor<8x16xf32>) -> tensor<4x16xf32> {
  %xl = mugraph.slice %x dim 1 start 0 stop 4
  %xr = mugraph.slice %x dim 1 start 3 stop 8
  %wl = mugraph.slice %w dim 0 start 0 stop 4
  %wr = mugraph.slice %w dim 0 start 3 stop 8
  %l = mugraph.matmul %xl, %wl
  %r = mugraph.matmul %xr, %wr
  %o = mugraph.add %l, %r
  func.return %o : tensor<4x16xf32>
}
