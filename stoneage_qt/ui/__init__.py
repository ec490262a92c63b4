"""The window: scene, panels and dialogs. Decides nothing, asks the models."""
