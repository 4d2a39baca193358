// RUN: mirage-opt -p 'mugraph-decompose,mugraph-generate{target=h200}' %s --stats %t.json | filecheck %s
// RUN: filecheck %s --check-prefix STATS --input-file %t.json
// RUN: mirage-opt -p 'mugraph-decompose,mugraph-generate{target=h200 libraries=false}' %s | filecheck %s --check-prefix OURS

// Rows of a vocabulary are too long for a block: a library's kernel costs less than the fused one, which is a candidate too.
// Short rows are ours.

// CHECK:       func.func private @vocabulary.candidate0
// CHECK-NEXT:    [[P:%[0-9]+]] = mugraph.library_softmax %x
// CHECK-NEXT:    func.return [[P]]
// CHECK:       func.func private @vocabulary.candidate1
// CHECK:         mugraph.block
// CHECK:       func.func @short
// CHECK-NOT:     mugraph.library_softmax
// CHECK:         mugraph.block

// OURS-NOT: library_softmax

// STATS: "search.exhausted": true

func.func @vocabulary(%x: tensor<4096x50257xf16>) -> tensor<4096x50257xf16> {
  %p = mugraph.softmax %x dim 1
  func.return %p : tensor<4096x50257xf16>
}
func.func @short(%x: tensor<128x768xf16>) -> tensor<128x768xf16> {
  %p = mugraph.softmax %x dim 1
  func.return %p : tensor<128x768xf16>
}
