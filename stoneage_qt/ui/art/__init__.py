"""Pictures of pieces, cards and buildings: a pixmap cache and what composes them."""
