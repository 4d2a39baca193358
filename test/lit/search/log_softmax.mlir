// RUN: mirage-opt -p 'mugraph-decompose,mugraph-generate' %s --stats %t.json | filecheck %s
// RUN: filecheck %s --check-prefix STATS --input-file %t.json

// log(exp(d)/Σ exp(d)) = d − log Σ exp(d): neither the weights nor the logarithm of each of them is computed.

// CHECK-LABEL:   func.func @log_softmax
// CHECK:           mugraph.block
// CHECK:             [[SHIFTED:%[0-9]+]] = mugraph.sub
// CHECK-NEXT:        [[WEIGHTS:%[0-9]+]] = mugraph.exp [[SHIFTED]]
// CHECK-NEXT:        [[SUM:%[0-9]+]] = mugraph.sum [[WEIGHTS]] dim 1
// CHECK-NEXT:        [[LOG:%[0-9]+]] = mugraph.log [[SUM]]
// CHECK-NEXT:        [[RESULT:%[0-9]+]] = mugraph.sub [[SHIFTED]], [[LOG]]
// CHECK-NEXT:        mugraph.store [[RESULT]]

// STATS: "search.exhausted": true

func.func @log_softmax(%x: tensor<64x4096xf16>) -> tensor<64x4096xf16> {
  %p = mugraph.softmax %x dim 1
  %o = mugraph.log %p
  func.return %o : tensor<64x4096xf16>
}
