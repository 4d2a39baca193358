// RUN: mirage-opt -p mugraph-plan-layouts,mugraph-schedule,mugraph-plan-memory %s | filecheck %s --check-prefix PLAN
// RUN: mirage-opt -p mugraph-plan-layouts,mugraph-schedule,mugraph-plan-memory %s | mirage-opt -t cuda | filecheck %s
// RUN: mirage-opt -t cuda %s | filecheck %s

// Rows of values have 61 entries and begin anywhere: they are copied in the chunks of 16 bytes that hold them, into rows of 72 entries, and
// moved into place, since several warps read each. Warp groups multiply nothing then, so the loop has no slots.

// PLAN-NOT:  mugraph.slots
// PLAN:      mugraph.load %ks {{.*}}stages 4, at byte
// PLAN-NEXT: mugraph.load %vs {{.*}}<64x72xf16, panels 72, swizzle 0, stages 4, at byte {{[0-9]+}}>, #mugraph.buffer<64x64xf16, panels 64, swizzle 3, stages 1, at byte
// PLAN-NOT:  mugraph.slots

// CHECK:      const Shared<half, Panels<72, 0, 64, 72>, 4> v_s{memory + {{[0-9]+}}};
// CHECK:      for (int i = 0; i < 3; ++i) {
// CHECK-NEXT:   copy_async<256>(k_s[i], window<8>(k, at(0, i * 64), within(64, 64)));
// CHECK-NEXT:   copy_chunks<256>(v_s[i], window<8>(v, at(i * 64, 0), within(64, 61)));
// CHECK-NEXT:   commit();
// CHECK:      for (int i = 0; i < 8; ++i) {
// CHECK:        copy_chunks<256>(v_s[(i + 3) % 4], window<8>(v, at((i + 3) * 64, 0), within(min(64, (5 - i) * 64), 61)));
// CHECK:        multiply(matmul_6, value_3_f16, k_s[i % 4]);
// CHECK:        load(value_5, v_s[i % 4].in_chunks<>(v, at(i * 64, 0)));
// CHECK-NEXT:   store(value_5, v_s_rows[0]);
// CHECK-NEXT:   sync();
// CHECK-NEXT:   multiply(acc_11, exp_9_f16, v_s_rows[0]);
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
