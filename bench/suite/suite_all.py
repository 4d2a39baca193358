"""All programs of the suite."""

from __future__ import annotations

import suite_activations
import suite_bert
import suite_experts
import suite_gpt
import suite_linear
import suite_llama
import suite_losses
import suite_norms
import suite_recommend
import suite_t5
import suite_vision
from suite_program import SUITE as SUITE

FAMILIES = (
    suite_gpt,
    suite_bert,
    suite_llama,
    suite_t5,
    suite_vision,
    suite_experts,
    suite_norms,
    suite_activations,
    suite_losses,
    suite_recommend,
    suite_linear,
)
