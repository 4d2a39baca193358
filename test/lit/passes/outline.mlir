// RUN: mirage-opt -p mugraph-outline{large=3} %s | filecheck %s
// RUN: mirage-opt -p mugraph-outline %s | filecheck %s --check-prefix WHOLE
// RUN: not mirage-opt -p mugraph-outline{large=0} %s 2>&1 | filecheck %s --check-prefix ZERO

// Reshapes are walls: no kernel reaches across. What is computed after each of them is the same, and one function.

// CHECK-LABEL: func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x8xf16>, %u: tensor<8x8xf16>) -> tensor<4x8xf16> attributes {kept, mugraph.source = @f__source} {
// CHECK-NEXT:    %0 = func.call @f.part0(%x, %w) : (tensor<4x8xf16>, tensor<8x8xf16>) -> tensor<4x8xf16>
// CHECK-NEXT:    %1 = func.call @f.part1(%0, %u) : (tensor<4x8xf16>, tensor<8x8xf16>) -> tensor<4x8xf16>
// CHECK-NEXT:    %2 = func.call @f.part1(%1, %w) : (tensor<4x8xf16>, tensor<8x8xf16>) -> tensor<4x8xf16>
// CHECK-NEXT:    func.return %2 : tensor<4x8xf16>
// CHECK:       func.func private @f.part0(%x: tensor<4x8xf16>, %w: tensor<8x8xf16>) -> tensor<4x8xf16> attributes {mugraph.part = @f.part0} {
// CHECK-NEXT:    mugraph.matmul %x, %w
// CHECK-NEXT:    mugraph.exp
// CHECK-NEXT:    func.return
// CHECK:       func.func private @f.part1
// CHECK-SAME:    mugraph.part = @f.part1
// CHECK-NEXT:    mugraph.reshape
// CHECK-NEXT:    mugraph.reshape
// CHECK-NEXT:    mugraph.matmul
// CHECK-NEXT:    mugraph.exp
// CHECK-NEXT:    func.return
// CHECK:       func.func private @f__source(
// CHECK-NOT:     func.call
// CHECK-LABEL: func.func @small
// CHECK-NEXT:    mugraph.exp
// CHECK-NEXT:    func.return
// CHECK-NOT:   func.func

// WHOLE-NOT: func.call
// WHOLE-NOT: @f.part0

// ZERO: error: option 'large' takes a positive integer, not 0

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x8xf16>, %u: tensor<8x8xf16>) -> tensor<4x8xf16> attributes {kept} {
  %p = mugraph.matmul %x, %w
  %e = mugraph.exp %p
  %er = mugraph.reshape %e to [2, 16]
  %es = mugraph.reshape %er to [4, 8]
  %q = mugraph.matmul %es, %u
  %f = mugraph.exp %q
  %fr = mugraph.reshape %f to [2, 16]
  %fs = mugraph.reshape %fr to [4, 8]
  %r = mugraph.matmul %fs, %w
  %y = mugraph.exp %r
  func.return %y : tensor<4x8xf16>
}

func.func @small(%x: tensor<8x16xf16>) -> tensor<8x16xf16> {
  %y = mugraph.exp %x
  func.return %y : tensor<8x16xf16>
}
