"""How a long search goes: its time, its workers, its checkpoint, its progress."""
