//! What Nightweave, her personalities, plans and plots ask (N10, N14–N16).
