"""The laws of tensor algebra, one file a theme, and what a law is (`law`). `LAWS` has all of them by name.

None is believed: each has its pair of programs in `test/lit/verify/`, which the verifier accepts, and a test instantiates each at
many shapes that its condition allows.
"""

from mirage_ir.saturate.laws import elementwise, layout, products, reductions, scales, softmax
from mirage_ir.saturate.laws.law import Law as Law
from mirage_ir.saturate.laws.law import Refused as Refused
from mirage_ir.saturate.laws.law import prove as prove

TABLE: tuple[Law, ...] = (
    *products.LAWS,
    *scales.LAWS,
    *layout.LAWS,
    *reductions.LAWS,
    *elementwise.LAWS,
    *softmax.LAWS,
)
LAWS: dict[str, Law] = {law.name: law for law in TABLE}
