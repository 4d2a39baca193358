// RUN: mirage-opt -p 'mugraph-decompose,mugraph-generate{target=h200}' %s --stats %t.json | filecheck %s
// RUN: filecheck %s --check-prefix STATS --input-file %t.json
// RUN: mirage-opt -p 'mugraph-decompose,mugraph-generate{target=h200 libraries=false}' %s | filecheck %s --check-prefix OURS

// RUN: mirage-opt -p 'mugraph-decompose,mugraph-generate{target=h200 max_loops=1}' %s | filecheck %s --check-prefix ONE

// Rows of a vocabulary are too long for a tile: with one loop a block, a library's kernel costs less than fused ones, which are
// candidates too. With two, a fused one costs less. Short rows are ours.

// CHECK:       func.func private @vocabulary.candidate0
// CHECK-NEXT:    mugraph.block {{.*}} loop [[N:[0-9]+]], [[N]]
// CHECK:       func.func @short
// ONE:         func.func private @vocabulary.candidate0
// ONE-NEXT:      [[P:%[0-9]+]] = mugraph.library_softmax %x
// ONE-NEXT:      func.return [[P]]
// ONE:         func.func private @vocabulary.candidate1
// ONE:           mugraph.block
// ONE:         func.func @short
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
