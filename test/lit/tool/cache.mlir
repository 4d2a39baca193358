// Results that are kept in a folder: the second run finds all it needs, and gives the same.

// RUN: rm -rf %t.cache
// RUN: mirage-opt --superoptimize='cache="%t.cache"' %s --stats %t.first > %t.mlir
// RUN: mirage-opt --superoptimize='cache="%t.cache" budget=0.000001' %s --stats %t.again 2> %t.short | diff - %t.mlir
// RUN: mirage-opt --superoptimize='cache="%t.cache" reverify=true' %s --stats %t.anew 2> %t.err | diff - %t.mlir
// RUN: mirage-opt --superoptimize %s --stats %t.none 2>> %t.err | diff - %t.mlir
// RUN: filecheck %s --check-prefix FIRST --input-file %t.first
// RUN: filecheck %s --check-prefix AGAIN --input-file %t.again
// RUN: filecheck %s --check-prefix ANEW --input-file %t.anew
// RUN: filecheck %s --check-prefix NONE --input-file %t.none
// RUN: filecheck %s --check-prefix SHORT --input-file %t.short
// RUN: test ! -s %t.err
// FIRST-DAG: "cache.hits": 0
// FIRST-DAG: "cache.misses": 3
// AGAIN-DAG: "cache.hits": 3
// AGAIN-DAG: "cache.misses": 0
// AGAIN-DAG: "search.budget_met": false
// ANEW-DAG: "cache.hits": 2
// ANEW-DAG: "cache.misses": 0
// AGAIN-DAG: "numerics.budget_met": false
// AGAIN-DAG: "verify.budget_met": false
// NONE-NOT: "cache.
// SHORT: warning: @f: the budget ended saturation before it began: the laws may lead to better programs{{$}}
// SHORT-NOT: {{.}}

// Entries that were damaged are dropped, with a warning each, and made anew:
// RUN: sh -c 'for f in %t.cache/*/*.entry; do echo >> $f; done'
// RUN: mirage-opt --superoptimize='cache="%t.cache"' %s 2> %t.err | diff - %t.mlir
// RUN: filecheck %s --check-prefix DAMAGED --input-file %t.err
// RUN: mirage-opt --superoptimize='cache="%t.cache"' %s 2> %t.err | diff - %t.mlir
// RUN: test ! -s %t.err
// DAMAGED: {{^}}{{.*}}cache.mlir:[[# @LINE + 19]]:1: warning: the cache entry '{{.*}}searches{{.*}}' is not used: it has {{[0-9]+}} bytes, not {{[0-9]+$}}
// DAMAGED-NEXT: cache.mlir:[[# @LINE + 18]]:1: warning: the cache entry '{{.*}}numerics{{.*}}' is not used: it has
// DAMAGED-NEXT: cache.mlir:[[# @LINE + 17]]:1: warning: the cache entry '{{.*}}verdicts{{.*}}' is not used: it has {{.*$}}
// DAMAGED-NOT: {{.}}

// The default folder is the one that the environment says:
// RUN: rm -rf %t.default
// RUN: env MIRAGE_IR_CACHE=%t.default mirage-opt --superoptimize='cache=true' %s | diff - %t.mlir
// RUN: ls %t.default | filecheck %s --check-prefix DEFAULT
// DEFAULT: numerics
// DEFAULT-NEXT: searches
// DEFAULT-NEXT: verdicts

// A folder that cannot be used costs one warning:
// RUN: mirage-opt --superoptimize='cache="%s/cache"' %s 2> %t.err | diff - %t.mlir
// RUN: filecheck %s --check-prefix UNUSABLE --input-file %t.err
// UNUSABLE: {{^}}{{.*}}cache.mlir:[[# @LINE + 3]]:1: warning: cannot read the cache '{{.*}}cache.mlir/cache', and it goes on without: Not a directory
// UNUSABLE-NOT: {{.}}

func.func @f(%x: tensor<16x64xf16>, %w: tensor<64x32xf16>) -> tensor<16x32xf16> {
  %p = mugraph.matmul %x, %w
  %y = mugraph.exp %p
  func.return %y : tensor<16x32xf16>
}
