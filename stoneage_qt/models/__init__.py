"""Qt's view of a match: objects and item models that emit signals. No widgets."""
