// RUN: mirage-opt -p mugraph-plan-layouts,mugraph-schedule,mugraph-plan-memory %s | filecheck %s --check-prefix PLAN
// RUN: mirage-opt -p mugraph-plan-layouts,mugraph-schedule,mugraph-plan-memory %s | mirage-opt -t cuda | filecheck %s
// RUN: mirage-opt -t cuda %s | filecheck %s

// Rows of values have 61 entries, which asynchronous copies cannot bring. An iteration loads the next one's tile into registers when it
// begins, and stores it when it has arrived: so its load has a slot and two stages, beside four of the other tile.

// PLAN:      mugraph.load %qs
// PLAN:      mugraph.load %ks {{.*}}stages 4, at byte
// PLAN-NEXT: mugraph.load %vs {{.*}}stages 2, at byte {{[0-9]+}}>], mugraph.slots = [#mugraph.slot<stage 1, start {{[0-9]+}}, issue>]
// PLAN:      mugraph.matmul %qt, %kt {{.*}}mugraph.slots = [#mugraph.slot<stage 0, start {{[0-9]+}}, tensor>]

// CHECK:      Arriving<half, Layout<{{.*}}>, Aligned ? 1 : -1> v_next;
// CHECK:      load(v_next, window<8>(v, at(0 * 64, 0), within(64, 61)));
// CHECK-NEXT: store(v_next, v_s[0]);
// CHECK:      for (int i = 0; i < 8; ++i) {
// CHECK:        commit();
// CHECK-NEXT:   load(v_next, window<8>(v, at((i + 1) * 64, 0), within(min(64, (7 - i) * 64), 61)));
// CHECK:        begin_multiply_groups(matmul_6_next, value_3_f16, k_s[(i + 1) % 4]);
// CHECK:        multiply_groups(acc_11, exp_9_f16, v_s[i % 2]);
// CHECK:        // %5 = load %2 : 64x61xf16
// CHECK-NEXT:   store(v_next, v_s[(i + 1) % 2]);
func.func @attention(%q: tensor<128x64xf16>, %k: tensor<64x512xf16>, %v: tensor<512x61xf16>) -> tensor<128x61xf16> {
  %o = mugraph.block ins(%q, %k, %v : tensor<128x64xf16>, tensor<64x512xf16>, tensor<512x61xf16>) grid [1] loop 8 threads 256 {
  ^bb0(%qs: tensor<128x64xf16>, %ks: tensor<64x512xf16>, %vs: tensor<512x61xf16>):
    %qt = mugraph.load %qs imap [*] : tensor<128x64xf16> -> !mugraph.tile<128x64xf16>
    %kt = mugraph.load %ks imap [*] fmap 1 : tensor<64x512xf16> -> !mugraph.tile<64x64xf16>
    %vt = mugraph.load %vs imap [*] fmap 0 : tensor<512x61xf16> -> !mugraph.tile<64x61xf16>
    %s = mugraph.matmul %qt, %kt
    %m = mugraph.max %s dim 1
    %d = mugraph.sub %s, %m
    %e = mugraph.exp %d
    %p = mugraph.matmul %e, %vt
    %a = mugraph.accumulate sum %p shift %m
    %r = mugraph.sum %e dim 1
    %l = mugraph.accumulate sum %r shift %m
    %x = mugraph.div %a, %l
    mugraph.store %x omap [*] : !mugraph.tile<128x61xf32> -> tensor<128x61xf16>
  } -> tensor<128x61xf16>
  func.return %o : tensor<128x61xf16>
}
